//! A record: one JSON file from which a whole game can be played again and checked.
//!
//! The text is canonical: the same game gives the same bytes. Each input stands on a line of its own with a check
//! that covers everything before it, so that [`verify`] can say where a record was changed.

use std::{fmt::Write, sync::Arc};

use cenacle_scene::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{About, Game, Input, NotTaken, Options, Outcome, Seed, SetupError, Sitter, Table, TimerId};

/// What the file says it is.
pub const FORMAT: &str = "cenacle-record";
/// The version of the file's layout.
pub const FORMAT_VERSION: u32 = 1;

/// A record as read from a file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Record {
    /// What it is, who played what.
    #[serde(flatten)]
    pub header: Header,
    /// What came in.
    pub inputs: Vec<RecordedInput>,
    /// How it ended; `null` while it runs.
    pub outcome: Option<Value>,
    /// Covers everything.
    pub digest: String,
}

/// The readable head of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// [`FORMAT`].
    pub format: String,
    /// [`FORMAT_VERSION`].
    pub format_version: u32,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// With which component data.
    pub data: String,
    /// What was agreed on.
    pub options: Options,
    /// Who played.
    pub seats: Vec<Sitter>,
    /// The seed of all chance.
    pub seed: Seed,
    /// What chance gave at setup.
    pub dealt: Vec<u32>,
    /// Covers the header.
    pub check: String,
}

impl Header {
    /// The head of the record of a game set up so, with its check.
    #[must_use]
    pub fn new(about: &About, data: &str, options: &Options, sitters: &[Sitter], seed: Seed, dealt: &[u32]) -> Header {
        let mut header = Header {
            format: FORMAT.to_owned(),
            format_version: FORMAT_VERSION,
            game: about.id.to_owned(),
            rules_version: about.rules_version,
            data: data.to_owned(),
            options: options.clone(),
            seats: sitters.to_vec(),
            seed,
            dealt: dealt.to_vec(),
            check: String::new(),
        };
        header.check = Chain::new(&header).check();
        header
    }
}

/// One input in a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedInput {
    /// Counted from 1.
    pub n: usize,
    /// Who decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was decided.
    #[serde(default, rename = "do", skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    /// Or which sand-glass ran out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expired: Option<TimerId>,
    /// What chance gave.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<u32>,
    /// Covers everything up to here.
    pub check: String,
}

/// Why a record is not a record of a game.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum RecordError {
    /// Not JSON, cut off, or without a needed key.
    #[error("this is not a whole record: {0}")]
    Unreadable(String),
    /// JSON, but something else.
    #[error("this is not a {FORMAT}: its `format` is `{0}`")]
    Foreign(String),
    /// From another time.
    #[error("the record has {what} {found}, this program reads {known}")]
    Version {
        /// Which version.
        what: &'static str,
        /// The record's.
        found: u32,
        /// Ours.
        known: u32,
    },
    /// Another game's.
    #[error("the record is of the game `{0}`")]
    OtherGame(String),
    /// Played with other figures.
    #[error("the record was played with other component data ({found}, here {known}); give them with --data")]
    OtherData {
        /// The record's.
        found: String,
        /// Ours.
        known: String,
    },
    /// The setup does not work.
    #[error("the record's setup does not work: {0}")]
    Setup(#[from] SetupError),
    /// Something does not fit what was before it.
    #[error("{place}: {reason}")]
    Broken {
        /// Where: header, input number, end; with line and column where known.
        place: String,
        /// What is wrong.
        reason: String,
    },
}

fn broken(place: impl Into<String>, reason: impl Into<String>) -> RecordError {
    RecordError::Broken { place: place.into(), reason: reason.into() }
}

/// A hash over a game so far. It takes the header once, then a few bytes an input, so simulations can afford it.
#[derive(Clone, Debug)]
pub struct Chain(Sha256);

impl Chain {
    /// Begins with what a game is set up from.
    #[must_use]
    pub fn new(header: &Header) -> Chain {
        let bare = Header { check: String::new(), ..header.clone() };
        let mut hash = Sha256::new();
        hash.update(serde_json::to_vec(&bare).expect("a header is JSON"));
        Chain(hash)
    }

