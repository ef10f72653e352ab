//! The names of everything on the stage. People count from 1, so ids do too.

use cenacle_scene::scene::Id;
use cenacle_table::Seat;

use crate::{Cell, Colour, Corner, God, Hand, Terrain};

pub(super) fn cell(cell: Cell) -> Id {
    format!("cell.{cell}").into()
}

/// The part of a cell where a prophet may come to stand.
pub(super) fn corner(cell: Cell, corner: Corner) -> Id {
    let name = match corner {
        Corner::TopLeft => "top-left",
        Corner::TopRight => "top-right",
        Corner::BottomRight => "bottom-right",
        Corner::BottomLeft => "bottom-left",
    };
    format!("corner.{cell}.{name}").into()
}

/// A tile, wherever it lies: told by when it was drawn, which says nothing of its other face.
pub(super) fn tile(serial: u16) -> Id {
    format!("tile.{}", serial + 1).into()
}

pub(super) fn prophet(cell: Cell) -> Id {
    format!("prophet.{cell}").into()
}

pub(super) fn city(cell: Cell) -> Id {
    format!("city.{cell}").into()
}

/// A kingdom, by its terrain and its first cell.
pub(super) fn kingdom(terrain: Terrain, cell: Cell) -> Id {
    format!("kingdom.{}.{cell}", terrain.id()).into()
}

pub(super) fn place(seat: Seat, place: u8) -> Id {
    format!("discard.{seat}.{}", place + 1).into()
}

/// The corner of the frame that says how full a discard is.
pub(super) fn medal(seat: Seat) -> Id {
    format!("discard.{seat}").into()
}

pub(super) fn hand(seat: Seat, hand: Hand) -> Id {
    format!("hand.{seat}.{}", hand.id()).into()
}

pub(super) fn god(god: God) -> Id {
    format!("god.{}", god.id()).into()
}

pub(super) fn reserve(colour: Colour) -> Id {
    format!("reserve.{}", colour.id()).into()
}

pub(super) fn trophies(colour: Colour) -> Id {
    format!("trophies.{}", colour.id()).into()
}

pub(super) fn land(terrain: Terrain) -> Id {
    format!("land.{}", terrain.id()).into()
}

pub(super) const BAG: &str = "bag";
pub(super) const TOKEN: &str = "city.token";
