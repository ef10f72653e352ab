//! Raids: strength, Asylum, ripostes, and the way from room to room. `[raid.all]`

use cenacle_table::Seat;

use crate::{Action, Event, Purse, Raid, STAGES, Siege, Site, Step, Trait, figures::SLOTS, sight::Sight};

use super::Referee;

/// Ripostes of a seat, or none. `[raid.riposte]`
pub(super) fn ripostes(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Endure);
    let sect = sight.sect(seat);
    sect.victims(None).for_each(|from| each(Action::Strike { from }));
    sect.beasts().for_each(|lair| each(Action::Loose { lair }));
    if sight.p.has_shoggoth(seat) {
        each(Action::Unleash);
    }
}

/// The next room with a chamber after this one.
fn next_room(sight: Sight<'_>, seat: Seat, after: u8) -> Option<u8> {
    (after + 1..=SLOTS as u8).find(|room| sight.sect(seat).rooms[usize::from(*room) - 1].chamber.is_one())
}

fn special(sight: Sight<'_>, seat: Seat, room: u8) -> Option<Trait> {
    sight.f.chamber(sight.sect(seat).rooms[usize::from(room) - 1].chamber)?.special
}

/// Whether something is at stake where the raid is: resources, or that the next room is reached.
fn is_at_stake(sight: Sight<'_>, seat: Seat, at: u8) -> bool {
    if !sight.sect(seat).store(at).is_empty() {
        return true;
    }
    let weak = |room: u8| matches!(special(sight, seat, room), Some(Trait::GoneOnceReached | Trait::RaidGrows(_)));
    next_room(sight, seat, at).is_some_and(weak)
}

