//! What a hand promises: the best visit to the quarry it could pay for, and a little for what would be left over.

use crate::{
    Card, Figures, KINDS, Position, RESOURCES, WORKS, Work,
    card::DOUBLE,
    steps::{mosaics_at_wall, walls_at_door},
};

/// Elements of one visit that are looked ahead to: more bring no more bonus.
const VISIT: usize = 3;

/// One byte a resource, or a category.
type Units = u64;
const ONES: Units = 0x01_01_01_01_01;
const HIGH: Units = 0x80_80_80_80_80;
const EVERY_HIGH: Units = 0x80_80_80_80_80_80_80_80;
/// All of the first resource.
const FIRST: Units = 0xff;

/// Every visit of up to three elements, with its cost.
#[derive(Debug)]
pub(crate) struct Plans {
    plans: Vec<Plan>,
    /// The plans that hold no other categories than these, for every set of categories: who cannot pay for one element
    /// of a category has no use for a plan with it, and most hands pay for few.
    within: Vec<Vec<u8>>,
    /// The cost of one element of each category.
    single: [Units; WORKS],
    /// The bytes of what a Trompe-l'oeil may stand for.
    feigned: Units,
}

#[derive(Clone, Copy, Debug)]
struct Plan {
    cost: Units,
    /// Elements of each category, a byte each.
    works: Units,
    /// Where [`Rewards`] holds what the elements of each category in it bring.
    sums: [u8; VISIT],
    size: u8,
}

/// What the next elements of each category would bring, one after another: sums.
pub(crate) struct Rewards {
    sums: [[f32; VISIT + 1]; WORKS],
    /// Elements left of each category, a byte each.
    left: Units,
    bonus: [f32; VISIT + 1],
}

fn pack(units: &[u8]) -> Units {
    units.iter().enumerate().map(|(index, units)| Units::from(*units) << (8 * index)).sum()
}

impl Plans {
    pub(crate) fn new(figures: &Figures) -> Plans {
        let mut plans = Vec::new();
        let mut works = [0_u8; WORKS];
        plan_on(figures, 0, &mut works, &mut plans);
        let feigned = (0..RESOURCES).filter(|index| figures.trompe[*index]).map(|index| FIRST << (8 * index)).sum();
        let holds = |plan: &Plan, work: usize| plan.works >> (8 * work) & FIRST > 0;
        let only = |set: usize, plan: &Plan| (0..WORKS).all(|work| set >> work & 1 == 1 || !holds(plan, work));
        let numbered = || (0_u8..).zip(&plans);
        let within = |set: usize| numbered().filter(|(_, plan)| only(set, plan)).map(|(number, _)| number).collect();
        let within = (0..1 << WORKS).map(within).collect();
        let single = std::array::from_fn(|work| pack(&figures.cost[work]));
        Plans { plans, within, single, feigned }
    }

    /// What a hand would bring in talents.
    pub(crate) fn prospects(
        &self,
        figures: &Figures,
        rewards: &Rewards,
        hand: &[u8; KINDS],
        pool: [u8; RESOURCES],
        merchants: u8,
    ) -> f32 {
        let mut own = pool;
        let mut loose = 0.0;
        for index in 0..RESOURCES {
            own[index] += hand[index] + DOUBLE * hand[RESOURCES + index];
            loose += UNIT[index] * concave(own[index]);
        }
        let trompes = hand[Card::TrompeLoeil.index()];
        loose += f32::from(trompes) * TROMPE;
        for (kind, worth) in CHARACTERS {
            loose += f32::from(hand[kind.index()]) * worth;
        }
        let have = pack(&own);
        let merchant = f32::from(figures.merchant_value);
        let mut best = 0.0_f32;
        for number in &self.within[self.payable(have, trompes, merchants)] {
            let plan = &self.plans[usize::from(*number)];
            // What is spent only takes away from it.
            let Some(worth) = rewards.of_plan(plan).filter(|worth| *worth > best) else { continue };
            if let Some((feigned, bought)) = self.short(plan.cost, have, trompes, merchants) {
                let spent: f32 = (0..RESOURCES)
                    .map(|index| {
                        let used = (plan.cost >> (8 * index)) as u8;
                        UNIT[index] * (concave(own[index]) - concave(own[index].saturating_sub(used)))
                    })
                    .sum();
                let gain = worth - spent - f32::from(feigned) * TROMPE - f32::from(bought) * merchant * 0.9;
                best = best.max(gain);
            }
        }
        LOOSE * MUCH * (1.0 - (-loose / MUCH).exp()) + best
    }

