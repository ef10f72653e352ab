//! The odds that are shown before a roll are those of all 216 throws.

use cenacle_creatures_and_cultists::{Action, CreaturesAndCultists, Roll, Skill, THROWS, Throw, Verdict, at_most};
use cenacle_table::{Game, Lang, Say, Seats, Viewer, scene::Words};

use crate::common::{ADA, BOB, BRUTE, Table};

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

/// What the page writes beside each answer, in hundredths.
fn shown(table: &Table) -> Vec<(Action, String)> {
    let words = Words::new(Lang::En, &[CreaturesAndCultists::about().words_text(Lang::En)]).unwrap();
    let names: Vec<String> = ["Ada", "Bob"].into_iter().map(str::to_owned).collect();
    let seat = table.asked();
    let say = Say::new(&words, &names, Viewer::Seat(seat));
    let view = table.game.view(&table.p, Viewer::Seat(seat));
    let gain = |action: &Action| table.game.offer(&view, seat, *action, &say).gain.as_ref().map(ToString::to_string);
    table.legal(seat).into_iter().filter_map(|action| Some((action, gain(&action)?))).collect()
}

/// Throws that pass: the natural ones first, then the threshold; a counter-attack knows the threshold alone.
fn hundredths(threshold: i8, plain: bool) -> String {
    let passes = |pips: &i8| if plain { *pips <= threshold } else { *pips <= 5 || *pips < 16 && *pips <= threshold };
    format!("{:.0} %", (throws().filter(passes).count() as f64 * 100.0 / 216.0).round())
}

/// [roll.sum] [points.spend]
#[test]
fn the_page_shows_the_exact_odds_of_attacks_tests_bonuses_and_gods_before_they_are_rolled() {
    let mut table = Table::new(2);
    (table.p.favoured, table.p.ready) = (Some(ADA), Seats::only(ADA));
    table.skills(ADA, [9, 8, 11]).points(ADA, 30).hold(ADA, &["axe", "shoggoth", "domination", "crate-of-dynamite"]);
    let offers = shown(&table);
    let modifiers = table.game.figures().modifiers;
    let (axe, shoggoth) = (table.face("axe"), table.face("shoggoth"));
    let mut seen = 0;
    for (action, percent) in &offers {
        let threshold = match *action {
            Action::Attack { by, face } if face == axe => 9 + 3 + 2 + modifiers[usize::from(by)][0],
            Action::Attack { by, face } if face == shoggoth => 11 - 5 + 2 + modifiers[usize::from(by)][1],
            Action::Play { face } if face == table.face("domination") => 8 - 2 + 2,
            Action::Play { .. } => 9 + 2,
            Action::Summon => 8 + 2,
            other => panic!("{other:?} has odds"),
        };
        assert_eq!(*percent, hundredths(threshold, false), "{action:?}");
        seen += 1;
    }
    assert_eq!(seen, 8 + 8 + 2 + 1);
    table.act(ADA, Action::Summon);
    let bonuses: Vec<String> = shown(&table).into_iter().map(|(_, percent)| percent).collect();
    assert_eq!(bonuses, [10, 11, 12].map(|threshold| hundredths(threshold, false)), "five points buy two");
}

/// [counter.plain] [brutality.defence]
#[test]
fn the_page_shows_the_exact_odds_of_defences_and_counter_attacks() {
    let mut table = Table::new(2);
    table.skills(BOB, [13, 6, 8]).points(BOB, 6).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.rolling(ADA, Action::Aim { seat: BOB, member: 2 }, Verdict::Passes);
    let bonuses: Vec<(Action, String)> = shown(&table);
    // Half of 13 is 7; 15 make 8: one bonus is wasted on the way.
    let expected = [(0, 7), (2, 8)].map(|(bonus, sum)| (Action::Roll { bonus }, hundredths(sum, false)));
    assert_eq!(bonuses, expected);
    let mut table = Table::new(2);
    table.skills(BOB, [13, 6, 8]).fight("bat", BRUTE, 2, &[Verdict::Fumbles]);
    let counters: Vec<String> = shown(&table).into_iter().map(|(_, percent)| percent).collect();
    assert_eq!(counters, [13 + 2, 8 - 2 + 2].map(|threshold| hundredths(threshold, true)));
}
