//! Rounds: the Upkeep phase in its four steps, and who is first in the next round. `[round.order]`

use cenacle_table::Seat;

use crate::{Among, End, Event, Order, Phase, Position, SITES, Site, Step, position::BYTES};

use super::Referee;

/// A game without a last round ends after so many rounds in which nobody broke a sign: nobody plays it any more.
const QUIET: u16 = 100;

/// Where a cultist is after the return who was at each site. `[upkeep.return]`
static RETURNED: [u8; BYTES] = {
    let (mut to, mut number) = ([0; BYTES], 0);
    while number < SITES {
        let at = Site::of_index(number).expect("every number below SITES is that of a site");
        to[number] =
            if at.is_left_in_upkeep() { Site::Pool.index().expect("the pool is a site") } else { number } as u8;
        number += 1;
    }
    to
};

impl Referee<'_> {
    /// Rituals, return, monsters, reorganising: each step in the order of the round. `[upkeep.order]`
    pub(super) fn begin_upkeep(&mut self) {
        self.p.phase = Phase::Upkeep;
        self.refresh_powers();
        for seat in self.p.everybody() {
            let sect = self.sect(seat);
            (sect.stipend, sect.ward) = (false, 0);
        }
        self.log.all(|| Event::Upkeep);
        self.push(Step::EndRound);
        self.push(Step::Rearrange);
        self.push(Step::Serve);
        // rules 1: monsters before avatars and glaciers; now each player has all three in one step. [upkeep.monsters]
        if self.figures.rules < 2 && self.p.boxes.bring_cards() {
            for seat in self.p.in_order().rev() {
                self.push(Step::Powers(seat));
            }
        }
        self.push(Step::Return);
        self.push_travellers();
        for seat in self.p.in_order().rev() {
            let chanting = self.p.sect(seat).cultists.everybody_among(Among::InRituals);
            for cultist in chanting.last_first() {
                self.push(Step::Chant(seat, cultist as u8));
            }
        }
    }

    /// A cultist in a ritual goes to the next space and gains its reward, or comes home from the last. `[ritual.advance]`
    pub(super) fn chant(&mut self, seat: Seat, cultist: u8) {
        self.done();
        let index = usize::from(cultist);
        if let Site::Track(lock) = self.p.sect(seat).cultists[index] {
            self.travel(seat, index, lock);
            return;
        }
        let Site::Ritual(ritual, step) = self.p.sect(seat).cultists[index] else { return };
        let board = self.p.board;
        if self.figures.ritual_step(ritual, step + 1).is_some() {
            let at = Site::Ritual(ritual, step + 1);
            self.sect(seat).cultists.put(index, at);
            self.log.all(|| Event::Chants { seat, at, board });
            self.push(Step::Reward(seat, at));
        } else {
            self.sect(seat).cultists.put(index, Site::Pool);
            self.log.all(|| Event::RitualDone { seat, at: Site::Ritual(ritual, step), board });
        }
    }

    /// [upkeep.return]
    pub(super) fn come_home(&mut self) {
        self.done();
        for seat in self.p.everybody() {
            let sect = self.sect(seat);
            sect.skulking = 0;
            sect.supreme = 0;
            sect.cultists.change(&RETURNED);
        }
        self.p.blocked = None;
    }

    /// Nobody's sanctum touches another's, so all reorganise at the same time. `[upkeep.reorganise]`
    pub(super) fn rearrange(&mut self) {
        self.done();
        let mut any = false;
        for seat in self.p.everybody() {
            any |= self.ask_in_upkeep(seat);
        }
        if any {
            self.push(Step::Arrange);
        }
    }

    pub(super) fn end_round(&mut self) {
        self.done();
        self.push(Step::NewRound);
        if self.p.is_solo() {
            self.p.phase = Phase::Rival;
            self.refresh_powers();
            self.push(Step::RivalDenies);
            self.push(Step::RivalTrades);
            self.push(Step::RivalActs);
        }
    }

    /// Whether the house ends the game: after its last round or, without one, after so many in which no sign was broken.
    /// `[end.outlasted]`
    fn is_outlasted(&self) -> bool {
        match self.p.last_round {
            Position::NO_LIMIT => self.p.round - self.p.stirred >= QUIET,
            last => self.p.round >= last,
        }
    }

    /// [round.first]
    pub(crate) fn new_round(&mut self) {
        self.done();
        if self.is_outlasted() {
            self.end(End::Outlasted);
            return;
        }
        self.p.round += 1;
        self.p.first = self.p.next_first;
        self.p.phase = Phase::Action;
        self.refresh_powers();
        let players = usize::from(self.p.players);
        // The turn before the first one, so that the first player comes next.
        self.p.turn = Seat::new((self.p.first.index() + players - 1) % players);
        let (round, first) = (self.p.round, self.p.first);
        self.log.all(|| Event::Round { round, first });
        self.eternals();
    }

    pub(super) fn end(&mut self, end: End) {
        self.p.steps.clear();
        for seat in self.p.everybody() {
            let sect = self.sect(seat);
            sect.order = Order::Settled;
            let rest = std::mem::take(&mut sect.hand);
            sect.exposed = sect.exposed.plus(rest);
        }
        self.p.phase = Phase::Over(end);
        self.log.all(|| Event::Ends { end });
    }
}
