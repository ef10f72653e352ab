//! Colours and symbols.

use cenacle_scene::{Text, scene::Theme};

use crate::{God, Terrain};

/// The five colours of the game.
pub(crate) const THEME: Theme = Theme {
    ground: Text::written("#2c2a27"),
    panel: Text::written("#4a3522"),
    ink: Text::written("#f0eadc"),
    accent: Text::written("#4d8a4a"),
    paper: Text::written("#efe6d2"),
};

pub(super) const fn terrain_symbol(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Sea => "waves",
        Terrain::Plain => "wheat",
        Terrain::Forest => "forest",
        Terrain::Mountain => "mountains",
    }
}

pub(super) const fn god_symbol(god: God) -> &'static str {
    match god {
        God::Undines => "mermaid",
        God::Humans => "wheat",
        God::Elves => "woman-elf-face",
        God::Dwarves => "dwarf-face",
    }
}

/// The ground of a god's card, dark enough for a white title.
pub(super) const fn god_color(god: God) -> &'static str {
    match god {
        God::Undines => "#22597f",
        God::Humans => "#7d6416",
        God::Elves => "#356b33",
        God::Dwarves => "#5c5a5e",
    }
}
