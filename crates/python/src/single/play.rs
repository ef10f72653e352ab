//! A game being played, by everything that follows from its type.

use std::{
    any::Any,
    borrow::Cow,
    sync::atomic::{AtomicBool, Ordering},
};

use cenacle_bots::{Bot, BotSpec, Question};
use cenacle_scene::{Scene, Seats};
use cenacle_table::{
    Chance, Evaluator, GameExt, Input, Lang, Log, MAX_SEATS, Next, Options, Outcome, Record, Say, Seat, Seed, Sitter,
    Stream, Table, Viewer, VirtualClock,
    any::{AnyGame, Opened},
    encoding::{Checker, Encoded, Perspective, observe_bytes, observe_floats},
    full_scene,
};

use super::waiting::Work;

/// What the seats are called in records and pictures.
pub(crate) const NAMES: [&str; MAX_SEATS] = ["Ada", "Bruno", "Chloé", "Dimitri", "Elif", "Farid", "Greta", "Hugo"];

/// A game of any kind.
pub(crate) trait AnyPlay: Send + Sync {
    fn id(&self) -> &'static str;
    fn players(&self) -> usize;
    fn actions(&self) -> usize;
    fn seat(&self) -> Option<Seat>;
    fn to_act(&self) -> Seats;
    fn decisions(&self) -> usize;
    /// The numbers of what a seat may do, in the order of the legal list.
    fn legal(&self, seat: Seat) -> Cow<'_, [u32]>;
    fn observation(&self, viewer: Viewer) -> Vec<u8>;
    fn observation_f32(&self, viewer: Viewer) -> Vec<f32>;
    fn apply(&mut self, seat: Seat, number: u32) -> Result<(), String>;
    fn action(&self, seat: Seat, number: u32) -> Result<String, String>;
    fn number(&self, seat: Seat, action: &str) -> Result<u32, String>;
    fn label(&self, seat: Seat, number: u32, lang: Lang) -> Result<String, String>;
    fn copy(&self) -> Box<dyn AnyPlay>;
    fn resample(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyPlay>;
    fn save(&self) -> Result<String, String>;
    fn outcome(&self) -> Option<Outcome>;
    fn evaluate(&self, viewer: Viewer, positions: u32, seed: Seed) -> Work<Vec<f32>>;
    fn advise(&self, seat: Seat, spec: BotSpec, seed: Seed) -> Work<String>;
    fn sit(&self, spec: BotSpec, seed: Seed, seat: Seat) -> Box<dyn AnyBot>;
    fn view(&self, viewer: Viewer) -> String;
    fn position(&self) -> String;
    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene;
    fn as_any(&self) -> &dyn Any;
}

/// A bot at a seat of a game of any kind.
pub(crate) trait AnyBot: Send {
    /// The number of what it would do.
    fn choose(&mut self, play: &dyn AnyPlay, seat: Seat) -> Result<u32, String>;
}

/// A game being played.
pub(crate) struct Play<G: Evaluator + Encoded> {
    opened: &'static Opened<G>,
    options: Options,
    seed: Seed,
    position: G::Position,
    chance: Chance,
    clock: VirtualClock,
    jitter: Chance,
    seat: Option<Seat>,
    /// What may be answered by the seat that is asked, and the numbers of it.
    legal: Vec<G::Action>,
    numbers: Vec<u32>,
    decisions: usize,
    /// How many values its rows have.
    width: usize,
    /// What came in, from the setup on; not known of an imagined game.
    inputs: Option<Vec<Input<G::Action>>>,
}

/// Where a game is, with all the luck that is to come.
pub(crate) struct PlayState<G: Evaluator + Encoded> {
    pub(crate) position: G::Position,
    pub(crate) chance: Chance,
    pub(crate) clock: VirtualClock,
    pub(crate) jitter: Chance,
}

impl<G: Evaluator + Encoded> Clone for Play<G> {
    fn clone(&self) -> Play<G> {
        Play {
            opened: self.opened,
            options: self.options.clone(),
            seed: self.seed,
            position: self.position.clone(),
            chance: self.chance.clone(),
            clock: self.clock,
            jitter: self.jitter.clone(),
            seat: self.seat,
            legal: self.legal.clone(),
            numbers: self.numbers.clone(),
            decisions: self.decisions,
            width: self.width,
            inputs: self.inputs.clone(),
        }
    }
}

impl<G: Evaluator + Encoded> Play<G> {
    pub(crate) fn begin(opened: &'static Opened<G>, options: Options, seed: Seed) -> Result<Play<G>, String> {
        let game = opened.game();
        game.check_options(&options).map_err(|refusal| format!("refused by rule {}", refusal.rule))?;
        let mut chance = Chance::new(&seed, Stream::Game);
        let position = game.setup(&options, &mut chance, &mut Log::silent()).map_err(|error| error.to_string())?;
        let state =
            PlayState { position, chance, clock: VirtualClock::default(), jitter: Chance::new(&seed, Stream::Pace) };
        let mut play = Play::from_state(opened, options, seed, state, 0);
        play.inputs = Some(Vec::new());
        play.go_on();
        Ok(play)
    }

