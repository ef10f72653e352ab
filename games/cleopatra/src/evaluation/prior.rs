//! Decisions at a glance: how likely a sensible architect is to take each.

use cenacle_table::Seat;

use crate::{
    Action, Card, Figures, Means, Position, RESOURCES, Step,
    steps::{mosaics_at_wall, regions, walls_at_door},
};

use super::hand::Rewards;

/// What a card is worth to somebody who takes it, in talents; corrupted ones cost an amulet.
const CARD: [f32; 17] = [
    1.0, 1.2, 1.4, 1.4, 1.5, // standard
    1.3, 1.4, 1.7, 1.7, 1.8, // double
    0.9, // Trompe-l'oeil
    0.2, 0.6, 0.6, 0.2, 0.1, 1.0, // characters
];
/// A card whose face nobody sees.
const UNSEEN: f32 = 1.05;

fn face(card: Card) -> f32 {
    if card == Card::Unknown { UNSEEN } else { CARD[card.index()] }
}

pub(super) fn priors(figures: &Figures, p: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
    match p.step {
        Step::Start | Step::Quarry => {
            let rewards = Rewards::of(figures, p);
            let full = (p.hand().len() as f32 / figures.hand_limit as f32).min(1.2);
            let mut stalls = [0.0_f32; 3];
            for on in p.market.iter() {
                stalls[usize::from(on.stall)] += face(on.faced.seen().card);
            }
            for action in legal {
                out.push(match *action {
                    Action::TakeStall { stall } => {
                        let worth = stalls[usize::from(stall)];
                        0.02 + worth * worth * (1.25 - full) * 0.35
                    }
                    Action::Build { work } => {
                        let reward = rewards.next(work);
                        if p.step == Step::Quarry { 0.6 * reward } else { full * full * reward * 0.45 }
                    }
                    Action::FinishVisit => 0.25,
                    Action::LayMore => LAY_MORE,
                    Action::BuildWithScribe => 0.3,
                    other => character(other),
                });
            }
        }
        Step::End | Step::Limit => out.extend(legal.iter().map(|action| match *action {
            Action::EndTurn => 3.0,
            Action::DiscardToLimit => 1.0,
            Action::KeepAll => 2.0 / f32::from((p.hand().len() - figures.hand_limit).max(1) as u16).powi(2),
            Action::Smuggle => 3.0,
            other => character(other),
        })),
        Step::Discarding => out.extend(legal.iter().map(|action| match *action {
            Action::Discard { card } if card.index() >= RESOURCES => 3.0,
            Action::Discard { card } => 0.3 * f32::from(p.holds(card)),
            other => in_passing(other),
        })),
        Step::Taken | Step::Stocking => out.extend(legal.iter().map(|action| match *action {
            Action::Refill | Action::Stock { .. } => 1.0,
            other => in_passing(other),
        })),
        // Who lays cards in excess wants to be rid of the corrupted ones; most of what is laid was worth keeping.
        Step::Adding => out.extend(legal.iter().map(|action| match *action {
            Action::AddNoMore => 3.0,
            Action::Add { card } if card.index() >= RESOURCES => 0.3,
            _ => 0.1,
        })),
        // What is short is wished for, and anything if nothing is.
        Step::Wishing => out.extend(legal.iter().map(|action| match *action {
            Action::Wish { card } => [1.5, 0.4, 0.1][usize::from(p.holds(card.card())).min(2)],
            _ => {
                if p.wished == 0 {
                    0.5
                } else {
                    2.0
                }
            }
        })),
        Step::Paying => out.extend(legal.iter().map(|action| match *action {
            Action::PayPlain | Action::PayCards => 1.0,
            Action::PayRest => 0.4,
            Action::Pay { with: Means::Standard } => 0.6,
            Action::Pay { with: Means::Double } => 1.2,
            Action::Pay { with: Means::TrompeLoeil } => 0.8,
            Action::Pay { with: Means::Merchant } => 0.1,
            _ => 1.0,
        })),
        Step::Laying => {
            let ways = figures.turns[usize::from(p.laying.0)].ways(p.house.flip);
            out.extend(legal.iter().map(|action| match *action {
                Action::Lay { turn, row, column } => {
                    let cells = ways[usize::from(turn)].at(row.into(), column.into());
                    let palms = cells.and(figures.palms).len();
                    [0.2, 0.8, 2.0, 4.0, 6.0, 6.0][palms as usize]
                }
                other => in_passing(other),
            }));
        }
        Step::PlacingWall => out.extend(legal.iter().map(|action| match *action {
            Action::PlaceWall { slot } => [0.1, 0.5, 1.5, 4.0][usize::from(mosaics_at_wall(figures, p, slot)).min(3)],
            other => in_passing(other),
        })),
        Step::PlacingDoor => out.extend(legal.iter().map(|action| match *action {
            Action::PlaceDoor { side } => 0.1 + f32::from(walls_at_door(figures, p, side)).powi(2),
            other => in_passing(other),
        })),
        Step::Claiming => {
            let mut sizes = regions(p.claimable).map(|region| region.len() as f32);
            out.extend(legal.iter().map(|action| match *action {
                Action::Claim { .. } => sizes.next().unwrap_or(1.0),
                Action::ClaimNothing => 1.0,
                other => in_passing(other),
            }));
        }
        Step::Bidding => {
            let (mine, most) = stains(figures, p, seat);
            // Who is in danger offers more.
            let fear = (4.0 + (mine - most)).clamp(0.0, 8.0);
            let aim = (fear * 0.7).min(f32::from(p.seats[seat.index()].talents) * 0.3);
            out.extend(legal.iter().map(|action| match *action {
                Action::Bid { talents } => (-(f32::from(talents) - aim).abs() * 0.5).exp() + 0.002,
                _ => 1.0,
            }));
        }
        Step::Fetching | Step::Keeping => out.extend(legal.iter().map(|action| match *action {
            Action::Fetch { card } | Action::Keep { card } => face(card).powi(3),
            _ => 1.5,
        })),
        _ => out.extend(legal.iter().map(|action| match *action {
            Action::GiveTalents => 1.0,
            Action::GiveCard { .. } => 0.5,
            // An amulet goes with it, so what was not wished for will likely come back.
            Action::Offer { card } if p.wished != 0 && p.wished & 1 << card as u8 == 0 => 0.3,
            Action::OfferNoMore => 1.5,
            Action::ChooseMosaic { .. } => 1.0,
            other if is_call(other) => in_passing(other),
            Action::AcceptNoMore => 1.0,
            _ => 1.0,
        })),
    }
}

