//! What a program that learns is told of a view, read back field by field.

use cenacle_cult::{Cult, Deck, Influence, Location};
use cenacle_kit::encoded::{Look, every_row};
use cenacle_table::Seat;

fn each(look: Look<'_, Cult>) {
    every_row(&["2", "4"], 1, look);
}

fn counted(game: &Cult, cards: cenacle_cult::Cards) -> Vec<u8> {
    let mut faces = vec![0; 64];
    cards.into_iter().for_each(|card| faces[usize::from(game.figures().face_of[card.index()].0)] += 1);
    faces
}

#[test]
fn a_row_holds_the_own_cards_and_of_others_how_many_they_have() {
    let mut hidden = 0;
    each(&mut |game, p, seat, row| {
        assert_eq!(row.read("seat-0.cards"), counted(game, p.cult(seat).cards));
        let other = seat.next(p.players.into());
        let hand = p.hand(other);
        assert_eq!(row.number("seat-1.miracles"), hand.deck(Deck::Miracle).len());
        assert_eq!(row.number("seat-1.intrigues"), hand.deck(Deck::Intrigue).len());
        let (shown, all) = (row.read("seat-1.cards"), counted(game, p.cult(other).cards));
        assert!(shown.iter().zip(&all).all(|(shown, all)| shown <= all), "nothing is shown that is not there");
        hidden += usize::from(shown != all);
    });
    assert!(hidden > 100, "only {hidden} hands had something to hide");
}

#[test]
fn a_row_holds_cults_and_locations_as_the_seat_sits() {
    each(&mut |_, p, seat, row| {
        let players = usize::from(p.players);
        assert_eq!(row.number("round"), usize::from(p.round));
        assert_eq!(row.place("first"), Some((p.first.index() + players - seat.index()) % players));
        for distance in 0..players {
            let sits = Seat::new((seat.index() + distance) % players);
            let (name, cult) = (format!("seat-{distance}"), p.cult(sits));
            assert_eq!(row.number(&format!("{name}.followers")), usize::from(cult.followers));
            assert_eq!(row.number(&format!("{name}.coins")), usize::from(cult.coins).min(100));
            assert_eq!(row.number(&format!("{name}.mobs")), usize::from(cult.mobs));
            let altars = row.places(&format!("{name}.altars")).map(|place| place as u8 + 1);
            assert!(altars.eq(cult.altars.map(Location::number)));
            for location in Location::all() {
                let there = row.read(&format!("location-{}.seat-{distance}.priests", location.index()));
                let counted = Influence::all().map(|value| p.priests(sits, location).count(value));
                assert!(counted.eq(there.iter().copied()), "{sits} on {location}");
            }
        }
    });
}
