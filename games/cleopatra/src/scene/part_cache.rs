//! What is drawn and said once and then shared by all scenes: the board when the game is opened, parts when they are
//! first seen.

use std::sync::Arc;

use cenacle_scene::{
    Cache, CachedJson, Named, Say, SharedParts, Text,
    scene::{Decor, Part, PartGroup, Place, Spot, Spots, Stage},
};

use crate::{Card, Cells, Figures, KINDS, Mosaic, WORKS, Work};

use super::{backdrop, board, drawings, layout::Layout, look, panels::Shown, terminal::Signs};

/// How many parts, offers and panels are remembered: several times as many as a few hundred tables show at once.
const REMEMBERED: usize = 1 << 16;

/// Everything the scenes of a game share.
#[derive(Debug)]
pub(crate) struct PartCache {
    stages: [Stage; 2],
    pub(super) parts: SharedParts<PartKey, OfferKey>,
    mosaics: Cache<(Mosaic, u8), Text>,
}

/// An offer that comes again and again, by all it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum OfferKey {
    Lay { mosaic: Mosaic, turn: u8, row: u8, column: u8, base: u16 },
    Bid { talents: u16 },
}

/// What parts of a scene show, by all it depends on besides the language. They are made without knowing who plays; what
/// names somebody is said before, and is in the key.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum PartKey {
    Phases { current: usize },
    Garden(Signs),
    Panel(Shown),
    Supply { square: u8, built: [u8; WORKS], laid: usize, left: usize },
    Quarry { built: [u8; WORKS], laid: u8 },
    QuarryRow { work: Work, built: u8, shown: u8 },
    Palms { standing: Cells },
    Palm { row: usize, column: usize },
    Closed { cells: Cells, owner: Option<usize> },
    Laid { mosaic: Mosaic, turn: u8, row: u8, column: u8, fresh: bool, by: Named },
    Statue { seat: usize, index: usize, at: (usize, usize), cells: Cells, of: Named },
    Claimable { index: u8, cells: Cells },
    Palace { walls: u16, doors: u8, built: [u8; WORKS], square: u8 },
    Wall { slot: u8, stands: bool },
    Door { side: u8, stands: bool },
    Throne { built: u8 },
    Squares,
    Cleopatra { square: u8 },
    Sphinx { index: u8, stands: bool },
    Obelisk { index: u8, stands: bool },
    Market { pile: usize },
    Stall { stall: u8, cards: Vec<Card> },
    OnStall { stall: u8, index: usize, card: Card },
    Pile { cards: usize, top: Option<Card> },
    Discard { cards: usize, known: [u8; KINDS] },
    Altar { on: u8 },
    Stack { top: Option<Mosaic>, under: u16, choosing: bool },
    StackTop { mosaic: Mosaic },
    StackUnder,
    StackRest { mosaic: Mosaic, index: usize },
    Under { mosaic: Mosaic, index: usize },
    Laying { mosaic: Mosaic, flip: bool, left: usize },
    Drawn { index: usize, card: Card, kept: bool, fresh: bool },
    Coins { first: u16, last: u16 },
    Hand { counts: [u8; KINDS] },
    Held { card: Card, count: u8 },
    Pyramid { seat: usize, amulets: u16, merchants: u8, statues: u8 },
}

impl PartCache {
    /// Draws the board.
    pub(crate) fn new(figures: &Figures) -> PartCache {
        let layouts = [Layout::wide(figures), Layout::narrow(figures)];
        PartCache {
            stages: [&layouts[0], &layouts[1]]
                .map(|layout| Stage { size: layout.size, backdrop: backdrop::backdrop(figures, layout).into() }),
            parts: SharedParts::new([&layouts[0], &layouts[1]].map(Layout::board), REMEMBERED),
            mosaics: Cache::new(REMEMBERED),
        }
    }

    /// The stages, and the cells of the garden.
    pub(super) fn decor(&self, figures: &Figures, say: &Say<'_>) -> Arc<Decor> {
        self.parts.decors.get(say, (), |say| {
            let cells = self.make(figures, say, board::cells);
            let decor = Decor::new(say.word("game-title"), look::THEME, self.stages.clone(), vec![cells]);
            Arc::new(decor.with_goal(say.word("game-goal")))
        })
    }

    /// A mosaic as it lies in the garden.
    fn mosaic(&self, figures: &Figures, mosaic: Mosaic, turn: u8) -> Text {
        self.mosaics.get((mosaic, turn), || {
            let way = figures.turns[usize::from(mosaic.0)].ways(true)[usize::from(turn)];
            drawings::mosaic(mosaic, way.cells(), Layout::wide(figures).unit).into()
        })
    }
}

/// Parts in the making: one of elements, and above it those of smaller keys.
pub(super) struct Making<'a> {
    pub(super) figures: &'a Figures,
    part_cache: &'a PartCache,
    /// A voice that knows no names, if the parts are kept.
    pub(super) say: &'a Say<'a>,
    pub(super) part: Part,
    parts: Vec<Arc<CachedJson<Part>>>,
}

cenacle_scene::making!();

impl<'a> Making<'a> {
    fn new(figures: &'a Figures, part_cache: &'a PartCache, say: &'a Say<'a>) -> Making<'a> {
        Making { figures, part_cache, say, part: Part::default(), parts: Vec::new() }
    }
}

impl Making<'_> {
    /// A smaller key inside this one.
    pub(super) fn show(&mut self, key: PartKey, make: impl FnOnce(&mut Making<'_>)) {
        let group = self.part_cache.show(self.figures, self.say, key, make);
        self.parts.extend(group.parts().cloned());
    }

    /// A place that is not always there, and where it is.
    pub(super) fn place_at(&mut self, place: Place, spot: impl Fn(&Layout<'_>) -> Spot) {
        let spots = Spots { wide: spot(&Layout::wide(self.figures)), narrow: spot(&Layout::narrow(self.figures)) };
        self.part.places.push(Place { spots: Some(spots), ..place });
    }

    pub(super) fn mosaic(&self, mosaic: Mosaic, turn: u8) -> Text {
        self.part_cache.mosaic(self.figures, mosaic, turn)
    }

    pub(super) fn wide(&self) -> Layout<'_> {
        Layout::wide(self.figures)
    }

    fn finish(self) -> PartGroup {
        self.part.shared().into_iter().chain(self.parts).collect()
    }
}
