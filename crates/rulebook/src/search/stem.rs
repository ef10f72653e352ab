//! Words without their endings: light, for words of rules. What it cannot bring together the vocabulary does.

use cenacle_scene::Lang;

/// Endings that fall off, the longest first; what is left has at least so many letters.
const FR: [(&str, usize); 38] = [
    ("issements", 3),
    ("issement", 3),
    ("eraient", 3),
    ("erions", 3),
    ("atrices", 3),
    ("erait", 3),
    ("erons", 3),
    ("eront", 3),
    ("atrice", 3),
    ("ateurs", 3),
    ("ements", 3),
    ("antes", 4),
    ("ateur", 3),
    ("aient", 3),
    ("ement", 3),
    ("ations", 3),
    ("ation", 3),
    ("euses", 3),
    ("erez", 3),
    ("erai", 3),
    ("eurs", 4),
    ("euse", 3),
    ("ions", 4),
    ("ante", 4),
    ("ants", 4),
    ("ees", 3),
    ("ent", 3),
    ("era", 3),
    ("ant", 4),
    ("ait", 3),
    ("ire", 4),
    ("ons", 3),
    ("eur", 4),
    ("ion", 4),
    ("er", 3),
    ("ez", 3),
    ("ir", 3),
    ("it", 4),
];
const EN: [(&str, usize); 12] = [
    ("ations", 3),
    ("ation", 3),
    ("ments", 3),
    ("ings", 3),
    ("ment", 3),
    ("ions", 4),
    ("ing", 3),
    ("ion", 4),
    ("ers", 3),
    ("ed", 3),
    ("er", 3),
    ("es", 3),
];

/// A folded word without its ending.
pub(super) fn stem(word: &str, lang: Lang) -> String {
    let (endings, plural): (&[(&str, usize)], &[char]) = match lang {
        Lang::Fr => (&FR, &['s', 'x']),
        Lang::En => (&EN, &['s']),
    };
    let without = |word: &str| {
        let found = endings
            .iter()
            .find(|(ending, least)| word.strip_suffix(ending).is_some_and(|rest| rest.chars().count() >= *least));
        found.map_or_else(|| word.to_owned(), |(ending, _)| word[..word.len() - ending.len()].to_owned())
    };
    let mut short = without(word);
    if short == word && word.chars().count() > 3 {
        short = without(word.trim_end_matches(plural));
    }
    while short.chars().count() > 3 && short.ends_with('e') {
        short.pop();
    }
    // "city" and "cities", "carry" and "carried".
    if lang == Lang::En && short.chars().count() > 2 && short.ends_with('y') {
        short.pop();
        short.push('i');
    }
    // "stopped" and "stop".
    let letters: Vec<char> = short.chars().collect();
    if let [.., before, last] = letters[..]
        && before == last
        && letters.len() > 3
    {
        short.pop();
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    fn are_one(lang: Lang, words: &[&str]) {
        let stems: Vec<String> = words.iter().map(|word| stem(word, lang)).collect();
        assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{words:?}: {stems:?}");
    }

    #[test]
    fn forms_of_a_word_are_one_word() {
        are_one(Lang::Fr, &["carte", "cartes"]);
        are_one(Lang::Fr, &["poser", "pose", "posez", "posee", "posees", "posent", "posera"]);
        are_one(Lang::Fr, &["joueur", "joueurs"]);
        are_one(Lang::Fr, &["finir", "fin"]);
        are_one(Lang::Fr, &["jeu", "jeux"]);
        are_one(Lang::En, &["build", "builds", "building", "buildings"]);
        are_one(Lang::En, &["city", "cities"]);
        are_one(Lang::En, &["stop", "stopped", "stops"]);
        are_one(Lang::En, &["place", "placed", "places", "placing"]);
    }
}
