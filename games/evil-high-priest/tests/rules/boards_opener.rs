//! The Opener of the Way: Mutants, Abominations, Spawn, and raids that come from using a bonus.

use cenacle_evil_high_priest::{Action, Event, Goods, Purse, Site, Step};

use crate::common::{ACOLYTE, ADA, BOB, PRIEST, Table, game, goods};

fn opener(players: u8) -> Table {
    let mut table = Table::on("opener-of-the-way", players);
    table.has(ADA, goods(9, 9, 9, 0, 0));
    table
}

fn raids(table: &Table) -> usize {
    table.told.iter().filter(|event| matches!(event, Event::Raid { .. })).count()
}

/// [board.opener]
#[test]
fn every_lock_without_a_prerequisite_is_open_from_the_start() {
    let mut table = opener(2);
    table.has(ADA, goods(9, 9, 9, 4, 0)).acolytes(ADA, &[Site::Pool; 6]);
    let open: Vec<String> = (0..13)
        .filter(|lock| table.may(ADA, Action::Place { who: PRIEST, at: Site::Lock(*lock) }))
        .map(|lock| table.game.figures().boards[usize::from(table.p.board)].locks[usize::from(lock)].id.clone())
        .collect();
    assert_eq!(open, ["y1", "y2", "y3", "y4", "y5", "y12"]);
}

/// [evolution.raid] [evolution.track] [evolution.defence]
#[test]
fn who_was_placed_becomes_a_mutant_frees_the_space_and_blocks_in_the_raid_of_it() {
    let mut table = opener(2);
    table.broken(&["y1"]).acolytes(ADA, &[Site::Pool; 6]);
    let y1 = table.at_lock("y1");
    table.dice(&[5]).places(ADA, ACOLYTE, y1);
    assert_eq!(table.p.step(), Step::Evolve(ADA, 0));
    assert_eq!(table.refused(ADA, Action::Evolve { from: Site::Asylum }), ("evolution.track", "why-cannot-evolve"));
    table.does(ADA, Action::Evolve { from: y1 });
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Evolved(0)), table.p.sect(ADA).acolytes_at(y1)), (1, 0));
    assert_eq!((table.p.raid.strength, table.p.sect(ADA).siege.strength), (5, 3));
}

/// [evolution.raid]
#[test]
fn breaking_the_lock_starts_no_raid_but_using_its_bonus_does_each_time() {
    let mut table = opener(2);
    table.acolytes(ADA, &[Site::Pool; 2]);
    let y1 = table.at_lock("y1");
    table.places(ADA, PRIEST, y1).settle();
    assert_eq!(raids(&table), 0, "she left the bonus");
    let mut table = opener(2);
    table.acolytes(ADA, &[Site::Pool, Site::Pool]).places(ADA, PRIEST, y1);
    table.does(ADA, Action::Bonus).settle();
    assert_eq!((raids(&table), table.p.sect(ADA).evolved(0)), (1, 1));
}

/// [evolution.track]
#[test]
fn no_stage_is_skipped_and_a_space_that_changes_nobody_is_not_used() {
    let mut table = opener(2);
    table.broken(&["y1", "y2", "y3"]).acolytes(ADA, &[Site::Evolved(0), Site::Pool]);
    let [y1, y2, y3] = ["y1", "y2", "y3"].map(|id| table.at_lock(id));
    assert_eq!(table.not_placed(ADA, PRIEST, y3), ("evolution.track", "why-nobody-evolves"));
    table.places(ADA, PRIEST, y2).settle();
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Evolved(1)), table.wealth(ADA).0[0] < 9), (1, true));
    let mut table = opener(2);
    table.broken(&["y1"]).acolytes(ADA, &[Site::Escape, Site::Escape]);
    assert_eq!(table.not_placed(ADA, PRIEST, y1), ("evolution.track", "why-nobody-evolves"));
}

