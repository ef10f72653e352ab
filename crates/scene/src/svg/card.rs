//! Cards: bone paper with a coloured title band, or a back. What stands on a face is whole: what has no room is left out.

use super::{
    area::{Area, CARD_TEXT, CardSpot},
    badges::fit_badges,
    pen::{Pen, Type, escape, ink_on},
    place::badge,
};
use crate::{
    EDGE, SeatLook,
    measure::{CLOSER, Typeface, broader},
    scene::Piece,
};

/// How a card's name, picture, words and marks share its face, from its upper left corner.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Face {
    /// Whether it has room for a foot and text.
    pub(super) tall: bool,
    /// Lines of the name, their size, and how high their band is.
    pub(super) title: Vec<String>,
    pub(super) size: f32,
    pub(super) title_room: f32,
    pub(super) band: f32,
    /// Height of the coloured ground of the picture, and where the picture stands, if anywhere.
    pub(super) art_high: f32,
    pub(super) art: Option<Area>,
    pub(super) words: Vec<String>,
    pub(super) foot: String,
    /// Where the marks begin, their middle, and how much room they have.
    pub(super) marks: [f32; 3],
}

/// Height from which a card has room for a foot and text.
const TALL: f32 = 94.0;
/// Height from which a smaller one has room for a title of two lines.
const MIDDLING: f32 = 84.0;
/// Height from which a still smaller one has room for what it is worth.
const FIGURED: f32 = 70.0;
/// A picture is told from another one at this height.
const LEAST_ART: f32 = 20.0;
/// Height of a line of text.
const LINE: f32 = 13.0;
/// The marks' height.
const MARK: f32 = 16.0;

/// Lays out the face of a card of this size, of which the next card leaves `free`.
pub(super) fn lay(face: Typeface, piece: &Piece, foot: &str, sealed: bool, Area { w, h, .. }: Area, free: f32) -> Face {
    let tall = h >= TALL;
    let marked = !piece.badges.is_empty();
    let title_room = w - 8.0 - if sealed && tall { 18.0 } else { 0.0 };
    let (title, size) = titled(face, &piece.title, h, title_room);
    let band = match title.len() {
        0 => 8.0,
        1 if tall => 26.0,
        1 => (h * 0.24).clamp(17.0, 20.0),
        lines => 5.0 + 12.5 * lines as f32,
    };
    let footed = if foot.is_empty() { 0.0 } else { 15.0 };
    let marks = if tall { [5.0, h - 11.0 - footed, w - 10.0] } else { low_marks(w, h, band, sealed) };
    let common = Face {
        tall,
        title,
        size,
        title_room,
        band,
        art_high: 0.0,
        art: None,
        words: Vec::new(),
        foot: String::new(),
        marks,
    };
    if !tall {
        // What a small card is worth stands on it all the same; its kind does not.
        let worth = if !marked && h >= FIGURED && is_worth(foot) { foot } else { "" };
        let art_high = h * 0.88 - band - if worth.is_empty() { 0.0 } else { 10.0 };
        let side = (art_high * 0.86).min((w - 2.0) * 0.72);
        // A low card has its marks beside the picture, not over it.
        let art = if marked && w > h {
            Area::square(w * 0.2, band + (h - band) / 2.0, side.min(w * 0.34))
        } else {
            seen_at(side, free, w, band + art_high / 2.0)
        };
        return Face { art_high, art: Some(art), foot: worth.to_owned(), ..common };
    }
    let room = h - 6.0 - footed - if marked { 20.0 } else { 0.0 } - band;
    let whole = face.wrap(&piece.text, CARD_TEXT, w - 10.0, usize::MAX);
    let fits = whole.len() as f32 * LINE <= room + 0.01
        && !whole.iter().any(|line| face.width(line, CARD_TEXT) > (w - 10.0) * CLOSER);
    let words = if fits { whole } else { Vec::new() };
    // The picture is smaller the more there is to say, and gives way to words that need its room.
    let left = room - words.len() as f32 * LINE;
    let art_high = match (words.is_empty(), left) {
        (true, _) if !marked && foot.is_empty() => h * 0.62,
        (_, left) if left < LEAST_ART => 0.0,
        (true, left) => left.min(h * 0.62),
        (false, left) => left.min(h * 0.44),
    };
    let foot = foot_of(face, foot, w - 10.0);
    // Without room of its own the picture stands at the foot, if the kind of the card leaves it any.
    let art = if art_high > 0.0 {
        Some(seen_at((art_high * 0.86).min((w - 2.0) * 0.72), free, w, band + art_high / 2.0))
    } else {
        (face.width(&foot, CARD_TEXT) <= w - 28.0).then(|| Area::square(w - 13.0, h - 12.0, 17.0))
    };
    Face { art_high, art, words, foot, ..common }
}

