//! How sure a share is.

use serde::Serialize;

/// Bounds of a share, both between 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// At least.
    pub low: f64,
    /// At most.
    pub high: f64,
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
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let share = wins / n;
    let weight = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / weight;
    let reach = Z / weight * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { low: (centre - reach).max(0.0), high: (centre + reach).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_game_says_nothing() {
        assert_eq!(wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
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
}
