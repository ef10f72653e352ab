//! A turn: mishaps, then anything in any order.

use cenacle_creatures_and_cultists::{Action, Event, Task};

use crate::common::{ADA, BOB, BRUTE, CLEO, CONJURER, Table};

/// [turn.mishaps]
#[test]
fn all_mishaps_in_hand_are_played_and_each_is_replaced_at_once() {
    let mut table = Table::new(2);
    table.hold(ADA, &["high-tide", "low-tide", "bat"]).top("axe").top("high-tide");
    table.p.tasks.push(Task::Mishaps);
    let face = table.face("high-tide");
    table.act(ADA, Action::Mishap { face });
    // The high tide drawn for the first one is played too: 2 for each, less 2.
    assert_eq!(table.p.task(), Task::Mishaps);
    table.act(ADA, Action::Mishap { face });
    assert_eq!(table.p.task(), Task::Main);
    let played = table.told.iter().filter(|event| matches!(event, Event::Plays { .. })).count();
    assert!(played >= 3);
    assert_eq!(table.holds(ADA, "high-tide") + table.holds(ADA, "low-tide"), 0);
    assert_eq!(table.p.hand(ADA).len(), 3, "as many cards as before");
}

/// [turn.mishaps]
#[test]
fn the_seminar_and_moving_house_come_after_the_other_mishaps() {
    let mut table = Table::new(2);
    table.hold(ADA, &["moving-house", "high-tide", "low-tide"]).hold(BOB, &["bat"]);
    table.p.tasks.push(Task::Mishaps);
    let face = table.face("moving-house");
    assert_eq!(table.refused(ADA, Action::Mishap { face }).rule, "turn.mishaps");
    assert_eq!(table.legal(ADA).len(), 2);
    assert_eq!(table.refused(ADA, Action::Mishap { face: table.face("eclipse") }).rule, "turn.mishaps");
}

/// [turn.mishaps]
#[test]
fn a_mishap_drawn_later_waits_for_the_next_turn() {
    let mut table = Table::new(2);
    table.hold(ADA, &["high-tide"]);
    let face = table.face("high-tide");
    assert_eq!(table.refused(ADA, Action::Mishap { face }).rule, "turn.mishaps");
    assert_eq!(table.refused(ADA, Action::Play { face }).rule, "turn.mishaps");
}

/// [turn.free] [turn.discard]
#[test]
fn a_player_acts_discards_and_acts_again_in_any_order() {
    let mut table = Table::new(2);
    table.hold(ADA, &["bat", "axe", "strike"]);
    let (axe, bat) = (table.face("axe"), table.face("bat"));
    table.act(ADA, Action::Discard { face: axe });
    assert!(table.discarded("axe"));
    let strike = table.play("strike");
    table.act(ADA, strike);
    table.act(ADA, Action::Discard { face: bat });
    assert_eq!(table.refused(ADA, Action::Discard { face: bat }).rule, "card.family");
    table.act(ADA, Action::EndTurn);
    assert_ne!(table.p.task(), Task::NextTurn);
}

/// [turn.one-card] [event.play] [sorcery.play]
#[test]
fn one_event_or_one_sorcery_a_turn_not_both() {
    let mut table = Table::new(2);
    table.hold(ADA, &["strike", "withering", "asylum"]);
    let strike = table.play("strike");
    table.act(ADA, strike);
    assert_eq!(table.refused(ADA, table.play("withering")).rule, "turn.one-card");
    assert_eq!(table.refused(ADA, table.play("asylum")).rule, "turn.one-card");
    let mut table = Table::new(2);
    table.hold(ADA, &["strike", "curse"]);
    let curse = table.play("curse");
    table.act(ADA, curse);
    assert_eq!(table.refused(ADA, table.play("strike")).rule, "turn.one-card");
}

/// [event.play]
#[test]
fn a_card_against_a_sect_asks_for_the_sect_unless_there_is_only_one() {
    let mut table = Table::new(3);
    table.hold(ADA, &["strike"]);
    let strike = table.play("strike");
    table.act(ADA, strike);
    assert_eq!(table.p.task(), Task::Target);
    assert_eq!(table.refused(ADA, Action::Target { seat: ADA }).rule, "event.idle");
    table.act(ADA, Action::Target { seat: CLEO });
    assert!(table.p.table.iter().any(|lasting| lasting.on == CLEO));
}

