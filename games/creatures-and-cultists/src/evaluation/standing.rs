//! What each sect may expect: its god, its cultists, its cards, and what the question of the moment may still bring.

use cenacle_table::{MAX_SEATS, Seat, Worth};

use crate::{
    Answer, CardFace, Duel, Effect, Family, Guard, Position, Reaction, Task, Throw, Verdict, Why,
    position::{ROW, row_of},
    rules_view::RulesView,
};

use super::{exchange, odds};

/// How much more a strong sect is worth than a weak one: the higher, the surer of the leader the evaluation is.
const SHARPNESS: f32 = 0.11;
/// What counts for how much at a table of some size.
struct Weights {
    /// A cultist, by row.
    rows: [f32; 3],
    /// A sect that is nearly gone: what it lacks of a row's cultists, straight and squared.
    few: [f32; 2],
    /// The points that the god asks for: straight, and only when he is near.
    points: [f32; 2],
}
/// Two to four players.
const DUEL: Weights = Weights { rows: [0.8, 1.1, 1.4], few: [0.0, 0.0], points: [9.0, 9.0] };
/// Five and more: the favour comes seldom, and until then who has points is hunted. Fitted, see docs/BOTS.md.
const CROWD: Weights = Weights { rows: [0.6, 0.8, 0.85], few: [6.5, 8.5], points: [3.0, 4.4] };

fn weights(p: &Position) -> &'static Weights {
    if p.players > 4 { &CROWD } else { &DUEL }
}

/// A card that will be drawn, before it is known.
const FRESH: f32 = 0.4;
/// Being free to answer is worth more than any standing answer: a bot is never late.
const TIED: f32 = 2.0;
/// How sure it is that a call of the god can still be made: in one's own turn, and while others may take points or favour.
const CALL: [f32; 2] = [0.8, 0.97];

pub(super) fn evaluate(rules: RulesView<'_>) -> Worth {
    let p = rules.p;
    let mut worth: Worth = [0.0; MAX_SEATS];
    let pending = pending(rules);
    let mut sum = 0.0;
    for seat in p.living() {
        let share = (SHARPNESS * (standing(rules, seat) + pending[seat.index()])).exp();
        worth[seat.index()] = share;
        sum += share;
    }
    if sum > 0.0 {
        worth.iter_mut().for_each(|share| *share /= sum);
    }
    if let Some((caller, comes)) = call(rules) {
        worth.iter_mut().for_each(|share| *share *= 1.0 - comes);
        worth[caller.index()] += comes;
    }
    worth
}

/// Who calls his god, or may in this round, and how likely it comes. `[god.call]`
fn call(rules: RulesView<'_>) -> Option<(Seat, f32)> {
    let p = rules.p;
    if let Some(roll) = p.roll.filter(|roll| roll.throw == Throw::God && roll.verdict.is_none()) {
        return Some((roll.by, odds(rules, &roll.buying(rules.purse(&roll).min(12)))));
    }
    let seat = p.favoured.filter(|seat| p.ready.contains(*seat) && p.sect(*seat).points >= rules.god())?;
    let own = p.turn == seat;
    let over = own && (p.called || p.task() == Task::NextTurn);
    (!over).then(|| (seat, CALL[usize::from(own)] * summons(rules, seat)))
}

/// The chance of a call with all the points that are not asked for put into it.
fn summons(rules: RulesView<'_>, seat: Seat) -> f32 {
    let roll = rules.god_roll(seat);
    odds(rules, &roll.buying(rules.purse(&roll).min(12)))
}

/// How good a sect's prospects are: cultists, points on the way to the god, cards.
fn standing(rules: RulesView<'_>, seat: Seat) -> f32 {
    let p = rules.p;
    let sect = p.sect(seat);
    let rows = &weights(p).rows;
    let bodies: f32 = (0..3).map(|row| (sect.alive >> (8 * row) & 0xff).count_ones() as f32 * rows[row]).sum();
    let skills: f32 = sect.skills.iter().map(|skill| f32::from(*skill)).sum();
    let tied = Reaction::ALL.into_iter().filter(|on| sect.orders.to(*on) != Answer::Ask).count() as f32;
    bodies - few(p, sect.alive.count_ones())
        + gods(rules, seat, f32::from(sect.points))
        + hand(rules, seat)
        + 0.25 * skills
        - TIED * tied
}

/// How much worse a sect stands because so few of it live.
fn few(p: &Position, alive: u32) -> f32 {
    let lacks = (ROW as u32).saturating_sub(alive) as f32 / ROW as f32;
    let [straight, squared] = weights(p).few;
    lacks * (straight + squared * lacks)
}

