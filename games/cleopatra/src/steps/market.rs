//! Visiting the market: taking a stall, refilling the three, making the pile anew.

use cenacle_table::{Chance, Observers, Phrase, Pile, Refusal};

use crate::{
    Action, Card, Event, Faced, OnStall, Position, Step,
    figures::{MAX_CARDS, STALLS},
};

use super::{Referee, RulesView, Ruling, demand};

/// `[turn.choose]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-start")
}

/// `[market.before]`
pub(super) fn question_taken() -> Phrase {
    Phrase::new("ask-taken")
}

/// Cards that nobody sees are laid blindly. `[market.refill]`
pub(super) fn question_stocking(p: &Position) -> Phrase {
    match p.drawn.first().map_or(Card::Unknown, |faced| faced.card) {
        Card::Unknown => Phrase::new("ask-stocking-hidden"),
        card => Phrase::new("ask-stocking").word("card", card.word()),
    }
}

/// All stalls, one bit each.
pub(crate) const ALL_STALLS: u8 = (1 << STALLS) - 1;

/// A stall may be taken if it has cards, or if none has. `[market.take] [market.empty]`
#[inline]
pub(super) fn stalls(p: &Position, each: &mut impl FnMut(Action)) {
    let mut filled = 0;
    for card in p.market.iter() {
        filled |= 1 << card.stall;
    }
    let open = if filled == 0 { ALL_STALLS } else { filled };
    for stall in 0..STALLS as u8 {
        if open & 1 << stall != 0 {
            each(Action::TakeStall { stall });
        }
    }
}

#[inline]
pub(super) fn stock(p: &Position, each: &mut impl FnMut(Action)) {
    for stall in 0..STALLS as u8 {
        if p.to_stock & 1 << stall != 0 {
            each(Action::Stock { stall });
        }
    }
}

/// Half the cards face up, half face down, the odd one down; shuffled together. `[setup.pile]`
pub(crate) fn deal(cards: &mut Pile<Faced, MAX_CARDS>, chance: &mut Chance) {
    cards.shuffle(chance);
    let half = cards.len() / 2;
    for (index, card) in cards.iter_mut().enumerate() {
        card.up = index < half;
    }
    cards.shuffle(chance);
}

impl RulesView<'_> {
    /// `[market.take] [market.empty]`
    pub(super) fn may_take_stall(self, stall: u8) -> Ruling {
        self.at(Step::Start)?;
        demand(usize::from(stall) < STALLS, || Refusal::new("market.take", "why-no-such-stall"))?;
        demand(self.p.stall(stall).next().is_some() || self.p.market.is_empty(), || {
            Refusal::because("market.empty", Phrase::new("why-empty-stall").number("stall", stall + 1))
        })
    }

    /// `[market.refill]`
    pub(super) fn may_stock(self, stall: u8) -> Ruling {
        self.at(Step::Stocking)?;
        demand(usize::from(stall) < STALLS && self.p.to_stock & 1 << stall != 0, || {
            Refusal::because("market.refill", Phrase::new("why-stall-stocked").number("stall", i64::from(stall) + 1))
        })
    }
}

