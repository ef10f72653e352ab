//! What things are worth: resources, prices, rewards, monsters, deeds.

use cenacle_table::Seat;

use crate::{
    Boon, Card, Deed, Goods, Monster, Need, Price, Purse, Sect, Site, When, rules_view::RulesView, steps::losses,
};

use super::prospect::{More, called_for};

/// What a unit of each kind is worth while it can still be used: treasure, blood and atoms buy, the others score.
pub(super) const WORTH: [f32; 6] = [0.55, 1.1, 2.1, 0.7, 5.2, 10.0];

/// After so many rounds resources matter less.
const LENGTH: u16 = 8;
/// How soon they do.
const HASTE: f32 = 2.0;
/// How much more a sign is worth to who has none left.
const HURRY: f32 = 16.0;

/// What taking an Amoeba costs.
pub(super) const AMOEBA: f32 = 1.6;

/// What a Priest's power is worth while it is unused.
pub(super) const UNUSED_POWER: f32 = 1.5;

/// Elder Signs that still hold, as a part of all.
pub(super) fn signs_left(rules: RulesView<'_>) -> f32 {
    let all = rules.board().all;
    (all & !rules.p.broken).count_ones() as f32 / all.count_ones().max(1) as f32
}

/// The strength of the raid to be expected next: the mean over the locks that can be broken now.
pub(super) fn danger(rules: RulesView<'_>) -> f32 {
    let mut dice = 0;
    let mut locks = 0;
    for lock in rules.open_locks() {
        let face = &rules.board().locks[usize::from(lock)];
        if face.dice > 0 {
            dice += u32::from(face.dice);
            locks += 1;
        }
    }
    if locks == 0 {
        return 0.0;
    }
    let dice = dice as f32 / locks as f32;
    let worship = if rules.board().azathoth.is_some() { f32::from(rules.p.worshippers()) } else { 0.0 };
    worship + if rules.p.aggressive { 3.5 + f32::from(rules.f.raid.aggressive) * (dice - 1.0) } else { 3.5 * dice }
}

/// How near the devouring of all is, from 0 to 1. `[azathoth.end]`
pub(super) fn near_the_end(rules: RulesView<'_>) -> f32 {
    let Some(each) = rules.board().azathoth else { return 0.0 };
    f32::from(rules.p.worshippers()) / f32::from(rules.p.worship_limit(each).max(1))
}

pub(super) fn worth(purse: &Purse) -> f32 {
    Goods::ALL.into_iter().map(|goods| WORTH[goods as usize] * f32::from(purse.get(goods))).sum()
}

/// What so many resources of any base kind cost who has these: the cheapest go first.
pub(super) fn any_of(purse: &Purse, count: u8) -> f32 {
    let mut left = u16::from(count);
    let mut sum = 0.0;
    for goods in [Goods::Treasure, Goods::Atom, Goods::Blood, Goods::Magic] {
        let part = purse.get(goods).min(left);
        sum += WORTH[goods as usize] * f32::from(part);
        left -= part;
    }
    sum + WORTH[Goods::Magic as usize] * f32::from(left)
}

/// What a price takes of a player.
pub(super) fn paid(price: &Price, sect: &Sect) -> f32 {
    let any = if price.any > 0 { any_of(&sect.wealth(), price.any) } else { 0.0 };
    worth(&price.goods)
        + any
        + 3.2 * f32::from(price.acolytes)
        + 3.5 * f32::from(price.monsters)
        + if price.shoggoth { 5.0 } else { 0.0 }
        + 3.6 * f32::from(price.worship)
        + AMOEBA * f32::from(price.amoebas)
        - 1.4 * f32::from(price.own_amoebas)
        + 2.0 * f32::from(price.chambers)
        + if price.gift.is_some() { 0.7 } else { 0.0 }
}

