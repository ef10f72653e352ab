//! What players may agree on before a game, by name.

use cenacle_table::{OptionSpec, Options, Refusal};

pub(crate) const TIME: &str = "time";
pub(crate) const GODS: &str = "gods";
pub(crate) const TWO: &str = "two";
pub(crate) const ERRORS: &str = "errors";
pub(crate) const MIN_FREE: &str = "min-free";
pub(crate) const TOKENS: &str = "tokens";
pub(crate) const GLASS: &str = "glass";

/// What an option may be.
pub(crate) mod value {
    pub(crate) const SIMULTANEOUS: &str = "simultaneous";
    pub(crate) const TURNS: &str = "turns";
    pub(crate) const VISIBLE: &str = "visible";
    pub(crate) const SECRET: &str = "secret";
    pub(crate) const FOUR_GODS: &str = "four-gods";
    pub(crate) const TWO_GODS: &str = "two-gods";
    pub(crate) const REFUSED: &str = "refused";
    pub(crate) const DENOUNCED: &str = "denounced";
    pub(crate) const PENALISED: &str = "penalised";
    pub(crate) const NONE: &str = "none";
    pub(crate) const TWO: &str = "two";
    pub(crate) const CHOSEN: &str = "chosen";
    pub(crate) const DRAWN: &str = "drawn";
    pub(crate) const SECONDS: &str = "seconds";
    pub(crate) const DOUBLE: &str = "double";
    pub(crate) const FIVEFOLD: &str = "fivefold";
    pub(crate) const ACTS: &str = "acts";
    pub(crate) const NO_GLASS: &str = "no-glass";
    pub(crate) const GLASSES: &[&str] = &[SECONDS, DOUBLE, FIVEFOLD, ACTS, NO_GLASS];
}

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice(TIME, &[value::SIMULTANEOUS, value::TURNS], value::SIMULTANEOUS, "mode.time"),
    OptionSpec::choice(GODS, &[value::VISIBLE, value::SECRET], value::VISIBLE, "mode.gods"),
    OptionSpec::choice(TWO, &[value::FOUR_GODS, value::TWO_GODS], value::FOUR_GODS, "mode.two"),
    OptionSpec::choice(ERRORS, &[value::REFUSED, value::DENOUNCED, value::PENALISED], value::REFUSED, "mode.errors"),
    OptionSpec::choice(MIN_FREE, &[value::NONE, value::TWO], value::NONE, "score.free"),
    OptionSpec::choice(TOKENS, &[value::CHOSEN, value::DRAWN], value::CHOSEN, "mode.tokens").since(2),
    OptionSpec::choice(GLASS, value::GLASSES, value::SECONDS, "mode.glass").since(2),
];

/// Refuses options that do not go together. `[mode.time] [mode.two] [mode.errors] [mode.glass] [mode.tokens]`
pub(crate) fn check(options: &Options) -> Result<(), Refusal> {
    let is = |option, value| options.choice(option) == value;
    let errors = is(ERRORS, value::DENOUNCED) || is(ERRORS, value::PENALISED);
    let drawn = is(TOKENS, value::DRAWN);
    let refusals = [
        // In turns the others watch each tile being laid, and turns may be drawn.
        (errors && drawn, "errors.lay", "why-errors-and-lot"),
        (errors && !drawn && is(TIME, value::TURNS), "errors.lay", "why-errors-in-turns"),
        (is(TWO, value::TWO_GODS) && options.players != 2, "mode.two", "why-two-gods-for-two"),
        (is(GLASS, value::ACTS) && !drawn && !is(TIME, value::TURNS), "mode.glass", "why-acts-in-turns"),
        (is(GLASS, value::NO_GLASS) && !drawn && is(TIME, value::TURNS), "mode.glass", "why-no-glass-in-turns"),
    ];
    match refusals.into_iter().find(|(refused, ..)| *refused) {
        Some((_, rule, why)) => Err(Refusal::new(rule, why)),
        None => Ok(()),
    }
}
