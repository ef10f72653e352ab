//! Skulks.

use cenacle_evil_high_priest::{Action, Phase, Purse, Site, Step};

use crate::common::{ACOLYTE, ADA, BOB, Table, goods};

/// [skulk.spaces]
#[test]
fn one_may_skulk_in_the_town_and_two_with_five_players() {
    let mut table = Table::new(4);
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::Skulk(1)), ("skulk.spaces", "why-no-second-skulk"));
    assert!(table.may(ADA, Action::Place { who: ACOLYTE, at: Site::Skulk(0) }));
    let table = Table::new(5);
    assert!(table.may(ADA, Action::Place { who: ACOLYTE, at: Site::Skulk(1) }));
}

/// Ada's only free cultist skulks, and the Action phase is over.
fn skulking(table: &mut Table, at: Site) {
    table.alone();
    table.sect(ADA).cultists.put(0, Site::Improve);
    table.acolytes(ADA, &[Site::Pool, Site::Escape]);
    table.places(ADA, ACOLYTE, at);
}

/// [skulk.move]
#[test]
fn a_skulk_goes_to_a_taken_place_and_uses_it_but_never_to_providence() {
    let mut table = Table::new(2);
    table.has(ADA, goods(0, 0, 0, 0, 0));
    table.alone().sect(BOB).cultists.put(0, Site::Town(0));
    table.sect(ADA).cultists.put(0, Site::Improve);
    table.acolytes(ADA, &[Site::Pool, Site::Escape]);
    table.places(ADA, ACOLYTE, Site::Skulk(0));
    assert_eq!((table.p.phase, table.p.step()), (Phase::Skulking, Step::Prowl(ADA)));
    let to = |to: Site| Action::Prowl { from: Site::Skulk(0), to };
    let providence = table.town("providence");
    assert_eq!(table.refused(ADA, to(providence)), ("skulk.move", "why-no-skulk-there"));
    assert_eq!(table.refused(ADA, to(Site::Ritual(0, 0))), ("skulk.kinds", "why-wrong-skulk"));
    let lodge = table.town("lodge");
    assert_eq!(table.refused(ADA, to(lodge)), ("town.lodge", "why-too-dear"));
    let wrong = Action::Prowl { from: Site::Pool, to: Site::Town(0) };
    assert_eq!(table.refused(ADA, wrong), ("skulk.move", "why-no-skulk"));
    table.does(ADA, to(Site::Town(0)));
    assert_eq!(table.wealth(ADA), goods(3, 0, 0, 0, 0));
    assert_eq!(table.p.phase, Phase::Action, "nobody else skulks: the Upkeep is over as well");
    // Or he stays.
    let mut table = Table::new(2);
    skulking(&mut table, Site::Skulk(0));
    table.does(ADA, Action::Stay);
    assert_eq!((table.p.round, table.wealth(ADA)), (2, goods(1, 0, 0, 0, 0)));
}

/// [skulk.move]
#[test]
fn skulks_move_in_the_order_of_the_round_and_who_has_two_chooses_theirs() {
    let mut table = Table::goat(2);
    table.broken(&["s2"]).has(ADA, goods(2, 0, 0, 0, 0)).has(BOB, goods(2, 0, 0, 0, 0));
    table.p.raided = true;
    let s2 = table.at_lock("s2");
    for seat in [ADA, BOB] {
        table.sect(seat).cultists.put(0, Site::Improve);
        table.acolytes(seat, &[Site::Escape; 6]);
    }
    table.sect(ADA).cultists.put(1, Site::Pool);
    table.sect(BOB).cultists.put(1, Site::Pool);
    table.sect(ADA).cultists.put(2, s2);
    table.sect(ADA).skulking = 1 << 2;
    table.places(ADA, ACOLYTE, Site::Town(3)).places(BOB, ACOLYTE, Site::Skulk(0));
    assert_eq!(table.p.step(), Step::Prowl(ADA), "the first player first");
    table.does(ADA, Action::Stay);
    assert_eq!(table.p.step(), Step::Prowl(BOB));
    // Two Skulks of one player: either may go first.
    let mut table = Table::goat(2);
    table.broken(&["s2"]).p.raided = true;
    skulking(&mut table, s2);
    let mut table = Table::goat(2);
    table.broken(&["s2"]).has(ADA, goods(4, 0, 0, 0, 0)).p.raided = true;
    table.alone();
    table.sect(ADA).cultists.put(0, s2);
    table.sect(ADA).skulking = 1;
    table.acolytes(ADA, &[Site::Pool, Site::Escape]);
    table.places(ADA, ACOLYTE, Site::Skulk(0));
    assert!(table.may(ADA, Action::Prowl { from: s2, to: Site::Ritual(0, 0) }));
    table.does(ADA, Action::Prowl { from: Site::Skulk(0), to: Site::Town(1) });
    assert_eq!(table.p.step(), Step::Prowl(ADA), "the other one is asked for as well");
}

/// [skulk.kinds]
#[test]
fn a_ritual_skulk_begins_a_ritual_and_a_cult_skulk_uses_an_unlocked_bonus() {
    let mut table = Table::goat(2);
    table.broken(&["s2"]).has(ADA, goods(2, 0, 0, 0, 0)).p.raided = true;
    let (s2, mao) = (table.at_lock("s2"), table.ritual("mao", 0));
    skulking(&mut table, s2);
    assert_eq!(table.refused(ADA, Action::Prowl { from: s2, to: Site::Town(0) }), ("skulk.kinds", "why-wrong-skulk"));
    table.does(ADA, Action::Prowl { from: s2, to: mao });
    // He advances in this very Upkeep: four magic for two treasure.
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).cultists[1]), (goods(0, 0, 4, 0, 0), table.ritual("mao", 1)));

    let mut table = Table::goat(2);
    table.broken(&["s1", "s2", "c"]).has(ADA, goods(5, 0, 0, 0, 0));
    let (c, s1, a) = (table.at_lock("c"), table.at_lock("s1"), table.at_lock("a"));
    skulking(&mut table, c);
    for lock in [a, s2, c] {
        assert_eq!(table.refused(ADA, Action::Prowl { from: c, to: lock }), ("skulk.kinds", "why-wrong-skulk"));
    }
    table.does(ADA, Action::Prowl { from: c, to: s1 });
    assert_eq!(table.wealth(ADA), Purse::NONE, "five treasure for two Acolytes");
}

/// [skulk.kinds] [lock.bonus]
#[test]
fn who_leaves_a_skulk_bonus_is_no_skulk() {
    let mut table = Table::goat(2);
    table.has(ADA, goods(7, 0, 0, 0, 0)).alone();
    table.p.raided = true;
    table.sect(ADA).cultists.put(0, Site::Improve);
    table.acolytes(ADA, &[Site::Pool, Site::Escape]);
    let s2 = table.at_lock("s2");
    table.places(ADA, ACOLYTE, s2).does(ADA, Action::NoBonus);
    assert_eq!(table.p.round, 2, "nobody was asked to prowl");
    let mut table = Table::goat(2);
    table.has(ADA, goods(7, 0, 0, 0, 0)).alone();
    table.p.raided = true;
    table.sect(ADA).cultists.put(0, Site::Improve);
    table.acolytes(ADA, &[Site::Pool, Site::Escape]);
    table.places(ADA, ACOLYTE, s2).does(ADA, Action::Bonus);
    assert_eq!(table.p.step(), Step::Prowl(ADA));
}
