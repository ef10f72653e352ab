//! Positions for tests, built in a few words.

use cenacle_cult::{
    Action, Active, Adepts, At, Card, Cult, CultName, Event, Face, Influence, Location, Locations, Phase, Position,
    Priest, Priests, Step, Token,
};
use cenacle_table::{
    Audience, Chance, DataFiles, Entry, Game, GameExt, Log, Options, Refusal, Seat, Seats, Seed, Stream,
};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const CLEO: Seat = Seat::new(2);

/// A game being tried.
pub(crate) struct Table {
    pub(crate) game: Cult,
    pub(crate) p: Position,
    chance: Chance,
}

pub(crate) fn game() -> Cult {
    Cult::open(&DataFiles::shipped(Cult::about().data)).unwrap()
}

/// How a token is written that is the Patriarch.
pub(crate) const PATRIARCH: u8 = 0;

pub(crate) fn at(location: u8) -> Location {
    location.try_into().unwrap()
}

pub(crate) fn locations(numbers: &[u8]) -> Locations {
    numbers.iter().copied().map(at).collect()
}

pub(crate) fn influence(value: u8) -> Influence {
    value.try_into().unwrap()
}

pub(crate) fn token(value: u8) -> Token {
    value.try_into().unwrap()
}

pub(crate) fn priests(values: &[u8]) -> Priests {
    values.iter().copied().map(influence).collect()
}

/// A Priest on the Location in question.
pub(crate) fn here(value: u8) -> Priest {
    Priest { value: token(value), at: At::Here }
}

pub(crate) fn home(value: u8) -> Priest {
    Priest { value: token(value), at: At::Home }
}

impl Table {
    /// The first round begins; Ada is First Player.
    pub(crate) fn new(names: &[CultName]) -> Table {
        let game = game();
        let seed = Seed::from_text("rules");
        let mut chance = Chance::new(&seed, Stream::Game);
        let options = Options::defaults(Cult::about(), names.len() as u8).unwrap();
        let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        for (cult, cult_name) in p.cults.iter_mut().zip(names) {
            cult.cult_name = *cult_name;
        }
        (p.first, p.turn, p.leader) = (ADA, ADA, ADA);
        p.steps.clear();
        p.steps.push(Step::Intend(ADA));
        Table { game, p, chance }
    }

    /// A Location is active and it is Ada's turn to act; Bob, who holds a card, is asked after her.
    pub(crate) fn acting(location: u8, names: &[CultName]) -> Table {
        let mut table = Table::new(names);
        table.p.phase = Phase::Acting;
        table.p.active = Active::on(at(location));
        table.p.acted = Seats::only(ADA);
        table.p.steps.clear();
        table.p.steps.push(Step::Act(ADA));
        table.hold(BOB, &["offering"]);
        table
    }

    /// The active Location has been acted on by all but Ada: once she passes it is won.
    pub(crate) fn last_act(location: u8, names: &[CultName]) -> Table {
        let mut table = Table::acting(location, names);
        table.p.acted = table.p.everybody();
        table.hold(ADA, &["offering"]);
        table
    }

    pub(crate) fn cult(&mut self, seat: Seat) -> &mut Adepts {
        &mut self.p.cults[seat.index()]
    }

    pub(crate) fn stand(&mut self, seat: Seat, location: u8, values: &[u8]) -> &mut Table {
        self.p.board[usize::from(location)][seat.index()] = priests(values);
        self
    }

    pub(crate) fn homes(&mut self, seat: Seat, values: &[u8]) -> &mut Table {
        self.cult(seat).home = priests(values);
        self
    }

    pub(crate) fn altar(&mut self, seat: Seat, location: u8) -> &mut Table {
        self.cult(seat).altars.add(at(location));
        self
    }

    pub(crate) fn dark(&mut self, seat: Seat) -> &mut Table {
        self.cult(seat).dark = true;
        self
    }

    pub(crate) fn face(&self, id: &str) -> Face {
        self.game.figures().named(id).unwrap_or_else(|| panic!("there is no card {id}"))
    }

    /// A copy of a face that lies in its pile, or Supremacy.
    pub(crate) fn copy(&mut self, id: &str) -> Card {
        if id == "supremacy" {
            return Card::SUPREMACY;
        }
        let face = self.face(id);
        // What happens to lie at the Palace goes back, so that any Privilege can be had.
        for slot in 0..3 {
            let card = self.p.palace[slot];
            if card.is_known() && self.game.figures().face_of[card.index()] == face {
                let other = self.p.piles[2].pop().unwrap();
                self.p.piles[2].push_under(card);
                self.p.palace[slot] = other;
                self.p.fresh_privileges = 0;
            }
        }
        let figures = self.game.figures();
        let piles = self.p.piles.iter().flat_map(|pile| pile.iter());
        *piles.into_iter().find(|card| figures.face_of[card.index()] == face).expect("a copy in its pile")
    }

