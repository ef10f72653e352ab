//! What a balance report counts of this game.

use cenacle_table::{BalanceCount, Seat};

use crate::{Event, Figures, Position, Skill, Throw, Verdict, position::End};

/// The skills of a sect by their sum: 18 to 42, 30 in the middle.
const GIFTS: [&str; 3] = ["gifts-poor", "gifts-fair", "gifts-rich"];

/// What is counted of an event.
pub(crate) fn count_event(figures: &Figures, event: &Event, out: &mut Vec<BalanceCount>) {
    let mut add = |seat: Seat, group: &'static str, what: &'static str| out.push(BalanceCount { seat, group, what });
    let name = |face: crate::Face| figures.face(face).map_or("card-unknown", |face| face.named.name);
    match event {
        Event::Plays { seat, card } | Event::Aims { seat, card, .. } => add(*seat, "note-cards", name(*card)),
        Event::Attacks { seat, card: Some(card), .. } => add(*seat, "note-weapons", name(*card)),
        Event::Dodges { seat } => add(*seat, "note-defences", name(figures.guard(crate::Guard::Dodge))),
        Event::Signs { seat } => add(*seat, "note-defences", name(figures.guard(crate::Guard::Sign))),
        Event::Bluffs { seat, .. } => add(*seat, "note-defences", name(figures.guard(crate::Guard::Bluff))),
        Event::Dies { to: Some(to), .. } => add(*to, "note-kills", "kill-any"),
        Event::Rolls { roll, .. } => {
            if let (Throw::God, Some(verdict)) = (roll.throw, roll.verdict) {
                let what = match verdict {
                    Verdict::Shreds | Verdict::Passes => "god-came",
                    Verdict::Fails => "god-silent",
                    Verdict::Fumbles => "god-devoured",
                };
                add(roll.by, "note-gods", what);
            }
        }
        Event::Over { end: End::God(seat) } => add(*seat, "note-roads", "road-god"),
        Event::Over { end: End::Last(seat) } => add(*seat, "note-roads", "road-last"),
        _ => {}
    }
}

/// What is counted of a game that has just been set up or has ended.
pub(crate) fn count_position(position: &Position, out: &mut Vec<BalanceCount>) {
    for seat in position.everybody() {
        let skills = position.sect(seat).skills;
        let sum: u16 = skills.iter().map(|skill| u16::from(*skill)).sum();
        let what = GIFTS[usize::from(sum > 27) + usize::from(sum > 32)];
        out.push(BalanceCount { seat, group: "note-gifts", what });
        let best = Skill::ALL.into_iter().max_by_key(|skill| skills[*skill as usize]);
        if let Some(best) = best {
            out.push(BalanceCount { seat, group: "note-best-skill", what: best.word() });
        }
    }
}
