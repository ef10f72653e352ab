//! Any game behind one face, so that the program and the server hold tables without knowing which game is on them.

use std::{
    any::Any,
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use cenacle_scene::{Lang, Line, Phrase, Say, Scene, Seat, Seats, Viewer, Words};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    About, Chance, DataError, DataFiles, Game, Log, NotTaken, Options, Origin, Outcome, Record, RecordError, Refusal,
    Rules, Seed, SetupError, SheetLine, Sitter, Stream, Table, Timer, TimerId, staged, verify, why_not,
};

/// A position in a file: what it is of, and itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    /// [`POSITION_FORMAT`].
    pub format: String,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The position.
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
        /// Which game.
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
        /// Which game.
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

/// A line of the log, said.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SaidLine {
    /// The number of the input it belongs to; 0 is the setup.
    pub n: usize,
    /// What happened.
    pub text: String,
    /// Who did it.
    pub seat: Option<Seat>,
    /// The rule behind it.
    pub rule: Option<&'static str>,
    /// Elements to highlight.
    pub about: Vec<String>,
    /// How loud it is.
    pub weight: cenacle_scene::Weight,
}

/// A line of the score sheet, said.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SaidSheetLine {
    /// Whose line.
    pub seat: Seat,
    /// What is counted.
    pub label: String,
    /// The name of its column.
    pub column: String,
    /// How much.
    pub value: i32,
    /// By which rule.
    pub rule: &'static str,
}

/// A game that can be put on a table.
pub trait AnyGame: Send + Sync {
    /// What it says of itself.
    fn about(&self) -> &'static About;
    /// How many of its figures come from where.
    fn origins(&self) -> &BTreeMap<Origin, usize>;
    /// The fingerprint of its component data.
    fn data(&self) -> &str;
    /// Its rules.
    fn rules(&self, lang: Lang) -> &Rules;
    /// Its words.
    fn words(&self, lang: Lang) -> &Words;
    /// Sets up a table.
    ///
    /// # Errors
    /// If the game cannot be set up with these options.
    fn table(&self, options: Options, seed: Seed, sitters: Vec<Sitter>) -> Result<Box<dyn AnyTable>, SetupError>;
    /// Plays a record again.
    ///
    /// # Errors
    /// If something in it does not follow from what stands before.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Checks a record to the last byte.
    ///
    /// # Errors
    /// Says where the first thing is that does not fit.
    fn verify(&self, text: &str) -> Result<Box<dyn AnyTable>, RecordError>;
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
        Say::new(self.words(lang), names, viewer).phrase(phrase)
    }
}

/// A running game of any kind.
pub trait AnyTable: Send + Sync {
    /// What the game says of itself.
    fn about(&self) -> &'static About;
    /// What was agreed on.
    fn options(&self) -> &Options;
    /// Who plays.
    fn sitters(&self) -> &[Sitter];
    /// The players' names.
    fn names(&self) -> Vec<String>;
    /// How many inputs were taken.
    fn inputs(&self) -> usize;
    /// The seat whose decision input `n` (from 1) was; nobody's if it was a sand-glass.
    fn decided(&self, n: usize) -> Option<Seat>;
    /// The seats whose decision is awaited.
    fn to_act(&self) -> Seats;
    /// How many legal actions a seat has.
    fn legal_count(&self, seat: Seat) -> usize;
    /// A seat's legal actions as JSON.
    fn legal_json(&self, seat: Seat) -> Vec<Value>;
    /// A seat decides by the place in its legal list.
    ///
    /// # Errors
    /// If the list is not so long.
    fn decide(&mut self, seat: Seat, index: usize) -> Result<(), NotTaken>;
    /// The sand-glass that runs.
    fn timer(&self) -> Option<Timer>;
    /// A sand-glass has run out.
    ///
    /// # Errors
    /// If it was not running.
    fn expire(&mut self, timer: TimerId) -> Result<(), NotTaken>;
    /// Whether a seat may take its last decision back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// A seat takes its last decision back.
    ///
    /// # Errors
    /// If it may not.
    fn undo(&mut self, seat: Seat) -> Result<(), NotTaken>;
    /// A seat plays again what it took back.
    ///
    /// # Errors
    /// If there is nothing.
    fn redo(&mut self, seat: Seat) -> Result<(), NotTaken>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The count at the end.
    fn sheet(&self, lang: Lang, viewer: Viewer) -> Vec<SaidSheetLine>;
    /// What a viewer sees.
    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene;
    /// What a viewer may know, as JSON.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The whole position.
    fn position(&self) -> PositionFile;
    /// What a viewer was told, from input `from` on.
    fn log(&self, viewer: Viewer, lang: Lang, from: usize) -> Vec<SaidLine>;
    /// Why a seat cannot do what pointing at an element means.
    fn why_not(&self, seat: Seat, element: &str) -> Option<Refusal>;
    /// A refusal as a sentence.
    fn say(&self, phrase: &Phrase, lang: Lang, viewer: Viewer) -> String;
    /// Counts every component.
    ///
    /// # Errors
    /// Says what is missing or too many.
    fn audit(&self) -> Result<(), String>;
    /// The record so far.
    fn record(&self) -> Record;
    /// The same table after only the first inputs.
    fn at(&self, inputs: usize) -> Box<dyn AnyTable>;
    /// The typed table inside, for code that knows the game.
    fn as_any(&self) -> &dyn Any;
}

