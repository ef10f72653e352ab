//! `docs/verify.py`: a record checked by somebody who has nothing but its description.

use std::process::{Command, Output};

use cenacle_cleopatra::Cleopatra;
use cenacle_table::{
    AnyGame, Game, Options, Seat, Seed, Sitter,
    any::Opened,
    {Added, Bound, Pledge, link_after},
};

use serde_json::Value;

use crate::room::Room;

const GAMES: [&str; 5] = ["cleopatra", "creatures-and-cultists", "cult", "evil-high-priest", "four-gods"];

/// What the script says of a text, and whether it believes it.
fn judged(room: &Room, text: &str) -> (bool, String) {
    room.write("judged.json", text);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/verify.py");
    let Output { status, stdout, .. } =
        Command::new("python3").arg(script).arg(room.path("judged.json")).output().expect("python3 runs");
    (status.success(), String::from_utf8(stdout).expect("it prints text"))
}

#[test]
fn a_script_without_our_code_believes_true_records_of_every_game_and_no_others() {
    let room = Room::new();
    for game in GAMES {
        room.run(&["sim", game, "--games", "1", "--seed", "stranger", "--records", "."]).success();
        let text = room.read(&format!("{game}-000000.json"));
        let (believed, said) = judged(&room, &text);
        assert!(believed && said.starts_with("OK "), "{game}: {said}");
        let seed = text.split_once("\"seed\": \"").unwrap().1;
        let other_seed = text.replacen(&seed[..2], if &seed[..2] == "00" { "01" } else { "00" }, 1);
        assert!(!judged(&room, &other_seed).0, "{game}: another seed");
        let other_draw = text.replacen("\"dealt\": [", "\"dealt\": [9", 1);
        assert!(judged(&room, &other_draw).1.contains("the seed does not draw"), "{game}: another draw");
        let mut other_place: Value = serde_json::from_str(&text).unwrap();
        other_place["inputs"][0]["at"] = (other_place["inputs"][0]["at"].as_u64().unwrap() + 1).into();
        assert!(judged(&room, &other_place.to_string()).1.contains("input 1"), "{game}: another place");
        let other_end = text.replacen("\"ranks\":[", "\"ranks\":[7,", 1);
        assert!(judged(&room, &other_end).1.contains("digest"), "{game}: another end");
    }
}

#[test]
fn a_script_without_our_code_checks_what_a_seed_was_made_of() {
    let room = Room::new();
    let opened = Opened::<Cleopatra>::shipped().unwrap();
    let options = Options::defaults(Cleopatra::about(), 3).unwrap();
    let added = vec![Added { seat: Seat::new(1), text: "une poignée de sable".to_owned() }];
    let pledge = Pledge::new(Seed::from_text("secret"), added);
    let sitters = ["Ada", "Béa \"B\"", "Cléo"].map(Sitter::person).to_vec();
    let table = opened.pledged_table(options, pledge, sitters, None).unwrap();
    let text = table.record().to_text();
    assert!(judged(&room, &text).0, "{}", judged(&room, &text).1);
    let other_words = text.replacen("de sable", "de sel", 1);
    assert!(judged(&room, &other_words).1.contains("another seed"));
    let secret = text.split_once("\"secret\":\"").unwrap().1[..64].to_owned();
    let other_secret = text.replacen(&secret, &"0".repeat(64), 1);
    assert!(judged(&room, &other_secret).1.contains("not the one that was hashed"));
}

#[test]
fn the_script_checks_what_players_bound_themselves_to_in_every_game() {
    let room = Room::new();
    let links = [Seed::from_text("Ada"), Seed::from_text("Béa")];
    let bound = |number: usize, shown: bool| Bound {
        seat: Seat::new(number),
        commitment: link_after(&link_after(&links[number])),
        shown: shown.then_some(links[number]),
    };
    let games = [
        cenacle_cleopatra::shipped(),
        cenacle_creatures_and_cultists::shipped(),
        cenacle_cult::shipped(),
        cenacle_evil_high_priest::shipped(),
        cenacle_four_gods::shipped(),
    ]
    .map(Result::unwrap);
    for on in games {
        let about = on.about();
        let players = about.usual_players().max(2);
        let options = Options::defaults(about, players).unwrap();
        let sitters: Vec<Sitter> = (1..=players).map(|number| Sitter::person(format!("P {number}"))).collect();
        for whole in [true, false] {
            let pledge = Pledge::bound(Seed::from_text("secret"), 2, vec![bound(0, true), bound(1, whole)]);
            let table = on.pledged_table(options.clone(), pledge, sitters.clone(), None).unwrap();
            let text = table.record().to_text();
            let (believed, said) = judged(&room, &text);
            assert!(believed, "{}: {said}", about.id);
            assert_eq!(said.contains("seat 2 showed nothing"), !whole, "{}: {said}", about.id);
            on.verify(&text).unwrap_or_else(|error| panic!("{}: {error}", about.id));
            let shown = links[0].to_string();
            let other_link = text.replacen(&shown, &"0".repeat(64), 1);
            assert!(judged(&room, &other_link).1.contains("does not lead to its commitment"), "{}", about.id);
            let other_round = text.replacen("\"round\":2", "\"round\":1", 1);
            assert!(!judged(&room, &other_round).0, "{}: another round", about.id);
        }
    }
}