    /// A game that goes on from here; nobody knows how it came to this.
    pub(crate) fn from_state(
        opened: &'static Opened<G>,
        options: Options,
        seed: Seed,
        state: PlayState<G>,
        decisions: usize,
    ) -> Play<G> {
        let PlayState { position, chance, mut clock, jitter } = state;
        let game = opened.game();
        let viewer = Viewer::Seat(Seat::new(0));
        let mut first = Checker::default();
        game.observe(&game.view(&position, viewer), Perspective::of(viewer, game.players(&position)), &mut first);
        let seat = match clock.next(&**game, &position) {
            Next::Decision(seat) => Some(seat),
            Next::Expiry(_) | Next::Over => None,
        };
        let (legal, numbers, width) = (Vec::new(), Vec::new(), first.values.len());
        let inputs = None;
        let mut play = Play {
            opened,
            options,
            seed,
            position,
            chance,
            clock,
            jitter,
            seat,
            legal,
            numbers,
            decisions,
            width,
            inputs,
        };
        play.list();
        play
    }

    /// The same game as far as a record tells it, or only its first inputs; `before` looks at it before each decision.
    pub(crate) fn replay(
        opened: &'static Opened<G>,
        record: &Record,
        text: &str,
        inputs: Option<usize>,
        mut before: impl FnMut(&Play<G>, usize, Seat, u32),
    ) -> Result<Play<G>, String> {
        let verified = opened.verify_record(record, text).map_err(|error| error.to_string())?;
        let table = verified.as_any().downcast_ref::<Table<G>>().ok_or("it is of another game")?;
        if table.start().is_some() {
            return Err("it begins in a position of its own".to_owned());
        }
        let mut play = Play::begin(opened, table.options().clone(), *table.seed())?;
        // Its own clock would have let glasses run out where it thinks right: the record says when they did.
        (play.position, play.chance) = {
            let mut chance = Chance::new(&play.seed, Stream::Game);
            let set_up = opened.game().setup(&play.options, &mut chance, &mut Log::silent());
            (set_up.map_err(|error| error.to_string())?, chance)
        };
        (play.inputs, play.seat) = (Some(Vec::new()), None);
        let steps = table.steps().iter().take(inputs.unwrap_or(usize::MAX));
        for (place, step) in steps.enumerate() {
            match step.input {
                Input::Decision { seat, action, index } => {
                    let number = opened.game().number(&play.position, seat, action);
                    before(&play, place, seat, number.ok_or("an action has no number")?);
                    play.decide(seat, action, index);
                }
                Input::Expiry(timer) => {
                    opened.game().expire(&mut play.position, timer, &mut play.chance, &mut Log::silent());
                    play.note(step.input);
                }
            }
        }
        play.clock = VirtualClock::default();
        play.go_on();
        Ok(play)
    }

    fn note(&mut self, input: Input<G::Action>) {
        if let Some(inputs) = &mut self.inputs {
            inputs.push(input);
        }
    }

    fn decide(&mut self, seat: Seat, action: G::Action, index: u16) {
        let game = self.opened.game();
        self.clock.act(&**game, &self.position, seat, action, &mut self.jitter);
        game.carry_out(&mut self.position, seat, action, &mut self.chance, &mut Log::silent());
        // What was listed no longer holds.
        self.seat = None;
        self.decisions += 1;
        self.note(Input::Decision { seat, action, index });
    }

    /// To the next question, through glasses that run out.
    fn go_on(&mut self) {
        let game = self.opened.game();
        self.seat = loop {
            match self.clock.next(&**game, &self.position) {
                Next::Over => break None,
                Next::Decision(seat) => break Some(seat),
                Next::Expiry(timer) => {
                    game.expire(&mut self.position, timer, &mut self.chance, &mut Log::silent());
                    if let Some(inputs) = &mut self.inputs {
                        inputs.push(Input::Expiry(timer));
                    }
                }
            }
        };
        self.list();
    }

