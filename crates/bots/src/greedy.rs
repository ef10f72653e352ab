//! The bot that looks one decision ahead: the heuristic evaluation of each answer, averaged over imagined positions.

use cenacle_table::{Chance, Evaluator, Game, GameExt, Log, Seat, Worth};

use crate::{Advice, Bot, ErrorModel, Question, advice::Choice, error_model::best, outcome_worth};

/// Tries every legal action on a few positions it could be in, evaluates what comes of it, and takes the best.
pub struct Greedy<G: Game> {
    positions: u32,
    error_model: ErrorModel,
    chance: Chance,
    imagined: Vec<G::Position>,
    worths: Vec<Worth>,
    values: Vec<f32>,
    priors: Vec<f32>,
}

/// Positions tried for a question with many answers: those are mostly places on a board, which hide nothing.
const TRIALS: usize = 512;
/// So much of a win more makes a decision clear.
const CLEAR: f32 = 0.03;
/// What looks most sensible at a glance is worth so much of a win more: it decides between equals, and nothing else.
const GLANCE: f32 = 1e-5;

impl<G: Evaluator> Greedy<G> {
    /// A greedy bot that imagines so many positions.
    #[must_use]
    pub fn new(positions: u32, error_model: ErrorModel, chance: Chance) -> Greedy<G> {
        Greedy {
            positions,
            error_model,
            chance,
            imagined: Vec::new(),
            worths: Vec::new(),
            values: Vec::new(),
            priors: Vec::new(),
        }
    }

    /// What each action promises, into `worths`.
    fn weigh(&mut self, question: &Question<'_, G>) {
        let (game, seat, legal) = (question.game(), question.seat(), question.legal());
        let trials = (TRIALS / legal.len()).clamp(1, self.positions.max(1) as usize);
        self.imagined.clear();
        for _ in 0..trials {
            self.imagined.push(game.resample(question.view(), &mut self.chance));
        }
        self.worths.clear();
        // Each action meets the same luck.
        let luck = self.chance.clone();
        for action in legal {
            let mut sum = Worth::default();
            let mut chance = luck.clone();
            for imagined in &self.imagined {
                let worth = after(game, imagined, seat, *action, &mut chance);
                sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth / trials as f32);
            }
            self.worths.push(sum);
        }
        // The next question meets another.
        self.chance.below(2);
        self.values.clear();
        self.priors.clear();
        game.priors(&self.imagined[0], seat, legal, &mut self.priors);
        let most = self.priors.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        let value = |(worth, prior): (&Worth, &f32)| worth[seat.index()] + GLANCE * prior / most;
        self.values.extend(self.worths.iter().zip(&self.priors).map(value));
        // A whole win less than anything that does something.
        for (value, action) in self.values.iter_mut().zip(legal) {
            *value -= f32::from(u8::from(game.is_idle(&self.imagined[0], seat, *action)));
        }
    }
}

impl<G: Evaluator> Greedy<G> {
    /// One of the actions, without thought; one that is not worth anybody's while only if chance finds no other.
    fn blunder(&mut self, question: &Question<'_, G>) -> usize {
        let (game, seat, legal) = (question.game(), question.seat(), question.legal());
        let imagined = game.resample(question.view(), &mut self.chance);
        let mut index = self.chance.below(legal.len() as u32) as usize;
        for _ in 0..legal.len() {
            if !game.is_idle(&imagined, seat, legal[index]) {
                break;
            }
            index = (index + 1) % legal.len();
        }
        index
    }
}

/// What is expected after an action.
fn after<G: Evaluator>(game: &G, imagined: &G::Position, seat: Seat, action: G::Action, chance: &mut Chance) -> Worth {
    let mut position = imagined.clone();
    // What is legal is legal in every position that the seat could be in.
    game.carry_out(&mut position, seat, action, chance, &mut Log::silent());
    match game.outcome(&position) {
        Some(outcome) => outcome_worth(&outcome),
        None => game.evaluate(&position),
    }
}

impl<G: Evaluator> Bot<G> for Greedy<G> {
    fn choose(&mut self, question: &Question<'_, G>) -> usize {
        let answers = question.legal().len();
        if answers == 1 {
            return 0;
        }
        if self.error_model.blunder(&mut self.chance) {
            return self.blunder(question);
        }
        self.weigh(question);
        self.error_model.pick(&self.values, &mut self.chance)
    }

    fn uncertainty(&self) -> f32 {
        let best = best(&self.values);
        let others = self.values.iter().enumerate().filter(|(index, _)| *index != best);
        let second = others.map(|(_, value)| *value).fold(f32::MIN, f32::max);
        self.values.get(best).map_or(0.0, |value| ((second - value) / CLEAR).exp())
    }

    fn advise(&mut self, question: &Question<'_, G>) -> Advice {
        self.weigh(question);
        let choice =
            |(index, worth): (usize, &Worth)| Choice { index, visits: self.imagined.len() as u32, worth: *worth };
        let mut choices: Vec<Choice> = self.worths.iter().enumerate().map(choice).collect();
        let mine = question.seat().index();
        choices.sort_by(|one, other| other.worth[mine].total_cmp(&one.worth[mine]));
        Advice { worth: choices[0].worth, choices, iterations: 0, reasons: Vec::new() }
    }
}
