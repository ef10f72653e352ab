//! What lies under everything and never changes: the oak frame, the chart of a world that is not made yet, the cells.

use std::fmt::Write;

use crate::{Cell, SIDE};

use super::{land, layout::Layout};

const SANS: &str = "'Alegreya Sans', 'Segoe UI', sans-serif";

/// The whole backdrop of one stage.
pub(super) fn backdrop(layout: &Layout) -> String {
    let side = layout.world();
    let (x, y, frame) = (layout.left - layout.frame, layout.top - layout.frame, side + 2.0 * layout.frame);
    let mut out = format!(
        r##"<defs>{}<linearGradient id="fg-oak" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5f452c"/><stop offset=".5" stop-color="#4a3522"/><stop offset="1" stop-color="#3a2918"/></linearGradient><radialGradient id="fg-void" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#25293a"/><stop offset=".6" stop-color="#171a26"/><stop offset="1" stop-color="#0e1018"/></radialGradient></defs>"##,
        land::DEFS
    );
    let (left, top) = (layout.left, layout.top);
    let _ = write!(
        out,
        r##"<rect x="{x:.1}" y="{y:.1}" width="{frame:.1}" height="{frame:.1}" rx="10" fill="url(#fg-oak)" stroke="#1c130a" stroke-width="2"/><rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="3" fill="none" stroke="#8a6a45" stroke-opacity=".5"/><rect x="{left:.1}" y="{top:.1}" width="{side:.1}" height="{side:.1}" fill="url(#fg-void)" stroke="#1c130a" stroke-width="3"/>"##,
        left - 5.0,
        top - 5.0,
        side + 10.0,
        side + 10.0,
    );
    let mut lines = String::new();
    for step in 1..SIDE {
        let along = layout.unit * step as f32;
        let _ = write!(lines, "M{:.1},{top:.1}v{side:.1}M{left:.1},{:.1}h{side:.1}", left + along, top + along);
    }
    out += &chart(layout);
    let _ = write!(out, r##"<path d="{lines}" stroke="#f0eadc" stroke-opacity=".16" stroke-dasharray="2 5"/>"##);
    // Where a finger points nobody speaks of coordinates, and there is no frame to write them on.
    if layout.frame > 10.0 { out + &names(layout) } else { out }
}

/// The old chart that land comes to lie on: lines of the winds, circles, a compass rose, and the stars of the night before.
fn chart(layout: &Layout) -> String {
    const WINDS: usize = 32;
    let half = layout.world() / 2.0;
    let (cx, cy) = (layout.left + half, layout.top + half);
    let on = |wind: f32, radius: f32| {
        let (sin, cos) = (wind / WINDS as f32 * std::f32::consts::TAU).sin_cos();
        (cx + radius * sin, cy - radius * cos)
    };
    let mut winds = String::new();
    for wind in 0..WINDS {
        let (sin, cos) = (wind as f32 / WINDS as f32 * std::f32::consts::TAU).sin_cos();
        let (from, to) = (on(wind as f32, half * 0.36), on(wind as f32, half / sin.abs().max(cos.abs())));
        let _ = write!(winds, "M{:.1},{:.1}L{:.1},{:.1}", from.0, from.1, to.0, to.1);
    }
    let mut rings = String::new();
    for (radius, stroke) in [(0.9, 1.0), (0.62, 0.8), (0.36, 1.4), (0.33, 0.8), (0.12, 1.0)] {
        let _ =
            write!(rings, r#"<circle cx="{cx:.1}" cy="{cy:.1}" r="{:.1}" stroke-width="{stroke}"/>"#, half * radius);
    }
    // Each point of the rose has a light side and a dark one.
    let mut rose = [String::new(), String::new()];
    for point in 0..8_u8 {
        let (wind, long) = (f32::from(point) * 4.0, if point % 2 == 0 { 0.32 } else { 0.2 });
        let tip = on(wind, half * long);
        for (side, drawn) in [-2.0, 2.0].into_iter().zip(&mut rose) {
            let waist = on(wind + side, half * 0.075);
            let _ = write!(drawn, "M{cx:.1},{cy:.1}L{:.1},{:.1}L{:.1},{:.1}Z", waist.0, waist.1, tip.0, tip.1);
        }
    }
    let mut stars = String::new();
    for star in 0..90_u32 {
        let mixed = star.wrapping_mul(2_654_435_761).wrapping_add(star * star * 7919);
        let (across, down) = ((mixed >> 5 & 1023) as f32 / 1023.0, (mixed >> 17 & 1023) as f32 / 1023.0);
        let (x, y) = (layout.left + across * half * 2.0, layout.top + down * half * 2.0);
        let side = if star % 5 == 0 { 1.8 } else { 1.0 };
        let _ = write!(stars, "M{x:.1},{y:.1}h{side}v{side}h-{side}Z");
    }
    let [dark, light] = rose;
    format!(
        r##"<path d="{stars}" fill="#f4e7c4" fill-opacity=".32"/><g fill="none" stroke="#d9b66e" stroke-opacity=".26">{rings}</g><path d="{winds}" stroke="#d9b66e" stroke-opacity=".13"/><path d="{light}" fill="#d9b66e" fill-opacity=".3"/><path d="{dark}" fill="#d9b66e" fill-opacity=".12"/>"##
    )
}

/// Letters over the columns and numbers beside the rows, burnt into the frame.
fn names(layout: &Layout) -> String {
    let size = 12.0;
    let mut out = format!(
        r##"<g font-family="{SANS}" font-size="{size}" font-weight="700" fill="#fff2d2" text-anchor="middle">"##
    );
    for step in 0..SIDE {
        let middle = layout.unit * (step as f32 + 0.5);
        let letter = Cell::new(step).map_or("", |cell| &cell.name()[..1]);
        let row = step + 1;
        let _ = write!(
            out,
            r#"<text x="{:.1}" y="{:.1}">{letter}</text><text x="{:.1}" y="{:.1}">{row}</text>"#,
            layout.left + middle,
            layout.top - 1.8,
            layout.left - 6.0,
            layout.top + middle + size / 3.0,
        );
    }
    out + "</g>"
}
