//! Where everything lies, and what never changes.

use cenacle_table::{
    Say,
    scene::{
        Text,
        scene::{Decor, Part, Place, Region, RegionRole, Spot, Spots, Stage, Theme},
    },
};

pub(crate) const THEME: Theme = Theme {
    ground: Text::written("#16302a"),
    panel: Text::written("#0f211d"),
    ink: Text::written("#f2efe4"),
    accent: Text::written("#d8b45a"),
    paper: Text::written("#f6f1df"),
};

/// The stages: wide and narrow ones have the same few things.
const STAGE: (f32, f32) = (374.0, 220.0);

pub(crate) fn decor(say: &Say<'_>) -> Decor {
    let spots = |spot: Spot| Some(Spots { wide: spot.clone(), narrow: spot });
    let board = Region {
        id: "board".into(),
        label: say.word("board"),
        rule: Some("round.prize"),
        spots: spots(Spot::rect(0.0, 0.0, STAGE.0, STAGE.1)),
        ..Region::default()
    };
    let hand = Region { id: "hand".into(), label: say.word("hand"), role: RegionRole::Hand, ..Region::default() };
    let place = |id: &'static str, region: &'static str, x: f32, w: f32| Place {
        id: id.into(),
        region: region.into(),
        label: say.word(id),
        spots: (w > 0.0).then(|| spots(Spot::rect(x, 40.0, w, 130.0))).flatten(),
        ..Place::default()
    };
    let places = vec![
        place("pack", "board", 16.0, 84.0),
        place("prize", "board", 112.0, 84.0),
        place("bids", "board", 208.0, 150.0),
        Place { id: "cards".into(), label: say.word("hand"), ..place("hand", "hand", 0.0, 0.0) },
    ];
    let part = Part { regions: vec![board, hand], places, ..Part::new("table") };
    let ground = || Stage { size: STAGE, ..Stage::default() };
    Decor::new(say.word("game-title"), THEME, [ground(), ground()], vec![part.into()])
}
