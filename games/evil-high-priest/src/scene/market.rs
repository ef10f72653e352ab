//! The three chambers that lie face up.

use cenacle_scene::{
    Phrase, Say, Text,
    scene::{Badge, Id, Piece, PieceLook, Place, PlaceLook},
};

use crate::{Chamber, Figures, Holds, words};

use super::{Draft, album::Motif, ids, look};

pub(super) fn market(draft: &mut Draft<'_>) {
    for (card, chamber) in (0..).zip(draft.p.display) {
        draft.show(Motif::Card { card, chamber }, |making| {
            making.place(Place {
                id: ids::display(card),
                region: "market".into(),
                label: making.say.phrase(&Phrase::new("display-slot").number("slot", card + 1)),
                look: PlaceLook::Outline,
                rule: Some("chamber.gain"),
                ..Place::default()
            });
            if chamber.is_one() {
                making.piece(face(making.figures, making.say, ids::card(card), ids::display(card), chamber));
            }
        });
    }
}

/// A chamber with its face to the viewer.
fn face(figures: &Figures, say: &Say<'_>, id: Id, place: Id, chamber: Chamber) -> Piece {
    let Some(face) = figures.chamber(chamber) else { return Piece { id, place, ..Piece::default() } };
    let [name, special, rule, symbol] = words::chamber_words(&face.id).unwrap_or(["room-empty"; 4]);
    let mut badges = vec![Badge {
        symbol: Some("checked-shield".into()),
        text: face.defence.to_string().into(),
        color: Some("#0c1a26".into()),
        title: say.phrase(&Phrase::new("defence-label").number("defence", face.defence)),
    }];
    badges.extend(places(say, &face.holds));
    let text = format!("{} {}", holds_text(say, &face.holds), say.word(special));
    Piece {
        id,
        place,
        title: say.word(name),
        text: text.trim_end().to_owned().into(),
        symbol: Some(symbol.into()),
        look: PieceLook::Card { color: look::CHAMBER.into(), foot: Text::default(), seal: None },
        badges,
        rule: Some(rule),
        ..Piece::default()
    }
}

/// What a chamber can hold, as marks.
pub(super) fn places(say: &Say<'_>, holds: &Holds) -> Vec<Badge> {
    let mut badges: Vec<Badge> = holds
        .own
        .each()
        .map(|(goods, count)| Badge {
            symbol: Some(look::goods_symbol(goods).into()),
            text: count.to_string().into(),
            color: Some(look::goods_color(goods).into()),
            title: say.phrase(&Phrase::new("holds-goods").number("count", count).word("goods", goods.word())),
        })
        .collect();
    if holds.any > 0 {
        badges.push(Badge {
            text: format!("? {}", holds.any).into(),
            color: Some("#e9efe9".into()),
            title: say.phrase(&Phrase::new("holds-any").number("count", holds.any)),
            ..Badge::default()
        });
    }
    badges
}

/// What a chamber can hold, in words.
pub(super) fn holds_text(say: &Say<'_>, holds: &Holds) -> Text {
    let mut words = holds.own.words();
    if holds.any > 0 {
        words.push((holds.any.into(), "goods-anything"));
    }
    match words.is_empty() {
        true => say.word("holds-nothing"),
        false => say.phrase(&Phrase::new("holds-list").words("goods", words)),
    }
}
