//! A finished game looked at again: what each seat could expect, which decisions cost most, and what was luck.
//!
//! Everything is judged on what the deciding seat knew then. For each input there are three estimates, all from that
//! seat's eyes: what it could expect if it did the best thing it saw, what it could expect of what it did, and what it
//! could expect once it saw what came of it. The second less the first is the **choice**, if the difference is beyond the
//! noise of the estimates; the third less the second is **luck**: what was drawn, thrown or shown. What the others did is
//! what is left.

mod estimator;
mod turning;

use std::{num::NonZeroUsize, sync::atomic::AtomicBool};

use cenacle_table::{
    Chance, Game, GameExt, Input, Log, MAX_SEATS, Outcome, Say, Seat, Seats, Seed, Step, Stream, Table, Viewer, Words,
    Worth,
};
use serde::{Deserialize, Serialize};

pub use estimator::{Estimator, Evaluated, Searched};
pub use turning::{TurningPoint, turning_points};

use crate::{Watch, series::Series};

/// Imagined positions in which a decision is carried out, to see what may come of it.
const SAMPLES: usize = 8;
/// A choice is blamed if it looks worse by so many standard errors: once in a hundred, eight estimates differ so by
/// accident (Student's t, one-sided, seven degrees of freedom). Else a long game would seem full of small mistakes.
const SURE: f32 = 2.998;

/// A finished game, looked at again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// How many played.
    pub players: usize,
    /// What each seat could expect before each input and at the end: one more than there are inputs.
    pub curve: Vec<CurvePoint>,
    /// Every decision in which there was a choice, in order.
    pub decisions: Vec<Decision>,
    /// Where each seat's result came from.
    pub accounts: Vec<Account>,
}

/// What each seat could expect at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CurvePoint {
    /// After so many inputs.
    pub n: usize,
    /// Who decides then; nobody at the end, or when a sand-glass runs out.
    pub seat: Option<Seat>,
    /// Each seat's share of the win, adding up to 1: the mean of what the seats could know.
    pub chances: Vec<f32>,
    /// What each seat could expect for itself, for all it knew.
    pub own: Vec<f32>,
}

/// A decision, and what became of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Which input, from 1.
    pub n: usize,
    pub seat: Seat,
    /// The place in its legal list of what it did.
    pub played: usize,
    /// The same in words.
    pub played_label: String,
    /// The place of the best it could do, for all it knew.
    pub best: usize,
    /// The same in words.
    pub best_label: String,
    /// Among how many actions.
    pub of: usize,
    /// The share of the win it could expect of the best.
    pub best_chance: f32,
    /// And of what it did.
    pub played_chance: f32,
    /// And once it saw what came of it.
    pub then_chance: f32,
    /// What the choice cost: never above 0, and 0 if the estimates may differ by accident.
    pub choice: f32,
    /// What luck gave or took.
    pub luck: f32,
}

/// Where a seat's result came from: all but the first adds up to the result.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    pub seat: Seat,
    /// Its share of the win in the end.
    pub result: f32,
    /// What it could expect at the beginning.
    pub start: f32,
    /// What its choices cost.
    pub choices: f32,
    /// What luck gave, its own and that of others.
    pub luck: f32,
    /// What the others' decisions gave or took, and what the estimates do not explain.
    pub others: f32,
}

impl Review {
    /// The decisions that cost most, the dearest first.
    #[must_use]
    pub fn dearest(&self, count: usize) -> Vec<&Decision> {
        self.most(count, |decision| -decision.choice)
    }

    /// The decisions after which luck was greatest, for better or worse.
    #[must_use]
    pub fn luckiest(&self, count: usize) -> Vec<&Decision> {
        self.most(count, |decision| decision.luck.abs())
    }

    fn most(&self, count: usize, weight: impl Fn(&Decision) -> f32) -> Vec<&Decision> {
        let mut decisions: Vec<&Decision> = self.decisions.iter().filter(|one| weight(one) > 0.0).collect();
        decisions.sort_by(|one, other| weight(other).total_cmp(&weight(one)).then(one.n.cmp(&other.n)));
        decisions.truncate(count);
        decisions
    }
}

