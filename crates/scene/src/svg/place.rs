//! Places, the regions they are in, and the paths between them.

use super::{
    area::Area,
    badges::{SetBadge, set_badges},
    labels::{self, HEAD_LINE, HIGH, Heading, StoryLine},
    pen::{Pen, SMALLEST, Type, Units, escape, ink_on},
};
use crate::{
    EDGE, SeatLook, describe,
    measure::{Typeface, width},
    scene::{Badge, Path, Place, PlaceLook, Region, RegionRole, Spot},
};

/// The edge of boxes on a stage of any colour.
const BOX_EDGE: &str = r##"stroke="#ffffff" stroke-opacity=".18""##;

/// The box of a region with its heading. A board has neither: the game draws it.
pub(super) fn region(pen: &mut Pen<'_>, region: &Region, spot: &Spot) {
    let area = Area::of(spot);
    pen.open("region", &region.id, &describe::region(region));
    let panel = escape(&pen.theme.panel);
    match region.role {
        RegionRole::Board => outlined(pen, spot, 0.0, r#"fill="none""#),
        RegionRole::List | RegionRole::Market => {
            outlined(pen, spot, 10.0, &format!(r#"fill="{panel}" fill-opacity=".45""#));
            heading(pen, region, area);
        }
        RegionRole::Hand | RegionRole::Box => {
            outlined(pen, spot, 10.0, &format!(r#"fill="{panel}" {BOX_EDGE}"#));
            heading(pen, region, area);
        }
    }
    if pen.is_lit(&region.id) {
        lamp(pen, spot, 10.0);
    }
    pen.close();
}

/// Heading at the left, remark at the right; neither is cut.
fn heading(pen: &mut Pen<'_>, region: &Region, area: Area) {
    let ink = pen.theme.ink.clone();
    let Heading { size, room, note } = labels::heading(Typeface::Any, region, area.w);
    pen.text_in(area.x + 8.0, area.y + 22.0, room, Type::title(size, &ink), &region.label);
    pen.text_in(area.right() - 8.0, area.y + 21.0, note, Type::plain(13.0, &ink).end(), &region.note);
}

/// A place as its look says, and the lamp around it if it can be picked.
pub(super) fn place(pen: &mut Pen<'_>, place: &Place, spot: &Spot, empty: bool) {
    pen.open("place", &place.id, &describe::place(place));
    match place.look {
        PlaceLook::Bare => bare(pen, place, spot),
        PlaceLook::Outline => outline(pen, place, spot, empty),
        PlaceLook::Row => row(pen, place, spot),
        PlaceLook::Tray => tray(pen, place, spot),
        PlaceLook::Step => step(pen, place, spot),
        PlaceLook::Glass => glass(pen, spot),
    }
    if let Some(seat) = place.seat.filter(|_| spot.w.min(spot.h) >= 24.0) {
        pen.sign(seat, spot.x + spot.w - 9.0, spot.y + spot.h - 9.0, 5.0, SeatLook::of(seat).fill);
    }
    if pen.is_lit(&place.id) {
        lamp(pen, spot, radius(place.look));
    }
    pen.close();
}

fn radius(look: PlaceLook) -> f32 {
    match look {
        PlaceLook::Bare | PlaceLook::Outline | PlaceLook::Glass => 3.0,
        PlaceLook::Step => 4.0,
        PlaceLook::Row | PlaceLook::Tray => 8.0,
    }
}

fn bare(pen: &mut Pen<'_>, place: &Place, spot: &Spot) {
    outlined(pen, spot, 3.0, r##"fill="#000000" fill-opacity="0""##);
    if let Some(symbol) = &place.symbol {
        let ink = pen.theme.ink.clone();
        let side = spot.w.min(spot.h) * 0.7;
        pen.icon_edged(symbol, Area::square(spot.centre().0, spot.centre().1, side), &ink);
    }
    let area = Area::of(spot);
    // In a large place they keep off its rim.
    let (inward, up) = if area.h >= 80.0 { (6.0, 12.5) } else { (2.0, 9.0) };
    badges(pen, &all(place), area.x + inward, area.bottom() - up, 16.0, area.w - 2.0 * inward);
}

/// A sand-glass of 56 x 92 units around the origin, half run: a picture knows no time.
const GLASS: &str = r##"<rect x="-24" y="-44" width="48" height="7" rx="3" fill="#8a6a45" stroke="#14161c"/><rect x="-24" y="37" width="48" height="7" rx="3" fill="#8a6a45" stroke="#14161c"/><path d="M-18,-37Q-18,-10 -3,0Q-18,10 -18,37H18Q18,10 3,0Q18,-10 18,-37Z" fill="#dfeaf0" fill-opacity=".22" stroke="#dfeaf0" stroke-opacity=".7" stroke-width="1.6"/><path d="M-13,-20Q-10,-8 -1,-1H1Q10,-8 13,-20Z" fill="#e8c46a"/><path d="M-15,36Q-13,20 0,18Q13,20 15,36Z" fill="#e8c46a"/><path d="M0,-1V20" stroke="#e8c46a" stroke-width="1.6"/>"##;

fn glass(pen: &mut Pen<'_>, spot: &Spot) {
    outlined(pen, spot, 3.0, r##"fill="#000000" fill-opacity="0""##);
    let (cx, cy) = spot.centre();
    let scale = (spot.w / 56.0).min(spot.h / 92.0);
    pen.put(format_args!(r#"<g transform="translate({} {}) scale({scale:.3})">{GLASS}</g>"#, Units(cx), Units(cy)));
}

/// Something can be built here: its name stands in the dashes until it is.
fn outline(pen: &mut Pen<'_>, place: &Place, spot: &Spot, empty: bool) {
    let edge = place.seat.map_or(pen.theme.ink.clone(), |seat| SeatLook::of(seat).fill.into());
    outlined(
        pen,
        spot,
        3.0,
        &format!(
            r##"fill="#000000" fill-opacity=".2" stroke="{}" stroke-opacity=".65" stroke-dasharray="4 4""##,
            escape(&edge)
        ),
    );
    if !empty || spot.w.min(spot.h) < 14.0 {
        return;
    }
    let ink = pen.theme.ink.clone();
    let area = Area::of(spot);
    let (cx, cy) = (area.cx(), area.cy());
    let mut below = 4.5;
    if let Some(symbol) = &place.symbol {
        let labelled = area.h >= 44.0;
        let side = (area.w.min(area.h) * 0.6).min(40.0);
        pen.icon_edged(symbol, Area::square(cx, if labelled { cy - 8.0 } else { cy }, side), &ink);
        if !labelled {
            return;
        }
        below = side / 2.0 + 7.0;
    }
    let style = Type::plain(SMALLEST, &ink).bold().middle().edged();
    let upright = width(&place.label, 13.0) <= area.w - 4.0 || area.h <= area.w * 1.5;
    if upright {
        pen.text_in(cx, cy + below, area.w - 4.0, style, &place.label);
    } else {
        pen.text_turned_in(cx + 4.5, cy, -90, area.h - 8.0, style, &place.label);
    }
    if area.h >= 44.0 {
        badges(pen, &all(place), area.x + 3.0, area.bottom() - 10.0, 16.0, area.w - 6.0);
    }
}

fn row(pen: &mut Pen<'_>, place: &Place, spot: &Spot) {
    let area = Area::of(spot);
    let panel = escape(&pen.theme.panel);
    let ink = pen.theme.ink.clone();
    outlined(pen, spot, 8.0, &format!(r#"fill="{panel}" {BOX_EDGE}"#));
    if let Some(seat) = place.seat {
        let look = SeatLook::of(seat);
        pen.rect(Area::new(area.x, area.y + 6.0, 3.0, area.h - 12.0), 1.5, &format!(r#"fill="{}""#, look.fill));
    }
    let row = labels::row(Typeface::Any, place, spot);
    let high = area.h >= HIGH;
    let middle = area.x + 10.0 + row.column / 2.0;
    if let Some(symbol) = &place.symbol {
        let cy = match (row.wordy, row.figure) {
            (true, _) if high => area.y + 24.0,
            (false, Some(_)) => area.y + area.h * 0.38,
            _ => area.cy(),
        };
        pen.icon(symbol, Area::square(middle, cy, row.column), &ink);
    }
    if let Some(figure) = row.figure {
        let style = Type::plain(12.5, &ink).bold().middle();
        pen.text_in(middle, area.bottom() - 6.0, row.column + 16.0, style, &figure.text);
    }
    let x = area.x + row.x;
    if let Some(story) = labels::told(Typeface::Any, place, &row, spot) {
        let right = area.right() - 8.0;
        let style = Type::title(story.title, &ink);
        pen.text_in(x, area.y + story.title_y, story.title_room, style, &place.label);
        for StoryLine { line, size, y } in &story.lines {
            pen.text_in(x, area.y + y, right - x, Type::plain(*size, &ink), line);
        }
        return if high {
            badges(pen, &row.others, x, area.bottom() - 16.0, 19.0, right - x);
        } else {
            badges(pen, &row.others, right - story.marks, area.y + 14.0, 16.0, story.marks);
        };
    }
    pen.text_in(x, area.y + row.baseline, row.name_room, Type::title(row.named, &ink), &place.label);
    // A text may name a player, so it is squeezed and never cut.
    let style = Type::plain(row.size, &ink).bold().end();
    pen.text_in(area.x + row.end, area.y + row.baseline, row.text_room, style, &place.text);
    let (from, room) = row.marks;
    badges(pen, &row.others, area.x + from, area.y + row.marks_y, row.mark_size, room);
}

fn tray(pen: &mut Pen<'_>, place: &Place, spot: &Spot) {
    let area = Area::of(spot);
    let panel = escape(&pen.theme.panel);
    let ink = pen.theme.ink.clone();
    outlined(pen, spot, 8.0, &format!(r#"fill="{panel}" {BOX_EDGE}"#));
    let head = labels::head(Typeface::Any, place, area.w, area.h);
    let named = head.lines.len();
    // What found no room shares the last line: a picture cannot be asked for the rest.
    let left_out = if named > 0 && head.text.is_empty() { place.text.as_str() } else { "" };
    let squeezed = (width(left_out, 13.0) * 1.06).min(area.w * 0.5);
    for (at, line) in head.lines.iter().enumerate() {
        let below = (named - at) as f32 + if head.under { 1.0 } else { 0.0 };
        let beside = if at + 1 == named && !left_out.is_empty() { squeezed + 8.0 } else { 0.0 };
        let baseline = area.y + head.high - HEAD_LINE * below + 7.0;
        pen.text_in(area.x + 8.0, baseline, area.w - 14.0 - beside, Type::title(head.size, &ink), line);
    }
    let baseline = area.y + head.high - 7.0;
    if head.under {
        pen.text_in(area.x + 8.0, baseline, area.w - 14.0, Type::plain(12.0, &ink).bold(), &head.text);
    } else {
        let (text, room) = if left_out.is_empty() { (head.text.as_str(), area.w - 14.0) } else { (left_out, squeezed) };
        pen.text_in(area.right() - 8.0, baseline, room, Type::plain(13.0, &ink).bold().end(), text);
    }
    badges(pen, &all(place), area.x + 6.0, area.bottom() - 11.0, 18.0, area.w - 12.0);
}

/// The marks of a place.
fn all(place: &Place) -> Vec<&Badge> {
    place.badges.iter().collect()
}

fn step(pen: &mut Pen<'_>, place: &Place, spot: &Spot) {
    let area = Area::of(spot);
    let fill = place.seat.map_or("#dcc088", |seat| SeatLook::of(seat).fill);
    outlined(pen, spot, 4.0, &format!(r##"fill="{fill}" stroke="#5c3f1f""##));
    let label = if area.h < 13.0 { "" } else { place.label.as_str() };
    pen.text_in(area.x + 4.0, area.cy() + 4.2, area.w - 8.0, Type::plain(SMALLEST, ink_on(fill)).bold(), label);
    if let Some(symbol) = &place.symbol {
        let side = (area.h - 4.0).min(20.0);
        pen.icon(symbol, Area::square(area.right() - side / 2.0 - 4.0, area.cy(), side), ink_on(fill));
    }
}

/// Marks in a row; they move together when they would not fit.
fn badges(pen: &mut Pen<'_>, marks: &[&Badge], left: f32, cy: f32, size: f32, room: f32) {
    for set in set_badges(Typeface::Any, marks, left, size, room) {
        badge(pen, &set, cy, size);
    }
}

/// One mark: an icon on its colour, a text on a dark pill, or both.
pub(super) fn badge(pen: &mut Pen<'_>, set: &SetBadge<'_>, cy: f32, size: f32) {
    let SetBadge { badge: mark, x: left, w: wide } = *set;
    pen.put(format_args!(r#"<g class="badge"><title>{}</title>"#, escape(&mark.title)));
    let mut x = left;
    if !mark.text.is_empty() {
        let fill = mark.color.as_deref().filter(|_| mark.symbol.is_none()).unwrap_or("#0a1214");
        let pill = Area::new(left, cy - size / 2.0, wide, size);
        pen.rect(pill, size / 2.0, &format!(r#"fill="{}" stroke="{EDGE}""#, escape(fill)));
    }
    if let Some(symbol) = &mark.symbol {
        let fill = mark.color.as_deref().unwrap_or("#0a1214");
        let paint = format!(r#"fill="{}" stroke="{EDGE}""#, escape(fill));
        pen.circle(left + size / 2.0, cy, size / 2.0, &paint);
        pen.icon(symbol, Area::square(left + size / 2.0, cy, size * 0.74), ink_on(fill));
        x += size - 3.0;
    }
    if !mark.text.is_empty() {
        let fill = mark.color.as_deref().filter(|_| mark.symbol.is_none()).unwrap_or("#0a1214");
        let style = Type::plain(SMALLEST, ink_on(fill)).bold();
        pen.text_in(x + 4.5, cy + 4.2, left + wide - x - 4.0, style, &mark.text);
    }
    pen.put(format_args!("</g>"));
}

/// A line between the middles of two places.
pub(super) fn path(pen: &mut Pen<'_>, path: &Path, from: &Spot, to: &Spot) {
    let ((x1, y1), (x2, y2)) = (from.centre(), to.centre());
    let (thick, opacity) = if path.open { (5.0, 0.9) } else { (2.0, 0.45) };
    let ink = escape(&pen.theme.ink);
    pen.put(format_args!(
        r#"<line class="path" x1="{}" y1="{}" x2="{}" y2="{}" stroke="{ink}" stroke-width="{thick}" stroke-opacity="{opacity}" stroke-linecap="round"/>"#,
        Units(x1),
        Units(y1),
        Units(x2),
        Units(y2)
    ));
}

/// The outline of a spot, or its rectangle.
fn outlined(pen: &mut Pen<'_>, spot: &Spot, radius: f32, paint: &str) {
    match spot.outline.as_str() {
        "" => pen.rect(Area::of(spot), radius, paint),
        outline => pen.put(format_args!(r#"<path d="{}" {paint}/>"#, escape(outline))),
    }
}

fn lamp(pen: &mut Pen<'_>, spot: &Spot, radius: f32) {
    match spot.outline.as_str() {
        "" => pen.halo(Area::of(spot), radius),
        outline => pen.halo_path(outline),
    }
}
