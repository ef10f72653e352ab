//! The unique monsters, each with its power and its limit.

use cenacle_evil_high_priest::{Action, Cultists, Goods, Purse, Site, Step};

use crate::{
    common::{ACOLYTE, ADA, BOB, CLEO, Table, game, goods},
    raids::raid_by,
};

/// Ada has this monster, and it is her turn.
fn with(players: u8, id: &str) -> Table {
    let mut table = Table::boxes(players);
    table.lair(ADA, 0, id);
    table
}

/// Ada gains this monster.
fn gains(players: u8, id: &str, prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::boxes(players);
    table.shows_monster(id);
    prepare(&mut table);
    table.p.steps.push(Step::Monster(ADA));
    table.does(ADA, Action::Adopt { card: 0 });
    table
}

/// Everybody does what is usual until Ada's monsters are asked for.
fn upkeep(table: &mut Table) {
    while !matches!(table.p.step(), Step::Tend(ADA, _)) {
        let seat = cenacle_table::Game::to_act(&table.game, &table.p).first().expect("the round goes on");
        let action = crate::common::usual(&table.legal(seat));
        table.does(seat, action);
    }
}

/// A raid of this strength; the journalist keeps Asylums out of it.
fn raid(face: u32, prepare: impl FnOnce(&mut Table)) -> Table {
    raid_by(Some("journalist"), 1, &[1, face], prepare)
}

const POWER: Action = Action::Invoke { lair: 0 };

/// [monster.byakhee] [monster.shambler] [monster.when] [card.steal] [card.powers]
#[test]
fn zelda_steals_a_grimoire_pays_the_lodge_with_it_and_traps_an_acolyte_all_in_one_turn() {
    // The rulebook's example: Zelda is Ada, Noah Bob, Amelia Cleo.
    let mut table = with(3, "byakhee");
    table.shows_monster("shambler").has(ADA, Purse::NONE).has(BOB, goods(0, 0, 0, 1, 0));
    table.does(ADA, POWER);
    assert_eq!((table.wealth(ADA), table.wealth(BOB)), (goods(0, 0, 0, 1, 0), Purse::NONE));
    assert_eq!((table.p.sect(ADA).exposed, table.p.step()), (goods(0, 0, 0, 1, 0), Step::Act(ADA)));
    let lodge = table.town("lodge");
    table.places(ADA, ACOLYTE, lodge).does(ADA, Action::Adopt { card: 0 });
    table.does(ADA, Action::Snatch { whom: CLEO, from: Site::Pool });
    assert_eq!((table.p.sect(CLEO).acolytes_at(Site::Pool), table.p.sect(CLEO).acolytes_at(Site::Trapped)), (1, 1));
    assert!(matches!(table.p.step(), Step::Chamber(ADA, _)));
    table.does(ADA, Action::Install { card: 0, room: 1 });
    assert_eq!(table.p.sect(ADA).chambers(), 1);
}

/// [monster.byakhee]
#[test]
fn a_byakhee_finds_nothing_where_nobody_has_a_grimoire() {
    let mut table = with(2, "byakhee");
    assert_eq!(table.refused(ADA, POWER), ("monster.byakhee", "why-no-aim"));
}

/// [monster.shambler] [card.active]
#[test]
fn whoever_is_trapped_is_of_no_use_until_the_shambler_leaves() {
    let mut table = raid(6, |table| {
        table.lair(ADA, 0, "shambler").has(ADA, goods(1, 0, 0, 0, 0)).has(CLEO, goods(1, 0, 0, 0, 0));
        table.sect(CLEO).cultists.put(1, Site::Trapped);
        table.sect(CLEO).cultists.put(2, Site::Pool);
    });
    assert_eq!(table.refused(CLEO, Action::Strike { from: Site::Trapped }), ("monster.shambler", "why-trapped"));
    table.does(ADA, Action::Loose { lair: 0 });
    assert_eq!((table.p.sect(CLEO).acolytes_at(Site::Trapped), table.p.sect(CLEO).acolytes_at(Site::Escape)), (0, 5));
}

/// [monster.dark-young] [card.active]
#[test]
fn for_a_dark_young_an_opponent_sends_an_active_acolyte_of_his_choice_to_the_asylum() {
    let mut table = gains(2, "dark-young", |table| {
        table.acolytes(BOB, &[Site::Pool, Site::Escape]);
    });
    assert_eq!(table.refused(BOB, Action::Yield { from: Site::Asylum }), ("card.active", "why-not-active"));
    table.does(BOB, Action::Yield { from: Site::Escape });
    let bob = table.p.sect(BOB);
    // Four chairs are taken: he is back in Escape.
    assert_eq!((bob.acolytes_at(Site::Asylum), bob.acolytes_at(Site::Escape), bob.acolytes_at(Site::Pool)), (4, 1, 1));
}

