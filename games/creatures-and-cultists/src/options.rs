//! What players may agree on before a game, by name.

use cenacle_table::OptionSpec;

pub(crate) const FOUNDING: &str = "founding";
pub(crate) const GENERATED: &str = "generated";
pub(crate) const CHOSEN: &str = "chosen";
pub(crate) const WINDOWS: &str = "windows";
pub(crate) const ALWAYS: &str = "always";
pub(crate) const ABLE: &str = "able";
pub(crate) const POINTS: &str = "points";
pub(crate) const BEFORE: &str = "before";
pub(crate) const AFTER: &str = "after";
pub(crate) const ROUNDS: &str = "rounds";
pub(crate) const CAPS: &[&str] = &["12", "20", "30", "60", NO_CAP];
// Rules 1 had 20; their records name what they were played with.
pub(crate) const CAP: &str = "60";
pub(crate) const NO_CAP: &str = "none";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice(FOUNDING, &[GENERATED, CHOSEN], GENERATED, "found.identity"),
    OptionSpec::choice(WINDOWS, &[ALWAYS, ABLE], ALWAYS, "window.ask"),
    OptionSpec::choice(POINTS, &[BEFORE, AFTER], BEFORE, "points.after"),
    OptionSpec::choice(ROUNDS, CAPS, CAP, "end.rounds"),
];
