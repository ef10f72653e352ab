//! What a bot needs to play it well.

use cenacle_table::{Evaluator, Playout, Seat, Worth};

use crate::{Action, Goofspiel, Position};

impl Evaluator for Goofspiel {
    const PLAYOUT: Playout = Playout { depth: None, guided: 0.5 };

    /// Points that one has, and what one's cards may still win.
    fn evaluate(&self, p: &Position) -> Worth {
        let mut worth = Worth::default();
        let promise = |seat: Seat| {
            let cards: u32 =
                p.hands[seat.index()].iter().chain(&p.bids[seat.index()]).map(|card| u32::from(card.0)).sum();
            f32::from(p.points[seat.index()]) + cards as f32 / 2.0 + 1.0
        };
        let all: f32 = p.everybody().map(promise).sum();
        p.everybody().for_each(|seat| worth[seat.index()] = promise(seat) / all);
        worth
    }

    /// High cards for high prizes; low cards are buried.
    fn priors(&self, p: &Position, _seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let fair = f32::from(p.prize);
        out.extend(legal.iter().map(|action| match *action {
            Action::Bid { card } => 1.0 / (1.0 + (f32::from(card.0) - fair).abs()),
            Action::Exchange { card } => f32::from(14_u8.saturating_sub(card.0)),
            Action::Keep => 5.0,
        }));
    }
}
