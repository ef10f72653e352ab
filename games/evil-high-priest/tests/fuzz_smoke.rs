//! The fuzz targets of `fuzz/` on a few thousand byte strings, for machines without a fuzzer.

use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_table::{AnyGame, any::Opened, conformance::fuzz};

fn opened() -> Opened<EvilHighPriest> {
    Opened::shipped().expect("what it ships with")
}

#[test]
fn whatever_bytes_decide_the_rules_hold() {
    let opened = opened();
    for number in 0..2000 {
        let bytes = fuzz::bytes(number, 600);
        if let Err(what) = fuzz::legals_are_legal(&**opened.game(), &bytes) {
            panic!("bytes {number}: {what}");
        }
    }
}

#[test]
fn whatever_bytes_say_a_record_is_it_is_replayed_or_refused() {
    let opened = opened();
    for number in 0..2000 {
        let bytes = fuzz::bytes(number, 160);
        if let Err(what) = fuzz::records_do_not_panic(opened.game(), opened.data(), &bytes) {
            panic!("bytes {number}: {what}");
        }
    }
}
