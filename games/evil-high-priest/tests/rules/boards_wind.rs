//! The Windwalker's glaciers, the atoms of the Ancients, and the Tcho-Tchos on their own board.

use cenacle_evil_high_priest::{Action, Denied, Event, Goods, Purse, Site, Step};
use cenacle_table::Seat;

use crate::common::{ACOLYTE, ADA, BOB, CLEO, PRIEST, Table, game, goods};

/// [glacier.upkeep] [board.windwalker]
#[test]
fn each_glacier_that_is_awake_pays_everybody_in_each_upkeep() {
    let mut table = Table::on("windwalker", 3);
    table.broken(&["h", "i", "k"]);
    for seat in [ADA, BOB, CLEO] {
        table.has(seat, Purse::NONE).acolytes(seat, &[Site::Asylum, Site::Asylum, Site::Away, Site::Away]);
        table.sect(seat).cultists.put(0, Site::Summon);
    }
    table.sect(ADA).cultists.put(0, Site::Pool);
    let town = table.town("dunwich");
    table.places(ADA, PRIEST, town);
    table.until(|p| matches!(p.step(), Step::Act(_)));
    assert_eq!(table.wealth(ADA), goods(2, 2, 3, 0, 0));
    assert_eq!((table.wealth(BOB), table.wealth(CLEO)), (goods(2, 2, 2, 0, 0), goods(2, 2, 2, 0, 0)));
    // Nothing comes from a glacier that sleeps.
    let mut table = Table::on("windwalker", 2);
    table.broken(&["s"]).has(BOB, Purse::NONE).until(|p| p.round > 1);
    assert!(!table.told.iter().any(|event| matches!(event, Event::Glacier { .. })));
}

/// [glacier.upkeep] [solo.denial]
#[test]
fn alone_the_automaton_is_paid_too_and_what_it_denies_is_lost() {
    let mut table = Table::on("windwalker", 1);
    table.broken(&["h", "i"]).has(ADA, Purse::NONE);
    table.p.rival.denied = Some(Denied::Blood);
    table.p.rival.goods = Purse::NONE;
    table.until(|p| {
        p.phase == cenacle_evil_high_priest::Phase::Upkeep && matches!(p.step(), Step::Stow(_)) || p.round > 1
    });
    let gained = table
        .told
        .iter()
        .any(|event| matches!(event, Event::RivalGains { goods: all } if *all == goods(2, 2, 0, 0, 0)));
    assert!(gained);
    assert_eq!(table.wealth(ADA).plus(table.p.sect(ADA).hand).get(Goods::Blood), 0);
}

/// [upkeep.any-order] [glacier.upkeep]
#[test]
fn glaciers_pay_before_or_after_a_monster_as_its_owner_likes() {
    let windy = || {
        let mut table = Table::with(game(), 2, &[("ceremony", "on"), ("ritual", "on"), ("board", "windwalker")]);
        table.alone().broken(&["i"]).lair(ADA, 0, "elder-thing").has(ADA, goods(0, 1, 0, 0, 0));
        table.until(|p| matches!(p.step(), Step::Tend(..)));
        table
    };
    let mut table = windy();
    assert_eq!(table.legal(ADA), [Action::Invoke { lair: 0 }, Action::Thaw, Action::Pass]);
    table.does(ADA, Action::Thaw);
    assert_eq!((table.wealth(ADA).0[1], table.p.step()), (3, Step::Tend(ADA, 0)));
    table.does(ADA, Action::Invoke { lair: 0 });
    assert_eq!((table.wealth(ADA).0[1], table.wealth(ADA).0[2]), (2, 1));
    // Who passes is paid all the same.
    let mut table = windy();
    table.does(ADA, Action::Pass);
    assert_eq!(table.wealth(ADA).0[1], 3);
    // What a glacier pays wakes a monster that had nothing to be paid with.
    let mut table = Table::with(game(), 2, &[("ceremony", "on"), ("ritual", "on"), ("board", "windwalker")]);
    table.alone().broken(&["i"]).lair(ADA, 0, "elder-thing").has(ADA, Purse::NONE);
    table.until(|p| matches!(p.step(), Step::Tend(..)));
    assert_eq!((table.wealth(ADA).0[1], table.p.step()), (2, Step::Tend(ADA, 0)));
}

