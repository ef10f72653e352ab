//! A view as a row of numbers.

use cenacle_table::{
    Seat,
    encoding::{FieldWriter, Perspective},
};

use crate::{
    Bid, Card, Cards, Faced, Figures, KINDS, MOSAICS, Position, Step, View, WORKS,
    figures::{MAX_CARDS, MAX_DRAWN, STALLS},
    garden::{MAX_ROWS, STRIDE},
};

/// Goes up when a field means something else.
pub(crate) const VERSION: u32 = 1;

cenacle_table::variants!(step, STEPS: Step {
    Start, Limit, Discarding, Taken, Stocking, Quarry, Paying, Adding, Choosing, Laying, PlacingWall, PlacingDoor,
    Claiming, End, Begging, Asking, Wishing, Offering, Accepting, Fetching, Keeping, Bidding, Arrived, Abandoned,
});

/// Hands and piles hold at most so many cards; so many of one kind is more than anybody collects.
const CARDS: u8 = MAX_CARDS as u8;
const OF_A_KIND: u8 = 20;
/// Cells of the garden row by row, eleven to a row, the last of which is never one.
const CELLS: usize = MAX_ROWS * STRIDE;
const SQUARES: usize = 7;
const DICE: u8 = 8;

pub(crate) fn observe(_figures: &Figures, view: &View, from: Perspective, out: &mut impl FieldWriter) {
    let p = &view.seen;
    out.one_of("step", Some(step(&p.step)), STEPS);
    out.one_of("back", Some(step(&p.back)), STEPS);
    out.seat("turn", Some(p.turn), from);
    out.seat("answering", Some(p.answering), from);
    out.saturating("turns", p.turns, 255);
    out.saturating("idle", p.idle, 60);
    out.flags("house", [p.house.flip, p.house.ledger, p.house.every_turn].into_iter());
    for (number, seat) in from.around().enumerate() {
        out.part("seat", number, |out| architect(p, seat, out));
    }
    // What the others know of the own hand.
    let own = &p.hands[from.own().index()];
    let shown: [u8; KINDS] = std::array::from_fn(|kind| own.known(kind, None));
    out.saturating_numbers("shown", &shown, OF_A_KIND);
    market(p, view.up_in_pile, out);
    palace(p, out);
    visit(p, out);
}

fn architect(p: &Position, seat: Seat, out: &mut impl FieldWriter) {
    let architect = &p.seats[seat.index()];
    out.saturating("talents", architect.talents, 255);
    out.saturating("amulets", architect.amulets, 255);
    out.saturating("merchants", architect.merchants, 20);
    out.number("statues", architect.statues, 4);
    out.number("works", architect.works, 64);
    cards(&p.hands[seat.index()], out);
    out.set("sanctuaries", p.sanctuaries[seat.index()].0, CELLS);
    out.flag("asked", p.asked.contains(seat));
    out.saturating_numbers("offer", &p.offers[seat.index()], OF_A_KIND);
    let (said, talents) = match p.bids[seat.index()] {
        Bid::Open => (None, 0),
        Bid::Sealed => (Some(0), 0),
        Bid::Talents(talents) => (Some(1), talents),
    };
    // Sealed, or known to the viewer.
    out.one_of("bid", said, 2);
    out.saturating("bid-talents", talents, 255);
}

/// What the viewer knows of a hand or of the discard pile.
fn cards(bag: &Cards, out: &mut impl FieldWriter) {
    out.number("size", bag.len() as u32, CARDS);
    out.saturating_numbers("cards", bag.counts(), OF_A_KIND);
}

fn market(p: &Position, up_in_pile: u8, out: &mut impl FieldWriter) {
    for stall in 0..STALLS as u8 {
        out.part("stall", stall.into(), |out| lying(p.stall(stall), out));
    }
    out.number("pile", p.pile.len() as u32, CARDS);
    out.number("up-in-pile", up_in_pile, CARDS);
    out.one_of("pile-top", p.pile.top().and_then(known), KINDS);
    out.part("discard", 0, |out| cards(&p.discard, out));
    for place in 0..MAX_DRAWN {
        let drawn = p.drawn.get(place).copied();
        out.part("drawn", place, |out| {
            out.flag("there", drawn.is_some());
            out.flag("up", drawn.is_some_and(|drawn| drawn.up));
            out.one_of("card", drawn.and_then(known), KINDS);
        });
    }
    out.set("kept", p.kept.into(), MAX_DRAWN);
    out.part("waiting", 0, |out| lying(p.waiting.iter().copied(), out));
    out.set("to-stock", p.to_stock.into(), STALLS);
    out.saturating("merchants-gone", p.merchants_gone, 50);
}

fn known(faced: Faced) -> Option<usize> {
    (faced.card != Card::Unknown).then(|| faced.card.index())
}

/// Cards that lie there, in no order.
fn lying(cards: impl Iterator<Item = Faced>, out: &mut impl FieldWriter) {
    let (mut counts, mut unknown) = ([0_u8; KINDS], 0_u8);
    for faced in cards {
        match known(faced) {
            Some(kind) => counts[kind] += 1,
            None => unknown += 1,
        }
    }
    out.saturating_numbers("cards", &counts, OF_A_KIND);
    out.number("face-down", unknown, CARDS);
}

fn palace(p: &Position, out: &mut impl FieldWriter) {
    let stack = p.mosaics.iter().fold(0_u128, |set, mosaic| set | 1 << mosaic.0);
    out.set("mosaics", stack, MOSAICS);
    out.one_of("mosaic-top", p.mosaics.top().map(|mosaic| mosaic.0.into()), MOSAICS);
    out.set("free", p.free.0, CELLS);
    out.set("closed", p.closed.0, CELLS);
    out.set("claimable", p.claimable.0, CELLS);
    out.numbers("built", &p.built, MOSAICS as u8);
    out.set("walls", p.walls.into(), 9);
    out.set("doors", p.doors.into(), 2);
    out.one_of("cleopatra", Some(p.cleopatra.into()), SQUARES);
    out.set("walked", p.walked.into(), WORKS);
    out.number("altar", p.altar, DICE);
}

fn visit(p: &Position, out: &mut impl FieldWriter) {
    out.one_of("work", Some(p.work as usize), WORKS);
    out.flag("scribe", p.scribe);
    out.one_of("laying", Some(p.laying.0.into()), MOSAICS);
    out.saturating_numbers("need", &p.need, OF_A_KIND);
    out.saturating_numbers("pool", &p.pool, OF_A_KIND);
    out.flag("added", p.added);
    out.number("visit", p.visit, 64);
    out.saturating_numbers("played", &p.played, OF_A_KIND);
    out.set("wished", p.wished.into(), 5);
}
