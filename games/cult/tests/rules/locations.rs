//! The thirteen Locations: each benefit, and why it cannot be had.

use cenacle_cult::{Action, At, Card, CultName, Deck, Patriarch, Priest, Step};

use crate::common::{ADA, BOB, Table, at, here, home, influence, token};

const TWO: [CultName; 2] = [CultName::Anubis, CultName::Janus];

/// Ada alone has won this Location with a Priest of 2 and is asked whether she takes the benefit.
fn won(location: u8, prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::last_act(location, &TWO);
    table.homes(ADA, &[1, 3]).stand(ADA, location, &[2]);
    table.cult(ADA).coins = 20;
    prepare(&mut table);
    table.does(ADA, Action::Pass);
    table
}

/// [location.ruins]
#[test]
fn the_ruins_give_a_miracle_unless_the_pile_is_empty() {
    let mut table = won(1, |_| {});
    let top = table.p.pile(Deck::Miracle).top().unwrap();
    table.does(ADA, Action::Take);
    assert!(table.p.cult(ADA).cards.contains(top));
    let table = won(1, |table| {
        let pile = table.p.piles[0];
        pile.iter().for_each(|card| table.p.deal_to(BOB, *card));
    });
    assert_ne!(table.p.step(), Step::Reap(ADA, at(1)));
}

/// [location.thieves] [bribe.win]
#[test]
fn a_bribed_priest_wins_the_location_whose_number_was_paid() {
    let mut table = won(2, |table| {
        table.stand(BOB, 9, &[5]).hold(BOB, &["offering"]);
    });
    assert_eq!(
        table.refused(ADA, Action::Bribe { priest: here(3), location: at(9) }),
        ("location.thieves", "why-no-bribe")
    );
    assert_eq!(
        table.refused(ADA, Action::Bribe { priest: here(2), location: at(2) }),
        ("location.thieves", "why-no-bribe")
    );
    table.does(ADA, Action::Bribe { priest: here(2), location: at(9) });
    assert_eq!(
        (table.p.cult(ADA).coins, table.p.bribes[9].coins, table.p.priests(ADA, at(9)).count(influence(2))),
        (11, 9, 1)
    );
    assert_eq!(table.active(), 9);
    table.settle();
    assert_eq!(table.p.step(), Step::Reap(ADA, at(9)), "2 against 5, and yet");
    assert_eq!(table.p.bribes[9].coins, 0);
}

/// [location.thieves]
#[test]
fn an_altar_wins_the_thieves_but_has_nobody_to_send() {
    let mut table = Table::last_act(2, &TWO);
    table.altar(ADA, 2).stand(BOB, 2, &[1]).stand(BOB, 5, &[1]);
    table.cult(ADA).coins = 20;
    table.does(ADA, Action::Pass);
    assert_eq!((table.active(), table.p.cult(BOB).coins), (5, 6), "no benefit; Bob has his alms");
}

/// [bribe.meet]
#[test]
fn two_bribed_priests_in_one_place_both_go_home() {
    let mut table = won(2, |table| {
        table.stand(BOB, 9, &[4]).stand(ADA, 5, &[1]);
        table.p.bribes[9] = cenacle_cult::Bribe { coins: 9, seat: BOB, value: token(4) };
    });
    table.does(ADA, Action::Bribe { priest: here(2), location: at(9) });
    assert_eq!((table.p.cult(BOB).home.count(influence(4)), table.p.cult(ADA).home.count(influence(2))), (1, 1));
    assert_eq!(
        (table.p.bribes[9].coins, table.p.priests(BOB, at(9)).len(), table.p.priests(ADA, at(9)).len()),
        (0, 0, 0)
    );
    assert_eq!((table.p.cult(ADA).coins, table.p.cult(BOB).coins), (11, 5), "the coins are in the bank");
}