/// The name as large as it fits: on one line, else on two, on a high card on three; on a very small one it gives way to the
/// picture.
fn titled(face: Typeface, text: &str, h: f32, room: f32) -> (Vec<String>, f32) {
    if h >= TALL {
        let fits = |size: &f32| face.width(text, *size) * broader(text) <= room;
        let size = [14.0, 13.0].into_iter().find(fits).unwrap_or(12.0);
        return (face.wrap(text, size, room * CLOSER / broader(text), 3), size);
    }
    let size = 12.0;
    if h >= MIDDLING {
        return (face.wrap(text, size, room * CLOSER, 2), size);
    }
    let line = if face.width(text, size) <= room * CLOSER { text.to_owned() } else { face.leading(text, size, room) };
    (if line.is_empty() { Vec::new() } else { vec![line] }, size)
}

/// Whether a foot is a figure with its sign: +3, −2.
fn is_worth(foot: &str) -> bool {
    let figure = foot.strip_prefix(['+', '−']).unwrap_or_default();
    !figure.is_empty() && figure.bytes().all(|byte| byte.is_ascii_digit())
}

/// The kind of a card, or only its figure where there is no room for more.
fn foot_of(face: Typeface, foot: &str, room: f32) -> String {
    if face.width(foot, CARD_TEXT) <= room * CLOSER {
        return foot.to_owned();
    }
    let from = foot.rfind(|letter: char| !letter.is_ascii_digit() && letter != '/');
    let from = from.map_or(0, |at| at + foot[at..].chars().next().map_or(0, char::len_utf8));
    let figure = foot[from..].trim_start_matches('/');
    let signed = foot[..foot.len() - figure.len()].chars().next_back().filter(|sign| "+−-".contains(*sign));
    let figure = match (figure.is_empty(), signed) {
        (true, _) => "",
        (false, Some(sign)) => &foot[foot.len() - figure.len() - sign.len_utf8()..],
        (false, None) => figure,
    };
    if face.width(figure, CARD_TEXT) <= room { figure.to_owned() } else { String::new() }
}

/// The picture stands in the part that no other card covers, if that part can hold it.
fn seen_at(side: f32, free: f32, w: f32, cy: f32) -> Area {
    let seen = free * 0.86;
    if free < w - 0.5 && seen >= 24.0 {
        Area::square(free / 2.0, cy, side.min(seen))
    } else {
        Area::square(w / 2.0, cy, side)
    }
}

fn low_marks(w: f32, h: f32, band: f32, sealed: bool) -> [f32; 3] {
    let x = if w > h { w * 0.4 } else { 4.0 };
    let y = if w > h { band + (h - band) / 2.0 } else { h - 11.0 };
    [x, y, w - x - 4.0 - if sealed { 20.0 } else { 0.0 }]
}

