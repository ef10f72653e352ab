//! Positions for tests, built in a few words.

use cenacle_evil_high_priest::{
    Action, Boxes, Cards, Chamber, Cultist, Cultists, EvilHighPriest, Goods, Investigator, Keeper, Monster, Phase,
    Position, Priest, Purse, Sect, Site, Step,
};
use cenacle_table::{Chance, DataFiles, Entry, Game, GameExt, Log, Options, Refusal, Seat, Seed, Stream};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const CLEO: Seat = Seat::new(2);

pub(crate) const PRIEST: Cultist = Cultist::Priest;
pub(crate) const ACOLYTE: Cultist = Cultist::Acolyte;

/// Every cult board, by its name.
pub(crate) const BOARDS: [&str; 10] = [
    "great-cthulhu",
    "black-goat",
    "crawling-chaos",
    "opener-of-the-way",
    "sleeper",
    "tcho-tchos",
    "windwalker",
    "guardian-of-the-pyramid",
    "ancients",
    "yellow-sign",
];

/// A game being tried.
pub(crate) struct Table {
    pub(crate) game: EvilHighPriest,
    pub(crate) p: Position,
    pub(crate) chance: Chance,
    pub(crate) told: Vec<cenacle_evil_high_priest::Event>,
}

pub(crate) fn game() -> EvilHighPriest {
    EvilHighPriest::open(&DataFiles::shipped(EvilHighPriest::about().data)).unwrap()
}

/// So many of each: treasure, blood, magic, grimoires, Elder Signs.
pub(crate) fn goods(treasure: u16, blood: u16, magic: u16, grimoires: u16, signs: u16) -> Purse {
    Purse([treasure, blood, magic, 0, grimoires, signs])
}

impl Table {
    pub(crate) fn with(game: EvilHighPriest, players: u8, pairs: &[(&str, &str)]) -> Table {
        let mut chance = Chance::new(&Seed::from_text("rules"), Stream::Game);
        let options = Options::choose(EvilHighPriest::about(), players, pairs.iter().copied()).unwrap();
        let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        // Ada is the first player of every test.
        (p.first, p.next_first, p.turn) = (ADA, ADA, ADA);
        p.steps.clear();
        p.steps.push(Step::Act(ADA));
        for (place, seat) in (1..).zip(p.everybody()) {
            p.sects[seat.index()].exposed = Purse::of(Goods::Treasure, place);
        }
        Table { game, p, chance, told: Vec::new() }
    }

    /// The first round on the board of Great Cthulhu; it is Ada's turn.
    pub(crate) fn new(players: u8) -> Table {
        Table::with(game(), players, &[])
    }

    /// The first round on any board, without the cards of its box.
    pub(crate) fn on(board: &str, players: u8) -> Table {
        let mut table = Table::with(game(), players, &[("ceremony", "on"), ("ritual", "on"), ("board", board)]);
        table.p.boxes = Boxes::default();
        table.p.cards = Cards::default();
        table.p.monsters = table.game.figures().monsters[0].copies;
        for sect in &mut table.p.sects {
            sect.priest = Priest::default();
        }
        table
    }

    pub(crate) fn goat(players: u8) -> Table {
        Table::with(game(), players, &[("board", "black-goat")])
    }

    /// Both expansions are in play.
    pub(crate) fn boxes(players: u8) -> Table {
        Table::with(game(), players, &[("ceremony", "on"), ("ritual", "on")])
    }

    pub(crate) fn monster(&self, id: &str) -> Monster {
        let at = self.game.figures().monsters.iter().position(|face| face.id == id);
        Monster(at.unwrap_or_else(|| panic!("there is no monster {id}")) as u8)
    }

    pub(crate) fn investigator(&self, id: &str) -> Investigator {
        let at = self.game.figures().investigators.iter().position(|face| face.id == id);
        Investigator(at.unwrap_or_else(|| panic!("there is no investigator {id}")) as u8)
    }

    /// A unique monster of the deck or the display is in a Lair.
    pub(crate) fn lair(&mut self, seat: Seat, lair: usize, id: &str) -> &mut Table {
        let monster = self.fetch(id);
        self.sect(seat).lairs[lair] = monster;
        self
    }