    /// Lists what the seat that is asked may answer.
    fn list(&mut self) {
        let (game, position, numbers, legal) = (self.opened.game(), &self.position, &mut self.numbers, &mut self.legal);
        (numbers.clear(), legal.clear());
        let Some(seat) = self.seat else { return };
        game.answers(position, seat, &mut |action| {
            // Every legal action has a number: the conformance suite proves it.
            numbers.extend(game.number(position, seat, action));
            legal.push(action);
        });
    }

    fn answers(&self, seat: Seat) -> Vec<G::Action> {
        if self.seat == Some(seat) {
            return self.legal.clone();
        }
        let mut legal = Vec::new();
        self.opened.game().legal(&self.position, seat, &mut legal);
        legal
    }

    fn names(&self) -> Vec<String> {
        NAMES[..self.players()].iter().map(|name| (*name).to_owned()).collect()
    }

    fn eyes(&self, viewer: Viewer) -> (G::View, Perspective) {
        (self.opened.game().view(&self.position, viewer), Perspective::of(viewer, self.players()))
    }

    fn thought(&self) -> Chance {
        Chance::new(&self.seed.derive(self.decisions as u64), Stream::Thought)
    }

    fn known(&self, seat: Seat, number: u32) -> Result<G::Action, String> {
        let id = G::about().id;
        let action = self.opened.game().action(&self.position, seat, number);
        action.ok_or_else(|| format!("{number} is no action of {id}, which has {} numbers", G::ACTIONS.len()))
    }
}

impl<G: Evaluator + Encoded> AnyPlay for Play<G> {
    fn id(&self) -> &'static str {
        G::about().id
    }

    fn players(&self) -> usize {
        self.opened.game().players(&self.position)
    }

    fn actions(&self) -> usize {
        G::ACTIONS.len()
    }

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn to_act(&self) -> Seats {
        self.opened.game().to_act(&self.position)
    }

    fn decisions(&self) -> usize {
        self.decisions
    }

