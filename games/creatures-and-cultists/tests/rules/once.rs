//! Nobody is struck twice by one attack or one card: who was a bluff stays up.

use cenacle_creatures_and_cultists::{Action, Death, Event, Task, Verdict};
use cenacle_table::{Game, Seat};

use crate::{
    common::{ADA, BOB, BRUTE, CONJURER, Table},
    sorceries::cast,
};

use Verdict::{Fumbles, Shreds};

/// Who was struck, bluffs included, one after the other.
fn struck(table: &Table) -> Vec<(Seat, u8)> {
    let victim = |event: &Event| match event {
        Event::Dies { seat, member, .. } | Event::Bluffs { seat, member } => Some((*seat, *member)),
        _ => None,
    };
    table.told.iter().filter_map(victim).collect()
}

/// An attack of Ada's on Bob's cultist 3 of whom 3, 4 and 9 live; who is asked for it says that it was a bluff.
fn bluffed(id: &str, by: u8, verdict: Verdict, whose: Seat) -> Table {
    let mut table = Table::new(2);
    table.hold(whose, &["bluff"]).alive(BOB, &[3, 4, 9]).alive(ADA, &[BRUTE, CONJURER, 9]);
    table.hold(ADA, &[id]).attack(id, by);
    table.rolling(ADA, Action::Aim { seat: BOB, member: 3 }, verdict);
    assert_eq!((table.p.task(), table.asked()), (Task::Bluff, whose), "{id}");
    table.act(whose, Action::React);
    table
}

/// [kill.once] [defence.bluff] [kill.more] [brutality.axe] [brutality.shotgun] [brutality.chainsaw] [brutality.dynamite]
/// [conjuring.shoggoth] [conjuring.star-spawn]
#[test]
fn who_was_a_bluff_is_not_the_next_victim_of_the_same_attack() {
    // One more dies, two more, two victims, three: the row is the initiates' once the novices are through.
    for (id, by, victims) in [
        ("axe", BRUTE, &[3, 4][..]),
        ("shotgun", BRUTE, &[3, 4]),
        ("chainsaw", BRUTE, &[3, 4]),
        ("dynamite", BRUTE, &[3, 4]),
        ("shoggoth", CONJURER, &[3, 4]),
        ("star-spawn", CONJURER, &[3, 4]),
    ] {
        let table = bluffed(id, by, Shreds, BOB);
        let victims: Vec<_> = victims.iter().map(|member| (BOB, *member)).collect();
        assert_eq!(struck(&table), victims, "{id}: the saved one keeps his row active");
        assert!(table.lives(BOB, 3) && table.lives(BOB, 9), "{id}");
    }
}

/// [kill.once] [brutality.dynamite]
#[test]
fn the_neighbour_who_dies_with_a_bomber_is_another_even_if_the_bomber_was_a_bluff() {
    let table = bluffed("dynamite", BRUTE, Fumbles, ADA);
    assert_eq!(struck(&table), [(ADA, BRUTE), (ADA, CONJURER)]);
    assert!(table.lives(ADA, BRUTE) && !table.lives(ADA, CONJURER));
}

/// [kill.once] [kill.more]
#[test]
fn further_victims_are_still_taken_from_the_next_row_where_the_first_one_died() {
    let mut table = Table::new(2);
    table.alive(BOB, &[3, 9, 12]).fight("dynamite", BRUTE, 3, &[Shreds]);
    assert_eq!(struck(&table), [(BOB, 3), (BOB, 12), (BOB, 9)]);
}

/// [kill.once] [sorcery.withering] [event.infiltrated-traitor]
#[test]
fn the_second_one_who_is_chosen_to_die_is_not_the_first_again() {
    for id in ["withering", "infiltrated-traitor"] {
        let mut table = cast(2, id, Shreds, |table| {
            table.hold(BOB, &["bluff"]).alive(BOB, &[3, 4, 5]);
        });
        table.act(ADA, Action::Choose { member: 4 }).act(BOB, Action::React);
        assert!(table.lives(BOB, 4), "{id}");
        assert_eq!(table.legal(ADA), [3, 5].map(|member| Action::Choose { member }), "{id}");
        assert_eq!(table.refused(ADA, Action::Choose { member: 4 }).rule, "card.choice", "{id}");
    }
}

/// [kill.once] [event.crate-of-dynamite]
#[test]
fn lots_are_not_drawn_for_the_same_one_twice() {
    let mut table = cast(2, "crate-of-dynamite", Shreds, |table| {
        table.hold(BOB, &["bluff"]).alive(BOB, &[3, 4]);
    });
    let first = table.p.death.map(|death| death.member).unwrap();
    table.act(BOB, Action::React);
    assert_eq!(struck(&table), [(BOB, first), (BOB, 7 - first)]);
}

/// [sorcery.resurrection]
#[test]
fn the_second_one_brought_back_may_be_of_the_row_that_was_active_when_the_card_was_played() {
    let few = |table: &mut Table| {
        table.alive(ADA, &[8, 9]);
    };
    let mut table = cast(2, "resurrection", Shreds, few);
    table.act(ADA, Action::Choose { member: 3 });
    assert_eq!(table.refused(ADA, Action::Choose { member: 16 }).rule, "card.choice", "not from above it");
    table.act(ADA, Action::Choose { member: 15 });
    assert!(table.lives(ADA, 3) && table.lives(ADA, 15));
}

/// [kill.once]
#[test]
fn under_rules_1_the_saved_one_could_be_struck_again() {
    let mut table = Table::new(2);
    table.game = table.game.under_rules(1).unwrap();
    assert_eq!(table.game.rules_version(), 1);
    table.hold(BOB, &["bluff"]).alive(BOB, &[3, 4, 9]).fight("axe", BRUTE, 3, &[Shreds]);
    table.act(BOB, Action::React);
    assert_eq!(struck(&table), [(BOB, 3), (BOB, 3)]);
    let text = serde_json::to_string(&Death::default()).unwrap();
    assert!(!text.contains("struck"), "what rules 1 do not know is not written: {text}");
}
