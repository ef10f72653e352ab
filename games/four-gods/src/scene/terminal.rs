//! The world in characters, for the terminal: each tile by its four corners, two over two.

use cenacle_scene::{Say, SeatLook, Text, scene::Grid};

use crate::{CELLS, Cell, Corner, Position, SIDE};

/// What the world in characters shows: for each cell its corners, and what stands there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Signs(Vec<[char; 5]>);

impl Signs {
    pub(super) fn of(p: &Position) -> Signs {
        let sign = |colour: crate::Colour| p.cult(colour).seat.map_or('?', |seat| SeatLook::of(seat).sign.glyph());
        let cell = |cell: Cell| match (p.world.tile(cell), p.world.city(cell)) {
            (Some(laid), _) => {
                let [a, b, c, d] = Corner::ALL.map(|corner| laid.face.at(corner).letter());
                let mut signs = [a, b, c, d, ' '];
                // He stands at the letter of his zone, which is written small.
                if let Some((colour, corner)) = p.world.prophet(cell) {
                    signs[corner as usize] = signs[corner as usize].to_ascii_lowercase();
                    signs[4] = sign(colour);
                }
                signs
            }
            (None, Some(colour)) => ['(', ')', ')', '(', sign(colour)],
            (None, None) => ['·', '·', '·', '·', ' '],
        };
        Signs(Cell::all().map(cell).collect())
    }

    pub(super) fn grid(&self, say: &Say<'_>) -> Grid {
        debug_assert_eq!(self.0.len(), CELLS);
        let mut rows = vec![(0..SIDE).fold("  ".to_owned(), |row, column| {
            format!("{row} {} ", Cell::new(column).map_or("", |cell| &cell.name()[..1]))
        })];
        for row in 0..SIDE {
            let cells = &self.0[row * SIDE..(row + 1) * SIDE];
            let upper: String = cells.iter().map(|[a, b, _, _, sign]| format!("{a}{b}{sign}")).collect();
            let lower: String = cells.iter().map(|[_, _, c, d, _]| format!("{d}{c} ")).collect();
            rows.push(format!("{:>2}{upper}", row + 1));
            rows.push(format!("  {lower}"));
        }
        Grid { rows: rows.into_iter().map(Text::from).collect(), legend: say.word("grid-legend") }
    }
}
