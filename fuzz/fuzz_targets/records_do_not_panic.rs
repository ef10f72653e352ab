//! Whatever the bytes say a record is: it is replayed or refused.
#![no_main]

use std::sync::LazyLock;

use cenacle_cleopatra::Cleopatra;
use cenacle_table::{AnyGame, any::Opened, conformance::fuzz};
use libfuzzer_sys::fuzz_target;

static GAME: LazyLock<Opened<Cleopatra>> =
    LazyLock::new(|| Opened::shipped().expect("what it ships with"));

fuzz_target!(|bytes: &[u8]| {
    if let Err(what) = fuzz::records_do_not_panic(GAME.game(), GAME.data(), bytes) {
        panic!("{what}");
    }
});
