//! The avenue: Cleopatra and her squares, sphinxes in facing pairs, obelisks.

use cenacle_scene::{
    Phrase,
    scene::{Piece, Place, PlaceLook},
};

use crate::Work;

use super::{
    Draft, drawings,
    garden::REGION,
    ids,
    walls::{built, site},
};

pub(super) fn avenue(draft: &mut Draft<'_>) {
    for square in 0..=draft.figures.squares {
        squares(draft, square);
    }
    let title = draft.word("cleopatra");
    draft.piece(Piece {
        id: "cleopatra".to_owned(),
        place: ids::square(draft.p.cleopatra),
        title,
        drawing: Some(drawings::CLEOPATRA.to_owned()),
        rule: Some("cleopatra.walk"),
        ..Piece::default()
    });
    for index in 0..draft.figures.works[Work::Sphinx as usize] {
        sphinx(draft, index);
    }
    for index in 0..draft.figures.works[Work::Obelisk as usize] {
        obelisk(draft, index);
    }
}

fn squares(draft: &mut Draft<'_>, square: u8) {
    let key = match square {
        0 => "square-start",
        last if last == draft.figures.squares => "square-door",
        _ => "square",
    };
    let place = Place {
        id: ids::square(square),
        region: REGION.to_owned(),
        label: draft.phrase(Phrase::new(key).number("square", square)),
        look: PlaceLook::Step,
        rule: Some("cleopatra.walk"),
        ..Place::default()
    };
    draft.place(place, |ground| ground.square(square));
}

fn sphinx(draft: &mut Draft<'_>, index: u8) {
    let label = draft.phrase(Phrase::new("sphinx-place").number("number", index + 1));
    let stands = index < draft.p.built(Work::Sphinx);
    draft.place(site(ids::sphinx(index), label.clone(), "sphinx.order", stands), |ground| ground.sphinx(index));
    if stands {
        draft.piece(built(ids::sphinx(index), label, drawings::sphinx(index.is_multiple_of(2)), Work::Sphinx));
    }
}

fn obelisk(draft: &mut Draft<'_>, index: u8) {
    let label = draft.phrase(Phrase::new("obelisk-place").number("number", index + 1));
    let stands = index < draft.p.built(Work::Obelisk);
    draft.place(site(ids::obelisk(index), label.clone(), "obelisk.reward", stands), |ground| ground.obelisk(index));
    if stands {
        draft.piece(built(ids::obelisk(index), label, drawings::obelisk(), Work::Obelisk));
    }
}
