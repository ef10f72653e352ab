//! Ratings by Weng and Lin's method for many players, and how sure they are.

use cenacle_table::{Chance, Seed, Stream};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::interval::Z95;

/// Resamplings: enough for a standard deviation, fewer where games are so many that they would take minutes.
const MOST: u64 = 200;
const LEAST: u64 = 40;
const WORK: u64 = 2_000_000;

/// A game as ratings see it: who sat on each seat, and the ranks.
pub(super) type Ranked<'a> = (&'a [usize], &'a [u8]);

/// A rating and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rated {
    pub(super) rating: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// Rates entrants by the games of these groups. The method takes games one after another and weighs the first ones more;
/// so the groups are drawn again and again with replacement (a bootstrap), and rating and interval are the mean and
/// 1.96 standard deviations of what these series give.
pub(super) fn rate(entrants: usize, groups: &[Vec<Ranked<'_>>], seed: &Seed) -> Vec<Rated> {
    let games: u64 = groups.iter().map(|group| group.len() as u64).sum();
    if games == 0 {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        return vec![Rated { rating, low: rating - Z95 * uncertainty, high: rating + Z95 * uncertainty }; entrants];
    }
    let series = (WORK / games).clamp(LEAST, MOST);
    let mut chance = Chance::new(&seed.derive(u64::MAX), Stream::Thought);
    let mut draw = || &groups[chance.below(groups.len() as u32) as usize];
    let all: Vec<Vec<f64>> = (0..series)
        .map(|_| {
            let drawn: Vec<&Vec<Ranked<'_>>> = (0..groups.len()).map(|_| draw()).collect();
            pass(entrants, drawn.into_iter().flatten())
        })
        .collect();
    let rated = |entrant: usize| {
        let count = all.len() as f64;
        let mean = all.iter().map(|ratings| ratings[entrant]).sum::<f64>() / count;
        let squares: f64 = all.iter().map(|ratings| (ratings[entrant] - mean).powi(2)).sum();
        let reach = Z95 * (squares / (count - 1.0)).sqrt();
        Rated { rating: mean, low: mean - reach, high: mean + reach }
    };
    (0..entrants).map(rated).collect()
}

/// The ratings after these games. Somebody who sits on several seats of a game is moved by the mean of what they tell.
fn pass<'a>(entrants: usize, games: impl Iterator<Item = &'a Ranked<'a>>) -> Vec<f64> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); entrants];
    for (line_up, ranks) in games {
        let seats: Vec<[WengLinRating; 1]> = line_up.iter().map(|entrant| [ratings[*entrant]]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = seats
            .iter()
            .zip(*ranks)
            .map(|(seat, rank)| (&seat[..], MultiTeamOutcome::new(usize::from(*rank))))
            .collect();
        let after = weng_lin_multi_team(&ranked, &config);
        for (entrant, rating) in ratings.iter_mut().enumerate() {
            let mine = || after.iter().zip(*line_up).filter(|(_, sitter)| **sitter == entrant).map(|(seat, _)| seat[0]);
            let copies = mine().count() as f64;
            if copies > 0.0 {
                rating.rating = mine().map(|one| one.rating).sum::<f64>() / copies;
                rating.uncertainty = mine().map(|one| one.uncertainty).sum::<f64>() / copies;
            }
        }
    }
    ratings.into_iter().map(|rating| rating.rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: Seed = Seed([7; 32]);

    #[test]
    fn who_wins_more_is_rated_higher_and_the_intervals_stand_apart() {
        let (forth, back): ([usize; 3], [usize; 3]) = ([0, 1, 2], [2, 1, 0]);
        // 0 before 1 before 2, but for one group in four, in which it is the other way round.
        let group = |index: usize| -> Vec<Ranked<'_>> {
            if index.is_multiple_of(4) {
                vec![(&forth, &[3, 2, 1]), (&back, &[1, 2, 3])]
            } else {
                vec![(&forth, &[1, 2, 3]), (&back, &[3, 2, 1])]
            }
        };
        let groups: Vec<Vec<Ranked<'_>>> = (0..60).map(group).collect();
        let rated = rate(3, &groups, &SEED);
        assert!(rated[0].low > rated[1].high && rated[1].low > rated[2].high, "{rated:?}");
        assert!(rated.iter().all(|one| one.low <= one.rating && one.rating <= one.high));
    }

    #[test]
    fn equals_are_rated_alike() {
        let line_up = [0, 1];
        let groups: Vec<Vec<Ranked<'_>>> = (0..80)
            .map(|index: u32| vec![(&line_up[..], if index.is_multiple_of(2) { &[1, 2][..] } else { &[2, 1][..] })])
            .collect();
        let rated = rate(2, &groups, &SEED);
        assert!((rated[0].rating - rated[1].rating).abs() < 1.0, "{rated:?}");
        assert!(rated[0].low < rated[1].high && rated[1].low < rated[0].high, "{rated:?}");
        let always_tied: Vec<Vec<Ranked<'_>>> = vec![vec![(&line_up[..], &[1, 1][..])]; 10];
        assert!(rate(2, &always_tied, &SEED).iter().all(|one| (one.rating - 25.0).abs() < 1e-9));
    }

    #[test]
    fn ones_own_copies_change_nothing_among_themselves() {
        let copies = [0, 0];
        let rated = rate(1, &[vec![(&copies[..], &[1, 2][..])], vec![(&copies[..], &[2, 1][..])]], &SEED);
        assert!((rated[0].rating - 25.0).abs() < 1e-9, "{rated:?}");
    }

    #[test]
    fn the_published_example_of_one_game_is_met() {
        // Weng and Lin's Bradley-Terry update of two new players after one game: 25 ± 2.63523138.
        let line_up = [0, 1];
        let after = pass(2, [(&line_up[..], &[1_u8, 2][..])].iter());
        assert!((after[0] - 27.635_231).abs() < 1e-5 && (after[1] - 22.364_768).abs() < 1e-5, "{after:?}");
    }

    #[test]
    fn without_a_game_everybody_may_be_anything() {
        assert!(rate(2, &[], &SEED).iter().all(|one| one.low < 9.0 && one.high > 41.0));
    }
}
