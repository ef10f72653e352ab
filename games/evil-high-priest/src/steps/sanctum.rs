//! The sanctum: storing what was gained, installing chambers, reorganising. `[sanctum.store]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Chamber, Denied, Event, Goods, Order, Purse, Room, Sect, Step,
    figures::{DISPLAY, SLOTS},
    goods::{Flags, Lanes},
    rules_view::RulesView,
    words,
};

use super::Referee;

/// `[reward.store]`
pub(super) fn stow_question(rules: RulesView<'_>, seat: Seat) -> Phrase {
    Phrase::new("ask-stow").words("goods", rules.sect(seat).hand.words())
}

/// Where no room is free, another chamber goes. `[chamber.gain]`
pub(super) fn chamber_question(rules: RulesView<'_>, seat: Seat) -> Phrase {
    let full = rules.sect(seat).rooms.iter().all(|room| room.chamber.is_one());
    Phrase::new(if full { "ask-replace" } else { "ask-chamber" })
}

/// `[sanctum.reorganise]`
pub(super) fn arrange_question(rules: RulesView<'_>, seat: Seat) -> Phrase {
    let sect = rules.sect(seat);
    match sect.order {
        Order::Sorting => Phrase::new("ask-sort").words("goods", sect.hand.words()),
        _ => Phrase::new("ask-arrange"),
    }
}

/// Whether atoms must lie in rooms. `[atom.rooms]`
#[inline]
pub(super) fn atoms_need_rooms(rules: RulesView<'_>) -> bool {
    // rules 1: they could lie exposed.
    rules.f.rules >= 2 && rules.board().atoms
}

/// The fewest atoms that a sign costs which can be broken now. `[atom.rooms]`
fn next_atoms(rules: RulesView<'_>) -> u16 {
    let prices = rules.open_locks().map(|lock| rules.board().locks[usize::from(lock)].cost.goods.get(Goods::Atom));
    prices.filter(|atoms| *atoms > 0).min().unwrap_or(0)
}

/// Where units in hand can go: for each kind the rooms that take one, from the first, and then the exposed resources.
fn stores(rules: RulesView<'_>, seat: Seat) -> Flags {
    let sect = rules.sect(seat);
    let rooms = rules.takers(sect).and(Lanes::kinds(&sect.hand).spread(SLOTS));
    let lies = if atoms_need_rooms(rules) { rooms.said().but(Goods::Atom) } else { rooms.said() };
    rooms.or(lies.raised(SLOTS)).flags()
}

/// What is done with a unit of a kind: the flag after those of all rooms is that of the exposed resources.
#[inline]
const fn stow((goods, store): (Goods, u8)) -> Action {
    Action::Stow { goods, room: (store + 1) % (SLOTS as u8 + 1) }
}

/// Where each unit in hand can go: as proposed, one into a room, or what is left of a kind to the exposed resources.
pub(super) fn places(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::StowRest);
    stores(rules, seat).map(stow).for_each(each);
}

/// The same list counted, and what stands at one place of it.
pub(super) fn pick_place(rules: RulesView<'_>, seat: Seat, choose: impl FnOnce(usize) -> usize) -> (usize, Action) {
    let mut stores = stores(rules, seat);
    let chosen = choose(1 + stores.len());
    let Some(place) = chosen.checked_sub(1) else { return (chosen, Action::StowRest) };
    (chosen, stores.nth(place).map(stow).expect("a place below the number of answers"))
}

/// What is done with a sanctum that may be reorganised. `[sanctum.reorganise]`
const ORDERS: [Action; 3] = [Action::Keep, Action::Tidy, Action::Sort];

/// How a sanctum is reorganised, or what its owner does by hand. `[sanctum.reorganise]`
pub(super) fn arrangements(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    match rules.sect(seat).order {
        Order::Sorting => places(rules, seat, each),
        Order::Asked | Order::Settled => ORDERS.into_iter().for_each(each),
    }
}

/// The same list counted, and what stands at one place of it.
pub(super) fn pick_arrangement(
    rules: RulesView<'_>,
    seat: Seat,
    choose: impl FnOnce(usize) -> usize,
) -> (usize, Action) {
    if rules.sect(seat).order == Order::Sorting {
        return pick_place(rules, seat, choose);
    }
    let chosen = choose(ORDERS.len());
    (chosen, ORDERS[chosen])
}

