//! A view as a row of numbers.

use cenacle_table::encoding::{FieldWriter, Perspective};

use crate::{Card, Figures, Step, View, position::MAX_PACK};

/// Goes up when a field means something else.
pub(crate) const VERSION: u32 = 1;

/// Cards are worth 1 to 13.
const VALUES: usize = 13;
const PACK: u8 = MAX_PACK as u8;

cenacle_table::variants!(step, STEPS: Step { Bidding, Exchanging, Over });

pub(crate) fn observe(_figures: &Figures, view: &View, from: Perspective, out: &mut impl FieldWriter) {
    out.flags("house", [view.carried, view.exchange].into_iter());
    out.one_of("step", Some(step(&view.step)), STEPS);
    let asked = if let Step::Exchanging { seat } = view.step { Some(seat) } else { None };
    out.seat("exchanges", asked, from);
    out.number("round", view.round, 10);
    out.saturating("prize", view.prize, 255);
    out.number("pack", view.pack.len() as u32, PACK);
    cards("played", view.played.iter().copied().map(Some), out);
    for (number, seat) in from.around().enumerate() {
        out.part("seat", number, |out| {
            let hand = &view.hands[seat.index()];
            out.number("hand", hand.len() as u32, 10);
            cards("cards", hand.iter().copied(), out);
            let bid = view.bids[seat.index()];
            out.flag("has-bid", bid.is_some());
            cards("bid", bid.into_iter(), out);
            let buried = view.buried.iter().filter(|buried| buried.by == seat);
            out.number("has-buried", buried.clone().count() as u32, PACK);
            cards("buried", buried.map(|buried| buried.card), out);
            out.saturating("points", view.points[seat.index()], 255);
        });
    }
}

/// How many of each value, as far as they are seen.
fn cards(name: &'static str, cards: impl Iterator<Item = Option<Card>>, out: &mut impl FieldWriter) {
    let mut counts = [0_u8; VALUES];
    cards.flatten().for_each(|card| counts[usize::from(card.0) - 1] += 1);
    out.numbers(name, &counts, PACK);
}
