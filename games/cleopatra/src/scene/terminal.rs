//! The palace in characters, for the terminal: walls and doors around the garden, rows numbered, columns lettered.

use cenacle_scene::{Say, Text, scene::Grid};

use crate::{
    Cells, Figures, Position, Step, Turned, Work,
    garden::{MAX_COLUMNS, MAX_ROWS},
    steps::regions,
};

use super::{ids, told};

/// What the palace in characters shows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Signs {
    cells: [[u8; MAX_COLUMNS]; MAX_ROWS],
    walls: u16,
    doors: u8,
    claiming: bool,
}

/// A palm, which is written as `♣`.
const PALM: u8 = b'%';

impl Signs {
    pub(super) fn of(figures: &Figures, p: &Position) -> Signs {
        let block = match p.built(Work::Throne) {
            0 => b'#',
            1 => b'=',
            _ => b'@',
        };
        let claiming = p.step == Step::Claiming;
        let mut signs = Signs { cells: [[block; MAX_COLUMNS]; MAX_ROWS], walls: p.walls, doors: p.doors, claiming };
        // From the ground up: what lies above is written over what lies below.
        signs.write(figures.garden, b'.');
        signs.write(figures.palms, PALM);
        signs.write(p.closed.less(p.claimable), b'x');
        for seat in p.everybody() {
            signs.write(p.sanctuaries[seat.index()], b'1' + seat.index() as u8);
        }
        if claiming {
            for (index, cells) in regions(p.claimable).enumerate() {
                signs.write(cells, first_letter(ids::region_letter(index)));
            }
        }
        for laid in p.laid.iter() {
            let way = figures.turns[usize::from(laid.mosaic.0)].ways(true)[usize::from(laid.turn)];
            let letter = first_letter(ids::letter(figures, laid.mosaic));
            signs.write(way.at(laid.row.into(), laid.column.into()), letter);
        }
        signs
    }

    fn write(&mut self, cells: Cells, sign: u8) {
        for (row, column) in cells {
            self.cells[row][column] = sign;
        }
    }

    pub(super) fn grid(&self, figures: &Figures, say: &Say<'_>) -> Grid {
        let mut rows = vec![column_letters(figures), back_numbers(figures), self.back_walls(figures)];
        rows.extend((0..figures.rows).map(|row| self.garden_row(figures, row)));
        rows.push(self.front(figures));
        let mut legend = say.word("grid-legend");
        if self.claiming {
            legend = format!("{legend} {}", say.word("grid-legend-claiming")).into();
        }
        Grid { rows: rows.into_iter().map(Text::from).collect(), legend }
    }

    fn wall(&self, slot: Option<usize>, built: char, unbuilt: char) -> char {
        match slot {
            Some(slot) if self.walls & 1 << slot != 0 => built,
            Some(_) => unbuilt,
            None => ' ',
        }
    }

    fn back_walls(&self, figures: &Figures) -> String {
        let wall = |column: usize| self.wall(slot_at(figures, 1, 0, column), '▄', '·');
        let cells: String = (0..figures.columns).map(|column| [wall(column); 2].iter().collect::<String>()).collect();
        line("", ' ', &format!("{cells} "), ' ', "")
    }

    fn garden_row(&self, figures: &Figures, row: usize) -> String {
        let last = figures.columns - 1;
        let left = format!("{:>2} {:>2}", row + 1, number_at(figures, 0, row, 0));
        let cells = across(figures, |column| match self.cells[row][column] {
            PALM => "♣".to_owned(),
            sign => char::from(sign).to_string(),
        });
        let wall = |side: u8, column: usize| self.wall(slot_at(figures, side, row, column), '█', '┊');
        line(&left, wall(0, 0), &cells, wall(2, last), &number_at(figures, 2, row, last))
    }

    /// The two door frames, with the entrance between them.
    fn front(&self, figures: &Figures) -> String {
        let third = figures.columns / 3;
        let door = |side: u8| if self.doors & 1 << side != 0 { '▀' } else { '·' };
        let cell = |column: usize| match column {
            column if column < third => door(0),
            column if column >= figures.columns - third => door(1),
            _ => ' ',
        };
        let cells: String = (0..figures.columns).map(|column| [cell(column); 2].iter().collect::<String>()).collect();
        line("", ' ', &format!("{cells} "), ' ', "")
    }
}

fn first_letter(name: &str) -> u8 {
    name.bytes().next().unwrap_or(b'?')
}

/// Everything stands under the same columns: row number, wall number, wall, cells, wall, wall number.
fn line(left: &str, wall: char, cells: &str, other_wall: char, right: &str) -> String {
    format!("{left:>5} {wall}{cells}{other_wall} {right:<2}")
}

fn across(figures: &Figures, each: impl Fn(usize) -> String) -> String {
    (0..figures.columns).map(|column| format!("{:>2}", each(column))).collect::<String>() + " "
}

fn column_letters(figures: &Figures) -> String {
    line("", ' ', &across(figures, |column| told::column(column).to_owned()), ' ', "")
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

/// Every way the mosaic may lie, side by side; the cell by which its place is told is marked.
pub(super) fn turns(ways: &[Turned], say: &Say<'_>) -> Grid {
    let wide = |way: &Turned| way.cells().map(|(_, column)| column + 1).max().unwrap_or(0).max(3);
    let high = ways.iter().flat_map(|way| way.cells()).map(|(row, _)| row + 1).max().unwrap_or(0);
    let row = |row: usize, way: &Turned| -> String {
        let sign = |column: usize| match way.cells() {
            _ if way.middle() == (row, column) => '*',
            cells if cells.covers(Cells::at(row, column)) => '#',
            _ => ' ',
        };
        (0..wide(way)).map(sign).collect()
    };
    let line = |each: &dyn Fn(usize, &Turned) -> String| -> Text {
        let cells = ways.iter().enumerate().map(|(turn, way)| format!("{:<1$}", each(turn, way), wide(way) + 2));
        cells.collect::<String>().into()
    };
    let numbers = line(&|turn, _| (turn + 1).to_string());
    let shapes = (0..high).map(|down| line(&|_, way| row(down, way)));
    Grid { rows: std::iter::once(numbers).chain(shapes).collect(), legend: say.word("turns-legend") }
}
