//! What a bot needs to judge this game: what a position promises to each architect, and which decisions look sensible.
//!
//! There are two races. The richest survivor wins, and the most corrupt architect does not survive: so a seat's worth is
//! its chance of being spared, times its chance of being the richest of the spared. A corrupted card costs its amulet
//! already when it is taken (it is paid for when used, and again counted when left), so it is counted in the hand.

mod hand;
mod lean;

use cenacle_table::{MAX_SEATS, Note, Playout, Seat, Sense, Worth};

use crate::{Action, Cleopatra, Event, Figures, KINDS, Position, Step, WORKS, Work, notes, position::Bid};

pub(crate) use hand::Plans;
use hand::Rewards;

impl Sense for Cleopatra {
    const PLAYOUT: Playout = Playout { depth: Some(12), sensible: 1.0 };

    fn judge(&self, position: &Position) -> Worth {
        judge(&self.figures, &self.plans, position)
    }

    fn lean(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        lean::lean(&self.figures, &self.plans, position, seat, legal, out);
    }

    fn note(&self, event: &Event, out: &mut Vec<Note>) {
        notes::note(event, out);
    }

    fn belongings(&self, position: &Position, out: &mut Vec<Note>) {
        notes::belongings(position, out);
    }
}

/// Elements that must still be built before Cleopatra is at the door, if the longest category is left out.
pub(crate) fn works_to_go(figures: &Figures, p: &Position) -> f32 {
    let mut left = [0_u8; WORKS];
    for (index, left) in left.iter_mut().enumerate() {
        *left = figures.works[index].saturating_sub(p.built[index]);
    }
    left.sort_unstable();
    let spared = WORKS - usize::from(figures.squares).min(WORKS);
    left[..WORKS - spared].iter().map(|left| f32::from(*left)).sum()
}

fn judge(figures: &Figures, plans: &Plans, p: &Position) -> Worth {
    let to_go = works_to_go(figures, p);
    let rewards = Rewards::of(figures, p);
    let players = usize::from(p.players);
    // What is in the hand is worth less the less is left to be built.
    let future = (to_go / 5.0).min(1.0);
    let mut gold = [0.0_f32; MAX_SEATS];
    let mut stain = [0.0_f32; MAX_SEATS];
    for index in 0..players {
        let seat = &p.seats[index];
        let hand = p.hands[index].counts();
        let turn = p.turn.index() == index && p.step != Step::End;
        let pool = if turn { p.pool } else { [0; 5] };
        let promise = plans.promise(figures, &rewards, hand, pool, seat.merchants);
        gold[index] = f32::from(seat.talents)
            + f32::from(seat.merchants) * f32::from(figures.merchant_value) * 0.9
            + future * promise;
        let corrupted: u16 = (0..KINDS).map(|kind| u16::from(hand[kind]) * figures.left_in_hand[kind]).sum();
        let shed = f32::from(p.sanctuaries[index].len() as u16) + f32::from(seat.statues) * 1.0 * future;
        stain[index] = f32::from(seat.amulets) + f32::from(corrupted) - shed;
        if let Bid::Talents(bid) = p.bids[index] {
            // What is offered is gone, and buys a rank that is not known yet.
            gold[index] -= f32::from(bid);
            stain[index] -= (f32::from(bid) * 0.35).min(2.5);
        }
    }
    pending(figures, plans, &rewards, p, &mut gold, &mut stain);
    let spread = 1.5 + 0.9 * to_go;
    let doubt = 0.5 + 0.16 * to_go;
    chances(players, &gold, &stain, spread, doubt)
}

/// What the question of the moment will bring to the player whose turn it is.
fn pending(figures: &Figures, plans: &Plans, rewards: &Rewards, p: &Position, gold: &mut [f32], stain: &mut [f32]) {
    let turn = p.turn.index();
    match p.step {
        Step::Paying | Step::Choosing | Step::Laying | Step::PlacingWall | Step::PlacingDoor => {
            gold[turn] += rewards.next(p.work) + visit_bonus(figures, p.visit + 1) - visit_bonus(figures, p.visit);
            if p.step == Step::Paying {
                gold[turn] -= plans.price(&p.need);
            }
            gold[turn] += visit_bonus(figures, p.visit);
        }
        Step::Quarry | Step::Claiming => gold[turn] += visit_bonus(figures, p.visit),
        Step::Limit => {
            stain[turn] += 1.0;
        }
        _ => {}
    }
    let _ = Work::ALL;
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
fn chances(players: usize, gold: &[f32], stain: &[f32], spread: f32, doubt: f32) -> Worth {
    let mut eaten = [0.0_f32; MAX_SEATS];
    let mut rich = [0.0_f32; MAX_SEATS];
    let worst = stain[..players].iter().copied().fold(f32::MIN, f32::max);
    let best = gold[..players].iter().copied().fold(f32::MIN, f32::max);
    let (mut all_eaten, mut all_rich) = (0.0, 0.0);
    for index in 0..players {
        eaten[index] = ((stain[index] - worst) / doubt).exp();
        rich[index] = ((gold[index] - best) / spread).exp();
        all_eaten += eaten[index];
        all_rich += rich[index];
    }
    let mut worth = [0.0; MAX_SEATS];
    for victim in 0..players {
        let share = eaten[victim] / all_eaten / (all_rich - rich[victim]).max(1e-6);
        for index in (0..players).filter(|index| *index != victim) {
            worth[index] += share * rich[index];
        }
    }
    worth
}
