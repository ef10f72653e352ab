//! The Intention phase: preaching.

use cenacle_cult::{Action, CultName, Deck, Patriarch, Phase, Step};

use crate::common::{ADA, BOB, CLEO, PATRIARCH, Table, at, influence, token};

const TWO: [CultName; 2] = [CultName::Anubis, CultName::Janus];
const THREE: [CultName; 3] = [CultName::Anubis, CultName::Janus, CultName::Fafnir];

fn place(priest: u8, location: u8) -> Action {
    Action::Place { priest: token(priest), location: at(location) }
}

/// [intention.choose] [preach.place] [priest.available]
#[test]
fn a_priest_who_is_sent_out_is_no_longer_available() {
    let mut table = Table::new(&TWO);
    table.does(ADA, place(2, 3));
    assert_eq!((table.p.priests(ADA, at(3)).count(influence(2)), table.p.cult(ADA).home.count(influence(2))), (1, 0));
    table.does(BOB, place(1, 3));
    assert_eq!(table.refused(ADA, place(2, 1)), ("preach.place", "why-no-such-priest"));
    table.does(ADA, place(PATRIARCH, 1)).does(BOB, Action::Pray).does(BOB, Action::Decline);
    assert_eq!(table.refused(ADA, place(PATRIARCH, 2)), ("preach.place", "why-patriarch-away"));
}

/// [intention.order]
#[test]
fn turns_go_clockwise_and_pass_over_those_who_have_prayed() {
    let mut table = Table::new(&THREE);
    table.does(ADA, place(1, 1));
    assert_eq!(table.asked(), Some(BOB));
    assert_eq!(table.refused(ADA, place(2, 1)), ("intention.choose", "why-not-your-turn"));
    table.does(BOB, Action::Pray).does(BOB, Action::Decline);
    table.does(CLEO, place(1, 1)).does(ADA, place(2, 1));
    assert_eq!(table.asked(), Some(CLEO), "Bob has prayed");
}

/// [preach.access]
#[test]
fn two_followers_open_exactly_the_first_six_locations() {
    let mut table = Table::new(&TWO);
    let open = |table: &Table| {
        let reached = |location| table.legal(ADA).contains(&place(1, location));
        (1..=13).filter(|location| reached(*location)).collect::<Vec<u8>>()
    };
    assert_eq!(open(&table), [1, 2, 3, 4, 5, 6]);
    assert_eq!(table.refused(ADA, place(1, 7)), ("preach.access", "why-too-few-followers"));
    table.cult(ADA).followers = 9;
    assert_eq!(open(&table).len(), 13);
    table.cult(ADA).followers = 0;
    assert_eq!(open(&table), [1, 2, 3, 4]);
}

/// [preach.price]
#[test]
fn the_fourth_placement_costs_a_follower_and_needs_one() {
    let mut table = Table::new(&TWO);
    table.cult(BOB).prayed = true;
    table.does(ADA, place(1, 1)).does(ADA, place(2, 1)).does(ADA, place(3, 1));
    assert_eq!(table.p.cult(ADA).followers, 2);
    // Access is looked at before the Follower is lost.
    table.cult(ADA).followers = 3;
    table.does(ADA, place(PATRIARCH, 7));
    assert_eq!((table.p.cult(ADA).followers, table.p.cult(ADA).patriarch), (2, Patriarch::at(at(7))));

    let mut poor = Table::new(&TWO);
    poor.cult(BOB).prayed = true;
    poor.cult(ADA).followers = 0;
    poor.does(ADA, place(1, 1)).does(ADA, place(2, 1)).does(ADA, place(3, 1));
    assert!(poor.p.cult(ADA).prayed, "without a Follower to lose there is only prayer");
}

/// [intention.must-pray]
#[test]
fn who_has_nobody_to_place_must_pray() {
    let mut table = Table::new(&TWO);
    table.homes(BOB, &[]);
    table.cult(BOB).patriarch = Patriarch::at(at(3));
    table.does(ADA, place(1, 1));
    assert_eq!(table.p.step(), Step::Pray(BOB));
    assert!(table.p.cult(BOB).prayed);
}

/// [resolution.begin]
#[test]
fn when_all_have_prayed_the_locations_are_resolved_from_the_first_on() {
    let mut table = Table::new(&TWO);
    table.hold(BOB, &["offering"]);
    table.does(ADA, place(3, 4)).does(BOB, place(1, 2));
    table.does(ADA, Action::Pray).does(ADA, Action::Favour { location: at(1) });
    assert_eq!(table.p.hand(ADA).deck(Deck::Miracle).len(), 1);
    table.does(BOB, Action::Pray).does(BOB, Action::Decline);
    assert_eq!((table.p.phase, table.active()), (Phase::Acting, 2));
    assert_eq!(table.p.cult(ADA).patriarch, Patriarch::HOME);
}
