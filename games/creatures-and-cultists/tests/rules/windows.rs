//! Windows in which somebody may answer, and standing answers.

use cenacle_creatures_and_cultists::{Action, Answer, Event, Position, Reaction, Skill, Task, Verdict};
use cenacle_table::{Game, Observers, Viewer};

use crate::common::{ADA, BOB, BRUTE, CONJURER, Table};

use Verdict::{Fumbles, Passes, Shreds};

fn orders(table: &mut Table, on: Reaction, answer: Answer) -> &mut Table {
    table.p.sects[BOB.index()].orders.set(on, answer);
    table
}

/// [defence.dodge]
#[test]
fn a_dodge_cancels_an_attack_of_brutality_before_its_roll() {
    let mut table = Table::new(2);
    table.hold(BOB, &["dodge"]).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_eq!((table.p.task(), table.asked()), (Task::Dodge, BOB));
    table.act(BOB, Action::React);
    assert!(table.rolled().is_empty() && table.lives(BOB, 3));
    assert!(table.discarded("dodge") && table.discarded("bat"));
    let face = table.face("bat");
    table.hold(ADA, &["bat"]);
    assert_eq!(table.refused(ADA, Action::Attack { by: BRUTE, face }).rule, "attack.once", "it counts as made");
}

/// [defence.dodge] [defence.elder-sign]
#[test]
fn a_dodge_is_for_weapons_and_a_sign_for_beasts() {
    let mut table = Table::new(2);
    table.hold(BOB, &["dodge"]).fight("ghoul", CONJURER, 3, &[Passes, Verdict::Fails]);
    assert_eq!(table.holds(BOB, "dodge"), 1, "it was not even asked for");
    let mut table = Table::new(2);
    table.hold(BOB, &["elder-sign"]).fight("bat", BRUTE, 3, &[Passes, Verdict::Fails]);
    assert_eq!(table.holds(BOB, "elder-sign"), 1);
}

/// [defence.elder-sign]
#[test]
fn an_elder_sign_cancels_a_conjuring_after_its_roll_even_one_that_shreds() {
    for verdict in [Passes, Shreds] {
        let mut table = Table::new(2);
        table.hold(BOB, &["elder-sign"]).hold(ADA, &["ghoul"]).attack("ghoul", CONJURER);
        table.rolling(ADA, Action::Aim { seat: BOB, member: 3 }, verdict);
        assert_eq!((table.p.task(), table.asked()), (Task::Sign, BOB));
        table.act(BOB, Action::React);
        assert!(table.lives(BOB, 3) && table.discarded("ghoul") && table.discarded("elder-sign"));
        assert_eq!(table.rolled().len(), 1, "no defence is rolled");
    }
}

/// [defence.elder-sign] [conjuring.turned]
#[test]
fn the_master_of_a_beast_that_turned_may_use_the_sign() {
    let mut table = Table::new(2);
    table.hold(ADA, &["ghoul", "elder-sign"]).attack("ghoul", CONJURER);
    table.rolling(ADA, Action::Aim { seat: BOB, member: 3 }, Fumbles);
    assert_eq!((table.p.task(), table.asked()), (Task::Sign, ADA));
    table.act(ADA, Action::React);
    assert!(table.lives(ADA, CONJURER));
}

/// [window.ask]
#[test]
fn whoever_holds_cards_is_asked_whether_he_can_answer_or_not() {
    let mut table = Table::with(2, &[]);
    table.hold(BOB, &["bat"]).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_eq!(table.p.task(), Task::Dodge);
    assert_eq!(table.legal(BOB), [Action::Pass, Action::Orders]);
    assert_eq!(table.refused(BOB, Action::React).rule, "defence.dodge");
    assert_eq!(table.refused(ADA, Action::Pass).rule, "window.ask");
}

/// [window.ask]
#[test]
fn nobody_is_asked_for_a_card_of_whom_all_know_that_he_has_none() {
    let mut table = Table::with(2, &[]);
    table.hold(ADA, &["bat"]).attack("bat", BRUTE).act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_ne!(table.p.task(), Task::Dodge, "an empty hand");
    let mut table = Table::with(2, &[]);
    table.hold(BOB, &["axe"]).hold(ADA, &["bat"]);
    table.p.hands[BOB.index()].show(Observers::ALL);
    table.attack("bat", BRUTE).act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_ne!(table.p.task(), Task::Dodge, "a hand that everybody has seen");
}

/// [window.ask]
#[test]
fn with_the_option_only_who_can_answer_is_asked() {
    let mut table = Table::new(2);
    table.hold(BOB, &["axe"]).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_ne!(table.p.task(), Task::Dodge);
}

/// [window.orders]
#[test]
fn a_standing_answer_dodges_only_for_leaders() {
    for (member, asked) in [(3, false), (20, true)] {
        let mut table = Table::new(2);
        orders(&mut table, Reaction::Dodge, Answer::Leaders);
        table.alive(BOB, &[member, 23]).hold(BOB, &["dodge"]).hold(ADA, &["bat"]).attack("bat", BRUTE);
        table.act(ADA, Action::Aim { seat: BOB, member });
        assert_eq!(table.p.task() == Task::Dodge, asked);
    }
}

