//! The three chambers that lie face up.

use cenacle_scene::{
    Phrase, Say, Text,
    scene::{Badge, Id, Piece, PieceLook, Place, PlaceLook},
};

use crate::{Chamber, Figures, Holds, words};

use super::{
    Draft, drawings, ids, layout, look,
    part_cache::{Making, PartKey},
    pills,
};

pub(super) fn market(draft: &mut Draft<'_>) {
    let left = draft.p.deck.len();
    draft.show(PartKey::Heading { region: "market", left }, |making| heading(making, "market", "region-market", left));
    for (card, chamber) in (0..).zip(draft.p.display) {
        draft.show(PartKey::Card { card, chamber }, |making| {
            making.place(Place {
                id: ids::display(card),
                region: "market".into(),
                label: making.say.phrase(&Phrase::new("display-slot").number("slot", card + 1)),
                look: if chamber.is_one() { PlaceLook::Bare } else { PlaceLook::Outline },
                rule: Some("chamber.gain"),
                ..Place::default()
            });
            if chamber.is_one() {
                let mut piece = face(making.figures, making.say, ids::card(card), ids::display(card), chamber);
                if let Some(face) = making.figures.chamber(chamber).filter(|_| !making.cards) {
                    let [_, special, _, symbol] = words::chamber_words(&face.id).unwrap_or(["room-empty"; 4]);
                    let special = special_mark(making.say, special);
                    let told = told_card(&piece.title, &piece.text, symbol, face.defence as i8, special, &face.holds);
                    piece.narrow_drawing = Some(told.into());
                }
                making.piece(piece);
            }
        });
    }
}

/// A defence, as a mark that says what it is.
pub(super) fn shield(say: &Say<'_>, defence: i64) -> Badge {
    Badge {
        symbol: Some("checked-shield".into()),
        text: defence.to_string().into(),
        color: Some("#0c1a26".into()),
        title: say.phrase(&Phrase::new("defence-label").number("defence", defence)),
    }
}

/// A chamber with its face to the viewer.
fn face(figures: &Figures, say: &Say<'_>, id: Id, place: Id, chamber: Chamber) -> Piece {
    let Some(face) = figures.chamber(chamber) else { return Piece { id, place, ..Piece::default() } };
    let [name, special, rule, symbol] = words::chamber_words(&face.id).unwrap_or(["room-empty"; 4]);
    let mut badges = vec![shield(say, face.defence.into())];
    badges.extend(places(say, &face.holds));
    let text = format!("{} {}", holds_text(say, &face.holds), say.word(special));
    let title = say.word(name);
    Piece {
        id,
        place,
        text: text.trim_end().to_owned().into(),
        symbol: Some(symbol.into()),
        drawing: Some(card(&title, symbol, face.defence as i8, special_mark(say, special), &face.holds).into()),
        title,
        look: PieceLook::Card { color: look::CHAMBER.into(), foot: Text::default(), seal: None },
        badges,
        rule: Some(rule),
        ..Piece::default()
    }
}

/// Whether a chamber does something besides: its text says what.
fn special_mark(say: &Say<'_>, special: &'static str) -> bool {
    !say.word(special).trim().is_empty()
}

/// A chamber as it lies open: its name, its picture, its defence, what it can hold.
fn card(title: &str, symbol: &str, defence: i8, special: bool, holds: &Holds) -> String {
    let (w, h) = layout::CHAMBER;
    let (left, top) = (-w / 2.0, -h / 2.0);
    let mut drawn = drawings::plate((left, top), (w, h), 7.0, "#2b2a20", "#8f8152");
    drawn += &drawings::name_of_two(title, (0.0, top + 15.0), [13.5, 13.0, w - 6.0], "middle", "#f3ead2");
    drawn += &drawings::icon(symbol, (left + 26.0, top + 48.0), 28.0, "#d8c890");
    drawn += &drawings::shield((w / 2.0 - 21.0, top + 46.0), 10.0, defence);
    if special {
        drawn += &drawings::text("+", (w / 2.0 - 6.0, top + 43.0), 16.0, "middle", "#ffd98a");
    }
    drawn + &pills::capacity(holds, (0.0, h / 2.0 - 13.0), w - 8.0)
}

/// The same with what it does, where there is room for it.
fn told_card(title: &str, does: &str, symbol: &str, defence: i8, special: bool, holds: &Holds) -> String {
    let (w, h) = layout::CHAMBER_TOLD;
    let (left, top) = (-w / 2.0, -h / 2.0);
    let mut drawn = drawings::plate((left, top), (w, h), 7.0, "#2b2a20", "#8f8152");
    drawn += &drawings::name_of_two(title, (0.0, top + 22.0), [17.0, 16.0, w - 10.0], "middle", "#f3ead2");
    drawn += &drawings::icon(symbol, (left + 38.0, top + 76.0), 46.0, "#d8c890");
    drawn += &format!(r#"<g transform="translate({:.1} {:.1}) scale(1.5)">{}</g>"#, w / 2.0 - 30.0, top + 74.0, {
        let more = if special { drawings::text("+", (15.0, -3.0), 14.0, "middle", "#ffd98a") } else { String::new() };
        drawings::shield((0.0, 0.0), 10.0, defence) + &more
    });
    drawn += &pills::capacity(holds, (0.0, top + 122.0), w - 8.0);
    drawn + &drawings::paragraph(does, (left + 9.0, top + 152.0), [13.5, 15.5, w - 18.0], 6, "#e9e0c8")
}

/// The heading of cards that lie open, with how many are still to come.
pub(super) fn heading(making: &mut Making<'_>, region: &'static str, key: &'static str, left: usize) {
    let label = making.word(key);
    let note = making.say.phrase(&Phrase::new("pile-note").number("left", left as i64));
    let id = Id::from(format!("heading.{region}"));
    making.place(Place {
        id: id.clone(),
        region: region.into(),
        label: label.clone(),
        text: note.clone(),
        ..Place::default()
    });
    let (w, h) = making.size();
    let mut drawn = drawings::plate((-w / 2.0, -h / 2.0), (w, h - 1.0), 6.0, "#12302f", "none");
    drawn += &drawings::text(&label, (-w / 2.0 + 8.0, 4.5), 14.0, "start", "#eafff8");
    drawn += &drawings::text(&note, (w / 2.0 - 8.0, 4.5), 12.5, "end", "#b8d8cc");
    making.piece(Piece { id: format!("{id}.text").into(), place: id, drawing: Some(drawn.into()), ..Piece::default() });
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
            symbol: Some(look::ANY.into()),
            text: holds.any.to_string().into(),
            color: Some("#e9efe9".into()),
            title: say.phrase(&Phrase::new("holds-any").number("count", holds.any)),
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
