//! What is drawn and said once and then shared by all scenes.

use std::{mem::Discriminant, sync::Arc};

use cenacle_scene::{
    CachedJson, LocalisedCache, Say, SharedOffer, Text,
    scene::{Decor, Part, PartGroup, Piece, Place, Region, Spots, Stage},
};
use cenacle_table::Seat;

use crate::{Action, Duel, Face, Figures, Orders, Roll, Skill, Task, rules_view::RulesView};

use super::{backdrop, layout::Layout, look, panels::Shown, reveal::Revealed, told::Counted, track::LaidCard};

/// How many parts are remembered: several times as many as a few hundred tables show at once.
const REMEMBERED: usize = 1 << 16;
/// How many offers are.
const REMEMBERED_OFFERS: usize = 1 << 15;

/// Everything the scenes of a game share.
#[derive(Debug)]
pub(crate) struct PartCache {
    decors: LocalisedCache<u8, Arc<Decor>>,
    groups: LocalisedCache<(u8, PartKey), PartGroup>,
    pub(super) offers: LocalisedCache<OfferKey, SharedOffer>,
}

/// An offer that comes again and again, by all it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct OfferKey {
    /// To whom it is made.
    pub(super) seat: Seat,
    pub(super) action: Action,
    /// What is asked.
    pub(super) asked: Discriminant<Task>,
    /// How the roll may go that it leads to.
    pub(super) odds: Option<[u16; 4]>,
}

/// A row of a sheet as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Row {
    pub(super) seat: u8,
    pub(super) row: u8,
    /// Bits of the row: who lives, who is barred, who is elsewhere, who attacks, who is attacked.
    pub(super) alive: u8,
    pub(super) barred: u8,
    pub(super) elsewhere: u8,
    pub(super) attacks: u8,
    pub(super) attacked: u8,
    /// Who signed for each of the dead.
    pub(super) slain: [u8; 8],
    /// Symbols of those who sign, by seat.
    pub(super) symbols: [u8; 8],
    pub(super) active: bool,
    /// The row of this sheet that is in play.
    pub(super) front: u8,
}

/// What parts of a scene show, by all it depends on besides the language and the number of players. They are made
/// without knowing who plays; what names somebody is said before, and is in the key.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum PartKey {
    Phases {
        current: usize,
    },
    Sect {
        seat: u8,
        name: u8,
        credo: u8,
        skills: [u8; 3],
        favoured: bool,
        alive: u32,
        barred: u32,
        elsewhere: u32,
        founded: bool,
    },
    Row(Row),
    /// Who signed for each of the dead.
    Signed {
        seat: u8,
        graves: Vec<Counted>,
    },
    /// The points of the living, the most first.
    Standing(Vec<Counted>),
    Mine {
        seat: u8,
    },
    Arena {
        note: Text,
        fighting: bool,
    },
    Fighters {
        duel: SeenDuel,
        fighting: bool,
        symbols: [u8; 8],
    },
    Card {
        face: Face,
        fighting: bool,
    },
    Rolled {
        place: u8,
        roll: Roll,
        skill: Skill,
        label: Text,
        fighting: bool,
        answered: bool,
    },
    Track {
        god: u8,
        fighting: bool,
    },
    TrackBoxes {
        god: u8,
    },
    TrackSigns {
        points: [u8; 8],
        living: u8,
    },
    Laid {
        empty: bool,
        fighting: bool,
    },
    LaidCard(LaidCard),
    Panel(Box<Shown>),
    Reveal(Box<Revealed>),
    Supply {
        pile: usize,
        discard: usize,
        round: u16,
        rounds: Option<u16>,
        favoured: Text,
        god: u8,
    },
    Hand {
        cards: Vec<(Face, u8)>,
    },
    Open {
        seat: u8,
        name: Text,
        cards: Vec<(Face, u8)>,
        hidden: u8,
    },
    Gazed {
        cards: Vec<Face>,
    },
    Orders {
        orders: Orders,
    },
    Names {
        taken: u32,
    },
    Credos {
        taken: u32,
    },
    Symbols {
        taken: u32,
    },
}

