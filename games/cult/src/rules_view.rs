//! What follows from a position: Influence, Divine Power, who may go where, which tokens are left.

use cenacle_table::{Seat, Seats};

use crate::{
    At, Bribe, Card, Cards, Deck, Figures, Influence, Location, Locations, Position, Priest, Priests, Right, TOKENS,
    TOKENS_A_VALUE, Token, event::Cause,
};

cenacle_table::rules_view!(f);

/// What a cult's Influence on a Location is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Parts {
    /// Priests, by value.
    pub(crate) priests: Priests,
    /// The Patriarch, if he is there.
    pub(crate) patriarch: Option<u8>,
    pub(crate) altar: u8,
    /// What a Miracle adds.
    pub(crate) boost: u8,
}

impl Parts {
    pub(crate) const fn total(self) -> u8 {
        let patriarch = match self.patriarch {
            Some(influence) => influence,
            None => 0,
        };
        self.priests.influence() + patriarch + self.altar + self.boost
    }
}

/// What a Priest becomes who is raised, in a cult with these tokens in play. `[priest.raise]`
#[inline]
pub(crate) fn raised(tokens: Priests, priest: Token, by: u8) -> Option<Influence> {
    let influence = priest.influence()?;
    let to = influence.raised(by);
    (influence < to && tokens.count(to) < TOKENS_A_VALUE).then_some(to)
}

