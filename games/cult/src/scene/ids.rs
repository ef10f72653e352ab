//! The names of everything on the stage.

use cenacle_scene::scene::Id;
use cenacle_table::Seat;

use crate::{CultName, Face, Figures, Influence, Location};

pub(super) fn location(location: Location) -> Id {
    format!("location.{location}").into()
}

/// Where the Priests of a Location stand.
pub(super) fn ground(location: Location) -> Id {
    format!("ground.{location}").into()
}

/// The n-th token of a value of a cult, counted from its sheet through the City.
pub(super) fn priest(seat: Seat, value: Influence, number: u8) -> Id {
    format!("priest.{seat}.{value}.{number}").into()
}

pub(super) fn patriarch(seat: Seat) -> Id {
    format!("patriarch.{seat}").into()
}

pub(super) fn altar(seat: Seat, location: Location) -> Id {
    format!("altar.{seat}.{location}").into()
}

pub(super) fn slot(slot: u8) -> Id {
    format!("palace.{}", slot + 1).into()
}

pub(super) fn privilege(slot: u8) -> Id {
    format!("privilege.{}", slot + 1).into()
}

pub(super) fn ability(ability: u8) -> Id {
    format!("ability.{}", ability + 1).into()
}

/// All cards of one face in the viewer's hand or before him are one element.
pub(super) fn held(figures: &Figures, face: Face) -> Id {
    format!("card.{}", figures.face(face).map_or("none", |face| face.id.as_str())).into()
}

/// A card on the tray: one that can be taken from somebody.
pub(super) fn tray(figures: &Figures, face: Face) -> Id {
    format!("tray.{}", figures.face(face).map_or("none", |face| face.id.as_str())).into()
}

pub(super) fn cult_name(cult_name: CultName) -> Id {
    format!("cult-sheet.{}", cult_name.id()).into()
}

pub(super) fn feast(feast: u8) -> Id {
    format!("feast.{}", feast + 1).into()
}

/// Where the cult of a player is named.
pub(super) fn cult(seat: Seat) -> Id {
    format!("cult.{seat}").into()
}

pub(super) fn cult_sign(seat: Seat) -> Id {
    format!("cult-sign.{seat}").into()
}

pub(super) fn rail(seat: Seat) -> Id {
    format!("rail.{seat}").into()
}
