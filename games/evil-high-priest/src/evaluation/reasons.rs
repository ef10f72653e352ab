//! What a sect counts when it compares two decisions.

use cenacle_table::{Facet, Seat};

use crate::{Among, Goods, rules_view::RulesView};

use super::{
    appraise::WORTH,
    prospect::{More, prospect},
    raids::Raids,
};

pub(super) const FACETS: [Facet; 11] = [
    Facet { more: "reason-treasure-more", less: "reason-treasure-less", worth: WORTH[0] },
    Facet { more: "reason-blood-more", less: "reason-blood-less", worth: WORTH[1] },
    Facet { more: "reason-magic-more", less: "reason-magic-less", worth: WORTH[2] },
    Facet { more: "reason-atom-more", less: "reason-atom-less", worth: WORTH[3] },
    Facet { more: "reason-grimoire-more", less: "reason-grimoire-less", worth: WORTH[4] },
    Facet { more: "reason-sign-more", less: "reason-sign-less", worth: WORTH[5] },
    Facet { more: "reason-acolytes-more", less: "reason-acolytes-less", worth: 3.0 },
    Facet { more: "reason-monsters-more", less: "reason-monsters-less", worth: 2.0 },
    Facet { more: "reason-defence-more", less: "reason-defence-less", worth: 0.35 },
    Facet { more: "reason-raid-more", less: "reason-raid-less", worth: -1.0 },
    Facet { more: "reason-next-sign-more", less: "reason-next-sign-less", worth: 0.7 },
];

pub(super) fn facets(rules: RulesView<'_>, seat: Seat, out: &mut Vec<f32>) {
    let sect = rules.sect(seat);
    let wealth = sect.wealth().plus(sect.hand);
    out.extend(Goods::ALL.map(|goods| f32::from(wealth.get(goods))));
    out.extend([
        f32::from(sect.count(Among::Active, None)),
        f32::from(sect.monsters()),
        (1..=7).map(|room| f32::from(rules.defence(seat, room))).sum(),
        Raids::ahead(rules).losses(rules, seat),
        prospect(rules, seat, More::coming(rules, seat)),
    ]);
}
