//! Texts that people give: names and what they say.

use crate::{error::AppError, wire::Code};

/// Longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 30;
/// Longest thing said at once, in characters.
pub(crate) const LONGEST_CHAT: usize = 300;

/// A name as it is shown: trimmed, without characters that cannot be seen or turn the text around.
///
/// # Errors
/// If nothing is left, or it is too long.
pub(crate) fn name(text: &str) -> Result<String, AppError> {
    let name = clean(text);
    match name.chars().count() {
        0 => Err(AppError::with(Code::BadWish, "a name needs at least one letter")),
        1..=LONGEST_NAME => Ok(name),
        _ => Err(AppError::with(Code::BadWish, format!("a name has at most {LONGEST_NAME} letters"))),
    }
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

/// Marks that turn the writing direction around, join or hide letters: with them one name can look like another.
const fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{00ad}')
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