    fn legal(&self, seat: Seat) -> Cow<'_, [u32]> {
        if self.seat == Some(seat) {
            return Cow::Borrowed(&self.numbers);
        }
        let game = self.opened.game();
        let mut numbers = Vec::new();
        game.answers(&self.position, seat, &mut |action| numbers.extend(game.number(&self.position, seat, action)));
        Cow::Owned(numbers)
    }

    fn observation(&self, viewer: Viewer) -> Vec<u8> {
        let (view, from) = self.eyes(viewer);
        let game = &**self.opened.game();
        let mut row = vec![0; self.width];
        observe_bytes(game, &view, from, &mut row);
        row
    }

    fn observation_f32(&self, viewer: Viewer) -> Vec<f32> {
        let (view, from) = self.eyes(viewer);
        let game = &**self.opened.game();
        let mut row = vec![0.0; self.width];
        observe_floats(game, &view, from, &mut row);
        row
    }

    fn apply(&mut self, seat: Seat, number: u32) -> Result<(), String> {
        let place = self.legal(seat).iter().position(|legal| *legal == number);
        let listed = place.filter(|_| self.seat == Some(seat)).map(|place| self.legal[place]);
        let action = match listed {
            Some(action) => action,
            None => self.known(seat, number)?,
        };
        let Some(index) = place else {
            let game = self.opened.game();
            let text = serde_json::to_string(&action).unwrap_or_default();
            let refusal = game.why_not(&self.position, seat, action);
            let say = Say::new(self.opened.words(Lang::En), &[], Viewer::Seat(seat));
            let why: String = say.phrase(&refusal.why).into();
            return Err(format!("seat {} may not do {number}, {text}: {why} [{}]", seat.index(), refusal.rule));
        };
        self.decide(seat, action, index as u16);
        self.go_on();
        Ok(())
    }

    fn action(&self, seat: Seat, number: u32) -> Result<String, String> {
        serde_json::to_string(&self.known(seat, number)?).map_err(|error| error.to_string())
    }

    fn number(&self, seat: Seat, action: &str) -> Result<u32, String> {
        let id = G::about().id;
        let read: G::Action =
            serde_json::from_str(action).map_err(|error| format!("{action} is no action of {id}: {error}"))?;
        let number = self.opened.game().number(&self.position, seat, read);
        number.ok_or_else(|| format!("{action} names something that no game of {id} has"))
    }

    fn label(&self, seat: Seat, number: u32, lang: Lang) -> Result<String, String> {
        let action = self.known(seat, number)?;
        let game = self.opened.game();
        let names = self.names();
        let say = Say::new(self.opened.words(lang), &names, Viewer::Seat(seat));
        let view = game.view(&self.position, Viewer::Seat(seat));
        Ok(game.offer(&view, seat, action, &say).label.to_string())
    }

    fn copy(&self) -> Box<dyn AnyPlay> {
        Box::new(self.clone())
    }

    fn resample(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyPlay> {
        let game = self.opened.game();
        let mut chance = Chance::new(&seed, Stream::Thought);
        let position = game.resample(&game.view(&self.position, viewer), &mut chance);
        // What comes next is drawn anew, too: he does not know it.
        let chance = Chance::new(&seed, Stream::Game);
        let mut play = Play { position, chance, inputs: None, ..self.clone() };
        play.list();
        Box::new(play)
    }

    fn save(&self) -> Result<String, String> {
        let inputs = self.inputs.as_ref().ok_or("an imagined game has no record: nobody played what was before it")?;
        let sitters = self.names().into_iter().map(Sitter::person).collect();
        let table = Table::new(self.opened.game().clone(), self.options.clone(), self.seed, sitters);
        let mut table = table.map_err(|error| error.to_string())?;
        for input in inputs {
            let taken = match *input {
                Input::Decision { seat, index, .. } => table.decide_index(seat, index.into()),
                Input::Expiry(timer) => table.expire(timer),
            };
            taken.map_err(|not| format!("it cannot be played again: {not:?}"))?;
        }
        Ok(table.record(self.opened.data()).to_text())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.opened.game().outcome(&self.position)
    }

    fn evaluate(&self, viewer: Viewer, positions: u32, seed: Seed) -> Work<Vec<f32>> {
        let game = self.opened.game();
        let players = self.players();
        if let Some(outcome) = self.outcome() {
            let shares = (0..players).map(|seat| outcome.win_share(Seat::new(seat)) as f32).collect();
            return Box::new(move |_: &AtomicBool| shares);
        }
        let mut chance = Chance::new(&seed, Stream::Thought);
        let view = game.view(&self.position, viewer);
        let count = if viewer == Viewer::Omniscient { 1 } else { positions };
        Box::new(move |abandoned: &AtomicBool| {
            let mut sum = vec![0.0; players];
            for _ in (0..count).take_while(|_| !abandoned.load(Ordering::Relaxed)) {
                let worth = game.evaluate(&game.resample(&view, &mut chance));
                sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth / count as f32);
            }
            sum
        })
    }

    fn advise(&self, seat: Seat, spec: BotSpec, seed: Seed) -> Work<String> {
        let (game, legal) = (self.opened.game().clone(), self.answers(seat));
        let view = game.view(&self.position, Viewer::Seat(seat));
        let numbers = self.legal(seat).into_owned();
        let players = self.players();
        Box::new(move |_: &AtomicBool| {
            let mut bot: Box<dyn Bot<G>> = spec.sit(&seed, seat);
            let advice = bot.advise(&Question::knowing(&game, &view, seat, &legal));
            let choice = |choice: &cenacle_bots::Choice| {
                serde_json::json!({
                    "action": numbers[choice.index],
                    "visits": choice.visits,
                    "worth": &choice.worth[..players],
                })
            };
            let choices: Vec<_> = advice.choices.iter().map(choice).collect();
            serde_json::json!({
                "choices": choices,
                "worth": &advice.worth[..players],
                "iterations": advice.iterations,
            })
            .to_string()
        })
    }

    fn sit(&self, spec: BotSpec, seed: Seed, seat: Seat) -> Box<dyn AnyBot> {
        Box::new(Sitting::<G>(spec.sit(&seed, seat)))
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.opened.game().view(&self.position, viewer)).unwrap_or_default()
    }

    fn position(&self) -> String {
        serde_json::to_string(&self.position).unwrap_or_default()
    }

    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene {
        let game = self.opened.game();
        let names = self.names();
        let say = Say::new(self.opened.words(lang), &names, viewer);
        full_scene(&**game, &game.view(&self.position, viewer), &say, &mut self.thought())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct Sitting<G: Evaluator + Encoded>(Box<dyn Bot<G>>);

impl<G: Evaluator + Encoded> AnyBot for Sitting<G> {
    fn choose(&mut self, play: &dyn AnyPlay, seat: Seat) -> Result<u32, String> {
        let play = play.as_any().downcast_ref::<Play<G>>().ok_or("this bot sits at another game")?;
        let legal = play.answers(seat);
        if legal.is_empty() {
            return Err(format!("seat {} has nothing to decide", seat.index()));
        }
        let index = self.0.choose(&Question::new(&**play.opened.game(), &play.position, seat, &legal));
        Ok(play.legal(seat)[index])
    }
}
