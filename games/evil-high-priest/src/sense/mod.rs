//! What a bot needs to judge a position: points, what the next raid would take of them, and how long the game will last.

use cenacle_table::{MAX_SEATS, Note, Playout, Seat, Sense, Worth};

use crate::{
    Action, Aim, Boon, Card, Cultist, Deed, Denied, Event, EvilHighPriest, Goods, Monster, Need, Position, Price,
    Purse, Site, Step, Trait, When, notes, sight::Sight, steps::losses,
};

/// What a unit of each kind is worth while it can still be used: treasure and blood buy, the others score.
const WORTH: [f32; 6] = [0.55, 1.1, 2.1, 1.5, 5.2, 10.0];

/// What a Priest's power is worth while it is unused.
const PATIENCE: f32 = 1.5;

impl Sense for EvilHighPriest {
    const PLAYOUT: Playout = Playout { depth: Some(50), sensible: 0.9 };

    fn judge(&self, position: &Position) -> Worth {
        let sight = Sight { f: self.figures(), p: position };
        let mut worth: Worth = [0.0; MAX_SEATS];
        // The nearer the end, the surer the leader.
        let left = signs_left(sight);
        let sharpness = 0.045 + 0.075 * (1.0 - left);
        if position.is_solo() {
            let lead = standing(sight, Seat::new(0)) - sight.rival_score() as f32 - 6.0 * left;
            worth[0] = 1.0 / (1.0 + (-sharpness * lead).exp());
            return worth;
        }
        let mut sum = 0.0;
        for seat in position.everybody() {
            let share = (sharpness * standing(sight, seat)).exp();
            worth[seat.index()] = share;
            sum += share;
        }
        worth.iter_mut().for_each(|share| *share /= sum);
        worth
    }

    fn lean(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let sight = Sight { f: self.figures(), p: position };
        let danger = danger(sight);
        out.extend(legal.iter().map(|action| promise(sight, seat, *action, danger).max(0.02)));
    }

    fn note(&self, event: &Event, out: &mut Vec<Note>) {
        notes::note(self, event, out);
    }

    fn belongings(&self, position: &Position, out: &mut Vec<Note>) {
        notes::belongings(position, out);
    }
}

/// Elder Signs that still hold, as a part of all.
fn signs_left(sight: Sight<'_>) -> f32 {
    let all = sight.board().all;
    (all & !sight.p.broken).count_ones() as f32 / all.count_ones().max(1) as f32
}

/// The strength of the raid to be expected next: the mean over the locks that can be broken now.
fn danger(sight: Sight<'_>) -> f32 {
    let mut dice = 0;
    let mut locks = 0;
    for lock in sight.open_locks() {
        let face = &sight.board().locks[usize::from(lock)];
        if face.dice > 0 {
            dice += u32::from(face.dice);
            locks += 1;
        }
    }
    if locks == 0 {
        return 0.0;
    }
    let dice = dice as f32 / locks as f32;
    let worship = if sight.board().azathoth.is_some() { f32::from(sight.p.worshippers()) } else { 0.0 };
    worship + if sight.p.aggressive { 3.5 + f32::from(sight.f.raid.aggressive) * (dice - 1.0) } else { 3.5 * dice }
}

fn worth(purse: &Purse) -> f32 {
    Goods::ALL.into_iter().map(|goods| WORTH[goods as usize] * f32::from(purse.get(goods))).sum()
}

