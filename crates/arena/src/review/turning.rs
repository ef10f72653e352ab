//! The moments that decided a game, and why: for who has just played it.

use cenacle_bots::{Effort, Question, Reason, between, fortune};
use cenacle_table::{Chance, Evaluator, Game, GameExt, Input, Seat, Stream, Table, Viewer};

use super::{Decision, Review, positions};

/// Positions that are imagined to find out why.
const IMAGINED: usize = 24;
/// What moved a seat's chances less than this decided nothing.
const SLIGHT: f32 = 0.02;
/// Why it was so is found with a chance of its own.
const WHY: u64 = 0x0074_7572_6e69_6e67;

/// A moment that decided a game: a choice that cost much, or a stroke of luck.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// What was decided there.
    pub decision: Decision,
    /// Whether it was luck that weighed more than the choice.
    pub luck: bool,
    /// What the choice cost its seat, or what luck gave or took.
    pub swing: f32,
    /// Of a choice, what the better one would have had for it and what it would have cost; of luck, what came of it beside what
    /// could be expected. Nothing if the game's evaluation sees no difference.
    pub why: Vec<Reason>,
}

/// The moments that decided a game, in its order: at most so many, and one of each turn.
#[must_use]
pub fn turning_points<G: Evaluator>(table: &Table<G>, review: &Review, count: usize) -> Vec<TurningPoint> {
    let mut weighed: Vec<&Decision> = review.decisions.iter().filter(|one| weight(one) >= SLIGHT).collect();
    weighed.sort_by(|one, other| weight(other).total_cmp(&weight(one)).then(one.n.cmp(&other.n)));
    let mut chosen: Vec<&Decision> = Vec::new();
    for decision in weighed {
        if chosen.len() < count && chosen.iter().all(|other| !is_one_turn(table, decision, other)) {
            chosen.push(decision);
        }
    }
    chosen.sort_by_key(|decision| decision.n);
    let positions = positions(table);
    chosen.into_iter().map(|decision| point(table, &positions, decision)).collect()
}

/// How much a decision moved the chances of its seat, by the choice or by luck.
fn weight(decision: &Decision) -> f32 {
    decision.choice.abs().max(decision.luck.abs())
}

/// Whether a seat decided both with nobody else deciding between.
fn is_one_turn<G: Game>(table: &Table<G>, one: &Decision, other: &Decision) -> bool {
    let (first, last) = (one.n.min(other.n), one.n.max(other.n));
    let of_seat = |n: usize| matches!(table.steps()[n - 1].input, Input::Decision { seat, .. } if seat == one.seat);
    one.seat == other.seat && (first..last).all(of_seat)
}

fn point<G: Evaluator>(table: &Table<G>, positions: &[G::Position], decision: &Decision) -> TurningPoint {
    let luck = decision.luck.abs() > decision.choice.abs();
    let swing = if luck { decision.luck } else { decision.choice };
    TurningPoint { decision: decision.clone(), luck, swing, why: why(table, positions, decision, luck) }
}

/// Everything is judged on what the seat knew, as in the review.
fn why<G: Evaluator>(table: &Table<G>, positions: &[G::Position], decision: &Decision, luck: bool) -> Vec<Reason> {
    let (game, seat) = (&**table.game(), decision.seat);
    let sees = |n: usize| positions.get(n).map(|position| game.view(position, Viewer::Seat(seat)));
    let (Some(knew), Some(knows)) = (sees(decision.n - 1), sees(decision.n)) else { return Vec::new() };
    let legal = legal(game, &positions[decision.n - 1], seat);
    let question = Question::knowing(game, &knew, seat, &legal);
    let mut chance = Chance::new(&table.seed().derive(WHY ^ decision.n as u64), Stream::Thought);
    let effort = Effort::exactly(IMAGINED);
    match luck {
        true => fortune(&question, decision.played, &knows, effort, &mut chance),
        false => between(&question, decision.best, decision.played, effort, &mut chance),
    }
}

fn legal<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(position, seat, &mut legal);
    legal
}