impl Referee<'_> {
    /// `[market.take] [market.empty]`
    pub(super) fn take_stall(&mut self, stall: u8) {
        let seat = self.p.turn;
        let p = &mut *self.p;
        if p.stall(stall).next().is_none() {
            self.log.all(|| Event::TakesNothing { seat });
        } else {
            // Told by kind: the order of the face-down ones is forgotten in the hand, so the log may not keep it.
            let seen = |up_only: bool| -> Vec<Card> {
                let taken = p.stall(stall).filter(|faced| faced.up || !up_only);
                let mut cards: Vec<Card> = taken.map(|faced| faced.card).collect();
                cards.sort_unstable();
                cards
            };
            let hidden = || p.stall(stall).filter(|faced| !faced.up).count() as u8;
            self.log.split(
                seat,
                || Event::Takes { seat, stall, cards: seen(false), hidden: 0 },
                || Event::Takes { seat, stall, cards: seen(true), hidden: hidden() },
            );
            let hand = &mut p.hands[seat.index()];
            p.market.retain(|on| {
                let taken = on.stall == stall;
                if taken {
                    let seen = if on.faced.up { Observers::ALL } else { Observers::of(seat) };
                    hand.gain(on.faced.card.index(), seen);
                }
                !taken
            });
        }
        // [hand.limit]
        if !self.p.house.every_turn && self.p.hand().len() > self.figures.hand_limit {
            self.p.step = Step::Limit;
        } else {
            self.come_to_refill();
        }
    }

    /// A character may be called before the cards for the stalls are drawn, even one that was just taken.
    /// `[market.before]`
    pub(super) fn come_to_refill(&mut self) {
        self.p.step = Step::Taken;
        // rules 1: the stalls are filled at once.
        if self.figures.rules < 2 || self.nothing_to_call() {
            self.refill();
        }
    }

    /// Three cards are drawn together, one for each stall. `[market.refill]`
    pub(super) fn refill(&mut self) {
        self.p.drawn.clear();
        for _ in 0..STALLS {
            if let Some(card) = self.draw() {
                self.p.drawn.push(card);
            }
        }
        self.p.to_stock = ALL_STALLS;
        self.stock_what_is_clear(false);
    }

    /// `[market.refill]`
    pub(super) fn stock(&mut self, stall: u8) {
        self.put_on(stall);
        self.stock_what_is_clear(true);
    }

    fn put_on(&mut self, stall: u8) {
        let p = &mut *self.p;
        // The first one; the one or two behind it move up.
        let faced = p.drawn[0];
        (1..p.drawn.len()).for_each(|index| p.drawn[index - 1] = p.drawn[index]);
        p.drawn.pop();
        p.market.push(OnStall { stall, faced });
        p.to_stock &= !(1 << stall);
        let seat = p.turn;
        self.log.all(|| Event::Stocks { seat, stall, card: faced.seen().card });
    }

    /// Asks only while the answer matters: not if there is a card for each stall left and all look the same.
    fn stock_what_is_clear(&mut self, asked: bool) {
        let p = &*self.p;
        let look = p.drawn.first().map(|card| card.seen());
        let clear =
            p.drawn.len() == p.to_stock.count_ones() as usize && p.drawn.iter().all(|card| Some(card.seen()) == look);
        if !clear && !p.drawn.is_empty() {
            self.p.step = Step::Stocking;
            return;
        }
        while !self.p.drawn.is_empty() {
            self.put_on(self.p.to_stock.trailing_zeros() as u8);
        }
        self.p.to_stock = 0;
        let rebuilt = self.p.pile.is_empty() && self.rebuild();
        // [turn.end] Who was asked where a card goes could call whom he liked: nothing has changed since.
        // rules 1: the end is asked all the same.
        if self.figures.rules >= 2 && asked && !rebuilt {
            self.leave_turn();
        } else {
            self.come_to_end();
        }
    }

    /// The top card of the pile; made anew first if it is used up. `[market.rebuild]`
    pub(super) fn draw(&mut self) -> Option<Faced> {
        if self.p.pile.is_empty() {
            self.rebuild();
        }
        self.p.pile.pop()
    }

    /// The whole discard pile, dealt as at the start. `[market.rebuild]`
    fn rebuild(&mut self) -> bool {
        let p = &mut *self.p;
        if p.discard.is_empty() {
            return false;
        }
        let pile = &mut p.pile;
        p.discard.empty(|kind| pile.push(Faced { card: Card::from_index(kind), up: false }));
        deal(pile, self.chance);
        let cards = pile.len() as u8;
        self.log.all(|| Event::Rebuilt { cards });
        true
    }
}
