//! What the raids to come will take: how strong they are, how much of it is turned aside, what lies behind.

use cenacle_table::Seat;

use crate::{Goods, Purse, Site, Trait, rules_view::RulesView, steps::tidied};

use super::appraise::{WORTH, discount};

/// How likely one, two or three dice show more than 0 to 18.
const MORE: [[f32; 19]; 3] = [
    [
        1.000, 0.833, 0.667, 0.500, 0.333, 0.167, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000,
        0.000, 0.000, 0.000,
    ],
    [
        1.000, 1.000, 0.972, 0.917, 0.833, 0.722, 0.583, 0.417, 0.278, 0.167, 0.083, 0.028, 0.000, 0.000, 0.000, 0.000,
        0.000, 0.000, 0.000,
    ],
    [
        1.000, 1.000, 1.000, 0.995, 0.981, 0.954, 0.907, 0.838, 0.741, 0.625, 0.500, 0.375, 0.259, 0.162, 0.093, 0.046,
        0.019, 0.005, 0.000,
    ],
];

/// How much the raids of the locks that are open weigh against the hardest that is to come.
const NEXT: f32 = 0.3;
/// How much the order of the moment weighs against the one the next Upkeep allows.
const NOW: f32 = 0.4;

/// The raids that may come next, and the last one.
pub(super) struct Raids {
    /// How likely one has one, two or three dice.
    dice: [f32; 3],
    /// What the variant and Azathoth add: to each raid, and for each die beyond the first.
    more: f32,
    /// Whether dice beyond the first are a fixed strength each.
    aggressive: Option<u8>,
    /// How much of a base resource still matters.
    discount: f32,
}

impl Raids {
    /// The locks that can be broken now say what comes next, all others what comes in the end.
    pub(super) fn ahead(rules: RulesView<'_>) -> Raids {
        let board = rules.board();
        let mut dice = [0.0; 3];
        let mut add = |count: u8, part: f32| {
            if count > 0 {
                dice[usize::from(count.min(3)) - 1] += part;
            }
        };
        let open = rules.open_locks().count().max(1) as f32;
        rules.open_locks().for_each(|lock| add(board.locks[usize::from(lock)].dice, NEXT / open));
        let holding = (0..).zip(&board.locks).filter(|(lock, _)| !rules.p.is_broken(*lock));
        add(holding.map(|(_, lock)| lock.dice).max().unwrap_or(0), 1.0 - NEXT);
        let more = if board.azathoth.is_some() { f32::from(rules.p.worshippers()) } else { 0.0 };
        Raids {
            dice,
            more,
            aggressive: rules.p.aggressive.then_some(rules.f.raid.aggressive),
            discount: discount(rules),
        }
    }

    /// How likely the next one is stronger than this.
    fn beyond(&self, strength: f32) -> f32 {
        let of = |(index, part): (usize, &f32)| {
            if *part == 0.0 {
                return 0.0;
            }
            let (thrown, more) = match self.aggressive {
                Some(each) => (0, f32::from(each) * index as f32),
                None => (index, 0.0),
            };
            let needed = strength - self.more - more;
            if needed < 0.0 {
                return *part;
            }
            let at = (needed as usize).min(18);
            let (this, next) = (MORE[thrown][at], MORE[thrown][(at + 1).min(18)]);
            part * (this + (next - this) * (needed - at as f32).min(1.0))
        };
        self.dice.iter().enumerate().map(of).sum()
    }

    /// What a seat has to fear for: each store, as it is valued, times how likely a raid reaches it.
    pub(super) fn fear(&self, rules: RulesView<'_>, seat: Seat) -> f32 {
        self.taken(rules, seat, |purse| self.precious(purse))
    }

    /// How many resources a raid is likely to take from a seat.
    pub(super) fn losses(&self, rules: RulesView<'_>, seat: Seat) -> f32 {
        self.taken(rules, seat, |purse| f32::from(purse.len()))
    }

    /// What a raid is likely to take, counted so.
    fn taken(&self, rules: RulesView<'_>, seat: Seat, counted: impl Fn(&Purse) -> f32) -> f32 {
        let sect = rules.sect(seat);
        let away = sect.acolytes_at(Site::Asylum) + sect.acolytes_at(Site::Escape);
        let evolved: u8 = rules.board().evolution.map_or(0, |defence| {
            (0..).zip(defence).map(|(stage, by)| by * sect.acolytes_at(Site::Evolved(stage))).sum()
        });
        let beasts: f32 = ripostes(rules, seat);
        let shoggoth = if rules.p.has_shoggoth(seat) { f32::from(rules.f.raid.shoggoth) } else { 0.0 };
        let acolytes = f32::from(sect.within_reach(None));
        let mut turned = f32::from(away * rules.f.raid.asylum + evolved + sect.ward) + beasts + shoggoth + acolytes;
        // A raid may come before the next Upkeep, or after everything was put in order.
        let tidy = tidied(rules, sect);
        let at_risk = |now: &Purse, then: &Purse| NOW * counted(now) + (1.0 - NOW) * counted(then);
        let mut taken = self.beyond(turned) * at_risk(&sect.exposed, &tidy.exposed);
        for (room, (held, tidy)) in (1..).zip(sect.rooms.iter().zip(&tidy.rooms)) {
            let Some(face) = rules.f.chamber(held.chamber) else { continue };
            if let Some(Trait::RaidGrows(by)) = face.special {
                turned -= f32::from(by);
            }
            turned += f32::from(rules.defence(seat, room));
            if !(held.holds.is_empty() && tidy.holds.is_empty()) {
                taken += self.beyond(turned) * at_risk(&held.holds, &tidy.holds);
            }
        }
        taken
    }

    /// What is at risk, by how likely it is still there when a raid comes: what buys may be spent before, what scores has to stay.
    fn precious(&self, purse: &Purse) -> f32 {
        let of = |goods: Goods| {
            let kept = matches!(goods, Goods::Grimoire | Goods::Sign);
            WORTH[goods as usize] * f32::from(purse.get(goods)) * if kept { 0.9 } else { 0.7 * self.discount }
        };
        Goods::ALL.into_iter().map(of).sum()
    }
}

/// What all monsters of a seat together block that can still be sacrificed.
pub(super) fn ripostes(rules: RulesView<'_>, seat: Seat) -> f32 {
    let sect = rules.sect(seat);
    let ready = |lair: &u8| sect.lairs[usize::from(*lair)].is_one() && sect.siege.rested >> lair & 1 == 0;
    (0..sect.lairs.len() as u8).filter(ready).map(|lair| f32::from(rules.riposte_of(seat, lair).max(0))).sum()
}
