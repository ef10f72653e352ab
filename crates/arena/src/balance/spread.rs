//! How whole numbers spread.

use std::collections::BTreeMap;

use serde::Serialize;

/// How many bars a histogram has at most.
const BINS: i64 = 24;

/// How whole numbers spread.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// How many numbers.
    pub count: u64,
    pub mean: f64,
    /// The standard deviation.
    pub sd: f64,
    pub min: i64,
    /// One in twenty is not above this.
    pub p5: i64,
    /// Half of them are not above this.
    pub median: i64,
    /// One in twenty is above this.
    pub p95: i64,
    pub max: i64,
    /// How many of them lie where.
    pub histogram: Vec<Bin>,
}

/// A bar of a histogram.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bin {
    /// From this number.
    pub from: i64,
    /// To this one.
    pub to: i64,
    pub count: u64,
}

impl Spread {
    /// The spread of numbers that were counted; `None` if there are none.
    pub(super) fn of<N: Copy + Into<i64>>(counts: &BTreeMap<N, u64>) -> Option<Spread> {
        let numbers: Vec<(i64, u64)> = counts.iter().map(|(number, count)| ((*number).into(), *count)).collect();
        let (min, max) = (numbers.first()?.0, numbers.last()?.0);
        let count: u64 = numbers.iter().map(|(_, count)| count).sum();
        // Whole numbers: sums are exact, and so is everything that follows from them.
        let sum: i128 = numbers.iter().map(|(number, count)| i128::from(*number) * i128::from(*count)).sum();
        let squares: i128 =
            numbers.iter().map(|(number, count)| i128::from(number * number) * i128::from(*count)).sum();
        let n = i128::from(count);
        let variance = if count > 1 { (squares * n - sum * sum) as f64 / (n * (n - 1)) as f64 } else { 0.0 };
        let below = |share: f64| {
            let wanted = (share * count as f64).ceil().max(1.0) as u64;
            let mut seen = 0;
            let reached = numbers.iter().find(|(_, count)| {
                seen += count;
                seen >= wanted
            });
            reached.map_or(max, |(number, _)| *number)
        };
        Some(Spread {
            count,
            mean: sum as f64 / n as f64,
            sd: variance.sqrt(),
            min,
            p5: below(0.05),
            median: below(0.5),
            p95: below(0.95),
            max,
            histogram: histogram(&numbers, min, max),
        })
    }
}

/// Bars of a round width: 1, 2 or 5 times a power of ten.
fn histogram(numbers: &[(i64, u64)], min: i64, max: i64) -> Vec<Bin> {
    let mut widths = (0..12).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)));
    let fits = |width: &i64| max.div_euclid(*width) - min.div_euclid(*width) < BINS;
    let width = widths.find(fits).unwrap_or(max - min + 1);
    let first = min.div_euclid(width);
    let mut bins: Vec<Bin> = (first..=max.div_euclid(width))
        .map(|bin| Bin { from: bin * width, to: (bin + 1) * width - 1, count: 0 })
        .collect();
    for (number, count) in numbers {
        bins[(number.div_euclid(width) - first) as usize].count += count;
    }
    bins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_has_its_mean_deviation_and_quantiles() {
        let counts = BTreeMap::from([(2, 1), (4, 3), (5, 2), (7, 1), (9, 1)]);
        let spread = Spread::of(&counts).unwrap();
        assert_eq!((spread.count, spread.mean, spread.min, spread.max), (8, 5.0, 2, 9));
        assert!((spread.sd - 2.138).abs() < 1e-3, "{spread:?}");
        assert_eq!((spread.p5, spread.median, spread.p95), (2, 4, 9));
        assert_eq!(Spread::of(&BTreeMap::<i32, u64>::new()), None);
    }

    #[test]
    fn bars_are_round_and_hold_everything() {
        let counts: BTreeMap<i32, u64> = (-30..=250).map(|number| (number, 2)).collect();
        let bins = Spread::of(&counts).unwrap().histogram;
        assert_eq!((bins[0].from, bins[0].to), (-40, -21));
        assert_eq!(bins.iter().map(|bin| bin.count).sum::<u64>(), 562);
        assert!(bins.len() <= 24 && bins.windows(2).all(|two| two[0].to + 1 == two[1].from));
        assert_eq!(Spread::of(&BTreeMap::from([(5, 3)])).unwrap().histogram, [Bin { from: 5, to: 5, count: 3 }]);
    }
}