    /// A seat chose an action by its place in the legal list.
    pub fn decision(&mut self, seat: Seat, index: u16, drew: &[u32]) {
        let [low, high] = index.to_le_bytes();
        self.0.update([1, seat.index() as u8, low, high]);
        self.drew(drew);
    }

    /// A sand-glass ran out.
    pub fn expiry(&mut self, timer: TimerId, drew: &[u32]) {
        let [low, high] = timer.0.to_le_bytes();
        self.0.update([2, 0, low, high]);
        self.drew(drew);
    }

    /// How it ended.
    pub fn outcome(&mut self, outcome: Option<&Outcome>) {
        self.0.update(serde_json::to_vec(&outcome).expect("an outcome is JSON"));
    }

    /// A short check of everything so far.
    #[must_use]
    pub fn check(&self) -> String {
        self.0.clone().finalize().iter().take(4).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The whole hash.
    #[must_use]
    pub fn digest(&self) -> [u8; 32] {
        self.0.clone().finalize().into()
    }

    fn drew(&mut self, drew: &[u32]) {
        self.0.update((drew.len() as u32).to_le_bytes());
        for value in drew {
            self.0.update(value.to_le_bytes());
        }
    }
}

impl<G: Game> Table<G> {
    /// The head of this game's record. `data` is the fingerprint of the component data.
    #[must_use]
    pub fn header(&self, data: &str) -> Header {
        Header::new(G::about(), data, self.options(), self.sitters(), *self.seed(), self.dealt())
    }

    /// The record of the game so far. `data` is the fingerprint of the component data.
    ///
    /// # Panics
    /// Never: actions are JSON.
    #[must_use]
    pub fn record(&self, data: &str) -> Record {
        let header = self.header(data);
        let mut chain = Chain::new(&header);
        let inputs = self
            .steps()
            .iter()
            .enumerate()
            .map(|(index, step)| {
                let mut line = RecordedInput {
                    n: index + 1,
                    seat: None,
                    action: None,
                    expired: None,
                    drew: step.drew.clone(),
                    check: String::new(),
                };
                match step.input {
                    Input::Decision { seat, action, index } => {
                        line.seat = Some(seat);
                        line.action = Some(serde_json::to_value(action).expect("an action is JSON"));
                        chain.decision(seat, index, &step.drew);
                    }
                    Input::Expiry(timer) => {
                        line.expired = Some(timer);
                        chain.expiry(timer, &step.drew);
                    }
                }
                line.check = chain.check();
                line
            })
            .collect();
        let outcome = self.outcome();
        chain.outcome(outcome.as_ref());
        Record {
            header,
            inputs,
            outcome: outcome.map(|outcome| serde_json::to_value(outcome).expect("an outcome is JSON")),
            digest: chain.digest().iter().map(|byte| format!("{byte:02x}")).collect(),
        }
    }

    /// Plays a record again, checking everything in it against the rules.
    ///
    /// # Errors
    /// If it is another game's, or something in it does not follow from what stands before; the error says where.
    pub fn replay(game: Arc<G>, record: &Record, data: &str) -> Result<Table<G>, RecordError> {
        let about = G::about();
        let header = &record.header;
        if header.game != about.id {
            return Err(RecordError::OtherGame(header.game.clone()));
        }
        if header.rules_version != about.rules_version {
            let (found, known) = (header.rules_version, about.rules_version);
            return Err(RecordError::Version { what: "rules version", found, known });
        }
        let mut chain = Chain::new(header);
        if chain.check() != header.check {
            return Err(broken(
                "header",
                format!("it says check {}, its content gives {}", header.check, chain.check()),
            ));
        }
        if header.data != data {
            return Err(RecordError::OtherData { found: header.data.clone(), known: data.to_owned() });
        }
        let options = Options::choose(about, header.options.players, &header.options.chosen)?;
        if header.seats.len() != usize::from(options.players) {
            return Err(broken("header", format!("{} seats for {} players", header.seats.len(), options.players)));
        }
        let mut table = Table::new(game, options, header.seed, header.seats.clone())?;
        if table.dealt() != header.dealt {
            return Err(broken("header", "the seed deals other cards than `dealt` says"));
        }
        for (index, line) in record.inputs.iter().enumerate() {
            let place = || format!("input {}", index + 1);
            table.follow(line).map_err(|reason| broken(place(), reason))?;
            let step = table.steps().last().expect("an input was just taken");
            if step.drew != line.drew {
                return Err(broken(place(), "the seed draws otherwise than `drew` says"));
            }
            match step.input {
                Input::Decision { seat, index, .. } => chain.decision(seat, index, &step.drew),
                Input::Expiry(timer) => chain.expiry(timer, &step.drew),
            }
            if line.n != index + 1 || chain.check() != line.check {
                let reason = format!(
                    "it says n {} and check {}, its content gives {} and {}",
                    line.n,
                    line.check,
                    index + 1,
                    chain.check()
                );
                return Err(broken(place(), reason));
            }
        }
        Ok(table)
    }

