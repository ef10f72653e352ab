//! The garden in words, for who listens: the names of cells, which of them something covers, how a mosaic is held.

use cenacle_scene::{Phrase, Pose, Say, Text, scene::Told};

use crate::{
    Cells, Figures, Mosaic, Turned,
    garden::{MAX_COLUMNS, MAX_ROWS},
};

use super::{Making, ids};

const COLUMNS: [&str; MAX_COLUMNS] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];
/// So many cells in a row are named by the first and the last of them.
const RUN: u32 = 3;

/// The letter of a column.
pub(super) fn column(column: usize) -> &'static str {
    COLUMNS[column % MAX_COLUMNS]
}

/// A phrase that names a cell.
pub(super) fn naming(phrase: Phrase, (row, at): (usize, usize)) -> Phrase {
    phrase.text("column", column(at)).number("row", row as i64 + 1)
}

fn name(say: &Say<'_>, cell: (usize, usize)) -> Text {
    say.phrase(&naming(Phrase::new("cell"), cell))
}

/// Cells by their names: straight runs from the first to the last, then the others.
pub(super) fn cells(say: &Say<'_>, cells: Cells) -> Text {
    let mut left = cells;
    let mut names = Vec::new();
    while let Some(run) = longest_run(left).filter(|run| run.len() >= RUN) {
        if let (Some(from), Some(to)) = (run.first(), run.last()) {
            let phrase = Phrase::new("told-run").said("from", name(say, from)).said("to", name(say, to));
            names.push(say.phrase(&phrase).to_string());
        }
        left = left.less(run);
    }
    names.extend(left.map(|cell| name(say, cell).to_string()));
    names.join(", ").into()
}

/// The longest row or column of these cells without a gap; of several the first.
fn longest_run(cells: Cells) -> Option<Cells> {
    let run = |(row, column): (usize, usize), (down, across): (usize, usize)| {
        let line = (0..).map(|step| (row + down * step, column + across * step));
        let inside = line.take_while(|(row, column)| *row < MAX_ROWS && *column < MAX_COLUMNS);
        inside.take_while(|(row, column)| cells.covers(Cells::at(*row, *column))).collect()
    };
    let runs = cells.flat_map(|cell| [(0, 1), (1, 0)].map(|step| -> Cells { run(cell, step) }));
    runs.reduce(|longest, run| if run.len() > longest.len() { run } else { longest })
}

/// A mosaic as arms from one of its cells, and cells diagonally beside that one.
struct Arms {
    /// How many cells reach up, right, down and left.
    reach: [u8; 4],
    /// Whether there is a cell up right, down right, down left and up left.
    corners: [bool; 4],
}

const STEPS: [(isize, isize); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];
const CORNERS: [(isize, isize); 4] = [(-1, 1), (1, 1), (1, -1), (-1, -1)];

impl Arms {
    /// From the cell that leaves the least to say: few corners, then few arms. Every pentomino has one.
    fn of(shape: Cells) -> Option<Arms> {
        let all: Vec<(isize, isize)> = shape.map(|(row, column)| (row as isize, column as isize)).collect();
        let has = |cell: (isize, isize)| all.contains(&cell);
        let from = |hub: (isize, isize)| Arms {
            reach: STEPS.map(|(down, across)| {
                (1..).take_while(|step| has((hub.0 + down * step, hub.1 + across * step))).count() as u8
            }),
            corners: CORNERS.map(|(down, across)| has((hub.0 + down, hub.1 + across))),
        };
        let whole = |arms: &Arms| 1 + arms.reach.iter().sum::<u8>() + arms.filled() == all.len() as u8;
        let said = |arms: &Arms| (arms.filled(), arms.reach.iter().filter(|reach| **reach > 0).count());
        all.iter().map(|hub| from(*hub)).filter(whole).min_by_key(said)
    }

    fn filled(&self) -> u8 {
        self.corners.iter().filter(|corner| **corner).count() as u8
    }
}

/// "N, arms: 2 up, 1 left; diagonally: down left".
pub(super) fn shape(figures: &Figures, say: &Say<'_>, mosaic: Mosaic, way: &Turned) -> Text {
    const REACHES: [&str; 4] = ["told-up", "told-right", "told-down", "told-left"];
    const BETWEEN: [&str; 4] = ["told-up-right", "told-down-right", "told-down-left", "told-up-left"];
    let phrase = |key| Phrase::new(key).text("letter", ids::letter(figures, mosaic));
    let Some(arms) = Arms::of(way.cells()) else { return say.phrase(&phrase("mosaic")) };
    let reaching = REACHES.into_iter().zip(arms.reach).filter(|(_, reach)| *reach > 0);
    let reaching = reaching.map(|(key, reach)| say.phrase(&Phrase::new(key).number("cells", reach)).to_string());
    let reaching = reaching.collect::<Vec<_>>().join(", ");
    let corners = BETWEEN.into_iter().zip(arms.corners).filter(|(_, filled)| *filled);
    let corners: Vec<_> = corners.map(|(key, _)| (1, key)).collect();
    let key = if corners.is_empty() { "told-shape" } else { "told-shape-corners" };
    say.phrase(&phrase(key).said("arms", reaching).words("corners", corners))
}

/// The same for each way in which a mosaic may be held.
pub(super) fn poses(making: &mut Making<'_>, mosaic: Mosaic, flip: bool) {
    let turns = &making.figures.turns[usize::from(mosaic.0)];
    let ways = turns.ways(flip).iter().zip(0..);
    let told = ways.map(|(way, turn)| {
        let (side, turn) = turns.pose(turn);
        let text = shape(making.figures, making.say, mosaic, way);
        Told::held(ids::mosaic(making.figures, mosaic), Pose { side, turn }, text)
    });
    let told: Vec<Told> = told.collect();
    making.part.told.extend(told);
}

/// Tells the same of each of these cells.
pub(super) fn of_cells(making: &mut Making<'_>, cells: Cells, text: &Text) {
    making.part.told.extend(cells.map(|cell| Told::of(ids::cell(cell), text.clone())));
}
