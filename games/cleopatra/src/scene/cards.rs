//! A card as a piece: its face, its price in amulets, or its back.

use cenacle_scene::{
    Phrase, Say, Text,
    scene::{Id, Piece, PieceLook},
};

use crate::{Card, Figures};

use super::look;

/// A large card, in the dock: its foot says what its use costs.
pub(super) fn large(figures: &Figures, say: &Say<'_>, id: Id, place: Id, card: Card) -> Piece {
    let mut piece = self::card(figures, say, id, place, card);
    if let PieceLook::Card { seal, .. } = &mut piece.look {
        *seal = None;
    }
    piece
}

/// A card at a place. A card of which only the back is known says nothing else.
pub(super) fn card(figures: &Figures, say: &Say<'_>, id: Id, place: Id, card: Card) -> Piece {
    let symbol = Some(look::card_symbol(card).into());
    let piece = Piece { id, place, symbol, ..Piece::default() };
    if card == Card::Unknown {
        let look = PieceLook::Back { color: look::BACK.into() };
        return Piece { title: say.word("card-back"), look, rule: Some("setup.pile"), ..piece };
    }
    let corrupted = card.standard().is_none();
    let seal = corrupted.then(|| "gold-scarab".into());
    let look = PieceLook::Card { color: look::card_color(card).into(), foot: foot(figures, say, card), seal };
    Piece {
        title: say.word(card.word()),
        text: effect(card).map(|effect| say.word(effect)).unwrap_or_default(),
        look,
        rule: Some(card.rule()),
        ..piece
    }
}

/// What its use costs.
fn foot(figures: &Figures, say: &Say<'_>, card: Card) -> Text {
    let amulets = figures.amulets[card.index()];
    let key = match card {
        _ if card.standard().is_some() => return Text::default(),
        Card::Ambassador => "foot-ambassador",
        Card::Vizier => "foot-vizier",
        Card::Scribe => "foot-scribe",
        _ => "foot-amulets",
    };
    say.phrase(&Phrase::new(key).number("amulets", amulets))
}

const fn effect(card: Card) -> Option<&'static str> {
    match card {
        Card::TrompeLoeil => Some("effect-trompe-loeil"),
        Card::Beggar => Some("effect-beggar"),
        Card::Courtesan => Some("effect-courtesan"),
        Card::Ambassador => Some("effect-ambassador"),
        Card::Scribe => Some("effect-scribe"),
        Card::Smuggler => Some("effect-smuggler"),
        Card::Vizier => Some("effect-vizier"),
        _ => None,
    }
}