/// Why a unit does not go there: it is not in hand, there is no chamber, or it does not hold it.
/// `[reward.store] [sanctum.slots] [sanctum.store]`
pub(super) fn why_not_stow(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Stow { goods, room } = action else { return None };
    let sect = rules.sect(seat);
    if rules.p.step() == Step::Arrange && sect.order != Order::Sorting {
        return None;
    }
    if sect.hand.get(goods) == 0 {
        let why = Phrase::new("why-not-in-hand").word("goods", goods.word());
        return Some(Refusal::because("reward.store", why));
    }
    if room == 0 || usize::from(room) > SLOTS || !sect.rooms[usize::from(room) - 1].chamber.is_one() {
        return Some(Refusal::new("sanctum.slots", "why-no-room"));
    }
    let chamber = words::chamber_word(rules.f, sect.rooms[usize::from(room) - 1].chamber);
    let why = Phrase::new("why-does-not-fit").word("goods", goods.word()).word("chamber", chamber);
    Some(Refusal::because("sanctum.store", why))
}

/// Which chamber in which slot: a free one, or any if all seven are taken. `[chamber.replace]`
pub(super) fn installations(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let sect = rules.sect(seat);
    let full = sect.chambers() == SLOTS;
    for card in (0..DISPLAY).filter(|card| rules.p.display[*card].is_one()) {
        for room in (0..SLOTS).filter(|room| full || !sect.rooms[*room].chamber.is_one()) {
            each(Action::Install { card: card as u8, room: room as u8 + 1 });
        }
    }
}

/// Whoever has seven may refuse. `[chamber.gain] [chamber.replace]`
pub(super) fn chambers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    installations(rules, seat, each);
    if rules.sect(seat).chambers() == SLOTS {
        each(Action::Refuse);
    }
}

pub(super) fn why_not_install(rules: RulesView<'_>, action: Action) -> Option<Refusal> {
    match action {
        Action::Install { card, room } => {
            let there = rules.p.display.get(usize::from(card)).is_some_and(|chamber| chamber.is_one());
            Some(if !there {
                Refusal::new("chamber.gain", "why-no-chamber")
            } else if room == 0 || usize::from(room) > SLOTS {
                Refusal::new("chamber.gain", "why-no-slot")
            } else {
                Refusal::new("chamber.replace", "why-slot-taken")
            })
        }
        Action::Refuse => Some(Refusal::new("chamber.gain", "why-must-install")),
        _ => None,
    }
}

/// Puts what is in hand where it is safest: the dearest resources first, each into the last room that takes it, since a raid has
/// to break through all rooms before. Atoms, which must lie in rooms, take the first ones and leave the last to dearer things.
pub(crate) fn arranged(rules: RulesView<'_>, sect: &Sect) -> Sect {
    let mut sect = *sect;
    arrange(rules, &mut sect, None);
    sect
}

/// A room in which something can be stored.
#[derive(Clone, Copy, Default)]
struct Shelf {
    slot: usize,
    /// Its places of one kind each.
    own: Purse,
    /// How many of its places for anything are free.
    free: u16,
}

/// The same kind by kind, as long as everything comes to lie as it lies in another sanctum, if that is asked; says whether it does.
fn arrange(rules: RulesView<'_>, sect: &mut Sect, like: Option<&Sect>) -> bool {
    let housed = atoms_need_rooms(rules);
    // Magic, blood and treasure leave the next sign's atoms the places they need.
    let wanted = if housed { next_atoms(rules) } else { 0 };
    let (mut shelves, mut count) = ([Shelf::default(); SLOTS], 0);
    for (slot, room) in sect.rooms.iter().enumerate() {
        if let Some(face) = rules.f.chamber(room.chamber) {
            shelves[count] = Shelf { slot, own: face.holds.own, free: face.holds.free(&room.holds) };
            count += 1;
        }
    }
    let shelves = &mut shelves[..count];
    for goods in if housed { Goods::HOMELESS_FIRST } else { Goods::DEAREST } {
        if sect.hand.get(goods) == 0 {
            continue;
        }
        let modest = wanted > 0 && matches!(goods, Goods::Magic | Goods::Blood | Goods::Treasure);
        let forward = housed && goods == Goods::Atom;
        store(rules, sect, shelves, goods, forward, modest.then_some(wanted));
        // Where a kind lies is settled when it has been stored: the first that would move says all.
        if like.is_some_and(|like| !lies_alike(sect, like, goods)) {
            return false;
        }
    }
    true
}

/// One kind comes from the hand into the last room that takes it, or the first one, then into the next; the rest is exposed. Who is
/// modest leaves room for so many atoms.
fn store(
    rules: RulesView<'_>,
    sect: &mut Sect,
    shelves: &mut [Shelf],
    goods: Goods,
    forward: bool,
    modest: Option<u16>,
) {
    let count = shelves.len();
    for step in 0..count {
        let Shelf { slot, own, free } = &mut shelves[if forward { step } else { count - 1 - step }];
        match modest {
            Some(wanted) => *free = stow_modestly(rules, sect, *slot, goods, wanted),
            None => {
                let holds = &mut sect.rooms[*slot].holds;
                let own = own.get(goods).saturating_sub(holds.get(goods));
                let stored = sect.hand.get(goods).min(own + *free);
                *free -= stored.saturating_sub(own);
                holds.add(goods, stored);
                sect.hand.take(goods, stored);
            }
        }
        if sect.hand.get(goods) == 0 {
            break;
        }
    }
    let left = sect.hand.take(goods, u16::MAX);
    sect.exposed.add(goods, left);
}

