//! How promising a decision looks at a glance: playouts draw by it.

use cenacle_table::Seat;

use crate::{Action, Aim, Card, Chamber, Cultist, Denied, Site, Step, When, rules_view::RulesView, steps::losses};

use super::appraise::{
    UNUSED_POWER, WORTH, atom_place, deed, discount, gained, monster, near_the_end, paid, sign, signs_left, welcome,
    worth,
};
use super::prospect::{More, called_for};

/// The most that a raid can deter from breaking a lock.
const DETERRED: f32 = 20.0;

/// How promising an action looks at a glance.
pub(super) fn weight(rules: RulesView<'_>, seat: Seat, action: Action, danger: f32) -> f32 {
    let p = rules.p;
    let left = signs_left(rules);
    match action {
        Action::Place { who, at } => {
            let net = placing(rules, seat, at, left, danger);
            // The Priest has few places of his own: he goes to them, and never alone where an Acolyte would do.
            let own = at.is_own() && who == Cultist::Priest;
            (0.8 * net + if own { 0.3 } else { 0.0 }).clamp(-6.0, 7.0).exp()
        }
        Action::Prowl { to, .. } => (0.8 * placing(rules, seat, to, left, danger)).clamp(-6.0, 7.0).exp(),
        Action::Stay | Action::NoBonus => 1.0,
        Action::Bonus => match p.step() {
            Step::Bonus(_, lock) => {
                let space = rules.f.space(rules.board(), Site::Lock(lock)).unwrap_or_default();
                (0.8 * (gained(rules, seat, &space.gives, left) - paid(&space.cost, rules.sect(seat))))
                    .clamp(-5.0, 5.0)
                    .exp()
            }
            _ => 1.0,
        },
        Action::PayRest | Action::StowRest => 8.0,
        Action::Pay { goods, room } => 0.3 / (0.5 + WORTH[goods as usize]) / (1.0 + f32::from(room)),
        Action::Stow { goods, room } => 0.03 * WORTH[goods as usize] * f32::from(room),
        Action::Tidy => 8.0,
        Action::Keep => 1.0,
        Action::Sort => 0.15,
        Action::Install { card, room } => install(rules, seat, p.display[usize::from(card)], room),
        Action::Refuse => 2.0,
        Action::Sacrifice { from } | Action::Strike { from } => {
            let worth = victim(from);
            match action {
                Action::Strike { .. } => riposte(rules, seat, rules.acolyte_block(seat), worth),
                _ => 1.0 / worth,
            }
        }
        Action::Loose { lair } => {
            let beast = rules.sect(seat).lairs[usize::from(lair)];
            let block = rules.riposte_of(seat, lair);
            u8::try_from(block).map_or(0.02, |block| riposte(rules, seat, block, 0.5 + 0.9 * monster(rules, beast)))
        }
        Action::Unleash => riposte(rules, seat, rules.f.raid.shoggoth, 6.0),
        Action::Award { to } => {
            if to == seat {
                20.0
            } else {
                1.0
            }
        }
        Action::Worship { from } | Action::Remove { from } => 1.0 / victim(from),
        Action::Evolve { from } => 1.0 / victim(from),
        Action::Offer { stage } => {
            if stage == 1 {
                0.4
            } else {
                0.15
            }
        }
        // Whoever leads is meant.
        Action::Target { who } => {
            let gift = matches!(p.step(), Step::Aim(_, Aim::Gift(_)));
            (0.1 * rules.score(who) as f32 * if gift { -1.0 } else { 1.0 }).clamp(-4.0, 4.0).exp()
        }
        Action::Retrieve { whose } => {
            if whose == seat {
                12.0
            } else {
                1.0 + 4.0 * near_the_end(rules)
            }
        }
        Action::Enchant { whose, .. } => {
            if whose == seat {
                6.0
            } else {
                0.3
            }
        }
        Action::Demolish { room } => {
            let face = rules.f.chamber(rules.sect(seat).rooms[usize::from(room) - 1].chamber);
            face.map_or(1.0, |face| 1.0 / (0.5 + f32::from(face.defence) + f32::from(face.holds.any)))
        }
        Action::Accept | Action::Thaw | Action::Call { .. } => 4.0,
        Action::WantMonster | Action::WantChamber | Action::Decline => 1.0,
        // [raid.vigil]: standing orders are for people.
        Action::Vigil { on } => {
            if on {
                0.0
            } else {
                0.5
            }
        }
        Action::Endure => 1.0,
        Action::Discard { lair } => 1.0 / (0.5 + monster(rules, rules.sect(seat).lairs[usize::from(lair)])),
        Action::Adopt { card } => {
            let beast = p.cards.beasts[usize::from(card)];
            (0.5 * (monster(rules, beast) + welcome(rules, seat, beast))).exp()
        }
        Action::Invoke { lair } => invoking(rules, seat, lair, left),
        Action::Pass => 1.0,
        Action::Again => 2.5,
        Action::Aim { whom } => aiming(rules, whom),
        Action::Rob { .. } => 1.0,
        Action::Yield { from } => 1.0 / victim(from),
        Action::Snatch { whom, from } => aiming(rules, whom) * victim(from),
        Action::Raze { whom, room } => {
            let held = worth(rules.sect(whom).store(room)) + f32::from(rules.defence(whom, room));
            if whom == seat { 1.0 / (1.0 + held) } else { 1.0 + held }
        }
        Action::Visit { at } => (0.8 * placing(rules, seat, at, left, danger)).clamp(-6.0, 7.0).exp(),
        Action::Bribe => rules.ransom(seat).map_or(0.1, |ransom| {
            let price = WORTH[ransom.goods as usize] * f32::from(ransom.count);
            riposte(rules, seat, ransom.off, price)
        }),
        Action::Break { lock } => {
            let face = &rules.board().locks[usize::from(lock)];
            1.0 + paid(&face.cost, rules.sect(seat)) / (1.0 + f32::from(face.dice))
        }
    }
}

