//! Numbers in what a lesson says, held against the table.
//!
//! A number of two digits has to be seen on the table, told in the log or written in the rules at that moment. What is not, and what is
//! smaller and follows from the position, a beat names among its figures.

use std::collections::BTreeSet;

use cenacle_scene::{Lang, Scene, Viewer};
use serde_json::Value;

use crate::{Beat, Course, Sitting};

/// Keys of a scene under which nothing is said.
const UNSAID: [&str; 12] =
    ["id", "place", "region", "picks", "symbol", "drawing", "backdrop", "spots", "decor", "theme", "about", "at"];
/// Numbers as words, from two on.
const WORDS: [[&str; 23]; 2] = [
    [
        "deux",
        "trois",
        "quatre",
        "cinq",
        "six",
        "sept",
        "huit",
        "neuf",
        "dix",
        "onze",
        "douze",
        "treize",
        "quatorze",
        "quinze",
        "seize",
        "dix-sept",
        "dix-huit",
        "dix-neuf",
        "vingt",
        "vingt et un",
        "vingt-deux",
        "vingt-trois",
        "vingt-quatre",
    ],
    [
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
        "twenty-one",
        "twenty-two",
        "twenty-three",
        "twenty-four",
    ],
];

/// What a beat says in numbers that is not so.
pub(crate) fn faults(course: &Course, sitting: &Sitting<'_>, beat: &Beat, rules: &str, lang: Lang) -> Vec<String> {
    let table = sitting.table();
    let viewer = Viewer::Seat(sitting.lesson().learner);
    let said = said(course, sitting, lang);
    let position = table.position().position;
    let mut faults = Vec::new();
    for (pointer, figure) in &beat.figures {
        match position.pointer(pointer).and_then(Value::as_i64) {
            Some(value) if value == *figure => {}
            found => faults.push(format!("{pointer} is {figure}, it says; it is {found:?}")),
        }
        if !says(&said, *figure, lang) {
            faults.push(format!("{pointer} is {figure}, but nothing says so ({lang})"));
        }
    }
    let mut seen = BTreeSet::new();
    shown(&scene_json(&table.scene(viewer, lang)), &mut seen);
    for line in table.log(viewer, lang, 0) {
        seen.extend(numbers(&line.text));
    }
    seen.extend(numbers(rules));
    for number in numbers(&said).filter(|number| *number > 9) {
        if !seen.contains(&number) && !beat.figures.values().any(|figure| *figure == number) {
            faults.push(format!("{number} is said, but stands nowhere ({lang})"));
        }
    }
    faults
}

/// Everything that is said at a beat.
fn said(course: &Course, sitting: &Sitting<'_>, lang: Lang) -> String {
    let card = course.card(sitting, lang);
    let lines = card.into_iter().flat_map(|card| [card.title, Some(card.text), card.ask]).flatten();
    lines.chain([course.wrong(sitting, lang)]).map(|line| line.to_string()).collect::<Vec<_>>().join("\n")
}

/// Whether a number is said, in figures or as a word.
fn says(said: &str, number: i64, lang: Lang) -> bool {
    if numbers(said).any(|other| other == number) {
        return true;
    }
    let said = said.to_lowercase();
    let words = || said.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    match (usize::try_from(number), lang) {
        (Ok(0), Lang::Fr) => words().any(|word| matches!(word, "aucun" | "aucune" | "plus" | "sans")),
        (Ok(0), Lang::En) => words().any(|word| matches!(word, "no" | "none" | "nothing" | "nobody" | "without")),
        (Ok(1), Lang::Fr) => {
            words().any(|word| matches!(word, "un" | "une" | "premier" | "première" | "seul" | "seule"))
        }
        (Ok(1), Lang::En) => words().any(|word| matches!(word, "a" | "an" | "one" | "first" | "single")),
        (Ok(number), _) => WORDS[lang as usize].get(number - 2).is_some_and(|name| {
            if name.contains(' ') { said.contains(name) } else { words().any(|word| word == *name) }
        }),
        (Err(_), _) => false,
    }
}

/// The numbers of a text, but for those that belong to a name.
fn numbers(text: &str) -> impl Iterator<Item = i64> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter_map(|word| word.parse().ok())
}

fn scene_json(scene: &Scene) -> Value {
    serde_json::to_value(scene).unwrap_or_default()
}

/// The numbers of everything that a scene says.
fn shown(value: &Value, seen: &mut BTreeSet<i64>) {
    match value {
        Value::String(text) => seen.extend(numbers(text)),
        Value::Number(number) => seen.extend(number.as_i64()),
        Value::Array(values) => values.iter().for_each(|value| shown(value, seen)),
        Value::Object(fields) => {
            fields.iter().filter(|(key, _)| !UNSAID.contains(&key.as_str())).for_each(|(_, value)| shown(value, seen));
        }
        Value::Null | Value::Bool(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_figures_and_as_words_but_not_out_of_names() {
        assert_eq!(numbers("12 Talents, de E8 à H9 : +3, 95 %").collect::<Vec<_>>(), [12, 3, 95]);
        assert!(says("Vous avez huit Amulettes.", 8, Lang::Fr));
        assert!(!says("Vous avez huit Amulettes.", 9, Lang::Fr));
        assert!(says("Vingt et un points", 21, Lang::Fr) && says("twenty-one points", 21, Lang::En));
        assert!(!says("twenty-one points", 20, Lang::En));
        assert!(
            says("You have none.", 0, Lang::En) && says("Sans Foule", 0, Lang::Fr) && says("A Follower", 1, Lang::En)
        );
    }
}
