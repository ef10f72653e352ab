//! Prices and gains as pills: hollow is what one pays, solid is what one gets. Icon and figure stand in one pill, and a pill for
//! one thing has no figure.

use crate::{Boon, Harm, Holds, Price, Purse, Skulk};

use super::{drawings, look};

/// One thing that is paid, gained or held, and how many.
#[derive(Clone, Copy)]
struct Mark {
    symbol: &'static str,
    fill: &'static str,
    count: u16,
}

/// Which way a thing goes.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// It is paid: hollow.
    Pay,
    /// It is gained, or held: solid.
    Get,
    /// It could be held.
    Free,
}

fn marks_of(purse: &Purse) -> impl Iterator<Item = Mark> {
    purse.each().map(|(goods, count)| Mark { symbol: look::goods_symbol(goods), fill: look::goods_color(goods), count })
}

fn price_marks(price: &Price) -> Vec<Mark> {
    let mut marks: Vec<Mark> = marks_of(&price.goods).collect();
    let mut add = |symbol, fill, count: u8| {
        if count > 0 {
            marks.push(Mark { symbol, fill, count: count.into() });
        }
    };
    add(look::ANY, "#4c555c", price.any);
    add(look::ACOLYTE, "#3b4a52", price.acolytes);
    add(look::MONSTER, "#2f6d5c", price.monsters);
    add(look::SHOGGOTH, "#41602f", u8::from(price.shoggoth));
    add("vortex", "#5a2a6a", price.worship);
    add(look::AMOEBA, "#4a6b2a", price.amoebas + price.own_amoebas);
    add(look::ROOM, look::CHAMBER, price.chambers);
    if let Some(goods) = price.gift {
        add(look::goods_symbol(goods), look::goods_color(goods), 1);
        add("present", "#39424d", 1);
    }
    marks
}

fn boon_marks(boon: &Boon) -> Vec<Mark> {
    let mut marks: Vec<Mark> = marks_of(&boon.goods).collect();
    if let Some(tracked) = boon.deep_ones {
        marks.push(Mark {
            symbol: look::goods_symbol(tracked.goods),
            fill: look::goods_color(tracked.goods),
            count: 0,
        });
        marks.push(Mark { symbol: "fish-monster", fill: "#155e5a", count: tracked.per.into() });
    }
    let mut add = |symbol, fill, count: u8| {
        if count > 0 {
            marks.push(Mark { symbol, fill, count: count.into() });
        }
    };
    add(look::ESCAPE, "#4a5560", boon.rescue);
    add(look::MONSTER, "#2f6d5c", boon.monster);
    add(look::ROOM, look::CHAMBER, boon.chamber);
    add(look::SHOGGOTH, "#41602f", u8::from(boon.shoggoth));
    add("pentacle", "#12685c", u8::from(boon.free_sign));
    add(look::FIRST, "#6b5a1e", u8::from(boon.first_player));
    if let Some(skulk) = boon.skulk {
        add(look::SKULK, "#39424d", 1);
        match skulk {
            Skulk::Town => {}
            Skulk::Ritual => add("pentagram-rose", "#5a2a6a", 1),
            Skulk::Cult => add("pentacle", "#39424d", 1),
            Skulk::Flexible => add("pentagram-rose", "#31506a", 1),
            Skulk::Blocking => add("checked-shield", "#5a2a2a", 1),
            Skulk::Eternal => add("infinity", "#6b5a1e", 1),
        }
    }
    add("sprout", "#4a6b2a", boon.growth);
    add("vortex", "#5a2a6a", boon.from_azathoth);
    match boon.harm {
        None => {}
        Some(Harm::Worship) => add("vortex", "#8a1f4a", 1),
        Some(_) => add(look::SHOGGOTH, "#8a1f4a", 1),
    }
    if let Some(stage) = boon.evolve {
        add(look::STAGES[usize::from(stage)], "#6a5a1e", 1);
    }
    if let Some(each) = boon.evolved {
        add(look::goods_symbol(each.goods), look::goods_color(each.goods), each.each);
        add(look::STAGES[usize::from(each.from)], "#6a5a1e", 1);
    }
    add(look::RAID, "#7a1f22", boon.raid);
    add("checked-shield", "#41602f", u8::from(boon.supremacy));
    add(look::KING, "#8a7a1e", u8::from(boon.king));
    add(look::ACOLYTE, "#4a5560", boon.ready);
    add("footsteps", "#8a7a1e", u8::from(boon.travel));
    if boon.either {
        add(look::MONSTER, "#2f6d5c", 1);
        add(look::ROOM, look::CHAMBER, 1);
    }
    marks
}

/// The height of a pill.
pub(super) const HIGH: f32 = 19.0;
/// The size of its figure: never smaller.
const FIGURE: f32 = 13.5;

/// How close together a row is set: padding, icon, a digit, the gap to the next, the arrow.
type Setting = [f32; 5];

/// A row takes the first setting in which it fits.
const SETTINGS: [Setting; 3] = [[9.0, 14.5, 7.4, 2.5, 12.0], [5.0, 13.5, 7.2, 1.0, 9.0], [3.0, 12.0, 7.0, 0.0, 8.0]];

fn figure(mark: Mark) -> String {
    if mark.count < 2 { String::new() } else { mark.count.to_string() }
}

fn pill_width(mark: Mark, [pad, icon, digit, ..]: Setting) -> f32 {
    match figure(mark).len() {
        0 => icon + 5.5,
        digits => pad + icon + digit * digits as f32 + 2.0,
    }
}

