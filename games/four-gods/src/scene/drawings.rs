//! Small pictures: prophets, cities, the bag, the glass, a tile at any size.

use cenacle_scene::{EDGE, SeatLook};
use cenacle_table::Seat;

use crate::{Colour, Corner, Face, Figures, Terrain, kingdoms::Kingdom, position::Position, world::cells};

use super::land::{self, UNIT};

/// The colour of a box of prophets.
pub(super) const fn paint(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "#2d6f9e",
        Colour::Yellow => "#d9bb58",
        Colour::Green => "#4d8a4a",
        Colour::Grey => "#908d8c",
    }
}

/// A face at another size, with a dark edge: in a hand or a discard. There no neighbour takes up what stands out.
pub(super) fn tile(figures: &Figures, face: Face, side: f32) -> String {
    let half = UNIT / 2.0;
    let scale = side / UNIT;
    format!(
        r##"<g transform="scale({scale:.3})"><rect x="-{}" y="-{}" width="{}" height="{}" rx="3" fill="{EDGE}"/><svg x="-{half}" y="-{half}" width="{UNIT}" height="{UNIT}" viewBox="-{half} -{half} {UNIT} {UNIT}">{}</svg><rect x="-{half}" y="-{half}" width="{UNIT}" height="{UNIT}" rx="2" fill="none" stroke="{EDGE}" stroke-width="2"/></g>"##,
        half - 2.0,
        half - 0.5,
        UNIT - 1.0,
        UNIT + 1.5,
        land::draw(figures, face, u32::from(face.turned(0).0)),
    )
}

/// A robe with a crook, in the seat's colour with its sign; the hem is of the colour of its box.
fn robe(seat: Seat, colour: Colour) -> String {
    let look = SeatLook::of(seat);
    format!(
        r##"<ellipse cy="9.5" rx="9" ry="2.6" fill="#000" fill-opacity=".45"/><path d="M8.6,10V-7a3.4,3.4 0 1 1 -3.4,3.4" fill="none" stroke="{EDGE}" stroke-width="4"/><path d="M8.6,10V-7a3.4,3.4 0 1 1 -3.4,3.4" fill="none" stroke="#e8d3a6" stroke-width="1.8"/><path d="M-7.5,9.5Q-7.5,-1 -3.6,-4.5A4.4,4.4 0 1 1 3.6,-4.5Q7,-1 7,9.5Q0,12 -7.5,9.5Z" fill="{}" stroke="{EDGE}" stroke-width="1.6"/><path d="M-7.4,6.6Q0,9.2 7,6.6V9.5Q0,12 -7.4,9.5Z" fill="{}" stroke="{EDGE}" stroke-width="1"/><g transform="translate(0 2) scale(3.4)"><path d="{}" fill="{EDGE}"/></g>"##,
        look.fill,
        paint(colour),
        look.sign.path(),
    )
}

