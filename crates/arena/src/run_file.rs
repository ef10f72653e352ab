//! A run that was interrupted, kept in a file so that it can go on.

use cenacle_table::{About, Options, Seed};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The version of the files' layout.
const FORMAT_VERSION: u32 = 1;

/// What decides every game of a run. Two runs with the same cast play the same games, one perhaps more of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cast {
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fingerprint of its component data.
    pub data: String,
    /// Numbers of players and options that are played.
    pub tables: Vec<Options>,
    /// Who takes part.
    pub bots: Vec<String>,
    /// The seed of the series.
    pub seed: Seed,
}

impl Cast {
    /// Who plays what.
    #[must_use]
    pub fn new(about: &About, data: &str, tables: &[Options], bots: Vec<String>, seed: Seed) -> Cast {
        let (game, rules_version) = (about.id.to_owned(), about.rules_version);
        Cast { game, rules_version, data: data.to_owned(), tables: tables.to_vec(), bots, seed }
    }

    /// Eight letters that tell this cast from others, for the name of a file.
    ///
    /// # Panics
    /// Never: a cast is JSON.
    #[must_use]
    pub fn mark(&self) -> String {
        let digest = Sha256::digest(serde_json::to_vec(self).expect("a cast is JSON"));
        digest[..4].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The first thing in which another cast differs, as "its … is …, not …".
    fn difference(&self, asked: &Cast) -> Option<String> {
        let tables = |cast: &Cast| -> Vec<String> {
            let one = |options: &Options| {
                let chosen: Vec<String> = options.chosen.iter().map(|(key, value)| format!("{key}={value}")).collect();
                format!("{} players with {}", options.players, chosen.join(","))
            };
            cast.tables.iter().map(one).collect()
        };
        let facts = |cast: &Cast| {
            [
                ("game", cast.game.clone()),
                ("rules version", cast.rules_version.to_string()),
                ("component data", cast.data.clone()),
                ("bots", cast.bots.join(",")),
                ("tables", tables(cast).join("; ")),
                ("seed", cast.seed.to_string()),
            ]
        };
        let mut both = facts(self).into_iter().zip(facts(asked));
        let ((what, kept), (_, wanted)) = both.find(|(kept, wanted)| kept != wanted)?;
        Some(match what {
            "bots" | "tables" | "component data" => format!("its {what} are {kept}, not {wanted}"),
            _ => format!("its {what} is {kept}, not {wanted}"),
        })
    }
}

/// Why a run cannot go on.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RunError {
    /// Not JSON, cut off, or without a needed key.
    #[error("this is not a whole run: {0}")]
    Unreadable(String),
    /// JSON, but something else.
    #[error("this is not a {wanted}: its `format` is `{found}`")]
    Foreign {
        /// What was wanted.
        wanted: &'static str,
        /// What it says it is.
        found: String,
    },
    /// From another time.
    #[error("the run has format version {0}, this program reads {FORMAT_VERSION}")]
    Version(u32),
    /// Other games than those asked for.
    #[error("this is the run of another plan: {0}")]
    OtherPlan(String),
}

/// What a run has found so far.
pub trait Findings: Serialize + DeserializeOwned {
    /// What its file says it is.
    const FORMAT: &'static str;

    /// How many games, from the first on, are in it.
    fn games(&self) -> u64;

    /// Whether they can be the findings of such a run.
    ///
    /// # Errors
    /// Says what does not fit.
    fn check(&self, cast: &Cast) -> Result<(), String>;
}

/// A run: who plays what, and what was found so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Run<F> {
    format: String,
    format_version: u32,
    /// Who plays what.
    pub cast: Cast,
    /// How long it took so far.
    pub seconds: f64,
    /// What was found so far.
    pub found: F,
}

impl<F: Findings> Run<F> {
    /// A run that begins.
    #[must_use]
    pub fn new(cast: Cast, found: F) -> Run<F> {
        Run { format: F::FORMAT.to_owned(), format_version: FORMAT_VERSION, cast, seconds: 0.0, found }
    }

    /// Reads a run that is to go on with this cast.
    ///
    /// # Errors
    /// If the text is none, or the run of another plan.
    pub fn parse(text: &str, cast: &Cast) -> Result<Run<F>, RunError> {
        #[derive(Deserialize)]
        struct Head {
            format: String,
            format_version: u32,
        }
        let unreadable = |error: serde_json::Error| RunError::Unreadable(error.to_string());
        let head: Head = serde_json::from_str(text).map_err(unreadable)?;
        if head.format != F::FORMAT {
            return Err(RunError::Foreign { wanted: F::FORMAT, found: head.format });
        }
        if head.format_version != FORMAT_VERSION {
            return Err(RunError::Version(head.format_version));
        }
        let run: Run<F> = serde_json::from_str(text).map_err(unreadable)?;
        if let Some(difference) = run.cast.difference(cast) {
            return Err(RunError::OtherPlan(difference));
        }
        run.found.check(cast).map_err(RunError::Unreadable)?;
        Ok(run)
    }

    /// The run as text.
    ///
    /// # Panics
    /// Never: all of it is JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = serde_json::to_string(self).expect("a run is JSON");
        text.push('\n');
        text
    }
}
