//! Faults of grammar that come of filling names and numbers into sentences: *de Ada*, *1 points*, *2 point*, *à le Palais*, *le le*.

use std::collections::{BTreeMap, BTreeSet};

use cenacle_scene::elision::elides_before;

use crate::Lang;

/// Small words that lose their vowel before another one, in French.
const ELIDED: [&str; 9] = ["de", "que", "le", "la", "ne", "se", "jusque", "lorsque", "puisque"];
/// Pairs that French contracts.
const CONTRACTED: [(&str, &str); 4] = [("à", "le"), ("à", "les"), ("de", "le"), ("de", "les")];
/// Words that end like a plural and are none.
const SINGULAR: [&[&str]; 2] = [
    &[
        "pas", "fois", "dos", "bras", "corps", "temps", "prix", "choix", "croix", "voix", "sous", "dans", "vers",
        "sans", "dès", "mais", "puis", "plus", "moins", "alors", "toujours", "après", "jamais", "dieux", "deux",
        "trois", "six", "des", "vous", "nous", "chaos", "lapis", "bois", "aux",
    ],
    &[
        "is", "was", "as", "its", "this", "has", "less", "plus", "us", "does", "goes", "costs", "gives", "chaos",
        "boss", "press", "loss", "pass", "class", "cross", "always", "series", "minus", "versus", "bonus", "mass",
        "glass", "lies", "stays", "counts", "needs", "lapis", "becomes", "comes", "takes", "moves",
    ],
];
/// Small words that are never said twice in a row.
const TWICE: [[&str; 12]; 2] = [
    ["le", "la", "les", "de", "du", "des", "à", "au", "un", "une", "et", "que"],
    ["the", "a", "an", "of", "to", "is", "and", "with", "in", "on", "at", "by"],
];

/// The first fault in a text, if there is one. Lines are sentences of their own.
pub(crate) fn fault(lang: Lang, text: &str) -> Option<String> {
    text.lines().find_map(|line| fault_in_line(lang, line))
}

fn fault_in_line(lang: Lang, text: &str) -> Option<String> {
    let words: Vec<&str> = text.split([' ', '\u{a0}', '\u{202f}']).collect();
    let pairs = words.windows(2).map(|pair| (pair[0], pair[1]));
    for (place, (first, second)) in pairs.enumerate() {
        let wrong = |what: &str| Some(format!("« {first} {second} » ({what}): {text}"));
        let small = first.trim_start_matches(['(', '«', '"', '\'', '’']).to_lowercase();
        let next = bare(second);
        if TWICE[lang as usize].contains(&small.as_str()) && small == next {
            return wrong("said twice");
        }
        if first.strip_prefix('-').is_some_and(|rest| rest.starts_with(|digit: char| digit.is_ascii_digit())) {
            return wrong("a hyphen for a minus");
        }
        if number(first).is_some_and(|count| is_singular(lang, count))
            && (place == 0 || words[place - 1] != "/")
            && is_plural(lang, &next)
        {
            return wrong("one of several");
        }
        if lang == Lang::Fr {
            if CONTRACTED.contains(&(small.as_str(), next.as_str())) && followed_by_a_noun(words.get(place + 2)) {
                return wrong("contracted");
            }
            if ELIDED.contains(&small.as_str()) && elides_before(second) {
                return wrong("elided");
            }
        } else if (small == "a" && is_vowel_sound(second)) || (small == "an" && is_consonant_sound(second)) {
            // In the middle of a sentence a capital is the name of a place: "site A".
            let begins = place == 0 || words[place - 1].ends_with(['.', '!', '?', ':']);
            if begins || !first.ends_with('A') {
                return wrong("a or an");
            }
        }
    }
    None
}

/// What is counted in all that was read: a word that is once plural after a number and once not is wrong where several are meant.
#[derive(Default)]
pub(crate) struct Counted {
    /// Words after several, as they stand, each with a text.
    several: BTreeMap<String, String>,
    /// Plurals after a number.
    plurals: BTreeSet<String>,
}

impl Counted {
    pub(crate) fn read(&mut self, lang: Lang, text: &str) {
        for line in text.lines() {
            let words: Vec<&str> = line.split([' ', '\u{a0}', '\u{202f}']).collect();
            for (place, pair) in words.windows(2).enumerate() {
                // In "Priest 2 prays" the number is a part of the name.
                let named = place > 0 && words[place - 1].starts_with(char::is_uppercase);
                let counts = number(pair[0]).filter(|count| !named && !is_singular(lang, *count));
                let Some(count) = counts else { continue };
                let word = bare(pair[1]);
                // In "3 Mosaic cells" it is the cells that are counted.
                let describes =
                    lang == Lang::En && words.get(place + 2).is_some_and(|next| is_plural(lang, &bare(next)));
                if is_plural(lang, &word) {
                    self.plurals.insert(word);
                } else if count > 1 && !describes && word.chars().count() > 2 && word.chars().all(char::is_alphabetic) {
                    self.several.entry(word).or_insert_with(|| line.to_owned());
                }
            }
        }
    }

