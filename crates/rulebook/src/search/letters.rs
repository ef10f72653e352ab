//! Words as they are compared: small letters without accents.

/// A letter without its accent, small. Ligatures become two letters.
fn folded(letter: char) -> &'static str {
    match letter {
        'à' | 'â' | 'ä' | 'á' | 'ã' | 'å' => "a",
        'ç' => "c",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'î' | 'ï' | 'í' | 'ì' => "i",
        'ñ' => "n",
        'ô' | 'ö' | 'ó' | 'ò' | 'õ' => "o",
        'ù' | 'û' | 'ü' | 'ú' => "u",
        'ÿ' | 'ý' => "y",
        'œ' => "oe",
        'æ' => "ae",
        _ => "",
    }
}

/// A text in small letters without accents.
pub(super) fn fold(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match folded(letter) {
            "" => plain.push(letter),
            other => plain.push_str(other),
        }
    }
    plain
}

/// The words of a text, folded. What stands before an apostrophe is a word of its own.
pub(super) fn words(text: &str) -> Vec<String> {
    let plain = fold(text);
    let split = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    split.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_no_accents_and_no_capitals() {
        assert_eq!(words("L’Étal nº 3 : bœufs"), ["l", "etal", "nº", "3", "boeufs"]);
    }
}
