//! A scene as a picture that stands alone: the stage, the players, the question and the hand.

mod area;
mod card;
mod die;
mod dock;
mod panel;
mod pen;
mod piece;
mod place;

use area::Area;
use pen::{Pen, ROOM, Units};

use crate::{
    Icons, Scene,
    scene::{Die, Layout, Piece, Spot, Spots},
};

/// Which of a scene's two arrangements is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The players stand beside the stage: for a screen or a page.
    Wide,
    /// Everything stands one under another, 390 units wide: for a phone.
    Narrow,
}

/// Width of the narrow stage.
const NARROW: f32 = 374.0;

/// Draws a scene as an SVG document.
///
/// Every region, place, piece, die and player panel is a group with `data-id` and a `<title>`; what can be
/// picked now also has the class `lit` and the lamp's outline. Symbols that `icons` does not know are drawn as
/// letters. A scene without a narrow arrangement shows the wide one, scaled.
#[must_use]
pub fn svg(scene: &Scene, stage: Stage, icons: &dyn Icons) -> String {
    let mut pen = Pen::new(icons, scene.lit(), &scene.theme);
    let (wide, high) = match stage {
        Stage::Wide => wide_picture(&mut pen, scene),
        Stage::Narrow => narrow_picture(&mut pen, scene),
    };
    pen.finish(wide, high, &scene.title, ROOM)
}

/// Players in a column at the left; at the right the stage, the question and the dock.
fn wide_picture(pen: &mut Pen<'_>, scene: &Scene) -> (f32, f32) {
    let (margin, gap, column) = (16.0, 12.0, 244.0);
    let layout = &scene.wide;
    let left = margin + column + gap;
    let total = left + layout.size.0 + margin;
    let top = margin + panel::bar(pen, scene, Area::new(margin, 10.0, total - 2.0 * margin, 36.0));

    let mut y = top;
    for player in &scene.panels {
        let high = panel::height(player, column);
        panel::panel(pen, player, Area::new(margin, y, column, high));
        y += high + gap;
    }
    let supply = panel::supply_height(&scene.supply);
    if supply > 0.0 {
        panel::supply(pen, &scene.supply, Area::new(margin, y, column, supply));
        y += supply + gap;
    }

    let below = top + layout.size.1 + gap;
    let asked = panel::prompt(pen, &scene.prompt, &scene.offers, left, below, layout.size.0);
    let docked = stage_and_dock(pen, scene, layout, 1.0, (left, top), below + asked + gap);
    (total, y.max(docked) + margin - gap)
}

/// Players in two columns, then the stage, the question, the dock and the supply.
fn narrow_picture(pen: &mut Pen<'_>, scene: &Scene) -> (f32, f32) {
    let (margin, gap) = (8.0, 8.0);
    let (layout, scale) = if scene.narrow.size.0 > 0.0 {
        (&scene.narrow, NARROW / scene.narrow.size.0)
    } else {
        (&scene.wide, NARROW / scene.wide.size.0.max(1.0))
    };
    let mut y = margin + panel::bar(pen, scene, Area::new(margin, 4.0, NARROW, 36.0));
    let column = (NARROW - gap) / 2.0;
    for pair in scene.panels.chunks(2) {
        let high = pair.iter().map(|player| panel::height(player, column)).fold(0.0, f32::max);
        for (number, player) in pair.iter().enumerate() {
            let x = margin + (column + gap) * number as f32;
            panel::panel(pen, player, Area::new(x, y, column, high));
        }
        y += high + gap;
    }
    let below = y + layout.size.1 * scale + gap;
    let asked = panel::prompt(pen, &scene.prompt, &scene.offers, margin, below, NARROW);
    let mut end = stage_and_dock(pen, scene, layout, scale, (margin, y), below + asked + gap);
    let supply = panel::supply_height(&scene.supply);
    if supply > 0.0 {
        panel::supply(pen, &scene.supply, Area::new(margin, end, NARROW, supply));
        end += supply + gap;
    }
    (NARROW + 2.0 * margin, end + margin - gap)
}

/// The stage at `origin` and, from `below`, what has no spot on it. Answers where the dock ends.
fn stage_and_dock(
    pen: &mut Pen<'_>,
    scene: &Scene,
    layout: &Layout,
    scale: f32,
    origin: (f32, f32),
    below: f32,
) -> f32 {
    let (w, h) = layout.size;
    let scaled = if scale == 1.0 { String::new() } else { format!(" scale({scale})") };
    pen.put(format_args!(
        r#"<svg x="{}" y="{}" width="{}" height="{}" overflow="hidden"><g class="stage" transform="translate(0 0){scaled}">"#,
        Units(origin.0),
        Units(origin.1),
        Units(w * scale),
        Units(h * scale)
    ));
    let ground = pen::escape(&pen.theme.ground);
    pen.rect(Area::new(0.0, 0.0, w, h), 14.0, &format!(r#"fill="{ground}""#));
    pen.fragment(&layout.backdrop);
    elements(pen, scene, &layout.spots);
    pen.put(format_args!("</g></svg>\n"));

    let dock = dock::lay_out(scene, layout, origin.0, below, w * scale);
    elements(pen, scene, &dock.spots);
    below + dock.high
}

/// Every element that has one of these spots, from the ground up.
fn elements(pen: &mut Pen<'_>, scene: &Scene, spots: &Spots) {
    for region in &scene.regions {
        if let Some(spot) = spots.get(&region.id) {
            place::region(pen, region, spot);
        }
    }
    for path in &scene.paths {
        if let (Some(from), Some(to)) = (spots.get(&path.from), spots.get(&path.to)) {
            place::path(pen, path, from, to);
        }
    }
    for place in &scene.places {
        if let Some(spot) = spots.get(&place.id) {
            let empty = !scene.pieces.iter().any(|piece| piece.place == place.id);
            place::place(pen, place, spot, empty);
        }
    }
    for place in &scene.places {
        if let Some(spot) = spots.get(&place.id) {
            let room = place::room(place, spot);
            let pieces: Vec<&Piece> =
                scene.pieces.iter().map(|piece| &**piece).filter(|piece| piece.place == place.id).collect();
            let scale = scene.wide.spots.get(&place.id).map_or(1.0, |wide| growth(wide, spot));
            piece::standing(pen, &pieces, spot, room, scale);
            let dice: Vec<&Die> = scene.dice.iter().map(|die| &**die).filter(|die| die.place == place.id).collect();
            die::lying(pen, &dice, room);
        }
    }
}

/// How much larger a place is than on the wide stage.
fn growth(wide: &Spot, here: &Spot) -> f32 {
    let growth = (here.w / wide.w).min(here.h / wide.h);
    if growth.is_finite() && growth > 0.0 { growth } else { 1.0 }
}
