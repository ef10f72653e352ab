//! What a viewer sees of Cult, and how each action can be pointed at.

mod album;
mod backdrop;
mod board;
mod cards;
mod desk;
mod ids;
mod layout;
pub(crate) mod log;
mod look;
mod marks;
mod meant;
mod offers;
mod own;
mod panels;
mod prompt;
mod rail;

use cenacle_scene::{
    Phrase, Say, Scene, Text,
    scene::{Phase as Stage, Sheaf},
};
use cenacle_table::Seat;

use crate::{Figures, Phase, Position, Step, View, sight::Sight};

pub(crate) use album::Album;
pub(crate) use look::THEME;
pub(crate) use meant::meant_by;
pub(crate) use offers::offer;

use album::{Making, Motif};

/// What everybody sees alike: the City, who acts, the desk, the players.
pub(crate) fn common(figures: &Figures, album: &Album, view: &View, say: &Say<'_>) -> Vec<Sheaf> {
    let scene = Scene { sheaves: Vec::with_capacity(40), ..Scene::default() };
    let mut draft = Draft { figures, album, view, p: &view.seen, say, scene };
    phases(&mut draft);
    board::city(&mut draft);
    rail::rail(&mut draft);
    desk::desk(&mut draft);
    panels::panels(&mut draft);
    draft.scene.sheaves
}

/// What the viewer sees besides, without offers: his own sheet and cards, and what is said to him.
pub(crate) fn scene(figures: &Figures, album: &Album, view: &View, say: &Say<'_>) -> Scene {
    let scene = Scene { decor: album.decor(figures, say), sheaves: Vec::with_capacity(4), ..Scene::default() };
    let mut draft = Draft { figures, album, view, p: &view.seen, say, scene };
    rail::verdict(&mut draft);
    own::sheet(&mut draft);
    prompt::prompt(&mut draft);
    draft.scene
}

/// A scene in the making.
struct Draft<'a> {
    figures: &'a Figures,
    album: &'a Album,
    view: &'a View,
    p: &'a Position,
    say: &'a Say<'a>,
    scene: Scene,
}

impl Draft<'_> {
    fn show(&mut self, motif: Motif, make: impl FnOnce(&mut Making<'_>)) {
        let sheaf = self.album.show(self.figures, self.say, motif, make);
        self.scene.add(sheaf);
    }

    fn phrase(&self, phrase: &Phrase) -> Text {
        self.say.phrase(phrase)
    }

    fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    fn sight(&self) -> Sight<'_> {
        Sight { f: self.figures, p: self.p }
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
    draft.show(Motif::Phases { current }, |making| {
        for (index, [id, key]) in names.into_iter().enumerate() {
            let phase = Stage { id: id.into(), label: making.word(key), current: index == current };
            making.part.phases.push(phase);
        }
        making.part.id = "phases".into();
    });
}
