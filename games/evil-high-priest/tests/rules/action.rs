//! The Action phase: placing, the priest board, prices.

use cenacle_evil_high_priest::{Action, Goods, Purse, Site, Step};

use crate::common::{ACOLYTE, ADA, BOB, PRIEST, Table, goods};

/// [action.place]
#[test]
fn a_cultist_of_the_pool_goes_to_a_space_and_nobody_may_pass() {
    let mut table = Table::new(2);
    let goes = |action: &Action| matches!(action, Action::Place { .. } | Action::Vigil { .. });
    assert!(table.legal(ADA).iter().all(goes), "an order for raids is no pass: the turn goes on");
    let dunwich = table.town("dunwich");
    table.places(ADA, ACOLYTE, dunwich);
    assert_eq!(table.p.sect(ADA).acolytes_at(Site::Pool), 1);
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::Escape), ("action.place", "why-not-your-turn"));
    table.acolytes(BOB, &[Site::Escape; 6]);
    assert_eq!(table.not_placed(BOB, ACOLYTE, Site::Escape), ("action.place", "why-no-acolyte"));
    table.places(BOB, PRIEST, Site::Town(0));
    table.places(ADA, PRIEST, Site::Town(1));
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Town(2)), ("action.place", "why-no-priest"));
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::Asylum), ("action.place", "why-no-space"));
}

/// [action.turns]
#[test]
fn turns_go_clockwise_and_who_has_nobody_left_passes() {
    let mut table = Table::new(3);
    table.sect(BOB).cultists.put(0, Site::Town(0));
    table.acolytes(BOB, &[Site::Escape; 6]);
    table.places(ADA, ACOLYTE, Site::Escape);
    assert_eq!(table.p.step(), Step::Act(crate::common::CLEO), "Bob has nobody");
    // Somebody comes back to Bob's pool: he plays again when his turn comes.
    table.places(crate::common::CLEO, ACOLYTE, Site::Escape);
    table.sect(BOB).cultists.put(1, Site::Pool);
    table.places(ADA, ACOLYTE, Site::Escape);
    assert_eq!(table.p.step(), Step::Act(BOB));
}

/// [action.activate]
#[test]
fn the_price_is_paid_before_the_reward_is_gained() {
    let mut table = Table::new(2);
    table.has(ADA, goods(1, 1, 1, 0, 0));
    let university = table.town("university");
    table.places(ADA, ACOLYTE, university);
    assert_eq!(table.wealth(ADA), goods(0, 0, 0, 1, 0));
    let kinds: Vec<bool> =
        table.told.iter().map(|event| matches!(event, cenacle_evil_high_priest::Event::Pays { .. })).collect();
    assert_eq!(kinds, [false, true, false], "placed, paid, gained");
}

/// [action.taken]
#[test]
fn a_taken_space_takes_nobody_else_but_priest_boards_are_each_players_own() {
    let mut table = Table::new(2);
    table.places(ADA, ACOLYTE, Site::Town(0));
    assert_eq!(table.not_placed(BOB, ACOLYTE, Site::Town(0)), ("action.taken", "why-taken"));
    table.places(BOB, ACOLYTE, Site::Escape).places(ADA, ACOLYTE, Site::Escape);
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Escape), table.p.sect(BOB).acolytes_at(Site::Escape)), (1, 1));
    table.places(BOB, ACOLYTE, Site::Escape).places(ADA, PRIEST, Site::Improve);
    table.does(ADA, Action::Install { card: 0, room: 1 }).settle();
    assert!(table.may(BOB, Action::Place { who: PRIEST, at: Site::Improve }));
}

/// [priest.only]
#[test]
fn the_priest_board_serves_the_priest_alone() {
    let mut table = Table::new(2);
    table.has(ADA, goods(2, 2, 0, 0, 0));
    table.p.raided = true;
    for site in [Site::Summon, Site::Rescue, Site::Improve] {
        assert_eq!(table.not_placed(ADA, ACOLYTE, site), ("priest.only", "why-priest-only"));
        assert!(table.may(ADA, Action::Place { who: PRIEST, at: site }));
    }
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Escape), ("priest.escape", "why-acolyte-only"));
}