/// Whether a kind lies in the same places of two sanctums.
fn lies_alike(sect: &Sect, other: &Sect, goods: Goods) -> bool {
    let mut differs = sect.exposed.get(goods) ^ other.exposed.get(goods);
    for (room, other) in sect.rooms.iter().zip(&other.rooms) {
        differs |= room.holds.get(goods) ^ other.holds.get(goods);
    }
    differs == 0
}

/// One after another into a room, as long as the atoms that are wanted keep their places; says how many places for anything are
/// left. `[atom.rooms]`
fn stow_modestly(rules: RulesView<'_>, sect: &mut Sect, slot: usize, goods: Goods, wanted: u16) -> u16 {
    let storage = rules.storage(sect.rooms[slot].chamber);
    while sect.hand.get(goods) > 0 && storage.takes(&sect.rooms[slot].holds, goods) {
        if sect.rooms[slot].holds.get(goods) >= storage.own.get(goods) {
            let held: u16 = sect.rooms.iter().map(|room| room.holds.get(Goods::Atom)).sum();
            if rules.atom_room(sect) <= wanted.saturating_sub(held) {
                break;
            }
        }
        sect.hand.take(goods, 1);
        sect.rooms[slot].holds.add(goods, 1);
    }
    storage.free(&sect.rooms[slot].holds)
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
pub(crate) fn tidied(rules: RulesView<'_>, sect: &Sect) -> Sect {
    arranged(rules, &lifted(sect))
}

/// Whether the proposal would move nothing.
pub(crate) fn is_tidy(rules: RulesView<'_>, seat: Seat) -> bool {
    let sect = rules.sect(seat);
    arrange(rules, &mut lifted(sect), Some(sect))
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
        let sect = self.p.sect(seat);
        !sect.hand.is_empty() && self.rules().stores_some(sect, &sect.hand)
    }

    /// Atoms that found no room are lost, once their owner has put his sanctum in order. `[atom.rooms]`
    pub(super) fn shed_atoms(&mut self) {
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
        let after = arranged(self.rules(), self.p.sect(seat));
        *self.sect(seat) = after;
        if !self.log.is_silent() && !matches!(self.p.step(), Step::Arrange) {
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
        // What is left of a gain is looked at when the step of the moment asks again.
        if self.p.step() == Step::Arrange && !self.hand_can_be_stored(seat) {
            self.expose_hand(seat);
            self.stowed(seat);
        }
    }

    /// Whether this seat could store anything otherwise; then it is asked. `[sanctum.when]`
    pub(super) fn ask_to_reorganise(&mut self, seat: Seat) -> bool {
        // rules 2: who had built was not asked either if everything lay as proposed.
        if self.figures.rules == 2 && is_tidy(self.rules(), seat) {
            return false;
        }
        let asked = self.rules().could_reorganise(seat);
        if asked {
            self.sect(seat).order = Order::Asked;
        }
        asked
    }

    /// In the Upkeep who has everything where it would be proposed is not asked. `[upkeep.reorganise]`
    pub(super) fn ask_in_upkeep(&mut self, seat: Seat) -> bool {
        // Mostly there is nothing to move, which is quickly seen.
        if !self.rules().could_reorganise(seat) {
            return false;
        }
        // rules 1: asked all the same.
        let spared = self.figures.rules >= 2 && is_tidy(self.rules(), seat);
        !spared && self.ask_to_reorganise(seat)
    }

    pub(super) fn tidy(&mut self, seat: Seat) {
        let before = *self.p.sect(seat);
        let after = arranged(self.rules(), &lifted(&before));
        *self.sect(seat) = Sect { order: Order::Settled, ..after };
        if !self.log.is_silent() && before.rooms != after.rooms {
            self.log.all(|| Event::Reorganises { seat });
        }
    }

    pub(super) fn sort(&mut self, seat: Seat) {
        let sect = self.sect(seat);
        *sect = Sect { order: Order::Sorting, ..lifted(sect) };
    }

    pub(super) fn chamber_or_asks(&mut self, seat: Seat, reorganise: bool) -> bool {
        let denied = self.rules().denied() == Some(Denied::Chamber);
        if self.rules().chamber_left() && !denied {
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
