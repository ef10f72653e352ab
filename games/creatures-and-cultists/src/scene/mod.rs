//! What a viewer sees of Creatures & Cultists, and how each action can be pointed at.

mod arena;
mod backdrop;
mod board;
mod cards;
mod drawings;
mod ids;
mod layout;
pub(crate) mod log;
mod look;
mod marks;
mod offers;
mod own;
mod panels;
mod part_cache;
mod pointed_at;
mod prompt;
mod reveal;
mod told;
mod track;

use cenacle_scene::{
    Say, Scene,
    scene::{Part, PartGroup},
};

use crate::{Figures, Position, Task, View, rules_view::RulesView};

pub(crate) use look::THEME;
pub(crate) use offers::offer;
pub(crate) use part_cache::PartCache;
pub(crate) use pointed_at::pointed_at;

use part_cache::{Making, PartKey};

/// What everybody sees alike: the sheets, the duel, the points, the players.
pub(crate) fn common(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    let mut draft = Draft::new(figures, part_cache, view, say, 40);
    phases(&mut draft);
    board::sheets(&mut draft);
    arena::arena(&mut draft);
    track::track(&mut draft);
    panels::panels(&mut draft);
    draft.scene.groups
}

/// What the viewer sees besides, without offers: his cards, what he chooses from, and what is said to him.
pub(crate) fn scene(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Scene {
    let mut draft = Draft::new(figures, part_cache, view, say, 4);
    draft.scene.decor = part_cache.decor(view.seen.players, say);
    own::tray(&mut draft);
    reveal::reveal(&mut draft);
    prompt::prompt(&mut draft);
    draft.scene
}

cenacle_scene::draft!();

impl<'a> Draft<'a> {
    fn show(&mut self, key: PartKey, make: impl FnOnce(&mut Making<'_>)) {
        let group = self.part(key, make);
        self.scene.add(group);
    }

    fn part(&self, key: PartKey, make: impl FnOnce(&mut Making<'_>)) -> PartGroup {
        self.part_cache.show(self.figures, self.p.players, self.say, key, make)
    }

    fn rules(&self) -> RulesView<'a> {
        RulesView { f: self.figures, p: self.p }
    }
}

/// The parts of a turn.
fn phases(draft: &mut Draft<'_>) {
    let p = draft.p;
    let current = match p.task() {
        _ if p.is_over() => 4,
        Task::Name(_) | Task::Credo(_) | Task::Symbol(_) => 0,
        _ if p.duel.is_some() => 3,
        Task::Mishaps => 1,
        _ if p.spell.is_some_and(|spell| {
            draft.figures.face(spell.face).is_some_and(|card| card.family == crate::Family::Mishap)
        }) =>
        {
            1
        }
        _ => 2,
    };
    let names = [
        ["phase.found", "phase-found"],
        ["phase.mishaps", "phase-mishaps"],
        ["phase.free", "phase-free"],
        ["phase.duel", "phase-duel"],
        ["phase.end", "phase-end"],
    ];
    let phases = names.into_iter().enumerate();
    draft.show(PartKey::Phases { current }, |making| making.part = Part::of_phases(making.say, phases, current));
}
