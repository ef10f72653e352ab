//! The Shoggoth, and the Black Goat; every lock and every bonus with its own figures.

use cenacle_evil_high_priest::{Action, Boon, Keeper, Price, Purse, Site, Skulk, Space, Step};
use cenacle_table::Game;

use crate::common::{ACOLYTE, ADA, BOB, PRIEST, Table, goods};

/// A seat with all it could need.
fn rich(board: &str) -> Table {
    let mut table = if board == "great-cthulhu" { Table::new(2) } else { Table::goat(2) };
    table.alone().has(ADA, goods(12, 12, 12, 4, 0)).monsters(ADA, 2);
    table.acolytes(ADA, &[Site::Pool; 6]);
    table.p.raided = true;
    table
}

/// [lock.break] [board.cthulhu] [board.goat]
#[test]
fn every_lock_takes_exactly_its_price_and_throws_its_dice_and_is_refused_without() {
    for board in ["great-cthulhu", "black-goat"] {
        let locks = rich(board).game.figures().boards[usize::from(rich(board).p.board)].locks.clone();
        for (index, lock) in (0..).zip(&locks) {
            let mut table = rich(board);
            table.p.broken = lock.after;
            let before = table.wealth(ADA);
            let (acolytes, monsters) = (table.p.sect(ADA).acolytes_at(Site::Pool), table.p.sect(ADA).monsters());
            table.places(ADA, PRIEST, Site::Lock(index));
            while let Step::Sacrifice(..) | Step::Pay(_) = table.p.step() {
                let action = table.legal(ADA)[0];
                table.does(ADA, action);
            }
            let thrown = table.p.raid.faces.iter().filter(|face| **face > 0).count();
            assert_eq!(thrown, usize::from(lock.dice), "{board} {}", lock.id);
            assert!(table.p.is_broken(index));
            let freed = table.p.sect(ADA).acolytes_at(Site::Pool);
            assert_eq!(acolytes - freed, lock.cost.acolytes, "{board} {}", lock.id);
            let kept = table.p.sect(ADA).monsters();
            assert!(kept + lock.cost.monsters >= monsters, "{board} {}", lock.id);
            // The price is what left the purse before the raid.
            let paid = table.told.iter().filter_map(|event| match event {
                cenacle_evil_high_priest::Event::Pays { goods, .. } => Some(*goods),
                _ => None,
            });
            assert_eq!(paid.fold(Purse::NONE, Purse::plus), lock.cost.goods, "{board} {}", lock.id);
            assert!(before.covers(&lock.cost.goods));
            // One unit short it is refused.
            for (goods, count) in lock.cost.goods.each() {
                let mut table = rich(board);
                table.p.broken = lock.after;
                table.sect(ADA).exposed.0[goods as usize] = count - 1;
                assert_eq!(table.not_placed(ADA, PRIEST, Site::Lock(index)).1, "why-too-dear", "{board} {}", lock.id);
            }
            if lock.after != 0 {
                let mut table = rich(board);
                assert_eq!(table.not_placed(ADA, PRIEST, Site::Lock(index)).1, "why-closed", "{board} {}", lock.id);
            }
        }
    }
}

