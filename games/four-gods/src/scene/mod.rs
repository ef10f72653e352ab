//! What a viewer sees of 4 Gods, and how each action can be pointed at.

mod backdrop;
mod board;
mod discards;
mod drawings;
mod ids;
mod land;
mod layout;
pub(crate) mod log;
mod look;
mod offers;
mod own;
mod panels;
mod part_cache;
mod pointed_at;
mod prompt;
mod sides;
mod terminal;
mod told;

use cenacle_scene::{
    Named, Phrase, Say, Scene, Text,
    scene::{Part, PartGroup},
};
use cenacle_table::Seat;

use crate::{Corner, Face, Figures, Position, Terrain, View, position::Phase, score::terrain_word};

pub(crate) use look::THEME;
pub(crate) use offers::offer;
pub(crate) use part_cache::PartCache;
pub(crate) use pointed_at::pointed_at;
pub(crate) use prompt::wins;

use part_cache::{Making, PartKey};

/// What everybody sees alike: the world, how the lands stand, the bag, the glass, the players.
pub(crate) fn common(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    let mut draft = Draft::new(figures, part_cache, view, say, SHEAVES);
    phases(&mut draft);
    board::world(&mut draft);
    sides::common(&mut draft);
    panels::panels(&mut draft);
    draft.scene.groups
}

/// What a viewer sees besides, without offers: the discards as he sits, hands, what he knows of their backs, his gods.
pub(crate) fn scene(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Scene {
    let mut draft = Draft::new(figures, part_cache, view, say, SHEAVES);
    discards::discards(&mut draft);
    sides::hands(&mut draft);
    sides::supply(&mut draft);
    own::dock(&mut draft);
    let prompt = prompt::prompt(&draft);
    Scene { decor: part_cache.decor(figures, say), prompt, ..draft.scene }
}

/// More than most scenes have.
const SHEAVES: usize = 192;

cenacle_scene::draft!();

impl<'a> Draft<'a> {
    /// What depends on its key alone, so that it need not be made again.
    fn show(&mut self, key: PartKey, make: impl FnOnce(&mut Making<'_>)) {
        let group = self.part_cache.show(self.figures, self.say, key, make);
        self.scene.add(group);
    }

    /// A player as all others speak of him, for what everybody sees alike.
    fn named(&self, seat: Seat) -> Named {
        Named { name: self.say.name(seat), listens: false }
    }

    /// The seat at the lower border of the frame.
    fn near(&self) -> Seat {
        self.me().unwrap_or_default()
    }
}

/// The terrains of a face, in words.
fn terrains(face: Face) -> Vec<(usize, &'static str)> {
    let on = Terrain::ALL.into_iter().filter(|terrain| face.terrains() & 1 << *terrain as u8 != 0);
    on.map(|terrain| (1, terrain_word(terrain))).collect()
}

/// How a face lies, in words: its upper corners and its lower ones, each pair once if they are alike.
fn face_facts(phrase: Phrase, face: Face) -> Phrase {
    let pair = |left: Corner, right: Corner| {
        let (left, right) = (face.at(left), face.at(right));
        let both = [Some(left), (left != right).then_some(right)];
        both.into_iter().flatten().map(|terrain| (1, terrain_word(terrain))).collect()
    };
    phrase
        .words("top", pair(Corner::TopLeft, Corner::TopRight))
        .words("bottom", pair(Corner::BottomLeft, Corner::BottomRight))
}

/// A tile outside the world: how it lies, and what is on its back for whoever has seen that.
fn tile_words(say: &Say<'_>, face: Face, reverse: Option<Face>) -> (Text, Text) {
    let title = say.phrase(&face_facts(Phrase::new("tile"), face));
    match reverse {
        Some(reverse) => {
            let back = say.phrase(&face_facts(Phrase::new("tile-back"), reverse));
            (format!("{title} {back}").into(), say.phrase(&face_facts(Phrase::new("tile-reverse"), reverse)))
        }
        None => (title, say.word("tile-reverse-unknown")),
    }
}

fn phases(draft: &mut Draft<'_>) {
    let current = match draft.p.phase {
        Phase::Gathering => 0,
        Phase::Building => 1,
        Phase::Last(_) => 2,
        Phase::Over(_) => 3,
    };
    let names = [
        ["phase.gathering", "phase-gathering"],
        ["phase.building", "phase-building"],
        ["phase.last", "phase-last"],
        ["phase.count", "phase-count"],
    ];
    let phases = names.into_iter().enumerate();
    draft.show(PartKey::Phases { current }, |making| making.part = Part::of_phases(making.say, phases, current));
}
