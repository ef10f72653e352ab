//! The solo game against the automaton.

use cenacle_evil_high_priest::{Action, Denied, End, Event, Goods, Keeper, Phase, Purse, Site, Step};
use cenacle_table::Game;

use crate::common::{ACOLYTE, ADA, PRIEST, Table, goods};

/// Alone; the next two dice of the automaton, what follows on them, and the die of its denial.
fn alone(dice: &[u32]) -> Table {
    let mut table = Table::new(1);
    table.sect(ADA).cultists.put(0, Site::Improve);
    table.acolytes(ADA, &[Site::Pool, Site::Escape]);
    table.has(ADA, Purse::NONE).dice(dice);
    table
}

/// Ada's last cultist escapes: her Upkeep, then the automaton.
fn ends_the_round(table: &mut Table) -> &mut Table {
    table.places(ADA, ACOLYTE, Site::Escape)
}

/// [solo.order]
#[test]
fn the_player_acts_to_the_end_then_the_automaton_and_nobody_begins_with_much() {
    let game = crate::common::game();
    let options = cenacle_table::Options::defaults(cenacle_evil_high_priest::EvilHighPriest::about(), 1).unwrap();
    let mut chance = cenacle_table::Chance::new(&cenacle_table::Seed::from_text("solo"), cenacle_table::Stream::Game);
    let p = game.setup(&options, &mut chance, &mut cenacle_table::Log::silent()).unwrap();
    assert_eq!((p.sect(ADA).exposed, p.rival.goods), (goods(1, 0, 0, 0, 0), goods(2, 0, 0, 0, 0)));
    let mut table = Table::new(1);
    table.places(ADA, ACOLYTE, Site::Town(0));
    assert_eq!(table.p.step(), Step::Act(ADA), "her turns follow each other");
    assert_eq!(table.p.rival.denied, None, "nothing is denied in the first round");
    let mut table = alone(&[3, 4, 2]);
    ends_the_round(&mut table);
    let told: Vec<usize> = [
        table.told.iter().position(|event| matches!(event, Event::Upkeep)),
        table.told.iter().position(|event| matches!(event, Event::RivalThrows { dice: [3, 4] })),
        table.told.iter().position(|event| matches!(event, Event::RivalDenies { die: 2, .. })),
        table.told.iter().position(|event| matches!(event, Event::Round { round: 2, .. })),
    ]
    .map(Option::unwrap)
    .to_vec();
    assert!(told.is_sorted(), "{told:?}");
}

/// [solo.skulk]
#[test]
fn no_skulk_space_is_used() {
    let mut table = Table::new(1);
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::Skulk(0)), ("solo.skulk", "why-no-skulk-alone"));
    let mut table = Table::with(crate::common::game(), 1, &[("board", "black-goat")]);
    table.broken(&["s2"]).p.raided = true;
    let s2 = table.at_lock("s2");
    assert_eq!(table.not_placed(ADA, ACOLYTE, s2), ("solo.skulk", "why-no-skulk-alone"));
}

/// [solo.table]
#[test]
fn two_dice_bring_the_automaton_what_the_table_says() {
    for (dice, gain) in [
        ([1, 2], goods(0, 0, 0, 2, 0)),
        ([1, 3], goods(0, 0, 4, 0, 0)),
        ([1, 4], goods(0, 6, 0, 0, 0)),
        ([1, 5], goods(0, 0, 0, 1, 0)),
        ([1, 6], goods(3, 0, 0, 0, 0)),
        ([2, 6], goods(3, 3, 1, 0, 0)),
        ([3, 6], goods(0, 6, 0, 0, 0)),
        ([4, 6], goods(0, 0, 4, 0, 0)),
        ([5, 6], goods(0, 0, 0, 2, 0)),
    ] {
        let mut table = alone(&[dice[0], dice[1]]);
        table.p.rival.goods = Purse::NONE;
        ends_the_round(&mut table);
        let gained = table.told.iter().find_map(|event| match event {
            Event::RivalGains { goods } => Some(*goods),
            _ => None,
        });
        assert_eq!(gained, Some(gain), "{dice:?}");
    }
    for dice in [[1, 1], [6, 6]] {
        let mut table = alone(&dice);
        ends_the_round(&mut table);
        assert_eq!((table.p.signs_broken(), table.p.rival.goods.get(Goods::Sign)), (1, 1), "{dice:?}");
    }
}