/// [monster.polyp] [card.raze]
#[test]
fn a_flying_polyp_costs_a_chamber_and_exposes_what_it_held() {
    let table = gains(2, "polyp", |table| {
        table.has(ADA, Purse::NONE).room(ADA, 3, "vault", goods(0, 2, 0, 0, 0));
    });
    assert_eq!((table.p.sect(ADA).chambers(), table.p.sect(ADA).exposed), (0, goods(0, 2, 0, 0, 0)));
    let table = gains(2, "polyp", |_| {});
    assert_eq!(table.p.step(), Step::Act(ADA), "without a chamber nothing happens");
    let mut table = gains(2, "polyp", |table| {
        table.room(ADA, 1, "vault", Purse::NONE).room(ADA, 2, "pit", Purse::NONE);
    });
    assert_eq!(table.refused(ADA, Action::Raze { whom: ADA, room: 3 }), ("card.raze", "why-no-room"));
    table.does(ADA, Action::Raze { whom: ADA, room: 2 });
    assert_eq!(table.p.sect(ADA).chambers(), 1);
}

/// [monster.ghoul]
#[test]
fn a_ghoul_that_is_discarded_rescues_an_acolyte_if_there_is_one() {
    let mut table = with(2, "ghoul");
    table.does(ADA, POWER);
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Escape), table.p.sect(ADA).monsters()), (1, 0));
    let mut table = with(2, "ghoul");
    table.acolytes(ADA, &[Site::Pool; 6]);
    assert_eq!(table.refused(ADA, POWER), ("monster.ghoul", "why-no-aim"));
}

/// [monster.hound] [card.aim]
#[test]
fn a_hound_of_tindalos_hunts_a_monster_of_an_opponent_who_picks_it() {
    let mut table = with(3, "hound");
    assert_eq!(table.refused(ADA, POWER), ("monster.hound", "why-no-aim"));
    table.lair(BOB, 0, "gug").lair(BOB, 1, "zoog").lair(CLEO, 0, "ghast");
    table.does(ADA, POWER).does(ADA, Action::Aim { whom: BOB });
    table.does(BOB, Action::Discard { lair: 1 });
    assert_eq!((table.p.sect(BOB).monsters(), table.p.sect(CLEO).monsters(), table.p.step()), (1, 1, Step::Act(ADA)));
}

/// [monster.nightgaunt]
#[test]
fn a_nightgaunt_carries_one_cultist_to_a_taken_place_but_not_to_providence() {
    let mut table = with(2, "nightgaunt");
    let (kingsport, providence) = (table.town("kingsport"), table.town("providence"));
    table.acolytes(BOB, &[kingsport, providence]);
    assert_eq!(table.not_placed(ADA, ACOLYTE, kingsport), ("action.taken", "why-taken"));
    table.does(ADA, POWER);
    assert_eq!(table.not_placed(ADA, ACOLYTE, providence), ("action.taken", "why-taken"));
    table.places(ADA, ACOLYTE, kingsport);
    assert_eq!((table.wealth(ADA), table.p.cards.slip), (goods(4, 0, 0, 0, 0), false));
}

/// [monster.shantak]
#[test]
fn a_shantak_brings_the_first_player_marker_to_who_does_not_have_it() {
    let mut table = with(2, "shantak");
    assert_eq!(table.refused(ADA, POWER), ("monster.shantak", "why-no-aim"));
    table.p.next_first = BOB;
    table.does(ADA, POWER);
    assert_eq!((table.p.next_first, table.p.first), (ADA, ADA));
}

/// [monster.star-vampire] [monster.servitor] [upkeep.monsters]
#[test]
fn in_the_upkeep_a_star_vampire_brings_blood_and_a_servitor_treasure_for_each_monster() {
    let mut table = with(2, "star-vampire");
    table.lair(ADA, 1, "servitor").has(ADA, Purse::NONE).alone();
    table.sect(ADA).cultists = Cultists::all(Site::Improve);
    table.acolytes(ADA, &[Site::Pool]);
    table.places(ADA, ACOLYTE, Site::Escape).next_round();
    assert_eq!(table.wealth(ADA), goods(2 + 2, 1, 0, 0, 0), "two treasure of Escape, two of the Servitor");
}

