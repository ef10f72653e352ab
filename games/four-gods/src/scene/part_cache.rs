//! What is drawn and said once and then shared by all scenes: the board when the game is opened, parts when they are
//! first seen.

use std::sync::Arc;

use cenacle_scene::{
    Cache, Named, Pose, Say, SharedParts, Text,
    scene::{Decor, Place, Spot, Spots, Stage},
};

use crate::{Action, Cell, Colour, Corner, Face, Figures, God, Hand, KINDS, Terrain};

use super::{backdrop, board, drawings, land, layout::Layout, look, panels::Shown, terminal::Signs, told::Beside};

/// How many parts, offers and panels are remembered: several times as many as a few hundred tables show at once.
const REMEMBERED: usize = 1 << 16;

/// Everything the scenes of a game share.
#[derive(Debug)]
pub(crate) struct PartCache {
    stages: [Stage; 2],
    pub(super) parts: SharedParts<PartKey, OfferKey>,
    lands: Cache<(Face, u32), Text>,
    tiles: Cache<(Face, u16), Text>,
}

/// An offer that comes again and again, by all it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct OfferKey {
    pub(super) action: Action,
    pub(super) face: Face,
    pub(super) serial: u16,
    pub(super) seat: usize,
    pub(super) two: bool,
    pub(super) served: bool,
    /// Where the tile goes if it is put down: a place of a seat's discard, or the bag.
    pub(super) to: Option<(usize, u8)>,
}

/// What parts of a scene show, by all it depends on besides the language. They are made without knowing who plays; what
/// names somebody is said before, and is in the key.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum PartKey {
    Phases {
        current: usize,
    },
    World(Signs),
    Gap {
        cell: Cell,
        sides: [Beside; 4],
    },
    Tile {
        serial: u16,
        face: Face,
        cell: Cell,
        fresh: bool,
        by: Option<Named>,
    },
    Prophet {
        cell: Cell,
        face: Face,
        corner: Corner,
        colour: Colour,
        seat: usize,
        of: Named,
        fresh: bool,
    },
    City {
        cell: Cell,
        colour: Colour,
        seat: usize,
        of: Named,
    },
    Kingdom {
        terrain: Terrain,
        tiles: u64,
        faces: Vec<Face>,
        prophets: [u8; KINDS],
        holders: Vec<Named>,
        worth: u16,
    },
    Places {
        players: u8,
        me: usize,
        limit: u8,
        seat: usize,
        of: Named,
    },
    Medal {
        seat: usize,
        corner: usize,
        lying: u8,
        limit: u8,
        of: Named,
    },
    Discarded {
        serial: u16,
        face: Face,
        seat: usize,
        place: u8,
        side: u16,
        reverse: Option<Face>,
    },
    Discards,
    Lands,
    Land {
        terrain: Terrain,
        largest: u16,
        number: u16,
        shares: Vec<(usize, u16, Named)>,
    },
    OwnHands {
        me: usize,
    },
    OtherHand {
        row: usize,
        seat: usize,
        of: Named,
    },
    Held {
        serial: u16,
        face: Face,
        seat: usize,
        hand: Hand,
        side: u16,
        reverse: Option<Face>,
        fresh: bool,
        pose: Pose,
        /// Both faces upright, if the viewer may turn it.
        faces: Option<[Face; 2]>,
    },
    Hands,
    Supply {
        bag: usize,
        cities: u8,
    },
    Glass {
        key: &'static str,
        number: u32,
        rule: &'static str,
    },
    Gods {
        secret: bool,
    },
    GodCard {
        god: God,
        taken: Option<Named>,
        mine: bool,
        seat: Option<usize>,
    },
    Cults {
        me: usize,
    },
    Cult {
        colour: Colour,
        god: Option<God>,
        me: usize,
        reserve: u8,
        razed: u8,
    },
    Panel(Shown),
    Box {
        bag: usize,
        free: u32,
        cities: u8,
    },
}

impl PartCache {
    /// Draws the board.
    pub(crate) fn new() -> PartCache {
        PartCache {
            stages: Layout::both()
                .map(|layout| Stage { size: layout.size, backdrop: backdrop::backdrop(&layout).into() }),
            parts: SharedParts::new(Layout::both().map(|layout| layout.board()), REMEMBERED),
            lands: Cache::new(REMEMBERED / 4),
            tiles: Cache::new(REMEMBERED / 4),
        }
    }

    /// The stages, and the cells of the world.
    pub(super) fn decor(&self, figures: &Figures, say: &Say<'_>) -> Arc<Decor> {
        self.parts.decors.get(say, (), |say| {
            let cells = self.make(figures, say, board::cells_of_the_world);
            let decor = Decor::new(say.word("game-title"), look::THEME, self.stages.clone(), vec![cells]);
            Arc::new(decor.with_goal(say.word("game-goal")))
        })
    }

    /// A face as it lies on a cell.
    pub(super) fn land(&self, figures: &Figures, face: Face, cell: Cell) -> Text {
        let seed = drawings::seed(cell, face);
        self.lands.get((face, seed), || land::draw(figures, face, seed).into())
    }

    /// A face outside the world, so many units wide.
    pub(super) fn tile(&self, figures: &Figures, face: Face, side: u16) -> Text {
        self.tiles.get((face, side), || drawings::tile(figures, face, side.into()).into())
    }
}

cenacle_scene::making!(of_one_part);

impl Making<'_> {
    /// A place that is not always there, and where it is.
    pub(super) fn place_at(&mut self, place: Place, spot: impl Fn(&Layout) -> Spot) {
        let spots = Spots { wide: spot(&Layout::WIDE), narrow: spot(&Layout::NARROW) };
        self.part.places.push(Place { spots: Some(spots), ..place });
    }
}