    fn fetch(&mut self, id: &str) -> Monster {
        let monster = self.monster(id);
        let cards = &mut self.p.cards;
        if let Some(at) = cards.beast_deck.iter().position(|other| *other == monster) {
            cards.beast_deck.remove(at);
        } else {
            let at = cards.beasts.iter().position(|other| *other == monster).expect("a monster that is still there");
            cards.beasts[at] = cards.beast_deck.pop().unwrap();
        }
        monster
    }

    /// The first monster that lies face up.
    pub(crate) fn shows_monster(&mut self, id: &str) -> &mut Table {
        let monster = self.fetch(id);
        let old = std::mem::replace(&mut self.p.cards.beasts[0], monster);
        self.p.cards.beast_deck.push_under(old);
        self
    }

    /// The first investigator that lies face up: a die of 1 or 2 calls him.
    pub(crate) fn leads(&mut self, id: &str) -> &mut Table {
        let who = self.investigator(id);
        let cards = &mut self.p.cards;
        if let Some(at) = cards.sleuth_deck.iter().position(|other| *other == who) {
            cards.sleuth_deck.remove(at);
            let old = std::mem::replace(&mut cards.sleuths[0], who);
            cards.sleuth_deck.push_under(old);
        } else {
            let at = cards.sleuths.iter().position(|other| *other == who).expect("an investigator who is still there");
            cards.sleuths.swap(0, at);
        }
        self
    }

    /// A seat has this Priest card; whoever had it gets the other's.
    pub(crate) fn priest(&mut self, seat: Seat, id: &str) -> &mut Table {
        let at = self.game.figures().priests.iter().position(|face| face.id == id);
        let priest = Priest(at.unwrap_or_else(|| panic!("there is no Priest {id}")) as u8);
        let old = std::mem::replace(&mut self.sect(seat).priest, priest);
        for other in self.p.everybody().filter(|other| *other != seat).collect::<Vec<_>>() {
            if self.p.sect(other).priest == priest {
                self.sect(other).priest = old;
            }
        }
        self
    }

    pub(crate) fn sect(&mut self, seat: Seat) -> &mut Sect {
        &mut self.p.sects[seat.index()]
    }

    /// What a seat has exposed; its atoms lie in rooms.
    pub(crate) fn has(&mut self, seat: Seat, purse: Purse) -> &mut Table {
        let mut exposed = purse;
        if self.game.figures().boards[usize::from(self.p.board)].atoms {
            let atoms = exposed.take(Goods::Atom, u16::MAX);
            self.atoms(seat, atoms);
        }
        self.sect(seat).exposed = exposed;
        self
    }

    /// A seat has so many atoms, in chambers that take them.
    pub(crate) fn atoms(&mut self, seat: Seat, count: u16) -> &mut Table {
        self.sect(seat).rooms.iter_mut().for_each(|room| _ = room.holds.take(Goods::Atom, u16::MAX));
        let mut left = count;
        for (room, (id, takes)) in (4..=7).rev().zip([("gate", 4), ("gate", 4), ("closet", 3), ("closet", 3)]) {
            if left > 0 && !self.p.sect(seat).rooms[room - 1].chamber.is_one() {
                self.room(seat, room, id, Purse::NONE);
            }
            let here = left.min(takes);
            self.sect(seat).rooms[room - 1].holds.add(Goods::Atom, here);
            left -= here;
        }
        assert_eq!(left, 0, "no more than 14 atoms");
        self
    }

    pub(crate) fn wealth(&self, seat: Seat) -> Purse {
        self.p.sect(seat).wealth()
    }

    pub(crate) fn chamber(&self, id: &str) -> Chamber {
        self.game.figures().named(id).unwrap_or_else(|| panic!("there is no chamber {id}"))
    }

    /// A chamber of the deck is in this slot (from 1) and holds this.
    pub(crate) fn room(&mut self, seat: Seat, room: usize, id: &str, holds: Purse) -> &mut Table {
        let chamber = self.draw(id);
        let slot = &mut self.p.sects[seat.index()].rooms[room - 1];
        slot.chamber = chamber;
        slot.holds = holds;
        self
    }

