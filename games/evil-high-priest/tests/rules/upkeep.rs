//! The round and its Upkeep.

use cenacle_evil_high_priest::{Action, Event, Goods, Phase, Purse, Site, Step};
use cenacle_table::Game;

use crate::common::{ACOLYTE, ADA, BOB, CLEO, Table, goods};

/// [round.order]
#[test]
fn a_round_is_an_action_phase_and_an_upkeep() {
    let mut table = Table::new(2);
    table.next_round();
    let headings: Vec<&Event> =
        table.told.iter().filter(|event| matches!(event, Event::Upkeep | Event::Round { .. })).collect();
    assert!(matches!(headings[..], [Event::Upkeep, Event::Round { round: 2, .. }]));
    assert_eq!((table.p.round, table.p.phase), (2, Phase::Action));
}

/// [upkeep.order]
#[test]
fn rituals_go_on_before_cultists_come_home_and_both_before_reorganising() {
    let mut table = Table::new(2);
    table.p.raided = true;
    table.alone();
    let mao = table.ritual("mao", 0);
    table.room(ADA, 1, "laboratory", Purse::NONE).has(ADA, goods(2, 0, 0, 0, 0));
    table.acolytes(ADA, &[Site::Pool, Site::Escape]);
    table.sect(ADA).cultists.put(0, Site::Town(0));
    table.places(ADA, ACOLYTE, mao);
    assert_eq!((table.p.phase, table.p.step()), (Phase::Upkeep, Step::Stow(ADA)), "four magic are stored first");
    assert_eq!(table.p.sect(ADA).cultists[0], Site::Town(0), "nobody is home yet");
    table.does(ADA, Action::Stow { goods: Goods::Magic, room: 0 });
    assert_eq!((table.p.step(), table.p.sect(ADA).cultists[0]), (Step::Arrange, Site::Pool));
    table.does(ADA, Action::Keep);
    assert_eq!((table.p.round, table.p.phase), (2, Phase::Action));
}

/// [sanctum.reorganise] [upkeep.reorganise]
#[test]
fn nobody_is_asked_to_reorganise_when_everything_lies_as_it_would_be_proposed() {
    let is_asked = |rules: u32, first: Purse, second: Purse| {
        let mut table = Table::new(2);
        table.game = table.game.under_rules(rules).unwrap();
        table.alone().room(ADA, 1, "closet", first).room(ADA, 2, "closet", second).has(ADA, Purse::NONE);
        table.sect(ADA).cultists.put(0, Site::Improve);
        table.until(|p| p.step() == Step::Arrange || p.round > 1);
        table.p.round == 1 && table.p.phase == Phase::Upkeep
    };
    let (magic, blood) = (goods(0, 0, 3, 0, 0), goods(0, 3, 0, 0, 0));
    for rules in [2, 3] {
        assert!(!is_asked(rules, blood, magic), "what is dearest lies deepest");
        assert!(is_asked(rules, magic, blood), "here something could be bettered");
    }
    assert!(is_asked(1, blood, magic), "rules 1 asked all the same");
}

/// [upkeep.return]
#[test]
fn all_come_home_but_those_in_rituals_and_in_the_asylum() {
    let mut table = Table::new(2);
    let dragon = table.ritual("dragon", 1);
    table.acolytes(ADA, &[Site::Pool, Site::Town(3), Site::Escape, dragon, Site::Lock(0)]);
    table.p.broken = 1;
    table.next_round();
    let sect = table.p.sect(ADA);
    assert_eq!((sect.acolytes_at(Site::Pool), sect.acolytes_at(Site::Asylum)), (4, 1));
    assert_eq!(sect.cultists[4], table.ritual("dragon", 2));
}

/// [upkeep.reorganise]
#[test]
fn everybody_with_something_to_move_reorganises_at_the_same_time() {
    let mut table = Table::new(3);
    for seat in [ADA, BOB] {
        table.room(seat, 1, "pit", Purse::NONE);
        table.has(seat, goods(5, 0, 0, 0, 0));
    }
    for seat in [ADA, BOB, CLEO] {
        table.sect(seat).cultists.put(0, Site::Improve);
        table.acolytes(seat, &[Site::Escape; 6]);
    }
    table.sect(ADA).cultists.put(1, Site::Pool);
    table.places(ADA, ACOLYTE, Site::Escape);
    table.settle();
    if table.p.step() == Step::Stow(ADA) {
        table.does(ADA, Action::Stow { goods: Goods::Treasure, room: 0 });
    }
    let asked = table.game.to_act(&table.p);
    assert_eq!(
        (table.p.step(), asked.contains(ADA), asked.contains(BOB), asked.contains(CLEO)),
        (Step::Arrange, true, true, false)
    );
    // Bob answers first: there is no order among them.
    table.does(BOB, Action::Tidy);
    assert_eq!(table.p.sect(BOB).rooms[0].holds, goods(4, 0, 0, 0, 0));
    table.does(ADA, Action::Keep);
    assert_eq!(table.p.round, 2);
}
