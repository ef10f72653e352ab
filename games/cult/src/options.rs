//! What players may agree on before a game, by name.

use cenacle_table::OptionSpec;

pub(crate) const CULTS: &str = "cults";
pub(crate) const CHOICE: &str = "choice";
pub(crate) const RANDOM: &str = "random";
pub(crate) const DRAFT: &str = "draft";
pub(crate) const FIRST_GAME: &str = "first-game";
pub(crate) const ROUNDS: &str = "rounds";
pub(crate) const HOUSE: &str = "house";
pub(crate) const DOUBLE: &str = "double";
pub(crate) const NONE: &str = "none";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice(CULTS, &[RANDOM, CHOICE, DRAFT, FIRST_GAME], RANDOM, "setup.cults"),
    OptionSpec::choice(ROUNDS, &[HOUSE, DOUBLE, NONE], HOUSE, "end.outlived").since(2),
];
