//! What players may agree on before a game, by name.

use cenacle_table::OptionSpec;

pub(crate) const TIES: &str = "ties";
pub(crate) const CARRIED: &str = "carried";
pub(crate) const LOST: &str = "lost";
pub(crate) const EXCHANGE: &str = "exchange";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice(TIES, &[CARRIED, LOST], CARRIED, "round.tie"),
    OptionSpec::flag(EXCHANGE, true, "exchange.take"),
];
