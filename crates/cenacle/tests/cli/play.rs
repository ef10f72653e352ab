//! `cenacle play`, line by line.

use crate::room::{Room, stdout};

/// Plays these lines and gives what was printed.
#[track_caller]
fn play(room: &Room, args: &[&str], lines: &[&str]) -> String {
    let args = [&["play", "cleopatra"], args].concat();
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    stdout(&room.cenacle(&args).write_stdin(typed).assert().success())
}

/// How many inputs a record has.
fn inputs(room: &Room, name: &str) -> usize {
    let record: serde_json::Value = serde_json::from_str(&room.read(name)).unwrap();
    record["inputs"].as_array().unwrap().len()
}

const ALONE: [&str; 8] = ["--players", "3", "--bots", "random,random", "--seed", "3", "--save", "game.json"];

#[test]
fn a_turn_is_played_with_a_wrong_number_an_undo_and_a_redo() {
    let room = Room::new();
    // The first stall is taken and cards are drawn, which nobody can take back; one is put on a stall, which one can.
    let said = play(&room, &ALONE, &["99", "1", "1", "u", "1", "u", ":redo", "q"]);
    for sentence in [
        "Il n’y a pas de numéro 99 : choisissez de 1 à",
        "Il n’y a rien à reprendre",
        "Décision reprise.",
        "Décision rejouée.",
        "Partie enregistrée : game.json",
        "Pour la reprendre : cenacle play cleopatra --resume game.json",
    ] {
        assert!(said.contains(sentence), "`{sentence}` is not in:\n{said}");
    }
    assert!(!said.contains('⟦'), "a word is missing:\n{said}");
    room.run(&["verify", "game.json"]).success();
}

#[test]
fn the_guide_says_each_sentence_once_and_ideas_have_their_reasons() {
    let room = Room::new();
    let guided = [&ALONE[..], &["--guide", "on"]].concat();
    let said = play(&room, &guided, &[":idées", "1", "1", "1", "1", "1", ":guide", "1", "q"]);
    let sentences: Vec<&str> = said.lines().filter(|line| line.starts_with("Guide\u{a0}: ")).collect();
    assert!(sentences.len() >= 3, "{sentences:?}\n{said}");
    let mut once = sentences.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), sentences.len(), "{sentences:?}");
    let silent = said.split("Le guide se tait.").nth(1).expect("the guide is switched off");
    assert!(!silent.contains("Guide\u{a0}: "), "{silent}");
    let ideas = said.split("Rien n’est joué.").nth(1).expect("ideas");
    assert!(["\nA  ", "\nB  "].iter().all(|idea| ideas.contains(idea)), "{ideas}");
    assert!(ideas.contains("   + ") || ideas.contains("en y réfléchissant"), "{ideas}");
    // For a script the guide is silent.
    let room = Room::new();
    assert!(!play(&room, &ALONE, &["1", "q"]).contains("Guide\u{a0}: "));
}

#[test]
fn line_by_line_the_seconds_left_of_the_glass_stand_above_the_actions() {
    // The first answer passes; the second one is an act, which takes its time.
    let room = Room::new();
    let timed = ["play", "four-gods", "--players", "2", "--bots", "random", "--seed", "3"];
    let timed = [&timed[..], &["--options", "time=turns,glass=seconds", "--save", "game.json"]].concat();
    let said = stdout(&room.cenacle(&timed).write_stdin("1\n".to_owned() + &"2\n".repeat(12)).assert().success());
    let lines = said.lines().filter_map(|line| line.strip_prefix("Sablier : encore "));
    let seconds: Vec<u32> = lines.map(|line| line.split(' ').next().unwrap().parse().unwrap()).collect();
    assert!(seconds.contains(&30) && seconds.iter().any(|left| *left < 30), "{seconds:?}\n{said}");
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let room = Room::new();
    play(&room, &ALONE, &["1"]);
    let before = inputs(&room, "game.json");
    play(&room, &["--resume", "game.json"], &["1", "1", "q"]);
    assert!(inputs(&room, "game.json") >= before + 2);
    let verified = room.printed(&["verify", "game.json"]);
    assert!(verified.contains("not ended"), "{verified}");
}

#[test]
fn a_copy_of_a_resumed_game_leaves_the_first_as_it_was() {
    let room = Room::new();
    play(&room, &ALONE, &["1"]);
    let before = room.read("game.json");
    play(&room, &["--resume", "game.json", "--save", "other.json"], &["1"]);
    assert_eq!(room.read("game.json"), before);
    assert_ne!(room.read("other.json"), before);
}

#[test]
fn what_cannot_be_done_is_refused_with_its_rule() {
    let room = Room::new();
    let said = play(&room, &ALONE, &["?", "?zzz", "q"]);
    assert!(said.contains("Rien sur la table ne s’appelle ainsi."), "{said}");
    let answer = said.lines().find(|line| line.contains(" — ") && line.ends_with(']')).unwrap();
    let rule = answer.rsplit_once('[').unwrap().1.trim_end_matches(']');
    room.run(&["rules", "cleopatra", rule]).success();
}

