//! What can be read off a position: who is in play, what weighs on a roll, what a roll is made of.

use cenacle_table::Seat;

use crate::{
    CardFace, Death, Duel, Figures, Position, Roll, Skill, Throw,
    position::{Hold, ROW, members, row_of},
};

cenacle_table::rules_view!(f);

impl<'a> RulesView<'a> {
    /// The card being resolved.
    pub(crate) fn spell_face(self) -> Option<&'a CardFace> {
        self.f.face(self.p.spell?.face)
    }

    /// The message of its name.
    pub(crate) fn spell_word(self) -> &'static str {
        self.spell_face().map_or("card-unknown", |face| face.named.name)
    }

    /// Cultists of a sect whom lasting cards of some kind concern.
    #[inline]
    pub(crate) fn held(self, seat: Seat, which: impl Fn(Hold) -> bool) -> u32 {
        let table = self.p.table.iter().filter(|lasting| lasting.on == seat && which(lasting.does));
        table.fold(0, |all, lasting| all | lasting.members)
    }

    /// Cultists of the active row who are in play, and those of them who may attack and counter.
    #[inline]
    pub(crate) fn fit(self, seat: Seat) -> (u32, u32) {
        let (mut away, mut barred) = (0, 0);
        for lasting in self.p.table.iter().filter(|lasting| lasting.on == seat) {
            match lasting.does {
                Hold::Elsewhere => away |= lasting.members,
                Hold::Bar => barred |= lasting.members,
                _ => {}
            }
        }
        let in_play = self.p.sect(seat).active() & !away;
        (in_play, in_play & !barred)
    }

    /// Cultists of the active row who are in play: they attack and are attacked. `[row.active] [sorcery.gate-elsewhere]`
    #[inline]
    pub(crate) fn in_play(self, seat: Seat) -> u32 {
        self.p.sect(seat).active() & !self.held(seat, |does| does == Hold::Elsewhere)
    }

    /// Those of them who may attack and counter.
    #[inline]
    pub(crate) fn free(self, seat: Seat) -> u32 {
        self.p.sect(seat).active() & !self.held(seat, |does| matches!(does, Hold::Elsewhere | Hold::Bar))
    }

    /// Those who may still attack in the turn, with Brutality and with Conjuring. `[attack.once]`
    #[inline(always)]
    pub(crate) fn arms(self) -> [u32; 2] {
        let p = self.p;
        let strike = || p.table.iter().any(|lasting| lasting.on == p.turn && lasting.does == Hold::Strike);
        if p.attacks > 0 && strike() {
            return [0; 2];
        }
        let free = self.free(p.turn);
        [free & !p.struck[0], free & !p.struck[1]]
    }

    /// Those with one of these skills.
    pub(crate) fn attackers(self, skill: Skill) -> u32 {
        self.arms()[usize::from(skill == Skill::Conjuring)]
    }

    /// Whether hands lie open.
    #[inline]
    pub(crate) fn open(self) -> bool {
        self.p.table.iter().any(|lasting| lasting.does == Hold::Open)
    }

    #[inline]
    pub(crate) fn eclipsed(self) -> bool {
        self.p.table.iter().any(|lasting| lasting.does == Hold::Eclipse)
    }

    /// `[round.favour]`
    #[inline]
    pub(crate) fn favour(self, seat: Seat) -> i8 {
        if self.p.favoured == Some(seat) { self.f.favour } else { 0 }
    }

    /// Points that summon a god at this table.
    #[inline]
    pub(crate) fn god(self) -> u8 {
        self.f.god[usize::from(self.p.players)]
    }

    /// What lasting cards add to a roll of a seat.
    fn lasting(self, seat: Seat, counts: impl Fn(Hold) -> Option<i8>) -> i8 {
        let own = |lasting: &&crate::Lasting| lasting.on == seat || matches!(lasting.does, Hold::EveryConjuring(_));
        let all = self.p.table.iter().filter(own).filter_map(|lasting| counts(lasting.does));
        all.fold(0, |sum: i8, by| sum.saturating_add(by))
    }

    fn lasting_skill(self, seat: Seat, skill: Skill) -> i8 {
        self.lasting(seat, |does| match (does, skill) {
            (Hold::All(by), _)
            | (Hold::Brutality(by), Skill::Brutality)
            | (Hold::Sorcery(by), Skill::Sorcery)
            | (Hold::Conjuring(by) | Hold::EveryConjuring(by), Skill::Conjuring) => Some(by),
            _ => None,
        })
    }

    fn lasting_defence(self, seat: Seat, brutality: bool) -> i8 {
        self.lasting(seat, |does| match does {
            Hold::All(by) | Hold::Defence(by) => Some(by),
            Hold::Brutality(by) if brutality => Some(by),
            _ => None,
        })
    }

    /// A cultist's modifier in a skill.
    #[inline]
    pub(crate) fn modifier(self, member: u8, skill: Skill) -> i8 {
        let both = self.f.modifiers[usize::from(member)];
        match skill {
            Skill::Brutality => both[0],
            Skill::Conjuring => both[1],
            Skill::Sorcery => 0,
        }
    }

    #[inline]
    fn skill(self, seat: Seat, skill: Skill) -> i8 {
        self.p.sect(seat).skills[skill as usize] as i8
    }

    /// The roll of an attack. `[brutality.roll] [conjuring.roll]`
    pub(crate) fn attack_roll(self, duel: &Duel) -> Roll {
        let card = duel.face.and_then(|face| self.f.face(face)).map_or(0, |face| match duel.skill {
            Skill::Conjuring => face.beast.modifier,
            _ => face.weapon.bonus,
        });
        Roll {
            cultist: self.modifier(duel.member, duel.skill),
            card,
            favour: self.favour(duel.roller),
            lasting: self.lasting_skill(duel.attacker, duel.skill),
            ..Roll::new(Throw::Attack, duel.roller, self.skill(duel.attacker, duel.skill))
        }
    }

    /// The roll of a defence. `[brutality.defence] [conjuring.defence]`
    pub(crate) fn defence_roll(self, duel: &Duel, number: u8) -> Roll {
        let foe = duel.foe();
        let face = duel.face.and_then(|face| self.f.face(face));
        let throw = Throw::Defence(number);
        match duel.skill {
            Skill::Conjuring => self.beast_roll(throw, foe, face.map_or(0, |face| face.beast.defence)),
            _ => Roll {
                cultist: self.modifier(duel.victims[usize::from(number)], Skill::Brutality),
                card: face.map_or(0, |face| face.weapon.guard),
                favour: self.favour(foe),
                lasting: self.lasting_defence(foe, true),
                halved: true,
                ..Roll::new(throw, foe, self.skill(foe, Skill::Brutality))
            },
        }
    }

    fn beast_roll(self, throw: Throw, seat: Seat, defence: i8) -> Roll {
        Roll {
            favour: self.favour(seat),
            lasting: self.lasting_defence(seat, false),
            below: true,
            ..Roll::new(throw, seat, defence)
        }
    }

    /// A cultist defends against his own beast. `[conjuring.turned]`
    pub(crate) fn turned_roll(self, duel: &Duel) -> Roll {
        let defence = duel.face.and_then(|face| self.f.face(face)).map_or(0, |face| face.beast.defence);
        self.beast_roll(Throw::Turned, duel.attacker, defence)
    }

    /// `[counter.skill]`
    pub(crate) fn counter_roll(self, duel: &Duel, number: u8, skill: Skill, edge: u8) -> Roll {
        let foe = duel.foe();
        Roll {
            cultist: self.modifier(duel.victims[usize::from(number)], skill),
            edge: edge as i8,
            favour: self.favour(foe),
            lasting: self.lasting_skill(foe, skill),
            ..Roll::new(Throw::Counter(skill), foe, self.skill(foe, skill))
        }
    }

    /// The test of a Sorcery or an Event. `[sorcery.test] [event.roll]`
    pub(crate) fn test_roll(self, by: Seat, face: &CardFace) -> Roll {
        let test = face.test.unwrap_or(0);
        match face.family {
            crate::Family::Sorcery => Roll {
                card: test,
                favour: self.favour(by),
                lasting: self.lasting_skill(by, Skill::Sorcery),
                ..Roll::new(Throw::Test, by, self.skill(by, Skill::Sorcery))
            },
            _ => Roll {
                favour: self.favour(by),
                lasting: self.lasting(by, |does| if let Hold::All(by) = does { Some(by) } else { None }),
                ..Roll::new(Throw::Test, by, test)
            },
        }
    }

    /// `[god.test]`
    pub(crate) fn god_roll(self, by: Seat) -> Roll {
        Roll {
            favour: self.favour(by),
            lasting: self.lasting_skill(by, Skill::Sorcery),
            ..Roll::new(Throw::God, by, self.skill(by, Skill::Sorcery))
        }
    }

    /// The cultist whose roll it is.
    pub(crate) fn roller(self, roll: &Roll) -> Option<(Seat, u8)> {
        let duel = self.p.duel.or(self.p.fought)?;
        match roll.throw {
            Throw::Attack => Some((duel.attacker, duel.member)),
            Throw::Defence(number) => Some((duel.foe(), duel.victims[usize::from(number).min(1)])),
            // Rules 1 did not keep who counters.
            Throw::Counter(_) if self.f.rules < 2 => Some((duel.foe(), duel.victims[0])),
            Throw::Counter(_) => Some((duel.foe(), duel.facing)),
            Throw::Turned => Some((duel.attacker, duel.facing)),
            Throw::Test | Throw::God => None,
        }
    }

    /// The target of an attack whom the moment is about: who defends or counters, or else the last one aimed at.
    pub(crate) fn faced(self, duel: &Duel) -> u8 {
        let roll = self.p.roll.filter(|roll| matches!(roll.throw, Throw::Defence(_) | Throw::Counter(_)));
        match (self.p.task(), roll.and_then(|roll| self.roller(&roll))) {
            (crate::Task::Counter(number, _), _) => duel.victims[usize::from(number).min(1)],
            (_, Some((_, member))) => member,
            _ => duel.victims[usize::from(duel.aimed.saturating_sub(1)).min(1)],
        }
    }

    /// How many of the 216 × 216 throws of attack and defence kill the target of this number: a roll that shreds does,
    /// one that passes does if the defence does not. Cards and points are not in it. `[roll.sum]`
    pub(crate) fn kills(self, duel: &Duel, number: u8) -> u32 {
        let [shreds, passes, ..] = self.attack_roll(duel).odds(self.f.shreds, self.f.fumbles).map(u32::from);
        let defence = self.defence_roll(duel, number).odds(self.f.shreds, self.f.fumbles).map(u32::from);
        shreds * u32::from(crate::THROWS) + passes * (defence[2] + defence[3])
    }

    /// The one of these who stands nearest to a cultist, the left one of two. `[kill.more]`
    pub(crate) fn nearest_of(self, these: u32, member: u8) -> Option<u8> {
        let place = |member: u8| i16::from(member) % ROW as i16;
        members(these).min_by_key(|one| (place(*one) - place(member)).abs())
    }

    /// What a death brings to whoever signs for it. `[kill.points]`
    pub(crate) fn bounty(self, death: &Death) -> u8 {
        self.f.worth[usize::from(row_of(death.member))] + death.prize
    }

    /// Dead cultists in some rows. `[sorcery.resurrection]`
    pub(crate) fn dead(self, seat: Seat, rows: crate::effect::Rows) -> u32 {
        use crate::effect::Rows;
        let sect = self.p.sect(seat);
        let row = u32::from(sect.row());
        let within = match rows {
            Rows::Active => 0xff << (row * ROW as u32),
            Rows::Lower => (1_u32 << ((row + 1) * ROW as u32)) - 1,
            Rows::Any => crate::Sect::ALL,
        };
        within & crate::Sect::ALL & !sect.alive
    }
}
