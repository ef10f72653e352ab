//! The dock: regions and places that have no spot on the stage, laid out under it.

use super::{Rects, area::CARD, pen::SMALLEST};
use crate::{
    measure::width,
    scene::{PieceLook, Place, PlaceLook, Spot, Tableau},
};

const GAP: f32 = 8.0;
const HEADING: f32 = 32.0;

/// Where the docked things lie, and how high the dock is.
pub(super) struct Dock<'a> {
    pub(super) rects: Rects<'a>,
    pub(super) high: f32,
}

/// Lays out one strip for each region that has docked places.
pub(super) fn lay_out<'a>(all: &Tableau<'a>, x: f32, top: f32, wide: f32) -> Dock<'a> {
    let mut rects = Rects::default();
    let mut y = top;
    for region in &all.regions {
        let docked: Vec<&Place> =
            all.places.iter().copied().filter(|place| place.region == region.id && place.spots.is_none()).collect();
        if docked.is_empty() {
            continue;
        }
        let start = y;
        y += HEADING;
        let sizes: Vec<(f32, f32)> = docked.iter().map(|place| natural(all, place, wide - 2.0 * GAP)).collect();
        for line in lines(&sizes, wide - 2.0 * GAP) {
            let high = line.iter().map(|(place, _)| sizes[*place].1).fold(0.0, f32::max);
            let mut left = x + GAP;
            for (place, w) in line {
                rects.insert(&docked[place].id, Spot::rect(left, y, w, high));
                left += w + GAP;
            }
            y += high + GAP;
        }
        // A region that stands on the stage has only these places here; its box is there.
        if region.spots.is_none() {
            rects.insert(&region.id, Spot::rect(x, start, wide, y - start));
        }
        y += GAP;
    }
    Dock { rects, high: y - top }
}

/// The size a place would like to have for what stands on it.
fn natural(all: &Tableau<'_>, place: &Place, most: f32) -> (f32, f32) {
    let pieces = || all.pieces.iter().filter(|piece| piece.place == place.id);
    let cards = pieces().filter(|piece| matches!(piece.look, PieceLook::Card { .. } | PieceLook::Back { .. })).count();
    let small = pieces().count() - cards + all.dice.iter().filter(|die| die.place == place.id).count();
    let (margin, label) = match place.look {
        PlaceLook::Tray => (14.0, if place.label.is_empty() { 14.0 } else { 30.0 }),
        PlaceLook::Bare | PlaceLook::Outline | PlaceLook::Row | PlaceLook::Step | PlaceLook::Glass => (4.0, 4.0),
    };
    let side = place.piece_side.map(f32::from);
    let (w, h) = match (cards, small, place.look) {
        // As large as what stands there is said to be, whether something does or not.
        _ if side.is_some() && cards == 0 => side.map_or((0.0, 0.0), |side| (side + 8.0, side + 8.0)),
        (0, _, PlaceLook::Row) => (204.0 + small as f32 * 40.0, 58.0),
        (0, 0, _) => ((width(&place.label, SMALLEST) + 20.0).clamp(52.0, 160.0), 52.0),
        (0, small, _) => (small as f32 * 42.0 + margin, 48.0 + label),
        (cards, _, _) => (cards as f32 * (CARD.0 + 4.0) + margin, CARD.1 + label),
    };
    (w.min(most), h)
}

/// Places side by side. When they are a little too wide they shrink (cards then overlap), when much too wide they go on in the next line.
fn lines(sizes: &[(f32, f32)], wide: f32) -> Vec<Vec<(usize, f32)>> {
    let gaps = GAP * sizes.len().saturating_sub(1) as f32;
    let all: f32 = sizes.iter().map(|size| size.0).sum();
    let squeeze = (wide - gaps) / all;
    if squeeze > 0.6 {
        return vec![sizes.iter().enumerate().map(|(place, size)| (place, size.0 * squeeze.min(1.0))).collect()];
    }
    let mut lines: Vec<Vec<(usize, f32)>> = Vec::new();
    let mut left = 0.0;
    for (place, size) in sizes.iter().enumerate() {
        match lines.last_mut() {
            Some(line) if size.0 <= left => line.push((place, size.0)),
            _ => {
                lines.push(vec![(place, size.0)]);
                left = wide;
            }
        }
        left -= size.0 + GAP;
    }
    lines
}