/// Looks at a game again. `estimator` makes one for the input of a number: it has to give the same estimates whichever
/// thread asks. Labels are in the language of `words`.
///
/// Nothing is known of how a table that was resumed began; what it does not know is not reviewed.
#[must_use]
pub fn review<G: Game, E: Estimator<G>>(
    table: &Table<G>,
    words: &Words,
    threads: NonZeroUsize,
    estimator: impl Fn(usize) -> E + Sync,
    watch: &impl Watch,
) -> Review {
    let game = &**table.game();
    let players = table.sitters().len();
    let positions = positions(table);
    let looker = Looker { game, table, players, positions: &positions, words, estimator: &estimator };
    let never = AtomicBool::new(false);
    let series = Series { games: 0..table.steps().len() as u64, threads, batch: 1, stop: &never };
    let mut looks: Vec<Look> = Vec::new();
    let look = |(): &mut (), index: u64| {
        let look = looker.look(index as usize, &table.steps()[index as usize]);
        watch.progress(1);
        Ok::<_, std::convert::Infallible>(look)
    };
    let Ok(_) = series.run(|| (), look, |look| looks.push(look));
    let end = looker.end();
    summary(players, looks, end)
}

/// The position before each input, and the last.
fn positions<G: Game>(table: &Table<G>) -> Vec<G::Position> {
    let Some(mut replayed) = table.at(table.base()) else { return vec![table.position().clone()] };
    let mut positions = vec![replayed.position().clone()];
    for step in table.steps() {
        let taken = match step.input {
            Input::Decision { seat, action, .. } => replayed.decide(seat, action),
            Input::Expiry(timer) => replayed.expire(timer),
        };
        if taken.is_err() {
            break;
        }
        positions.push(replayed.position().clone());
    }
    positions
}

/// What was found about one input.
struct Look {
    moment: CurvePoint,
    decision: Option<Decision>,
    luck: Worth,
}

struct Looker<'a, G: Game, F> {
    game: &'a G,
    table: &'a Table<G>,
    players: usize,
    positions: &'a [G::Position],
    words: &'a Words,
    estimator: &'a F,
}

/// What may come of an action, for all a seat knows.
#[derive(Clone)]
struct Prospect {
    worth: Worth,
    /// The estimates of the seat's own share that this is the mean of.
    estimates: Vec<f32>,
    /// Whether the seat knew exactly what it would see.
    certain: bool,
}

impl Prospect {
    /// By how much the estimates are below others of as many imagined positions; 0 if that may be an accident.
    fn below(&self, other: &Prospect) -> f32 {
        let differences: Vec<f32> = self.estimates.iter().zip(&other.estimates).map(|(one, two)| one - two).collect();
        let count = differences.len() as f32;
        let mean = differences.iter().sum::<f32>() / count;
        let variance = differences.iter().map(|one| (one - mean).powi(2)).sum::<f32>() / (count - 1.0).max(1.0);
        if mean < -SURE * (variance / count).sqrt() { mean } else { 0.0 }
    }
}

