//! Who has won, and the count.

use cenacle_table::{Outcome, Phrase, SheetLine};

use crate::{Position, Step};

pub(crate) fn outcome(p: &Position) -> Option<Outcome> {
    // [end.count]
    let points = |seat: cenacle_table::Seat| p.points[seat.index()];
    let better = |than: u16| p.everybody().filter(|seat| points(*seat) > than).count() as u8;
    (p.step == Step::Over).then(|| Outcome {
        reason: "played-out",
        winners: p.everybody().filter(|seat| better(points(*seat)) == 0).collect(),
        ranks: p.everybody().map(|seat| 1 + better(points(seat))).collect(),
        scores: p.everybody().map(|seat| points(seat).into()).collect(),
    })
}

pub(crate) fn sheet(p: &Position) -> Vec<SheetLine> {
    let line = |seat: cenacle_table::Seat| SheetLine {
        seat,
        label: Phrase::new("sheet-prizes"),
        column: "points",
        value: p.points[seat.index()].into(),
        rule: "end.count",
    };
    if p.step == Step::Over { p.everybody().map(line).collect() } else { Vec::new() }
}
