//! Praying: the benefit of a Location by Mobs, then transactions.

use cenacle_table::{Phrase, Refusal, RuleId, Seat};

use crate::{Action, Card, Deck, Event, Step, sight::Sight};

use super::{Referee, benefits};

/// The highest Location a prayer may bring. `[pray.mobs]`
pub(crate) fn reach(sight: Sight<'_>, seat: Seat) -> u8 {
    sight.f.prayer[usize::from(sight.p.cult(seat).mobs).min(sight.f.prayer.len() - 1)]
}

/// `[pray.location]`
pub(super) fn answers(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    for location in 1..=reach(sight, seat) {
        if benefits::can_reap(sight, seat, location) {
            each(Action::Favour { location });
        }
    }
    each(Action::Decline);
}

/// Why a prayer does not bring this. `[pray.mobs]`
pub(super) fn why_not(sight: Sight<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Favour { location } = action else { return None };
    let reach = reach(sight, seat);
    if location == 0 || location > reach {
        let mobs = sight.p.cult(seat).mobs;
        let why = Phrase::new("why-too-few-mobs").number("reach", reach).number("mobs", mobs);
        return Some(Refusal::because("pray.mobs", why));
    }
    Some(benefits::why_no_benefit(sight, seat, location, action))
}

/// Whether a seat could sell or buy anything; both can be seen by all.
pub(super) fn can_trade(sight: Sight<'_>, seat: Seat) -> bool {
    !sight.p.cult(seat).cards.deck(Deck::Intrigue).is_empty()
        || (0..).zip(sight.p.palace).any(|(slot, _)| affordable(sight, seat, slot))
}

/// Whether a seat can pay a face-up Privilege.
pub(super) fn affordable(sight: Sight<'_>, seat: Seat, slot: usize) -> bool {
    let card = sight.p.palace.get(slot).copied().unwrap_or_default();
    card != Card::NONE && u16::from(sight.f.coins[card.index()]) <= sight.p.cult(seat).coins
}

/// `[pray.sell] [pray.buy]`
pub(super) fn trades(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Done);
    sight.each_face(sight.p.cult(seat).cards.deck(Deck::Intrigue), |face, _| each(Action::Sell { face }));
    for slot in 0..sight.p.palace.len() {
        if affordable(sight, seat, slot) {
            each(Action::Buy { slot: slot as u8 });
        }
    }
}

/// `[pray.sell] [pray.buy]`
pub(super) fn why_no_trade(sight: Sight<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Sell { .. } => Some(Refusal::new("pray.sell", "why-no-such-card")),
        Action::Buy { slot } => Some(why_no_privilege(sight, seat, slot, "pray.buy")),
        _ => None,
    }
}

/// Why a face-up Privilege cannot be paid.
pub(super) fn why_no_privilege(sight: Sight<'_>, seat: Seat, slot: u8, rule: RuleId) -> Refusal {
    match sight.p.palace.get(usize::from(slot)) {
        Some(card) if *card != Card::NONE => {
            let why = Phrase::new("why-cannot-pay")
                .number("price", sight.f.coins[card.index()])
                .number("coins", sight.p.cult(seat).coins);
            Refusal::because(rule, why)
        }
        _ => Refusal::because(rule, Phrase::new("why-no-privilege-there").number("slot", slot)),
    }
}

impl Referee<'_> {
    /// `[pray.once]`
    pub(super) fn pray(&mut self, seat: Seat) {
        self.p.cults[seat.index()].prayed = true;
        self.p.turn = seat.next(self.p.players.into());
        self.log.all(|| Event::Prays { seat });
        self.p.steps.push(Step::Trade(seat));
        self.p.steps.push(Step::Pray(seat));
    }

    /// `[pray.location]`
    pub(super) fn pray_for(&mut self, seat: Seat, action: Action) {
        if let Action::Favour { location } = action {
            self.log.all(|| Event::Favoured { seat, location });
            // A benefit without a choice in it has just been chosen.
            match benefits::only_answer(self.sight(), seat, location) {
                Some(answer) => self.reap(seat, location, answer),
                None => self.p.steps.push(Step::Reap(seat, location)),
            }
        }
    }

    /// `[pray.sell] [pray.buy]`
    pub(super) fn trade(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Sell { face } => {
                if let Some(card) = self.sight().copy_of(self.p.hand(seat), face) {
                    let coins = self.figures.coins[card.index()];
                    self.p.cults[seat.index()].add_coins(u16::from(coins));
                    self.log.all(|| Event::Sells { seat, card, coins });
                    self.discard(seat, card);
                }
            }
            Action::Buy { slot } => {
                let card = self.p.palace[usize::from(slot)];
                let coins = self.figures.coins[card.index()];
                self.p.cults[seat.index()].coins -= u16::from(coins);
                self.take_privilege(seat, slot, coins);
            }
            _ => return,
        }
        self.p.steps.push(Step::Trade(seat));
    }
}
