//! The points of everybody on one track, and the cards that last.

use std::fmt::Write;

use cenacle_scene::{
    Phrase, SeatLook,
    scene::{Piece, Place, PlaceLook, Region, RegionRole},
};
use cenacle_table::Seat;

use crate::{Lasting, position::Ends};

use super::{Draft, Making, album::Motif, look::ACID};

/// The boxes of the printed track.
const LAST: u8 = 50;

pub(super) fn track(draft: &mut Draft<'_>) {
    let p = draft.p;
    let points = std::array::from_fn(|seat| p.sects[seat].points);
    let living = p.living().fold(0, |all, seat| all | 1 << seat.index());
    let god = draft.sight().god();
    let fighting = super::arena::fighting(p);
    draft.show(Motif::Track { points, living, god, fighting }, |making| boxes(making, &points, living, god, fighting));
    let cards = p.table.iter().filter(|lasting| lasting.face.is_known());
    let cards: Vec<_> = cards.map(|lasting| (*lasting, draft.say.name(lasting.on))).collect();
    draft.show(Motif::Laid { cards: cards.clone(), fighting }, |making| laid(making, &cards, fighting));
}

fn boxes(making: &mut Making<'_>, points: &[u8; 8], living: u8, god: u8, fighting: bool) {
    let spots = making.spots(|ground| ground.track(fighting));
    making.region(Region {
        id: "track".into(),
        label: making.word("region-track"),
        role: RegionRole::Board,
        rule: Some("points.track"),
        spots: spots.clone(),
        ..Region::default()
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
    let [wide, _] = &making.grounds;
    let spot = wide.track(false);
    let step = spot.w / f32::from(LAST + 1);
    let (left, mut drawing, mut figures) = (-spot.w / 2.0, String::new(), String::new());
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
    let title = making.word("region-track");
    let piece = |id: &'static str, place: &'static str, drawing: String| Piece {
        id: id.into(),
        place: place.into(),
        title: title.clone(),
        drawing: Some(drawing.into()),
        ..Piece::default()
    };
    making.piece(piece("track.signs", "track.boxes", drawing));
    let spots = making.spots(super::layout::Ground::track_figures);
    making.place(Place {
        id: "track.figures".into(),
        region: "track".into(),
        label: making.word("region-track"),
        spots,
        ..Place::default()
    });
    making.piece(piece("track.numbers", "track.figures", figures));
}

fn laid(making: &mut Making<'_>, cards: &[(Lasting, cenacle_scene::Text)], fighting: bool) {
    let spots = making.spots(|ground| ground.laid(fighting));
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
        label: making.word(if cards.is_empty() { "laid-none" } else { "region-laid" }),
        look: PlaceLook::Tray,
        rule: Some("lasting.table"),
        spots,
        ..Place::default()
    });
    for (number, (lasting, bearer)) in (1..).zip(cards) {
        let Some(face) = making.figures.face(lasting.face) else { continue };
        let until = match lasting.ends {
            Ends::Turn => "until-turn",
            Ends::Before(_) => "until-own-turn",
            Ends::After(..) => "until-bearer-turn",
            Ends::Round(_) => "until-round",
        };
        let card = making.word(face.named.name);
        let until = making.word(until);
        making.piece(Piece {
            id: format!("laid.{number}").into(),
            place: "laid.cards".into(),
            title: format!("{card}, {bearer} ({until})").into(),
            text: making.word(face.named.text),
            symbol: Some(face.named.symbol.into()),
            look: cenacle_scene::scene::PieceLook::Token,
            seat: Some(lasting.on),
            rule: Some(face.named.rule),
            ..Piece::default()
        });
    }
}
