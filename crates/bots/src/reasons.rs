//! Why a choice is worth considering, in the game's words.
//!
//! A search knows what it would do and how that turned out, not why. So what a person counts ([`Evaluator::facets`]) is counted
//! once more after each choice, in positions the seat could be in: at once, and when the seat is asked again after others
//! were. What a choice has more of than the other choices speaks for it, and what is said is true by having been counted.

use std::time::{Duration, Instant};

use cenacle_table::{Chance, Evaluator, GameExt, Log, Phrase, Seat};

use crate::{Choice, Question, Reason, error_model::draw, flow::Flow};

/// So many of the best choices get their reasons,
const NAMED: usize = 3;
/// beside so many others at most.
const OTHERS: usize = 12;
/// Decisions that are played on, if the seat is not asked before.
const AHEAD: usize = 16;
/// A difference of so many standard errors is not an accident.
const SURE: f32 = 2.5;
/// What is worth less than this is not worth a word.
const SLIGHT: f32 = 0.1;
/// What speaks against a choice is told if it is so much of what speaks for it.
const PRICE: f32 = 0.25;
/// So many changes of one choice are told.
const CHANGES: usize = 3;

/// How many positions are imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// So many at least, however long it takes.
    pub least: usize,
    /// So many at most.
    pub most: usize,
    /// How long somebody waits for more than the least; `None` where the answer has to be the same each time.
    pub patience: Option<Duration>,
}

impl Effort {
    /// For somebody who waits.
    pub const PROMPT: Effort = Effort { least: 8, most: 64, patience: Some(Duration::from_millis(250)) };

    /// Exactly so many.
    #[must_use]
    pub const fn exactly(positions: usize) -> Effort {
        Effort { least: positions, most: positions, patience: None }
    }

    fn is_over(self, imagined: usize, began: Instant) -> bool {
        imagined >= self.most || imagined >= self.least && self.patience.is_some_and(|most| began.elapsed() > most)
    }
}

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

/// The facets after one choice: at once, and later.
type Counted = [Vec<Tally>; 2];

fn nothing<G: Evaluator>() -> Counted {
    [0, 1].map(|_| vec![Tally::default(); G::FACETS.len()])
}

/// What speaks for and against the best of these choices, which stand in order: the strongest reason for it, and what it costs.
pub fn reasons<G: Evaluator>(
    question: &Question<'_, G>,
    choices: &[Choice],
    effort: Effort,
    chance: &mut Chance,
) -> Vec<Vec<Reason>> {
    if G::FACETS.is_empty() || choices.len() < 2 {
        return Vec::new();
    }
    let spread = (choices.len().saturating_sub(NAMED)).div_ceil(OTHERS).max(1);
    let others = choices.iter().skip(NAMED).step_by(spread);
    let compared: Vec<usize> = choices.iter().take(NAMED).chain(others).map(|choice| choice.index).collect();
    let counted = count(question, &compared, effort, chance);
    (0..choices.len().min(NAMED)).map(|at| of::<G>(&counted, at)).collect()
}

/// What speaks for one choice beside one other, and what it costs.
pub fn between<G: Evaluator>(
    question: &Question<'_, G>,
    one: usize,
    other: usize,
    effort: Effort,
    chance: &mut Chance,
) -> Vec<Reason> {
    of::<G>(&count(question, &[one, other], effort, chance), 0)
}

/// What a choice changes at once, as far as the seat can know: the dearest first.
pub fn changes<G: Evaluator>(
    question: &Question<'_, G>,
    index: usize,
    effort: Effort,
    chance: &mut Chance,
) -> Vec<Reason> {
    let (game, seat, action) = (question.game(), question.seat(), question.legal()[index]);
    let [mut counted, _] = nothing::<G>();
    let began = Instant::now();
    for imagined in 0.. {
        if effort.is_over(imagined, began) {
            break;
        }
        let mut position = game.resample(question.view(), chance);
        let before = facets(game, &position, seat);
        game.carry_out(&mut position, seat, action, chance, &mut Log::silent());
        let after = facets(game, &position, seat);
        counted
            .iter_mut()
            .zip(after.iter().zip(before))
            .for_each(|(tally, (after, before))| tally.note(after - before));
    }
    let sure = |(facet, tally): (usize, &Tally)| {
        let by = tally.mean();
        let told = by.abs() > SURE * tally.variance().sqrt() && value::<G>(&(facet, by)).abs() >= SLIGHT;
        told.then_some((facet, by))
    };
    let mut changes: Vec<(usize, f32)> = counted.iter().enumerate().filter_map(sure).collect();
    changes.sort_by(|one, other| value::<G>(one).total_cmp(&value::<G>(other)));
    changes.truncate(CHANGES);
    changes.into_iter().map(|change| reason::<G>(change, false)).collect()
}

