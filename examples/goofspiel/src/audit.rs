//! Nothing is created or lost, and nothing is out of bounds.

use crate::{Card, Figures, Position, Step, position::MAX_PLAYERS};

pub(crate) fn audit(figures: &Figures, p: &Position) -> Result<(), String> {
    if !(2..=MAX_PLAYERS).contains(&p.players.into()) {
        return Err(format!("{} cannot play", p.players));
    }
    let held = p.hands.iter().flat_map(|hand| hand.iter()).chain(p.bids.iter().flatten());
    let aside = p.pack.iter().chain(p.played.iter()).chain(p.buried.iter().map(|buried| &buried.card));
    let all: Vec<Card> = held.chain(aside).copied().collect();
    for card in Card::all() {
        let count = all.iter().filter(|other| **other == card).count();
        if count != usize::from(figures.copies) {
            return Err(format!("there are {count} cards of value {}, not {}", card.0, figures.copies));
        }
    }
    if all.len() != Card::all().count() * usize::from(figures.copies) {
        return Err("there is a card of no value".to_owned());
    }
    if p.hands.iter().any(|hand| !hand.is_sorted()) {
        return Err("a hand is not in order".to_owned());
    }
    let cards = |seat: cenacle_table::Seat| p.hands[seat.index()].len() + usize::from(p.bids[seat.index()].is_some());
    let rounds = figures.hand + 1 - usize::from(p.round).min(figures.hand + 1);
    let left = if p.step == Step::Bidding { rounds } else { rounds.saturating_sub(1) };
    if p.everybody().any(|seat| cards(seat) != left) || p.everybody().len() != usize::from(p.players) {
        return Err(format!("in round {} everybody has {left} cards", p.round));
    }
    match p.step {
        Step::Exchanging { seat } if !p.everybody().contains(seat) || left == 0 || p.pack.is_empty() => {
            Err("there is nothing to exchange".to_owned())
        }
        Step::Bidding if p.everybody().all(|seat| p.bids[seat.index()].is_some()) => {
            Err("all have bid, and nobody has won".to_owned())
        }
        Step::Over if left > 0 => Err("it is over while there are cards to bid".to_owned()),
        Step::Exchanging { .. } | Step::Over if p.bids.iter().any(Option::is_some) => {
            Err("a bid is left on the table".to_owned())
        }
        _ => Ok(()),
    }
}
