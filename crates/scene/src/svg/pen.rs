//! What writes the markup: escaped text, icons by name, halos, and the groups that carry ids and titles.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::{self, Write},
};

use super::area::Area;
use crate::{EDGE, Icons, Seat, SeatLook, Text, measure, scene::Theme};

/// What may be done now. Nothing else is ever drawn in this colour.
pub(super) const LIT: &str = "#ffc24b";
/// The edge of what a picture speaks of.
pub(super) const EDGE_OF_LIGHT: &str = "#ffffff";
/// The room around the stage.
pub(super) const ROOM: &str = "#12141b";
/// A box in the room.
pub(super) const SURFACE: &str = "#1a1e28";
/// A box that is nearest.
pub(super) const RAISED: &str = "#242a37";
/// The edge of boxes in the room.
pub(super) const LINE: &str = "#394253";
/// Text in the room.
pub(super) const INK: &str = "#f0eadc";
/// A second line in the room.
pub(super) const INK_2: &str = "#b9b4a6";

/// What went well.
pub(super) const GOOD: &str = "#7ed8a4";
/// What did not.
pub(super) const BAD: &str = "#ff8f7a";

/// The smallest text of a picture.
pub(super) const SMALLEST: f32 = 12.0;

/// Writes one picture.
pub(super) struct Pen<'a> {
    out: String,
    icons: &'a dyn Icons,
    /// Symbols in use, by the id under which they are drawn.
    symbols: BTreeMap<String, String>,
    lit: BTreeSet<&'a str>,
    pub(super) theme: Theme,
}

/// How a line of text looks.
#[derive(Clone, Copy)]
pub(super) struct Type<'a> {
    pub(super) size: f32,
    pub(super) fill: &'a str,
    pub(super) bold: bool,
    /// In the face of titles. Figures never are: its zero looks like an O.
    pub(super) title: bool,
    pub(super) anchor: Anchor,
    /// With a dark edge, readable on any ground.
    pub(super) edged: bool,
}

/// Which end of a line of text stands at its position.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl<'a> Type<'a> {
    pub(super) const fn plain(size: f32, fill: &'a str) -> Type<'a> {
        Type { size, fill, bold: false, title: false, anchor: Anchor::Start, edged: false }
    }

    pub(super) const fn title(size: f32, fill: &'a str) -> Type<'a> {
        Type { title: true, ..Type::plain(size, fill) }
    }

    pub(super) const fn bold(self) -> Type<'a> {
        Type { bold: true, ..self }
    }

    pub(super) const fn middle(self) -> Type<'a> {
        Type { anchor: Anchor::Middle, ..self }
    }

    pub(super) const fn end(self) -> Type<'a> {
        Type { anchor: Anchor::End, ..self }
    }

    pub(super) const fn edged(self) -> Type<'a> {
        Type { edged: true, ..self }
    }
}

