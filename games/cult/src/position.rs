//! The whole state of play, flat in memory.

use cenacle_table::{Pile, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Active, Card, Cards, Cost, CultName, DECK, Deck, Effect, LOCATIONS, Location, Locations, Patriarch, Priests, Token,
    figures::{MAX_PLAYERS, SLOTS},
    knowledge::Knowledge,
};

/// More questions are never pending at once.
pub(crate) const PENDING: usize = 32;

/// The state of play. Every field is plain memory: a clone is one copy.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many play.
    pub players: u8,
    /// The round, from 1.
    pub round: u16,
    /// When the City has outlived its cults.
    #[serde(default, skip_serializing_if = "Limit::is_house")]
    pub limit: Limit,
    /// The round in which a cult last built an Altar, gained a Mob or summoned; kept only where there is no limit.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub progress: u16,
    /// The First Player.
    pub first: Seat,
    /// What is being played.
    pub phase: Phase,
    /// Whose turn it is to preach, or to act at the active Location.
    pub turn: Seat,
    /// Who has had his chance to act at the active Location.
    pub acted: Seats,
    /// The Location being resolved.
    pub active: Active,
    pub cults: [Adepts; MAX_PLAYERS],
    /// Priests on each Location, by seat; Locations count from 1.
    pub board: [[Priests; MAX_PLAYERS]; LOCATIONS + 1],
    /// The bribed Priest of each Location.
    pub bribes: [Bribe; LOCATIONS + 1],
    /// Priests that count more on the active Location.
    pub boosts: [Boost; MAX_PLAYERS],
    /// The Chalice of Clarity was raised here.
    pub lowest: bool,
    /// The Inquisition is here.
    pub inquisition: bool,
    /// Who took the active Location over.
    pub control: Option<Seat>,
    /// Who won the active Location.
    pub winner: Option<Seat>,
    /// Who could take the effect of the active Location by a Community: no alms for them.
    pub served: Seats,
    /// Who won the highest Location so far, and will be First Player.
    pub leader: Seat,
    /// The Privileges that lie face up.
    pub palace: [Card; SLOTS],
    /// Miracles, Intrigues and Privileges to draw, the top last.
    pub piles: [Pile<Card, DECK>; 3],
    /// Privileges of the pile that never lay open: the topmost ones.
    pub fresh_privileges: u8,
    /// Who knows which card is where.
    pub knowledge: Knowledge,
    /// Cards just drawn of which some go back.
    pub drawn: Cards,
    /// Influence of the Priest, or number of Followers, just sacrificed.
    pub spent: u8,
    /// Supremacy has been celebrated by its owner.
    pub flipped: bool,
    /// Cults that may still be chosen, one bit each.
    #[serde(rename = "creeds")]
    pub cults_left: u8,
    /// What is pending, the question of the moment last.
    pub steps: Pile<Step, PENDING>,
}

/// What is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cults are chosen.
    Choosing,
    /// Priests are sent out, then cults pray.
    Intention,
    /// At the active Location everybody may act in turn.
    Acting,
    /// The active Location has been won: benefit, Communities, alms.
    Reaping,
    /// The game is over, in this way.
    Over(End),
}

/// After which round nobody wins any more. `[end.outlived]`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// The one of the data.
    #[default]
    House,
    /// Twice as many rounds.
    Double,
    /// None; only a game in which nobody has come nearer to victory for twice as many rounds is given up.
    Never,
}

