//! Pictures drawn for this game: seals that break, dice, shields, plates with words.

use cenacle_scene::{Seat, SeatLook, measure};

use crate::Goods;

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

/// A heading, in the face of titles.
pub(super) fn title(words: &str, (x, y): (f32, f32), size: f32, anchor: &str, fill: &str) -> String {
    format!(
        r##"<text x="{x:.1}" y="{y:.1}" class="d" font-family="Marcellus, Georgia, serif" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{}</text>"##,
        escape(words)
    )
}

pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// How an Elder Sign is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Seal {
    Closed,
    Open,
    Broken,
}

/// The five-pointed sign in a ring: bright where it can be broken.
pub(super) fn seal((cx, cy): (f32, f32), r: f32, seal: Seal) -> String {
    let (ink, fill, opacity) = match seal {
        Seal::Closed => ("#7fd0b8", "#12383a", 0.55),
        Seal::Open => ("#c9fff0", "#12685c", 1.0),
        Seal::Broken => return cracked((cx, cy), r, None),
    };
    format!(
        r##"<g opacity="{opacity}"><circle cx="{cx:.1}" cy="{cy:.1}" r="{r:.1}" fill="{fill}" stroke="{ink}" stroke-width="1.8"/><path d="{}" fill="none" stroke="{ink}" stroke-width="1.5" stroke-linejoin="round"/></g>"##,
        star((cx, cy), r)
    )
}

fn star((cx, cy): (f32, f32), r: f32) -> String {
    let mut star = String::new();
    for point in 0..5 {
        let turn = (point * 2) as f32 * std::f32::consts::TAU / 5.0 - std::f32::consts::FRAC_PI_2;
        let (x, y) = (cx + 0.8 * r * turn.cos(), cy + 0.8 * r * turn.sin());
        star += &format!("{}{x:.1},{y:.1}", if point == 0 { "M" } else { "L" });
    }
    star + "Z"
}

