//! What a program that learns is told of a view, read back field by field.

use cenacle_cleopatra::{Bid, Card, Cleopatra};
use cenacle_kit::encoded::{Look, every_row};

fn each(look: Look<'_, Cleopatra>) {
    every_row(&["3", "5 flip=off"], 2, look);
}

#[test]
fn a_row_holds_the_own_hand_and_of_others_only_what_is_known() {
    let mut hidden = 0;
    each(&mut |_, p, seat, row| {
        assert_eq!(row.read("seat-0.cards"), p.hands[seat.index()].counts());
        let next = seat.next(p.players.into());
        let (held, known) = (&p.hands[next.index()], row.read("seat-1.cards"));
        assert_eq!(row.number("seat-1.size"), held.len());
        for (kind, known) in known.iter().enumerate() {
            assert_eq!(*known, held.known(kind, Some(seat)));
        }
        hidden += usize::from(known.iter().sum::<u8>() < held.len() as u8);
    });
    assert!(hidden > 100, "only {hidden} hands had something to hide");
}

#[test]
fn a_row_holds_what_lies_on_the_table_as_the_seat_sits() {
    each(&mut |_, p, seat, row| {
        let players = usize::from(p.players);
        let turn = (p.turn.index() + players - seat.index()) % players;
        assert_eq!(row.place("turn"), Some(turn));
        for (distance, name) in ["seat-0", "seat-1", "seat-2"].into_iter().enumerate() {
            let sits = (seat.index() + distance) % players;
            let architect = &p.seats[sits];
            assert_eq!(row.number(&format!("{name}.talents")), usize::from(architect.talents).min(255));
            assert_eq!(row.number(&format!("{name}.amulets")), usize::from(architect.amulets).min(255));
            assert_eq!(row.number(&format!("{name}.statues")), usize::from(architect.statues));
            assert_eq!(row.number(&format!("{name}.works")), usize::from(architect.works));
        }
        assert_eq!(row.read("built"), p.built);
        assert_eq!(row.place("cleopatra"), Some(usize::from(p.cleopatra)));
        let free = row.places("free").map(|cell| (cell / 11, cell % 11));
        assert!(free.eq(p.free), "cells row by row, eleven to a row");
        for stall in 0..3_u8 {
            let up = |card: Card| p.stall(stall).filter(|faced| faced.up && faced.card == card).count();
            let cards = row.read(&format!("stall-{stall}.cards"));
            assert!(Card::ALL.into_iter().all(|card| usize::from(cards[card.index()]) == up(card)));
            assert_eq!(
                row.number(&format!("stall-{stall}.face-down")),
                p.stall(stall).filter(|faced| !faced.up).count()
            );
        }
    });
}

#[test]
fn a_row_keeps_sealed_offerings_and_face_down_cards_to_itself() {
    let (mut sealed, mut down) = (0, 0);
    each(&mut |_, p, seat, row| {
        for distance in 1..usize::from(p.players) {
            let other = (seat.index() + distance) % usize::from(p.players);
            if matches!(p.bids[other], Bid::Talents(_)) {
                sealed += 1;
                assert_eq!(row.place(&format!("seat-{distance}.bid")), Some(0));
                assert_eq!(row.number(&format!("seat-{distance}.bid-talents")), 0);
            }
        }
        if let Some(top) = p.pile.top() {
            down += usize::from(!top.up);
            assert_eq!(row.place("pile-top"), top.up.then(|| top.card.index()));
        }
    });
    assert!(sealed > 10 && down > 100, "{sealed} sealed offerings, {down} face-down cards");
}