    fn follow(&mut self, line: &RecordedInput) -> Result<(), String> {
        let taken = match (line.seat, &line.action, line.expired) {
            (Some(seat), Some(action), None) => {
                let action = serde_json::from_value(action.clone())
                    .map_err(|error| format!("{action} is no action of this game: {error}"))?;
                self.decide(seat, action).map_err(|error| (error, format!("seat {seat} cannot do {action:?}")))
            }
            (None, None, Some(timer)) => {
                self.expire(timer).map_err(|error| (error, format!("timer {} did not run", timer.0)))
            }
            _ => return Err("an input is either `seat` and `do`, or `expired`".to_owned()),
        };
        taken.map_err(|(error, what)| match error {
            NotTaken::Refused(refusal) => format!("{what}: refused by rule {}", refusal.rule),
            NotTaken::NoSuchTimer | NotTaken::NoSuchIndex { .. } | NotTaken::NothingToUndo => what,
        })
    }
}

impl Record {
    /// Reads a record's text.
    ///
    /// # Errors
    /// If it is not JSON, cut off, something else, or of another version.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let unreadable = |error: serde_json::Error| RecordError::Unreadable(error.to_string());
        let value: Value = serde_json::from_str(text).map_err(unreadable)?;
        match value.get("format").and_then(Value::as_str) {
            Some(FORMAT) => {}
            Some(other) => return Err(RecordError::Foreign(other.to_owned())),
            None => return Err(RecordError::Foreign("missing".to_owned())),
        }
        let found = value.get("format_version").and_then(Value::as_u64).unwrap_or(0) as u32;
        if found != FORMAT_VERSION {
            return Err(RecordError::Version { what: "format version", found, known: FORMAT_VERSION });
        }
        // Read once more from the text, not from the value: the text knows in which line an error stands.
        serde_json::from_str(text).map_err(unreadable)
    }

    /// The canonical text: one line a header field, one line an input.
    ///
    /// # Panics
    /// Never: everything in a record is JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::from("{\n");
        let header = serde_json::to_value(&self.header).expect("a header is JSON");
        for key in
            ["format", "format_version", "game", "rules_version", "data", "options", "seats", "seed", "dealt", "check"]
        {
            writeln!(text, "  \"{key}\": {},", header[key]).expect("writing to a string");
        }
        text.push_str("  \"inputs\": [");
        for (index, line) in self.inputs.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(text, "{comma}\n    {}", json(line)).expect("writing to a string");
        }
        writeln!(text, "\n  ],\n  \"outcome\": {},\n  \"digest\": \"{}\"\n}}", json(&self.outcome), self.digest)
            .expect("writing to a string");
        text
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("everything in a record is JSON")
}

/// Checks a record's text to the last byte: it parses, every input follows from the rules and the seed, every check
/// fits, and the text is the canonical one.
///
/// # Errors
/// Says where the first thing is that does not fit.
pub fn verify<G: Game>(game: Arc<G>, text: &str, data: &str) -> Result<Table<G>, RecordError> {
    let record = Record::parse(text)?;
    let table = Table::replay(game, &record, data)?;
    let true_record = table.record(data);
    if record.outcome != true_record.outcome {
        return Err(broken("outcome", "the game ended otherwise than it says"));
    }
    if record.digest != true_record.digest {
        return Err(broken("digest", format!("it says {}, the game gives {}", record.digest, true_record.digest)));
    }
    let canonical = true_record.to_text();
    if text != canonical {
        let at = text.bytes().zip(canonical.bytes()).take_while(|(found, meant)| found == meant).count();
        let before = &text.as_bytes()[..at];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
        return Err(broken(format!("line {line}, column {column}"), "the text is not the one this game is written as"));
    }
    Ok(table)
}
