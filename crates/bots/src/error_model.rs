//! How a bot errs.

use cenacle_table::Chance;

/// How often and how much a bot errs. The best players have none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ErrorModel {
    /// Thousandths of a win: an action that promises so much less than another is taken about a third as often.
    pub temperature: u16,
    /// Of a thousand decisions, how many are taken without thought.
    pub blunder_rate: u16,
}

impl ErrorModel {
    /// Always the best.
    pub const NONE: ErrorModel = ErrorModel { temperature: 0, blunder_rate: 0 };

    /// Whether this decision is taken without thought.
    pub(crate) fn blunder(self, chance: &mut Chance) -> bool {
        self.blunder_rate > 0 && chance.below(1000) < u32::from(self.blunder_rate)
    }

    /// One of these values: the highest, or another now and then.
    pub(crate) fn pick(self, values: &[f32], chance: &mut Chance) -> usize {
        let best = best(values);
        if self.temperature == 0 {
            return best;
        }
        let temperature = f32::from(self.temperature) / 1000.0;
        let weight = |value: f32| ((value - values[best]) / temperature).exp();
        let all: f32 = values.iter().map(|value| weight(*value)).sum();
        let mut left = all * chance.below(1 << 24) as f32 / (1 << 24) as f32;
        for (index, value) in values.iter().enumerate() {
            left -= weight(*value);
            if left < 0.0 {
                return index;
            }
        }
        best
    }
}

/// The place of the highest, the first of equals.
pub(crate) fn best(values: &[f32]) -> usize {
    let mut best = 0;
    for (index, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = index;
        }
    }
    best
}

/// The place of one of these weights, drawn by weight.
#[inline]
pub(crate) fn draw(weights: &[f32], chance: &mut Chance) -> usize {
    let all: f32 = weights.iter().sum();
    let mut left = all * chance.below(1 << 24) as f32 / (1 << 24) as f32;
    for (index, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return index;
        }
    }
    weights.len() - 1
}