/// [lock.bonus] [board.cthulhu] [board.goat]
#[test]
fn every_bonus_takes_its_price_and_gives_its_reward_and_is_closed_while_its_sign_holds() {
    for board in ["great-cthulhu", "black-goat"] {
        let locks = rich(board).game.figures().boards[usize::from(rich(board).p.board)].locks.clone();
        for (index, lock) in (0..).zip(&locks) {
            let Some(Space { cost, gives, .. }) = lock.bonus else {
                let mut table = rich(board);
                table.p.broken = 1 << index;
                assert_eq!(table.not_placed(ADA, PRIEST, Site::Lock(index)), ("lock.once", "why-spent"));
                continue;
            };
            let mut table = rich(board);
            table.p.broken = 1 << index;
            table.p.deep_ones = if board == "great-cthulhu" { 3 } else { 0 };
            if cost.shoggoth {
                table.shoggoth(Keeper::Seat(ADA));
            }
            table.acolytes(ADA, &[Site::Pool, Site::Pool, Site::Pool]);
            let wealth = table.wealth(ADA);
            table.places(ADA, PRIEST, Site::Lock(index));
            while let Step::Pay(_) | Step::Sacrifice(..) = table.p.step() {
                let action = table.legal(ADA)[0];
                table.does(ADA, action);
            }
            let mut expected = wealth;
            cost.goods.each().for_each(|(goods, count)| {
                expected.take(goods, count);
            });
            expected = expected.plus(gives.goods);
            if let Some(tracked) = gives.deep_ones {
                expected.add(tracked.goods, tracked.at(3));
            }
            let name = format!("{board} {}", lock.id);
            if gives.free_sign {
                assert!(matches!(table.p.step(), Step::FreeSign(_) | Step::Act(_)), "{name}");
                continue;
            }
            assert_eq!(table.wealth(ADA).len() + u16::from(cost.any), expected.len(), "{name}");
            assert_eq!(table.p.sect(ADA).acolytes_at(Site::Escape), gives.rescue.min(3), "{name}");
            let monsters = 2 + gives.monster - cost.monsters;
            assert_eq!(table.p.sect(ADA).monsters(), monsters, "{name}");
            assert_eq!(matches!(table.p.step(), Step::Chamber(..)), gives.chamber > 0, "{name}");
            assert_eq!(table.p.has_shoggoth(ADA), gives.shoggoth, "{name}");
            assert_eq!(table.p.sect(ADA).skulking != 0, gives.skulk.is_some(), "{name}");
        }
    }
}

/// [shoggoth.control]
#[test]
fn the_shoggoth_goes_to_who_takes_control_even_from_another_master() {
    let mut table = Table::new(2);
    table.broken(&["s", "b", "e", "i"]).shoggoth(Keeper::Seat(BOB));
    let i = table.at_lock("i");
    table.places(ADA, PRIEST, i);
    assert!(table.p.has_shoggoth(ADA) && !table.p.has_shoggoth(BOB));
    assert_eq!(table.p.sect(ADA).monsters(), 0, "it takes no Lair");
}

/// [shoggoth.sign]
#[test]
fn the_shoggoth_breaks_any_accessible_sign_free_of_cost_and_without_its_bonus() {
    let mut table = Table::new(2);
    table.broken(&["s", "a", "f"]).has(ADA, Purse::NONE);
    let f = table.at_lock("f");
    assert_eq!(table.not_placed(ADA, ACOLYTE, f), ("shoggoth.sign", "why-no-shoggoth"));
    table.shoggoth(Keeper::Seat(ADA)).places(ADA, ACOLYTE, f);
    assert_eq!((table.p.step(), table.p.shoggoth), (Step::FreeSign(ADA), Keeper::Board));
    let l = table.lock("l");
    assert_eq!(table.refused(ADA, Action::Break { lock: l }), ("shoggoth.sign", "why-not-accessible"));
    let c = table.lock("c");
    table.does(ADA, Action::Break { lock: c });
    assert_eq!((table.wealth(ADA), table.p.sect(ADA).acolytes_at(Site::Lock(c))), (goods(0, 0, 0, 0, 1), 1));
    assert_eq!(table.p.step(), Step::Act(BOB), "no bonus is offered");
    table.has(BOB, goods(5, 0, 0, 0, 0));
    assert_eq!(table.not_placed(BOB, ACOLYTE, Site::Lock(c)), ("action.taken", "why-taken"), "he stands in its way");
    // The raid and the track of the sign follow.
    let mut table = Table::new(2);
    table.broken(&["s", "a", "f"]).shoggoth(Keeper::Seat(ADA)).has(ADA, Purse::NONE);
    table.places(ADA, ACOLYTE, f);
    let i = table.lock("i");
    table.does(ADA, Action::Break { lock: i });
    assert_eq!((table.p.deep_ones, table.p.raid.faces.iter().filter(|face| **face > 0).count()), (1, 2));
}