/// [solo.trade]
#[test]
fn once_a_round_it_trades_the_cheapest_it_has_enough_of_for_a_sign() {
    for (has, left) in [
        (goods(0, 10, 5, 2, 0), goods(3, 0, 5, 2, 1)),
        (goods(0, 9, 5, 2, 0), goods(3, 9, 0, 2, 1)),
        (goods(0, 9, 4, 2, 0), goods(3, 9, 4, 0, 1)),
        (goods(90, 9, 4, 1, 0), goods(93, 9, 4, 1, 0)),
    ] {
        // A throw of seven brings three treasure and nothing else.
        let mut table = alone(&[3, 4]);
        table.p.rival.goods = has;
        // Only K can be broken, whose bonus is a monster and of no use to it.
        table.broken(&["s", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]);
        ends_the_round(&mut table);
        assert_eq!(table.p.rival.goods, left);
    }
}

/// [solo.denial]
#[test]
fn what_is_denied_cannot_be_gained_in_the_next_round() {
    for (die, denied) in
        (1..).zip([Denied::Chamber, Denied::Treasure, Denied::Blood, Denied::Magic, Denied::Grimoire, Denied::Sign])
    {
        let mut table = alone(&[3, 4, die]);
        ends_the_round(&mut table);
        assert_eq!(table.p.rival.denied, Some(denied));
    }
    let mut table = Table::new(1);
    table.has(ADA, goods(20, 20, 20, 3, 0)).broken(&["s"]).p.raided = true;
    let town = |id: &str, table: &Table| table.town(id);
    let places = ["kingsport", "innsmouth", "boston", "dunwich", "lodge", "university"];
    let sites: Vec<Site> = places.iter().map(|id| town(id, &table)).collect();
    let closed = |table: &mut Table, denied: Denied| -> Vec<&str> {
        table.p.rival.denied = Some(denied);
        let legal = table.legal(ADA);
        let open = |at: Site| legal.contains(&Action::Place { who: ACOLYTE, at });
        places.into_iter().zip(&sites).filter(|(_, at)| !open(**at)).map(|(id, _)| id).collect()
    };
    assert_eq!(closed(&mut table, Denied::Treasure), ["kingsport", "boston"]);
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::Escape), ("solo.denial", "why-denied"));
    assert_eq!(closed(&mut table, Denied::Blood), ["innsmouth", "boston"], "even beside a treasure");
    assert_eq!(closed(&mut table, Denied::Magic), ["dunwich"]);
    assert_eq!(closed(&mut table, Denied::Grimoire), ["university"]);
    assert_eq!(closed(&mut table, Denied::Chamber), ["lodge"]);
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Improve), ("solo.denial", "why-denied"));
    assert!(closed(&mut table, Denied::Sign).is_empty());
    let a = table.at_lock("a");
    assert_eq!(table.not_placed(ADA, ACOLYTE, a), ("solo.denial", "why-denied"));
    // A bonus that gives what is denied is closed as well, and not offered to who breaks its lock.
    table.p.rival.denied = Some(Denied::Treasure);
    let s = table.at_lock("s");
    assert_eq!(table.not_placed(ADA, ACOLYTE, s), ("solo.denial", "why-denied"));
}

/// [solo.denial]
#[test]
fn in_a_ritual_the_cultist_goes_on_and_what_is_denied_is_lost() {
    let mut table = alone(&[3, 4]);
    table.p.raided = true;
    table.has(ADA, goods(2, 0, 0, 0, 0)).p.rival.denied = Some(Denied::Magic);
    let mao = table.ritual("mao", 0);
    table.places(ADA, ACOLYTE, mao);
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).cultists[1]), (Purse::NONE, table.ritual("mao", 1)));
    // The horror brings its monster, and no chamber.
    let mut table = alone(&[3, 4]);
    table.p.raided = true;
    table.has(ADA, goods(2, 0, 0, 0, 0)).p.rival.denied = Some(Denied::Chamber);
    let horror = table.ritual("horror", 0);
    table.places(ADA, ACOLYTE, horror);
    assert_eq!((table.p.sect(ADA).monsters(), table.p.sect(ADA).chambers(), table.p.round), (1, 0, 2));
}