/// Laying cards in excess seldom helps.
const LAY_MORE: f32 = 0.01;

fn is_call(action: Action) -> bool {
    matches!(
        action,
        Action::PlayBeggar
            | Action::PlayCourtesan
            | Action::PlayAmbassador
            | Action::PlayVizier
            | Action::TurnDie { .. }
    )
}

/// Where something else is asked a character is called more seldom: there will be other moments.
fn in_passing(action: Action) -> f32 {
    0.1 * character(action)
}

/// A character is called now and then.
fn character(action: Action) -> f32 {
    match action {
        Action::PlayBeggar => 0.08,
        Action::PlayCourtesan => 0.25,
        Action::PlayAmbassador => 0.3,
        Action::PlayVizier => 0.3,
        Action::TurnDie { .. } => 0.08,
        _ => 0.1,
    }
}

/// How corrupt a seat is, and the most corrupt of the others.
fn stains(figures: &Figures, p: &Position, seat: Seat) -> (f32, f32) {
    let stain = |seat: Seat| {
        let index = seat.index();
        let hand = p.hands[index].counts();
        let cards: u16 =
            hand.iter().zip(figures.left_in_hand).map(|(count, amulets)| u16::from(*count) * amulets).sum();
        f32::from(p.seats[index].amulets + cards) - p.sanctuaries[index].len() as f32
    };
    let most = p.everybody().without(seat).map(stain).fold(0.0, f32::max);
    (stain(seat), most)
}
