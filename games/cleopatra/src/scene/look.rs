//! Colours and symbols.

use cenacle_scene::{Text, scene::Theme};

use crate::{Card, Mosaic, Resource, Work};

/// The colour of corruption.
pub(super) const CORRUPTED: &str = "#5a2a6a";
/// The back of every card.
pub(super) const BACK: &str = "#4a3318";
/// A die that shows the ankh.
pub(super) const PLUM: &str = "#8e2f4f";

/// Sandstone and lamplight.
pub(crate) const THEME: Theme = Theme {
    ground: Text::written("#4b3720"),
    panel: Text::written("#2a2018"),
    ink: Text::written("#fbf0d6"),
    accent: Text::written("#1f7f86"),
    paper: Text::written("#efe6d2"),
};

pub(super) const fn resource_symbol(resource: Resource) -> &'static str {
    match resource {
        Resource::Artisan => "hammer-nails",
        Resource::Stone => "stone-block",
        Resource::Marble => "ionic-column",
        Resource::Wood => "wood-beam",
        Resource::Lapis => "cut-diamond",
    }
}

pub(super) const fn resource_color(resource: Resource) -> &'static str {
    match resource {
        Resource::Artisan => "#8a3a1c",
        Resource::Stone => "#62606a",
        Resource::Marble => "#6a614c",
        Resource::Wood => "#8a5a28",
        Resource::Lapis => "#2f5fd0",
    }
}

pub(super) fn card_symbol(card: Card) -> &'static str {
    match card {
        Card::Artisan | Card::DoubleArtisan => resource_symbol(Resource::Artisan),
        Card::Stone | Card::DoubleStone => resource_symbol(Resource::Stone),
        Card::Marble | Card::DoubleMarble => resource_symbol(Resource::Marble),
        Card::Wood | Card::DoubleWood => resource_symbol(Resource::Wood),
        Card::Lapis | Card::DoubleLapis => resource_symbol(Resource::Lapis),
        Card::TrompeLoeil => "drama-masks",
        Card::Beggar => "bowl-of-rice",
        Card::Courtesan => "dress",
        Card::Ambassador => "shaking-hands",
        Card::Scribe => "quill-ink",
        Card::Smuggler => "knapsack",
        Card::Vizier => "turban",
        Card::Unknown => "eye-of-horus",
    }
}

pub(super) fn card_color(card: Card) -> &'static str {
    card.standard().map_or(CORRUPTED, resource_color)
}

pub(super) const fn work_symbol(work: Work) -> &'static str {
    match work {
        Work::Mosaic => "mosaic",
        Work::Wall => "stone-wall",
        Work::Sphinx => "egyptian-sphinx",
        Work::Door => "egyptian-temple",
        Work::Obelisk => "obelisk",
        Work::Throne => "stone-throne",
    }
}

/// Ground, light and dark of a mosaic's tesserae.
pub(super) const fn tesserae(mosaic: Mosaic) -> [&'static str; 3] {
    match mosaic.0 % 4 {
        0 => ["#1f7f86", "#49b3b0", "#0f4f57"],
        1 => ["#24489a", "#5f86d6", "#142a63"],
        2 => ["#b4532f", "#e08a5a", "#6d2c14"],
        _ => ["#7a6a2a", "#c7b05a", "#4b3f14"],
    }
}
