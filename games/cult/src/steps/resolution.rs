//! The Resolution phase: each Location in order, one action each, then who wins.

use cenacle_table::{Phrase, Refusal, Seat, Seats};

use crate::{
    Action, Active, Cost, Deed, Effect, Event, Face, Phase, Step,
    event::{Goods, Hindrance},
    rules_view::RulesView,
};

use super::{Referee, benefits, can_reap, costs, effects};

/// `[resolution.act]`
pub(super) fn question(rules: RulesView<'_>) -> Phrase {
    Phrase::new("ask-act").word("at", rules.p.active.here().at_word())
}

/// Pass, play a card, or use an ability. `[resolution.act]`
#[inline]
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    each(Action::Pass);
    rules.each_face(rules.p.hand(seat), |face, card| {
        if effects::playable(rules, seat, card) {
            each(Action::Play { face });
        }
    });
    for ability in 0..2 {
        if usable(rules, seat, ability) {
            each(Action::Use { ability });
        }
    }
}

/// Which of the four abilities of the sheet is meant.
#[inline]
pub(crate) fn ability_index(rules: RulesView<'_>, seat: Seat, ability: u8) -> usize {
    usize::from(ability) + 2 * usize::from(rules.p.cult(seat).dark)
}

#[inline]
pub(crate) fn deed_of(rules: RulesView<'_>, seat: Seat, ability: u8) -> &Deed {
    &rules.f.cults[rules.p.cult(seat).cult_name as usize].abilities[ability_index(rules, seat, ability)].deed
}

/// Whether a seat could use an ability of its Aspect now. `[ability.use]`
#[inline]
pub(crate) fn usable(rules: RulesView<'_>, seat: Seat, ability: u8) -> bool {
    if ability >= 2 {
        return false;
    }
    let deed = deed_of(rules, seat, ability);
    costs::payable(rules, seat, deed) && costs::leads_on(rules, seat, deed)
}

/// Whether a seat could use any ability, as far as everybody can see: not whether a card of its hand would serve.
fn any_usable(rules: RulesView<'_>, seat: Seat) -> bool {
    (0..2).any(|ability| usable(rules, seat, ability))
}

/// Whether a seat is asked to act: who holds a card is, whether it can be played or not, since a skip would tell.
/// `[resolution.act] [secrets.hand]`
#[inline]
fn is_asked(rules: RulesView<'_>, seat: Seat) -> bool {
    !rules.p.hand(seat).is_empty() || any_usable(rules, seat)
}

/// `[resolution.act]`
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Play { face } => Some(why_not_play(rules, seat, face)),
        Action::Use { ability } => Some(why_not_use(rules, seat, ability)),
        _ => None,
    }
}

/// `[card.play] [card.seal]`
pub(super) fn why_not_play(rules: RulesView<'_>, seat: Seat, face: Face) -> Refusal {
    let Some(card) = rules.copy_of(rules.p.hand(seat), face) else {
        return Refusal::new("card.play", "why-no-such-card");
    };
    if !rules.may_break_seal(seat, card) && !matches!(rules.p.step(), Step::Do(_, Effect::PlaySealed)) {
        return Refusal::new("card.seal", "why-sealed");
    }
    let id = rules.f.of(card).id.as_str();
    let why = Phrase::new("why-card-idle").word("needs", crate::words::card_needs(id));
    Refusal::because(crate::words::card_rule(id), why)
}

/// `[ability.use]`
fn why_not_use(rules: RulesView<'_>, seat: Seat, ability: u8) -> Refusal {
    if ability >= 2 {
        return Refusal::new("ability.use", "why-no-such-ability");
    }
    let index = ability_index(rules, seat, ability);
    let id = rules.f.cults[rules.p.cult(seat).cult_name as usize].abilities[index].id.as_str();
    let [_, does, rule] = crate::ability_words(id);
    let deed = deed_of(rules, seat, ability);
    if !costs::payable(rules, seat, deed) {
        return Refusal::because(rule, Phrase::new("why-ability-unpaid").word("does", does));
    }
    if let Some((count, left)) = too_few_to_destroy(rules, seat, deed) {
        let why = Phrase::new("why-too-few-to-destroy").number("count", count).number("left", left);
        return Refusal::because(rule, why);
    }
    Refusal::because(rule, Phrase::new("why-ability-idle").word("does", does))
}

/// How many available Priests must be destroyed, and how many would be left for it after the Ritual: some, and too few.
/// `[ability.incarnation]`
fn too_few_to_destroy(rules: RulesView<'_>, seat: Seat, deed: &Deed) -> Option<(u8, u8)> {
    let home = rules.p.cult(seat).home;
    let count = deed.effects().find_map(|effect| match effect {
        Effect::DestroyAvailable { count } => Some(count),
        _ => None,
    })?;
    let (least, most) = deed.costs().find_map(|cost| match cost {
        Cost::Ritual { least, most } => Some((least, most)),
        _ => None,
    })?;
    let by_priest = !home.between(least, most).is_empty();
    let left = if by_priest { home.len() - 1 } else { home.len() };
    (1..count).contains(&left).then_some((count, left))
}

