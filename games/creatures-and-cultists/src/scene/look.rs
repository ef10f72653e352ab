//! Colours and symbols.

use cenacle_scene::{Text, scene::Theme};

use crate::{Family, Figures, position::row_of};

/// Pulp paper in a purple night.
pub(crate) const THEME: Theme = Theme {
    ground: Text::written("#2a1b37"),
    panel: Text::written("#130d1a"),
    ink: Text::written("#f4ecd6"),
    accent: Text::written("#b6f04a"),
    paper: Text::written("#e9dfc3"),
};

pub(super) const PAPER: &str = "#e9dfc3";
pub(super) const INK: &str = "#1a1408";
pub(super) const ACID: &str = "#b6f04a";

pub(super) const fn family_color(family: Family) -> &'static str {
    match family {
        Family::Mishap => "#6c6a72",
        Family::Event => "#8c4668",
        Family::Sorcery => "#5a2a6a",
        Family::Brutality => "#a3342b",
        Family::Conjuring => "#4d7a1f",
        Family::Defence => "#2f5f8c",
    }
}

/// The message that calls a cultist by his rank and trade.
pub(crate) fn member_word(figures: &Figures, member: u8) -> &'static str {
    let brute = figures.brutes & 1 << member != 0;
    match (row_of(member), brute) {
        (0, true) => "member-novice-brute",
        (0, false) => "member-novice-conjurer",
        (1, true) => "member-initiate-brute",
        (1, false) => "member-initiate-conjurer",
        (_, true) => "member-leader-brute",
        (_, false) => "member-leader-conjurer",
    }
}

/// A figure with its sign: +2, −1, 0.
pub(super) fn signed(number: i8) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
