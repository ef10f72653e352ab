//! Rounds: the favour of the stars, the filling of hands, whose turn is next.

use cenacle_table::{Seat, Seats};

use crate::{Event, Task, position::End, position::Ends};

use super::Referee;

impl Referee<'_> {
    /// A turn is over, or the founding: what comes next. `[round.order]`
    pub(super) fn next_turn(&mut self) {
        if self.p.round > 0 {
            self.end_turn();
            let mut seat = self.p.turn;
            for _ in 0..self.p.players {
                if seat == self.p.last {
                    break;
                }
                seat = self.p.right(seat);
                if self.p.sect(seat).alive != 0 {
                    self.begin_turn(seat);
                    return;
                }
            }
            let round = self.p.round;
            self.expire(|ends| matches!(ends, Ends::Round(last) if last <= round));
        }
        self.next_round();
    }

    fn next_round(&mut self) {
        // [end.rounds]
        if self.p.round >= self.p.house.last_round() {
            self.end(End::Rounds);
            return;
        }
        self.p.round += 1;
        let round = self.p.round;
        self.log.all(|| Event::Round { round });
        self.ask_the_stars();
        self.p.last = self.p.favoured.unwrap_or(self.p.last);
        let need = self.rules().god();
        let p = &mut *self.p;
        p.ready = p.living().filter(|seat| p.sects[seat.index()].points >= need).collect();
        self.fill_hands();
        let first = self.in_order_of_play().find(|seat| self.p.sect(*seat).alive != 0);
        match first {
            Some(seat) => self.begin_turn(seat),
            // Nobody plays on without a sect: no rule leads here, but a position from outside might.
            None => self.end(End::Nobody),
        }
    }

    /// Everybody once, to the right, who plays last in the end. `[round.order]`
    fn in_order_of_play(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, last) = (usize::from(self.p.players), self.p.last.index());
        (1..=players).map(move |step| Seat::new((last + players - step) % players))
    }

    /// Everybody throws a die, the lowest is favoured; the lowest throw again among themselves. `[round.favour]`
    pub(super) fn ask_the_stars(&mut self) {
        let mut throwing = self.p.living();
        loop {
            let mut lowest = (7, Seats::NONE);
            for seat in throwing {
                let die = self.chance.die(6) as u8;
                self.log.all(|| Event::Star { seat, die });
                if die < lowest.0 {
                    lowest = (die, Seats::only(seat));
                } else if die == lowest.0 {
                    lowest.1 = lowest.1.with(seat);
                }
            }
            throwing = lowest.1;
            if throwing.len() <= 1 {
                break;
            }
        }
        self.p.favoured = throwing.first();
        if let Some(seat) = self.p.favoured {
            self.log.all(|| Event::Favoured { seat });
        }
    }

    /// In the order of play. `[round.fill]`
    fn fill_hands(&mut self) {
        for seat in self.in_order_of_play() {
            if self.p.sect(seat).alive != 0 {
                self.fill(seat);
            }
        }
    }

    fn fill(&mut self, seat: Seat) {
        let sect = &mut self.p.sects[seat.index()];
        let full = if sect.short > 0 { sect.short } else { self.f.hand };
        sect.short = 0;
        let held = self.p.hand(seat).len() as u8;
        self.draw(seat, full.saturating_sub(held));
    }

    fn begin_turn(&mut self, seat: Seat) {
        let p = &mut *self.p;
        p.turn = seat;
        (p.cast, p.called, p.attacks, p.struck, p.mishaps) = (false, false, 0, [0; 2], 0);
        self.clear_arena();
        let p = &mut *self.p;
        p.duel = None;
        p.spell = None;
        self.log.all(|| Event::Turn { seat });
        self.expire(|ends| ends == Ends::Before(seat));
        self.p.tasks.clear();
        self.push(Task::NextTurn);
        self.push(Task::Main);
        self.push(Task::Mishaps);
    }

    /// Something new comes into the arena.
    pub(super) fn clear_arena(&mut self) {
        let p = &mut *self.p;
        (p.roll, p.before, p.fought, p.done) = (None, None, None, None);
    }

    /// What ends with a turn. `[lasting.end]`
    fn end_turn(&mut self) {
        let turn = self.p.turn;
        for lasting in self.p.table.iter_mut() {
            if let Ends::After(seat, left) = &mut lasting.ends
                && *seat == turn
            {
                *left = left.saturating_sub(1);
            }
        }
        self.expire(|ends| matches!(ends, Ends::Turn) || matches!(ends, Ends::After(_, 0)));
    }

    /// Cards that end go to the discards.
    pub(super) fn expire(&mut self, over: impl Fn(Ends) -> bool) {
        let mut index = 0;
        while index < self.p.table.len() {
            if over(self.p.table[index].ends) {
                let lasting = self.p.table.remove(index);
                if lasting.face.is_known() {
                    self.log.all(|| Event::Ends { card: lasting.face });
                    self.p.discard.push(lasting.face);
                }
            } else {
                index += 1;
            }
        }
    }

    pub(super) fn end(&mut self, end: End) {
        self.p.over = Some(end);
        self.p.tasks.clear();
        self.log.all(|| Event::Over { end });
    }
}
