//! The end: who has won, and how far everybody came.

use std::cmp::Reverse;

use cenacle_table::{Outcome, Phrase, Seat, Seats, SheetLine};

use crate::{Figures, Position, position::End};

/// Why a game ended, as the outcome names it.
pub(crate) mod reason {
    /// A god came.
    pub(crate) const GOD: &str = "god";
    /// One sect is left.
    pub(crate) const LAST: &str = "last";
    /// The limit of the house rule.
    pub(crate) const ROUNDS: &str = "rounds";
    /// No sect is left.
    pub(crate) const NOBODY: &str = "nobody";
}

/// Points, then living cultists. `[end.rounds]`
fn standing(p: &Position, seat: Seat) -> (u8, u32) {
    let sect = p.sect(seat);
    if sect.alive == 0 { (0, 0) } else { (sect.points, sect.alive.count_ones()) }
}

pub(crate) fn outcome(_figures: &Figures, p: &Position) -> Option<Outcome> {
    let end = p.over?;
    let (reason, winner) = match end {
        End::God(seat) => (reason::GOD, Some(seat)),
        End::Last(seat) => (reason::LAST, Some(seat)),
        End::Rounds => (reason::ROUNDS, None),
        End::Nobody => (reason::NOBODY, None),
    };
    // The winner, then whoever lives, then points, then living cultists.
    let place = |seat: Seat| (winner != Some(seat), p.sect(seat).alive == 0, Reverse(standing(p, seat)));
    let rank = |seat: Seat| 1 + p.everybody().filter(|other| place(*other) < place(seat)).count() as u8;
    let winners = match winner {
        Some(seat) => Seats::only(seat),
        // [end.nobody]
        None if end == End::Nobody => Seats::NONE,
        None => p.everybody().filter(|seat| rank(*seat) == 1).collect(),
    };
    Some(Outcome {
        reason,
        winners,
        ranks: p.everybody().map(rank).collect(),
        scores: p.everybody().map(|seat| p.sect(seat).points.into()).collect(),
    })
}

pub(crate) fn sheet(_figures: &Figures, p: &Position) -> Vec<SheetLine> {
    let Some(end) = p.over else { return Vec::new() };
    let mut lines = Vec::new();
    for seat in p.everybody() {
        let sect = p.sect(seat);
        let slain = p.everybody().flat_map(|other| p.sect(other).slain).filter(|by| usize::from(*by) == seat.number());
        let mut add = |key: &'static str, column: &'static str, value: i32, rule: &'static str| {
            lines.push(SheetLine { seat, label: Phrase::new(key), column, value, rule });
        };
        if end == End::God(seat) {
            add("sheet-god", "column-god", 1, "god.comes");
        }
        add("sheet-points", "column-points", sect.points.into(), "end.rounds");
        add("sheet-living", "column-living", sect.alive.count_ones() as i32, "end.last");
        add("sheet-slain", "column-slain", slain.count() as i32, "kill.mark");
    }
    lines
}
