//! Deaths: the bluff, the signature, the points, the next row, the end of a sect.

use cenacle_table::Seat;

use crate::{
    Event, Task,
    position::{Death, End},
};

use super::Referee;

impl Referee<'_> {
    /// Somebody dies, unless it was a bluff. `[kill.points] [defence.bluff]`
    pub(super) fn die(&mut self, death: Death) {
        if !self.p.sect(death.seat).lives(death.member) {
            return;
        }
        self.p.death = Some(death);
        self.push(Task::Bury);
        if !death.certain {
            self.push(Task::Bluff);
        }
    }

    /// `[kill.points] [kill.mark] [row.change]`
    pub(super) fn bury(&mut self) {
        let Some(death) = self.p.death.take() else { return };
        let Death { seat, member, to, .. } = death;
        let points = to.map_or(0, |_| self.rules().bounty(&death));
        let sect = &mut self.p.sects[seat.index()];
        let row = sect.row();
        sect.alive &= !(1 << member);
        sect.slain[usize::from(member)] = to.map_or(0, |seat| seat.number() as u8);
        let (left, next) = (sect.alive, sect.row());
        self.log.all(|| Event::Dies { seat, member, to, points });
        if let Some(to) = to {
            self.gain_points(to, points);
        }
        if left == 0 {
            self.gone(seat);
        } else if next != row {
            self.log.all(|| Event::Row { seat, row: next });
        }
    }

    /// `[kill.more]`
    pub(super) fn more(&mut self, death: Death, left: u8) {
        // [kill.once]: a bluff saves for good. Rules 1: who was saved could be the next one.
        let spared = if self.f.rules >= 2 { death.struck | 1 << death.member } else { 0 };
        let others = self.rules().in_play(death.seat) & !spared;
        let Some(member) = self.rules().nearest_of(others, death.member) else { return };
        let struck = if spared == 0 { 0 } else { spared | 1 << member };
        if left > 1 {
            self.push(Task::More(Death { struck, ..death }, left - 1));
        }
        self.push(Task::Die(Death { member, struck, ..death }));
    }

    /// A sect without cultists is out. `[end.gone] [end.last]`
    pub(super) fn gone(&mut self, seat: Seat) {
        self.log.all(|| Event::Gone { seat });
        self.discard_hand(seat);
        if self.p.favoured == Some(seat) {
            self.p.favoured = None;
        }
        let mut index = 0;
        while index < self.p.table.len() {
            let lasting = self.p.table[index];
            if lasting.by == seat || lasting.on == seat {
                self.p.table.remove(index);
                if lasting.face.is_known() {
                    self.p.discard.push(lasting.face);
                }
            } else {
                index += 1;
            }
        }
        // [end.nobody]: who falls with others in the same moment is counted with them.
        if !self.p.tasks.contains(&Task::Fallen) {
            self.count_the_living();
        }
    }

    /// The last sect wins; where none is left nobody does. `[end.last] [end.nobody]`
    pub(super) fn count_the_living(&mut self) {
        let living = self.p.living();
        match (living.first(), living.len()) {
            (None, _) => self.end(End::Nobody),
            (Some(winner), 1) => self.end(End::Last(winner)),
            _ => {}
        }
    }

    /// Points never run over. `[points.track]`
    pub(super) fn gain_points(&mut self, seat: Seat, points: u8) {
        let sect = &mut self.p.sects[seat.index()];
        sect.points = sect.points.saturating_add(points).min(120);
    }
}