/// [monster.zoog] [card.steal]
#[test]
fn a_zoog_steals_a_treasure_each_upkeep_from_who_has_some() {
    let mut table = with(2, "zoog");
    table.has(ADA, Purse::NONE).has(BOB, goods(1, 0, 0, 0, 0)).next_round();
    // Bob's two Acolytes escaped for a treasure each, as Ada's did.
    assert_eq!((table.wealth(ADA), table.wealth(BOB)), (goods(3, 0, 0, 0, 0), goods(2, 0, 0, 0, 0)));
    let mut table = with(2, "zoog");
    table.alone().has(BOB, Purse::NONE).has(ADA, Purse::NONE);
    table.next_round();
    assert_eq!(table.wealth(ADA), goods(2, 0, 0, 0, 0), "nobody had any");
}

/// [monster.leng-spider]
#[test]
fn a_leng_spider_drives_an_acolyte_from_an_opponents_pool_to_escape() {
    let mut table = with(2, "leng-spider");
    table.next_round();
    assert_eq!((table.p.sect(BOB).acolytes_at(Site::Escape), table.p.sect(BOB).acolytes_at(Site::Pool)), (1, 1));
    assert_eq!(table.p.sect(ADA).acolytes_at(Site::Escape), 0);
}

/// [monster.fungi] [monster.moon-beast] [monster.elder-thing] [monster.once] [upkeep.monsters]
#[test]
fn powers_that_cost_are_asked_for_in_any_order_and_used_once() {
    let mut table = with(2, "fungi");
    table.lair(ADA, 1, "moon-beast").lair(ADA, 2, "elder-thing");
    table.acolytes(ADA, &[Site::Pool; 4]).has(ADA, Purse::NONE);
    upkeep(&mut table);
    let treasure = table.wealth(ADA).get(Goods::Treasure);
    let elder = Action::Invoke { lair: 2 };
    assert_eq!(table.refused(ADA, elder), ("monster.elder-thing", "why-power-too-dear"));
    table.does(ADA, Action::Invoke { lair: 1 }).does(ADA, POWER);
    let sect = table.p.sect(ADA);
    assert_eq!((sect.acolytes_at(Site::Asylum), sect.acolytes_at(Site::Pool)), (4, 2));
    assert_eq!(table.wealth(ADA), goods(treasure + 5, 0, 2, 0, 0));
    // Nothing else could be used: nobody is asked any more.
    assert!(!matches!(table.p.step(), Step::Tend(ADA, _)));
    let mut table = with(2, "fungi");
    table.lair(ADA, 2, "elder-thing").has(ADA, goods(0, 1, 0, 0, 0));
    upkeep(&mut table);
    table.does(ADA, elder);
    assert_eq!(table.wealth(ADA).get(Goods::Magic), 1);
    assert_eq!(table.refused(ADA, elder), ("monster.elder-thing", "why-power-spent"));
    table.does(ADA, Action::Pass);
}

/// [monster.yith]
#[test]
fn the_great_race_may_have_the_chambers_on_display_replaced() {
    let mut table = with(2, "yith");
    upkeep(&mut table);
    let (old, left) = (table.p.display, table.p.deck.len());
    table.does(ADA, POWER);
    assert_eq!((table.p.deck.len(), table.p.discard.len()), (left - 3, 3));
    assert!(old.iter().all(|chamber| table.p.discard.contains(chamber)));
    let mut table = with(2, "yith");
    upkeep(&mut table);
    let old = table.p.display;
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.display, old);
}

/// [monster.wendigo] [monster.announce]
#[test]
fn a_wendigo_that_is_announced_raises_anothers_raid_and_blocks_ones_own() {
    let mut table = raid(4, |table| {
        table.lair(ADA, 0, "wendigo").has(ADA, goods(1, 0, 0, 0, 0)).has(CLEO, goods(1, 0, 0, 0, 0));
        table.acolytes(CLEO, &[Site::Pool; 6]);
    });
    assert_eq!(table.p.step(), Step::Announce(ADA));
    assert_eq!(table.refused(ADA, Action::Invoke { lair: 1 }), ("raid.monsters", "why-empty-lair"));
    table.does(ADA, POWER);
    assert_eq!(table.refused(ADA, Action::Aim { whom: ADA }), ("card.aim", "why-not-at-him"));
    table.does(ADA, Action::Aim { whom: CLEO });
    assert_eq!((table.p.sect(CLEO).siege.strength, table.p.sect(ADA).siege.strength), (6, 0));
    assert_eq!((table.p.sect(ADA).monsters(), table.wealth(ADA)), (0, goods(1, 0, 0, 0, 0)));
}

