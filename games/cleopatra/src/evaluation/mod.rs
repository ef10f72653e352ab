//! How a position is evaluated for bots: what it promises to each architect, and which decisions look sensible.
//!
//! There are two races. The richest survivor wins, and the most corrupt architect does not survive: so a seat's worth is
//! its chance of being spared, times its chance of being the richest of the spared. A corrupted card will cost its
//! amulet whether it is used or left, so most of it is counted while it is in the hand.
//!
//! The figures were fitted to who won some three hundred games of searching bots, then trimmed for the bot that looks one
//! decision ahead (docs/BOTS.md).

pub(crate) mod counts;
mod hand;
mod prior;
mod reasons;

use cenacle_table::{BalanceCount, Evaluator, Facet, MAX_SEATS, Playout, Seat, Worth};

use crate::{Action, Cleopatra, Event, Figures, KINDS, Position, Step, WORKS, position::Bid};

pub(crate) use hand::Plans;
use hand::Rewards;
use reasons::FACETS;

/// What a Nile Merchant is worth while there is something to build, compared with the end of the game.
const MERCHANT: f32 = 1.2;
/// What a talent is worth that a hand only promises.
const IN_HAND: f32 = 1.1;
/// Talents that a seat loses by being asked a seat later.
const LATER: f32 = 0.65;
/// How sure it is that a corrupted card in hand will cost its amulet,
const CORRUPTED: f32 = 0.85;
/// and a cell of a sanctuary take one away.
const SANCTUARY: f32 = 0.9;
/// Amulets that a statue will likely take away.
const STATUE: f32 = 0.5;
/// Talents, and amulets, by which what is expected is mostly wrong: now, and for each element that is to be built.
const GOLD_SPREAD: (f32, f32) = (5.1, 0.1);
const STAIN_SPREAD: (f32, f32) = (1.25, 0.15);
/// Amulets that a talent offered takes away, and the most that an offering does.
const OFFERED: (f32, f32) = (0.35, 2.5);

impl Evaluator for Cleopatra {
    const PLAYOUT: Playout = Playout { depth: Some(16), guided: 1.0 };

    fn evaluate(&self, position: &Position) -> Worth {
        evaluate(&self.figures, &self.plans, position)
    }

    fn priors(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        prior::priors(&self.figures, position, seat, legal, out);
    }

    const FACETS: &'static [Facet] = &FACETS;

    fn facets(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        reasons::facets(&self.figures, &self.plans, position, seat, out);
    }

    fn count_event(&self, event: &Event, out: &mut Vec<BalanceCount>) {
        counts::count_event(event, out);
    }

    fn count_position(&self, position: &Position, out: &mut Vec<BalanceCount>) {
        counts::count_position(position, out);
    }
}

/// Elements that must still be built before Cleopatra is at the door, if the longest category is left out.
fn works_to_go(figures: &Figures, p: &Position) -> f32 {
    let mut left = [0_u8; WORKS];
    for (index, left) in left.iter_mut().enumerate() {
        *left = figures.works[index].saturating_sub(p.built[index]);
    }
    left.sort_unstable();
    left[..usize::from(figures.squares).min(WORKS)].iter().map(|left| f32::from(*left)).sum()
}

