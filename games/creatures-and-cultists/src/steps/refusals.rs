//! Why a decision is not allowed: found out after it was not in the legal list.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Family, Guard, Position, Skill, Task,
    position::{Hold, MEMBERS},
    sight::Sight,
};

use super::{asked, orders::guard, to_act, turn::playable};

/// It is not this seat that is asked.
pub(super) fn not_yours(p: &Position, seat: Seat) -> Refusal {
    if p.is_over() {
        return Refusal::new("goal", "why-over");
    }
    if p.sect(seat).alive == 0 {
        return Refusal::new("end.gone", "why-gone");
    }
    match asked(p).or_else(|| to_act(p).first()) {
        Some(who) => Refusal::because("window.ask", Phrase::new("why-not-now").seat("who", who)),
        None => Refusal::new("window.ask", "why-nobody"),
    }
}

pub(super) fn why(sight: Sight<'_>, seat: Seat, action: Action) -> Refusal {
    let p = sight.p;
    match (p.task(), action) {
        (Task::Name(_), Action::Name { .. })
        | (Task::Credo(_), Action::Credo { .. })
        | (Task::Symbol(_), Action::Symbol { .. }) => Refusal::new("found.identity", "why-taken"),
        (Task::Mishaps, Action::Mishap { face }) => {
            let late = p.hand(p.turn).counts().get(face.index()).is_some_and(|count| *count > 0);
            Refusal::new("turn.mishaps", if late { "why-late-mishap" } else { "why-no-card" })
        }
        (Task::Main, _) => in_turn(sight, action),
        (Task::Aim, Action::Aim { seat, member }) => aim(sight, seat, member),
        (Task::Dodge | Task::Sign | Task::Bluff, Action::React) => match guard(p.task()) {
            Guard::Dodge => Refusal::new("defence.dodge", "why-no-dodge"),
            Guard::Sign => Refusal::new("defence.elder-sign", "why-no-sign"),
            Guard::Bluff => Refusal::new("defence.bluff", "why-no-bluff"),
        },
        (Task::Stake, Action::Roll { bonus }) => {
            let purse = p.roll.map_or(0, |roll| sight.purse(&roll));
            let points = p.sect(seat).points;
            let key = if bonus > purse { "why-no-points" } else { "why-useless-points" };
            let rule = if bonus > purse { "points.spend" } else { "points.useful" };
            Refusal::because(rule, Phrase::new(key).number("bonus", bonus).number("points", points))
        }
        (Task::Counter(..), Action::Counter { skill: Skill::Sorcery }) => {
            Refusal::new("counter.skill", "why-counter-sorcery")
        }
        (Task::Target, Action::Target { seat: target }) => {
            let key = if target == seat { "why-target-self" } else { "why-target-idle" };
            Refusal::new("event.idle", key)
        }
        (Task::Choose(_), Action::Choose { .. }) => Refusal::new("card.choice", "why-not-among"),
        (Task::Ransom(points), Action::Ransom) => {
            Refusal::because("event.blackmail", Phrase::new("why-no-ransom").number("points", points))
        }
        (Task::Ransom(_) | Task::Pass, Action::Give { .. })
        | (Task::Shed(_), Action::Discard { .. })
        | (Task::Keep(_), Action::Keep { .. }) => Refusal::new("card.family", "why-no-card"),
        (Task::Orders(_), Action::Order { .. }) => Refusal::new("window.orders", "why-same-order"),
        (task, Action::Orders) if p.ordered || !super::orders::may_be_set(task) => {
            Refusal::new("window.orders", "why-ordered")
        }
        _ => Refusal::because("window.ask", Phrase::new("why-not-now").seat("who", seat)),
    }
}

