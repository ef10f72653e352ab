//! Whatever the bytes decide: what is accepted was legal, what is refused changes nothing, nothing is lost.
#![no_main]

use std::sync::{Arc, LazyLock};

use cenacle_cleopatra::Cleopatra;
use cenacle_table::{any::Opened, conformance::fuzz};
use libfuzzer_sys::fuzz_target;

static GAME: LazyLock<Arc<Cleopatra>> =
    LazyLock::new(|| Opened::<Cleopatra>::shipped().expect("what it ships with").game().clone());

fuzz_target!(|bytes: &[u8]| {
    if let Err(what) = fuzz::legals_are_legal(&**GAME, bytes) {
        panic!("{what}");
    }
});
