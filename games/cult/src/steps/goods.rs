//! Moving components: Followers, coins, Mobs, Priests, Altars, Privileges. What else changes hands are cards, in `card.rs`.

use cenacle_table::Seat;

use crate::{
    At, Boost, Bribe, Card, Event, Influence, Location, Patriarch, Priest, Priests, Step, Token,
    event::{Fate, Goods},
};

use super::Referee;

impl Referee<'_> {
    /// From the reserve, as far as caps and reserve allow. `[follower.cap] [mob.supply]`
    pub(super) fn gain(&mut self, seat: Seat, goods: Goods, count: u16) {
        let mobs_left = if goods == Goods::Mobs { self.rules().mobs_left() } else { 0 };
        let cap = self.figures.follower_cap;
        let cult = &mut self.p.cults[seat.index()];
        let gained = match goods {
            Goods::Followers => {
                let gained = (cap - cult.followers).min(count as u8);
                cult.followers += gained;
                gained.into()
            }
            Goods::Coins => {
                cult.add_coins(count);
                count
            }
            Goods::Mobs => {
                let gained = mobs_left.min(count as u8);
                cult.mobs += gained;
                gained.into()
            }
        };
        if gained > 0 && goods == Goods::Mobs {
            self.advanced();
        }
        if gained > 0 {
            self.log.all(|| Event::Gains { seat, goods, count: gained });
        }
    }

    /// To the reserve, as far as there are any.
    pub(super) fn lose(&mut self, seat: Seat, goods: Goods, count: u16) {
        let cult = &mut self.p.cults[seat.index()];
        let lost = match goods {
            Goods::Followers => {
                let lost = cult.followers.min(count as u8);
                cult.followers -= lost;
                lost.into()
            }
            Goods::Coins => {
                let lost = cult.coins.min(count);
                cult.coins -= lost;
                lost
            }
            Goods::Mobs => {
                let lost = cult.mobs.min(count as u8);
                cult.mobs -= lost;
                lost.into()
            }
        };
        if lost > 0 {
            self.log.all(|| Event::Loses { seat, goods, count: lost });
        }
    }

    /// A face-up Privilege goes to a cult.
    pub(super) fn take_privilege(&mut self, seat: Seat, slot: u8, coins: u8) {
        let card = std::mem::take(&mut self.p.palace[usize::from(slot)]);
        self.p.cults[seat.index()].cards.add(card);
        self.log.all(|| Event::Privilege { seat, card, coins });
    }

    /// The card of the Forum. `[location.forum]`
    pub(super) fn take_supremacy(&mut self, seat: Seat) {
        if let Some(owner) = self.p.supreme() {
            self.p.cults[owner.index()].cards.remove(Card::SUPREMACY);
        }
        self.p.cults[seat.index()].cards.add(Card::SUPREMACY);
        self.p.flipped = false;
        self.log.all(|| Event::Supremacy { seat });
    }

    /// An own Priest leaves a Location: coins on him go to the bank, what a Miracle added is lost. `[bribe.leaves]`
    pub(super) fn leave(&mut self, seat: Seat, priest: Priest, location: Location) {
        if priest.at == At::Bribed {
            self.end_bribe(location);
        }
        let Some(influence) = priest.value.influence() else {
            self.p.cults[seat.index()].patriarch = Patriarch::HOME;
            return;
        };
        let priests = &mut self.p.board[location.index()][seat.index()];
        priests.remove(influence);
        let left = priests.count(influence);
        let boost = &mut self.p.boosts[seat.index()];
        let same = boost.value == priest.value && boost.bribed == (priest.at == At::Bribed);
        if self.p.active.is(location) && boost.by > 0 && same && (left == 0 || boost.bribed) {
            *boost = Boost::default();
        }
    }

    pub(super) fn end_bribe(&mut self, location: Location) {
        let bribe = &mut self.p.bribes[location.index()];
        if bribe.coins > 0 {
            *bribe = Bribe::default();
            self.log.all(|| Event::BribeEnds { location });
        }
    }

    /// A Priest from the sheet's side comes to a Location.
    pub(super) fn arrive(&mut self, seat: Seat, value: Token, location: Location) {
        match value.influence() {
            None => self.p.cults[seat.index()].patriarch = Patriarch::at(location),
            Some(influence) => self.p.board[location.index()][seat.index()].add(influence),
        }
    }

    /// An own Priest goes from a Location to those available.
    pub(super) fn go_home(&mut self, seat: Seat, priest: Priest, location: Location) {
        self.leave(seat, priest, location);
        if let Some(influence) = priest.value.influence() {
            self.p.cults[seat.index()].home.add(influence);
        }
        self.log.all(|| Event::Priest { seat, value: priest.value, fate: Fate::Home, location: Some(location) });
    }

    /// Moves a Priest between Locations. `[priest.move]`
    pub(super) fn move_on(&mut self, seat: Seat, priest: Priest, from: Location, to: Location) {
        self.leave(seat, priest, from);
        self.arrive(seat, priest.value, to);
        self.log.all(|| Event::Priest { seat, value: priest.value, fate: Fate::Moved, location: Some(to) });
    }

    /// An available Priest, or the Patriarch, comes to the active Location.
    pub(super) fn send(&mut self, seat: Seat, value: Token) {
        let location = self.p.active.here();
        if let Some(influence) = value.influence() {
            self.p.cults[seat.index()].home.remove(influence);
        }
        self.arrive(seat, value, location);
        self.log.all(|| Event::Priest { seat, value, fate: Fate::Placed, location: Some(location) });
    }

    /// A Priest from the reserve; to the available ones, or to a Location.
    pub(super) fn ordain(&mut self, seat: Seat, influence: Influence, location: Option<Location>) {
        if !self.rules().token_left(seat, influence) {
            return;
        }
        let value = Token::from(influence);
        let fate = match location {
            None => {
                self.p.cults[seat.index()].home.add(influence);
                Fate::Ordained
            }
            Some(location) => {
                self.arrive(seat, value, location);
                Fate::Sent
            }
        };
        self.log.all(|| Event::Priest { seat, value, fate, location });
    }

    /// An available Priest pays: to the reserve, or on the sheet.
    pub(super) fn offer_up(&mut self, seat: Seat, value: Token, ritual: bool) {
        let cult = &mut self.p.cults[seat.index()];
        match value.influence() {
            None => cult.patriarch = Patriarch::SHEET,
            Some(influence) => {
                cult.home.remove(influence);
                if ritual {
                    cult.sheet.add(influence);
                }
            }
        }
        let fate = if ritual { Fate::Sheet } else { Fate::Destroyed };
        self.log.all(|| Event::Priest { seat, value, fate, location: None });
    }

    /// An own Priest on a Location, or an available one, is exchanged for a stronger one. `[priest.raise]`
    pub(super) fn raise(&mut self, seat: Seat, priest: Priest, location: Location, by: u8) {
        let Some(from) = priest.value.influence() else { return };
        let Some(to) = self.rules().raised(seat, priest.value, by) else { return };
        if priest.at == At::Home {
            let home = &mut self.p.cults[seat.index()].home;
            home.remove(from);
            home.add(to);
        } else {
            let priests = &mut self.p.board[location.index()][seat.index()];
            priests.remove(from);
            priests.add(to);
            // [bribe.stays]: the exchange in its place is no departure.
            if priest.at == At::Bribed {
                self.p.bribes[location.index()].value = to.into();
            }
        }
        self.log.all(|| Event::Raised { seat, from, to });
    }

    /// A Priest's token is turned over: an Altar for good. `[altar.build]`
    pub(super) fn build(&mut self, seat: Seat, priest: Priest, location: Location) {
        self.leave(seat, priest, location);
        self.p.cults[seat.index()].altars.add(location);
        self.advanced();
        self.log.all(|| Event::Builds { seat, location });
    }

    pub(super) fn lose_altar(&mut self, seat: Seat, location: Location) {
        self.p.cults[seat.index()].altars.remove(location);
        self.log.all(|| Event::Razed { seat, location });
    }

    /// All Altars of the active Location go to the reserve.
    pub(super) fn raze_all_here(&mut self) {
        let location = self.p.active.here();
        for seat in self.p.everybody() {
            if self.p.altar(seat, location) {
                self.lose_altar(seat, location);
            }
        }
    }

    /// All Priests of a Location go home.
    pub(super) fn recall_all(&mut self, location: Location, told: bool) {
        for seat in self.p.everybody() {
            let priests = std::mem::replace(&mut self.p.board[location.index()][seat.index()], Priests::NONE);
            let cult = &mut self.p.cults[seat.index()];
            cult.home = cult.home.plus(priests);
            let patriarch = cult.patriarch.is_at(location);
            if patriarch {
                cult.patriarch = Patriarch::HOME;
            }
            if told && (patriarch || !priests.is_empty()) {
                let priests = priests.len() + u8::from(patriarch);
                self.log.all(|| Event::Recalled { seat, location, priests });
            }
        }
        self.p.bribes[location.index()] = Bribe::default();
        if self.p.active.is(location) {
            self.p.boosts = Default::default();
        }
    }

    /// Puts the clauses of a card or an ability on the stack: costs first.
    pub(super) fn push_deed(&mut self, seat: Seat, deed: &crate::Deed) {
        push_clauses(&mut self.p.steps, seat, deed);
    }
}

/// Costs above effects, the first on top.
pub(super) fn push_clauses(
    steps: &mut cenacle_table::Pile<Step, { crate::position::PENDING }>,
    seat: Seat,
    deed: &crate::Deed,
) {
    for effect in deed.effects().rev() {
        steps.push(Step::Do(seat, effect));
    }
    for cost in deed.costs().rev() {
        steps.push(Step::Pay(seat, cost));
    }
}