/// [monster.announce]
#[test]
fn who_announces_nothing_may_still_sacrifice_the_monster_for_its_defence() {
    let mut table = raid(6, |table| {
        table.lair(ADA, 0, "wendigo").has(ADA, goods(1, 0, 0, 0, 0));
    });
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.sect(ADA).siege.strength, 6);
    table.does(ADA, Action::Loose { lair: 0 });
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).monsters()), (goods(1, 0, 0, 0, 0), 0));
}

/// [monster.chthonian]
#[test]
fn a_chthonian_undermines_the_first_chamber_of_an_opponent_and_no_other() {
    let mut table = raid(6, |table| {
        table.lair(ADA, 0, "chthonian").acolytes(CLEO, &[Site::Pool; 6]);
        table.room(CLEO, 1, "pit", Purse::NONE).room(CLEO, 2, "vault", goods(0, 1, 0, 0, 0));
    });
    table.does(ADA, POWER).does(ADA, Action::Aim { whom: CLEO });
    assert_eq!((table.p.sect(CLEO).siege.at, table.p.sect(CLEO).siege.strength), (2, 4));
}

/// [monster.hunting-horror]
#[test]
fn a_hunting_horror_keeps_the_investigator_off_but_not_the_dice() {
    let mut table = raid_by(Some("minister"), 1, &[1, 6], |table| {
        table.lair(ADA, 0, "hunting-horror").has(ADA, goods(1, 0, 0, 0, 0));
    });
    assert_eq!(table.p.raid.strength, 9);
    table.does(ADA, POWER);
    assert_eq!(table.p.sect(ADA).siege.strength, 1, "six of the die, less its defence of five");
}

/// [monster.hunting-horror]
#[test]
fn behind_a_hunting_horror_what_the_investigator_adds_is_left_out_before_the_limit() {
    let mut table = raid_by(Some("minister"), 3, &[1, 6, 6, 5], |table| {
        table.lair(ADA, 0, "hunting-horror").has(ADA, goods(1, 0, 0, 0, 0)).has(CLEO, goods(1, 0, 0, 0, 0));
        table.acolytes(ADA, &[Site::Pool; 6]).acolytes(CLEO, &[Site::Pool; 6]);
    });
    assert_eq!(table.p.raid.strength, 18);
    table.does(ADA, POWER);
    let left = |seat| table.p.sect(seat).siege.strength;
    assert_eq!((left(ADA), left(CLEO)), (17 - 5, 18), "seventeen of the dice, not fifteen");
    // What Azathoth adds stays.
    let pairs = [("ceremony", "on"), ("ritual", "on"), ("board", "crawling-chaos")];
    let mut table = Table::with(game(), 3, &pairs);
    table.leads("minister").broken(&["1h", "2w"]).lair(ADA, 0, "hunting-horror").has(ADA, goods(1, 0, 4, 0, 0));
    table.acolytes(ADA, &[Site::Pool; 6]).acolytes(BOB, &[Site::Azathoth; 5]).dice(&[1, 6, 5]);
    let at = table.at_lock("3a");
    table.places(ADA, ACOLYTE, at);
    assert_eq!(table.p.raid.strength, 18);
    table.does(ADA, POWER);
    assert_eq!(table.p.sect(ADA).siege.strength, 16 - 5);
}

/// [monster.hunting-horror] [investigator.soldier]
#[test]
fn behind_a_hunting_horror_all_that_was_announced_blocks_wholly() {
    let mut table = raid_by(Some("soldier"), 3, &[1, 6, 6, 6], |table| {
        table.lair(ADA, 0, "wendigo").lair(ADA, 1, "hunting-horror").has(ADA, goods(1, 0, 0, 0, 0));
        table.acolytes(ADA, &[Site::Pool; 6]);
    });
    table.does(ADA, POWER).does(ADA, Action::Aim { whom: CLEO }).does(ADA, Action::Invoke { lair: 1 });
    assert_eq!(table.p.sect(ADA).siege.strength, 18 - 6 - 5, "neither the Wendigo nor the Horror blocks two less");
    let mut table = raid_by(Some("soldier"), 1, &[1, 6], |table| {
        table.lair(ADA, 0, "hunting-horror").has(ADA, goods(1, 0, 0, 0, 0)).acolytes(ADA, &[Site::Pool; 6]);
    });
    table.does(ADA, POWER);
    assert_eq!(table.p.sect(ADA).siege.strength, 1);
}