impl Limit {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_house(&self) -> bool {
        *self == Limit::House
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(round: &u16) -> bool {
    *round == 0
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// A cult has five Altars.
    Altars,
    /// A cult has four Mobs.
    Mobs,
    /// A cult has summoned its god twice.
    Summonings,
    /// Nobody by the last round.
    Outlived,
}

/// What a cult has.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adepts {
    #[serde(rename = "creed")]
    pub cult_name: CultName,
    /// In the Aspect of Darkness.
    pub dark: bool,
    /// Its god was summoned twice.
    pub triumphant: bool,
    pub followers: u8,
    pub coins: u16,
    pub mobs: u8,
    /// Priests who are available. `[priest.available]`
    pub home: Priests,
    /// Priests on the sheet.
    pub sheet: Priests,
    /// Where the Patriarch is.
    pub patriarch: Patriarch,
    /// Locations with an Altar.
    pub altars: Locations,
    /// All cards: hand, Privileges, Supremacy.
    pub cards: Cards,
    /// Priests placed in this Intention phase.
    pub placed: u8,
    /// Prayed in this round.
    pub prayed: bool,
    /// Celebrates in this round.
    pub celebrates: bool,
    /// Summoned in this round.
    pub summoned: bool,
}

impl Adepts {
    /// Coins from the bank, which never runs dry; a purse does not overflow.
    #[inline]
    pub(crate) fn add_coins(&mut self, coins: u16) {
        self.coins = self.coins.saturating_add(coins);
    }
}

/// A Priest with coins on him.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bribe {
    /// Coins on him; 0 if there is none.
    pub coins: u8,
    /// Whose he is.
    pub seat: Seat,
    /// Which token he is.
    pub value: Token,
}

/// A Priest on the active Location who counts more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boost {
    /// How much more; 0 if nobody does.
    pub by: u8,
    /// Which token he is.
    pub value: Token,
    /// Whether it is the one with the coins.
    pub bribed: bool,
}

/// Something pending: a question, or what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    #[default]
    Nothing,
    /// Choose a cult. `[setup.cults]`
    #[serde(rename = "creed")]
    CultName(Seat),
    /// Celebrate with Supremacy, or not. `[supremacy.celebrate]`
    Celebrate(Seat),
    /// What the celebration brings. `[supremacy.feast]`
    Feast(Seat),
    /// Preach or pray. `[intention.choose]`
    Intend(Seat),
    /// Whose benefit the prayer brings. `[pray.location]`
    Pray(Seat),
    /// Sell and buy after the prayer. `[pray.transactions]`
    Trade(Seat),
    /// Act at the active Location. `[resolution.act]`
    Act(Seat),
    /// Take the benefit of a Location, or not. `[resolution.benefit]`
    Reap(Seat, Location),
    /// Put one of the cards drawn back. `[location.nobles]`
    PutBack(Seat),
    /// Pay a cost.
    Pay(Seat, Cost),
    /// Carry out an effect.
    Do(Seat, Effect),
    /// The played card goes under its pile; Exiles and Court Mage pay. `[card.under]`
    Finish(Seat, Card),
    /// Give a card to another; only of the hand, or any.
    Give {
        from: Seat,
        /// Who gets it.
        to: Seat,
        /// Any card, not only of the hand.
        any: bool,
    },
    /// Lose an Altar of one's choice. `[intrigue.foiled-plot]`
    Raze(Seat),
}

impl Step {
    /// The seat that is concerned.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Step::Nothing => None,
            Step::CultName(seat)
            | Step::Celebrate(seat)
            | Step::Feast(seat)
            | Step::Intend(seat)
            | Step::Pray(seat)
            | Step::Trade(seat)
            | Step::Act(seat)
            | Step::Reap(seat, _)
            | Step::PutBack(seat)
            | Step::Pay(seat, _)
            | Step::Do(seat, _)
            | Step::Finish(seat, _)
            | Step::Give { from: seat, .. }
            | Step::Raze(seat) => Some(seat),
        }
    }
}

/// The seats of a table from one on, clockwise, once around.
#[inline]
fn around(first: Seat, players: usize) -> impl Iterator<Item = Seat> {
    // A seat that does not play is in no game, but a position from outside may name one.
    let mut seat = if first.index() < players { first } else { Seat::default() };
    (0..players).map(move |_| {
        let this = seat;
        seat = seat.next(players);
        this
    })
}

impl Position {
    cenacle_table::pending_steps!();

    /// A seat's cult.
    #[inline]
    #[must_use]
    pub fn cult(&self, seat: Seat) -> &Adepts {
        &self.cults[seat.index()]
    }

