//! The odds that are shown before a roll are those of all 216 throws.

use cenacle_creatures_and_cultists::{Action, CreaturesAndCultists, Roll, Skill, THROWS, Throw, Verdict, at_most};
use cenacle_table::{Game, Lang, Options, Say, Seats, Seed, Sitter, Viewer, scene::Words};

use crate::common::{ADA, BOB, BRUTE, CONJURER, Table};

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
                throws().for_each(|pips| counted[roll.evaluate(pips, 5, 16) as usize] += 1);
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

/// What the buttons say.
fn labels(table: &Table) -> Vec<String> {
    let words = Words::new(Lang::En, &[CreaturesAndCultists::about().words_text(Lang::En)]).unwrap();
    let names: Vec<String> = ["Ada", "Bob"].into_iter().map(str::to_owned).collect();
    let seat = table.asked();
    let say = Say::new(&words, &names, Viewer::Seat(seat));
    let view = table.game.view(&table.p, Viewer::Seat(seat));
    table.legal(seat).into_iter().map(|action| table.game.offer(&view, seat, action, &say).label.to_string()).collect()
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

/// Of all throws of attack and defence those that kill, in hundredths.
fn deaths(attack: &Roll, defence: &Roll) -> String {
    let mut dead = 0_u32;
    for first in throws() {
        dead += match attack.evaluate(first, 5, 16) {
            Verdict::Shreds => 216,
            Verdict::Passes => throws()
                .filter(|second| matches!(defence.evaluate(*second, 5, 16), Verdict::Fails | Verdict::Fumbles))
                .count() as u32,
            Verdict::Fails | Verdict::Fumbles => 0,
        };
    }
    format!("{:.0} %", (f64::from(dead) * 100.0 / f64::from(216 * 216)).round())
}

/// [attack.announce] [roll.sum] [brutality.defence] [conjuring.defence]
#[test]
fn the_attacker_sees_on_each_target_the_exact_chance_that_it_dies_before_he_attacks() {
    let mut table = Table::new(2);
    table.skills(ADA, [8, 8, 11]).skills(BOB, [13, 6, 8]).hold(ADA, &["ram-car", "byakhee"]);
    table.p.favoured = Some(BOB);
    let modifiers = table.game.figures().modifiers;
    let mut brutal = table.clone();
    brutal.attack("ram-car", BRUTE);
    let mut seen = Vec::new();
    for (action, percent) in shown(&brutal) {
        let Action::Aim { seat: BOB, member } = action else { panic!("{action:?}") };
        let attack = Roll::new(Throw::Attack, ADA, 8 + 1 + 3);
        let sum = 13 + modifiers[usize::from(member)][0] - 2 + 2;
        let defence = Roll { halved: true, ..Roll::new(Throw::Defence(0), BOB, sum) };
        assert_eq!(percent, deaths(&attack, &defence), "{action:?}");
        seen.push(percent);
    }
    assert_eq!(seen.len(), 8);
    assert!(seen.iter().any(|percent| *percent != seen[0]), "who defends well is harder to kill: {seen:?}");
    let mut beast = table.clone();
    beast.attack("byakhee", CONJURER);
    for (action, percent) in shown(&beast) {
        let attack = Roll::new(Throw::Attack, ADA, 11 - 1);
        let defence = Roll { below: true, ..Roll::new(Throw::Defence(0), BOB, 10 + 2) };
        assert_eq!(percent, deaths(&attack, &defence), "{action:?}");
    }
    let label = labels(&brutal).remove(0);
    assert_eq!(label, format!("Aim at Bob’s novice Brute #1: a chance of {} to kill him", seen[0].replace(' ', "")));
}

/// [attack.announce] [turn.free]
#[test]
fn who_does_not_like_the_chances_he_sees_takes_card_and_cultist_back() {
    let game = std::sync::Arc::new(Table::new(2).game);
    let options = Options::defaults(CreaturesAndCultists::about(), 2).unwrap();
    let mut tried = 0;
    for number in 0..40 {
        let (seed, sitters) = (Seed::from_text("back").derive(number), ["Ada", "Bob"].map(Sitter::person).to_vec());
        let mut table = cenacle_table::Table::new(game.clone(), options.clone(), seed, sitters).unwrap();
        let seat = game.to_act(table.position()).first().unwrap();
        let attack = table.legal(seat).into_iter().find(|action| matches!(action, Action::Attack { .. }));
        let Some(attack) = attack else { continue };
        let before = *table.position();
        table.decide(seat, attack).unwrap();
        assert!(table.may_undo(seat), "nothing was rolled or learned");
        table.undo(seat).unwrap();
        assert_eq!(*table.position(), before);
        tried += 1;
    }
    assert!(tried > 10, "{tried} attacks were taken back");
}

/// [brutality.tommy-gun] [roll.sum]
#[test]
fn the_second_target_of_a_tommy_gun_shows_its_own_chance_and_the_first_one_that_of_being_alone() {
    let mut table = Table::new(2);
    table.skills(BOB, [14, 6, 8]).hold(ADA, &["tommy-gun"]).attack("tommy-gun", BRUTE);
    let first = shown(&table);
    table.act(ADA, Action::Aim { seat: BOB, member: 7 });
    assert_eq!(shown(&table), first, "all of them, each with its own");
    assert!(labels(&table)[7].starts_with("Aim at Bob’s novice Conjurer #8 alone:"), "{:?}", labels(&table));
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
