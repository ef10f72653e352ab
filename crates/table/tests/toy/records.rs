//! A record is believed only if every byte of it is right.

use std::sync::Arc;

use cenacle_table::{
    AnyGame, Game, Options, Record, RecordError, Seed, Sitter, Table, any::Opened, conformance::fuzz, verify,
};

use crate::{
    rules::{round, table},
    thimble::{Action, Honest, Thimble},
};

const DATA: &str = "data";

fn short_game() -> Table<Honest> {
    let mut table = table("record", &[]);
    let winner = round(&mut table);
    table.decide(winner, Action::Draw).unwrap();
    let timer = table.game().timer(table.position()).unwrap();
    table.expire(timer.id).unwrap();
    table
}

fn refusal(text: &str) -> RecordError {
    match verify(Arc::new(Thimble::<0>), text, DATA) {
        Ok(_) => panic!("believed:\n{text}"),
        Err(error) => error,
    }
}

#[test]
fn a_record_that_was_not_touched_is_believed() {
    let table = short_game();
    let text = table.record(DATA).to_text();
    let again = verify(table.game().clone(), &text, DATA).unwrap();
    assert_eq!(again.position(), table.position());
    assert_eq!(again.record(DATA).to_text(), text);
}

#[test]
fn one_changed_byte_anywhere_is_refused_saying_where() {
    let text = short_game().record(DATA).to_text();
    let first = text.lines().position(|line| line.contains("\"n\":1")).unwrap() + 1;
    let inputs = text.lines().filter(|line| line.contains("\"n\":")).count();
    for at in 0..text.len() {
        let line = text[..at].matches('\n').count() + 1;
        for flip in [1_u8, 2, 16, 32] {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= flip;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            let said = refusal(&changed).to_string();
            let places = if (first..first + inputs).contains(&line) {
                // A comma that is missing at the end of a line is missed at the beginning of the next.
                vec![
                    format!("input {}", line + 1 - first),
                    format!("line {line} "),
                    format!("line {line},"),
                    format!("line {} ", line + 1),
                ]
            } else {
                ["line ", "header", "input ", "outcome", "digest", "format", "version", "game `"]
                    .map(str::to_owned)
                    .to_vec()
            };
            assert!(places.iter().any(|place| said.contains(place)), "byte {at} ^ {flip}: {said}\n{changed}");
        }
    }
}

#[test]
fn one_byte_more_or_less_anywhere_is_refused() {
    let text = short_game().record(DATA).to_text();
    for at in 0..text.len() {
        let less = format!("{}{}", &text[..at], &text[at + 1..]);
        refusal(&less);
        let more = format!("{} {}", &text[..at], &text[at..]);
        refusal(&more);
    }
}

#[test]
fn a_game_that_begins_in_a_position_of_its_own_is_recorded_with_it() {
    let mut before = table("record", &[]);
    let winner = round(&mut before);
    before.decide(winner, Action::Draw).unwrap();
    let position = serde_json::to_value(before.position()).unwrap();
    let mut tried = table("another seed", &[]).starting_at(&position).unwrap();
    assert_eq!(tried.position(), before.position());
    let winner = round(&mut tried);
    tried.decide(winner, Action::Draw).unwrap();
    assert_eq!(tried.at(0).unwrap().position(), before.position());
    let text = tried.record(DATA).to_text();
    let again = verify(tried.game().clone(), &text, DATA).unwrap();
    assert_eq!(again.position(), tried.position());
    assert!(refusal(&text.replacen("\"points\":[", "\"points\":[1", 1)).to_string().contains("header"));
}

#[test]
fn a_position_that_cannot_be_is_no_beginning() {
    let position = serde_json::to_value(short_game().position()).unwrap();
    let mut without_deck = position.clone();
    without_deck["deck"] = serde_json::json!([]);
    assert!(table("seed", &[]).starting_at(&without_deck).unwrap_err().contains("cards of value"));
    assert!(table("seed", &[]).starting_at(&serde_json::json!(7)).is_err());
    let three = Options::defaults(Honest::about(), 3).unwrap();
    let sitters = ["Ada", "Bob", "Cleo"].map(Sitter::person).to_vec();
    let of_three = Table::new(Arc::new(Thimble::<0>), three, Seed::from_text("three"), sitters).unwrap();
    let position = serde_json::to_value(of_three.position()).unwrap();
    assert!(table("seed", &[]).starting_at(&position).unwrap_err().contains("a position of 3 players"));
}

