//! A card as a piece.

use cenacle_scene::{
    Phrase, Say, Text,
    scene::{Id, Piece, PieceLook},
};

use crate::{CardFace, Face, Family, Figures};

use super::look::{self, signed};

/// A card with its face to the viewer.
pub(super) fn card(figures: &Figures, say: &Say<'_>, id: Id, place: Id, face: Face) -> Piece {
    let Some(face) = figures.face(face) else {
        return Piece {
            id,
            place,
            title: say.word("card-unknown"),
            look: PieceLook::Back { color: "#3a2b48".into() },
            ..Piece::default()
        };
    };
    Piece {
        id,
        place,
        title: say.word(face.named.name),
        text: say.word(face.named.text),
        symbol: Some(face.named.symbol.into()),
        look: PieceLook::Card { color: look::family_color(face.family).into(), foot: foot(say, face), seal: None },
        rule: Some(face.named.rule),
        ..Piece::default()
    }
}

/// The kind of a card and its figures.
fn foot(say: &Say<'_>, face: &CardFace) -> Text {
    let figures = match face.family {
        Family::Brutality => signed(face.weapon.bonus),
        Family::Conjuring => format!("{}/{}", signed(face.beast.modifier), face.beast.defence),
        Family::Sorcery => face.test.map(signed).unwrap_or_default(),
        Family::Event => face.test.map(|test| format!("≤ {test}")).unwrap_or_default(),
        Family::Mishap | Family::Defence => String::new(),
    };
    let kind = say.phrase(&Phrase::new(face.family.word()));
    if figures.is_empty() { kind } else { format!("{kind} {figures}").into() }
}
