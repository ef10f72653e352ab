//! What is written on regions, trays and rows: names and sentences stand whole, on as many lines as they need.

use super::badges::row_width;
use crate::{
    measure::{CLOSER, Typeface},
    scene::{Badge, Place, Region, Spot},
};

/// The heading of a region and the remark beside it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Heading {
    pub(super) size: f32,
    pub(super) room: f32,
    /// How wide the remark may be.
    pub(super) note: f32,
}

/// The heading gives way up to half of the width: a remark may name a player.
pub(super) fn heading(face: Typeface, region: &Region, w: f32) -> Heading {
    let most = (w - 24.0 - face.width(&region.label, 14.0)).max(w * 0.5 - 8.0);
    let note = face.width(&region.note, 13.0).min(most);
    let room = w - 16.0 - if note > 0.0 { note + 8.0 } else { 0.0 };
    let fits = |size: &f32| face.width(&region.label, *size) <= room;
    Heading { size: [17.0, 15.5, 14.0, 13.0].into_iter().find(fits).unwrap_or(12.0), room, note }
}

/// What stands at the head of a tray.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Head {
    /// Lines of the name, and their size.
    pub(super) lines: Vec<String>,
    pub(super) size: f32,
    /// What stands beside the name, or on a line of its own under it.
    pub(super) text: String,
    pub(super) under: bool,
    /// How high all that is.
    pub(super) high: f32,
}

/// Height of a line of a head.
pub(super) const HEAD_LINE: f32 = 14.0;

/// Height from which a tray has a name: in a lower one the pieces need all of it.
const NAMED: f32 = 96.0;

/// The head of a tray of this width.
pub(super) fn head(face: Typeface, place: &Place, w: f32, h: f32) -> Head {
    if place.label.is_empty() || h < NAMED {
        return Head { lines: Vec::new(), size: 12.0, text: String::new(), under: false, high: 7.0 };
    }
    const BASE: f32 = 9.0;
    const SIZES: [f32; 3] = [14.0, 13.0, 12.0];
    let room = w - 14.0;
    let text = place.text.to_string();
    let beside = if text.is_empty() { 0.0 } else { face.width(&text, 13.0) + 8.0 };
    let reach = room * if beside > 0.0 { 1.0 } else { CLOSER };
    if let Some(size) = SIZES.into_iter().find(|size| face.width(&place.label, *size) + beside <= reach) {
        return Head { lines: vec![place.label.to_string()], size, text, under: false, high: BASE + HEAD_LINE };
    }
    let wrapped = |size: f32, lines: usize| face.wrap(&place.label, size, room * CLOSER, lines);
    let size = SIZES.into_iter().find(|size| wrapped(*size, usize::MAX).len() <= 2).unwrap_or(12.0);
    let lines = wrapped(size, 2);
    let named = lines.len() as f32;
    // What stands besides has a line of its own where that leaves room for a piece.
    let under =
        !text.is_empty() && h - BASE - HEAD_LINE * (named + 1.0) >= 48.0 && face.width(&text, 12.0) <= room * CLOSER;
    let high = BASE + HEAD_LINE * (named + if under { 1.0 } else { 0.0 });
    Head { lines, size, text: if under { text } else { String::new() }, under, high }
}

/// What a row shows: symbol and figure at the left, name and text on the first line, marks on the second or at the right.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Row<'a> {
    pub(super) two_lines: bool,
    /// A figure alone ("7/12") stands under the symbol, the other marks in a row: what has a colour, say of a seat, keeps it there.
    pub(super) figure: Option<&'a Badge>,
    pub(super) others: Vec<&'a Badge>,
    /// How wide symbol and figure are.
    pub(super) column: f32,
    /// Where the name begins, from the left.
    pub(super) x: f32,
    /// Where the text ends, from the left.
    pub(super) end: f32,
    /// Of name and text, from the top.
    pub(super) baseline: f32,
    pub(super) name_room: f32,
    pub(super) named: f32,
    pub(super) size: f32,
    pub(super) text_room: f32,
    /// Where the marks begin, how much room they have, their middle and their size.
    pub(super) marks: (f32, f32),
    pub(super) marks_y: f32,
    pub(super) mark_size: f32,
    /// Whether the text does not fit beside the name and there is room under it.
    pub(super) wordy: bool,
}

