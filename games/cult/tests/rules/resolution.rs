//! The Resolution phase: who acts, who wins, alms, coming home; the end of a round.

use cenacle_cult::{Action, Active, Card, CultName, Deck, Patriarch, Phase, Step};
use cenacle_table::Seats;

use crate::common::{ADA, BOB, CLEO, Table, at, influence, priests, token};

const TWO: [CultName; 2] = [CultName::Anubis, CultName::Janus];
const THREE: [CultName; 3] = [CultName::Anubis, CultName::Janus, CultName::Fafnir];

/// [resolution.active]
#[test]
fn empty_locations_are_passed_over_and_an_altar_is_enough_to_wake_one() {
    let mut table = Table::last_act(1, &TWO);
    table.stand(ADA, 1, &[1]).altar(BOB, 6);
    table.does(ADA, Action::Pass).does(ADA, Action::Decline);
    assert_eq!((table.active(), table.p.phase), (6, Phase::Acting));
}

/// [resolution.act]
#[test]
fn each_acts_once_from_the_first_player_on_and_the_absent_too() {
    let mut table = Table::new(&THREE);
    (table.p.phase, table.p.active, table.p.first) = (Phase::Acting, Active::on(at(3)), BOB);
    table.p.steps.clear();
    table.p.steps.push(Step::Act(BOB));
    table.p.acted = Seats::only(BOB);
    table.stand(BOB, 3, &[1]).hold(ADA, &["offering"]).hold(BOB, &["offering"]).hold(CLEO, &["offering"]);
    table.does(BOB, Action::Pass);
    assert_eq!(table.p.step(), Step::Act(CLEO));
    table.plays(CLEO, "offering").does(CLEO, Action::GainCoins);
    assert_eq!((table.p.step(), table.p.cult(CLEO).coins), (Step::Act(ADA), 9));
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.step(), Step::Reap(BOB, at(3)), "nobody acts twice");
}

/// [resolution.act]
#[test]
fn who_holds_a_useless_card_is_asked_and_who_holds_none_and_can_do_nothing_is_not() {
    let mut table = Table::acting(3, &TWO);
    table.stand(ADA, 3, &[1]).homes(ADA, &[]);
    table.p.cults[1].home = priests(&[1]);
    let ambush = table.face("ambush");
    let offering = table.copy("offering");
    assert!(offering.is_known());
    table.hold(BOB, &["ambush"]);
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.step(), Step::Act(BOB));
    assert_eq!(table.refused(BOB, Action::Play { face: ambush }), ("intrigue.ambush", "why-card-idle"));
}

/// [resolution.influence] [patriarch.influence] [altar.influence]
#[test]
fn priests_patriarch_altar_and_miracle_add_up() {
    let mut table = Table::acting(3, &TWO);
    table.stand(ADA, 3, &[1, 3]).altar(ADA, 3).hold(ADA, &["general", "supremacy", "fervour-4"]);
    table.cult(ADA).patriarch = Patriarch::at(at(3));
    // 2 Followers, the General's 2, Supremacy's 7.
    assert_eq!(table.game.patriarch(&table.p, ADA), 11);
    assert_eq!(table.influence(ADA), 1 + 3 + 11 + 4);
    table.plays(ADA, "fervour-4").does(ADA, Action::Choose { priest: crate::common::here(3) });
    assert_eq!(table.influence(ADA), 1 + 3 + 11 + 4 + 4);
}

/// [resolution.winner]
#[test]
fn the_highest_influence_wins() {
    let mut table = Table::last_act(6, &TWO);
    table.stand(ADA, 6, &[1]).stand(BOB, 6, &[2]);
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.step(), Step::Reap(BOB, at(6)));
}

/// [resolution.tie]
#[test]
fn a_tie_is_won_by_divine_power() {
    let mut table = Table::last_act(6, &TWO);
    table.stand(ADA, 6, &[2]).stand(BOB, 6, &[2]);
    table.cult(BOB).cult_name = CultName::Fafnir;
    assert!(table.game.power(&table.p, ADA) > table.game.power(&table.p, BOB));
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.step(), Step::Reap(ADA, at(6)));
}

/// [resolution.winner] [resolution.tie] [ability.chalice-of-clarity]
#[test]
fn under_the_chalice_a_tie_is_won_by_the_lowest_divine_power_and_who_celebrates_is_left_out() {
    let mut table = Table::last_act(6, &THREE);
    table.stand(ADA, 6, &[2]).stand(BOB, 6, &[2]).stand(CLEO, 6, &[5]);
    table.p.lowest = true;
    // Anubis 18, Janus 19.
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.winner, Some(ADA));
    let mut table = Table::last_act(6, &THREE);
    table.stand(BOB, 6, &[5]).stand(CLEO, 6, &[5, 1]).altar(ADA, 6);
    table.p.lowest = true;
    table.cult(ADA).celebrates = true;
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.winner, Some(BOB), "4 would be the least, but it celebrates");
}

/// [resolution.winner] [intrigue.takeover]
#[test]
fn the_last_takeover_wins_before_coins_chalice_and_influence() {
    let mut table = Table::acting(6, &THREE);
    table.dark(ADA).dark(BOB).stand(CLEO, 6, &[5]);
    table.hold(ADA, &["takeover"]).hold(BOB, &["takeover"]);
    table.p.lowest = true;
    table.plays(ADA, "takeover").plays(BOB, "takeover").settle();
    assert_eq!(table.p.step(), Step::Reap(BOB, at(6)));
    // Whoever comes afterwards with coins comes too late.
    let mut table = Table::last_act(6, &THREE);
    table.stand(CLEO, 6, &[5]);
    table.p.bribes[6] = cenacle_cult::Bribe { coins: 6, seat: CLEO, value: token(5) };
    table.p.control = Some(ADA);
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.step(), Step::Reap(ADA, at(6)));
}

