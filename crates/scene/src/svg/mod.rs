//! A scene as a picture that stands alone: the stage, the players, the question and the hand.

mod area;
mod badges;
mod card;
#[cfg(test)]
mod cases;
mod die;
mod dock;
mod excerpt;
mod labels;
mod panel;
mod pen;
mod piece;
mod place;
mod reveal;
mod setting;

use std::collections::HashMap;

use area::Area;
use pen::{Pen, ROOM, Units};
use setting::{SetPlace, Setting, Standing, set_out};

pub use excerpt::{Excerpt, excerpt};

use crate::{
    Icons, Scene,
    measure::Typeface,
    scene::{Id, Region, Shown, Spot, Stage, Tableau},
};

/// Which of a scene's two arrangements is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
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
pub fn svg(scene: &Scene, stage: Format, icons: &dyn Icons) -> String {
    let all = scene.tableau();
    let mut pen = Pen::new(icons, scene.lit(), &all.decor.theme);
    let (wide, high) = match stage {
        Format::Wide => wide_picture(&mut pen, scene, &all),
        Format::Narrow => narrow_picture(&mut pen, scene, &all),
    };
    pen.finish(wide, high, &all.decor.title, ROOM)
}

/// Which stage is drawn, and how large.
struct Arrangement<'a> {
    ground: &'a Stage,
    spots: Rects<'a>,
    scale: f32,
    narrow: bool,
}

/// Where things lie, by id.
type Rects<'a> = HashMap<&'a Id, Spot>;

/// Players in a column at the left; at the right the stage, the question and the dock.
fn wide_picture(pen: &mut Pen<'_>, scene: &Scene, all: &Tableau<'_>) -> (f32, f32) {
    let (margin, gap, column) = (16.0, 12.0, 244.0);
    let ground = &all.decor.wide;
    let left = margin + column + gap;
    let aside: Vec<&Region> = all.sheets().filter(|region| region.shown == Shown::Aside).collect();
    let aside_wide = aside.iter().map(|region| sheet_size(region).0).fold(0.0, f32::max);
    let beside = if aside_wide > 0.0 { aside_wide + gap } else { 0.0 };
    let total = left + ground.size.0 + beside + margin;
    let top = margin + panel::bar(pen, all, Area::new(margin, 10.0, total - 2.0 * margin, 36.0));

    let mut y = top;
    for player in &all.panels {
        let high = panel::height(player, column);
        let sheet = all.in_panel(player.seat);
        let inner = column - 20.0;
        let more = sheet.map_or(0.0, |sheet| sheet_size(sheet).1 * inner / sheet_size(sheet).0.max(1.0) + 8.0);
        panel::panel(pen, player, Area::new(margin, y, column, high + more));
        if let Some(sheet) = sheet {
            self::sheet(pen, all, sheet, (margin + 10.0, y + high), inner / sheet_size(sheet).0.max(1.0));
        }
        y += high + more + gap;
    }
    let mut down = top;
    for region in aside {
        sheet(pen, all, region, (left + ground.size.0 + gap, down), 1.0);
        down += sheet_size(region).1 + gap;
    }
    let supply = panel::supply_height(&all.supply);
    if supply > 0.0 {
        panel::supply(pen, &all.supply, Area::new(margin, y, column, supply));
        y += supply + gap;
    }

    let below = top + ground.size.1 + gap;
    let below = below + reveals(pen, all, left, below, ground.size.0);
    let asked = panel::prompt(pen, &scene.prompt, &scene.offers, left, below, ground.size.0);
    let wide = Arrangement { ground, spots: all.spots(None, |spots| &spots.wide), scale: 1.0, narrow: false };
    let docked = stage_and_dock(pen, all, &wide, (left, top), below + asked + gap);
    (total, y.max(docked).max(down) + margin - gap)
}

/// How large the sheet of a region is.
fn sheet_size(region: &Region) -> (f32, f32) {
    region.spots.as_ref().map_or((0.0, 0.0), |spots| (spots.wide.w, spots.wide.h))
}

/// A region with a sheet of its own, with its corner here.
fn sheet(pen: &mut Pen<'_>, all: &Tableau<'_>, region: &Region, (x, y): (f32, f32), scale: f32) {
    pen.put(format_args!(r#"<g class="sheet" transform="translate({} {}) scale({scale:.4})">"#, Units(x), Units(y)));
    elements(pen, all, &all.spots(Some(region), |spots| &spots.wide), false);
    pen.put(format_args!("</g>\n"));
}

/// Players in two columns, then the stage, the question, the dock and the supply.
fn narrow_picture(pen: &mut Pen<'_>, scene: &Scene, all: &Tableau<'_>) -> (f32, f32) {
    let (margin, gap) = (8.0, 8.0);
    let (wide, narrow) = (&all.decor.wide, &all.decor.narrow);
    let arrangement = if narrow.size.0 > 0.0 {
        let scale = NARROW / narrow.size.0;
        Arrangement { ground: narrow, spots: all.narrow_spots(|spots| &spots.narrow), scale, narrow: true }
    } else {
        let scale = NARROW / wide.size.0.max(1.0);
        Arrangement { ground: wide, spots: all.spots(None, |spots| &spots.wide), scale, narrow: false }
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
    let below = below + reveals(pen, all, margin, below, NARROW);
    let asked = panel::prompt(pen, &scene.prompt, &scene.offers, margin, below, NARROW);
    let mut end = stage_and_dock(pen, all, &arrangement, (margin, y), below + asked + gap);
    let supply = panel::supply_height(&all.supply);
    if supply > 0.0 {
        panel::supply(pen, &all.supply, Area::new(margin, end, NARROW, supply));
        end += supply + gap;
    }
    (NARROW + 2.0 * margin, end + margin - gap)
}

/// What was just decided, under the stage: a picture that stays must not hide the board. Answers the height used.
fn reveals(pen: &mut Pen<'_>, all: &Tableau<'_>, x: f32, y: f32, wide: f32) -> f32 {
    all.reveals.iter().fold(0.0, |high, shown| high + reveal::reveal(pen, shown, x, y + high, wide) + 8.0)
}

/// The stage at `origin` and, from `below`, what has no spot on it. Answers where the dock ends.
fn stage_and_dock(
    pen: &mut Pen<'_>,
    all: &Tableau<'_>,
    arrangement: &Arrangement<'_>,
    origin: (f32, f32),
    below: f32,
) -> f32 {
    let Arrangement { ground, ref spots, scale, narrow } = *arrangement;
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
    elements(pen, all, spots, narrow);
    pen.put(format_args!("</g></svg>\n"));

    let dock = dock::lay_out(all, origin.0, below, w * scale);
    elements(pen, all, &dock.rects, false);
    below + dock.high
}

/// Every element that has one of these spots, from the ground up.
fn elements(pen: &mut Pen<'_>, all: &Tableau<'_>, spots: &Rects<'_>, narrow: bool) {
    put(pen, &set_out(Typeface::Any, all, spots, narrow));
}

/// Everything as it is set out, from the ground up.
fn put(pen: &mut Pen<'_>, setting: &Setting<'_>) {
    for (region, spot) in &setting.regions {
        place::region(pen, region, spot);
    }
    for (path, from, to) in &setting.paths {
        place::path(pen, path, from, to);
    }
    for SetPlace { place, spot, empty } in &setting.places {
        place::place(pen, place, spot, *empty);
    }
    for standing in &setting.standing {
        match standing {
            Standing::Piece(piece) => piece::standing(pen, piece),
            Standing::Die(die, area) => die::lying(pen, die, *area),
        }
    }
}
