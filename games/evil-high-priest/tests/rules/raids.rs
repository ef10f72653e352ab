//! Raids.

use cenacle_evil_high_priest::{Action, Cultists, Event, Purse, Site, Step};
use cenacle_table::Game;

use crate::common::{ACOLYTE, ADA, BOB, CLEO, PRIEST, Table, goods};

/// A raid of this strength, started by Bob's Priest on a lock of Great Cthulhu; Ada has no Acolyte locked up.
fn raid(dice: &[u32], prepare: impl FnOnce(&mut Table)) -> Table {
    raid_by(None, dice.len(), dice, prepare)
}

/// The same with so many dice on the lock, led by an investigator whom the first of the faces calls.
pub(crate) fn raid_by(who: Option<&str>, count: usize, dice: &[u32], prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = if who.is_some() { Table::boxes(3) } else { Table::new(3) };
    if let Some(who) = who {
        table.leads(who);
    }
    table.broken(&["s", "a", "b", "e", "f", "i", "k"]);
    table.acolytes(ADA, &[Site::Pool; 6]).has(ADA, Purse::NONE);
    table.acolytes(CLEO, &[Site::Escape; 6]).has(CLEO, Purse::NONE);
    let (lock, price) = match count {
        1 => ("d", goods(0, 0, 1, 0, 0)),
        2 => ("j", goods(3, 0, 3, 0, 0)),
        _ => ("l", goods(0, 0, 2, 2, 0)),
    };
    if count == 2 {
        table.broken(&["c", "g"]);
    }
    table.has(BOB, price);
    prepare(&mut table);
    table.dice(dice);
    table.p.steps.clear();
    table.p.steps.push(Step::Act(BOB));
    table.p.turn = BOB;
    let at = table.at_lock(lock);
    table.places(BOB, PRIEST, at);
    while let Step::Sacrifice(..) = table.p.step() {
        table.does(BOB, Action::Sacrifice { from: Site::Pool });
    }
    table
}

/// The keys of what was told of a seat's raid.
pub(crate) fn lost(table: &Table, seat: cenacle_table::Seat) -> Purse {
    let goods = table.told.iter().filter_map(|event| match event {
        Event::LosesExposed { seat: of, goods, .. } | Event::Plundered { seat: of, goods, .. } if *of == seat => {
            Some(*goods)
        }
        _ => None,
    });
    goods.fold(Purse::NONE, Purse::plus)
}

/// [raid.terms] [raid.march] [raid.riposte] [investigator.detective]
#[test]
fn keziahs_raid_of_eight_is_worn_down_by_asylum_vaults_and_an_acolyte() {
    // The rulebook's example, figure by figure. The Private Detective ignores the defence of the first chamber.
    // A die of 1 calls the first investigator.
    let mut table = raid_by(Some("detective"), 2, &[1, 5, 3], |table| {
        let last = table.ritual("mao", 1);
        table.acolytes(ADA, &[last, Site::Pool, Site::Pool, Site::Pool, Site::Asylum, Site::Asylum]);
        table.has(ADA, goods(1, 0, 0, 0, 0)).lair(ADA, 0, "deep-one");
        table.room(ADA, 1, "pit", Purse::NONE);
        table.room(ADA, 2, "vault", goods(0, 2, 0, 0, 0)).room(ADA, 3, "vault", goods(0, 0, 2, 0, 0));
    });
    assert_eq!(table.p.raid.strength, 8);
    assert_eq!(table.p.sect(ADA).siege.strength, 6, "two are in her Asylum");
    table.does(ADA, Action::Endure);
    assert_eq!(lost(&table, ADA), goods(1, 0, 0, 0, 0), "the exposed treasure");
    let siege = table.p.sect(ADA).siege;
    assert_eq!((siege.at, siege.strength), (2, 4), "the Pit is ignored, the first Vault leaves 4");
    table.does(ADA, Action::Endure);
    let siege = table.p.sect(ADA).siege;
    assert_eq!((siege.at, siege.strength), (3, 2), "the second Vault leaves 2");
    let last = table.ritual("mao", 1);
    table.does(ADA, Action::Strike { from: last });
    assert_eq!(lost(&table, ADA), goods(1, 2, 0, 0, 0), "one treasure and two blood");
    let sect = table.p.sect(ADA);
    assert_eq!((sect.wealth(), sect.acolytes_at(Site::Asylum), sect.acolytes_at(last)), (goods(0, 0, 2, 0, 0), 3, 0));
    assert!(!sect.siege.asked);
}

