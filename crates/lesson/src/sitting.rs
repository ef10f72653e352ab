//! A lesson that somebody takes.

use cenacle_bots::{BotSpec, SeatedBot};
use cenacle_scene::Seat;
use cenacle_table::{AnyGame, AnyTable, Options, Pledge, Seed, Sitter};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Beat, Lesson, LessonError, Pattern, Sought};

/// How a bot of the game sits down.
pub type Sit<'a> = &'a dyn Fn(BotSpec, &Seed, Seat) -> SeatedBot;

/// Stands in [`Beat::then`] for a sand-glass that runs out.
pub const EXPIRY: &str = "sand-glass";

/// Who sits with the learner.
const OTHERS: [&str; 7] = ["Alix", "Sacha", "Lou", "Noa", "Camille", "Eden", "Maé"];
/// What others do between two beats ends within so many decisions.
const LONGEST: usize = 400;

/// What the learner does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Has read it.
    GoOn,
    /// Takes this place in the legal list.
    Decide(usize),
}

/// What became of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// The next beat has come, or the lesson is over.
    Right,
    /// Something else was asked for; nothing has changed.
    Wrong,
}

/// A lesson under way: the fold of the learner's steps.
pub struct Sitting<'a> {
    lesson: &'a Lesson,
    table: Box<dyn AnyTable>,
    bots: Vec<SeatedBot>,
    at: usize,
}

