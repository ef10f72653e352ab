//! The Yellow Sign: the King, and cultists who travel.

use cenacle_evil_high_priest::{Action, Aim, Goods, Keeper, Purse, Site, Step};

use crate::common::{ACOLYTE, ADA, BOB, CLEO, PRIEST, Table, goods};

fn yellow(players: u8) -> Table {
    let mut table = Table::on("yellow-sign", players);
    table.has(ADA, goods(9, 9, 9, 3, 0));
    table
}

/// [king.control] [board.yellow]
#[test]
fn the_start_gives_the_king_even_from_another_whose_cultist_then_flees() {
    let mut table = yellow(2);
    table.broken(&["s"]);
    table.p.king = Keeper::Seat(BOB);
    let s = table.at_lock("s");
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::King), ("king.control", "why-no-king"));
    table.acolytes(BOB, &[Site::King, Site::Pool]).places(ADA, PRIEST, s);
    assert_eq!(table.p.king, Keeper::Seat(ADA));
    assert_eq!((table.p.sect(BOB).acolytes_at(Site::King), table.p.sect(BOB).acolytes_at(Site::Escape)), (0, 1));
}

/// [king.use] [action.acolytes]
#[test]
fn the_king_makes_an_acolyte_of_the_asylum_ready_in_this_round() {
    let mut table = yellow(2);
    table.alone();
    table.p.king = Keeper::Seat(ADA);
    assert_eq!(table.not_placed(ADA, PRIEST, Site::King), ("action.acolytes", "why-acolyte-space"));
    table.places(ADA, ACOLYTE, Site::King);
    assert_eq!(table.wealth(ADA), goods(8, 8, 8, 3, 0));
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Pool), table.p.sect(ADA).acolytes_at(Site::Asylum)), (2, 3));
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::King), ("action.taken", "why-taken"));
    let mut table = yellow(2);
    table.has(ADA, goods(9, 9, 0, 0, 0));
    table.p.king = Keeper::Seat(ADA);
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::King).1, "why-too-dear");
}

/// [yellow.entry]
#[test]
fn a_track_is_entered_once_its_next_step_is_open_for_a_chamber() {
    let mut table = yellow(2);
    table.broken(&["s", "x1"]).room(ADA, 1, "well", goods(0, 2, 0, 0, 0)).room(ADA, 2, "pit", Purse::NONE);
    let x1 = table.at_lock("x1");
    assert_eq!(table.not_placed(ADA, ACOLYTE, x1), ("yellow.entry", "why-no-way-ahead"));
    table.broken(&["x2"]).places(ADA, ACOLYTE, x1);
    assert_eq!(table.p.step(), Step::Demolish(ADA));
    assert_eq!(table.refused(ADA, Action::Demolish { room: 3 }), ("yellow.entry", "why-no-room"));
    table.does(ADA, Action::Demolish { room: 1 });
    assert_eq!((table.p.sect(ADA).exposed.0[1], table.p.sect(ADA).chambers(), table.p.discard.len()), (11, 1, 1));
    assert_eq!(table.p.sect(ADA).acolytes_at(Site::Track(table.lock("x1"))), 1);
    // Nobody else begins there now; without a chamber nobody begins at all.
    table.room(BOB, 1, "well", Purse::NONE);
    assert_eq!(table.not_placed(BOB, ACOLYTE, x1), ("action.taken", "why-taken"));
    let mut table = yellow(2);
    table.broken(&["s", "x1", "x2"]);
    assert_eq!(table.not_placed(ADA, ACOLYTE, x1), ("yellow.entry", "why-no-chamber-to-give"));
}

