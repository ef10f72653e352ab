//! What lies between the players for a moment: cards drawn, offered or looked through, coins for the offering.

use cenacle_scene::{
    Phrase, Text, Viewer,
    scene::{Id, Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};

use crate::{Bid, Card, Resource, Step};

use super::{Draft, album::Part, cards, ids};

const REGION: &str = "desk";
/// Coins in one tray.
const COINS: u16 = 20;

pub(super) fn desk(draft: &mut Draft<'_>) {
    match draft.p.step {
        Step::Stocking => drawn(draft, "desk-stocking", "market.refill"),
        Step::Keeping => drawn(draft, "desk-vizier", "vizier.keep"),
        Step::Fetching => discarded(draft),
        Step::Asking | Step::Offering | Step::Accepting => offered(draft),
        Step::Bidding => coins(draft),
        _ => {}
    }
}

fn region(draft: &mut Draft<'_>, key: &'static str, rule: &'static str) {
    let label = draft.word(key);
    draft.region(Region { id: REGION.into(), label, role: RegionRole::Market, rule: Some(rule), ..Region::default() });
}

fn tray(id: Id, label: Text, rule: &'static str) -> Place {
    Place { id, region: REGION.into(), label, look: PlaceLook::Tray, rule: Some(rule), ..Place::default() }
}

/// Cards for the stalls, the next one first; or the Vizier's, kept ones apart.
fn drawn(draft: &mut Draft<'_>, key: &'static str, rule: &'static str) {
    region(draft, key, rule);
    draft.place(tray("desk.drawn".into(), draft.word("desk-drawn"), rule));
    if draft.p.kept != 0 {
        draft.place(tray("desk.kept".into(), draft.word("desk-kept"), rule));
    }
    for (index, faced) in draft.p.drawn.iter().enumerate() {
        let kept = draft.p.step == Step::Keeping && draft.p.kept & 1 << index != 0;
        let fresh = draft.p.step == Step::Stocking && index == 0;
        let card = faced.card;
        draft.part(Part::Drawn { index, card, kept, fresh }, |making| {
            let place = if kept { "desk.kept" } else { "desk.drawn" };
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
    region(draft, "desk-discard", "courtesan.fetch");
    draft.place(tray("desk.discard".into(), draft.word("discard"), "courtesan.fetch"));
    for card in Card::ALL {
        let count = draft.p.discard.count(card.index());
        if count > 0 {
            let piece = cards::large(draft.figures, draft.say, ids::discarded(card), "desk.discard".into(), card);
            draft.piece(Piece { count: count.into(), ..piece });
        }
    }
}

/// A tray for each opponent the Ambassador asks. `[ambassador.offer]`
fn offered(draft: &mut Draft<'_>) {
    region(draft, "desk-embassy", "ambassador.offer");
    for seat in draft.p.asked {
        let place = Id::from(format!("desk.offer.{seat}"));
        draft.place(tray(place.clone(), draft.say.name(seat), "ambassador.offer"));
        for card in Resource::ALL {
            let count = draft.p.offers[seat.index()][card as usize];
            if count > 0 {
                let id = ids::offered(seat, card);
                let piece = cards::large(draft.figures, draft.say, id, place.clone(), card.card());
                draft.piece(Piece { count: count.into(), ..piece });
            }
        }
    }
}

/// One coin for each offering that can be made. `[offering.bid]`
fn coins(draft: &mut Draft<'_>) {
    let Some(me) = draft.me().filter(|me| draft.p.bids[me.index()] == Bid::Open) else { return };
    region(draft, "desk-offering", "offering.bid");
    let most = draft.p.seats[me.index()].talents;
    for talents in 0..=most {
        let first = talents - talents % COINS;
        if talents == first {
            let last = (first + COINS - 1).min(most);
            draft.part(Part::Coins { first, last }, |making| {
                let label = Phrase::new("desk-coins").number("from", first).number("to", last);
                making.place(tray(coins_place(first), making.say.phrase(&label), "offering.bid"));
            });
        }
        draft.part(Part::Coin { talents }, |making| {
            making.piece(Piece {
                id: ids::coin(talents),
                place: coins_place(first),
                title: making.say.phrase(&Phrase::new("coin").number("talents", talents)),
                count: talents.into(),
                look: PieceLook::Coin,
                rule: Some("offering.bid"),
                ..Piece::default()
            });
        });
    }
}

fn coins_place(first: u16) -> Id {
    format!("desk.coins.{first}").into()
}