    /// A chamber leaves the deck, or the display, whose place is filled from the deck.
    fn draw(&mut self, id: &str) -> Chamber {
        let chamber = self.chamber(id);
        if let Some(at) = self.p.deck.iter().position(|other| *other == chamber) {
            self.p.deck.remove(at);
        } else {
            let at = self.p.display.iter().position(|other| *other == chamber).expect("a chamber that is still there");
            self.p.display[at] = self.p.deck.pop().unwrap();
        }
        chamber
    }

    /// The first chamber that lies face up.
    pub(crate) fn shows(&mut self, id: &str) -> &mut Table {
        let chamber = self.draw(id);
        let old = std::mem::replace(&mut self.p.display[0], chamber);
        self.p.deck.push_under(old);
        self
    }

    /// All seven slots are taken by rooms that hold nothing.
    pub(crate) fn full_sanctum(&mut self, seat: Seat) -> &mut Table {
        for (room, id) in (1..).zip(["false-wall", "false-wall", "pit", "pit", "well", "well", "vault"]) {
            self.room(seat, room, id, Purse::NONE);
        }
        self
    }

    pub(crate) fn monsters(&mut self, seat: Seat, count: usize) -> &mut Table {
        for lair in 0..count {
            self.sect(seat).lairs[lair] = Monster::GENERIC;
            self.p.monsters -= 1;
        }
        self
    }

    /// Acolytes are at these sites, the others in the Asylum and, beyond four, in the pool.
    pub(crate) fn acolytes(&mut self, seat: Seat, sites: &[Site]) -> &mut Table {
        let rest = (0..6 - sites.len()).map(|index| if index < 4 { Site::Asylum } else { Site::Pool });
        for (acolyte, at) in (1..).zip(sites.iter().copied().chain(rest)) {
            self.sect(seat).cultists.put(acolyte, at);
        }
        self
    }

    pub(crate) fn broken(&mut self, locks: &[&str]) -> &mut Table {
        for id in locks {
            let lock = self.lock(id);
            self.p.broken |= 1 << lock;
        }
        self
    }

    pub(crate) fn lock(&self, id: &str) -> u8 {
        let board = &self.game.figures().boards[usize::from(self.p.board)];
        board.locks.iter().position(|lock| lock.id == id).unwrap_or_else(|| panic!("there is no lock {id}")) as u8
    }

    pub(crate) fn at_lock(&self, id: &str) -> Site {
        Site::Lock(self.lock(id))
    }

    pub(crate) fn town(&self, id: &str) -> Site {
        let places = &self.game.figures().town;
        Site::Town(places.iter().position(|place| place.id == id).unwrap_or_else(|| panic!("no place {id}")) as u8)
    }

    pub(crate) fn ritual(&self, id: &str, step: u8) -> Site {
        let rituals = &self.game.figures().rituals;
        Site::Ritual(rituals.iter().position(|ritual| ritual.id == id).unwrap() as u8, step)
    }

    pub(crate) fn shoggoth(&mut self, keeper: Keeper) -> &mut Table {
        self.p.shoggoth = keeper;
        self
    }

    /// Nobody but Ada has anybody to place, so that her decisions follow each other.
    pub(crate) fn alone(&mut self) -> &mut Table {
        for seat in self.p.everybody().filter(|seat| *seat != ADA).collect::<Vec<_>>() {
            self.sect(seat).cultists = Cultists::all(Site::Improve);
            self.acolytes(seat, &[Site::Escape; 6]);
        }
        self
    }

    /// The seat decides; nothing is created or lost by it.
    pub(crate) fn does(&mut self, seat: Seat, action: Action) -> &mut Table {
        let mut log = Log::new();
        if let Err(refusal) = self.game.apply(&mut self.p, seat, action, &mut self.chance, &mut log) {
            panic!("{action:?} is refused: {refusal:?}, at {:?}", self.p.steps);
        }
        self.told.extend(log.into_entries().into_iter().map(|Entry { event, .. }| event));
        if let Err(what) = self.game.audit(&self.p) {
            panic!("after {action:?}: {what}");
        }
        self
    }

