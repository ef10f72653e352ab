//! The Privileges.

use cenacle_cult::{Action, Creed, PATRIARCH, Step};

use crate::common::{ADA, BOB, Table, here};

const TWO: [Creed; 2] = [Creed::Anubis, Creed::Janus];

fn place(priest: u8, location: u8) -> Action {
    Action::Place { priest, location }
}

/// [privilege.safe-conduct]
#[test]
fn a_safe_conduct_pays_for_its_own_placement_alone() {
    let mut table = Table::new(&TWO);
    table.homes(ADA, &[1, 1, 2, 2, 3, 3]).hold(ADA, &["safe-conduct-5"]);
    table.cult(BOB).prayed = true;
    for (placement, followers) in [(1, 2), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0)] {
        let priest = table.p.cult(ADA).home.values().next().unwrap();
        table.does(ADA, place(priest, 1));
        assert_eq!(table.p.cult(ADA).followers, followers, "after placement {placement}");
    }
}

/// [privilege.personality]
#[test]
fn each_personality_opens_its_location_whatever_the_followers() {
    let people = [
        ("minstrel", 7),
        ("healer", 8),
        ("admiral", 9),
        ("mentor", 10),
        ("inquisitor", 11),
        ("general", 12),
        ("oracle", 13),
    ];
    for (id, location) in people {
        let mut table = Table::new(&TWO);
        assert_eq!(table.refused(ADA, place(1, location)).0, "preach.access");
        table.hold(ADA, &[id]);
        table.does(ADA, place(1, location));
        assert_eq!(table.p.band(ADA, location).count(1), 1, "{id}");
    }
}

/// [privilege.tithes]
#[test]
fn a_rival_who_preaches_on_a_tithed_location_pays_a_coin_if_he_has_one() {
    for (id, inside, outside) in
        [("tithes-1", 3, 4), ("tithes-4", 6, 1), ("tithes-7", 7, 6), ("tithes-10", 11, 9), ("tithes-12", 13, 11)]
    {
        let mut table = Table::new(&TWO);
        table.hold(BOB, &[id]);
        table.cult(ADA).followers = 9;
        table.cult(BOB).followers = 9;
        table.does(ADA, place(PATRIARCH, inside));
        assert_eq!((table.p.cult(ADA).coins, table.p.cult(BOB).coins), (4, 6), "{id}");
        table.does(BOB, place(1, inside));
        table.does(ADA, place(1, outside));
        assert_eq!((table.p.cult(ADA).coins, table.p.cult(BOB).coins), (4, 6), "{id}");
        table.cult(ADA).coins = 0;
        table.does(BOB, place(2, 1)).does(ADA, place(2, inside));
        assert_eq!((table.p.cult(ADA).coins, table.p.cult(BOB).coins), (0, 6), "who has nothing pays nothing");
    }
}

/// [privilege.exiles]
#[test]
fn exiles_bring_a_follower_for_each_intrigue_their_owner_plays() {
    let mut table = Table::acting(5, &TWO);
    table.hold(ADA, &["exiles", "inquisition"]);
    table.plays(ADA, "inquisition");
    assert_eq!(table.p.cult(ADA).followers, 3);
    let mut other = Table::acting(5, &TWO);
    other.hold(BOB, &["exiles"]).hold(ADA, &["inquisition"]);
    other.plays(ADA, "inquisition");
    assert_eq!(other.p.cult(BOB).followers, 2, "not for those of others");
}

/// [privilege.court-mage]
#[test]
fn a_court_mage_brings_three_coins_for_each_miracle_his_owner_plays() {
    let mut table = Table::acting(5, &TWO);
    table.hold(ADA, &["court-mage", "offering"]);
    table.plays(ADA, "offering").does(ADA, Action::GainFollowers);
    assert_eq!(table.p.cult(ADA).coins, 8);
}

/// [privilege.novitiates]
#[test]
fn novitiates_strengthen_the_altars_of_their_owner() {
    let mut table = Table::acting(5, &TWO);
    table.altar(ADA, 5).altar(BOB, 5).hold(ADA, &["novitiates"]);
    assert_eq!((table.influence(ADA), table.influence(BOB)), (5, 4));
}

/// [privilege.community]
#[test]
fn a_community_serves_after_the_winner_instead_of_alms() {
    let mut table = Table::last_act(6, &TWO);
    table.stand(ADA, 6, &[1]).stand(BOB, 6, &[3]).hold(ADA, &["community-market"]);
    table.does(ADA, Action::Pass);
    table.does(BOB, Action::Decline);
    assert_eq!(table.p.step(), Step::Reap(ADA, 6), "even if the winner declines");
    table.does(ADA, Action::Take);
    assert_eq!(table.p.cult(ADA).coins, 11, "six coins and no alms");

    let mut table = Table::last_act(6, &TWO);
    table.stand(ADA, 6, &[1]).stand(BOB, 6, &[3]).hold(ADA, &["community-market"]);
    table.does(ADA, Action::Pass).does(BOB, Action::Take).does(ADA, Action::Decline);
    assert_eq!(table.p.cult(ADA).coins, 5, "who could and would not gets nothing");
}

/// [privilege.community] [resolution.alms]
#[test]
fn a_community_that_cannot_serve_leaves_alms() {
    let mut table = Table::last_act(9, &TWO);
    table.stand(ADA, 9, &[1]).stand(BOB, 9, &[3]).hold(ADA, &["community-port"]);
    table.cult(ADA).coins = 4;
    table.does(ADA, Action::Pass).does(BOB, Action::Decline);
    assert_eq!(table.p.cult(ADA).coins, 6);
}

/// [privilege.community]
#[test]
fn every_location_but_the_forum_has_its_community() {
    let figures = crate::common::game();
    let figures = figures.figures();
    for location in 1..=13_usize {
        assert_eq!(figures.communities[location].len(), usize::from(location != 4), "Location {location}");
    }
    let mut table = Table::last_act(2, &TWO);
    table.stand(ADA, 2, &[1]).stand(BOB, 2, &[3]).hold(ADA, &["community-thieves"]).stand(BOB, 8, &[1]);
    table.cult(ADA).coins = 9;
    table.does(ADA, Action::Pass);
    if table.asked() == Some(BOB) {
        table.does(BOB, Action::Decline);
    }
    table.does(ADA, Action::Bribe { priest: here(1), location: 8 });
    assert_eq!(table.p.bribes[8].coins, 8);
}

/// [privilege.open]
#[test]
fn privileges_lie_open_and_count_as_cards_but_not_of_the_hand() {
    let mut table = Table::acting(5, &[Creed::Janus, Creed::Anubis]);
    table.hold(ADA, &["oracle", "healer"]);
    assert!(table.p.hand(ADA).is_empty());
    table.uses(0).discards(&["oracle"]);
    assert!(table.p.lowest);
    assert_eq!(table.game.figures().of(table.p.piles[2][0]).id, "healer", "under the Privilege pile");
}