/// What luck gave or took: what a seat has more of, or less, in positions that it knows afterwards than it could expect of
/// what it did. First what weighs most.
pub fn fortune<G: Evaluator>(
    question: &Question<'_, G>,
    index: usize,
    after: &G::View,
    effort: Effort,
    chance: &mut Chance,
) -> Vec<Reason> {
    let (game, seat, action) = (question.game(), question.seat(), question.legal()[index]);
    let (mut found, mut expected) = (nothing::<G>(), nothing::<G>());
    let began = Instant::now();
    for imagined in 0.. {
        if effort.is_over(imagined, began) {
            break;
        }
        let mut position = game.resample(question.view(), chance);
        game.carry_out(&mut position, seat, action, chance, &mut Log::silent());
        note(&mut expected[0], &facets(game, &position, seat));
        note(&mut found[0], &facets(game, &game.resample(after, chance), seat));
    }
    let mut differences = differences(&[found, expected], 0, 0);
    differences.retain(|one| value::<G>(one).abs() >= SLIGHT);
    differences.sort_by(|one, other| value::<G>(other).abs().total_cmp(&value::<G>(one).abs()));
    differences.truncate(CHANGES);
    differences.into_iter().map(|difference| reason::<G>(difference, false)).collect()
}

/// What a seat has of each facet.
fn facets<G: Evaluator>(game: &G, position: &G::Position, seat: Seat) -> Vec<f32> {
    let mut values = Vec::with_capacity(G::FACETS.len());
    game.facets(position, seat, &mut values);
    debug_assert_eq!(values.len(), G::FACETS.len(), "a number for each facet");
    values
}

fn note(tallies: &mut [Tally], values: &[f32]) {
    tallies.iter_mut().zip(values).for_each(|(tally, value)| tally.note(*value));
}

/// What was counted after each compared choice, facet by facet: at once, and later.
fn count<G: Evaluator>(
    question: &Question<'_, G>,
    compared: &[usize],
    effort: Effort,
    chance: &mut Chance,
) -> Vec<Counted> {
    let (game, seat, legal) = (question.game(), question.seat(), question.legal());
    let mut counted: Vec<Counted> = compared.iter().map(|_| nothing::<G>()).collect();
    let began = Instant::now();
    for imagined in 0.. {
        if effort.is_over(imagined, began) {
            break;
        }
        let position = game.resample(question.view(), chance);
        // Each choice meets the same luck.
        let luck = chance.clone();
        for (index, tallies) in compared.iter().zip(&mut counted) {
            let mut chance = luck.clone();
            let mut flow: Flow<G> = Flow::from(game, position.clone());
            flow.act(game, seat, legal[*index], &mut chance);
            note(&mut tallies[0], &facets(game, &flow.position, seat));
            play_on(game, &mut flow, seat, &mut chance);
            note(&mut tallies[1], &facets(game, &flow.position, seat));
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

/// What a difference is worth.
fn value<G: Evaluator>((facet, by): &(usize, f32)) -> f32 {
    G::FACETS[*facet].worth * by
}

/// A difference in the game's words.
fn reason<G: Evaluator>((facet, by): (usize, f32), later: bool) -> Reason {
    let words = &G::FACETS[facet];
    let key = if by > 0.0 { words.more } else { words.less };
    let what = Phrase::new(key).number("n", by.abs().round() as i64);
    Reason { what, good: value::<G>(&(facet, by)) > 0.0, facet, by, later }
}

/// The reasons for one of the compared choices.
fn of<G: Evaluator>(counted: &[Counted], at: usize) -> Vec<Reason> {
    let lists = [0, 1].map(|when| differences(counted, at, when));
    let worth = value::<G>;
    let best = |list: &Vec<(usize, f32)>| list.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other)));
    // Whichever shows the choice in the clearer light.
    let [now, later] = lists.each_ref().map(|list| best(list).filter(|one| worth(one) >= SLIGHT));
    let when = usize::from(later.as_ref().map(worth) > now.as_ref().map(worth));
    let Some(good) = [now, later][when] else { return Vec::new() };
    let worst = lists[when].iter().copied().min_by(|one, other| worth(one).total_cmp(&worth(other)));
    let price = worst.filter(|one| worth(one) <= -SLIGHT.max(PRICE * worth(&good)));
    [Some(good), price].into_iter().flatten().map(|difference| reason::<G>(difference, when > 0)).collect()
}

/// By how much one choice has more of each facet than the others have; only what is no accident.
fn differences(counted: &[Counted], at: usize, when: usize) -> Vec<(usize, f32)> {
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
