//! The database under siege: files that vanish, a second server, a process that slept. `CENACLE_LONG=1` sieges for longer.

mod file;
#[path = "../api/harness.rs"]
#[expect(dead_code, reason = "the server's own tests need more of it")]
mod harness;
mod host;
mod lease;
#[path = "../../../table/tests/toy/look.rs"]
mod look;
mod migration;
mod second;
#[path = "../../../table/tests/toy/texts.rs"]
mod texts;
#[path = "../../../table/tests/toy/thimble.rs"]
mod thimble;
mod tidy;

/// How often something is tried.
fn often(short: usize, long: usize) -> usize {
    if std::env::var("CENACLE_LONG").is_ok_and(|wanted| wanted == "1") { long } else { short }
}
