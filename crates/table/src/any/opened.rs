//! A game opened with its data and texts.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use cenacle_scene::{Lang, Seat, Words};
use serde::Deserialize;
use serde_json::Value;

use crate::{
    About, Chain, Chance, DataError, DataFiles, Game, GameExt, Header, Log, Options, Origin, Pledge, Record,
    RecordError, Refusal, Rules, Seed, SetupError, Sitter, Snapshot, Stream, Table,
};

use super::{
    AnyGame, AnyTable, Checkpoint, POSITION_FORMAT, PositionFile, TryError, erased::Erased, json, position_file,
};

/// A game with its texts, ready to be put on tables.
pub struct Opened<G: Game> {
    game: Arc<G>,
    texts: Arc<Texts>,
}

pub(super) struct Texts {
    pub(super) data: String,
    origins: BTreeMap<Origin, usize>,
    about: &'static About,
    rules: [OnceLock<Rules>; 2],
    words: [OnceLock<Words>; 2],
}

/// Rules and words are read when somebody first looks at them: a simulation never does, and a person reads one language. They are
/// part of the program, and the conformance suite reads them all.
impl Texts {
    fn rules(&self, lang: Lang) -> &Rules {
        self.rules[lang as usize].get_or_init(|| {
            Rules::parse(lang, self.about.rules_text(lang)).unwrap_or_else(|error| panic!("{}: {error}", self.about.id))
        })
    }

    pub(super) fn words(&self, lang: Lang) -> &Words {
        self.words[lang as usize].get_or_init(|| {
            Words::new(lang, &[self.about.words_text(lang)])
                .unwrap_or_else(|error| panic!("{}: {error}", self.about.id))
        })
    }
}

/// Why a game cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Its component data.
    #[error(transparent)]
    Data(#[from] DataError),
    /// It does not know these rules.
    #[error("{game} has no rules version {asked}; this program plays {oldest} to {newest}")]
    Version {
        game: &'static str,
        asked: u32,
        /// The oldest that is played.
        oldest: u32,
        newest: u32,
    },
}

impl<G: Game> Opened<G> {
    /// Opens a game with these component data.
    ///
    /// # Errors
    /// If they cannot be used.
    pub fn new(files: &DataFiles) -> Result<Opened<G>, OpenError> {
        Opened::under_rules(files, G::about().rules_version)
    }

    /// Opens a game to be played by the rules of this version.
    ///
    /// # Errors
    /// If it does not know them, or the data cannot be used.
    pub fn under_rules(files: &DataFiles, version: u32) -> Result<Opened<G>, OpenError> {
        let about = G::about();
        let (oldest, newest) = (about.oldest_rules, about.rules_version);
        let unknown = || OpenError::Version { game: about.id, asked: version, oldest, newest };
        if !(oldest..=newest).contains(&version) {
            return Err(unknown());
        }
        let files = &files.under_rules(version, about.older_figures)?;
        let game = G::open(files)?.under_rules(version).ok_or_else(unknown)?;
        let texts = Texts {
            data: files.fingerprint(),
            origins: files.origins()?,
            about,
            rules: Default::default(),
            words: Default::default(),
        };
        Ok(Opened { game: Arc::new(game), texts: Arc::new(texts) })
    }

    /// The game with the data it ships with.
    ///
    /// # Errors
    /// If what it ships with cannot be used, which its tests exclude.
    pub fn shipped() -> Result<Opened<G>, OpenError> {
        Opened::new(&DataFiles::of::<G>())
    }

    /// The game itself.
    #[must_use]
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Puts a typed table behind the common face.
    #[must_use]
    pub fn erase(&self, table: Table<G>) -> Box<dyn AnyTable> {
        Box::new(Erased::new(table, self.texts.clone()))
    }

