//! Whatever the bytes of a frame say: it is a message, which is written as it is read, or it is refused.
#![no_main]

use cenacle_server::wire::Ask;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(ask) = serde_json::from_str::<Ask>(text) else { return };
    let written = serde_json::to_string(&ask).expect("a message is JSON");
    let read: Ask = serde_json::from_str(&written).expect("a written message is a message");
    assert_eq!(ask, read);
    assert_eq!(ask.id(), read.id());
});
