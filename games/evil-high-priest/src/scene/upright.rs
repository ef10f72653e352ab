//! The cult board of the narrow stage stands upright: a row is a step away from the start. What lies beside the locks of a wide board
//! lies beside the first or the last row where there is room, so that the whole board is one screen.

use cenacle_scene::scene::Spot;

use crate::Board;

use super::{
    layout::{AWARD, LOCK, STRIP},
    special, terminal,
};

/// The name of the board stands over its rows.
const HEAD: f32 = 28.0;
/// A row of locks, and one with two lines of other things beside it.
const ROW: f32 = 72.0;
const DOUBLE: f32 = 2.0 * STRIP + 6.0;
/// What is left free between two rows: tags straddle the upper edge of a lock.
const BETWEEN: f32 = 6.0;
/// From where to where things lie.
const LEFT: f32 = 4.0;
const WIDE: f32 = 366.0;
const GAP: f32 = 4.0;
/// So many rows are one screen, and so many locks at most make one row of two.
const ROWS: usize = 5;
const MERGED: usize = 3;
/// A sentence needs so much room.
const SAID: f32 = 150.0;

/// Where what is not a lock lies.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Beside {
    /// In this row, after its locks.
    Row(usize),
    /// In a line of its own under the rows.
    Under,
    /// There is none, and no room to say anything.
    Nowhere,
}

/// The upright frame of a board.
pub(super) struct Upright {
    /// Locks from left to right, by rows, with how far from the left each would like to stand.
    rows: Vec<Vec<(usize, f32)>>,
    /// How many locks have room side by side.
    across: usize,
    parts: Vec<f32>,
    /// The lines in which the parts lie.
    lines: Vec<Vec<usize>>,
    beside: Beside,
    /// How many of its locks stand at the Growth track.
    awards: usize,
}

impl Upright {
    pub(super) fn of(board: &Board) -> Upright {
        let grid = terminal::grid(board);
        let mut rows: Vec<Vec<(usize, f32)>> = vec![Vec::new(); grid.columns];
        for (lock, cell) in grid.cells.iter().enumerate() {
            if let Some((column, row)) = *cell {
                rows[column].push((lock, row));
            }
        }
        rows.iter_mut().for_each(|row| row.sort_by(|one, other| one.1.total_cmp(&other.1)));
        merge_last(&mut rows, grid.rows);
        let parts: Vec<f32> = special::strip(board).into_iter().map(|(_, wide, _)| wide).collect();
        let awards = board.locks.iter().filter(|lock| lock.award.is_some()).count();
        let mut upright =
            Upright { rows, across: grid.rows, parts, lines: Vec::new(), beside: Beside::Nowhere, awards };
        upright.put_beside();
        upright
    }

    /// Finds where what is not a lock lies.
    fn put_beside(&mut self) {
        let ends = [0, self.rows.len() - 1];
        if self.parts.is_empty() {
            let said = ends.into_iter().find(|row| self.rows.len() <= ROWS && self.free(*row).w >= SAID);
            self.beside = said.map_or(Beside::Nowhere, Beside::Row);
            return;
        }
        self.beside = Beside::Under;
        self.lines = vec![(0..self.parts.len()).collect()];
        // The Growth track goes on with its locks: it is one line.
        let found = ends.into_iter().filter(|_| self.awards == 0).find_map(|row| Some((row, self.broken(row)?)));
        if let Some((row, lines)) = found {
            self.beside = Beside::Row(row);
            self.lines = lines;
        }
    }

    /// The parts in one or two lines, if they have room beside a row.
    fn broken(&self, row: usize) -> Option<Vec<Vec<usize>>> {
        let room = self.free(row).w;
        let mut lines: Vec<Vec<usize>> = vec![Vec::new()];
        let mut left = room;
        for (part, wide) in self.parts.iter().enumerate() {
            if *wide > left {
                lines.push(Vec::new());
                left = room;
            }
            left -= wide;
            lines.last_mut()?.push(part);
        }
        (lines.len() <= 2 && left >= 0.0).then_some(lines)
    }

    fn lock_size(&self) -> (f32, f32) {
        let h = ROW - BETWEEN;
        let w = (WIDE / self.across as f32 - GAP).min(h * LOCK.0 / LOCK.1);
        (w, w * LOCK.1 / LOCK.0)
    }

    /// How high a row is, and where it begins.
    fn row_high(&self, row: usize) -> f32 {
        if self.beside == Beside::Row(row) && self.lines.len() > 1 { DOUBLE } else { ROW }
    }

    fn row_top(&self, row: usize) -> f32 {
        HEAD + (0..row).map(|above| self.row_high(above)).sum::<f32>()
    }

    /// What a row leaves free, to the right of its locks when they stand at the left.
    fn free(&self, row: usize) -> Spot {
        let locks = self.rows[row].len() as f32 * (self.lock_size().0 + GAP) + GAP;
        Spot::rect(LEFT + locks, self.row_top(row), WIDE - locks, self.row_high(row))
    }

    /// How high the whole board is.
    pub(super) fn high(&self) -> f32 {
        let under = if self.beside == Beside::Under { STRIP + 4.0 } else { 0.0 };
        self.row_top(self.rows.len()) + under + 4.0
    }

