//! What a cult counts when it compares two decisions: what it has, with what its Priests may bring it.

use cenacle_table::{Facet, Seat};

use crate::rules_view::RulesView;

use super::standing;

/// Worths are those of the evaluation, [`WEIGHTS`](super::WEIGHTS), put together.
pub(super) const FACETS: [Facet; 11] = [
    Facet { more: "reason-victory-more", less: "reason-victory-less", worth: 3.0 },
    Facet { more: "reason-rival-more", less: "reason-rival-less", worth: -3.0 },
    Facet { more: "reason-altars-more", less: "reason-altars-less", worth: 0.45 },
    Facet { more: "reason-mobs-more", less: "reason-mobs-less", worth: 0.85 },
    Facet { more: "reason-followers-more", less: "reason-followers-less", worth: 0.2 },
    Facet { more: "reason-coins-more", less: "reason-coins-less", worth: 0.03 },
    Facet { more: "reason-influence-more", less: "reason-influence-less", worth: 0.025 },
    Facet { more: "reason-miracles-more", less: "reason-miracles-less", worth: 0.08 },
    Facet { more: "reason-intrigues-more", less: "reason-intrigues-less", worth: 0.18 },
    Facet { more: "reason-privileges-more", less: "reason-privileges-less", worth: 0.42 },
    Facet { more: "reason-supremacy-more", less: "reason-supremacy-less", worth: 0.15 },
];

pub(super) fn facets(rules: RulesView<'_>, seat: Seat, out: &mut Vec<f32>) {
    let stocks = standing::stocks(rules);
    let victory = |seat: Seat| stocks[seat.index()].victory(rules, seat);
    let rival = rules.p.everybody().without(seat).map(victory).fold(0.0, f32::max);
    let own = &stocks[seat.index()];
    out.extend([
        victory(seat),
        rival,
        own.altars,
        own.mobs,
        own.followers,
        own.coins,
        own.influence,
        own.miracles,
        own.intrigues,
        own.privileges,
        own.supremacy,
    ]);
}
