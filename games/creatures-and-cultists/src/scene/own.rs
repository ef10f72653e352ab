//! The dock: the viewer's cards, and what a question needs besides the board.

use cenacle_scene::{
    Phrase, Text, Viewer,
    scene::{Id, Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};
use cenacle_table::Seat;

use crate::{Face, Reaction, Task, identity, steps};

use super::{Draft, Making, cards, ids, look::family_color, part_cache::PartKey};

pub(super) fn tray(draft: &mut Draft<'_>) {
    let p = draft.p;
    if let Some(me) = draft.me() {
        let taken = |of: fn(&crate::Sect) -> u8| {
            let before = p.everybody().filter(|seat| seat.index() < me.index());
            before.fold(0_u32, |all, seat| all | 1 << of(p.sect(seat)))
        };
        match p.task() {
            Task::Name(seat) if seat == me => {
                let taken = taken(|sect| sect.name);
                draft.show(PartKey::Names { taken }, |making| names(making, taken));
            }
            Task::Credo(seat) if seat == me => {
                let taken = taken(|sect| sect.credo);
                draft.show(PartKey::Credos { taken }, |making| credos(making, taken));
            }
            Task::Symbol(seat) if seat == me => {
                let taken = taken(|sect| sect.symbol);
                draft.show(PartKey::Symbols { taken }, |making| symbols(making, taken));
            }
            Task::Keep(_) if steps::asked(p) == Some(me) => {
                let cards = p.gazed.to_vec();
                draft.show(PartKey::Gazed { cards: cards.clone() }, |making| gazed(making, &cards));
            }
            Task::Orders(seat) if seat == me => {
                let orders = p.sect(me).orders;
                draft.show(PartKey::Orders { orders }, |making| standing(making, &orders));
            }
            _ => {}
        }
        super::board::mine(draft, me);
        let cards = counted(draft, me);
        draft.show(PartKey::Hand { cards: cards.clone() }, |making| hand(making, &cards));
    }
    others(draft);
}

/// Faces with their numbers, in the order of the data.
fn counted(draft: &Draft<'_>, seat: Seat) -> Vec<(Face, u8)> {
    let counts = draft.p.hand(seat).counts();
    (0..).zip(counts).filter(|(_, count)| **count > 0).map(|(face, count)| (Face(face), *count)).collect()
}

fn region(making: &mut Making<'_>, id: &'static str, key: &'static str, rule: &'static str) {
    let label = making.word(key);
    making.region(Region { id: id.into(), label, role: RegionRole::Hand, rule: Some(rule), ..Region::default() });
    making.place(Place {
        id: format!("{id}.cards").into(),
        region: id.into(),
        label: making.word("tray-cards"),
        asks: making.word("asks-card"),
        look: PlaceLook::Tray,
        ..Place::default()
    });
}

fn hand(making: &mut Making<'_>, cards: &[(Face, u8)]) {
    region(making, "hand", "region-hand", "secrets.hand");
    for (face, count) in cards {
        let id = ids::card(making.figures, *face);
        let piece = cards::card(making.figures, making.say, id, "hand.cards".into(), *face);
        making.piece(Piece { count: u32::from(*count), ..piece });
    }
}

fn gazed(making: &mut Making<'_>, cards: &[Face]) {
    region(making, "gazed", "region-gazed", "sorcery.contemplation");
    for (number, face) in cards.iter().enumerate().filter(|(number, face)| !cards[..*number].contains(face)) {
        let count = cards[number..].iter().filter(|one| *one == face).count() as u32;
        let id = ids::gazed(making.figures, *face);
        let piece = cards::card(making.figures, making.say, id, "gazed.cards".into(), *face);
        making.piece(Piece { count, ..piece });
    }
}

/// Hands of others that lie open, or all of them for who knows all. `[mishap.front-page]`
fn others(draft: &mut Draft<'_>) {
    let all = draft.view.viewer == Viewer::Omniscient;
    if !all && !draft.rules().open() {
        return;
    }
    let me = draft.me();
    for seat in draft.p.living().filter(|seat| me != Some(*seat)) {
        let name = draft.say.name(seat);
        let cards = counted(draft, seat);
        let known: u8 = cards.iter().map(|(_, count)| count).sum();
        let hidden = draft.p.hand(seat).len() as u8 - known;
        let key = PartKey::Open { seat: seat.index() as u8, name: name.clone(), cards: cards.clone(), hidden };
        draft.show(key, |making| {
            let region_id = Id::from(format!("open.{seat}"));
            let place = Id::from(format!("open.{seat}.cards"));
            making.region(Region {
                id: region_id.clone(),
                label: name.clone(),
                role: RegionRole::Hand,
                rule: Some("mishap.front-page"),
                ..Region::default()
            });
            making.place(Place {
                id: place.clone(),
                region: region_id,
                label: name,
                look: PlaceLook::Tray,
                seat: Some(seat),
                ..Place::default()
            });
            for (face, count) in &cards {
                let id = ids::held(making.figures, seat, *face);
                let piece = cards::card(making.figures, making.say, id, place.clone(), *face);
                making.piece(Piece { count: u32::from(*count), ..piece });
            }
        });
    }
}

fn standing(making: &mut Making<'_>, orders: &crate::Orders) {
    making.region(Region {
        id: "orders".into(),
        label: making.word("region-orders"),
        role: RegionRole::Hand,
        rule: Some("window.orders"),
        ..Region::default()
    });
    for on in Reaction::ALL {
        making.place(Place {
            id: ids::order(on),
            region: "orders".into(),
            label: making.word(on.word()),
            text: making.word(orders.to(on).word()),
            look: PlaceLook::Row,
            rule: Some("window.orders"),
            ..Place::default()
        });
    }
}

fn choice(making: &mut Making<'_>, kind: &'static str, number: u8, title: Text, symbol: &'static str) {
    making.piece(Piece {
        id: ids::choice(kind, number),
        place: "tray.cards".into(),
        title,
        symbol: Some(symbol.into()),
        look: PieceLook::Card { color: family_color(crate::Family::Sorcery).into(), foot: Text::default(), seal: None },
        rule: Some("found.identity"),
        ..Piece::default()
    });
}

fn names(making: &mut Making<'_>, taken: u32) {
    region(making, "tray", "tray-names", "found.identity");
    for (number, key) in (0..).zip(identity::NAMES).filter(|(number, _)| taken & 1 << number == 0) {
        choice(making, "name", number, making.word(key), "scroll-unfurled");
    }
}

fn credos(making: &mut Making<'_>, taken: u32) {
    region(making, "tray", "tray-credos", "found.identity");
    for (number, key) in (0..).zip(identity::CREDOS).filter(|(number, _)| taken & 1 << number == 0) {
        let title = making.say.phrase(&Phrase::new(key));
        choice(making, "credo", number, title, "evil-book");
    }
}

fn symbols(making: &mut Making<'_>, taken: u32) {
    region(making, "tray", "tray-symbols", "found.identity");
    for (number, [icon, key]) in (0..).zip(identity::SYMBOLS).filter(|(number, _)| taken & 1 << number == 0) {
        choice(making, "symbol", number, making.word(key), icon);
    }
}
