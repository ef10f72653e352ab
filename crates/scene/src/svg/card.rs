//! Cards: bone paper with a coloured title band, or a back.

use super::{
    area::{Area, CardSpot},
    pen::{Pen, SMALLEST, Type, escape, ink_on},
    place::{badge, badge_width},
};
use crate::{EDGE, SeatLook, measure, scene::Piece};

/// Height from which a card has room for a foot and text.
const TALL: f32 = 110.0;

/// A card with its face to the viewer. What a following card covers is kept free of the title.
pub(super) fn face(pen: &mut Pen<'_>, piece: &Piece, spot: CardSpot, color: &str, foot: &str, seal: Option<&str>) {
    let Area { x, y, w, h } = spot.area;
    let tall = h >= TALL;
    let (band, size) = if tall { (26.0, 14.0) } else { ((h * 0.24).clamp(17.0, 20.0), SMALLEST) };
    let paper = escape(&pen.theme.paper);
    pen.rect(spot.area, 6.0, &format!(r#"fill="{paper}" stroke="{EDGE}" stroke-width="1.5""#));
    let wordless = piece.text.is_empty() && piece.badges.is_empty() && foot.is_empty();
    let share = match (tall, wordless) {
        (true, false) => 0.44,
        (true, true) => 0.62,
        (false, _) => 0.68,
    };
    let art = Area::new(x + 1.0, y + band, w - 2.0, h * share);
    let tint = if tall { 0.22 } else { 0.0 };
    pen.rect(art, 0.0, &format!(r#"fill="{}" fill-opacity="{tint}""#, escape(color)));
    pen.put(format_args!(
        r#"<path d="M{left:.1},{bottom:.1}v{up:.1}a6,6 0 0 1 6,-6h{across:.1}a6,6 0 0 1 6,6v{down:.1}Z" fill="{}" stroke="{EDGE}" stroke-width="1.5"/>"#,
        escape(color),
        left = x,
        bottom = y + band,
        up = -(band - 6.0),
        across = w - 12.0,
        down = band - 6.0,
    ));
    let sealed = if seal.is_some() && tall { 18.0 } else { 0.0 };
    let covered = spot.free < w;
    let style = if tall { Type::title(size, ink_on(color)) } else { Type::plain(size, ink_on(color)).bold() };
    let baseline = y + band / 2.0 + size * 0.34;
    let room = w - 8.0 - sealed;
    // Under another card the beginning of the title must show; the other card itself cuts the rest.
    if covered || sealed > 0.0 {
        pen.text_in(x + 5.0, baseline, room, style, &piece.title);
    } else {
        pen.text_in(x + w / 2.0, baseline, room, style.middle(), &piece.title);
    }
    if let Some(symbol) = &piece.symbol {
        let side = (art.h * 0.86).min(art.w * 0.72);
        // The picture stands in the part that no other card covers, if that part can hold it.
        let (middle, side) = match spot.free * 0.86 {
            seen if covered && seen >= 24.0 => (x + spot.free / 2.0, side.min(seen)),
            _ => (art.cx(), side),
        };
        pen.icon(symbol, Area::square(middle, art.cy(), side), color);
    }
    if tall {
        words(pen, piece, Area::new(x + 5.0, art.bottom(), w - 10.0, y + h - art.bottom()), foot);
    } else {
        let sealed = if seal.is_some() { 20.0 } else { 0.0 };
        badges(pen, piece, spot.area.bottom() - 11.0, x + 4.0, w - 8.0 - sealed);
    }
    if let Some(seat) = piece.seat {
        pen.sign(seat, x + 9.0, y + band + 9.0, 5.5, SeatLook::of(seat).fill);
    }
    if let Some(seal) = seal {
        let (cx, cy) = if tall { (x + w - 14.0, y + band / 2.0) } else { (x + w - 12.0, y + h - 12.0) };
        pen.circle(cx, cy, 9.5, &format!(r#"fill="{EDGE}""#));
        pen.icon(seal, Area::square(cx, cy, 14.0), "#c9a8ff");
    }
}

/// The lower part of a tall card: at most three lines of text, badges, the foot.
fn words(pen: &mut Pen<'_>, piece: &Piece, area: Area, foot: &str) {
    let mut bottom = area.bottom() - 6.0;
    if !foot.is_empty() {
        pen.text_in(area.x, bottom - 1.0, area.w, Type::plain(SMALLEST, "#4a4338").bold(), foot);
        bottom -= 15.0;
    }
    if !piece.badges.is_empty() {
        badges(pen, piece, bottom - 5.0, area.x, area.w);
        bottom -= 20.0;
    }
    let line = 13.0;
    let lines = (((bottom - area.y) / line).floor().max(0.0) as usize).min(3);
    for (number, words) in measure::wrap_drawn(&piece.text, SMALLEST, area.w, lines).iter().enumerate() {
        pen.text(area.x, area.y + line * (number as f32 + 0.9), Type::plain(SMALLEST, "#221d16"), words);
    }
}

/// The marks that fit; the others are said by the card's title.
fn badges(pen: &mut Pen<'_>, piece: &Piece, cy: f32, left: f32, room: f32) {
    let mut x = left;
    for mark in &piece.badges {
        let wide = badge_width(mark, 16.0);
        if x + wide <= left + room {
            badge(pen, mark, x, cy, 16.0, wide);
            x += wide + 3.0;
        }
    }
}

/// A card of which only the back is seen: one colour, one frame, one icon.
pub(super) fn back(pen: &mut Pen<'_>, piece: &Piece, area: Area, color: &str) {
    pen.rect(area, 6.0, &format!(r#"fill="{}" stroke="{EDGE}" stroke-width="1.5""#, escape(color)));
    let ink = if ink_on(color) == EDGE { EDGE } else { "#c9a25a" };
    pen.rect(area.inset(5.0), 3.0, &format!(r#"fill="none" stroke="{ink}" stroke-opacity=".7""#));
    if let Some(symbol) = &piece.symbol {
        pen.icon(symbol, Area::square(area.cx(), area.cy(), area.w * 0.58), ink);
    }
}
