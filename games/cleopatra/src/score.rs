//! The end: cards left, sanctuaries, crocodiles, survivors, the winner.

use cenacle_table::{Observers, Outcome, Phrase, Seat, Seats, SheetLine};

use crate::{Card, Event, Figures, KINDS, Position, Step, figures::MAX_PLAYERS, steps::Referee};

/// Why a game ended, as the outcome names it.
pub(crate) mod reason {
    /// Cleopatra is at the door of her palace: the only end the rulebook knows.
    pub(crate) const PALACE: &str = "palace";
    /// Nobody built any more: the limit of the house rule.
    pub(crate) const ABANDONED: &str = "abandoned";
}

/// One architect's count at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    /// Amulets for corrupted cards left in hand. `[end.cards]`
    pub(crate) cards: u16,
    /// Amulets laid down in sanctuaries. `[end.sanctuaries]`
    pub(crate) laid_down: u16,
    /// Amulets after both.
    pub(crate) amulets: u16,
    /// Whether the crocodiles get this one. `[end.crocodiles]`
    pub(crate) eaten: bool,
    /// Talents for Merchants left, if not eaten. `[end.merchants]`
    pub(crate) merchants: u16,
    pub(crate) talents: u16,
}

/// The count of every player, by seat.
pub(crate) fn count(figures: &Figures, p: &Position) -> [Count; MAX_PLAYERS] {
    let mut counts = [Count::default(); MAX_PLAYERS];
    for seat in p.everybody() {
        let index = seat.index();
        let count = &mut counts[index];
        let hand = p.hands[index].counts();
        count.cards = (0..KINDS).map(|kind| u16::from(hand[kind]) * figures.left_in_hand[kind]).sum();
        let before = p.seats[index].amulets + count.cards;
        count.laid_down = before.min(p.sanctuaries[index].len() as u16);
        count.amulets = before - count.laid_down;
        count.talents = p.seats[index].talents;
    }
    let most = p.everybody().map(|seat| counts[seat.index()].amulets).max().unwrap_or(0);
    for seat in p.everybody() {
        let count = &mut counts[seat.index()];
        // [end.spared]: nobody is eaten if nobody is corrupted.
        count.eaten = most > 0 && count.amulets == most;
        if !count.eaten {
            count.merchants = u16::from(p.seats[seat.index()].merchants) * figures.merchant_value;
            count.talents += count.merchants;
        }
    }
    counts
}

/// Who has won, once it is over. `[goal]`
pub(crate) fn outcome(figures: &Figures, p: &Position) -> Option<Outcome> {
    if !p.is_over() {
        return None;
    }
    let counts = count(figures, p);
    // Survivors first, then the richest [end.winner], then the least corrupted [end.tie].
    let place = |seat: Seat| {
        let count = counts[seat.index()];
        if count.eaten { (1, 0, 0) } else { (0, -i32::from(count.talents), i32::from(count.amulets)) }
    };
    let ranks = p.everybody().map(|seat| 1 + p.everybody().filter(|other| place(*other) < place(seat)).count() as u8);
    let survives = |seat: &Seat| !counts[seat.index()].eaten;
    let best = p.everybody().map(place).min();
    // [end.nobody]: who is eaten does not win, even if all are.
    let winners: Seats = p.everybody().filter(survives).filter(|seat| Some(place(*seat)) == best).collect();
    let reason = if p.step == Step::Abandoned { reason::ABANDONED } else { reason::PALACE };
    let scores = p.everybody().map(|seat| if survives(&seat) { i32::from(counts[seat.index()].talents) } else { 0 });
    Some(Outcome { reason, winners, ranks: ranks.collect(), scores: scores.collect() })
}

pub(crate) fn sheet(figures: &Figures, p: &Position) -> Vec<SheetLine> {
    if !p.is_over() {
        return Vec::new();
    }
    let counts = count(figures, p);
    let mut lines = Vec::new();
    for seat in p.everybody() {
        let count = counts[seat.index()];
        let mut add = |key: &'static str, column: &'static str, value: i32, rule: &'static str| {
            lines.push(SheetLine { seat, label: Phrase::new(key), column, value, rule });
        };
        add("sheet-amulets", "column-amulets", i32::from(p.seats[seat.index()].amulets), "quarry.corrupted");
        add("sheet-left-cards", "column-amulets", i32::from(count.cards), "end.cards");
        add("sheet-sanctuaries", "column-amulets", -i32::from(count.laid_down), "end.sanctuaries");
        add("sheet-talents", "column-talents", i32::from(p.seats[seat.index()].talents), "quarry.reward");
        if count.eaten {
            add("sheet-eaten", "column-talents", -i32::from(count.talents), "end.crocodiles");
        } else {
            add("sheet-merchants", "column-talents", i32::from(count.merchants), "end.merchants");
        }
    }
    lines
}

impl Referee<'_> {
    /// Hands and pyramids are shown and counted. `[cleopatra.arrives]`
    pub(crate) fn finish_game(&mut self, step: Step) {
        self.p.step = step;
        for hand in &mut self.p.hands {
            hand.show(Observers::ALL);
        }
        let p = &*self.p;
        self.log.all(|| if step == Step::Arrived { Event::Arrives } else { Event::Abandoned });
        let counts = count(self.figures, p);
        for seat in p.everybody() {
            let Count { eaten, amulets, .. } = counts[seat.index()];
            if eaten {
                self.log.all(|| Event::Eaten { seat, amulets });
            }
        }
        if counts.iter().all(|count| !count.eaten) {
            self.log.all(|| Event::NobodyEaten);
        }
        let winners = outcome(self.figures, p).map_or(Seats::NONE, |outcome| outcome.winners);
        for seat in winners {
            self.log.all(|| Event::Wins { seat, talents: counts[seat.index()].talents });
        }
        if winners.is_empty() {
            self.log.all(|| Event::NobodyWins);
        }
    }
}

/// Whether a card costs an amulet when it is left in hand.
#[must_use]
pub fn is_corrupted(figures: &Figures, card: Card) -> bool {
    card != Card::Unknown && figures.left_in_hand[card.index()] > 0
}