/// [action.place] [solo.denial]
#[test]
fn who_has_no_space_left_passes() {
    let mut table = Table::new(1);
    table.p.rival.denied = Some(Denied::Treasure);
    table.has(ADA, Purse::NONE);
    table.acolytes(ADA, &[Site::Pool, Site::Pool, Site::Town(1), Site::Town(3)]);
    // Innsmouth and Dunwich are taken by her own, everything else gives treasure or costs something.
    table.places(ADA, PRIEST, Site::Improve);
    table.does(ADA, Action::Install { card: 0, room: 1 });
    assert_eq!(table.p.round, 2, "two Acolytes stay at home");
}

/// [solo.sign]
#[test]
fn its_sign_is_free_brings_the_bonus_and_its_raid_strikes_the_player_alone() {
    // Only lock A can be broken: its raid comes, and its bonus pays the track.
    let mut table = alone(&[1, 1, 6]);
    table.broken(&["s", "b", "c", "d", "e", "g", "h", "i", "j", "k", "l"]);
    table.p.deep_ones = 4;
    table.p.rival.goods = Purse::NONE;
    table.has(ADA, goods(0, 3, 0, 0, 0));
    for (acolyte, at) in (2..).zip([Site::Town(1), Site::Away, Site::Away, Site::Away, Site::Away]) {
        table.sect(ADA).cultists.put(acolyte, at);
    }
    ends_the_round(&mut table);
    assert_eq!((table.p.phase, table.p.step()), (Phase::Rival, Step::Siege), "the player may riposte");
    table.does(ADA, Action::Endure);
    assert_eq!(table.wealth(ADA), Purse::NONE);
    assert_eq!(table.p.rival.goods, goods(5, 0, 0, 0, 1), "a sign, and a treasure for each of five Deep Ones");
    // With the Shoggoth it breaks a second one: the lot falls on F, whose bonus breaks K.
    let mut table = alone(&[1, 1, 1]);
    table.broken(&["s", "a", "b", "c", "d", "e", "g", "h", "i", "j"]).shoggoth(Keeper::Rival);
    table.p.rival.goods = Purse::NONE;
    ends_the_round(&mut table);
    while table.p.step() == Step::Siege {
        table.does(ADA, Action::Endure);
    }
    assert!(table.p.is_broken(table.lock("f")) && table.p.is_broken(table.lock("k")));
    assert_eq!((table.p.rival.goods.get(Goods::Sign), table.p.shoggoth), (2, Keeper::Board));
}

/// [solo.sign]
#[test]
fn the_shoggoth_obeys_the_automaton_that_unlocks_it() {
    // I and J can be broken; the lot falls on the first of them.
    let mut table = alone(&[6, 6, 1]);
    table.broken(&["s", "a", "b", "c", "d", "e", "f", "g", "h"]).shoggoth(Keeper::Seat(ADA));
    ends_the_round(&mut table);
    while table.p.step() == Step::Siege {
        table.does(ADA, Action::Endure);
    }
    assert_eq!((table.p.is_broken(table.lock("i")), table.p.shoggoth), (true, Keeper::Rival));
}

/// [solo.end]
#[test]
fn more_points_win_as_many_draw_and_fewer_lose() {
    for (own, reason, wins) in [(11, "solo-won", true), (10, "solo-drawn", false), (9, "solo-lost", false)] {
        let mut table = alone(&[3, 4]);
        table.p.phase = Phase::Over(End::Awakened);
        table.p.steps.clear();
        table.has(ADA, goods(0, own, 0, 0, 0));
        table.p.rival.goods = goods(0, 0, 0, 2, 0);
        let outcome = table.outcome().unwrap();
        // Both tie for the treasure majority at none: five each.
        assert_eq!((outcome.reason, outcome.winners.contains(ADA)), (reason, wins));
        assert_eq!((outcome.scores[0], table.game.rival_score(&table.p)), (i32::from(own) + 5, 15));
    }
}
