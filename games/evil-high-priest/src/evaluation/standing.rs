//! What a seat may expect to count in the end.

use cenacle_table::Seat;

use crate::{Among, CULTISTS, Goods, Need, Site, Step, Trait, rules_view::RulesView};

use super::{
    appraise::{UNUSED_POWER, WORTH, discount, monster, near_the_end, sign, signs_left, worth},
    prospect::{More, prospect},
    raids::{Raids, ripostes},
    underway::underway,
};

/// What an Acolyte at large is good for until the end.
const ACOLYTE: f32 = 6.0;

/// What a seat may expect to count in the end.
pub(super) fn standing(rules: RulesView<'_>, seat: Seat, raids: &Raids) -> f32 {
    let sect = rules.sect(seat);
    let left = signs_left(rules);
    let wealth = sect.wealth().plus(sect.hand);
    let usable = worth(&wealth);
    let counted = rules.score(seat) as f32;
    let discount = discount(rules);
    // As the end comes nearer what cannot be spent any more counts as it will be counted.
    let stock = counted + (usable - counted).max(0.0) * left;
    let lasting = f32::from(wealth.get(Goods::Sign)) * WORTH[Goods::Sign as usize]
        + f32::from(wealth.get(Goods::Grimoire)) * WORTH[Goods::Grimoire as usize];
    let stock = stock - (1.0 - discount) * (stock - lasting).max(0.0)
        + f32::from(wealth.get(Goods::Sign)) * (sign(rules) - WORTH[Goods::Sign as usize]);
    let free = f32::from(sect.count(Among::Active, None));
    let defences: f32 = (1..=7).map(|room| f32::from(rules.defence(seat, room))).sum();
    let places = sect.rooms.iter().filter_map(|room| rules.f.chamber(room.chamber)).map(|face| {
        let any = f32::from(face.holds.any) * 0.8;
        let weak = matches!(face.special, Some(Trait::RaidGrows(_)));
        any + 0.3 * f32::from(face.holds.own.len()) - if weak { 0.5 } else { 0.0 }
    });
    let homes =
        if rules.f.rules >= 2 && rules.board().atoms { 0.8 * f32::from(rules.atom_capacity(seat).min(6)) } else { 0.0 };
    let means = homes
        + ACOLYTE * free
        + 0.35 * defences
        + 0.5 * places.sum::<f32>()
        + 0.88 * sect.lairs.iter().map(|beast| monster(rules, *beast)).sum::<f32>();
    let shoggoth = if rules.p.has_shoggoth(seat) { 5.0 } else { 0.0 };
    // Acolytes with Azathoth bring the end nearer; those who evolved block, and may be grimoires.
    let lost = 6.0 * near_the_end(rules).powi(3);
    let evolved = 2.0 * f32::from(sect.evolved(0)) + 1.5 * f32::from(sect.evolved(1)) + 2.5 * change(rules, seat);
    let amoebas = 2.6 * f32::from(sect.amoebas());
    let king = if rules.p.has_king(seat) { 2.0 } else { 0.0 };
    let special = evolved + king - lost - amoebas;
    let unused = if sect.priest.is_one() && !sect.priest_used { UNUSED_POWER } else { 0.0 };
    stock
        + (means + shoggoth + special + unused) * (0.15 + left)
        + underway(rules, seat, left)
        + prospect(rules, seat, More::coming(rules, seat))
        - threatened(rules, seat, raids)
}

/// What raids will take, less what ripostes can save. What is kept weakly is mostly lost already: a raid comes with nearly every sign.
fn threatened(rules: RulesView<'_>, seat: Seat, raids: &Raids) -> f32 {
    if rules.p.step() == Step::Siege && rules.sect(seat).siege.strength > 0 {
        return discount(rules) * besieged(rules, seat);
    }
    raids.fear(rules, seat)
}

/// What the raid that stands in a sanctum will take, or what it costs to stop it.
fn besieged(rules: RulesView<'_>, seat: Seat) -> f32 {
    let sect = rules.sect(seat);
    let (mut strength, at) = (sect.siege.strength, sect.siege.at);
    let acolytes = f32::from(sect.within_reach(None)) * f32::from(rules.acolyte_block(seat));
    let shoggoth = if rules.p.has_shoggoth(seat) { 10.0 } else { 0.0 };
    let stops = ripostes(rules, seat) + acolytes + shoggoth >= f32::from(strength);
    let price = f32::from(strength);
    let mut lost = worth(sect.store(at));
    for room in at + 1..=sect.rooms.len() as u8 {
        strength = strength.saturating_sub(rules.defence(seat, room));
        if strength == 0 {
            break;
        }
        lost += worth(sect.store(room));
    }
    if stops { lost.min(price) } else { lost }
}

/// Locks that wait for an Acolyte who has changed: how far the seat is on its way to each of them.
fn change(rules: RulesView<'_>, seat: Seat) -> f32 {
    if rules.board().evolution.is_none() {
        return 0.0;
    }
    let stage = |cultist: usize| match rules.sect(seat).cultists[cultist] {
        Site::Evolved(stage) => stage + 1,
        _ => 0,
    };
    let mut stages: [u8; CULTISTS] = std::array::from_fn(stage);
    stages.sort_unstable_by(|one, other| other.cmp(one));
    let part = |need: Need| match need {
        Need::Evolved { from, count } => {
            let done: u8 = stages.iter().take(usize::from(count)).map(|stage| (*stage).min(from + 1)).sum();
            f32::from(done) / f32::from((from + 1) * count)
        }
        _ => 0.0,
    };
    let waiting = (0..).zip(&rules.board().locks).filter(|(lock, _)| !rules.p.is_broken(*lock));
    waiting.flat_map(|(_, lock)| lock.needs.each()).map(part).sum()
}

/// How far the end may still be from what is expected: by the raids to come, and what they find.
pub(super) fn uncertainty(rules: RulesView<'_>, raids: &Raids) -> f32 {
    let all: f32 = rules.p.everybody().map(|seat| raids.fear(rules, seat)).sum();
    let signs = (rules.board().all & !rules.p.broken).count_ones().max(1) as f32;
    signs.sqrt() * (8.0 + 0.35 * all / f32::from(rules.p.players))
}
