//! The Privileges.

use cenacle_cult::{Action, CultName, Deck, Step};

use crate::common::{ADA, BOB, PATRIARCH, Table, at, influence, token};

const TWO: [CultName; 2] = [CultName::Anubis, CultName::Janus];

fn place(priest: u8, location: u8) -> Action {
    Action::Place { priest: token(priest), location: at(location) }
}

/// [privilege.safe-conduct]
#[test]
fn a_safe_conduct_pays_for_its_own_placement_alone() {
    let mut table = Table::new(&TWO);
    table.homes(ADA, &[1, 1, 2, 2, 3, 3]).hold(ADA, &["safe-conduct-5"]);
    table.cult(BOB).prayed = true;
    for (placement, followers) in [(1, 2), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0)] {
        let priest = table.p.cult(ADA).home.values().next().unwrap();
        table.does(ADA, place(priest.value(), 1));
        assert_eq!(table.p.cult(ADA).followers, followers, "after placement {placement}");
    }
}

/// [privilege.safe-conduct] [preach.price]
#[test]
fn each_safe_conduct_covers_the_placement_of_its_number_and_none_covers_the_seventh() {
    for number in 4..=6 {
        let mut table = Table::new(&TWO);
        table.homes(ADA, &[1, 1, 2, 2, 3, 3, 4]).hold(ADA, &[&format!("safe-conduct-{number}")]);
        table.cult(ADA).followers = 9;
        table.cult(BOB).prayed = true;
        for placement in 1..=7 {
            let before = table.p.cult(ADA).followers;
            let priest = table.p.cult(ADA).home.values().next().unwrap();
            table.does(ADA, place(priest.value(), 1));
            let costs = placement > 3 && placement != number;
            let lost = before - table.p.cult(ADA).followers;
            assert_eq!(lost, u8::from(costs), "safe-conduct {number}, placement {placement}");
        }
    }
    // Even without any Follower to lose.
    let mut table = Table::new(&TWO);
    table.homes(ADA, &[1, 1, 2, 2]).hold(ADA, &["safe-conduct-4"]);
    table.cult(ADA).followers = 0;
    table.cult(BOB).prayed = true;
    table.does(ADA, place(1, 1)).does(ADA, place(1, 1)).does(ADA, place(2, 1)).does(ADA, place(2, 1));
    assert!(table.p.cult(ADA).prayed, "the fifth would cost a Follower");
}

/// [privilege.open] [pray.buy] [patriarch.influence]
#[test]
fn each_privilege_costs_what_it_shows_and_adds_one_two_or_three_to_the_patriarch() {
    let ids: Vec<String> = {
        let game = crate::common::game();
        let faces = game.figures().faces.iter().filter(|face| face.deck == Some(Deck::Privilege));
        faces.map(|face| face.id.clone()).collect()
    };
    assert_eq!(ids.len(), 30, "three of them are there twice");
    for id in ids {
        let mut table = Table::new(&TWO);
        let card = table.copy(&id);
        table.p.lay_on_top(card);
        // It is exchanged for what lies in the first space.
        let other = std::mem::replace(&mut table.p.palace[0], table.p.piles[2].pop().unwrap());
        table.p.piles[2].push_under(other);
        table.p.fresh_privileges = 0;
        let (price, more) = (table.game.figures().coins[card.index()], table.game.figures().influence[card.index()]);
        assert!((5..=9).contains(&price) && (1..=3).contains(&more), "{id}");
        table.hold(ADA, &["ambush"]);
        table.cult(ADA).coins = u16::from(price) - 1;
        table.does(ADA, Action::Pray).does(ADA, Action::Decline);
        assert_eq!(table.refused(ADA, Action::Buy { slot: 0 }), ("pray.buy", "why-cannot-pay"), "{id}");
        table.cult(ADA).coins += 1;
        let before = table.game.patriarch(&table.p, ADA);
        table.does(ADA, Action::Buy { slot: 0 });
        assert_eq!(table.p.cult(ADA).coins, 0, "{id}");
        assert_eq!(table.game.patriarch(&table.p, ADA), before + more, "{id}");
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
        assert_eq!(table.p.priests(ADA, at(location)).count(influence(1)), 1, "{id}");
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

/// [privilege.tithes] [supremacy.absent]
#[test]
fn who_celebrates_collects_its_tithes_all_the_same() {
    let mut table = Table::new(&TWO);
    table.hold(BOB, &["tithes-1"]);
    table.cult(BOB).celebrates = true;
    table.does(ADA, place(1, 2));
    assert_eq!((table.p.cult(ADA).coins, table.p.cult(BOB).coins), (4, 6));
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
    let mut other = Table::acting(5, &TWO);
    other.hold(BOB, &["court-mage"]).hold(ADA, &["offering"]);
    other.plays(ADA, "offering").does(ADA, Action::GainFollowers);
    assert_eq!(other.p.cult(BOB).coins, 5, "not for those of others");
    // A Miracle played inside an ability is played as well.
    let mut inside = Table::acting(5, &[CultName::Tiamat, CultName::Janus]);
    inside.dark(ADA).homes(ADA, &[5]).hold(ADA, &["court-mage", "offering"]);
    inside.uses(1).plays(ADA, "offering").does(ADA, Action::GainCoins);
    assert_eq!(inside.p.cult(ADA).coins, 5 + 4 + 3);
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
    assert_eq!(table.p.step(), Step::Reap(ADA, at(6)), "even if the winner declines");
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
    let game = crate::common::game();
    for location in 1..=13_usize {
        let there = game.figures().communities[location].len();
        assert_eq!(there, usize::from(location != 4), "Location {location}");
    }
}

/// [privilege.open]
#[test]
fn privileges_lie_open_and_count_as_cards_but_not_of_the_hand() {
    let mut table = Table::acting(5, &[CultName::Janus, CultName::Anubis]);
    table.hold(ADA, &["oracle", "healer"]);
    assert!(table.p.hand(ADA).is_empty());
    table.uses(0).discards(&["oracle"]);
    assert!(table.p.lowest);
    assert_eq!(table.game.figures().of(table.p.piles[2][0]).id, "healer", "under the Privilege pile");
}
