//! A record: one JSON file from which a whole game can be played again and checked.
//!
//! The text is canonical: the same game gives the same bytes. Each input stands on a line of its own with a check
//! that covers everything before it, so that [`verify`] can say where a record was changed.

use std::{fmt::Write, sync::Arc};

use cenacle_scene::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::{
    Chain, Game, Input, NotTaken, Options, Pledge, Seed, SetupError, Sitter, Step, Table, TimerId, chain::hex,
};

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
    /// Among how many each draw of the setup was; missing in records of the first years.
    #[serde(default)]
    pub dealt_among: Vec<u32>,
    /// What came in.
    pub inputs: Vec<RecordedInput>,
    /// How it ended; `null` while it runs.
    pub outcome: Option<Value>,
    /// The hash over everything before it.
    pub digest: String,
}

/// The readable head of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// It is always [`FORMAT`].
    pub format: String,
    /// At most [`FORMAT_VERSION`] can be read.
    pub format_version: u32,
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// With which component data.
    pub data: String,
    /// What was agreed on.
    pub options: Options,
    pub seats: Vec<Sitter>,
    /// The seed of all chance.
    pub seed: Seed,
    /// What the seed was made of, if the server had bound itself to a secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pledge: Option<Pledge>,
    /// The position it begins in, if that is not the one the seed sets up: a game tried out from a moment of another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
    /// What chance gave at setup.
    pub dealt: Vec<u32>,
    /// Covers the header.
    pub check: String,
}

impl Header {
    /// The head of the record of a game set up so, without its check: for who hashes it himself.
    #[must_use]
    pub fn unchecked<G: Game>(
        game: &G,
        data: &str,
        options: &Options,
        sitters: &[Sitter],
        seed: Seed,
        dealt: &[u32],
    ) -> Header {
        Header {
            format: FORMAT.to_owned(),
            format_version: FORMAT_VERSION,
            game: G::about().id.to_owned(),
            rules_version: game.rules_version(),
            data: data.to_owned(),
            options: options.clone(),
            seats: sitters.to_vec(),
            seed,
            pledge: None,
            start: None,
            dealt: dealt.to_vec(),
            check: String::new(),
        }
    }

    /// The options of this game, if it can be played by this program with these data, and the hash that the head begins.
    ///
    /// # Errors
    /// If the head is another game's, another version's, was changed, or needs other data.
    fn checked<G: Game>(&self, game: &G, data: &str) -> Result<(Options, Chain), RecordError> {
        let about = G::about();
        if self.game != about.id {
            return Err(RecordError::OtherGame(self.game.clone()));
        }
        if self.rules_version != game.rules_version() {
            let (found, known) = (self.rules_version, game.rules_version());
            return Err(RecordError::Version { what: "rules version", found, known });
        }
        let chain = Chain::new(self);
        let check = chain.check();
        if check != self.check {
            return Err(broken("header", format!("it says check {}, its content gives {check}", self.check)));
        }
        if self.data != data {
            return Err(RecordError::OtherData { found: self.data.clone(), known: data.to_owned() });
        }
        if let Some(pledge) = &self.pledge {
            pledge.check(&self.seed).map_err(|reason| broken("header", reason))?;
        }
        let options = Options::choose_under(about, self.rules_version, self.options.players, &self.options.chosen)?;
        if self.seats.len() != usize::from(options.players) {
            return Err(broken("header", format!("{} seats for {} players", self.seats.len(), options.players)));
        }
        Ok((options, chain))
    }

    /// The same with what the seed was made of, and the position it begins in if that is not the one the seed sets up.
    #[must_use]
    pub fn with(mut self, pledge: Option<Pledge>, start: Option<Value>) -> Header {
        (self.pledge, self.start) = (pledge, start);
        self.check = Chain::new(&self).check();
        self
    }

    /// The table that a record with this head begins with.
    ///
    /// # Errors
    /// If the head is not one of this game with these data, or begins in a position that cannot be.
    pub fn table<G: Game>(&self, game: Arc<G>, data: &str) -> Result<Table<G>, RecordError> {
        Ok(self.begin(game, data)?.0)
    }

    /// The same, with the hash to go on with.
    fn begin<G: Game>(&self, game: Arc<G>, data: &str) -> Result<(Table<G>, Chain), RecordError> {
        let (options, chain) = self.checked(&*game, data)?;
        let table = Table::new(game, options, self.seed, self.seats.clone())?.pledged(self.pledge.clone());
        match &self.start {
            Some(start) => Ok((table.starting_at(start).map_err(|reason| broken("start", reason))?, chain)),
            None => Ok((table, chain)),
        }
    }
}

