//! Whatever the bytes say a record is: it is replayed or refused.
#![no_main]

use std::sync::LazyLock;

use cenacle_cleopatra::Cleopatra;
use cenacle_four_gods::FourGods;
use cenacle_table::{AnyGame, any::Opened, conformance::fuzz};
use libfuzzer_sys::fuzz_target;

static CLEOPATRA: LazyLock<Opened<Cleopatra>> =
    LazyLock::new(|| Opened::shipped().expect("what it ships with"));
static FOUR_GODS: LazyLock<Opened<FourGods>> =
    LazyLock::new(|| Opened::shipped().expect("what it ships with"));

fuzz_target!(|bytes: &[u8]| {
    let cleopatra = fuzz::records_do_not_panic(CLEOPATRA.game(), CLEOPATRA.data(), bytes);
    let four_gods = fuzz::records_do_not_panic(FOUR_GODS.game(), FOUR_GODS.data(), bytes);
    for checked in [cleopatra, four_gods] {
        if let Err(what) = checked {
            panic!("{what}");
        }
    }
});
