//! The market: three stalls, the pile to draw from and the discard pile.

use cenacle_scene::{
    Phrase, Viewer,
    scene::{Badge, Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};

use crate::{Card, figures::STALLS};

use super::{Draft, cards, ids, look};

const REGION: &str = "market";

pub(super) fn market(draft: &mut Draft<'_>) {
    let (pile, discard) = (draft.p.pile.len() as i64, draft.p.discard.len() as i64);
    let region = Region {
        id: REGION.to_owned(),
        label: draft.word("region-market"),
        note: draft.phrase(Phrase::new("pile-note").number("pile", pile)),
        role: RegionRole::Market,
        rule: Some("market.take"),
        ..Region::default()
    };
    draft.region(region, |ground| ground.market.clone());
    for stall in 0..STALLS as u8 {
        self::stall(draft, stall);
    }
    let label = draft.word("pile");
    let place = Place { badges: vec![figure(pile)], ..tray("pile".to_owned(), label, "market.top") };
    draft.place(place, |ground| ground.pile(0));
    if let Some(top) = draft.p.pile.top() {
        let seen = if top.up || draft.view.viewer == Viewer::Omniscient { top.card } else { Card::Unknown };
        let card = cards::card(draft.figures, draft.say, "pile.top".to_owned(), "pile", seen);
        draft.piece(Piece { rule: Some("market.top"), ..card });
    }
    let label = draft.word("discard");
    let badges = std::iter::once(figure(discard)).chain(known(draft)).collect();
    let place = Place { badges, ..tray("discard".to_owned(), label, "secrets.discard") };
    draft.place(place, |ground| ground.pile(1));
    if discard > 0 {
        let title = draft.word("discard");
        draft.piece(Piece {
            id: "discard.top".to_owned(),
            place: "discard".to_owned(),
            title,
            symbol: Some("card-discard".to_owned()),
            look: PieceLook::Back { color: look::BACK.to_owned() },
            rule: Some("secrets.discard"),
            ..Piece::default()
        });
    }
}

fn figure(cards: i64) -> Badge {
    Badge { text: cards.to_string(), ..Badge::default() }
}

fn stall(draft: &mut Draft<'_>, stall: u8) {
    let id = ids::stall(stall);
    let label = draft.phrase(Phrase::new("stall").number("stall", stall + 1));
    draft.place(tray(id.clone(), label, "market.take"), |ground| ground.stall(stall));
    for (index, faced) in draft.p.stall(stall).enumerate() {
        let card = cards::card(draft.figures, draft.say, format!("{id}.{}", index + 1), &id, faced.card);
        draft.scene.pieces.push(card);
    }
}

fn tray(id: String, label: String, rule: &'static str) -> Place {
    Place { id, region: REGION.to_owned(), label, look: PlaceLook::Tray, rule: Some(rule), ..Place::default() }
}

/// What this viewer knows to lie on the discard pile.
fn known(draft: &Draft<'_>) -> Option<Badge> {
    let discard = &draft.p.discard;
    let cards: Vec<(usize, &str)> = Card::ALL
        .into_iter()
        .map(|card| (usize::from(discard.count(card.index())), card.word()))
        .filter(|(count, _)| *count > 0)
        .collect();
    let unknown = discard.len() - cards.iter().map(|(count, _)| count).sum::<usize>();
    if cards.is_empty() {
        return None;
    }
    let known = match unknown {
        0 => Phrase::new("discard-known").words("cards", cards),
        more => Phrase::new("discard-partly").words("cards", cards).number("hidden", more as i64),
    };
    Some(Badge { symbol: Some("spectacles".to_owned()), title: draft.phrase(known), ..Badge::default() })
}
