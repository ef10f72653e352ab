//! The names of everything on the stage.

use cenacle_scene::scene::Id;
use cenacle_table::Seat;

use crate::{Face, Figures, Reaction};

pub(super) fn sect(seat: Seat) -> Id {
    format!("sect.{seat}").into()
}

pub(super) fn row(seat: Seat, row: u8) -> Id {
    format!("row.{seat}.{}", row + 1).into()
}

pub(super) fn cultist(seat: Seat, member: u8) -> Id {
    format!("cultist.{seat}.{}", member + 1).into()
}

fn face(figures: &Figures, face: Face) -> &'static str {
    figures.face(face).map_or("unknown", |face| face.named.id)
}

/// All cards of one face in the viewer's hand are one element.
pub(super) fn card(figures: &Figures, one: Face) -> Id {
    format!("card.{}", face(figures, one)).into()
}

pub(super) fn gazed(figures: &Figures, one: Face) -> Id {
    format!("gazed.{}", face(figures, one)).into()
}

pub(super) fn held(figures: &Figures, seat: Seat, one: Face) -> Id {
    format!("held.{seat}.{}", face(figures, one)).into()
}

pub(super) fn order(on: Reaction) -> Id {
    format!("order.{}", on as u8 + 1).into()
}

/// A name, credo or symbol to choose.
pub(super) fn choice(kind: &str, number: u8) -> Id {
    format!("{kind}.{}", number + 1).into()
}
