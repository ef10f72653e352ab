//! Every rule, by a test named by the sentence it proves.

use cenacle_goofspiel::{Action, Card, Event, Goofspiel, Position, Step};
use cenacle_kit::{mode, open};
use cenacle_table::{Chance, Entry, Game, GameExt, Log, Pile, Seat, Seed, Stream, Viewer};

/// A game of this mode, and its luck.
fn begun(rules: &str) -> (Goofspiel, Position, Chance) {
    let game = open::<Goofspiel>();
    let mut chance = Chance::new(&Seed::from_text("rules"), Stream::Game);
    let position = game.setup(&mode::<Goofspiel>(rules), &mut chance, &mut Log::silent()).unwrap();
    (game, position, chance)
}

/// Everybody holds a card of these values, exchanged for the lowest where it was not dealt; the prize is 9.
fn holding<const N: usize>(rules: &str, cards: [u8; N]) -> (Goofspiel, Position, Chance) {
    let (game, mut p, chance) = begun(rules);
    for (index, card) in cards.into_iter().enumerate() {
        if p.hands[index].contains(&Card(card)) {
            continue;
        }
        let place = p.pack.iter().position(|other| *other == Card(card)).expect("a copy is in the pack");
        let held = p.hands[index].remove(0);
        p.pack[place] = held;
        p.hands[index].push(Card(card));
        p.hands[index].sort_unstable();
    }
    p.prize = 9;
    assert_eq!(game.audit(&p), Ok(()));
    (game, p, chance)
}

/// Everybody bids, in the order of the seats.
fn bid_all<const N: usize>(
    game: &Goofspiel,
    p: &mut Position,
    chance: &mut Chance,
    cards: [u8; N],
) -> Vec<Entry<Event>> {
    let mut log = Log::new();
    for (index, card) in cards.into_iter().enumerate() {
        let card = Card(card);
        game.apply(p, Seat::new(index), Action::Bid { card }, chance, &mut log).unwrap();
    }
    log.into_entries()
}

/// [setup.deal]
#[test]
fn everybody_is_dealt_seven_cards_that_nobody_else_sees() {
    let (game, p, _) = begun("3");
    for seat in p.everybody() {
        assert_eq!(p.hands[seat.index()].len(), 7);
        let view = game.view(&p, Viewer::Seat(seat));
        for other in p.everybody() {
            assert!(view.hands[other.index()].iter().all(|card| card.is_some() == (other == seat)));
        }
    }
}

/// [round.prize]
#[test]
fn two_dice_are_the_prize() {
    let prizes: Vec<u8> = (0..200)
        .map(|number| {
            let mut chance = Chance::new(&Seed::from_text("prize").derive(number), Stream::Game);
            open::<Goofspiel>().setup(&mode::<Goofspiel>("2"), &mut chance, &mut Log::silent()).unwrap().prize
        })
        .collect();
    assert_eq!((prizes.iter().min(), prizes.iter().max()), (Some(&2), Some(&12)));
}

/// [round.bid]
#[test]
fn a_bid_is_hidden_until_all_have_bid() {
    let (game, mut p, mut chance) = holding("2", [13, 5]);
    let bid = Action::Bid { card: Card(13) };
    game.apply(&mut p, Seat::new(0), bid, &mut chance, &mut Log::silent()).unwrap();
    assert_eq!(game.view(&p, Viewer::Seat(Seat::new(0))).bids[0], Some(Some(Card(13))));
    assert_eq!(game.view(&p, Viewer::Seat(Seat::new(1))).bids[0], Some(None));
    assert_eq!(game.view(&p, Viewer::Spectator).bids[0], Some(None));
    let again = game.apply(&mut p, Seat::new(0), bid, &mut chance, &mut Log::silent());
    assert_eq!(again.unwrap_err().why.key, "why-not-asked");
    let strange = Action::Bid { card: Card(200) };
    let refused = game.apply(&mut p, Seat::new(1), strange, &mut chance, &mut Log::silent());
    assert_eq!(refused.unwrap_err().rule, "round.bid");
}