impl RulesView<'_> {
    /// Divine Power, by the Aspect. `[sheet.aspects]`
    #[inline]
    pub(crate) fn power(self, seat: Seat) -> u8 {
        let cult = self.p.cult(seat);
        self.f.cults[cult.cult_name as usize].power[usize::from(cult.dark)]
    }

    /// Followers, Privileges and Supremacy. `[patriarch.influence] [privilege.open]`
    #[inline]
    pub(crate) fn patriarch(self, seat: Seat) -> u8 {
        let cult = self.p.cult(seat);
        let open = cult.cards.less(Cards::HAND);
        cult.followers + open.map(|card| self.f.influence[card.index()]).sum::<u8>()
    }

    /// Influence of an Altar. `[altar.influence] [privilege.novitiates]`
    #[inline]
    pub(crate) fn altar(self, seat: Seat) -> u8 {
        let more = self.p.cult(seat).cards.and(self.f.novitiates).map(|card| match self.f.rights[card.index()] {
            Some(Right::Novitiates(more)) => more,
            _ => 0,
        });
        self.f.altar + more.sum::<u8>()
    }

    pub(crate) fn parts(self, seat: Seat, location: Location) -> Parts {
        let p = self.p;
        let boost = if p.active.is(location) { p.boosts[seat.index()].by } else { 0 };
        Parts {
            priests: p.priests(seat, location),
            patriarch: p.cult(seat).patriarch.is_at(location).then(|| self.patriarch(seat)),
            altar: if p.altar(seat, location) { self.altar(seat) } else { 0 },
            boost,
        }
    }

    /// A cult's Influence on a Location. `[resolution.influence]`
    #[inline]
    pub(crate) fn influence(self, seat: Seat, location: Location) -> u8 {
        self.parts(seat, location).total()
    }

    /// Whether Followers open a Location. `[preach.access]`
    #[inline]
    pub(crate) fn opens(self, seat: Seat, location: Location) -> bool {
        self.opened(seat).contains(location)
    }

    /// Whether the next placement of a seat costs a Follower. `[preach.price] [privilege.safe-conduct]`
    #[inline]
    pub(crate) fn placement_costs(self, seat: Seat) -> bool {
        let cult = self.p.cult(seat);
        let placement = usize::from(cult.placed) + 1;
        let safe = self.f.safe_conducts.get(placement).is_some_and(|cards| !cult.cards.and(*cards).is_empty());
        placement > usize::from(self.f.free_placements) && !safe
    }

    /// Whether a Priest of this value can be taken from the reserve. `[priest.supply]`
    pub(crate) fn token_left(self, seat: Seat, value: Influence) -> bool {
        let tokens = self.p.tokens(seat);
        let altars = self.p.cult(seat).altars.len();
        tokens.count(value) < TOKENS_A_VALUE && tokens.len() + altars < TOKENS
    }

    /// What a Priest becomes who is raised: at most 5, and only if that token is left. `[priest.raise]`
    #[inline]
    pub(crate) fn raised(self, seat: Seat, priest: Token, by: u8) -> Option<Influence> {
        raised(self.p.tokens(seat), priest, by)
    }

    /// The Locations that Followers open. `[preach.access]`
    #[inline]
    pub(crate) fn opened(self, seat: Seat) -> Locations {
        self.f.opened[usize::from(self.p.cult(seat).followers).min(self.f.opened.len() - 1)]
    }

    /// Mobs left in the reserve.
    #[inline]
    pub(crate) fn mobs_left(self) -> u8 {
        self.f.mobs.saturating_sub(self.p.mobs())
    }

    /// A seat's own Priests on a Location, the one with coins told apart; with the Patriarch or without.
    #[inline]
    pub(crate) fn each_priest(self, seat: Seat, location: Location, patriarch: bool, mut each: impl FnMut(Priest)) {
        let p = self.p;
        let bribe = p.bribe_of(seat, location);
        if patriarch && p.cult(seat).patriarch.is_at(location) {
            let with_coins = bribe.is_some_and(|bribe| bribe.value.is_patriarch());
            each(Priest { value: Token::PATRIARCH, at: if with_coins { At::Bribed } else { At::Here } });
        }
        let priests = p.priests(seat, location);
        for influence in priests.values() {
            let value = Token::from(influence);
            let with_coins = u8::from(bribe.is_some_and(|bribe| bribe.value == value));
            if priests.count(influence) > with_coins {
                each(Priest { value, at: At::Here });
            }
            if with_coins > 0 {
                each(Priest { value, at: At::Bribed });
            }
        }
    }

    /// Each face among cards once, in their order.
    #[inline]
    pub(crate) fn each_face(self, cards: Cards, mut each: impl FnMut(crate::Face, Card)) {
        let mut last = None;
        for card in cards {
            let face = self.f.face_of[card.index()];
            if last != Some(face) {
                each(face, card);
                last = Some(face);
            }
        }
    }

    /// The copy of a face among cards that is used: one that everybody knows of, if there is one. Copies look alike, so which
    /// of them is shown must not tell that another one is still there. `[secrets.hand]`
    #[inline]
    pub(crate) fn copy_of(self, cards: Cards, face: crate::Face) -> Option<Card> {
        let mut copies = self.f.copies(face).and(cards);
        copies.find(|card| self.p.knowledge.is_public(*card)).or_else(|| self.f.copies(face).and(cards).next())
    }

    /// Whether a seat may play a card with a seal. `[card.seal]`
    #[inline]
    pub(crate) fn may_break_seal(self, seat: Seat, card: Card) -> bool {
        self.p.cult(seat).dark || !self.f.sealed.contains(card)
    }

    /// The seat that alone has the most of something.
    pub(crate) fn alone_first(self, of: impl Fn(Seat) -> u16) -> Option<Seat> {
        let most = self.p.everybody().map(&of).max()?;
        let mut first = self.p.everybody().filter(|seat| of(*seat) == most);
        first.next().filter(|_| first.next().is_none())
    }

    /// The bribed Priest of a Location, if one stands there.
    #[inline]
    pub(crate) fn bribe(self, location: Location) -> Option<Bribe> {
        let bribe = self.p.bribes[location.index()];
        (bribe.coins > 0).then_some(bribe)
    }

    /// Who would win a Location as things stand, and why. `[resolution.winner]`
    pub(crate) fn winner(self, location: Location) -> Option<(Seat, Cause)> {
        let p = self.p;
        if p.active.is(location)
            && let Some(seat) = p.control
        {
            return Some((seat, Cause::TakeOver));
        }
        if let Some(bribe) = self.bribe(location) {
            return Some((bribe.seat, Cause::Bribe));
        }
        // [supremacy.absent]: who celebrates wins nothing.
        let mut present = Seats::NONE;
        for seat in p.everybody() {
            if p.present(seat, location) && !p.cult(seat).celebrates {
                present = present.with(seat);
            }
        }
        let lowest = p.lowest && p.active.is(location);
        // Who is alone need not be compared with anybody.
        // [resolution.nobody]
        let first = present.first()?;
        if present == Seats::only(first) {
            return Some((first, if lowest { Cause::Least } else { Cause::Most }));
        }
        let mut best: Option<(Seat, (u8, u8))> = None;
        let mut tie = false;
        for seat in present {
            // [resolution.tie]
            let rank = (self.influence(seat, location), self.power(seat));
            let Some((_, other)) = best else {
                best = Some((seat, rank));
                continue;
            };
            let equal = rank.0 == other.0;
            let better = if lowest { rank < other } else { rank > other };
            if better {
                best = Some((seat, rank));
                tie = equal;
            } else {
                tie |= equal;
            }
        }
        let (seat, _) = best?;
        let cause = match (lowest, tie) {
            (true, _) => Cause::Least,
            (false, true) => Cause::Tie,
            (false, false) => Cause::Most,
        };
        Some((seat, cause))
    }

    /// The next Location that becomes active. `[resolution.active]`
    pub(crate) fn next_active(self) -> Option<Location> {
        let p = self.p;
        let cults = &p.cults[..usize::from(p.players)];
        // Altars and Patriarchs are found at once, Priests Location by Location.
        let mut stand = Locations::NONE;
        for cult in cults.iter().filter(|cult| !cult.celebrates) {
            stand = stand.or(cult.altars).or(cult.patriarch.locations());
        }
        p.active.later().find(|at| {
            let mut here = p.board[at.index()].iter().zip(cults);
            stand.contains(*at) || here.any(|(priests, cult)| !priests.is_empty() && !cult.celebrates)
        })
    }

    /// How many cards a seat has in all: hand, Privileges, Supremacy.
    #[inline]
    pub(crate) fn all_cards(self, seat: Seat) -> u16 {
        self.p.cult(seat).cards.len() as u16
    }

    /// Privileges of a seat.
    #[inline]
    pub(crate) fn privileges(self, seat: Seat) -> Cards {
        self.p.cult(seat).cards.deck(Deck::Privilege)
    }
}
