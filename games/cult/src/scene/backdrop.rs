//! What lies under everything and never changes: the districts of the Eternal City, with number, name and benefit.

use cenacle_scene::{Phrase, Say};

use crate::{Benefit, Figures, location};

use super::{layout::Ground, look};

const TITLE: &str = "font-family=\"Marcellus, 'Alegreya Sans', serif\"";
const PLAIN: &str = "font-family=\"'Alegreya Sans', 'Segoe UI', sans-serif\"";

/// The whole backdrop of one stage, in one language.
pub(super) fn backdrop(figures: &Figures, ground: &Ground, say: &Say<'_>) -> String {
    let (w, h) = ground.size;
    let mut drawn = format!(
        r##"<defs><radialGradient id="cult-night" cx=".5" cy=".35" r=".9"><stop offset="0" stop-color="#2b3350"/><stop offset=".6" stop-color="#1d2233"/><stop offset="1" stop-color="#10131d"/></radialGradient><radialGradient id="cult-rift" cx=".65" cy=".6" r=".8"><stop offset="0" stop-color="#7b45d8"/><stop offset=".5" stop-color="#3a1f63"/><stop offset="1" stop-color="#1a0f30"/></radialGradient><radialGradient id="cult-lamp"><stop offset="0" stop-color="#fff1c9" stop-opacity=".5"/><stop offset=".6" stop-color="#ffe3a0" stop-opacity=".26"/><stop offset="1" stop-color="#ffe3a0" stop-opacity="0"/></radialGradient><pattern id="cult-stones" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M0,0h26M0,13h26M8,0v13M20,13v13" stroke="#000000" stroke-opacity=".16" fill="none"/></pattern></defs><rect width="{w}" height="{h}" rx="14" fill="url(#cult-night)"/>"##
    );
    for number in 1..=13 {
        drawn += &district(figures, ground, say, number);
    }
    drawn
}

fn district(figures: &Figures, ground: &Ground, say: &Say<'_>, number: u8) -> String {
    let area = ground.district(number);
    let (x, y, w, h) = (area.x, area.y, area.w, area.h);
    let fill =
        if number == 13 { "url(#cult-rift)".to_owned() } else { look::GROUNDS[usize::from(number) - 1].to_owned() };
    // Walls that lean a little, each its own way: a city grew here, nobody drew it with a ruler.
    let lean = |salt: u8| f32::from((number * 7 + salt * 5) % 5) - 2.0;
    let edge = if ground.wide { 1.0 } else { 0.5 };
    let shape = format!(
        "M{:.1},{:.1}L{:.1},{:.1}L{:.1},{:.1}L{:.1},{:.1}Z",
        x + edge * (2.0 + lean(1)),
        y + edge * (2.0 + lean(2)),
        x + w - edge * (2.0 + lean(3)),
        y + edge * (2.0 - lean(2)),
        x + w - edge * (2.0 - lean(3)),
        y + h - edge * (2.0 + lean(4)),
        x + edge * (2.0 - lean(1)),
        y + h - edge * (2.0 - lean(4)),
    );
    let emblem = if ground.wide { 84.0 } else { 44.0 };
    let symbol = look::location_symbol(number);
    let mut drawn = format!(
        r##"<path d="{shape}" fill="{fill}" stroke="#0d1018" stroke-width="2"/><path d="{shape}" fill="url(#cult-stones)"/><use href="#icon-{symbol}" x="{:.1}" y="{:.1}" width="{emblem}" height="{emblem}" color="#fbf6ea" opacity=".13"/>"##,
        x + w - emblem - 8.0,
        y + h - emblem - if ground.wide { 26.0 } else { 20.0 },
    );
    let (radius, size) = if ground.wide { (14.0, 18.0) } else { (10.0, 14.0) };
    let name = say.word(if ground.wide { location::word(number) } else { short(number) });
    // A long name is written smaller rather than over the wall.
    let size = if name.chars().count() as f32 * size * 0.5 > w - 2.0 * radius - 20.0 { size - 3.0 } else { size };
    let (cx, cy) = (x + radius + 7.0, y + radius + if ground.wide { 8.0 } else { 3.0 });
    drawn += &format!(
        r##"<circle cx="{cx:.1}" cy="{cy:.1}" r="{radius}" fill="#f3eee4" stroke="#14161c" stroke-width="1.5"/><text x="{cx:.1}" y="{:.1}" text-anchor="middle" {PLAIN} font-size="{:.1}" font-weight="800" fill="#14161c">{number}</text><text x="{:.1}" y="{:.1}" {TITLE} font-size="{size}" fill="#fbf6ea">{}</text>"##,
        cy + radius * 0.36,
        radius * 1.08,
        cx + radius + 6.0,
        cy + size * 0.34,
        escape(&name),
    );
    if ground.wide {
        let text = say.phrase(&benefit(figures.locations[usize::from(number)].benefit));
        drawn += &format!(
            r##"<text x="{:.1}" y="{:.1}" {PLAIN} font-size="13" fill="#fbf6ea" fill-opacity=".92">{}</text>"##,
            // At the Palace the Privileges take the room of the second line.
            x + if number == 10 { 120.0 } else { 10.0 },
            y + if number == 10 { 27.0 } else { 46.0 },
            escape(&text)
        );
    }
    drawn
}

/// The lamp over the active Location: light, not the gold of what may be touched.
pub(super) fn lamp(number: u8) -> String {
    let [wide, narrow] = [Ground::WIDE, Ground::NARROW].map(|ground| ground.district(number));
    // One drawing for both stages: it must not shine into the next district on the narrow one.
    format!(r##"<ellipse rx="{:.1}" ry="{:.1}" fill="url(#cult-lamp)"/>"##, wide.w.min(narrow.w) * 0.6, narrow.h * 0.72)
}

/// What a benefit brings, in a few words.
pub(super) fn benefit(benefit: Benefit) -> Phrase {
    match benefit {
        Benefit::Miracles { cards } => Phrase::new("benefit-miracles").number("cards", cards),
        Benefit::Bribe { least, most } => Phrase::new("benefit-bribe").number("least", least).number("most", most),
        Benefit::Followers { count } => Phrase::new("benefit-followers").number("count", count),
        Benefit::Supremacy => Phrase::new("benefit-supremacy"),
        Benefit::Ordination { value, raise } => {
            Phrase::new("benefit-ordination").number("value", value).number("raise", raise)
        }
        Benefit::Coins { count } => Phrase::new("benefit-coins").number("count", count),
        Benefit::Altar { coins } => Phrase::new("benefit-altar").number("coins", coins),
        Benefit::Training { coins, raise } => Phrase::new("benefit-training")
            .number("first", coins[0])
            .number("one", raise[0])
            .number("second", coins[1])
            .number("two", raise[1]),
        Benefit::Recruits { coins, followers } => Phrase::new("benefit-recruits")
            .number("first", coins[0])
            .number("one", followers[0])
            .number("second", coins[1])
            .number("two", followers[1]),
        Benefit::Privilege => Phrase::new("benefit-privilege"),
        Benefit::Intrigues { draw, back } => {
            Phrase::new("benefit-intrigues").number("draw", draw).number("keep", draw.saturating_sub(back))
        }
        Benefit::Mob { followers } => Phrase::new("benefit-mob").number("followers", followers),
        Benefit::Summoning => Phrase::new("benefit-summoning"),
    }
}

/// Names that fit a narrow district.
pub(super) const fn short(number: u8) -> &'static str {
    match number {
        2 => "short-thieves",
        5 => "short-temples",
        7 => "short-artisans",
        11 => "short-nobles",
        13 => "short-rift",
        other => location::word(other),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
