//! What a viewer sees of Cult, and how each action can be pointed at.

mod backdrop;
mod board;
mod cards;
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
mod rail;
mod told;
mod tray;

use cenacle_scene::{
    Say, Scene,
    scene::{Part, PartGroup},
};

use crate::{Figures, Phase, Position, Step, View, rules_view::RulesView};

pub(crate) use look::THEME;
pub(crate) use offers::offer;
pub(crate) use part_cache::PartCache;
pub(crate) use pointed_at::pointed_at;

use part_cache::{Making, PartKey};

/// What everybody sees alike: the City, who acts, the tray, the players.
pub(crate) fn common(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    let mut draft = Draft::new(figures, part_cache, view, say, 40);
    phases(&mut draft);
    board::city(&mut draft);
    rail::rail(&mut draft);
    tray::tray(&mut draft);
    panels::panels(&mut draft);
    draft.scene.groups
}

/// What the viewer sees besides, without offers: his own sheet and cards, and what is said to him.
pub(crate) fn scene(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Scene {
    let mut draft = Draft::new(figures, part_cache, view, say, 4);
    draft.scene.decor = part_cache.decor(figures, say);
    rail::verdict(&mut draft);
    own::sheet(&mut draft);
    prompt::prompt(&mut draft);
    draft.scene
}

cenacle_scene::draft!();

impl Draft<'_> {
    fn show(&mut self, key: PartKey, make: impl FnOnce(&mut Making<'_>)) {
        let group = self.part_cache.show(self.figures, self.say, key, make);
        self.scene.add(group);
    }

    fn rules(&self) -> RulesView<'_> {
        RulesView { f: self.figures, p: self.p }
    }
}

/// The parts of a round.
fn phases(draft: &mut Draft<'_>) {
    let current = match (draft.p.phase, draft.p.step()) {
        (Phase::Choosing, _) => 0,
        (Phase::Intention, Step::Pray(_) | Step::Trade(_) | Step::Reap(..) | Step::PutBack(_)) => 2,
        (Phase::Intention, _) => 1,
        (Phase::Acting | Phase::Reaping, _) => 3,
        (Phase::Over(_), _) => 4,
    };
    let names = [
        ["phase.cults", "phase-cults"],
        ["phase.preach", "phase-preach"],
        ["phase.pray", "phase-pray"],
        ["phase.resolution", "phase-resolution"],
        ["phase.end", "phase-end"],
    ];
    let phases = names.into_iter().enumerate();
    draft.show(PartKey::Phases { current }, |making| making.part = Part::of_phases(making.say, phases, current));
}