/// [round.win]
#[test]
fn the_highest_card_wins_the_prize() {
    let (game, mut p, mut chance) = holding("3", [5, 13, 9]);
    let told = bid_all(&game, &mut p, &mut chance, [5, 13, 9]);
    assert_eq!(p.points, [0, 9, 0, 0]);
    assert_eq!(p.played.len(), 3);
    assert!(told.iter().any(|entry| entry.event == Event::Shown { seat: Seat::new(2), card: Card(9) }));
    assert_eq!(p.step, Step::Exchanging { seat: Seat::new(1) });
}

/// [round.tie]
#[test]
fn the_highest_cards_cancel_each_other_and_the_next_one_wins() {
    let (game, mut p, mut chance) = holding("3", [13, 13, 2]);
    bid_all(&game, &mut p, &mut chance, [13, 13, 2]);
    assert_eq!(p.points, [0, 0, 9, 0]);
}

/// [round.tie]
#[test]
fn a_prize_that_nobody_wins_is_carried_on_or_lost_as_agreed() {
    let (game, mut p, mut chance) = holding("2", [7, 7]);
    bid_all(&game, &mut p, &mut chance, [7, 7]);
    assert!((11..=21).contains(&p.prize), "{} and two dice", p.prize);
    let (game, mut p, mut chance) = holding("2 ties=lost", [7, 7]);
    bid_all(&game, &mut p, &mut chance, [7, 7]);
    assert!((2..=12).contains(&p.prize), "two dice: {}", p.prize);
    assert_eq!(p.points, [0; 4]);
}

/// [exchange.take]
#[test]
fn only_the_winner_knows_what_he_buries_and_takes() {
    let (game, mut p, mut chance) = holding("2", [13, 5]);
    bid_all(&game, &mut p, &mut chance, [13, 5]);
    let (lowest, top) = (p.hands[0][0], p.pack.top().unwrap());
    let mut log = Log::new();
    game.apply(&mut p, Seat::new(0), Action::Exchange { card: lowest }, &mut chance, &mut log).unwrap();
    assert!(p.hands[0].contains(&top));
    let told = log.into_entries();
    let told_to = |viewer: Viewer| {
        told.iter()
            .filter(|entry| entry.to.includes(viewer))
            .any(|entry| matches!(entry.event, Event::Exchanged { cards: Some(cards), .. } if cards == (lowest, top)))
    };
    assert!(told_to(Viewer::Seat(Seat::new(0))) && !told_to(Viewer::Seat(Seat::new(1))) && !told_to(Viewer::Spectator));
    let rival = game.view(&p, Viewer::Seat(Seat::new(1)));
    assert_eq!(rival.buried[0].card, None);
}

/// [exchange.keep]
#[test]
fn the_winner_may_keep_his_hand_and_nobody_else_is_asked() {
    let (game, mut p, mut chance) = holding("2", [13, 5]);
    bid_all(&game, &mut p, &mut chance, [13, 5]);
    let refused = game.apply(&mut p, Seat::new(1), Action::Keep, &mut chance, &mut Log::silent());
    assert_eq!(refused.unwrap_err().rule, "exchange.take");
    let hand = p.hands[0];
    game.apply(&mut p, Seat::new(0), Action::Keep, &mut chance, &mut Log::silent()).unwrap();
    assert_eq!((p.hands[0], p.step, p.round), (hand, Step::Bidding, 2));
}

/// [end.count]
#[test]
fn the_most_points_win_and_equal_ones_share() {
    let (game, mut p, _) = begun("3");
    for seat in p.everybody() {
        let hand = std::mem::replace(&mut p.hands[seat.index()], Pile::new());
        hand.iter().for_each(|card| p.played.push(*card));
    }
    (p.step, p.round, p.prize, p.points) = (Step::Over, 7, 0, [20, 31, 31, 0]);
    assert_eq!(game.audit(&p), Ok(()));
    let outcome = game.outcome(&p).unwrap();
    assert_eq!(outcome.winners.into_iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(outcome.ranks.as_slice(), [3, 1, 1]);
    assert_eq!(game.sheet(&p).iter().map(|line| line.value).sum::<i32>(), 82);
}
