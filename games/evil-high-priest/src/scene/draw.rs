//! Pictures drawn for this game: prices and rewards as ringed symbols, seals that break, rows of resources.

use crate::{Boon, Goods, Harm, Price, Purse, Skulk};

use super::look;

const PLAIN: &str = "font-family=\"'Alegreya Sans', 'Segoe UI', sans-serif\"";

/// An icon as a part of a drawing.
pub(super) fn icon(name: &str, (cx, cy): (f32, f32), side: f32, color: &str) -> String {
    let (x, y) = (cx - side / 2.0, cy - side / 2.0);
    format!(
        r##"<use href="#icon-{name}" x="{x:.1}" y="{y:.1}" width="{side:.1}" height="{side:.1}" color="{color}"/>"##
    )
}

/// A text around a point.
pub(super) fn text(words: &str, (x, y): (f32, f32), size: f32, anchor: &str, fill: &str) -> String {
    format!(
        r##"<text x="{x:.1}" y="{y:.1}" {PLAIN} font-size="{size}" font-weight="700" text-anchor="{anchor}" fill="{fill}">{}</text>"##,
        escape(words)
    )
}

pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// One thing that is paid, gained or held: a disc with its symbol, ringed, and how many.
#[derive(Clone, Copy)]
struct Mark {
    symbol: &'static str,
    fill: &'static str,
    count: u16,
}

/// How a mark is ringed.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Ring {
    Price,
    Reward,
    Held,
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
    add("", "#e9efe9", price.any);
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

