//! Pieces that stand on places: cards, tokens, coins, symbols, drawings.

use super::{
    area::{Area, CardSpot},
    badges::set_badges,
    card,
    pen::{Pen, SMALLEST, Type, Units, escape, ink_on},
    place::badge,
    setting::{Kind, MARK, SetPiece},
};
use crate::{
    EDGE, SeatLook, describe,
    measure::{Typeface, width},
    scene::{Badge, Piece, PieceLook},
};

/// How much room the marks on a small piece have.
const MARKS: f32 = 60.0;

/// Bronze, duller than the lamp.
const COIN: &str = "#c9a25a";

/// A piece where it stands.
pub(super) fn standing(pen: &mut Pen<'_>, set: &SetPiece<'_>) {
    let SetPiece { piece, kind, area, outline } = set;
    pen.open("piece", &piece.id, &describe::piece(piece));
    match kind {
        Kind::Drawn { drawing, scale } => drawn(pen, piece, drawing, *area, outline, *scale),
        Kind::Card { free } => carded(pen, piece, CardSpot { area: *area, free: *free }),
        Kind::Small => lying(pen, piece, *area),
    }
    pen.close();
}

fn carded(pen: &mut Pen<'_>, piece: &Piece, spot: CardSpot) {
    let turned = turn(pen, piece, spot.area);
    match &piece.look {
        PieceLook::Card { color, foot, seal } => card::face(pen, piece, spot, color, foot, seal.as_deref()),
        PieceLook::Back { color } => card::back(pen, piece, spot.area, color),
        PieceLook::Symbol | PieceLook::Token | PieceLook::Coin | PieceLook::Chip { .. } => {}
    }
    // Only the part that shows is framed: the rest is under the next card.
    frame(pen, piece, Area { w: spot.free.min(spot.area.w), ..spot.area }, 6.0);
    unturn(pen, turned);
    count(pen, piece, spot.area.x + spot.free.min(spot.area.w) - 10.0, spot.area.bottom() - 10.0);
}

fn lying(pen: &mut Pen<'_>, piece: &Piece, area: Area) {
    let turned = turn(pen, piece, area);
    match &piece.look {
        PieceLook::Token => token(pen, piece, area),
        PieceLook::Coin => coin(pen, piece, area),
        PieceLook::Chip { color } => chip(pen, piece, area, color),
        PieceLook::Symbol | PieceLook::Card { .. } | PieceLook::Back { .. } => symbol(pen, piece, area),
    }
    frame(pen, piece, Area::square(area.cx(), area.cy(), area.w + 4.0), area.w / 2.0);
    unturn(pen, turned);
    if !matches!(piece.look, PieceLook::Coin | PieceLook::Chip { .. }) {
        count(pen, piece, area.right() - 3.0, area.bottom() - 4.0);
    }
    let marks: Vec<&Badge> = piece.badges.iter().collect();
    for set in set_badges(Typeface::Any, &marks, area.right() - 8.0, MARK, MARKS) {
        badge(pen, &set, area.y + 3.0, MARK);
    }
}

