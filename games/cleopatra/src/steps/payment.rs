//! Paying: unit by unit, asked only where there is a real choice.

use cenacle_table::{Phrase, Refusal};

use crate::{Action, Card, Event, Figures, Means, Position, RESOURCES, Resource, Step, Work, card::DOUBLE};

use super::{Referee, Ruling, demand};

/// What the player whose turn it is can pay with.
pub(super) struct Purse {
    /// Units of each resource on standard and double cards and in the pool.
    own: [u8; RESOURCES],
    trompes: u8,
    merchants: u8,
}

impl Purse {
    #[inline]
    pub(super) fn of(p: &Position) -> Purse {
        let cards = p.hand().counts();
        let mut own = p.pool;
        for index in 0..RESOURCES {
            own[index] += cards[index] + DOUBLE * cards[RESOURCES + index];
        }
        Purse { own, trompes: cards[Card::TrompeLoeil.index()], merchants: p.architect().merchants }
    }

    /// Whether it pays that much: a Trompe-l'oeil stands for what it may, a Merchant for anything.
    #[inline]
    pub(super) fn pays(&self, figures: &Figures, need: &[u8; RESOURCES]) -> bool {
        let (mut feigned, mut bought) = (0, 0);
        for (index, units) in need.iter().enumerate() {
            let short = units.saturating_sub(self.own[index]);
            if figures.trompe[index] { feigned += short } else { bought += short }
        }
        bought + feigned.saturating_sub(self.trompes) <= self.merchants
    }
}

/// Whether an element of this category can be paid for now. `[quarry.pay]`
#[inline]
pub(crate) fn affordable(figures: &Figures, p: &Position, work: Work) -> bool {
    Purse::of(p).pays(figures, &figures.cost[work as usize])
}

/// Whether what is left to pay can be paid.
pub(crate) fn payable(figures: &Figures, p: &Position) -> bool {
    Purse::of(p).pays(figures, &p.need)
}

/// The ways to pay the next unit, and whether standard cards pay all that is left.
pub(crate) struct Ways {
    pub(crate) resource: Resource,
    means: [bool; 4],
    plain: bool,
}

impl Ways {
    pub(crate) fn allow(&self, means: Means) -> bool {
        self.means[means as usize]
    }

    fn only(&self) -> Option<Means> {
        let mut allowed = Means::ALL.into_iter().filter(|means| self.allow(*means));
        allowed.next().filter(|_| allowed.next().is_none())
    }
}

/// The next unit to pay and how it can be paid; `None` when all is paid.
#[inline]
pub(crate) fn means(figures: &Figures, p: &Position) -> Option<Ways> {
    let index = p.need.iter().position(|units| *units > 0)?;
    let resource = Resource::ALL[index];
    let cards = p.hand().counts();
    let mut purse = Purse::of(p);
    let mut need = p.need;
    need[index] -= 1;
    let standard = cards[index] > 0;
    let double = cards[RESOURCES + index] > 0;
    // The own cards of a resource serve nothing else; a joker may be needed elsewhere.
    purse.trompes = purse.trompes.wrapping_sub(1);
    let trompe = cards[Card::TrompeLoeil.index()] > 0 && figures.trompe[index] && purse.pays(figures, &need);
    purse.trompes = purse.trompes.wrapping_add(1);
    let merchant = purse.merchants > 0 && {
        purse.merchants -= 1;
        purse.pays(figures, &need)
    };
    // For a last unit it would be the same as paying that unit with its card.
    let several = p.need.iter().sum::<u8>() > 1;
    let plain = several && (0..RESOURCES).all(|index| p.need[index] <= cards[index]);
    Some(Ways { resource, means: [standard, double, trompe, merchant], plain })
}

/// `[quarry.pay]`
pub(super) fn legal(figures: &Figures, p: &Position, out: &mut Vec<Action>) {
    let Some(ways) = means(figures, p) else { return };
    if ways.plain {
        out.push(Action::PayPlain);
    }
    out.extend(Means::ALL.into_iter().filter(|means| ways.allow(*means)).map(|with| Action::Pay { with }));
}

