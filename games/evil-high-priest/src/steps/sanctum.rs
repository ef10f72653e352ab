//! The sanctum: storing what was gained, installing chambers, reorganising. `[sanctum.store]`

use cenacle_table::Seat;

use crate::{
    Action, Chamber, Denied, Event, Goods, Order, Position, Purse, Room, Sect, Step,
    figures::{DISPLAY, SLOTS},
    sight::Sight,
};

use super::Referee;

/// Where each unit in hand can go: as proposed, one into a room, or what is left of a kind to the exposed resources.
pub(super) fn places(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::StowRest);
    for (goods, _) in sight.sect(seat).hand.each() {
        let mut any = false;
        for room in (1..=SLOTS as u8).filter(|room| sight.room_takes(seat, *room, goods)) {
            each(Action::Stow { goods, room });
            any = true;
        }
        if any {
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
/// to break through all rooms before.
pub(crate) fn arranged(sight: Sight<'_>, sect: &Sect) -> Sect {
    let mut sect = *sect;
    for goods in Goods::DEAREST {
        for room in sect.rooms.iter_mut().rev().filter(|room| room.chamber.is_one()) {
            let storage = sight.storage(room.chamber);
            while sect.hand.get(goods) > 0 && storage.takes(&room.holds, goods) {
                sect.hand.take(goods, 1);
                room.holds.add(goods, 1);
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
        let asked = self.sight().could_reorganise(seat);
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

    pub(super) fn chamber_or_asks(&mut self) -> bool {
        let denied = self.sight().denied() == Some(Denied::Chamber);
        let any = self.p.display.iter().any(|chamber| chamber.is_one());
        if any && !denied {
            return true;
        }
        self.done();
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

    /// The next chamber lies face up; discards are shuffled when the deck is empty. `[setup.deck]`
    pub(super) fn refill(&mut self, card: u8) {
        let Position { deck, discard, display, .. } = self.p;
        if deck.is_empty() && !discard.is_empty() {
            std::mem::swap(deck, discard);
            deck.shuffle(self.chance);
            self.log.all(|| Event::Shuffles);
        }
        display[usize::from(card)] = deck.pop().unwrap_or_default();
    }
}
