//! Why not: a decision that is not in the legal list, explained by the rule that stands against it.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Cultist, Need, Order, Position, Site, Step,
    figures::SLOTS,
    sight::{Missing, Sight},
    words,
};

use super::{Bar, rule_of, skulks, to_act};

pub(super) fn not_yours(p: &Position) -> Refusal {
    match to_act(p).first() {
        Some(other) => Refusal::because(rule_of(p), Phrase::new("why-not-your-turn").seat("who", other)),
        None => Refusal::new(rule_of(p), "why-over"),
    }
}

/// Why a cultist cannot be placed there.
pub(super) fn barred(sight: Sight<'_>, seat: Seat, at: Site, bar: Bar) -> Refusal {
    let named = |key: &'static str| Phrase::new(key).word("site", words::site_word(sight.f, sight.board(), at));
    let own = words::site_rule(sight.f, at);
    let (rule, why) = match bar {
        Bar::NotInPool(Cultist::Priest) => ("action.place", Phrase::new("why-no-priest")),
        Bar::NotInPool(Cultist::Acolyte) => ("action.place", Phrase::new("why-no-acolyte")),
        Bar::NoSpace => ("action.place", Phrase::new("why-no-space")),
        Bar::Taken => ("action.taken", named("why-taken")),
        Bar::PriestOnly => ("priest.only", named("why-priest-only")),
        Bar::AcolyteOnly if at == Site::Escape => ("priest.escape", Phrase::new("why-acolyte-only")),
        Bar::AcolyteOnly => ("action.acolytes", named("why-acolyte-space")),
        Bar::NoPower => ("priest.power", Phrase::new("why-no-power")),
        Bar::PowerUsed => ("priest.power", Phrase::new("why-power-used")),
        Bar::NoAim => (power_rule(sight, seat), Phrase::new("why-no-aim")),
        Bar::Need(Need::AfterRaid) => match at {
            Site::Ritual(..) => ("ritual.hidden", Phrase::new("why-rituals-hidden")),
            _ => (own, named("why-no-raid-yet")),
        },
        Bar::Need(Need::EmptyLairs) => ("priest.summon", Phrase::new("why-lairs-not-empty")),
        Bar::Need(Need::OnSkulk) => ("sleeper.skulk", named("why-no-skulk-out")),
        Bar::Need(Need::Evolved { from, count }) => {
            let why = named("why-not-evolved").number("count", count).word("stage", words::stage_word(from));
            ("evolution.need", why)
        }
        Bar::Need(Need::Signs(count)) => ("evolution.need", named("why-too-few-broken").number("count", count)),
        Bar::NoKing => ("king.control", Phrase::new("why-no-king")),
        Bar::NobodyEvolves => ("evolution.track", named("why-nobody-evolves")),
        Bar::NoWayAhead => ("yellow.entry", named("why-no-way-ahead")),
        Bar::Need(Need::Owns(goods)) => {
            (power_rule(sight, seat), Phrase::new("why-needs-own").word("goods", goods.word()))
        }
        Bar::Need(Need::InAsylum(count)) => {
            (power_rule(sight, seat), Phrase::new("why-needs-asylum").number("count", count))
        }
        Bar::Need(Need::OwnMonster) => (power_rule(sight, seat), Phrase::new("why-needs-monster")),
        Bar::Closed => ("lock.open", named("why-closed")),
        Bar::Spent => ("lock.once", named("why-spent")),
        Bar::GrowthOnly => ("growth.award", named("why-growth-only")),
        Bar::TooDear => return too_dear(sight, seat, at),
        Bar::Denied => {
            let denied = sight.denied().map_or("denied-sign", crate::Denied::word);
            ("solo.denial", named("why-denied").word("denied", denied))
        }
        Bar::NoSkulkAlone => ("solo.skulk", Phrase::new("why-no-skulk-alone")),
        Bar::NoSkulkHere => ("skulk.spaces", Phrase::new("why-no-second-skulk")),
        Bar::NoSign => ("shoggoth.sign", Phrase::new("why-no-sign")),
        Bar::Nothing(Missing::Monster) => ("reward.nothing", named("why-no-monster-left")),
        Bar::Nothing(Missing::Chamber) => ("reward.nothing", named("why-no-chamber-left")),
        Bar::Nothing(Missing::Room) => ("reward.nothing", named("why-no-room-for-atoms")),
    };
    Refusal::because(rule, why)
}

