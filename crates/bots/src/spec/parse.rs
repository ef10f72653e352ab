//! Reading a bot as people write it, on the command line and in files.

use std::{num::NonZeroU8, str::FromStr};

use thiserror::Error;

use crate::{BotSpec, Budget, ErrorModel, GreedySpec, Level, SearchSpec};

/// Why what was written is no bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BotError {
    /// No bot has this name.
    #[error("there is no bot `{asked}`; there is {}", BotSpec::NAMES.join(", "))]
    Unknown {
        /// The name asked for.
        asked: String,
    },
    /// There is such a bot, but not so.
    #[error("bot `{asked}`: {reason}")]
    Impossible {
        /// What was asked for.
        asked: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A file does not describe a bot.
    #[error("{file}: {key}: {reason}")]
    File {
        file: String,
        /// Where in it.
        key: String,
        /// What is wrong there.
        reason: String,
    },
}

/// The longest a bot may think about a decision: ten minutes.
const LONGEST: f64 = 600_000.0;
const MOST_ITERATIONS: u32 = 1_000_000_000;
const MOST_POSITIONS: u32 = 1000;
const MOST_THREADS: u8 = 64;

const NOTHING: &str = "a budget of nothing; give it time (500ms, 2s) or thoughts (2000)";

pub(super) fn budget(text: &str) -> Result<Budget, String> {
    let time = |number: &str, unit: f64| {
        let value: f64 = number.parse().map_err(|_| not_a_budget(text))?;
        let millis = value * unit;
        if !value.is_finite() || value < 0.0 {
            return Err(not_a_budget(text));
        }
        if millis > LONGEST {
            return Err(format!("{text} is more than ten minutes for a decision"));
        }
        if millis < 1.0 { Err(NOTHING.to_owned()) } else { Ok(Budget::Millis(millis as u32)) }
    };
    if let Some(number) = text.strip_suffix("ms") {
        return time(number, 1.0);
    }
    if let Some(number) = text.strip_suffix('s') {
        return time(number, 1000.0);
    }
    match text.parse::<u32>() {
        Ok(0) => Err(NOTHING.to_owned()),
        Ok(iterations) if iterations <= MOST_ITERATIONS => Ok(Budget::Iterations(iterations)),
        Ok(_) => Err(format!("more than {MOST_ITERATIONS} thoughts for a decision")),
        Err(_) => Err(not_a_budget(text)),
    }
}

fn not_a_budget(text: &str) -> String {
    format!("`{text}` is no budget; give it time (500ms, 2s) or thoughts (2000)")
}

pub(super) fn threads(number: &str) -> Result<NonZeroU8, String> {
    let wrong = || format!("`{number}` is no number of threads: 1 to {MOST_THREADS}");
    let threads: NonZeroU8 = number.parse().map_err(|_| wrong())?;
    if threads.get() <= MOST_THREADS { Ok(threads) } else { Err(wrong()) }
}

pub(super) fn positions(number: &str) -> Result<u32, String> {
    match number.parse() {
        Ok(positions @ 1..=MOST_POSITIONS) => Ok(positions),
        _ => Err(format!("`{number}` is no number of positions to imagine: 1 to {MOST_POSITIONS}")),
    }
}

/// A share between 0 and 1, in thousandths.
pub(super) fn share(what: &str, text: &str) -> Result<u16, String> {
    match text.parse::<f64>() {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok((share * 1000.0).round() as u16),
        _ => Err(format!("{what} is a share between 0 and 1, not `{text}`")),
    }
}

/// `temperature=0.02`, `blunder=0.1`; their older names were `heat` and `slip`.
fn err_by(error_model: &mut ErrorModel, part: &str) -> Result<bool, String> {
    match part.split_once('=') {
        Some((name @ ("temperature" | "heat"), value)) => error_model.temperature = share(name, value)?,
        Some((name @ ("blunder" | "slip"), value)) => error_model.blunder_rate = share(name, value)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn greedy<'a>(parts: impl Iterator<Item = &'a str>) -> Result<BotSpec, String> {
    let mut spec = GreedySpec::default();
    for part in parts {
        if !err_by(&mut spec.error_model, part)? {
            spec.positions = positions(part)?;
        }
    }
    Ok(BotSpec::Greedy(spec))
}

fn search<'a>(parts: impl Iterator<Item = &'a str>) -> Result<BotSpec, String> {
    let mut spec = SearchSpec::default();
    for part in parts {
        if err_by(&mut spec.error_model, part)? {
            continue;
        }
        match part.strip_suffix('t') {
            Some(number) => spec.threads = threads(number)?,
            None => spec.budget = budget(part)?,
        }
    }
    Ok(BotSpec::Search(spec))
}

impl FromStr for BotSpec {
    type Err = BotError;

    fn from_str(text: &str) -> Result<BotSpec, BotError> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let level = Level::ALL.into_iter().find(|level| level.name() == name).map(BotSpec::Level);
        let plain = if name == "random" { Some(BotSpec::Random) } else { level };
        let spec = match (name, plain) {
            (_, Some(plain)) => match parts.next() {
                None => Ok(plain),
                Some(_) => Err(format!("`{name}` stands alone")),
            },
            ("greedy", _) => greedy(parts),
            ("search", _) => search(parts),
            _ => return Err(BotError::Unknown { asked: text.to_owned() }),
        };
        spec.map_err(|reason| BotError::Impossible { asked: text.to_owned(), reason })
    }
}