/// One input in a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedInput {
    /// Counted from 1.
    pub n: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was decided.
    #[serde(default, rename = "do", skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    /// Its place in the seat's legal list, from 0; missing in records of the first years.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u16>,
    /// Or which sand-glass ran out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expired: Option<TimerId>,
    /// What chance gave.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<u32>,
    /// Among how many each of these was; missing in records of the first years.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub among: Vec<u32>,
    /// Covers everything up to here.
    pub check: String,
}

impl RecordedInput {
    /// An input as it stands in a record whose chain has taken it.
    ///
    /// # Panics
    /// Never: actions are JSON.
    #[must_use]
    pub fn new<G: Game>(n: usize, step: &Step<G>, chain: &Chain) -> RecordedInput {
        RecordedInput::with_check(n, step, chain.check())
    }

    /// The same where the check is known.
    fn with_check<G: Game>(n: usize, step: &Step<G>, check: String) -> RecordedInput {
        let (drew, among) = (step.drew.clone(), step.among.clone());
        match step.input {
            Input::Decision { seat, action, index } => {
                let action = Some(serde_json::to_value(action).expect("an action is JSON"));
                RecordedInput { n, seat: Some(seat), action, at: Some(index), expired: None, drew, among, check }
            }
            Input::Expiry(timer) => {
                RecordedInput { n, seat: None, action: None, at: None, expired: Some(timer), drew, among, check }
            }
        }
    }
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
    Version { what: &'static str, found: u32, known: u32 },
    #[error("the record is of the game `{0}`")]
    OtherGame(String),
    /// Played with other figures.
    #[error("the record was played with other component data ({found}, here {known}); give them with --data")]
    OtherData { found: String, known: String },
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

impl<G: Game> Table<G> {
    /// The head of this game's record. `data` is the fingerprint of the component data.
    #[must_use]
    pub fn header(&self, data: &str) -> Header {
        let header = self.header_with_check(data, String::new());
        let check = Chain::new(&header).check();
        Header { check, ..header }
    }

    /// The same where the check is known.
    fn header_with_check(&self, data: &str, check: String) -> Header {
        let start = self.start().map(|start| serde_json::to_value(start).expect("a position is JSON"));
        let (pledge, game) = (self.pledge().cloned(), &**self.game());
        let header = Header::unchecked(game, data, self.options(), self.sitters(), *self.seed(), self.dealt());
        Header { pledge, start, check, ..header }
    }

    /// The record of the game so far. `data` is the fingerprint of the component data.
    ///
    /// # Panics
    /// If the table was resumed: it does not know how it began.
    #[must_use]
    pub fn record(&self, data: &str) -> Record {
        assert_eq!(self.base(), 0, "the record of a resumed table is with who stored it");
        let header = self.header(data);
        let mut chain = Chain::new(&header);
        let line = |(index, step): (usize, &Step<G>)| {
            chain.step(step);
            RecordedInput::new(index + 1, step, &chain)
        };
        let inputs = self.steps().iter().enumerate().map(line).collect();
        let dealt_among = self.dealt_among().to_vec();
        let outcome = self.outcome();
        chain.outcome(outcome.as_ref());
        Record {
            header,
            dealt_among,
            inputs,
            outcome: outcome.map(|outcome| serde_json::to_value(outcome).expect("an outcome is JSON")),
            digest: hex(&chain.digest()),
        }
    }

    /// Plays a record again, checking everything in it against the rules.
    ///
    /// # Errors
    /// If it is another game's, or something in it does not follow from what stands before; the error says where.
    pub fn replay(game: Arc<G>, record: &Record, data: &str) -> Result<Table<G>, RecordError> {
        Ok(Table::replay_hashed(game, record, data)?.0)
    }

    /// The same, with the hash of everything up to the last input.
    ///
    /// # Errors
    /// As [`replay`](Table::replay).
    pub(crate) fn replay_hashed(game: Arc<G>, record: &Record, data: &str) -> Result<(Table<G>, Chain), RecordError> {
        let (mut table, mut chain) = record.header.begin(game, data)?;
        if table.dealt() != record.header.dealt {
            return Err(broken("header", "the seed deals other cards than `dealt` says"));
        }
        for line in &record.inputs {
            table.follow(line, &mut chain)?;
        }
        Ok((table, chain))
    }

    /// Takes the next input of a record and checks everything in it against the rules.
    ///
    /// # Errors
    /// If it does not follow from what stands before; the table is then of no more use.
    pub fn follow(&mut self, line: &RecordedInput, chain: &mut Chain) -> Result<(), RecordError> {
        let n = self.inputs() + 1;
        let place = || format!("input {n}");
        self.take_line(line).map_err(|reason| broken(place(), reason))?;
        let step = self.steps().last().expect("an input was just taken");
        if step.drew != line.drew {
            return Err(broken(place(), "the seed draws otherwise than `drew` says"));
        }
        if !line.among.is_empty() && step.among != line.among {
            return Err(broken(place(), "the rules draw among others than `among` says"));
        }
        if let (Some(at), Input::Decision { index, .. }) = (line.at, step.input)
            && at != index
        {
            return Err(broken(place(), format!("the action stands at {index} in the legal list, `at` says {at}")));
        }
        chain.step(step);
        if line.n != n || chain.check() != line.check {
            let (found, should) = (&line.check, chain.check());
            let reason = format!("it says n {} and check {found}, its content gives {n} and {should}", line.n);
            return Err(broken(place(), reason));
        }
        Ok(())
    }

    fn take_line(&mut self, line: &RecordedInput) -> Result<(), String> {
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
            NotTaken::NoSuchTimer
            | NotTaken::NoSuchIndex { .. }
            | NotTaken::NoAction { .. }
            | NotTaken::NothingToUndo => what,
        })
    }
}