/// Which part of a price is missing.
fn too_dear(sight: Sight<'_>, seat: Seat, at: Site) -> Refusal {
    let own = words::site_rule(sight.f, at);
    let cost = match at {
        Site::Lock(lock) if !sight.p.is_broken(lock) => {
            sight.board().locks.get(usize::from(lock)).map(|lock| lock.cost).unwrap_or_default()
        }
        Site::Power => sight.f.priest(sight.sect(seat).priest).map(|face| face.power.cost).unwrap_or_default(),
        _ => sight.f.space(sight.board(), at).map(|space| space.cost).unwrap_or_default(),
    };
    let means = sight.means(seat, None);
    let site = words::site_word(sight.f, sight.board(), at);
    if cost.shoggoth && !means.shoggoth {
        return Refusal::because("shoggoth.sign", Phrase::new("why-no-shoggoth").word("site", site));
    }
    if cost.monsters > means.monsters {
        return Refusal::because("monster.discard", Phrase::new("why-no-monster").word("site", site));
    }
    if cost.amoebas > means.lairs {
        return Refusal::because("amoeba.cost", Phrase::new("why-no-lair-for-amoeba").word("site", site));
    }
    if cost.own_amoebas > means.amoebas {
        return Refusal::because("amoeba.cost", Phrase::new("why-no-amoeba").word("site", site));
    }
    if cost.chambers > means.chambers {
        return Refusal::because("yellow.entry", Phrase::new("why-no-chamber-to-give").word("site", site));
    }
    if cost.any > 0 && means.goods.base() < u16::from(cost.any) {
        let why = Phrase::new("why-too-few-any").word("site", site).number("price", cost.any);
        return Refusal::because(own, why.number("have", means.goods.base()));
    }
    if !means.goods.covers(&cost.goods) {
        let why = Phrase::new("why-too-dear").word("site", site).words("price", cost.goods.words());
        return Refusal::because(own, why);
    }
    if cost.worship > 0 {
        return Refusal::because("azathoth.send", Phrase::new("why-nobody-worships").word("site", site));
    }
    let why = Phrase::new("why-too-few-acolytes").word("site", site).number("price", cost.acolytes);
    Refusal::because("cost.self", why)
}

