//! A bot at a table of any game.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use cenacle_table::{AnyTable, Chance, Evaluator, Game, Seat, Seed, Stream, Table, Viewer, Worth};

use crate::{
    Advice, Bot, BotSpec, Effort, Question, Reason, Search, SearchSpec,
    reasons::{changes, reasons},
};

/// What is left of a bot once its game is forgotten: a question, taken from a table.
type Asks<T> = dyn Fn(&dyn AnyTable) -> Option<T> + Send + Sync;

/// A question that a bot has taken away from the table to think about, on any thread.
pub type Thinking = Box<dyn FnOnce() -> Thought + Send>;
/// The same for somebody who asks what it would do.
pub type Advising = Box<dyn FnOnce() -> Advice + Send>;
/// The same for what a choice would change.
pub type Weighing = Box<dyn FnOnce() -> Vec<Reason> + Send>;
/// The same for what is to be expected.
pub type Estimating = Box<dyn FnOnce() -> Worth + Send>;

/// What came of thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The place in its seat's legal list of what it decides for.
    pub index: usize,
    /// How long a person would have taken for it.
    pub pace: Duration,
}

/// What reasons are found with is independent of what the bot decides by.
const REASONS: u64 = 0x0072_6561_736f_6e73;

/// A bot that sits at a table behind its common face.
pub struct SeatedBot {
    seat: Seat,
    choose: Box<Asks<usize>>,
    ask: Box<Asks<Thinking>>,
    consult: Box<Asks<Advising>>,
}

/// What a seat knows, taken away from a table.
struct Known<G: Game> {
    game: Arc<G>,
    view: G::View,
    seat: Seat,
    legal: Vec<G::Action>,
}

impl<G: Game> Known<G> {
    /// `None` if another game is on the table.
    fn by(table: &dyn AnyTable, seat: Seat) -> Option<Known<G>> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let (game, legal) = (table.game().clone(), table.legal(seat));
        let view = game.view(table.position(), Viewer::Seat(seat));
        Some(Known { game, view, seat, legal })
    }

    fn asked(table: &dyn AnyTable, seat: Seat) -> Option<Known<G>> {
        // Looked at first: what a seat knows takes longer to find out.
        let asks = table.to_act().contains(seat);
        asks.then(|| Known::by(table, seat)).flatten().filter(|known| !known.legal.is_empty())
    }

    fn question(&self) -> Question<'_, G> {
        Question::knowing(&*self.game, &self.view, self.seat, &self.legal)
    }
}

type Shared<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

fn lock<G: Game>(bot: &Shared<G>) -> MutexGuard<'_, Box<dyn Bot<G>>> {
    bot.lock().unwrap_or_else(PoisonError::into_inner)
}

impl SeatedBot {
    /// Sits a bot at a seat of a table of the game `G`.
    #[must_use]
    pub fn new<G: Evaluator>(spec: BotSpec, seed: &Seed, seat: Seat) -> SeatedBot {
        SeatedBot::with::<G>(spec.sit(seed, seat), spec, seed, seat)
    }

    /// Sits this very bot down; it takes its time like one of that name.
    #[must_use]
    pub fn with<G: Evaluator>(bot: Box<dyn Bot<G>>, spec: BotSpec, seed: &Seed, seat: Seat) -> SeatedBot {
        let bot: Shared<G> = Arc::new(Mutex::new(bot));
        let pace = Arc::new(Mutex::new(Chance::new(&seed.derive(seat.index() as u64), Stream::Pace)));
        let (thinker, adviser) = (bot.clone(), bot.clone());
        let reasons_seed = seed.derive(REASONS);
        let choose = move |table: &dyn AnyTable| {
            let table = table.as_any().downcast_ref::<Table<G>>()?;
            let legal = table.legal(seat);
            let question = Question::new(&**table.game(), table.position(), seat, &legal);
            (!legal.is_empty()).then(|| lock(&bot).choose(&question))
        };
        let ask = move |table: &dyn AnyTable| {
            let known = Known::<G>::asked(table, seat)?;
            let (bot, pace) = (thinker.clone(), pace.clone());
            let think = move || {
                let question = known.question();
                let mut bot = lock(&bot);
                let index = bot.choose(&question);
                let mut chance = pace.lock().unwrap_or_else(PoisonError::into_inner);
                Thought { index, pace: spec.pace(&question, index, bot.uncertainty(), &mut chance) }
            };
            Some(Box::new(think) as Thinking)
        };
        let consult = move |table: &dyn AnyTable| {
            let known = Known::<G>::asked(table, seat)?;
            let bot = adviser.clone();
            let mut chance = Chance::new(&reasons_seed, Stream::Bot(seat.index() as u8));
            let advise = move || {
                let question = known.question();
                let advice = lock(&bot).advise(&question);
                Advice { reasons: reasons(&question, &advice.choices, Effort::PROMPT, &mut chance), ..advice }
            };
            Some(Box::new(advise) as Advising)
        };
        SeatedBot { seat, choose: Box::new(choose), ask: Box::new(ask), consult: Box::new(consult) }
    }

    /// Where it sits.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The place in its seat's legal list of what it decides for; `None` if the seat has nothing to decide, or
    /// another game is on the table.
    #[must_use]
    pub fn choose(&self, table: &dyn AnyTable) -> Option<usize> {
        (self.choose)(table)
    }

    /// The question of the moment with all the seat may know, to be thought about elsewhere; `None` if the seat has
    /// nothing to decide, or another game is on the table.
    #[must_use]
    pub fn ask(&self, table: &dyn AnyTable) -> Option<Thinking> {
        (self.ask)(table)
    }

    /// The question of the moment, for somebody who wants to know what the bot would do and why.
    #[must_use]
    pub fn consult(&self, table: &dyn AnyTable) -> Option<Advising> {
        (self.consult)(table)
    }
}

/// What each seat may expect, as far as `seat` can know: for a review, after any event, whoever is asked then.
/// `None` if another game is on the table, or this one is over.
#[must_use]
pub fn estimate<G: Evaluator>(table: &dyn AnyTable, seat: Seat, spec: SearchSpec, seed: &Seed) -> Option<Estimating> {
    if table.to_act().is_empty() {
        return None;
    }
    let Known { game, view, .. } = Known::<G>::by(table, seat)?;
    let mut search = Search::<G>::new(spec, seed, seat);
    Some(Box::new(move || search.estimate(&*game, &view)))
}

/// What the choice at this place of a seat's legal list would change at once, as far as the seat can know. `None` if the seat has no
/// such choice, or another game is on the table.
#[must_use]
pub fn weigh<G: Evaluator>(table: &dyn AnyTable, seat: Seat, index: usize, seed: &Seed) -> Option<Weighing> {
    let known = Known::<G>::asked(table, seat).filter(|known| index < known.legal.len())?;
    let mut chance = Chance::new(&seed.derive(REASONS), Stream::Bot(seat.index() as u8));
    Some(Box::new(move || changes(&known.question(), index, Effort::PROMPT, &mut chance)))
}

impl std::fmt::Debug for SeatedBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SeatedBot").field("seat", &self.seat).finish_non_exhaustive()
    }
}
