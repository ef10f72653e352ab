//! What follows from a position: what can be paid and used, which locks are open, where things can be stored.

use cenacle_table::Seat;

use crate::{
    Board, Boon, Chamber, Denied, Figures, Goods, Holds, Monster, Need, Phase, Position, Price, Purse, Ransom, SITES,
    Sect, Site, Skulk, Space, Terms, Trait,
    figures::{Doors, MAX_PLAYERS, SLOTS, may_give_nothing},
    goods::Lanes,
    position::{BYTES, CULTISTS, PRIEST},
};

cenacle_table::rules_view!(f);

/// What is missing for a space that would give nothing. `[reward.nothing]`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Missing {
    /// No monster lies face up.
    Monster,
    /// No chamber lies face up.
    Chamber,
    /// No chamber of the player takes an atom.
    Room,
}

/// What an Acolyte at each site counts as, a byte for each: active, within reach, in the pool, worth a grimoire.
static COUNTS: [u32; BYTES] = {
    let (mut counts, mut number) = ([0; BYTES], 0);
    while number < SITES {
        let at = Site::of_index(number).expect("every number below SITES is that of a site");
        counts[number] = at.is_active() as u32
            | (at.is_within_reach() as u32) << 8
            | (matches!(at, Site::Pool) as u32) << 16
            | (matches!(at, Site::Evolved(1..)) as u32) << 24;
        number += 1;
    }
    counts
};

/// Each lock of a set.
#[inline]
pub(crate) fn each_lock(mut locks: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lock = (locks != 0).then(|| locks.trailing_zeros() as u8);
        locks &= locks.wrapping_sub(1);
        lock
    })
}

/// What a player has at hand to pay with.
#[derive(Clone, Copy)]
pub(crate) struct Means {
    pub(crate) goods: Purse,
    pub(crate) acolytes: u8,
    pub(crate) monsters: u8,
    pub(crate) shoggoth: bool,
    pub(crate) active: u8,
    pub(crate) lairs: u8,
    pub(crate) amoebas: u8,
    pub(crate) chambers: u8,
    pub(crate) pool: u8,
}

impl Means {
    #[inline]
    pub(crate) fn pay(&self, price: &Price) -> bool {
        self.acolytes >= price.acolytes && self.pay_the_rest(price)
    }

    /// The same if an Acolyte of the pool acts: he is no part of the price. `[cost.self]`
    #[inline]
    pub(crate) fn without_actor(self) -> Means {
        Means { acolytes: self.acolytes.saturating_sub(1), active: self.active.saturating_sub(1), ..self }
    }

    /// Whether they pay what is not paid with Acolytes.
    #[inline]
    pub(crate) fn pay_the_rest(&self, price: &Price) -> bool {
        self.goods.covers(&price.goods)
            && (price.any == 0 || self.goods.base() >= u16::from(price.any) + price.goods.base())
            && self.monsters >= price.monsters
            && (!price.shoggoth || self.shoggoth)
            && self.active >= price.worship
            && self.lairs >= price.amoebas
            && self.amoebas >= price.own_amoebas
            && self.chambers >= price.chambers
            && self.pool >= price.pool
    }
}

