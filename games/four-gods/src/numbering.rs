//! The numbers of the actions.

use cenacle_table::encoding::{Around, Below, Factor, Maybe, Part, Perspective};

use crate::{
    Action, CELLS, CORNERS, Cell, Colour, Corner, Figures, God, Hand, KINDS, PLACES, Position, Prophet, Side,
    figures::MAX_PLAYERS, steps,
};

const SEATS: u32 = MAX_PLAYERS as u32;
/// Places of one seat's discard: no seat has more.
const DISCARD: u32 = PLACES as u32 / 2;
const TURNS: u32 = 4;
const DRAWN: u32 = 3;

cenacle_table::factor!(Colour: Colour::ALL);
cenacle_table::factor!(God: God::ALL);
cenacle_table::factor!(Hand: Hand::BOTH);
cenacle_table::factor!(Side: Side::BOTH);
cenacle_table::factor!(Corner: Corner::ALL);
cenacle_table::factor!(Cell: CELLS, |cell| cell.index() as u32, |place| Cell::new(place as usize));

type Came = Maybe<Cell>;

/// A prophet who comes along with a tile, or nobody.
struct Companion;

impl Factor for Companion {
    type Value = Option<Prophet>;
    const SIZE: u32 = Maybe::<Colour>::SIZE * Corner::SIZE * Came::SIZE;
    const PARTS: &'static [Part] = &[
        Part { name: "colour", size: KINDS as u32 + 1 },
        Part { name: "corner", size: CORNERS as u32 },
        Part { name: "from", size: CELLS as u32 + 1 },
    ];

    #[inline]
    fn place(prophet: Option<Prophet>, seen: Perspective) -> Option<u32> {
        let Some(Prophet { colour, corner, from }) = prophet else { return Some(0) };
        let colour = Maybe::<Colour>::place(Some(colour), seen)?;
        Some((colour * Corner::SIZE + Corner::place(corner, seen)?) * Came::SIZE + Came::place(from, seen)?)
    }

    #[inline]
    fn value(place: u32, seen: Perspective) -> Option<Option<Prophet>> {
        let (rest, from) = (place / Came::SIZE, place % Came::SIZE);
        let (colour, corner) = (rest / Corner::SIZE, rest % Corner::SIZE);
        match Maybe::<Colour>::value(colour, seen)? {
            // Where nobody comes he stands nowhere and comes from nowhere.
            None => (place == 0).then_some(None),
            Some(colour) => {
                Some(Some(Prophet { colour, corner: Corner::value(corner, seen)?, from: Came::value(from, seen)? }))
            }
        }
    }
}

/// A tile's own number, which follows from its place: [`complete`] adds it.
struct Serial;

impl Factor for Serial {
    type Value = Option<u16>;
    const SIZE: u32 = 1;
    const PARTS: &'static [Part] = &[];

    #[inline]
    fn place(_tile: Option<u16>, _seen: Perspective) -> Option<u32> {
        Some(0)
    }

    #[inline]
    fn value(_place: u32, _seen: Perspective) -> Option<Option<u16>> {
        Some(None)
    }
}

cenacle_table::numbering! {
    Action, version 1:
    Ready,
    TakeColour { colour: Colour },
    Lose { colour: Colour, from: Came },
    Pass,
    EndTurn,
    Choose { god: God },
    TurnOver { seat: Around<SEATS>, place: Below<DISCARD>, tile: Serial },
    Take { seat: Around<SEATS>, place: Below<DISCARD>, tile: Serial },
    Denounce { cell: Cell },
    Hold { hand: Hand, side: Side, turn: Below<TURNS>, from: Came },
    Build { cell: Cell, colour: Colour, from: Came },
    Discard { hand: Hand, side: Side },
    Draw { tiles: Below<DRAWN> },
    Lay { hand: Hand, side: Side, turn: Below<TURNS>, cell: Cell, prophet: Companion, razed: Maybe<Colour> },
}

/// The action with the number of the tile that lies where it points.
#[inline]
pub(crate) fn complete(figures: &Figures, position: &Position, action: Action) -> Action {
    let lies = |seat, place| steps::number(figures, position.discards.get(seat, place));
    match action {
        Action::TurnOver { seat, place, .. } => Action::TurnOver { seat, place, tile: lies(seat, place) },
        Action::Take { seat, place, .. } => Action::Take { seat, place, tile: lies(seat, place) },
        other => other,
    }
}
