//! Raids: strength, Asylum, ripostes, and the way from room to room. `[raid.all]`

use cenacle_table::{Phrase, Refusal, Seat, Seats};

use crate::{
    Action, Event, Monster, Purse, Raid, STAGES, Siege, Site, Step, Terms, Trait, figures::SLOTS, rules_view::RulesView,
};

use super::{Referee, costs, investigator};

/// How strong the raid is, and where it stands. `[raid.riposte]`
pub(super) fn question(rules: RulesView<'_>, seat: Seat) -> Phrase {
    let sect = rules.sect(seat);
    let siege = sect.siege;
    let ask = |key| Phrase::new(key).number("strength", siege.strength);
    match siege.at {
        _ if is_quiet(rules, seat) => ask("ask-siege-quiet"),
        0 => ask("ask-siege-exposed"),
        room => {
            let chamber = sect.rooms[usize::from(room) - 1].chamber;
            ask("ask-siege-room").word("chamber", crate::words::chamber_word(rules.f, chamber))
        }
    }
}

/// Ripostes of a seat, or none. `[raid.riposte]`
pub(super) fn ripostes(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Endure);
    // [raid.vigil]
    if is_quiet(rules, seat) {
        each(Action::Vigil { on: false });
    }
    let sect = rules.sect(seat);
    // [raid.acolytes]
    sect.victims(None).for_each(|from| each(Action::Strike { from }));
    // [raid.monsters]
    rules.loosable(seat).for_each(|lair| each(Action::Loose { lair }));
    // [shoggoth.riposte]
    if rules.p.has_shoggoth(seat) {
        each(Action::Unleash);
    }
    // [investigator.ransom]
    if rules.ransom(seat).is_some() {
        each(Action::Bribe);
    }
}

/// Why a riposte is none.
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Strike { from } => Some(costs::out_of_reach(from, "raid.acolytes")),
        Action::Loose { lair } if rules.sect(seat).siege.rested >> (lair & 7) & 1 == 1 => {
            Some(Refusal::new("monster.undead", "why-rested"))
        }
        Action::Loose { .. } => Some(Refusal::new("raid.monsters", "why-empty-lair")),
        Action::Unleash => Some(Refusal::new("shoggoth.riposte", "why-not-my-shoggoth")),
        Action::Bribe => Some(Refusal::new("investigator.ransom", "why-no-bribe")),
        _ => None,
    }
}

/// The next room with a chamber after this one, in the direction of the raid. `[raid.terms]`
fn next_room(rules: RulesView<'_>, seat: Seat, after: u8) -> Option<u8> {
    let there = |room: &u8| rules.sect(seat).rooms[usize::from(*room) - 1].chamber.is_one();
    let last = SLOTS as u8;
    match (rules.terms(seat).backwards, after) {
        (false, _) => (after + 1..=last).find(there),
        (true, 0) => (1..=last).rev().find(there),
        (true, _) => (1..after).rev().find(there),
    }
}

fn special(rules: RulesView<'_>, seat: Seat, room: u8) -> Option<Trait> {
    rules.f.chamber(rules.sect(seat).rooms[usize::from(room) - 1].chamber)?.special
}

/// What the raid would destroy where it is. `[raid.destroy] [raid.terms]`
pub(crate) fn at_risk(rules: RulesView<'_>, seat: Seat, at: u8) -> Purse {
    let (sect, terms) = (rules.sect(seat), rules.terms(seat));
    if at == 0 && terms.skips_exposed {
        return Purse::NONE;
    }
    let mut risk = *sect.store(at);
    if let Some(goods) = terms.spares {
        risk.take(goods, u16::MAX);
    }
    if let Some(goods) = terms.keeps
        && !sect.siege.kept
    {
        risk.take(goods, 1);
    }
    risk
}