    fn read(&self, file: &PositionFile) -> Result<G::Position, TryError> {
        let about = G::about();
        let wrong = |reason: String| TryError::Unreadable { game: about.id, reason };
        if file.format != POSITION_FORMAT {
            return Err(wrong(format!("its `format` is `{}`, not `{POSITION_FORMAT}`", file.format)));
        }
        if file.game != about.id || file.rules_version != self.game.rules_version() {
            return Err(wrong(format!("it is of {} with rules version {}", file.game, file.rules_version)));
        }
        let position = serde_json::from_value(file.position.clone()).map_err(|error| wrong(error.to_string()))?;
        self.game.audit(&position).map_err(TryError::Audit)?;
        Ok(position)
    }
}

/// Compiles a game behind the common face in the crate of the game: once, for all programs and tests that play it so. Without
/// it each of them compiles tables, records, scenes and checkpoints of every game for itself.
#[macro_export]
macro_rules! any_game {
    ($game:ty) => {
        /// The game with the data it ships with, behind the common face.
        ///
        /// # Errors
        /// If what it ships with cannot be used, which its tests exclude.
        pub fn shipped() -> ::std::result::Result<::std::boxed::Box<dyn $crate::AnyGame>, $crate::any::OpenError> {
            Ok(::std::boxed::Box::new($crate::any::Opened::<$game>::shipped()?))
        }
    };
}

impl<G: Game> AnyGame for Opened<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    fn against_bots(&self) -> &'static [(&'static str, &'static str)] {
        G::against_bots()
    }

    fn main_options(&self) -> &'static [&'static str] {
        G::main_options()
    }

    fn check_options(&self, options: &Options) -> Result<(), Refusal> {
        self.game.check_options(options)
    }

    fn origins(&self) -> &BTreeMap<Origin, usize> {
        &self.texts.origins
    }

    fn data(&self) -> &str {
        &self.texts.data
    }

    fn rules(&self, lang: Lang) -> &Rules {
        self.texts.rules(lang)
    }

    fn words(&self, lang: Lang) -> &Words {
        self.texts.words(lang)
    }

    fn table(&self, options: Options, seed: Seed, sitters: Vec<Sitter>) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(self.erase(Table::new(self.game.clone(), options, seed, sitters)?))
    }

    fn pledged_table(
        &self,
        options: Options,
        pledge: Pledge,
        sitters: Vec<Sitter>,
        start: Option<&Value>,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        let table = Table::new(self.game.clone(), options, pledge.seed(), sitters)?.pledged(Some(pledge));
        Ok(self.erase(match start {
            Some(start) => table.starting_at(start).map_err(SetupError::Start)?,
            None => table,
        }))
    }

    fn resume(&self, header: &Header, checkpoint: &Checkpoint) -> Result<Box<dyn AnyTable>, RecordError> {
        let broken = |reason: String| RecordError::Broken {
            place: format!("snapshot after input {}", checkpoint.snapshot.inputs),
            reason,
        };
        let table = header.table(self.game.clone(), &self.texts.data)?;
        let Snapshot { inputs, position, words, drawn } = checkpoint.snapshot.clone();
        let position = serde_json::from_value(position).map_err(|error| broken(error.to_string()))?;
        self.game.audit(&position).map_err(broken)?;
        let chain = Chain::restore(&checkpoint.chain).ok_or_else(|| broken("its chain is not one".to_owned()))?;
        let table = table.resumed(Snapshot { inputs, position, words, drawn });
        Ok(Box::new(Erased::with_chain(table, self.texts.clone(), chain)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        let (table, chain) = Table::replay_hashed(self.game.clone(), record, &self.texts.data)?;
        Ok(Box::new(Erased::with_chain(table, self.texts.clone(), chain)))
    }

    fn verify_record(&self, record: &Record, text: &str) -> Result<Box<dyn AnyTable>, RecordError> {
        let (table, chain) = record.verify(self.game.clone(), text, &self.texts.data)?;
        Ok(Box::new(Erased::with_chain(table, self.texts.clone(), chain)))
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
        Ok(position_file(&*self.game, &position))
    }
}
