//! What is drawn and said once and then shared by all scenes: the board when the game is opened, parts when they are
//! first seen.

use std::sync::Arc;

use cenacle_scene::{
    Kept, Memo, Offer, Say, Text,
    scene::{Die, FactLine, Id, Layout, Panel, Phase, Piece, Place, Region, Scene, Spot, Spots},
};

use crate::{Card, Cells, Figures, KINDS, Mosaic, WORKS, Work};

use super::{backdrop, drawings, grid::Signs, layout::Ground, panels::Shown};

/// How many parts, offers and panels are remembered: several times as many as a few hundred tables show at once.
const REMEMBERED: usize = 1 << 15;

/// Everything the scenes of a game share.
#[derive(Debug)]
pub(crate) struct Album {
    pub(super) wide: Layout,
    pub(super) narrow: Layout,
    parts: Kept<Part, Arc<Group>>,
    /// Places for mosaics are offered by the hundred.
    pub(super) offers: Kept<Often, Arc<Offer>>,
    /// The palace in characters.
    pub(super) palaces: Kept<Signs, Arc<Region>>,
    pub(super) panels: Kept<Shown, Arc<Panel>>,
    mosaics: Memo<(Mosaic, u8), Text>,
}

/// An offer that comes again and again, by all it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Often {
    Lay { mosaic: Mosaic, turn: u8, row: u8, column: u8, base: u16 },
    Bid { talents: u16 },
}

/// A part of a scene, by all it depends on besides the language. It is made without knowing who plays; what names
/// somebody is said before, and is in the key.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Part {
    Phases { current: usize },
    Supply { square: u8, built: [u8; WORKS], laid: usize, left: usize },
    Quarry { built: [u8; WORKS], laid: u8 },
    QuarryRow { work: Work, built: u8, shown: u8 },
    Cells,
    Palms { standing: Cells },
    Palm { row: usize, column: usize },
    Closed { cells: Cells, owner: Option<usize> },
    Laid { mosaic: Mosaic, turn: u8, row: u8, column: u8, fresh: bool, by: Text },
    Statue { seat: usize, index: usize, at: (usize, usize), title: Text },
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
    Stall { stall: u8 },
    OnStall { stall: u8, index: usize, card: Card },
    Pile { cards: usize, top: Option<Card> },
    Discard { cards: usize, known: [u8; KINDS] },
    Altar { on: u8 },
    Stack { top: Option<Mosaic>, under: u16, choosing: bool },
    StackTop { mosaic: Mosaic },
    StackRest { mosaic: Mosaic, index: usize },
    Under { mosaic: Mosaic, index: usize },
    Turns { mosaic: Mosaic, flip: bool, left: usize },
    Drawn { index: usize, card: Card, kept: bool, fresh: bool },
    Coins { first: u16, last: u16 },
    Coin { talents: u16 },
    Hand { held: usize },
    Held { card: Card, count: u8 },
    Pyramid { seat: usize, amulets: u16, merchants: u8, statues: u8 },
}

/// The elements of a part.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    pub(super) phases: Vec<Arc<Phase>>,
    pub(super) regions: Vec<Arc<Region>>,
    pub(super) places: Vec<Arc<Place>>,
    pub(super) pieces: Vec<Arc<Piece>>,
    pub(super) dice: Vec<Arc<Die>>,
    pub(super) supply: Vec<FactLine>,
    /// On the wide stage and on the narrow one, where the board has none.
    spots: Vec<(Id, [Arc<Spot>; 2])>,
}

impl Group {
    /// Takes in the elements of a smaller part.
    fn add(&mut self, part: &Group) {
        self.phases.extend_from_slice(&part.phases);
        self.regions.extend_from_slice(&part.regions);
        self.places.extend_from_slice(&part.places);
        self.pieces.extend_from_slice(&part.pieces);
        self.dice.extend_from_slice(&part.dice);
        self.supply.extend_from_slice(&part.supply);
        self.spots.extend_from_slice(&part.spots);
    }

    pub(super) fn show(&self, scene: &mut Scene) {
        scene.phases.extend_from_slice(&self.phases);
        scene.regions.extend_from_slice(&self.regions);
        scene.places.extend_from_slice(&self.places);
        scene.pieces.extend_from_slice(&self.pieces);
        scene.dice.extend_from_slice(&self.dice);
        scene.supply.extend_from_slice(&self.supply);
        for (id, [wide, narrow]) in &self.spots {
            scene.wide.spots.insert(id.clone(), wide.clone());
            scene.narrow.spots.insert(id.clone(), narrow.clone());
        }
    }
}

impl Album {
    /// Draws the board.
    pub(crate) fn new(figures: &Figures) -> Album {
        let layout = |ground: &Ground<'_>| Layout {
            size: ground.size,
            backdrop: backdrop::backdrop(figures, ground).into(),
            spots: Spots::board(ground.board()),
        };
        Album {
            wide: layout(&Ground::wide(figures)),
            narrow: layout(&Ground::narrow(figures)),
            parts: Kept::new(REMEMBERED),
            offers: Kept::new(REMEMBERED),
            palaces: Kept::new(REMEMBERED),
            panels: Kept::new(REMEMBERED),
            mosaics: Memo::new(REMEMBERED),
        }
    }

    /// A part; it is made when it is first asked for.
    pub(super) fn part(
        &self,
        figures: &Figures,
        say: &Say<'_>,
        part: Part,
        make: impl FnOnce(&mut Making<'_>),
    ) -> Arc<Group> {
        self.parts.get(say, part, |say| {
            let mut making = Making { figures, album: self, say, group: Group::default() };
            make(&mut making);
            Arc::new(making.group)
        })
    }

    /// A mosaic as it lies in the garden.
    fn mosaic(&self, figures: &Figures, mosaic: Mosaic, turn: u8) -> Text {
        self.mosaics.get((mosaic, turn), || {
            let way = figures.turns[usize::from(mosaic.0)].ways(true)[usize::from(turn)];
            drawings::mosaic(mosaic, way.cells(), Ground::wide(figures).unit).into()
        })
    }
}

/// A part in the making.
pub(super) struct Making<'a> {
    pub(super) figures: &'a Figures,
    album: &'a Album,
    /// A voice that knows no names.
    pub(super) say: &'a Say<'a>,
    pub(super) group: Group,
}

impl Making<'_> {
    /// A smaller part inside this one.
    pub(super) fn part(&mut self, part: Part, make: impl FnOnce(&mut Making<'_>)) {
        self.group.add(&self.album.part(self.figures, self.say, part, make));
    }

    pub(super) fn region(&mut self, region: Region) {
        self.group.regions.push(region.into());
    }

    /// A place of the board, or of the dock.
    pub(super) fn place(&mut self, place: Place) {
        self.group.places.push(place.into());
    }

    /// A place that is not always there, and where it is.
    pub(super) fn place_at(&mut self, place: Place, spot: impl Fn(&Ground<'_>) -> Spot) {
        let spots = [Ground::wide(self.figures), Ground::narrow(self.figures)].map(|ground| Arc::new(spot(&ground)));
        self.group.spots.push((place.id.clone(), spots));
        self.place(place);
    }

    pub(super) fn piece(&mut self, piece: Piece) {
        self.group.pieces.push(piece.into());
    }

    pub(super) fn mosaic(&self, mosaic: Mosaic, turn: u8) -> Text {
        self.album.mosaic(self.figures, mosaic, turn)
    }

    pub(super) fn wide(&self) -> Ground<'_> {
        Ground::wide(self.figures)
    }

    pub(super) fn word(&self, key: &'static str) -> Text {
        self.say.word(key)
    }
}