/// What so many points are worth: some of it straight, some of it only when the god is near.
fn gods(rules: RulesView<'_>, seat: Seat, points: f32) -> f32 {
    let part = (points / f32::from(rules.god())).min(1.4);
    let roll = rules.god_roll(seat);
    let [straight, near] = weights(rules.p).points;
    (straight * part + near * part * part) * (0.5 + odds(rules, &roll))
}

/// Cards in hand, and those that will fill it.
fn hand(rules: RulesView<'_>, seat: Seat) -> f32 {
    let p = rules.p;
    let hand = p.hand(seat);
    let mut worth = FRESH * (usize::from(rules.f.hand).saturating_sub(hand.len())) as f32;
    let mut spells = 0.0_f32;
    for (index, count) in hand.counts().iter().enumerate().filter(|(_, count)| **count > 0) {
        let card = &rules.f.faces[index];
        let count = f32::from(*count);
        match card.family {
            Family::Mishap => worth += 0.3 * count,
            // Only one of these is played in a turn.
            Family::Event | Family::Sorcery => spells = spells.max(0.6) + 0.1 * count,
            Family::Brutality => worth += count * (0.45 + 0.06 * f32::from(card.weapon.bonus)),
            Family::Conjuring => worth += count * (0.42 + 0.03 * f32::from(card.beast.modifier)),
            Family::Defence => worth += count * 0.75,
        }
    }
    worth + spells
}

/// The gain of who signs for a cultist, and the loss of his sect.
struct Prize {
    gain: f32,
    loss: f32,
}

fn prize(rules: RulesView<'_>, to: Option<Seat>, of: Seat, member: u8, prize: u8) -> Prize {
    let row = row_of(member);
    let gain = to.map_or(0.0, |to| {
        let points = f32::from(rules.p.sect(to).points);
        let more = f32::from(rules.f.worth[usize::from(row)] + prize);
        gods(rules, to, points + more) - gods(rules, to, points)
    });
    let alive = rules.p.sect(of).alive.count_ones();
    let last = if alive == 1 { 30.0 } else { 0.0 };
    let fewer = few(rules.p, alive.saturating_sub(1)) - few(rules.p, alive);
    Prize { gain, loss: weights(rules.p).rows[usize::from(row)] + fewer + last }
}

type Shift = [f32; MAX_SEATS];

/// A cultist dies with this chance.
fn dies(rules: RulesView<'_>, shift: &mut Shift, chance: f32, to: Option<Seat>, of: Seat, member: u8) {
    let Prize { gain, loss } = prize(rules, to, of, member, 0);
    shift[of.index()] -= chance * loss;
    if let Some(to) = to {
        shift[to.index()] += chance * gain;
    }
}

/// What the question of the moment may still bring to each.
fn pending(rules: RulesView<'_>) -> Shift {
    let p = rules.p;
    let mut shift: Shift = [0.0; MAX_SEATS];
    match (p.task(), &p.duel) {
        (Task::Aim, Some(duel)) => {
            if let Some(aimed) = best_aim(rules, duel) {
                fought(rules, &mut shift, &aimed);
            }
        }
        (Task::Dodge, Some(duel)) => fought(rules, &mut shift, duel),
        (Task::Stake | Task::Amend, duel) => rolling(rules, &mut shift, duel.as_ref()),
        (Task::Sign, Some(duel)) => conjured(rules, &mut shift, duel),
        (Task::Counter(number, edge), Some(duel)) => {
            let with = |skill| odds(rules, &rules.counter_roll(duel, number, skill, edge));
            let best = with(crate::Skill::Brutality).max(with(crate::Skill::Conjuring));
            dies(rules, &mut shift, best, Some(duel.foe()), duel.attacker, duel.member);
        }
        (Task::Bluff, _) => {
            if let Some(death) = p.death {
                dies(rules, &mut shift, 0.95, death.to, death.seat, death.member);
            }
        }
        (Task::Target, _) => {
            if let (Some(spell), Some(card)) = (p.spell, rules.spell_face()) {
                let chance = card.test.map_or(1.0, |_| odds(rules, &rules.test_roll(spell.by, card)));
                shift[spell.by.index()] += chance * spell_worth(card);
            }
        }
        (Task::Choose(choice), _) => {
            let first = rules.in_play(choice.of).trailing_zeros().min(23) as u8;
            match choice.why {
                Why::Die => dies(rules, &mut shift, f32::from(choice.left), None, choice.of, first),
                Why::DieFor(to) => dies(rules, &mut shift, f32::from(choice.left), Some(to), choice.of, first),
                Why::Bar(_) | Why::Banish => shift[choice.of.index()] -= 0.3 * f32::from(choice.left),
                Why::Revive(_) => shift[choice.of.index()] += f32::from(choice.left),
                Why::Puppet => shift[choice.by.index()] += 0.8 * f32::from(choice.left),
            }
        }
        (Task::Keep(left), _) => p.spell.into_iter().for_each(|spell| shift[spell.by.index()] += 0.6 * f32::from(left)),
        (Task::Shed(left), _) => p.spell.into_iter().for_each(|spell| shift[spell.by.index()] -= 0.3 * f32::from(left)),
        // Setting standing answers is for people.
        (Task::Orders(seat), _) => shift[seat.index()] -= TIED,
        _ => {}
    }
    shift
}