/// What going to a space brings: its reward less its price, and for a lock the raid it calls.
fn placing(rules: RulesView<'_>, seat: Seat, at: Site, left: f32, danger: f32) -> f32 {
    if let Site::Lock(lock) = at
        && !rules.p.is_broken(lock)
    {
        let face = &rules.board().locks[usize::from(lock)];
        let strength = if danger > 0.0 { 3.5 * f32::from(face.dice) } else { 0.0 };
        let raid = if face.dice > 0 {
            // Everybody is raided alike: what counts is who loses more. A hoard that has grown for ages deters nobody for ever.
            let of = |seat: Seat| worth(&losses(rules, seat, strength.min(18.0) as u8));
            let (own, all) = (of(seat), rules.p.everybody().map(of).sum::<f32>());
            let more = 0.6 * (own - (all - own) / f32::from(rules.p.players - 1).max(1.0));
            discount(rules) * more.min(DETERRED)
        } else {
            0.0
        };
        let bonus = face.bonus.map_or(0.0, |bonus| {
            (gained(rules, seat, &bonus.gives, left) - paid(&bonus.cost, rules.sect(seat))).max(0.0)
        });
        let monster = if face.monster { 2.5 } else { 0.0 } + if face.avatar.is_some() { 3.0 } else { 0.0 };
        // A sign of growth goes to who has most. [growth.award]
        let grown = if face.growth > 0 { 0.5 } else { 0.0 };
        let monster = monster + grown;
        // The last signs are broken by who leads, or by nobody.
        let end = if left < 0.1 { ending(rules, seat, strength.min(18.0) as u8) } else { 0.0 };
        return sign(rules) - paid(&face.cost, rules.sect(seat)) + bonus + monster - raid + end;
    }
    if at == Site::Power {
        let Some(face) = rules.f.priest(rules.sect(seat).priest) else { return 0.0 };
        // It comes once: not before it is worth most.
        return gained(rules, seat, &face.power.gives, left) + deed(face.power.deed)
            - paid(&face.power.cost, rules.sect(seat))
            - UNUSED_POWER * left;
    }
    if let Site::Ritual(ritual, 0) = at {
        let steps = &rules.f.rituals[usize::from(ritual)].steps;
        let gain: f32 = steps.iter().map(|boon| gained(rules, seat, boon, left)).sum();
        return (gain - paid(&rules.f.ritual_start.cost, rules.sect(seat))) * 0.55 * discount(rules) * (0.3 + left);
    }
    let Some(space) = rules.f.space(rules.board(), at) else { return 0.0 };
    let denied = rules.p.rival.denied == Some(Denied::Chamber) && space.gives.chamber > 0;
    let room = match space.cost.monsters {
        0 => 0.0,
        lairs => called_for(rules, seat, More { acolytes: 0, lairs }),
    };
    gained(rules, seat, &space.gives, left) + room
        - paid(&space.cost, rules.sect(seat))
        - if denied { 3.0 } else { 0.0 }
}

