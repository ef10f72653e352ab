//! What a pointer or a screen reader is told of an element: its name and everything written on it, a line each.

use crate::scene::{Badge, Die, Panel, Piece, PieceLook, Place, Region};

/// Of a region.
pub(crate) fn region(region: &Region) -> Vec<String> {
    filled([region.label.as_str(), &region.note])
}

/// Of a place: marks that it bears several times are counted.
pub(crate) fn place(place: &Place) -> Vec<String> {
    filled([place.label.as_str(), &place.text, &tally(marks(&place.badges))])
}

/// Of a piece.
pub(crate) fn piece(piece: &Piece) -> Vec<String> {
    let name = if piece.count == 1 { piece.title.to_string() } else { format!("{} {}", piece.count, piece.title) };
    let foot = match &piece.look {
        PieceLook::Card { foot, .. } => foot.as_str(),
        PieceLook::Symbol | PieceLook::Token | PieceLook::Back { .. } | PieceLook::Coin | PieceLook::Chip { .. } => "",
    };
    let mut lines = filled([name.as_str(), &piece.text, foot]);
    lines.extend(marks(&piece.badges));
    lines
}

/// Of a die.
pub(crate) fn die(die: &Die) -> Vec<String> {
    filled([die.title.as_str()])
}

/// Of a player.
pub(crate) fn panel(panel: &Panel) -> Vec<String> {
    filled([panel.name.as_str(), &panel.doing])
}

/// What marks say: their text and what it means.
fn marks(badges: &[Badge]) -> Vec<String> {
    badges
        .iter()
        .map(|badge| filled([badge.text.as_str(), &badge.title]).join(" "))
        .filter(|mark| !mark.is_empty())
        .collect()
}

/// "Artisan, Artisan" reads better as "2 Artisan".
fn tally(marks: Vec<String>) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for mark in marks {
        match counted.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, count)) => *count += 1,
            None => counted.push((mark, 1)),
        }
    }
    let said = counted.into_iter().map(|(mark, count)| if count == 1 { mark } else { format!("{count} {mark}") });
    said.collect::<Vec<_>>().join(", ")
}

fn filled<const N: usize>(lines: [&str; N]) -> Vec<String> {
    lines.into_iter().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}
