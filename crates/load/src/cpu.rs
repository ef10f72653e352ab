//! Processor time of a process.

use std::fs;

/// `/proc` counts in hundredths of a second on every Linux that runs Rust.
const TICKS: f64 = 100.0;

/// Processor seconds that a process (its id, or `self`) has used; `None` where the system does not say.
pub(crate) fn seconds(process: &str) -> Option<f64> {
    parse(&fs::read_to_string(format!("/proc/{process}/stat")).ok()?)
}

/// The name in brackets may hold anything, so fields are counted from its end: user time is the 14th, system time the
/// 15th of all.
fn parse(stat: &str) -> Option<f64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / TICKS)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn processor_time_is_user_and_system_time() {
        let stat = "42 (a ) name) S 1 42 42 0 -1 4194560 100 0 0 0 150 50 0 0 20 0 4 0 1000 1 1";
        assert_eq!(parse(stat), Some(2.0));
        assert_eq!(parse("nonsense"), None);
    }
}