/// [shoggoth.riposte]
#[test]
fn the_shoggoth_blocks_up_to_ten_and_goes_back_to_the_board() {
    let mut table = Table::new(2);
    table.broken(&["s", "b", "e"]).has(ADA, goods(3, 2, 0, 1, 0)).shoggoth(Keeper::Seat(ADA));
    table.acolytes(ADA, &[Site::Pool; 6]).dice(&[6, 5]);
    let i = table.at_lock("i");
    table.places(ADA, PRIEST, i);
    assert_eq!(table.p.sect(ADA).siege.strength, 11);
    assert_eq!(table.refused(BOB, Action::Unleash), ("shoggoth.riposte", "why-not-my-shoggoth"));
    table.does(ADA, Action::Unleash);
    assert_eq!((table.p.sect(ADA).siege.strength, table.p.shoggoth), (1, Keeper::Board));
}

/// [board.goat]
#[test]
fn the_goat_has_two_starts_and_rescues_two_or_the_one_there_is() {
    let mut table = Table::goat(2);
    table.has(ADA, goods(9, 9, 9, 0, 0));
    let starts: Vec<Action> = table
        .legal(ADA)
        .into_iter()
        .filter(|action| matches!(action, Action::Place { at: Site::Lock(_), who: PRIEST }))
        .collect();
    assert_eq!(starts.len(), 2);
    for (locked_up, freed) in [(4, 2), (1, 1)] {
        let mut table = Table::goat(2);
        table.broken(&["s1"]).has(ADA, goods(5, 0, 0, 0, 0));
        let mut sites = vec![Site::Pool; 6 - locked_up];
        sites.extend(vec![Site::Asylum; locked_up]);
        table.acolytes(ADA, &sites);
        let s1 = table.at_lock("s1");
        table.places(ADA, PRIEST, s1);
        assert_eq!((table.p.sect(ADA).acolytes_at(Site::Escape), table.wealth(ADA)), (freed, Purse::NONE));
    }
}

/// [goat.monster]
#[test]
fn the_free_monster_comes_after_the_raid_if_a_lair_is_free_then() {
    let mut table = Table::goat(2);
    table.broken(&["s1"]).monsters(ADA, 3).has(ADA, goods(2, 4, 0, 0, 0));
    table.acolytes(ADA, &[Site::Pool; 6]).dice(&[6]);
    let a = table.at_lock("a");
    // Full Lairs do not hinder breaking; the new one comes when a monster was given up in the raid.
    table.places(ADA, PRIEST, a);
    assert_eq!((table.p.step(), table.p.sect(ADA).monsters()), (Step::Siege, 3));
    table.does(ADA, Action::Loose { lair: 0 });
    assert_eq!(table.p.sect(ADA).monsters(), 2, "not yet: the raid still has 1");
    table.does(ADA, Action::Endure).settle();
    assert_eq!(table.p.sect(ADA).monsters(), 3);
    // Nobody was given up: it is lost.
    let mut table = Table::goat(2);
    table.broken(&["s1"]).monsters(ADA, 3).has(ADA, goods(2, 4, 0, 0, 0));
    table.acolytes(ADA, &[Site::Pool; 6]).dice(&[6]).places(ADA, PRIEST, a);
    table.does(ADA, Action::Endure).settle();
    assert_eq!((table.p.sect(ADA).monsters(), table.p.monsters), (3, 12));
}

/// [cthulhu.track] [skulk.kinds]
#[test]
fn prices_and_rewards_of_the_boards_are_those_of_the_data() {
    let table = Table::goat(2);
    let goat = &table.game.figures().boards[1];
    let bonus = |id: &str| goat.locks.iter().find(|lock| lock.id == id).unwrap().bonus.unwrap();
    assert_eq!(bonus("s2").gives, Boon { skulk: Some(Skulk::Ritual), ..Boon::default() });
    assert_eq!(bonus("c").gives, Boon { skulk: Some(Skulk::Cult), ..Boon::default() });
    assert_eq!(
        (bonus("f").cost, bonus("f").gives.goods),
        (Price { monsters: 1, ..Price::default() }, goods(0, 0, 0, 2, 0))
    );
    assert!(table.game.audit(&table.p).is_ok());
}
