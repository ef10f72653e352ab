//! The odds that are shown before a roll are those of all 216 throws.

use cenacle_creatures_and_cultists::{Roll, Skill, THROWS, Throw, Verdict, at_most};

use crate::common::ADA;

fn throws() -> impl Iterator<Item = i8> {
    (1..=6).flat_map(|one| (1..=6).flat_map(move |two| (1..=6).map(move |three| one + two + three)))
}

/// [roll.sum] [roll.shreds] [roll.fumbles] [counter.plain]
#[test]
fn the_odds_of_every_kind_of_roll_are_counted_exactly() {
    assert_eq!(throws().count(), usize::from(THROWS));
    for throw in [Throw::Attack, Throw::Defence(0), Throw::Counter(Skill::Brutality), Throw::God] {
        for base in -12..=30 {
            for (halved, below) in [(false, false), (true, false), (false, true)] {
                let roll = Roll { halved, below, ..Roll::new(throw, ADA, base) };
                let mut counted = [0; 4];
                throws().for_each(|pips| counted[roll.judge(pips, 5, 16) as usize] += 1);
                assert_eq!(roll.odds(5, 16), counted, "{throw:?} of {base}");
                assert_eq!(roll.good(5, 16), counted[Verdict::Shreds as usize] + counted[Verdict::Passes as usize]);
            }
        }
    }
}

/// [roll.sum]
#[test]
fn sums_of_three_dice_are_as_likely_as_they_are() {
    for sum in 0..=20 {
        assert_eq!(usize::from(at_most(sum)), throws().filter(|pips| *pips <= sum).count(), "{sum} or less");
    }
    // The figures of the reconstruction: 12 or less in 74 of a hundred, 9 or less in 37.5.
    assert_eq!((at_most(12), at_most(9)), (160, 81));
}
