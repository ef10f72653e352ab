//! Colours and symbols.

use cenacle_scene::{Text, scene::Theme};

use crate::Goods;

/// The deep sea.
pub(crate) const THEME: Theme = Theme {
    ground: Text::written("#0d2a2b"),
    panel: Text::written("#1d2a2c"),
    ink: Text::written("#d8f5ea"),
    accent: Text::written("#7fd0b8"),
    paper: Text::written("#efe6d2"),
};

/// The title band of a chamber.
pub(super) const CHAMBER: &str = "#5b5138";
/// The title bands of monsters, investigators, of the one who leads a raid, and of Priest cards.
pub(super) const BEAST: &str = "#2f6d5c";
pub(super) const SLEUTH: &str = "#4a5568";
pub(super) const LEADER: &str = "#8a2a2c";
pub(super) const PATRON: &str = "#5a3a78";
/// What was used.
pub(super) const SPENT: &str = "#4b4b4b";
pub(super) const fn goods_symbol(goods: Goods) -> &'static str {
    match goods {
        Goods::Treasure => "two-coins",
        Goods::Blood => "drop",
        Goods::Magic => "third-eye",
        Goods::Atom => "molecule",
        Goods::Grimoire => "evil-book",
        Goods::Sign => "pentacle",
    }
}

pub(super) const fn goods_color(goods: Goods) -> &'static str {
    match goods {
        Goods::Treasure => "#8a6626",
        Goods::Blood => "#a8202c",
        Goods::Magic => "#6a3fb5",
        Goods::Atom => "#2f6f8f",
        Goods::Grimoire => "#2a7048",
        Goods::Sign => "#12685c",
    }
}

/// The light of a colour: what is paid is outlined in it.
pub(super) fn light(color: &str) -> &'static str {
    match color {
        "#8a6626" => "#f0cf86",
        "#a8202c" => "#ff9d98",
        "#6a3fb5" => "#c6adff",
        "#2f6f8f" => "#9adcf7",
        "#2a7048" => "#8fe3ae",
        "#12685c" => "#8ff0d4",
        _ => "#e2e9e7",
    }
}

/// The white circle of the printed chambers: a place for anything. `[chamber.white]`
pub(super) const ANY: &str = "any-resource";
pub(super) const PRIEST: &str = "warlock-hood";
pub(super) const ACOLYTE: &str = "hood";
/// The two kinds of cultists as they stand on the board: the sign of their seat fills the hood.
pub(super) const PAWN_PRIEST: (&str, [u8; 3]) = ("pawn-priest", [50, 56, 12]);
pub(super) const PAWN_ACOLYTE: (&str, [u8; 3]) = ("pawn-acolyte", [50, 45, 14]);
pub(super) const MONSTER: &str = "fish-monster";
pub(super) const SHOGGOTH: &str = "transparent-slime";
pub(super) const AMOEBA: &str = "gooey-molecule";
pub(super) const KING: &str = "overlord-helm";
/// Mutant, Abomination, Spawn.
pub(super) const STAGES: [&str; 3] = ["alien-skull", "tentacles-skull", "all-seeing-eye"];
pub(super) const RAID: &str = "police-badge";
pub(super) const ASYLUM: &str = "imprisoned";
pub(super) const ESCAPE: &str = "exit-door";
pub(super) const SKULK: &str = "hooded-assassin";
pub(super) const FIRST: &str = "flag-objective";
pub(super) const ROOM: &str = "dungeon-gate";
