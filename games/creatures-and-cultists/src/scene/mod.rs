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
mod track;

use cenacle_scene::{
    Phrase, Say, Scene, Text,
    scene::{PartGroup, Phase as ScenePhase},
};
use cenacle_table::Seat;

use crate::{Figures, Position, Task, View, rules_view::RulesView};

pub(crate) use look::THEME;
pub(crate) use offers::offer;
pub(crate) use part_cache::PartCache;
pub(crate) use pointed_at::pointed_at;

use part_cache::{Making, PartKey};

/// What everybody sees alike: the sheets, the duel, the points, the players.
pub(crate) fn common(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    let scene = Scene { groups: Vec::with_capacity(40), ..Scene::default() };
    let mut draft = Draft { figures, part_cache, view, p: &view.seen, say, scene };
    phases(&mut draft);
    board::sheets(&mut draft);
    arena::arena(&mut draft);
    track::track(&mut draft);
    panels::panels(&mut draft);
    draft.scene.groups
}

/// What the viewer sees besides, without offers: his cards, what he chooses from, and what is said to him.
pub(crate) fn scene(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Scene {
    let decor = part_cache.decor(view.seen.players, say);
    let scene = Scene { decor, groups: Vec::with_capacity(4), ..Scene::default() };
    let mut draft = Draft { figures, part_cache, view, p: &view.seen, say, scene };
    own::desk(&mut draft);
    reveal::reveal(&mut draft);
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

impl<'a> Draft<'a> {
    fn show(&mut self, key: PartKey, make: impl FnOnce(&mut Making<'_>)) {
        let group = self.part_cache.show(self.figures, self.p.players, self.say, key, make);
        self.scene.add(group);
    }

    fn phrase(&self, phrase: &Phrase) -> Text {
        self.say.phrase(phrase)
    }

    fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
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
    draft.show(PartKey::Phases { current }, |making| {
        for (index, [id, key]) in names.into_iter().enumerate() {
            let phase = ScenePhase { id: id.into(), label: making.word(key), current: index == current };
            making.part.phases.push(phase);
        }
        making.part.id = "phases".into();
    });
}
