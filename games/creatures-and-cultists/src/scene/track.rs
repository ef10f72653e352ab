//! The points of everybody on one track, and the cards that last.

use std::fmt::Write;

use cenacle_scene::{
    Phrase, SeatLook, Text, measure,
    scene::{Piece, Place, PlaceLook, Region, RegionRole},
};
use cenacle_table::Seat;

use crate::{Face, position::Ends};

use super::{Draft, Making, look::ACID, part_cache::PartKey, told};

/// The boxes of the printed track.
const LAST: u8 = 50;

pub(super) fn track(draft: &mut Draft<'_>) {
    let p = draft.p;
    let points = std::array::from_fn(|seat| p.sects[seat].points);
    let living = p.living().fold(0, |all, seat| all | 1 << seat.index());
    let god = draft.rules().god();
    let fighting = super::arena::fighting(p);
    draft.show(PartKey::Track { god, fighting }, |making| track_place(making, god, fighting));
    // Signs move often, boxes hardly ever: who looks on is sent what has changed.
    draft.show(PartKey::TrackBoxes { god }, |making| boxes(making, god));
    draft.show(PartKey::TrackSigns { points, living }, |making| signs(making, &points, living));
    told::points(draft);
    let cards = || p.table.iter().filter(|lasting| lasting.face.is_known());
    let count = cards().count();
    draft.show(PartKey::Laid { empty: count == 0, fighting }, |making| laid(making, count == 0, fighting));
    for (number, lasting) in cards().enumerate() {
        let (bearer, until) = (draft.say.name(lasting.on), until(lasting.ends));
        let card = LaidCard { number, count, face: lasting.face, on: lasting.on, bearer, until, fighting };
        draft.show(PartKey::LaidCard(card.clone()), |making| laid_card(making, &card));
    }
}

fn track_place(making: &mut Making<'_>, god: u8, fighting: bool) {
    let spots = making.spots(|layout| layout.track(fighting));
    making.region(Region {
        id: "track".into(),
        label: making.word("region-track"),
        role: RegionRole::Board,
        rule: Some("points.track"),
        spots: spots.clone(),
        ..Region::default()
    });
    // The figures lie under the boxes, which is what is pointed at.
    let figured = making.spots(super::layout::Layout::track_figures);
    making.place(Place {
        id: "track.figures".into(),
        region: "track".into(),
        label: making.say.phrase(&Phrase::new("track-figures").number("last", LAST)),
        spots: figured,
        ..Place::default()
    });
    let label = making.say.phrase(&Phrase::new("track-label").number("god", god));
    making.place(Place {
        id: "track.boxes".into(),
        region: "track".into(),
        label,
        rule: Some("god.points"),
        spots,
        ..Place::default()
    });
}

/// The left end of the track from its middle, and how wide a box is.
fn measures(making: &Making<'_>) -> (f32, f32) {
    let [wide, _] = &making.layouts;
    let spot = wide.track(false);
    (-spot.w / 2.0, spot.w / f32::from(LAST + 1))
}

/// A picture of what its place says, which needs no name of its own.
fn picture(id: &'static str, place: &'static str, drawing: String) -> Piece {
    Piece { id: id.into(), place: place.into(), drawing: Some(drawing.into()), ..Piece::default() }
}

