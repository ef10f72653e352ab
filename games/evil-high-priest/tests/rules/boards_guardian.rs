//! The Guardian of the Pyramid: Amoebas, Eternal Skulks, Acolytes who vanish or flee.

use cenacle_evil_high_priest::{Action, Aim, Harm, Monster, Purse, Site, Step};

use crate::common::{ACOLYTE, ADA, BOB, CLEO, PRIEST, Table, goods};

fn guardian(players: u8) -> Table {
    let mut table = Table::on("guardian-of-the-pyramid", players);
    table.has(ADA, goods(9, 9, 9, 3, 0));
    table
}

fn amoebas(table: &mut Table, seat: cenacle_table::Seat, count: usize) {
    for lair in 0..count {
        table.sect(seat).lairs[lair] = Monster::AMOEBA;
        table.p.amoebas -= 1;
    }
}

/// [amoeba.cost] [board.guardian]
#[test]
fn gaining_an_amoeba_is_a_price_that_needs_a_free_lair_and_one_in_the_pile() {
    let mut table = guardian(2);
    let s1 = table.at_lock("s1");
    table.places(ADA, PRIEST, s1);
    assert_eq!((table.p.sect(ADA).amoebas(), table.p.amoebas, table.p.monsters), (1, 14, 15));
    let mut table = guardian(2);
    amoebas(&mut table, ADA, 3);
    assert_eq!(table.not_placed(ADA, PRIEST, s1), ("amoeba.cost", "why-no-lair-for-amoeba"), "all lairs are taken");
    let mut table = guardian(2);
    table.p.amoebas = 0;
    assert_eq!(table.not_placed(ADA, PRIEST, s1), ("amoeba.cost", "why-no-lair-for-amoeba"), "none is left");
}

/// [amoeba.cost]
#[test]
fn amoebas_are_paid_with_and_discarded_like_monsters_to_their_own_pile() {
    let mut table = guardian(2);
    table.broken(&["b", "s4"]).alone();
    let [b, s4] = ["b", "s4"].map(|id| table.at_lock(id));
    assert_eq!(table.not_placed(ADA, PRIEST, b), ("amoeba.cost", "why-no-amoeba"));
    amoebas(&mut table, ADA, 2);
    table.places(ADA, PRIEST, b);
    assert_eq!((table.p.sect(ADA).amoebas(), table.p.amoebas, table.wealth(ADA).0[2]), (1, 14, 10));
    table.places(ADA, ACOLYTE, s4);
    assert_eq!((table.p.sect(ADA).monsters(), table.p.amoebas, table.wealth(ADA).0[0]), (0, 15, 11));
}

/// [amoeba.given] [harm.aim]
#[test]
fn an_amoeba_is_given_to_an_opponent_with_a_free_lair() {
    let mut table = guardian(3);
    table.broken(&["s2"]).monsters(BOB, 3);
    let s2 = table.at_lock("s2");
    table.places(ADA, PRIEST, s2).settle();
    assert_eq!((table.p.sect(CLEO).amoebas(), table.wealth(ADA).0[0]), (1, 11), "Bob has no room, so Cleo is meant");
    let mut table = guardian(3);
    table.broken(&["s2"]).places(ADA, PRIEST, s2);
    assert_eq!(table.p.step(), Step::Aim(ADA, Aim::Harm(Harm::Amoeba)));
    table.does(ADA, Action::Target { who: BOB });
    assert_eq!(table.p.sect(BOB).amoebas(), 1);
    // Who breaks E gives one to each of the others.
    let mut table = guardian(3);
    table.broken(&["b"]).monsters(CLEO, 3);
    let e = table.at_lock("e");
    table.places(ADA, PRIEST, e);
    assert_eq!([ADA, BOB, CLEO].map(|seat| table.p.sect(seat).amoebas()), [0, 1, 0]);
}

/// [amoeba.defence]
#[test]
fn an_amoeba_that_is_sacrificed_makes_the_raid_stronger() {
    let mut table = guardian(2);
    table.acolytes(ADA, &[Site::Away; 6]).monsters(ADA, 0);
    amoebas(&mut table, ADA, 1);
    let s2 = table.at_lock("s2");
    table.dice(&[4]).places(ADA, PRIEST, s2);
    assert_eq!((table.p.step(), table.p.sect(ADA).siege.strength), (Step::Siege, 4));
    table.does(ADA, Action::Loose { lair: 0 });
    assert_eq!(table.p.amoebas, 15);
    let grown = table
        .told
        .iter()
        .any(|event| matches!(event, cenacle_evil_high_priest::Event::AmoebaFails { seat: ADA, strength: 5 }));
    assert!(grown);
}

/// [amoeba.supremacy]
#[test]
fn under_the_supremacy_each_amoeba_blocks_four_but_not_in_the_raid_of_its_own_lock() {
    let mut table = guardian(2);
    table.broken(&["a"]).alone().acolytes(ADA, &[Site::Pool, Site::Away, Site::Away]);
    amoebas(&mut table, ADA, 1);
    let [a, s2] = ["a", "s2"].map(|id| table.at_lock(id));
    table.places(ADA, ACOLYTE, a).dice(&[6]).places(ADA, PRIEST, s2);
    assert_eq!(table.p.sect(ADA).siege.strength, 3, "three sit in the Asylum");
    table.does(ADA, Action::Loose { lair: 0 });
    assert_eq!((table.p.amoebas, table.wealth(ADA).0[0]), (15, 9), "blocked");
    // Its own raid comes before the bonus.
    let mut table = guardian(2);
    table.broken(&["s1"]).acolytes(ADA, &[Site::Away; 6]);
    amoebas(&mut table, ADA, 1);
    table.dice(&[4]).places(ADA, PRIEST, a).does(ADA, Action::Loose { lair: 0 });
    let grown =
        |event: &cenacle_evil_high_priest::Event| matches!(event, cenacle_evil_high_priest::Event::AmoebaFails { .. });
    assert!(table.told.iter().any(grown));
}