/// [raid.all]
#[test]
fn a_raid_strikes_everybody_and_all_answer_at_the_same_time() {
    let mut table = raid(&[4], |table| {
        table.has(ADA, goods(2, 0, 0, 0, 0)).has(CLEO, goods(2, 0, 0, 0, 0));
        table.acolytes(CLEO, &[Site::Pool; 6]);
    });
    let asked = table.game.to_act(&table.p);
    assert!(asked.contains(ADA) && asked.contains(CLEO), "{asked:?}");
    table.does(CLEO, Action::Endure);
    assert_eq!(table.p.sect(ADA).siege.strength, 4, "what Cleo does is nothing to Ada");
    table.does(ADA, Action::Endure).settle();
    assert_eq!((table.wealth(ADA), table.wealth(CLEO)), (Purse::NONE, Purse::NONE));
    assert!(lost(&table, BOB).is_empty(), "four in his Asylum turned the raid aside");
}

/// [raid.dice]
#[test]
fn strength_is_the_sum_of_one_to_three_dice_and_eighteen_at_most() {
    assert_eq!(raid(&[4], |_| ()).p.raid.strength, 4);
    assert_eq!(raid(&[6, 1], |_| ()).p.raid.strength, 7);
    let table = raid(&[6, 6, 6], |_| ());
    assert_eq!((table.p.raid.strength, table.game.figures().raid.most), (18, 18));
}

/// [variant.aggressive]
#[test]
fn aggressive_investigators_throw_one_die_and_add_six_or_twelve() {
    for (dice, face, strength) in [(1, 4, 4), (2, 4, 10), (3, 4, 16)] {
        let lock = ["d", "j", "l"][dice - 1];
        let mut table = Table::with(crate::common::game(), 2, &[("aggressive", "on")]);
        table.broken(&["s", "c", "g", "k"]).has(ADA, goods(3, 0, 3, 2, 0)).dice(&[face]);
        let at = table.at_lock(lock);
        table.places(ADA, PRIEST, at);
        while let Step::Pay(_) | Step::Sacrifice(..) = table.p.step() {
            let action = table.legal(ADA)[0];
            table.does(ADA, action);
        }
        assert_eq!((table.p.raid.strength, table.p.raid.faces), (strength, [face as u8, 0, 0, 0]), "{dice} dice");
    }
}

/// [raid.asylum]
#[test]
fn everybody_in_asylum_and_escape_takes_one_away_but_not_those_sent_there_in_this_raid() {
    let mut table = raid(&[6], |table| {
        table.acolytes(ADA, &[Site::Asylum, Site::Escape, Site::Pool, Site::Pool, Site::Pool, Site::Pool]);
        table.has(ADA, goods(3, 0, 0, 0, 0));
    });
    assert_eq!(table.p.sect(ADA).siege.strength, 4);
    table.does(ADA, Action::Strike { from: Site::Pool });
    assert_eq!(table.p.sect(ADA).siege.strength, 2, "two for the riposte, nothing for the chair");
}

