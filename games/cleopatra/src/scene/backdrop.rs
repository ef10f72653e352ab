//! What lies under everything and never changes: dunes, the palace floor, the cells, the avenue, the awnings.

use crate::{Figures, figures::STALLS};

use super::layout::{AWNING, Layout};

const AWNINGS: [&str; STALLS] = ["#ffc8da", "#8ff0f0", "#ffdf9c"];

/// The whole backdrop of one stage.
pub(super) fn backdrop(figures: &Figures, layout: &Layout<'_>) -> String {
    [dunes(layout), floor(layout), garden(figures, layout), avenue(layout), awnings(layout)].concat()
}

fn dunes(layout: &Layout<'_>) -> String {
    let (w, h) = layout.size;
    format!(
        r##"<defs><radialGradient id="cleopatra-dune" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#7d5f38"/><stop offset=".55" stop-color="#4b3720"/><stop offset="1" stop-color="#241a11"/></radialGradient><pattern id="cleopatra-slab" width="64" height="40" patternUnits="userSpaceOnUse"><path d="M0,0h64M0,20h64M20,0v20M48,20v20" stroke="#5c3f1f" stroke-opacity=".25" fill="none"/></pattern></defs><rect width="{w}" height="{h}" rx="14" fill="url(#cleopatra-dune)"/>"##
    )
}

fn floor(layout: &Layout<'_>) -> String {
    let margin = layout.band + 8.0;
    let (x, y) = (layout.left - margin, layout.top - margin);
    let (w, h) = (layout.right() - x + margin, layout.bottom() - y + margin);
    let slab = |paint: &str| format!(r#"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" rx="6" {paint}/>"#);
    slab(r##"fill="#b58c54" stroke="#5c3f1f" stroke-width="2""##) + &slab(r##"fill="url(#cleopatra-slab)""##)
}

fn garden(figures: &Figures, layout: &Layout<'_>) -> String {
    let (mut light, mut dark) = (String::new(), String::new());
    for (row, column) in figures.garden {
        let spot = layout.cell((row, column));
        let side = layout.unit - 1.6;
        let cell = format!("M{:.1},{:.1}h{side:.1}v{side:.1}h-{side:.1}Z", spot.x + 0.8, spot.y + 0.8);
        if (row + column) % 2 == 1 { light += &cell } else { dark += &cell }
    }
    let throne = layout.throne();
    let block = format!(
        r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" fill="#8d6a3d" stroke="#4a3318" stroke-width="2"/>"##,
        throne.x, throne.y, throne.w, throne.h
    );
    format!(r##"<path d="{dark}" fill="#e4cd97"/><path d="{light}" fill="#ead6a6"/>{block}"##)
}

fn avenue(layout: &Layout<'_>) -> String {
    let (half, wider) = layout.avenue;
    let (middle, top) = (layout.middle(), layout.bottom() + 1.0);
    let high = layout.foot + 5.0 - top;
    format!(
        r##"<path d="M{:.1},{top:.1}h{:.1}l{wider:.1},{high:.1}h-{:.1}Z" fill="#c39b60" stroke="#5c3f1f" stroke-width="2"/>"##,
        middle - half,
        2.0 * half,
        2.0 * (half + wider)
    )
}

/// A striped cloth over each stall, with its number.
fn awnings(layout: &Layout<'_>) -> String {
    let awning = |stall: u8| {
        let tray = layout.stall(stall);
        let (x, y, right) = (tray.x, tray.y - AWNING, tray.x + tray.w);
        let scallop = tray.w / 9.0;
        let waves = format!("q{:.2},8 {:.2},0", -scallop / 2.0, -scallop).repeat(9);
        let cloth = AWNINGS[usize::from(stall) % STALLS];
        let high = AWNING - 5.0;
        format!(
            r##"<path d="M{x:.1},{:.1}v{:.1}a7,7 0 0 1 7,-7H{:.1}a7,7 0 0 1 7,7V{:.1}{waves}Z" fill="{cloth}" stroke="#14161c"/><text x="{:.1}" y="{:.1}" text-anchor="middle" font-family="'Alegreya Sans', 'Segoe UI', sans-serif" font-size="13" font-weight="800" fill="#14161c">{}</text>"##,
            y + high,
            7.0 - high,
            right - 7.0,
            y + high,
            x + tray.w / 2.0,
            y + 12.5,
            stall + 1
        )
    };
    (0..STALLS as u8).map(awning).collect()
}
