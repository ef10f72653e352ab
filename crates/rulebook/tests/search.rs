//! Questions of players find their rule: `games/*/rules/questions.toml`, each among the first three that are found.

use std::{fs, path::Path};

use cenacle_cleopatra::Cleopatra;
use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_cult::Cult;
use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_four_gods::FourGods;
use cenacle_rulebook::{SearchIndex, Vocabulary};
use cenacle_scene::Lang;
use cenacle_table::{Game, Rules};
use serde::Deserialize;

#[derive(Deserialize)]
struct Questions {
    question: Vec<Question>,
}

#[derive(Deserialize)]
struct Question {
    rules: Vec<String>,
    fr: String,
    en: String,
}

fn index<G: Game>(lang: Lang) -> (Rules, SearchIndex) {
    let about = G::about();
    let rules = Rules::parse(lang, about.rules_text(lang)).unwrap();
    let vocabulary = Vocabulary::read(about.rulebook.search, lang).unwrap();
    let unknown: Vec<&String> = vocabulary.rules.keys().filter(|id| rules.get(id).is_none()).collect();
    assert!(unknown.is_empty(), "{}: rules/search.toml speaks of {unknown:?}", about.id);
    let index = SearchIndex::new(&rules, &vocabulary);
    (rules, index)
}

/// Asks all questions of a game in both languages.
fn ask<G: Game>() {
    let id = G::about().id;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{id}/rules/questions.toml"));
    let questions: Questions = toml::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    assert!(questions.question.len() >= 10, "{id}: {} questions", questions.question.len());
    let mut missed = Vec::new();
    for lang in Lang::ALL {
        let (rules, index) = index::<G>(lang);
        for Question { rules: wanted, fr, en } in &questions.question {
            let unknown: Vec<&String> = wanted.iter().filter(|id| rules.get(id).is_none()).collect();
            assert!(unknown.is_empty(), "{id}: there are no rules {unknown:?}");
            let asked = [fr, en][lang as usize];
            let found = index.find(asked).rules;
            let first = &found[..found.len().min(3)];
            if !first.iter().any(|rule| wanted.contains(rule)) {
                missed.push(format!("{lang} `{asked}`: {first:?}, not {wanted:?}"));
            }
        }
    }
    assert!(missed.is_empty(), "{id}:\n  {}", missed.join("\n  "));
}

#[test]
fn players_of_cleopatra_find_their_rule() {
    ask::<Cleopatra>();
}

#[test]
fn players_of_creatures_and_cultists_find_their_rule() {
    ask::<CreaturesAndCultists>();
}

#[test]
fn players_of_cult_find_their_rule() {
    ask::<Cult>();
}

#[test]
fn players_of_evil_high_priest_find_their_rule() {
    ask::<EvilHighPriest>();
}

#[test]
fn players_of_4_gods_find_their_rule() {
    ask::<FourGods>();
}

#[test]
fn accents_endings_and_capitals_do_not_matter_and_titles_come_first() {
    let (_, index) = index::<Cleopatra>(Lang::Fr);
    let plain = index.find("mosaiques placees").rules;
    assert_eq!(plain, index.find("MOSAÏQUE  placée").rules);
    assert_eq!(index.find("obélisques").rules[0], "obelisk.reward");
}

#[test]
fn a_rule_is_found_by_its_id_and_nothing_by_words_that_no_rule_has() {
    let (rules, index) = index::<Cleopatra>(Lang::En);
    assert_eq!(index.find("hand.limit").rules[0], "hand.limit");
    assert!(index.find("hand.").rules.iter().take(3).all(|id| id.starts_with("hand.")));
    for nothing in ["qqqzzz", "", "   ", "?"] {
        assert_eq!(index.find(nothing), cenacle_rulebook::Found::default(), "`{nothing}`");
    }
    let found = index.find("palm trees");
    assert!(found.words.contains("palm"), "{:?}", found.words);
    assert!(found.rules.len() < rules.rules.len() / 2, "{} rules", found.rules.len());
}