fn mark(mark: Mark, (cx, cy): (f32, f32), r: f32, ring: Ring) -> String {
    let edge = match ring {
        Ring::Price => format!(r##"stroke="{}" stroke-width="1.6" stroke-dasharray="3.2 1.6""##, look::PRICE),
        Ring::Reward => format!(r##"stroke="{}" stroke-width="1.6""##, look::REWARD),
        Ring::Held => r##"stroke="#0a1214" stroke-width="1""##.to_owned(),
    };
    let mut drawn = format!(r##"<circle cx="{cx:.1}" cy="{cy:.1}" r="{r:.1}" fill="{}" {edge}/>"##, mark.fill);
    if mark.symbol.is_empty() {
        drawn += &text("?", (cx, cy + r * 0.52), r * 1.5, "middle", "#14161c");
    } else {
        drawn += &icon(mark.symbol, (cx, cy), r * 1.42, "#ffffff");
    }
    drawn
}

/// How many a mark stands for, at its lower right, from two up: so far beyond the disc.
fn number(mark: Mark, (cx, cy): (f32, f32), r: f32, beyond: f32) -> String {
    if mark.count < 2 {
        return String::new();
    }
    let size = (r * 1.4).max(12.0);
    format!(
        r##"<text x="{:.1}" y="{:.1}" {PLAIN} font-size="{size:.1}" font-weight="800" text-anchor="end" fill="#ffffff" stroke="#0a1214" stroke-width="3" paint-order="stroke">{}</text>"##,
        cx + r + beyond,
        cy + r + 1.0,
        mark.count
    )
}

/// Between two marks.
const GAP: f32 = 3.0;

/// How much room the figure of a mark takes beside its disc.
fn beside(mark: Mark) -> f32 {
    match mark.count {
        0 | 1 => 0.0,
        2..=9 => 4.5,
        _ => 10.0,
    }
}

/// How wide marks want to be, side by side.
fn natural(marks: &[Mark], r: f32) -> f32 {
    marks.iter().map(|one| 2.0 * r + GAP + beside(*one)).sum::<f32>() - if marks.is_empty() { 0.0 } else { GAP }
}

/// Marks side by side from a point, closer together if they would not fit; says how wide they are.
fn row(marks: &[Mark], (x, cy): (f32, f32), r: f32, room: f32, ring: Ring) -> (String, f32) {
    let Some(last) = marks.last() else { return (String::new(), 0.0) };
    let all = natural(marks, r);
    // What stands over the last disc cannot come closer to anything.
    let over = 2.0 * r + beside(*last);
    let squeeze = if all > room && all > over { ((room - over) / (all - over)).clamp(0.2, 1.0) } else { 1.0 };
    let mut centres = Vec::with_capacity(marks.len());
    let mut cx = x + r;
    for one in marks {
        centres.push((cx, cy));
        cx += squeeze * (2.0 * r + GAP + beside(*one));
    }
    let wide = centres[marks.len() - 1].0 - x - r + over;
    let discs = marks.iter().zip(&centres).map(|(one, centre)| mark(*one, *centre, r, ring));
    let beyond = |one: Mark| if squeeze < 0.9 { 2.5 } else { beside(one) };
    let numbers = marks.iter().zip(&centres).map(|(one, centre)| number(*one, *centre, r, beyond(*one)));
    (discs.chain(numbers).collect(), wide)
}

/// "price → reward" from a point to the right.
pub(super) fn exchange(price: &Price, boon: &Boon, (x, cy): (f32, f32), r: f32, room: f32) -> String {
    let (costs, gains) = (price_marks(price), boon_marks(boon));
    let arrow = if costs.is_empty() { 0.0 } else { 11.0 };
    let (asked, given) = (natural(&costs, r), natural(&gains, r));
    let share = ((room - arrow) / (asked + given).max(1.0)).min(1.0);
    let (mut drawn, paid) = row(&costs, (x, cy), r, asked * share, Ring::Price);
    let mut from = x + paid;
    if arrow > 0.0 {
        let y = cy;
        drawn += &format!(
            r##"<path d="M{:.1},{y:.1}h6m-2.6,-2.6l2.6,2.6l-2.6,2.6" fill="none" stroke="#d8f5ea" stroke-width="1.5"/>"##,
            from + 2.5
        );
        from += arrow;
    }
    drawn + &row(&gains, (from, cy), r, given * share, Ring::Reward).0
}

/// A price alone.
pub(super) fn price(price: &Price, at: (f32, f32), r: f32, room: f32) -> String {
    row(&price_marks(price), at, r, room, Ring::Price).0
}

/// A reward alone, around a point.
pub(super) fn reward(boon: &Boon, (cx, cy): (f32, f32), r: f32, room: f32) -> String {
    let marks = boon_marks(boon);
    let wide = natural(&marks, r).min(room);
    row(&marks, (cx - wide / 2.0, cy), r, room, Ring::Reward).0
}

/// What is held somewhere, from a point to the right.
pub(super) fn held(purse: &Purse, at: (f32, f32), r: f32, room: f32) -> String {
    let marks: Vec<Mark> = marks_of(purse).collect();
    row(&marks, at, r, room, Ring::Held).0
}

/// How an Elder Sign is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Seal {
    Closed,
    Open,
    Broken,
}

/// The five-pointed sign in a ring: bright where it can be broken, cracked and dark where it was.
pub(super) fn seal((cx, cy): (f32, f32), r: f32, seal: Seal) -> String {
    let (ink, fill, opacity) = match seal {
        Seal::Closed => ("#7fd0b8", "#12383a", 0.55),
        Seal::Open => ("#c9fff0", "#12685c", 1.0),
        Seal::Broken => ("#7d8a88", "#101c1e", 0.8),
    };
    let mut star = String::new();
    for point in 0..5 {
        let turn = (point * 2) as f32 * std::f32::consts::TAU / 5.0 - std::f32::consts::FRAC_PI_2;
        let (x, y) = (cx + 0.8 * r * turn.cos(), cy + 0.8 * r * turn.sin());
        star += &format!("{}{x:.1},{y:.1}", if point == 0 { "M" } else { "L" });
    }
    let mut drawn = format!(
        r##"<g opacity="{opacity}"><circle cx="{cx:.1}" cy="{cy:.1}" r="{r:.1}" fill="{fill}" stroke="{ink}" stroke-width="1.8"/><path d="{star}Z" fill="none" stroke="{ink}" stroke-width="1.5" stroke-linejoin="round"/>"##
    );
    if seal == Seal::Broken {
        drawn += &format!(
            r##"<path d="M{:.1},{:.1}l{:.1},{:.1}l{:.1},{:.1}l{:.1},{:.1}" fill="none" stroke="#06100f" stroke-width="3.4"/><path d="M{:.1},{:.1}l{:.1},{:.1}l{:.1},{:.1}l{:.1},{:.1}" fill="none" stroke="#e9d9b0" stroke-width="1.2"/>"##,
            cx + 0.2 * r,
            cy - r,
            -0.35 * r,
            0.75 * r,
            0.5 * r,
            0.35 * r,
            -0.45 * r,
            0.9 * r,
            cx + 0.2 * r,
            cy - r,
            -0.35 * r,
            0.75 * r,
            0.5 * r,
            0.35 * r,
            -0.45 * r,
            0.9 * r,
        );
    }
    drawn + "</g>"
}

/// Small dice: the raid a lock brings.
pub(super) fn dice(count: u8, (right, y): (f32, f32)) -> String {
    (0..count)
        .map(|die| {
            let x = right - 10.0 - f32::from(die) * 11.2;
            format!(
                r##"<rect x="{x:.1}" y="{y:.1}" width="10" height="10" rx="2.4" fill="#f3e6cf" stroke="#7a1f22" stroke-width="1.2"/><circle cx="{:.1}" cy="{:.1}" r="1.7" fill="#7a1f22"/>"##,
                x + 5.0,
                y + 5.0
            )
        })
        .collect()
}

/// A shield with a figure.
pub(super) fn shield((cx, cy): (f32, f32), r: f32, figure: u8) -> String {
    let size = (r * 1.5).max(12.0);
    format!(
        r##"<path d="M{:.1},{:.1}h{:.1}v{:.1}q0,{:.1} {:.1},{:.1}q{:.1},{:.1} {:.1},{:.1}Z" fill="#0c1a26" stroke="#b9c9d6" stroke-width="1"/>"##,
        cx - r,
        cy - r,
        2.0 * r,
        r,
        r * 0.8,
        -r,
        r * 1.3,
        -r,
        -r * 0.5,
        -r,
        -r * 1.3,
    ) + &text(&figure.to_string(), (cx, cy + size * 0.33), size, "middle", "#ffffff")
}

/// The kinds a chamber can hold, as faint places: what is free.
pub(super) fn capacity(holds: &crate::Holds, at: (f32, f32), r: f32, room: f32) -> String {
    let mut marks: Vec<Mark> = marks_of(&holds.own).collect();
    if holds.any > 0 {
        marks.push(Mark { symbol: "", fill: "#e9efe9", count: holds.any.into() });
    }
    let (drawn, _) = row(&marks, at, r, room, Ring::Held);
    format!(r##"<g opacity=".38">{drawn}</g>"##)
}

/// All kinds that are counted on the board.
pub(super) const COUNTED: [Goods; 6] =
    [Goods::Treasure, Goods::Blood, Goods::Magic, Goods::Atom, Goods::Grimoire, Goods::Sign];
