//! What lies under everything and never changes: the districts of the Eternal City, with number, name and benefit.

use cenacle_scene::{Phrase, Say, measure};

use crate::{Benefit, Figures, Location};

use super::{layout::Layout, look};

const TITLE: &str = "font-family=\"Marcellus, 'Alegreya Sans', serif\"";
const PLAIN: &str = "font-family=\"'Alegreya Sans', 'Segoe UI', sans-serif\"";

/// The whole backdrop of one stage, in one language.
pub(super) fn backdrop(figures: &Figures, layout: &Layout, say: &Say<'_>) -> String {
    let (w, h) = layout.size;
    // What a Location gives is written where the light falls: on a phone, in small letters.
    let light = if layout.wide { ".13" } else { "0" };
    let mut drawn = format!(
        r##"<defs><radialGradient id="cult-night" cx=".5" cy=".35" r=".9"><stop offset="0" stop-color="#2b3350"/><stop offset=".6" stop-color="#1d2233"/><stop offset="1" stop-color="#10131d"/></radialGradient><radialGradient id="cult-rift" cx=".65" cy=".6" r=".8"><stop offset="0" stop-color="#7b45d8"/><stop offset=".5" stop-color="#3a1f63"/><stop offset="1" stop-color="#1a0f30"/></radialGradient><radialGradient id="cult-lamp"><stop offset="0" stop-color="#fff1c9" stop-opacity=".5"/><stop offset=".6" stop-color="#ffe3a0" stop-opacity=".26"/><stop offset="1" stop-color="#ffe3a0" stop-opacity="0"/></radialGradient><linearGradient id="cult-wall" x2="0" y2="1"><stop offset="0" stop-color="#ffffff" stop-opacity="{light}"/><stop offset=".42" stop-color="#ffffff" stop-opacity=".02"/><stop offset="1" stop-color="#05060c" stop-opacity=".5"/></linearGradient><pattern id="cult-stones" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M0,0h26M0,13h26M8,0v13M20,13v13" stroke="#000000" stroke-opacity=".16" fill="none"/></pattern></defs><rect width="{w}" height="{h}" rx="14" fill="url(#cult-night)"/>"##
    );
    for location in Location::all() {
        drawn += &district(figures, layout, say, location);
    }
    drawn
}

fn district(figures: &Figures, layout: &Layout, say: &Say<'_>, location: Location) -> String {
    let number = location.number();
    let area = layout.district(location);
    let (x, y, w, h) = (area.x, area.y, area.w, area.h);
    let fill = match location {
        Location::RIFT => "url(#cult-rift)",
        other => look::GROUNDS[other.index() - 1],
    };
    // Walls that lean a little, each its own way: a city grew here, nobody drew it with a ruler.
    let priors = |salt: u8| f32::from((number * 7 + salt * 5) % 5) - 2.0;
    let edge = if layout.wide { 1.0 } else { 0.5 };
    let shape = format!(
        "M{:.1},{:.1}L{:.1},{:.1}L{:.1},{:.1}L{:.1},{:.1}Z",
        x + edge * (2.0 + priors(1)),
        y + edge * (2.0 + priors(2)),
        x + w - edge * (2.0 + priors(3)),
        y + edge * (2.0 - priors(2)),
        x + w - edge * (2.0 - priors(3)),
        y + h - edge * (2.0 + priors(4)),
        x + edge * (2.0 - priors(1)),
        y + h - edge * (2.0 - priors(4)),
    );
    let (emblem, glow) = if layout.wide { (98.0, ".24") } else { (44.0, ".12") };
    let symbol = look::location_symbol(location);
    let (streets, sill) = (streets(layout, location), if layout.wide { 27.0 } else { 20.0 });
    let mut drawn = format!(
        r##"<path d="{shape}" fill="{fill}" stroke="#0a0c14" stroke-width="2"/><path d="{shape}" fill="url(#cult-stones)"/>{streets}<use href="#icon-{symbol}" x="{:.1}" y="{:.1}" width="{emblem}" height="{emblem}" color="{}" opacity="{glow}"/><path d="{shape}" fill="url(#cult-wall)" stroke="#fbf6ea" stroke-opacity=".14"/>"##,
        x + w - emblem - 8.0,
        y + h - emblem - sill,
        look::GLOWS[location.index() - 1],
    );
    // The margin stands before the number and after it.
    let (radius, size, margin) = if layout.wide { (14.0, 18.0, 7.0) } else { (9.5, 14.0, 3.5) };
    let name = say.word(match number {
        _ if layout.wide => location.word(),
        // A card has more room for it.
        12 => "short-barracks",
        _ => short(location),
    });
    // A long name is written smaller rather than over the wall.
    let long = name.chars().count() as f32 * size * 0.5 > w - 2.0 * (radius + margin) - 6.0;
    let less = if layout.wide { 3.0 } else { 2.5 };
    let size = if long { size - less } else { size };
    let (cx, cy) = (x + radius + margin, y + radius + if layout.wide { 8.0 } else { 3.0 });
    drawn += &format!(
        r##"<circle cx="{cx:.1}" cy="{cy:.1}" r="{radius}" fill="#f3eee4" stroke="#14161c" stroke-width="1.5"/><text x="{cx:.1}" y="{:.1}" text-anchor="middle" {PLAIN} font-size="{:.1}" font-weight="800" fill="#14161c">{number}</text><text x="{:.1}" y="{:.1}" {TITLE} font-size="{size}" fill="#fbf6ea">{}</text>"##,
        cy + radius * 0.36,
        if layout.wide { radius * 1.08 } else { 12.5 },
        cx + radius + margin - 1.0,
        cy + size * 0.34,
        escape(&name),
    );
    let gives = figures.location(location).benefit;
    let text = say.phrase(&if layout.wide { benefit(gives) } else { brief(gives) });
    let (x_text, y_text) = match (layout.wide, location) {
        // At the Palace the Privileges take the room of the second line.
        (true, Location::PALACE) => (x + 120.0, y + 27.0),
        (true, _) => (x + 10.0, y + 47.0),
        (false, _) => (x + 5.0, y + 34.0),
    };
    let size = if layout.wide { 14.0 } else { 12.0 };
    // Written close rather than over the wall.
    let squeezed = measure::squeezed(&text, size * 0.95, x + w - x_text - if layout.wide { 8.0 } else { 2.0 });
    drawn += &format!(
        r##"<text x="{x_text:.1}" y="{y_text:.1}" {PLAIN} font-size="{size}"{squeezed} fill="#fbf6ea">{}</text>"##,
        escape(&text)
    );
    drawn += &demands(figures, layout, location);
    drawn
}

