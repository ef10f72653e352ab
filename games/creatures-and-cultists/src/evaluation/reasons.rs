//! What a sect counts when it compares two decisions.

use cenacle_table::{Facet, Seat};

use crate::rules_view::RulesView;

pub(super) const FACETS: [Facet; 6] = [
    Facet { more: "reason-points-more", less: "reason-points-less", worth: 1.0 },
    Facet { more: "reason-living-more", less: "reason-living-less", worth: 1.1 },
    Facet { more: "reason-foes-more", less: "reason-foes-less", worth: -0.3 },
    Facet { more: "reason-leader-more", less: "reason-leader-less", worth: -0.6 },
    Facet { more: "reason-cards-more", less: "reason-cards-less", worth: 0.4 },
    Facet { more: "reason-skills-more", less: "reason-skills-less", worth: 0.3 },
];

pub(super) fn facets(rules: RulesView<'_>, seat: Seat, out: &mut Vec<f32>) {
    let p = rules.p;
    let sect = p.sect(seat);
    let others = || p.everybody().without(seat).map(|other| p.sect(other));
    let foes: u32 = others().map(|other| other.alive.count_ones()).sum();
    out.extend([
        f32::from(sect.points),
        sect.alive.count_ones() as f32,
        foes as f32,
        f32::from(others().map(|other| other.points).max().unwrap_or(0)),
        p.hand(seat).len() as f32,
        sect.skills.iter().map(|skill| f32::from(*skill)).sum(),
    ]);
}
