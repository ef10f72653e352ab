//! When a search by the clock has seen enough: a person does not wait for the bell either.

use crate::advice::Choice;

/// How many times in a budget a search stops to look whether it can end early.
pub(super) const LOOKS: u64 = 16;
/// What was tried less than this part of the first choice's thoughts has been left behind, where a search risks a whole win to
/// try what it has tried little. Who risks less leaves what had bad luck at first behind sooner, and must not forget it.
const BEHIND: f32 = 0.3;
/// When better knowledge of the choices could bring no more than this part of what the search risks to try what it has tried
/// little, a person plays.
const ENOUGH: f32 = 0.01;
/// However clear a question looks, so many thoughts are given to it: nobody with a second to think answers with less thought than
/// the level below.
const FEW: u32 = 1000;

/// How much what the thoughts found differs from one to the next.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    #[inline]
    pub(super) fn note(&mut self, worth: f32) {
        let worth = f64::from(worth);
        self.count += 1.0;
        self.sum += worth;
        self.squares += worth * worth;
    }

    pub(super) fn and(self, other: Spread) -> Spread {
        Spread { count: self.count + other.count, sum: self.sum + other.sum, squares: self.squares + other.squares }
    }

    /// The standard deviation.
    pub(super) fn deviation(self) -> f32 {
        let count = self.count.max(1.0);
        let mean = self.sum / count;
        (self.squares / count - mean * mean).max(0.0).sqrt() as f32
    }
}

/// When the look with this number, of [`LOOKS`], is due: so many parts of `whole`. By the clock the first looks come early,
/// since most questions are clear at once.
pub(super) fn due(look: u64, whole: u64) -> u64 {
    whole * look * look / (LOOKS * LOOKS)
}

/// How often the first choice and the second were tried.
pub(super) fn first_two(choices: &[Choice]) -> [u32; 2] {
    choices.iter().fold([0, 0], |[first, second], choice| match choice.visits {
        visits if visits > first => [visits, first],
        visits => [first, second.max(visits)],
    })
}

/// Whether hardly anything could still be gained by knowing better which of the choices that are still tried is the best for
/// the asked seat, as far as thoughts that differ by this much can tell. `explore` is what the search risks to try what it
/// has tried little.
pub(super) fn is_settled(choices: &[Choice], mine: usize, deviation: f32, explore: f32) -> bool {
    let Some(first) = choices.iter().max_by_key(|choice| choice.visits) else { return true };
    let tried = first.visits as f32 * BEHIND * explore;
    let regret = |choice: &Choice| {
        let error = deviation * (1.0 / choice.visits as f32 + 1.0 / first.visits as f32).sqrt();
        expected_gain(choice.worth[mine] - first.worth[mine], error)
    };
    let rivals = choices.iter().filter(|choice| choice.index != first.index && choice.visits as f32 >= tried);
    let thoughts: u32 = choices.iter().map(|choice| choice.visits).sum();
    thoughts >= FEW && rivals.map(regret).sum::<f32>() < ENOUGH * explore
}

/// What a choice gains on average, where it gains anything, if it seems better by `ahead` and that is known with this error.
fn expected_gain(ahead: f32, error: f32) -> f32 {
    if error <= 0.0 {
        return ahead.max(0.0);
    }
    // The loss function of the normal distribution, to a few parts in a hundred up to three errors.
    let z = (ahead / error).abs();
    ahead.max(0.0) + error * (-0.92 - 1.19 * z - 0.37 * z * z).exp()
}

#[cfg(test)]
mod tests {
    use cenacle_table::MAX_SEATS;

    use super::*;

    fn choices(tried: &[(u32, f32)]) -> Vec<Choice> {
        let choice = |(index, &(visits, worth))| Choice { index, visits, worth: [worth; MAX_SEATS] };
        tried.iter().enumerate().map(choice).collect()
    }

    #[test]
    fn a_choice_far_ahead_is_settled_and_a_close_one_is_not() {
        assert!(is_settled(&choices(&[(3000, 0.50), (400, 0.40)]), 0, 0.2, 0.35));
        assert!(!is_settled(&choices(&[(600, 0.50), (500, 0.49)]), 0, 0.5, 0.35));
        assert!(!is_settled(&choices(&[(900, 0.90), (40, 0.10)]), 0, 0.2, 0.35), "too few thoughts");
    }

    #[test]
    fn equals_are_settled_once_hardly_anything_could_be_gained() {
        assert!(is_settled(&choices(&[(9000, 0.500), (8000, 0.499)]), 0, 0.2, 0.35));
        assert!(!is_settled(&choices(&[(9000, 0.500), (8000, 0.499)]), 0, 0.2, 0.04), "so much matters here");
        assert!(!is_settled(&choices(&[(900, 0.500), (800, 0.499)]), 0, 0.3, 0.35), "they may still differ");
    }

    #[test]
    fn what_many_choices_could_bring_adds_up() {
        let with = |rivals: usize| {
            let tried: Vec<(u32, f32)> = std::iter::once((4000, 0.50)).chain([(3000, 0.498)].repeat(rivals)).collect();
            is_settled(&choices(&tried), 0, 0.2, 0.35)
        };
        assert!(with(1));
        assert!(!with(6));
    }

    #[test]
    fn what_was_left_behind_keeps_nobody_waiting() {
        assert!(is_settled(&choices(&[(3000, 0.50), (20, 0.50)]), 0, 0.2, 0.35));
        assert!(
            !is_settled(&choices(&[(3000, 0.50), (100, 0.50)]), 0, 0.2, 0.04),
            "who tries little must not forget it"
        );
    }

    #[test]
    fn the_expected_gain_is_that_of_a_normal_error() {
        for (behind, gain) in [(0.0, 0.3989), (0.5, 0.1978), (1.0, 0.0833), (2.0, 0.0085)] {
            assert!((expected_gain(-behind, 1.0) - gain).abs() < 0.004, "{behind}");
            assert!((expected_gain(-behind * 0.01, 0.01) - 0.01 * gain).abs() < 4e-5, "{behind} of a hundredth");
            assert!((expected_gain(behind, 1.0) - behind - gain).abs() < 0.004, "{behind} ahead");
        }
        assert_eq!(expected_gain(-0.1, 0.0), 0.0);
    }

    #[test]
    fn the_spread_is_the_standard_deviation() {
        let mut spread = Spread::default();
        [0.0, 1.0].into_iter().for_each(|worth| spread.note(worth));
        let mut other = Spread::default();
        [0.0, 1.0].into_iter().for_each(|worth| other.note(worth));
        assert_eq!(spread.and(other).deviation(), 0.5);
        assert_eq!(Spread::default().deviation(), 0.0);
    }

    #[test]
    fn the_first_look_is_early_and_the_last_at_the_end() {
        assert_eq!(due(1, 1_000_000), 3906);
        assert_eq!(due(LOOKS, 1_000_000), 1_000_000);
        assert_eq!(first_two(&choices(&[(3, 0.0), (9, 0.0), (5, 0.0)])), [9, 5]);
    }
}
