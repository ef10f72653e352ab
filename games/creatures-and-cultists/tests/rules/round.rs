//! Rounds: favour, order, filling.

use cenacle_creatures_and_cultists::{Action, End, Event, MOST_ROUNDS, Throw, Verdict};
use cenacle_table::{Game, Seat, Seats};

use crate::common::{ADA, BOB, BRUTE, CLEO, Table, setup};

/// [round.favour]
#[test]
fn the_lowest_die_is_favoured_and_the_lowest_throw_again_among_themselves() {
    let mut ties = 0;
    for number in 0..60 {
        let table = setup(4, &[], &format!("stars {number}"));
        let stars: Vec<(Seat, u8)> = table
            .told
            .iter()
            .filter_map(|event| if let Event::Star { seat, die } = event { Some((*seat, *die)) } else { None })
            .collect();
        let favoured =
            table.told.iter().find_map(|event| if let Event::Favoured { seat } = event { Some(*seat) } else { None });
        let mut throws = stars.as_slice();
        let mut among: Seats = table.p.everybody();
        while among.len() > 1 {
            let (now, later) = throws.split_at(among.len());
            let lowest = now.iter().map(|(_, die)| *die).min().unwrap();
            among = now.iter().filter(|(_, die)| *die == lowest).map(|(seat, _)| *seat).collect();
            throws = later;
            ties += usize::from(among.len() > 1);
        }
        assert_eq!(favoured, among.first());
        assert!(throws.is_empty(), "nobody throws more than it takes");
    }
    assert!(ties > 5, "ties were seen");
}

/// [round.favour] [roll.sum]
#[test]
fn the_favoured_adds_two_to_attacks_and_defences_alike() {
    let mut table = Table::new(2);
    table.p.favoured = Some(ADA);
    table.fight("bat", BRUTE, BRUTE, &[Verdict::Passes, Verdict::Fails]);
    let rolled = table.rolled();
    assert_eq!((rolled[0].favour, rolled[1].favour), (2, 0));
    let mut table = Table::new(2);
    table.p.favoured = Some(BOB);
    table.fight("bat", BRUTE, BRUTE, &[Verdict::Passes, Verdict::Fails]);
    let rolled = table.rolled();
    assert_eq!((rolled[0].favour, rolled[1].favour), (0, 2));
}

/// [round.order]
#[test]
fn the_right_hand_neighbour_begins_and_the_favoured_plays_last() {
    for number in 0..20 {
        let mut table = setup(5, &[], &format!("order {number}"));
        let favoured = table.p.last;
        let mut order = Vec::new();
        while table.p.round == 1 {
            if order.last() != Some(&table.p.turn) {
                order.push(table.p.turn);
            }
            let seat = table.asked();
            let first = table.legal(seat)[0];
            table.act(seat, first);
        }
        let expected: Vec<Seat> = (1..=5).map(|step| Seat::new((favoured.index() + 5 - step) % 5)).collect();
        assert_eq!(order, expected);
        assert_eq!(order.last(), Some(&favoured));
    }
}

/// [round.order] [end.gone]
#[test]
fn extinct_sects_are_skipped() {
    let mut table = Table::new(3);
    table.p.last = ADA;
    table.p.turn = CLEO;
    table.alive(BOB, &[]);
    table.act(CLEO, Action::EndTurn);
    assert_eq!(table.p.turn, ADA, "to the right of Cleo sits Bob, who is gone, then Ada");
}

/// [round.fill]
#[test]
fn hands_are_filled_to_six_and_larger_ones_stay() {
    let mut table = Table::new(2);
    table.hold(BOB, &["bat", "bat", "bat", "axe", "axe", "ghoul", "ghoul", "dodge"]).hold(ADA, &["dodge"]);
    table.until(ADA, Action::EndTurn, |table| table.p.round == 2);
    let drawn = |seat: Seat| {
        let events = table.told.iter();
        let count = |event: &Event| match event {
            Event::Draws { seat: who, cards } if *who == seat => cards.len(),
            _ => 0,
        };
        events.map(count).find(|count| *count > 0).unwrap_or(0)
    };
    let first = table.told.iter().position(|event| matches!(event, Event::Round { round: 2 })).unwrap();
    assert_eq!(drawn(BOB) % 8, drawn(BOB), "only mishaps of Bob's are replaced");
    let filled = table.told[first..].iter().find_map(|event| match event {
        Event::Draws { seat, cards } if *seat == ADA => Some(cards.len()),
        _ => None,
    });
    assert_eq!(filled, Some(5));
}

