//! The sanctum: storing what was gained, installing chambers, reorganising. `[sanctum.store]`

use cenacle_table::Seat;

use crate::{
    Action, Chamber, Denied, Event, Goods, Order, Purse, Room, Sect, Step,
    figures::{DISPLAY, SLOTS},
    sight::Sight,
};

use super::Referee;

/// Whether atoms must lie in rooms. `[atom.rooms]`
#[inline]
fn atoms_need_rooms(sight: Sight<'_>) -> bool {
    // rules 1: they could lie exposed.
    sight.f.rules >= 2 && sight.board().atoms
}

/// The fewest atoms that a sign costs which can be broken now. `[atom.rooms]`
fn next_atoms(sight: Sight<'_>) -> u16 {
    let prices = sight.open_locks().map(|lock| sight.board().locks[usize::from(lock)].cost.goods.get(Goods::Atom));
    prices.filter(|atoms| *atoms > 0).min().unwrap_or(0)
}

/// Where each unit in hand can go: as proposed, one into a room, or what is left of a kind to the exposed resources.
pub(super) fn places(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::StowRest);
    for (goods, _) in sight.sect(seat).hand.each() {
        let mut any = false;
        for room in (1..=SLOTS as u8).filter(|room| sight.room_takes(seat, *room, goods)) {
            each(Action::Stow { goods, room });
            any = true;
        }
        if any && !(goods == Goods::Atom && atoms_need_rooms(sight)) {
            each(Action::Stow { goods, room: 0 });
        }
    }
}

/// Which chamber in which slot: a free one, or any if all seven are taken. `[chamber.replace]`
pub(super) fn chambers(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let sect = sight.sect(seat);
    let full = sect.chambers() == SLOTS;
    for card in (0..DISPLAY).filter(|card| sight.p.display[*card].is_one()) {
        for room in (0..SLOTS).filter(|room| full || !sect.rooms[*room].chamber.is_one()) {
            each(Action::Install { card: card as u8, room: room as u8 + 1 });
        }
    }
    if full {
        each(Action::Refuse);
    }
}

/// Puts what is in hand where it is safest: the dearest resources first, each into the last room that takes it, since a raid has
/// to break through all rooms before. Atoms, which must lie in rooms, take the first ones and leave the last to dearer things.
pub(crate) fn arranged(sight: Sight<'_>, sect: &Sect) -> Sect {
    let mut sect = *sect;
    let housed = atoms_need_rooms(sight);
    // Magic, blood and treasure leave the next sign's atoms the places they need.
    let wanted = if housed { next_atoms(sight) } else { 0 };
    for goods in if housed { Goods::HOMELESS_FIRST } else { Goods::DEAREST } {
        for step in 0..SLOTS {
            let slot = if housed && goods == Goods::Atom { step } else { SLOTS - 1 - step };
            let chamber = sect.rooms[slot].chamber;
            if !chamber.is_one() {
                continue;
            }
            let storage = sight.storage(chamber);
            while sect.hand.get(goods) > 0 && storage.takes(&sect.rooms[slot].holds, goods) {
                let modest = wanted > 0 && matches!(goods, Goods::Magic | Goods::Blood | Goods::Treasure);
                if modest && sect.rooms[slot].holds.get(goods) >= storage.own.get(goods) {
                    let held: u16 = sect.rooms.iter().map(|room| room.holds.get(Goods::Atom)).sum();
                    if sight.atom_room(&sect) <= wanted.saturating_sub(held) {
                        break;
                    }
                }
                sect.hand.take(goods, 1);
                sect.rooms[slot].holds.add(goods, 1);
            }
        }
        let left = sect.hand.take(goods, u16::MAX);
        sect.exposed.add(goods, left);
    }
    sect
}

/// Everything is taken out of the rooms.
fn lifted(sect: &Sect) -> Sect {
    let mut sect = *sect;
    sect.hand = sect.hand.plus(sect.wealth());
    sect.exposed = Purse::NONE;
    sect.rooms.iter_mut().for_each(|room| room.holds = Purse::NONE);
    sect
}

/// The sanctum in the order that is proposed.
pub(crate) fn tidied(sight: Sight<'_>, sect: &Sect) -> Sect {
    arranged(sight, &lifted(sect))
}

/// Whether the proposal would move anything.
fn is_untidy(sect: &Sect, tidy: &Sect) -> bool {
    sect.exposed != tidy.exposed || sect.rooms != tidy.rooms
}

