//! What is drawn and said once and then shared by all scenes.

use std::sync::Arc;

use cenacle_scene::{
    LocalisedCache, Say, SharedParts, Text,
    scene::{Abilities, Decor, Place, Stage},
};
use cenacle_table::Seat;

use crate::{
    Action, Adepts, Card, CultName, Face, Feast, Figures, Location, Patriarch, Priests, Token, rules_view::Parts,
};

use super::{
    backdrop,
    layout::Layout,
    look,
    marks::Placed,
    panels::{self, Shown},
    told::Present,
};

/// How many parts are remembered: a few times as many as two hundred tables show at once. More would be found again less often
/// than they are in the way: with four times as many a decision cost the server a tenth more.
const REMEMBERED: usize = 1 << 14;

/// Everything the scenes of a game share.
#[derive(Debug)]
pub(crate) struct PartCache {
    pub(super) parts: SharedParts<PartKey, OfferKey>,
    /// By the side of a cult sheet.
    abilities: LocalisedCache<(CultName, bool), Abilities>,
}

/// An offer that comes again and again, by all it depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum OfferKey {
    Place {
        seat: Seat,
        priest: Token,
        location: Location,
        standing: Placed,
    },
    /// It says nothing that depends on the position.
    Printed {
        action: Action,
    },
}

/// A cult on a Location, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Standing {
    pub(super) cult_name: CultName,
    pub(super) parts: Parts,
    /// How many tokens of each value are counted before these.
    pub(super) before: Priests,
    /// The Priest with coins: his value and how many.
    pub(super) bribe: Option<(Token, u8)>,
    /// The Priest who counts more: his value, and whether he is the one with coins.
    pub(super) boosted: Option<(Token, bool)>,
    pub(super) celebrates: bool,
}

/// What parts of a scene show, by all it depends on besides the language. They are made without knowing who plays; what
/// names somebody is said before, and is in the key.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum PartKey {
    Phases { current: usize },
    City { round: u16 },
    Location { location: Location, active: bool, marks: [bool; 3], here: [Option<Standing>; 5], leader: Option<usize> },
    Told { location: Location, present: Vec<Present> },
    Palace { slot: u8, card: Card },
    Rail,
    RailStep { place: usize, seat: usize, name: Text, state: &'static str },
    CultSign { place: usize, seat: usize, cult_name: CultName, dark: bool },
    Verdict { label: Text, text: Text },
    Panel(Box<Shown>),
    Supply { piles: [usize; 3], mobs: u8, supreme: Text, turned: bool },
    Sheet { seat: usize, cult: Box<Own>, patriarch: u8, power: u8, usable: [bool; 2] },
    Cards { hand: Vec<(Face, u8)>, open: Vec<(Face, u8)> },
    Cults { cults: u8 },
    Feasts { feasts: Vec<Feast> },
    Tray { cards: Vec<Face>, of: Text },
}

/// What the sheet of a cult shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Own {
    pub(super) cult_name: CultName,
    pub(super) dark: bool,
    pub(super) followers: u8,
    pub(super) home: Priests,
    pub(super) sheet: Priests,
    pub(super) patriarch: Patriarch,
    pub(super) mobs: u8,
}

impl Own {
    pub(super) const fn of(cult: &Adepts) -> Own {
        Own {
            cult_name: cult.cult_name,
            dark: cult.dark,
            followers: cult.followers,
            home: cult.home,
            sheet: cult.sheet,
            patriarch: cult.patriarch,
            mobs: cult.mobs,
        }
    }
}

impl PartCache {
    pub(crate) fn new() -> PartCache {
        let parts = SharedParts::new([Layout::WIDE, Layout::NARROW].map(|layout| layout.board()), REMEMBERED);
        PartCache { parts, abilities: LocalisedCache::new(64) }
    }

    /// The stages with the names of the districts.
    pub(super) fn decor(&self, figures: &Figures, say: &Say<'_>) -> Arc<Decor> {
        self.parts.decors.get(say, (), |say| {
            let stages = [Layout::WIDE, Layout::NARROW]
                .map(|layout| Stage { size: layout.size, backdrop: backdrop::backdrop(figures, &layout, say).into() });
            let decor = Decor::new(say.word("game-title"), look::THEME, stages, Vec::new());
            Arc::new(decor.with_goal(say.word("game-goal")))
        })
    }
}

cenacle_scene::making!(of_one_part);

impl Making<'_> {
    /// A place that lies where another name says.
    pub(super) fn place_at(&mut self, place: Place, at: &str) {
        let spots = self.part_cache.parts.spots.get(at).cloned();
        self.part.places.push(Place { spots, ..place });
    }

    /// What a cult can do while this side of its sheet is up.
    pub(super) fn abilities(&self, cult_name: CultName, dark: bool) -> Abilities {
        let made = |say: &Say<'_>| Arc::new(panels::abilities(self.figures, say, cult_name, dark).into());
        self.part_cache.abilities.get(self.say, (cult_name, dark), made)
    }
}