/// [raid.riposte]
#[test]
fn ripostes_are_made_before_anything_is_lost_as_often_as_one_likes() {
    let mut table = raid(&[6], |table| {
        table.has(ADA, goods(3, 0, 0, 0, 0));
    });
    assert_eq!(table.refused(ADA, Action::Loose { lair: 0 }), ("raid.monsters", "why-empty-lair"));
    for left in [4, 2, 0] {
        table.does(ADA, Action::Strike { from: Site::Pool });
        assert_eq!(table.p.sect(ADA).siege.strength, left);
    }
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).siege.asked), (goods(3, 0, 0, 0, 0), false));
}

/// [raid.acolytes]
#[test]
fn each_acolyte_blocks_two_even_the_one_who_broke_the_lock() {
    let mut table = Table::new(2);
    table.broken(&["s"]).has(ADA, goods(5, 4, 0, 0, 0)).dice(&[6]);
    table.acolytes(ADA, &[Site::Pool, Site::Asylum, Site::Asylum]);
    table.sect(ADA).cultists.put(0, Site::Town(0));
    for (acolyte, at) in (4..).zip([Site::Town(1), Site::Asylum, Site::Asylum]) {
        table.sect(ADA).cultists.put(acolyte, at);
    }
    let a = table.at_lock("a");
    table.places(ADA, ACOLYTE, a);
    assert_eq!(table.p.sect(ADA).siege.strength, 2);
    assert_eq!(table.refused(ADA, Action::Strike { from: Site::Asylum }), ("cost.acolytes", "why-asylum"));
    table.does(ADA, Action::Strike { from: a });
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).acolytes_at(Site::Escape)), (goods(5, 0, 0, 0, 1), 1));
    table.does(BOB, Action::Endure);
    assert_eq!(table.p.step(), Step::Act(BOB), "who left the lock has no bonus");
    // An Altar makes it three. [chamber.altar]
    let mut table = raid(&[6], |table| {
        table.room(ADA, 1, "altar", Purse::NONE).has(ADA, goods(2, 0, 0, 0, 0));
    });
    table.does(ADA, Action::Strike { from: Site::Pool });
    assert_eq!(table.p.sect(ADA).siege.strength, 3);
}

/// [raid.monsters]
#[test]
fn a_monster_blocks_its_defence_and_the_surplus_is_wasted() {
    let mut table = raid(&[4], |table| {
        table.has(ADA, goods(3, 0, 0, 0, 0)).monsters(ADA, 2);
    });
    table.does(ADA, Action::Loose { lair: 0 });
    let sect = table.p.sect(ADA);
    assert_eq!((sect.siege.strength, sect.monsters(), sect.wealth()), (0, 1, goods(3, 0, 0, 0, 0)));
}

/// [raid.exposed]
#[test]
fn what_lies_exposed_is_lost_first_whatever_defends_behind_it() {
    let table = raid(&[1], |table| {
        table.acolytes(ADA, &[Site::Asylum; 0]);
        table.sect(ADA).cultists = Cultists::all(Site::Away);
        table.sect(ADA).cultists.put(0, Site::Town(0));
        table.has(ADA, goods(2, 1, 0, 0, 0)).room(ADA, 1, "false-wall", Purse::NONE);
        table.room(ADA, 2, "vault", goods(0, 0, 2, 0, 0));
    });
    assert_eq!((lost(&table, ADA), table.wealth(ADA)), (goods(2, 1, 0, 0, 0), goods(0, 0, 2, 0, 0)));
}

/// Ada has nobody to riposte with, and these rooms.
fn undefended(dice: &[u32], rooms: &[(&str, Purse)]) -> Table {
    raid(dice, |table| {
        table.sect(ADA).cultists = Cultists::all(Site::Away);
        table.sect(ADA).cultists.put(0, Site::Town(0));
        for (room, (id, holds)) in (1..).zip(rooms) {
            if !id.is_empty() {
                table.room(ADA, room, id, *holds);
            }
        }
    })
}

