//! What is drawn and said once and then shared by all scenes.

use std::{collections::HashMap, sync::Arc};

use cenacle_scene::{
    LocalisedCache, Say, Text,
    scene::{Decor, Id, Part, PartGroup, Piece, Place, Region, Spot, Spots, Stage},
};

use crate::{Chamber, Denied, Figures, Investigator, Keeper, Monster, Priest, Purse, Room, Sect, Site};

use super::{
    backdrop,
    drawings::Seal,
    layout::Layout,
    look,
    march::{March, Riposte},
    panels::Shown,
};

/// How many parts are remembered: several times as many as a few hundred tables show at once.
const REMEMBERED: usize = 1 << 16;

/// Everything the scenes of a game share.
#[derive(Debug)]
pub(crate) struct PartCache {
    /// Where everything lies that is on the stage, for each board, without the cards of the expansions and with them.
    spots: Vec<[HashMap<Id, Spots>; 2]>,
    decors: LocalisedCache<(u8, bool), Arc<Decor>>,
    /// By what they show, the board, and whether the cards of the expansions are in the game.
    groups: LocalisedCache<(u8, bool, PartKey), PartGroup>,
}

/// Cultists at a site: seat and place among the cultists of the seat.
pub(super) type Here = Vec<(u8, u8)>;

/// What parts of a scene show, by all it depends on besides the language. They are made without knowing who plays; what
/// names somebody is said before, and is in the key.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum PartKey {
    Phases { current: usize, solo: bool },
    Board { board: u8, round: u16, left: u32 },
    Paths { board: u8, broken: u32 },
    Lock { board: u8, lock: u8, seal: Seal, by: Option<u8>, here: Here },
    DeepOnes { board: u8, height: u8 },
    Shoggoth { board: u8, keeper: Keeper },
    Azathoth { board: u8, here: Here, most: u8 },
    Avatar { board: u8, avatar: u8, keeper: Keeper },
    Stage { board: u8, stage: u8, here: Here },
    Growth { board: u8, height: u8 },
    Glacier { board: u8, lock: u8, awake: bool },
    Amoebas { board: u8, left: u8 },
    King { board: u8, keeper: Keeper, here: Here },
    Site { site: Site, here: Here, open: bool },
    Told { site: Site, here: Here, names: Vec<(u8, Text)> },
    Track { marks: Vec<(u8, u8)> },
    Dice { faces: [u8; 4] },
    Heading { region: &'static str, left: usize },
    Card { card: u8, chamber: Chamber },
    Row { seat: u8, sect: Box<Sect>, busy: bool, shoggoth: bool, first: bool },
    Rival { goods: Purse, denied: Option<Denied>, score: i32, shoggoth: bool },
    Panel(Box<Shown>),
    Supply { grimoires: u16, monsters: u8 },
    Priest { seat: u8 },
    March(Box<March>),
    Ripostes { with: Vec<Riposte> },
    OwnSpace { seat: u8, site: Site, here: Here },
    Pool { seat: u8, here: Here, riposting: bool },
    Hand { goods: Purse },
    Exposed { goods: Purse, raid: Option<u8> },
    Room { number: u8, room: Room, defence: u8, raid: Option<u8> },
    Lairs { lairs: [Monster; 3], turned: u8 },
    Beast { card: u8, monster: Monster },
    Sleuth { card: u8, who: Investigator, leads: bool },
    PriestCard { seat: u8, priest: Priest, used: bool, here: bool },
}

impl PartCache {
    pub(crate) fn new(figures: &Figures) -> PartCache {
        let spots = figures.boards.iter().map(|board| {
            [false, true].map(|cards| {
                let [wide, narrow] = Layout::both(board, cards).map(|layout| layout.board(figures, board));
                Spots::paired(wide, narrow)
            })
        });
        PartCache { spots: spots.collect(), decors: LocalisedCache::new(24), groups: LocalisedCache::new(REMEMBERED) }
    }

    /// The stages of a board with all that is printed on them.
    pub(super) fn decor(&self, figures: &Figures, board: u8, cards: bool, say: &Say<'_>) -> Arc<Decor> {
        self.decors.get(say, (board, cards), |say| {
            let stages = Layout::both(&figures.boards[usize::from(board)], cards).map(|layout| Stage {
                size: layout.size,
                backdrop: backdrop::backdrop(figures, board, &layout, say).into(),
            });
            let mut making = Making { figures, part_cache: self, board, cards, say, part: Part::default() };
            backdrop::regions(&mut making, cards);
            let group = making.finish();
            let decor = Decor::new(say.word("game-title"), look::THEME, stages, vec![group]);
            Arc::new(decor.with_goal(say.word("game-goal")))
        })
    }

    /// What a key shows; it is made when it is first asked for.
    pub(super) fn show(
        &self,
        figures: &Figures,
        (board, cards): (u8, bool),
        say: &Say<'_>,
        key: PartKey,
        make: impl FnOnce(&mut Making<'_>),
    ) -> PartGroup {
        self.groups.get(say, (board, cards, key), |say| {
            let mut making = Making { figures, part_cache: self, board, cards, say, part: Part::default() };
            make(&mut making);
            making.finish()
        })
    }
}

/// A part in the making.
pub(super) struct Making<'a> {
    pub(super) figures: &'a Figures,
    part_cache: &'a PartCache,
    pub(super) board: u8,
    /// Whether the cards of the expansions lie open, too.
    pub(super) cards: bool,
    /// A voice that knows no names.
    pub(super) say: &'a Say<'a>,
    pub(super) part: Part,
}

impl Making<'_> {
    fn spots(&self, id: &Id) -> Option<Spots> {
        self.part_cache.spots[usize::from(self.board)][usize::from(self.cards)].get(id).cloned()
    }

    /// Where something of the stage lies that always does.
    pub(super) fn spots_of(&self, id: &str) -> Spots {
        self.spots(&id.to_owned().into()).unwrap_or_else(|| {
            let nowhere = Spot::rect(0.0, 0.0, 0.5, 0.5);
            Spots { wide: nowhere.clone(), narrow: nowhere }
        })
    }

    pub(super) fn region(&mut self, region: Region) {
        let spots = self.spots(&region.id);
        self.part.regions.push(Region { spots, ..region });
    }

    /// How large the last place is on the wide stage, or on its sheet: drawings are made for that.
    pub(super) fn size(&self) -> (f32, f32) {
        let spots = self.part.places.last().and_then(|place| place.spots.as_ref());
        spots.map_or((1.0, 1.0), |spots| (spots.wide.w, spots.wide.h))
    }

    /// A place of the board, or of the dock.
    pub(super) fn place(&mut self, place: Place) {
        let spots = self.spots(&place.id);
        self.part.places.push(Place { spots, ..place });
    }

    pub(super) fn piece(&mut self, piece: Piece) {
        self.part.pieces.push(piece);
    }

    pub(super) fn word(&self, key: &'static str) -> Text {
        self.say.word(key)
    }

    pub(super) fn finish(self) -> PartGroup {
        self.part.shared().into_iter().collect()
    }
}
