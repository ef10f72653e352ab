//! Any game behind one face, so that the program and the server hold tables without knowing which game is on them.

mod erased;
mod opened;

use std::{any::Any, collections::BTreeMap};

use cenacle_scene::{Lang, Phrase, Say, Scene, Seat, Seats, Text, Viewer, Words, scene::Id};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    About, Chance, Game, Header, Next, NotTaken, Options, Origin, Outcome, Pledge, Record, RecordError, RecordedInput,
    Refusal, Rules, Seed, SetupError, Sitter, Snapshot, Timer, TimerId, Topic, VirtualClock,
};

pub use opened::{OpenError, Opened};

/// A position in a file: what it is of, and itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    /// It is always [`POSITION_FORMAT`].
    pub format: String,
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    pub position: Value,
}

/// What a position file says it is.
pub const POSITION_FORMAT: &str = "cenacle-position";

/// Why a position from a file cannot be tried.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TryError {
    /// Not a position of this game.
    #[error("this is not a position of {game}: {reason}")]
    Unreadable {
        game: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// Components are missing or too many.
    #[error("this position breaks the audit: {0}")]
    Audit(String),
    /// The action does not parse.
    #[error("{action} is no action of {game}: {reason}")]
    NoAction {
        game: &'static str,
        /// What was given.
        action: String,
        /// What is wrong.
        reason: String,
    },
    /// A rule stands against it.
    #[error("refused by rule {}", .0.rule)]
    Refused(Refusal),
}

/// A game as it stands, as it can be stored: going on from it costs the same however long the game was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// The hash over everything before, to go on with.
    pub chain: String,
    /// Position and chance.
    pub snapshot: Snapshot<Value>,
}

/// A line of the log, said.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SaidLine {
    /// The number of the input it belongs to; 0 is the setup.
    pub n: usize,
    pub text: Text,
    /// Who did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// Elements to highlight.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<Id>,
    /// How loud it is.
    pub weight: cenacle_scene::Weight,
}

/// A line of the score sheet, said.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SaidSheetLine {
    pub seat: Seat,
    /// What is counted.
    pub label: String,
    /// The name of its column.
    pub column: String,
    pub value: i32,
    /// By which rule.
    pub rule: &'static str,
}

/// A game that can be put on a table.
pub trait AnyGame: Send + Sync {
    /// What it says of itself.
    fn about(&self) -> &'static About;
    /// The version of the rules by which it is played.
    fn rules_version(&self) -> u32;
    /// Options that are proposed where the others are bots.
    fn against_bots(&self) -> &'static [(&'static str, &'static str)];
    /// Options that are asked about first.
    fn main_options(&self) -> &'static [&'static str];
    /// Whether these options go together.
    ///
    /// # Errors
    /// The rule that stands against it.
    fn check_options(&self, options: &Options) -> Result<(), Refusal>;
    /// How many of its figures come from where.
    fn origins(&self) -> &BTreeMap<Origin, usize>;
    /// The fingerprint of its component data.
    fn data(&self) -> &str;
    /// The rules of the game in a language.
    fn rules(&self, lang: Lang) -> &Rules;
    /// The words of the game in a language.
    fn words(&self, lang: Lang) -> &Words;
    /// Sets up a table.
    ///
    /// # Errors
    /// If the game cannot be set up with these options.
    fn table(&self, options: Options, seed: Seed, sitters: Vec<Sitter>) -> Result<Box<dyn AnyTable>, SetupError>;
    /// Sets up a table whose seed follows from a pledge, in a position of its own if one is given.
    ///
    /// # Errors
    /// If the game cannot be set up with these options.
    fn pledged_table(
        &self,
        options: Options,
        pledge: Pledge,
        sitters: Vec<Sitter>,
        start: Option<&Value>,
    ) -> Result<Box<dyn AnyTable>, SetupError>;
    /// Goes on from a checkpoint of the game that began as this header says.
    ///
    /// # Errors
    /// If header or checkpoint are none of this game's, or the position breaks the audit.
    fn resume(&self, header: &Header, checkpoint: &Checkpoint) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Plays a record again.
    ///
    /// # Errors
    /// If something in it does not follow from what stands before.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Checks a record to the last byte.
    ///
    /// # Errors
    /// Says where the first thing is that does not fit.
    fn verify(&self, text: &str) -> Result<Box<dyn AnyTable>, RecordError> {
        self.verify_record(&Record::parse(text)?, text)
    }
    /// The same for who has read the text already.
    ///
    /// # Errors
    /// Says where the first thing is that does not fit.
    fn verify_record(&self, record: &Record, text: &str) -> Result<Box<dyn AnyTable>, RecordError>;
    /// What a seat may do in a position: the actions as JSON.
    ///
    /// # Errors
    /// If the position is none of this game's or breaks the audit.
    fn try_legal(&self, position: &PositionFile, seat: Seat) -> Result<Vec<Value>, TryError>;
    /// The position after an action.
    ///
    /// # Errors
    /// If position or action are none of this game's, or a rule stands against it.
    fn try_action(
        &self,
        position: &PositionFile,
        seat: Seat,
        action: &Value,
        seed: Seed,
    ) -> Result<PositionFile, TryError>;
    /// A phrase of the game as a sentence for nobody in particular.
    fn say(&self, phrase: &Phrase, lang: Lang, names: &[String], viewer: Viewer) -> String {
        Say::new(self.words(lang), names, viewer).phrase(phrase).into()
    }
}

