//! The Intention phase: preaching in turn, until everybody has prayed.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Event, Influence, Location, Locations, Patriarch, Right, Step, Token, event::Fate, rules_view::RulesView,
};

use super::Referee;

/// `[intention.choose]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-intend")
}

/// The Locations on which a seat may place Priests in this phase. `[preach.access] [privilege.personality]`
#[inline]
fn open_to(rules: RulesView<'_>, seat: Seat) -> Locations {
    let personalities = rules.p.cult(seat).cards.and(rules.f.openers);
    personalities.fold(rules.opened(seat), |open, card| match rules.f.rights[card.index()] {
        Some(Right::Personality(location)) => open.or(Locations::only(location)),
        _ => open,
    })
}

/// Whether a Priest may be placed on a Location. `[preach.access] [privilege.personality]`
#[inline]
pub(crate) fn may_enter(rules: RulesView<'_>, seat: Seat, location: Location) -> bool {
    open_to(rules, seat).contains(location)
}

/// Whether a seat may place any Priest now. `[intention.must-pray]`
fn may_preach(rules: RulesView<'_>, seat: Seat) -> bool {
    let cult = rules.p.cult(seat);
    let somebody = !cult.home.is_empty() || cult.patriarch.is_home();
    somebody && (!rules.placement_costs(seat) || cult.followers > 0) && !open_to(rules, seat).is_empty()
}

/// The Patriarch, and one of each Influence.
const WHO: usize = 1 + Influence::STRONGEST.value() as usize;

/// The Priests whom a seat may place and where: the same ones on every Location. `[intention.choose]`
struct Placements {
    priests: [Token; WHO],
    count: usize,
    open: Locations,
}

impl Placements {
    #[inline]
    fn of(rules: RulesView<'_>, seat: Seat) -> Placements {
        let cult = rules.p.cult(seat);
        let mut all = Placements { priests: [Token::PATRIARCH; WHO], count: 0, open: Locations::NONE };
        if !rules.placement_costs(seat) || cult.followers > 0 {
            all.count = usize::from(cult.patriarch.is_home());
            for priest in cult.home.values() {
                all.priests[all.count] = priest.into();
                all.count += 1;
            }
            all.open = open_to(rules, seat);
        }
        all
    }
}

/// Every available Priest on every open Location, or prayer. `[intention.choose]`
#[inline]
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let Placements { priests, count, open } = Placements::of(rules, seat);
    for location in open {
        for priest in &priests[..count] {
            each(Action::Place { priest: *priest, location });
        }
    }
    each(Action::Pray);
}

/// The same answers counted, and what stands at one place.
#[inline]
pub(super) fn pick(rules: RulesView<'_>, seat: Seat, choose: impl FnOnce(usize) -> usize) -> (usize, Action) {
    let Placements { priests, count, mut open } = Placements::of(rules, seat);
    let all = count * usize::from(open.len());
    let chosen = choose(all + 1);
    if chosen >= all {
        return (chosen, Action::Pray);
    }
    match open.nth(chosen / count) {
        Some(location) => (chosen, Action::Place { priest: priests[chosen % count], location }),
        None => (chosen, Action::Pray),
    }
}

/// Why a Priest cannot be placed there. `[preach.place] [preach.access] [preach.price]`
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Place { priest, location } = action else { return None };
    let cult = rules.p.cult(seat);
    let there = match priest.influence() {
        Some(influence) => cult.home.count(influence) > 0,
        None => cult.patriarch.is_home(),
    };
    if !there {
        let key = if priest.is_patriarch() { "why-patriarch-away" } else { "why-no-such-priest" };
        return Some(Refusal::because("preach.place", Phrase::new(key).number("value", priest)));
    }
    if !may_enter(rules, seat, location) {
        let why = Phrase::new("why-too-few-followers")
            .word("at", location.at_word())
            .number("needed", rules.f.location(location).followers)
            .number("followers", cult.followers);
        return Some(Refusal::because("preach.access", why));
    }
    let why = Phrase::new("why-no-follower-to-lose").number("placement", cult.placed + 1);
    Some(Refusal::because("preach.price", why))
}

impl Referee<'_> {
    /// Whose turn it is to preach; the phase ends when all have prayed. `[intention.order]`
    #[inline]
    pub(super) fn next_intention(&mut self) {
        let players = usize::from(self.p.players);
        for _ in 0..players {
            let seat = self.p.turn;
            let cult = self.p.cult(seat);
            if cult.prayed || cult.celebrates {
                self.p.turn = seat.next(players);
                continue;
            }
            if may_preach(self.rules(), seat) {
                self.p.steps.push(Step::Intend(seat));
            } else {
                // [intention.must-pray]
                self.pray(seat);
            }
            return;
        }
        self.begin_resolution();
    }

    /// `[intention.choose]`
    pub(super) fn intend(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Place { priest, location } => self.place(seat, priest, location),
            _ => self.pray(seat),
        }
    }

    /// `[preach.place]`
    fn place(&mut self, seat: Seat, priest: Token, location: Location) {
        let costs = self.rules().placement_costs(seat);
        let cult = &mut self.p.cults[seat.index()];
        match priest.influence() {
            None => cult.patriarch = Patriarch::at(location),
            Some(influence) => {
                cult.home.remove(influence);
                self.p.board[location.index()][seat.index()].add(influence);
            }
        }
        cult.placed = cult.placed.saturating_add(1);
        let placement = cult.placed;
        self.log.all(|| Event::Priest { seat, value: priest, fate: Fate::Placed, location: Some(location) });
        if costs {
            // [preach.price]
            self.p.cults[seat.index()].followers -= 1;
            self.log.all(|| Event::PaysPlacement { seat, placement });
        }
        self.pay_tithes(seat, location);
        self.p.turn = seat.next(self.p.players.into());
    }

    /// `[privilege.tithes]`
    fn pay_tithes(&mut self, seat: Seat, location: Location) {
        let tithes = self.figures.tithes[location.index()];
        if self.p.cults.iter().all(|cult| cult.cards.and(tithes).is_empty()) {
            return;
        }
        for owner in self.p.rivals(seat) {
            for card in self.p.cult(owner).cards.and(tithes) {
                let Some(Right::Tithes(_, coins)) = self.figures.rights[card.index()] else { continue };
                let paid = u16::from(coins).min(self.p.cult(seat).coins);
                if paid > 0 {
                    self.p.cults[seat.index()].coins -= paid;
                    self.p.cults[owner.index()].add_coins(paid);
                    self.log.all(|| Event::Tithe { seat, to: owner, coins: paid as u8, location });
                }
            }
        }
    }
}
