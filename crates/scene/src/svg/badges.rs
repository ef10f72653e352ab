//! How marks share a row.

use super::pen::SMALLEST;
use crate::{measure::Typeface, scene::Badge};

const GAP: f32 = 2.5;

/// Words on marks are bold, and so a little wider.
const BOLD: f32 = SMALLEST * 1.06;

/// A mark, where it begins and how wide it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SetBadge<'a> {
    pub(super) badge: &'a Badge,
    pub(super) x: f32,
    pub(super) w: f32,
}

pub(super) fn badge_width(face: Typeface, badge: &Badge, size: f32) -> f32 {
    let text = if badge.text.is_empty() { 0.0 } else { face.width(&badge.text, BOLD) + 9.0 };
    if badge.symbol.is_some() { size + (text - 3.0).max(0.0) } else { text }
}

pub(super) fn row_width<'a>(face: Typeface, badges: impl IntoIterator<Item = &'a Badge>, size: f32) -> f32 {
    let all: f32 = badges.into_iter().map(|badge| badge_width(face, badge, size) + GAP).sum();
    (all - GAP).max(0.0)
}

/// Marks in a row; they move together when they would not fit. Words stay readable, and so does the last mark.
pub(super) fn set_badges<'a>(
    face: Typeface,
    badges: &[&'a Badge],
    left: f32,
    size: f32,
    room: f32,
) -> Vec<SetBadge<'a>> {
    let all = row_width(face, badges.iter().copied(), size);
    let firm = |at: usize| at + 1 == badges.len() || !badges[at].text.is_empty();
    let fixed: f32 = (0..badges.len()).filter(|at| firm(*at)).map(|at| badge_width(face, badges[at], size) + GAP).sum();
    let squeeze = if all > room { ((room + GAP - fixed) / (all + GAP - fixed)).clamp(0.15, 1.0) } else { 1.0 };
    let mut x = left;
    let set = badges.iter().enumerate().map(|(at, badge)| {
        let set = SetBadge { badge, x, w: badge_width(face, badge, size) };
        x += (set.w + GAP) * if firm(at) { 1.0 } else { squeeze };
        set
    });
    set.collect()
}

/// The marks that fit, each as wide as it wants.
pub(super) fn fit_badges<'a>(
    face: Typeface,
    badges: &'a [Badge],
    left: f32,
    size: f32,
    room: f32,
) -> Vec<SetBadge<'a>> {
    let mut x = left;
    let mut set = Vec::new();
    for badge in badges {
        let w = badge_width(face, badge, size);
        if x + w <= left + room {
            set.push(SetBadge { badge, x, w });
            x += w + 3.0;
        }
    }
    set
}
