//! Paying: unit by unit, asked only where there is a real choice.

use cenacle_table::{Phrase, Refusal};

use crate::{Action, Card, Event, Figures, Means, Position, RESOURCES, Resource, Step, Work, card::DOUBLE};

use super::{Referee, RulesView, Ruling, demand};

/// `[quarry.pay]`
pub(super) fn question(figures: &Figures, p: &Position) -> Phrase {
    let next = means(figures, p).map_or(Resource::Artisan, |ways| ways.resource);
    Phrase::new("ask-paying").word("resource", next.card().word())
}

/// Units of each resource, a byte each and below 128, so that all are compared at once.
#[derive(Clone, Copy)]
struct Units(u64);

impl Units {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    const ONES: u64 = 0x0101_0101_0101_0101;

    #[inline]
    fn of(units: [u8; RESOURCES]) -> Units {
        let [artisan, stone, marble, wood, lapis] = units;
        Units(u64::from_le_bytes([artisan, stone, marble, wood, lapis, 0, 0, 0]))
    }

    /// What is left of them without those others.
    #[inline]
    const fn less(self, others: Units) -> Units {
        // Where the others are more, the high bit of the byte is borrowed.
        let left = (self.0 | Units::HIGH) - others.0;
        Units(left & (((left & Units::HIGH) >> 7) * 0x7f))
    }

    #[inline]
    const fn sum(self) -> u8 {
        (self.0.wrapping_mul(Units::ONES) >> 56) as u8
    }
}

/// What the player whose turn it is can pay with.
pub(super) struct Purse {
    /// Units of each resource on standard and double cards and in the pool, up to more than anything costs.
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
            own[index] = (own[index] + cards[index] + DOUBLE * cards[RESOURCES + index]).min(127);
        }
        Purse { own, trompes: cards[Card::TrompeLoeil.index()], merchants: p.architect().merchants }
    }

    /// Whether it pays that much: a Trompe-l'oeil stands for what it may, a Merchant for anything.
    #[inline]
    pub(super) fn pays(&self, figures: &Figures, need: &[u8; RESOURCES]) -> bool {
        let short = Units::of(*need).less(Units::of(self.own));
        let feigns = Units::of(figures.feigns).0;
        let (feigned, bought) = (Units(short.0 & feigns).sum(), Units(short.0 & !feigns).sum());
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

/// What is missing for an element of this category before Trompe-l'oeil and Merchants help, for who asks why not.
pub(crate) fn missing(figures: &Figures, p: &Position, work: Work) -> Vec<(usize, &'static str)> {
    let own = Purse::of(p).own;
    let short = |resource: Resource| {
        let index = resource as usize;
        (usize::from(figures.cost[work as usize][index].saturating_sub(own[index])), resource.card().word())
    };
    Resource::ALL.into_iter().map(short).filter(|(units, _)| *units > 0).collect()
}

/// A way to pay everything that is left at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// With standard cards.
    Plain,
    /// With standard cards, and Merchants for the rest.
    Rest,
    /// With cards, corrupted ones too, and Merchants for the rest.
    Cards,
}

/// Cards or Merchants of each means that pay each resource.
pub(crate) type Sum = [[u8; 4]; RESOURCES];

/// What is paid with what, if everything is paid so and no simpler manner does the same. `[quarry.pay]`
pub(crate) fn at_once(figures: &Figures, p: &Position, manner: Manner) -> Option<Sum> {
    // For a last unit it would be the same as paying that unit.
    if p.need.iter().sum::<u8>() < 2 {
        return None;
    }
    let cards = p.hand().counts();
    let mut trompes = cards[Card::TrompeLoeil.index()];
    let mut sum = Sum::default();
    let (mut merchants, mut corrupted) = (0, 0);
    for (index, need) in p.need.into_iter().enumerate() {
        let short = need.saturating_sub(cards[index]);
        let [mut double, mut trompe] = [0; 2];
        if manner == Manner::Cards {
            double = short.div_ceil(DOUBLE).min(cards[RESOURCES + index]);
            let left = short.saturating_sub(DOUBLE * double);
            trompe = if figures.trompe[index] { left.min(trompes) } else { 0 };
            trompes -= trompe;
        }
        // What the second unit of a double card pays, no standard card does.
        let standard = need.saturating_sub(DOUBLE * double).min(cards[index]);
        let merchant = need.saturating_sub(standard + DOUBLE * double + trompe);
        corrupted += double + trompe;
        merchants += merchant;
        sum[index] = [standard, double, trompe, merchant];
    }
    let fits = match manner {
        Manner::Plain => merchants == 0,
        // rules 1: unit by unit.
        Manner::Rest => figures.rules >= 2 && (1..=p.architect().merchants).contains(&merchants),
        Manner::Cards => figures.rules >= 2 && corrupted > 0 && merchants <= p.architect().merchants,
    };
    fits.then_some(sum)
}