/// [attack.once] [attack.announce] [row.active] [card.family]
#[test]
fn each_active_cultist_attacks_once_with_brutality_and_once_with_conjuring() {
    let mut table = Table::new(2);
    table.hold(ADA, &["bat", "bat", "ghoul", "strike"]);
    let (bat, ghoul) = (table.face("bat"), table.face("ghoul"));
    table.attack("bat", BRUTE).until(ADA, Action::Aim { seat: BOB, member: 7 }, |table| {
        table.p.task() == Task::Main && table.lives(ADA, BRUTE)
    });
    assert_eq!(table.refused(ADA, Action::Attack { by: BRUTE, face: bat }).rule, "attack.once");
    assert!(table.legal(ADA).contains(&Action::Attack { by: BRUTE, face: ghoul }));
    assert!(table.legal(ADA).contains(&Action::Attack { by: CONJURER, face: bat }));
    assert_eq!(table.refused(ADA, Action::Attack { by: 8, face: bat }).rule, "row.active");
    assert_eq!(table.refused(ADA, Action::Attack { by: 200, face: bat }).rule, "row.active");
    let strike = table.face("strike");
    assert_eq!(table.refused(ADA, Action::Attack { by: BRUTE, face: strike }).rule, "attack.announce");
    assert_eq!(table.refused(ADA, Action::Play { face: bat }).rule, "attack.announce");
    let axe = table.face("axe");
    assert_eq!(table.refused(ADA, Action::Attack { by: 1, face: axe }).rule, "card.family");
}

/// [attack.announce] [row.active]
#[test]
fn only_the_active_row_of_another_sect_is_a_target() {
    let mut table = Table::new(3);
    table.hold(ADA, &["bat"]).alive(BOB, &[3, 9, 20]).alive(CLEO, &[12, 17]).attack("bat", BRUTE);
    let targets: Vec<Action> = table.legal(ADA);
    let expected = [Action::Aim { seat: BOB, member: 3 }, Action::Aim { seat: CLEO, member: 12 }];
    assert_eq!(targets, expected);
    for (seat, member) in [(BOB, 9), (BOB, 0), (CLEO, 17)] {
        assert_eq!(table.refused(ADA, Action::Aim { seat, member }).rule, "row.active");
    }
    assert_eq!(table.refused(ADA, Action::Aim { seat: ADA, member: 1 }).rule, "attack.announce");
    assert_eq!(table.refused(BOB, Action::Aim { seat: BOB, member: 3 }).rule, "window.ask");
}

/// [defence.cards]
#[test]
fn a_defence_card_is_not_played_in_ones_own_turn() {
    let mut table = Table::new(2);
    table.hold(ADA, &["dodge", "elder-sign", "bluff"]);
    for id in ["dodge", "elder-sign", "bluff"] {
        assert_eq!(table.refused(ADA, table.play(id)).rule, "defence.cards");
    }
}

/// [turn.mishaps]
#[test]
fn thirty_two_mishaps_a_turn_are_enough_and_the_others_wait() {
    for (resolved, left) in [(31, 1), (32, 2)] {
        let mut table = Table::new(2);
        table.top("bat").hold(ADA, &["high-tide", "high-tide"]);
        table.p.mishaps = resolved;
        table.p.tasks.push(Task::Mishaps);
        table.p.turn = ADA;
        // Any decision lets go on what needs none.
        table.p.tasks.push(Task::Orders(ADA));
        table.act(ADA, Action::Pass);
        assert_eq!((table.p.task(), table.holds(ADA, "high-tide")), (Task::Main, left), "after {resolved}");
    }
}

/// [attack.once] [row.change]
#[test]
fn who_comes_back_from_the_dead_attacks_unless_he_did_so_in_this_turn() {
    let mut table = Table::new(2);
    table.alive(ADA, &[0, 1]).hold(ADA, &["buried-too-soon", "bat", "ghoul"]);
    table.p.struck[0] = 1 << 2;
    let (bat, ghoul, action) = (table.face("bat"), table.face("ghoul"), table.play("buried-too-soon"));
    table.act(ADA, action).act(ADA, Action::Choose { member: 2 });
    assert_eq!(table.refused(ADA, Action::Attack { by: 2, face: bat }).rule, "attack.once");
    assert!(table.legal(ADA).contains(&Action::Attack { by: 2, face: ghoul }));
}
