//! A part of a scene as a picture: what a rule speaks of, with what is meant in the light.

use std::{collections::BTreeSet, fmt::Write};

use super::{
    Rects,
    area::Area,
    dock, panel,
    pen::{EDGE_OF_LIGHT, Pen, ROOM, Type, Units, escape},
    put,
    setting::{SetPiece, Standing, set_out},
};
use crate::{
    Icons, Scene,
    measure::Typeface,
    scene::{Panel, Region, Tableau, panel_id},
    svg::Format,
};

/// What a picture shows of a scene.
#[derive(Clone, Copy, Debug)]
pub struct Excerpt<'a> {
    /// The name of the picture, unique on its page: names inside begin with it.
    pub name: &'a str,
    /// What it says to who does not see it.
    pub title: &'a str,
    /// Elements that are seen whole; the picture is cut to them. The whole stage if none is named.
    pub show: &'a [String],
    /// How much is seen around them, in units of the stage.
    pub around: f32,
    /// Elements in the light.
    pub mark: &'a [String],
    /// Whether each of them has its number, from 1.
    pub numbered: bool,
}

/// Between two blocks.
const GAP: f32 = 10.0;
/// Left free around everything.
const MARGIN: f32 = 8.0;
/// Rows of blocks are no wider than this, unless one block is.
const ROW: [f32; 2] = [880.0, 374.0];
/// How wide a player's panel is.
const PANEL: [f32; 2] = [244.0, 183.0];
/// How wide the dock is laid out.
const DOCK: [f32; 2] = [640.0, 374.0];

/// A region of the dock has room for its heading.
const NARROWEST: f32 = 180.0;

/// Something with its own ground that is drawn beside others.
struct Block<'a> {
    kind: Kind<'a>,
    /// What is seen of it.
    cut: Area,
}

enum Kind<'a> {
    Stage {
        rects: Rects<'a>,
    },
    /// A sheet, or what lies in the dock.
    Sheet {
        rects: Rects<'a>,
    },
    Panel(&'a Panel),
}

