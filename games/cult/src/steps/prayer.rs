//! Praying: the benefit of a Location by Mobs, then transactions.

use cenacle_table::{Phrase, Refusal, RuleId, Seat};

use crate::{Action, Card, Deck, Event, Location, Step, rules_view::RulesView};

use super::{Referee, benefits};

/// `[pray.location]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-pray")
}

/// `[pray.transactions]`
pub(super) fn trade_question() -> Phrase {
    Phrase::new("ask-trade")
}

/// The highest Location a prayer may bring. `[pray.mobs]`
pub(crate) fn reach(rules: RulesView<'_>, seat: Seat) -> Location {
    rules.f.prayer[usize::from(rules.p.cult(seat).mobs).min(rules.f.prayer.len() - 1)]
}

/// `[pray.location]`
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    for location in Location::RUINS.through(reach(rules, seat)) {
        if benefits::can_reap(rules, seat, location) {
            each(Action::Favour { location });
        }
    }
    each(Action::Decline);
}

/// Why a prayer does not bring this. `[pray.mobs]`
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Favour { location } = action else { return None };
    let reach = reach(rules, seat);
    if location > reach {
        let mobs = rules.p.cult(seat).mobs;
        let why = Phrase::new("why-too-few-mobs").number("reach", reach).number("mobs", mobs);
        return Some(Refusal::because("pray.mobs", why));
    }
    Some(benefits::why_no_benefit(rules, seat, location, action))
}

/// Whether a seat could sell or buy anything; both can be seen by all.
pub(super) fn can_trade(rules: RulesView<'_>, seat: Seat) -> bool {
    !rules.p.cult(seat).cards.deck(Deck::Intrigue).is_empty()
        || (0..).zip(rules.p.palace).any(|(slot, _)| affordable(rules, seat, slot))
}

/// Whether a seat can pay a face-up Privilege.
pub(super) fn affordable(rules: RulesView<'_>, seat: Seat, slot: usize) -> bool {
    let card = rules.p.palace.get(slot).copied().unwrap_or_default();
    card != Card::NONE && u16::from(rules.f.coins[card.index()]) <= rules.p.cult(seat).coins
}

/// `[pray.sell] [pray.buy]`
pub(super) fn trades(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Done);
    rules.each_face(rules.p.cult(seat).cards.deck(Deck::Intrigue), |face, _| each(Action::Sell { face }));
    for slot in 0..rules.p.palace.len() {
        if affordable(rules, seat, slot) {
            each(Action::Buy { slot: slot as u8 });
        }
    }
}

/// `[pray.sell] [pray.buy]`
pub(super) fn why_no_trade(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Sell { .. } => Some(Refusal::new("pray.sell", "why-no-such-card")),
        Action::Buy { slot } => Some(why_no_privilege(rules, seat, slot, "pray.buy")),
        _ => None,
    }
}

/// Why a face-up Privilege cannot be paid.
pub(super) fn why_no_privilege(rules: RulesView<'_>, seat: Seat, slot: u8, rule: RuleId) -> Refusal {
    match rules.p.palace.get(usize::from(slot)) {
        Some(card) if *card != Card::NONE => {
            let why = Phrase::new("why-cannot-pay")
                .number("price", rules.f.coins[card.index()])
                .number("coins", rules.p.cult(seat).coins);
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
            match benefits::only_answer(self.rules(), seat, location) {
                Some(answer) => self.reap(seat, location, answer),
                None => self.p.steps.push(Step::Reap(seat, location)),
            }
        }
    }

    /// `[pray.sell] [pray.buy]`
    pub(super) fn trade(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Sell { face } => {
                if let Some(card) = self.rules().copy_of(self.p.hand(seat), face) {
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