/// Who fights whom, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SeenDuel {
    pub(super) attacker: u8,
    pub(super) member: u8,
    pub(super) target: Option<(u8, u8)>,
    pub(super) fallen: [bool; 2],
}

impl SeenDuel {
    pub(super) fn of(duel: &Duel, rules: RulesView<'_>) -> SeenDuel {
        let target = duel.target.map(|seat| (seat.index() as u8, rules.faced(duel)));
        let lives = |(seat, member): (u8, u8)| rules.p.sects[usize::from(seat)].lives(member);
        SeenDuel {
            attacker: duel.attacker.index() as u8,
            member: duel.member,
            target,
            fallen: [!lives((duel.attacker.index() as u8, duel.member)), target.is_some_and(|one| !lives(one))],
        }
    }
}

impl PartCache {
    pub(crate) fn new() -> PartCache {
        PartCache {
            decors: LocalisedCache::new(64),
            groups: LocalisedCache::new(REMEMBERED),
            offers: LocalisedCache::new(REMEMBERED_OFFERS),
        }
    }

    /// The stages for so many players.
    pub(super) fn decor(&self, players: u8, say: &Say<'_>) -> Arc<Decor> {
        self.decors.get(say, players, |say| {
            let stages = [Layout::wide(players), Layout::narrow(players)]
                .map(|layout| Stage { size: layout.size, backdrop: backdrop::backdrop(&layout).into() });
            let decor = Decor::new(say.word("game-title"), look::THEME, stages, Vec::new());
            Arc::new(decor.with_goal(say.word("game-goal")))
        })
    }

    /// What a key shows; it is made when it is first asked for.
    pub(super) fn show(
        &self,
        figures: &Figures,
        players: u8,
        say: &Say<'_>,
        key: PartKey,
        make: impl FnOnce(&mut Making<'_>),
    ) -> PartGroup {
        self.groups.get(say, (players, key), |say| {
            let layouts = [Layout::wide(players), Layout::narrow(players)];
            let mut making = Making { figures, layouts, say, ended: Vec::new(), part: Part::default() };
            make(&mut making);
            making.finish()
        })
    }
}

/// A part in the making.
pub(super) struct Making<'a> {
    pub(super) figures: &'a Figures,
    pub(super) layouts: [Layout; 2],
    /// A voice that knows no names.
    pub(super) say: &'a Say<'a>,
    ended: Vec<Arc<CachedJson<Part>>>,
    pub(super) part: Part,
}

impl Making<'_> {
    /// What follows is a part of its own, which changes without what was before.
    pub(super) fn end_part(&mut self) {
        self.ended.extend(std::mem::take(&mut self.part).shared());
    }

    /// Parts that were made before.
    pub(super) fn add_parts(&mut self, parts: impl Iterator<Item = Arc<CachedJson<Part>>>) {
        self.ended.extend(parts);
    }

    /// Where something lies on both stages.
    pub(super) fn spots(&self, at: impl Fn(&Layout) -> cenacle_scene::scene::Spot) -> Option<Spots> {
        let [wide, narrow] = &self.layouts;
        Some(Spots { wide: at(wide), narrow: at(narrow) })
    }

    pub(super) fn region(&mut self, region: Region) {
        self.part.regions.push(region);
    }

    pub(super) fn place(&mut self, place: Place) {
        self.part.places.push(place);
    }

    pub(super) fn piece(&mut self, piece: Piece) {
        self.part.pieces.push(piece);
    }

    pub(super) fn word(&self, key: &'static str) -> Text {
        self.say.word(key)
    }

    fn finish(mut self) -> PartGroup {
        self.end_part();
        self.ended.into_iter().collect()
    }
}
