//! What is one's own: the hand.

use cenacle_table::{
    Say,
    scene::{
        Text,
        scene::{Part, PartGroup, Piece, PieceLook},
    },
};

use crate::{View, scene::card_word};

/// One part a card, so that a client is told of little when one is bid.
pub(crate) fn hand(view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    let Some(seat) = say.viewer().seat() else { return Vec::new() };
    let held = |(index, card): (usize, &Option<crate::Card>)| {
        let piece = Piece {
            id: id(index),
            place: "cards".into(),
            title: card.map_or(Text::default(), |card| say.word(card_word(card))),
            look: PieceLook::Card { color: "#d8b45a".into(), foot: "".into(), seal: None },
            rule: Some("round.bid"),
            ..Piece::default()
        };
        Part { id: piece.id.clone(), pieces: vec![piece], ..Part::default() }.into()
    };
    view.hands[seat.index()].iter().enumerate().map(held).collect()
}

/// The id of a card by its place in the hand, which says nothing of what it is.
pub(crate) fn id(index: usize) -> Text {
    format!("hand.{index}").into()
}
