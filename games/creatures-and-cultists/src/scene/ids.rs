//! The names of everything on the stage.

use cenacle_scene::scene::Id;
use cenacle_table::Seat;

use crate::{Face, Figures, Reaction};

pub(super) fn sect(seat: Seat) -> Id {
    Id::numbered("sect", [seat.number()])
}

pub(super) fn row(seat: Seat, row: u8) -> Id {
    Id::numbered("row", [seat.number(), usize::from(row) + 1])
}

pub(super) fn cultist(seat: Seat, member: u8) -> Id {
    Id::numbered("cultist", [seat.number(), usize::from(member) + 1])
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
    Id::numbered("order", [on as usize + 1])
}

/// A name, credo or symbol to choose.
pub(super) fn choice(kind: &str, number: u8) -> Id {
    Id::numbered(kind, [usize::from(number) + 1])
}
