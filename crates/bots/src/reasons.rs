//! Why a choice is worth considering, in the game's words.
//!
//! A search knows what it would do and how that turned out, not why. So what a person counts ([`Evaluator::facets`]) is counted
//! once more after each choice, in positions the seat could be in: at once, and when the seat is asked again after others
//! were. What a choice has more of than the other choices speaks for it, and what is said is true by having been counted.

use std::time::{Duration, Instant};

use cenacle_table::{Chance, Evaluator, GameExt, Phrase, Seat};

use crate::{Choice, Question, Reason, error_model::draw, flow::Flow};

/// So many of the best choices get their reasons,
const NAMED: usize = 3;
/// beside so many others at most.
const OTHERS: usize = 12;
/// Positions that are imagined: at least, and at most.
const LEAST: usize = 8;
const MOST: usize = 64;
/// How long it may take; whoever asked waits.
const PATIENCE: Duration = Duration::from_millis(250);
/// Decisions that are played on, if the seat is not asked before.
const AHEAD: usize = 16;
/// A difference of so many standard errors is not an accident.
const SURE: f32 = 2.5;
/// What is worth less than this is not worth a word.
const SLIGHT: f32 = 0.1;
/// What speaks against a choice is told if it is so much of what speaks for it.
const PRICE: f32 = 0.25;

/// What was counted of one facet after one choice.
#[derive(Clone, Copy, Default)]
struct Tally {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Tally {
    fn note(&mut self, value: f32) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f32 {
        self.sum / self.count.max(1.0)
    }

    /// The variance of the mean: the square of its standard error.
    fn variance(&self) -> f32 {
        let mean = self.mean();
        (self.squares / self.count.max(1.0) - mean * mean).max(0.0) / self.count.max(1.0)
    }
}

/// What speaks for and against the best of these choices, which stand in order: the strongest reason for it, and what it costs.
pub fn reasons<G: Evaluator>(question: &Question<'_, G>, choices: &[Choice], chance: &mut Chance) -> Vec<Vec<Reason>> {
    if G::FACETS.is_empty() || choices.len() < 2 {
        return Vec::new();
    }
    let spread = (choices.len().saturating_sub(NAMED)).div_ceil(OTHERS).max(1);
    let others = choices.iter().skip(NAMED).step_by(spread);
    let compared: Vec<usize> = choices.iter().take(NAMED).chain(others).map(|choice| choice.index).collect();
    let counted = count(question, &compared, chance);
    (0..choices.len().min(NAMED)).map(|at| of::<G>(&counted, at)).collect()
}

/// What was counted after each compared choice, facet by facet: at once, and later.
fn count<G: Evaluator>(question: &Question<'_, G>, compared: &[usize], chance: &mut Chance) -> Vec<[Vec<Tally>; 2]> {
    let (game, seat, legal) = (question.game(), question.seat(), question.legal());
    let facets = G::FACETS.len();
    let mut counted = vec![[vec![Tally::default(); facets], vec![Tally::default(); facets]]; compared.len()];
    let began = Instant::now();
    let mut values = Vec::with_capacity(facets);
    for imagined in 0..MOST {
        if imagined >= LEAST && began.elapsed() > PATIENCE {
            break;
        }
        let position = game.resample(question.view(), chance);
        // Each choice meets the same luck.
        let luck = chance.clone();
        for (index, tallies) in compared.iter().zip(&mut counted) {
            let mut chance = luck.clone();
            let mut flow: Flow<G> = Flow::from(game, position.clone());
            flow.act(game, seat, legal[*index], &mut chance);
            for (when, tallies) in tallies.iter_mut().enumerate() {
                if when > 0 {
                    play_on(game, &mut flow, seat, &mut chance);
                }
                values.clear();
                game.facets(&flow.position, seat, &mut values);
                debug_assert_eq!(values.len(), facets, "a number for each facet");
                tallies.iter_mut().zip(&values).for_each(|(tally, value)| tally.note(*value));
            }
        }
        // The next position meets another.
        chance.below(2);
    }
    counted
}

/// Plays on by what looks sensible, until the seat is asked after somebody else was.
fn play_on<G: Evaluator>(game: &G, flow: &mut Flow<G>, seat: Seat, chance: &mut Chance) {
    let (mut legal, mut priors) = (Vec::new(), Vec::new());
    let mut others = false;
    for _ in 0..AHEAD {
        let Some(mover) = flow.next(game, chance) else { return };
        if others && mover == seat {
            return;
        }
        others |= mover != seat;
        legal.clear();
        game.legal(&flow.position, mover, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            priors.clear();
            game.priors(&flow.position, mover, &legal, &mut priors);
            legal[draw(&priors, chance)]
        };
        flow.act(game, mover, action, chance);
    }
}

/// The reasons for one of the compared choices.
fn of<G: Evaluator>(counted: &[[Vec<Tally>; 2]], at: usize) -> Vec<Reason> {
    let lists = [0, 1].map(|when| differences(counted, at, when));
    let value = |(facet, by): &(usize, f32)| G::FACETS[*facet].worth * by;
    let best = |list: &Vec<(usize, f32)>| list.iter().copied().max_by(|one, other| value(one).total_cmp(&value(other)));
    // Whichever shows the choice in the clearer light.
    let [now, later] = lists.each_ref().map(|list| best(list).filter(|one| value(one) >= SLIGHT));
    let when = usize::from(later.as_ref().map(value) > now.as_ref().map(value));
    let Some(good) = [now, later][when] else { return Vec::new() };
    let worst = lists[when].iter().copied().min_by(|one, other| value(one).total_cmp(&value(other)));
    let price = worst.filter(|one| value(one) <= -SLIGHT.max(PRICE * value(&good)));
    let say = |(facet, by): (usize, f32), good| {
        let facet = &G::FACETS[facet];
        let key = if by > 0.0 { facet.more } else { facet.less };
        Reason { what: Phrase::new(key).number("n", by.abs().round() as i64), good }
    };
    let mut reasons = vec![say(good, true)];
    reasons.extend(price.map(|price| say(price, false)));
    reasons
}

/// By how much one choice has more of each facet than the others have; only what is no accident.
fn differences(counted: &[[Vec<Tally>; 2]], at: usize, when: usize) -> Vec<(usize, f32)> {
    let others = (counted.len() - 1) as f32;
    let difference = |(facet, own): (usize, &Tally)| {
        let rest = || counted.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, of)| &of[when][facet]);
        let usual = rest().map(Tally::mean).sum::<f32>() / others;
        let variance = own.variance() + rest().map(Tally::variance).sum::<f32>() / (others * others);
        let by = own.mean() - usual;
        (by.abs() > SURE * variance.sqrt()).then_some((facet, by))
    };
    counted[at][when].iter().enumerate().filter_map(difference).collect()
}