    /// The categories of which one element could be paid for, one bit each.
    #[inline]
    fn payable(&self, have: Units, trompes: u8, merchants: u8) -> usize {
        let pays = |work: usize| usize::from(self.short(self.single[work], have, trompes, merchants).is_some()) << work;
        (0..WORKS).map(pays).sum()
    }

    /// Trompe-l'oeils and Merchants that a cost needs, if there are enough.
    #[inline]
    fn short(&self, cost: Units, have: Units, trompes: u8, merchants: u8) -> Option<(u8, u8)> {
        // Byte by byte, what is missing: no byte is above 127.
        let apart = (cost | HIGH) - have;
        let over = (apart & HIGH) >> 7;
        let missing = apart & (over * 0x7f);
        let feigned = sum(missing & self.feigned);
        let bought = sum(missing & !self.feigned);
        let shown = feigned.min(trompes);
        let bought = bought + feigned - shown;
        (bought <= merchants).then_some((shown, bought))
    }

    /// What these units are worth in cards.
    pub(crate) fn price(&self, need: &[u8; RESOURCES]) -> f32 {
        (0..RESOURCES).map(|index| UNIT[index] * f32::from(need[index])).sum()
    }
}

#[inline]
fn sum(bytes: Units) -> u8 {
    (bytes.wrapping_mul(ONES) >> 32) as u8
}

/// How much of the reward of a visit that could be made counts before it is made.
const REALISED: f32 = 0.7;
/// What loose cards are worth: a full hand little more than half of one.
const LOOSE: f32 = 0.9;
const MUCH: f32 = 6.0;
/// A unit of each resource, for those who cannot use it yet.
const UNIT: [f32; RESOURCES] = [0.8, 0.9, 1.1, 1.1, 1.2];
const TROMPE: f32 = 1.1;
const CHARACTERS: [(Card, f32); 6] = [
    (Card::Beggar, 0.8),
    (Card::Courtesan, 0.8),
    (Card::Ambassador, 0.6),
    (Card::Scribe, 0.5),
    (Card::Smuggler, 0.2),
    (Card::Vizier, 1.2),
];

/// Many of a kind are worth less each.
#[inline]
fn concave(units: u8) -> f32 {
    const SUMS: [f32; 8] = [0.0, 1.0, 1.95, 2.8, 3.5, 4.0, 4.4, 4.7];
    SUMS[usize::from(units).min(7)]
}

fn plan_on(figures: &Figures, work: usize, works: &mut [u8; WORKS], plans: &mut Vec<Plan>) {
    let size: u8 = works.iter().sum();
    if work == WORKS {
        if size > 0 {
            let mut cost = [0; RESOURCES];
            for (work, count) in works.iter().enumerate() {
                for (cost, unit) in cost.iter_mut().zip(figures.cost[work]) {
                    *cost += unit * count;
                }
            }
            let kinds = works.iter().enumerate().filter(|(_, count)| **count > 0);
            let mut sums = [0; VISIT];
            for (place, (work, count)) in sums.iter_mut().zip(kinds) {
                *place = (work * (VISIT + 1)) as u8 + count;
            }
            plans.push(Plan { cost: pack(&cost), works: pack(works), sums, size });
        }
        return;
    }
    for count in 0..=figures.works[work].min(VISIT as u8 - size) {
        works[work] = count;
        plan_on(figures, work + 1, works, plans);
    }
    works[work] = 0;
}