    /// What is not a lock, part by part.
    pub(super) fn parts(&self) -> Vec<Spot> {
        let mut all = vec![Spot::rect(0.0, 0.0, 0.0, 0.0); self.parts.len()];
        let (left, top) = self.lines_at();
        for (down, line) in self.lines.iter().enumerate() {
            let mut x = left;
            for part in line {
                all[*part] = Spot::rect(x, top + (STRIP + 2.0) * down as f32, self.parts[*part] - 3.0, STRIP);
                x += self.parts[*part];
            }
        }
        all
    }

    /// Where the lines of the parts begin: beside a row they stand in its middle.
    fn lines_at(&self) -> (f32, f32) {
        match self.beside {
            Beside::Row(row) => {
                let free = self.free(row);
                let high = self.lines.len() as f32 * (STRIP + 2.0) - 2.0;
                (free.x, free.y + (free.h - high) / 2.0)
            }
            _ => (LEFT + 2.0, self.row_top(self.rows.len()) + 2.0),
        }
    }

    /// Where the board says what is special about it.
    pub(super) fn caption(&self) -> Option<Spot> {
        let Beside::Row(row) = self.beside else { return None };
        let free = self.free(row);
        match self.lines.as_slice() {
            [] => Some(Spot::rect(free.x + 4.0, free.y + 4.0, free.w - 8.0, free.h - 12.0)),
            [.., last] => {
                let taken: f32 = last.iter().map(|part| self.parts[*part]).sum();
                let (x, top) = self.lines_at();
                let y = top + (STRIP + 2.0) * (self.lines.len() - 1) as f32;
                Some(Spot::rect(x + taken, y, free.x + free.w - x - taken, STRIP))
            }
        }
    }

    /// Where each lock lies.
    pub(super) fn locks(&self, board: &Board) -> Vec<Spot> {
        let (w, h) = self.lock_size();
        let mut all = vec![Spot::rect(0.0, 0.0, 0.0, 0.0); board.locks.len()];
        for (row, locks) in self.rows.iter().enumerate() {
            let middle = self.row_top(row) + self.row_high(row) / 2.0 + 2.0;
            for (place, (lock, at)) in locks.iter().enumerate() {
                let x = match self.beside == Beside::Row(row) {
                    true => LEFT + place as f32 * (w + GAP),
                    false => LEFT + WIDE * (at + 0.5) / self.across as f32 - w / 2.0,
                };
                all[*lock] = Spot::rect(x, middle - h / 2.0, w, h);
            }
        }
        // Those of the Growth track stand at its end.
        let (left, top) = self.lines_at();
        let mut x = left + self.parts.iter().sum::<f32>();
        for (lock, _) in board.locks.iter().enumerate().filter(|(_, lock)| lock.award.is_some()) {
            all[lock] = Spot::rect(x + 1.0, top + 1.0, AWARD - 2.0, STRIP - 2.0);
            x += AWARD;
        }
        all
    }
}

/// The last two rows are one where each has one lock, or where there would be too many rows. Who stands alone stands between the others.
fn merge_last(rows: &mut Vec<Vec<(usize, f32)>>, across: usize) {
    let [.., before, last] = rows.as_slice() else { return };
    let both = before.len() + last.len();
    if both > 2 && (both > MERGED || rows.len() <= ROWS) {
        return;
    }
    let (Some(last), Some(before)) = (rows.pop(), rows.pop()) else { return };
    let order: Vec<usize> = match (before.as_slice(), last.as_slice()) {
        ([one], [two, three]) => vec![two.0, one.0, three.0],
        ([one, two], [three]) => vec![one.0, three.0, two.0],
        _ => before.iter().chain(&last).map(|(lock, _)| *lock).collect(),
    };
    let first = (across - order.len().min(across)) as f32 / 2.0;
    rows.push(order.into_iter().enumerate().map(|(at, lock)| (lock, first + at as f32)).collect());
}

#[cfg(test)]
mod tests {
    use cenacle_table::{DataFiles, Game};

    use crate::EvilHighPriest;

    use super::*;

    fn apart(one: &Spot, other: &Spot) -> bool {
        let across = one.x + one.w <= other.x + 0.1 || other.x + other.w <= one.x + 0.1;
        across || one.y + one.h <= other.y + 0.1 || other.y + other.h <= one.y + 0.1
    }

    #[test]
    fn every_board_is_one_screen_of_a_phone_and_nothing_on_it_lies_over_another_thing() {
        let game = EvilHighPriest::open(&DataFiles::shipped(EvilHighPriest::about().data)).unwrap();
        for board in &game.figures().boards {
            let upright = Upright::of(board);
            let high = upright.high();
            assert!(high <= 416.0, "{} is {high} high", board.id);
            let mut spots = upright.locks(board);
            spots.extend(upright.parts());
            spots.extend(upright.caption().filter(|spot| spot.w >= 114.0));
            for (at, one) in spots.iter().enumerate() {
                assert!(one.w > 0.0 && one.x >= 0.0 && one.x + one.w <= 374.0, "{} {at}: {one:?}", board.id);
                assert!(one.y >= HEAD - 4.0 && one.y + one.h <= high, "{} {at}: {one:?}", board.id);
                for (than, other) in spots.iter().enumerate().skip(at + 1) {
                    assert!(apart(one, other), "{}: {at} lies over {than}: {one:?} {other:?}", board.id);
                }
            }
        }
    }
}
