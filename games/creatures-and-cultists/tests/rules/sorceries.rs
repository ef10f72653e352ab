//! Sorceries, one by one.

use cenacle_creatures_and_cultists::{Action, Event, Skill, Task, Verdict};
use cenacle_table::Game;

use crate::common::{ADA, BOB, BRUTE, CLEO, Table};

use Verdict::{Fails, Fumbles, Passes, Shreds};

/// Ada's Sorcery comes to this.
pub(crate) fn cast(players: u8, id: &str, verdict: Verdict, prepare: impl Fn(&mut Table)) -> Table {
    let mut table = Table::new(players);
    prepare(&mut table);
    table.hold(ADA, &[id]);
    let action = table.play(id);
    if players > 2 {
        table.act(ADA, action);
        table.rolling(ADA, Action::Target { seat: BOB }, verdict);
    } else {
        table.rolling(ADA, action, verdict);
    }
    table
}

const SORCERIES: [(&str, i8); 10] = [
    ("withering", 0),
    ("domination", -2),
    ("curse", 0),
    ("theft-of-spirit", -1),
    ("oblivion", 0),
    ("resurrection", -2),
    ("gate-elsewhere", -1),
    ("contemplation", 2),
    ("yellow-sign", -3),
    ("protective-mist", 0),
];

fn ready(table: &mut Table) {
    table.skills(ADA, [3, 11, 3]).points(BOB, 9).hold(BOB, &["bat"]).alive(ADA, &[0, 1, 2]);
}

/// [sorcery.test] [sorcery.play]
#[test]
fn every_sorcery_is_tested_with_the_skill_and_its_figure_and_does_nothing_if_it_fails() {
    for (id, modifier) in SORCERIES {
        let table = cast(2, id, Fails, ready);
        assert_eq!(table.rolled()[0].threshold(), 11 + modifier, "{id}");
        assert!(table.discarded(id) && table.p.task() == Task::Main, "{id}");
        assert_eq!((table.p.sect(BOB).alive.count_ones(), table.p.sect(BOB).points), (24, 9), "{id}");
    }
}

/// [sorcery.withering] [sorcery.domination] [sorcery.curse] [sorcery.theft-of-spirit] [sorcery.oblivion]
/// [sorcery.resurrection] [sorcery.gate-elsewhere] [sorcery.contemplation] [sorcery.yellow-sign]
/// [sorcery.protective-mist] [turn.one-card]
#[test]
fn no_sorcery_is_played_without_its_card_nor_after_another() {
    for (id, _) in SORCERIES {
        let mut table = Table::new(2);
        ready(&mut table);
        assert_eq!(table.refused(ADA, table.play(id)).rule, "card.family", "{id}");
        table.hold(ADA, &[id]);
        table.p.cast = true;
        assert_eq!(table.refused(ADA, table.play(id)).rule, "turn.one-card", "{id}");
    }
    let mut table = Table::new(2);
    table.hold(ADA, &["resurrection", "theft-of-spirit"]);
    for id in ["resurrection", "theft-of-spirit"] {
        assert_eq!(table.refused(ADA, table.play(id)).rule, "event.idle", "{id}: there is nothing to gain");
    }
}

/// [sorcery.withering] [card.choice]
#[test]
fn withering_kills_one_or_two_and_at_a_fumble_one_of_ones_own() {
    let mut table = cast(3, "withering", Passes, |_| {});
    table.act(ADA, Action::Choose { member: 4 });
    assert_eq!((table.lives(BOB, 4), table.p.sect(ADA).points), (false, 1));
    let mut table = cast(3, "withering", Shreds, |table| {
        table.alive(BOB, &[4, 9, 10]);
    });
    // The only novice is no choice; then the initiates are active.
    assert!(!table.lives(BOB, 4));
    table.act(ADA, Action::Choose { member: 10 });
    assert_eq!(table.p.sect(ADA).points, 3);
    let mut table = cast(3, "withering", Fumbles, |_| {});
    assert_eq!(table.asked(), BOB);
    table.act(BOB, Action::Choose { member: 0 });
    assert_eq!((table.lives(ADA, 0), table.p.sect(BOB).points), (false, 1));
}

