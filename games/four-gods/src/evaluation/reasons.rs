//! What a god counts when it compares two decisions: its Influence as it would be counted now, and what may come of it.

use cenacle_table::{Facet, Seat};

use crate::{Figures, Position, count, markers};

use super::{Land, ahead, destroys, open_to};

pub(super) const FACETS: [Facet; 8] = [
    Facet { more: "reason-kingdoms-more", less: "reason-kingdoms-less", worth: 1.0 },
    Facet { more: "reason-cities-more", less: "reason-cities-less", worth: 1.0 },
    Facet { more: "reason-razed-more", less: "reason-razed-less", worth: 1.0 },
    Facet { more: "reason-prize-more", less: "reason-prize-less", worth: 1.0 },
    Facet { more: "reason-rival-more", less: "reason-rival-less", worth: -0.7 },
    Facet { more: "reason-prophets-more", less: "reason-prophets-less", worth: 0.5 },
    Facet { more: "reason-tiles-more", less: "reason-tiles-less", worth: 0.9 },
    Facet { more: "reason-growth-more", less: "reason-growth-less", worth: 0.5 },
];

pub(super) fn facets(figures: &Figures, p: &Position, seat: Seat, out: &mut Vec<f32>) {
    let tally = count(figures, p);
    let own = |part: fn(&crate::Count) -> u16| {
        p.colours_of(seat).map(|colour| f32::from(part(&tally.counts[colour as usize]))).sum::<f32>()
    };
    let rival = p.everybody().without(seat).map(|other| markers(p, &tally, other)[0]).max().unwrap_or(0);
    let land = Land::of(figures, p, ahead(p));
    let open = open_to(p, seat);
    let fits = |held: &&crate::Held| destroys(figures, &land.room, held.lying.tile) & open != 0;
    let kingdoms = own(|count| count.kingdoms);
    let held: f32 = p.colours_of(seat).map(|colour| land.held[colour as usize]).sum();
    out.extend([
        kingdoms,
        own(|count| count.cities),
        own(|count| count.razed),
        own(|count| count.largest + count.most),
        f32::from(rival),
        p.colours_of(seat).map(|colour| f32::from(p.cult(colour).reserve)).sum(),
        p.hands[seat.index()].iter().flatten().filter(fits).count() as f32,
        held - kingdoms,
    ]);
}
