//! What a program that learns is told of a view, read back field by field.

use cenacle_evil_high_priest::{EvilHighPriest, Goods, SITES, Site};
use cenacle_kit::encoded::{Look, every_row};
use cenacle_table::Seat;

fn each(look: Look<'_, EvilHighPriest>) {
    every_row(&["1", "3 ceremony=on ritual=on"], 1, look);
}

#[test]
fn a_row_holds_cultists_and_sanctums_as_the_seat_sits() {
    each(&mut |_, p, seat, row| {
        let players = usize::from(p.players);
        for distance in 0..players {
            let (name, sect) = (format!("seat-{distance}"), p.sect(Seat::new((seat.index() + distance) % players)));
            assert_eq!(row.place(&format!("{name}.priest-at")), sect.cultists[0].index());
            let acolytes = row.read(&format!("{name}.acolytes"));
            for site in (0..SITES).filter_map(Site::of_index) {
                assert_eq!(acolytes[site.index().unwrap()], sect.acolytes_at(site), "{site:?}");
            }
            let exposed = row.read(&format!("{name}.exposed"));
            assert!(Goods::ALL.into_iter().all(|goods| u16::from(exposed[goods as usize]) == sect.exposed.get(goods)));
            for (room, held) in sect.rooms.iter().enumerate() {
                let chamber = held.chamber.is_one().then(|| held.chamber.index());
                assert_eq!(row.place(&format!("{name}.room-{}.chamber", room + 1)), chamber);
            }
        }
        let broken = row.places("broken").fold(0, |locks, lock| locks | 1 << lock);
        assert_eq!(broken, p.broken);
    });
}

#[test]
fn a_row_says_what_is_left_in_a_deck_and_not_in_which_order() {
    let mut decks = 0;
    each(&mut |_, p, _, row| {
        let mut left = [0; 16];
        p.deck.iter().for_each(|chamber| left[chamber.index()] += 1);
        assert_eq!(row.read("chambers-left"), left);
        decks += usize::from(p.deck.len() > 2);
    });
    assert!(decks > 100, "only {decks} decks were looked at");
}
