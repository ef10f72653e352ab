//! The offering to the High Priest: in secret, all at once, by rank.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Event, Position, Step, position::Bid};

use super::{Referee, RulesView, Ruling, demand, to_act};

/// `[offering.bid]`
pub(super) fn question(p: &Position, seat: Seat) -> Phrase {
    Phrase::new("ask-bidding").number("most", p.seats[seat.index()].talents)
}

/// Everything from nothing to all. `[offering.bid]`
pub(super) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    (0..=p.seats[seat.index()].talents).for_each(|talents| each(Action::Bid { talents }));
}

impl RulesView<'_> {
    /// `[offering.bid]`
    pub(super) fn may_bid(self, seat: Seat, talents: u16) -> Ruling {
        self.at(Step::Bidding)?;
        let most = self.p.seats[seat.index()].talents;
        demand(talents <= most, || {
            Refusal::because(
                "offering.bid",
                Phrase::new("why-bid-too-high").number("most", most).number("asked", talents),
            )
        })
    }
}

impl Referee<'_> {
    /// Five ankhs: everybody offers; who has nothing offers nothing. `[offering.bid]`
    pub(super) fn begin_offering(&mut self) {
        let p = &mut *self.p;
        for seat in p.everybody() {
            p.bids[seat.index()] = if p.seats[seat.index()].talents == 0 { Bid::Talents(0) } else { Bid::Open };
        }
        p.step = Step::Bidding;
        self.log.all(|| Event::Offering);
        self.show_bids_if_all_are_in();
    }

    /// `[offering.bid]`
    pub(super) fn bid(&mut self, seat: Seat, talents: u16) {
        self.p.bids[seat.index()] = Bid::Talents(talents);
        self.show_bids_if_all_are_in();
    }

    fn show_bids_if_all_are_in(&mut self) {
        if !to_act(self.p).is_empty() {
            return;
        }
        let bids = self.p.bids.map(|bid| if let Bid::Talents(talents) = bid { talents } else { 0 });
        for seat in self.p.everybody() {
            let talents = bids[seat.index()];
            // [offering.ties]: as many as offered more stand before.
            let before = self.p.everybody().filter(|other| bids[other.index()] > talents).count();
            // [offering.ranks]
            let effect = self.figures.offering[before];
            let architect = &mut self.p.seats[seat.index()];
            architect.talents -= talents;
            let had = architect.amulets;
            architect.amulets = had.saturating_add_signed(effect);
            let amulets = architect.amulets as i16 - had as i16;
            self.log.all(|| Event::Offers { seat, talents, rank: before as u8 + 1, amulets });
        }
        // [offering.after]
        self.p.bids = [Bid::Open; 5];
        self.p.altar = 0;
        self.resume();
    }
}