/// [card.pile]
#[test]
fn an_empty_pile_is_made_of_the_shuffled_discards_and_without_them_nothing_is_drawn() {
    let mut table = Table::new(2);
    while let Some(face) = table.p.pile.pop() {
        table.p.seen.pop();
        table.p.discard.push(face);
    }
    table.until(ADA, Action::EndTurn, |table| table.p.round == 2);
    assert!(table.told.contains(&Event::Shuffled));
    let mut table = Table::new(2);
    let all: Vec<_> = table.p.pile.iter().copied().collect();
    table.p.pile.clear();
    table.p.seen.clear();
    for face in all {
        table.p.hands[BOB.index()].gain(face.index(), cenacle_table::Observers::of(BOB));
    }
    table.act(ADA, Action::EndTurn);
    assert!(table.p.hand(ADA).is_empty(), "there is nothing to draw");
}

/// [end.rounds]
#[test]
fn sixty_rounds_are_the_limit_unless_another_one_or_none_is_agreed_on() {
    for (pairs, limit) in [(&[][..], Some(60)), (&[("rounds", "20")], Some(20)), (&[("rounds", "none")], None)] {
        let mut table = Table::with(2, pairs);
        assert_eq!(table.p.house.rounds, limit);
        table.p.round = limit.unwrap_or(60);
        table.until(ADA, Action::EndTurn, |table| table.p.is_over() || table.p.round == 61);
        assert_eq!(table.p.is_over(), limit.is_some());
    }
}

/// [end.rounds]
#[test]
fn without_a_limit_the_count_of_rounds_is_one() {
    let mut table = Table::with(2, &[("rounds", "none")]);
    table.p.round = MOST_ROUNDS;
    table.act(ADA, Action::EndTurn);
    assert_eq!(table.p.over, Some(End::Rounds));
}

/// [end.rounds]
#[test]
fn after_the_last_round_points_decide_then_living_cultists_and_a_tie_is_shared() {
    for (rounds, bob, members, winners) in
        [("12", 3, 24, vec![BOB]), ("20", 2, 24, vec![ADA]), ("60", 2, 23, vec![ADA, BOB])]
    {
        let mut table = Table::with(2, &[("windows", "able"), ("rounds", rounds)]);
        table.p.round = rounds.parse().unwrap();
        table.points(ADA, 2).points(BOB, bob);
        let all: Vec<u8> = (0..23).collect();
        if members == 23 {
            table.alive(ADA, &all).alive(BOB, &all);
        } else if bob == 2 {
            table.alive(BOB, &all);
        }
        table.act(ADA, Action::EndTurn);
        let outcome = table.game.outcome(&table.p).expect("the last round is over");
        assert_eq!((outcome.reason, outcome.winners.collect::<Vec<_>>()), ("rounds", winners));
        assert_eq!(table.refused(ADA, Action::EndTurn).rule, "goal");
    }
}

/// [round.favour]
#[test]
fn favour_does_not_touch_single_dice() {
    let mut table = Table::new(2);
    table.p.favoured = Some(BOB);
    table.points(BOB, 20).hold(ADA, &["tax-audit"]);
    let action = table.play("tax-audit");
    table.act(ADA, action);
    assert!((14..=19).contains(&table.p.sect(BOB).points));
    assert!(table.p.roll.is_none_or(|roll| roll.throw != Throw::Test), "nothing is bought for one die");
}

/// [round.favour] [end.gone]
#[test]
fn a_round_goes_on_when_the_favoured_dies() {
    let mut table = Table::new(3);
    (table.p.favoured, table.p.last) = (Some(BOB), BOB);
    table.alive(BOB, &[3]).fight("bat", BRUTE, 3, &[Verdict::Shreds]);
    assert_eq!((table.p.favoured, table.p.round, table.asked()), (None, 1, ADA));
    table.until(ADA, Action::EndTurn, |_| true);
    assert_eq!((table.p.round, table.p.turn), (1, CLEO), "to the right of Ada");
    table.until(CLEO, Action::EndTurn, |_| true);
    assert_eq!(table.p.round, 2, "Bob would have been the last");
    assert!(table.p.favoured.is_some_and(|seat| seat != BOB));
}
