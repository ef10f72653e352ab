//! The questions, one file a chapter of the rules. Each file holds its question, its answers, why another one is not
//! among them, and what an answer does.
//!
//! Which file plays which chapter of the rules (`crates/kit/tests/chapters.rs` keeps it true):
//!
//! - `setup.rs`: setup
//! - `steps/bidding.rs`: round
//! - `steps/exchange.rs`: exchange
//! - `score.rs`: end

pub(crate) mod bidding;
pub(crate) mod exchange;

use cenacle_table::{Chance, Log, Phrase, Refusal, Seat};

use crate::{Action, Card, Event, Figures, Position, Step, position::Hand, view::to_act};

/// What is asked of a seat, and by which rule.
pub(crate) fn question<C>(p: &Position<C>) -> (Phrase, &'static str) {
    match p.step {
        Step::Bidding => bidding::question(p),
        Step::Exchanging { seat } => exchange::question(seat),
        Step::Over => (Phrase::new("ask-nothing"), "end.count"),
    }
}

pub(crate) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    match p.step {
        Step::Bidding => bidding::answers(p, seat, each),
        Step::Exchanging { .. } => exchange::answers(p, seat, each),
        Step::Over => {}
    }
}

pub(crate) fn why_not(p: &Position, seat: Seat, action: Action) -> Refusal {
    let (_, rule) = question(p);
    if !to_act(p).contains(seat) {
        return Refusal::new(rule, "why-not-asked");
    }
    match (p.step, action) {
        (Step::Bidding, Action::Bid { card }) => bidding::why_not(card),
        (Step::Exchanging { .. }, Action::Exchange { card }) => exchange::why_not(card),
        _ => Refusal::new(rule, "why-not-now"),
    }
}

pub(crate) fn effect(
    figures: &Figures,
    p: &mut Position,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    match action {
        Action::Bid { card } => bidding::bid(figures, p, seat, card, chance, log),
        Action::Exchange { card } => exchange::exchange(figures, p, seat, card, chance, log),
        Action::Keep => exchange::keep(figures, p, seat, chance, log),
    }
}

/// Each card of a hand once, whatever number of copies it has.
fn different(hand: &Hand) -> impl Iterator<Item = Card> {
    hand.chunk_by(|one, other| one == other).map(|alike| alike[0])
}

/// Takes a card out of a hand that has it.
fn take(hand: &mut Hand, card: Card) {
    let place = hand.iter().position(|held| *held == card).expect("a legal answer names a card of the hand");
    hand.remove(place);
}