/// [bribe.leaves]
#[test]
fn a_bribed_priest_who_leaves_leaves_his_coins_to_the_bank() {
    let mut table = Table::acting(9, &TWO);
    table.stand(ADA, 9, &[2]).stand(BOB, 9, &[1]).hold(ADA, &["retreat"]);
    table.p.bribes[9] = cenacle_cult::Bribe { coins: 9, seat: ADA, value: token(2) };
    table.plays(ADA, "retreat");
    assert_eq!((table.p.bribes[9].coins, table.p.cult(ADA).coins), (0, 12), "seven for the retreat, none of the nine");
    table.settle();
    assert_ne!(table.p.winner, Some(ADA));
}

/// [bribe.stays]
#[test]
fn a_bribed_priest_exchanged_in_his_place_keeps_his_coins() {
    let mut table = Table::acting(9, &[CultName::Cthulhu, CultName::Janus]);
    table.homes(ADA, &[2]).stand(ADA, 9, &[1]);
    table.p.bribes[9] = cenacle_cult::Bribe { coins: 9, seat: ADA, value: token(1) };
    table.uses(0);
    assert_eq!(
        (table.p.bribes[9].value, table.p.bribes[9].coins, table.p.priests(ADA, at(9)).count(influence(3))),
        (token(3), 9, 1)
    );
}

/// [location.slums] [follower.cap]
#[test]
fn the_slums_give_a_follower_but_never_a_tenth() {
    let mut table = won(3, |_| {});
    table.does(ADA, Action::Take);
    assert_eq!(table.p.cult(ADA).followers, 3);
    let table = won(3, |table| table.cult(ADA).followers = 9);
    assert_ne!(table.p.step(), Step::Reap(ADA, at(3)));
}

/// [location.forum]
#[test]
fn the_forum_gives_supremacy_whoever_had_it() {
    let mut table = won(4, |table| {
        table.hold(BOB, &["supremacy"]);
        table.p.flipped = true;
    });
    table.does(ADA, Action::Take);
    assert_eq!(table.p.supreme(), Some(ADA));
    assert!(!table.p.flipped, "won anew, it is upright");
}

/// [location.temples] [priest.raise] [priest.supply]
#[test]
fn the_temples_give_a_priest_or_raise_one_at_home_or_there() {
    let mut table = won(5, |_| {});
    assert_eq!(table.refused(ADA, Action::Raise { priest: here(0), offer: 0 }), ("priest.raise", "why-not-raised"));
    table.does(ADA, Action::Ordain);
    assert_eq!(table.p.cult(ADA).home.count(influence(1)), 2);
    let mut table = won(5, |_| {});
    table.does(ADA, Action::Raise { priest: home(3), offer: 0 });
    assert_eq!(table.p.cult(ADA).home.count(influence(4)), 1);
    let mut table = won(5, |_| {});
    table.does(ADA, Action::Raise { priest: here(2), offer: 0 });
    assert_eq!(table.p.cult(ADA).home.count(influence(3)), 2, "raised on the spot, then home");
    // Three of a value is all there is.
    let mut table = won(5, |table| {
        table.homes(ADA, &[1, 1, 1, 5]);
    });
    assert_eq!(table.refused(ADA, Action::Ordain), ("location.temples", "why-no-token-of"));
    assert_eq!(table.refused(ADA, Action::Raise { priest: home(5), offer: 0 }), ("priest.raise", "why-not-raised"));
}

/// [location.market]
#[test]
fn the_market_gives_six_coins() {
    let mut table = won(6, |_| {});
    table.does(ADA, Action::Take);
    assert_eq!(table.p.cult(ADA).coins, 26);
}

