//! What a bot needs to judge a position: points, what raids will take of them, what is under way, and when to end the game.

mod appraise;
pub(crate) mod notes;
mod prior;
mod prospect;
mod raids;
mod reasons;
mod standing;
mod underway;

use cenacle_table::{Facet, MAX_SEATS, Note, Playout, Seat, Sense, Worth};

use crate::{Action, Event, EvilHighPriest, Position, sight::Sight};

use appraise::{danger, patience, signs_left};
use prior::promise;
use raids::Raids;
use reasons::FACETS;
use standing::{doubt, standing};

/// How much of the win is nobody's in a game that never ends: who is sure to win must want it over.
const TIRED: f32 = 0.3;
/// How much of a lead counts at the least in a game that drags on: otherwise nobody would see what is better.
const LEAST: f32 = 0.15;

impl Sense for EvilHighPriest {
    const PLAYOUT: Playout = Playout { depth: Some(50), sensible: 0.9 };

    fn judge(&self, position: &Position) -> Worth {
        let sight = Sight { f: self.figures(), p: position };
        let mut worth: Worth = [0.0; MAX_SEATS];
        // The nearer the end, and the less raids can still take, the surer the leader. A game that drags on is nobody's: who
        // leads must want its end.
        let raids = Raids::ahead(sight);
        let patience = patience(sight);
        let sharpness = 1.7 * patience.max(LEAST) / doubt(sight, &raids);
        let left = signs_left(sight);
        if position.is_solo() {
            let lead = standing(sight, Seat::new(0), &raids) - sight.rival_score() as f32 - 6.0 * left;
            let share = 0.5 * behind(sharpness * lead.abs());
            worth[0] = if lead > 0.0 { 1.0 - share } else { share };
            return worth;
        }
        for seat in position.everybody() {
            worth[seat.index()] = standing(sight, seat, &raids);
        }
        let seats = &mut worth[..usize::from(position.players)];
        let most = seats.iter().copied().fold(f32::MIN, f32::max);
        seats.iter_mut().for_each(|standing| *standing = behind(sharpness * (most - *standing)));
        let sum: f32 = seats.iter().sum();
        let tired = TIRED * (1.0 - patience);
        let equal = 1.0 / f32::from(position.players);
        seats.iter_mut().for_each(|share| *share = (1.0 - tired) * *share / sum + tired * equal);
        worth
    }

    fn lean(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let sight = Sight { f: self.figures(), p: position };
        let danger = danger(sight);
        out.extend(legal.iter().map(|action| promise(sight, seat, *action, danger).max(least(*action))));
    }

    const FACETS: &'static [Facet] = &FACETS;

    fn facets(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        reasons::facets(Sight { f: self.figures(), p: position }, seat, out);
    }

    fn note(&self, event: &Event, out: &mut Vec<Note>) {
        notes::note(self, event, out);
    }

    fn belongings(&self, position: &Position, out: &mut Vec<Note>) {
        notes::belongings(position, out);
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