/// [window.orders]
#[test]
fn standing_answers_play_a_card_or_hold_it_back_without_asking() {
    let attacked = |answer: Answer| {
        let mut table = Table::new(2);
        orders(&mut table, Reaction::Dodge, answer);
        table.hold(BOB, &["dodge"]).hold(ADA, &["bat"]).attack("bat", BRUTE);
        table.act(ADA, Action::Aim { seat: BOB, member: 3 });
        table
    };
    let table = attacked(Answer::Always);
    assert!(table.told.contains(&Event::Dodges { seat: BOB }));
    assert_eq!(table.p.task(), Task::Main);
    let table = attacked(Answer::Never);
    assert_eq!((table.holds(BOB, "dodge"), table.rolled().is_empty()), (1, false));
}

/// [window.orders] [points.spend]
#[test]
fn a_seat_that_never_spends_points_on_defence_is_not_asked_to() {
    let mut table = Table::new(2);
    orders(&mut table, Reaction::PointsOnDefence, Answer::Never);
    table.points(BOB, 9).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.rolling(ADA, Action::Aim { seat: BOB, member: 3 }, Passes);
    assert_ne!(table.p.task(), Task::Stake);
    assert_eq!(table.p.sect(BOB).points, 9);
}

/// [window.orders] [counter.who]
#[test]
fn standing_answers_counter_with_the_better_skill_or_never() {
    let fumbled = |answer: Answer| {
        let mut table = Table::new(2);
        orders(&mut table, Reaction::Counter, answer);
        table.skills(BOB, [6, 6, 14]).hold(ADA, &["bat"]).attack("bat", BRUTE);
        table.rolling(ADA, Action::Aim { seat: BOB, member: 6 }, Fumbles);
        table
    };
    let table = fumbled(Answer::Always);
    assert!(matches!(table.rolled()[1].throw, cenacle_creatures_and_cultists::Throw::Counter(Skill::Conjuring)));
    assert_eq!(fumbled(Answer::Never).rolled().len(), 1);
}

/// [window.orders]
#[test]
fn an_answer_is_set_when_asked_once_a_question_and_answers_at_once() {
    let mut table = Table::new(2);
    table.hold(BOB, &["dodge"]).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 }).act(BOB, Action::Orders);
    assert_eq!(table.p.task(), Task::Orders(BOB));
    let same = Action::Order { on: Reaction::Dodge, answer: Answer::Ask };
    assert_eq!(table.refused(BOB, same).rule, "window.orders");
    let half = Action::Order { on: Reaction::Counter, answer: Answer::Leaders };
    assert_eq!(table.refused(BOB, half).rule, "window.orders");
    let mut other = table.clone();
    other.act(BOB, Action::Order { on: Reaction::Bluff, answer: Answer::Never });
    assert_eq!(other.p.task(), Task::Dodge, "the question still stands");
    assert_eq!(other.refused(BOB, Action::Orders).rule, "window.orders");
    table.act(BOB, Action::Order { on: Reaction::Dodge, answer: Answer::Never });
    assert_ne!(table.p.task(), Task::Dodge, "the new answer has answered");
    assert_eq!(table.holds(BOB, "dodge"), 1);
}

/// [window.orders] [secrets.hand]
#[test]
fn nobody_else_sees_a_standing_answer() {
    let mut table = Table::new(2);
    table.act(ADA, Action::Orders).act(ADA, Action::Order { on: Reaction::Sign, answer: Answer::Always });
    let seen = |viewer: Viewer| -> Position { table.game.view(&table.p, viewer).seen };
    assert_eq!(seen(Viewer::Seat(ADA)).sect(ADA).orders.to(Reaction::Sign), Answer::Always);
    assert_eq!(seen(Viewer::Seat(BOB)).sect(ADA).orders.to(Reaction::Sign), Answer::Ask);
    assert_eq!(seen(Viewer::Spectator).sect(ADA).orders.to(Reaction::Sign), Answer::Ask);
}

/// [defence.elder-sign] [window.ask]
#[test]
fn an_elder_sign_is_refused_without_the_card() {
    let mut table = Table::with(2, &[]);
    table.hold(BOB, &["dodge"]).hold(ADA, &["ghoul"]).attack("ghoul", CONJURER);
    table.rolling(ADA, Action::Aim { seat: BOB, member: 3 }, Passes);
    assert_eq!((table.p.task(), table.legal(BOB)), (Task::Sign, vec![Action::Pass, Action::Orders]));
    assert_eq!(table.refused(BOB, Action::React).rule, "defence.elder-sign");
}

/// [defence.dodge] [brutality.tommy-gun]
#[test]
fn one_dodge_cancels_a_tommy_gun_for_both_its_targets() {
    let mut table = Table::new(2);
    table.hold(BOB, &["dodge"]).hold(ADA, &["tommy-gun"]).attack("tommy-gun", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 }).act(ADA, Action::Aim { seat: BOB, member: 4 });
    assert_eq!(table.p.task(), Task::Dodge, "asked once, when both are aimed at");
    table.act(BOB, Action::React);
    assert!(table.lives(BOB, 3) && table.lives(BOB, 4) && table.rolled().is_empty() && table.discarded("tommy-gun"));
}

/// [window.ask]
#[test]
fn being_asked_says_the_same_to_others_whatever_the_hand_holds() {
    let seen = |card: &str| {
        let mut table = Table::with(2, &[]);
        table.hold(BOB, &[card]).hold(ADA, &["bat"]).attack("bat", BRUTE);
        table.act(ADA, Action::Aim { seat: BOB, member: 3 });
        (table.asked(), table.game.view(&table.p, Viewer::Seat(ADA)).seen, table.told)
    };
    let (dodge, axe) = (seen("dodge"), seen("axe"));
    assert_eq!((dodge.0, dodge.2), (axe.0, axe.2));
    // The pile is all that differs, and nobody has seen it.
    assert_eq!(dodge.1, axe.1);
}
