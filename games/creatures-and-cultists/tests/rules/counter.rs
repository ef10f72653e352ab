//! Counter-attacks.

use cenacle_creatures_and_cultists::{Action, Ends, Hold, Lasting, Skill, Task, Verdict};

use crate::common::{ADA, BOB, BRUTE, Table};

use Verdict::{Fails, Fumbles, Passes};

fn fumbled() -> Table {
    let mut table = Table::new(2);
    table.skills(BOB, [8, 9, 12]).fight("bat", BRUTE, 6, &[Fumbles]);
    table
}

/// [counter.skill] [brutality.fumbles]
#[test]
fn a_counter_attack_is_made_with_brutality_or_conjuring_and_no_card() {
    let table = fumbled();
    assert_eq!(table.refused(BOB, Action::Counter { skill: Skill::Sorcery }).rule, "counter.skill");
    for (skill, threshold) in [(Skill::Brutality, 8 - 2 + 2), (Skill::Conjuring, 12 + 1 + 2)] {
        let mut table = table.clone();
        table.rolls(BOB, Action::Counter { skill }, &[Fumbles, Passes]);
        assert_eq!(table.rolled()[1].threshold(), threshold);
        assert!(!table.lives(ADA, BRUTE), "the attacker dies without a defence");
        assert_eq!((table.p.sect(BOB).points, table.p.sect(ADA).slain[0]), (1, 2));
        assert_eq!(table.p.task(), Task::Main, "and does not counter the counter-attack");
    }
}

/// [counter.plain]
#[test]
fn shredding_and_fumbling_mean_nothing_in_a_counter_attack() {
    let mut table = fumbled();
    table.skills(BOB, [3, 3, 3]);
    let counter = Action::Counter { skill: Skill::Brutality };
    table.until(BOB, counter, |table| table.rolled().get(1).is_some_and(|roll| roll.thrown() <= 5));
    let roll = table.rolled()[1];
    assert_eq!(roll.threshold(), 3);
    assert_eq!(roll.verdict, Some(if roll.thrown() <= 3 { Passes } else { Fails }), "4 or 5 do not shred");
    let mut table = fumbled();
    table.skills(BOB, [3, 3, 14]).alive(BOB, &[22]);
    table.p.duel.as_mut().unwrap().victims[0] = 22;
    let counter = Action::Counter { skill: Skill::Conjuring };
    table.until(BOB, counter, |table| table.rolled().get(1).is_some_and(|roll| roll.thrown() >= 16));
    assert_eq!((table.rolled()[1].threshold(), table.rolled()[1].verdict), (21, Some(Passes)), "16 does not fumble");
}

/// [counter.who]
#[test]
fn a_counter_attack_may_be_left_out() {
    let mut table = fumbled();
    table.act(BOB, Action::Pass);
    assert!(table.lives(ADA, BRUTE));
    assert_eq!(table.p.task(), Task::Main);
}

/// [counter.who] [event.asylum]
#[test]
fn who_may_not_fight_does_not_counter() {
    let mut table = Table::new(2);
    let face = table.face("asylum");
    let index = table.p.pile.iter().position(|one| *one == face).unwrap();
    table.p.pile.remove(index);
    table.p.seen.remove(index);
    let (does, ends) = (Hold::Bar, Ends::After(BOB, 1));
    table.p.table.push(Lasting { face, by: ADA, on: BOB, members: 1 << 6, does, ends });
    table.fight("bat", BRUTE, 6, &[Fumbles]);
    assert_eq!(table.p.task(), Task::Main);
}

/// [counter.skill] [defence.bluff]
#[test]
fn whom_a_counter_attack_kills_may_have_been_a_bluff() {
    let mut table = fumbled();
    table.hold(ADA, &["bluff"]);
    table.until(BOB, Action::Counter { skill: Skill::Conjuring }, |table| table.p.task() == Task::Bluff);
    assert_eq!(table.asked(), ADA);
    table.act(ADA, Action::React);
    assert!(table.lives(ADA, BRUTE));
    assert_eq!(table.p.sect(BOB).points, 0);
}
