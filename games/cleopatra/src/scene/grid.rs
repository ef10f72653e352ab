//! The palace in characters, for the terminal: walls and doors around the garden, rows and columns numbered.

use cenacle_scene::scene::Grid;

use crate::{Cells, Figures, Position, Step, Turned, steps::regions};

use super::{Draft, ids};

pub(super) fn grid(draft: &Draft<'_>) -> Grid {
    let (figures, p) = (draft.figures, draft.p);
    let mut rows = vec![column_numbers(figures), back_numbers(figures), back_walls(figures, p)];
    rows.extend((0..figures.rows).map(|row| garden_row(figures, p, row)));
    rows.push(front(figures, p));
    let mut legend = draft.word("grid-legend");
    if p.step == Step::Claiming {
        legend = format!("{legend} {}", draft.word("grid-legend-claiming"));
    }
    Grid { rows, legend }
}

/// Everything stands under the same columns: row number, wall number, wall, cells, wall, wall number.
fn line(left: &str, wall: char, cells: &str, other_wall: char, right: &str) -> String {
    format!("{left:>5} {wall}{cells}{other_wall} {right:<2}")
}

fn across(figures: &Figures, each: impl Fn(usize) -> String) -> String {
    (0..figures.columns).map(|column| format!("{:>2}", each(column))).collect::<String>() + " "
}

fn column_numbers(figures: &Figures) -> String {
    line("", ' ', &across(figures, |column| (column + 1).to_string()), ' ', "")
}

/// The wall slot on this side that touches a cell.
fn slot_at(figures: &Figures, side: u8, row: usize, column: usize) -> Option<usize> {
    let touches = |slot: usize| figures.walls[slot].covers(Cells::at(row, column));
    (0..figures.walls.len()).find(|slot| figures.wall_side[*slot] == side && touches(*slot))
}

/// A slot's number stands at the middle one of its cells.
fn number_at(figures: &Figures, side: u8, row: usize, column: usize) -> String {
    let middle = |slot: &usize| {
        let cells = figures.walls[*slot];
        let mut all = cells;
        all.nth((cells.len() as usize - 1) / 2) == Some((row, column))
    };
    let slot = slot_at(figures, side, row, column).filter(middle);
    slot.map(|slot| (slot + 1).to_string()).unwrap_or_default()
}

fn back_numbers(figures: &Figures) -> String {
    line("", ' ', &across(figures, |column| number_at(figures, 1, 0, column)), ' ', "")
}

fn built(p: &Position, slot: Option<usize>, yes: char, no: char) -> char {
    match slot {
        Some(slot) if p.walls & 1 << slot != 0 => yes,
        Some(_) => no,
        None => ' ',
    }
}

fn back_walls(figures: &Figures, p: &Position) -> String {
    let wall = |column: usize| built(p, slot_at(figures, 1, 0, column), '▄', '·');
    let cells: String = (0..figures.columns).map(|column| [wall(column); 2].iter().collect::<String>()).collect();
    line("", ' ', &format!("{cells} "), ' ', "")
}

fn garden_row(figures: &Figures, p: &Position, row: usize) -> String {
    let last = figures.columns - 1;
    let left = format!("{:>2} {:>2}", row + 1, number_at(figures, 0, row, 0));
    let cells = across(figures, |column| sign(figures, p, row, column).to_string());
    let wall = |side: u8, column: usize| built(p, slot_at(figures, side, row, column), '█', '┊');
    line(&left, wall(0, 0), &cells, wall(2, last), &number_at(figures, 2, row, last))
}

fn sign(figures: &Figures, p: &Position, row: usize, column: usize) -> char {
    let at = Cells::at(row, column);
    if !figures.garden.covers(at) {
        return match p.built(crate::Work::Throne) {
            0 => '#',
            1 => '=',
            _ => '@',
        };
    }
    let over = p.laid.iter().find(|laid| {
        let way = figures.turns[usize::from(laid.mosaic.0)].ways(true)[usize::from(laid.turn)];
        way.at(laid.row.into(), laid.column.into()).covers(at)
    });
    if let Some(laid) = over {
        return ids::letter(figures, laid.mosaic).chars().next().unwrap_or('?');
    }
    let owner = p.everybody().find(|seat| p.sanctuaries[seat.index()].covers(at));
    if let Some(letter) = claimable(p, at) {
        return letter;
    }
    match owner {
        Some(seat) => char::from_digit(seat.number() as u32, 10).unwrap_or('?'),
        None if p.closed.less(p.claimable).covers(at) => 'x',
        None if figures.palms.covers(at) => '♣',
        None => '.',
    }
}

/// The letter of the region around a cell that can be claimed now.
fn claimable(p: &Position, at: Cells) -> Option<char> {
    let asked = p.step == Step::Claiming && p.claimable.covers(at);
    let region = asked.then(|| regions(p.claimable).position(|cells| cells.covers(at)))?;
    ids::region_letter(region?).chars().next()
}

/// The two door frames, with the entrance between them.
fn front(figures: &Figures, p: &Position) -> String {
    let third = figures.columns / 3;
    let door = |side: u8| if p.doors & 1 << side != 0 { '▀' } else { '·' };
    let cell = |column: usize| match column {
        column if column < third => door(0),
        column if column >= figures.columns - third => door(1),
        _ => ' ',
    };
    let cells: String = (0..figures.columns).map(|column| [cell(column); 2].iter().collect::<String>()).collect();
    line("", ' ', &format!("{cells} "), ' ', "")
}

/// Every way the mosaic may lie, side by side; the cell by which its place is told is marked.
pub(super) fn turns(draft: &Draft<'_>) -> Grid {
    let ways = draft.figures.turns[usize::from(draft.p.laying.0)].ways(draft.p.house.flip);
    let wide = |way: &Turned| way.cells().map(|(_, column)| column + 1).max().unwrap_or(0).max(3);
    let high = ways.iter().flat_map(|way| way.cells()).map(|(row, _)| row + 1).max().unwrap_or(0);
    let row = |row: usize, way: &Turned| -> String {
        let sign = |column: usize| match way.cells() {
            cells if cells.first() == Some((row, column)) => '*',
            cells if cells.covers(Cells::at(row, column)) => '#',
            _ => ' ',
        };
        (0..wide(way)).map(sign).collect()
    };
    let line = |each: &dyn Fn(usize, &Turned) -> String| -> String {
        ways.iter().enumerate().map(|(turn, way)| format!("{:<1$}", each(turn, way), wide(way) + 2)).collect()
    };
    let numbers = line(&|turn, _| (turn + 1).to_string());
    let shapes = (0..high).map(|down| line(&|_, way| row(down, way)));
    Grid { rows: std::iter::once(numbers).chain(shapes).collect(), legend: draft.word("turns-legend") }
}
