//! What an architect counts when he compares two decisions.

use cenacle_table::{Facet, Seat};

use crate::{Figures, KINDS, Position, position::Bid};

use super::{
    IN_HAND, MERCHANT, OFFERED,
    hand::{Plans, Rewards},
};

/// Talents that an amulet is about worth: the most corrupt architect loses everything.
const AMULET: f32 = 2.5;

pub(super) const FACETS: [Facet; 6] = [
    Facet { more: "reason-talents-more", less: "reason-talents-less", worth: 1.0 },
    Facet { more: "reason-merchants-more", less: "reason-merchants-less", worth: 2.0 * MERCHANT },
    Facet { more: "reason-hand-more", less: "reason-hand-less", worth: IN_HAND },
    Facet { more: "reason-amulets-more", less: "reason-amulets-less", worth: -AMULET },
    Facet { more: "reason-tainted-more", less: "reason-tainted-less", worth: -0.85 * AMULET },
    Facet { more: "reason-sanctuary-more", less: "reason-sanctuary-less", worth: 0.9 * AMULET },
];

pub(super) fn facets(figures: &Figures, plans: &Plans, p: &Position, seat: Seat, out: &mut Vec<f32>) {
    let architect = &p.seats[seat.index()];
    let hand = p.hands[seat.index()].counts();
    let pool = if p.turn == seat { p.pool } else { [0; 5] };
    let prospects = plans.prospects(figures, &Rewards::of(figures, p), hand, pool, architect.merchants);
    let tainted: u16 = (0..KINDS).map(|kind| u16::from(hand[kind]) * figures.left_in_hand[kind]).sum();
    // What is offered is gone, and likely buys a rank that spares amulets.
    let bid = if let Bid::Talents(bid) = p.bids[seat.index()] { f32::from(bid) } else { 0.0 };
    out.extend([
        f32::from(architect.talents) - bid,
        f32::from(architect.merchants),
        prospects,
        f32::from(architect.amulets) - (bid * OFFERED.0).min(OFFERED.1),
        f32::from(tainted),
        p.sanctuaries[seat.index()].len() as f32,
    ]);
}