/// Whether the end is welcome: whether a seat would lead once the last raid of this strength has passed, if nobody ripostes. A
/// game that drags on must be looked at more closely than that, lest nobody even thinks of ending it.
fn ending(rules: RulesView<'_>, seat: Seat, strength: u8) -> f32 {
    let after = |seat: Seat| rules.score(seat) - rules.f.points(&losses(rules, seat, strength));
    let rival = if rules.p.is_solo() { rules.rival_score() } else { 0 };
    let best = rules.p.everybody().filter(|other| *other != seat).map(after).max();
    if after(seat) > best.unwrap_or(rival).max(rival) { 20.0 } else { -20.0 * discount(rules) }
}

/// A chamber is worth its defence in front and its places at the back.
fn install(rules: RulesView<'_>, seat: Seat, chamber: Chamber, room: u8) -> f32 {
    let Some(face) = rules.f.chamber(chamber) else { return 0.1 };
    let depth = f32::from(room) / 7.0;
    let any = 1.2 + 2.0 * atom_place(rules, seat);
    let places = f32::from(face.holds.any) * any + 0.4 * f32::from(face.holds.own.len());
    let defence = f32::from(face.defence) * (1.2 - 0.6 * depth);
    let old = rules.sect(seat).rooms[usize::from(room) - 1].chamber;
    let lost = rules.f.chamber(old).map_or(0.0, |old| 0.9 * f32::from(old.defence) + any * f32::from(old.holds.any));
    (0.35 * (defence + places * (0.3 + depth) - lost)).exp()
}

/// What an Acolyte somewhere is still good for.
fn victim(from: Site) -> f32 {
    match from {
        Site::Pool => 4.0,
        Site::Asylum => 1.0,
        Site::Escape => 2.4,
        Site::Track(_) => 4.5,
        Site::Eternal(_) => 4.0,
        Site::Ritual(_, 0) => 6.0,
        Site::Ritual(..) => 2.6,
        _ => 2.8,
    }
}

/// Whether a riposte saves more than it costs: what is here, and what lies behind.
fn riposte(rules: RulesView<'_>, seat: Seat, by: u8, cost: f32) -> f32 {
    let sect = rules.sect(seat);
    let strength = sect.siege.strength;
    let here = worth(sect.store(sect.siege.at));
    let behind: f32 = sect.rooms[usize::from(sect.siege.at)..].iter().map(|room| worth(&room.holds)).sum();
    let stops = if strength == 0 {
        0.0
    } else if by >= strength {
        here + 0.6 * behind
    } else {
        0.5 * (here + 0.3 * behind) * f32::from(by) / f32::from(strength.max(1))
    };
    let waste = f32::from(by.saturating_sub(strength)) * 0.35;
    (0.7 * (stops - cost - waste)).clamp(-5.0, 5.0).exp()
}

/// Whether a monster's power is worth using now: what it gives, less its price and, if it is discarded, its defence.
fn invoking(rules: RulesView<'_>, seat: Seat, lair: u8, left: f32) -> f32 {
    let beast = rules.sect(seat).lairs[usize::from(lair)];
    let Some(power) = rules.f.card_power(Card::Monster(beast)) else { return 0.1 };
    let gone = if power.when == When::Turn { 0.4 * f32::from(rules.monster_defence(seat, lair)) } else { 0.0 };
    let pool = 3.0 * left * f32::from(power.cost.pool);
    let net =
        gained(rules, seat, &power.gives, left) + deed(power.deed) - paid(&power.cost, rules.sect(seat)) - pool - gone;
    (0.7 * net).clamp(-5.0, 5.0).exp()
}

/// Cards aim best at whoever leads.
fn aiming(rules: RulesView<'_>, whom: Seat) -> f32 {
    if whom.index() >= usize::from(rules.p.players) {
        return 1.0;
    }
    (0.06 * rules.score(whom) as f32).clamp(0.0, 6.0).exp()
}
