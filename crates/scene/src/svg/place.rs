//! Places, the regions they are in, and the paths between them.

use super::{
    area::Area,
    pen::{Pen, SMALLEST, Type, Units, escape, ink_on},
};
use crate::{
    EDGE, SeatLook,
    measure::{width, wrap_drawn},
    scene::{Badge, Path, Place, PlaceLook, Region, RegionRole, Spot},
};

const BADGE_GAP: f32 = 2.5;

/// The edge of boxes on a stage of any colour.
const BOX_EDGE: &str = r##"stroke="#ffffff" stroke-opacity=".18""##;

/// The box of a region with its heading. A board has neither: the game draws it.
pub(super) fn region(pen: &mut Pen<'_>, region: &Region, spot: &Spot) {
    let area = Area::of(spot);
    pen.open("region", &region.id, &titled(&region.label, &region.note));
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

/// Heading at the left, remark at the right. The heading gives way up to half of the width; neither is cut, because
/// a remark may name a player.
pub(super) fn heading(pen: &mut Pen<'_>, region: &Region, area: Area) {
    let ink = pen.theme.ink.clone();
    let most = (area.w - 24.0 - width(&region.label, 14.0)).max(area.w * 0.5 - 8.0);
    let note = width(&region.note, 13.0).min(most);
    let room = area.w - 16.0 - if note > 0.0 { note + 8.0 } else { 0.0 };
    let size = [17.0, 15.5].into_iter().find(|size| width(&region.label, *size) <= room).unwrap_or(14.0);
    pen.text_in(area.x + 8.0, area.y + 22.0, room, Type::title(size, &ink), &region.label);
    pen.text_in(area.right() - 8.0, area.y + 21.0, note, Type::plain(13.0, &ink).end(), &region.note);
}

/// A place as its look says, and the lamp around it if it can be picked.
pub(super) fn place(pen: &mut Pen<'_>, place: &Place, spot: &Spot, empty: bool) {
    pen.open("place", &place.id, &titled(&place.label, &place.text));
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

/// The part of a place where its pieces stand.
pub(super) fn room(place: &Place, spot: &Spot) -> Area {
    let area = Area::of(spot);
    match place.look {
        PlaceLook::Bare | PlaceLook::Outline | PlaceLook::Glass => area.inset(2.0),
        PlaceLook::Row => {
            let from = area.w * 0.55;
            Area::new(area.x + from, area.y + 2.0, area.w - from - 4.0, area.h - 4.0)
        }
        PlaceLook::Tray => {
            let label = tray_label(place, area);
            Area::new(area.x + 7.0, area.y + label, area.w - 14.0, area.h - label - 7.0)
        }
        PlaceLook::Step => {
            let label = (width(&place.label, SMALLEST) + 8.0).min(area.w / 2.0);
            Area::new(area.x + label, area.y, area.w - label, area.h)
        }
    }
}

/// Height of a tray's label; there is none where the cards need all the height.
fn tray_label(place: &Place, area: Area) -> f32 {
    if place.label.is_empty() || area.h < 96.0 { 7.0 } else { 23.0 }
}

fn bare(pen: &mut Pen<'_>, place: &Place, spot: &Spot) {
    outlined(pen, spot, 3.0, r##"fill="#000000" fill-opacity="0""##);
    if let Some(symbol) = &place.symbol {
        let ink = pen.theme.ink.clone();
        let side = spot.w.min(spot.h) * 0.7;
        pen.icon_edged(symbol, Area::square(spot.centre().0, spot.centre().1, side), &ink);
    }
    let area = Area::of(spot);
    badges(pen, &place.badges, area.x + 2.0, area.bottom() - 9.0, 16.0, area.w - 4.0);
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
        badges(pen, &place.badges, area.x + 3.0, area.bottom() - 10.0, 16.0, area.w - 6.0);
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
    // A figure alone ("7/12") stands under the symbol, the other marks in a row.
    let two_lines = area.h >= 44.0;
    let figure = place.badges.iter().position(|badge| badge.symbol.is_none()).filter(|_| two_lines);
    let mut x = area.x + 10.0;
    if place.symbol.is_some() || figure.is_some() {
        let column = if two_lines { 28.0 } else { (area.h - 6.0).clamp(14.0, 24.0) };
        let middle = x + column / 2.0;
        let cy = match (is_wordy(place, area), figure) {
            (true, _) if area.h >= 100.0 => area.y + 24.0,
            (false, Some(_)) => area.y + area.h * 0.38,
            _ => area.cy(),
        };
        if let Some(symbol) = &place.symbol {
            pen.icon(symbol, Area::square(middle, cy, column), &ink);
        }
        if let Some(figure) = figure {
            let style = Type::plain(12.5, &ink).bold().middle();
            pen.text_in(middle, area.bottom() - 6.0, column + 16.0, style, &place.badges[figure].text);
        }
        x += column + 10.0;
    }
    let others: Vec<Badge> =
        place.badges.iter().enumerate().filter(|(at, _)| Some(*at) != figure).map(|(_, badge)| badge.clone()).collect();
    let right = area.right() - 8.0;
    let room = right - x;
    if is_wordy(place, area) {
        return story(pen, place, area, x, &others);
    }
    // The name comes first, then the text, and the marks take what is left.
    let name = width(&place.label, 15.5).min(room * 0.6);
    let baseline = if two_lines && !others.is_empty() { area.y + area.h * 0.37 } else { area.cy() + 5.0 };
    let marks = if two_lines { 0.0 } else { row_width(&others, 18.0).min((room - name) * 0.6) };
    let left = (room - name - marks - 6.0).max(0.0);
    let size = [13.5, 12.5].into_iter().find(|size| width(&place.text, *size) <= left).unwrap_or(SMALLEST);
    let text = width(&place.text, size).min(left);
    let taken = if place.text.is_empty() { 0.0 } else { text + 6.0 };
    pen.text_in(x, baseline, room - marks - taken, Type::title(15.5, &ink), &place.label);
    // A text may name a player, so it is squeezed and never cut.
    let style = Type::plain(size, &ink).bold().end();
    pen.text_in(right - marks - if marks > 0.0 { 4.0 } else { 0.0 }, baseline, left, style, &place.text);
    if two_lines {
        badges(pen, &others, x, area.y + area.h * 0.71, 19.0, room);
    } else {
        badges(pen, &others, right - marks, area.cy(), 18.0, marks);
    }
}

/// Whether a row's text does not fit beside its name, and there is room under it.
fn is_wordy(place: &Place, area: Area) -> bool {
    let column = if place.symbol.is_some() { 38.0 } else { 0.0 };
    let room = area.w - 18.0 - column;
    let left = room - width(&place.label, 15.5).min(room * 0.6) - 6.0;
    area.h >= 56.0 && width(&place.text, SMALLEST) > left
}

/// The name with the text on lines under it; marks at the foot of a high row, after the name of another.
fn story(pen: &mut Pen<'_>, place: &Place, area: Area, x: f32, marks: &[Badge]) {
    let ink = pen.theme.ink.clone();
    let room = area.right() - 8.0 - x;
    let high = area.h >= 100.0;
    let (top, step, size) = if high { (44.0, 15.0, 13.0) } else { (34.0, 14.0, 12.5) };
    let foot = if high && !marks.is_empty() { 28.0 } else { 4.0 };
    let taken = if high { 0.0 } else { row_width(marks, 16.0).min(room * 0.4) };
    let baseline = area.y + if high { 24.0 } else { 18.0 };
    pen.text_in(x, baseline, room - taken - 4.0, Type::title(15.5, &ink), &place.label);
    let lines = ((area.h - top - foot) / step) as usize + 1;
    for (at, line) in wrap_drawn(&place.text, size, room, lines).iter().enumerate() {
        pen.text(x, area.y + top + step * at as f32, Type::plain(size, &ink), line);
    }
    if high {
        badges(pen, marks, x, area.bottom() - 16.0, 19.0, room);
    } else {
        badges(pen, marks, area.right() - 8.0 - taken, area.y + 14.0, 16.0, taken);
    }
}

fn tray(pen: &mut Pen<'_>, place: &Place, spot: &Spot) {
    let area = Area::of(spot);
    let panel = escape(&pen.theme.panel);
    let ink = pen.theme.ink.clone();
    outlined(pen, spot, 8.0, &format!(r#"fill="{panel}" {BOX_EDGE}"#));
    if tray_label(place, area) > 10.0 {
        let text = (width(&place.text, 13.0) * 1.06).min(area.w * 0.5);
        let taken = if place.text.is_empty() { 0.0 } else { text + 8.0 };
        pen.text_in(area.x + 8.0, area.y + 16.0, area.w - 16.0 - taken, Type::title(14.0, &ink), &place.label);
        pen.text_in(area.right() - 8.0, area.y + 16.0, text, Type::plain(13.0, &ink).bold().end(), &place.text);
    }
    badges(pen, &place.badges, area.x + 6.0, area.bottom() - 11.0, 18.0, area.w - 12.0);
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
pub(super) fn badges(pen: &mut Pen<'_>, marks: &[Badge], left: f32, cy: f32, size: f32, room: f32) {
    let all = row_width(marks, size);
    // Words stay readable, and so does the last mark: the icons before it give way.
    let Some(last) = marks.len().checked_sub(1) else { return };
    let firm = |at: usize| at == last || !marks[at].text.is_empty();
    let fixed: f32 = (0..marks.len()).filter(|at| firm(*at)).map(|at| badge_width(&marks[at], size) + BADGE_GAP).sum();
    let squeeze =
        if all > room { ((room + BADGE_GAP - fixed) / (all + BADGE_GAP - fixed)).clamp(0.15, 1.0) } else { 1.0 };
    let mut x = left;
    for (at, mark) in marks.iter().enumerate() {
        let step = badge(pen, mark, x, cy, size, badge_width(mark, size)) + BADGE_GAP;
        x += if firm(at) { step } else { step * squeeze };
    }
}

fn row_width(marks: &[Badge], size: f32) -> f32 {
    (marks.iter().map(|mark| badge_width(mark, size) + BADGE_GAP).sum::<f32>() - BADGE_GAP).max(0.0)
}

pub(super) fn badge_width(mark: &Badge, size: f32) -> f32 {
    let text = if mark.text.is_empty() { 0.0 } else { width(&mark.text, SMALLEST * 1.06) + 9.0 };
    if mark.symbol.is_some() { size + (text - 3.0).max(0.0) } else { text }
}

/// One mark at `left`: an icon on its colour, a text on a dark pill, or both. Answers its width.
pub(super) fn badge(pen: &mut Pen<'_>, mark: &Badge, left: f32, cy: f32, size: f32, room: f32) -> f32 {
    let wide = badge_width(mark, size).min(room.max(size));
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
        pen.text_in(x + 4.5, cy + 4.2, left + wide - x - 6.0, style, &mark.text);
    }
    pen.put(format_args!("</g>"));
    wide
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

fn titled(label: &str, more: &str) -> String {
    if more.is_empty() { label.to_owned() } else { format!("{label}\n{more}") }
}