    pub(crate) fn places(&mut self, seat: Seat, who: Cultist, at: Site) -> &mut Table {
        self.does(seat, Action::Place { who, at })
    }

    /// Chance shows these faces next: the raid that is about to come has them.
    pub(crate) fn dice(&mut self, faces: &[u32]) -> &mut Table {
        for number in 0.. {
            let chance = Chance::new(&Seed::from_text(&format!("dice {number}")), Stream::Game);
            let mut thrown = chance.clone();
            if faces.iter().all(|face| thrown.die(6) == *face) {
                self.chance = chance;
                return self;
            }
        }
        unreachable!("any faces come up some time")
    }

    /// The rule and message of a refusal, which changes nothing.
    pub(crate) fn refused(&mut self, seat: Seat, action: Action) -> (&'static str, &'static str) {
        let before = self.p;
        let answer = self.game.apply(&mut self.p, seat, action, &mut self.chance, &mut Log::silent());
        assert_eq!(before, self.p, "a refusal changes nothing");
        let Refusal { rule, why } = answer.expect_err("this should be refused");
        (rule, why.key)
    }

    pub(crate) fn not_placed(&mut self, seat: Seat, who: Cultist, at: Site) -> (&'static str, &'static str) {
        self.refused(seat, Action::Place { who, at })
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.p, seat, &mut legal);
        legal
    }

    pub(crate) fn may(&self, seat: Seat, action: Action) -> bool {
        self.legal(seat).contains(&action)
    }

    /// Whoever is asked takes what is proposed, until a cultist has to be placed or the game is over.
    pub(crate) fn settle(&mut self) -> &mut Table {
        while !matches!(self.p.step(), Step::Act(_)) && self.p.phase == Phase::Action {
            let Some(seat) = self.game.to_act(&self.p).first() else { break };
            let action = usual(&self.legal(seat));
            self.does(seat, action);
        }
        self
    }

    /// Everybody does what is usual until the Action phase of the next round, or the end.
    pub(crate) fn next_round(&mut self) -> &mut Table {
        let round = self.p.round;
        while self.p.round == round {
            let Some(seat) = self.game.to_act(&self.p).first() else { break };
            let action = usual(&self.legal(seat));
            self.does(seat, action);
        }
        self
    }

    /// Everybody does what is usual until something is so.
    pub(crate) fn until(&mut self, so: impl Fn(&Position) -> bool) -> &mut Table {
        while !so(&self.p) {
            let Some(seat) = self.game.to_act(&self.p).first() else { break };
            let action = usual(&self.legal(seat));
            self.does(seat, action);
        }
        self
    }

    /// Everybody endures what is left of the raid.
    pub(crate) fn raid_ends(&mut self) -> &mut Table {
        while self.p.step() == Step::Siege {
            let seat = self.game.to_act(&self.p).first().expect("somebody is asked");
            self.does(seat, Action::Endure);
        }
        self
    }

    /// Whoever is asked takes what is proposed, in whatever phase, until a cultist has to be placed or the game is over.
    pub(crate) fn settle_all(&mut self) -> &mut Table {
        self.until(|p| matches!(p.step(), Step::Act(_)))
    }

    pub(crate) fn outcome(&self) -> Option<cenacle_table::Outcome> {
        self.game.outcome(&self.p)
    }
}

/// What changes least: Acolytes escape, Priests improve, raids are endured, resources go where it is proposed.
pub(crate) fn usual(legal: &[Action]) -> Action {
    let quiet = |action: &Action| {
        matches!(
            action,
            Action::Place { at: Site::Escape | Site::Improve, .. }
                | Action::PayRest
                | Action::StowRest
                | Action::Keep
                | Action::NoBonus
                | Action::Decline
                | Action::Stay
                | Action::Endure
                | Action::Pass
        )
    };
    legal.iter().copied().find(quiet).unwrap_or(legal[0])
}
