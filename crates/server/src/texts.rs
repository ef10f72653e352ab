//! Texts that people give: names and what they say.

use crate::{error::AppError, wire::Code};

/// Longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 30;
/// Longest thing said at once, in characters.
pub(crate) const LONGEST_CHAT: usize = 300;

/// A name as it is shown: trimmed, without characters that cannot be seen or turn the text around.
///
/// # Errors
/// If there is no letter or digit in it that can be seen, or it is too long.
pub(crate) fn name(text: &str) -> Result<String, AppError> {
    let name = clean(text);
    if name.chars().count() > LONGEST_NAME {
        return Err(AppError::with(Code::BadWish, format!("a name has at most {LONGEST_NAME} letters")));
    }
    // Marks alone, or signs, are nothing that people could call each other.
    if !name.chars().any(char::is_alphanumeric) {
        return Err(AppError::with(Code::BadWish, "a name needs at least one letter that can be seen"));
    }
    Ok(name)
}

/// Something said.
///
/// # Errors
/// If nothing is left, or it is too long.
pub(crate) fn chat(text: &str) -> Result<String, AppError> {
    let text = clean(text);
    match text.chars().count() {
        0 => Err(AppError::with(Code::BadWish, "there is nothing in it")),
        1..=LONGEST_CHAT => Ok(text),
        _ => Err(AppError::with(Code::TooLarge, format!("at most {LONGEST_CHAT} letters"))),
    }
}

fn clean(text: &str) -> String {
    let shown = |letter: &char| !letter.is_control() && !is_invisible(*letter);
    let spaced = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    spaced.filter(shown).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Marks that turn the writing direction around, join or hide letters, and letters that show nothing: with them one name can look
/// like another, or like none.
const fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// JSON in which nothing can be taken for a tag, even by a page into which it is pasted by mistake.
#[must_use]
pub(crate) fn inert(json: &str) -> String {
    let mut inert = String::with_capacity(json.len());
    for letter in json.chars() {
        match letter {
            '<' => inert.push_str("\\u003c"),
            '>' => inert.push_str("\\u003e"),
            '&' => inert.push_str("\\u0026"),
            _ => inert.push(letter),
        }
    }
    inert
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_holds_nothing_unseen() {
        assert_eq!(name("  Ada\t de \u{202e}Lovelace\u{200b} \n").unwrap(), "Ada de Lovelace");
        assert_eq!(name(" \u{200b} ").unwrap_err().code, Code::BadWish);
        for unseen in [
            "\u{3164}",
            "\u{2800}",
            "\u{115f}\u{1160}",
            "\u{0301}",
            "\u{fe0f}",
            "\u{e0041}",
            "...",
            "\u{200d}-",
            "\u{ffa0} ",
        ] {
            assert_eq!(name(unseen).map_err(|error| error.code), Err(Code::BadWish), "{unseen:?}");
        }
        for seen in ["7", "Zoé", "名", "e\u{0301}", "O'Hara", "Ωmega 🐙"] {
            assert_eq!(name(seen).as_deref(), Ok(seen));
        }
        assert_eq!(name(&"é".repeat(LONGEST_NAME)).unwrap().chars().count(), LONGEST_NAME);
        assert_eq!(name(&"é".repeat(LONGEST_NAME + 1)).unwrap_err().code, Code::BadWish);
    }

    #[test]
    fn a_tag_in_chat_is_no_tag_on_the_wire_and_the_same_text_when_read() {
        let said = chat("<img src=x onerror=alert(1)> & more").unwrap();
        let json = inert(&serde_json::to_string(&said).unwrap());
        assert!(!json.contains(['<', '>', '&']));
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), said);
        assert_eq!(chat(&"a".repeat(LONGEST_CHAT + 1)).unwrap_err().code, Code::TooLarge);
    }
}