/// A game with its texts read, ready to be put on tables.
pub struct Opened<G: Game> {
    game: Arc<G>,
    texts: Arc<Texts>,
}

struct Texts {
    data: String,
    origins: BTreeMap<Origin, usize>,
    rules: [Rules; 2],
    words: [Words; 2],
}

/// Why a game cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Its component data.
    #[error(transparent)]
    Data(#[from] DataError),
    /// Its rules texts.
    #[error(transparent)]
    Rules(#[from] crate::RulesError),
    /// Its words.
    #[error(transparent)]
    Words(#[from] cenacle_scene::WordsError),
}

impl<G: Game> Opened<G> {
    /// Opens a game with these component data and reads its texts.
    ///
    /// # Errors
    /// If data, rules or words cannot be used.
    pub fn new(files: &DataFiles) -> Result<Opened<G>, OpenError> {
        let about = G::about();
        let [fr, en] = Lang::ALL;
        let rules = |lang| Rules::parse(lang, about.rules_text(lang));
        let words = |lang| Words::new(lang, &[about.words_text(lang)]);
        let texts = Texts {
            data: files.fingerprint(),
            origins: files.origins()?,
            rules: [rules(fr)?, rules(en)?],
            words: [words(fr)?, words(en)?],
        };
        Ok(Opened { game: Arc::new(G::open(files)?), texts: Arc::new(texts) })
    }

    /// The game with the data it ships with.
    ///
    /// # Errors
    /// If what it ships with cannot be used, which its tests exclude.
    pub fn shipped() -> Result<Opened<G>, OpenError> {
        Opened::new(&DataFiles::shipped(G::about().data))
    }

    /// The game itself.
    #[must_use]
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Puts a typed table behind the common face.
    #[must_use]
    pub fn erase(&self, table: Table<G>) -> Box<dyn AnyTable> {
        Box::new(Erased { table, texts: self.texts.clone(), last: Mutex::new(None) })
    }

    fn read(&self, file: &PositionFile) -> Result<G::Position, TryError> {
        let about = G::about();
        let wrong = |reason: String| TryError::Unreadable { game: about.id, reason };
        if file.format != POSITION_FORMAT {
            return Err(wrong(format!("its `format` is `{}`, not `{POSITION_FORMAT}`", file.format)));
        }
        if file.game != about.id || file.rules_version != about.rules_version {
            return Err(wrong(format!("it is of {} with rules version {}", file.game, file.rules_version)));
        }
        let position = serde_json::from_value(file.position.clone()).map_err(|error| wrong(error.to_string()))?;
        self.game.audit(&position).map_err(TryError::Audit)?;
        Ok(position)
    }
}

impl<G: Game> AnyGame for Opened<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn origins(&self) -> &BTreeMap<Origin, usize> {
        &self.texts.origins
    }

    fn data(&self) -> &str {
        &self.texts.data
    }

    fn rules(&self, lang: Lang) -> &Rules {
        &self.texts.rules[lang as usize]
    }

    fn words(&self, lang: Lang) -> &Words {
        &self.texts.words[lang as usize]
    }

    fn table(&self, options: Options, seed: Seed, sitters: Vec<Sitter>) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(self.erase(Table::new(self.game.clone(), options, seed, sitters)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(self.erase(Table::replay(self.game.clone(), record, &self.texts.data)?))
    }

    fn verify(&self, text: &str) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(self.erase(verify(self.game.clone(), text, &self.texts.data)?))
    }

    fn try_legal(&self, position: &PositionFile, seat: Seat) -> Result<Vec<Value>, TryError> {
        let position = self.read(position)?;
        let mut legal = Vec::new();
        self.game.legal(&position, seat, &mut legal);
        Ok(legal.into_iter().map(|action| json(&action)).collect())
    }

    fn try_action(
        &self,
        position: &PositionFile,
        seat: Seat,
        action: &Value,
        seed: Seed,
    ) -> Result<PositionFile, TryError> {
        let mut position = self.read(position)?;
        let action = G::Action::deserialize(action).map_err(|error| TryError::NoAction {
            game: G::about().id,
            action: action.to_string(),
            reason: error.to_string(),
        })?;
        let mut chance = Chance::new(&seed, Stream::Game);
        self.game.apply(&mut position, seat, action, &mut chance, &mut Log::silent()).map_err(TryError::Refused)?;
        Ok(position_file::<G>(&position))
    }
}

struct Erased<G: Game> {
    table: Table<G>,
    texts: Arc<Texts>,
    last: Mutex<Option<(usize, Seat, bool)>>,
}

impl<G: Game> Erased<G> {
    fn say<'a>(&'a self, names: &'a [String], viewer: Viewer, lang: Lang) -> Say<'a> {
        Say::new(&self.texts.words[lang as usize], names, viewer)
    }
}

impl<G: Game> AnyTable for Erased<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn options(&self) -> &Options {
        self.table.options()
    }

    fn sitters(&self) -> &[Sitter] {
        self.table.sitters()
    }

    fn names(&self) -> Vec<String> {
        self.table.names()
    }

    fn inputs(&self) -> usize {
        self.table.steps().len()
    }

    fn decided(&self, n: usize) -> Option<Seat> {
        match self.table.steps().get(n.checked_sub(1)?)?.input {
            crate::Input::Decision { seat, .. } => Some(seat),
            crate::Input::Expiry(_) => None,
        }
    }

    fn to_act(&self) -> Seats {
        self.table.game().to_act(self.table.position())
    }

    fn legal_count(&self, seat: Seat) -> usize {
        self.table.legal(seat).len()
    }

    fn legal_json(&self, seat: Seat) -> Vec<Value> {
        self.table.legal(seat).iter().map(json).collect()
    }

    fn decide(&mut self, seat: Seat, index: usize) -> Result<(), NotTaken> {
        self.table.decide_index(seat, index)
    }

    fn timer(&self) -> Option<Timer> {
        self.table.game().timer(self.table.position())
    }

    fn expire(&mut self, timer: TimerId) -> Result<(), NotTaken> {
        self.table.expire(timer)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        // The question is asked at every redraw and answered by playing the game again: keep the last answer.
        let key = self.inputs();
        let mut last = self.last.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        match *last {
            Some((inputs, asked, answer)) if inputs == key && asked == seat => answer,
            _ => {
                let answer = self.table.undo_point(seat).is_some();
                *last = Some((key, seat, answer));
                answer
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NotTaken> {
        *self.last.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner) = None;
        self.table.undo(seat)
    }

    fn redo(&mut self, seat: Seat) -> Result<(), NotTaken> {
        *self.last.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner) = None;
        self.table.redo(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn sheet(&self, lang: Lang, viewer: Viewer) -> Vec<SaidSheetLine> {
        let names = self.names();
        let say = self.say(&names, viewer, lang);
        let said = |line: SheetLine| SaidSheetLine {
            seat: line.seat,
            label: say.phrase(&line.label),
            column: say.word(line.column),
            value: line.value,
            rule: line.rule,
        };
        self.table.game().sheet(self.table.position()).into_iter().map(said).collect()
    }

    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene {
        let names = self.names();
        let game = self.table.game();
        let view = game.view(self.table.position(), viewer);
        staged(&**game, &view, &self.say(&names, viewer, lang), &mut self.table.thought())
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        json(&self.table.game().view(self.table.position(), viewer))
    }

    fn position(&self) -> PositionFile {
        position_file::<G>(self.table.position())
    }

    fn log(&self, viewer: Viewer, lang: Lang, from: usize) -> Vec<SaidLine> {
        let names = self.names();
        let say = self.say(&names, viewer, lang);
        self.table
            .told(viewer)
            .filter(|(n, _)| *n >= from)
            .map(|(n, event)| {
                let Line { phrase, seat, rule, about, weight } = self.table.game().line(event);
                SaidLine { n, text: say.phrase(&phrase), seat, rule, about, weight }
            })
            .collect()
    }

    fn why_not(&self, seat: Seat, element: &str) -> Option<Refusal> {
        let game = self.table.game();
        let view = game.view(self.table.position(), Viewer::Seat(seat));
        why_not(&**game, &view, seat, element, &mut self.table.thought())
    }

    fn say(&self, phrase: &Phrase, lang: Lang, viewer: Viewer) -> String {
        let names = self.names();
        self.say(&names, viewer, lang).phrase(phrase)
    }

    fn audit(&self) -> Result<(), String> {
        self.table.game().audit(self.table.position())
    }

    fn record(&self) -> Record {
        self.table.record(&self.texts.data)
    }

    fn at(&self, inputs: usize) -> Box<dyn AnyTable> {
        Box::new(Erased { table: self.table.at(inputs), texts: self.texts.clone(), last: Mutex::new(None) })
    }

    fn as_any(&self) -> &dyn Any {
        &self.table
    }
}

fn position_file<G: Game>(position: &G::Position) -> PositionFile {
    let about = G::about();
    PositionFile {
        format: POSITION_FORMAT.to_owned(),
        game: about.id.to_owned(),
        rules_version: about.rules_version,
        position: json(position),
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("everything of a game is JSON")
}