/// A prophet standing in the zone of a corner of his tile.
pub(super) fn prophet(figures: &Figures, face: Face, corner: Corner, seat: Seat, colour: Colour) -> String {
    let (x, y) = land::stand(figures, face, corner);
    format!(r#"<g transform="translate({x:.1} {:.1}) scale(1.22)">{}</g>"#, y - 1.0, robe(seat, colour))
}

/// What a terrain looks like, beside its name.
pub(super) fn strip(terrain: Terrain) -> String {
    format!(r#"<g transform="translate(0 20)">{}</g>"#, land::strip(terrain, 121.0, 34.0))
}

/// A hand of somebody that holds nothing.
pub(super) fn empty_hand(seat: Seat) -> String {
    format!(
        r##"<rect x="-28" y="-28" width="56" height="56" rx="5" fill="#000" fill-opacity=".22" stroke="{}" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="5 4"/>"##,
        SeatLook::of(seat).fill
    )
}

/// Prophets in reserve.
pub(super) fn reserve(seat: Seat, colour: Colour) -> String {
    format!(r#"<g transform="scale(1.35)">{}</g>"#, robe(seat, colour))
}

/// A round sign of a seat, and how full its discard is; red once it is full.
pub(super) fn medal(seat: Seat, lying: u8, limit: u8) -> String {
    let look = SeatLook::of(seat);
    let ink = if lying >= limit { "#ff8f7a" } else { "#f0eadc" };
    format!(
        r##"<circle r="25" fill="{EDGE}" stroke="{fill}" stroke-width="3"/><g transform="translate(0 -8.5) scale(7.5)"><path d="{sign}" fill="{fill}"/></g><text y="13.5" font-family="'Alegreya Sans', 'Segoe UI', sans-serif" font-size="16" font-weight="800" fill="{ink}" text-anchor="middle">{lying}/{limit}</text>"##,
        fill = look.fill,
        sign = look.sign.path(),
    )
}

/// A round token with a town on it.
fn token(radius: f32) -> String {
    format!(
        r##"<ellipse cy="3" rx="{radius}" ry="{radius}" fill="#000" fill-opacity=".4"/><circle r="{radius}" fill="#caa873" stroke="{EDGE}" stroke-width="2"/><circle r="{:.1}" fill="#f0dfb8" stroke="#8a6a45" stroke-width="1.2" stroke-dasharray="3 2"/><use href="#icon-medieval-village-01" x="-{:.1}" y="-{:.1}" width="{:.1}" height="{:.1}" color="#3a2918"/>"##,
        radius * 0.82,
        radius * 0.56,
        radius * 0.6,
        radius * 1.12,
        radius * 1.12,
    )
}

/// The ground of a city: fields with two roads, as no land was laid there.
fn ground() -> String {
    let half = UNIT / 2.0;
    format!(
        r##"<rect x="-{half}" y="-{half}" width="{UNIT}" height="{UNIT}" fill="#7d6a45"/><path d="M-{half},-9Q-8,-4 0,0T{half},8M-7,{half}Q-3,10 0,0T9,-{half}" stroke="#b79c6c" stroke-width="5" fill="none"/><path d="M-{half},-20h14M-{half},-24h18M12,20h17M9,24h20M-{half},20h15M-{half},24h12M14,-22h15M11,-26h18" stroke="#5d6b35" stroke-width="2" fill="none"/>"##
    )
}

/// A city in the world and the prophet on it.
pub(super) fn city(seat: Seat, colour: Colour) -> String {
    format!(r#"{}{}<g transform="translate(10 7)">{}</g>"#, ground(), token(25.0), robe(seat, colour))
}

/// A city destroyed.
pub(super) fn ruin() -> String {
    format!(
        r##"<g transform="scale(.8)">{}<use href="#icon-crossed-swords" x="-14" y="-14" width="28" height="28" color="#a3342b"/></g>"##,
        token(22.0)
    )
}

pub(super) fn bag(words: &str, left: usize) -> String {
    let colour = if left > 0 { "#b08a55" } else { "#6a5a44" };
    let icon = format!(r##"<use href="#icon-swap-bag" x="-29" y="-38" width="56" height="56" color="{colour}"/>"##);
    icon + &named(words, left)
}

/// The cities that are still to be built.
pub(super) fn cities(words: &str, left: usize) -> String {
    format!(r#"<g transform="translate(0 -11)">{}</g>{}"#, token(24.0), named(words, left))
}

/// What something is and how many are left, under its picture.
fn named(words: &str, left: usize) -> String {
    format!(
        r##"<rect x="-39" y="16" width="78" height="26" rx="13" fill="{EDGE}"/><text y="35.5" font-family="'Alegreya Sans', 'Segoe UI', sans-serif" font-size="20" font-weight="700" fill="#f0eadc" text-anchor="middle">{words} {left}</text>"##
    )
}

/// The outline of a kingdom in units of a stage whose cells are `unit` wide: borders with other terrains, and sides
/// beyond which it does not go on.
pub(super) fn kingdom(figures: &Figures, p: &Position, kingdom: &Kingdom, left: f32, top: f32, unit: f32) -> String {
    let scale = unit / UNIT;
    let mut lines: Vec<Vec<(f32, f32)>> = Vec::new();
    for cell in cells(kingdom.tiles) {
        let Some(laid) = p.world.tile(cell) else { continue };
        let neighbours = cell.neighbours();
        let (x, y) = (UNIT * cell.column() as f32, UNIT * cell.row() as f32);
        for edge in land::outline(figures, laid.face, kingdom.terrain, seed(cell, laid.face)) {
            let goes_on = edge.side.is_some_and(|side| {
                let next = neighbours[side].filter(|next| kingdom.tiles & next.bit() != 0);
                let next = next.and_then(|next| p.world.tile(next));
                // The end of the side at which this edge has its corner, and the corner that faces it.
                let at = edge.points.iter().position(|point| is_corner(*point)).map(|index| edge.points[index]);
                let corner = at.and_then(corner_of).map_or(0, |corner| corner as usize);
                let facing = if corner == side { (side + 3) % 4 } else { (side + 2) % 4 };
                next.is_some_and(|next| next.face.at(Corner::ALL[facing]) == kingdom.terrain)
            });
            if !goes_on {
                lines.push(edge.points.iter().map(|(a, b)| (a + x, b + y)).collect());
            }
        }
    }
    chained(lines, |(x, y)| (left + x * scale, top + y * scale))
}

fn is_corner((x, y): (f32, f32)) -> bool {
    (x == 0.0 || x == UNIT) && (y == 0.0 || y == UNIT)
}

fn corner_of((x, y): (f32, f32)) -> Option<Corner> {
    match (x == 0.0, y == 0.0) {
        (true, true) => Some(Corner::TopLeft),
        (false, true) => Some(Corner::TopRight),
        (false, false) => Some(Corner::BottomRight),
        (true, false) => Some(Corner::BottomLeft),
    }
}

/// Joins lines end to end into closed outlines.
fn chained(mut lines: Vec<Vec<(f32, f32)>>, on_stage: impl Fn((f32, f32)) -> (f32, f32)) -> String {
    let near = |a: (f32, f32), b: (f32, f32)| (a.0 - b.0).abs() < 0.05 && (a.1 - b.1).abs() < 0.05;
    let mut out = String::new();
    while let Some(mut line) = lines.pop() {
        while let Some(end) = line.last().copied()
            && !near(end, line[0])
            && let Some(next) = lines.iter().position(|other| near(other[0], end))
        {
            line.extend(lines.swap_remove(next).into_iter().skip(1));
        }
        for (number, point) in line.iter().enumerate() {
            let (x, y) = on_stage(*point);
            out += &format!("{}{x:.1},{y:.1}", if number == 0 { 'M' } else { 'L' });
        }
        out.push('Z');
    }
    out
}

/// What varies from cell to cell: trees and the wavering of borders. Never what is hidden.
pub(super) fn seed(cell: crate::Cell, face: Face) -> u32 {
    cell.index() as u32 * 257 + u32::from(face.0)
}