/// [priest.power]
#[test]
fn without_priest_cards_the_power_space_is_not_used() {
    let mut table = Table::new(2);
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Power), ("priest.power", "why-no-power"));
}

/// [priest.summon] [cost.prerequisite]
#[test]
fn summoning_takes_a_raid_before_empty_lairs_and_an_acolyte() {
    let mut table = Table::new(2);
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Summon), ("priest.summon", "why-no-raid-yet"));
    table.p.raided = true;
    table.monsters(ADA, 1);
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Summon), ("priest.summon", "why-lairs-not-empty"));
    table.sect(ADA).lairs = Default::default();
    table.p.monsters = 15;
    table.acolytes(ADA, &[Site::Pool, Site::Pool, Site::Escape, Site::Escape]);
    table.places(ADA, PRIEST, Site::Summon);
    assert_eq!((table.p.sect(ADA).monsters(), table.p.monsters), (1, 14));
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Pool), table.p.sect(ADA).acolytes_at(Site::Asylum)), (1, 3));
}

/// [priest.rescue]
#[test]
fn two_treasure_and_two_blood_free_an_acolyte() {
    let mut table = Table::new(2);
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Rescue), ("priest.rescue", "why-too-dear"));
    table.has(ADA, goods(2, 2, 0, 0, 0)).places(ADA, PRIEST, Site::Rescue);
    assert_eq!(table.wealth(ADA), Purse::NONE);
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Asylum), table.p.sect(ADA).acolytes_at(Site::Escape)), (3, 1));
}

/// [priest.improve]
#[test]
fn improving_brings_a_chamber_and_with_seven_at_least_a_new_order() {
    let mut table = Table::new(2);
    table.places(ADA, PRIEST, Site::Improve);
    assert_eq!(table.p.step(), Step::Chamber(ADA, true));
    assert_eq!(table.refused(ADA, Action::Refuse), ("chamber.gain", "why-must-install"));
    let mut table = Table::new(2);
    table.full_sanctum(ADA).has(ADA, goods(1, 0, 0, 0, 0)).places(ADA, PRIEST, Site::Improve);
    table.does(ADA, Action::Refuse);
    assert_eq!(table.p.step(), Step::Arrange, "no chamber taken, and yet Ada may reorganise");
    table.does(ADA, Action::Tidy);
    assert_eq!(table.p.sect(ADA).exposed, Purse::NONE);
}

/// [priest.escape]
#[test]
fn escape_brings_one_treasure_and_holds_everybody_until_the_upkeep() {
    let mut table = Table::new(2);
    table.places(ADA, ACOLYTE, Site::Escape);
    assert_eq!(table.wealth(ADA), goods(2, 0, 0, 0, 0));
    table.places(BOB, ACOLYTE, Site::Escape).places(ADA, ACOLYTE, Site::Escape);
    assert_eq!(table.p.sect(ADA).acolytes_at(Site::Escape), 2);
    table.next_round();
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Escape), table.p.sect(ADA).acolytes_at(Site::Pool)), (0, 2));
}

/// [cost.pay]
#[test]
fn a_price_is_paid_from_wherever_its_owner_likes() {
    let mut table = Table::new(2);
    table.room(ADA, 1, "pit", goods(2, 0, 0, 0, 0)).has(ADA, goods(2, 2, 0, 0, 0));
    table.places(ADA, PRIEST, Site::Rescue);
    assert_eq!(table.p.step(), Step::Pay(ADA), "treasure lies in two places and some is left");
    let blood = table.refused(ADA, Action::Pay { goods: Goods::Magic, room: 0 });
    assert_eq!(blood, ("cost.pay", "why-not-there"));
    table.does(ADA, Action::Pay { goods: Goods::Treasure, room: 1 });
    table.does(ADA, Action::PayRest);
    assert_eq!(
        (table.p.sect(ADA).exposed, table.p.sect(ADA).rooms[0].holds),
        (goods(1, 0, 0, 0, 0), goods(1, 0, 0, 0, 0))
    );
    // What is proposed takes the exposed ones first.
    let mut table = Table::new(2);
    table.room(ADA, 1, "pit", goods(2, 0, 0, 0, 0)).has(ADA, goods(2, 2, 0, 0, 0));
    table.places(ADA, PRIEST, Site::Rescue).does(ADA, Action::PayRest);
    assert_eq!((table.p.sect(ADA).exposed, table.p.sect(ADA).rooms[0].holds), (Purse::NONE, goods(2, 0, 0, 0, 0)));
}