impl Record {
    /// Reads a record's text.
    ///
    /// # Errors
    /// If it is not JSON, cut off, something else, or of another version.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        #[cfg(test)]
        crate::chain::counted::PARSED.set(crate::chain::counted::PARSED.get() + 1);
        // What cannot be read as a record is looked at once more: it may be something else, or of another version.
        let record: Record = serde_json::from_str(text).map_err(|error| {
            let other = serde_json::from_str(text).ok().and_then(|value| is_ours(&value).err());
            other.unwrap_or_else(|| RecordError::Unreadable(error.to_string()))
        })?;
        let Header { format, format_version, .. } = &record.header;
        is_format(Some(format), u64::from(*format_version))?;
        Ok(record)
    }

    /// Whether it says where each action stood in its legal list and among how many each draw was, so that who does not
    /// know the rules can check its chain and its draws. Records of the first years do not.
    fn is_explicit(&self) -> bool {
        !self.dealt_among.is_empty() || self.inputs.iter().any(|line| line.at.is_some() || !line.among.is_empty())
    }

    /// The same as records of the first years were written.
    fn terse(mut self) -> Record {
        self.dealt_among.clear();
        for line in &mut self.inputs {
            (line.at, line.among) = (None, Vec::new());
        }
        self
    }

    /// Plays this record, read from `text`, again and checks it to the last byte: see [`verify`]. Each byte is hashed once.
    ///
    /// # Errors
    /// Says where the first thing is that does not fit.
    pub fn verify<G: Game>(&self, game: Arc<G>, text: &str, data: &str) -> Result<(Table<G>, Chain), RecordError> {
        let (table, chain) = Table::replay_hashed(game, self, data)?;
        self.compare(&table, &chain, text, data)?;
        Ok((table, chain))
    }

    /// Compares this record, read from `text`, with a table that followed it to its last input: its end, its digest, and the
    /// text to the last byte. Every check was compared while it was followed, so nothing is hashed again.
    ///
    /// # Errors
    /// Says where the first thing is that does not fit.
    pub(crate) fn compare<G: Game>(
        &self,
        table: &Table<G>,
        chain: &Chain,
        text: &str,
        data: &str,
    ) -> Result<(), RecordError> {
        let outcome = table.outcome();
        let mut whole = chain.clone();
        whole.outcome(outcome.as_ref());
        let outcome = outcome.map(|outcome| serde_json::to_value(outcome).expect("an outcome is JSON"));
        if self.outcome != outcome {
            return Err(broken("outcome", "the game ended otherwise than it says"));
        }
        let digest = hex(&whole.digest());
        if self.digest != digest {
            return Err(broken("digest", format!("it says {}, the game gives {digest}", self.digest)));
        }
        let lines = table.steps().iter().zip(&self.inputs).enumerate();
        let played = Record {
            header: table.header_with_check(data, self.header.check.clone()),
            dealt_among: table.dealt_among().to_vec(),
            inputs: lines
                .map(|(at, (step, line))| RecordedInput::with_check(at + 1, step, line.check.clone()))
                .collect(),
            outcome,
            digest,
        };
        let canonical = if self.is_explicit() { played } else { played.terse() }.to_text();
        if text != canonical {
            let at = text.bytes().zip(canonical.bytes()).take_while(|(found, should)| found == should).count();
            let before = &text.as_bytes()[..at];
            let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
            let column = before.iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
            let reason = "the text is not the one this game is written as";
            return Err(broken(format!("line {line}, column {column}"), reason));
        }
        Ok(())
    }

    /// The canonical text: one line a header field, one line an input.
    ///
    /// # Panics
    /// Never: everything in a record is JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::from("{\n");
        let header = serde_json::to_value(&self.header).expect("a header is JSON");
        for key in [
            "format",
            "format_version",
            "game",
            "rules_version",
            "data",
            "options",
            "seats",
            "seed",
            "pledge",
            "start",
            "dealt",
            "check",
        ] {
            if header.get(key).is_none() {
                continue;
            }
            writeln!(text, "  \"{key}\": {},", header[key]).expect("writing to a string");
        }
        if !self.dealt_among.is_empty() {
            writeln!(text, "  \"dealt_among\": {},", json(&self.dealt_among)).expect("writing to a string");
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

/// Whether a file says that it is a record that can be read here.
fn is_ours(file: &Value) -> Result<(), RecordError> {
    let version = file.get("format_version").and_then(Value::as_u64);
    is_format(file.get("format").and_then(Value::as_str), version.unwrap_or(0))
}

fn is_format(format: Option<&str>, version: u64) -> Result<(), RecordError> {
    if format != Some(FORMAT) {
        return Err(RecordError::Foreign(format.unwrap_or("missing").to_owned()));
    }
    let found = version as u32;
    if found != FORMAT_VERSION {
        return Err(RecordError::Version { what: "format version", found, known: FORMAT_VERSION });
    }
    Ok(())
}

/// Checks a record's text to the last byte: it parses, every input follows from the rules and the seed, every check
/// fits, and the text is the canonical one.
///
/// # Errors
/// Says where the first thing is that does not fit.
pub fn verify<G: Game>(game: Arc<G>, text: &str, data: &str) -> Result<Table<G>, RecordError> {
    Ok(Record::parse(text)?.verify(game, text, data)?.0)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::{AnyGame, Game, Options, Seed, Sitter, Table, any::Opened, chain::counted, thimble::Honest};

    use super::Record;

    fn whole_game(opened: &Opened<Honest>) -> Table<Honest> {
        let options = Options::defaults(opened.about(), 2).unwrap();
        let sitters = ["Ada", "Bea"].map(Sitter::person).to_vec();
        let mut table = Table::new(Arc::clone(opened.game()), options, Seed::from_text("once"), sitters).unwrap();
        while let Some(seat) = table.game().to_act(table.position()).next() {
            let last = table.legal(seat).len() - 1;
            table.decide_index(seat, last).unwrap();
        }
        table
    }

    #[test]
    fn a_record_is_verified_by_reading_it_once_and_hashing_each_input_once() {
        let opened = Opened::<Honest>::shipped().unwrap();
        let table = whole_game(&opened);
        let text = table.record(opened.data()).to_text();
        let (parsed, headers, inputs) = (counted::PARSED.get(), counted::HEADERS.get(), counted::INPUTS.get());
        opened.verify(&text).unwrap();
        let counted = [counted::PARSED.get() - parsed, counted::HEADERS.get() - headers];
        assert_eq!(counted, [1, 1], "read, and the head hashed");
        assert_eq!(counted::INPUTS.get() - inputs, table.inputs(), "inputs hashed");
        assert!(table.outcome().is_some() && table.inputs() > 3, "a whole game");

        let record = Record::parse(&text).unwrap();
        let parsed = counted::PARSED.get();
        opened.verify_record(&record, &text).unwrap();
        assert_eq!(counted::PARSED.get(), parsed, "what was read is not read again");
    }

    #[test]
    fn a_record_that_is_followed_line_by_line_is_hashed_once() {
        let opened = Opened::<Honest>::shipped().unwrap();
        let table = whole_game(&opened);
        let text = table.record(opened.data()).to_text();
        let record = Record::parse(&text).unwrap();
        let (headers, inputs) = (counted::HEADERS.get(), counted::INPUTS.get());
        let mut followed = opened.replay(&Record { inputs: Vec::new(), ..record.clone() }).unwrap();
        record.inputs.iter().for_each(|line| followed.follow(line).unwrap());
        followed.compare(&record, &text).unwrap();
        assert_eq!(counted::HEADERS.get() - headers, 1, "the head hashed");
        assert_eq!(counted::INPUTS.get() - inputs, table.inputs(), "inputs hashed");
        assert!(followed.compare(&record, &text.replacen("Ada", "Eve", 1)).is_err(), "another text");
        let half = Record { inputs: record.inputs[..2].to_vec(), ..record };
        assert!(followed.compare(&half, &text).is_err(), "a record of fewer inputs");
    }
}