/// A round token in the seat's colour, with the seat's sign.
fn token(pen: &mut Pen<'_>, piece: &Piece, area: Area) {
    let radius = area.w * 0.46;
    let fill = piece.seat.map_or("#d9d4c6", |seat| SeatLook::of(seat).fill);
    pen.put(format_args!(
        r##"<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="#000000" fill-opacity=".4"/>"##,
        Units(area.cx()),
        Units(area.cy() + radius),
        Units(radius * 0.9),
        Units(radius * 0.28)
    ));
    pen.circle(area.cx(), area.cy(), radius, &format!(r#"fill="{fill}" stroke="{EDGE}" stroke-width="2""#));
    match (&piece.symbol, piece.seat) {
        (Some(symbol), seat) => {
            pen.icon(symbol, Area::square(area.cx(), area.cy(), radius * 1.4), EDGE);
            if let Some(seat) = seat {
                let off = radius * 0.72;
                pen.sign(seat, area.cx() - off, area.cy() + off, (radius * 0.36).max(4.5), fill);
            }
        }
        (None, Some(seat)) => pen.sign(seat, area.cx(), area.cy(), radius * 0.55, EDGE),
        (None, None) => {}
    }
}

fn coin(pen: &mut Pen<'_>, piece: &Piece, area: Area) {
    let radius = area.w * 0.46;
    pen.circle(area.cx(), area.cy(), radius, &format!(r#"fill="{COIN}" stroke="{EDGE}" stroke-width="1.5""#));
    let ring = r##"fill="none" stroke="#2d200a" stroke-opacity=".45""##;
    pen.circle(area.cx(), area.cy(), (radius - 3.0).max(2.0), ring);
    let number = piece.count.to_string();
    let size = (radius * 1.15).max(SMALLEST);
    let style = Type::plain(size, "#2d200a").bold().middle();
    pen.text(area.cx(), area.cy() + size * 0.34, style, &number);
}

/// Symbol and number in one pill; a disc for one thing.
fn chip(pen: &mut Pen<'_>, piece: &Piece, area: Area, color: &str) {
    let high = area.w * 0.62;
    let wide = if piece.count == 1 { high } else { area.w };
    let pill = Area::new(area.cx() - wide / 2.0, area.cy() - high / 2.0, wide, high);
    pen.rect(pill, high / 2.0, &format!(r#"fill="{}" stroke="{EDGE}" stroke-width="1.5""#, escape(color)));
    let ink = ink_on(color);
    let middle = if piece.count == 1 { area.cx() } else { pill.x + high * 0.54 };
    if let Some(symbol) = &piece.symbol {
        pen.icon(symbol, Area::square(middle, area.cy(), high * 0.72), ink);
    }
    if piece.count != 1 {
        let size = (high * 0.62).max(SMALLEST);
        let style = Type::plain(size, ink).bold().middle();
        pen.text(pill.right() - high * 0.44, area.cy() + size * 0.34, style, &piece.count.to_string());
    }
}

fn symbol(pen: &mut Pen<'_>, piece: &Piece, area: Area) {
    let color = piece.seat.map_or_else(|| pen.theme.ink.clone(), |seat| SeatLook::of(seat).fill.into());
    match &piece.symbol {
        Some(symbol) => pen.icon_edged(symbol, area, &color),
        None => {
            let letter = piece.title.chars().next().map(String::from).unwrap_or_default();
            let style = Type::plain(area.h * 0.7, &color).bold().middle().edged();
            pen.text(area.cx(), area.cy() + area.h * 0.25, style, &letter);
        }
    }
    match (piece.seat, piece.sign) {
        (Some(seat), Some(sign)) => {
            let [across, down, large] = sign.map(|part| f32::from(part) / 100.0 * area.w);
            pen.circle(area.x + across, area.y + down, large * 1.3, &format!(r#"fill="{EDGE}""#));
            pen.sign(seat, area.x + across, area.y + down, large, SeatLook::of(seat).fill);
        }
        (Some(seat), None) => {
            let radius = (area.w * 0.16).max(4.5);
            let (cx, cy) = (area.x + radius, area.bottom() - radius);
            pen.circle(cx, cy, radius * 1.3, &format!(r#"fill="{EDGE}""#));
            pen.sign(seat, cx, cy, radius * 0.92, SeatLook::of(seat).fill);
        }
        (None, _) => {}
    }
}

/// What the game drew for this very piece.
fn drawn(pen: &mut Pen<'_>, piece: &Piece, drawing: &str, area: Area, outline: &str, scale: f32) {
    let (cx, cy) = (area.cx(), area.cy());
    let rotation = if piece.rotation == 0 { String::new() } else { format!(" rotate({})", piece.rotation) };
    let across = if piece.mirrored { -scale } else { scale };
    pen.put(format_args!(
        r#"<g transform="translate({} {}){rotation} scale({across:.3} {scale:.3})">"#,
        Units(cx),
        Units(cy)
    ));
    pen.fragment(drawing);
    pen.put(format_args!("</g>"));
    if piece.fresh {
        fresh(pen, area, 4.0);
    }
    if pen.is_lit(&piece.id) {
        match outline {
            "" => pen.halo(area, 4.0),
            outline => pen.halo_path(outline),
        }
    }
    count(pen, piece, area.right() - 8.0, area.bottom() - 8.0);
}

/// Opens a group that turns a piece around its middle, if it is turned or mirrored.
fn turn(pen: &mut Pen<'_>, piece: &Piece, area: Area) -> bool {
    let turned = piece.rotation != 0 || piece.mirrored;
    if turned {
        let (cx, cy) = (Units(area.cx()), Units(area.cy()));
        let (back_x, back_y) = (Units(-area.cx()), Units(-area.cy()));
        let mirror = if piece.mirrored { " scale(-1 1)" } else { "" };
        pen.put(format_args!(
            r#"<g transform="translate({cx} {cy}) rotate({}){mirror} translate({back_x} {back_y})">"#,
            piece.rotation
        ));
    }
    turned
}

fn unturn(pen: &mut Pen<'_>, turned: bool) {
    if turned {
        pen.put(format_args!("</g>"));
    }
}

/// The white frame of what was just moved, and the lamp on what can be picked.
fn frame(pen: &mut Pen<'_>, piece: &Piece, area: Area, radius: f32) {
    if piece.fresh {
        fresh(pen, area, radius);
    }
    if pen.is_lit(&piece.id) {
        pen.halo(area, radius);
    }
}

fn fresh(pen: &mut Pen<'_>, area: Area, radius: f32) {
    let area = Area::new(area.x - 2.0, area.y - 2.0, area.w + 4.0, area.h + 4.0);
    pen.rect(area, radius, r##"fill="none" stroke="#ffffff" stroke-width="2.5" stroke-dasharray="7 5""##);
}

/// How many a piece stands for, from two up (or none at all).
fn count(pen: &mut Pen<'_>, piece: &Piece, cx: f32, cy: f32) {
    if piece.count != 1 {
        let number = piece.count.to_string();
        let radius = (width(&number, SMALLEST) / 2.0 + 3.0).max(8.5);
        pen.circle(cx, cy, radius, r##"fill="#0a1214""##);
        pen.text(cx, cy + 4.2, Type::plain(SMALLEST, "#ffffff").bold().middle(), &number);
    }
}
