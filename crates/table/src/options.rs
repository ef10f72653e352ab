//! What players agree on before a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{AnyGame, Refusal, RuleId};

/// An option a game offers. Its name is the message `option-<id>`, its explanation the message `option-<id>-text` if there is
/// one, otherwise the text of its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// The name used on the command line and in records.
    pub id: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// The rule that explains it.
    pub rule: RuleId,
    /// The rules version that brought it: games with older rules do not have it.
    #[serde(skip)]
    pub since: u32,
}

impl OptionSpec {
    /// One that is on or off.
    #[must_use]
    pub const fn flag(id: &'static str, default: bool, rule: RuleId) -> OptionSpec {
        OptionSpec { id, kind: OptionKind::Flag { default }, rule, since: 1 }
    }

    /// One of these values.
    #[must_use]
    pub const fn choice(
        id: &'static str,
        values: &'static [&'static str],
        default: &'static str,
        rule: RuleId,
    ) -> OptionSpec {
        OptionSpec { id, kind: OptionKind::Choice { values, default }, rule, since: 1 }
    }

    /// The same, brought by a later version of the rules.
    #[must_use]
    pub const fn since(self, version: u32) -> OptionSpec {
        OptionSpec { since: version, ..self }
    }
}

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// `on` or `off`.
    Flag {
        /// What it is if nobody says.
        default: bool,
    },
    /// One of a list; each has the message `option-<id>-<value>`.
    Choice {
        values: &'static [&'static str],
        /// What it is if nobody says.
        default: &'static str,
    },
}

impl OptionKind {
    /// What it is if nobody says, as text.
    #[must_use]
    pub const fn default_text(self) -> &'static str {
        match self {
            OptionKind::Flag { default: true } => "on",
            OptionKind::Flag { default: false } => "off",
            OptionKind::Choice { default, .. } => default,
        }
    }

    /// What it may be, as texts.
    #[must_use]
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            OptionKind::Flag { .. } => &["on", "off"],
            OptionKind::Choice { values, .. } => values,
        }
    }
}

/// Options that a game can be set up with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// Every option of the game with its value.
    pub chosen: BTreeMap<String, String>,
}

/// A value of an option that does not go with the others as they are.
#[derive(Clone, PartialEq, Debug)]
pub struct Conflict {
    pub option: &'static str,
    /// Which of its values.
    pub value: &'static str,
    /// The rule that stands against it.
    pub refusal: Refusal,
    /// The other option that would change with it, and to what; `None` if no single change helps, so that it cannot be.
    pub takes: Option<(&'static str, String)>,
}

/// Why a game cannot be set up so.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SetupError {
    /// Too few or too many.
    #[error("{game} is for {min} to {max} players, not {asked}")]
    Players { game: &'static str, min: u8, max: u8, asked: u8 },
    /// The game has no such option.
    #[error("{game} has no option `{option}`; it has {known}")]
    UnknownOption {
        game: &'static str,
        option: String,
        /// What there is.
        known: String,
    },
    /// The option cannot be that.
    #[error("option `{option}` cannot be `{value}`: it is one of {allowed}")]
    BadValue {
        option: String,
        value: String,
        /// What it can be.
        allowed: String,
    },
    /// The options do not go together.
    #[error("these options do not go together (rule {})", .0.rule)]
    Together(Refusal),
    /// These figures do not make a game.
    #[error("{0}")]
    Data(String),
    /// A game cannot begin in this position.
    #[error("it cannot begin in this position: {0}")]
    Start(String),
}

impl Options {
    /// The defaults for this many players.
    ///
    /// # Errors
    /// If the game is not for so many.
    pub fn defaults(about: &crate::About, players: u8) -> Result<Options, SetupError> {
        Options::choose(about, players, std::iter::empty::<(&str, &str)>())
    }

    /// What was chosen, and what is proposed besides if that goes with it: a proposal gives way to a wish, as a whole.
    ///
    /// # Errors
    /// If the game is not for so many players, has no such option or value, or if what was chosen does not go together.
    pub fn agreed(
        game: &dyn AnyGame,
        players: u8,
        proposed: &[(&str, &str)],
        chosen: &[(&str, &str)],
    ) -> Result<Options, SetupError> {
        let options = Options::choose(game.about(), players, proposed.iter().chain(chosen).copied())?;
        if game.check_options(&options).is_ok() {
            return Ok(options);
        }
        let options = Options::choose(game.about(), players, chosen.iter().copied())?;
        game.check_options(&options).map_err(SetupError::Together)?;
        Ok(options)
    }

