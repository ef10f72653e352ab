//! Priests with coins: what becomes of them before their Location is won.

use cenacle_cult::{Action, At, Bribe, CultName, Location, Patriarch, Priest, Step};

use crate::common::{ADA, BOB, CLEO, PATRIARCH, Table, at, here, influence, token};

const THREE: [CultName; 3] = [CultName::Anubis, CultName::Janus, CultName::Fafnir];

/// Ada has won the Thieves' District and may send somebody.
fn among_thieves(prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::last_act(2, &THREE);
    table.homes(ADA, &[3]).stand(ADA, 2, &[1, 2]);
    table.cult(ADA).coins = 20;
    prepare(&mut table);
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.step(), Step::Reap(ADA, at(2)));
    table
}

/// [location.thieves] [bribe.win]
#[test]
fn the_patriarch_may_be_the_one_who_goes_with_the_coins() {
    let mut table = among_thieves(|table| {
        table.cult(ADA).patriarch = Patriarch::at(at(2));
        table.stand(BOB, 5, &[5]).hold(BOB, &["offering"]);
    });
    table.does(ADA, Action::Bribe { priest: here(PATRIARCH), location: at(5) });
    assert_eq!((table.p.cult(ADA).patriarch, table.p.cult(ADA).coins), (Patriarch::at(at(5)), 15));
    table.settle();
    assert_eq!(table.p.step(), Step::Reap(ADA, at(5)));
}

/// [location.thieves]
#[test]
fn a_bribe_asks_for_no_followers_and_no_tithe() {
    let mut table = among_thieves(|table| {
        table.hold(BOB, &["tithes-12"]);
    });
    table.does(ADA, Action::Bribe { priest: here(1), location: at(13) });
    assert_eq!((table.p.cult(ADA).coins, table.p.cult(BOB).coins, table.p.cult(ADA).followers), (7, 5, 2));
}

/// [location.thieves]
#[test]
fn three_coins_are_the_least_and_what_one_has_is_the_most() {
    let mut table = among_thieves(|table| table.cult(ADA).coins = 6);
    let reached = |table: &Table| {
        let legal = table.legal(ADA);
        Location::all()
            .filter(|location| legal.contains(&Action::Bribe { priest: here(1), location: *location }))
            .map(Location::number)
            .collect::<Vec<_>>()
    };
    assert_eq!(reached(&table), [3, 4, 5, 6]);
    let dear = Action::Bribe { priest: here(1), location: at(7) };
    assert_eq!(table.refused(ADA, dear), ("location.thieves", "why-no-bribe"));
    let poor = {
        let mut table = Table::last_act(2, &THREE);
        table.stand(ADA, 2, &[1]).cult(ADA).coins = 2;
        table.does(ADA, Action::Pass);
        table
    };
    assert_ne!(poor.p.step(), Step::Reap(ADA, at(2)));
}

/// [bribe.meet]
#[test]
fn two_of_one_cult_in_one_place_go_home_as_well() {
    let mut table = among_thieves(|table| {
        table.stand(ADA, 9, &[4]);
        table.p.bribes[9] = Bribe { coins: 9, seat: ADA, value: token(4) };
    });
    table.does(ADA, Action::Bribe { priest: here(2), location: at(9) });
    assert!(table.p.priests(ADA, at(9)).is_empty() && table.p.bribes[9].coins == 0);
    assert_eq!((table.p.cult(ADA).home.count(influence(4)), table.p.cult(ADA).home.count(influence(2))), (1, 1));
    assert_eq!(table.p.cult(ADA).coins, 11, "both bribes are in the bank");
}

/// [bribe.meet]
#[test]
fn a_third_bribe_finds_nobody_and_stands() {
    let mut table = among_thieves(|table| {
        table.hold(CLEO, &["community-thieves"]).stand(CLEO, 2, &[1]);
        table.cult(CLEO).coins = 20;
        table.stand(BOB, 9, &[4]);
        table.p.bribes[9] = Bribe { coins: 9, seat: BOB, value: token(4) };
    });
    table.does(ADA, Action::Bribe { priest: here(2), location: at(9) });
    assert_eq!(table.p.bribes[9].coins, 0, "the first two have met");
    table.does(CLEO, Action::Bribe { priest: here(1), location: at(9) });
    assert_eq!((table.p.bribes[9].coins, table.p.bribes[9].seat), (9, CLEO));
}

/// [bribe.leaves] [miracle.exodus]
#[test]
fn who_moves_on_leaves_his_coins_behind_and_wins_by_them_no_more() {
    let mut table = Table::acting(4, &THREE);
    table.stand(ADA, 4, &[2]).stand(BOB, 4, &[1]).hold(ADA, &["exodus"]);
    table.p.bribes[4] = Bribe { coins: 4, seat: ADA, value: token(2) };
    table.plays(ADA, "exodus");
    let bribed = Priest { value: token(2), at: At::Bribed };
    table.does(ADA, Action::Move { priest: bribed, location: at(6) });
    assert_eq!((table.p.bribes[4].coins, table.p.bribes[6].coins, table.p.cult(ADA).coins), (0, 0, 5));
    table.settle();
    assert_eq!(table.p.winner, Some(BOB));
}

/// [bribe.stays] [intrigue.exorcism] [miracle.fervour]
#[test]
fn an_exorcised_priest_keeps_his_coins_and_his_fervour() {
    let mut table = Table::acting(9, &THREE);
    table.stand(ADA, 9, &[5]).hold(ADA, &["fervour-3"]).hold(BOB, &["exorcism"]).hold(CLEO, &["offering"]);
    table.p.bribes[9] = Bribe { coins: 9, seat: ADA, value: token(5) };
    table.plays(ADA, "fervour-3").plays(BOB, "exorcism");
    assert_eq!(
        (table.p.priests(ADA, at(9)).count(influence(3)), table.p.bribes[9].value, table.p.bribes[9].coins),
        (1, token(3), 9)
    );
    assert_eq!(table.game.influence(&table.p, ADA, at(9)), 3 + 3);
    assert_eq!(table.p.cult(ADA).patriarch, Patriarch::HOME);
}

/// [bribe.win] [summon.power]
#[test]
fn coins_and_influence_together_summon() {
    let mut table = Table::last_act(13, &THREE);
    table.stand(ADA, 13, &[5, 5, 5, 3]).stand(BOB, 13, &[5, 5, 5, 4]);
    table.p.bribes[13] = Bribe { coins: 13, seat: ADA, value: token(3) };
    table.does(ADA, Action::Pass).does(ADA, Action::Take);
    assert!(table.p.cult(ADA).dark, "18 against 19, but the coins win");
}
