//! Whatever the bytes decide: what is accepted was legal, what is refused changes nothing, nothing is lost.
#![no_main]

use std::sync::{Arc, LazyLock};

use cenacle_cleopatra::Cleopatra;
use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_cult::Cult;
use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_four_gods::FourGods;
use cenacle_table::{Game, any::Opened, conformance::fuzz};
use libfuzzer_sys::fuzz_target;

fn shipped<G: Game>() -> Arc<G> {
    Opened::<G>::shipped().expect("what it ships with").game().clone()
}

static CLEOPATRA: LazyLock<Arc<Cleopatra>> = LazyLock::new(shipped);
static CREATURES: LazyLock<Arc<CreaturesAndCultists>> = LazyLock::new(shipped);
static CULT: LazyLock<Arc<Cult>> = LazyLock::new(shipped);
static EVIL_HIGH_PRIEST: LazyLock<Arc<EvilHighPriest>> = LazyLock::new(shipped);
static FOUR_GODS: LazyLock<Arc<FourGods>> = LazyLock::new(shipped);

// The first byte chooses the game: what is found by one is not lost to the others.
fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = bytes.split_first() else { return };
    let checked = match game % 5 {
        0 => fuzz::legals_are_legal(&**CLEOPATRA, bytes),
        1 => fuzz::legals_are_legal(&**CREATURES, bytes),
        2 => fuzz::legals_are_legal(&**CULT, bytes),
        3 => fuzz::legals_are_legal(&**EVIL_HIGH_PRIEST, bytes),
        _ => fuzz::legals_are_legal(&**FOUR_GODS, bytes),
    };
    if let Err(what) = checked {
        panic!("{what}");
    }
});
