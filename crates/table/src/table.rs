//! A game being played: the fold of setup, seed and inputs.

use std::sync::Arc;

use cenacle_scene::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Audience, Chance, Entry, Game, Log, Options, Outcome, Refusal, Seed, SetupError, Stream, TimerId};

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name shown.
    pub name: String,
    /// The bot that plays the seat; nobody's if a person does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Sitter {
    /// A person.
    pub fn person(name: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), bot: None }
    }

    /// A bot.
    pub fn bot(name: impl Into<String>, bot: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), bot: Some(bot.into()) }
    }
}

/// What came in from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<A> {
    /// A seat decided.
    Decision {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
        /// Its place in the seat's legal list.
        index: u16,
    },
    /// A sand-glass ran out.
    Expiry(TimerId),
}

/// An input and what it brought about.
#[derive(Debug)]
pub struct Step<G: Game> {
    /// What came in.
    pub input: Input<G::Action>,
    /// What chance gave.
    pub drew: Vec<u32>,
    /// What happened.
    pub log: Vec<Entry<G::Event>>,
}

/// Why an input was not taken.
#[derive(Clone, PartialEq, Debug)]
pub enum NotTaken {
    /// A rule stands against it.
    Refused(Refusal),
    /// No such glass is running.
    NoSuchTimer,
    /// The legal list has no such place.
    NoSuchIndex {
        /// How long the list is.
        legal: usize,
    },
    /// Nothing can be taken back, or played again.
    NothingToUndo,
}

impl From<Refusal> for NotTaken {
    fn from(refusal: Refusal) -> NotTaken {
        NotTaken::Refused(refusal)
    }
}

/// How many imagined positions decide whether a decision taught its seat something. A card that was shown equals an
/// imagined one only now and then; that all of these agree by accident is possible where nearly all unseen cards are
/// the same, and then little was learned.
const UNDO_SAMPLES: usize = 24;

/// A game being played.
#[derive(Debug)]
pub struct Table<G: Game> {
    game: Arc<G>,
    options: Options,
    seed: Seed,
    sitters: Vec<Sitter>,
    chance: Chance,
    position: G::Position,
    dealt: Vec<u32>,
    opening: Vec<Entry<G::Event>>,
    steps: Vec<Step<G>>,
    undone: Vec<Input<G::Action>>,
}

// Derived, these would ask that the game itself can be cloned; it is shared.
impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Step<G> {
        Step { input: self.input, drew: self.drew.clone(), log: self.log.clone() }
    }
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        Table {
            game: self.game.clone(),
            options: self.options.clone(),
            seed: self.seed,
            sitters: self.sitters.clone(),
            chance: self.chance.clone(),
            position: self.position.clone(),
            dealt: self.dealt.clone(),
            opening: self.opening.clone(),
            steps: self.steps.clone(),
            undone: self.undone.clone(),
        }
    }
}

impl<G: Game> Table<G> {
    /// Sets up a game.
    ///
    /// # Errors
    /// If the game cannot be set up with these options.
    pub fn new(game: Arc<G>, options: Options, seed: Seed, sitters: Vec<Sitter>) -> Result<Table<G>, SetupError> {
        let mut chance = Chance::new(&seed, Stream::Game).traced();
        let mut log = Log::new();
        let position = game.setup(&options, &mut chance, &mut log)?;
        let dealt = chance.take_trace();
        let opening = log.into_entries();
        Ok(Table {
            game,
            options,
            seed,
            sitters,
            chance,
            position,
            dealt,
            opening,
            steps: Vec::new(),
            undone: Vec::new(),
        })
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What was agreed on.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Who plays.
    #[must_use]
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The players' names.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.sitters.iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// What chance gave at setup.
    #[must_use]
    pub fn dealt(&self) -> &[u32] {
        &self.dealt
    }

    /// What happened at setup.
    #[must_use]
    pub fn opening(&self) -> &[Entry<G::Event>] {
        &self.opening
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// All inputs so far.
    #[must_use]
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.position)
    }