/// Whether the raid finds something to destroy in a room behind this one.
fn finds_more(rules: RulesView<'_>, seat: Seat, after: u8) -> bool {
    let mut at = after;
    let mut kept = 0;
    while let Some(room) = next_room(rules, seat, at) {
        if !at_risk(rules, seat, room).is_empty() {
            return true;
        }
        // One is kept in all, not one in each room.
        let keeps = rules.terms(seat).keeps.filter(|_| !rules.sect(seat).siege.kept);
        kept += keeps.map_or(0, |goods| rules.sect(seat).store(room).get(goods));
        if kept > 1 {
            return true;
        }
        at = room;
    }
    false
}

/// Whether something is at stake where the raid is: resources, or that the next room is reached.
fn is_at_stake(rules: RulesView<'_>, seat: Seat, at: u8) -> bool {
    if !at_risk(rules, seat, at).is_empty() {
        return true;
    }
    let weak = |room: u8| matches!(special(rules, seat, room), Some(Trait::GoneOnceReached | Trait::RaidGrows(_)));
    next_room(rules, seat, at).is_some_and(weak)
}

/// Whether a seat is asked for a riposte though nothing is at stake, since it wants to be. `[raid.vigil]`
pub(crate) fn is_quiet(rules: RulesView<'_>, seat: Seat) -> bool {
    let Siege { strength, at, asked, greeted, .. } = rules.sect(seat).siege;
    asked && rules.sect(seat).vigil && !greeted && (strength == 0 || !is_at_stake(rules, seat, at))
}

