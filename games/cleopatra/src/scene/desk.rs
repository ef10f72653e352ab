//! What lies between the players for a moment: cards drawn, offered or looked through, coins for the offering.

use cenacle_scene::{
    Phrase, Viewer,
    scene::{Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};

use crate::{Bid, Card, Resource, Step};

use super::{Draft, cards, ids};

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
    let id = REGION.to_owned();
    draft.scene.regions.push(Region { id, label, role: RegionRole::Market, rule: Some(rule), ..Region::default() });
}

fn tray(draft: &mut Draft<'_>, id: &str, label: String, rule: &'static str) {
    let (id, region, rule) = (id.to_owned(), REGION.to_owned(), Some(rule));
    draft.scene.places.push(Place { id, region, label, look: PlaceLook::Tray, rule, ..Place::default() });
}

/// Cards for the stalls, the next one first; or the Vizier's, kept ones apart.
fn drawn(draft: &mut Draft<'_>, key: &'static str, rule: &'static str) {
    region(draft, key, rule);
    let label = draft.word("desk-drawn");
    tray(draft, "desk.drawn", label, rule);
    if draft.p.kept != 0 {
        let label = draft.word("desk-kept");
        tray(draft, "desk.kept", label, rule);
    }
    for (index, faced) in draft.p.drawn.iter().enumerate() {
        let kept = draft.p.step == Step::Keeping && draft.p.kept & 1 << index != 0;
        let place = if kept { "desk.kept" } else { "desk.drawn" };
        let card = cards::large(draft.figures, draft.say, ids::drawn(index), place, faced.card);
        let fresh = draft.p.step == Step::Stocking && index == 0;
        draft.scene.pieces.push(Piece { fresh, ..card });
    }
}

/// The discard pile, as the Courtesan's player sees it. `[courtesan.fetch]`
fn discarded(draft: &mut Draft<'_>) {
    if !matches!(draft.view.viewer, Viewer::Omniscient) && draft.me() != Some(draft.p.turn) {
        return;
    }
    region(draft, "desk-discard", "courtesan.fetch");
    let label = draft.word("discard");
    tray(draft, "desk.discard", label, "courtesan.fetch");
    for card in Card::ALL {
        let count = draft.p.discard.count(card.index());
        if count > 0 {
            let piece = cards::large(draft.figures, draft.say, ids::discarded(card), "desk.discard", card);
            draft.piece(Piece { count: count.into(), ..piece });
        }
    }
}

/// A tray for each opponent the Ambassador asks. `[ambassador.offer]`
fn offered(draft: &mut Draft<'_>) {
    region(draft, "desk-embassy", "ambassador.offer");
    for seat in draft.p.asked {
        let place = format!("desk.offer.{seat}");
        let label = draft.say.name(seat);
        tray(draft, &place, label, "ambassador.offer");
        for card in Resource::ALL {
            let count = draft.p.offers[seat.index()][card as usize];
            if count > 0 {
                let id = ids::offered(seat, card);
                let piece = cards::large(draft.figures, draft.say, id, &place, card.card());
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
        let place = format!("desk.coins.{first}");
        if talents == first {
            let last = (first + COINS - 1).min(most);
            let label = draft.phrase(Phrase::new("desk-coins").number("from", first).number("to", last));
            tray(draft, &place, label, "offering.bid");
        }
        let title = draft.phrase(Phrase::new("coin").number("talents", talents));
        draft.piece(Piece {
            id: ids::coin(talents),
            place,
            title,
            count: talents.into(),
            look: PieceLook::Coin,
            rule: Some("offering.bid"),
            ..Piece::default()
        });
    }
}
