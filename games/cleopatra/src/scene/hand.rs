//! The viewer's own cards and what is under his pyramid; who knows all sees every hand.

use cenacle_scene::{
    Phrase, Seat, Viewer,
    scene::{Id, Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};

use crate::Card;

use super::{Draft, cards, ids};

const REGION: &str = "hand";

pub(super) fn hand(draft: &mut Draft<'_>) {
    match draft.view.viewer {
        Viewer::Seat(seat) => own(draft, seat),
        Viewer::Omniscient => every(draft),
        Viewer::Spectator => {}
    }
}

fn region(draft: &mut Draft<'_>, key: &'static str, note: String) {
    let label = draft.word(key);
    draft.scene.regions.push(Region {
        id: REGION.to_owned(),
        label,
        note,
        role: RegionRole::Hand,
        rule: Some("secrets.hand"),
        ..Region::default()
    });
}

fn tray(draft: &mut Draft<'_>, id: &str, label: String) {
    draft.scene.places.push(Place {
        id: id.to_owned(),
        region: REGION.to_owned(),
        label,
        look: PlaceLook::Tray,
        ..Place::default()
    });
}

fn own(draft: &mut Draft<'_>, seat: Seat) {
    let held = draft.p.hands[seat.index()].len() as i64;
    let limit = draft.figures.hand_limit as i64;
    let note = draft.phrase(Phrase::new("hand-note").number("cards", held).number("limit", limit));
    region(draft, "region-hand", note);
    if held > 0 {
        let label = draft.word("hand-cards");
        tray(draft, "hand.cards", label);
        held_cards(draft, seat, "hand.cards", ids::hand);
    }
    pyramid(draft, seat);
}

/// Cards of one kind are one element with a number.
fn held_cards(draft: &mut Draft<'_>, seat: Seat, place: &str, id: impl Fn(Card) -> Id) {
    for card in Card::ALL {
        let count = draft.p.hands[seat.index()].count(card.index());
        if count > 0 {
            let piece = cards::large(draft.figures, draft.say, id(card), place, card);
            draft.piece(Piece { count: count.into(), ..piece });
        }
    }
}

/// Amulets, Merchants and statues. `[secrets.gold]`
fn pyramid(draft: &mut Draft<'_>, seat: Seat) {
    let mine = draft.p.seats[seat.index()];
    let label = draft.word("pyramid");
    tray(draft, "hand.pyramid", label);
    let token = |id: &str, title: &'static str, symbol: &str, count: u32, rule: &'static str| Piece {
        id: id.to_owned(),
        place: "hand.pyramid".to_owned(),
        title: draft.phrase(Phrase::new(title).number("count", count)),
        symbol: Some(symbol.to_owned()),
        count,
        rule: Some(rule),
        ..Piece::default()
    };
    let amulets = token("hand.amulets", "amulets", "gold-scarab", mine.amulets.into(), "secrets.gold");
    let merchants = token("hand.merchants", "merchants", "camel-head", mine.merchants.into(), "quarry.merchants");
    let statues = token("hand.statues", "statues", "anubis", mine.statues.into(), "sanctuary.claim");
    draft.piece(amulets);
    draft.piece(merchants);
    draft.piece(Piece { seat: Some(seat), look: PieceLook::Token, ..statues });
}

fn every(draft: &mut Draft<'_>) {
    region(draft, "region-hands", String::new());
    for seat in draft.p.everybody() {
        let place = format!("hand.{seat}");
        let label = draft.say.name(seat);
        tray(draft, &place, label);
        held_cards(draft, seat, &place, |card| format!("hand.{seat}.{}", card.id()));
    }
}