/// A broken seal: two halves that lie apart, and on them the sign of who broke it.
pub(super) fn cracked((cx, cy): (f32, f32), r: f32, by: Option<Seat>) -> String {
    // The crack, from above downwards.
    let crack = [(0.2, -0.98), (-0.2, -0.35), (0.25, 0.15), (-0.1, 0.99)];
    let mut drawn = String::from(r##"<g fill="#20302f" stroke="#a9b8b2" stroke-width="1.3" stroke-linejoin="round">"##);
    for (way, sweep) in [(-1.0_f32, 1), (1.0, 0)] {
        let (dx, dy) = (cx + way * 0.17 * r, cy - way * 0.08 * r);
        let mut half = String::new();
        for (at, (x, y)) in crack.into_iter().enumerate() {
            half += &format!("{}{:.1},{:.1}", if at == 0 { "M" } else { "L" }, dx + x * r, dy + y * r);
        }
        let (x, y) = crack[0];
        drawn += &format!(
            r##"<path d="{half}A{r:.1},{r:.1} 0 0 {sweep} {:.1},{:.1}Z" transform="rotate({:.0} {cx:.1} {cy:.1})"/>"##,
            dx + x * r,
            dy + y * r,
            way * 7.0
        );
        // What is left of the sign.
        drawn += &format!(
            r##"<path d="M{:.1},{:.1}l{:.1},{:.1}M{:.1},{:.1}l{:.1},{:.1}" fill="none" stroke-opacity=".55"/>"##,
            dx + way * 0.3 * r,
            dy - 0.5 * r,
            way * 0.45 * r,
            0.2 * r,
            dx + way * 0.35 * r,
            dy + 0.6 * r,
            way * 0.35 * r,
            -0.35 * r
        );
    }
    drawn += "</g>";
    if let Some(seat) = by {
        let look = SeatLook::of(seat);
        drawn += &format!(
            r##"<path d="{}" transform="translate({cx:.1} {cy:.1}) scale({:.2})" fill="{}" stroke="#0a1214" stroke-width=".34" paint-order="stroke"/>"##,
            look.sign.path(),
            r * 0.6,
            look.fill
        );
    }
    drawn
}

/// Small dice: the raid a lock brings; three stand as a pyramid.
pub(super) fn dice(count: u8, (right, y): (f32, f32)) -> String {
    let die = |x: f32, y: f32| {
        format!(
            r##"<rect x="{x:.1}" y="{y:.1}" width="11" height="11" rx="2.6" fill="#f3e6cf" stroke="#7a1f22" stroke-width="1.2"/><circle cx="{:.1}" cy="{:.1}" r="2" fill="#7a1f22"/>"##,
            x + 5.5,
            y + 5.5
        )
    };
    match count {
        0 => String::new(),
        1 => die(right - 11.0, y),
        2 => die(right - 23.0, y) + &die(right - 11.0, y),
        _ => {
            let below: String = (1..count).map(|at| die(right - 11.0 - 12.0 * f32::from(at - 1), y + 10.0)).collect();
            die(right - 17.0, y - 2.0) + &below
        }
    }
}

/// A shield with a figure, as high as `size` allows.
pub(super) fn shield((cx, cy): (f32, f32), r: f32, figure: i8) -> String {
    let size = (r * 1.5).max(12.5);
    format!(
        r##"<path d="M{:.1},{:.1}h{:.1}v{:.1}q0,{:.1} {:.1},{:.1}q{:.1},{:.1} {:.1},{:.1}Z" fill="#16324a" stroke="#a9cdea" stroke-width="1.2"/>"##,
        cx - r,
        cy - r,
        2.0 * r,
        r,
        r * 0.9,
        -r,
        r * 1.4,
        -r,
        -r * 0.5,
        -r,
        -r * 1.4,
    ) + &text(&figure.to_string(), (cx, cy + size * 0.35), size, "middle", "#ffffff")
}

/// A plate on the ground: everything that is written stands on one, so that it is read by day and by night.
pub(super) fn plate((x, y): (f32, f32), (w, h): (f32, f32), radius: f32, fill: &str, stroke: &str) -> String {
    format!(
        r##"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{h:.1}" rx="{radius}" fill="{fill}" stroke="{stroke}"/>"##
    )
}

/// A text on several lines from a point.
pub(super) fn paragraph(
    words: &str,
    (x, y): (f32, f32),
    [size, step, room]: [f32; 3],
    lines: usize,
    fill: &str,
) -> String {
    let wrapped = measure::wrap_whole(words, size * 0.93, room, lines);
    let line = |(at, line): (usize, &String)| {
        format!(
            r##"<text x="{x:.1}" y="{:.1}" {PLAIN} font-size="{size}" fill="{fill}"{}>{}</text>"##,
            y + step * at as f32,
            measure::squeezed(line, size * 0.93, room),
            escape(line)
        )
    };
    wrapped.iter().enumerate().map(line).collect()
}

/// A name, squeezed where its room ends and never cut.
pub(super) fn name(words: &str, (x, y): (f32, f32), [size, room]: [f32; 2], anchor: &str, fill: &str) -> String {
    let squeezed = measure::squeezed(words, size * 0.95, room);
    text(words, (x, y), size, anchor, fill).replacen(" fill=", &format!("{squeezed} fill="), 1)
}

/// A name on up to two lines around a point, each squeezed into its room.
pub(super) fn name_of_two(
    words: &str,
    (x, y): (f32, f32),
    [size, step, room]: [f32; 3],
    anchor: &str,
    fill: &str,
) -> String {
    let lines = measure::wrap_whole(words, size * 0.92, room, 2);
    let drawn = |(at, line): (usize, &String)| name(line, (x, y + step * at as f32), [size, room], anchor, fill);
    lines.iter().enumerate().map(drawn).collect()
}

/// All kinds that are counted on the board.
pub(super) const COUNTED: [Goods; 6] =
    [Goods::Treasure, Goods::Blood, Goods::Magic, Goods::Atom, Goods::Grimoire, Goods::Sign];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_too_long_is_squeezed_and_whole() {
        for (words, room, squeezed) in [("Porte Dimensionnelle", 81.0, true), ("Autel", 81.0, false)] {
            let drawn = name_of_two(words, (0.0, 0.0), [13.5, 13.0, room], "middle", "#fff");
            let letters = drawn.replace("</text>", " ");
            let said: String = letters.split('<').filter_map(|part| Some(part.split_once('>')?.1)).collect();
            assert_eq!(said.trim(), words);
            assert_eq!(drawn.contains("textLength"), squeezed, "{drawn}");
        }
    }

    #[test]
    fn a_broken_seal_lies_in_two_halves_and_shows_who_broke_it() {
        let unknown = cracked((0.0, 0.0), 10.0, None);
        assert_eq!(unknown.matches("<path").count(), 4, "{unknown}");
        for seat in [0, 4].map(Seat::new) {
            let look = SeatLook::of(seat);
            let drawn = cracked((0.0, 0.0), 10.0, Some(seat));
            assert!(drawn.contains(look.fill) && drawn.contains(look.sign.path()), "{drawn}");
            assert!(!unknown.contains(look.fill));
        }
    }
}
