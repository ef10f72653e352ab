//! What a viewer sees of Cult, and how each action can be pointed at.

mod backdrop;
mod board;
mod cards;
mod desk;
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

use cenacle_scene::{
    Phrase, Say, Scene, Text,
    scene::{PartGroup, Phase as ScenePhase},
};
use cenacle_table::Seat;

use crate::{Figures, Phase, Position, Step, View, rules_view::RulesView};

pub(crate) use look::THEME;
pub(crate) use offers::offer;
pub(crate) use part_cache::PartCache;
pub(crate) use pointed_at::pointed_at;

use part_cache::{Making, PartKey};

/// What everybody sees alike: the City, who acts, the desk, the players.
pub(crate) fn common(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    let scene = Scene { groups: Vec::with_capacity(40), ..Scene::default() };
    let mut draft = Draft { figures, part_cache, view, p: &view.seen, say, scene };
    phases(&mut draft);
    board::city(&mut draft);
    rail::rail(&mut draft);
    desk::desk(&mut draft);
    panels::panels(&mut draft);
    draft.scene.groups
}

/// What the viewer sees besides, without offers: his own sheet and cards, and what is said to him.
pub(crate) fn scene(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Scene {
    let scene = Scene { decor: part_cache.decor(figures, say), groups: Vec::with_capacity(4), ..Scene::default() };
    let mut draft = Draft { figures, part_cache, view, p: &view.seen, say, scene };
    rail::verdict(&mut draft);
    own::sheet(&mut draft);
    prompt::prompt(&mut draft);
    draft.scene
}

/// A scene in the making.
struct Draft<'a> {
    figures: &'a Figures,
    part_cache: &'a PartCache,
    view: &'a View,
    p: &'a Position,
    say: &'a Say<'a>,
    scene: Scene,
}

impl Draft<'_> {
    fn show(&mut self, key: PartKey, make: impl FnOnce(&mut Making<'_>)) {
        let group = self.part_cache.show(self.figures, self.say, key, make);
        self.scene.add(group);
    }

    fn phrase(&self, phrase: &Phrase) -> Text {
        self.say.phrase(phrase)
    }

    fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
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
    draft.show(PartKey::Phases { current }, |making| {
        for (index, [id, key]) in names.into_iter().enumerate() {
            let phase = ScenePhase { id: id.into(), label: making.word(key), current: index == current };
            making.part.phases.push(phase);
        }
        making.part.id = "phases".into();
    });
}