impl Referee<'_> {
    pub(super) fn stows_or_asks(&mut self, seat: Seat) -> bool {
        if self.hand_can_be_stored(seat) {
            return true;
        }
        self.expose_hand(seat);
        self.done();
        false
    }

    fn hand_can_be_stored(&self, seat: Seat) -> bool {
        self.p.sect(seat).hand.each().any(|(goods, _)| self.sight().storable(seat, goods))
    }

    /// Atoms that found no room are lost, once their owner has put his sanctum in order. `[atom.rooms]`
    #[inline]
    pub(super) fn shed_atoms(&mut self) {
        if !atoms_need_rooms(self.sight()) {
            return;
        }
        for seat in self.p.everybody() {
            let sect = self.p.sect(seat);
            let building = |step: &Step| matches!(step, Step::Build(who, _) if *who == seat);
            if sect.exposed.get(Goods::Atom) == 0 || sect.order != Order::Settled || self.p.steps.iter().any(building) {
                continue;
            }
            let count = self.sect(seat).exposed.take(Goods::Atom, u16::MAX);
            self.log.all(|| Event::Disperses { seat, goods: Purse::of(Goods::Atom, count) });
        }
    }

    fn expose_hand(&mut self, seat: Seat) {
        let sect = self.sect(seat);
        let rest = std::mem::take(&mut sect.hand);
        sect.exposed = sect.exposed.plus(rest);
    }

    /// The hand is empty: what was gained is stored, or the sanctum is in order.
    fn stowed(&mut self, seat: Seat) {
        if self.p.step() == Step::Arrange {
            self.sect(seat).order = Order::Settled;
            self.log.all(|| Event::Reorganises { seat });
        } else {
            self.done();
        }
    }

    pub(super) fn stow_rest(&mut self, seat: Seat) {
        let before = self.p.sect(seat).rooms;
        let after = arranged(self.sight(), self.p.sect(seat));
        *self.sect(seat) = after;
        if self.p.step() != Step::Arrange {
            self.tell_stored(seat, &before);
        }
        self.stowed(seat);
    }

    fn tell_stored(&mut self, seat: Seat, before: &[Room; SLOTS]) {
        let after = self.p.sect(seat).rooms;
        for (old, new) in before.iter().zip(after) {
            let mut more = new.holds;
            Goods::ALL.into_iter().for_each(|goods| {
                more.take(goods, old.holds.get(goods));
            });
            if !more.is_empty() {
                self.log.all(|| Event::Stores { seat, chamber: new.chamber, goods: more });
            }
        }
    }

    pub(super) fn stow_one(&mut self, seat: Seat, goods: Goods, room: u8) {
        let sect = self.sect(seat);
        let count = if room == 0 { u16::MAX } else { 1 };
        let moved = sect.hand.take(goods, count);
        sect.store_mut(room).add(goods, moved);
        if self.p.step() != Step::Arrange {
            let chamber =
                if room == 0 { Chamber::NONE } else { self.p.sect(seat).rooms[usize::from(room) - 1].chamber };
            self.log.all(|| Event::Stores { seat, chamber, goods: Purse::of(goods, moved) });
        }
        if !self.hand_can_be_stored(seat) {
            self.expose_hand(seat);
            self.stowed(seat);
        }
    }

    /// Whether this seat has anything to reorganise; then it is asked. `[sanctum.reorganise]`
    pub(super) fn ask_to_reorganise(&mut self, seat: Seat) -> bool {
        let sight = self.sight();
        // rules 1: asked even if everything lay as proposed.
        let asked = sight.could_reorganise(seat)
            && (sight.f.rules < 2 || is_untidy(self.p.sect(seat), &tidied(sight, self.p.sect(seat))));
        if asked {
            self.sect(seat).order = Order::Asked;
        }
        asked
    }

    pub(super) fn tidy(&mut self, seat: Seat) {
        let before = *self.p.sect(seat);
        let after = arranged(self.sight(), &lifted(&before));
        *self.sect(seat) = Sect { order: Order::Settled, ..after };
        if before.rooms != after.rooms {
            self.log.all(|| Event::Reorganises { seat });
        }
    }

    pub(super) fn sort(&mut self, seat: Seat) {
        let sect = self.sect(seat);
        *sect = Sect { order: Order::Sorting, ..lifted(sect) };
    }

    pub(super) fn chamber_or_asks(&mut self, seat: Seat, reorganise: bool) -> bool {
        let denied = self.sight().denied() == Some(Denied::Chamber);
        if self.sight().chamber_left() && !denied {
            return true;
        }
        self.install_nothing(seat, reorganise && self.figures.rules >= 2 && self.p.sect(seat).chambers() == SLOTS);
        false
    }

    pub(super) fn install(&mut self, seat: Seat, card: u8, room: u8) {
        self.done();
        self.put_in(seat, card, room);
        if self.ask_to_reorganise(seat) {
            self.push(Step::Arrange);
        }
    }

    /// A chamber of the display comes into a slot; what its predecessor held is exposed.
    pub(super) fn put_in(&mut self, seat: Seat, card: u8, room: u8) {
        let chamber = std::mem::take(&mut self.p.display[usize::from(card)]);
        let sect = self.sect(seat);
        let slot = &mut sect.rooms[usize::from(room) - 1];
        let old = std::mem::replace(slot, Room { chamber, holds: Purse::NONE });
        sect.exposed = sect.exposed.plus(old.holds);
        if old.chamber.is_one() {
            self.p.discard.push(old.chamber);
        }
        let instead = old.chamber;
        self.log.all(|| Event::Installs { seat, chamber, room, instead });
        self.refill(card);
    }

    pub(super) fn install_nothing(&mut self, seat: Seat, reorganise: bool) {
        self.done();
        if reorganise && self.ask_to_reorganise(seat) {
            self.push(Step::Arrange);
        }
    }
}