/// The roofs of a district against the night, with a window lit here and there: each its own, and the same in every game.
fn streets(layout: &Layout, location: Location) -> String {
    let area = layout.district(location);
    let (foot, scale) = if layout.wide { (27.0, 1.0) } else { (20.0, 0.52) };
    let mut seed = u32::from(location.number()) * 7919;
    let mut roll = |sides: u32| {
        seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (seed >> 16) % sides
    };
    let ground = area.y + area.h - foot;
    let (mut x, end) = (area.x + 3.0, area.x + area.w - 3.0);
    let (mut roofs, mut windows) = (format!("M{x:.1},{ground:.1}"), String::new());
    while x < end {
        let wide = (scale * (14 + roll(20)) as f32).min(end - x);
        let high = scale * (20 + roll(40)) as f32;
        let (top, right) = (ground - high, x + wide);
        roofs += &match roll(3) {
            0 => format!("V{top:.1}H{right:.1}"),
            1 => format!("V{top:.1}L{:.1},{:.1}L{right:.1},{top:.1}", x + wide / 2.0, top - scale * 9.0),
            _ => format!("V{:.1}L{right:.1},{top:.1}", top - scale * 6.0),
        };
        for _ in 0..roll(3) {
            let (side, pane) = (scale * 2.6, [roll(10) as f32 / 10.0, roll(10) as f32 / 10.0]);
            let (across, down) = (x + 2.0 + pane[0] * (wide - 4.0 - side), top + 3.0 + pane[1] * (high - 7.0));
            windows += &format!("M{across:.1},{down:.1}h{side:.1}v{:.1}h-{side:.1}Z", side * 1.4);
        }
        x = right;
    }
    format!(
        r##"<path d="{roofs}V{ground:.1}Z" fill="#06080f" fill-opacity=".34"/><path d="{windows}" fill="#ffd98a" fill-opacity=".5"/><rect x="{:.1}" y="{ground:.1}" width="{:.1}" height="{:.1}" fill="#06080f" fill-opacity=".42"/>"##,
        area.x + 3.0,
        area.w - 6.0,
        foot - 3.0,
    )
}