#[test]
fn typed_letters_narrow_the_actions_without_their_accents() {
    let room = Room::new();
    let shown = play(&room, &ALONE, &["q"]);
    let label = |line: &&str| line.trim_start().starts_with("1. ");
    let first = shown.lines().find(label).unwrap().trim().trim_start_matches("1. ").to_owned();
    let label = first.split([' ', '(']).next().unwrap().to_uppercase();
    room.run(&["verify", "game.json"]).success();
    std::fs::remove_file(room.path("game.json")).unwrap();
    let said = play(&room, &ALONE, &[&label, "q"]);
    assert!(said.contains("actions répondent à ces mots") || said.contains("→ "), "{label}:\n{said}");
}

#[test]
fn rules_log_help_and_unknown_commands_are_answered() {
    let room = Room::new();
    let said = play(
        &room,
        &ALONE,
        &[":rules market.take", ":regles nowhere", ":log", ":aide", ":dance", ":save copy.json", "q"],
    );
    for sentence in ["[market.take]", "Aucune règle ne porte ce nom.", "resserre la liste", "pas de commande de ce nom"]
    {
        assert!(said.contains(sentence), "`{sentence}` is not in:\n{said}");
    }
    assert_eq!(room.read("copy.json"), room.read("game.json"));
}

#[test]
fn several_people_are_parted_by_a_curtain() {
    let room = Room::new();
    let names = ["--names", "Béatrice,Ilyes,Nadia", "--seed", "3", "--save", "game.json"];
    let said = play(&room, &names, &["q"]);
    assert!(said.contains("C’est à ") && said.contains("Personne d’autre ne regarde : Entrée"), "{said}");
    assert!(!said.contains("  1. "), "the hand is shown before the curtain is lifted:\n{said}");
    std::fs::remove_file(room.path("game.json")).unwrap();
    let said = play(&room, &names, &["", "q"]);
    assert!(said.contains("  1. "), "{said}");
}

#[test]
fn an_empty_line_chooses_nothing_and_says_how_to_choose() {
    let room = Room::new();
    play(&room, &ALONE, &["q"]);
    let before = inputs(&room, "game.json");
    let said = play(&room, &["--resume", "game.json"], &["", "", "q"]);
    assert!(said.contains("Écrivez un numéro ou quelques lettres, puis Entrée."), "{said}");
    assert_eq!(inputs(&room, "game.json"), before);
}

#[test]
fn the_hand_of_the_one_before_is_out_of_sight_at_the_curtain() {
    let room = Room::new();
    let names = ["--names", "Béatrice,Ilyes,Nadia", "--seed", "3", "--save", "game.json"];
    let ones = vec!["1"; 40];
    let said = play(&room, &names, &[&[""], &ones[..]].concat());
    let curtains: Vec<&str> = said.split("Personne d’autre ne regarde").collect();
    assert!(curtains.len() > 2, "{said}");
    for before in &curtains[1..curtains.len() - 1] {
        let lines: Vec<&str> = before.lines().rev().take(60).collect();
        assert!(lines.iter().skip(1).all(|line| line.is_empty()), "{before}");
    }
}

#[test]
fn somebody_without_a_name_is_named_by_each_language() {
    let room = Room::new();
    play(&room, &ALONE, &["q"]);
    for (lang, name) in [("fr", "Joueur 1"), ("en", "Player 1")] {
        let said = play(&room, &["--resume", "game.json", "--lang", lang], &["q"]);
        assert!(said.contains(name), "{said}");
    }
}

#[test]
fn bots_alone_play_to_the_end_and_the_count_is_shown() {
    let room = Room::new();
    let said =
        play(&room, &["--bots", "random,random,random", "--seed", "3", "--lang", "en", "--save", "game.json"], &[]);
    assert!(said.contains("wins") && said.contains("Game saved: game.json"), "{said}");
    assert!(!said.contains("--resume"), "{said}");
    let verified = room.printed(&["verify", "game.json"]);
    assert!(verified.contains("ended by "), "{verified}");
}

#[test]
fn a_game_saves_itself_under_a_name_of_its_own() {
    let room = Room::new();
    for _ in 0..2 {
        play(&room, &["--bots", "random,random", "--seed", "3"], &["q"]);
    }
    let names: Vec<String> =
        room.files().iter().map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names.iter().all(|name| name.starts_with("cenacle-cleopatra-") && name.ends_with(".json")), "{names:?}");
}

#[test]
fn a_game_of_another_name_is_not_resumed() {
    let room = Room::new();
    play(&room, &ALONE, &["q"]);
    let args = ["play", "cleopatra", "--resume", "game.json", "--players", "4"];
    room.run(&args).code(2);
}
