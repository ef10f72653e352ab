//! What a program that learns is told of a view, read back field by field.

use cenacle_goofspiel::{Goofspiel, Step};
use cenacle_kit::encoded::every_row;

#[test]
fn a_row_holds_the_prize_and_the_own_hand_and_only_counts_the_others() {
    let mut looked = 0;
    every_row::<Goofspiel>(&["2", "3 ties=lost"], 2, &mut |_, p, seat, row| {
        assert_eq!(row.number("round"), usize::from(p.round));
        assert_eq!(row.number("prize"), usize::from(p.prize));
        assert_eq!(row.place("step") == Some(0), p.step == Step::Bidding);
        let own = row.read("seat-0.cards").iter().map(|count| usize::from(*count)).sum::<usize>();
        assert_eq!(own, p.hands[seat.index()].len());
        let next = seat.next(p.players.into());
        assert_eq!(row.number("seat-1.hand"), p.hands[next.index()].len());
        assert!(row.read("seat-1.cards").iter().all(|count| *count == 0), "another hand is read");
        looked += 1;
    });
    assert!(looked > 50, "only {looked} rows were looked at");
}
