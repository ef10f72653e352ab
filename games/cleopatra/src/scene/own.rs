//! The viewer's own cards and what is under his pyramid; who knows all sees every hand.

use cenacle_scene::{
    Phrase, Seat, Text, Viewer,
    scene::{Id, Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};

use crate::{Architect, Card};

use super::{Draft, Making, cards, ids, part_cache::PartKey};

const REGION: &str = "hand";

pub(super) fn hand(draft: &mut Draft<'_>) {
    match draft.view.viewer {
        Viewer::Seat(seat) => own(draft, seat),
        Viewer::Omniscient => every(draft),
        Viewer::Spectator => {}
    }
}

fn region(label: Text, note: Text) -> Region {
    let (role, rule) = (RegionRole::Hand, Some("secrets.hand"));
    Region { id: REGION.into(), label, note, role, rule, ..Region::default() }
}

fn tray(id: Id, label: Text) -> Place {
    Place { id, region: REGION.into(), label, look: PlaceLook::Tray, ..Place::default() }
}

fn own(draft: &mut Draft<'_>, seat: Seat) {
    let held = draft.p.hands[seat.index()].len();
    let counts = Card::ALL.map(|card| draft.p.hands[seat.index()].count(card.index()));
    draft.show(PartKey::Hand { counts }, |making| {
        let limit = making.figures.hand_limit as i64;
        let note = Phrase::new("hand-note").number("cards", held as i64).number("limit", limit);
        making.region(region(making.word("region-hand"), making.say.phrase(&note)));
        if held > 0 {
            making.place(tray("hand.cards".into(), making.word("hand-cards")));
        }
        // Cards of one kind are one element with a number.
        for (card, count) in Card::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0) {
            making.show(PartKey::Held { card, count }, |making| {
                let piece = cards::large(making.figures, making.say, ids::hand(card), "hand.cards".into(), card);
                making.piece(Piece { count: count.into(), ..piece });
            });
        }
    });
    let mine = draft.p.seats[seat.index()];
    let Architect { amulets, merchants, statues, .. } = mine;
    let part = PartKey::Pyramid { seat: seat.index(), amulets, merchants, statues };
    draft.show(part, |making| pyramid(making, seat, mine));
}

/// Amulets, Merchants and statues. `[secrets.gold]`
fn pyramid(making: &mut Making<'_>, seat: Seat, mine: Architect) {
    making.place(tray("hand.pyramid".into(), making.word("pyramid")));
    let say = making.say;
    let token = |id: &'static str, title: &'static str, symbol: &'static str, count: u32, rule: &'static str| Piece {
        id: id.into(),
        place: "hand.pyramid".into(),
        title: say.phrase(&Phrase::new(title).number("count", count)),
        symbol: Some(symbol.into()),
        count,
        rule: Some(rule),
        ..Piece::default()
    };
    let statues = token("hand.statues", "statues", "anubis", mine.statues.into(), "sanctuary.claim");
    making.piece(token("hand.amulets", "amulets", "gold-scarab", mine.amulets.into(), "secrets.gold"));
    making.piece(token("hand.merchants", "merchants", "camel-head", mine.merchants.into(), "quarry.merchants"));
    making.piece(Piece { seat: Some(seat), look: PieceLook::Token, ..statues });
}

fn every(draft: &mut Draft<'_>) {
    draft.make(|making| making.region(region(making.word("region-hands"), Text::default())));
    let p = draft.p;
    for seat in p.everybody() {
        let place = Id::from(format!("hand.{seat}"));
        draft.make(|making| {
            making.place(tray(place.clone(), making.say.name(seat)));
            for card in Card::ALL {
                let count = p.hands[seat.index()].count(card.index());
                if count > 0 {
                    let id = format!("hand.{seat}.{}", card.id()).into();
                    let piece = cards::large(making.figures, making.say, id, place.clone(), card);
                    making.piece(Piece { count: count.into(), ..piece });
                }
            }
        });
    }
}