impl Referee<'_> {
    /// `[resolution.begin]`
    #[inline(never)]
    pub(super) fn begin_resolution(&mut self) {
        self.p.active = Active::NONE;
        self.p.leader = self.p.first;
        self.log.all(|| Event::Resolution);
        self.next_location();
    }

    /// `[resolution.active]`
    fn next_location(&mut self) {
        let next = self.rules().next_active();
        let p = &mut *self.p;
        p.acted = Seats::NONE;
        p.boosts = Default::default();
        (p.lowest, p.inquisition, p.control, p.winner, p.served) = (false, false, None, None, Seats::NONE);
        match next {
            Some(location) => {
                p.active = Active::on(location);
                p.phase = Phase::Acting;
                p.turn = p.first;
                self.log.all(|| Event::Active { location });
            }
            None => {
                p.active = Active::NONE;
                self.end_round();
            }
        }
    }

    /// One action each, from the First Player; then the Location is won. `[resolution.act]`
    #[inline]
    pub(super) fn next_act(&mut self) {
        for seat in self.p.in_order() {
            if self.p.acted.contains(seat) || self.p.cult(seat).celebrates {
                continue;
            }
            self.p.acted = self.p.acted.with(seat);
            self.p.turn = seat;
            if is_asked(self.rules(), seat) {
                return self.p.steps.push(Step::Act(seat));
            }
        }
        self.settle();
    }

    /// `[resolution.act]`
    pub(super) fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play { face } => {
                if let Some(card) = self.rules().copy_of(self.p.hand(seat), face) {
                    self.play(seat, card);
                }
            }
            Action::Use { ability } => {
                let index = ability_index(self.rules(), seat, ability);
                let cult_name = self.p.cult(seat).cult_name;
                self.log.all(|| Event::Uses { seat, cult_name, ability: index as u8 });
                let deed = *deed_of(self.rules(), seat, ability);
                self.push_deed(seat, &deed);
            }
            _ => {}
        }
    }

    /// A card of the hand is played.
    pub(super) fn play(&mut self, seat: Seat, card: crate::Card) {
        self.show(seat, card);
        self.p.cults[seat.index()].cards.remove(card);
        self.log.all(|| Event::Plays { seat, card });
        self.p.steps.push(Step::Finish(seat, card));
        self.push_deed(seat, &self.figures.of(card).deed);
    }

    /// Who has won, and whether he may take the benefit. `[resolution.winner]`
    #[inline(never)]
    fn settle(&mut self) {
        let location = self.p.active.here();
        let won = self.rules().winner(location);
        self.p.phase = Phase::Reaping;
        // [resolution.nobody]
        let Some((seat, cause)) = won else {
            return self.log.all(|| Event::NobodyWins { location });
        };
        let rules = RulesView { f: self.figures, p: self.p };
        self.log.all(|| Event::Wins { seat, location, influence: rules.influence(seat, location), cause });
        self.p.winner = Some(seat);
        self.p.leader = seat;
        // [bribe.win]: the coins have done their work.
        self.p.bribes[location.index()] = crate::Bribe::default();
        // [intrigue.inquisition]
        let barred = self.p.inquisition && self.p.present(seat, location);
        if !barred && can_reap(self.rules(), seat, location) {
            return self.p.steps.push(Step::Reap(seat, location));
        }
        // [resolution.hindered]: silence would leave everybody guessing.
        let why = if barred { Hindrance::Inquisition } else { benefits::hindrance(self.rules(), seat, location) };
        self.log.all(|| Event::Hindered { seat, location, why });
    }

    /// After the winner: Communities, alms, Priests come home, the next Location. `[privilege.community] [resolution.alms]`
    #[inline(never)]
    pub(super) fn end_location(&mut self) {
        let location = self.p.active.here();
        if let Some(seat) = self.next_community() {
            self.p.served = self.p.served.with(seat);
            self.log.all(|| Event::Community { seat, location });
            return self.p.steps.push(Step::Reap(seat, location));
        }
        let coins = self.figures.location(location).alms;
        if coins > 0 && self.p.winner.is_some() && !self.p.inquisition {
            for seat in self.p.in_order() {
                let cult = self.p.cult(seat);
                let gets = self.p.present(seat, location)
                    && self.p.winner != Some(seat)
                    && !self.p.served.contains(seat)
                    && !cult.celebrates;
                if gets {
                    self.p.cults[seat.index()].add_coins(u16::from(coins));
                    self.log.all(|| Event::Alms { seat, coins });
                }
            }
        }
        // [resolution.home]
        self.recall_all(location, false);
        self.next_location();
    }

    fn next_community(&self) -> Option<Seat> {
        let location = self.p.active.here();
        if self.p.inquisition || self.p.winner.is_none() {
            return None;
        }
        let cards = self.figures.communities[location.index()];
        self.p.in_order().find(|seat| {
            let cult = self.p.cult(*seat);
            !cult.cards.and(cards).is_empty()
                && self.p.winner != Some(*seat)
                && !self.p.served.contains(*seat)
                && !cult.celebrates
                && self.p.present(*seat, location)
                && self.rules().influence(*seat, location) > 0
                && can_reap(self.rules(), *seat, location)
        })
    }

    /// Takes coins from one cult for another.
    pub(super) fn take_coins(&mut self, seat: Seat, from: Seat, coins: u16) {
        let coins = coins.min(self.p.cult(from).coins);
        if coins > 0 {
            self.p.cults[from.index()].coins -= coins;
            self.p.cults[seat.index()].add_coins(coins);
            self.log.all(|| Event::TakesCoins { seat, from, coins });
        }
    }

    /// Takes Mobs from all of some cults.
    pub(super) fn disperse(&mut self, whom: Seats, count: u8) {
        for seat in whom {
            self.lose(seat, Goods::Mobs, count.into());
        }
    }
}