impl Rewards {
    pub(crate) fn of(figures: &Figures, p: &Position) -> Rewards {
        let mut sums = [[0.0; VISIT + 1]; WORKS];
        let mut left = [0; WORKS];
        for work in Work::ALL {
            let index = work as usize;
            left[index] = figures.works[index].saturating_sub(p.built[index]);
            let rewards = &figures.reward[index];
            for next in 0..VISIT {
                let number = usize::from(p.built[index]) + next;
                sums[index][next + 1] = sums[index][next] + f32::from(rewards[number % rewards.len()]);
            }
        }
        add(&mut sums[Work::Wall as usize], figures.extra[Work::Wall as usize], wall_contacts(figures, p));
        let sides = [walls_at_door(figures, p, 0), walls_at_door(figures, p, 1)];
        let open = |side: usize| if p.doors & 1 << side == 0 { f32::from(sides[side]) } else { 0.0 };
        let (one, other) = (open(0).max(open(1)), open(0).min(open(1)));
        add(&mut sums[Work::Door as usize], figures.extra[Work::Door as usize], [one, other, 0.0]);
        add(&mut sums[Work::Mosaic as usize], figures.extra[Work::Mosaic as usize], [PALMS; VISIT]);
        let mut bonus = [0.0; VISIT + 1];
        bonus[2] = f32::from(figures.bonus[0]);
        bonus[3] = f32::from(figures.bonus[1]);
        Rewards { sums, left: pack(&left), bonus }
    }

    /// What counts of a plan's reward, if the palace still has room for all of it.
    #[inline]
    fn of_plan(&self, plan: &Plan) -> Option<f32> {
        // Byte by byte, none above 127: a high bit is gone where more is planned than left.
        if ((self.left | EVERY_HIGH) - plan.works) & EVERY_HIGH != EVERY_HIGH {
            return None;
        }
        let sums = self.sums.as_flattened();
        // The first of all sums is of no element: 0.
        let brought: f32 = plan.sums.iter().map(|place| sums[usize::from(*place)]).sum();
        Some(REALISED * (brought + self.bonus[usize::from(plan.size)]))
    }

    /// What the next element of a category would bring.
    pub(crate) fn next(&self, work: Work) -> f32 {
        self.sums[work as usize][1]
    }
}

/// Palms that a mosaic covers, or what it brings otherwise.
const PALMS: f32 = 1.8;

fn add(sums: &mut [f32; VISIT + 1], each: u16, counts: [f32; VISIT]) {
    let mut so_far = 0.0;
    for (sum, count) in sums[1..].iter_mut().zip(counts) {
        so_far += count * f32::from(each);
        *sum += so_far;
    }
}

/// The mosaic cells at the three best free slots.
fn wall_contacts(figures: &Figures, p: &Position) -> [f32; VISIT] {
    let mut best = [0.0_f32; VISIT];
    for slot in (0..figures.walls.len() as u8).filter(|slot| p.walls & 1 << slot == 0) {
        let mut contact = f32::from(mosaics_at_wall(figures, p, slot));
        for place in &mut best {
            if contact > *place {
                std::mem::swap(place, &mut contact);
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use cenacle_table::{Chance, DataFiles, Game, Seed, Stream};

    use super::*;
    use crate::Cleopatra;

    #[test]
    fn no_visit_that_could_be_paid_for_is_overlooked_for_the_categories_it_holds() {
        let game = Cleopatra::open(&DataFiles::shipped(Cleopatra::about().data)).unwrap();
        let mut chance = Chance::new(&Seed::from_text("visits"), Stream::Thought);
        let (mut paid, mut spared) = (0, 0);
        for _ in 0..2_000 {
            let own: [u8; RESOURCES] = std::array::from_fn(|_| chance.below(6) as u8);
            let (trompes, merchants) = (chance.below(3) as u8, chance.below(3) as u8);
            let have = pack(&own);
            let looked_at = &game.plans.within[game.plans.payable(have, trompes, merchants)];
            spared += game.plans.plans.len() - looked_at.len();
            for (number, plan) in (0_u8..).zip(&game.plans.plans) {
                if game.plans.short(plan.cost, have, trompes, merchants).is_some() {
                    paid += 1;
                    assert!(looked_at.contains(&number), "{plan:?} with {own:?}");
                }
            }
        }
        assert!(paid > 1_000 && spared > 1_000, "{paid} could be paid for, {spared} were not looked at");
    }
}