impl Referee<'_> {
    /// Investigator, dice, strength; then what is announced, and each sanctum on its own. `[raid.dice] [raid.investigator]`
    pub(super) fn begin_raid(&mut self, by: Option<Seat>, dice: u8) {
        self.done();
        self.push(Step::RaidOver);
        self.push(Step::Siege);
        self.push(Step::Muster);
        // [cthulhu.track]
        if let Some(most) = self.rules().board().deep_ones
            && self.p.deep_ones < most
        {
            self.p.deep_ones += 1;
            let height = self.p.deep_ones;
            self.log.all(|| Event::DeepOnes { height });
        }
        let (die, who) = self.call_investigator(by);
        let terms = self.figures.investigator(who).map_or(Terms::default(), |face| face.terms);
        let figures = self.figures.raid;
        let (thrown, more) = match self.p.aggressive {
            // [variant.aggressive]
            true => (1, figures.aggressive * (dice - 1)),
            false => (dice, 0),
        };
        let mut faces = [0; 4];
        // At least one die is thrown, unless the variant's strength stands without it.
        let thrown = thrown.saturating_add_signed(terms.dice).clamp(u8::from(more == 0), faces.len() as u8);
        faces[..usize::from(thrown)].iter_mut().for_each(|face| *face = self.chance.die(6) as u8);
        let total = terms.total;
        let dice = faces.iter().sum::<u8>() + more;
        let thrown = dice.saturating_add_signed(total).min(figures.most);
        // [azathoth.raid]: after the dice and the investigator.
        let worship = self.p.worshippers();
        let (strength, bare) = ((thrown + worship).min(figures.most), (dice + worship).min(figures.most));
        self.p.raid = Raid { faces, strength, terms, who, die, by, bare, losers: Seats::NONE, cloaked: Seats::NONE };
        self.log.all(|| Event::Raid { faces, more, total, strength: thrown });
        if strength > thrown {
            self.log.all(|| Event::AzathothStrengthens { by: strength - thrown, strength });
        }
        for seat in self.p.everybody() {
            self.sect(seat).siege = Siege::default();
        }
        self.prepare_raid();
    }

    /// The raid comes to all sanctums. `[raid.all]`
    pub(super) fn muster(&mut self) {
        self.done();
        for seat in self.p.everybody() {
            self.besiege(seat);
        }
    }

    /// A raid comes to a sanctum: what others added, then Asylum, what was announced, a ward. `[raid.asylum]`
    fn besiege(&mut self, seat: Seat) {
        let rules = self.rules();
        let terms = rules.terms(seat);
        if terms.spares_poorest && investigator::is_poorest(rules, seat) {
            self.log.all(|| Event::Spared { seat });
            return;
        }
        let sect = self.p.sect(seat);
        // [monster.hunting-horror]: the dice stand as they fell, what the investigator adds does not count.
        let strength = match (sect.siege.cloaked, self.figures.rules) {
            (false, _) => self.p.raid.strength,
            // rules 1: it was taken off after the limit.
            (true, 1) => self.p.raid.strength.saturating_add_signed(-self.p.raid.terms.total),
            (true, _) => self.p.raid.bare,
        };
        let mut left = (strength + sect.siege.raised).min(self.figures.raid.most);
        let away = sect.acolytes_at(Site::Asylum) + sect.acolytes_at(Site::Escape);
        let by = (away * terms.asylum.unwrap_or(self.figures.raid.asylum)).min(left);
        left -= by;
        if by > 0 {
            self.log.all(|| Event::AsylumDefends { seat, by, left });
        }
        let by = sect.siege.blocked.min(left);
        left -= by;
        if by > 0 {
            self.log.all(|| Event::Braced { seat, by, left });
        }
        let by = sect.ward.min(left);
        left -= by;
        if by > 0 {
            self.log.all(|| Event::Warded { seat, by, left });
        }
        let sect = self.sect(seat);
        sect.ward = 0;
        sect.siege.strength = left;
        self.evolved_defend(seat);
        self.march(seat);
    }

    /// The raid goes on until its owner may riposte, or it is over. `[raid.march]`
    fn march(&mut self, seat: Seat) {
        loop {
            let Siege { strength, at, greeted, .. } = self.p.sect(seat).siege;
            // [raid.vigil]: once a raid, before what lies exposed; rules 1: nobody could want it.
            if self.p.sect(seat).vigil && !greeted && self.rules().could_riposte(seat) {
                self.sect(seat).siege.asked = true;
                return;
            }
            if strength == 0 {
                self.log.all(|| Event::Holds { seat });
                return;
            }
            let rules = self.rules();
            // [raid.end]
            if at_risk(rules, seat, at).is_empty() && !finds_more(rules, seat, at) {
                self.log.all(|| Event::Emptied { seat });
                return;
            }
            if rules.could_riposte(seat) && is_at_stake(rules, seat, at) {
                self.sect(seat).siege.asked = true;
                return;
            }
            if !self.break_through(seat) {
                return;
            }
        }
    }

    /// What is here is lost, and the raid reaches the next room; says whether there is one.
    fn break_through(&mut self, seat: Seat) -> bool {
        let Siege { strength, at, kept, .. } = self.p.sect(seat).siege;
        let lost = at_risk(self.rules(), seat, at);
        if let Some(goods) = self.rules().terms(seat).keeps
            && !kept
            && self.p.sect(seat).store(at).get(goods) > 0
        {
            self.sect(seat).siege.kept = true;
            self.log.all(|| Event::Keeps { seat, goods: Purse::of(goods, 1) });
        }
        if !lost.is_empty() {
            let sect = self.sect(seat);
            sect.siege.lost = true;
            lost.each().for_each(|(goods, count)| {
                sect.store_mut(at).take(goods, count);
            });
            match at {
                // [raid.exposed]
                0 => self.log.all(|| Event::LosesExposed { seat, goods: lost, strength }),
                // [raid.destroy]
                room => {
                    let chamber = self.p.sect(seat).rooms[usize::from(room) - 1].chamber;
                    self.log.all(|| Event::Plundered { seat, chamber, room, goods: lost });
                }
            }
        }
        if !finds_more(self.rules(), seat, at) {
            self.log.all(|| Event::Emptied { seat });
            return false;
        }
        let Some(room) = next_room(self.rules(), seat, at) else { return false };
        self.reach(seat, room);
        true
    }

    /// A room is reached: its weakness, then its defence. `[raid.march]`
    fn reach(&mut self, seat: Seat, room: u8) {
        let rules = self.rules();
        let (special, mut defence) = (special(rules, seat, room), rules.defence(seat, room));
        let terms = rules.terms(seat);
        let empty = rules.sect(seat).store(room).is_empty();
        let chamber = self.p.sect(seat).rooms[usize::from(room) - 1].chamber;
        let most = self.figures.raid.most;
        let siege = &mut self.sect(seat).siege;
        if let Some(Trait::RaidGrows(by)) = special {
            siege.strength = (siege.strength + by).min(most);
            let strength = siege.strength;
            self.log.all(|| Event::RaidGrows { seat, chamber, strength });
        }
        let siege = &mut self.sect(seat).siege;
        // [raid.terms]
        let open = (terms.first_room_open || siege.breached) && siege.reached == 0;
        if open || terms.empty_rooms_open && empty {
            defence = 0;
        }
        siege.reached |= 1 << (room - 1);
        siege.at = room;
        let defence = defence.min(siege.strength);
        siege.strength -= defence;
        let left = siege.strength;
        self.log.all(|| Event::Reaches { seat, chamber, room, defence, left });
    }

    pub(super) fn endure(&mut self, seat: Seat) {
        let siege = &mut self.sect(seat).siege;
        (siege.asked, siege.greeted) = (false, true);
        if siege.strength == 0 || self.break_through(seat) {
            self.march(seat);
        }
    }

    /// The standing order is changed: in one's turn, or when it has just asked for nothing. `[raid.vigil]`
    pub(super) fn set_vigil(&mut self, seat: Seat, on: bool) {
        self.sect(seat).vigil = on;
        if self.p.step() == Step::Siege {
            self.endure(seat);
        } else {
            self.p.switched = true;
        }
    }

    /// Takes strength off the raid; what is beyond is wasted. Says how much is left.
    fn block(&mut self, seat: Seat, by: u8) -> u8 {
        let siege = &mut self.sect(seat).siege;
        siege.strength = siege.strength.saturating_sub(by);
        siege.asked = false;
        siege.strength
    }

    /// [raid.acolytes]
    pub(super) fn strike(&mut self, seat: Seat, from: Site) {
        let by = self.rules().acolyte_block(seat);
        let cultist = self.sect(seat).acolyte_at(from, None).expect("an Acolyte who can riposte");
        self.lock_up(seat, cultist);
        let left = self.block(seat, by);
        let board = self.p.board;
        self.log.all(|| Event::Strikes { seat, from, board, by, left });
        self.march(seat);
    }

    /// A monster that has another side turns over when it is first sacrificed. `[raid.monsters] [monster.undead]`
    pub(super) fn loose(&mut self, seat: Seat, lair: u8) {
        // [amoeba.defence]
        let Ok(by) = u8::try_from(self.rules().riposte_of(seat, lair)) else {
            let by = self.rules().riposte_of(seat, lair).unsigned_abs();
            self.send_off(seat, lair);
            let most = self.figures.raid.most;
            let siege = &mut self.sect(seat).siege;
            siege.strength = (siege.strength + by).min(most);
            siege.asked = false;
            let strength = siege.strength;
            self.log.all(|| Event::AmoebaFails { seat, strength });
            self.march(seat);
            return;
        };
        let sect = self.sect(seat);
        let monster = sect.lairs[usize::from(lair)];
        let turned = sect.is_turned(lair);
        let turns = !turned && self.figures.monster(monster).is_some_and(|face| face.back.is_some());
        if turns {
            let sect = self.sect(seat);
            sect.turned |= 1 << lair;
            sect.siege.rested |= 1 << lair;
        } else {
            self.send_off(seat, lair);
            if monster != Monster::AMOEBA {
                self.sect(seat).siege.fallen |= 1 << monster.0;
            }
        }
        let left = self.block(seat, by);
        self.log.all(|| Event::Looses { seat, monster, by, left });
        if turns {
            self.log.all(|| Event::Turns { seat, monster });
        }
        self.march(seat);
    }

    /// Those who would be destroyed first are paid first. `[investigator.ransom]`
    pub(super) fn bribe(&mut self, seat: Seat) {
        let Some(ransom) = self.rules().ransom(seat) else { return };
        let backwards = self.rules().terms(seat).backwards;
        let sect = self.sect(seat);
        sect.siege.ransoms = sect.siege.ransoms.saturating_add(1);
        let mut left = u16::from(ransom.count);
        let last = SLOTS as u8;
        for step in 0..=last {
            let room = if backwards && step > 0 { last + 1 - step } else { step };
            left -= sect.store_mut(room).take(ransom.goods, left);
        }
        let by = ransom.off;
        let left = self.block(seat, by);
        let goods = Purse::of(ransom.goods, ransom.count.into());
        self.log.all(|| Event::Bribes { seat, goods, by, left });
        self.march(seat);
    }

    /// [shoggoth.riposte]
    pub(super) fn unleash(&mut self, seat: Seat) {
        let by = self.figures.raid.shoggoth;
        let left = self.block(seat, by);
        self.log.all(|| Event::Unleashes { seat, by, left });
        self.shoggoth_returns();
        self.march(seat);
    }

    /// Weak rooms that were reached are gone; the first raid opens the rituals; then what monsters and the investigator leave
    /// behind, but not after the thirteenth sign. `[chamber.trap] [ritual.hidden] [raid.after] [end.thirteenth]`
    pub(super) fn end_raid(&mut self) {
        self.done();
        let last = self.p.step() == Step::Awaken;
        let cards = self.p.boxes.bring_cards();
        if cards && !last {
            self.push(Step::PostRaid);
        }
        for seat in self.p.in_order().rev() {
            let fallen = self.p.sect(seat).siege.fallen;
            if fallen != 0 && !last {
                self.honour_fallen(seat, fallen);
            }
        }
        for seat in self.p.everybody() {
            let Siege { reached, lost, .. } = self.p.sect(seat).siege;
            let rooms = 1..=if reached == 0 { 0 } else { SLOTS as u8 };
            for room in rooms.filter(|room| reached >> (room - 1) & 1 == 1) {
                if special(self.rules(), seat, room) == Some(Trait::GoneOnceReached) {
                    let sect = self.sect(seat);
                    let gone = std::mem::take(&mut sect.rooms[usize::from(room) - 1]);
                    sect.exposed = sect.exposed.plus(gone.holds);
                    self.p.discard.push(gone.chamber);
                    self.log.all(|| Event::RoomGone { seat, chamber: gone.chamber });
                }
            }
            self.sect(seat).siege = Siege::default();
            if lost {
                self.p.raid.losers = self.p.raid.losers.with(seat);
            }
        }
        if cards {
            self.dismiss_investigator();
        }
        if !self.p.raided {
            self.p.raided = true;
            self.log.all(|| Event::RitualsOpen);
        }
    }
}

/// What a raid would take that meets no riposte, for the evaluation of a sanctum.
pub(crate) fn losses(rules: RulesView<'_>, seat: Seat, strength: u8) -> Purse {
    let sect = rules.sect(seat);
    let away = sect.acolytes_at(Site::Asylum) + sect.acolytes_at(Site::Escape);
    let evolved: u8 = rules.board().evolution.map_or(0, |defence| {
        (0..STAGES).map(|stage| defence[stage] * sect.acolytes_at(Site::Evolved(stage as u8))).sum()
    });
    let mut strength = strength.saturating_sub(away * rules.f.raid.asylum + evolved);
    let mut lost = Purse::NONE;
    if strength == 0 {
        return lost;
    }
    lost = lost.plus(sect.exposed);
    for room in (1..=SLOTS as u8).filter(|room| sect.rooms[usize::from(*room) - 1].chamber.is_one()) {
        if let Some(Trait::RaidGrows(by)) = special(rules, seat, room) {
            strength = (strength + by).min(rules.f.raid.most);
        }
        strength = strength.saturating_sub(rules.defence(seat, room));
        if strength == 0 {
            break;
        }
        lost = lost.plus(*sect.store(room));
    }
    lost
}