/// [amoeba.supremacy] [investigator.soldier]
#[test]
fn with_the_soldier_an_amoeba_under_the_supremacy_blocks_two_less_like_any_monster() {
    let pairs = [("ceremony", "on"), ("ritual", "on"), ("board", "guardian-of-the-pyramid")];
    let mut table = Table::with(crate::common::game(), 2, &pairs);
    table.leads("soldier").broken(&["a"]).alone().acolytes(ADA, &[Site::Pool, Site::Away, Site::Away]);
    table.has(ADA, goods(9, 9, 9, 0, 0));
    amoebas(&mut table, ADA, 1);
    let [a, s2] = ["a", "s2"].map(|id| table.at_lock(id));
    table.places(ADA, ACOLYTE, a).dice(&[1, 6]).places(ADA, PRIEST, s2);
    assert_eq!(table.p.sect(ADA).siege.strength, 3, "three sit in the Asylum");
    table.does(ADA, Action::Loose { lair: 0 });
    assert_eq!(table.p.sect(ADA).siege.strength, 1, "four less two");
}

/// [guardian.loss]
#[test]
fn each_player_takes_one_acolyte_out_of_the_game_even_from_the_asylum() {
    let mut table = guardian(2);
    table.broken(&["a"]).acolytes(BOB, &[Site::Pool, Site::Escape]);
    let d = table.at_lock("d");
    table.places(ADA, PRIEST, d);
    assert_eq!(table.p.step(), Step::Remove(ADA));
    assert_eq!(table.refused(ADA, Action::Remove { from: Site::Town(0) }), ("guardian.loss", "why-nobody-there"));
    table.does(ADA, Action::Remove { from: Site::Asylum }).does(BOB, Action::Remove { from: Site::Escape });
    assert_eq!([ADA, BOB].map(|seat| table.p.sect(seat).acolytes_at(Site::Away)), [1, 1]);
    table.settle().next_round();
    assert_eq!(table.p.sect(BOB).acolytes_at(Site::Away), 1, "he does not come back");
}

/// [guardian.flight]
#[test]
fn all_acolytes_of_all_players_flee_but_no_priest() {
    let mut table = guardian(2);
    table.broken(&["e"]).acolytes(BOB, &[Site::Ritual(0, 1), Site::Eternal(2)]);
    let g = table.at_lock("g");
    table.places(ADA, PRIEST, g);
    assert_eq!([ADA, BOB].map(|seat| table.p.sect(seat).acolytes_at(Site::Escape)), [6, 6]);
    assert_eq!(table.p.sect(ADA).cultists[0], g);
}

/// [eternal.stay] [eternal.use] [action.acolytes]
#[test]
fn an_eternal_skulk_stays_for_good_hinders_nobody_and_serves_each_round() {
    let mut table = guardian(2);
    table.broken(&["s3"]);
    let [s3, kingsport] = [table.at_lock("s3"), table.town("kingsport")];
    assert_eq!(table.not_placed(ADA, PRIEST, s3), ("action.acolytes", "why-acolyte-space"));
    table.places(ADA, ACOLYTE, s3).until(|p| matches!(p.step(), Step::Prowl(_)));
    let providence = table.town("providence");
    assert_eq!(table.refused(ADA, Action::Prowl { from: s3, to: providence }), ("skulk.move", "why-no-skulk-there"));
    let treasure = table.wealth(ADA).0[0];
    table.does(ADA, Action::Prowl { from: s3, to: kingsport });
    let Site::Town(place) = kingsport else { unreachable!() };
    assert_eq!(table.wealth(ADA).0[0] - treasure, 3, "he uses the place at once");
    let treasure = table.wealth(ADA).0[0];
    table.until(|p| p.round == 2 && matches!(p.step(), Step::Act(_)));
    assert_eq!(table.p.sect(ADA).acolytes_at(Site::Eternal(place)), 1);
    assert_eq!(table.wealth(ADA).0[0] - treasure, 3, "and again before the first placement");
    assert!(table.may(ADA, Action::Place { who: PRIEST, at: kingsport }), "the place is free for others");
}

/// [eternal.use] [eternal.stay]
#[test]
fn an_eternal_skulk_may_stand_where_he_cannot_pay_and_his_master_may_decline() {
    let mut table = guardian(2);
    table.broken(&["s3"]).has(ADA, Purse::NONE);
    let [s3, aylesbury] = [table.at_lock("s3"), table.town("aylesbury")];
    table.places(ADA, ACOLYTE, s3).until(|p| matches!(p.step(), Step::Prowl(_)));
    table.does(ADA, Action::Prowl { from: s3, to: aylesbury });
    assert_eq!(table.wealth(ADA).0[4], 0);
    let Site::Town(place) = aylesbury else { unreachable!() };
    table.has(ADA, goods(10, 0, 0, 0, 0)).until(|p| matches!(p.step(), Step::Eternal(..)));
    let mut other = Table { game: table.game.clone(), p: table.p, chance: table.chance.clone(), told: Vec::new() };
    table.does(ADA, Action::Decline);
    assert!(table.wealth(ADA).0[0] >= 10, "nothing is paid");
    other.does(ADA, Action::Accept).settle_all();
    assert_eq!(other.wealth(ADA).0[4], 2);
    // He can be sacrificed, and is free again.
    other.broken(&["s4"]);
    assert_eq!(other.p.sect(ADA).acolytes_at(Site::Eternal(place)), 1);
}