/// [board.ancients]
#[test]
fn atoms_break_signs_pay_exchanges_and_are_worth_nothing() {
    let mut table = Table::on("ancients", 2);
    table.broken(&["s"]).alone().has(ADA, Purse([0, 0, 0, 4, 0, 0]));
    assert_eq!(table.game.score(&table.p, ADA), 0, "Bob has most treasure");
    let a = table.at_lock("a");
    let mut short = Table::on("ancients", 2);
    short.broken(&["s"]).has(ADA, Purse([9, 9, 9, 2, 0, 0]));
    assert_eq!(short.not_placed(ADA, PRIEST, a).1, "why-too-dear", "nothing else pays for atoms");
    let church = table.town("starry-wisdom");
    table.places(ADA, ACOLYTE, church).does(ADA, Action::Stow { goods: Goods::Treasure, room: 0 });
    assert_eq!(table.wealth(ADA), Purse([3, 0, 0, 3, 0, 0]), "an atom for three treasure");
    table.dice(&[1]).places(ADA, ACOLYTE, a);
    assert_eq!(table.wealth(ADA).get(Goods::Atom), 0);
    // They are gained by bonuses, stored in chambers and lost in raids.
    let mut table = Table::on("ancients", 2);
    table.broken(&["s"]).room(ADA, 1, "closet", Purse::NONE).has(ADA, Purse::NONE);
    let s = table.at_lock("s");
    table.places(ADA, PRIEST, s);
    assert_eq!(table.p.sect(ADA).hand, Purse([0, 0, 0, 3, 0, 0]));
    table.does(ADA, Action::Stow { goods: Goods::Atom, room: 1 });
    assert_eq!(table.p.sect(ADA).rooms[0].holds.get(Goods::Atom), 1);
    let mut table = Table::on("ancients", 2);
    table.broken(&["s"]).has(ADA, Purse([0, 0, 0, 5, 0, 0])).acolytes(ADA, &[Site::Away; 6]).dice(&[6]);
    table.places(ADA, PRIEST, a).settle();
    assert_eq!(table.wealth(ADA).get(Goods::Atom), 0);
}

/// [atom.rooms]
#[test]
fn atoms_that_find_no_room_are_lost() {
    let mut table = Table::on("ancients", 2);
    table.alone().broken(&["s"]).has(ADA, goods(4, 0, 0, 0, 0)).room(ADA, 1, "vault", Purse::NONE);
    let s = table.at_lock("s");
    table.places(ADA, PRIEST, s);
    assert!(!table.may(ADA, Action::Stow { goods: Goods::Atom, room: 0 }), "nobody leaves atoms exposed");
    table.does(ADA, Action::StowRest);
    assert_eq!(
        (table.p.sect(ADA).rooms[0].holds, table.p.sect(ADA).exposed),
        (Purse([0, 0, 0, 2, 0, 0]), goods(4, 0, 0, 0, 0))
    );
    let lost = Purse::of(Goods::Atom, 1);
    assert!(table.told.iter().any(|event| matches!(event, Event::Disperses { seat: ADA, goods } if *goods == lost)));
    // With the chamber its atoms are gone.
    let mut table = Table::boxes(2);
    table.p.board = 8;
    assert_eq!(table.game.figures().boards[8].id, "ancients");
    table.priest(BOB, "kthun").room(ADA, 1, "vault", Purse([1, 0, 0, 1, 0, 0]));
    table.p.steps.clear();
    table.p.steps.push(Step::Act(BOB));
    table.places(BOB, PRIEST, Site::Power);
    assert_eq!(table.wealth(ADA), goods(2, 0, 0, 0, 0), "what else was in it is exposed");
}

/// [atom.rooms] [reward.nothing]
#[test]
fn who_has_no_room_for_atoms_is_not_let_in_where_nothing_else_is_given() {
    let mut table = Table::on("ancients", 2);
    table.broken(&["s", "a", "b"]).has(ADA, goods(1, 1, 0, 0, 0));
    let (s, a) = (table.at_lock("s"), table.at_lock("a"));
    assert_eq!(table.not_placed(ADA, PRIEST, s), ("reward.nothing", "why-no-room-for-atoms"));
    assert_eq!(table.not_placed(ADA, PRIEST, a), ("reward.nothing", "why-no-room-for-atoms"));
    // The blood that is paid leaves a place.
    table.room(ADA, 1, "vault", goods(1, 1, 0, 0, 0)).has(ADA, Purse::NONE);
    assert_eq!(table.not_placed(ADA, PRIEST, s), ("reward.nothing", "why-no-room-for-atoms"));
    table.places(ADA, PRIEST, a).does(ADA, Action::StowRest);
    assert_eq!(table.p.sect(ADA).rooms[0].holds, Purse([1, 0, 0, 1, 0, 0]));
}

