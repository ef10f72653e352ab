//! Whatever the bytes decide: what is accepted was legal, what is refused changes nothing, nothing is lost.
#![no_main]

use std::sync::{Arc, LazyLock};

use cenacle_cleopatra::Cleopatra;
use cenacle_four_gods::FourGods;
use cenacle_table::{any::Opened, conformance::fuzz};
use libfuzzer_sys::fuzz_target;

static CLEOPATRA: LazyLock<Arc<Cleopatra>> =
    LazyLock::new(|| Opened::<Cleopatra>::shipped().expect("what it ships with").game().clone());
static FOUR_GODS: LazyLock<Arc<FourGods>> =
    LazyLock::new(|| Opened::<FourGods>::shipped().expect("what it ships with").game().clone());

fuzz_target!(|bytes: &[u8]| {
    for checked in [fuzz::legals_are_legal(&**CLEOPATRA, bytes), fuzz::legals_are_legal(&**FOUR_GODS, bytes)] {
        if let Err(what) = checked {
            panic!("{what}");
        }
    }
});
