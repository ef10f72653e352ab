//! What a hand promises: the best visit to the quarry it could pay for, and a little for what would be left over.

use crate::{
    Card, Figures, KINDS, Position, RESOURCES, WORKS, Work,
    card::DOUBLE,
    steps::{mosaics_at_wall, walls_at_door},
};

/// Elements of one visit that are looked ahead to: more bring no more bonus.
const VISIT: usize = 3;

/// How many different visits of up to three elements of six categories there are.
const MOST_PLANS: usize = 83;

/// One byte a resource.
type Units = u64;
const ONES: Units = 0x01_01_01_01_01;
const HIGH: Units = 0x80_80_80_80_80;
/// All of the first resource.
const FIRST: Units = 0xff;

/// Every visit of up to three elements, with its cost.
#[derive(Debug)]
pub(crate) struct Plans {
    plans: Vec<Plan>,
    /// The bytes of what a Trompe-l'oeil may stand for.
    feigned: Units,
}

#[derive(Clone, Copy, Debug)]
struct Plan {
    cost: Units,
    works: [u8; WORKS],
    size: u8,
}

/// The visits that can still be made: what each costs, and what counts of its reward.
pub(crate) struct Visits {
    visits: [(Units, f32); MOST_PLANS],
    count: usize,
}

/// What the next elements of each category would bring, one after another: sums.
pub(crate) struct Rewards {
    sums: [[f32; VISIT + 1]; WORKS],
    left: [u8; WORKS],
    bonus: [f32; VISIT + 1],
}

fn pack(units: &[u8; RESOURCES]) -> Units {
    units.iter().enumerate().map(|(index, units)| Units::from(*units) << (8 * index)).sum()
}

impl Plans {
    pub(crate) fn new(figures: &Figures) -> Plans {
        let mut plans = Vec::new();
        let mut works = [0_u8; WORKS];
        plan_on(figures, 0, &mut works, &mut plans);
        let feigned = (0..RESOURCES).filter(|index| figures.trompe[*index]).map(|index| FIRST << (8 * index)).sum();
        Plans { plans, feigned }
    }

    /// The visits that the palace still has room for, and what each would bring.
    pub(crate) fn open(&self, rewards: &Rewards) -> Visits {
        let mut visits = Visits { visits: [(0, 0.0); MOST_PLANS], count: 0 };
        for plan in &self.plans {
            if plan.works.iter().zip(&rewards.left).all(|(planned, left)| planned <= left) {
                let works = plan.works.iter().zip(&rewards.sums);
                let brought: f32 = works.map(|(count, sums)| sums[usize::from(*count)]).sum();
                let worth = REALISED * (brought + rewards.bonus[usize::from(plan.size)]);
                visits.visits[visits.count] = (plan.cost, worth);
                visits.count += 1;
            }
        }
        visits
    }

    /// What a hand would bring in talents.
    pub(crate) fn promise(
        &self,
        figures: &Figures,
        visits: &Visits,
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
        for (cost, worth) in &visits.visits[..visits.count] {
            // What is spent only takes away from it.
            if *worth <= best {
                continue;
            }
            if let Some((feigned, bought)) = self.short(*cost, have, trompes, merchants) {
                let spent: f32 = (0..RESOURCES)
                    .map(|index| {
                        let used = (cost >> (8 * index)) as u8;
                        UNIT[index] * (concave(own[index]) - concave(own[index].saturating_sub(used)))
                    })
                    .sum();
                let gain = worth - spent - f32::from(feigned) * TROMPE - f32::from(bought) * merchant * 0.9;
                best = best.max(gain);
            }
        }
        LOOSE * MUCH * (1.0 - (-loose / MUCH).exp()) + best
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
            plans.push(Plan { cost: pack(&cost), works: *works, size });
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
        Rewards { sums, left, bonus }
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
