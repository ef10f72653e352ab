//! Setting up.

use cenacle_evil_high_priest::{Boxes, Denied, EvilHighPriest, Goods, Keeper, Origin, Phase, Purse, Site, Step};
use cenacle_table::{Chance, Game, Lang, Log, Options, Refusal, Say, Seat, Seed, SetupError, Stream, Viewer, Words};

use crate::common::{ADA, BOARDS, Table, game, goods};

fn set_up(players: u8, seed: &str) -> cenacle_evil_high_priest::Position {
    let options = Options::defaults(EvilHighPriest::about(), players).unwrap();
    let mut chance = Chance::new(&Seed::from_text(seed), Stream::Game);
    game().setup(&options, &mut chance, &mut Log::silent()).unwrap()
}

fn check(players: u8, pairs: &[(&str, &str)]) -> Result<(), Refusal> {
    let options = Options::choose(EvilHighPriest::about(), players, pairs.iter().copied()).unwrap();
    game().check_options(&options)
}

/// [setup.boxes]
#[test]
fn a_board_whose_box_is_off_is_refused_before_the_table_is_made() {
    let boxes = [("ceremony", "off"), ("ceremony", "on")]
        .map(|one| [("ritual", "off"), ("ritual", "on")].map(|two| [one, two]));
    for board in BOARDS {
        let origin = game().figures().boards.iter().find(|face| face.id == board).unwrap().origin;
        for boxes in boxes.into_iter().flatten() {
            let on = |id: &str| boxes.contains(&(id, "on"));
            let held = Boxes { ceremony: on("ceremony"), ritual: on("ritual") }.hold(origin);
            let answer = check(2, &[boxes[0], boxes[1], ("board", board)]);
            match answer {
                Ok(()) => assert!(held, "{board} with {boxes:?}"),
                Err(refusal) => {
                    assert_eq!((held, refusal.rule, refusal.why.key), (false, "setup.boxes", "why-board-needs-box"));
                    for lang in Lang::ALL {
                        let words = Words::new(lang, &[EvilHighPriest::about().words_text(lang)]).unwrap();
                        let say = Say::new(&words, &[], Viewer::Spectator);
                        let said = say.phrase(&refusal.why).to_string();
                        let name =
                            say.word(if origin == Origin::Ceremony { "option-ceremony" } else { "option-ritual" });
                        assert!(said.contains(&*name), "{said}");
                    }
                }
            }
        }
    }
    for boxes in boxes.into_iter().flatten() {
        assert_eq!(check(3, &[boxes[0], boxes[1], ("board", "random")]), Ok(()), "there is always a board to draw");
    }
}

/// [setup.first]
#[test]
fn whoever_was_chosen_begins_and_has_to_sit_at_the_table() {
    for (seat, place) in [("1", 0), ("2", 1), ("3", 2)] {
        let options = Options::choose(EvilHighPriest::about(), 3, [("first", seat)]).unwrap();
        for seed in ["one", "two", "three", "four"] {
            let mut chance = Chance::new(&Seed::from_text(seed), Stream::Game);
            let p = game().setup(&options, &mut chance, &mut Log::silent()).unwrap();
            assert_eq!((p.first, p.sect(p.first).exposed), (Seat::new(place), Purse::of(Goods::Treasure, 1)));
        }
    }
    let refusal = check(3, &[("first", "4")]).unwrap_err();
    assert_eq!((refusal.rule, refusal.why.key), ("setup.first", "why-no-such-seat"));
    assert_eq!((check(4, &[("first", "4")]), check(1, &[("first", "1")])), (Ok(()), Ok(())));
}

/// [setup.board]
#[test]
fn every_board_bears_thirteen_signs() {
    for table in BOARDS.map(|board| Table::on(board, 3)) {
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
    let refused = SetupError::Together(check(2, &[("ritual", "on"), ("board", "sleeper")]).unwrap_err());
    assert_eq!(setup(&[("ritual", "on"), ("board", "sleeper")]), Err(refused), "the same, whoever asks");
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
