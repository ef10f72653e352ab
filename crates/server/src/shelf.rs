//! The games that can be played here.

use std::{
    collections::HashMap,
    num::NonZeroUsize,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use cenacle_arena::{Searched, review as look_again, turning_points};
use cenacle_bots::{BotSpec, SearchSpec, SeatedBot, Weighing, weigh};
use cenacle_lesson::Course;
use cenacle_rulebook::{Gallery, Page, PictureError, SearchIndex, Vocabulary};
use cenacle_scene::{Format, Lang, Seat, Words};
use cenacle_table::{AnyGame, AnyTable, Evaluator, Seed, Table, any::Opened};

use crate::tables::{Looked, ReviewJob, Reviewer};

/// How many moments that decided a game are told.
const TURNS: usize = 3;

/// A game, and how its bots sit down.
pub struct OnShelf {
    pub game: Box<dyn AnyGame>,
    sit: fn(BotSpec, &Seed, Seat) -> SeatedBot,
    weigh: fn(&dyn AnyTable, Seat, usize, &Seed) -> Option<Weighing>,
    review: Reviewer,
    course: OnceLock<Option<Course>>,
    gallery: OnceLock<Option<Gallery>>,
    pictures: Mutex<HashMap<(String, Lang, Format), Arc<str>>>,
    search: [OnceLock<SearchIndex>; 2],
    page: OnceLock<Option<Page>>,
}

impl OnShelf {
    /// A game that was opened.
    #[must_use]
    pub fn new<G: Evaluator>(opened: Opened<G>) -> OnShelf {
        OnShelf::with_bots(opened, SeatedBot::new::<G>)
    }

    /// A game at which other bots sit down than ours.
    #[must_use]
    pub fn with_bots<G: Evaluator>(opened: Opened<G>, sit: fn(BotSpec, &Seed, Seat) -> SeatedBot) -> OnShelf {
        let (weigh, review) = (weigh::<G>, review::<G>);
        OnShelf {
            game: Box::new(opened),
            sit,
            weigh,
            review,
            course: OnceLock::new(),
            gallery: OnceLock::new(),
            pictures: Mutex::default(),
            search: Default::default(),
            page: OnceLock::new(),
        }
    }

    /// Who looks at games of this kind again.
    #[must_use]
    pub(crate) fn reviewer(&self) -> Reviewer {
        self.review
    }

    /// What teaches it; read when it is first asked for.
    #[must_use]
    pub fn course(&self) -> Option<&Course> {
        let read = || Course::of(self.game.about()).inspect_err(|error| tracing::error!("{error}")).ok();
        self.course.get_or_init(read).as_ref()
    }

    /// What its rules are looked at with; read when it is first asked for.
    #[must_use]
    pub fn gallery(&self) -> Option<&Gallery> {
        let read = || Gallery::of(self.game.about()).inspect_err(|error| tracing::error!("{error}")).ok();
        self.gallery.get_or_init(read).as_ref()
    }

    /// A picture of a rule. It is drawn when it is first asked for.
    ///
    /// # Errors
    /// If there is none of this name, or it cannot be drawn.
    pub fn picture(&self, name: &str, lang: Lang, stage: Format) -> Result<Arc<str>, PictureError> {
        let key = (name.to_owned(), lang, stage);
        let known = |drawn: &HashMap<_, Arc<str>>| drawn.get(&key).cloned();
        if let Some(drawn) = known(&self.pictures.lock().unwrap_or_else(PoisonError::into_inner)) {
            return Ok(drawn);
        }
        let none = || PictureError::NoSuchPicture(name.to_owned());
        let drawn: Arc<str> = self.gallery().ok_or_else(none)?.draw(&*self.game, name, lang, stage)?.into();
        // There are only so many pictures, so it does not grow without end.
        self.pictures.lock().unwrap_or_else(PoisonError::into_inner).insert(key, drawn.clone());
        Ok(drawn)
    }

    /// What its rules are found with; made when it is first asked for.
    #[must_use]
    pub fn search(&self, lang: Lang) -> &SearchIndex {
        let made = || {
            let words = Vocabulary::read(self.game.about().rulebook.search, lang);
            let words = words.inspect_err(|error| tracing::error!("{error}")).unwrap_or_default();
            SearchIndex::new(self.game.rules(lang), &words)
        };
        self.search[lang as usize].get_or_init(made)
    }

    /// What its page says; read when it is first asked for. Not every game has one.
    #[must_use]
    pub fn page(&self) -> Option<&Page> {
        let read = || Page::of(self.game.about()).inspect_err(|error| tracing::error!("{error}")).ok().flatten();
        self.page.get_or_init(read).as_ref()
    }

    /// A bot sits down at a table of this game.
    #[must_use]
    pub fn sit(&self, bot: BotSpec, seed: &Seed, seat: Seat) -> SeatedBot {
        (self.sit)(bot, seed, seat)
    }

    /// What a choice of a seat would change at once, to be counted elsewhere; nothing if the seat has no such choice.
    #[must_use]
    pub fn weigh(&self, table: &dyn AnyTable, seat: Seat, index: usize, seed: &Seed) -> Option<Weighing> {
        (self.weigh)(table, seat, index, seed)
    }
}

/// Looks at a game again; nothing is seen if another kind of game is on the table.
fn review<G: Evaluator>(table: &dyn AnyTable, spec: SearchSpec, job: &ReviewJob) -> Option<Looked> {
    let table = table.as_any().downcast_ref::<Table<G>>()?;
    let lang = Lang::default();
    let words = Words::new(lang, &[G::about().words_text(lang)]).ok()?;
    let seed = table.seed();
    let estimator = |input: usize| Searched::<G>::new(spec, seed.derive(input as u64));
    let review = look_again(table, &words, NonZeroUsize::MIN, estimator, job);
    let turns = turning_points(table, &review, TURNS);
    Some(Looked { review, turns })
}

impl std::fmt::Debug for OnShelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OnShelf").field("game", &self.game.about().id).finish_non_exhaustive()
    }
}

