//! What Intrigues do.

use cenacle_table::{Phrase, Refusal, Seat, Seats};

use crate::{
    Action, At, Effect, Event, Influence, Location, Position, Priest, Priests, Step, TOKENS_A_VALUE, Token,
    event::Goods, rules_view::RulesView,
};

use super::{Referee, effects::reversed};

/// What is chosen for an effect of an Intrigue.
pub(super) fn question(effect: Effect) -> Phrase {
    Phrase::new(match effect {
        Effect::Intimidate => "ask-steal",
        Effect::Ambush => "ask-ambush",
        _ => "ask-target",
    })
}

/// `[intrigue.foiled-plot]`
pub(super) fn raze_question() -> Phrase {
    Phrase::new("ask-raze")
}

fn present(p: &Position) -> Seats {
    p.everybody().filter(|seat| p.present(*seat, p.active.here())).collect()
}

/// Whether an Intrigue would find its target; `out` of the player's cards are on their way to the pile.
pub(super) fn possible(rules: RulesView<'_>, seat: Seat, effect: Effect, out: u16) -> bool {
    let p = rules.p;
    match effect {
        Effect::PresentLoseMob { .. } => present(p).any(|seat| p.cult(seat).mobs > 0),
        Effect::PresentLoseFollowers { .. } => present(p).any(|seat| p.cult(seat).followers > 0),
        Effect::PresentGiveCard => {
            p.rivals(seat).any(|rival| p.present(rival, p.active.here()) && !p.hand(rival).is_empty())
        }
        // [intrigue.blackmail]: a tie for the richest forbids it, being the richest oneself does not.
        Effect::Blackmail => richest(rules).is_some_and(|rich| p.cult(rich).coins > 0),
        Effect::Exorcise { by } => can_exorcise(p, by),
        Effect::FoilPlot { .. } => plotter(rules, seat, out).is_some_and(|victim| {
            let cult = p.cult(victim);
            cult.mobs > 0 || !cult.altars.is_empty() || cult.followers > 0
        }),
        Effect::Intimidate => {
            strongest(rules).is_some_and(|first| first == seat || !rules.privileges(first).is_empty())
        }
        Effect::Vandalise => {
            let here = p.active.here();
            p.altars().contains(here) && p.altars().above(here).is_empty()
        }
        Effect::Ambush => Location::all().any(|at| rules.bribe(at).is_some()),
        // rules 1: a second one could be played for nothing.
        Effect::Inquisition => rules.f.rules < 2 || !p.inquisition,
        Effect::TakeOver => rules.f.rules < 2 || p.control != Some(seat) || p.priests_at(p.active.here()) > 0,
        _ => false,
    }
}

fn richest(rules: RulesView<'_>) -> Option<Seat> {
    rules.alone_first(|seat| rules.p.cult(seat).coins)
}

fn strongest(rules: RulesView<'_>) -> Option<Seat> {
    rules.alone_first(|seat| rules.patriarch(seat).into())
}

/// The cult that alone has the most cards, those on their way to the pile not counted.
fn plotter(rules: RulesView<'_>, seat: Seat, out: u16) -> Option<Seat> {
    rules.alone_first(|other| rules.all_cards(other) - if other == seat { out } else { 0 })
}

/// What a token becomes that is exorcised; a Patriarch stays what he is.
fn exorcised(token: Token, by: u8) -> Token {
    token.influence().map_or(token, |influence| influence.lowered(by).into())
}

fn exorcised_band(priests: Priests, by: u8) -> impl Iterator<Item = Influence> {
    priests.values().flat_map(move |value| std::iter::repeat_n(value.lowered(by), priests.count(value).into()))
}

/// Somebody is strong enough, and every token that is needed is in the reserve.
fn can_exorcise(p: &Position, by: u8) -> bool {
    let here = p.active.here();
    let strong = |seat: Seat| p.priests(seat, here).values().any(|value| value.value() > by);
    let swaps = |seat: Seat| {
        let priests = p.priests(seat, here);
        let all = p.tokens(seat);
        let mut after = [0_u8; 1 + Influence::STRONGEST.value() as usize];
        for value in Influence::all() {
            after[usize::from(value.value())] += all.count(value) - priests.count(value);
        }
        exorcised_band(priests, by).for_each(|value| after[usize::from(value.value())] += 1);
        after.iter().all(|count| *count <= TOKENS_A_VALUE)
    };
    p.everybody().any(strong) && p.everybody().all(swaps)
}

/// Each answer to an Intrigue that asks its player something.
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, effect: Effect, each: &mut impl FnMut(Action)) {
    match effect {
        Effect::Intimidate => {
            if let Some(rival) = strongest(rules).filter(|rival| *rival != seat) {
                rules.each_face(rules.privileges(rival), |face, _| each(Action::Steal { face }));
            }
        }
        Effect::Ambush => {
            for location in Location::all().filter(|at| rules.bribe(*at).is_some()) {
                each(Action::Ambush { location });
            }
        }
        _ => {}
    }
}

/// Why an Intrigue cannot be answered so.
pub(super) fn why_not(effect: Effect, action: Action) -> Option<Refusal> {
    match (effect, action) {
        (Effect::Intimidate, Action::Steal { .. }) => Some(Refusal::new("intrigue.intimidation", "why-no-such-card")),
        (Effect::Ambush, Action::Ambush { .. }) => Some(Refusal::new("intrigue.ambush", "why-no-coins-there")),
        _ => None,
    }
}