/// [resolution.active] [resolution.winner]
#[test]
fn a_lone_patriarch_without_influence_wakes_a_location_and_wins_it() {
    let mut table = Table::last_act(1, &TWO);
    table.stand(ADA, 1, &[1]);
    table.cult(BOB).patriarch = Patriarch::at(at(6));
    table.cult(BOB).followers = 0;
    table.cult(ADA).coins = 0;
    table.does(ADA, Action::Pass).does(ADA, Action::Decline);
    assert_eq!((table.active(), table.influence(BOB)), (6, 0));
    table.settle();
    assert_eq!(table.p.step(), Step::Reap(BOB, at(6)));
}

/// [resolution.act] [card.play]
#[test]
fn cards_and_abilities_wait_for_the_resolution() {
    let mut table = Table::new(&TWO);
    table.hold(ADA, &["offering", "inquisition"]);
    for id in ["offering", "inquisition"] {
        assert_eq!(table.refused_play(ADA, id), ("resolution.act", "why-not-in-intention"));
    }
    assert_eq!(table.refused_use(0).1, "why-not-now");
}

/// [resolution.benefit] [resolution.decline] [resolution.alms] [resolution.home]
#[test]
fn a_benefit_left_is_nobodys_and_alms_are_paid_and_priests_come_home() {
    let mut table = Table::last_act(6, &TWO);
    table.stand(ADA, 6, &[2]).stand(BOB, 6, &[1]).altar(BOB, 10);
    table.cult(ADA).patriarch = Patriarch::at(at(6));
    table.does(ADA, Action::Pass).does(ADA, Action::Decline);
    assert_eq!((table.p.cult(ADA).coins, table.p.cult(BOB).coins), (5, 7), "two coins of alms");
    assert_eq!((table.p.cult(ADA).home.count(influence(2)), table.p.cult(BOB).home.count(influence(1))), (2, 2));
    assert_eq!((table.p.cult(ADA).patriarch, table.active()), (Patriarch::HOME, 10));
    assert!(table.p.altar(BOB, at(10)), "Altars stay");
}

/// [resolution.alms]
#[test]
fn alms_are_one_two_or_three_coins() {
    for (location, coins) in [(1, 1), (3, 1), (4, 2), (9, 2), (10, 3), (13, 3)] {
        let mut table = Table::last_act(location, &TWO);
        table.stand(ADA, location, &[5]).stand(BOB, location, &[1]);
        table.cult(BOB).coins = 0;
        table.does(ADA, Action::Pass);
        if table.p.step() == Step::Reap(ADA, at(location)) {
            table.does(ADA, Action::Decline);
        }
        assert_eq!(table.p.cult(BOB).coins, coins, "Location {location}");
    }
}

/// [resolution.nobody]
#[test]
fn where_nobody_is_left_nobody_wins() {
    let mut table = Table::last_act(6, &TWO);
    table.stand(ADA, 6, &[1]).hold(ADA, &["retreat"]);
    table.plays(ADA, "retreat");
    assert_eq!(table.p.cult(ADA).coins, 5 + 7, "and no six coins of the Market");
    assert_eq!(table.p.first, ADA);
}

/// [round.first]
#[test]
fn who_wins_the_highest_location_is_the_next_first_player() {
    let mut table = Table::last_act(9, &TWO);
    table.stand(BOB, 9, &[3]);
    table.does(ADA, Action::Pass);
    while table.p.round == 1 {
        let seat = table.asked().unwrap();
        table.does(seat, Action::Decline);
    }
    assert_eq!((table.p.first, table.p.round, table.p.step()), (BOB, 2, Step::Intend(BOB)));
}

/// [round.end] [palace.renew]
#[test]
fn a_gap_renews_the_whole_palace_and_priests_leave_the_sheets() {
    let mut table = Table::last_act(9, &TWO);
    table.stand(ADA, 9, &[1]);
    table.p.piles[2].push_under(table.p.palace[0]);
    table.p.palace[0] = Card::NONE;
    let left = [table.p.palace[1], table.p.palace[2]];
    table.cult(ADA).sheet = priests(&[3]);
    table.cult(ADA).patriarch = Patriarch::SHEET;
    table.does(ADA, Action::Pass).does(ADA, Action::Decline);
    assert_eq!(table.p.round, 2);
    assert!(table.p.palace.iter().all(|card| *card != Card::NONE && !left.contains(card)));
    assert_eq!(&table.p.pile(Deck::Privilege)[..2], &[left[1], left[0]]);
    assert_eq!((table.p.cult(ADA).home.count(influence(3)), table.p.cult(ADA).patriarch), (2, Patriarch::HOME));

    let mut full = Table::last_act(9, &TWO);
    full.stand(ADA, 9, &[1]);
    let palace = full.p.palace;
    full.does(ADA, Action::Pass).does(ADA, Action::Decline);
    assert_eq!(full.p.palace, palace, "without a gap nothing changes");
}

/// [priest.available]
#[test]
fn priests_who_came_home_may_be_used_in_the_same_round() {
    let mut table = Table::last_act(1, &TWO);
    table.homes(ADA, &[]).stand(ADA, 1, &[3]).stand(BOB, 2, &[1]).hold(ADA, &["apparition"]);
    table.cult(ADA).patriarch = Patriarch::at(at(9));
    table.does(ADA, Action::Pass).does(ADA, Action::Decline);
    assert_eq!(table.active(), 2);
    table.plays(ADA, "apparition");
    assert_eq!(table.p.priests(ADA, at(2)).count(influence(3)), 1);
    assert_eq!(table.p.cult(ADA).patriarch, Patriarch::at(at(9)));
}