impl<'a> Sitting<'a> {
    /// Sits somebody of this name down.
    ///
    /// # Errors
    /// If the table cannot be laid so, or the first beat cannot be reached.
    pub fn new(game: &dyn AnyGame, lesson: &'a Lesson, name: &str, sit: Sit<'_>) -> Result<Sitting<'a>, LessonError> {
        let setup = |reason: String| LessonError::Setup { lesson: lesson.id.clone(), reason };
        let options = Options::choose(game.about(), lesson.players, &lesson.options);
        let options = options.map_err(|error| setup(error.to_string()))?;
        let spec: BotSpec = lesson.others.parse().map_err(|error| setup(format!("{error}")))?;
        let seats = || (0..usize::from(lesson.players)).map(Seat::new);
        let mut others = OTHERS.into_iter();
        let sitters = seats().map(|seat| match seat == lesson.learner {
            true => Sitter::person(name),
            false => Sitter::bot(others.next().unwrap_or_default(), lesson.others.as_str()),
        });
        let seed = Seed::from_text(&lesson.seed);
        let pledge = Pledge::new(seed, Vec::new());
        let table = game.pledged_table(options, pledge, sitters.collect(), lesson.position.as_ref());
        let bots = seats().map(|seat| sit(spec, &seed, seat)).collect();
        let table = table.map_err(|error| setup(error.to_string()))?;
        let mut sitting = Sitting { lesson, table, bots, at: 0 };
        // Whoever plays before the learner has played when the first card is read.
        if let Some(first) = lesson.beats.iter().find(|beat| beat.ask != Sought::GoOn) {
            sitting.come_to_the_question(first)?;
        }
        Ok(sitting)
    }

    /// The same after these steps, all of which were right.
    ///
    /// # Errors
    /// If the table cannot be laid so, or a step is none of this lesson.
    pub fn after(
        game: &dyn AnyGame,
        lesson: &'a Lesson,
        name: &str,
        sit: Sit<'_>,
        steps: &[Step],
    ) -> Result<Sitting<'a>, LessonError> {
        let mut sitting = Sitting::new(game, lesson, name, sit)?;
        for (number, step) in steps.iter().enumerate() {
            if sitting.beat().is_none() || sitting.take(*step)? == Taken::Wrong {
                return Err(LessonError::NoSuchStep { lesson: lesson.id.clone(), step: number + 1 });
            }
        }
        Ok(sitting)
    }

    /// What is being taken.
    #[must_use]
    pub fn lesson(&self) -> &'a Lesson {
        self.lesson
    }

    /// The table at which it is played.
    #[must_use]
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The beat of the moment; none after the last.
    #[must_use]
    pub fn beat(&self) -> Option<&'a Beat> {
        self.lesson.beats.get(self.at)
    }

    /// How many beats have been.
    #[must_use]
    pub fn beats_done(&self) -> usize {
        self.at
    }

    /// Places in the learner's legal list that are right now.
    #[must_use]
    pub fn wanted(&self) -> Vec<usize> {
        let Some(beat) = self.beat() else { return Vec::new() };
        let actions = self.table.legal_json(self.lesson.learner);
        (0..actions.len()).filter(|place| beat.ask.wants(&actions[*place])).collect()
    }

    /// The learner does something.
    ///
    /// # Errors
    /// If the lesson does not go on from there: a fault of the lesson.
    pub fn take(&mut self, step: Step) -> Result<Taken, LessonError> {
        let Some(beat) = self.beat() else { return Ok(Taken::Wrong) };
        match (step, &beat.ask) {
            (Step::GoOn, Sought::GoOn) => {}
            (Step::Decide(place), _) if self.wanted().contains(&place) => self.decide(self.lesson.learner, place)?,
            _ => return Ok(Taken::Wrong),
        }
        for answer in &beat.then {
            self.answer(answer)?;
        }
        self.at += 1;
        if let Some(next) = self.beat().filter(|beat| beat.ask != Sought::GoOn) {
            self.come_to_the_question(next)?;
        }
        Ok(Taken::Right)
    }

    /// Lets others play until what the beat asks for can be done.
    fn come_to_the_question(&mut self, beat: &Beat) -> Result<(), LessonError> {
        let learner = self.lesson.learner;
        for _ in 0..LONGEST {
            let asked = self.table.to_act();
            if asked.contains(learner) {
                let actions = self.table.legal_json(learner);
                if actions.iter().any(|action| beat.ask.wants(action)) {
                    return Ok(());
                }
                match self.unasked(beat, &actions) {
                    Some(place) => self.decide(learner, place)?,
                    None => return Err(self.stuck(format!("none of {} answers is asked for", actions.len()))),
                }
                continue;
            }
            let Some(seat) = asked.first() else {
                return Err(self.stuck("the game is over".to_owned()));
            };
            let place = self.bots[seat.index()].choose(&*self.table);
            let place = place.ok_or_else(|| self.stuck(format!("seat {seat} has no answer")))?;
            self.decide(seat, place)?;
        }
        Err(self.stuck(format!("it is not reached within {LONGEST} decisions")))
    }

    /// How a question is answered that the beat does not ask: as it says, or by the only answer.
    fn unasked(&self, beat: &Beat, actions: &[Value]) -> Option<usize> {
        let said = || beat.meanwhile.iter().find_map(|pattern| actions.iter().position(|action| pattern.fits(action)));
        if actions.len() == 1 { Some(0) } else { said() }
    }

    fn decide(&mut self, seat: Seat, place: usize) -> Result<(), LessonError> {
        self.table.decide(seat, place).map_err(|error| self.stuck(format!("seat {seat}, answer {place}: {error:?}")))
    }

    /// What is written is done by whoever can.
    fn answer(&mut self, pattern: &Pattern) -> Result<(), LessonError> {
        if pattern.fits(&EXPIRY.into()) {
            let timer = self.table.timer().ok_or_else(|| self.stuck("no sand-glass runs".to_owned()))?;
            return self.table.expire(timer.id).map_err(|error| self.stuck(format!("{error:?}")));
        }
        let mut others = self.table.to_act().without(self.lesson.learner);
        let found = others.find_map(|seat| {
            let actions = self.table.legal_json(seat);
            Some((seat, actions.iter().position(|action| pattern.fits(action))?))
        });
        let (seat, place) = found.ok_or_else(|| self.stuck(format!("nobody can answer {pattern}")))?;
        self.decide(seat, place)
    }

    fn stuck(&self, reason: String) -> LessonError {
        let beat = self.beat().map_or("the end", |beat| &beat.id).to_owned();
        LessonError::Stuck { lesson: self.lesson.id.clone(), beat, reason }
    }
}