/// Each Altar that may be lost. `[intrigue.foiled-plot]`
pub(super) fn altars_to_lose(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    rules.p.cult(seat).altars.for_each(|location| each(Action::Raze { location }));
}

/// `[intrigue.foiled-plot]`
pub(super) fn why_not_raze(action: Action) -> Option<Refusal> {
    matches!(action, Action::Raze { .. }).then(|| Refusal::new("intrigue.foiled-plot", "why-no-altar-there"))
}

/// An effect that found nothing to ask.
pub(super) fn nothing_to_ask(referee: &mut Referee<'_>, seat: Seat, effect: Effect) {
    if effect == Effect::Intimidate {
        referee.log.all(|| Event::Nothing { seat });
    }
}

impl Referee<'_> {
    pub(super) fn answered_intrigue(&mut self, seat: Seat, effect: Effect, action: Action) {
        match (effect, action) {
            (Effect::Intimidate, Action::Steal { face }) => {
                let Some(from) = strongest(self.rules()) else { return };
                let Some(card) = self.rules().copy_of(self.p.cult(from).cards, face) else { return };
                self.p.cults[from.index()].cards.remove(card);
                self.p.cults[seat.index()].cards.add(card);
                self.log.all(|| Event::Steals { seat, from, card });
            }
            (Effect::Ambush, Action::Ambush { location }) => self.ambush(seat, location),
            _ => {}
        }
    }

    /// The only Altar is lost unasked. `[intrigue.foiled-plot]`
    pub(super) fn razes_or_asks(&mut self, seat: Seat) -> bool {
        let mut altars = self.p.cult(seat).altars;
        if altars.len() > 1 {
            return true;
        }
        self.p.steps.pop();
        if let Some(only) = altars.next() {
            self.lose_altar(seat, only);
        }
        false
    }

    /// `[intrigue.foiled-plot]`
    pub(super) fn raze(&mut self, seat: Seat, action: Action) {
        if let Action::Raze { location } = action {
            self.lose_altar(seat, location);
        }
    }

    /// `[intrigue.ambush]`
    fn ambush(&mut self, seat: Seat, location: Location) {
        let Some(bribe) = self.rules().bribe(location) else { return };
        self.log.all(|| Event::Ambushed { seat, from: bribe.seat, location, coins: bribe.coins });
        self.p.cults[seat.index()].add_coins(u16::from(bribe.coins));
        self.p.bribes[location.index()] = crate::Bribe::default();
        let boosted = self.p.boosts[bribe.seat.index()].bribed && self.p.active.is(location);
        if boosted {
            self.p.boosts[bribe.seat.index()] = crate::Boost::default();
        }
        let priest = Priest { value: bribe.value, at: At::Here };
        self.leave(bribe.seat, priest, location);
        if let Some(influence) = bribe.value.influence() {
            self.p.cults[bribe.seat.index()].home.add(influence);
        }
        self.recalled(bribe.seat, bribe.value, location);
    }

    pub(super) fn happen_intrigue(&mut self, seat: Seat, effect: Effect) {
        match effect {
            // [ability.dragon-attack]
            Effect::PresentLoseMob { count } => self.disperse(present(self.p), count),
            Effect::PresentLoseFollowers { count } => {
                for victim in present(self.p) {
                    self.lose(victim, Goods::Followers, count.into());
                }
            }
            Effect::PresentGiveCard => {
                let p = &mut *self.p;
                for rival in reversed(p.rivals(seat)) {
                    if p.present(rival, p.active.here()) && !p.hand(rival).is_empty() {
                        p.steps.push(Step::Give { from: rival, to: seat, any: false });
                    }
                }
            }
            Effect::Blackmail => match richest(self.rules()) {
                Some(rich) if rich != seat => self.take_coins(seat, rich, self.p.cult(rich).coins.div_ceil(2)),
                _ => self.log.all(|| Event::Nothing { seat }),
            },
            Effect::Exorcise { by } => self.exorcise(by),
            Effect::FoilPlot { mobs, altars, followers } => {
                let Some(victim) = plotter(self.rules(), seat, 0) else { return };
                self.lose(victim, Goods::Mobs, mobs.into());
                self.lose(victim, Goods::Followers, followers.into());
                let razed = altars.min(self.p.cult(victim).altars.len());
                (0..razed).for_each(|_| self.p.steps.push(Step::Raze(victim)));
            }
            Effect::Vandalise => self.raze_all_here(),
            Effect::Inquisition => {
                self.p.inquisition = true;
                self.log.all(|| Event::Inquisition);
            }
            Effect::TakeOver => {
                self.p.control = Some(seat);
                self.log.all(|| Event::TakesOver { seat });
                self.recall_all(self.p.active.here(), true);
            }
            _ => {}
        }
    }

    /// All at once: tokens that one needs may be another's. `[intrigue.exorcism]`
    fn exorcise(&mut self, by: u8) {
        let here = self.p.active.here();
        // Only in a position that somebody wrote: the card was looked at before it was played.
        if !can_exorcise(self.p, by) {
            return;
        }
        for seat in self.p.everybody() {
            let priests = self.p.priests(seat, here);
            self.p.board[here.index()][seat.index()] = exorcised_band(priests, by).collect();
            for from in priests.values().filter(|value| value.value() > by) {
                for _ in 0..priests.count(from) {
                    self.log.all(|| Event::Raised { seat, from, to: from.lowered(by) });
                }
            }
            let boost = &mut self.p.boosts[seat.index()];
            boost.value = exorcised(boost.value, by);
        }
        let bribe = &mut self.p.bribes[here.index()];
        bribe.value = exorcised(bribe.value, by);
    }
}
