//! The avenue: Cleopatra and her squares, sphinxes in facing pairs, obelisks.

use cenacle_scene::{
    Phrase,
    scene::{Piece, Place, PlaceLook},
};

use crate::Work;

use super::{
    Making,
    board::REGION,
    drawings, ids,
    part_cache::PartKey,
    walls::{built, site},
};

pub(super) fn avenue(making: &mut Making<'_>, square: u8, sphinxes: u8, obelisks: u8) {
    making.show(PartKey::Squares, squares);
    making.show(PartKey::Cleopatra { square }, |making| {
        making.piece(Piece {
            id: "cleopatra".into(),
            place: ids::square(square),
            title: making.word("cleopatra"),
            drawing: Some(drawings::CLEOPATRA.into()),
            rule: Some("cleopatra.walk"),
            ..Piece::default()
        });
    });
    for index in 0..making.figures.works[Work::Sphinx as usize] {
        let stands = index < sphinxes;
        making.show(PartKey::Sphinx { index, stands }, |making| sphinx(making, index, stands));
    }
    for index in 0..making.figures.works[Work::Obelisk as usize] {
        let stands = index < obelisks;
        making.show(PartKey::Obelisk { index, stands }, |making| obelisk(making, index, stands));
    }
}

fn squares(making: &mut Making<'_>) {
    let last = making.figures.squares;
    for square in 0..=last {
        let key = match square {
            0 => "square-start",
            square if square == last => "square-door",
            _ => "square",
        };
        making.place(Place {
            id: ids::square(square),
            region: REGION.into(),
            label: making.say.phrase(&Phrase::new(key).number("square", square)),
            look: PlaceLook::Step,
            rule: Some("cleopatra.walk"),
            ..Place::default()
        });
    }
}

fn sphinx(making: &mut Making<'_>, index: u8, stands: bool) {
    let label = making.say.phrase(&Phrase::new("sphinx-place").number("number", index + 1));
    making.place(site(ids::sphinx(index), label.clone(), "sphinx.order", stands));
    if stands {
        making.piece(built(ids::sphinx(index), label, drawings::sphinx(index.is_multiple_of(2)), Work::Sphinx));
    }
}

fn obelisk(making: &mut Making<'_>, index: u8, stands: bool) {
    let label = making.say.phrase(&Phrase::new("obelisk-place").number("number", index + 1));
    making.place(site(ids::obelisk(index), label.clone(), "obelisk.reward", stands));
    if stands {
        making.piece(built(ids::obelisk(index), label, drawings::obelisk(), Work::Obelisk));
    }
}
