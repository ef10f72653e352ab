//! How wide text is, before anything draws it: estimated for pictures, counted in columns for terminals.

use unicode_width::UnicodeWidthStr;

/// In which face a text is set, as far as its width goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typeface {
    /// The narrow face that the page brings along.
    Bundled,
    /// Whatever sans-serif face the reader of a picture has. On the generous side: it may not be that one.
    Any,
}

/// How much wider than its room a line may be to be set closer instead of cut or wrapped.
pub(crate) const CLOSER: f32 = 1.15;

/// How much broader a title is than in the sans-serif face: with a figure in it, it is set in that.
pub(crate) fn broader(title: &str) -> f32 {
    if title.contains(|letter: char| letter.is_ascii_digit()) { 1.0 } else { 1.1 }
}

impl Typeface {
    /// The estimated width of a line of text at this size.
    #[must_use]
    pub fn width(self, text: &str, size: f32) -> f32 {
        let [narrow, slim, broad, capital, small, other] = match self {
            Typeface::Bundled => [0.27, 0.33, 0.82, 0.61, 0.51, 0.9],
            Typeface::Any => [0.28, 0.36, 0.88, 0.66, 0.55, 0.9],
        };
        let ems: f32 = text
            .chars()
            .map(|letter| match letter {
                'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '’' | '|' | '!' | 'î' | 'ï' => narrow,
                ' ' | '\u{a0}' | '\u{202f}' | 'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '-' | '·' | '/' => slim,
                'm' | 'w' | 'M' | 'W' | 'œ' | 'Œ' | '—' | '…' | '@' => broad,
                letter if !letter.to_lowercase().eq([letter]) => capital,
                '\0'..='\u{24f}' => small,
                _ => other,
            })
            .sum();
        ems * size
    }

    /// The text, or as much of its beginning as fits with an ellipsis; nothing if not even one letter fits.
    #[must_use]
    pub fn shorten(self, text: &str, size: f32, room: f32) -> String {
        if self.width(text, size) <= room {
            return text.to_owned();
        }
        let mut kept = String::new();
        for letter in text.chars() {
            kept.push(letter);
            if self.width(&kept, size) + self.width("…", size) > room {
                kept.pop();
                break;
            }
        }
        let kept = kept.trim_end();
        if kept.is_empty() { String::new() } else { format!("{kept}…") }
    }

    /// As many whole words of its beginning as fit, without a mark that there are more: for where a picture says the rest. Of a
    /// first word that is too long what is before its hyphen.
    #[must_use]
    pub fn leading(self, text: &str, size: f32, room: f32) -> String {
        let fits = |kept: &&str| self.width(kept, size) <= room;
        let ends = text.match_indices(' ').map(|(at, _)| at).chain([text.len()]);
        let kept = ends.map(|end| &text[..end]).take_while(fits).last();
        let kept = kept.or_else(|| text.split_once('-').map(|(head, _)| head).filter(fits));
        let closes = |letter: char| letter.is_whitespace() || matches!(letter, ':' | ',' | '·');
        kept.unwrap_or_default().trim_end_matches(closes).to_owned()
    }

    /// The text on at most `lines` lines; what does not fit ends in an ellipsis. A word that is too wide for a line is parted.
    #[must_use]
    pub fn wrap(self, text: &str, size: f32, room: f32, lines: usize) -> Vec<String> {
        let fits = |line: &str| self.width(line, size) <= room;
        let mut wrapped = wrap(text, fits, |word| parted(word, &fits));
        if wrapped.len() > lines {
            let rest = wrapped.split_off(lines.saturating_sub(1)).join(" ");
            if lines > 0 {
                wrapped.push(rest);
            }
        }
        wrapped.iter().map(|line| self.shorten(line, size, room)).collect()
    }
}

/// The estimated width of a line of text in a sans-serif face at this size. On the generous side, because the reader
/// may not have the house's narrow face.
#[must_use]
pub fn width(text: &str, size: f32) -> f32 {
    Typeface::Any.width(text, size)
}

/// The text, or as much of its beginning as fits with an ellipsis; nothing if not even one letter fits.
#[must_use]
pub fn shorten(text: &str, size: f32, room: f32) -> String {
    Typeface::Any.shorten(text, size, room)
}

/// The text on at most `lines` lines; what does not fit ends in an ellipsis. A word that is too wide for a line is parted.
#[must_use]
pub fn wrap_drawn(text: &str, size: f32, room: f32, lines: usize) -> Vec<String> {
    Typeface::Any.wrap(text, size, room, lines)
}

/// How much wider than its room a line may be wrapped before anything else is tried, in steps of a twentieth.
const STEPS: u8 = 8;

/// The whole text on at most `lines` lines, nothing cut: where it takes more, lines are a little too wide for their room and
/// [`squeezed`] into it; what does not fit even so stays on the last one.
#[must_use]
pub fn wrap_whole(text: &str, size: f32, room: f32, lines: usize) -> Vec<String> {
    let wrapped = |step: u8| wrap(text, |line| width(line, size) <= room * (1.0 + f32::from(step) / 20.0), whole);
    let mut best = (0..STEPS).map(wrapped).find(|wrapped| wrapped.len() <= lines).unwrap_or_else(|| wrapped(STEPS));
    if best.len() > lines.max(1) {
        let rest = best.split_off(lines.max(1) - 1).join(" ");
        best.push(rest);
    }
    best
}