impl<'a> RulesView<'a> {
    #[inline]
    pub(crate) fn board(self) -> &'a Board {
        &self.f.boards[usize::from(self.p.board)]
    }

    /// The ways to the spaces of this game.
    #[inline]
    pub(crate) fn doors(self) -> &'a Doors {
        self.f.doors(self.p.board)
    }

    #[inline]
    pub(crate) fn sect(self, seat: Seat) -> &'a Sect {
        self.p.sect(seat)
    }

    /// What a seat can pay with if this cultist is the one who acts. `[cost.self]`
    pub(crate) fn means(self, seat: Seat, acting: Option<u8>) -> Means {
        let sect = self.sect(seat);
        let mut goods = sect.wealth();
        let numbers = sect.cultists.numbers();
        let mut counted = numbers[PRIEST + 1..].iter().map(|at| COUNTS[usize::from(*at)]).sum::<u32>();
        // Who acts is no part of the price: he is neither sacrificed nor sent away.
        if let Some(acting) = acting.map(usize::from).filter(|acting| *acting != PRIEST) {
            counted -= COUNTS[usize::from(numbers[acting])] & 0xffff;
        }
        let [active, acolytes, pool, creatures] = counted.to_le_bytes();
        // [evolution.grimoire]
        goods.add(Goods::Grimoire, creatures.into());
        let monsters = sect.monsters();
        Means {
            goods,
            active,
            lairs: (sect.lairs.len() as u8 - monsters).min(self.p.amoebas),
            amoebas: sect.amoebas(),
            chambers: sect.chambers() as u8,
            acolytes,
            monsters,
            shoggoth: self.p.has_shoggoth(seat),
            pool,
        }
    }

    /// Whether the Elder Sign of a lock can be broken: it is there, and a way leads to it. `[lock.open]`
    #[inline]
    pub(crate) fn accessible(self, lock: u8) -> bool {
        self.open_locks().any(|open| open == lock)
    }

    /// Every lock whose Elder Sign can be broken. `[lock.open]`
    #[inline]
    pub(crate) fn open_locks(self) -> impl Iterator<Item = u8> {
        each_lock(self.board().ways.open(self.p.broken))
    }

    #[inline]
    pub(crate) fn need_is_met(self, seat: Seat, need: Need) -> bool {
        match need {
            Need::AfterRaid => self.p.raided,
            Need::EmptyLairs => self.sect(seat).monsters() == 0,
            Need::Owns(goods) => self.sect(seat).wealth().get(goods) > 0,
            Need::InAsylum(count) => self.sect(seat).acolytes_at(Site::Asylum) >= count,
            Need::OwnMonster => self.sect(seat).monsters() > 0,
            // [sleeper.skulk]
            Need::OnSkulk => self.sect(seat).skulking != 0,
            Need::Evolved { from, count } => self.sect(seat).evolved(from) >= count,
            Need::Signs(_) => self.all_need(need),
        }
    }

    /// Whether something is so that is the same for everybody.
    #[inline]
    fn all_need(self, need: Need) -> bool {
        matches!(need, Need::Signs(count) if self.p.signs_broken() >= u32::from(count))
    }

    /// What a monster blocks when it is sacrificed in a raid; an Amoeba makes it stronger. `[amoeba.defence]`
    #[inline]
    pub(crate) fn riposte_of(self, seat: Seat, lair: u8) -> i8 {
        let monster = self.sect(seat).lairs[usize::from(lair)];
        match self.board().amoebas {
            Some(amoebas) if monster == Monster::AMOEBA => {
                if self.sect(seat).supreme != 0 {
                    // [investigator.soldier]; rules 1: he did not count Amoebas.
                    let less = if self.f.rules >= 2 { self.terms(seat).monsters_less } else { 0 };
                    amoebas.supreme.saturating_sub(less) as i8
                } else {
                    -(amoebas.weakness as i8)
                }
            }
            _ => self.monster_block(seat, lair) as i8,
        }
    }

    /// What is denied in this round.
    #[inline]
    pub(crate) fn denied(self) -> Option<Denied> {
        self.p.rival.denied.filter(|_| self.p.phase != Phase::Rival)
    }

    /// Whether a reward has a part that is denied. `[solo.denial]`
    #[inline]
    pub(crate) fn is_denied(self, boon: &Boon) -> bool {
        self.denied().is_some_and(|denied| denied.bars(boon))
    }

    /// A chamber's storage.
    #[inline]
    pub(crate) fn storage(self, chamber: Chamber) -> Holds {
        self.f.chamber(chamber).map_or(Holds::default(), |face| face.holds)
    }

    /// Whether one more of a kind fits into a room (from 1) of a seat.
    #[inline]
    pub(crate) fn room_takes(self, seat: Seat, room: u8, goods: Goods) -> bool {
        let room = &self.sect(seat).rooms[usize::from(room) - 1];
        room.chamber.is_one() && self.storage(room.chamber).takes(&room.holds, goods)
    }

    /// For each kind the rooms of a sect that take one more of it, one bit each from room 1.
    #[inline(never)]
    pub(crate) fn takers(self, sect: &Sect) -> Lanes {
        let mut takers = Lanes::default();
        for (index, room) in sect.rooms.iter().enumerate() {
            if let Some(face) = self.f.chamber(room.chamber) {
                takers = takers.or(face.holds.takes_which(&room.holds).raised(index));
            }
        }
        takers
    }

    /// Whether some room of a sect takes one more of something that is in a purse.
    #[inline]
    pub(crate) fn stores_some(self, sect: &Sect, purse: &Purse) -> bool {
        let kinds = Lanes::kinds(purse);
        let takes = |room: &crate::Room| {
            self.f.chamber(room.chamber).is_some_and(|face| face.holds.takes_which(&room.holds).meets(kinds))
        };
        sect.rooms.iter().any(takes)
    }

    /// Whether some room of a seat takes one more of a kind.
    pub(crate) fn storable(self, seat: Seat, goods: Goods) -> bool {
        self.takers(self.sect(seat)).get(goods) != 0
    }

    /// How many more atoms the rooms of a sect take. `[atom.rooms]`
    pub(crate) fn atom_room(self, sect: &Sect) -> u16 {
        let free = |room: &crate::Room| {
            let holds = self.storage(room.chamber);
            let beyond: u16 =
                Goods::ALL.into_iter().map(|goods| room.holds.get(goods).saturating_sub(holds.own.get(goods))).sum();
            (u16::from(holds.any) + holds.own.get(Goods::Atom)).saturating_sub(beyond)
        };
        sect.rooms.iter().filter(|room| room.chamber.is_one()).map(free).sum()
    }

    /// How many atoms the rooms of a seat would take if only Elder Signs and grimoires lay there besides. `[atom.rooms]`
    pub(crate) fn atom_capacity(self, seat: Seat) -> u16 {
        let sect = self.sect(seat);
        let holds = || sect.rooms.iter().map(|room| self.storage(room.chamber));
        let own = |goods: Goods| holds().map(|holds| holds.own.get(goods)).sum::<u16>();
        let beyond = |goods: Goods| sect.wealth().get(goods).saturating_sub(own(goods));
        let any: u16 = holds().map(|holds| u16::from(holds.any)).sum();
        any.saturating_sub(beyond(Goods::Sign) + beyond(Goods::Grimoire))
    }

    /// Whether a seat could store its resources otherwise than it does: something lies in a room, or could.
    #[inline]
    pub(crate) fn could_reorganise(self, seat: Seat) -> bool {
        let sect = self.sect(seat);
        if sect.rooms.iter().any(|room| room.chamber.is_one() && !room.holds.is_empty()) {
            return true;
        }
        self.stores_some(sect, &sect.exposed)
    }

    /// What a sacrificed Acolyte of a seat blocks in a raid.
    #[inline]
    pub(crate) fn acolyte_block(self, seat: Seat) -> u8 {
        let special = |chamber: Chamber| match self.f.chamber(chamber)?.special {
            Some(Trait::AcolytesBlock(by)) => Some(by),
            _ => None,
        };
        let best = self.sect(seat).rooms.iter().filter_map(|room| special(room.chamber)).max();
        let most = self.terms(seat).acolytes.unwrap_or(u8::MAX);
        best.unwrap_or(0).max(self.f.raid.acolyte).min(most)
    }

    /// What the raid does differently in the sanctum of a seat. `[raid.terms] [monster.hunting-horror]`
    #[inline]
    pub(crate) fn terms(self, seat: Seat) -> Terms {
        if self.sect(seat).siege.cloaked { Terms::default() } else { self.p.raid.terms }
    }

    /// The defence of the monster in a Lair, on the side it shows.
    #[inline]
    pub(crate) fn monster_defence(self, seat: Seat, lair: u8) -> u8 {
        let sect = self.sect(seat);
        let Some(face) = self.f.monster(sect.lairs[usize::from(lair)]) else { return 0 };
        if sect.is_turned(lair) { face.back.unwrap_or(face.defence) } else { face.defence }
    }

    /// What a monster blocks that is sacrificed in the raid. `[raid.monsters] [investigator.soldier]`
    #[inline]
    pub(crate) fn monster_block(self, seat: Seat, lair: u8) -> u8 {
        self.monster_defence(seat, lair).saturating_sub(self.terms(seat).monsters_less)
    }

    /// Whether a monster can be had at all, a Lair apart. `[card.display]`
    #[inline]
    pub(crate) fn monster_left(self) -> bool {
        if self.p.boxes.bring_cards() {
            self.p.cards.beasts.iter().any(|beast| beast.is_one())
        } else {
            self.p.monsters > 0
        }
    }

    /// Whether a chamber can be had. `[setup.deck]`
    #[inline]
    pub(crate) fn chamber_left(self) -> bool {
        self.p.display.iter().any(|chamber| chamber.is_one())
    }

    /// What is missing for a space that would give nothing at all: its cards are gone, or its atoms have no room.
    /// `[reward.nothing]`
    pub(crate) fn gives_nothing(self, seat: Seat, space: &Space) -> Option<Missing> {
        // rules 1: such a space was paid for in vain.
        if self.f.rules < 2 {
            return None;
        }
        let Boon { monster, chamber, reorganise, ref goods, .. } = space.gives;
        let atoms = goods.get(Goods::Atom);
        // What is there is quickly seen, what else the space gives is not.
        if monster == 0 && chamber == 0 && atoms == 0
            || monster > 0 && self.monster_left()
            || chamber > 0 && self.chamber_left()
            || !may_give_nothing(&space.gives)
        {
            return None;
        }
        let sect = self.sect(seat);
        if reorganise && sect.chambers() == SLOTS {
            return None;
        }
        // [atom.rooms]: what is paid may leave the very place that an atom needs.
        let frees = !space.cost.goods.is_empty() || space.cost.any > 0;
        let holds = |room: &crate::Room| self.storage(room.chamber).any > 0;
        if atoms > 0 && (self.storable(seat, Goods::Atom) || frees && sect.rooms.iter().any(holds)) {
            return None;
        }
        Some(match (atoms, monster) {
            (1.., _) => Missing::Room,
            (_, 1..) => Missing::Monster,
            _ => Missing::Chamber,
        })
    }

    /// What a seat may pay now to weaken the raid. `[investigator.ransom]`
    #[inline]
    pub(crate) fn ransom(self, seat: Seat) -> Option<Ransom> {
        let sect = self.sect(seat);
        let open = |ransom: &Ransom| {
            sect.siege.strength > 0
                && sect.siege.ransoms < ransom.times
                && sect.wealth().get(ransom.goods) >= u16::from(ransom.count)
        };
        self.terms(seat).ransom.filter(open)
    }

    /// Lairs of a seat with a monster that can still be sacrificed in this raid, one of each kind.
    pub(crate) fn loosable(self, seat: Seat) -> impl Iterator<Item = u8> {
        let sect = self.sect(seat);
        sect.beasts().filter(move |lair| sect.siege.rested >> lair & 1 == 0)
    }

    /// The defence of a room (from 1) of a seat when a raid reaches it.
    #[inline]
    pub(crate) fn defence(self, seat: Seat, room: u8) -> u8 {
        let sect = self.sect(seat);
        let Some(face) = self.f.chamber(sect.rooms[usize::from(room) - 1].chamber) else { return 0 };
        let more = match face.special {
            Some(Trait::DefencePerMonster(by)) => by * sect.monsters(),
            _ => 0,
        };
        face.defence + more
    }

    /// Whether a seat could riposte in a raid.
    #[inline]
    pub(crate) fn could_riposte(self, seat: Seat) -> bool {
        let sect = self.sect(seat);
        sect.within_reach(None) > 0
            || self.loosable(seat).next().is_some()
            || self.p.has_shoggoth(seat)
            || self.ransom(seat).is_some()
    }

    /// Where the Skulk at a site of a seat may go, if one is there.
    #[inline]
    pub(crate) fn skulk_at(self, seat: Seat, site: Site) -> Option<(usize, Skulk)> {
        let sect = self.sect(seat);
        let skulks = |index: &usize| sect.skulking >> index & 1 == 1 && sect.cultists[*index] == site;
        let index = (PRIEST..CULTISTS).find(skulks)?;
        let kind = self.f.space_at(self.board(), site)?.gives.skulk?;
        Some((index, kind))
    }

    /// Points of a seat as things stand, the treasure majority among them.
    pub(crate) fn score(self, seat: Seat) -> i32 {
        let wealth = self.sect(seat).wealth().plus(self.sect(seat).hand);
        self.f.points(&wealth) + self.majority(wealth.get(Goods::Treasure))
    }

    /// Points of all seats, each counted once.
    pub(crate) fn scores(self) -> [i32; MAX_PLAYERS] {
        let mut scores = [0; MAX_PLAYERS];
        self.p.everybody().for_each(|seat| scores[seat.index()] = self.score(seat));
        scores
    }

    /// Points of the automaton.
    pub(crate) fn rival_score(self) -> i32 {
        self.f.points(&self.p.rival.goods) + self.majority(self.p.rival.goods.get(Goods::Treasure))
    }

    /// What so much treasure is worth: everybody tied for the most scores. `[score.treasure]`
    fn majority(self, treasure: u16) -> i32 {
        let of = |seat: Seat| {
            let sect = self.sect(seat);
            sect.wealth().plus(sect.hand).get(Goods::Treasure)
        };
        let rival = if self.p.is_solo() { self.p.rival.goods.get(Goods::Treasure) } else { 0 };
        let most = self.p.everybody().map(of).max().unwrap_or(0).max(rival);
        if treasure >= most { self.f.majority } else { 0 }
    }
}

