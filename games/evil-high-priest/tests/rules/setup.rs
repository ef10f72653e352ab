//! Setting up.

use cenacle_evil_high_priest::{Boxes, Denied, EvilHighPriest, Goods, Keeper, Phase, Purse, Site, Step};
use cenacle_table::{Chance, Game, Log, Options, Seat, Seed, Stream, Viewer};

use crate::common::{ADA, Table, game, goods};

fn set_up(players: u8, seed: &str) -> cenacle_evil_high_priest::Position {
    let options = Options::defaults(EvilHighPriest::about(), players).unwrap();
    let mut chance = Chance::new(&Seed::from_text(seed), Stream::Game);
    game().setup(&options, &mut chance, &mut Log::silent()).unwrap()
}

/// [setup.board]
#[test]
fn every_board_bears_thirteen_signs() {
    for table in crate::common::BOARDS.map(|board| Table::on(board, 3)) {
        let board = &table.game.figures().boards[usize::from(table.p.board)];
        assert_eq!((board.locks.len(), board.all.count_ones(), table.p.broken), (13, 13, 0));
    }
    assert_eq!(Table::new(2).game.figures().boards[0].id, "great-cthulhu");
    let refused = Options::choose(EvilHighPriest::about(), 2, [("board", "sleeper")]);
    assert!(refused.is_ok(), "whether its box is in play is looked at when the game is set up");
}

/// [setup.boxes]
#[test]
fn the_boxes_are_off_unless_they_are_asked_for_and_a_board_by_lot_is_of_those_in_play() {
    let table = Table::new(2);
    assert_eq!(table.p.boxes, Boxes::default());
    let table = Table::with(game(), 2, &[("ceremony", "on"), ("board", "random")]);
    assert_eq!(table.p.boxes, Boxes { ceremony: true, ritual: false });
    let setup = |pairs: &[(&str, &str)]| {
        let options = Options::choose(EvilHighPriest::about(), 2, pairs.iter().copied()).unwrap();
        game().setup(&options, &mut Chance::new(&Seed::from_text("boxes"), Stream::Game), &mut Log::silent())
    };
    let why = setup(&[("ritual", "on"), ("board", "sleeper")]).unwrap_err().to_string();
    assert!(why.contains("`sleeper`") && why.contains("`ceremony`") && why.contains("windwalker"), "{why}");
    assert!(setup(&[("ceremony", "on"), ("board", "sleeper")]).is_ok());
    assert!(setup(&[("ceremony", "on"), ("board", "yellow-sign")]).is_err());
    let origin = table.game.figures().boards[usize::from(table.p.board)].origin;
    assert!(table.p.boxes.hold(origin));
}

/// [setup.start]
#[test]
fn one_to_five_play_with_empty_lairs_and_sanctums_and_closed_rituals() {
    for players in 1..=5 {
        let p = set_up(players, "start");
        assert_eq!((p.players, p.round, p.phase, p.raided), (players, 1, Phase::Action, false));
        for seat in p.everybody() {
            let sect = p.sect(seat);
            assert_eq!((sect.chambers(), sect.monsters(), sect.hand), (0, 0, Purse::NONE));
        }
        assert_eq!((p.deep_ones, p.shoggoth), (0, Keeper::Board));
    }
    assert!(Options::defaults(EvilHighPriest::about(), 6).is_err());
    assert_eq!(EvilHighPriest::about().usual_players(), 2, "who plays alone says so");
}

/// [setup.cultists]
#[test]
fn the_priest_and_two_acolytes_are_ready_and_four_acolytes_locked_up() {
    let p = set_up(4, "cultists");
    for seat in p.everybody() {
        let sect = p.sect(seat);
        assert!(sect.priest_ready());
        assert_eq!((sect.acolytes_at(Site::Pool), sect.acolytes_at(Site::Asylum)), (2, 4));
    }
}

/// [setup.first]
#[test]
fn the_first_player_is_drawn() {
    let firsts: Vec<Seat> = (0..40).map(|number| set_up(3, &format!("first {number}")).first).collect();
    for seat in (0..3).map(Seat::new) {
        assert!(firsts.contains(&seat), "seat {seat} never begins");
    }
    let p = set_up(3, "first 1");
    assert_eq!(p.step(), Step::Act(p.first));
}

/// [setup.treasure]
#[test]
fn each_gets_as_much_treasure_as_the_place_in_the_first_round() {
    let p = set_up(5, "treasure");
    for (place, seat) in (1..).zip(p.in_order()) {
        assert_eq!(p.sect(seat).exposed, Purse::of(Goods::Treasure, place));
    }
}

/// [setup.deck]
#[test]
fn three_chambers_lie_face_up_and_discards_are_shuffled_when_the_deck_is_empty() {
    let mut table = Table::new(2);
    assert_eq!((table.p.deck.len(), table.p.display.iter().filter(|card| card.is_one()).count()), (37, 3));
    // The whole deck has been discarded.
    while let Some(chamber) = table.p.deck.pop() {
        table.p.discard.push(chamber);
    }
    table.places(ADA, crate::common::PRIEST, Site::Improve);
    table.does(ADA, cenacle_evil_high_priest::Action::Install { card: 1, room: 4 });
    assert_eq!((table.p.deck.len(), table.p.discard.len()), (36, 0));
    assert!(table.p.display[1].is_one());
}

/// [secrets.deck]
#[test]
fn only_the_order_of_the_deck_is_hidden() {
    let table = Table::new(2);
    let view = table.game.view(&table.p, Viewer::Seat(ADA));
    let mut other = table.p;
    other.deck.reverse();
    assert_eq!(table.game.view(&other, Viewer::Seat(ADA)), view);
    let mut richer = table.p;
    richer.sects[1].exposed = goods(9, 0, 0, 0, 0);
    assert_ne!(table.game.view(&richer, Viewer::Seat(ADA)), view);
    assert_eq!(table.p.rival.denied, None::<Denied>);
}
