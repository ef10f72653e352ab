//! Pictures drawn for this game: mosaics, walls, statues and figures, as SVG fragments around the origin.

use cenacle_scene::scene::Spot;

use crate::{Cells, Mosaic};

use super::{
    layout::{Layout, outline},
    look::tesserae,
};

const EDGE: &str = "#14161c";

/// An icon as a part of a drawing.
fn icon(name: &str, (cx, cy): (f32, f32), side: f32, color: &str) -> String {
    let (x, y) = (cx - side / 2.0, cy - side / 2.0);
    format!(
        r##"<use href="#icon-{name}" x="{x:.1}" y="{y:.1}" width="{side:.1}" height="{side:.1}" color="{color}"/>"##
    )
}

/// Where the cells begin so that the box around them stands in the middle.
fn centred(cells: Cells, unit: f32) -> (f32, f32) {
    let rows = cells.map(|(row, _)| row + 1).max().unwrap_or(1) as f32;
    let columns = cells.map(|(_, column)| column + 1).max().unwrap_or(1) as f32;
    (-columns * unit / 2.0, -rows * unit / 2.0)
}

fn square(x: f32, y: f32, side: f32) -> String {
    format!("M{x:.1},{y:.1}h{side:.1}v{side:.1}h-{side:.1}Z")
}

/// A mosaic (cells from row 0, column 0) of tesserae, with one dark outline round the whole.
pub(super) fn mosaic(mosaic: Mosaic, cells: Cells, unit: f32) -> String {
    let [ground, light, dark] = tesserae(mosaic);
    let corner = centred(cells, unit);
    let (mut bright, mut deep, mut key) = (String::new(), String::new(), String::new());
    for (row, column) in cells {
        let (x, y) = (corner.0 + column as f32 * unit, corner.1 + row as f32 * unit);
        let pitch = unit / 4.0;
        for (i, j) in (0..4).flat_map(|i| (0..4).map(move |j| (i, j))) {
            let stone = square(x + 0.6 + i as f32 * pitch, y + 0.6 + j as f32 * pitch, pitch - 1.2);
            match (i * 7 + j * 3 + row * 5 + column * 11) % 5 {
                0 => bright += &stone,
                3 => deep += &stone,
                _ => {}
            }
        }
        let (cx, cy, r) = (x + unit / 2.0, y + unit / 2.0, unit * 0.29);
        key += &if mosaic.0 % 2 == 1 {
            format!("M{cx:.1},{:.1}l{r:.1},{r:.1}l-{r:.1},{r:.1}l-{r:.1},-{r:.1}Z", cy - r)
        } else {
            format!(
                "M{:.1},{cy:.1}a{r:.1},{r:.1} 0 1 1 {:.1},0a{r:.1},{r:.1} 0 1 1 -{:.1},0Z",
                cx - r,
                2.0 * r,
                2.0 * r
            )
        };
    }
    let edge = outline(cells, unit, corner);
    let (thin, thick) = (unit * 0.05, unit * 0.065);
    format!(
        r#"<path d="{edge}" fill="{ground}"/><path d="{deep}" fill="{dark}" fill-opacity=".75"/><path d="{bright}" fill="{light}" fill-opacity=".8"/><path d="{key}" fill="none" stroke="{light}" stroke-width="{thin:.1}"/><path d="{edge}" fill="none" stroke="{EDGE}" stroke-width="{thick:.1}"/>"#
    )
}