/// Which kind of game a table is: its name, the version of its rules, and its component data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mark(pub String);

impl Mark {
    pub(crate) fn new(game: &str, rules_version: u32, data: &str) -> Mark {
        Mark(format!("{game}/{rules_version}/{data}"))
    }
}

/// All games. The first of a name is the one new tables are set up with; others of the same name, with older rules or
/// other data, are there for games that began with them.
#[derive(Debug)]
pub struct Shelf(Vec<OnShelf>);

impl Shelf {
    /// A shelf with these games, in this order.
    #[must_use]
    pub fn new(games: Vec<OnShelf>) -> Shelf {
        Shelf(games)
    }

    /// The game that new tables of this name are set up with.
    #[must_use]
    pub fn newest(&self, id: &str) -> Option<&OnShelf> {
        self.0.iter().find(|on| on.game.about().id == id)
    }

    /// The game with exactly these rules and data.
    #[must_use]
    pub fn find(&self, id: &str, rules_version: u32, data: &str) -> Option<&OnShelf> {
        let same = |on: &&OnShelf| {
            let game = &on.game;
            game.about().id == id && game.rules_version() == rules_version && game.data() == data
        };
        self.0.iter().find(same)
    }

    /// Everything that can be played.
    pub(crate) fn marks(&self) -> Vec<Mark> {
        let mark = |on: &OnShelf| Mark::new(on.game.about().id, on.game.rules_version(), on.game.data());
        self.0.iter().map(mark).collect()
    }

    /// One of each name.
    pub fn games(&self) -> impl Iterator<Item = &OnShelf> {
        let first = |(index, on): &(usize, &OnShelf)| {
            self.0[..*index].iter().all(|before| before.game.about().id != on.game.about().id)
        };
        self.0.iter().enumerate().filter(first).map(|(_, on)| on)
    }
}