/// A card with its face to the viewer. What a following card covers is kept free of the title.
pub(super) fn face(pen: &mut Pen<'_>, piece: &Piece, spot: CardSpot, color: &str, foot: &str, seal: Option<&str>) {
    let Area { x, y, w, h } = spot.area;
    let face = lay(Typeface::Any, piece, foot, seal.is_some(), spot.area, spot.free);
    let paper = escape(&pen.theme.paper);
    pen.rect(spot.area, 6.0, &format!(r#"fill="{paper}" stroke="{EDGE}" stroke-width="1.5""#));
    let band = face.band;
    if face.tall {
        let ground = Area::new(x + 1.0, y + band, w - 2.0, face.art_high);
        pen.rect(ground, 0.0, &format!(r#"fill="{}" fill-opacity=".22""#, escape(color)));
    }
    pen.put(format_args!(
        r#"<path d="M{left:.1},{bottom:.1}v{up:.1}a6,6 0 0 1 6,-6h{across:.1}a6,6 0 0 1 6,6v{down:.1}Z" fill="{}" stroke="{EDGE}" stroke-width="1.5"/>"#,
        escape(color),
        left = x,
        bottom = y + band,
        up = -(band - 6.0),
        across = w - 12.0,
        down = band - 6.0,
    ));
    // Under another card the beginning of the title must show; the other card itself cuts the rest.
    let begins = spot.free < w - 0.5 || seal.is_some() && face.tall;
    let style =
        if face.tall { Type::title(face.size, ink_on(color)) } else { Type::plain(face.size, ink_on(color)).bold() };
    let (left, style) = if begins { (x + 5.0, style) } else { (x + w / 2.0, style.middle()) };
    let lines = face.title.len() as f32;
    for (at, line) in face.title.iter().enumerate() {
        let baseline = y + band / 2.0 + face.size * 0.34 + (at as f32 - (lines - 1.0) / 2.0) * 12.5;
        pen.text_in(left, baseline, face.title_room, style, line);
    }
    if let (Some(symbol), Some(art)) = (&piece.symbol, face.art) {
        pen.icon(symbol, art.moved(x, y), color);
    }
    for (at, line) in face.words.iter().enumerate() {
        let baseline = y + band + face.art_high + LINE * (at as f32 + 0.9);
        pen.text_in(x + 5.0, baseline, w - 10.0, Type::plain(CARD_TEXT, "#221d16"), line);
    }
    let [from, middle, room] = face.marks;
    for set in fit_badges(Typeface::Any, &piece.badges, x + from, MARK, room) {
        badge(pen, &set, y + middle, MARK);
    }
    pen.text_in(x + 5.0, y + h - 7.0, w - 10.0, Type::plain(CARD_TEXT, "#352f25").bold(), &face.foot);
    if let Some(seat) = piece.seat {
        pen.sign(seat, x + 9.0, y + band + 9.0, 5.5, SeatLook::of(seat).fill);
    }
    if let Some(seal) = seal {
        let (cx, cy) = if face.tall { (x + w - 14.0, y + band / 2.0) } else { (x + w - 12.0, y + h - 12.0) };
        pen.circle(cx, cy, 9.5, &format!(r#"fill="{EDGE}""#));
        pen.icon(seal, Area::square(cx, cy, 14.0), "#c9a8ff");
    }
}

/// A card of which only the back is seen: one colour, one frame, one icon.
pub(super) fn back(pen: &mut Pen<'_>, piece: &Piece, area: Area, color: &str) {
    pen.rect(area, 6.0, &format!(r#"fill="{}" stroke="{EDGE}" stroke-width="1.5""#, escape(color)));
    let ink = if ink_on(color) == EDGE { EDGE } else { "#c9a25a" };
    pen.rect(area.inset(5.0), 3.0, &format!(r#"fill="none" stroke="{ink}" stroke-opacity=".7""#));
    if let Some(symbol) = &piece.symbol {
        pen.icon(symbol, Area::square(area.cx(), area.cy(), area.w * 0.58), ink);
    }
}