/// [evolution.defence]
#[test]
fn a_mutant_blocks_two_an_abomination_three_and_a_spawn_four() {
    let mut table = opener(2);
    let stages = [Site::Evolved(0), Site::Evolved(1), Site::Evolved(2), Site::Pool, Site::Pool, Site::Pool];
    table.acolytes(ADA, &stages);
    table.p.sects[0].exposed = goods(9, 9, 9, 2, 0);
    let lock = table.at_lock("y12");
    table.dice(&[6, 6]).places(ADA, PRIEST, lock);
    while let Step::Pay(_) = table.p.step() {
        table.does(ADA, Action::PayRest);
    }
    assert_eq!((table.p.raid.strength, table.p.sect(ADA).siege.strength), (12, 3));
    assert_eq!(table.refused(ADA, Action::Strike { from: Site::Evolved(0) }), ("evolution.track", "why-evolved"));
    assert_eq!(table.p.sect(ADA).evolved(0), 3, "they are not lost");
}

/// [evolution.grimoire]
#[test]
fn an_abomination_or_a_spawn_pays_as_a_grimoire_and_a_mutant_does_not() {
    let mut table = opener(2);
    let y4 = table.at_lock("y4");
    table.acolytes(ADA, &[Site::Evolved(0), Site::Pool]);
    assert_eq!(table.not_placed(ADA, PRIEST, y4).1, "why-too-dear");
    table.acolytes(ADA, &[Site::Evolved(1), Site::Pool]).places(ADA, PRIEST, y4);
    assert_eq!(
        (table.p.sect(ADA).evolved(0), table.p.sect(ADA).acolytes_at(Site::Escape)),
        (0, 1),
        "the Asylum is full"
    );
    // With a grimoire there is a choice, and the proposal keeps the creature.
    let mut table = opener(2);
    table.has(ADA, goods(0, 0, 0, 1, 0)).acolytes(ADA, &[Site::Evolved(2), Site::Pool, Site::Pool]);
    table.places(ADA, PRIEST, y4);
    assert_eq!(table.p.step(), Step::Pay(ADA));
    assert_eq!(table.refused(ADA, Action::Offer { stage: 1 }), ("evolution.grimoire", "why-no-offer"));
    assert!(table.may(ADA, Action::Offer { stage: 2 }));
    table.does(ADA, Action::PayRest);
    assert_eq!(table.p.sect(ADA).evolved(2), 1);
    let mut table = opener(2);
    table.has(ADA, goods(0, 0, 0, 1, 0)).acolytes(ADA, &[Site::Evolved(2), Site::Pool, Site::Pool]);
    table.dice(&[1]).places(ADA, PRIEST, y4).does(ADA, Action::Offer { stage: 2 });
    assert_eq!((table.p.sect(ADA).evolved(2), table.p.sect(ADA).acolytes_at(Site::Asylum)), (0, 4));
}

/// [evolution.grimoire]
#[test]
fn who_has_a_creature_instead_of_a_grimoire_loses_it_to_the_byakhee_and_the_thief_gains_one_of_the_supply() {
    let mut table = Table::with(game(), 2, &[("ceremony", "on"), ("ritual", "on"), ("board", "opener-of-the-way")]);
    table.lair(ADA, 0, "byakhee").has(BOB, Purse::NONE).has(ADA, Purse::NONE);
    table.acolytes(BOB, &[Site::Evolved(2), Site::Pool]);
    table.does(ADA, Action::Invoke { lair: 0 });
    table.until(|p| matches!(p.step(), Step::Act(_)));
    assert_eq!((table.p.sect(BOB).evolved(0), table.wealth(ADA).0[4]), (0, 1));
}