    /// These options if they go together; otherwise with one other changed so that they do: never the one that was changed
    /// last, and back to its usual value where that suffices.
    ///
    /// # Errors
    /// The rule that stands against them, if no single change helps.
    pub fn settled(self, game: &dyn AnyGame, changed: Option<&str>) -> Result<Options, Refusal> {
        let Err(refusal) = game.check_options(&self) else { return Ok(self) };
        let others = || game.about().options.iter().filter(|spec| Some(spec.id) != changed);
        let usual = others().map(|spec| (spec.id, spec.kind.default_text()));
        let any = others().flat_map(|spec| spec.kind.values().iter().map(|value| (spec.id, *value)));
        let mut tried = usual.chain(any).map(|(option, value)| {
            let mut options = self.clone();
            options.chosen.insert(option.to_owned(), value.to_owned());
            options
        });
        tried.find(|options| game.check_options(options).is_ok()).ok_or(refusal)
    }

    /// What does not go with these options, which go together: whoever offers the others says so before one is chosen.
    #[must_use]
    pub fn conflicts(&self, game: &dyn AnyGame) -> Vec<Conflict> {
        let specs = || game.about().options.iter();
        let values = specs().flat_map(|spec| spec.kind.values().iter().map(|value| (spec.id, *value)));
        let conflict = |(option, value): (&'static str, &'static str)| {
            let mut wished = self.clone();
            wished.chosen.insert(option.to_owned(), value.to_owned());
            let refusal = game.check_options(&wished).err()?;
            let settled = wished.clone().settled(game, Some(option)).ok();
            let other = |spec: &&OptionSpec, settled: &Options| settled.choice(spec.id) != wished.choice(spec.id);
            let takes = settled.and_then(|settled| {
                let changed = specs().find(|spec| other(spec, &settled))?;
                Some((changed.id, settled.choice(changed.id).to_owned()))
            });
            Some(Conflict { option, value, refusal, takes })
        };
        values.filter_map(conflict).collect()
    }

    /// The defaults, changed by `key = value` pairs.
    ///
    /// # Errors
    /// If the game is not for so many players, or has no such option or value.
    pub fn choose<K: AsRef<str>, V: AsRef<str>>(
        about: &crate::About,
        players: u8,
        pairs: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Options, SetupError> {
        Options::choose_under(about, about.rules_version, players, pairs)
    }

    /// The same under rules of this version, which may have had fewer options.
    ///
    /// # Errors
    /// If the game is not for so many players, or had no such option or value.
    pub fn choose_under<K: AsRef<str>, V: AsRef<str>>(
        about: &crate::About,
        rules_version: u32,
        players: u8,
        pairs: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Options, SetupError> {
        let specs = || about.options.iter().filter(|spec| spec.since <= rules_version);
        let (min, max) = about.players;
        if !(min..=max).contains(&players) {
            return Err(SetupError::Players { game: about.id, min, max, asked: players });
        }
        let mut chosen: BTreeMap<String, String> =
            specs().map(|spec| (spec.id.to_owned(), spec.kind.default_text().to_owned())).collect();
        for (key, value) in pairs {
            let (key, value) = (key.as_ref(), value.as_ref());
            let Some(spec) = specs().find(|spec| spec.id == key) else {
                let known = specs().map(|spec| spec.id).collect::<Vec<_>>().join(", ");
                return Err(SetupError::UnknownOption { game: about.id, option: key.to_owned(), known });
            };
            if !spec.kind.values().contains(&value) {
                let allowed = spec.kind.values().join(", ");
                return Err(SetupError::BadValue { option: key.to_owned(), value: value.to_owned(), allowed });
            }
            chosen.insert(key.to_owned(), value.to_owned());
        }
        Ok(Options { players, chosen })
    }

    /// Whether a flag is on.
    #[must_use]
    pub fn flag(&self, id: &str) -> bool {
        self.chosen.get(id).is_some_and(|value| value == "on")
    }

    /// The value of a choice.
    #[must_use]
    pub fn choice(&self, id: &str) -> &str {
        self.chosen.get(id).map_or("", String::as_str)
    }
}
