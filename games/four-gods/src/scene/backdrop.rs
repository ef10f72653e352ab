//! What lies under everything and never changes: the oak frame, the dark of the world before it is made, the cells.

use std::fmt::Write;

use crate::{Cell, SIDE};

use super::{land, layout::Layout};

const SANS: &str = "'Alegreya Sans', 'Segoe UI', sans-serif";

/// The whole backdrop of one stage.
pub(super) fn backdrop(layout: &Layout) -> String {
    let side = layout.world();
    let (x, y, frame) = (layout.left - layout.frame, layout.top - layout.frame, side + 2.0 * layout.frame);
    let mut out = format!(
        r##"<defs>{}<linearGradient id="fg-oak" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5f452c"/><stop offset=".5" stop-color="#4a3522"/><stop offset="1" stop-color="#3a2918"/></linearGradient><radialGradient id="fg-void" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#201d1a"/><stop offset="1" stop-color="#0f0e0d"/></radialGradient></defs>"##,
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
    let _ = write!(out, r##"<path d="{lines}" stroke="#f0eadc" stroke-opacity=".07" stroke-dasharray="2 5"/>"##);
    // Where a finger points nobody speaks of coordinates, and there is no frame to write them on.
    if layout.frame > 10.0 { out + &names(layout) } else { out }
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
