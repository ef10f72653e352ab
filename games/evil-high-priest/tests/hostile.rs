//! Positions that somebody wrote by hand, or to do harm: whatever the audit lets pass can be seen and played on.

use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_table::{Chance, Game, Log, Options, Seed, Stream, any::Opened, conformance::hostile};
use serde_json::{Value, json};

#[test]
fn whatever_position_a_stranger_writes_nothing_panics() {
    let tries = if std::env::var_os("CENACLE_LONG").is_some() { 40_000 } else { 1_500 };
    let tried = hostile::whatever_passes_the_audit_can_be_played_on::<EvilHighPriest>("stranger", tries);
    eprintln!("{:?}", tried.unwrap_or_else(|what| panic!("{what}")));
}

/// A position at the beginning of a game, as JSON.
fn beginning(pairs: &[(&str, &str)]) -> Value {
    let opened = Opened::<EvilHighPriest>::shipped().unwrap();
    let options = Options::choose(EvilHighPriest::about(), 3, pairs.iter().copied()).unwrap();
    let mut chance = Chance::new(&Seed::from_text("hostile"), Stream::Game);
    let p = opened.game().setup(&options, &mut chance, &mut Log::silent()).unwrap();
    opened.game().audit(&p).expect("a real position");
    serde_json::to_value(p).unwrap()
}

#[test]
fn what_no_box_holds_is_refused() {
    let opened = Opened::<EvilHighPriest>::shipped().unwrap();
    let seat = json!(5);
    for pairs in [&[][..], &[("ceremony", "on")]] {
        let sound = beginning(pairs);
        for (place, value, why) in [
            ("/monsters", json!(255), "monsters"),
            ("/amoebas", json!(255), "Amoebas"),
            ("/round", json!(65_535), "round"),
            ("/acting", json!(7), "not there"),
            ("/turn", seat.clone(), "does not play"),
            ("/king", json!({ "seat": seat }), "does not play"),
            ("/sects/0/exposed/0", json!(65_535), "resources"),
            ("/due/any", json!(255), "resources"),
            ("/raid/strength", json!(255), "a raid of"),
            ("/raid/who", json!(99), "led by nobody"),
            ("/sects/1/ward", json!(255), "beyond all measure"),
            ("/sects/1/skulking", json!(255), "marks"),
            ("/sects/1/cultists/1", json!({ "lock": 19 }), "there is no"),
            ("/steps", json!([{ "sacrifice": [1, 200] }]), "cannot be"),
            ("/steps", json!([{ "bonus": [1, 31] }]), "cannot be"),
            ("/steps", json!([{ "act": 1 }, { "act": 1 }]), "turns are pending"),
            ("/steps", json!([]), "nobody is asked"),
        ] {
            let mut written = sound.clone();
            *written.pointer_mut(place).unwrap() = value;
            let p = serde_json::from_value(written).unwrap_or_else(|error| panic!("{place}: {error}"));
            let what = opened.game().audit(&p).expect_err(place);
            assert!(what.contains(why), "{place}: {what} is not {why}");
        }
    }
}
