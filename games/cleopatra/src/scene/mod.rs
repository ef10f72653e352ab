//! What a viewer sees of Cleopatra, and how each action can be pointed at.

mod altar;
mod avenue;
mod backdrop;
mod cards;
mod desk;
mod drawings;
mod garden;
mod grid;
mod hand;
mod ids;
mod layout;
mod look;
mod market;
mod meant;
mod offers;
mod panels;
mod prompt;
mod quarry;
mod stack;
mod walls;

use cenacle_scene::{
    Phrase, Say, Scene, Viewer,
    scene::{Layout, Phase, Piece, Place, Region, Spot},
};
use cenacle_table::Seat;

use crate::{Figures, Position, Step, View};

pub(crate) use ids::letter;
pub(crate) use meant::meant_by;
pub(crate) use offers::offer;

use layout::Ground;

/// The scene without offers.
pub(crate) fn scene(figures: &Figures, view: &View, say: &Say<'_>) -> Scene {
    let mut draft = Draft::new(figures, view, say);
    quarry::quarry(&mut draft);
    garden::garden(&mut draft);
    walls::walls(&mut draft);
    avenue::avenue(&mut draft);
    market::market(&mut draft);
    altar::altar(&mut draft);
    stack::stack(&mut draft);
    desk::desk(&mut draft);
    hand::hand(&mut draft);
    panels::panels(&mut draft);
    prompt::prompt(&mut draft);
    draft.scene
}

/// A scene in the making.
struct Draft<'a> {
    figures: &'a Figures,
    view: &'a View,
    p: &'a Position,
    say: &'a Say<'a>,
    wide: Ground<'a>,
    narrow: Ground<'a>,
    scene: Scene,
}

impl<'a> Draft<'a> {
    fn new(figures: &'a Figures, view: &'a View, say: &'a Say<'a>) -> Draft<'a> {
        let p = &view.seen;
        let (wide, narrow) = (Ground::wide(figures), Ground::narrow(figures));
        let bare = |ground: &Ground<'_>| Layout {
            size: ground.size,
            backdrop: backdrop::backdrop(figures, p, ground),
            ..Layout::default()
        };
        let scene = Scene {
            title: say.word("game-title"),
            theme: look::theme(),
            phases: phases(p, say),
            wide: bare(&wide),
            narrow: bare(&narrow),
            ..Scene::default()
        };
        Draft { figures, view, p, say, wide, narrow, scene }
    }

    /// A region that stands on the stage.
    fn region(&mut self, region: Region, spot: impl Fn(&Ground<'_>) -> Spot) {
        self.lay_out(&region.id, spot);
        self.scene.regions.push(region);
    }

    /// A place that stands on the stage.
    fn place(&mut self, place: Place, spot: impl Fn(&Ground<'_>) -> Spot) {
        self.lay_out(&place.id, spot);
        self.scene.places.push(place);
    }

    fn lay_out(&mut self, id: &str, spot: impl Fn(&Ground<'_>) -> Spot) {
        self.scene.wide.spots.insert(id.to_owned(), spot(&self.wide));
        self.scene.narrow.spots.insert(id.to_owned(), spot(&self.narrow));
    }

    fn piece(&mut self, piece: Piece) {
        self.scene.pieces.push(piece);
    }

    fn word(&self, key: &'static str) -> String {
        self.say.word(key)
    }

    fn phrase(&self, phrase: Phrase) -> String {
        self.say.phrase(&phrase)
    }

    /// The seat that looks.
    fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }
}

/// Whether the board shows this seat's talents and amulets. `[secrets.gold] [secrets.ledger]`
fn purse_is_shown(view: &View, seat: Seat) -> bool {
    view.viewer == Viewer::Seat(seat)
        || view.viewer == Viewer::Omniscient
        || view.seen.house.ledger
        || view.seen.is_over()
}

/// The four parts of a turn. What a character or an offering breaks into stays lit.
fn phases(p: &Position, say: &Say<'_>) -> Vec<Phase> {
    let step = match p.step {
        Step::Begging | Step::Asking | Step::Offering | Step::Accepting | Step::Fetching | Step::Keeping => p.back,
        step => step,
    };
    let current = match step {
        // A visit to the market ends where it began.
        Step::End if p.visit == 0 => 0,
        Step::Start | Step::Limit | Step::Discarding | Step::Stocking => 0,
        Step::Quarry
        | Step::Paying
        | Step::Choosing
        | Step::Laying
        | Step::PlacingWall
        | Step::PlacingDoor
        | Step::Claiming => 1,
        Step::Arrived | Step::Abandoned => 2,
        _ => 3,
    };
    let phase = |(index, [id, key]): (usize, [&str; 2])| Phase {
        id: id.to_owned(),
        label: say.word(key),
        current: index == current,
    };
    let names = [
        ["phase.choose", "phase-choose"],
        ["phase.build", "phase-build"],
        ["phase.cleopatra", "phase-cleopatra"],
        ["phase.priest", "phase-priest"],
    ];
    names.into_iter().enumerate().map(phase).collect()
}