/// [location.artisans] [altar.build]
#[test]
fn the_artisans_build_an_altar_wherever_a_priest_stands() {
    let build = |value, location| Action::Build { priest: here(value), location: at(location) };
    let mut table = won(7, |table| {
        table.stand(ADA, 11, &[3]).altar(ADA, 12).stand(ADA, 12, &[1]);
        table.cult(ADA).patriarch = Patriarch::at(at(11));
    });
    assert_eq!(table.refused(ADA, build(1, 12)), ("altar.build", "why-no-altar"), "one a cult and Location");
    assert_eq!(table.refused(ADA, build(0, 11)), ("altar.build", "why-no-altar"), "never the Patriarch");
    table.does(ADA, build(3, 11));
    assert_eq!((table.p.cult(ADA).coins, table.p.priests(ADA, at(11)).len()), (15, 0));
    assert!(table.p.altar(ADA, at(11)));
    let table = won(7, |table| table.cult(ADA).coins = 4);
    assert_ne!(table.p.step(), Step::Reap(ADA, at(7)), "five coins are needed");
}

/// [location.artisans] [bribe.leaves]
#[test]
fn a_bribed_priest_turned_into_an_altar_wins_no_more_by_his_coins() {
    let mut table = won(7, |table| {
        table.stand(ADA, 9, &[3]);
        table.p.bribes[9] = cenacle_cult::Bribe { coins: 9, seat: ADA, value: token(3) };
    });
    table.does(ADA, Action::Build { priest: Priest { value: token(3), at: At::Bribed }, location: at(9) });
    assert_eq!(table.p.bribes[9].coins, 0);
}

/// [location.academy] [priest.raise]
#[test]
fn the_academy_raises_by_two_for_five_and_by_four_for_eleven() {
    let mut table = won(8, |_| {});
    table.does(ADA, Action::Raise { priest: home(3), offer: 0 });
    assert_eq!((table.p.cult(ADA).home.count(influence(5)), table.p.cult(ADA).coins), (1, 15));
    let mut table = won(8, |_| {});
    table.does(ADA, Action::Raise { priest: home(1), offer: 1 });
    assert_eq!((table.p.cult(ADA).home.count(influence(5)), table.p.cult(ADA).coins), (1, 9));
    let mut table = won(8, |table| table.cult(ADA).coins = 10);
    assert_eq!(table.refused(ADA, Action::Raise { priest: home(1), offer: 1 }), ("priest.raise", "why-not-raised"));
}

/// [location.port]
#[test]
fn the_port_sells_two_followers_for_five_and_four_for_eleven() {
    let mut table = won(9, |_| {});
    table.does(ADA, Action::Recruit { offer: 1 });
    assert_eq!((table.p.cult(ADA).followers, table.p.cult(ADA).coins), (6, 9));
    let mut table = won(9, |table| table.cult(ADA).followers = 8);
    table.does(ADA, Action::Recruit { offer: 0 });
    assert_eq!((table.p.cult(ADA).followers, table.p.cult(ADA).coins), (9, 15), "the tenth is lost");
    let mut table = won(9, |table| table.cult(ADA).coins = 5);
    assert_eq!(table.refused(ADA, Action::Recruit { offer: 1 }).0, "location.port");
}

/// [location.palace]
#[test]
fn the_palace_gives_a_face_up_privilege_for_nothing() {
    let mut table = won(10, |_| {});
    let card = table.p.palace[2];
    assert_eq!(table.refused(ADA, Action::Claim { slot: 3 }), ("location.palace", "why-no-privilege-there"));
    table.does(ADA, Action::Claim { slot: 2 });
    assert!(table.p.cult(ADA).cards.contains(card));
    assert_eq!(table.p.cult(ADA).coins, 20);
    let table = won(10, |table| {
        for slot in 0..3 {
            table.p.piles[2].push_under(table.p.palace[slot]);
            table.p.palace[slot] = Card::NONE;
        }
    });
    assert_ne!(table.p.step(), Step::Reap(ADA, at(10)));
}