/// [sorcery.domination]
#[test]
fn a_dominated_cultist_attacks_anybody_but_the_masters_sect_and_the_master_signs() {
    let mut table = cast(3, "domination", Passes, |table| {
        table.skills(BOB, [13, 6, 6]);
    });
    assert_eq!(table.asked(), ADA);
    table.act(ADA, Action::Choose { member: 1 });
    assert_eq!(table.p.task(), Task::Aim);
    let legal = table.legal(ADA);
    assert!(
        legal.contains(&Action::Aim { seat: CLEO, member: 3 }) && legal.contains(&Action::Aim { seat: BOB, member: 0 })
    );
    assert_eq!(table.refused(ADA, Action::Aim { seat: ADA, member: 0 }).rule, "sorcery.domination");
    assert_eq!(table.refused(ADA, Action::Aim { seat: BOB, member: 1 }).rule, "sorcery.domination");
    table.until(ADA, Action::Aim { seat: CLEO, member: 3 }, |table| !table.lives(CLEO, 3));
    let roll = table.rolled()[0];
    assert_eq!((roll.by, roll.base, roll.cultist, roll.card), (ADA, 13, 1, 0), "Bob's arm, Ada's dice");
    assert_eq!((table.p.sect(ADA).points, table.p.sect(CLEO).slain[3]), (1, 1));
}

/// [sorcery.domination]
#[test]
fn domination_leads_two_attacks_if_it_shreds_and_one_against_its_master_if_it_fumbles() {
    let mut table = cast(3, "domination", Shreds, |_| {});
    table.act(ADA, Action::Choose { member: 1 });
    table.until(ADA, Action::Aim { seat: CLEO, member: 3 }, |table| matches!(table.p.task(), Task::Choose(_)));
    table.act(ADA, Action::Choose { member: 2 });
    assert_eq!(table.p.task(), Task::Aim);
    let mut table = cast(3, "domination", Fumbles, |_| {});
    assert_eq!(table.asked(), BOB);
    table.act(BOB, Action::Choose { member: 1 });
    assert!(table.legal(BOB).iter().all(|action| matches!(action, Action::Aim { seat: ADA, .. })));
    table.until(BOB, Action::Aim { seat: ADA, member: 3 }, |table| !table.lives(ADA, 3));
    assert_eq!(table.p.sect(BOB).points, 1);
}

/// [sorcery.domination] [counter.who]
#[test]
fn a_cultist_led_against_his_own_sect_is_not_countered_by_it() {
    let mut table = cast(2, "domination", Passes, |_| {});
    table.act(ADA, Action::Choose { member: 1 });
    table.rolling(ADA, Action::Aim { seat: BOB, member: 2 }, Fumbles);
    assert_eq!(table.p.task(), Task::Main);
}

/// [sorcery.curse] [lasting.end]
#[test]
fn a_curse_weighs_on_all_tests_to_the_end_of_the_bearers_next_turn() {
    for (verdict, by) in [(Passes, -2), (Shreds, -4)] {
        let mut table = cast(2, "curse", verdict, |_| {});
        table.fight("bat", BRUTE, 2, &[Passes, Fails]);
        assert_eq!(table.rolled()[1].lasting, by);
        table.until(ADA, Action::EndTurn, |table| table.p.turn == BOB && table.p.task() == Task::Main);
        assert!(table.laid("curse"));
        table.until(BOB, Action::EndTurn, |_| true);
        assert!(!table.laid("curse"));
    }
    let mut table = cast(2, "curse", Fumbles, |_| {});
    assert!(table.p.table.iter().any(|lasting| lasting.on == ADA));
    table.until(ADA, Action::EndTurn, |table| table.p.turn == BOB && table.p.task() == Task::Main);
    assert!(table.laid("curse"), "the turn in which it was cast does not count");
}

/// [sorcery.theft-of-spirit]
#[test]
fn theft_of_spirit_moves_a_die_of_points_or_six_or_the_other_way() {
    let table = cast(2, "theft-of-spirit", Passes, |table| {
        table.points(BOB, 20);
    });
    let stolen = table.p.sect(ADA).points;
    assert!((1..=6).contains(&stolen) && table.p.sect(BOB).points == 20 - stolen);
    let table = cast(2, "theft-of-spirit", Shreds, |table| {
        table.points(BOB, 5);
    });
    assert_eq!((table.p.sect(ADA).points, table.p.sect(BOB).points), (5, 0), "six, as far as there are");
    let mut table = Table::new(2);
    table.points(ADA, 20).points(BOB, 1).hold(ADA, &["theft-of-spirit"]);
    let action = table.play("theft-of-spirit");
    table.act(ADA, action);
    table.until(ADA, Action::Roll { bonus: 0 }, |table| table.rolled().first().is_some_and(|roll| roll.thrown() >= 16));
    assert!(table.p.sect(BOB).points > 1);
}

