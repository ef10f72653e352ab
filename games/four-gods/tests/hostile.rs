//! Positions that somebody wrote by hand, or to do harm: whatever the audit lets pass can be seen and played on.

use cenacle_four_gods::FourGods;
use cenacle_table::conformance::hostile;

#[test]
fn whatever_position_a_stranger_writes_nothing_panics() {
    let tries = if std::env::var_os("CENACLE_LONG").is_some() { 40_000 } else { 1_500 };
    let tried = hostile::whatever_passes_the_audit_can_be_played_on::<FourGods>("stranger", tries);
    eprintln!("{:?}", tried.unwrap_or_else(|what| panic!("{what}")));
}
