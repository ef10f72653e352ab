//! The Intention phase: preaching in turn, until everybody has prayed.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Event, HOME, PATRIARCH, Right, STRONGEST, Step, event::Fate, location, rules_view::RulesView};

use super::Referee;

/// `[intention.choose]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-intend")
}

/// The Locations on which a seat may place Priests in this phase, one bit each. `[preach.access] [privilege.personality]`
#[inline]
fn open_to(rules: RulesView<'_>, seat: Seat) -> u16 {
    let personalities = rules.p.cult(seat).cards.and(rules.f.openers);
    personalities.fold(rules.opened(seat), |open, card| match rules.f.rights[card.index()] {
        Some(Right::Personality(location)) => open | 1 << location,
        _ => open,
    })
}

/// Whether a Priest may be placed on a Location. `[preach.access] [privilege.personality]`
#[inline]
pub(crate) fn may_enter(rules: RulesView<'_>, seat: Seat, location: u8) -> bool {
    open_to(rules, seat) & 1 << location != 0
}

/// Whether a seat may place any Priest now. `[intention.must-pray]`
fn may_preach(rules: RulesView<'_>, seat: Seat) -> bool {
    let cult = rules.p.cult(seat);
    let somebody = !cult.home.is_empty() || cult.patriarch == HOME;
    somebody && (!rules.placement_costs(seat) || cult.followers > 0) && open_to(rules, seat) != 0
}

/// The Priests whom a seat may place and where: the same ones on every Location. `[intention.choose]`
struct Placements {
    /// The Patriarch, and one of each Influence.
    priests: [u8; 1 + STRONGEST as usize],
    count: usize,
    /// Locations, one bit each.
    open: u16,
}

impl Placements {
    #[inline]
    fn of(rules: RulesView<'_>, seat: Seat) -> Placements {
        let cult = rules.p.cult(seat);
        let mut all = Placements { priests: [PATRIARCH; 1 + STRONGEST as usize], count: 0, open: 0 };
        if !rules.placement_costs(seat) || cult.followers > 0 {
            all.count = usize::from(cult.patriarch == HOME);
            for priest in cult.home.values() {
                all.priests[all.count] = priest;
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
    let Placements { priests, count, mut open } = Placements::of(rules, seat);
    while open != 0 {
        let location = open.trailing_zeros() as u8;
        open &= open - 1;
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
    let all = count * open.count_ones() as usize;
    let chosen = choose(all + 1);
    if chosen >= all {
        return (chosen, Action::Pray);
    }
    (0..chosen / count).for_each(|_| open &= open - 1);
    let (priest, location) = (priests[chosen % count], open.trailing_zeros() as u8);
    (chosen, Action::Place { priest, location })
}

/// Why a Priest cannot be placed there. `[preach.place] [preach.access] [preach.price]`
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Place { priest, location: at } = action else { return None };
    let cult = rules.p.cult(seat);
    let Some(place) = rules.f.location(at) else {
        return Some(Refusal::new("preach.place", "why-no-such-location"));
    };
    let there = if priest == PATRIARCH { cult.patriarch == HOME } else { cult.home.count(priest) > 0 };
    if !there {
        let key = if priest == PATRIARCH { "why-patriarch-away" } else { "why-no-such-priest" };
        return Some(Refusal::because("preach.place", Phrase::new(key).number("value", priest)));
    }
    if !may_enter(rules, seat, at) {
        let why = Phrase::new("why-too-few-followers")
            .word("at", location::at_word(at))
            .number("needed", place.followers)
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
    fn place(&mut self, seat: Seat, priest: u8, location: u8) {
        let costs = self.rules().placement_costs(seat);
        let cult = &mut self.p.cults[seat.index()];
        if priest == PATRIARCH {
            cult.patriarch = location;
        } else {
            cult.home.remove(priest);
            self.p.board[usize::from(location)][seat.index()].add(priest);
        }
        cult.placed = cult.placed.saturating_add(1);
        let placement = cult.placed;
        self.log.all(|| Event::Priest { seat, value: priest, fate: Fate::Placed, location });
        if costs {
            // [preach.price]
            self.p.cults[seat.index()].followers -= 1;
            self.log.all(|| Event::PaysPlacement { seat, placement });
        }
        self.pay_tithes(seat, location);
        self.p.turn = seat.next(self.p.players.into());
    }

    /// `[privilege.tithes]`
    fn pay_tithes(&mut self, seat: Seat, location: u8) {
        let tithes = self.figures.tithes[usize::from(location)];
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
