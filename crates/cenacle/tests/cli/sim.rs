//! `cenacle sim`: the same command gives the same games.

use crate::room::{Room, stderr, stdout};

const KEYS: [&str; 13] = [
    "game",
    "players",
    "games",
    "ended",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "mean_decisions",
    "max_decisions",
    "end_reasons",
    "win_share",
    "digest",
];

#[test]
fn the_report_has_every_promised_key() {
    let room = Room::new();
    let report = room.json(&["sim", "cleopatra", "--players", "4", "--games", "6", "--seed", "1", "--json"]);
    for key in KEYS {
        assert!(!report[key].is_null(), "no `{key}`");
    }
    assert_eq!((&report["game"], &report["players"]), (&"cleopatra".into(), &4.into()));
    assert_eq!((&report["games"], &report["ended"]), (&6.into(), &6.into()));
    assert_eq!(report["win_share"].as_array().unwrap().len(), 4);
    let ends: u64 = report["end_reasons"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(ends, 6);
}

#[test]
fn the_same_command_twice_gives_byte_equal_records() {
    let room = Room::new();
    for dir in ["one", "two"] {
        room.run(&["sim", "cleopatra", "--games", "5", "--seed", "9", "--records", dir]).success();
    }
    for index in 0..5 {
        let name = format!("cleopatra-{index:06}.json");
        assert_eq!(room.read(&format!("one/{name}")), room.read(&format!("two/{name}")), "{name}");
    }
}

#[test]
fn the_digest_does_not_depend_on_threads_records_or_audit() {
    let room = Room::new();
    let digest = |more: &[&str]| {
        let args = [&["sim", "cleopatra", "--games", "40", "--seed", "9", "--json"], more].concat();
        room.json(&args)["digest"].as_str().unwrap().to_owned()
    };
    let one = digest(&["--threads", "1"]);
    assert_eq!(one, digest(&["--threads", "3"]));
    assert_eq!(one, digest(&["--records", "games", "--audit"]));
    assert_ne!(one, digest(&["--options", "ledger=on"]));
}

#[test]
fn every_record_of_a_simulation_verifies() {
    let room = Room::new();
    room.run(&["sim", "cleopatra", "--players", "5", "--games", "4", "--records", "games"]).success();
    for index in 0..4 {
        let name = format!("games/cleopatra-{index:06}.json");
        let said = room.printed(&["verify", &name]);
        assert!(said.starts_with(&format!("OK {name}: cleopatra, ")) && said.contains("ended by "), "{said}");
    }
}

#[test]
fn the_report_for_people_names_speed_ends_and_seats() {
    let room = Room::new();
    let said = room.printed(&["sim", "cleopatra", "--games", "3"]);
    for words in ["3 players, 3 games", "ended      3 of 3", "decisions/s", "95 % interval", "digest "] {
        assert!(said.contains(words), "`{words}` is not in:\n{said}");
    }
}

#[test]
fn figures_of_ones_own_change_the_game() {
    let room = Room::new();
    room.data_with("table.toml", "hand_limit = { is = 10,", "hand_limit = { is = 4,");
    let report = |more: &[&str]| room.json(&[&["sim", "cleopatra", "--games", "5", "--json"], more].concat());
    let (shipped, own) = (report(&[]), report(&["--data", "box"]));
    assert_ne!(shipped["data"], own["data"]);
    assert_ne!(shipped["digest"], own["digest"]);
    let nobodys = stderr(&room.run(&["games", "--json", "--data", "box"]).failure());
    assert!(nobodys.contains("table.toml: it does not say which game's it is"), "{nobodys}");
    std::fs::create_dir(room.path("box/cleopatra")).unwrap();
    std::fs::rename(room.path("box/table.toml"), room.path("box/cleopatra/table.toml")).unwrap();
    let said = stdout(&room.run(&["games", "--json", "--data", "box"]).success());
    assert!(said.contains(own["data"].as_str().unwrap()));
}