/// What a Location asks for and what it gives to who does not win it, at its foot.
fn demands(figures: &Figures, layout: &Layout, location: Location) -> String {
    let area = layout.district(location);
    let figures = figures.location(location);
    let (size, margin) = if layout.wide { (18.0, 9.0) } else { (15.0, 4.0) };
    let place = layout.ground(location);
    // The cards of the Palace lie at its right on the narrow stage.
    let end = if layout.wide { area.x + area.w } else { place.x + place.w + 4.0 };
    let (cy, mut right) = (area.y + area.h - size / 2.0 - 4.0, end - margin);
    let mut mark = |symbol: &str, fill: &str, ink: &str, figure: u8| {
        let wide = size * 1.75;
        right -= wide;
        let drawn = format!(
            r##"<rect x="{right:.1}" y="{:.1}" width="{wide:.1}" height="{size}" rx="{:.1}" fill="{fill}" stroke="#14161c"/><use href="#icon-{symbol}" x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" color="{ink}"/><text x="{:.1}" y="{:.1}" text-anchor="middle" {PLAIN} font-size="12.5" font-weight="800" fill="{ink}">{figure}</text>"##,
            cy - size / 2.0,
            size / 2.0,
            right + 3.0,
            cy - size * 0.37,
            size * 0.74,
            size * 0.74,
            right + wide * 0.74,
            cy + 4.3,
        );
        right -= 3.0;
        drawn
    };
    let mut drawn = String::new();
    // Who stands there and two marks have no room side by side on the narrow stage: there the pointer tells of the alms.
    if layout.wide {
        drawn += &mark("two-coins", look::COIN, "#14161c", figures.alms);
    }
    if figures.followers > 0 {
        drawn += &mark("person", "#0a1214", "#fbf6ea", figures.followers);
    }
    drawn
}

/// The lamp over the active Location: light, not the gold of what may be touched.
pub(super) fn lamp(location: Location) -> String {
    let [wide, narrow] = [Layout::WIDE, Layout::NARROW].map(|layout| layout.district(location));
    // One drawing for both stages: it must not shine into the next district on the narrow one.
    format!(r##"<ellipse rx="{:.1}" ry="{:.1}" fill="url(#cult-lamp)"/>"##, wide.w.min(narrow.w) * 0.6, narrow.h * 0.72)
}

/// What a benefit brings, as short as the board needs it.
fn benefit(benefit: Benefit) -> Phrase {
    said(benefit, benefit_words(benefit)[0])
}

/// What a benefit brings, in a sentence.
pub(super) fn gives(benefit: Benefit) -> Phrase {
    said(benefit, benefit_words(benefit)[1])
}

/// What a benefit brings, in two words for the narrow stage.
fn brief(benefit: Benefit) -> Phrase {
    said(benefit, benefit_words(benefit)[2])
}

const fn benefit_words(benefit: Benefit) -> [&'static str; 3] {
    match benefit {
        Benefit::Miracles { .. } => ["benefit-miracles", "gives-miracles", "brief-miracles"],
        Benefit::Bribe { .. } => ["benefit-bribe", "gives-bribe", "brief-bribe"],
        Benefit::Followers { .. } => ["benefit-followers", "gives-followers", "brief-followers"],
        Benefit::Supremacy => ["benefit-supremacy", "gives-supremacy", "brief-supremacy"],
        Benefit::Ordination { .. } => ["benefit-ordination", "gives-ordination", "brief-ordination"],
        Benefit::Coins { .. } => ["benefit-coins", "gives-coins", "brief-coins"],
        Benefit::Altar { .. } => ["benefit-altar", "gives-altar", "brief-altar"],
        Benefit::Training { .. } => ["benefit-training", "gives-training", "brief-training"],
        Benefit::Recruits { .. } => ["benefit-recruits", "gives-recruits", "brief-recruits"],
        Benefit::Privilege => ["benefit-privilege", "gives-privilege", "brief-privilege"],
        Benefit::Intrigues { .. } => ["benefit-intrigues", "gives-intrigues", "brief-intrigues"],
        Benefit::Mob { .. } => ["benefit-mob", "gives-mob", "brief-mob"],
        Benefit::Summoning => ["benefit-summoning", "gives-summoning", "brief-summoning"],
    }
}

/// A message with the figures of a benefit.
fn said(benefit: Benefit, key: &'static str) -> Phrase {
    let phrase = Phrase::new(key);
    match benefit {
        Benefit::Miracles { cards } => phrase.number("cards", cards),
        Benefit::Bribe { least, most } => phrase.number("least", least).number("most", most),
        Benefit::Followers { count } | Benefit::Coins { count } => phrase.number("count", count),
        Benefit::Ordination { value, raise } => phrase.number("value", value).number("raise", raise),
        Benefit::Altar { coins } => phrase.number("coins", coins),
        Benefit::Training { coins, raise: more } | Benefit::Recruits { coins, followers: more } => {
            phrase.number("first", coins[0]).number("one", more[0]).number("second", coins[1]).number("two", more[1])
        }
        Benefit::Intrigues { draw, back } => phrase.number("draw", draw).number("keep", draw.saturating_sub(back)),
        Benefit::Mob { followers } => phrase.number("followers", followers),
        Benefit::Supremacy | Benefit::Privilege | Benefit::Summoning => phrase,
    }
}

/// Names that fit a narrow district.
pub(super) const fn short(location: Location) -> &'static str {
    match location.number() {
        2 => "short-thieves",
        5 => "short-temples",
        7 => "short-artisans",
        11 => "short-nobles",
        13 => "short-rift",
        _ => location.word(),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