/// A running game of any kind.
pub trait AnyTable: Send + Sync {
    /// What the game says of itself.
    fn about(&self) -> &'static About;
    /// What was agreed on.
    fn options(&self) -> &Options;
    /// Who plays, in seat order.
    fn sitters(&self) -> &[Sitter];
    /// The players' names.
    fn names(&self) -> Vec<String>;
    /// How many inputs were taken.
    fn inputs(&self) -> usize;
    /// How many of them are not known here, because the table was resumed from a checkpoint.
    fn base(&self) -> usize;
    /// The seat whose decision input `n` (from 1) was; nobody's if it was a sand-glass.
    fn decided(&self, n: usize) -> Option<Seat>;
    /// The seats that may decide.
    fn to_act(&self) -> Seats;
    /// Those of them without whom the game does not go on.
    fn awaited(&self) -> Seats;
    /// Whether seats act whenever they like.
    fn in_real_time(&self) -> bool;
    /// How many times as long as usual bots wait for the slowest person; `None` for as long as he takes.
    fn bots_wait(&self) -> Option<u32>;
    /// What happens next where nobody waits.
    fn next(&self, clock: &mut VirtualClock) -> Next;
    /// A seat will take this place in its legal list, and is busy with it for a while.
    fn busy(&self, clock: &mut VirtualClock, seat: Seat, index: usize, jitter: &mut Chance);
    /// How many legal actions a seat has.
    fn legal_count(&self, seat: Seat) -> usize;
    /// A seat's legal actions as JSON.
    fn legal_json(&self, seat: Seat) -> Vec<Value>;
    /// A mark of a seat's legal list: as long as it stays the same, an index means the same.
    fn legal_mark(&self, seat: Seat) -> u64;
    /// A seat decides by the place in its legal list.
    ///
    /// # Errors
    /// If the list is not so long.
    fn decide(&mut self, seat: Seat, index: usize) -> Result<(), NotTaken>;
    /// Where an action, written as a record writes it, stands in a seat's legal list.
    ///
    /// # Errors
    /// If it is no action of this game, or a rule stands against it.
    fn place_of(&self, seat: Seat, action: &Value) -> Result<usize, NotTaken>;
    /// A seat meant this place in the legal list that it had when only so many inputs had been taken: where the same action
    /// stands in its present list.
    ///
    /// # Errors
    /// If the action is not possible any more, or the list was not so long.
    fn overtaken(&self, seat: Seat, inputs: usize, index: usize) -> Result<usize, NotTaken>;
    /// The sand-glass that runs.
    fn timer(&self) -> Option<Timer>;
    /// A sand-glass has run out.
    ///
    /// # Errors
    /// If it was not running.
    fn expire(&mut self, timer: TimerId) -> Result<(), NotTaken>;
    /// Whether a seat may take its last decision back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// The same at a glance, to be shown: when it says yes, the seat may still be told no.
    fn may_undo(&self, seat: Seat) -> bool;
    /// See [`Table::could_take_back`](crate::Table::could_take_back); `false` if the legal list is not so long.
    fn could_take_back(&self, seat: Seat, index: usize) -> bool;
    /// A seat takes its last decision back.
    ///
    /// # Errors
    /// If it may not.
    fn undo(&mut self, seat: Seat) -> Result<(), NotTaken>;
    /// Goes back to when only this many inputs had been taken, whatever was shown since.
    ///
    /// # Errors
    /// If there were not so many, or the table was resumed.
    fn take_back(&mut self, inputs: usize) -> Result<(), NotTaken>;
    /// A seat plays again what it took back.
    ///
    /// # Errors
    /// If there is nothing.
    fn redo(&mut self, seat: Seat) -> Result<(), NotTaken>;
    /// The seat that may play again what it took back.
    fn redoable(&self) -> Option<Seat>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The count at the end.
    fn sheet(&self, lang: Lang, viewer: Viewer) -> Vec<SaidSheetLine>;
    /// What a viewer sees.
    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene;
    /// What a seat may do, in words, in the order of its legal list.
    fn labels(&self, seat: Seat, lang: Lang) -> Vec<Text>;
    /// What the guide has to say of what a seat may do and sees: first of its legal actions, in their order, then of things.
    fn guide(&self, seat: Seat, lang: Lang) -> Vec<Topic>;
    /// What a viewer may know, as JSON.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The whole position.
    fn position(&self) -> PositionFile;
    /// A position in which a viewer could be, for all he knows: the true one only if he sees everything.
    fn imagined(&self, viewer: Viewer) -> Value;
    /// What a viewer was told, from input `from` on.
    fn log(&self, viewer: Viewer, lang: Lang, from: usize) -> Vec<SaidLine>;
    /// Why a seat cannot do what pointing at an element means.
    fn why_not(&self, seat: Seat, element: &str) -> Option<Refusal>;
    /// A refusal as a sentence.
    fn say(&self, phrase: &Phrase, lang: Lang, viewer: Viewer) -> String;
    /// Why a seat was refused something. Where only something else is asked, the question is said with it.
    fn say_refusal(&self, refusal: &Refusal, lang: Lang, seat: Seat) -> String {
        let viewer = Viewer::Seat(seat);
        let why = self.say(&refusal.why, lang, viewer);
        if refusal.why.key != Refusal::NOT_NOW {
            return why;
        }
        let prompt = self.scene(viewer, lang).prompt;
        match lang {
            _ if !prompt.mine => why,
            Lang::Fr => format!("{why} «\u{a0}{}\u{a0}»", prompt.question),
            Lang::En => format!("{why} “{}”", prompt.question),
        }
    }
    /// Counts every component.
    ///
    /// # Errors
    /// Says what is missing or too many.
    fn audit(&self) -> Result<(), String>;
    /// The head of the record.
    fn header(&self) -> Header;
    /// The last input as it stands in the record; `None` before the first, or if the table was resumed right here.
    fn last_line(&self) -> Option<RecordedInput>;
    /// Takes the next input of a record and checks everything in it.
    ///
    /// # Errors
    /// If it does not follow from what stands before; the table is then of no more use.
    fn follow(&mut self, line: &RecordedInput) -> Result<(), RecordError>;
    /// Compares a record, read from `text`, with this table, which followed it to its last input: its end, its digest, and the
    /// text to the last byte. Nothing is hashed again.
    ///
    /// # Errors
    /// Says where the first thing is that does not fit.
    fn compare(&self, record: &Record, text: &str) -> Result<(), RecordError>;
    /// The game as it stands, to be stored.
    fn checkpoint(&self) -> Checkpoint;
    /// The record so far.
    ///
    /// # Panics
    /// If the table was resumed, see [`base`](AnyTable::base): it does not know how it began.
    fn record(&self) -> Record;
    /// The same table after only the first inputs; `None` if it was resumed later than that.
    fn at(&self, inputs: usize) -> Option<Box<dyn AnyTable>>;
    /// The typed table inside, for code that knows the game.
    fn as_any(&self) -> &dyn Any;
}

fn position_file<G: Game>(game: &G, position: &G::Position) -> PositionFile {
    PositionFile {
        format: POSITION_FORMAT.to_owned(),
        game: G::about().id.to_owned(),
        rules_version: game.rules_version(),
        position: json(position),
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("everything of a game is JSON")
}