fn evaluate(figures: &Figures, plans: &Plans, p: &Position) -> Worth {
    let rewards = Rewards::of(figures, p);
    let players = usize::from(p.players);
    let mut gold = [0.0_f32; MAX_SEATS];
    let mut stain = [0.0_f32; MAX_SEATS];
    for index in 0..players {
        let seat = &p.seats[index];
        let hand = p.hands[index].counts();
        let away = (index + players - p.turn.index()) % players;
        let pool = if away == 0 { p.pool } else { [0; 5] };
        let prospects = plans.prospects(figures, &rewards, hand, pool, seat.merchants);
        gold[index] = f32::from(seat.talents)
            + f32::from(seat.merchants) * f32::from(figures.merchant_value) * MERCHANT
            + IN_HAND * prospects
            - LATER * away as f32;
        let corrupted: u16 = (0..KINDS).map(|kind| u16::from(hand[kind]) * figures.left_in_hand[kind]).sum();
        stain[index] = f32::from(seat.amulets) + CORRUPTED * f32::from(corrupted)
            - SANCTUARY * p.sanctuaries[index].len() as f32
            - STATUE * f32::from(seat.statues);
        if let Bid::Talents(bid) = p.bids[index] {
            // What is offered is gone, and buys a rank that is not known yet.
            gold[index] -= f32::from(bid);
            stain[index] -= (f32::from(bid) * OFFERED.0).min(OFFERED.1);
        }
    }
    let turn = p.turn.index();
    gold[turn] += pending(figures, plans, &rewards, p);
    if p.step == Step::Limit {
        stain[turn] += 1.0;
    }
    let to_go = works_to_go(figures, p);
    let spread = |(now, each): (f32, f32)| now + each * to_go;
    chances(&gold[..players], &stain[..players], spread(GOLD_SPREAD), spread(STAIN_SPREAD))
}

/// Talents that the question of the moment will bring to the player whose turn it is.
fn pending(figures: &Figures, plans: &Plans, rewards: &Rewards, p: &Position) -> f32 {
    match p.step {
        Step::Paying => rewards.next(p.work) + visit_bonus(figures, p.visit + 1) - plans.price(&p.need),
        Step::Choosing | Step::Laying | Step::PlacingWall | Step::PlacingDoor => {
            rewards.next(p.work) + visit_bonus(figures, p.visit + 1)
        }
        Step::Quarry | Step::Claiming | Step::Adding => visit_bonus(figures, p.visit),
        _ => 0.0,
    }
}

/// Talents for so many elements in a visit. `[quarry.bonus]`
fn visit_bonus(figures: &Figures, works: u8) -> f32 {
    match works {
        0 | 1 => 0.0,
        2 => f32::from(figures.bonus[0]),
        _ => f32::from(figures.bonus[1]),
    }
}

/// Who wins, if gold and stain are about these.
fn chances(gold: &[f32], stain: &[f32], gold_doubt: f32, stain_doubt: f32) -> Worth {
    let mut eaten = [0.0_f32; MAX_SEATS];
    let mut rich = [0.0_f32; MAX_SEATS];
    let worst = stain.iter().copied().fold(f32::MIN, f32::max);
    let best = gold.iter().copied().fold(f32::MIN, f32::max);
    let (mut all_eaten, mut all_rich) = (0.0, 0.0);
    for index in 0..gold.len() {
        eaten[index] = ((stain[index] - worst) / stain_doubt).exp();
        rich[index] = ((gold[index] - best) / gold_doubt).exp();
        all_eaten += eaten[index];
        all_rich += rich[index];
    }
    let mut worth = [0.0; MAX_SEATS];
    for victim in 0..gold.len() {
        // [end.crocodiles] [end.winner]
        let share = eaten[victim] / all_eaten / (all_rich - rich[victim]).max(1e-6);
        for index in (0..gold.len()).filter(|index| *index != victim) {
            worth[index] += share * rich[index];
        }
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_add_up_to_a_win() {
        let worth = chances(&[30.0, 20.0, 41.5], &[3.0, 9.0, 0.0], 6.0, 2.0);
        assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{worth:?}");
    }

    #[test]
    fn the_richest_is_not_the_likeliest_to_win_if_he_is_the_most_corrupt() {
        let worth = chances(&[30.0, 28.0, 60.0], &[3.0, 3.0, 20.0], 6.0, 2.0);
        assert!(worth[0] > worth[1] && worth[1] > worth[2], "{worth:?}");
        let clean = chances(&[30.0, 28.0, 60.0], &[3.0, 3.0, 2.0], 6.0, 2.0);
        assert!(clean[2] > clean[0], "{clean:?}");
    }
}