/// The attributes by which SVG squeezes a line into its room; none if it fits. They never stretch it: a line that fits only in the
/// page's own face is as long as it is there.
#[must_use]
pub fn squeezed(line: &str, size: f32, room: f32) -> String {
    if width(line, size) <= room {
        return String::new();
    }
    // Measured: lines are four fifths to nine tenths of the estimate, bold ones the most.
    let length = (Typeface::Bundled.width(line, size) * 0.9).min(room).max(1.0);
    format!(r#" textLength="{length:.1}" lengthAdjust="spacingAndGlyphs""#)
}

/// A word that is wider than its line, in parts that are not, each but the last with a hyphen; whole if it cannot be parted.
fn parted(word: &str, fits: &impl Fn(&str) -> bool) -> Vec<String> {
    if fits(word) {
        return vec![word.to_owned()];
    }
    let cut = syllables(word).into_iter().rev().find_map(|at| {
        let (head, tail) = word.split_at(at);
        let head = if head.ends_with('-') { head.to_owned() } else { format!("{head}-") };
        fits(&head).then_some((head, tail))
    });
    match cut {
        None => vec![word.to_owned()],
        Some((head, tail)) => std::iter::once(head).chain(parted(tail, fits)).collect(),
    }
}

/// Where a word may be parted: before a consonant that begins a syllable, with three letters on both sides, and after its own
/// hyphens.
fn syllables(word: &str) -> Vec<usize> {
    let letters: Vec<(usize, char)> = word.char_indices().collect();
    let letter = |at: usize| letters.get(at).map_or(' ', |(_, letter)| *letter);
    (2..letters.len().saturating_sub(1))
        .filter(|at| {
            let (before, here) = (letter(at - 1), letter(*at));
            let inside = *at >= 3 && letters.len() - at >= 3 && before.is_alphabetic() && here.is_alphabetic();
            let begins = match is_joined(here, letter(at + 1)) {
                true => is_vowel(letter(at + 2)),
                false => is_vowel(letter(at + 1)) && !is_joined(before, here),
            };
            before == '-' || inside && !is_vowel(here) && begins
        })
        .map(|at| letters[at].0)
        .collect()
}

fn is_vowel(letter: char) -> bool {
    "aeiouyàâäéèêëîïôöùûüœæ".contains(letter.to_lowercase().next().unwrap_or(letter))
}

/// Two sounds that no line parts.
fn is_joined(one: char, other: char) -> bool {
    let pair = |first: &str, second: &str| {
        first.contains(one.to_ascii_lowercase()) && second.contains(other.to_ascii_lowercase())
    };
    pair("cpstrg", "h") || pair("g", "n") || pair("q", "u") || pair("bcdfgkptv", "lr")
}

/// The text on lines of at most `columns` columns; a longer word stands alone on its line.
pub(crate) fn wrap_columns(text: &str, columns: usize) -> Vec<String> {
    wrap(text, |line| line.width() <= columns, whole)
}

/// A word that is too long for its line stands there all the same.
fn whole(word: &str) -> Vec<String> {
    vec![word.to_owned()]
}

/// Lines that fit, of words; one that does not fit on a line of its own is made into `parts`, and the text goes on after the last.
fn wrap(text: &str, fits: impl Fn(&str) -> bool, parts: impl Fn(&str) -> Vec<String>) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in words(paragraph) {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if fits(&longer) {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(line);
            }
            let mut parts = parts(word);
            line = parts.pop().unwrap_or_default();
            lines.extend(parts);
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
            !closes(after) && !before.trim_end_matches(' ').ends_with('«')
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
    fn a_word_too_wide_for_its_line_is_parted_where_a_syllable_begins() {
        for (word, parts) in [("Dimensionnelle", ["Dimension-", "nelle"]), ("Bibliothèque", ["Bibliothè-", "que"])] {
            assert_eq!(wrap_drawn(word, 12.0, 68.0, 3), parts);
        }
        assert_eq!(wrap_drawn("Sauf-conduit", 12.0, 44.0, 3), ["Sauf-", "conduit"]);
        assert_eq!(wrap_drawn("Porte Dimensionnelle", 12.0, 68.0, 3), ["Porte", "Dimension-", "nelle"]);
    }

    #[test]
    fn a_whole_text_keeps_every_word_and_is_squeezed_where_it_is_too_wide() {
        assert_eq!(wrap_whole("Porte Dimensionnelle", 12.0, 68.0, 2), ["Porte", "Dimensionnelle"]);
        assert!(squeezed("Dimensionnelle", 12.0, 68.0).contains(r#"textLength="68.0""#));
        assert_eq!(squeezed("Porte", 12.0, 68.0), "");
        // A little too long for two lines, much too long for one, and no line at all.
        let text = "un deux trois quatre cinq";
        let lines = wrap_whole(text, 12.0, 66.0, 2);
        assert_eq!((lines.len(), lines.join(" ")), (2, text.to_owned()));
        assert!(lines.iter().all(|line| width(line, 12.0) <= 66.0 * 1.4), "{lines:?}");
        assert_eq!(wrap_whole(text, 12.0, 30.0, 1), [text]);
        assert_eq!(wrap_whole(text, 12.0, 30.0, 0), [text]);
    }

    #[test]
    fn a_space_that_does_not_break_keeps_its_words_together() {
        assert_eq!(wrap_columns("paie 4\u{a0}talents", 7), ["paie", "4\u{a0}talents"]);
    }
}
