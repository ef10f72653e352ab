//! Who knows what.

use cenacle_table::{Chance, Seat, Viewer};

use crate::{
    Card, Figures, Position, Step,
    position::{Buried, Hand},
};

/// Everything a viewer may know: the position with a gap for each card that he has not seen.
pub type View = Position<Option<Card>>;

pub(crate) fn view(p: &Position, viewer: Viewer) -> View {
    let knows = |seat: Seat| viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
    let seen = |seat: Seat, card: Card| knows(seat).then_some(card);
    let seat = |index: usize| Seat::new(index);
    View {
        players: p.players,
        carried: p.carried,
        exchange: p.exchange,
        round: p.round,
        step: p.step,
        prize: p.prize,
        pack: p.pack.iter().map(|card| (viewer == Viewer::Omniscient).then_some(*card)).collect(),
        hands: std::array::from_fn(|index| p.hands[index].iter().map(|card| seen(seat(index), *card)).collect()),
        bids: std::array::from_fn(|index| p.bids[index].map(|card| seen(seat(index), card))),
        played: p.played,
        buried: p.buried.iter().map(|one| Buried { by: one.by, card: seen(one.by, one.card) }).collect(),
        points: p.points,
    }
}

/// A position in which the viewer could be: the cards he has not seen, in the gaps.
pub(crate) fn resample(figures: &Figures, view: &View, chance: &mut Chance) -> Position {
    let mut left = [0_u8; 14];
    Card::all().for_each(|card| left[usize::from(card.0)] = figures.copies);
    let held = view.hands.iter().flat_map(|hand| hand.iter()).chain(view.bids.iter().flatten());
    let aside = view.pack.iter().chain(view.buried.iter().map(|buried| &buried.card));
    for card in held.chain(aside).flatten().chain(view.played.iter()) {
        left[usize::from(card.0)] -= 1;
    }
    let unseen = |card: Card| (0..left[usize::from(card.0)]).map(move |_| card);
    let mut unseen: cenacle_table::Pile<Card, { crate::position::MAX_PACK }> = Card::all().flat_map(unseen).collect();
    unseen.shuffle(chance);
    let mut fill = |card: Option<Card>| card.or_else(|| unseen.pop()).expect("a card for each gap");
    let mut hand = |hand: &Hand<Option<Card>>| {
        let mut hand: Hand = hand.iter().map(|card| fill(*card)).collect();
        hand.sort_unstable();
        hand
    };
    let hands = std::array::from_fn(|index| hand(&view.hands[index]));
    Position {
        players: view.players,
        carried: view.carried,
        exchange: view.exchange,
        round: view.round,
        step: view.step,
        prize: view.prize,
        hands,
        bids: view.bids.map(|bid| bid.map(&mut fill)),
        buried: view.buried.iter().map(|one| Buried { by: one.by, card: fill(one.card) }).collect(),
        pack: view.pack.iter().map(|card| fill(*card)).collect(),
        played: view.played,
        points: view.points,
    }
}

/// Whose decisions are awaited, as everybody can see.
pub(crate) fn to_act<C>(p: &Position<C>) -> cenacle_table::Seats {
    match p.step {
        Step::Bidding => p.everybody().filter(|seat| p.bids[seat.index()].is_none()).collect(),
        Step::Exchanging { seat } => cenacle_table::Seats::only(seat),
        Step::Over => cenacle_table::Seats::NONE,
    }
}
