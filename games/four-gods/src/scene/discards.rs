//! The borders of the frame: the discard of each seat, and the tiles that lie there.

use cenacle_scene::{
    Phrase, SeatLook,
    scene::{Piece, Place, Region, RegionRole, Spot},
};
use cenacle_table::Seat;

use crate::{Lying, Tile, figures::Figures};

use super::{
    Draft, drawings, ids,
    layout::{Layout, border},
    part_cache::PartKey,
    tile_words,
};

const REGION: &str = "discards";

pub(super) fn discards(draft: &mut Draft<'_>) {
    let p = draft.p;
    draft.show(PartKey::Discards, |making| {
        making.region(Region {
            id: REGION.into(),
            label: making.word("region-discards"),
            role: RegionRole::Board,
            rule: Some("discard.put"),
            ..Region::default()
        });
    });
    let (players, me, limit) = (p.players, draft.near(), p.discards.limit());
    for seat in p.everybody() {
        let of = draft.say.named(seat);
        let key = PartKey::Places { players, me: me.index(), limit, seat: seat.index(), of: of.clone() };
        draft.show(key, |making| {
            for place in 0..limit {
                let label = Phrase::new("discard-place").seat("who", seat).number("place", i64::from(place) + 1);
                let label = making.say.phrase_about(&label, vec![of.clone()]);
                let place_of = Place {
                    id: ids::place(seat, place),
                    region: REGION.into(),
                    label,
                    rule: Some("discard.put"),
                    ..Place::default()
                };
                making.place_at(place_of, |layout| spot(layout, players, seat, me, place, limit));
                making.piece(slot(seat, place, &spot(&Layout::WIDE, players, seat, me, place, limit)));
            }
        });
        medal(draft, seat);
        for place in 0..limit {
            if let Some(lying) = p.discards.get(seat, place) {
                lies(draft, seat, place, lying);
            }
        }
    }
}

/// In the corner of the frame before a seat's places: its sign, and how full its discard is. `[discard.limit]`
fn medal(draft: &mut Draft<'_>, seat: Seat) {
    let p = draft.p;
    let (corner, of) = (border(p.players, seat, draft.near(), 0).0, draft.say.named(seat));
    let (lying, limit) = (p.discards.len(seat), p.discards.limit());
    draft.show(PartKey::Medal { seat: seat.index(), corner, lying, limit, of: of.clone() }, |making| {
        let label = Phrase::new("discard-count").seat("who", seat).number("lying", lying).number("limit", limit);
        let label = making.say.phrase_about(&label, vec![of]);
        let place = Place { id: ids::medal(seat), region: REGION.into(), label, ..Place::default() };
        let rule = Some("discard.limit");
        making.place_at(Place { rule, ..place }, |layout| layout.frame_corner(corner));
        making.piece(Piece {
            id: format!("medal.{seat}").into(),
            place: ids::medal(seat),
            drawing: Some(drawings::medal(seat, lying, limit).into()),
            seat: Some(seat),
            rule,
            ..Piece::default()
        });
    });
}

/// An empty place of a seat, with its sign: a picture of what the place says.
fn slot(seat: Seat, place: u8, at: &Spot) -> Piece {
    let look = SeatLook::of(seat);
    let half = at.w / 2.0;
    let drawing = format!(
        r#"<rect x="-{half:.1}" y="-{half:.1}" width="{:.1}" height="{:.1}" rx="3" fill="{fill}" fill-opacity=".08" stroke="{fill}" stroke-opacity=".45" stroke-dasharray="3 3"/><path transform="scale(4.5)" d="{}" fill="{fill}" fill-opacity=".5"/>"#,
        at.w,
        at.h,
        look.sign.path(),
        fill = look.fill,
    );
    let id = format!("slot.{seat}.{}", place + 1).into();
    Piece { id, place: ids::place(seat, place), drawing: Some(drawing.into()), seat: Some(seat), ..Piece::default() }
}

fn spot(layout: &Layout, players: u8, seat: Seat, me: Seat, place: u8, limit: u8) -> Spot {
    let (border, place) = border(players, seat, me, place);
    layout.place(border, place, if players == 3 { limit } else { 0 })
}

/// The face on the other side, for whoever has seen it.
pub(super) fn reverse(figures: &Figures, lying: &Lying) -> Option<crate::Face> {
    (lying.tile != Tile::UNKNOWN).then(|| figures.face(lying.tile, lying.up.other()))
}

fn lies(draft: &mut Draft<'_>, seat: Seat, place: u8, lying: &Lying) {
    let Lying { serial, face, .. } = *lying;
    let (players, me, limit) = (draft.p.players, draft.near(), draft.p.discards.limit());
    let side = spot(&Layout::WIDE, players, seat, me, place, limit).w as u16;
    let reverse = reverse(draft.figures, lying);
    let key = PartKey::Discarded { serial, face, seat: seat.index(), place, side, reverse };
    draft.show(key, |making| {
        let (title, text) = tile_words(making.say, face, reverse);
        making.piece(Piece {
            id: ids::tile(serial),
            place: ids::place(seat, place),
            title,
            text,
            drawing: Some(making.part_cache.tile(making.figures, face, side)),
            rule: Some("take.any"),
            ..Piece::default()
        });
    });
}
