//! The rituals.

use cenacle_evil_high_priest::{Action, Goods, Purse, Site, Step};

use crate::common::{ACOLYTE, ADA, Table, goods};

/// [ritual.hidden]
#[test]
fn rituals_are_closed_until_the_first_raid_even_if_all_stop_it() {
    let mut table = Table::new(2);
    table.has(ADA, goods(4, 4, 0, 0, 0)).broken(&["s"]);
    let mao = table.ritual("mao", 0);
    assert_eq!(table.not_placed(ADA, ACOLYTE, mao), ("ritual.hidden", "why-rituals-hidden"));
    table.alone();
    // Four in the Asylum stop a raid of 1 at every door.
    let a = table.at_lock("a");
    table.dice(&[1]).places(ADA, ACOLYTE, a).settle();
    assert!(table.p.raided);
    assert!(table.may(ADA, Action::Place { who: ACOLYTE, at: mao }));
}

/// [ritual.begin]
#[test]
fn a_ritual_begins_on_its_first_space_for_two_treasure() {
    let mut table = Table::new(2);
    table.p.raided = true;
    table.has(ADA, goods(1, 0, 0, 0, 0));
    let (start, end) = (table.ritual("tulzscha", 0), table.ritual("tulzscha", 1));
    assert_eq!(table.not_placed(ADA, ACOLYTE, start), ("ritual.tulzscha", "why-too-dear"));
    table.has(ADA, goods(3, 0, 0, 0, 0));
    assert_eq!(table.not_placed(ADA, ACOLYTE, end), ("action.place", "why-no-space"));
    table.places(ADA, ACOLYTE, start);
    assert_eq!(table.wealth(ADA), goods(1, 0, 0, 0, 0));
}

/// The wealth of Ada after so many Upkeeps with an Acolyte in a ritual, less what else she gained.
fn after(id: &str, rounds: usize) -> (Purse, Site) {
    let mut table = Table::new(2);
    table.p.raided = true;
    table.has(ADA, goods(2, 0, 0, 0, 0));
    let start = table.ritual(id, 0);
    table.places(ADA, ACOLYTE, start);
    for _ in 0..rounds {
        table.next_round();
    }
    let mut wealth = table.wealth(ADA);
    // Her other Acolyte escapes each round for one treasure.
    wealth.take(Goods::Treasure, rounds as u16);
    (wealth, table.p.sect(ADA).cultists[1])
}

/// [ritual.tulzscha] [ritual.mao] [ritual.red-sign] [ritual.advance]
#[test]
fn short_rituals_pay_in_the_first_upkeep_and_keep_the_cultist_for_another_round() {
    for (id, gain) in
        [("tulzscha", goods(0, 0, 0, 1, 0)), ("mao", goods(0, 0, 4, 0, 0)), ("red-sign", goods(0, 6, 0, 0, 0))]
    {
        let table = Table::new(2);
        assert_eq!(after(id, 1), (gain, table.ritual(id, 1)), "{id}");
        assert_eq!(after(id, 2).1, Site::Pool, "{id}: back after the second Upkeep");
    }
}

/// [ritual.dragon]
#[test]
fn the_dragon_pays_nothing_then_nine_then_nine_and_gives_the_cultist_back_in_the_fourth_upkeep() {
    let table = Table::new(2);
    assert_eq!(after("dragon", 1), (Purse::NONE, table.ritual("dragon", 1)));
    assert_eq!(after("dragon", 2), (goods(9, 0, 0, 0, 0), table.ritual("dragon", 2)));
    assert_eq!(after("dragon", 3), (goods(18, 0, 0, 0, 0), table.ritual("dragon", 3)));
    let (wealth, at) = after("dragon", 4);
    assert_eq!((wealth.get(Goods::Treasure) >= 18, at), (true, Site::Pool));
}

/// [ritual.horror]
#[test]
fn the_spectral_horror_brings_a_monster_and_a_chamber() {
    let mut table = Table::new(2);
    table.p.raided = true;
    table.has(ADA, goods(2, 0, 0, 0, 0)).alone();
    let start = table.ritual("horror", 0);
    table.acolytes(ADA, &[Site::Pool, Site::Escape, Site::Escape]);
    table.sect(ADA).cultists.put(0, Site::Rescue);
    table.places(ADA, ACOLYTE, start);
    assert_eq!((table.p.sect(ADA).monsters(), table.p.step()), (1, Step::Chamber(ADA, false)));
    table.does(ADA, Action::Install { card: 2, room: 7 });
    assert!(table.p.sect(ADA).rooms[6].chamber.is_one());
}
