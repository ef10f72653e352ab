//! A bot that is a program of its own, in any language: it reads questions from its standard input and answers line by line
//! (`docs/programs.md`).

mod process;
mod time_control;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use cenacle_bots::{Bot, BotSpec, Question};
use cenacle_table::{
    Chance, Evaluator, Options, Seat, Seed, Stream,
    encoding::{Checker, Encoded, Perspective},
};
use serde_json::{Map, Value, json};

use crate::Entrant;
pub use process::ProgramError;
use process::{Process, Wants};
pub use time_control::TimeControl;

/// A program that takes part. It is started once for each seat at which it sits at the same time, and plays one game after another.
#[derive(Clone, Debug)]
pub struct Program(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    command: Vec<String>,
    time: TimeControl,
    /// Processes that wait for their next game.
    idle: Mutex<Vec<Process>>,
    /// Why it failed in a game, until somebody asks.
    failures: Mutex<HashMap<(Seed, usize), String>>,
}

impl Program {
    /// Starts a program: words separated by spaces.
    ///
    /// # Errors
    /// If there is no such program, or it does not say that it is ready.
    pub fn start(command: &str, time: TimeControl) -> Result<Program, ProgramError> {
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        let first = Process::start(&command)?;
        let (idle, failures) = (Mutex::new(vec![first]), Mutex::default());
        Ok(Program(Arc::new(Shared { command, time, idle, failures })))
    }

    /// Its name in reports.
    #[must_use]
    pub fn name(&self) -> String {
        let command = self.0.command.join(" ");
        match self.0.time {
            time if time == TimeControl::default() => format!("exec:{command}"),
            time => format!("exec:{command} ({time})"),
        }
    }

    /// Why it failed in the game with this seed at this seat, if it did. It is told once.
    #[must_use]
    pub fn failure(&self, seed: &Seed, seat: Seat) -> Option<String> {
        locked(&self.0.failures).remove(&(*seed, seat.index()))
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<G: Encoded> Entrant<G> for Program {
    fn name(&self) -> String {
        Program::name(self)
    }

    fn sit(&self, options: &Options, seed: &Seed, seat: Seat) -> Box<dyn Bot<G>> {
        let process = locked(&self.0.idle).pop().map_or_else(|| Process::start(&self.0.command), Ok);
        let mut seated = Seated {
            shared: self.0.clone(),
            process: None,
            players: options.players.into(),
            seed: *seed,
            left: self.0.time.at_first(),
            chance: Chance::new(seed, Stream::Bot(seat.index() as u8)),
            seat,
        };
        match process {
            Err(error) => seated.fails(error.to_string()),
            Ok(mut process) => {
                let (about, space) = (G::about(), G::ACTIONS);
                let game = json!({
                    "game": about.id,
                    "rules_version": about.rules_version,
                    "players": options.players,
                    "options": options.chosen,
                    "seat": seat,
                    "numbering": space.version,
                    "actions": space.len(),
                    "observation": G::OBSERVATION,
                });
                process.say(&format!("game {game}"));
                seated.process = Some(process);
            }
        }
        Box::new(seated)
    }

    fn failure(&self, seed: &Seed, seat: Seat) -> Option<String> {
        Program::failure(self, seed, seat)
    }
}

/// A program at a seat of one game.
struct Seated {
    shared: Arc<Shared>,
    /// None once it has failed: then chance plays its game on.
    process: Option<Process>,
    players: usize,
    seed: Seed,
    seat: Seat,
    /// What is left of its time for the game.
    left: Duration,
    chance: Chance,
}

impl Seated {
    fn fails(&self, why: String) {
        locked(&self.shared.failures).insert((self.seed, self.seat.index()), why);
    }

    /// What it is told of a question.
    fn told<G: Encoded>(&self, question: &Question<'_, G>, wants: Wants) -> Value {
        let (game, seat, legal) = (question.game(), question.seat(), question.legal());
        let mut told = Map::new();
        if wants.view {
            told.insert("view".to_owned(), serde_json::to_value(question.view()).unwrap_or_default());
        }
        if wants.legal {
            told.insert("legal".to_owned(), serde_json::to_value(legal).unwrap_or_default());
        }
        if wants.numbers {
            // Any position in which the seat could be numbers its actions alike.
            let position = game.resample(question.view(), &mut Chance::new(&self.seed, Stream::Thought));
            let numbers: Vec<_> = legal.iter().map(|action| game.number(&position, seat, *action)).collect();
            told.insert("numbers".to_owned(), json!(numbers));
        }
        if wants.observation {
            let mut row = Checker::default();
            game.observe(question.view(), Perspective::new(seat, self.players), &mut row);
            told.insert("observation".to_owned(), json!(row.values));
        }
        told.into()
    }

    fn answer<G: Encoded>(&mut self, process: &mut Process, question: &Question<'_, G>) -> Result<usize, String> {
        let told = self.told(question, process.wants());
        let (legal, left) = (question.legal().len(), self.left);
        let asked = Instant::now();
        process.silent()?;
        process.say(&format!("go {legal} {} {told}", left.as_millis()));
        let answer = process.answer(asked + left)?;
        self.left = self.shared.time.after(left, asked.elapsed());
        match answer.parse::<usize>() {
            Ok(place) if place < legal => Ok(place),
            _ => Err(format!("it answered `play {answer}` where it had {legal} actions, 0 to {}", legal - 1)),
        }
    }
}

impl<G: Encoded> Bot<G> for Seated {
    fn choose(&mut self, question: &Question<'_, G>) -> usize {
        let legal = question.legal().len();
        // Where nothing is to be chosen nobody is asked.
        if legal == 1 {
            return 0;
        }
        if let Some(mut process) = self.process.take() {
            match self.answer(&mut process, question) {
                Ok(place) => {
                    self.process = Some(process);
                    return place;
                }
                Err(why) => {
                    process.kill();
                    self.fails(why);
                }
            }
        }
        self.chance.below(legal as u32) as usize
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.say("over");
            locked(&self.shared.idle).push(process);
        }
    }
}

/// Whoever can be named in an arena: a bot of the house or a program.
#[derive(Clone, Debug)]
pub enum Contender {
    /// One of the house.
    House(BotSpec),
    /// A program of its own.
    Program(Program),
}

impl Contender {
    /// Its name in reports.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Contender::House(spec) => spec.to_string(),
            Contender::Program(program) => program.name(),
        }
    }
}

impl<G: Evaluator + Encoded> Entrant<G> for Contender {
    fn name(&self) -> String {
        Contender::name(self)
    }

    fn sit(&self, options: &Options, seed: &Seed, seat: Seat) -> Box<dyn Bot<G>> {
        match self {
            Contender::House(spec) => BotSpec::sit(*spec, seed, seat),
            Contender::Program(program) => Entrant::<G>::sit(program, options, seed, seat),
        }
    }

    fn failure(&self, seed: &Seed, seat: Seat) -> Option<String> {
        match self {
            Contender::House(_) => None,
            Contender::Program(program) => program.failure(seed, seat),
        }
    }
}