/// [resource.base]
#[test]
fn any_resources_are_treasure_blood_magic_or_atoms_but_never_grimoires_or_signs() {
    let mut table = Table::new(2);
    let salem = table.town("salem");
    table.has(ADA, goods(1, 1, 0, 3, 3));
    assert_eq!(table.not_placed(ADA, ACOLYTE, salem), ("town.salem", "why-too-few-any"));
    table.has(ADA, Purse([1, 1, 1, 1, 1, 0]));
    table.places(ADA, ACOLYTE, salem);
    assert_eq!(table.refused(ADA, Action::Pay { goods: Goods::Grimoire, room: 0 }), ("cost.pay", "why-not-due"));
    for kind in [Goods::Magic, Goods::Atom, Goods::Blood] {
        table.does(ADA, Action::Pay { goods: kind, room: 0 });
    }
    assert_eq!(table.wealth(ADA), goods(1, 3, 0, 1, 0));
}

/// [cost.acolytes]
#[test]
fn a_sacrificed_acolyte_comes_from_pool_boards_or_rituals_and_frees_his_space() {
    let mut table = Table::new(2);
    table.p.raided = true;
    let (mao, salem) = (table.ritual("mao", 1), table.town("salem"));
    table.acolytes(ADA, &[Site::Pool, mao, salem, Site::Escape]).broken(&["s"]).has(ADA, goods(0, 0, 1, 0, 0));
    let d = table.at_lock("d");
    table.places(ADA, PRIEST, d);
    assert_eq!(table.p.step(), Step::Sacrifice(ADA, 1));
    assert_eq!(table.refused(ADA, Action::Sacrifice { from: Site::Asylum }), ("cost.acolytes", "why-asylum"));
    assert_eq!(table.refused(ADA, Action::Sacrifice { from: Site::Escape }), ("priest.escape", "why-escape"));
    assert_eq!(table.refused(ADA, Action::Sacrifice { from: Site::Town(0) }), ("cost.acolytes", "why-nobody-there"));
    table.does(ADA, Action::Sacrifice { from: salem });
    assert_eq!(table.p.sect(ADA).acolytes_at(salem), 0);
    table.settle();
    table.has(BOB, goods(3, 0, 0, 0, 0));
    assert!(table.may(BOB, Action::Place { who: ACOLYTE, at: salem }));
}

/// [cost.asylum]
#[test]
fn the_fifth_acolyte_finds_no_chair_and_escapes() {
    let mut table = Table::new(2);
    table.p.raided = true;
    table.places(ADA, PRIEST, Site::Summon);
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Asylum), table.p.sect(ADA).acolytes_at(Site::Escape)), (4, 1));
}

/// [cost.self]
#[test]
fn nobody_sacrifices_himself() {
    let mut table = Table::new(2);
    table.broken(&["s"]).has(ADA, goods(0, 0, 1, 0, 0));
    table.acolytes(ADA, &[Site::Pool, Site::Escape]);
    let d = table.at_lock("d");
    assert_eq!(table.not_placed(ADA, ACOLYTE, d), ("cost.self", "why-too-few-acolytes"));
    assert!(table.may(ADA, Action::Place { who: PRIEST, at: d }), "the Priest gives the Acolyte up");
    table.acolytes(ADA, &[Site::Pool, Site::Pool, Site::Town(0)]);
    table.places(ADA, ACOLYTE, d);
    assert_eq!(table.refused(ADA, Action::Sacrifice { from: d }), ("cost.self", "why-self"));
}

