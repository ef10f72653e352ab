//! Attacks of Conjuring.

use cenacle_creatures_and_cultists::{Action, Answer, Reaction, Task, Throw, Verdict};

use crate::common::{ADA, BOB, CONJURER, Table};

use Verdict::{Fails, Fumbles, Passes, Shreds};

const BEASTS: [(&str, i8, i8); 13] = [
    ("human-faced-rat", 1, 12),
    ("ghoul", 0, 11),
    ("deep-one", 0, 10),
    ("byakhee", -1, 10),
    ("night-gaunt", -1, 9),
    ("mi-go", -2, 9),
    ("hunting-horror", -3, 8),
    ("star-vampire", -3, 8),
    ("hound-of-tindalos", -3, 7),
    ("flying-polyp", -4, 7),
    ("dark-young", -4, 6),
    ("shoggoth", -5, 5),
    ("star-spawn", -6, 4),
];

/// [conjuring.roll] [conjuring.defence] [conjuring.human-faced-rat] [conjuring.ghoul] [conjuring.deep-one]
/// [conjuring.byakhee] [conjuring.hunting-horror] [conjuring.flying-polyp] [conjuring.dark-young]
#[test]
fn each_beast_has_its_pair_of_figures() {
    for (id, modifier, defence) in BEASTS {
        let mut table = Table::new(2);
        table.skills(ADA, [3, 3, 14]).fight(id, 7, 3, &[Passes, Fails]);
        let rolled = table.rolled();
        assert_eq!((rolled[0].base, rolled[0].cultist, rolled[0].card), (14, 1, modifier), "{id}");
        assert_eq!(rolled[0].threshold(), 15 + modifier, "{id}");
        assert_eq!(rolled[1].threshold(), defence - 1, "{id}: strictly below {defence}");
        assert!(!table.lives(BOB, 3) && table.discarded(id), "{id}");
    }
}

/// [conjuring.human-faced-rat] [conjuring.ghoul] [conjuring.deep-one] [conjuring.byakhee] [conjuring.hunting-horror]
/// [conjuring.flying-polyp] [conjuring.dark-young] [card.family]
#[test]
fn no_beast_comes_without_its_card_nor_twice_for_one_cultist() {
    for (id, ..) in BEASTS {
        let mut table = Table::new(2);
        let face = table.face(id);
        assert_eq!(table.refused(ADA, Action::Attack { by: CONJURER, face }).rule, "card.family", "{id}");
        table.hold(ADA, &[id]);
        table.p.struck[1] = 1 << CONJURER;
        assert_eq!(table.refused(ADA, Action::Attack { by: CONJURER, face }).rule, "attack.once", "{id}");
    }
}

/// [conjuring.shreds]
#[test]
fn a_conjuring_that_shreds_kills_without_a_defence() {
    let mut table = Table::new(2);
    table.fight("ghoul", CONJURER, 3, &[Shreds]);
    assert!(!table.lives(BOB, 3));
    assert_eq!(table.p.sect(ADA).points, 1);
}

/// [conjuring.hit] [conjuring.defended]
#[test]
fn who_defends_against_a_beast_lives_and_counters_only_if_the_defence_shreds() {
    let mut table = Table::new(2);
    table.fight("ghoul", CONJURER, 3, &[Passes, Passes]);
    assert!(table.lives(BOB, 3));
    assert_eq!(table.p.task(), Task::Main);
    let mut table = Table::new(2);
    table.fight("ghoul", CONJURER, 3, &[Passes, Shreds]);
    assert_eq!(table.p.task(), Task::Counter(0, 0), "and without a bonus");
}

/// [conjuring.miss]
#[test]
fn a_conjuring_that_fails_does_nothing() {
    let mut table = Table::new(2);
    table.fight("shoggoth", CONJURER, 3, &[Fails]);
    assert!(table.lives(BOB, 3) && table.lives(ADA, CONJURER) && table.discarded("shoggoth"));
}

/// [attack.kept]
#[test]
fn a_beast_comes_back_to_the_hand_if_the_defence_fumbles() {
    let mut table = Table::new(2);
    table.fight("ghoul", CONJURER, 3, &[Passes, Fumbles]);
    assert_eq!((table.lives(BOB, 3), table.holds(ADA, "ghoul")), (false, 1));
}