impl<'a> Pen<'a> {
    pub(super) fn new(icons: &'a dyn Icons, lit: BTreeSet<&'a str>, theme: &Theme) -> Pen<'a> {
        let or = |color: &Text, default: &'static str| if color.is_empty() { default.into() } else { color.clone() };
        let theme = Theme {
            ground: or(&theme.ground, ROOM),
            panel: or(&theme.panel, SURFACE),
            ink: or(&theme.ink, INK),
            accent: or(&theme.accent, INK_2),
            paper: or(&theme.paper, "#efe6d2"),
        };
        Pen { out: String::new(), icons, symbols: BTreeMap::new(), lit, theme }
    }

    /// Markup as it is.
    pub(super) fn put(&mut self, markup: fmt::Arguments<'_>) {
        self.out.write_fmt(markup).expect("a string takes all that is written to it");
    }

    /// Markup that the game drew. The icons it uses are noted.
    pub(super) fn fragment(&mut self, markup: &str) {
        for part in markup.split("href=\"#icon-").skip(1) {
            if let Some((name, _)) = part.split_once('"') {
                self.symbol(name);
            }
        }
        self.out.push_str(markup);
    }

    /// Opens the group of an element that can be pointed at.
    pub(super) fn open(&mut self, kind: &str, id: &str, lines: &[String]) {
        let lit = if self.is_lit(id) { " lit" } else { "" };
        let title = escape(&lines.join("\n"));
        self.put(format_args!(r#"<g class="{kind}{lit}" data-id="{}"><title>{title}</title>"#, escape(id)));
    }

    /// Closes the element that is open.
    pub(super) fn close(&mut self) {
        self.out.push_str("</g>\n");
    }

    pub(super) fn is_lit(&self, id: &str) -> bool {
        self.lit.contains(id)
    }

    pub(super) fn rect(&mut self, area: Area, radius: f32, paint: &str) {
        let Area { x, y, w, h } = area;
        self.put(format_args!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" {paint}/>"#,
            Units(x),
            Units(y),
            Units(w),
            Units(h),
            Units(radius)
        ));
    }

    pub(super) fn circle(&mut self, cx: f32, cy: f32, radius: f32, paint: &str) {
        self.put(format_args!(r#"<circle cx="{}" cy="{}" r="{}" {paint}/>"#, Units(cx), Units(cy), Units(radius)));
    }

    /// A line of text, its baseline at `y`. Nothing is written for an empty text.
    pub(super) fn text(&mut self, x: f32, y: f32, style: Type<'_>, text: &str) {
        self.text_turned(x, y, 0, style, text);
    }

    /// A line of text, turned clockwise around its position.
    pub(super) fn text_turned(&mut self, x: f32, y: f32, degrees: i16, style: Type<'_>, text: &str) {
        self.letters(x, y, degrees, style, text, "");
    }

    /// A line of text turned clockwise, squeezed into the room it has.
    pub(super) fn text_turned_in(&mut self, x: f32, y: f32, degrees: i16, room: f32, style: Type<'_>, text: &str) {
        let factor = if style.bold { 1.06 } else { 1.0 };
        let wide = measure::width(text, style.size.max(SMALLEST) * factor);
        if wide <= room {
            return self.letters(x, y, degrees, style, text, "");
        }
        // A name is never cut: its letters get smaller as far as they can be read, then narrower.
        let size = (style.size.max(SMALLEST) * room / wide).max(SMALLEST);
        let squeezed = format!(r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, Units(room.max(1.0)));
        let fits = measure::width(text, size * factor) <= room;
        self.letters(x, y, degrees, Type { size, ..style }, text, if fits { "" } else { &squeezed });
    }

    fn letters(&mut self, x: f32, y: f32, degrees: i16, style: Type<'_>, text: &str, squeezed: &str) {
        if text.is_empty() {
            return;
        }
        let family = if style.title && !text.contains(|letter: char| letter.is_ascii_digit()) {
            "Marcellus, Georgia, serif"
        } else {
            "'Alegreya Sans', 'Segoe UI', sans-serif"
        };
        let anchor = match style.anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            Anchor::End => r#" text-anchor="end""#,
        };
        let weight = if style.bold { r#" font-weight="700""# } else { "" };
        let edge = if style.edged {
            r##" stroke="#14161c" stroke-width="3" stroke-linejoin="round" paint-order="stroke""##
        } else {
            ""
        };
        let turn = match degrees {
            0 => String::new(),
            _ => format!(r#" transform="rotate({degrees} {} {})""#, Units(x), Units(y)),
        };
        self.put(format_args!(
            r#"<text x="{}" y="{}" font-family="{family}" font-size="{}" fill="{}"{weight}{anchor}{edge}{turn}{squeezed}>{}</text>"#,
            Units(x),
            Units(y),
            Units(style.size.max(SMALLEST)),
            escape(style.fill),
            escape(text)
        ));
    }

    /// A line of text, squeezed into the room it has.
    pub(super) fn text_in(&mut self, x: f32, y: f32, room: f32, style: Type<'_>, text: &str) {
        self.text_turned_in(x, y, 0, room, style, text);
    }

    /// An icon in one colour.
    pub(super) fn icon(&mut self, name: &str, area: Area, color: &str) {
        self.icon_with(name, area, color, "");
    }

    /// An icon with a dark edge, readable on any ground.
    pub(super) fn icon_edged(&mut self, name: &str, area: Area, color: &str) {
        self.icon_with(
            name,
            area,
            color,
            r##" stroke="#14161c" stroke-width="36" stroke-linejoin="round" paint-order="stroke""##,
        );
    }

    fn icon_with(&mut self, name: &str, area: Area, color: &str, more: &str) {
        let id = self.symbol(name);
        self.put(format_args!(
            r##"<use href="#{id}" x="{}" y="{}" width="{}" height="{}" color="{}"{more}/>"##,
            Units(area.x),
            Units(area.y),
            Units(area.w),
            Units(area.h),
            escape(color)
        ));
    }

    /// The id of an icon's symbol, which is noted for the end of the picture.
    fn symbol(&mut self, name: &str) -> String {
        let id = icon_id(name);
        if !self.symbols.contains_key(&id) {
            let symbol = match self.icons.icon(name) {
                Some(icon) => {
                    format!(r#"<symbol id="{id}" viewBox="{}">{}</symbol>"#, escape(&icon.view_box), icon.body)
                }
                None => letter_symbol(&id, name),
            };
            self.symbols.insert(id.clone(), symbol);
        }
        id
    }

    /// The sign of a seat, `radius` units from its middle to its edge.
    pub(super) fn sign(&mut self, seat: Seat, cx: f32, cy: f32, radius: f32, fill: &str) {
        let path = SeatLook::of(seat).sign.path();
        self.put(format_args!(
            r#"<path d="{path}" transform="translate({} {}) scale({})" fill="{fill}" stroke="{EDGE}" stroke-width=".25" fill-rule="evenodd"/>"#,
            Units(cx),
            Units(cy),
            Units(radius)
        ));
    }

    /// The lamp around a rectangle that can be pointed at now.
    pub(super) fn halo(&mut self, area: Area, radius: f32) {
        self.rect(area, radius, &format!(r#"fill="none" stroke="{LIT}" stroke-width="8" stroke-opacity=".28""#));
        self.rect(area, radius, &format!(r#"fill="none" stroke="{LIT}" stroke-width="2.5""#));
    }

    /// The lamp along a path.
    pub(super) fn halo_path(&mut self, path: &str) {
        let path = escape(path);
        self.put(format_args!(
            r#"<path d="{path}" fill="none" stroke="{LIT}" stroke-width="8" stroke-opacity=".28"/><path d="{path}" fill="none" stroke="{LIT}" stroke-width="2.5"/>"#
        ));
    }

    /// The picture: what was written, with the symbols it uses before it.
    pub(super) fn finish(self, width: f32, height: f32, title: &str, ground: &str) -> String {
        let (w, h) = (Units(width), Units(height));
        let symbols: String = self.symbols.into_values().collect::<Vec<_>>().join("\n");
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" role=\"img\">\n\
             <title>{}</title>\n<defs>{symbols}</defs>\n\
             <rect width=\"{w}\" height=\"{h}\" fill=\"{ground}\"/>\n{}</svg>\n",
            escape(title),
            self.out
        )
    }
}

/// The id of an icon in a picture and in the page's sprite.
pub(super) fn icon_id(name: &str) -> String {
    let plain: String = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    format!("icon-{plain}")
}

/// A missing icon: the first letter of its name in a disc.
fn letter_symbol(id: &str, name: &str) -> String {
    let letter = name.chars().find(|letter| letter.is_alphanumeric()).unwrap_or('?').to_uppercase();
    format!(
        r#"<symbol id="{id}" viewBox="0 0 512 512"><circle cx="256" cy="256" r="226" fill="currentColor" fill-opacity=".18" stroke="currentColor" stroke-width="28"/><text x="256" y="356" font-family="'Alegreya Sans', 'Segoe UI', sans-serif" font-size="290" font-weight="700" text-anchor="middle" fill="currentColor">{}</text></symbol>"#,
        escape(&letter.to_string())
    )
}

/// A length with at most one decimal.
pub(super) struct Units(pub(super) f32);

impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero turns -0 into 0.
        write!(f, "{}", (self.0 * 10.0).round() / 10.0 + 0.0)
    }
}

/// Text that is safe between tags and in attributes, without the characters XML cannot hold.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' => safe.push(letter),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
            letter => safe.push(letter),
        }
    }
    safe
}

/// Above this luminance the dark edge stands out more than white does.
const HALFWAY: f32 = 0.197;

/// What is readable on this ground: the dark edge or white. What is no `#rrggbb` is dark.
pub(super) fn ink_on(ground: &str) -> &'static str {
    let value =
        ground.strip_prefix('#').filter(|hex| hex.len() == 6 && hex.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let [_, red, green, blue] = value.and_then(|hex| u32::from_str_radix(hex, 16).ok()).unwrap_or(0).to_be_bytes();
    let channel = |value: u8| (f32::from(value) / 255.0).powf(2.2);
    let luminance = 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
    if luminance > HALFWAY { EDGE } else { "#ffffff" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_have_at_most_one_decimal_and_no_negative_zero() {
        assert_eq!(Units(12.345).to_string(), "12.3");
        assert_eq!(Units(-0.01).to_string(), "0");
        assert_eq!(Units(40.0).to_string(), "40");
    }

    #[test]
    fn white_is_written_on_dark_grounds_and_dark_on_light_ones() {
        assert_eq!(ink_on("#5a2a6a"), "#ffffff");
        assert_eq!(ink_on("#f4efe2"), EDGE);
    }

    #[test]
    fn characters_that_xml_cannot_hold_are_left_out() {
        assert_eq!(escape("a\u{1}<b> & 'c'"), "a&lt;b&gt; &amp; &#39;c&#39;");
    }
}