#[test]
fn a_record_of_the_first_years_is_believed_without_places_and_ranges_and_not_with_some() {
    let table = short_game();
    let text = table.record(DATA).to_text();
    let lines = text.lines().filter(|line| !line.contains("\"dealt_among\""));
    let without = |line: &str, key: &str, end: char| match line.split_once(&format!("\"{key}\":")) {
        Some((before, rest)) => format!("{before}{}", &rest[rest.find(end).unwrap() + 1..].trim_start_matches(',')),
        None => line.to_owned(),
    };
    let terse = |line: &str| without(&without(line, "at", ','), "among", ']');
    let old: String = lines.map(|line| terse(line) + "\n").collect();
    assert!(text.contains("\"at\":") && text.contains("\"among\":") && !old.contains("among"), "{old}");
    verify(table.game().clone(), &old, DATA).unwrap();
    let mixed = text.replacen("\"at\":0,", "", 1);
    assert_ne!(mixed, text);
    assert!(matches!(refusal(&mixed), RecordError::Broken { .. }));
    let place = text.replacen("\"at\":0,", "\"at\":1,", 1);
    assert!(refusal(&place).to_string().contains("`at` says 1"), "{}", refusal(&place));
}

#[test]
fn a_record_that_was_cut_off_is_refused() {
    let text = short_game().record(DATA).to_text();
    for end in 0..text.len() - 1 {
        let error = refusal(&text[..end]);
        assert!(matches!(error, RecordError::Unreadable(_)), "{error}");
    }
}

#[test]
fn other_files_games_and_versions_are_told_apart() {
    assert!(matches!(refusal("Dear diary"), RecordError::Unreadable(_)));
    assert_eq!(refusal("[1, 2]"), RecordError::Foreign("missing".to_owned()));
    assert_eq!(refusal("{\"format\": \"diary\"}"), RecordError::Foreign("diary".to_owned()));
    let text = short_game().record(DATA).to_text();
    let said = refusal(&text.replace("\"format_version\": 1", "\"format_version\": 9")).to_string();
    assert_eq!(said, "the record has format version 9, this program reads 1");
    let said = refusal(&text.replace("\"rules_version\": 1", "\"rules_version\": 7")).to_string();
    assert_eq!(said, "the record has rules version 7, this program reads 1");
    assert_eq!(refusal(&text.replace("thimble", "chess")), RecordError::OtherGame("chess".to_owned()));
}

#[test]
fn a_record_played_with_other_data_is_refused() {
    let text = short_game().record("the printed figures").to_text();
    let error = refusal(&text);
    assert!(matches!(error, RecordError::OtherData { .. }), "{error}");
    assert!(error.to_string().contains("--data"), "{error}");
}

#[test]
fn an_input_that_the_rules_refuse_is_named_with_its_rule() {
    let mut record = short_game().record(DATA);
    record.inputs[1].action = Some(serde_json::json!("draw"));
    let error = Table::replay(Arc::new(Thimble::<0>), &record, DATA).unwrap_err();
    assert_eq!(error.to_string(), "input 2: seat 2 cannot do Draw: refused by rule round.hide");
}

#[test]
fn bytes_of_any_kind_neither_break_the_rules_nor_the_reader() {
    let opened = Opened::<Honest>::shipped().unwrap();
    for number in 0..1500 {
        let bytes = fuzz::bytes(number, 160);
        fuzz::legals_are_legal(&**opened.game(), &bytes).unwrap();
        fuzz::records_do_not_panic(opened.game(), opened.data(), &bytes).unwrap();
    }
    let text = short_game().record(opened.data()).to_text();
    fuzz::records_do_not_panic(opened.game(), opened.data(), text.as_bytes()).unwrap();
    assert!(Record::parse(&text).is_ok());
}