/// What a card against another sect is about worth if it works.
fn spell_worth(card: &CardFace) -> f32 {
    let worth = |effect: Effect| match effect {
        Effect::Kill { count, .. } => 1.6 * f32::from(count),
        Effect::Cull { up_to, .. } => 2.0 * f32::from(up_to),
        Effect::Steal { .. } => 4.0,
        Effect::Dominate { count, .. } => f32::from(count),
        Effect::Lose { .. } => 1.5,
        Effect::TakeCard | Effect::Ransom { .. } => 1.0,
        _ => 0.7,
    };
    card.passes.all().map(worth).sum()
}

/// The best of a few prey: the ends of every active row.
fn best_aim(rules: RulesView<'_>, duel: &Duel) -> Option<Duel> {
    let mut best: Option<(f32, Duel)> = None;
    let mut look = |seat: Seat, member: u8| {
        let mut aimed = *duel;
        (aimed.target, aimed.aimed, aimed.victims[0]) = (Some(seat), 1, member);
        let (kills, costs) = exchange(rules, &aimed);
        let Prize { gain, loss } = prize(rules, Some(duel.roller), seat, member, 0);
        let value = kills * (gain + 0.4 * loss) - costs;
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, aimed));
        }
    };
    let mut ends: [Option<(u8, u8)>; MAX_SEATS] = [None; MAX_SEATS];
    rules.aims(duel, |seat, member| {
        let row = &mut ends[seat.index()];
        *row = Some((row.map_or(member, |(first, _)| first), member));
    });
    for seat in rules.p.everybody() {
        if let Some((first, last)) = ends[seat.index()] {
            look(seat, first);
            if last != first {
                look(seat, last);
            }
        }
    }
    best.map(|(_, aimed)| aimed)
}

/// An attack that was not rolled for yet.
fn fought(rules: RulesView<'_>, shift: &mut Shift, duel: &Duel) {
    let (kills, costs) = exchange(rules, duel);
    let dodged = if rules.p.task() == Task::Dodge && holds(rules.p, duel.foe(), rules.f.guard(Guard::Dodge)) {
        0.5
    } else {
        1.0
    };
    for victim in &duel.victims[..usize::from(duel.aimed.max(1))] {
        dies(rules, shift, kills * dodged, Some(duel.roller), duel.foe(), *victim);
    }
    dies(rules, shift, costs.min(1.0) * dodged, Some(duel.foe()), duel.attacker, duel.member);
}

fn holds(p: &Position, seat: Seat, face: crate::Face) -> bool {
    p.hand(seat).count(face.index()) > 0
}

/// A beast that comes, or has turned.
fn conjured(rules: RulesView<'_>, shift: &mut Shift, duel: &Duel) {
    if duel.turned {
        let falls = 1.0 - odds(rules, &rules.turned_roll(duel));
        dies(rules, shift, falls, None, duel.attacker, duel.member);
        return;
    }
    let shreds = duel.verdict == Some(Verdict::Shreds);
    let falls = if shreds { 1.0 } else { 1.0 - odds(rules, &rules.defence_roll(duel, 0)) };
    dies(rules, shift, falls, Some(duel.roller), duel.foe(), duel.victims[0]);
}

/// A roll that is announced, or thrown and may still be paid for.
fn rolling(rules: RulesView<'_>, shift: &mut Shift, duel: Option<&Duel>) {
    let Some(roll) = rules.p.roll else { return };
    let passes = odds(rules, &roll);
    match (roll.throw, duel) {
        (Throw::Attack, Some(duel)) => fought(rules, shift, duel),
        (Throw::Defence(number), Some(duel)) if duel.hits() => {
            let victim = duel.victims[usize::from(number)];
            dies(rules, shift, 1.0 - passes, Some(duel.roller), duel.foe(), victim);
        }
        (Throw::Turned, Some(duel)) => dies(rules, shift, 1.0 - passes, None, duel.attacker, duel.facing),
        (Throw::Counter(_), Some(duel)) => {
            dies(rules, shift, passes, Some(duel.foe()), duel.attacker, duel.member);
        }
        (Throw::Test, _) => {
            if let Some(card) = rules.spell_face() {
                shift[roll.by.index()] += passes * spell_worth(card);
            }
        }
        _ => {}
    }
}