pub(super) fn row<'a>(face: Typeface, place: &'a Place, spot: &Spot) -> Row<'a> {
    let (w, h) = (spot.w, spot.h);
    let two_lines = h >= 44.0;
    let plain = |badge: &Badge| badge.symbol.is_none() && badge.color.is_none();
    let figure_at = place.badges.iter().position(plain).filter(|_| two_lines);
    let figure = figure_at.map(|at| &place.badges[at]);
    let others: Vec<&Badge> =
        place.badges.iter().enumerate().filter(|(at, _)| Some(*at) != figure_at).map(|(_, badge)| badge).collect();
    let column = match place.symbol.is_some() || figure.is_some() {
        false => 0.0,
        true if two_lines => 28.0,
        true => (h - 6.0).clamp(14.0, 24.0),
    };
    let x = 10.0 + if column > 0.0 { column + 10.0 } else { 0.0 };
    let end = w - 8.0;
    let room = end - x;
    // Name and text stand side by side if they fit, both a little smaller if they must be.
    const TOGETHER: [(f32, f32); 4] = [(15.5, 13.5), (14.5, 12.5), (13.5, 12.0), (13.0, 12.0)];
    let fit = |(name, text): &(f32, f32)| {
        face.width(&place.label, *name) / CLOSER + face.width(&place.text, *text) + 6.0 <= room
    };
    let together = TOGETHER.into_iter().find(|sizes| !place.text.is_empty() && fit(sizes));
    let named = together.map_or(15.5, |(name, _)| name);
    let name = match together {
        Some(_) => face.width(&place.label, named) / CLOSER,
        None => face.width(&place.label, named).min(room * 0.6),
    };
    let all = row_width(face, others.iter().copied(), 18.0);
    let marks = if two_lines { 0.0 } else { all.min((room - name) * 0.6) };
    let left = (room - name - marks - 6.0).max(0.0);
    let size = together.map(|(_, text)| text).unwrap_or_else(|| {
        [13.5, 12.5].into_iter().find(|size| face.width(&place.text, *size) <= left).unwrap_or(12.0)
    });
    let text = face.width(&place.text, size);
    let taken = if place.text.is_empty() { 0.0 } else { text.min(left) + 6.0 };
    Row {
        two_lines,
        figure,
        column,
        x,
        end: end - marks - if marks > 0.0 { 4.0 } else { 0.0 },
        baseline: if two_lines && !others.is_empty() { h * 0.37 } else { h / 2.0 + 5.0 },
        name_room: room - marks - taken,
        named,
        size,
        text_room: left,
        marks: if two_lines { (x, room) } else { (end - marks, marks) },
        marks_y: if two_lines { h * 0.71 } else { h / 2.0 },
        mark_size: if two_lines { 19.0 } else { 18.0 },
        wordy: h >= 54.0 && !place.text.is_empty() && text > left,
        others,
    }
}

/// A row whose text stands under its name.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Story {
    /// Size and baseline of the name.
    pub(super) title: f32,
    pub(super) title_y: f32,
    pub(super) title_room: f32,
    pub(super) lines: Vec<StoryLine>,
    /// How wide the marks beside the name are.
    pub(super) marks: f32,
    /// Whether everything is whole.
    pub(super) whole: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct StoryLine {
    pub(super) line: String,
    pub(super) size: f32,
    pub(super) y: f32,
}

/// Height from which a row has its marks at its foot.
pub(super) const HIGH: f32 = 100.0;

/// What a wordy row says, and how.
pub(super) fn told(face: Typeface, place: &Place, row: &Row<'_>, spot: &Spot) -> Option<Story> {
    if !row.wordy {
        return None;
    }
    if spot.h < HIGH {
        return Some(story(face, place, &row.others, (spot.w, spot.h), row.x));
    }
    let foot = 6.0 + if row.others.is_empty() { 0.0 } else { 24.0 };
    let mut told = story(face, place, &[], (spot.w, spot.h - foot), row.x);
    told.title_y += 6.0;
    for line in &mut told.lines {
        line.y += 10.0;
    }
    Some(told)
}

/// A text that does not fit beside its name: under it, set as close as it needs.
fn story(face: Typeface, place: &Place, badges: &[&Badge], (w, h): (f32, f32), x: f32) -> Story {
    /// Baseline of the name, of the first line of the text, from one to the next, and the size of the text.
    const SETTINGS: [[f32; 4]; 3] = [[18.0, 34.0, 14.0, 12.5], [17.0, 31.0, 12.6, 12.0], [15.0, 28.0, 12.4, 12.0]];
    let room = w - 8.0 - x;
    let symbols = badges.iter().copied().filter(|badge| badge.symbol.is_some());
    let marks = row_width(face, symbols, 16.0).min(room * 0.4);
    let beside = room - marks - if marks > 0.0 { 4.0 } else { 0.0 };
    let title = [15.5, 14.5, 13.5].into_iter().find(|size| face.width(&place.label, *size) <= beside).unwrap_or(13.0);
    let told = |[title_y, top, step, size]: [f32; 4]| {
        let most = (((h - top - 3.0) / step).floor() + 1.0).max(1.0) as usize;
        let all = face.wrap(&place.text, size, room, usize::MAX);
        let whole = all.len() <= most && face.width(&place.label, title) <= beside * CLOSER;
        let lines = if whole { all } else { face.wrap(&place.text, size, room, most) };
        let lines = lines.into_iter().enumerate();
        let lines = lines.map(|(at, line)| StoryLine { line, size, y: top + step * at as f32 }).collect();
        Story { title, title_y, title_room: beside, lines, marks, whole }
    };
    let [roomy, close, closest] = SETTINGS;
    [roomy, close].into_iter().map(told).find(|story| story.whole).unwrap_or_else(|| told(closest))
}