fn row_width(marks: &[Mark], setting: Setting) -> f32 {
    let pills: f32 = marks.iter().map(|mark| pill_width(*mark, setting) + setting[3]).sum();
    if marks.is_empty() { 0.0 } else { pills - setting[3] }
}

/// One pill from its left edge; says how wide it is.
fn pill(mark: Mark, (x, cy): (f32, f32), setting: Setting, way: Way) -> (String, f32) {
    let w = pill_width(mark, setting);
    let light = look::light(mark.fill);
    let (fill, stroke, ink, figure_ink) = match way {
        Way::Pay => ("#0a1214", light, light, "#ffffff"),
        Way::Get => (mark.fill, "#0a1214", "#ffffff", "#ffffff"),
        Way::Free => ("#0a1214", "#7c868a", light, "#dfe6e4"),
    };
    let dashed = if way == Way::Free { r#" stroke-dasharray="2.5 2""# } else { "" };
    let mut drawn = format!(
        r##"<rect x="{x:.1}" y="{:.1}" width="{w:.1}" height="{HIGH}" rx="{:.1}" fill="{fill}" stroke="{stroke}" stroke-width="1.7"{dashed}/>"##,
        cy - HIGH / 2.0,
        HIGH / 2.0
    );
    let icon = setting[1];
    let text = figure(mark);
    if text.is_empty() {
        drawn += &drawings::icon(mark.symbol, (x + w / 2.0, cy), icon, ink);
    } else {
        let left = x + (w - icon - setting[2] * text.len() as f32 - 1.0) / 2.0;
        drawn += &drawings::icon(mark.symbol, (left + icon / 2.0, cy), icon, ink);
        drawn += &drawings::text(&text, (left + icon + 1.0, cy + 4.7), FIGURE, "start", figure_ink);
    }
    (drawn, w)
}

/// Groups of marks with an arrow between two, around a point; set closer, and at last over each other, where they would not fit.
fn rows(groups: [(&[Mark], Way); 2], (cx, cy): (f32, f32), room: f32, middle: bool) -> String {
    let [(costs, _), (gains, _)] = groups;
    let both = !costs.is_empty() && !gains.is_empty();
    let all =
        |setting: Setting| row_width(costs, setting) + row_width(gains, setting) + if both { setting[4] } else { 0.0 };
    let setting = SETTINGS.into_iter().find(|setting| all(*setting) <= room).unwrap_or(SETTINGS[2]);
    let wide = all(setting);
    let squeeze = if wide > room { ((room - 18.0) / (wide - 18.0)).clamp(0.3, 1.0) } else { 1.0 };
    let mut x = if middle { cx - wide.min(room) / 2.0 } else { cx };
    let mut drawn = String::new();
    for (at, (marks, way)) in groups.into_iter().enumerate() {
        for mark in marks {
            let (one, w) = pill(*mark, (x, cy), setting, way);
            drawn += &one;
            x += (w + setting[3]) * squeeze;
        }
        if at == 0 && both {
            drawn += &format!(
                r##"<path d="M{:.1},{:.1}l3.4,3.6l-3.4,3.6" fill="none" stroke="#ffffff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>"##,
                x + setting[4] / 2.0 - 2.0 - setting[3] / 2.0,
                cy - 3.6
            );
            x += setting[4] - setting[3];
        }
    }
    drawn
}

/// "price > reward" from a point to the right.
pub(super) fn exchange(price: &Price, boon: &Boon, at: (f32, f32), room: f32) -> String {
    rows([(&price_marks(price), Way::Pay), (&boon_marks(boon), Way::Get)], at, room, false)
}

/// The same around a point.
pub(super) fn exchange_around(price: &Price, boon: &Boon, at: (f32, f32), room: f32) -> String {
    rows([(&price_marks(price), Way::Pay), (&boon_marks(boon), Way::Get)], at, room, true)
}

/// What is held somewhere, around a point.
pub(super) fn held(purse: &Purse, at: (f32, f32), room: f32) -> String {
    let marks: Vec<Mark> = marks_of(purse).collect();
    rows([(&[], Way::Pay), (&marks, Way::Get)], at, room, true)
}

/// What is held somewhere, ending at a point.
pub(super) fn held_from(purse: &Purse, (right, cy): (f32, f32), room: f32) -> String {
    let marks: Vec<Mark> = marks_of(purse).collect();
    let setting = SETTINGS.into_iter().find(|setting| row_width(&marks, *setting) <= room).unwrap_or(SETTINGS[2]);
    let wide = row_width(&marks, setting).min(room);
    rows([(&[], Way::Pay), (&marks, Way::Get)], (right - wide, cy), room, false)
}

/// The kinds a chamber can hold, around a point.
pub(super) fn capacity(holds: &Holds, at: (f32, f32), room: f32) -> String {
    let mut marks: Vec<Mark> = marks_of(&holds.own).collect();
    if holds.any > 0 {
        marks.push(Mark { symbol: look::ANY, fill: "#4c555c", count: holds.any.into() });
    }
    rows([(&[], Way::Pay), (&marks, Way::Free)], at, room, true)
}

/// A gain alone, around a point.
pub(super) fn reward(boon: &Boon, at: (f32, f32), room: f32) -> String {
    exchange_around(&Price::default(), boon, at, room)
}

/// A price alone, around a point.
pub(super) fn price(price: &Price, at: (f32, f32), room: f32) -> String {
    exchange_around(price, &Boon::default(), at, room)
}