/// A small mosaic, in the stack or among its turns.
pub(super) fn shape(mosaic: Mosaic, cells: Cells, unit: f32) -> String {
    let corner = centred(cells, unit);
    let mut joints = String::new();
    for (row, column) in cells {
        let (x, y) = (corner.0 + column as f32 * unit, corner.1 + row as f32 * unit);
        joints += &square(x + unit * 0.22, y + unit * 0.22, unit * 0.56);
    }
    let light = tesserae(mosaic)[1];
    ghost(mosaic, cells, unit, corner) + &format!(r#"<path d="{joints}" fill="{light}" fill-opacity=".7"/>"#)
}

/// A mosaic as a bare form: there are hundreds of places where one could lie. `corner` is its upper left corner.
pub(super) fn ghost(mosaic: Mosaic, cells: Cells, unit: f32, corner: (f32, f32)) -> String {
    let ground = tesserae(mosaic)[0];
    let edge = outline(cells, unit, corner);
    let thick = (unit * 0.07).max(1.2);
    format!(r#"<path d="{edge}" fill="{ground}" stroke="{EDGE}" stroke-width="{thick:.1}"/>"#)
}

/// Closed cells, around the middle of the first one.
pub(super) fn region(cells: Cells, layout: &Layout<'_>, paint: &str) -> String {
    let (cx, cy) = layout.cell(cells.first().unwrap_or_default()).centre();
    let edge = outline(cells, layout.unit, (layout.left - cx, layout.top - cy));
    format!(r#"<path d="{edge}" {paint}/>"#)
}

/// A palm around the middle of its cell.
pub(super) fn palm(unit: f32) -> String {
    let scale = unit / 42.0;
    let leaves: String = [-105, -70, -35, 0, 35]
        .map(|angle| {
            format!(r##"<path d="M0,0q5,-9 15,-5q-7,3 -15,5Z" transform="translate(0 -4) rotate({angle})"/>"##)
        })
        .concat();
    format!(
        r##"<g transform="translate(0 -1) scale({scale:.2})"><ellipse cx="3" cy="13" rx="10" ry="3" fill="#000000" fill-opacity=".2"/><path d="M0,13q3,-10 0,-17" stroke="#7a5426" stroke-width="3.5" fill="none"/><g fill="#3f7d3c" stroke="#234d24" stroke-width=".8">{leaves}</g></g>"##
    )
}

/// A region just closed, around the middle of its box.
pub(super) fn closed(cells: Cells, layout: &Layout<'_>) -> String {
    let (cx, cy) = layout.cells(cells).centre();
    let edge = outline(cells, layout.unit, (layout.left - cx, layout.top - cy));
    format!(r##"<path d="{edge}" fill="#fff3d1" fill-opacity=".45" stroke="#5c3f1f" stroke-dasharray="5 4"/>"##)
}

const GLYPHS: [&str; 4] = ["eye-of-horus", "egyptian-bird", "ankh", "egyptian-profile"];
const DOOR_GLYPHS: [&str; 2] = ["ankh", "scarab-beetle"];
const INKS: [&str; 2] = ["#8a3a1c", "#1f5f86"];

/// A band of sandstone with glyphs, as long as its place.
fn band(spot: &Spot, glyphs: &[&str], first: usize) -> String {
    let (w, h) = (spot.w, spot.h);
    let upright = h > w;
    let (long, thick) = if upright { (h, w) } else { (w, h) };
    let mut drawing = format!(
        r##"<rect x="{:.1}" y="{:.1}" width="{w:.1}" height="{h:.1}" rx="2" fill="#e9cf95" stroke="#4a3318" stroke-width="2"/><rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" fill="#cda763"/>"##,
        -w / 2.0,
        -h / 2.0,
        4.0 - w / 2.0,
        4.0 - h / 2.0,
        w - 8.0,
        h - 8.0
    );
    let pitch = (long - 12.0) / 4.0;
    for glyph in 0..4 {
        let along = (glyph as f32 - 1.5) * pitch;
        let at = if upright { (0.0, along) } else { (along, 0.0) };
        let name = glyphs[(glyph + first) % glyphs.len()];
        drawing += &icon(name, at, (thick * 0.68).min(18.0), INKS[glyph % 2]);
    }
    drawing
}

pub(super) fn wall(spot: &Spot, slot: u8) -> String {
    band(spot, &GLYPHS, slot.into())
}

pub(super) fn door(spot: &Spot) -> String {
    band(spot, &DOOR_GLYPHS, 0)
}

/// A sphinx that looks at the avenue.
pub(super) fn sphinx(left: bool) -> String {
    let mirror = if left { -1 } else { 1 };
    let body = r##"<use href="#icon-egyptian-sphinx" x="-20" y="-20" width="40" height="36" color="#e9cf95" stroke="#3a2710" stroke-width="30" stroke-linejoin="round" paint-order="stroke"/>"##;
    format!(
        r##"<ellipse cy="14" rx="22" ry="4" fill="#000000" fill-opacity=".4"/><g transform="scale({mirror} 1)">{body}</g>"##
    )
}

pub(super) fn obelisk() -> String {
    let glyphs = [("ankh", -24.0, INKS[0]), ("eye-of-horus", -3.0, INKS[1]), ("scarab-beetle", 18.0, INKS[0])];
    let glyphs: String = glyphs.map(|(name, y, ink)| icon(name, (0.0, y), 14.0, ink)).concat();
    format!(
        r##"<ellipse cy="52" rx="21" ry="5" fill="#000000" fill-opacity=".4"/><path d="M-8,-44L0,-57L8,-44L12,44H-12Z" fill="#e9cf95" stroke="#4a3318" stroke-width="2"/><path d="M0,-57L8,-44L12,44H2Z" fill="#000000" fill-opacity=".14"/><rect x="-17" y="42" width="34" height="10" fill="#cda763" stroke="#4a3318" stroke-width="1.5"/>{glyphs}"##
    )
}

/// Steps of stone, as wide as the throne's block.
pub(super) fn pedestal(spot: &Spot) -> String {
    let tier = |inset: f32, fill: &str| {
        let (w, h) = (spot.w - 2.0 * inset, spot.h - 2.0 * inset);
        let (x, y) = (-w / 2.0, -h / 2.0);
        format!(
            r##"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" fill="{fill}" stroke="#5c3f1f" stroke-width="1.5"/>"##
        )
    };
    let glyph = icon("scarab-beetle", (0.0, 0.0), spot.w * 0.3, "#a9834d");
    [tier(8.0, "#a9834d"), tier(18.0, "#c49d60"), tier(28.0, "#e2c58a"), glyph].concat()
}

pub(super) fn throne(spot: &Spot) -> String {
    let side = spot.w * 0.5;
    let seat = icon("stone-throne", (0.0, -2.0), side, "#f3d58a");
    let edged =
        seat.replace("/>", r##" stroke="#4a3318" stroke-width="30" stroke-linejoin="round" paint-order="stroke"/>"##);
    let y = side / 2.0 - 4.0;
    format!(r##"<ellipse cy="{y:.1}" rx="{:.1}" ry="6" fill="#000000" fill-opacity=".35"/>{edged}"##, side * 0.45)
}

/// The queen, who walks up the avenue.
pub(super) const CLEOPATRA: &str = r##"<g transform="translate(27 -3)"><ellipse cy="13" rx="12" ry="3.5" fill="#000000" fill-opacity=".45"/><path d="M0,-18C7,-18 9,-10 8,-4L12,12H-12L-8,-4C-9,-10 -7,-18 0,-18Z" fill="#fbf3dc" stroke="#14161c" stroke-width="1.8"/><circle cy="-10" r="4.5" fill="#a8683a"/><path d="M-8,-14C-6,-21 6,-21 8,-14L9,-4H5V-11C3,-15 -3,-15 -5,-11V-4H-9Z" fill="#1b1e27"/><path d="M-6,-18h12" stroke="#2aa6a0" stroke-width="2.5"/><path d="M-7,4h14" stroke="#8e2f4f" stroke-width="2"/></g>"##;

/// The block on which the dice of the High Priest stay.
pub(super) const ALTAR: &str = r##"<path d="M-92,31L-80,22H80L92,31Z" fill="#8d6a3d" stroke="#4a3318"/><rect x="-80" y="-28" width="160" height="51" rx="4" fill="#a9834d" stroke="#4a3318" stroke-width="1.5"/><path d="M-80,-17H80M-80,12H80" stroke="#5c3f1f" stroke-opacity=".5"/><rect x="-84" y="-31" width="168" height="8" rx="2" fill="#c49d60" stroke="#4a3318"/>"##;
