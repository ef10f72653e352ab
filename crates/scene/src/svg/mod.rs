//! A scene as a picture that stands alone: the stage, the players, the question and the hand.

mod area;
mod card;
mod die;
mod dock;
mod panel;
mod pen;
mod piece;
mod place;

use std::collections::HashMap;

use area::Area;
use pen::{Pen, ROOM, Units};

use crate::{
    Icons, Scene,
    scene::{Die, Ground, Id, Piece, Place, Spot, Spots, Tableau},
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
    let all = scene.tableau();
    let mut pen = Pen::new(icons, scene.lit(), &all.decor.theme);
    let (wide, high) = match stage {
        Stage::Wide => wide_picture(&mut pen, scene, &all),
        Stage::Narrow => narrow_picture(&mut pen, scene, &all),
    };
    pen.finish(wide, high, &all.decor.title, ROOM)
}

/// Which stage is drawn, and how large.
struct Arrangement<'a> {
    ground: &'a Ground,
    side: fn(&Spots) -> &Spot,
    scale: f32,
}

/// Where things lie, by id.
type Rects<'a> = HashMap<&'a Id, Spot>;

/// Players in a column at the left; at the right the stage, the question and the dock.
fn wide_picture(pen: &mut Pen<'_>, scene: &Scene, all: &Tableau<'_>) -> (f32, f32) {
    let (margin, gap, column) = (16.0, 12.0, 244.0);
    let ground = &all.decor.wide;
    let left = margin + column + gap;
    let total = left + ground.size.0 + margin;
    let top = margin + panel::bar(pen, all, Area::new(margin, 10.0, total - 2.0 * margin, 36.0));

    let mut y = top;
    for player in &all.panels {
        let high = panel::height(player, column);
        panel::panel(pen, player, Area::new(margin, y, column, high));
        y += high + gap;
    }
    let supply = panel::supply_height(&all.supply);
    if supply > 0.0 {
        panel::supply(pen, &all.supply, Area::new(margin, y, column, supply));
        y += supply + gap;
    }

    let below = top + ground.size.1 + gap;
    let asked = panel::prompt(pen, &scene.prompt, &scene.offers, left, below, ground.size.0);
    let wide = Arrangement { ground, side: |spots| &spots.wide, scale: 1.0 };
    let docked = stage_and_dock(pen, all, &wide, (left, top), below + asked + gap);
    (total, y.max(docked) + margin - gap)
}

/// Players in two columns, then the stage, the question, the dock and the supply.
fn narrow_picture(pen: &mut Pen<'_>, scene: &Scene, all: &Tableau<'_>) -> (f32, f32) {
    let (margin, gap) = (8.0, 8.0);
    let (wide, narrow) = (&all.decor.wide, &all.decor.narrow);
    let arrangement = if narrow.size.0 > 0.0 {
        Arrangement { ground: narrow, side: |spots| &spots.narrow, scale: NARROW / narrow.size.0 }
    } else {
        Arrangement { ground: wide, side: |spots| &spots.wide, scale: NARROW / wide.size.0.max(1.0) }
    };
    let mut y = margin + panel::bar(pen, all, Area::new(margin, 4.0, NARROW, 36.0));
    let column = (NARROW - gap) / 2.0;
    for pair in all.panels.chunks(2) {
        let high = pair.iter().map(|player| panel::height(player, column)).fold(0.0, f32::max);
        for (number, player) in pair.iter().enumerate() {
            let x = margin + (column + gap) * number as f32;
            panel::panel(pen, player, Area::new(x, y, column, high));
        }
        y += high + gap;
    }
    let below = y + arrangement.ground.size.1 * arrangement.scale + gap;
    let asked = panel::prompt(pen, &scene.prompt, &scene.offers, margin, below, NARROW);
    let mut end = stage_and_dock(pen, all, &arrangement, (margin, y), below + asked + gap);
    let supply = panel::supply_height(&all.supply);
    if supply > 0.0 {
        panel::supply(pen, &all.supply, Area::new(margin, end, NARROW, supply));
        end += supply + gap;
    }
    (NARROW + 2.0 * margin, end + margin - gap)
}

/// The stage at `origin` and, from `below`, what has no spot on it. Answers where the dock ends.
fn stage_and_dock(
    pen: &mut Pen<'_>,
    all: &Tableau<'_>,
    arrangement: &Arrangement<'_>,
    origin: (f32, f32),
    below: f32,
) -> f32 {
    let Arrangement { ground, side, scale } = *arrangement;
    let (w, h) = ground.size;
    let scaled = if scale == 1.0 { String::new() } else { format!(" scale({scale})") };
    pen.put(format_args!(
        r#"<svg x="{}" y="{}" width="{}" height="{}" overflow="hidden"><g class="stage" transform="translate(0 0){scaled}">"#,
        Units(origin.0),
        Units(origin.1),
        Units(w * scale),
        Units(h * scale)
    ));
    let colour = pen::escape(&pen.theme.ground);
    pen.rect(Area::new(0.0, 0.0, w, h), 14.0, &format!(r#"fill="{colour}""#));
    pen.fragment(&ground.backdrop);
    let regions = all.regions.iter().filter_map(|region| Some((&region.id, side(region.spots.as_ref()?).clone())));
    let places = all.places.iter().filter_map(|place| Some((&place.id, side(place.spots.as_ref()?).clone())));
    elements(pen, all, &regions.chain(places).collect());
    pen.put(format_args!("</g></svg>\n"));

    let dock = dock::lay_out(all, origin.0, below, w * scale);
    elements(pen, all, &dock.rects);
    below + dock.high
}

/// Every element that has one of these spots, from the ground up.
fn elements(pen: &mut Pen<'_>, all: &Tableau<'_>, spots: &Rects<'_>) {
    for region in &all.regions {
        if let Some(spot) = spots.get(&region.id) {
            place::region(pen, region, spot);
        }
    }
    for path in &all.paths {
        if let (Some(from), Some(to)) = (spots.get(&path.from), spots.get(&path.to)) {
            place::path(pen, path, from, to);
        }
    }
    for place in &all.places {
        if let Some(spot) = spots.get(&place.id) {
            let empty = !all.pieces.iter().any(|piece| piece.place == place.id);
            place::place(pen, place, spot, empty);
        }
    }
    for place in &all.places {
        if let Some(spot) = spots.get(&place.id) {
            let room = place::room(place, spot);
            let pieces: Vec<&Piece> = all.pieces.iter().copied().filter(|piece| piece.place == place.id).collect();
            let scale = growth(place, spot);
            piece::standing(pen, &pieces, spot, room, scale);
            let dice: Vec<&Die> = all.dice.iter().copied().filter(|die| die.place == place.id).collect();
            die::lying(pen, &dice, room);
        }
    }
}

/// How much larger a place is than on the wide stage.
fn growth(place: &Place, here: &Spot) -> f32 {
    let Some(Spots { wide, .. }) = &place.spots else { return 1.0 };
    let growth = (here.w / wide.w).min(here.h / wide.h);
    if growth.is_finite() && growth > 0.0 { growth } else { 1.0 }
}