/// [sorcery.oblivion] [round.fill]
#[test]
fn oblivion_empties_a_hand_which_after_shredding_is_filled_to_four_only() {
    let hold = |table: &mut Table| {
        table.hold(BOB, &["bat", "axe"]);
    };
    let table = cast(2, "oblivion", Passes, hold);
    assert!(table.p.hand(BOB).is_empty() && table.discarded("axe"));
    let mut table = cast(2, "oblivion", Shreds, hold);
    assert_eq!(table.p.sect(BOB).short, 4);
    table.until(ADA, Action::EndTurn, |table| table.p.round == 2);
    let filled = table.told.iter().rev().find_map(|event| match event {
        Event::Draws { seat, cards } if *seat == BOB && cards.len() > 1 => Some(cards.len()),
        _ => None,
    });
    assert_eq!((filled, table.p.sect(BOB).short), (Some(4), 0));
    let table = cast(2, "oblivion", Fumbles, |table| {
        table.hold(BOB, &["bat"]).hold(ADA, &["axe"]);
    });
    assert_eq!((table.p.hand(ADA).len(), table.p.hand(BOB).len()), (0, 1));
}

/// [sorcery.oblivion] [event.idle]
#[test]
fn oblivion_may_be_cast_on_an_empty_hand_for_what_shredding_does_to_the_next() {
    let table = cast(2, "oblivion", Shreds, |_| {});
    assert_eq!(table.p.sect(BOB).short, 4);
    let mut old = Table::new(2);
    old.game = old.game.under_rules(1).unwrap();
    old.hold(ADA, &["oblivion"]);
    assert_eq!(old.refused(ADA, old.play("oblivion")).rule, "event.idle", "under rules 1");
}

/// [sorcery.domination] [event.idle]
#[test]
fn domination_is_not_cast_where_the_puppet_has_nobody_to_attack() {
    let mut table = Table::new(2);
    table.hold(ADA, &["domination"]).alive(BOB, &[3, 9]);
    assert_eq!(table.refused(ADA, table.play("domination")).rule, "event.idle");
    table.alive(BOB, &[3, 4]);
    assert!(table.legal(ADA).contains(&table.play("domination")), "he can be led against his own");
}

/// [sorcery.resurrection]
#[test]
fn resurrection_brings_back_one_or_two_of_the_active_row_or_below() {
    let few = |table: &mut Table| {
        table.alive(ADA, &[8, 9]);
    };
    let mut table = cast(2, "resurrection", Passes, few);
    assert_eq!(table.refused(ADA, Action::Choose { member: 16 }).rule, "card.choice");
    table.act(ADA, Action::Choose { member: 15 });
    assert!(table.lives(ADA, 15));
    let mut table = cast(2, "resurrection", Shreds, few);
    table.act(ADA, Action::Choose { member: 15 }).act(ADA, Action::Choose { member: 3 });
    assert!(table.lives(ADA, 15) && table.lives(ADA, 3));
    let mut table = cast(2, "resurrection", Fumbles, few);
    table.act(ADA, Action::Choose { member: 9 });
    assert_eq!((table.lives(ADA, 9), table.p.sect(BOB).points), (false, 0));
}

/// [sorcery.gate-elsewhere] [row.active]
#[test]
fn who_is_elsewhere_neither_attacks_nor_is_attacked_and_keeps_his_row_active() {
    let mut table = cast(2, "gate-elsewhere", Passes, |table| {
        table.alive(BOB, &[3, 9, 10]);
    });
    // The only novice goes; the row stays active and nobody is left to attack.
    table.hold(ADA, &["bat"]);
    let face = table.face("bat");
    assert_eq!(table.game.in_play(&table.p, BOB), 0);
    assert_eq!(table.refused(ADA, Action::Attack { by: BRUTE, face }).rule, "attack.announce");
    table.until(ADA, Action::EndTurn, |table| table.p.round == 2);
    assert!(table.laid("gate-elsewhere"), "to the end of the next round");
    let mut table = cast(2, "gate-elsewhere", Shreds, |_| {});
    table.act(ADA, Action::Choose { member: 3 }).act(ADA, Action::Choose { member: 4 });
    assert_eq!(table.game.in_play(&table.p, BOB), 0xff & !(0b11 << 3));
    table.hold(ADA, &["bat"]).attack("bat", BRUTE);
    assert_eq!(table.refused(ADA, Action::Aim { seat: BOB, member: 3 }).rule, "sorcery.gate-elsewhere");
    let mut table = cast(2, "gate-elsewhere", Fumbles, |_| {});
    assert_eq!(table.asked(), BOB);
    table.act(BOB, Action::Choose { member: 0 });
    table.hold(ADA, &["bat"]);
    assert_eq!(table.refused(ADA, Action::Attack { by: 0, face }).rule, "sorcery.gate-elsewhere");
}

