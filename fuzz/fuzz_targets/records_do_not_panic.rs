//! Whatever the bytes say a record is: it is replayed or refused.
#![no_main]

use std::sync::LazyLock;

use cenacle_cleopatra::Cleopatra;
use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_cult::Cult;
use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_four_gods::FourGods;
use cenacle_table::{AnyGame, Game, any::Opened, conformance::fuzz};
use libfuzzer_sys::fuzz_target;

fn shipped<G: Game>() -> Opened<G> {
    Opened::shipped().expect("what it ships with")
}

static CLEOPATRA: LazyLock<Opened<Cleopatra>> = LazyLock::new(shipped);
static CREATURES: LazyLock<Opened<CreaturesAndCultists>> = LazyLock::new(shipped);
static CULT: LazyLock<Opened<Cult>> = LazyLock::new(shipped);
static EVIL_HIGH_PRIEST: LazyLock<Opened<EvilHighPriest>> = LazyLock::new(shipped);
static FOUR_GODS: LazyLock<Opened<FourGods>> = LazyLock::new(shipped);

fn checked<G: Game>(opened: &Opened<G>, bytes: &[u8]) -> Result<(), String> {
    fuzz::records_do_not_panic(opened.game(), opened.data(), bytes)
}

// The first byte chooses the game.
fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = bytes.split_first() else { return };
    let checked = match game % 5 {
        0 => checked(&CLEOPATRA, bytes),
        1 => checked(&CREATURES, bytes),
        2 => checked(&CULT, bytes),
        3 => checked(&EVIL_HIGH_PRIEST, bytes),
        _ => checked(&FOUR_GODS, bytes),
    };
    if let Err(what) = checked {
        panic!("{what}");
    }
});