/// What a reward brings to a seat as it stands.
pub(super) fn gained(rules: RulesView<'_>, seat: Seat, boon: &Boon, left: f32) -> f32 {
    let sect = rules.sect(seat);
    let mut goods = boon.goods;
    // [atom.rooms]: those without a room bring nothing.
    if rules.f.rules >= 2 && goods.get(Goods::Atom) > 0 {
        let homeless = goods.get(Goods::Atom).saturating_sub(rules.atom_room(rules.sect(seat)));
        goods.take(Goods::Atom, homeless);
    }
    let mut value = worth(&goods);
    if let Some(tracked) = boon.deep_ones {
        value += WORTH[tracked.goods as usize] * f32::from(tracked.at(rules.p.deep_ones));
    }
    let rescued = sect.acolytes_at(Site::Asylum).min(boon.rescue);
    if rescued > 0 {
        value += 4.5 * left * f32::from(rescued) + called_for(rules, seat, More { acolytes: rescued, lairs: 0 });
    }
    if boon.monster > 0 {
        value += monster_to_come(sect);
    }
    if boon.chamber > 0 {
        value += chamber(sect) + 2.0 * atom_place(rules, seat);
    }
    if boon.shoggoth && !rules.p.has_shoggoth(seat) {
        value += 5.5;
    }
    if boon.free_sign {
        value += 10.0;
    }
    if boon.skulk.is_some() {
        value += 2.0;
    }
    if let Some(each) = boon.evolved {
        value += WORTH[each.goods as usize] * f32::from(each.of(sect.evolved(each.from)));
    }
    value += 3.5 * left * f32::from(sect.acolytes_at(Site::Azathoth).min(boon.from_azathoth));
    value += 5.0 * left * f32::from(sect.acolytes_at(Site::Asylum).min(boon.ready));
    if boon.evolve.is_some() {
        // A raid comes with it, but who has changed blocks in all that follow.
        value += 2.0 * left + 1.0 - worth(&losses(rules, seat, 4 * boon.raid)) * 0.6;
        // A lock that waits for such a creature is worth the change.
        let unmet = |need: Need| matches!(need, Need::Evolved { .. }) && !rules.need_is_met(seat, need);
        let locks = (0..).zip(&rules.board().locks).filter(|(lock, _)| !rules.p.is_broken(*lock));
        let waiting = locks.filter(|(_, lock)| lock.needs.each().any(unmet)).count();
        value += 1.6 * waiting.min(5) as f32;
    }
    if boon.harm.is_some() {
        value += 1.2;
    }
    if boon.king && !rules.p.has_king(seat) {
        value += 3.0 * left;
    }
    if boon.supremacy {
        value += 1.5 * f32::from(sect.amoebas());
    }
    if boon.travel {
        value += 5.0 * left;
    }
    if boon.either {
        value += 3.0;
    }
    value
}

/// What a monster is worth: its defence in a raid to come, and what its power brings until then.
pub(super) fn monster(rules: RulesView<'_>, monster: Monster) -> f32 {
    let Some(face) = rules.f.monster(monster) else { return 0.0 };
    let defence = 0.5 * f32::from(face.defence) + 0.4 * f32::from(face.back.unwrap_or(0));
    let power = face.power.map_or(0.0, |power| match power.when {
        When::Upkeep => 1.6,
        When::Turn | When::Raid | When::Fallen => 1.0,
        When::Gained | When::Placed => 0.0,
    });
    defence + power
}

/// What a monster brings at once to who gains it.
pub(super) fn welcome(rules: RulesView<'_>, seat: Seat, monster: Monster) -> f32 {
    match rules.f.deed(Card::Monster(monster)) {
        Some(Deed::Trap) => 2.5,
        Some(Deed::Banish) => 1.5,
        Some(Deed::Crumble) if rules.sect(seat).chambers() > 0 => -2.5,
        _ => 0.0,
    }
}

/// What a deed is worth at a glance.
pub(super) fn deed(deed: Option<Deed>) -> f32 {
    match deed {
        None | Some(Deed::Redraw) => 0.0,
        Some(Deed::Steal(loot)) => 1.5 * WORTH[loot.goods as usize] * f32::from(loot.count),
        Some(Deed::Tithe(goods) | Deed::Burn(goods)) => 2.0 * WORTH[goods as usize],
        Some(Deed::Fill(_)) => 3.0,
        Some(Deed::Build(count)) => 2.5 * f32::from(count),
        Some(Deed::Ward(_) | Deed::Errand | Deed::Raze) => 3.0,
        Some(_) => 1.5,
    }
}

/// What a monster will be worth that is still to be gained.
pub(super) fn monster_to_come(sect: &Sect) -> f32 {
    if sect.free_lair().is_some() { 3.4 } else { 0.0 }
}

/// Rooms for so many atoms are enough: no sign costs more.
const HOUSED: u16 = 6;

/// What a place for an atom is worth to a seat that lacks it. `[atom.rooms]`
pub(super) fn atom_place(rules: RulesView<'_>, seat: Seat) -> f32 {
    let wanted = rules.f.rules >= 2 && rules.board().atoms && rules.atom_capacity(seat) < HOUSED;
    if wanted { 1.5 } else { 0.0 }
}

/// What a chamber will be worth that is still to be gained: the first ones keep what nothing else keeps.
pub(super) fn chamber(sect: &Sect) -> f32 {
    match sect.chambers() {
        0..=2 => 4.0,
        3 | 4 => 3.0,
        _ => 1.0,
    }
}

/// Games last about a dozen rounds. Beyond them more resources matter less and less, and what brings the end matters more: 1 at
/// first, then ever less. The automaton of the solo game ends it by itself.
pub(super) fn discount(rules: RulesView<'_>) -> f32 {
    if rules.p.is_solo() {
        return 1.0;
    }
    let late = f32::from(rules.p.round.saturating_sub(LENGTH)) / f32::from(LENGTH);
    1.0 / (1.0 + HASTE * late)
}

/// What a sign is worth that is broken now.
pub(super) fn sign(rules: RulesView<'_>) -> f32 {
    WORTH[Goods::Sign as usize] + HURRY * (1.0 - discount(rules))
}
