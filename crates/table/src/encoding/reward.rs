//! What a seat gets at the end of a game.

use cenacle_scene::Seat;

use crate::Outcome;

/// What a program that learns is rewarded for, at the end and only there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// Its share of the win: 1, a fraction of it if the win is shared, or 0.
    #[default]
    Win,
    /// Its rank: 1 for the first, -1 for the last, those between them evenly spaced; who is tied shares. Alone: 1 for a win, or -1.
    Rank,
    /// Its score less the best score of the others; alone, its score.
    Margin,
}

impl Reward {
    /// All, with their names.
    pub const ALL: [(&'static str, Reward); 3] =
        [("win", Reward::Win), ("rank", Reward::Rank), ("margin", Reward::Margin)];

    /// Its smallest and largest value, where that is known.
    #[must_use]
    pub const fn range(self) -> Option<(f32, f32)> {
        match self {
            Reward::Win => Some((0.0, 1.0)),
            Reward::Rank => Some((-1.0, 1.0)),
            Reward::Margin => None,
        }
    }

    /// What a seat gets; `None` for the margin of a game that counts no points.
    #[must_use]
    pub fn of(self, outcome: &Outcome, seat: Seat) -> Option<f32> {
        match self {
            Reward::Win => Some(outcome.win_share(seat) as f32),
            Reward::Rank => Some(rank(outcome, seat)),
            Reward::Margin => {
                let own = *outcome.scores.get(seat.index())?;
                let others = outcome.scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
                let best = others.map(|(_, score)| *score).max().unwrap_or(0);
                Some((own - best) as f32)
            }
        }
    }
}

fn rank(outcome: &Outcome, seat: Seat) -> f32 {
    let (Some(own), players) = (outcome.ranks.get(seat.index()), outcome.ranks.len()) else { return 0.0 };
    if players < 2 || outcome.winners.is_empty() {
        return if outcome.winners.contains(seat) { 1.0 } else { -1.0 };
    }
    let better = outcome.ranks.iter().filter(|rank| *rank < own).count();
    let worse = outcome.ranks.iter().filter(|rank| *rank > own).count();
    (worse as f32 - better as f32) / (players - 1) as f32
}

#[cfg(test)]
mod tests {
    use cenacle_scene::Seats;

    use super::*;

    fn outcome(ranks: &[u8], scores: &[i32]) -> Outcome {
        let winners: Seats = (0..ranks.len()).filter(|seat| ranks[*seat] == 1).map(Seat::new).collect();
        let (ranks, scores) = (ranks.iter().copied().collect(), scores.iter().copied().collect());
        Outcome { reason: "end", winners, ranks, scores }
    }

    fn all(reward: Reward, outcome: &Outcome) -> Vec<Option<f32>> {
        (0..outcome.ranks.len()).map(|seat| reward.of(outcome, Seat::new(seat))).collect()
    }

    #[test]
    fn a_shared_win_is_shared_and_ranks_are_evenly_spaced_from_one_down() {
        let shared = outcome(&[1, 3, 1], &[9, 4, 9]);
        assert_eq!(all(Reward::Win, &shared), [Some(0.5), Some(0.0), Some(0.5)]);
        assert_eq!(all(Reward::Rank, &shared), [Some(0.5), Some(-1.0), Some(0.5)]);
        assert_eq!(all(Reward::Margin, &shared), [Some(0.0), Some(-5.0), Some(0.0)]);
        assert_eq!(all(Reward::Rank, &outcome(&[2, 1, 3], &[])), [Some(0.0), Some(1.0), Some(-1.0)]);
    }

    #[test]
    fn who_plays_alone_wins_or_loses_and_a_game_lost_by_all_is_lost() {
        assert_eq!(all(Reward::Rank, &outcome(&[1], &[])), [Some(1.0)]);
        let lost = Outcome { winners: Seats::NONE, ..outcome(&[1], &[]) };
        assert_eq!(all(Reward::Rank, &lost), [Some(-1.0)]);
        let all_lost = Outcome { winners: Seats::NONE, ..outcome(&[1, 2], &[]) };
        assert_eq!(all(Reward::Rank, &all_lost), [Some(-1.0), Some(-1.0)]);
    }

    #[test]
    fn a_game_without_points_has_no_margin() {
        assert_eq!(all(Reward::Margin, &outcome(&[1, 2], &[])), [None, None]);
        assert_eq!(all(Reward::Margin, &outcome(&[1], &[12])), [Some(12.0)]);
    }
}
