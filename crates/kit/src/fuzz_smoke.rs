//! The fuzz targets of `fuzz/` on a few thousand byte strings, for machines without a fuzzer.

use cenacle_table::{AnyGame, Game, any::Opened, conformance::fuzz};

const TRIES: u32 = 2000;
/// Scenes and questions are dearer than decisions.
const FRAMED: u32 = 40;

/// Whatever bytes decide, the rules hold.
///
/// # Panics
/// If they do not.
pub fn legals_are_legal<G: Game>() {
    let opened = Opened::<G>::shipped().expect("what it ships with");
    for number in 0..TRIES {
        let bytes = fuzz::bytes(number, 600);
        if let Err(what) = fuzz::legals_are_legal(&**opened.game(), &bytes) {
            panic!("bytes {number}: {what}");
        }
    }
}

/// Whatever bytes say a record is, it is replayed or refused.
///
/// # Panics
/// If it is neither.
pub fn records_do_not_panic<G: Game>() {
    let opened = Opened::<G>::shipped().expect("what it ships with");
    for number in 0..TRIES {
        let bytes = fuzz::bytes(number, 160);
        if let Err(what) = fuzz::records_do_not_panic(opened.game(), opened.data(), &bytes) {
            panic!("bytes {number}: {what}");
        }
    }
}

/// Whatever frames ask of a table, they are answered or refused.
///
/// # Panics
/// If they are not.
pub fn frames_do_not_panic<G: Game>() {
    let opened = Opened::<G>::shipped().expect("what it ships with");
    for number in 0..FRAMED {
        let frames = fuzz::frames(&fuzz::bytes(number, 320));
        if let Err(what) = fuzz::frames_do_not_panic(&opened, number as u8, &frames) {
            panic!("bytes {number}: {what}");
        }
    }
}

/// The fuzz targets of a game as three tests.
#[macro_export]
macro_rules! fuzz_smoke {
    ($game:ty) => {
        #[test]
        fn whatever_bytes_decide_the_rules_hold() {
            $crate::fuzz_smoke::legals_are_legal::<$game>();
        }

        #[test]
        fn whatever_bytes_say_a_record_is_it_is_replayed_or_refused() {
            $crate::fuzz_smoke::records_do_not_panic::<$game>();
        }

        #[test]
        fn whatever_frames_ask_of_a_table_is_answered_or_refused() {
            $crate::fuzz_smoke::frames_do_not_panic::<$game>();
        }
    };
}