/// [atom.rooms]
#[test]
fn what_is_proposed_houses_atoms_before_what_may_lie_exposed() {
    let mut table = Table::on("ancients", 2);
    table.alone().room(ADA, 1, "vault", Purse([0, 0, 0, 2, 0, 0])).room(ADA, 2, "vault", goods(0, 2, 0, 0, 0));
    table.sect(ADA).exposed = goods(0, 0, 3, 1, 0);
    table.p.steps.clear();
    table.sect(ADA).order = cenacle_evil_high_priest::Order::Asked;
    table.p.steps.push(Step::Arrange);
    table.does(ADA, Action::Tidy);
    let rooms = table.p.sect(ADA).rooms.map(|room| room.holds);
    assert_eq!(rooms[0].get(Goods::Atom) + rooms[1].get(Goods::Atom), 2, "no atom is lost: {rooms:?}");
    assert_eq!(rooms[1].get(Goods::Grimoire), 1, "the grimoire goes deepest");
}

/// [board.tcho-tchos] [growth.award] [growth.tie]
#[test]
fn zelda_on_the_board_of_the_tcho_tchos() {
    let mut table = Table::on("tcho-tchos", 4);
    table.broken(&["s1", "s2", "a", "growth-2"]);
    table.p.growth = 4;
    table.has(ADA, goods(2, 2, 2, 0, 0));
    for seat in [BOB, CLEO, Seat::new(3)] {
        table.has(seat, Purse::NONE);
        table.room(seat, 1, "false-wall", Purse::NONE).room(seat, 2, "well", goods(0, 2, 0, 0, 0));
    }
    let c = table.at_lock("c");
    table.dice(&[2, 3, 6, 6]).places(ADA, ACOLYTE, c);
    assert_eq!(table.p.growth, 6);
    while !matches!(table.p.step(), Step::Award(..)) {
        let seat = cenacle_table::Game::to_act(&table.game, &table.p).first().unwrap();
        let quiet = [Action::Endure, Action::NoBonus].into_iter().find(|action| table.may(seat, *action)).unwrap();
        table.does(seat, quiet);
    }
    assert_eq!(table.legal(ADA).len(), 3, "the three others have two blood each, she has none");
    table.does(ADA, Action::Award { to: BOB });
    let raids = table.told.iter().filter(|event| matches!(event, Event::Raid { .. })).count();
    assert_eq!(raids, 2, "the site's raid follows");
}

/// [growth.track] [board.tcho-tchos]
#[test]
fn the_nine_ordinary_locks_carry_growth_beyond_its_last_site() {
    let table = Table::on("tcho-tchos", 2);
    let board = &table.game.figures().boards[usize::from(table.p.board)];
    let grown: u8 = board.locks.iter().map(|lock| lock.growth).sum();
    let last = board.locks.iter().filter_map(|lock| lock.award).map(|award| award.at).max().unwrap();
    assert_eq!((grown, last, board.growth), (13, 11, Some(13)));
}

/// [glacier.priest]
#[test]
fn the_sign_of_rhan_tegoth_alone_turns_a_priest_card_up_again() {
    let table = Table::on("windwalker", 2);
    let refreshing: Vec<(&str, &str)> = table
        .game
        .figures()
        .boards
        .iter()
        .flat_map(|board| {
            board.locks.iter().filter(|lock| lock.refresh).map(|lock| (board.id.as_str(), lock.id.as_str()))
        })
        .collect();
    assert_eq!(refreshing, [("windwalker", "k")]);
    for (used, told) in [(true, true), (false, false)] {
        let mut table = Table::with(game(), 2, &[("ritual", "on"), ("board", "windwalker")]);
        table.broken(&["j"]).has(ADA, goods(0, 0, 0, 2, 0));
        table.sect(ADA).priest_used = used;
        let k = table.at_lock("k");
        table.places(ADA, ACOLYTE, k);
        assert!(!table.p.sect(ADA).priest_used);
        let turned = table.told.iter().any(|event| matches!(event, Event::PriestRefreshed { seat: ADA }));
        assert_eq!(turned, told, "an unused card changes nothing");
    }
}