/// The reason, as far as it is not the question of the moment.
pub(super) fn why(sight: Sight<'_>, seat: Seat, action: Action) -> Refusal {
    let p = sight.p;
    let sect = sight.sect(seat);
    let not_now = || Refusal::new(rule_of(p), "why-not-now");
    match (p.step(), action) {
        (Step::Pay(_), Action::Pay { goods, room }) => {
            let there = usize::from(room) <= SLOTS && sect.store(room).get(goods) > 0;
            let key = if there { "why-not-due" } else { "why-not-there" };
            Refusal::because("cost.pay", Phrase::new(key).word("goods", goods.word()))
        }
        (Step::Sacrifice(..), Action::Sacrifice { from }) => victim(sight, seat, from, "cost.acolytes", true),
        (Step::Pay(_), Action::Offer { .. }) => Refusal::new("evolution.grimoire", "why-no-offer"),
        (Step::Worship(_, price), Action::Worship { from }) => {
            if price && sect.cultists[usize::from(p.acting)] == from {
                Refusal::new("cost.self", "why-self")
            } else {
                Refusal::new("azathoth.send", "why-no-worshipper")
            }
        }
        (Step::Remove(_), Action::Remove { .. }) => Refusal::new("guardian.loss", "why-nobody-there"),
        (Step::Demolish(_), Action::Demolish { .. }) => Refusal::new("yellow.entry", "why-no-room"),
        (Step::Aim(..), Action::Target { .. }) => Refusal::new("harm.aim", "why-no-target"),
        (Step::Evolve(..), Action::Evolve { .. }) => Refusal::new("evolution.track", "why-cannot-evolve"),
        (Step::Avatar(..), Action::Retrieve { .. } | Action::Enchant { .. } | Action::Target { .. }) => {
            Refusal::new("avatar.upkeep", "why-avatar-cannot")
        }
        (Step::Discard(..), Action::Discard { .. }) => Refusal::new("monster.discard", "why-empty-lair"),
        (Step::Stow(_), Action::Stow { goods, room }) => no_room(sight, seat, goods, room),
        (Step::Arrange, Action::Stow { goods, room }) if sect.order == Order::Sorting => {
            no_room(sight, seat, goods, room)
        }
        (Step::Chamber(..), Action::Install { card, room }) => {
            if p.display.get(usize::from(card)).is_none_or(|chamber| !chamber.is_one()) {
                Refusal::new("chamber.gain", "why-no-chamber")
            } else if room == 0 || usize::from(room) > SLOTS {
                Refusal::new("chamber.gain", "why-no-slot")
            } else {
                Refusal::new("chamber.replace", "why-slot-taken")
            }
        }
        (Step::Chamber(..), Action::Refuse) => Refusal::new("chamber.gain", "why-must-install"),
        (Step::FreeSign(_), Action::Break { .. }) => Refusal::new("shoggoth.sign", "why-not-accessible"),
        (Step::Award(..), Action::Award { .. }) => Refusal::new("growth.tie", "why-not-tied"),
        (Step::Prowl(_) | Step::Stalk(_), Action::Prowl { from, to }) => no_prowl(sight, seat, from, to),
        (Step::Siege, Action::Strike { from }) => victim(sight, seat, from, "raid.acolytes", false),
        (Step::Siege, Action::Loose { lair }) if sect.siege.rested >> (lair & 7) & 1 == 1 => {
            Refusal::new("monster.undead", "why-rested")
        }
        (Step::Siege, Action::Loose { .. }) => Refusal::new("raid.monsters", "why-empty-lair"),
        (Step::Act(_), Action::Vigil { .. }) => Refusal::new("raid.vigil", "why-order-set"),
        (Step::Siege, Action::Bribe) => Refusal::new("investigator.ransom", "why-no-bribe"),
        (Step::Monster(_), Action::Adopt { .. }) => Refusal::new("monster.choose", "why-no-beast"),
        (Step::Whom(..), Action::Aim { .. }) => Refusal::new("card.aim", "why-not-at-him"),
        (Step::Surrender(..), Action::Offer { .. }) => Refusal::new("evolution.theft", "why-no-offer"),
        (Step::Yield(_), Action::Yield { .. }) => Refusal::new("card.active", "why-not-active"),
        (Step::Snatch(_), Action::Snatch { .. }) => Refusal::new("card.active", "why-not-active"),
        (Step::Raze(..), Action::Raze { .. }) => Refusal::new("card.raze", "why-no-room"),
        (Step::Errand(_), Action::Visit { at }) => match super::placing::entry(sight, seat, at) {
            Err(bar) => barred(sight, seat, at, bar),
            Ok(_) if sight.f.space(sight.board(), at).is_some_and(|space| space.no_skulk) => {
                Refusal::new("priest-card.keziah", "why-no-skulk-there")
            }
            Ok(_) => too_dear(sight, seat, at),
        },
        (Step::Build(..), Action::Install { .. }) => Refusal::new("chamber.replace", "why-slot-taken"),
        (Step::Act(_) | Step::Powers(_) | Step::Tend(..) | Step::Announce(_), Action::Invoke { lair }) => {
            no_power(sight, seat, lair)
        }
        (Step::Tend(..), Action::Call { .. }) => Refusal::new("avatar.upkeep", "why-avatar-cannot"),
        (Step::Siege, Action::Unleash) => Refusal::new("shoggoth.riposte", "why-not-my-shoggoth"),
        // Whoever points at a sanctum outside the moments for it.
        (Step::Act(_), Action::Keep | Action::Tidy | Action::Sort | Action::Stow { .. }) => {
            Refusal::new("sanctum.when", "why-no-reorganising")
        }
        (Step::Act(_), Action::Install { .. }) => Refusal::new("chamber.gain", "why-no-chamber-now"),
        _ => not_now(),
    }
}