impl Referee<'_> {
    /// `[quarry.pay]`
    pub(super) fn pay_plain(&mut self) -> Ruling {
        self.at(Step::Paying)?;
        let plain = means(self.figures, self.p).is_some_and(|ways| ways.plain);
        demand(plain, || Refusal::new("quarry.pay", "why-not-plain"))?;
        for index in 0..RESOURCES {
            for _ in 0..std::mem::take(&mut self.p.need[index]) {
                self.spend(Resource::ALL[index], Means::Standard);
            }
        }
        self.settle();
        Ok(())
    }

    /// `[quarry.pay] [quarry.merchants] [card.trompe-loeil] [card.double]`
    pub(super) fn pay(&mut self, with: Means) -> Ruling {
        self.at(Step::Paying)?;
        let ways = means(self.figures, self.p);
        let Some(ways) = ways.filter(|ways| ways.allow(with)) else {
            return Err(self.cannot_pay(with));
        };
        self.pay_unit(ways.resource, with);
        self.settle();
        Ok(())
    }

    fn cannot_pay(&self, with: Means) -> Refusal {
        let resource = means(self.figures, self.p).map_or(Resource::Artisan, |ways| ways.resource);
        let held = match with {
            Means::Standard => self.p.holds(resource.card()),
            Means::Double => self.p.holds(resource.double()),
            Means::TrompeLoeil => self.p.holds(Card::TrompeLoeil),
            Means::Merchant => self.p.architect().merchants,
        };
        let (rule, word) = match with {
            Means::Standard => ("quarry.pay", resource.card().word()),
            Means::Double => ("card.double", resource.double().word()),
            Means::TrompeLoeil => ("card.trompe-loeil", Card::TrompeLoeil.word()),
            Means::Merchant => ("quarry.merchants", "merchant"),
        };
        let key = match (held, with) {
            (0, _) => "why-no-such-card",
            (_, Means::TrompeLoeil) if !self.figures.trompe[resource as usize] => "why-not-feigned",
            _ => "why-needed-elsewhere",
        };
        Refusal::because(rule, Phrase::new(key).word("card", word).word("resource", resource.card().word()))
    }

    fn pay_unit(&mut self, resource: Resource, with: Means) {
        self.p.need[resource as usize] -= 1;
        self.spend(resource, with);
    }

    /// One unit is paid for: a card goes to the discard pile, or a Merchant out of the game.
    fn spend(&mut self, resource: Resource, with: Means) {
        let seat = self.p.turn;
        let card = match with {
            Means::Standard => resource.card(),
            Means::Double => resource.double(),
            Means::TrompeLoeil => Card::TrompeLoeil,
            Means::Merchant => {
                self.architect().merchants -= 1;
                self.p.merchants_gone += 1;
                return self.log.all(|| Event::Pays { seat, cards: vec![], merchants: 1, amulets: 0 });
            }
        };
        if with == Means::Double {
            // [quarry.surplus]
            self.p.pool[resource as usize] += DOUBLE - 1;
        }
        // [quarry.corrupted]
        let amulets = self.figures.amulets[card.index()];
        self.use_card(card, amulets);
        self.log.all(|| Event::Pays { seat, cards: vec![card], merchants: 0, amulets });
    }

    /// Pays what is clear: surplus units first, then units with only one way to pay; asks for the next one.
    #[inline]
    pub(super) fn settle(&mut self) {
        for index in 0..RESOURCES {
            self.use_pool(index);
        }
        while let Some(ways) = means(self.figures, self.p) {
            let Some(only) = ways.only() else {
                self.p.step = Step::Paying;
                return;
            };
            self.pay_unit(ways.resource, only);
            self.use_pool(ways.resource as usize);
        }
        self.raise();
    }

    #[inline]
    fn use_pool(&mut self, index: usize) {
        let used = self.p.need[index].min(self.p.pool[index]);
        self.p.need[index] -= used;
        self.p.pool[index] -= used;
    }
}