impl Referee<'_> {
    /// Dice, strength, Asylum; then each sanctum on its own. `[raid.dice] [raid.asylum]`
    pub(super) fn begin_raid(&mut self, dice: u8) {
        self.done();
        self.push(Step::RaidOver);
        self.push(Step::Siege);
        // [cthulhu.track]
        if let Some(most) = self.sight().board().deep_ones
            && self.p.deep_ones < most
        {
            self.p.deep_ones += 1;
            let height = self.p.deep_ones;
            self.log.all(|| Event::DeepOnes { height });
        }
        let figures = self.figures.raid;
        let (thrown, more) = match self.p.aggressive {
            // [variant.aggressive]
            true => (1, figures.aggressive * (dice - 1)),
            false => (dice, 0),
        };
        let mut faces = [0; 3];
        faces[..usize::from(thrown)].iter_mut().for_each(|face| *face = self.chance.die(6) as u8);
        let thrown = (faces.iter().sum::<u8>() + more).min(figures.most);
        // [azathoth.raid]
        let strength = (thrown + self.p.worshippers()).min(figures.most);
        self.p.raid = Raid { faces, strength, terms: self.p.raid.terms };
        self.log.all(|| Event::Raid { faces, more, strength: thrown });
        if strength > thrown {
            self.log.all(|| Event::AzathothStrengthens { by: strength - thrown, strength });
        }
        for seat in self.p.everybody() {
            self.besiege(seat, strength);
        }
    }

    /// A raid of this strength comes to a sanctum. `[raid.asylum]`
    fn besiege(&mut self, seat: Seat, strength: u8) {
        let sect = self.p.sect(seat);
        let away = sect.acolytes_at(Site::Asylum) + sect.acolytes_at(Site::Escape);
        let by = (away * self.figures.raid.asylum).min(strength);
        let left = strength - by;
        self.sect(seat).siege = Siege { strength: left, at: 0, reached: 0, asked: false };
        if by > 0 {
            self.log.all(|| Event::AsylumDefends { seat, by, left });
        }
        self.evolved_defend(seat);
        self.march(seat);
    }

    /// The raid goes on until its owner may riposte, or it is over. `[raid.march]`
    fn march(&mut self, seat: Seat) {
        loop {
            let Siege { strength, at, .. } = self.p.sect(seat).siege;
            if strength == 0 {
                self.log.all(|| Event::Holds { seat });
                return;
            }
            // [raid.end]
            if self.p.sect(seat).wealth().is_empty() {
                self.log.all(|| Event::Emptied { seat });
                return;
            }
            let sight = self.sight();
            if sight.could_riposte(seat) && is_at_stake(sight, seat, at) {
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
        let Siege { strength, at, .. } = self.p.sect(seat).siege;
        let lost: Purse = std::mem::take(self.sect(seat).store_mut(at));
        if !lost.is_empty() {
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
        if self.p.sect(seat).wealth().is_empty() {
            return true;
        }
        let Some(room) = next_room(self.sight(), seat, at) else { return false };
        self.reach(seat, room);
        true
    }

    /// A room is reached: its weakness, then its defence. `[raid.march]`
    fn reach(&mut self, seat: Seat, room: u8) {
        let sight = self.sight();
        let (special, mut defence) = (special(sight, seat, room), sight.defence(seat, room));
        let chamber = self.p.sect(seat).rooms[usize::from(room) - 1].chamber;
        let most = self.figures.raid.most;
        let open = self.p.raid.terms.first_room_open;
        let siege = &mut self.sect(seat).siege;
        if let Some(Trait::RaidGrows(by)) = special {
            siege.strength = (siege.strength + by).min(most);
            let strength = siege.strength;
            self.log.all(|| Event::RaidGrows { seat, chamber, strength });
        }
        let siege = &mut self.sect(seat).siege;
        // [raid.terms]
        if open && siege.reached == 0 {
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
        self.sect(seat).siege.asked = false;
        if self.break_through(seat) {
            self.march(seat);
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
        let by = self.sight().acolyte_block(seat);
        let cultist = self.sect(seat).acolyte_at(from, None).expect("an Acolyte who can riposte");
        self.lock_up(seat, cultist);
        let left = self.block(seat, by);
        let board = self.p.board;
        self.log.all(|| Event::Strikes { seat, from, board, by, left });
        self.march(seat);
    }

    /// [raid.monsters]
    pub(super) fn loose(&mut self, seat: Seat, lair: u8) {
        let by = self.sight().riposte_of(seat, self.p.sect(seat).lairs[usize::from(lair)]);
        let monster = self.send_off(seat, lair);
        // [amoeba.defence]
        let Ok(by) = u8::try_from(by) else {
            let most = self.figures.raid.most;
            let siege = &mut self.sect(seat).siege;
            siege.strength = (siege.strength + by.unsigned_abs()).min(most);
            siege.asked = false;
            let strength = siege.strength;
            self.log.all(|| Event::AmoebaFails { seat, strength });
            self.march(seat);
            return;
        };
        let left = self.block(seat, by);
        self.log.all(|| Event::Looses { seat, monster, by, left });
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

    /// Weak rooms that were reached are gone; the first raid opens the rituals. `[chamber.trap] [ritual.hidden]`
    pub(super) fn end_raid(&mut self) {
        self.done();
        for seat in self.p.everybody() {
            let reached = self.p.sect(seat).siege.reached;
            for room in (1..=SLOTS as u8).filter(|room| reached >> (room - 1) & 1 == 1) {
                if special(self.sight(), seat, room) == Some(Trait::GoneOnceReached) {
                    let sect = self.sect(seat);
                    let gone = std::mem::take(&mut sect.rooms[usize::from(room) - 1]);
                    sect.exposed = sect.exposed.plus(gone.holds);
                    self.p.discard.push(gone.chamber);
                    self.log.all(|| Event::RoomGone { seat, chamber: gone.chamber });
                }
            }
            self.sect(seat).siege = Siege::default();
        }
        if !self.p.raided {
            self.p.raided = true;
            self.log.all(|| Event::RitualsOpen);
        }
    }
}

/// What a raid would take that meets no riposte, for whoever judges a sanctum.
pub(crate) fn losses(sight: Sight<'_>, seat: Seat, strength: u8) -> Purse {
    let sect = sight.sect(seat);
    let away = sect.acolytes_at(Site::Asylum) + sect.acolytes_at(Site::Escape);
    let evolved: u8 = sight.board().evolution.map_or(0, |defence| {
        (0..STAGES).map(|stage| defence[stage] * sect.acolytes_at(Site::Evolved(stage as u8))).sum()
    });
    let mut strength = strength.saturating_sub(away * sight.f.raid.asylum + evolved);
    let mut lost = Purse::NONE;
    if strength == 0 {
        return lost;
    }
    lost = lost.plus(sect.exposed);
    for room in (1..=SLOTS as u8).filter(|room| sect.rooms[usize::from(*room) - 1].chamber.is_one()) {
        if let Some(Trait::RaidGrows(by)) = special(sight, seat, room) {
            strength = (strength + by).min(sight.f.raid.most);
        }
        strength = strength.saturating_sub(sight.defence(seat, room));
        if strength == 0 {
            break;
        }
        lost = lost.plus(*sect.store(room));
    }
    lost
}
