//! A card as a piece.

use cenacle_scene::{
    Phrase, Say, Text,
    scene::{Badge, Id, Piece, PieceLook},
};

use crate::{CardFace, Deck, Face, Figures, Right, words};

use super::{backdrop, look};

/// A card with its face to the viewer.
pub(super) fn card(figures: &Figures, say: &Say<'_>, id: Id, place: Id, face: Face) -> Piece {
    let Some(face) = figures.face(face) else { return Piece { id, place, ..Piece::default() } };
    let [name, _, rule, _] = words::face_words(&face.id).unwrap_or(["card-unknown"; 4]);
    Piece {
        id,
        place,
        title: say.word(name),
        text: say.phrase(&words::face_text(face)),
        symbol: Some(look::face_symbol(&face.id).into()),
        look: PieceLook::Card {
            color: look::deck_color(face.deck).into(),
            foot: foot(say, face),
            seal: face.sealed.then(|| "wax-seal".into()),
        },
        badges: badges(say, face),
        rule: Some(rule),
        ..Piece::default()
    }
}

/// A card in a small space: its shortest name, and at its foot the kind that this name leaves out.
pub(super) fn small(figures: &Figures, say: &Say<'_>, id: Id, place: Id, face: Face) -> Piece {
    let mut piece = card(figures, say, id, place, face);
    let right = figures.face(face).and_then(|face| face.right);
    let kind = match right {
        Some(Right::Community(_)) => Some("foot-community"),
        Some(Right::Personality(_)) => Some("foot-personality"),
        Some(Right::SafeConduct(_)) => Some("foot-safe-conduct"),
        _ => None,
    };
    if let (Some(kind), PieceLook::Card { foot, .. }) = (kind, &mut piece.look) {
        *foot = say.word(kind);
    }
    let title = match right {
        Some(Right::Community(at)) => say.word(backdrop::short(at)),
        Some(Right::SafeConduct(placement)) => {
            say.phrase(&Phrase::new("short-safe-conduct").number("placement", placement))
        }
        Some(Right::CourtMage(_)) => say.word("short-court-mage"),
        _ => return piece,
    };
    let text = format!("{}. {}", piece.title, piece.text).into();
    Piece { title, text, ..piece }
}

fn foot(say: &Say<'_>, face: &CardFace) -> Text {
    match face.deck {
        Some(Deck::Intrigue) => say.phrase(&Phrase::new("foot-intrigue").number("coins", face.coins)),
        Some(Deck::Miracle) => say.word("foot-miracle"),
        _ => Text::default(),
    }
}

/// Price and Influence of a Privilege.
fn badges(say: &Say<'_>, face: &CardFace) -> Vec<Badge> {
    let mut badges = Vec::new();
    if face.deck == Some(Deck::Privilege) {
        badges.push(Badge {
            symbol: Some("two-coins".into()),
            text: face.coins.to_string().into(),
            color: Some(look::COIN.into()),
            title: say.phrase(&Phrase::new("price-of").number("coins", face.coins)),
        });
    }
    if face.influence > 0 {
        badges.push(Badge {
            text: format!("+{}", face.influence).into(),
            title: say.phrase(&Phrase::new("adds-to-patriarch").number("influence", face.influence)),
            ..Badge::default()
        });
    }
    badges
}
