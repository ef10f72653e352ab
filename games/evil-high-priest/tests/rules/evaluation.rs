//! What bots make of a position.

use cenacle_evil_high_priest::{Action, EvilHighPriest, Keeper, Monster, Purse, Site};
use cenacle_table::Evaluator;

use crate::common::{ACOLYTE, ADA, BOB, PRIEST, Table, goods};

fn share(table: &Table) -> f32 {
    table.game.evaluate(&table.p)[ADA.index()]
}

#[test]
fn what_lies_behind_walls_is_worth_more_than_what_lies_exposed() {
    let mut kept = Table::new(2);
    kept.broken(&["s"]).has(ADA, Purse::NONE).acolytes(ADA, &[Site::Pool; 6]);
    let mut exposed = Table::new(2);
    exposed.broken(&["s"]).acolytes(ADA, &[Site::Pool; 6]);
    for table in [&mut kept, &mut exposed] {
        table.room(ADA, 1, "false-wall", Purse::NONE).room(ADA, 2, "vault", Purse::NONE);
    }
    kept.sect(ADA).rooms[1].holds = goods(0, 0, 0, 2, 0);
    exposed.sect(ADA).exposed = goods(0, 0, 0, 2, 0);
    assert!(share(&kept) > share(&exposed), "{} {}", share(&kept), share(&exposed));
}

#[test]
fn shares_add_up_to_one_and_a_sign_more_is_better() {
    let mut table = Table::new(3);
    table.p.broken = 3;
    let before = share(&table);
    let sum: f32 = table.game.evaluate(&table.p).iter().sum();
    assert!((sum - 1.0).abs() < 1e-4);
    table.has(ADA, goods(1, 0, 0, 0, 1)).shoggoth(Keeper::Seat(ADA));
    assert!(share(&table) > before);
}

#[test]
fn who_leads_wants_the_end_and_who_trails_does_not() {
    for (own, other, wants) in [(2, 0, true), (0, 2, false)] {
        let mut table = Table::new(2);
        table.p.broken = 0b1_1111_1111_1111 & !(1 << table.lock("l"));
        table.has(ADA, goods(0, 0, 2, 2, 0)).has(BOB, Purse::NONE);
        // Behind a library nothing is lost: what counts in the end is what lies in the room after it.
        for (seat, signs) in [(ADA, own), (BOB, other)] {
            table.room(seat, 1, "false-wall", Purse::NONE).room(seat, 2, "pit", Purse::NONE);
            table.room(seat, 3, "vault", goods(0, 0, 0, 0, signs));
        }
        let l = table.at_lock("l");
        let legal = table.legal(ADA);
        let mut weights = Vec::new();
        table.game.priors(&table.p, ADA, &legal, &mut weights);
        assert!(weights.len() == legal.len() && weights.iter().all(|weight| *weight > 0.0));
        let at = legal.iter().position(|action| *action == Action::Place { who: ACOLYTE, at: l }).unwrap();
        let best = weights.iter().copied().fold(0.0, f32::max);
        assert_eq!(weights[at] == best, wants, "{own} against {other}");
    }
}

#[test]
fn a_chamber_that_will_be_chosen_counts_before_it_is_installed() {
    let mut table = Table::new(2);
    let before = share(&table);
    table.places(ADA, PRIEST, Site::Improve);
    assert!(share(&table) > before);
}

#[test]
fn three_monsters_make_a_hoard_before_the_last_raid_worth_more_than_one_would() {
    let with = |count: usize| {
        let mut table = Table::new(2);
        table.p.broken = 0b1_1111_1111_1111 & !(1 << table.lock("l"));
        table.has(ADA, goods(0, 0, 20, 0, 0)).has(BOB, goods(0, 0, 10, 0, 0)).monsters(ADA, count);
        share(&table)
    };
    let (one, two, three) = (with(1), with(2), with(3));
    assert!(one < two && two < three, "{one} {two} {three}");
}

#[test]
fn the_longer_a_game_lasts_the_more_its_end_is_worth() {
    let at = |round: u16| {
        let mut table = Table::new(2);
        table.p.round = round;
        table.p.raided = true;
        table.has(ADA, goods(2, 0, 2, 0, 0));
        weigh(&table, [table.at_lock("s"), table.ritual("mao", 0)])
    };
    assert!(at(30) > 2.0 * at(3));
}

#[test]
fn who_lacks_acolytes_for_the_last_lock_gets_them_out_of_the_asylum() {
    // Lock g of the Sleeper asks for two Acolytes; with the price there, or another lock to break, freeing one is not so urgent.
    let with = |free: usize, also: &[&str]| {
        let mut table = Table::on("sleeper", 2);
        let holding = [&["g"], also].concat().iter().fold(0, |set, lock| set | 1 << table.lock(lock));
        table.p.broken = 0b1_1111_1111_1111 & !holding;
        table.p.round = 20;
        table.has(ADA, goods(4, 4, 4, 1, 0));
        let mut acolytes = [Site::Asylum; 5];
        acolytes[..free].fill(Site::Pool);
        table.acolytes(ADA, &acolytes);
        let before = share(&table);
        let weight = weigh(&table, [Site::Rescue, table.legal(ADA).into_iter().find_map(town).unwrap()]);
        table.acolytes(ADA, &[&[Site::Escape][..], &acolytes[..4]].concat());
        (weight, share(&table) - before)
    };
    let (needed, gained) = with(1, &[]);
    assert!(gained > 0.0, "one who comes back soon counts: {gained}");
    assert!(needed > 3.0 * with(2, &[]).0, "two are there");
    assert!(needed > 3.0 * with(1, &["s"]).0, "another lock is to be had");
}