/// The rule of a seat's Priest card.
fn power_rule(sight: Sight<'_>, seat: Seat) -> &'static str {
    words::priest_rule(sight.f, sight.sect(seat).priest)
}

/// Why a monster does not use its power.
fn no_power(sight: Sight<'_>, seat: Seat, lair: u8) -> Refusal {
    let Some(monster) = sight.sect(seat).lairs.get(usize::from(lair)).copied().filter(|monster| monster.is_one())
    else {
        return Refusal::new("raid.monsters", "why-empty-lair");
    };
    let rule = words::monster_rule(sight.f, monster);
    let key = match super::powers::bar(sight, seat, lair) {
        Some(Bar::NoAim) => "why-no-aim",
        Some(Bar::TooDear) => "why-power-too-dear",
        Some(Bar::Denied) => "why-power-denied",
        _ if sight.p.cards.spent >> (monster.0 & 31) & 1 == 1 => "why-power-spent",
        _ => "why-no-power-now",
    };
    Refusal::because(rule, Phrase::new(key).word("monster", words::monster_word(sight.f, monster)))
}

fn victim(sight: Sight<'_>, seat: Seat, from: Site, rule: &'static str, price: bool) -> Refusal {
    let sect = sight.sect(seat);
    if price && sect.cultists[usize::from(sight.p.acting)] == from {
        return Refusal::new("cost.self", "why-self");
    }
    match from {
        Site::Asylum => Refusal::new("cost.acolytes", "why-asylum"),
        Site::Escape => Refusal::new("priest.escape", "why-escape"),
        Site::Azathoth => Refusal::new("azathoth.send", "why-worshipping"),
        Site::Evolved(_) => Refusal::new("evolution.track", "why-evolved"),
        Site::Trapped => Refusal::new("monster.shambler", "why-trapped"),
        _ => Refusal::new(rule, "why-nobody-there"),
    }
}

fn no_room(sight: Sight<'_>, seat: Seat, goods: crate::Goods, room: u8) -> Refusal {
    let sect = sight.sect(seat);
    if sect.hand.get(goods) == 0 {
        return Refusal::because("reward.store", Phrase::new("why-not-in-hand").word("goods", goods.word()));
    }
    if room == 0 || usize::from(room) > SLOTS || !sect.rooms[usize::from(room) - 1].chamber.is_one() {
        return Refusal::new("sanctum.slots", "why-no-room");
    }
    let chamber = words::chamber_word(sight.f, sect.rooms[usize::from(room) - 1].chamber);
    let why = Phrase::new("why-does-not-fit").word("goods", goods.word()).word("chamber", chamber);
    Refusal::because("sanctum.store", why)
}

fn no_prowl(sight: Sight<'_>, seat: Seat, from: Site, to: Site) -> Refusal {
    let Some((index, kind)) = sight.skulk_at(seat, from) else {
        return Refusal::new("skulk.move", "why-no-skulk");
    };
    let providence = sight.f.space(sight.board(), to).is_some_and(|space| space.no_skulk);
    if providence {
        return Refusal::new("skulk.move", "why-no-skulk-there");
    }
    if sight.p.blocked == Some(to) {
        return Refusal::new("skulk.kinds", "why-blocked");
    }
    if !skulks::may_enter(sight, kind, to) {
        return Refusal::new("skulk.kinds", "why-wrong-skulk");
    }
    match super::placing::entry(sight, seat, to) {
        Err(bar) => barred(sight, seat, to, bar),
        Ok((_, cost)) if !sight.means(seat, Some(index as u8)).pay(&cost) => too_dear(sight, seat, to),
        Ok(_) => Refusal::new("skulk.move", "why-no-skulk"),
    }
}