    pub(crate) fn hold(&mut self, seat: Seat, ids: &[&str]) -> &mut Table {
        for id in ids {
            let card = self.copy(id);
            self.p.deal_to(seat, card);
        }
        self
    }

    /// The top of a pile.
    pub(crate) fn on_top(&mut self, id: &str) -> Card {
        let card = self.copy(id);
        self.p.lay_on_top(card);
        card
    }

    pub(crate) fn has(&self, seat: Seat, id: &str) -> usize {
        self.p.cult(seat).cards.and(self.game.figures().copies(self.face(id))).len()
    }

    /// The seat decides; nothing is created or lost by it.
    pub(crate) fn does(&mut self, seat: Seat, action: Action) -> &mut Table {
        let mut log = Log::new();
        if let Err(refusal) = self.game.apply(&mut self.p, seat, action, &mut self.chance, &mut log) {
            panic!("{action:?} is refused: {refusal:?}, at {:?}", self.p.steps);
        }
        if let Err(what) = self.game.audit(&self.p) {
            panic!("after {action:?}: {what}");
        }
        self
    }

    /// What everybody is told while a seat decides.
    pub(crate) fn told(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        let mut log = Log::new();
        self.game.apply(&mut self.p, seat, action, &mut self.chance, &mut log).unwrap();
        let all = |entry: &Entry<Event>| entry.to == Audience::All;
        log.into_entries().into_iter().filter(all).map(|entry| entry.event).collect()
    }

    pub(crate) fn plays(&mut self, seat: Seat, id: &str) -> &mut Table {
        let face = self.face(id);
        self.does(seat, Action::Play { face })
    }

    pub(crate) fn uses(&mut self, ability: u8) -> &mut Table {
        self.does(ADA, Action::Use { ability })
    }

    pub(crate) fn discards(&mut self, ids: &[&str]) -> &mut Table {
        for id in ids {
            let face = self.face(id);
            self.does(ADA, Action::Discard { face });
        }
        self
    }

    /// The rule and message of a refusal, which changes nothing.
    pub(crate) fn refused(&mut self, seat: Seat, action: Action) -> (&'static str, &'static str) {
        let before = self.p;
        let answer = self.game.apply(&mut self.p, seat, action, &mut self.chance, &mut Log::silent());
        assert_eq!(before, self.p, "a refusal changes nothing");
        let Refusal { rule, why } = answer.expect_err("this should be refused");
        (rule, why.key)
    }

    pub(crate) fn refused_play(&mut self, seat: Seat, id: &str) -> (&'static str, &'static str) {
        let face = self.face(id);
        self.refused(seat, Action::Play { face })
    }

    pub(crate) fn refused_use(&mut self, ability: u8) -> (&'static str, &'static str) {
        self.refused(ADA, Action::Use { ability })
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.p, seat, &mut legal);
        legal
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        self.game.to_act(&self.p).first()
    }

    pub(crate) fn influence(&self, seat: Seat) -> u8 {
        self.game.influence(&self.p, seat, self.p.active.location().unwrap())
    }

    /// The number of the Location that is being resolved, 0 if none is.
    pub(crate) fn active(&self) -> u8 {
        self.p.active.into()
    }

    /// Bob and whoever is asked after Ada do nothing, and benefits are left, until Ada is asked to reap or the Location is done.
    pub(crate) fn settle(&mut self) -> &mut Table {
        let active = self.p.active;
        while self.p.active == active && matches!(self.p.step(), Step::Act(_)) {
            let seat = self.asked().unwrap();
            self.does(seat, Action::Pass);
        }
        self
    }
}

/// Knowledge set up by hand.
impl Table {
    pub(crate) fn copy_in_hand(&self, seat: Seat, id: &str) -> Card {
        self.p.hand(seat).and(self.game.figures().copies(self.face(id))).next().expect("a card in this hand")
    }

    /// Everybody has seen where this card of the pile lies.
    pub(crate) fn know_all(&mut self, card: Card) {
        self.p.knowledge.laid_openly(card);
    }

    /// A card leaves the pile for a hand.
    pub(crate) fn take_from_pile(&mut self, card: Card, seat: Seat) {
        self.p.knowledge.drawn(card, seat);
    }
}
