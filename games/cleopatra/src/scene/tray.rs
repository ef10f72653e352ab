//! What lies between the players for a moment: cards drawn, offered or looked through, coins for the offering.

use cenacle_scene::{
    Phrase, Text, Viewer,
    scene::{Id, Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};

use crate::{Bid, Card, Resource, Step, steps::wishes};

use super::{Draft, Making, cards, ids, part_cache::PartKey};

const REGION: &str = "tray";
/// Coins in one tray.
const COINS: u16 = 20;

pub(super) fn tray(draft: &mut Draft<'_>) {
    match draft.p.step {
        Step::Stocking => drawn(draft, "tray-stocking", "market.refill"),
        Step::Keeping => drawn(draft, "tray-vizier", "vizier.keep"),
        Step::Fetching => discarded(draft),
        Step::Asking | Step::Wishing | Step::Offering | Step::Accepting => offered(draft),
        Step::Bidding => coins(draft),
        _ => {}
    }
}

fn region(making: &mut Making<'_>, key: &'static str, rule: &'static str) {
    region_noting(making, key, rule, Text::default());
}

fn region_noting(making: &mut Making<'_>, key: &'static str, rule: &'static str, note: Text) {
    let (label, role) = (making.word(key), RegionRole::Market);
    making.region(Region { id: REGION.into(), label, note, role, rule: Some(rule), ..Region::default() });
}

fn tray_place(id: Id, label: Text, rule: &'static str) -> Place {
    Place { id, region: REGION.into(), label, look: PlaceLook::Tray, rule: Some(rule), ..Place::default() }
}

/// Cards for the stalls, the next one first; or the Vizier's, kept ones apart.
fn drawn(draft: &mut Draft<'_>, key: &'static str, rule: &'static str) {
    let any_kept = draft.p.kept != 0;
    draft.make(|making| {
        region(making, key, rule);
        making.place(tray_place("tray.drawn".into(), making.word("tray-drawn"), rule));
        if any_kept {
            making.place(tray_place("tray.kept".into(), making.word("tray-kept"), rule));
        }
    });
    for (index, faced) in draft.p.drawn.iter().enumerate() {
        let kept = draft.p.step == Step::Keeping && draft.p.kept & 1 << index != 0;
        let fresh = draft.p.step == Step::Stocking && index == 0;
        let card = faced.card;
        draft.show(PartKey::Drawn { index, card, kept, fresh }, |making| {
            let place = if kept { "tray.kept" } else { "tray.drawn" };
            let piece = cards::large(making.figures, making.say, ids::drawn(index), place.into(), card);
            making.piece(Piece { fresh, ..piece });
        });
    }
}

/// The discard pile, as the Courtesan's player sees it. `[courtesan.fetch]`
fn discarded(draft: &mut Draft<'_>) {
    if !matches!(draft.view.viewer, Viewer::Omniscient) && draft.me() != Some(draft.p.turn) {
        return;
    }
    let p = draft.p;
    draft.make(|making| {
        region(making, "tray-discard", "courtesan.fetch");
        making.place(tray_place("tray.discard".into(), making.word("discard"), "courtesan.fetch"));
        for card in Card::ALL {
            let count = p.discard.count(card.index());
            if count > 0 {
                let id = ids::discarded(card);
                let piece = cards::large(making.figures, making.say, id, "tray.discard".into(), card);
                making.piece(Piece { count: count.into(), ..piece });
            }
        }
    });
}

/// A tray for each opponent the Ambassador asks. `[ambassador.offer]`
fn offered(draft: &mut Draft<'_>) {
    let p = draft.p;
    draft.make(|making| {
        let wished: Vec<_> = wishes(p.wished).map(|card| (1, card.card().word())).collect();
        let key = if wished.is_empty() { "embassy-any" } else { "embassy-wishes" };
        let note = making.say.phrase(&Phrase::new(key).words("cards", wished));
        let note = if matches!(p.step, Step::Asking | Step::Wishing) { Text::default() } else { note };
        region_noting(making, "tray-embassy", "ambassador.offer", note);
    });
    if p.step == Step::Wishing && draft.me() == Some(p.turn) {
        to_wish_for(draft);
    }
    for seat in p.asked {
        draft.make(|making| {
            let place = Id::from(format!("tray.offer.{seat}"));
            making.place(tray_place(place.clone(), making.say.name(seat), "ambassador.offer"));
            for card in Resource::ALL {
                let count = p.offers[seat.index()][card as usize];
                if count > 0 {
                    let id = ids::offered(seat, card);
                    let piece = cards::large(making.figures, making.say, id, place.clone(), card.card());
                    making.piece(Piece { count: count.into(), ..piece });
                }
            }
        });
    }
}

/// The resources the Ambassador may name, those named apart. `[ambassador.wish]`
fn to_wish_for(draft: &mut Draft<'_>) {
    let wished = draft.p.wished;
    draft.make(|making| {
        making.place(tray_place("tray.wishes".into(), making.word("tray-wishes"), "ambassador.wish"));
        if wished != 0 {
            making.place(tray_place("tray.wished".into(), making.word("tray-wished"), "ambassador.wish"));
        }
        for card in Resource::ALL {
            let place = if wished & 1 << card as u8 == 0 { "tray.wishes" } else { "tray.wished" };
            making.piece(cards::large(making.figures, making.say, ids::wish(card), place.into(), card.card()));
        }
    });
}

/// One coin for each offering that can be made. `[offering.bid]`
fn coins(draft: &mut Draft<'_>) {
    let Some(me) = draft.me().filter(|me| draft.p.bids[me.index()] == Bid::Open) else { return };
    draft.make(|making| region(making, "tray-offering", "offering.bid"));
    let most = draft.p.seats[me.index()].talents;
    for first in (0..=most).step_by(COINS.into()) {
        let last = (first + COINS - 1).min(most);
        draft.show(PartKey::Coins { first, last }, |making| {
            let label = Phrase::new("tray-coins").number("from", first).number("to", last);
            making.place(tray_place(coins_place(first), making.say.phrase(&label), "offering.bid"));
            for talents in first..=last {
                making.piece(Piece {
                    id: ids::coin(talents),
                    place: coins_place(first),
                    title: making.say.phrase(&Phrase::new("coin").number("talents", talents)),
                    count: talents.into(),
                    look: PieceLook::Coin,
                    rule: Some("offering.bid"),
                    ..Piece::default()
                });
            }
        });
    }
}

fn coins_place(first: u16) -> Id {
    format!("tray.coins.{first}").into()
}
