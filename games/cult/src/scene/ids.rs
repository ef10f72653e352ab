//! The names of everything on the stage.

use cenacle_scene::scene::Id;
use cenacle_table::Seat;

use crate::{CultName, Face, Figures, Influence, Location};

pub(super) fn location(location: Location) -> Id {
    Id::numbered("location", [location.number().into()])
}

/// Where the Priests of a Location stand.
pub(super) fn ground(location: Location) -> Id {
    Id::numbered("ground", [location.number().into()])
}

/// The n-th token of a value of a cult, counted from its sheet through the City.
pub(super) fn priest(seat: Seat, value: Influence, number: u8) -> Id {
    Id::numbered("priest", [seat.number(), value.value().into(), number.into()])
}

pub(super) fn patriarch(seat: Seat) -> Id {
    Id::numbered("patriarch", [seat.number()])
}

pub(super) fn altar(seat: Seat, location: Location) -> Id {
    Id::numbered("altar", [seat.number(), location.number().into()])
}

pub(super) fn slot(slot: u8) -> Id {
    Id::numbered("palace", [usize::from(slot) + 1])
}

pub(super) fn privilege(slot: u8) -> Id {
    Id::numbered("privilege", [usize::from(slot) + 1])
}

pub(super) fn ability(ability: u8) -> Id {
    Id::numbered("ability", [usize::from(ability) + 1])
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
    Id::numbered("feast", [usize::from(feast) + 1])
}

/// Where the cult of a player is named.
pub(super) fn cult(seat: Seat) -> Id {
    Id::numbered("cult", [seat.number()])
}

pub(super) fn cult_sign(seat: Seat) -> Id {
    Id::numbered("cult-sign", [seat.number()])
}

pub(super) fn rail(seat: Seat) -> Id {
    Id::numbered("rail", [seat.number()])
}
