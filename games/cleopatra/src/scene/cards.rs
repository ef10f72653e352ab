//! A card as a piece: its face, its price in amulets, or its back.

use cenacle_scene::{
    Phrase, Say,
    scene::{Badge, Id, Piece, PieceLook},
};

use crate::{Card, Figures, RESOURCES, Resource, card::DOUBLE};

use super::look;

/// A large card, in the dock: its foot says what its use costs.
pub(super) fn large(figures: &Figures, say: &Say<'_>, id: Id, place: &str, card: Card) -> Piece {
    let mut piece = self::card(figures, say, id, place, card);
    if let PieceLook::Card { seal, .. } = &mut piece.look {
        *seal = None;
    }
    piece
}

/// A card at a place. A card of which only the back is known says nothing else.
pub(super) fn card(figures: &Figures, say: &Say<'_>, id: Id, place: &str, card: Card) -> Piece {
    let symbol = Some(look::card_symbol(card).to_owned());
    let piece = Piece { id, place: place.to_owned(), symbol, ..Piece::default() };
    if card == Card::Unknown {
        let look = PieceLook::Back { color: look::BACK.to_owned() };
        return Piece { title: say.word("card-back"), look, rule: Some("setup.pile"), ..piece };
    }
    let corrupted = card.standard().is_none();
    let seal = corrupted.then(|| "gold-scarab".to_owned());
    let look = PieceLook::Card { color: look::card_color(card).to_owned(), foot: foot(figures, say, card), seal };
    let double = double_of(card);
    let badge = |_| Badge { text: format!("×{DOUBLE}"), title: say.word(card.word()), ..Badge::default() };
    Piece {
        title: say.word(double.map_or(card, Resource::card).word()),
        text: if corrupted && double.is_none() { say.word(effect(card)) } else { String::new() },
        badges: double.map(badge).into_iter().collect(),
        look,
        rule: Some(rule(card)),
        ..piece
    }
}

fn double_of(card: Card) -> Option<Resource> {
    let index = card.index();
    (RESOURCES..2 * RESOURCES).contains(&index).then(|| Resource::ALL[index - RESOURCES])
}

/// What its use costs.
fn foot(figures: &Figures, say: &Say<'_>, card: Card) -> String {
    let amulets = figures.amulets[card.index()];
    let key = match card {
        _ if card.standard().is_some() => return String::new(),
        Card::Ambassador => "foot-ambassador",
        Card::Vizier => "foot-vizier",
        Card::Scribe => "foot-scribe",
        _ => "foot-amulets",
    };
    say.phrase(&Phrase::new(key).number("amulets", amulets))
}

const fn effect(card: Card) -> &'static str {
    match card {
        Card::TrompeLoeil => "effect-trompe-loeil",
        Card::Beggar => "effect-beggar",
        Card::Courtesan => "effect-courtesan",
        Card::Ambassador => "effect-ambassador",
        Card::Scribe => "effect-scribe",
        Card::Smuggler => "effect-smuggler",
        _ => "effect-vizier",
    }
}

/// The rule that explains a card.
pub(super) const fn rule(card: Card) -> &'static str {
    match card {
        Card::Artisan | Card::Stone | Card::Marble | Card::Wood | Card::Lapis => "quarry.pay",
        Card::DoubleArtisan | Card::DoubleStone | Card::DoubleMarble | Card::DoubleWood | Card::DoubleLapis => {
            "card.double"
        }
        Card::TrompeLoeil => "card.trompe-loeil",
        Card::Beggar => "beggar.gift",
        Card::Courtesan => "courtesan.fetch",
        Card::Ambassador => "ambassador.ask",
        Card::Scribe => "scribe.mosaic",
        Card::Smuggler => "smuggler.when",
        Card::Vizier => "vizier.draw",
        Card::Unknown => "setup.pile",
    }
}