/// [evolution.theft] [monster.byakhee]
#[test]
fn whoever_sends_a_byakhee_says_whether_a_grimoire_or_a_creature_goes_and_the_victim_only_which() {
    let robbed = |creature: bool| {
        let mut table = Table::with(game(), 2, &[("ceremony", "on"), ("ritual", "on"), ("board", "opener-of-the-way")]);
        table.lair(ADA, 0, "byakhee").has(ADA, Purse::NONE).has(BOB, goods(0, 0, 0, 1, 0));
        table.room(BOB, 1, "library", goods(0, 0, 0, 1, 0));
        table.acolytes(BOB, &[Site::Evolved(1), Site::Evolved(2), Site::Pool]);
        table.does(ADA, Action::Invoke { lair: 0 });
        assert_eq!(table.p.step(), Step::Rob(ADA, BOB));
        table.does(ADA, Action::Rob { creature });
        table
    };
    let mut table = robbed(false);
    assert!(table.legal(BOB).iter().all(|action| !matches!(action, Action::Offer { .. })), "no creature goes instead");
    table.does(BOB, Action::Pay { goods: Goods::Grimoire, room: 1 });
    assert_eq!((table.wealth(BOB).0[4], table.wealth(ADA).0[4], table.p.sect(BOB).evolved(1)), (1, 1, 2));
    let mut table = robbed(true);
    assert_eq!(table.legal(BOB), [Action::Offer { stage: 1 }, Action::Offer { stage: 2 }]);
    assert_eq!(table.refused(BOB, Action::Pay { goods: Goods::Grimoire, room: 1 }).1, "why-not-now");
    table.does(BOB, Action::Offer { stage: 1 });
    assert_eq!((table.wealth(BOB).0[4], table.wealth(ADA).0[4], table.p.sect(BOB).evolved(1)), (2, 1, 1));
}

/// [evolution.need]
#[test]
fn prerequisites_are_looked_at_and_not_paid() {
    let need = |id: &str, sites: &[Site]| {
        let mut table = opener(2);
        table.has(ADA, goods(9, 9, 9, 4, 0)).acolytes(ADA, sites);
        let at = table.at_lock(id);
        if table.may(ADA, Action::Place { who: PRIEST, at }) { "open" } else { table.not_placed(ADA, PRIEST, at).1 }
    };
    let (m, a, s, p) = (Site::Evolved(0), Site::Evolved(1), Site::Evolved(2), Site::Pool);
    assert_eq!([need("y6", &[p, p]), need("y6", &[m, p])], ["why-not-evolved", "open"]);
    assert_eq!([need("y7", &[m, p]), need("y7", &[m, a])], ["why-not-evolved", "open"]);
    assert_eq!([need("y8", &[m, m]), need("y8", &[a, p]), need("y9", &[s, p])], ["why-not-evolved", "open", "open"]);
    assert_eq!([need("y10", &[a, a]), need("y10", &[s, p]), need("y11", &[s, p])], ["why-not-evolved", "open", "open"]);
    let mut table = opener(2);
    table.has(ADA, goods(9, 9, 9, 4, 0)).acolytes(ADA, &[m, p]);
    let y6 = table.at_lock("y6");
    table.places(ADA, PRIEST, y6);
    assert_eq!(table.p.sect(ADA).evolved(0), 1, "the Mutant stays");
    let mut table = opener(2);
    table.has(ADA, goods(0, 0, 2, 2, 0));
    let y13 = table.at_lock("y13");
    table.p.broken = 0b0111_1111;
    assert_eq!(table.not_placed(ADA, PRIEST, y13), ("evolution.need", "why-too-few-broken"));
    table.p.broken = 0b1111_1111;
    assert!(table.may(ADA, Action::Place { who: PRIEST, at: y13 }));
}

/// [evolution.reward]
#[test]
fn the_track_pays_treasure_for_each_and_magic_for_up_to_three_spawn() {
    let mut table = opener(2);
    table.broken(&["y9", "y10"]).has(ADA, Purse::NONE);
    table.acolytes(
        ADA,
        &[Site::Evolved(2), Site::Evolved(2), Site::Evolved(2), Site::Evolved(2), Site::Evolved(0), Site::Pool],
    );
    let [y9, y10] = ["y9", "y10"].map(|id| table.at_lock(id));
    table.alone().places(ADA, PRIEST, y9);
    assert_eq!(table.wealth(ADA), goods(10, 0, 0, 0, 0));
    table.places(ADA, ACOLYTE, y10);
    assert_eq!(table.wealth(ADA), goods(10, 0, 3, 0, 0));
}