/// [conjuring.turned]
#[test]
fn a_beast_that_turns_on_its_conjurer_kills_him_for_nobody_or_is_escaped() {
    for verdict in [Fails, Fumbles] {
        let mut table = Table::new(2);
        table.fight("ghoul", CONJURER, 3, &[Fumbles, verdict]);
        assert!(!table.lives(ADA, CONJURER) && table.lives(BOB, 3) && table.discarded("ghoul"));
        assert_eq!((table.p.sect(BOB).points, table.p.sect(ADA).slain[usize::from(CONJURER)]), (0, 0));
        assert_eq!(table.rolled()[1].throw, Throw::Turned);
        assert_eq!(table.rolled()[1].threshold(), 10);
    }
    for verdict in [Passes, Shreds] {
        let mut table = Table::new(2);
        table.fight("ghoul", CONJURER, 3, &[Fumbles, verdict]);
        assert!(table.lives(ADA, CONJURER));
        assert_eq!(table.p.task(), Task::Main, "and there is no counter-attack");
    }
}

/// [conjuring.night-gaunt] [defence.bluff]
#[test]
fn whom_a_night_gaunt_shreds_was_no_bluff() {
    let mut table = Table::new(2);
    table.hold(BOB, &["bluff"]).fight("night-gaunt", CONJURER, 3, &[Shreds]);
    assert_eq!((table.lives(BOB, 3), table.p.task(), table.holds(BOB, "bluff")), (false, Task::Main, 1));
    let mut table = Table::new(2);
    table.hold(BOB, &["bluff"]).fight("night-gaunt", CONJURER, 3, &[Passes, Fails]);
    assert_eq!(table.p.task(), Task::Bluff, "otherwise it may be one");
}

/// [conjuring.mi-go]
#[test]
fn a_mi_go_that_shreds_brings_a_card() {
    let mut table = Table::new(2);
    table.fight("mi-go", CONJURER, 3, &[Shreds]);
    assert_eq!(table.p.hand(ADA).len(), 1);
    let mut table = Table::new(2);
    table.fight("mi-go", CONJURER, 3, &[Passes, Fails]);
    assert_eq!(table.p.hand(ADA).len(), 0, "only if it shreds");
}

/// [conjuring.star-vampire] [kill.points]
#[test]
fn a_kill_of_the_star_vampire_brings_a_point_more() {
    for verdicts in [&[Shreds][..], &[Passes, Fails]] {
        let mut table = Table::new(2);
        table.alive(BOB, &[8, 9]).fight("star-vampire", CONJURER, 8, verdicts);
        assert_eq!(table.p.sect(ADA).points, 3);
    }
    let mut table = Table::new(2);
    table.alive(BOB, &[8, 9]).fight("hunting-horror", CONJURER, 8, &[Shreds]);
    assert_eq!(table.p.sect(ADA).points, 2, "another beast does not");
}

/// [conjuring.hound-of-tindalos] [defence.elder-sign]
#[test]
fn no_elder_sign_is_asked_for_or_spent_against_the_hound_of_tindalos() {
    for (verdicts, dead) in [(&[Passes, Fails][..], BOB), (&[Shreds], BOB), (&[Fumbles, Fails], ADA)] {
        let mut table = Table::new(2);
        for seat in [ADA, BOB] {
            table.hold(seat, &["elder-sign"]);
            table.p.sects[seat.index()].orders.set(Reaction::Sign, Answer::Always);
        }
        table.fight("hound-of-tindalos", 7, 3, verdicts);
        assert!(!table.lives(dead, if dead == BOB { 3 } else { 7 }));
        assert_eq!((table.holds(ADA, "elder-sign"), table.holds(BOB, "elder-sign")), (1, 1));
        assert_eq!(table.refused(BOB, Action::React).rule, "window.ask");
    }
}

/// [conjuring.shoggoth] [conjuring.star-spawn] [kill.more] [card.shreds]
#[test]
fn great_beasts_take_two_or_three_and_turn_on_as_many() {
    for (id, victims) in [("shoggoth", 2), ("star-spawn", 3)] {
        let mut table = Table::new(2);
        table.fight(id, CONJURER, 3, &[Shreds]);
        assert_eq!(table.p.sect(BOB).alive.count_ones(), 24 - victims, "{id}");
        assert_eq!(u32::from(table.p.sect(ADA).points), victims);
        let mut table = Table::new(2);
        let mut verdicts = vec![Fumbles];
        verdicts.extend((0..victims).map(|_| Fails));
        table.fight(id, CONJURER, 3, &verdicts);
        assert_eq!(table.p.sect(ADA).alive.count_ones(), 24 - victims, "{id}");
        assert!(!table.lives(ADA, CONJURER) && !table.lives(ADA, 3), "the conjurer and the nearest");
        let mut table = Table::new(2);
        table.skills(ADA, [3, 3, 14]).fight(id, CONJURER, 3, &[Passes, Fails]);
        assert_eq!(table.p.sect(BOB).alive.count_ones(), 23, "{id}: one if it only passes");
    }
}