/// The ways to pay the next unit.
pub(crate) struct Ways {
    pub(crate) resource: Resource,
    means: [bool; 4],
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

/// The resource of the next unit to pay.
#[inline]
fn next_unit(p: &Position) -> Option<usize> {
    p.need.iter().position(|units| *units > 0)
}

/// The next unit to pay and how it can be paid; `None` when all is paid.
#[inline]
pub(crate) fn means(figures: &Figures, p: &Position) -> Option<Ways> {
    let index = next_unit(p)?;
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
    Some(Ways { resource, means: [standard, double, trompe, merchant] })
}

/// `[quarry.pay]`
pub(super) fn answers(figures: &Figures, p: &Position, each: &mut impl FnMut(Action)) {
    let Some(ways) = means(figures, p) else { return };
    let manners =
        [(Manner::Plain, Action::PayPlain), (Manner::Rest, Action::PayRest), (Manner::Cards, Action::PayCards)];
    let all = manners.into_iter().filter(|(manner, _)| at_once(figures, p, *manner).is_some());
    all.for_each(|(_, pay)| each(pay));
    Means::ALL.into_iter().filter(|means| ways.allow(*means)).for_each(|with| each(Action::Pay { with }));
}

impl RulesView<'_> {
    /// `[quarry.pay]`
    pub(super) fn may_pay_at_once(self, manner: Manner) -> Ruling {
        self.at(Step::Paying)?;
        let key = match manner {
            Manner::Plain => "why-not-plain",
            Manner::Rest => "why-not-rest",
            Manner::Cards => "why-not-cards",
        };
        demand(at_once(self.figures, self.p, manner).is_some(), || Refusal::new("quarry.pay", key))
    }

    /// `[quarry.pay] [quarry.merchants] [card.trompe-loeil] [card.double]`
    pub(super) fn may_pay(self, with: Means) -> Ruling {
        self.at(Step::Paying)?;
        let ways = means(self.figures, self.p);
        demand(ways.is_some_and(|ways| ways.allow(with)), || self.cannot_pay(with))
    }

    fn cannot_pay(self, with: Means) -> Refusal {
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
}

impl Referee<'_> {
    /// `[quarry.pay]`
    pub(super) fn pay_at_once(&mut self, manner: Manner) {
        let Some(sum) = at_once(self.figures, self.p, manner) else { return };
        for (resource, parts) in Resource::ALL.into_iter().zip(sum) {
            // Doubles first: their second units must find something to pay.
            for with in [Means::Double, Means::Standard, Means::TrompeLoeil, Means::Merchant] {
                for _ in 0..parts[with as usize] {
                    self.pay_unit(resource, with);
                    self.use_pool(resource as usize);
                }
            }
        }
        self.settle();
    }

    /// `[quarry.pay]`
    pub(super) fn pay(&mut self, with: Means) {
        let Some(next) = next_unit(self.p) else { return };
        self.pay_unit(Resource::ALL[next], with);
        self.use_pool(next);
        self.settle();
    }

    fn pay_unit(&mut self, resource: Resource, with: Means) {
        self.p.need[resource as usize] -= 1;
        self.spend(resource, with);
    }

    /// One unit is paid for: a card goes to the discard pile, or a Merchant out of the game.
    fn spend(&mut self, resource: Resource, with: Means) {
        let index = resource as usize;
        let (card, noted) = match with {
            Means::Standard => (resource.card(), &mut self.p.spent.cards[index]),
            Means::Double => (resource.double(), &mut self.p.spent.cards[RESOURCES + index]),
            Means::TrompeLoeil => (Card::TrompeLoeil, &mut self.p.spent.feigned[index]),
            Means::Merchant => {
                self.p.spent.merchants[index] += 1;
                self.architect().merchants -= 1;
                self.p.merchants_gone += 1;
                return;
            }
        };
        *noted += 1;
        if with == Means::Double {
            // [quarry.surplus]
            self.p.pool[index] += DOUBLE - 1;
        }
        // [quarry.corrupted]
        self.use_card(card, self.figures.amulets[card.index()]);
    }

    /// Pays what is clear: surplus units first, then units with only one way to pay; asks for the next one.
    #[inline]
    pub(super) fn settle(&mut self) {
        for index in 0..RESOURCES {
            self.p.spent.reserve[index] += self.use_pool(index);
        }
        while let Some(ways) = means(self.figures, self.p) {
            let Some(only) = ways.only() else {
                self.p.step = Step::Paying;
                return;
            };
            self.pay_unit(ways.resource, only);
            self.use_pool(ways.resource as usize);
        }
        self.tell_payment();
        self.raise();
    }

    /// One line for all of it. `[quarry.pay]`
    fn tell_payment(&mut self) {
        let spent = std::mem::take(&mut self.p.spent);
        let (seat, work, number) = (self.p.turn, self.p.work, self.p.built(self.p.work) + 1);
        let mosaic = self.p.mosaics.top().filter(|_| work == Work::Mosaic && !self.p.scribe);
        let each = |kind: usize, count: u8| u16::from(count) * self.figures.amulets[kind];
        let feigned: u8 = spent.feigned.iter().sum();
        let amulets = each(Card::TrompeLoeil.index(), feigned)
            + (0..2 * RESOURCES).map(|kind| each(kind, spent.cards[kind])).sum::<u16>();
        self.log.all(|| Event::Pays { seat, work, number, mosaic, spent, amulets });
    }

    /// Pays with surplus units what they pay; how many.
    #[inline]
    fn use_pool(&mut self, index: usize) -> u8 {
        let used = self.p.need[index].min(self.p.pool[index]);
        self.p.need[index] -= used;
        self.p.pool[index] -= used;
        used
    }
}
