//! The next sign: how near a seat is to breaking one.

use cenacle_table::Seat;

use crate::{Goods, Site, rules_view::RulesView};

use super::appraise::{AMOEBA, WORTH, paid, sign};

/// What it costs to make room for an Amoeba: a monster has to go.
const CROWDED: f32 = 3.5;
/// How much of an atom a room for it is.
const HALF: f32 = 0.5;
/// How sure a sign is whose price is there.
const SURE: f32 = 0.9;

/// What a seat may soon have besides what is there.
#[derive(Clone, Copy, Default)]
pub(super) struct More {
    /// Acolytes within reach.
    pub(super) acolytes: u8,
    pub(super) lairs: u8,
}

impl More {
    /// Who is in Escape comes back before he is needed.
    pub(super) fn coming(rules: RulesView<'_>, seat: Seat) -> More {
        More { acolytes: rules.sect(seat).acolytes_at(Site::Escape), lairs: 0 }
    }
}

/// How near the seat is to the price of a sign that can be broken next, with what it may soon have: of the best of them, what it
/// gains by it times the part of the price that is there.
pub(super) fn prospect(rules: RulesView<'_>, seat: Seat, more: More) -> f32 {
    let mut means = rules.means(seat, None);
    // [atom.rooms]: atoms in hand count as far as they find a room, and a free room is half an atom that is still missing.
    let mut room = 0;
    if rules.f.rules >= 2 && rules.board().atoms {
        let sect = rules.sect(seat);
        let free = rules.atom_room(sect);
        let housed = sect.hand.get(Goods::Atom).min(free);
        means.goods.add(Goods::Atom, housed);
        room = free - housed;
    }
    let missing_of = |goods: Goods, count: u16| {
        let short = f32::from(count.saturating_sub(means.goods.get(goods)));
        if goods == Goods::Atom { short - HALF * short.min(f32::from(room)) } else { short }
    };
    let of = |lock: u8| {
        let face = &rules.board().locks[usize::from(lock)];
        if face.needs.each().any(|need| !rules.need_is_met(seat, need)) {
            return 0.0;
        }
        let price = &face.cost;
        let whole = paid(price, rules.sect(seat)) + (CROWDED - AMOEBA) * f32::from(price.amoebas);
        let short = |have: u8, asked: u8| f32::from(asked.saturating_sub(have));
        let goods: f32 =
            price.goods.each().map(|(goods, count)| WORTH[goods as usize] * missing_of(goods, count)).sum();
        let missing = goods
            + 3.2 * short(means.acolytes + more.acolytes, price.acolytes)
            + 3.5 * short(means.monsters, price.monsters)
            + 3.6 * short(means.active, price.worship)
            + CROWDED * short(means.lairs + more.lairs, price.amoebas);
        let there = 1.0 - missing / whole.max(0.1);
        (sign(rules) - whole).max(2.0) * there.clamp(0.0, 1.0)
    };
    SURE * rules.open_locks().map(of).fold(0.0, f32::max)
}

/// What it is worth to have that, to who lacks it for the next sign.
pub(super) fn called_for(rules: RulesView<'_>, seat: Seat, more: More) -> f32 {
    let coming = More::coming(rules, seat);
    let then = More { acolytes: coming.acolytes + more.acolytes, ..more };
    prospect(rules, seat, then) - prospect(rules, seat, coming)
}