fn in_turn(sight: Sight<'_>, action: Action) -> Refusal {
    let p = sight.p;
    let held = |face: crate::Face| p.hand(p.turn).counts().get(face.index()).is_some_and(|count| *count > 0);
    match action {
        Action::Summon => {
            let (rule, key) = sight.god_refused().unwrap_or(("god.call", "why-called"));
            let points = p.sect(p.turn).points;
            Refusal::because(rule, Phrase::new(key).number("need", sight.god()).number("points", points))
        }
        Action::Play { face } if !held(face) => Refusal::new("card.family", "why-no-card"),
        Action::Play { face } => match sight.f.family[face.index()] {
            Family::Event | Family::Sorcery if p.cast => Refusal::new("turn.one-card", "why-one-card"),
            Family::Event | Family::Sorcery if !playable(sight, face) => idle(sight, face),
            Family::Mishap => Refusal::new("turn.mishaps", "why-mishap-waits"),
            Family::Defence => Refusal::new("defence.cards", "why-defence-card"),
            _ => Refusal::new("attack.announce", "why-attack-card"),
        },
        Action::Attack { face, .. } if !held(face) => Refusal::new("card.family", "why-no-card"),
        Action::Attack { by, face } => attack(sight, by, sight.f.family[face.index()]),
        Action::Discard { .. } => Refusal::new("card.family", "why-no-card"),
        Action::Mishap { .. } => Refusal::new("turn.mishaps", "why-mishap-waits"),
        Action::Orders => Refusal::new("window.orders", "why-ordered"),
        _ => Refusal::because("window.ask", Phrase::new("why-not-now").seat("who", p.turn)),
    }
}

fn idle(sight: Sight<'_>, face: crate::Face) -> Refusal {
    let stars = sight.eclipsed() && sight.f.face(face).is_some_and(|card| card.named.id == "whim-of-the-stars");
    if stars {
        return Refusal::new("event.whim-of-the-stars", "why-eclipse");
    }
    Refusal::new("event.idle", "why-idle")
}

fn attack(sight: Sight<'_>, by: u8, family: Family) -> Refusal {
    let p = sight.p;
    let skill = match family {
        Family::Brutality => Skill::Brutality,
        Family::Conjuring => Skill::Conjuring,
        _ => return Refusal::new("attack.announce", "why-not-a-weapon"),
    };
    if usize::from(by) >= MEMBERS || !p.sect(p.turn).lives(by) {
        return Refusal::new("row.active", "why-dead");
    }
    let bit = 1 << by;
    if p.sect(p.turn).active() & bit == 0 {
        return Refusal::new("row.active", "why-not-active");
    }
    if sight.in_play(p.turn) & bit == 0 {
        return Refusal::new("sorcery.gate-elsewhere", "why-elsewhere");
    }
    if sight.free(p.turn) & bit == 0 {
        return Refusal::new("event.asylum", "why-barred");
    }
    if p.table.iter().any(|lasting| lasting.on == p.turn && lasting.does == Hold::Strike) && p.attacks > 0 {
        return Refusal::new("event.strike", "why-strike");
    }
    if p.struck[usize::from(skill == Skill::Conjuring)] & bit != 0 {
        return Refusal::new("attack.once", "why-struck");
    }
    Refusal::new("attack.announce", "why-no-prey")
}

fn aim(sight: Sight<'_>, seat: Seat, member: u8) -> Refusal {
    let p = sight.p;
    let Some(duel) = p.duel else { return Refusal::new("attack.announce", "why-no-prey") };
    if !p.living().contains(seat) {
        return Refusal::new("end.gone", "why-gone");
    }
    if usize::from(member) >= MEMBERS || !p.sect(seat).lives(member) {
        return Refusal::new("row.active", "why-target-dead");
    }
    if p.sect(seat).active() & 1 << member == 0 {
        return Refusal::new("row.active", "why-target-row");
    }
    if sight.in_play(seat) & 1 << member == 0 {
        return Refusal::new("sorcery.gate-elsewhere", "why-elsewhere");
    }
    if duel.face.is_none() {
        return Refusal::new("sorcery.domination", "why-not-at");
    }
    Refusal::new("attack.announce", "why-own")
}
