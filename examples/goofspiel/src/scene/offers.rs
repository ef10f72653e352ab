//! Answers as a person can choose them.

use cenacle_table::{
    Offer, Phrase, Say, Seat,
    scene::{OfferKind, scene::Id},
};

use crate::{
    Action, Card, View,
    scene::{card_word, own},
};

pub(crate) fn offer(view: &View, seat: Seat, action: Action, say: &Say<'_>) -> Offer {
    let picked = |card: Card| -> Id {
        let index = view.hands[seat.index()].iter().position(|held| *held == Some(card));
        own::id(index.unwrap_or_default())
    };
    let says = |key, card| say.phrase(&Phrase::new(key).word("card", card_word(card)));
    let (picks, label, rule) = match action {
        Action::Bid { card } => (vec![picked(card)], says("do-bid", card), "round.bid"),
        Action::Exchange { card } => (vec![picked(card), "pack".into()], says("do-exchange", card), "exchange.take"),
        Action::Keep => (Vec::new(), say.word("do-keep"), "exchange.keep"),
    };
    let kind = if action == Action::Keep { OfferKind::Pass } else { OfferKind::Act };
    Offer { picks, label, kind, rule: Some(rule), ..Offer::default() }
}

/// What somebody may mean who points at an element.
pub(crate) fn pointed_at(view: &View, seat: Seat, element: &str) -> Vec<Action> {
    let hand = &view.hands[seat.index()];
    let cards = hand.iter().enumerate().filter(|(index, _)| element == "pack" || own::id(*index) == *element);
    let cards = cards.filter_map(|(_, card)| *card);
    cards.flat_map(|card| [Action::Bid { card }, Action::Exchange { card }]).collect()
}
