//! What a viewer sees of Cleopatra, and how each action can be pointed at.

mod altar;
mod avenue;
mod backdrop;
mod board;
mod cards;
mod drawings;
mod ids;
mod layout;
pub(crate) mod log;
mod look;
mod market;
mod offers;
mod own;
mod panels;
mod part_cache;
mod pointed_at;
mod prompt;
mod quarry;
mod stack;
mod terminal;
mod told;
mod tray;
mod walls;

use cenacle_scene::{
    Say, Scene, Viewer,
    scene::{Part, PartGroup},
};
use cenacle_table::Seat;

use crate::{Figures, Position, Step, View, Work};

pub(crate) use ids::letter;
pub(crate) use look::THEME;
pub(crate) use offers::offer;
pub(crate) use part_cache::PartCache;
pub(crate) use pointed_at::pointed_at;

use part_cache::{Making, PartKey};

/// What everybody sees alike: the palace, and how far it is.
pub(crate) fn common(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    let mut draft = Draft::new(figures, part_cache, view, say, SHEAVES);
    phases(&mut draft);
    quarry::quarry(&mut draft);
    board::garden(&mut draft);
    palace(&mut draft);
    altar::altar(&mut draft);
    stack::stack(&mut draft);
    panels::supply(&mut draft);
    draft.scene.groups
}

/// What a viewer sees besides, without offers: cards, which not everybody sees the same side of, and purses.
pub(crate) fn scene(figures: &Figures, part_cache: &PartCache, view: &View, say: &Say<'_>) -> Scene {
    let mut draft = Draft::new(figures, part_cache, view, say, SHEAVES);
    market::market(&mut draft);
    tray::tray(&mut draft);
    own::hand(&mut draft);
    panels::panels(&mut draft);
    let prompt = prompt::prompt(&draft);
    Scene { decor: part_cache.decor(figures, say), prompt, ..draft.scene }
}

/// More than most scenes have.
const SHEAVES: usize = 32;

cenacle_scene::draft!();

impl<'a> Draft<'a> {
    /// What depends on its key alone, so that it need not be made again.
    fn show(&mut self, key: PartKey, make: impl FnOnce(&mut Making<'_>)) {
        let group = self.part_cache.show(self.figures, self.say, key, make);
        self.scene.add(group);
    }

    /// What is seldom seen, or names somebody.
    fn make(&mut self, make: impl FnOnce(&mut Making<'_>)) {
        let group = self.part_cache.make(self.figures, self.say, make);
        self.scene.add(group);
    }
}

/// Whether the board shows this seat's talents and amulets. `[secrets.gold] [secrets.ledger]`
fn purse_is_shown(view: &View, seat: Seat) -> bool {
    view.viewer == Viewer::Seat(seat)
        || view.viewer == Viewer::Omniscient
        || view.seen.house.ledger
        || view.seen.is_over()
}

/// What is built around the garden and along the avenue, and Cleopatra on her way.
fn palace(draft: &mut Draft<'_>) {
    let p = draft.p;
    let (walls, doors, square) = (p.walls, p.doors, p.cleopatra);
    let built = Work::ALL.map(|work| p.built(work));
    draft.show(PartKey::Palace { walls, doors, built, square }, |making| {
        walls::walls(making, walls, doors, built[Work::Throne as usize]);
        avenue::avenue(making, square, built[Work::Sphinx as usize], built[Work::Obelisk as usize]);
    });
}

/// The four parts of a turn. What a character or an offering breaks into stays lit.
fn phases(draft: &mut Draft<'_>) {
    let p = draft.p;
    let step = match p.step {
        Step::Begging
        | Step::Asking
        | Step::Wishing
        | Step::Offering
        | Step::Accepting
        | Step::Fetching
        | Step::Keeping => p.back,
        step => step,
    };
    let current = match step {
        // A visit to the market ends where it began.
        Step::End if p.visit == 0 => 0,
        Step::Start | Step::Limit | Step::Discarding | Step::Taken | Step::Stocking => 0,
        Step::Quarry
        | Step::Paying
        | Step::Adding
        | Step::Choosing
        | Step::Laying
        | Step::PlacingWall
        | Step::PlacingDoor
        | Step::Claiming => 1,
        Step::Arrived | Step::Abandoned => 2,
        _ => 3,
    };
    let names = [
        ["phase.choose", "phase-choose"],
        ["phase.build", "phase-build"],
        ["phase.cleopatra", "phase-cleopatra"],
        ["phase.priest", "phase-priest"],
    ];
    let phases = names.into_iter().enumerate();
    draft.show(PartKey::Phases { current }, |making| making.part = Part::of_phases(making.say, phases, current));
}