/// [location.nobles]
#[test]
fn of_two_intrigues_one_goes_back_on_top() {
    let mut table = won(11, |table| {
        table.on_top("ambush");
        table.on_top("larceny");
    });
    table.does(ADA, Action::Take);
    let (ambush, larceny, other) = (table.face("ambush"), table.face("larceny"), table.face("massacre"));
    assert_eq!(table.refused(ADA, Action::PutBack { face: other }), ("location.nobles", "why-not-drawn"));
    assert_eq!(table.legal(ADA), [Action::PutBack { face: larceny }, Action::PutBack { face: ambush }]);
    table.does(ADA, Action::PutBack { face: larceny });
    assert_eq!((table.has(ADA, "ambush"), table.has(ADA, "larceny")), (1, 0));
    assert_eq!(table.game.figures().of(table.p.pile(Deck::Intrigue).top().unwrap()).id, "larceny");
}

/// [location.nobles] [card.draw]
#[test]
fn the_last_intrigue_of_the_pile_is_kept() {
    let mut table = won(11, |table| {
        let pile = table.p.piles[1];
        pile.iter().skip(1).for_each(|card| table.p.deal_to(BOB, *card));
    });
    table.does(ADA, Action::Take);
    assert_eq!(table.p.hand(ADA).deck(Deck::Intrigue).len(), 1);
    assert!(table.p.pile(Deck::Intrigue).is_empty());
}

/// [location.barracks] [mob.supply]
#[test]
fn the_barracks_turn_two_followers_into_a_mob() {
    let mut table = won(12, |_| {});
    table.does(ADA, Action::Take);
    assert_eq!((table.p.cult(ADA).followers, table.p.cult(ADA).mobs), (0, 1));
    let table = won(12, |table| table.cult(ADA).followers = 1);
    assert_ne!(table.p.step(), Step::Reap(ADA, at(12)));
    let table = won(12, |table| table.cult(BOB).mobs = 16);
    assert_ne!(table.p.step(), Step::Reap(ADA, at(12)), "all sixteen are taken");
}

/// [location.rift] [summon.power] [summon.first] [sheet.aspects]
#[test]
fn influence_that_reaches_divine_power_turns_the_sheet() {
    let weak = won(13, |table| {
        table.stand(ADA, 13, &[5, 5, 5, 2]);
    });
    assert_eq!(weak.game.power(&weak.p, ADA), 18);
    assert_ne!(weak.p.step(), Step::Reap(ADA, at(13)), "17 are not 18");
    let mut table = won(13, |table| {
        table.stand(ADA, 13, &[5, 5, 5, 3]);
    });
    table.does(ADA, Action::Take);
    assert!(table.p.cult(ADA).dark && !table.p.cult(ADA).triumphant);
    assert_eq!(table.game.power(&table.p, ADA), 27);
}

/// [summon.second] [goal]
#[test]
fn the_second_summoning_wins_the_game_at_the_end_of_the_round() {
    let mut table = won(13, |table| {
        table.dark(ADA).stand(ADA, 13, &[5, 5, 5, 4, 4, 4]);
    });
    table.does(ADA, Action::Take);
    let outcome = cenacle_table::Game::outcome(&table.game, &table.p).unwrap();
    assert_eq!((outcome.reason, outcome.winners.first()), ("summonings", Some(ADA)));
}

/// [summon.power]
#[test]
fn coins_win_the_rift_but_do_not_summon() {
    let table = won(13, |table| {
        table.p.bribes[13] = cenacle_cult::Bribe { coins: 13, seat: ADA, value: token(2) };
        table.stand(BOB, 13, &[5]);
    });
    assert_eq!(table.p.leader, ADA);
    assert!(!table.p.cult(ADA).dark && table.p.cult(ADA).patriarch.is_home());
}

/// [summon.once]
#[test]
fn a_cult_summons_once_a_round() {
    let table = won(13, |table| {
        table.dark(ADA).stand(ADA, 13, &[5, 5, 5, 4, 4, 4]);
        table.cult(ADA).summoned = true;
    });
    assert!(!table.p.cult(ADA).triumphant && table.p.round == 2, "she was not even asked");
}
