//! Whatever the bytes of frames say: each is a message, which is written as it is read, or it is refused; and whatever messages ask of a
//! table, it is answered or refused.
#![no_main]

use std::sync::LazyLock;

use cenacle_cleopatra::Cleopatra;
use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_cult::Cult;
use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_four_gods::FourGods;
use cenacle_server::wire::Ask;
use cenacle_table::{AnyGame, Game, any::Opened, conformance::fuzz};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fn shipped<G: Game>() -> Opened<G> {
    Opened::shipped().expect("what it ships with")
}

static CLEOPATRA: LazyLock<Opened<Cleopatra>> = LazyLock::new(shipped);
static CREATURES: LazyLock<Opened<CreaturesAndCultists>> = LazyLock::new(shipped);
static CULT: LazyLock<Opened<Cult>> = LazyLock::new(shipped);
static EVIL_HIGH_PRIEST: LazyLock<Opened<EvilHighPriest>> = LazyLock::new(shipped);
static FOUR_GODS: LazyLock<Opened<FourGods>> = LazyLock::new(shipped);

/// A frame as a message, if it is one.
fn message(frame: &str) -> Option<Value> {
    let ask = serde_json::from_str::<Ask>(frame).ok()?;
    let written = serde_json::to_string(&ask).expect("a message is JSON");
    let read: Ask = serde_json::from_str(&written).expect("a written message is a message");
    assert_eq!(ask, read);
    assert_eq!(ask.id(), read.id());
    Some(serde_json::from_str(&written).expect("a message is JSON"))
}

// The first byte chooses the game, the second the number of players; frames stand on lines.
fuzz_target!(|bytes: &[u8]| {
    let [game, players, bytes @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let frames: Vec<Value> = text.lines().take(200).filter_map(message).collect();
    let game: &dyn AnyGame = match game % 5 {
        0 => &*CLEOPATRA,
        1 => &*CREATURES,
        2 => &*CULT,
        3 => &*EVIL_HIGH_PRIEST,
        _ => &*FOUR_GODS,
    };
    if let Err(what) = fuzz::frames_do_not_panic(game, *players, &frames) {
        panic!("{what}");
    }
});
