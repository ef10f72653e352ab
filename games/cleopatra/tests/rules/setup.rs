//! Setting up.

use std::collections::BTreeSet;

use cenacle_cleopatra::{Action, Card, Cleopatra, Event, OnStall, Position};
use cenacle_table::{Game, Log, Options, SetupError};

use crate::common::{ADA, BOB, CAT, Setting, chance, shipped, up};

fn dealt(players: u8, seed: &str) -> Position {
    let options = Options::defaults(Cleopatra::about(), players).unwrap();
    shipped().setup(&options, &mut chance(seed), &mut Log::silent()).unwrap()
}

/// [setup.start]
#[test]
fn each_player_begins_with_five_talents_three_cards_three_merchants_two_statues_and_no_amulets() {
    for players in 3..=5 {
        let p = dealt(players, "start");
        for seat in p.everybody() {
            let architect = p.seats[seat.index()];
            assert_eq!((architect.talents, architect.amulets), (5, 0));
            assert_eq!((architect.merchants, architect.statues), (3, 2));
            assert_eq!(p.hands[seat.index()].len(), 3);
        }
        assert_eq!(p.everybody().len(), usize::from(players));
    }
}

/// [setup.start]
#[test]
fn one_hundred_and_nine_cards_are_in_play() {
    let count = shipped().figures().count;
    assert_eq!(count[..5], [30, 18, 11, 9, 7], "75 standard resources");
    assert_eq!(count[5..11], [3, 3, 3, 3, 3, 8], "23 corrupted resources");
    assert_eq!(count[11..], [2, 2, 2, 2, 2, 1], "11 characters");
    assert_eq!(shipped().figures().deck_size(), 109);
    let p = dealt(4, "cards");
    assert_eq!(p.pile.len() + p.market.len() + 4 * 3, 109);
}

/// [setup.start]
#[test]
fn two_players_are_too_few_and_six_too_many() {
    for asked in [2, 6] {
        let error = Options::defaults(Cleopatra::about(), asked).unwrap_err();
        assert_eq!(error, SetupError::Players { game: "cleopatra", min: 3, max: 5, asked });
    }
}

/// [setup.first]
#[test]
fn every_player_may_be_drawn_to_begin() {
    for players in 3..=5 {
        let first: BTreeSet<usize> = (0..80).map(|seed| dealt(players, &seed.to_string()).turn.index()).collect();
        assert_eq!(first, (0..usize::from(players)).collect());
    }
}

/// [setup.first]
#[test]
fn play_goes_clockwise_and_round() {
    let hidden = [Card::Stone];
    let mut play = Setting::of(3).turn(BOB).hand(ADA, &hidden).hand(BOB, &hidden).hand(CAT, &hidden).build();
    for (seat, next) in [(BOB, CAT), (CAT, ADA), (ADA, BOB)] {
        assert_eq!(play.p.turn, seat);
        play.play(seat, Action::TakeStall { stall: 0 });
        let mut events = Vec::new();
        while play.p.turn == seat {
            let next = play.legal(seat)[0];
            events = play.play(seat, next);
        }
        assert_eq!(events.last(), Some(&Event::Turn { seat: next }));
    }
}

/// [setup.pile]
#[test]
fn half_of_the_cards_lie_face_up_and_an_odd_one_face_down() {
    for (players, ups, downs) in [(3, 50, 50), (4, 48, 49), (5, 47, 47)] {
        let p = dealt(players, "halves");
        let lying = || p.pile.iter().copied().chain(p.market.iter().map(|on| on.faced));
        let faced_up = lying().filter(|card| card.up).count();
        assert_eq!((faced_up, lying().count() - faced_up), (ups, downs), "{players} players");
    }
}

/// [setup.pile]
#[test]
fn face_up_and_face_down_cards_are_mixed() {
    let p = dealt(3, "mixed");
    let changes = p.pile.windows(2).filter(|pair| pair[0].up != pair[1].up).count();
    // 97 cards of which half lie face up change sides about 48 times; 20 or fewer are beyond chance.
    assert!(changes > 20, "{changes}");
}

/// [setup.pile]
#[test]
fn a_card_keeps_its_side_until_it_is_taken() {
    let mut play = Setting::of(3).top(&[up(Card::Wood); 3]).stall(0, &[up(Card::Lapis)]).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    for stall in 0..3 {
        let newest = play.p.stall(stall).last().unwrap();
        assert_eq!(newest, up(Card::Wood));
    }
}

/// [setup.market]
#[test]
fn each_stall_opens_with_one_card_as_it_came_from_the_pile() {
    let mut sides = BTreeSet::new();
    for seed in 0..12 {
        let p = dealt(3, &seed.to_string());
        let stalls: Vec<u8> = p.market.iter().map(|on| on.stall).collect();
        assert_eq!(stalls, [0, 1, 2]);
        sides.extend(p.market.iter().map(|OnStall { faced, .. }| faced.up));
    }
    assert_eq!(sides.len(), 2, "some lie face up and some face down");
}

/// [mosaic.top]
#[test]
fn the_twelve_mosaics_are_shuffled() {
    let orders: BTreeSet<Vec<u8>> =
        (0..5).map(|seed| dealt(3, &seed.to_string()).mosaics.iter().map(|mosaic| mosaic.0).collect()).collect();
    assert_eq!(orders.len(), 5, "five seeds, five orders");
    for mut order in orders {
        order.sort_unstable();
        assert_eq!(order, (0..12).collect::<Vec<u8>>());
    }
}

/// [mosaic.flip] [hand.every-turn] [secrets.ledger]
#[test]
fn flipping_is_allowed_and_the_other_options_are_off_unless_agreed_otherwise() {
    let house = Setting::of(3).build().p.house;
    assert_eq!((house.flip, house.every_turn, house.ledger), (true, false, false));
    let agreed = [("flip", "off"), ("every-turn", "on"), ("ledger", "on")];
    let house = Setting::agreed(3, &agreed).build().p.house;
    assert_eq!((house.flip, house.every_turn, house.ledger), (false, true, true));
}
