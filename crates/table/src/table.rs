//! A game being played: the fold of setup, seed and inputs.

use std::sync::Arc;

use cenacle_scene::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Audience, Chance, Entry, Game, GameExt, Log, Options, Outcome, Pledge, Refusal, Seed, SetupError, Stream, TimerId,
};

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name shown.
    pub name: String,
    /// The bot that plays the seat; nobody's if a person does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Sitter {
    /// A person of this name.
    pub fn person(name: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), bot: None }
    }

    /// A bot of this name, and which bot it is.
    pub fn bot(name: impl Into<String>, bot: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), bot: Some(bot.into()) }
    }
}

/// What came in from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<A> {
    /// A seat decided.
    Decision {
        seat: Seat,
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
    /// Among how many each of these was.
    pub among: Vec<u32>,
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
    /// This is no action of the game.
    NoAction {
        /// What is wrong.
        reason: String,
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
/// How many are looked at when it is only to be shown whether a seat may.
const UNDO_GLANCE: usize = 2;

/// A moment from which a game can go on without playing again what was before it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot<P> {
    /// How many inputs were taken.
    pub inputs: usize,
    /// The position after them.
    pub position: P,
    /// How far the game's stream of chance was read.
    pub words: u64,
    /// How many draws were made.
    pub drawn: u64,
}

/// A game being played.
#[derive(Debug)]
pub struct Table<G: Game> {
    game: Arc<G>,
    options: Options,
    seed: Seed,
    pledge: Option<Pledge>,
    sitters: Vec<Sitter>,
    chance: Chance,
    position: G::Position,
    dealt: Vec<u32>,
    dealt_among: Vec<u32>,
    opening: Vec<Entry<G::Event>>,
    /// The position it began in, if that is not the one it was set up in.
    start: Option<Box<G::Position>>,
    /// How many inputs were taken before the first step known here: more than none if the table was resumed.
    base: usize,
    steps: Vec<Step<G>>,
    /// Position and chance before the last step, so that "may I take this back?" need not play the game again.
    before: Option<Box<(G::Position, Chance)>>,
    undone: Vec<Input<G::Action>>,
}

// Derived, these would ask that the game itself can be cloned; it is shared.
impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Step<G> {
        Step { input: self.input, drew: self.drew.clone(), among: self.among.clone(), log: self.log.clone() }
    }
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        Table {
            game: self.game.clone(),
            options: self.options.clone(),
            seed: self.seed,
            pledge: self.pledge.clone(),
            sitters: self.sitters.clone(),
            chance: self.chance.clone(),
            position: self.position.clone(),
            dealt: self.dealt.clone(),
            dealt_among: self.dealt_among.clone(),
            opening: self.opening.clone(),
            start: self.start.clone(),
            base: self.base,
            steps: self.steps.clone(),
            before: self.before.clone(),
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
        let mut chance = Chance::new(&seed, Stream::Game).recorded();
        let mut log = Log::new();
        game.check_options(&options).map_err(SetupError::Together)?;
        let position = game.setup(&options, &mut chance, &mut log)?;
        let (dealt, dealt_among) = (chance.take_trace(), chance.take_among());
        let opening = log.into_entries();
        Ok(Table {
            game,
            options,
            seed,
            pledge: None,
            sitters,
            chance,
            position,
            dealt,
            dealt_among,
            opening,
            start: None,
            base: 0,
            steps: Vec::new(),
            before: None,
            undone: Vec::new(),
        })
    }

    /// The same table, knowing what its seed was made of.
    #[must_use]
    pub fn pledged(mut self, pledge: Option<Pledge>) -> Table<G> {
        self.pledge = pledge;
        self
    }

    /// The same table, beginning in another position: nothing was told of how that came about.
    ///
    /// # Errors
    /// Says why the position cannot be one of this game.
    pub fn starting_at(self, position: &Value) -> Result<Table<G>, String> {
        let position = G::Position::deserialize(position).map_err(|error| error.to_string())?;
        self.game.audit(&position)?;
        let (players, seats) = (self.game.players(&position), self.sitters.len());
        if players != seats {
            return Err(format!("it is a position of {players} players, and {seats} sit here"));
        }
        Ok(self.begun_in(position))
    }

    fn begun_in(mut self, position: G::Position) -> Table<G> {
        self.start = Some(Box::new(position.clone()));
        self.position = position;
        self.opening.clear();
        self
    }

    /// The position it began in, if that is not the one it was set up in.
    #[must_use]
    pub fn start(&self) -> Option<&G::Position> {
        self.start.as_deref()
    }

    /// Goes on from a snapshot of the same game: a table as this one is at its beginning. What happened before the
    /// snapshot is not known to it.
    #[must_use]
    pub fn resumed(mut self, snapshot: Snapshot<G::Position>) -> Table<G> {
        self.chance.go_to(snapshot.words, snapshot.drawn);
        self.position = snapshot.position;
        self.base = snapshot.inputs;
        self.steps.clear();
        self.before = None;
        self
    }

    /// The table as it stands, to be taken up later.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot<G::Position> {
        Snapshot {
            inputs: self.inputs(),
            position: self.position.clone(),
            words: self.chance.words(),
            drawn: self.chance.drawn(),
        }
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What was agreed on.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The seed of all that is drawn.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What the seed was made of.
    #[must_use]
    pub fn pledge(&self) -> Option<&Pledge> {
        self.pledge.as_ref()
    }

    /// Who plays, in seat order.
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

    /// Among how many each of these was.
    #[must_use]
    pub fn dealt_among(&self) -> &[u32] {
        &self.dealt_among
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

    /// How many inputs were taken.
    #[must_use]
    pub fn inputs(&self) -> usize {
        self.base + self.steps.len()
    }

    /// How many of them are not known here, because the table was resumed.
    #[must_use]
    pub fn base(&self) -> usize {
        self.base
    }

    /// All inputs known here: all there were, unless the table was resumed.
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
        self.thought_at(self.inputs())
    }

    fn thought_at(&self, inputs: usize) -> Chance {
        Chance::new(&self.seed.derive(inputs as u64), Stream::Thought)
    }

    /// Everything that happened which this viewer was told, with the number of the input it belongs to (0: setup).
    pub fn told(&self, viewer: Viewer) -> impl Iterator<Item = (usize, &G::Event)> {
        self.told_from(viewer, 0)
    }

    /// What this viewer was told from input `from` on.
    pub fn told_from(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = (usize, &G::Event)> {
        let first = from.max(self.base + 1) - self.base - 1;
        let steps = self.steps.iter().enumerate().skip(first);
        let steps = steps.map(|(index, step)| (self.base + index + 1, &step.log));
        let opening = (from == 0 && self.base == 0).then_some((0, &self.opening));
        opening
            .into_iter()
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
        let index = self.place_in(&self.legal(seat), seat, action)?;
        self.decide_at(seat, action, index);
        Ok(())
    }

    /// Carries out what stands at this place of the seat's legal list, as a decision of its own.
    fn decide_at(&mut self, seat: Seat, action: G::Action, index: u16) {
        let last = self.undone.last();
        let is_redo =
            matches!(last, Some(Input::Decision { seat: by, action: what, .. }) if *by == seat && *what == action);
        self.carry_out(seat, action, index);
        // Who decides as before plays again what was taken back: a record that is followed knows no difference.
        if is_redo {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
    }

    /// A seat decides for the action at this place of its legal list.
    ///
    /// # Errors
    /// If the list is not so long.
    pub fn decide_index(&mut self, seat: Seat, index: usize) -> Result<(), NotTaken> {
        let legal = self.legal(seat);
        self.decide_index_of(seat, index, &legal)
    }

    /// The same where what the seat may do is known already: it has to be [`legal`](Table::legal) of this position.
    ///
    /// # Errors
    /// If the list is not so long.
    pub(crate) fn decide_index_of(&mut self, seat: Seat, index: usize, legal: &[G::Action]) -> Result<(), NotTaken> {
        let action = *legal.get(index).ok_or(NotTaken::NoSuchIndex { legal: legal.len() })?;
        self.decide_at(seat, action, index as u16);
        Ok(())
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

    /// The same table after only the first `inputs` inputs; `None` if it was resumed later than that.
    ///
    /// # Panics
    /// Never: what was taken once is taken again.
    #[must_use]
    pub fn at(&self, inputs: usize) -> Option<Table<G>> {
        if self.base > 0 {
            return (inputs >= self.inputs()).then(|| self.clone());
        }
        let table = Table::new(self.game.clone(), self.options.clone(), self.seed, self.sitters.clone());
        let table = table.expect("it was set up once").pledged(self.pledge.clone());
        let mut table = match &self.start {
            Some(start) => table.begun_in(G::Position::clone(start)),
            None => table,
        };
        for step in &self.steps[..inputs.min(self.steps.len())] {
            // What was taken once is taken again: it stands where it stood in the legal list.
            match step.input {
                Input::Decision { seat, action, index } => table.carry_out(seat, action, index),
                Input::Expiry(timer) => table.take_expiry(timer).expect("the same glass runs"),
            }
        }
        Some(table)
    }

    /// How many inputs are left if this seat takes its last decision back; `None` if it may not.
    ///
    /// It may if the last input was its own decision, nothing was drawn or thrown for it, nobody else was shown
    /// anything in private, and the seat itself learned nothing: in every position that the seat could have been in,
    /// the decision would have led to what it sees now. In a game in real time nothing is taken back so: the others
    /// have seen it, and may have acted upon it already.
    #[must_use]
    pub fn undo_point(&self, seat: Seat) -> Option<usize> {
        self.undo_point_by(seat, UNDO_SAMPLES)
    }

    /// The same at a glance, for showing whether it may: it looks at fewer imagined positions, and when it says yes
    /// the seat may still be told no.
    #[must_use]
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.undo_point_by(seat, UNDO_GLANCE).is_some()
    }

    fn undo_point_by(&self, seat: Seat, samples: usize) -> Option<usize> {
        let step = self.steps.last()?;
        let Input::Decision { seat: decided, action, .. } = step.input else { return None };
        let told_in_private =
            step.log.iter().any(|entry| matches!(entry.to, Audience::Only(seats) if !seats.without(seat).is_empty()));
        if decided != seat || !step.drew.is_empty() || told_in_private {
            return None;
        }
        let left = self.inputs() - 1;
        let replayed;
        let before = match &self.before {
            Some(before) => &before.0,
            None => {
                replayed = self.at(left)?;
                &replayed.position
            }
        };
        if self.game.in_real_time(before) {
            return None;
        }
        let knew = self.game.view(before, Viewer::Seat(seat));
        let knows = self.game.view(&self.position, Viewer::Seat(seat));
        let mut thought = self.thought_at(left);
        let learned_nothing = (0..samples).all(|_| {
            let mut imagined = self.game.resample(&knew, &mut thought);
            let drawn = thought.drawn();
            let taken = self.game.apply(&mut imagined, seat, action, &mut thought, &mut Log::silent()).is_ok();
            taken && thought.drawn() == drawn && self.game.view(&imagined, Viewer::Seat(seat)) == knows
        });
        learned_nothing.then_some(left)
    }

    /// Whether the seat could take this decision back by itself, as far as it can tell beforehand: positions that it
    /// could be in are imagined, so the answer says nothing that the seat does not know. It is asked where somebody may
    /// be unsure; in a game in real time there is no time for that, and the answer does not count the others' haste.
    #[must_use]
    pub fn could_take_back(&self, seat: Seat, action: G::Action) -> bool {
        let knows = self.game.view(&self.position, Viewer::Seat(seat));
        let mut thought = self.thought();
        let mut seen: Option<G::View> = None;
        (0..UNDO_SAMPLES).all(|_| {
            let mut imagined = self.game.resample(&knows, &mut thought);
            let (drawn, mut log) = (thought.drawn(), Log::new());
            let taken = self.game.apply(&mut imagined, seat, action, &mut thought, &mut log).is_ok();
            let others = |to: Audience| matches!(to, Audience::Only(seats) if !seats.without(seat).is_empty());
            let told_in_private = log.into_entries().iter().any(|entry| others(entry.to));
            let over = self.game.outcome(&imagined).is_some();
            let sees = self.game.view(&imagined, Viewer::Seat(seat));
            let same = *seen.get_or_insert_with(|| sees.clone()) == sees;
            taken && thought.drawn() == drawn && !told_in_private && !over && same
        })
    }

    /// The seat takes its last decision back.
    ///
    /// # Errors
    /// If it may not, see [`undo_point`](Table::undo_point).
    pub fn undo(&mut self, seat: Seat) -> Result<(), NotTaken> {
        let inputs = self.undo_point(seat).ok_or(NotTaken::NothingToUndo)?;
        self.take_back(inputs)
    }

    /// Goes back to when only this many inputs had been taken, whatever was shown since: all players agreed.
    ///
    /// # Errors
    /// If there were not so many, or the table was resumed later than that.
    pub fn take_back(&mut self, inputs: usize) -> Result<(), NotTaken> {
        if inputs >= self.inputs() || inputs < self.base {
            return Err(NotTaken::NothingToUndo);
        }
        let taken_back = self.steps[inputs - self.base..].iter().rev().map(|step| step.input);
        let mut undone = std::mem::take(&mut self.undone);
        undone.extend(taken_back);
        match self.before.take() {
            Some(before) if inputs + 1 == self.inputs() => {
                (self.position, self.chance) = *before;
                self.steps.pop();
            }
            _ => *self = self.at(inputs).ok_or(NotTaken::NothingToUndo)?,
        }
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
                let action = *action;
                let index = self.place_in(&self.legal(seat), seat, action)?;
                self.carry_out(seat, action, index);
                self.undone.pop();
                Ok(())
            }
            _ => Err(NotTaken::NothingToUndo),
        }
    }

    /// The seat that may play again what it took back.
    #[must_use]
    pub fn redoable(&self) -> Option<Seat> {
        match self.undone.last()? {
            Input::Decision { seat, .. } => Some(*seat),
            Input::Expiry(_) => None,
        }
    }

    /// Where an action stands in the seat's legal list.
    fn place_in(&self, legal: &[G::Action], seat: Seat, action: G::Action) -> Result<u16, NotTaken> {
        let place = legal.iter().position(|one| *one == action);
        place.map(|index| index as u16).ok_or_else(|| self.game.why_not(&self.position, seat, action).into())
    }

    /// Carries out what stands at this place of the seat's legal list.
    fn carry_out(&mut self, seat: Seat, action: G::Action, index: u16) {
        self.before = Some(Box::new((self.position.clone(), self.chance.clone())));
        let mut log = Log::new();
        self.game.carry_out(&mut self.position, seat, action, &mut self.chance, &mut log);
        self.push(Input::Decision { seat, action, index }, log);
    }

    fn take_expiry(&mut self, timer: TimerId) -> Result<(), NotTaken> {
        if self.game.timer(&self.position).is_none_or(|running| running.id != timer) {
            return Err(NotTaken::NoSuchTimer);
        }
        self.before = Some(Box::new((self.position.clone(), self.chance.clone())));
        let mut log = Log::new();
        self.game.expire(&mut self.position, timer, &mut self.chance, &mut log);
        self.push(Input::Expiry(timer), log);
        Ok(())
    }

    fn push(&mut self, input: Input<G::Action>, log: Log<G::Event>) {
        let (drew, among) = (self.chance.take_trace(), self.chance.take_among());
        self.steps.push(Step { input, drew, among, log: log.into_entries() });
    }
}