/// What a seat may expect to count in the end.
fn standing(sight: Sight<'_>, seat: Seat) -> f32 {
    let sect = sight.sect(seat);
    let left = signs_left(sight);
    let wealth = sect.wealth().plus(sect.hand);
    let usable = worth(&wealth);
    let counted = sight.score(seat) as f32;
    // As the end comes nearer what cannot be spent any more counts as it will be counted.
    let stock = counted + (usable - counted).max(0.0) * left;
    let free = (sect.cultists[1..].iter().filter(|at| !matches!(at, Site::Asylum)).count()) as f32;
    let defences: f32 = (1..=7).map(|room| f32::from(sight.defence(seat, room))).sum();
    let places = sect.rooms.iter().filter_map(|room| sight.f.chamber(room.chamber)).map(|face| {
        let any = f32::from(face.holds.any) * 0.8;
        let weak = matches!(face.special, Some(Trait::RaidGrows(_)));
        any + 0.3 * f32::from(face.holds.own.len()) - if weak { 0.5 } else { 0.0 }
    });
    let means = 2.4 * free
        + 0.35 * defences
        + 0.5 * places.sum::<f32>()
        + 2.2 * sect.lairs.iter().map(|beast| monster(sight, *beast) / 2.5).sum::<f32>();
    let shoggoth = if sight.p.has_shoggoth(seat) { 5.0 } else { 0.0 };
    // Acolytes with Azathoth are lost to him, and bring the end nearer; those who evolved block, and may be grimoires.
    let lost = 2.4 * f32::from(sect.acolytes_at(Site::Azathoth)) + 6.0 * near_the_end(sight).powi(3);
    let evolved = 1.2 * f32::from(sect.evolved(0)) + 1.5 * f32::from(sect.evolved(1));
    let amoebas = 2.6 * f32::from(sect.amoebas());
    let king = if sight.p.has_king(seat) { 2.0 } else { 0.0 };
    let special = evolved + king - lost - amoebas;
    let unused = if sect.priest.is_one() && !sect.priest_used { PATIENCE } else { 0.0 };
    stock + (means + shoggoth + special + unused) * (0.15 + left) - threatened(sight, seat)
}

/// What raids will take, less what ripostes can save: weakly kept resources are half lost already.
fn threatened(sight: Sight<'_>, seat: Seat) -> f32 {
    let sect = sight.sect(seat);
    let besieged = sight.p.step() == Step::Siege && sect.siege.strength > 0;
    let danger = danger(sight);
    if danger == 0.0 && !besieged {
        return 0.0;
    }
    let help = 3.0 * f32::from(sect.monsters()) + if sight.p.has_shoggoth(seat) { 7.0 } else { 0.0 };
    let lost = |strength: f32| worth(&losses(sight, seat, (strength - help).clamp(0.0, 18.0) as u8));
    0.3 * lost(danger) + 0.25 * lost(danger * 1.45 + 0.5)
}

/// What a price takes.
fn paid(price: &Price) -> f32 {
    worth(&price.goods)
        + 0.6 * f32::from(price.any)
        + 3.2 * f32::from(price.acolytes)
        + 3.5 * f32::from(price.monsters)
        + if price.shoggoth { 5.0 } else { 0.0 }
        + 3.6 * f32::from(price.worship)
        + 1.6 * f32::from(price.amoebas)
        - 1.4 * f32::from(price.own_amoebas)
        + 2.0 * f32::from(price.chambers)
        + if price.gift.is_some() { 0.7 } else { 0.0 }
}

/// How near the devouring of all is, from 0 to 1. `[azathoth.end]`
fn near_the_end(sight: Sight<'_>) -> f32 {
    let Some(each) = sight.board().azathoth else { return 0.0 };
    f32::from(sight.p.worshippers()) / f32::from(sight.p.worship_limit(each).max(1))
}