/// [monster.hunting-horror] [raid.after]
#[test]
fn after_the_raid_the_investigator_does_not_find_who_hid_behind_a_hunting_horror() {
    for (who, purse) in [("agent", Purse::NONE), ("vampire", goods(0, 1, 0, 0, 0)), ("librarian", goods(0, 0, 0, 1, 0))]
    {
        let hidden = |hides: bool| {
            let mut table = raid_by(Some(who), 1, &[1, 1], |table| {
                table.lair(CLEO, 0, "hunting-horror").acolytes(CLEO, &[Site::Pool; 2]);
                table.room(CLEO, 1, "closet", purse).has(CLEO, Purse::NONE);
                table.acolytes(BOB, &[Site::Ritual(0, 0); 6]);
                table.has(ADA, Purse::NONE).acolytes(ADA, &[Site::Escape; 6]);
            });
            table.does(CLEO, if hides { POWER } else { Action::Pass }).settle();
            (table.wealth(CLEO), table.p.sect(CLEO).acolytes_at(Site::Pool))
        };
        assert_eq!(hidden(true), (purse, 2), "{who}");
        assert_ne!(hidden(false), (purse, 2), "{who} finds who does not hide");
    }
}

/// [monster.undead]
#[test]
fn an_undead_turns_over_instead_of_leaving_and_ripostes_once_in_a_raid() {
    let mut table = raid(6, |table| {
        table.lair(ADA, 0, "undead").has(ADA, goods(1, 0, 0, 0, 0));
    });
    table.does(ADA, Action::Loose { lair: 0 });
    assert_eq!((table.p.sect(ADA).siege.strength, table.p.sect(ADA).turned), (1, 1));
    assert_eq!(table.refused(ADA, Action::Loose { lair: 0 }), ("monster.undead", "why-rested"));
    let mut table = raid(6, |table| {
        table.lair(ADA, 0, "undead").has(ADA, goods(1, 0, 0, 0, 0));
        table.sect(ADA).turned = 1;
    });
    table.does(ADA, Action::Loose { lair: 0 });
    let ada = table.p.sect(ADA);
    assert_eq!((ada.siege.strength, ada.turned, ada.monsters()), (3, 0, 0), "three, and it is gone");
}

/// [monster.ghast] [monster.when]
#[test]
fn a_ghast_that_fell_leaves_two_blood_after_the_raid_and_none_otherwise() {
    let mut table = raid(2, |table| {
        table.lair(ADA, 0, "ghast").has(ADA, goods(1, 0, 0, 0, 0));
    });
    table.does(ADA, Action::Loose { lair: 0 }).raid_ends();
    assert_eq!(table.wealth(ADA), goods(1, 2, 0, 0, 0));
    let mut table = with(2, "ghast");
    assert_eq!(table.refused(ADA, POWER), ("monster.ghast", "why-no-power-now"));
}

/// [monster.formless-spawn] [monster.once]
#[test]
fn a_formless_spawn_comes_back_from_four_up_once_in_a_phase() {
    let fall = |die: u32, spent: bool| {
        let mut table = raid_by(Some("journalist"), 1, &[1, 3, die], |table| {
            table.lair(ADA, 0, "formless-spawn").has(ADA, goods(1, 0, 0, 0, 0));
            table.p.cards.spent = if spent { 1 << table.monster("formless-spawn").0 } else { 0 };
        });
        table.does(ADA, Action::Loose { lair: 0 }).raid_ends();
        table.p.sect(ADA).monsters()
    };
    assert_eq!([fall(4, false), fall(3, false), fall(4, true)], [1, 0, 0]);
}

/// [monster.gug] [monster.gnoph-keh]
#[test]
fn monsters_without_a_power_only_block() {
    for (id, defence) in [("gug", 6), ("gnoph-keh", 7)] {
        let rule = if id == "gug" { "monster.gug" } else { "monster.gnoph-keh" };
        assert_eq!(with(2, id).refused(ADA, POWER), (rule, "why-no-power-now"));
        let mut table = raid_by(Some("journalist"), 2, &[1, 5, 5], |table| {
            table.lair(ADA, 0, id).has(ADA, goods(1, 0, 0, 0, 0));
        });
        table.does(ADA, Action::Loose { lair: 0 });
        assert_eq!(table.p.sect(ADA).siege.strength, 10 - defence);
    }
}