/// [yellow.entry] [harm.aim]
#[test]
fn the_other_tracks_give_something_to_an_opponent_who_is_named() {
    let mut table = yellow(3);
    table.broken(&["s", "p1", "p2", "q1", "q2"]).alone();
    let [p1, q1] = ["p1", "q1"].map(|id| table.at_lock(id));
    table.places(ADA, ACOLYTE, p1);
    assert_eq!(table.p.step(), Step::Aim(ADA, Aim::Gift(Goods::Magic)));
    table.does(ADA, Action::Target { who: CLEO });
    assert_eq!(table.wealth(CLEO).0[2], 1);
    table.places(ADA, ACOLYTE, q1).does(ADA, Action::Target { who: BOB });
    assert_eq!(table.wealth(BOB).0[1], 1);
    // Alone it is the automaton who gains.
    let mut table = yellow(1);
    table.broken(&["s", "p1", "p2"]).places(ADA, ACOLYTE, p1);
    assert_eq!(table.p.rival.goods.get(Goods::Magic), 1);
}

/// [yellow.track]
#[test]
fn a_traveller_goes_on_while_the_next_step_is_open_and_then_comes_home() {
    let mut table = yellow(2);
    table.broken(&["s", "q1", "q2"]).has(ADA, Purse::NONE);
    let [q1, q2] = ["q1", "q2"].map(|id| table.lock(id));
    table.places(ADA, ACOLYTE, Site::Lock(q1)).until(|p| p.round == 2);
    assert_eq!(
        (table.p.sect(ADA).acolytes_at(Site::Track(q2)), table.wealth(ADA).0[2]),
        (1, 2),
        "two magic on arrival"
    );
    // In the next round the last step is unlocked before the Upkeep: he goes on.
    table.broken(&["q3"]).until(|p| p.round == 3);
    let q3 = table.lock("q3");
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Track(q3)), table.wealth(ADA).0[4]), (1, 1));
    table.until(|p| p.round == 4);
    assert_eq!(table.p.sect(ADA).acolytes_at(Site::Track(q3)), 0, "nothing lies ahead");
}

/// [yellow.track]
#[test]
fn who_broke_a_lock_of_a_track_does_not_travel() {
    let mut table = yellow(2);
    table.broken(&["s", "q1", "q3"]).acolytes(ADA, &[Site::Pool, Site::Pool, Site::Pool]);
    let q2 = table.at_lock("q2");
    table.places(ADA, PRIEST, q2).until(|p| p.round == 2);
    assert_eq!(table.p.sect(ADA).cultists[0], Site::Pool);
}

/// [yellow.track]
#[test]
fn two_travellers_on_one_track_both_go_on() {
    let mut table = yellow(2);
    table.broken(&["s", "x1", "x2", "x3", "x4"]);
    let [x1, x2, x3] = ["x1", "x2", "x3"].map(|id| table.lock(id));
    table.sect(ADA).cultists.put(1, Site::Track(x1));
    table.sect(BOB).cultists.put(1, Site::Track(x2));
    table.until(|p| p.round == 2);
    assert_eq!((table.p.sect(ADA).cultists[1], table.p.sect(BOB).cultists[1]), (Site::Track(x2), Site::Track(x3)));
}

/// [yellow.either]
#[test]
fn a_step_gives_a_monster_or_a_chamber_as_one_likes() {
    for (wanted, monsters) in [(Action::WantMonster, 1), (Action::WantChamber, 0)] {
        let mut table = yellow(2);
        table.broken(&["s", "p1", "p2", "p3"]);
        let p2 = table.lock("p2");
        table.sect(ADA).cultists.put(1, Site::Track(p2));
        table.until(|p| matches!(p.step(), Step::Either(_)));
        table.does(ADA, wanted);
        if wanted == Action::WantChamber {
            assert!(matches!(table.p.step(), Step::Chamber(..)));
        }
        table.settle_all();
        assert_eq!(table.p.sect(ADA).monsters(), monsters);
    }
}

/// [solo.sign] [king.control]
#[test]
fn the_automaton_takes_the_king_and_the_player_takes_him_back() {
    let mut table = yellow(1);
    table.broken(&["s"]);
    table.p.king = Keeper::Rival;
    let s = table.at_lock("s");
    assert_eq!(table.not_placed(ADA, ACOLYTE, Site::King), ("king.control", "why-no-king"));
    table.places(ADA, ACOLYTE, s);
    assert_eq!(table.p.king, Keeper::Seat(ADA));
}