/// Draws a part of a scene as an SVG document. Nothing is lit: what can be done now is of no matter.
///
/// # Errors
/// The first element that is to be shown or marked and is not there on this stage.
pub fn excerpt(scene: &Scene, stage: Format, what: &Excerpt<'_>, icons: &dyn Icons) -> Result<String, String> {
    let all = scene.tableau();
    let mut pen = Pen::new(icons, BTreeSet::new(), &all.decor.theme);
    let blocks = blocks(&all, stage, what)?;
    if !blocks.iter().any(|block| matches!(block.kind, Kind::Stage { .. })) {
        // Pieces may be painted with what the backdrop defines.
        let ground = if stage == Format::Narrow { &all.decor.narrow } else { &all.decor.wide };
        pen.put(format_args!(r#"<svg width="0" height="0">"#));
        pen.fragment(&ground.backdrop);
        pen.put(format_args!("</svg>"));
    }
    let limit = ROW[stage as usize].max(blocks.iter().map(|block| block.cut.w).fold(0.0, f32::max));
    let (mut x, mut y, mut high, mut wide) = (MARGIN, MARGIN, 0.0_f32, 0.0_f32);
    let mut marked = BTreeSet::new();
    for (number, block) in blocks.iter().enumerate() {
        if x > MARGIN && x - MARGIN + block.cut.w > limit {
            (x, y, high) = (MARGIN, y + high + GAP, 0.0);
        }
        draw(&mut pen, &all, block, stage, what, (x, y, number), &mut marked);
        wide = wide.max(x + block.cut.w);
        x += block.cut.w + GAP;
        high = high.max(block.cut.h);
    }
    match what.mark.iter().find(|id| !marked.contains(id.as_str())) {
        Some(id) => Err(id.clone()),
        None => {
            let drawn = pen.finish(wide + MARGIN, y + high + MARGIN, what.title, ROOM);
            // Several pictures stand on one page, and go one by one: none draws with what another one brought.
            let own = |begin: &str| format!("{begin}{}-", escape(what.name));
            Ok([" id=\"", "href=\"#", "url(#"].iter().fold(drawn, |drawn, begin| drawn.replace(begin, &own(begin))))
        }
    }
}

/// What is drawn: the stage, the sheets, the dock and the panels that hold what is shown.
fn blocks<'a>(all: &Tableau<'a>, stage: Format, what: &Excerpt<'_>) -> Result<Vec<Block<'a>>, String> {
    let narrow = stage == Format::Narrow;
    let ground = if narrow { &all.decor.narrow } else { &all.decor.wide };
    let whole = Area::new(0.0, 0.0, ground.size.0, ground.size.1);
    let on_stage = match stage {
        Format::Wide => all.spots(None, |spots| &spots.wide),
        Format::Narrow => all.narrow_spots(|spots| &spots.narrow),
    };
    if what.show.is_empty() {
        return Ok(vec![Block { kind: Kind::Stage { rects: on_stage }, cut: whole }]);
    }
    let mut found = BTreeSet::new();
    let mut blocks = Vec::new();
    let mut take = |rects: Rects<'a>, room: Option<Area>| {
        let areas = areas(all, &rects, narrow);
        let shown = what.show.iter().filter_map(|id| Some((id, areas.iter().find(|(known, ..)| known == id)?.1)));
        let mut cut: Option<Area> = None;
        for (id, area) in shown {
            found.insert(id.clone());
            cut = Some(cut.map_or(area, |cut| cut.with(&area)));
        }
        let cut = cut?.grown(what.around);
        Some((rects, room.map_or(cut, |room| cut.within(&room))))
    };
    if let Some((rects, cut)) = take(on_stage, Some(whole)) {
        blocks.push(Block { kind: Kind::Stage { rects }, cut });
    }
    if !narrow {
        for sheet in all.sheets() {
            let rects = all.spots(Some(sheet), |spots| &spots.wide);
            let room = sheet.spots.as_ref().map(|spots| Area::new(0.0, 0.0, spots.wide.w, spots.wide.h));
            if let Some((rects, cut)) = take(rects, room) {
                blocks.push(Block { kind: Kind::Sheet { rects }, cut });
            }
        }
    }
    let mut docked = dock::lay_out(all, 0.0, 0.0, DOCK[stage as usize]).rects;
    for region in all.regions.iter().filter(|region| region.spots.is_none()) {
        let wide = filled(all, region, &docked);
        if let Some(spot) = docked.get_mut(&region.id) {
            spot.w = spot.w.min(wide);
        }
    }
    if let Some((rects, cut)) = take(docked, None) {
        blocks.push(Block { kind: Kind::Sheet { rects }, cut });
    }
    for panel in &all.panels {
        let id = panel_id(panel.seat).to_string();
        if what.show.contains(&id) {
            found.insert(id);
            let wide = PANEL[stage as usize];
            let cut = Area::new(0.0, 0.0, wide, panel::height(panel, wide));
            blocks.push(Block { kind: Kind::Panel(panel), cut });
        }
    }
    match what.show.iter().find(|id| !found.contains(*id)) {
        Some(id) => Err(id.clone()),
        None => Ok(blocks),
    }
}

/// Every element that is drawn there, with what it fills and, if that is no rectangle, its outline.
fn areas(all: &Tableau<'_>, rects: &Rects<'_>, narrow: bool) -> Vec<(String, Area, String)> {
    let setting = set_out(Typeface::Any, all, rects, narrow);
    let named = |id: &str, area: Area, outline: &str| (id.to_owned(), area, outline.to_owned());
    let mut found = Vec::new();
    for (region, spot) in &setting.regions {
        found.push(named(&region.id, Area::of(spot), &spot.outline));
    }
    for set in &setting.places {
        found.push(named(&set.place.id, Area::of(&set.spot), &set.spot.outline));
    }
    for standing in &setting.standing {
        found.push(match standing {
            Standing::Piece(SetPiece { piece, area, outline, .. }) => named(&piece.id, *area, outline),
            Standing::Die(die, area) => named(&die.id, *area, ""),
        });
    }
    found
}

/// How wide a region of the dock is that ends where its places do.
fn filled(all: &Tableau<'_>, region: &Region, rects: &Rects<'_>) -> f32 {
    let places = all.places.iter().filter(|place| place.region == region.id).filter_map(|place| rects.get(&place.id));
    places.map(|spot| spot.x + spot.w + GAP).fold(NARROWEST, f32::max)
}

fn draw(
    pen: &mut Pen<'_>,
    all: &Tableau<'_>,
    block: &Block<'_>,
    stage: Format,
    what: &Excerpt<'_>,
    (x, y, number): (f32, f32, usize),
    marked: &mut BTreeSet<String>,
) {
    let cut = block.cut;
    pen.put(format_args!(
        r#"<svg x="{}" y="{}" width="{}" height="{}" viewBox="{} {} {2} {3}" overflow="hidden">"#,
        Units(x),
        Units(y),
        Units(cut.w),
        Units(cut.h),
        Units(cut.x),
        Units(cut.y)
    ));
    let narrow = stage == Format::Narrow;
    let mut lights = Vec::new();
    match &block.kind {
        Kind::Stage { rects } | Kind::Sheet { rects } => {
            let is_stage = matches!(block.kind, Kind::Stage { .. });
            if is_stage {
                let ground = if narrow { &all.decor.narrow } else { &all.decor.wide };
                let colour = escape(&pen.theme.ground);
                pen.rect(Area::new(0.0, 0.0, ground.size.0, ground.size.1), 0.0, &format!(r#"fill="{colour}""#));
                pen.fragment(&ground.backdrop);
            }
            let seen = rects.iter().filter(|(_, spot)| Area::of(spot).meets(&cut));
            let seen = seen.map(|(id, spot)| (*id, spot.clone())).collect();
            put(pen, &set_out(Typeface::Any, all, &seen, narrow && is_stage));
            lights = areas(all, rects, narrow && is_stage);
            lights.retain(|(_, area, _)| area.meets(&cut));
        }
        Kind::Panel(player) => {
            panel::panel(pen, player, Area::new(0.0, 0.0, cut.w, cut.h));
            lights.push((panel_id(player.seat).to_string(), cut.inset(2.0), String::new()));
        }
    }
    if !what.mark.is_empty() {
        lights.retain(|(id, ..)| what.mark.contains(id));
        light(pen, what, cut, number, &lights);
        marked.extend(lights.into_iter().map(|(id, ..)| id));
    }
    pen.put(format_args!("</svg>\n"));
}

/// Darkens what is not marked, and gives what is a white edge.
fn light(pen: &mut Pen<'_>, what: &Excerpt<'_>, cut: Area, number: usize, lights: &[(String, Area, String)]) {
    let form = |area: &Area, outline: &str, paint: &str| match outline {
        "" => {
            let Area { x, y, w, h } = area.grown(2.0).within(&cut.inset(1.5));
            let (x, y, w, h) = (Units(x), Units(y), Units(w), Units(h));
            format!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="5" {paint}/>"#)
        }
        outline => format!(r#"<path d="{}" {paint}/>"#, escape(outline)),
    };
    let whole = form(&cut.grown(4.0), "", r##"fill="#fff""##);
    let mut holes = String::new();
    let mut edges = String::new();
    for (_, area, outline) in lights {
        holes += &form(area, outline, r##"fill="#000""##);
        for (colour, wide) in [("#05060a", 5.5), (EDGE_OF_LIGHT, 2.5)] {
            let paint = format!(r#"fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linejoin="round""#);
            edges += &form(area, outline, &paint);
        }
    }
    let id = format!("lights-{number}");
    let Area { x, y, w, h } = cut;
    let (x, y, w, h) = (Units(x), Units(y), Units(w), Units(h));
    let mut drawn = String::new();
    let _ = write!(
        drawn,
        r##"<mask id="{id}" maskUnits="userSpaceOnUse" x="{x}" y="{y}" width="{w}" height="{h}">{whole}{holes}</mask><rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#05060a" fill-opacity=".46" mask="url(#{id})"/>{edges}"##
    );
    pen.put(format_args!("{drawn}"));
    if what.numbered {
        for (id, area, _) in lights {
            let Some(place) = what.mark.iter().position(|marked| marked == id) else { continue };
            let (cx, cy) = ((area.x).max(cut.x + 11.0), (area.y).max(cut.y + 11.0));
            pen.circle(cx, cy, 10.0, &format!(r##"fill="{EDGE_OF_LIGHT}" stroke="#05060a" stroke-width="1.5""##));
            pen.text(cx, cy + 5.0, Type::plain(14.0, "#05060a").bold().middle(), &(place + 1).to_string());
        }
    }
}
