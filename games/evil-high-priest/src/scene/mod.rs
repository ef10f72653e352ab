//! What a viewer sees of Evil High Priest, and how each action can be pointed at.

mod backdrop;
mod board;
mod card_offers;
mod cards;
mod drawings;
mod ids;
mod layout;
mod lock_text;
pub(crate) mod log;
mod look;
mod march;
mod market;
mod marks;
mod offers;
mod own;
mod panels;
mod part_cache;
mod path;
mod pills;
mod pointed_at;
mod prompt;
mod raids;
mod sanctums;
mod shape;
mod site_text;
mod special;
mod terminal;
mod told;
mod town;
mod upright;

use std::sync::OnceLock;

use cenacle_scene::{
    Say, Scene, Viewer,
    scene::{Part, PartGroup},
};

use crate::{Figures, Phase, Position, Step, View, rules_view::RulesView};

pub(crate) use look::THEME;
pub(crate) use offers::offer;
pub(crate) use pointed_at::pointed_at;

use part_cache::{Making, PartCache, PartKey};

/// What scenes share: made for the first of them, since most games that are opened draw none.
pub(crate) type LazyCache = OnceLock<PartCache>;

/// What everybody sees alike: the boards, the raid, the sanctums, the players.
pub(crate) fn common(figures: &Figures, part_cache: &LazyCache, view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    let part_cache = part_cache.get_or_init(|| PartCache::new(figures));
    let mut draft = Draft::new(figures, part_cache, view, say, 64);
    phases(&mut draft);
    board::cult(&mut draft);
    special::special(&mut draft);
    town::town(&mut draft);
    raids::raids(&mut draft);
    market::market(&mut draft);
    cards::cards(&mut draft);
    sanctums::sanctums(&mut draft);
    panels::panels(&mut draft);
    draft.scene.groups
}

/// What the viewer sees besides, without offers: his own boards, and what is said to him.
pub(crate) fn scene(figures: &Figures, part_cache: &LazyCache, view: &View, say: &Say<'_>) -> Scene {
    let part_cache = part_cache.get_or_init(|| PartCache::new(figures));
    let mut draft = Draft::new(figures, part_cache, view, say, 20);
    draft.scene.decor = part_cache.decor(figures, view.seen.board, view.seen.boxes.bring_cards(), say);
    if let Viewer::Seat(seat) = view.viewer {
        own::own(&mut draft, seat);
    }
    prompt::prompt(&mut draft);
    draft.scene
}

cenacle_scene::draft!();

impl<'a> Draft<'a> {
    fn show(&mut self, key: PartKey, make: impl FnOnce(&mut Making<'_>)) {
        let group = self.part_cache.show(self.figures, (self.p.board, self.p.boxes.bring_cards()), self.say, key, make);
        self.scene.add(group);
    }

    fn rules(&self) -> RulesView<'a> {
        RulesView { f: self.figures, p: self.p }
    }
}

/// The parts of a round.
fn phases(draft: &mut Draft<'_>) {
    let solo = draft.p.is_solo();
    let current = match (draft.p.phase, draft.p.step()) {
        (Phase::Over(_), _) => 5,
        (_, Step::Siege | Step::Announce(_)) => 1,
        (Phase::Action, _) => 0,
        (Phase::Skulking, _) => 2,
        (Phase::Upkeep, _) => 3,
        (Phase::Rival, _) => 4,
    };
    let names = [
        ["phase.action", "phase-action"],
        ["phase.raid", "phase-raid"],
        ["phase.skulks", "phase-skulks"],
        ["phase.upkeep", "phase-upkeep"],
        ["phase.rival", "phase-rival"],
        ["phase.end", "phase-end"],
    ];
    let phases = names.into_iter().enumerate().filter(|(index, _)| match index {
        2 => !solo,
        4 => solo,
        _ => true,
    });
    draft.show(PartKey::Phases { current, solo }, |making| making.part = Part::of_phases(making.say, phases, current));
}