impl Denied {
    /// Whether a reward has a part that is denied. `[solo.denial]`
    pub(crate) fn bars(self, boon: &Boon) -> bool {
        let gives = |goods: Goods| {
            boon.goods.get(goods) > 0
                || boon.deep_ones.is_some_and(|tracked| tracked.goods == goods)
                || boon.evolved.is_some_and(|each| each.goods == goods)
        };
        match self {
            Denied::Chamber => boon.chamber > 0,
            Denied::Sign => boon.free_sign,
            Denied::Treasure | Denied::Blood | Denied::Magic | Denied::Grimoire => self.goods().is_some_and(gives),
        }
    }

    /// The resource that is denied, if it is one.
    #[inline]
    pub(crate) const fn goods(self) -> Option<Goods> {
        match self {
            Denied::Chamber => None,
            Denied::Treasure => Some(Goods::Treasure),
            Denied::Blood => Some(Goods::Blood),
            Denied::Magic => Some(Goods::Magic),
            Denied::Grimoire => Some(Goods::Grimoire),
            Denied::Sign => Some(Goods::Sign),
        }
    }

    /// The message with its name.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Denied::Chamber => "denied-chamber",
            Denied::Treasure => "denied-treasure",
            Denied::Blood => "denied-blood",
            Denied::Magic => "denied-magic",
            Denied::Grimoire => "denied-grimoire",
            Denied::Sign => "denied-sign",
        }
    }
}