impl<G: Game, E: Estimator<G>, F: Fn(usize) -> E> Looker<'_, G, F> {
    fn look(&self, index: usize, step: &Step<G>) -> Look {
        let mut estimator = (self.estimator)(index);
        let (before, after) = (&self.positions[index], &self.positions[index + 1]);
        let mut moment = self.moment(&mut estimator, index, before);
        let Input::Decision { seat, action, index: played } = step.input else {
            return Look { moment, decision: None, luck: Worth::default() };
        };
        moment.seat = Some(seat);
        let played = usize::from(played);
        let knew = self.game.view(before, Viewer::Seat(seat));
        let mut legal = Vec::new();
        self.game.legal(before, seat, &mut legal);
        let best = if legal.len() > 1 { estimator.best(self.game, &knew, seat, &legal) } else { played };
        let seed = self.table.seed().derive(index as u64);
        let knows = self.game.view(after, Viewer::Seat(seat));
        let mut prospect = |action| self.prospect(&mut estimator, &knew, seat, action, &knows, &seed);
        let mine = prospect(action);
        let other = if best == played { mine.clone() } else { prospect(legal[best]) };
        let choice = mine.below(&other);
        // What looks better by accident only is no better.
        let (best, first) = if choice < 0.0 { (best, &other) } else { (played, &mine) };
        let then = match self.game.outcome(after) {
            Some(outcome) => shares(&outcome),
            None if mine.certain => mine.worth,
            None => estimator.worth(self.game, &knows, 1),
        };
        let mut luck = Worth::default();
        luck.iter_mut().zip(then).zip(mine.worth).for_each(|((luck, then), hoped)| *luck = then - hoped);
        let decision = (legal.len() > 1).then(|| {
            let label = |action| self.label(&knew, seat, action);
            Decision {
                n: index + 1,
                seat,
                played,
                played_label: label(action),
                best,
                best_label: label(legal[best]),
                of: legal.len(),
                best_chance: first.worth[seat.index()],
                played_chance: mine.worth[seat.index()],
                then_chance: then[seat.index()],
                choice,
                luck: luck[seat.index()],
            }
        });
        Look { moment, decision, luck }
    }

    /// What may come of an action: it is carried out in positions that the seat could be in, and what the seat would see
    /// then is evaluated. The positions are the same for every action of a question.
    fn prospect(
        &self,
        estimator: &mut E,
        knew: &G::View,
        seat: Seat,
        action: G::Action,
        knows: &G::View,
        seed: &Seed,
    ) -> Prospect {
        let (mut worth, mut estimates, mut certain) = (Worth::default(), Vec::with_capacity(SAMPLES), true);
        for sample in 0..SAMPLES {
            let mut chance = Chance::new(&seed.derive(sample as u64), Stream::Thought);
            let mut position = self.game.resample(knew, &mut chance);
            // What was legal is legal in every position that the seat could be in.
            self.game.carry_out(&mut position, seat, action, &mut chance, &mut Log::silent());
            let view = self.game.view(&position, Viewer::Seat(seat));
            certain &= view == *knows;
            let one = match self.game.outcome(&position) {
                Some(outcome) => shares(&outcome),
                None => estimator.worth(self.game, &view, SAMPLES as u32),
            };
            estimates.push(one[seat.index()]);
            worth.iter_mut().zip(one).for_each(|(sum, one)| *sum += one / SAMPLES as f32);
        }
        Prospect { worth, estimates, certain }
    }

    fn label(&self, view: &G::View, seat: Seat, action: G::Action) -> String {
        let say = Say::new(self.words, &self.table.names(), Viewer::Seat(seat));
        self.game.offer(view, seat, action, &say).label.to_string()
    }

    /// What each seat can expect of a position that goes on. Every seat is asked for what it knows.
    fn moment(&self, estimator: &mut E, n: usize, position: &G::Position) -> CurvePoint {
        let (mut chances, mut own) = (vec![0.0; self.players], vec![0.0; self.players]);
        for seat in Seats::all(self.players) {
            let view = self.game.view(position, Viewer::Seat(seat));
            let worth = estimator.worth(self.game, &view, self.players as u32);
            chances.iter_mut().zip(worth).for_each(|(sum, one)| *sum += one);
            own[seat.index()] = worth[seat.index()];
        }
        let sum: f32 = chances.iter().sum();
        let even = 1.0 / self.players as f32;
        chances.iter_mut().for_each(|one| *one = if sum > 0.0 { *one / sum } else { even });
        CurvePoint { n, seat: None, chances, own }
    }

    /// The last moment: the result, or what can be expected if the game has not ended.
    fn end(&self) -> CurvePoint {
        let n = self.table.steps().len();
        match self.table.outcome() {
            Some(outcome) => {
                let chances: Vec<f32> = Seats::all(self.players).map(|seat| outcome.win_share(seat) as f32).collect();
                CurvePoint { n, seat: None, own: chances.clone(), chances }
            }
            None => self.moment(&mut (self.estimator)(n), n, self.table.position()),
        }
    }
}

/// Each seat's share of a win.
fn shares(outcome: &Outcome) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    for seat in outcome.winners {
        worth[seat.index()] = outcome.win_share(seat) as f32;
    }
    worth
}

fn summary(players: usize, looks: Vec<Look>, end: CurvePoint) -> Review {
    let start = looks.first().map_or_else(|| end.chances.clone(), |look| look.moment.chances.clone());
    let account = |seat: Seat| {
        let own = |look: &Look| look.decision.as_ref().filter(|one| one.seat == seat).map_or(0.0, |one| one.choice);
        let (start, result) = (start[seat.index()], end.chances[seat.index()]);
        let choices: f32 = looks.iter().map(own).sum();
        let luck: f32 = looks.iter().map(|look| look.luck[seat.index()]).sum();
        Account { seat, result, start, choices, luck, others: result - start - choices - luck }
    };
    let accounts = Seats::all(players).map(account).collect();
    let (mut curve, mut decisions) = (Vec::new(), Vec::new());
    for look in looks {
        curve.push(look.moment);
        decisions.extend(look.decision);
    }
    curve.push(end);
    Review { players, curve, decisions, accounts }
}
