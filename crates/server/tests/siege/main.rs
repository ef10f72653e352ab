//! The server under siege: a real one on loopback, a hostile client, bounded in count and time. `CENACLE_LONG=1` sieges for longer.

mod addresses;
mod away;
mod bots;
mod clocks;
mod connections;
mod deaths;
mod frames;
#[path = "../api/harness.rs"]
#[expect(dead_code, reason = "the server's own tests need more of it")]
mod harness;
mod identity;
#[path = "../../../table/tests/toy/look.rs"]
mod look;
mod replays;
mod service;
#[path = "../../../table/tests/toy/texts.rs"]
mod texts;
#[path = "../../../table/tests/toy/thimble.rs"]
mod thimble;

/// How often something is tried.
fn often(short: usize, long: usize) -> usize {
    if std::env::var("CENACLE_LONG").is_ok_and(|wanted| wanted == "1") { long } else { short }
}