    /// What stands in the singular though there are several.
    pub(crate) fn faults(&self) -> impl Iterator<Item = String> + '_ {
        let plural = |word: &str| ["s", "x"].iter().any(|end| self.plurals.contains(&format!("{word}{end}")));
        let wrong = self.several.iter().filter(move |(word, _)| plural(word));
        wrong.map(|(word, text)| format!("« {word} » (several of one): {text}"))
    }
}

/// A word without what ends a sentence.
fn bare(word: &str) -> String {
    word.trim_end_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase()
}

/// The number that a word is, with its sign or an opening bracket before it.
fn number(word: &str) -> Option<u32> {
    word.trim_start_matches(['(', '+', '−', '-', '×', '«']).parse().ok()
}

/// One is not several; in French neither is none.
fn is_singular(lang: Lang, count: u32) -> bool {
    count == 1 || lang == Lang::Fr && count == 0
}

fn is_plural(lang: Lang, word: &str) -> bool {
    let ending = match lang {
        Lang::Fr => word.ends_with(['s', 'x']),
        Lang::En => word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us"),
    };
    ending
        && word.chars().count() > 2
        && word.chars().all(char::is_alphabetic)
        && !SINGULAR[lang as usize].contains(&word)
}

/// *de le prendre* and *à les voir* are verbs with their object, and right.
fn followed_by_a_noun(word: Option<&&str>) -> bool {
    word.is_some_and(|word| word.starts_with(char::is_uppercase))
}

fn is_vowel_sound(word: &str) -> bool {
    let lower = word.to_lowercase();
    let silent = ["one", "once", "uni", "use", "usu", "eu", "ut"].iter().any(|begin| lower.starts_with(begin));
    let spelt = lower.chars().nth(1).is_none_or(|letter| !letter.is_alphabetic());
    !silent && !spelt && lower.starts_with(['a', 'e', 'i', 'o', 'u'])
}

fn is_consonant_sound(word: &str) -> bool {
    let lower = word.to_lowercase();
    let spelt = lower.chars().nth(1).is_none_or(|letter| !letter.is_alphabetic());
    !spelt && lower.starts_with(|letter: char| "bcdfgjklmnpqrstvwz".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_filled_in_without_thought_is_found() {
        for (lang, text) in [
            (Lang::Fr, "Tour de Ada."),
            (Lang::Fr, "Vous prenez 1 points"),
            (Lang::Fr, "Il perd (+1 Talents)"),
            (Lang::Fr, "Vous avez 0 Fidèles"),
            (Lang::Fr, "Elle va à le Palais"),
            (Lang::Fr, "sur le le Palais"),
            (Lang::Fr, "dit que Eve gagne"),
            (Lang::Fr, "Anubis : 4\nTour de Ada"),
            (Lang::Fr, "Ada attaque : 10 pour -1, raté."),
            (Lang::En, "You take 1 points."),
            (Lang::En, "on the the board"),
            (Lang::En, "A initiate Brute"),
            (Lang::En, "It falls. A initiate Brute"),
            (Lang::En, "an card"),
        ] {
            assert!(fault(lang, text).is_some(), "{text}");
        }
    }

    #[test]
    fn what_is_right_passes() {
        for (lang, text) in [
            (Lang::Fr, "Tour d'Ada : 11 points, 1 Talent, 1 fois, de A1 à B2."),
            (Lang::Fr, "Il est interdit de le prendre ; de Harry, de onze, de huit."),
            (Lang::Fr, "Vous en avez 1 sur 3 ; le verrou A ; 1 pas de plus"),
            (Lang::Fr, "Cthulhu : 4 · Patriarche 1\nAnubis : 3"),
            (Lang::En, "A one-sided union of an hour: 1 point, 21 points, a U-turn."),
            (Lang::En, "It costs 1 plus an Acolyte; lock A; 0 points"),
            (Lang::En, "Somebody is at site A already."),
        ] {
            assert_eq!(fault(lang, text), None, "{text}");
        }
    }

    #[test]
    fn a_word_in_the_singular_after_several_is_found_by_its_plural_elsewhere() {
        let found = |lang: Lang, texts: &[&str]| {
            let mut counted = Counted::default();
            texts.iter().for_each(|text| counted.read(lang, text));
            counted.faults().count()
        };
        assert_eq!(found(Lang::Fr, &["Vous prenez 2 point", "Bob perd 3 points."]), 1);
        assert_eq!(found(Lang::Fr, &["+10 lieu", "(4 lieux)"]), 1);
        assert_eq!(found(Lang::En, &["You take 2 point.", "11 points"]), 1);
        assert_eq!(found(Lang::Fr, &["0 point, 1 point", "3 points ; Prêtre 2 prie", "21 points"]), 0);
        assert_eq!(found(Lang::En, &["1 point", "0 points"]), 0);
        assert_eq!(found(Lang::En, &["3 Mosaic cells", "2 Mosaics"]), 0);
        assert_eq!(found(Lang::Fr, &["Pas de Prêtre 2 disponible.", "deux, dont 2 disponibles"]), 0);
    }
}