/// What a reward brings to a seat as it stands.
fn gained(sight: Sight<'_>, seat: Seat, boon: &Boon, left: f32) -> f32 {
    let sect = sight.sect(seat);
    let mut value = worth(&boon.goods);
    if let Some(tracked) = boon.deep_ones {
        value += WORTH[tracked.goods as usize] * f32::from(tracked.at(sight.p.deep_ones));
    }
    let locked_up = f32::from(sect.acolytes_at(Site::Asylum).min(boon.rescue));
    value += 4.5 * left * locked_up;
    if sect.free_lair().is_some() {
        value += 3.4 * f32::from(boon.monster);
    }
    if boon.chamber > 0 {
        value += if sect.chambers() < 5 { 3.0 } else { 1.0 };
    }
    if boon.shoggoth && !sight.p.has_shoggoth(seat) {
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
        value += 2.0 * left + 1.0 - worth(&losses(sight, seat, 4 * boon.raid)) * 0.6;
        // A lock that waits for such a creature is worth the change.
        let unmet = |need: Need| matches!(need, Need::Evolved { .. }) && !sight.need_is_met(seat, need);
        let locks = (0..).zip(&sight.board().locks).filter(|(lock, _)| !sight.p.is_broken(*lock));
        let waiting = locks.filter(|(_, lock)| lock.needs.each().any(unmet)).count();
        value += 1.6 * waiting.min(5) as f32;
    }
    if boon.harm.is_some() {
        value += 1.2;
    }
    if boon.king && !sight.p.has_king(seat) {
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

/// How promising an action looks at a glance.
fn promise(sight: Sight<'_>, seat: Seat, action: Action, danger: f32) -> f32 {
    let p = sight.p;
    let left = signs_left(sight);
    match action {
        Action::Place { who, at } => {
            let net = placing(sight, seat, at, left, danger);
            // The Priest has few places of his own: he goes to them, and never alone where an Acolyte would do.
            let own = at.is_own() && who == Cultist::Priest;
            (0.8 * net + if own { 0.3 } else { 0.0 }).clamp(-6.0, 7.0).exp()
        }
        Action::Prowl { to, .. } => (0.8 * placing(sight, seat, to, left, danger)).clamp(-6.0, 7.0).exp(),
        Action::Stay | Action::NoBonus => 1.0,
        Action::Bonus => match p.step() {
            Step::Bonus(_, lock) => {
                let space = sight.f.space(sight.board(), Site::Lock(lock)).unwrap_or_default();
                (0.8 * (gained(sight, seat, &space.gives, left) - paid(&space.cost))).clamp(-5.0, 5.0).exp()
            }
            _ => 1.0,
        },
        Action::PayRest | Action::StowRest => 8.0,
        Action::Pay { goods, room } => 0.3 / (0.5 + WORTH[goods as usize]) / (1.0 + f32::from(room)),
        Action::Stow { goods, room } => 0.03 * WORTH[goods as usize] * f32::from(room),
        Action::Tidy => 8.0,
        Action::Keep => 1.0,
        Action::Sort => 0.15,
        Action::Install { card, room } => install(sight, seat, p.display[usize::from(card)], room),
        Action::Refuse => 2.0,
        Action::Sacrifice { from } | Action::Strike { from } => {
            let worth = victim(from);
            match action {
                Action::Strike { .. } => riposte(sight, seat, sight.acolyte_block(seat), worth),
                _ => 1.0 / worth,
            }
        }
        Action::Loose { lair } => {
            let beast = sight.sect(seat).lairs[usize::from(lair)];
            let block = sight.riposte_of(seat, lair);
            u8::try_from(block).map_or(0.02, |block| riposte(sight, seat, block, 0.5 + 0.9 * monster(sight, beast)))
        }
        Action::Unleash => riposte(sight, seat, sight.f.raid.shoggoth, 6.0),
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
            (0.1 * sight.score(who) as f32 * if gift { -1.0 } else { 1.0 }).clamp(-4.0, 4.0).exp()
        }
        Action::Retrieve { whose } => {
            if whose == seat {
                12.0
            } else {
                1.0 + 4.0 * near_the_end(sight)
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
            let face = sight.f.chamber(sight.sect(seat).rooms[usize::from(room) - 1].chamber);
            face.map_or(1.0, |face| 1.0 / (0.5 + f32::from(face.defence) + f32::from(face.holds.any)))
        }
        Action::Accept => 4.0,
        Action::WantMonster | Action::WantChamber | Action::Decline => 1.0,
        Action::Endure => 1.0,
        Action::Discard { lair } => 1.0 / (0.5 + monster(sight, sight.sect(seat).lairs[usize::from(lair)])),
        Action::Adopt { card } => {
            let beast = p.cards.beasts[usize::from(card)];
            (0.5 * (monster(sight, beast) + welcome(sight, seat, beast))).exp()
        }
        Action::Invoke { lair } => invoking(sight, seat, lair, left),
        Action::Pass => 1.0,
        Action::Again => 2.5,
        Action::Aim { whom } => aiming(sight, whom),
        Action::Yield { from } => 1.0 / victim(from),
        Action::Snatch { whom, from } => aiming(sight, whom) * victim(from),
        Action::Raze { whom, room } => {
            let held = worth(sight.sect(whom).store(room)) + f32::from(sight.defence(whom, room));
            if whom == seat { 1.0 / (1.0 + held) } else { 1.0 + held }
        }
        Action::Visit { at } => (0.8 * placing(sight, seat, at, left, danger)).clamp(-6.0, 7.0).exp(),
        Action::Bribe => sight.ransom(seat).map_or(0.1, |ransom| {
            let price = WORTH[ransom.goods as usize] * f32::from(ransom.count);
            riposte(sight, seat, ransom.off, price)
        }),
        Action::Break { lock } => {
            let face = &sight.board().locks[usize::from(lock)];
            1.0 + paid(&face.cost) / (1.0 + f32::from(face.dice))
        }
    }
}

/// What a monster is worth: its defence in a raid to come, and what its power brings until then.
fn monster(sight: Sight<'_>, monster: Monster) -> f32 {
    let Some(face) = sight.f.monster(monster) else { return 0.0 };
    let defence = 0.5 * f32::from(face.defence) + 0.4 * f32::from(face.back.unwrap_or(0));
    let power = face.power.map_or(0.0, |power| match power.when {
        When::Upkeep => 1.6,
        When::Turn | When::Raid | When::Fallen => 1.0,
        When::Gained | When::Placed => 0.0,
    });
    defence + power
}

/// What a monster brings at once to who gains it.
fn welcome(sight: Sight<'_>, seat: Seat, monster: Monster) -> f32 {
    match sight.f.deed(Card::Monster(monster)) {
        Some(Deed::Trap) => 2.5,
        Some(Deed::Banish) => 1.5,
        Some(Deed::Crumble) if sight.sect(seat).chambers() > 0 => -2.5,
        _ => 0.0,
    }
}

/// Whether a monster's power is worth using now: what it gives, less its price and, if it is discarded, its defence.
fn invoking(sight: Sight<'_>, seat: Seat, lair: u8, left: f32) -> f32 {
    let beast = sight.sect(seat).lairs[usize::from(lair)];
    let Some(power) = sight.f.card_power(Card::Monster(beast)) else { return 0.1 };
    let gone = if power.when == When::Turn { 0.4 * f32::from(sight.monster_defence(seat, lair)) } else { 0.0 };
    let pool = 3.0 * left * f32::from(power.cost.pool);
    let net = gained(sight, seat, &power.gives, left) + deed(power.deed) - paid(&power.cost) - pool - gone;
    (0.7 * net).clamp(-5.0, 5.0).exp()
}

/// What a deed is worth at a glance.
fn deed(deed: Option<Deed>) -> f32 {
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

/// Cards aim best at whoever leads.
fn aiming(sight: Sight<'_>, whom: Seat) -> f32 {
    if whom.index() >= usize::from(sight.p.players) {
        return 1.0;
    }
    (0.06 * sight.score(whom) as f32).clamp(0.0, 6.0).exp()
}

/// What going to a space brings: its reward less its price, and for a lock the raid it calls.
fn placing(sight: Sight<'_>, seat: Seat, at: Site, left: f32, danger: f32) -> f32 {
    if let Site::Lock(lock) = at
        && !sight.p.is_broken(lock)
    {
        let face = &sight.board().locks[usize::from(lock)];
        let strength = if danger > 0.0 { 3.5 * f32::from(face.dice) } else { 0.0 };
        let raid = if face.dice > 0 {
            let own = worth(&losses(sight, seat, strength.min(18.0) as u8));
            let players = f32::from(sight.p.players);
            let all: f32 =
                sight.p.everybody().map(|other| worth(&losses(sight, other, strength.min(18.0) as u8))).sum();
            0.6 * (own - (all - own) / players)
        } else {
            0.0
        };
        let bonus =
            face.bonus.map_or(0.0, |bonus| (gained(sight, seat, &bonus.gives, left) - paid(&bonus.cost)).max(0.0));
        let monster = if face.monster { 2.5 } else { 0.0 } + if face.avatar.is_some() { 3.0 } else { 0.0 };
        // A sign of growth goes to who has most. [growth.award]
        let grown = if face.growth > 0 { 0.5 } else { 0.0 };
        let monster = monster + grown;
        // The last signs are broken by who leads, or by nobody.
        let end = if left < 0.1 { ending(sight, seat, strength.min(18.0) as u8) } else { 0.0 };
        return 10.0 - paid(&face.cost) + bonus + monster - raid + end;
    }
    if at == Site::Power {
        let Some(face) = sight.f.priest(sight.sect(seat).priest) else { return 0.0 };
        // It comes once: not before it is worth most.
        return gained(sight, seat, &face.power.gives, left) + deed(face.power.deed)
            - paid(&face.power.cost)
            - PATIENCE * left;
    }
    if let Site::Ritual(ritual, 0) = at {
        let steps = &sight.f.rituals[usize::from(ritual)].steps;
        let gain: f32 = steps.iter().map(|boon| gained(sight, seat, boon, left)).sum();
        return (gain - paid(&sight.f.ritual_start.cost)) * 0.55 * (0.3 + left);
    }
    let Some(space) = sight.f.space(sight.board(), at) else { return 0.0 };
    let denied = sight.p.rival.denied == Some(Denied::Chamber) && space.gives.chamber > 0;
    gained(sight, seat, &space.gives, left) - paid(&space.cost) - if denied { 3.0 } else { 0.0 }
}

/// Whether the end is welcome: whether a seat would lead once the last raid of this strength has passed.
fn ending(sight: Sight<'_>, seat: Seat, strength: u8) -> f32 {
    let after = |seat: Seat| sight.score(seat) - sight.f.points(&losses(sight, seat, strength));
    let rival = if sight.p.is_solo() { sight.rival_score() } else { 0 };
    let best = sight.p.everybody().filter(|other| *other != seat).map(after).max();
    if after(seat) > best.unwrap_or(rival).max(rival) { 20.0 } else { -20.0 }
}

/// A chamber is worth its defence in front and its places at the back.
fn install(sight: Sight<'_>, seat: Seat, chamber: crate::Chamber, room: u8) -> f32 {
    let Some(face) = sight.f.chamber(chamber) else { return 0.1 };
    let depth = f32::from(room) / 7.0;
    let places = f32::from(face.holds.any) * 1.2 + 0.4 * f32::from(face.holds.own.len());
    let defence = f32::from(face.defence) * (1.2 - 0.6 * depth);
    let old = sight.sect(seat).rooms[usize::from(room) - 1].chamber;
    let lost = sight.f.chamber(old).map_or(0.0, |old| 0.9 * f32::from(old.defence) + f32::from(old.holds.any));
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
fn riposte(sight: Sight<'_>, seat: Seat, by: u8, cost: f32) -> f32 {
    let sect = sight.sect(seat);
    let strength = sect.siege.strength;
    let here = worth(sect.store(sect.siege.at));
    let behind: f32 = sect.rooms[usize::from(sect.siege.at)..].iter().map(|room| worth(&room.holds)).sum();
    let stops = if by >= strength {
        here + 0.6 * behind
    } else {
        0.5 * (here + 0.3 * behind) * f32::from(by) / f32::from(strength.max(1))
    };
    let waste = f32::from(by.saturating_sub(strength)) * 0.35;
    (0.7 * (stops - cost - waste)).clamp(-5.0, 5.0).exp()
}
