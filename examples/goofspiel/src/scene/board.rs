//! What lies on the table: the pack, the prize, the bids.

use cenacle_table::{
    Phrase, Say,
    scene::scene::{Part, Piece, PieceLook},
};

use crate::{View, scene::card_word};

const BACK: &str = "#3f5f52";

pub(crate) fn pack(view: &View, say: &Say<'_>) -> Part {
    let top = Piece {
        id: "pack.top".into(),
        place: "pack".into(),
        title: say.word("pack"),
        count: view.pack.len() as u32,
        look: PieceLook::Back { color: BACK.into() },
        ..Piece::default()
    };
    Part { pieces: if view.pack.is_empty() { Vec::new() } else { vec![top] }, ..Part::new("pack") }
}

pub(crate) fn prize(view: &View, say: &Say<'_>) -> Part {
    let round = Phrase::new("round").number("n", view.round);
    let coin = Piece {
        id: "prize.coin".into(),
        place: "prize".into(),
        title: say.phrase(&round),
        count: view.prize.into(),
        look: PieceLook::Coin,
        rule: Some("round.prize"),
        ..Piece::default()
    };
    Part { pieces: if view.prize == 0 { Vec::new() } else { vec![coin] }, ..Part::new("prize") }
}

/// A back for each bid; one's own with its face.
pub(crate) fn bids(view: &View, say: &Say<'_>) -> Part {
    let bid = |seat: cenacle_table::Seat| {
        let bid = view.bids[seat.index()]?;
        let look = match bid {
            Some(_) => PieceLook::Card { color: "#d8b45a".into(), foot: "".into(), seal: None },
            None => PieceLook::Back { color: BACK.into() },
        };
        let title = bid.map_or_else(|| say.word("has-bid"), |card| say.word(card_word(card)));
        let id = format!("bid.{seat}").into();
        Some(Piece { id, place: "bids".into(), seat: Some(seat), title, look, ..Piece::default() })
    };
    Part { pieces: view.everybody().filter_map(bid).collect(), ..Part::new("bids") }
}
