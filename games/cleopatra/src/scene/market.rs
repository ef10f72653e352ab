//! The market: three stalls, the pile to draw from and the discard pile.

use cenacle_scene::{
    Phrase, Text, Viewer,
    scene::{Badge, Id, Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};

use crate::{Card, KINDS, figures::STALLS};

use super::{Draft, Making, cards, ids, look, part_cache::PartKey};

const REGION: &str = "market";

pub(super) fn market(draft: &mut Draft<'_>) {
    let pile = draft.p.pile.len();
    draft.show(PartKey::Market { pile }, |making| {
        making.region(Region {
            id: REGION.into(),
            label: making.word("region-market"),
            note: making.say.phrase(&Phrase::new("pile-note").number("pile", pile as i64)),
            role: RegionRole::Market,
            rule: Some("market.take"),
            ..Region::default()
        });
    });
    for stall in 0..STALLS as u8 {
        self::stall(draft, stall);
    }
    let viewer = draft.view.viewer;
    let seen = draft.p.pile.top();
    let top = seen.map(|top| if top.up || viewer == Viewer::Omniscient { top.card } else { Card::Unknown });
    draft.show(PartKey::Pile { cards: pile, top }, |making| self::pile(making, pile, top));
    let cards = draft.p.discard.len();
    let known = std::array::from_fn(|kind| draft.p.discard.count(kind));
    draft.show(PartKey::Discard { cards, known }, |making| discard(making, cards, known));
}

fn figure(cards: usize) -> Badge {
    Badge { text: cards.to_string().into(), ..Badge::default() }
}

fn stall(draft: &mut Draft<'_>, stall: u8) {
    let cards: Vec<Card> = draft.p.stall(stall).map(|faced| faced.card).collect();
    draft.show(PartKey::Stall { stall, cards: cards.clone() }, |making| {
        let label = making.say.phrase(&Phrase::new("stall").number("stall", stall + 1));
        making.place(tray(ids::stall(stall), label, "market.take"));
        for (index, card) in cards.into_iter().enumerate() {
            making.show(PartKey::OnStall { stall, index, card }, |making| {
                let id = ids::stall(stall);
                making.piece(cards::card(making.figures, making.say, format!("{id}.{}", index + 1).into(), id, card));
            });
        }
    });
}

fn pile(making: &mut Making<'_>, cards: usize, top: Option<Card>) {
    making.place(Place { badges: vec![figure(cards)], ..tray("pile".into(), making.word("pile"), "market.top") });
    if let Some(top) = top {
        let card = cards::card(making.figures, making.say, "pile.top".into(), "pile".into(), top);
        making.piece(Piece { rule: Some("market.top"), ..card });
    }
}

fn discard(making: &mut Making<'_>, cards: usize, known: [u8; KINDS]) {
    let title = making.word("discard");
    let badges = std::iter::once(figure(cards)).chain(seen(making, cards, known)).collect();
    making.place(Place { badges, ..tray("discard".into(), title.clone(), "secrets.discard") });
    if cards > 0 {
        making.piece(Piece {
            id: "discard.top".into(),
            place: "discard".into(),
            title,
            symbol: Some("card-discard".into()),
            look: PieceLook::Back { color: look::BACK.into() },
            rule: Some("secrets.discard"),
            ..Piece::default()
        });
    }
}

fn tray(id: Id, label: Text, rule: &'static str) -> Place {
    Place { id, region: REGION.into(), label, look: PlaceLook::Tray, rule: Some(rule), ..Place::default() }
}

/// What the viewer knows to lie on the discard pile.
fn seen(making: &Making<'_>, all: usize, known: [u8; KINDS]) -> Option<Badge> {
    let cards: Vec<(usize, &str)> = Card::ALL
        .into_iter()
        .map(|card| (usize::from(known[card.index()]), card.word()))
        .filter(|(count, _)| *count > 0)
        .collect();
    let unknown = all - cards.iter().map(|(count, _)| count).sum::<usize>();
    if cards.is_empty() {
        return None;
    }
    let known = match unknown {
        0 => Phrase::new("discard-known").words("cards", cards),
        more => Phrase::new("discard-partly").words("cards", cards).number("hidden", more as i64),
    };
    Some(Badge { symbol: Some("spectacles".into()), title: making.say.phrase(&known), ..Badge::default() })
}
