//! How long a program may think.

use std::{fmt, str::FromStr, time::Duration};

/// How long a program may think: `10s` for each decision, or `60s+500ms` for a game, with so much more after each decision.
///
/// ```
/// use cenacle_arena::TimeControl;
///
/// assert_eq!("2s".parse::<TimeControl>().unwrap().to_string(), "2s");
/// assert_eq!("60s+0.5s".parse::<TimeControl>().unwrap().to_string(), "60s+500ms");
/// assert!("soon".parse::<TimeControl>().unwrap_err().contains("write it as 10s or as 60s+500ms"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeControl {
    /// For each decision.
    Decision(Duration),
    /// For a game.
    Game { budget: Duration, increment: Duration },
}

impl Default for TimeControl {
    fn default() -> TimeControl {
        TimeControl::Decision(Duration::from_secs(10))
    }
}

impl TimeControl {
    /// What there is for the first decision.
    #[must_use]
    pub(crate) const fn at_first(self) -> Duration {
        match self {
            TimeControl::Decision(limit) => limit,
            TimeControl::Game { budget, .. } => budget,
        }
    }

    /// What there is for the next decision.
    #[must_use]
    pub(crate) fn after(self, left: Duration, took: Duration) -> Duration {
        match self {
            TimeControl::Decision(limit) => limit,
            TimeControl::Game { increment, .. } => left.saturating_sub(took) + increment,
        }
    }
}

impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<TimeControl, String> {
        let wrong = || format!("`{text}` is no time: write it as 10s or as 60s+500ms, up to a day");
        let time = |part: &str| {
            let (number, unit) = match part.strip_suffix("ms") {
                Some(number) => (number, 0.001),
                None => (part.strip_suffix('s')?, 1.0),
            };
            let seconds = number.parse::<f64>().ok()? * unit;
            (0.0..=86_400.0).contains(&seconds).then(|| Duration::from_millis((seconds * 1000.0).round() as u64))
        };
        let control = match text.split_once('+') {
            None => time(text).map(TimeControl::Decision),
            Some((budget, increment)) => {
                time(budget).zip(time(increment)).map(|(budget, increment)| TimeControl::Game { budget, increment })
            }
        };
        control.filter(|control| !control.at_first().is_zero()).ok_or_else(wrong)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = |time: Duration| match time.as_millis() {
            millis if millis % 1000 == 0 => format!("{}s", millis / 1000),
            millis => format!("{millis}ms"),
        };
        match self {
            TimeControl::Decision(limit) => f.write_str(&told(*limit)),
            TimeControl::Game { budget, increment } => write!(f, "{}+{}", told(*budget), told(*increment)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_for_a_game_runs_down_and_comes_back_bit_by_bit() {
        let millis = Duration::from_millis;
        let game: TimeControl = "2s+100ms".parse().unwrap();
        assert_eq!(game.after(game.at_first(), millis(1500)), millis(600));
        assert_eq!(game.after(millis(600), millis(900)), millis(100));
        let each: TimeControl = "300ms".parse().unwrap();
        assert_eq!(each.after(each.at_first(), millis(299)), millis(300));
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in ["", "10", "s", "0s", "-1s", "1s+", "+1s", "NaNs", "infs", "1e9s", "1m"] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
