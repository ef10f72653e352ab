//! How wide text is, before anything draws it: estimated for pictures, counted in columns for terminals.

use unicode_width::UnicodeWidthStr;

/// The estimated width of a line of text in a sans-serif face at this size. On the generous side, because the reader
/// may not have the house's narrow face.
#[must_use]
pub fn width(text: &str, size: f32) -> f32 {
    let ems: f32 = text
        .chars()
        .map(|letter| match letter {
            'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '’' | '|' | '!' | 'î' | 'ï' => 0.28,
            ' ' | '\u{a0}' | '\u{202f}' | 'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '-' | '·' | '/' => 0.36,
            'm' | 'w' | 'M' | 'W' | 'œ' | 'Œ' | '—' | '…' | '@' => 0.88,
            'A'..='Z' | 'À'..='Ý' => 0.66,
            letter if letter.is_ascii() || ('\u{c0}'..='\u{24f}').contains(&letter) => 0.55,
            _ => 0.9,
        })
        .sum();
    ems * size
}

/// The text, or as much of its beginning as fits with an ellipsis; nothing if not even one letter fits.
#[must_use]
pub fn shorten(text: &str, size: f32, room: f32) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if width(&kept, size) + width("…", size) > room {
            kept.pop();
            break;
        }
    }
    let kept = kept.trim_end();
    if kept.is_empty() { String::new() } else { format!("{kept}…") }
}

/// The text on at most `lines` lines; what does not fit ends in an ellipsis.
#[must_use]
pub fn wrap_drawn(text: &str, size: f32, room: f32, lines: usize) -> Vec<String> {
    let mut wrapped = wrap(text, |line| width(line, size) <= room);
    if wrapped.len() > lines {
        let rest = wrapped.split_off(lines.saturating_sub(1)).join(" ");
        if lines > 0 {
            wrapped.push(shorten(&rest, size, room));
        }
    }
    wrapped.iter().map(|line| shorten(line, size, room)).collect()
}

/// The text on lines of at most `columns` columns; a longer word stands alone on its line.
pub(crate) fn wrap_columns(text: &str, columns: usize) -> Vec<String> {
    wrap(text, |line| line.width() <= columns)
}

fn wrap(text: &str, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in words(paragraph) {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if line.is_empty() || fits(&longer) {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }
    lines
}

/// What stays on one line. Only breaking spaces part words: "4 talents" may hold one that does not; and what French sets apart
/// by a space ("Aumône : 3 Pièces", « Asile ») does not begin or end a line alone.
fn words(paragraph: &str) -> impl Iterator<Item = &str> {
    let mut rest = paragraph.trim_start_matches(' ');
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let closes = |after: &str| after.starts_with([':', ';', '?', '!', '»']);
        let breaks = |at: &usize| {
            let (before, after) = (&rest[..*at], rest[*at..].trim_start_matches(' '));
            !closes(after) && !before.ends_with('«')
        };
        let end = rest.match_indices(' ').map(|(at, _)| at).find(breaks).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after.trim_start_matches(' ');
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_french_sets_apart_neither_begins_nor_ends_a_line_alone() {
        let text = "Aumône : 3 Pièces. Jouez « Asile » ! Encore ?";
        let kept: Vec<&str> = words(text).collect();
        assert_eq!(kept, ["Aumône :", "3", "Pièces.", "Jouez", "« Asile » !", "Encore ?"]);
        assert_eq!(wrap_columns("Donnez une Aumône : 3 Pièces", 17), ["Donnez une", "Aumône : 3 Pièces"]);
        assert_eq!(words("  a  b ").collect::<Vec<_>>(), ["a", "b"]);
    }

    #[test]
    fn a_shortened_text_fits_its_room_and_ends_in_an_ellipsis() {
        let short = shorten("Le grand prêtre lance quatre dés", 14.0, 90.0);
        assert!(short.ends_with('…') && short.starts_with("Le gr"), "{short}");
        assert!(width(&short, 14.0) <= 90.0);
    }

    #[test]
    fn a_text_that_fits_is_left_alone() {
        assert_eq!(shorten("Mur", 14.0, 90.0), "Mur");
    }

    #[test]
    fn a_room_too_small_for_a_letter_stays_empty() {
        assert_eq!(shorten("Mur", 14.0, 10.0), "");
    }

    #[test]
    fn wrapped_text_keeps_every_word_when_the_lines_suffice() {
        let lines = wrap_drawn("un deux trois quatre", 12.0, 60.0, 9);
        assert!(lines.len() > 1);
        assert_eq!(lines.join(" "), "un deux trois quatre");
    }

    #[test]
    fn wrapped_text_never_has_more_lines_than_asked() {
        let lines = wrap_drawn("un deux trois quatre cinq six sept", 12.0, 60.0, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines[1].ends_with('…'), "{lines:?}");
    }

    #[test]
    fn a_space_that_does_not_break_keeps_its_words_together() {
        assert_eq!(wrap_columns("paie 4\u{a0}talents", 7), ["paie", "4\u{a0}talents"]);
    }
}