/// What placing the Priest at one place weighs, against another.
fn weigh(table: &Table, places: [Site; 2]) -> f32 {
    let legal = places.map(|at| Action::Place { who: PRIEST, at });
    let mut weights = Vec::new();
    table.game.priors(&table.p, ADA, &legal, &mut weights);
    weights[0] / weights[1]
}

#[test]
fn who_has_no_lair_for_the_amoeba_that_the_last_lock_asks_for_makes_room() {
    // A monster can be paid at the fourth Start of the Guardian; lock b asks for an Amoeba to be taken.
    let of = |last: &str| {
        let mut table = Table::on("guardian-of-the-pyramid", 2);
        table.p.broken = 0b1_1111_1111_1111 & !(1 << table.lock(last));
        table.p.round = 30;
        table.has(ADA, goods(0, 4, 4, 1, 0));
        table.sect(ADA).lairs = [Monster::AMOEBA; 3];
        let (start, town) = (table.at_lock("s4"), table.legal(ADA).into_iter().find_map(town).unwrap());
        let crowded = share(&table);
        let weight = weigh(&table, [start, town]);
        table.sect(ADA).lairs[0] = Monster::default();
        (weight, share(&table) - crowded)
    };
    let (needed, gained) = of("b");
    let (idle, lost) = of("i");
    assert!(needed > 3.0 * idle, "{needed} {idle}");
    assert!(gained > lost, "a free Lair counts: {gained} {lost}");
}

#[test]
fn the_greater_the_hoards_in_a_game_that_drags_on_the_less_a_raid_deters() {
    let of = |round: u16| {
        let mut table = Table::new(2);
        table.p.round = round;
        table.p.raided = true;
        table.p.broken = 0b1_1111_1111_1111 & !(1 << table.lock("l"));
        table.has(ADA, goods(4, 4, 200, 8, 2)).has(BOB, goods(1, 0, 0, 0, 0));
        let lock = table.at_lock("l");
        let town = table.legal(ADA).into_iter().find_map(town).unwrap();
        weigh(&table, [lock, town])
    };
    assert!(of(5) < 1.0, "a raid may take everything: {}", of(5));
    assert!(of(90) > 10.0, "but nobody hoards for ever: {}", of(90));
}

#[test]
fn who_is_sure_to_win_is_less_and_less_content_to_wait() {
    let at = |round: u16| {
        let mut table = Table::new(2);
        table.p.round = round;
        table.p.broken = 0b1_1111_1111_1111 & !(1 << table.lock("l"));
        table
            .room(ADA, 1, "false-wall", Purse::NONE)
            .room(ADA, 2, "vault", goods(0, 0, 0, 0, 12))
            .has(BOB, Purse::NONE);
        share(&table)
    };
    assert!(at(8) > 0.95 && at(8) > at(30) && at(30) > at(200), "{} {} {}", at(8), at(30), at(200));
    assert!(at(200) > 0.6, "{}", at(200));
}

fn town(action: Action) -> Option<Site> {
    match action {
        Action::Place { at: at @ Site::Town(_), .. } => Some(at),
        _ => None,
    }
}

/// [raid.exposed]
#[test]
fn what_a_raid_would_take_is_told_in_resources_whatever_they_are_worth() {
    let raid = EvilHighPriest::FACETS.iter().position(|facet| facet.more == "reason-raid-more").unwrap();
    let taken = |purse: Purse, acolytes: [Site; 4]| {
        let mut table = Table::new(2);
        table.has(ADA, purse).acolytes(ADA, &acolytes);
        let mut facets = Vec::new();
        table.game.facets(&table.p, ADA, &mut facets);
        facets[raid]
    };
    let (few, many) = ([Site::Escape; 4], [Site::Pool; 4]);
    let (treasures, signs) = (taken(goods(4, 0, 0, 0, 0), few), taken(goods(0, 0, 0, 0, 4), few));
    assert!((treasures - signs).abs() < 1e-4, "{treasures} {signs}");
    assert!(treasures > 0.0 && treasures <= 4.0, "{treasures} of 4");
    assert!((taken(goods(8, 0, 0, 0, 0), few) - 2.0 * treasures).abs() < 1e-4, "twice as much");
    assert!(taken(goods(4, 0, 0, 0, 0), many) <= treasures);
    assert_eq!(taken(Purse::NONE, few), 0.0);
}