/// [raid.march] [sanctum.slots]
#[test]
fn the_raid_follows_the_slots_skips_empty_ones_and_empty_chambers_defend() {
    let table = undefended(
        &[6],
        &[
            ("pit", Purse::NONE),
            ("", Purse::NONE),
            ("vault", goods(0, 2, 0, 0, 0)),
            ("", Purse::NONE),
            ("vault", goods(0, 0, 2, 0, 0)),
        ],
    );
    // 6, less 3 of the empty Pit, less 2 of the first Vault: 1 plunders it; the second Vault stops the rest.
    assert_eq!((lost(&table, ADA), table.wealth(ADA)), (goods(0, 2, 0, 0, 0), goods(0, 0, 2, 0, 0)));
}

/// [raid.destroy]
#[test]
fn a_chamber_whose_defence_equals_the_strength_loses_nothing() {
    let table = undefended(&[2], &[("vault", goods(0, 2, 0, 0, 0))]);
    assert_eq!((lost(&table, ADA), table.wealth(ADA)), (Purse::NONE, goods(0, 2, 0, 0, 0)));
    let table = undefended(&[3], &[("vault", goods(0, 2, 0, 0, 0))]);
    assert_eq!((lost(&table, ADA), table.wealth(ADA)), (goods(0, 2, 0, 0, 0), Purse::NONE));
}

/// [raid.end] [chamber.trap]
#[test]
fn a_raid_ends_when_nothing_is_left_to_take_and_a_trap_it_reached_is_gone() {
    // The trap lies behind the last resource: the raid never reaches it.
    let table = undefended(&[6], &[("closet", goods(0, 1, 0, 0, 0)), ("trap", Purse::NONE)]);
    assert!(table.p.sect(ADA).rooms[1].chamber.is_one());
    // Here it stops the raid, and is discarded after it.
    let table = undefended(&[5], &[("trap", Purse::NONE), ("closet", goods(0, 1, 0, 0, 0))]);
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).chambers(), table.p.discard.len()), (goods(0, 1, 0, 0, 0), 1, 1));
}

/// [chamber.gate]
#[test]
fn a_gate_makes_the_raid_stronger_by_one() {
    let table =
        undefended(&[4], &[("pit", Purse::NONE), ("gate", goods(0, 1, 0, 0, 0)), ("vault", goods(0, 0, 1, 0, 0))]);
    // 4 less 3 is 1, the gate makes it 2, the Vault stops 2.
    assert_eq!((lost(&table, ADA), table.wealth(ADA)), (goods(0, 1, 0, 0, 0), goods(0, 0, 1, 0, 0)));
    let told = table.told.iter().any(|event| matches!(event, Event::RaidGrows { strength: 2, .. }));
    assert!(told);
}

/// [chamber.guard-room]
#[test]
fn a_guard_room_defends_the_better_the_more_monsters_there_are() {
    let mut table = raid(&[4], |table| {
        table.sect(ADA).cultists = Cultists::all(Site::Away);
        table.sect(ADA).cultists.put(0, Site::Town(0));
        table.monsters(ADA, 2).room(ADA, 1, "guard-room", goods(0, 0, 1, 0, 0)).has(ADA, goods(1, 0, 0, 0, 0));
    });
    table.does(ADA, Action::Endure);
    assert_eq!((lost(&table, ADA), table.wealth(ADA)), (goods(1, 0, 0, 0, 0), goods(0, 0, 1, 0, 0)), "2 and 2 stop 4");
}

/// [raid.riposte] [chamber.gate]
#[test]
fn a_riposte_is_possible_before_a_weak_room_is_reached_even_where_nothing_is_lost() {
    let table = raid(&[6], |table| {
        table.room(ADA, 1, "false-wall", Purse::NONE).room(ADA, 2, "gate", goods(0, 1, 0, 0, 0));
    });
    let siege = table.p.sect(ADA).siege;
    assert_eq!((siege.at, siege.strength, siege.asked), (1, 2, true), "in the empty room before the gate");
}