fn boxes(making: &mut Making<'_>, god: u8) {
    let (left, step) = measures(making);
    let (mut drawing, mut figures) = (String::new(), String::new());
    for number in 0..=LAST {
        let x = left + step * f32::from(number);
        let (y, h) = if number % 5 == 0 { (-2.0, 14.0) } else { (1.0, 9.0) };
        let fill = match number {
            _ if number == god => ACID,
            _ if number > god => "#4d6a22",
            _ => "#4a3a5c",
        };
        write!(drawing, r##"<rect x="{x:.1}" y="{y}" width="{:.1}" height="{h}" rx="2" fill="{fill}"/>"##, step - 1.6)
            .expect("writing to a string");
        if number % 10 == 0 || number == god {
            write!(
                figures,
                r##"<text x="{:.1}" y="23" text-anchor="middle" font-family="'Alegreya Sans', 'Segoe UI', sans-serif" font-size="12" font-weight="700" fill="#cfc0e0">{number}</text>"##,
                x + step / 2.0
            )
            .expect("writing to a string");
        }
    }
    making.piece(picture("track.bar", "track.boxes", drawing));
    making.piece(picture("track.numbers", "track.figures", figures));
}

fn signs(making: &mut Making<'_>, points: &[u8; 8], living: u8) {
    let (left, step) = measures(making);
    let mut drawing = String::new();
    let mut stacked = [0_u8; LAST as usize + 1];
    for seat in (0..8_u8).filter(|seat| living & 1 << seat != 0) {
        let at = points[usize::from(seat)].min(LAST);
        let above = &mut stacked[usize::from(at)];
        let look = SeatLook::of(Seat::new(seat.into()));
        // Who stands on the same box stands higher, and from the third on beside.
        let (x, y) =
            (left + step * (f32::from(at) + 0.5) + f32::from(*above / 2) * 7.0, -6.0 - f32::from(*above % 2) * 10.0);
        *above += 1;
        write!(
            drawing,
            r##"<path d="{}" transform="translate({x:.1} {y:.1}) scale(6)" fill="{}" stroke="#14161c" stroke-width=".25"/>"##,
            look.sign.path(),
            look.fill
        )
        .expect("writing to a string");
    }
    making.piece(picture("track.signs", "track.boxes", drawing));
}

fn laid(making: &mut Making<'_>, empty: bool, fighting: bool) {
    let spots = making.spots(|layout| layout.laid(fighting));
    making.region(Region {
        id: "laid".into(),
        label: making.word("region-laid"),
        role: RegionRole::Board,
        rule: Some("lasting.table"),
        spots: spots.clone(),
        ..Region::default()
    });
    making.place(Place {
        id: "laid.cards".into(),
        region: "laid".into(),
        label: making.word(if empty { "laid-none" } else { "region-laid" }),
        // Nothing is drawn of a row without cards.
        look: if empty { PlaceLook::Bare } else { PlaceLook::Tray },
        rule: Some("lasting.table"),
        spots,
        ..Place::default()
    });
}

/// A card that lasts, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct LaidCard {
    /// Its place among so many.
    number: usize,
    count: usize,
    face: Face,
    on: Seat,
    /// The name of whom it lies on.
    bearer: Text,
    until: &'static str,
    fighting: bool,
}

const fn until(ends: Ends) -> &'static str {
    match ends {
        Ends::Turn => "until-turn",
        Ends::Before(_) => "until-own-turn",
        Ends::After(..) => "until-bearer-turn",
        Ends::Round(_) => "until-round",
    }
}

fn laid_card(making: &mut Making<'_>, card: &LaidCard) {
    let LaidCard { number, count, on, fighting, .. } = *card;
    let Some(face) = making.figures.face(card.face) else { return };
    let (name, text, until) = (making.word(face.named.name), making.word(face.named.text), making.word(card.until));
    let bearer = &card.bearer;
    let spots = making.spots(|layout| layout.lasting(number, count, fighting));
    let size = spots.as_ref().map_or((1.0, 1.0), |spots| (spots.wide.w, spots.wide.h));
    let small = spots.as_ref().map_or(1.0, |spots| spots.narrow.w);
    let place = format!("laid.place.{}", number + 1);
    making.place(Place {
        id: place.clone().into(),
        region: "laid".into(),
        label: name.clone(),
        spots,
        ..Place::default()
    });
    let color = super::look::family_color(face.family);
    let drawing = match fighting {
        true => lasting_token(face.named.symbol, color, on, size.0),
        false => lasting_card([&name, &text, &format!("{bearer}, {until}")], face.named.symbol, color, on, size),
    };
    making.piece(Piece {
        id: format!("laid.{}", number + 1).into(),
        place: place.into(),
        title: format!("{name}, {bearer} ({until})").into(),
        text,
        symbol: Some(face.named.symbol.into()),
        drawing: Some(drawing.into()),
        narrow_drawing: Some(lasting_token(face.named.symbol, color, on, small).into()),
        look: cenacle_scene::scene::PieceLook::Token,
        seat: Some(on),
        rule: Some(face.named.rule),
        ..Piece::default()
    });
}