    /// What a seat may do now.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.position, seat, &mut legal);
        legal
    }

    /// A stream for trying things out, the same each time it is asked for at the same point of the game.
    #[must_use]
    pub fn thought(&self) -> Chance {
        Chance::new(&self.seed.derive(self.steps.len() as u64), Stream::Thought)
    }

    /// Everything that happened which this viewer was told, with the number of the input it belongs to (0: setup).
    pub fn told(&self, viewer: Viewer) -> impl Iterator<Item = (usize, &G::Event)> {
        let steps = self.steps.iter().enumerate().map(|(index, step)| (index + 1, &step.log));
        std::iter::once((0, &self.opening))
            .chain(steps)
            .flat_map(|(number, log)| log.iter().map(move |entry| (number, entry)))
            .filter(move |(_, entry)| entry.to.includes(viewer))
            .map(|(number, entry)| (number, &entry.event))
    }

    /// A seat decides.
    ///
    /// # Errors
    /// If a rule stands against it; nothing is changed.
    pub fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), NotTaken> {
        self.take_decision(seat, action)?;
        self.undone.clear();
        Ok(())
    }

    /// A seat decides for the action at this place of its legal list.
    ///
    /// # Errors
    /// If the list is not so long.
    pub fn decide_index(&mut self, seat: Seat, index: usize) -> Result<(), NotTaken> {
        let legal = self.legal(seat);
        let action = *legal.get(index).ok_or(NotTaken::NoSuchIndex { legal: legal.len() })?;
        self.decide(seat, action)
    }

    /// A sand-glass has run out.
    ///
    /// # Errors
    /// If it was not running.
    pub fn expire(&mut self, timer: TimerId) -> Result<(), NotTaken> {
        self.take_expiry(timer)?;
        self.undone.clear();
        Ok(())
    }

    /// The same table after only the first `inputs` inputs.
    ///
    /// # Panics
    /// Never: what was taken once is taken again.
    #[must_use]
    pub fn at(&self, inputs: usize) -> Table<G> {
        let mut table = Table::new(self.game.clone(), self.options.clone(), self.seed, self.sitters.clone())
            .expect("it was set up once");
        for step in &self.steps[..inputs.min(self.steps.len())] {
            table.take(step.input).expect("it was taken once");
        }
        table
    }

    /// How many inputs are left if this seat takes its last decision back; `None` if it may not.
    ///
    /// It may if the last input was its own decision, nothing was drawn or thrown for it, nobody else was shown
    /// anything in private, and the seat itself learned nothing: in every position that the seat could have been in,
    /// the decision would have led to what it sees now.
    #[must_use]
    pub fn undo_point(&self, seat: Seat) -> Option<usize> {
        let step = self.steps.last()?;
        let Input::Decision { seat: decided, action, .. } = step.input else { return None };
        let told_in_private =
            step.log.iter().any(|entry| matches!(entry.to, Audience::Only(seats) if !seats.without(seat).is_empty()));
        if decided != seat || !step.drew.is_empty() || told_in_private {
            return None;
        }
        let before = self.at(self.steps.len() - 1);
        let knew = self.game.view(&before.position, Viewer::Seat(seat));
        let knows = self.game.view(&self.position, Viewer::Seat(seat));
        let mut thought = before.thought();
        let learned_nothing = (0..UNDO_SAMPLES).all(|_| {
            let mut imagined = self.game.resample(&knew, &mut thought);
            let drawn = thought.drawn();
            let taken = self.game.apply(&mut imagined, seat, action, &mut thought, &mut Log::silent()).is_ok();
            taken && thought.drawn() == drawn && self.game.view(&imagined, Viewer::Seat(seat)) == knows
        });
        learned_nothing.then_some(self.steps.len() - 1)
    }

    /// The seat takes its last decision back.
    ///
    /// # Errors
    /// If it may not, see [`undo_point`](Table::undo_point).
    pub fn undo(&mut self, seat: Seat) -> Result<(), NotTaken> {
        let inputs = self.undo_point(seat).ok_or(NotTaken::NothingToUndo)?;
        let input = self.steps[inputs].input;
        let mut undone = std::mem::take(&mut self.undone);
        undone.push(input);
        *self = self.at(inputs);
        self.undone = undone;
        Ok(())
    }

    /// The seat plays again what it took back last.
    ///
    /// # Errors
    /// If there is nothing, or it was another's.
    pub fn redo(&mut self, seat: Seat) -> Result<(), NotTaken> {
        match self.undone.last() {
            Some(Input::Decision { seat: decided, action, .. }) if *decided == seat => {
                self.take_decision(seat, *action)?;
                self.undone.pop();
                Ok(())
            }
            _ => Err(NotTaken::NothingToUndo),
        }
    }

    fn take(&mut self, input: Input<G::Action>) -> Result<(), NotTaken> {
        match input {
            Input::Decision { seat, action, .. } => self.take_decision(seat, action),
            Input::Expiry(timer) => self.take_expiry(timer),
        }
    }

    fn take_decision(&mut self, seat: Seat, action: G::Action) -> Result<(), NotTaken> {
        let legal = self.legal(seat);
        let index = legal.iter().position(|one| *one == action);
        let mut log = Log::new();
        self.game.apply(&mut self.position, seat, action, &mut self.chance, &mut log)?;
        let index = index.expect("an accepted action is in the legal list: the conformance suite proves it") as u16;
        self.push(Input::Decision { seat, action, index }, log);
        Ok(())
    }

    fn take_expiry(&mut self, timer: TimerId) -> Result<(), NotTaken> {
        if self.game.timer(&self.position).is_none_or(|running| running.id != timer) {
            return Err(NotTaken::NoSuchTimer);
        }
        let mut log = Log::new();
        self.game.expire(&mut self.position, timer, &mut self.chance, &mut log);
        self.push(Input::Expiry(timer), log);
        Ok(())
    }

    fn push(&mut self, input: Input<G::Action>, log: Log<G::Event>) {
        let drew = self.chance.take_trace();
        self.steps.push(Step { input, drew, log: log.into_entries() });
    }
}
