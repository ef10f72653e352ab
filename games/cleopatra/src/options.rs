//! What players may agree on before a game, by name.

use cenacle_table::OptionSpec;

pub(crate) const FLIP: &str = "flip";
pub(crate) const LEDGER: &str = "ledger";
pub(crate) const EVERY_TURN: &str = "every-turn";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::flag(FLIP, true, "mosaic.flip"),
    OptionSpec::flag(EVERY_TURN, false, "hand.every-turn"),
    OptionSpec::flag(LEDGER, false, "secrets.ledger"),
];