/// [reward.parts]
#[test]
fn what_cannot_be_had_is_lost_and_the_rest_is_gained() {
    let mut table = Table::new(2);
    table.acolytes(ADA, &[Site::Pool, Site::Pool, Site::Escape, Site::Escape, Site::Escape, Site::Escape]);
    table.p.broken = 1;
    table.has(ADA, goods(0, 0, 0, 0, 1));
    let arkham = table.town("arkham");
    table.places(ADA, ACOLYTE, arkham);
    assert_eq!(table.wealth(ADA), goods(3, 2, 1, 0, 0), "nobody was in the Asylum");
    // Eleven of twelve grimoires are out: the second one is lost.
    let mut table = Table::new(2);
    table.has(ADA, goods(10, 0, 0, 0, 0)).has(BOB, goods(0, 0, 0, 11, 0));
    let aylesbury = table.town("aylesbury");
    table.places(ADA, ACOLYTE, aylesbury);
    assert_eq!(table.wealth(ADA), goods(0, 0, 0, 1, 0));
}

/// [reward.store]
#[test]
fn each_unit_gained_goes_to_a_chamber_that_takes_it_or_stays_exposed() {
    let mut table = Table::new(2);
    table.room(ADA, 1, "vault", Purse::NONE).room(ADA, 2, "pit", Purse::NONE).has(ADA, Purse::NONE);
    table.places(ADA, ACOLYTE, Site::Town(0));
    assert_eq!(table.p.step(), Step::Stow(ADA));
    let stow = |room| Action::Stow { goods: Goods::Treasure, room };
    assert_eq!(table.refused(ADA, stow(3)), ("sanctum.slots", "why-no-room"));
    assert_eq!(table.refused(ADA, Action::Sort), ("reward.store", "why-not-now"), "nothing else moves");
    table.does(ADA, stow(1)).does(ADA, stow(0));
    let sect = table.p.sect(ADA);
    assert_eq!(
        (sect.rooms[0].holds, sect.rooms[1].holds, sect.exposed),
        (goods(1, 0, 0, 0, 0), Purse::NONE, goods(2, 0, 0, 0, 0))
    );
    // As proposed: the deepest room that takes it.
    let mut table = Table::new(2);
    table.room(ADA, 1, "vault", Purse::NONE).room(ADA, 2, "pit", Purse::NONE).has(ADA, Purse::NONE);
    table.places(ADA, ACOLYTE, Site::Town(0)).does(ADA, Action::StowRest);
    assert_eq!(table.p.sect(ADA).rooms[1].holds, goods(3, 0, 0, 0, 0));
    // Without a room that takes it nothing is asked.
    let mut table = Table::new(2);
    table.room(ADA, 1, "well", Purse::NONE).places(ADA, ACOLYTE, Site::Town(0));
    assert_eq!((table.p.step(), table.wealth(ADA)), (Step::Act(BOB), goods(4, 0, 0, 0, 0)));
}

/// [reward.rescue]
#[test]
fn a_rescued_acolyte_goes_to_escape() {
    let mut table = Table::new(2);
    table.has(ADA, goods(2, 2, 0, 0, 0)).places(ADA, PRIEST, Site::Rescue);
    assert_eq!(table.p.sect(ADA).acolytes_at(Site::Escape), 1);
    assert!(!table.may(ADA, Action::Place { who: ACOLYTE, at: Site::Town(3) }), "not before the Upkeep");
}

/// [monster.gain]
#[test]
fn a_deep_one_takes_an_empty_lair_and_with_three_none_comes() {
    let mut table = Table::new(2);
    let deep_one = &table.game.figures().monsters[0];
    assert_eq!((deep_one.id.as_str(), deep_one.defence, deep_one.copies), ("deep-one", 5, 15));
    table.monsters(ADA, 3).has(ADA, goods(0, 0, 0, 1, 0));
    let lodge = table.town("lodge");
    table.places(ADA, ACOLYTE, lodge);
    assert_eq!((table.p.sect(ADA).monsters(), table.p.monsters), (3, 12));
    assert_eq!(table.p.step(), Step::Chamber(ADA, false), "the rest of the reward is gained");
}

/// [monster.discard]
#[test]
fn a_monster_is_discarded_for_a_space_that_asks_for_it() {
    let mut table = Table::goat(2);
    table.broken(&["s1", "b"]);
    let g = table.at_lock("g");
    assert_eq!(table.not_placed(ADA, ACOLYTE, g), ("monster.discard", "why-no-monster"));
    table.monsters(ADA, 2).places(ADA, ACOLYTE, g);
    assert_eq!((table.p.sect(ADA).monsters(), table.p.monsters), (1, 14));
}
