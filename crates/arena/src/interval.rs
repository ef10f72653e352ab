//! How sure a share is.

use serde::{Deserialize, Serialize};

/// The half-width of a normal 95 % interval, in standard deviations.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;
/// The same for 99.9 %: what lies outside of it is clearly off, even if a report has dozens of rows.
pub(crate) const Z999: f64 = 3.290_526_731_491_926;

/// Bounds of a share, both between 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

impl Interval {
    /// Whether a share lies within.
    #[must_use]
    pub fn contains(&self, share: f64) -> bool {
        (self.low..=self.high).contains(&share)
    }
}

/// The 95 % interval of a share of `wins` in `games` by Wilson's formula, which holds for few games and for shares
/// near 0 and 1. Shared wins may count as fractions.
///
/// ```
/// use cenacle_arena::wilson;
/// let interval = wilson(5.0, 10);
/// assert!((interval.low - 0.2366).abs() < 1e-4 && (interval.high - 0.7634).abs() < 1e-4);
/// ```
#[must_use]
pub fn wilson(wins: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    bounds(wins / games as f64, games as f64, Z95)
}

/// Whether a share of `wins` in `games` is clearly not `expected`: it lies outside of the 99.9 % interval.
pub(crate) fn clearly_off(wins: f64, games: u64, expected: f64) -> bool {
    games > 0 && !bounds(wins / games as f64, games as f64, Z999).contains(expected)
}

fn bounds(share: f64, games: f64, z: f64) -> Interval {
    let weight = 1.0 + z * z / games;
    let centre = (share + z * z / (2.0 * games)) / weight;
    let reach = z / weight * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).max(0.0).sqrt();
    Interval { low: (centre - reach).max(0.0), high: (centre + reach).min(1.0) }
}

/// A share over games that come in groups which are not independent: the games of a group share their shuffles.
///
/// The interval is Wilson's, for as many independent games as the groups are worth: how much the groups differ says by
/// what factor their games tell less than independent ones (the design effect). Where they tell more, as mirrored games
/// often do, they are counted as independent all the same, so the interval is rather too wide than too narrow.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Clustered {
    /// What each group adds: the share's numerator, and how many games or seats it is taken over.
    groups: Vec<(f64, f64)>,
}

impl Clustered {
    /// Adds something to a group.
    pub(crate) fn add(&mut self, group: usize, wins: f64, of: f64) {
        if self.groups.len() <= group {
            self.groups.resize(group + 1, (0.0, 0.0));
        }
        self.groups[group].0 += wins;
        self.groups[group].1 += of;
    }

    /// Over how many games or seats.
    pub(crate) fn of(&self) -> f64 {
        self.groups.iter().map(|(_, of)| of).sum()
    }

    /// The share; nothing says more than a half before the first game.
    pub(crate) fn share(&self) -> f64 {
        let (wins, of) = self.groups.iter().fold((0.0, 0.0), |sum, group| (sum.0 + group.0, sum.1 + group.1));
        if of > 0.0 { wins / of } else { 0.5 }
    }

    /// The 95 % interval of the share.
    pub(crate) fn interval(&self) -> Interval {
        let (share, games) = (self.share(), self.of());
        if games <= 0.0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        bounds(share, games / self.design_effect(), Z95)
    }

    /// By what factor the games tell less than as many independent ones.
    fn design_effect(&self) -> f64 {
        let (share, games) = (self.share(), self.of());
        let met = self.groups.iter().filter(|(_, of)| *of > 0.0).count() as f64;
        let independent = share * (1.0 - share) * games;
        if met < 2.0 || independent <= 0.0 {
            return 1.0;
        }
        let squares: f64 = self.groups.iter().map(|(wins, of)| (wins - share * of).powi(2)).sum();
        (squares * met / (met - 1.0) / independent).max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use cenacle_table::{Chance, Seed, Stream};

    use super::*;

    #[test]
    fn no_game_says_nothing() {
        assert_eq!(wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
        assert_eq!(Clustered::default().interval(), Interval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn a_seat_that_never_won_may_still_win_some_day() {
        let interval = wilson(0.0, 20);
        assert!(interval.low.abs() < 1e-12 && (interval.high - 0.1611).abs() < 1e-4, "{interval:?}");
    }

    #[test]
    fn more_games_make_a_narrower_interval() {
        let width = |games: u64| wilson(games as f64 / 3.0, games).high - wilson(games as f64 / 3.0, games).low;
        assert!(width(10_000) < width(1_000) && width(1_000) < width(100));
    }

    // The table of Newcombe (1998), method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    #[test]
    fn the_interval_is_the_published_one() {
        for (wins, games, low, high) in [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
        ] {
            let interval = wilson(wins, games);
            assert!((interval.low - low).abs() < 6e-5 && (interval.high - high).abs() < 6e-5, "{wins}: {interval:?}");
        }
    }

    #[test]
    fn what_is_clearly_off_is_told_from_what_may_be_luck() {
        assert!(!clearly_off(56.0, 100, 0.5) && !clearly_off(60.0, 100, 0.5));
        assert!(clearly_off(70.0, 100, 0.5) && clearly_off(30.0, 100, 0.5));
        assert!(!clearly_off(0.0, 0, 0.5));
    }

    fn share_of(groups: impl IntoIterator<Item = (f64, f64)>) -> Clustered {
        let mut share = Clustered::default();
        groups.into_iter().enumerate().for_each(|(group, (wins, of))| share.add(group, wins, of));
        share
    }

    #[test]
    fn independent_games_have_wilsons_interval() {
        let share = share_of((0..100).map(|game| (f64::from(u8::from(game % 4 == 0)), 1.0)));
        let (ours, plain) = (share.interval(), wilson(25.0, 100));
        assert!((ours.low - plain.low).abs() < 2e-3 && (ours.high - plain.high).abs() < 2e-3, "{ours:?} {plain:?}");
    }

    #[test]
    fn games_that_repeat_one_another_count_once() {
        let share = share_of((0..100).map(|group| (if group % 2 == 0 { 6.0 } else { 0.0 }, 6.0)));
        let (ours, plain) = (share.interval(), wilson(50.0, 100));
        assert!((ours.low - plain.low).abs() < 3e-3 && (ours.high - plain.high).abs() < 3e-3, "{ours:?} {plain:?}");
    }

    #[test]
    fn games_that_cancel_one_another_out_count_no_more_than_independent_ones() {
        let share = share_of((0..50).map(|_| (1.0, 2.0)));
        assert_eq!(share.interval(), wilson(50.0, 100));
    }

    // 400 times: 60 groups of 4 games that follow one coin of the group with chance a half, else one of their own.
    #[test]
    fn the_interval_holds_the_truth_nineteen_times_in_twenty() {
        let mut chance = Chance::new(&Seed::from_text("coverage"), Stream::Thought);
        let mut win = || f64::from(u8::from(chance.below(10) < 3));
        let mut coin = Chance::new(&Seed::from_text("coins"), Stream::Thought);
        let held = (0..400).filter(|_| {
            let mut share = Clustered::default();
            for group in 0..60 {
                let common = win();
                (0..4).for_each(|_| share.add(group, if coin.below(2) == 0 { common } else { win() }, 1.0));
            }
            share.interval().contains(0.3)
        });
        let held = held.count();
        assert!((368..=394).contains(&held), "{held} of 400");
    }
}
