//! Supremacy and celebrations.

use cenacle_cult::{Action, Card, CultName, Influence, Phase, Step};

use crate::common::{ADA, BOB, Table, at, game, influence};

const TWO: [CultName; 2] = [CultName::Anubis, CultName::Janus];

fn holding() -> Table {
    let mut table = Table::new(&TWO);
    table.hold(ADA, &["supremacy"]);
    table.p.steps.clear();
    table.p.steps.push(Step::Celebrate(ADA));
    table
}

fn feast(feast: u8, priest: u8) -> Action {
    Action::Feast { feast, priest: Influence::new(priest) }
}

/// [supremacy.card] [patriarch.influence]
#[test]
fn supremacy_adds_seven_at_once_and_can_be_discarded() {
    let mut table = Table::acting(5, &[CultName::Janus, CultName::Anubis]);
    assert_eq!(table.game.patriarch(&table.p, ADA), 2);
    table.hold(ADA, &["supremacy", "retreat"]);
    assert_eq!(table.game.patriarch(&table.p, ADA), 9);
    table.uses(0).discards(&["supremacy"]);
    assert_eq!((table.p.supreme(), table.game.patriarch(&table.p, ADA)), (None, 3), "one Follower from the Chalice");
}

/// [supremacy.celebrate]
#[test]
fn a_celebration_turns_the_card_and_a_turned_card_is_not_asked_about() {
    let mut table = holding();
    table.does(ADA, Action::Celebrate).does(ADA, feast(1, 0));
    assert!(table.p.flipped && table.p.cult(ADA).celebrates);
    assert_eq!(table.asked(), Some(BOB));
    table.does(BOB, Action::Pray).does(BOB, Action::Decline);
    while table.p.round == 1 {
        let seat = table.asked().unwrap();
        table.does(seat, Action::Done);
    }
    assert_eq!((table.p.round, table.p.step()), (2, Step::Intend(ADA)), "the card has served");

    let mut table = holding();
    table.does(ADA, Action::Abstain);
    assert_eq!((table.p.flipped, table.p.phase), (false, Phase::Intention));
}

/// [supremacy.feast]
#[test]
fn a_celebration_brings_one_of_five_things() {
    let mut table = holding();
    table.does(ADA, Action::Celebrate).does(ADA, feast(0, 0));
    assert_eq!(table.p.cult(ADA).followers, 5);
    let mut table = holding();
    table.does(ADA, Action::Celebrate).does(ADA, feast(1, 0));
    assert_eq!(table.p.cult(ADA).coins, 15);
    let mut table = holding();
    table.does(ADA, Action::Celebrate);
    assert_eq!(table.refused(ADA, feast(2, 0)), ("supremacy.feast", "why-no-token"), "the Patriarch is not raised");
    assert_eq!(table.refused(ADA, feast(9, 0)), ("supremacy.feast", "why-no-such-feast"));
    table.does(ADA, feast(2, 3));
    assert_eq!(table.p.cult(ADA).home.count(influence(5)), 1);
    let mut table = holding();
    table.does(ADA, Action::Celebrate).does(ADA, feast(3, 0));
    assert_eq!(table.p.cult(ADA).home.count(influence(3)), 2);
    let mut table = holding();
    table.does(ADA, Action::Celebrate).does(ADA, feast(4, 0));
    assert_eq!(table.p.hand(ADA).len(), 3);
}

/// [supremacy.absent]
#[test]
fn who_celebrates_acts_wins_and_begs_nothing_and_its_altars_wake_no_location() {
    let mut table = Table::last_act(6, &TWO);
    table.stand(BOB, 6, &[1]).altar(ADA, 6).altar(ADA, 9).hold(BOB, &["supremacy", "massacre"]);
    table.p.steps.clear();
    table.p.steps.push(Step::Act(BOB));
    table.cult(ADA).celebrates = true;
    table.cult(ADA).followers = 5;
    table.plays(BOB, "massacre");
    assert_eq!(table.p.cult(ADA).followers, 3, "harm reaches it");
    assert_eq!(table.p.step(), Step::Reap(BOB, at(6)), "4 against 1, but it celebrates");
    table.does(BOB, Action::Take);
    assert_eq!((table.p.cult(ADA).coins, table.p.round), (5, 2), "no alms, and the Port slept");
}

/// [supremacy.celebrate]
#[test]
fn a_new_owner_may_celebrate_again() {
    let mut table = Table::acting(5, &[CultName::Atheism, CultName::Anubis]);
    table.dark(ADA).hold(BOB, &["supremacy"]);
    table.p.flipped = true;
    table.cult(ADA).followers = 9;
    table.hold(ADA, &["oracle", "general", "mentor"]);
    assert_eq!(table.game.patriarch(&table.p, ADA), 15);
    table.uses(0);
    let face = table.face("supremacy");
    table.does(BOB, Action::Give { face });
    assert_eq!((table.p.supreme(), table.p.flipped), (Some(ADA), false));
    assert!(table.p.cult(ADA).cards.contains(Card::SUPREMACY) && game().figures().feasts.len() == 5);
}

/// [supremacy.absent] [location.forum]
#[test]
fn who_loses_the_card_while_celebrating_is_still_absent_from_the_round() {
    let mut table = Table::last_act(4, &TWO);
    table.hold(ADA, &["supremacy"]).stand(BOB, 4, &[1]).stand(BOB, 6, &[1]);
    table.cult(ADA).celebrates = true;
    table.p.flipped = true;
    table.does(ADA, Action::Pass).does(BOB, Action::Take);
    assert_eq!((table.p.supreme(), table.p.flipped), (Some(BOB), false));
    // At the Market only Bob is asked, though Ada holds a card.
    assert_eq!((table.active(), table.p.step()), (6, Step::Act(BOB)));
    table.does(BOB, Action::Pass);
    assert_eq!(table.p.step(), Step::Reap(BOB, at(6)));
    table.does(BOB, Action::Take);
    assert_eq!((table.p.round, table.p.step()), (2, Step::Celebrate(BOB)), "the new owner may celebrate");
    assert!(!table.p.cult(ADA).celebrates);
}

/// [supremacy.card] [pray.location]
#[test]
fn the_forum_by_prayer_adds_seven_at_once_and_is_celebrated_in_the_next_round() {
    let mut table = Table::new(&TWO);
    table.cult(ADA).mobs = 2;
    table.cult(ADA).coins = 0;
    table.cult(BOB).coins = 0;
    table.does(ADA, Action::Pray).does(ADA, Action::Favour { location: at(4) });
    assert_eq!(table.game.patriarch(&table.p, ADA), 9);
    assert_eq!(table.p.step(), Step::Intend(BOB), "not in this round");
    table.does(BOB, Action::Pray).does(BOB, Action::Decline);
    assert_eq!((table.p.round, table.p.step()), (2, Step::Celebrate(ADA)));
}

/// [supremacy.card]
#[test]
fn a_turned_card_that_is_discarded_lies_upright_in_the_reserve() {
    let mut table = Table::acting(5, &[CultName::Janus, CultName::Anubis]);
    table.hold(ADA, &["supremacy", "retreat"]);
    table.p.flipped = true;
    table.uses(0).discards(&["supremacy"]);
    assert_eq!((table.p.supreme(), table.p.flipped), (None, false));
}
