//! How a position is evaluated for bots: points, what raids will take of them, what is under way, and when to end the game.

mod appraise;
pub(crate) mod counts;
mod prior;
mod prospect;
mod raids;
mod reasons;
mod standing;
mod underway;

use cenacle_table::{BalanceCount, Evaluator, Facet, MAX_SEATS, Playout, Seat, Worth};

use crate::{Action, Event, EvilHighPriest, Position, rules_view::RulesView};

use appraise::{danger, discount, signs_left};
use prior::weight;
use raids::Raids;
use reasons::FACETS;
use standing::{standing, uncertainty};

/// How much of the win is nobody's in a game that never ends: who is sure to win must want it over.
const TIRED: f32 = 0.3;
/// How much of a lead counts at the least in a game that drags on: otherwise nobody would see what is better.
const LEAST: f32 = 0.15;

impl Evaluator for EvilHighPriest {
    const PLAYOUT: Playout = Playout { depth: Some(50), guided: 0.9 };

    fn evaluate(&self, position: &Position) -> Worth {
        let rules = RulesView { f: self.figures(), p: position };
        let mut worth: Worth = [0.0; MAX_SEATS];
        // The nearer the end, and the less raids can still take, the surer the leader. A game that drags on is nobody's: who
        // leads must want its end.
        let raids = Raids::ahead(rules);
        let discount = discount(rules);
        let sharpness = 1.7 * discount.max(LEAST) / uncertainty(rules, &raids);
        let left = signs_left(rules);
        if position.is_solo() {
            let lead = standing(rules, Seat::new(0), &raids) - rules.rival_score() as f32 - 6.0 * left;
            let share = 0.5 * behind(sharpness * lead.abs());
            worth[0] = if lead > 0.0 { 1.0 - share } else { share };
            return worth;
        }
        for seat in position.everybody() {
            worth[seat.index()] = standing(rules, seat, &raids);
        }
        let seats = &mut worth[..usize::from(position.players)];
        let most = seats.iter().copied().fold(f32::MIN, f32::max);
        seats.iter_mut().for_each(|standing| *standing = behind(sharpness * (most - *standing)));
        let sum: f32 = seats.iter().sum();
        let tired = TIRED * (1.0 - discount);
        let equal = 1.0 / f32::from(position.players);
        seats.iter_mut().for_each(|share| *share = (1.0 - tired) * *share / sum + tired * equal);
        worth
    }

    fn priors(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let rules = RulesView { f: self.figures(), p: position };
        let danger = danger(rules);
        out.extend(legal.iter().map(|action| weight(rules, seat, *action, danger).max(least(*action))));
    }

    const FACETS: &'static [Facet] = &FACETS;

    fn facets(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        reasons::facets(RulesView { f: self.figures(), p: position }, seat, out);
    }

    fn count_event(&self, event: &Event, out: &mut Vec<BalanceCount>) {
        counts::count_event(self, event, out);
    }

    fn count_position(&self, position: &Position, out: &mut Vec<BalanceCount>) {
        counts::count_position(position, out);
    }
}

/// The least weight of an action: nobody but a person wants to be asked where nothing is at stake.
const fn least(action: Action) -> f32 {
    match action {
        Action::Vigil { .. } => 1e-4,
        _ => 0.02,
    }
}

/// The share of who is behind by so much, against 1 for who leads: it falls ever more slowly, so that even who leads by far sees
/// what is better.
fn behind(gap: f32) -> f32 {
    (1.0 + gap / 3.0).powi(-3)
}