    /// The rivals of a seat, from the next one clockwise.
    #[inline]
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        around(seat, self.players.into()).skip(1)
    }

    /// Everybody, from the First Player clockwise.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        around(self.first, self.players.into())
    }

    /// A seat's Priests on a Location, without the Patriarch.
    #[inline]
    #[must_use]
    pub fn priests(&self, seat: Seat, location: Location) -> Priests {
        self.board[location.index()][seat.index()]
    }

    /// Whether a seat's Altar stands on a Location.
    #[inline]
    #[must_use]
    pub fn altar(&self, seat: Seat, location: Location) -> bool {
        self.cult(seat).altars.contains(location)
    }

    /// Whether a seat has a Priest or its Patriarch on a Location.
    #[inline]
    #[must_use]
    pub fn has_priest(&self, seat: Seat, location: Location) -> bool {
        !self.priests(seat, location).is_empty() || self.cult(seat).patriarch.is_at(location)
    }

    /// Whether a seat has a Priest, its Patriarch or an Altar on a Location.
    #[inline]
    #[must_use]
    pub fn present(&self, seat: Seat, location: Location) -> bool {
        self.has_priest(seat, location) || self.altar(seat, location)
    }

    /// Priests and Patriarchs on a Location, whosever.
    #[must_use]
    pub fn priests_at(&self, location: Location) -> u8 {
        let patriarchs = self.everybody().filter(|seat| self.cult(*seat).patriarch.is_at(location)).count() as u8;
        patriarchs + self.everybody().map(|seat| self.priests(seat, location).len()).sum::<u8>()
    }

    /// All Priests of a cult, wherever they are, without the Patriarch.
    #[must_use]
    pub fn tokens(&self, seat: Seat) -> Priests {
        let cult = self.cult(seat);
        let on_board = self.board.iter().fold(Priests::NONE, |all, priests| all.plus(priests[seat.index()]));
        cult.home.plus(cult.sheet).plus(on_board)
    }

    /// Available Priests of a seat, the Patriarch among them.
    #[must_use]
    pub fn available(&self, seat: Seat) -> u8 {
        let cult = self.cult(seat);
        cult.home.len() + u8::from(cult.patriarch.is_home())
    }

    /// The cards in a seat's hand.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.cult(seat).cards.and(Cards::HAND)
    }

    /// Who holds Supremacy.
    #[must_use]
    pub fn supreme(&self) -> Option<Seat> {
        self.everybody().find(|seat| self.cult(*seat).cards.contains(Card::SUPREMACY))
    }

    /// The bribed Priest of a Location, if it is this seat's.
    #[inline]
    #[must_use]
    pub fn bribe_of(&self, seat: Seat, location: Location) -> Option<Bribe> {
        let bribe = self.bribes[location.index()];
        (bribe.coins > 0 && bribe.seat == seat).then_some(bribe)
    }

    /// The pile of a deck.
    #[inline]
    #[must_use]
    pub fn pile(&self, deck: Deck) -> &Pile<Card, DECK> {
        &self.piles[deck as usize]
    }

    /// Mobs of all cults.
    #[must_use]
    pub fn mobs(&self) -> u8 {
        self.everybody().map(|seat| self.cult(seat).mobs).sum()
    }

    /// Locations with an Altar of anybody.
    #[must_use]
    pub fn altars(&self) -> Locations {
        self.everybody().fold(Locations::NONE, |all, seat| all.or(self.cult(seat).altars))
    }
}

/// Positions that are set up by hand.
impl Position {
    /// Gives a seat a card from its pile, or Supremacy; nobody else knows of it.
    ///
    /// # Panics
    /// If the card is not in its pile.
    pub fn deal_to(&mut self, seat: Seat, card: Card) {
        if let Some(deck) = card.deck() {
            let pile = &mut self.piles[deck as usize];
            let at = pile.iter().position(|other| *other == card).expect("a card that lies in its pile");
            pile.remove(at);
            if deck == Deck::Privilege {
                self.fresh_privileges = 0;
            } else {
                self.knowledge.drawn(card, seat);
            }
        }
        self.cults[seat.index()].cards.add(card);
    }

    /// Lays a card of a pile on its top; nobody knows it.
    ///
    /// # Panics
    /// If the card is not in its pile.
    pub fn lay_on_top(&mut self, card: Card) {
        let deck = card.deck().expect("a card of a deck");
        let pile = &mut self.piles[deck as usize];
        let at = pile.iter().position(|other| *other == card).expect("a card that lies in its pile");
        pile.remove(at);
        pile.push(card);
    }
}