const PLAIN: &str = "font-family=\"'Alegreya Sans', 'Segoe UI', sans-serif\"";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn icon(symbol: &str, (cx, cy): (f32, f32), side: f32, color: &str) -> String {
    let (x, y) = (cx - side / 2.0, cy - side / 2.0);
    format!(
        r##"<use href="#icon-{symbol}" x="{x:.1}" y="{y:.1}" width="{side:.1}" height="{side:.1}" color="{color}"/>"##
    )
}

fn sign(seat: Seat, (x, y): (f32, f32), size: f32) -> String {
    let look = SeatLook::of(seat);
    format!(
        r##"<path d="{}" transform="translate({x:.1} {y:.1}) scale({size:.1})" fill="{}" stroke="#14161c" stroke-width=".25"/>"##,
        look.sign.path(),
        look.fill
    )
}

/// A card that lasts, with all it says: its name, its picture, its text, on whom it lies and how long.
fn lasting_card([name, text, foot]: [&str; 3], symbol: &str, color: &str, on: Seat, (w, h): (f32, f32)) -> String {
    let (left, top) = (-w / 2.0, -h / 2.0);
    let mut drawn = format!(
        r##"<rect x="{left:.1}" y="{top:.1}" width="{w:.1}" height="{h:.1}" rx="6" fill="#e9dfc3" stroke="#14161c" stroke-width="1.5"/><path d="M{left:.1},{:.1}v-18a6,6 0 0 1 6,-6h{:.1}a6,6 0 0 1 6,6v18Z" fill="{color}" stroke="#14161c" stroke-width="1.5"/>"##,
        top + 24.0,
        w - 12.0
    );
    let line = |text: &str, (x, y): (f32, f32), [size, room]: [f32; 2], rest: &str| {
        // Names and texts are squeezed into their room and never cut.
        let squeezed = measure::squeezed(text, size * 0.93, room);
        format!(r##"<text x="{x:.1}" y="{y:.1}" {PLAIN} font-size="{size}" {rest}{squeezed}>{}</text>"##, escape(text))
    };
    let head = r##"font-weight="700" text-anchor="middle" fill="#ffffff""##;
    drawn += &line(name, (0.0, top + 17.0), [14.0, w - 8.0], head);
    let lines = measure::wrap_whole(text, 11.6, w - 12.0, 5);
    // On whom and how long: on two lines where it takes them and the text leaves room.
    let high = h - 24.0 - 13.5 * lines.len() as f32;
    let feet = measure::wrap_whole(foot, 12.0 * 0.93, w - 26.0, if high >= 33.0 { 2 } else { 1 });
    let room = high - 7.0 - 13.0 * feet.len() as f32;
    if room >= 18.0 {
        drawn += &icon(symbol, (0.0, top + 24.0 + room / 2.0), room.min(40.0) - 4.0, color);
    }
    for (at, words) in lines.iter().enumerate() {
        let y = top + 24.0 + room + 11.0 + 13.5 * at as f32;
        drawn += &line(words, (left + 6.0, y), [12.5, w - 12.0], r##"fill="#221d16""##);
    }
    drawn += &sign(on, (left + 11.0, h / 2.0 - 10.0), 5.5);
    for (at, words) in feet.iter().rev().enumerate() {
        let y = h / 2.0 - 6.0 - 13.0 * at as f32;
        drawn += &line(words, (left + 21.0, y), [12.0, w - 26.0], r##"font-weight="700" fill="#4a4338""##);
    }
    drawn
}

/// The same where there is little room.
fn lasting_token(symbol: &str, color: &str, on: Seat, side: f32) -> String {
    let r = side / 2.0 - 1.0;
    format!(
        r##"<circle r="{r:.1}" fill="#e9dfc3" stroke="{}" stroke-width="2.5"/>{}{}"##,
        SeatLook::of(on).fill,
        icon(symbol, (0.0, 0.0), r * 1.35, color),
        sign(on, (-r * 0.72, r * 0.72), (r * 0.3).max(4.5))
    )
}