/// [sorcery.contemplation] [secrets.hand]
#[test]
fn contemplation_keeps_two_or_three_of_five_and_puts_the_others_under_the_pile() {
    for (verdict, kept) in [(Passes, 2), (Shreds, 3)] {
        let mut table = cast(2, "contemplation", verdict, |_| {});
        assert_eq!(table.p.gazed.len(), 5);
        let other = table.face("eclipse");
        assert_eq!(table.refused(ADA, Action::Keep { face: other }).rule, "card.family");
        for _ in 0..kept {
            let face = table.p.gazed[0];
            table.act(ADA, Action::Keep { face });
        }
        assert_eq!((table.p.hand(ADA).len(), table.p.gazed.len(), table.p.task()), (kept, 0, Task::Main));
        let known = table.p.seen.iter().take_while(|seen| **seen == 1).count();
        assert_eq!(known, 5 - kept, "Ada knows what lies at the bottom");
    }
    let mut table = cast(2, "contemplation", Fumbles, |table| {
        table.hold(ADA, &["bat", "axe", "ghoul"]);
    });
    let face = table.face("axe");
    table.act(ADA, Action::Discard { face });
    assert_eq!(table.refused(ADA, Action::Discard { face }).rule, "card.family");
    let face = table.face("bat");
    table.act(ADA, Action::Discard { face });
    assert_eq!((table.p.hand(ADA).len(), table.p.task()), (1, Task::Main));
}

/// [sorcery.yellow-sign]
#[test]
fn the_yellow_sign_lets_each_active_cultist_throw_a_die() {
    for (verdict, up_to) in [(Passes, 1), (Shreds, 2)] {
        let table = cast(2, "yellow-sign", verdict, |_| {});
        let risks: Vec<_> = table.told.iter().filter(|event| matches!(event, Event::Risks { seat: BOB, .. })).collect();
        assert_eq!(risks.len(), 8);
        let dead = risks.iter().filter(|event| matches!(event, Event::Risks { die, .. } if *die <= up_to)).count();
        assert_eq!(table.p.sect(BOB).alive.count_ones() as usize, 24 - dead);
        assert_eq!(usize::from(table.p.sect(ADA).points), dead);
    }
    let table = cast(2, "yellow-sign", Fumbles, |_| {});
    let dead = 24 - table.p.sect(ADA).alive.count_ones();
    assert_eq!(table.told.iter().filter(|event| matches!(event, Event::Risks { seat: ADA, .. })).count(), 8);
    assert!(dead <= 8 && table.p.sect(BOB).points == 0);
}

/// [sorcery.protective-mist] [lasting.end]
#[test]
fn protective_mist_helps_defences_until_the_next_turn() {
    for (verdict, by) in [(Passes, 3), (Shreds, 5), (Fumbles, -2)] {
        let mut table = cast(2, "protective-mist", verdict, |table| {
            table.hold(BOB, &["bat", "ghoul"]);
        });
        table.until(ADA, Action::EndTurn, |table| table.p.turn == BOB && table.p.task() == Task::Main);
        for (id, attacker) in [("bat", BRUTE), ("ghoul", 4)] {
            let mut table = table.clone();
            let face = table.face(id);
            table.act(BOB, Action::Attack { by: attacker, face });
            table.until(BOB, Action::Aim { seat: ADA, member: 3 }, |table| table.rolled().len() == 2);
            assert_eq!((table.rolled()[0].lasting, table.rolled()[1].lasting), (0, by));
        }
        table.until(BOB, Action::EndTurn, |table| table.p.turn == ADA);
        assert!(!table.laid("protective-mist"));
    }
}

/// [sorcery.domination] [defence.dodge] [counter.skill]
#[test]
fn whom_a_dominated_cultist_attacks_may_dodge_or_counter_and_signs_for_him() {
    let led = |dodge: bool| {
        let mut table = cast(3, "domination", Passes, |table| {
            if dodge {
                table.hold(CLEO, &["dodge"]);
            }
        });
        table.act(ADA, Action::Choose { member: 1 });
        table
    };
    let mut table = led(true);
    table.act(ADA, Action::Aim { seat: CLEO, member: 3 });
    assert_eq!((table.p.task(), table.asked()), (Task::Dodge, CLEO));
    table.act(CLEO, Action::React);
    assert_eq!(table.p.task(), Task::Main);
    let mut table = led(false);
    table.rolling(ADA, Action::Aim { seat: CLEO, member: 3 }, Fumbles);
    assert_eq!((table.p.task(), table.asked()), (Task::Counter(0, 2), CLEO));
    table.until(CLEO, Action::Counter { skill: Skill::Brutality }, |table| !table.lives(BOB, 1));
    assert_eq!((table.p.sect(CLEO).points, table.p.sect(BOB).slain[1]), (1, 3));
}
