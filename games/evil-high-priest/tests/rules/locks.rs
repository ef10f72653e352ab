//! Locks, bonuses and ways of the cult boards.

use cenacle_evil_high_priest::{Action, Event, Goods, Purse, Site, Step};

use crate::common::{ACOLYTE, ADA, BOB, PRIEST, Table, goods};

/// [lock.break]
#[test]
fn breaking_a_lock_costs_its_price_and_brings_its_sign() {
    let mut table = Table::new(2);
    let start = table.at_lock("s");
    assert_eq!(table.not_placed(ADA, ACOLYTE, start), ("lock.break", "why-too-dear"));
    table.has(ADA, goods(0, 0, 2, 0, 0)).places(ADA, ACOLYTE, start);
    assert_eq!((table.wealth(ADA), table.p.signs_broken()), (goods(0, 0, 0, 0, 1), 1));
    assert_eq!(table.p.step(), Step::Bonus(ADA, 0));
}

/// [lock.order] [board.cthulhu] [cthulhu.track]
#[test]
fn cecils_lock_costs_a_grimoire_gives_the_sign_raises_the_track_and_calls_a_raid_of_one_die() {
    // The rulebook's example: lock B of Great Cthulhu.
    let mut table = Table::new(2);
    table.broken(&["s"]).has(ADA, goods(0, 0, 0, 1, 0)).dice(&[4]);
    let b = table.at_lock("b");
    table.places(ADA, ACOLYTE, b);
    assert_eq!((table.p.deep_ones, table.p.raid.strength), (1, 4));
    let told: Vec<&Event> = table.told.iter().collect();
    let place = |found: fn(&Event) -> bool| told.iter().position(|event| found(event)).unwrap();
    let order = [
        place(|event| matches!(event, Event::Pays { .. })),
        place(|event| matches!(event, Event::Breaks { .. })),
        place(|event| matches!(event, Event::Gains { .. })),
        place(|event| matches!(event, Event::DeepOnes { height: 1 })),
        place(|event| matches!(event, Event::Raid { strength: 4, .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    // In the Upkeep his cultist goes home; nobody is placed on B any more, for it has no bonus.
    table.settle();
    table.next_round();
    assert_eq!(table.p.sect(ADA).acolytes_at(b), 0);
    assert_eq!(table.not_placed(ADA, ACOLYTE, b), ("lock.once", "why-spent"));
}

/// [lock.open]
#[test]
fn the_start_opens_a_b_c_and_d_and_b_opens_e() {
    // The rulebook's example of the ways.
    let mut table = Table::new(2);
    table.has(ADA, goods(20, 20, 20, 6, 0));
    let open = |table: &Table| -> Vec<String> {
        let board = &table.game.figures().boards[0];
        let accessible = |lock: &u8| {
            let at = Site::Lock(*lock);
            !table.p.is_broken(*lock) && table.legal(ADA).contains(&Action::Place { who: PRIEST, at })
        };
        (0..13).filter(accessible).map(|lock| board.locks[usize::from(lock)].id.clone()).collect()
    };
    table.acolytes(ADA, &[Site::Pool; 6]);
    assert_eq!(open(&table), ["s"]);
    table.broken(&["s"]);
    assert_eq!(open(&table), ["a", "b", "c", "d"]);
    table.broken(&["b"]);
    assert_eq!(open(&table), ["a", "c", "d", "e"]);
    let k = table.at_lock("k");
    assert_eq!(table.not_placed(ADA, ACOLYTE, k), ("lock.open", "why-closed"));
    table.broken(&["j"]);
    assert!(table.may(ADA, Action::Place { who: ACOLYTE, at: k }), "one of several arrows is enough");
}

/// [lock.once]
#[test]
fn once_broken_a_lock_with_a_bonus_is_one_space_with_it() {
    let mut table = Table::new(2);
    table.broken(&["s", "c"]).has(ADA, goods(2, 0, 0, 0, 0));
    let c = table.at_lock("c");
    table.places(ADA, ACOLYTE, c);
    assert_eq!(
        (table.wealth(ADA), table.p.step()),
        (Purse::NONE, Step::Chamber(ADA, false)),
        "two treasure, a chamber"
    );
    assert_eq!(table.p.signs_broken(), 2);
}

/// [lock.bonus]
#[test]
fn who_breaks_a_lock_may_use_its_bonus_at_once_and_blocks_it_either_way() {
    let mut table = Table::new(2);
    table.broken(&["s"]).has(ADA, goods(8, 0, 0, 0, 0)).has(BOB, goods(9, 0, 0, 0, 0));
    let c = table.at_lock("c");
    table.places(ADA, ACOLYTE, c);
    assert_eq!(table.p.step(), Step::Bonus(ADA, table.lock("c")));
    table.does(ADA, Action::NoBonus);
    assert_eq!(table.wealth(ADA), goods(2, 0, 0, 0, 1));
    assert_eq!(table.not_placed(BOB, ACOLYTE, c), ("action.taken", "why-taken"));
    // Who cannot pay is not asked.
    let mut table = Table::new(2);
    table.broken(&["s"]).has(ADA, goods(6, 0, 0, 0, 0));
    table.places(ADA, ACOLYTE, c);
    assert_eq!(table.p.step(), Step::Act(BOB));
    // With the bonus the price of both is paid.
    let mut table = Table::new(2);
    table.broken(&["s"]).has(ADA, goods(8, 0, 0, 0, 0));
    table.places(ADA, ACOLYTE, c).does(ADA, Action::Bonus);
    assert_eq!((table.wealth(ADA), table.p.step()), (goods(0, 0, 0, 0, 1), Step::Chamber(ADA, false)));
}

/// [cthulhu.track]
#[test]
fn bonuses_count_the_deep_ones_on_the_track() {
    for (lock, height, gain) in [
        ("s", 0, goods(1, 0, 0, 0, 0)),
        ("s", 5, goods(3, 0, 0, 0, 0)),
        ("a", 5, goods(5, 0, 0, 0, 0)),
        ("g", 5, goods(0, 3, 0, 0, 0)),
    ] {
        let mut table = Table::new(2);
        table.broken(&["s", "a", "g"]).has(ADA, Purse::NONE);
        table.p.deep_ones = height;
        let at = table.at_lock(lock);
        table.places(ADA, ACOLYTE, at);
        assert_eq!(table.wealth(ADA), gain, "bonus of {lock} at {height}");
    }
    // It stops at twelve.
    let mut table = Table::new(2);
    table.broken(&["s"]).has(ADA, goods(0, 4, 0, 0, 0));
    table.p.deep_ones = 12;
    let a = table.at_lock("a");
    table.places(ADA, ACOLYTE, a);
    assert_eq!(table.p.deep_ones, 12);
    assert_eq!(table.p.sect(ADA).wealth().get(Goods::Blood), 0);
}
