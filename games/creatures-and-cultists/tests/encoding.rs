//! What a program that learns is told of a view, read back field by field.

use cenacle_creatures_and_cultists::{CreaturesAndCultists, Task};
use cenacle_kit::encoded::{Look, every_row};
use cenacle_table::Seat;

fn each(look: Look<'_, CreaturesAndCultists>) {
    every_row(&["3", "8"], 1, look);
}

#[test]
fn a_row_holds_the_own_hand_and_of_others_only_what_is_known() {
    let mut hidden = 0;
    each(&mut |_, p, seat, row| {
        assert_eq!(row.read("seat-0.cards"), p.hand(seat).counts());
        let other = seat.next(p.players.into());
        let (held, known) = (p.hand(other), row.read("seat-1.cards"));
        assert_eq!(row.number("seat-1.hand"), held.len());
        assert!(known.iter().enumerate().all(|(face, known)| *known == held.known(face, Some(seat))));
        hidden += usize::from(known.iter().sum::<u8>() < held.len() as u8);
    });
    assert!(hidden > 100, "only {hidden} hands had something to hide");
}

#[test]
fn a_row_holds_sects_as_the_seat_sits_and_the_duel_that_is_fought() {
    let mut duels = 0;
    each(&mut |_, p, seat, row| {
        let players = usize::from(p.players);
        let far = |other: Seat| (other.index() + players - seat.index()) % players;
        for sits in p.everybody() {
            let (name, sect) = (format!("seat-{}", far(sits)), p.sect(sits));
            assert_eq!(row.number(&format!("{name}.points")), usize::from(sect.points));
            assert_eq!(row.read(&format!("{name}.skills")), sect.skills);
            let alive = row.places(&format!("{name}.alive")).fold(0, |mask, member| mask | 1 << member);
            assert_eq!(alive, sect.alive);
        }
        assert_eq!(row.place("turn"), Some(far(p.turn)));
        assert_eq!(row.place("duel-0.attacker"), p.duel.map(|duel| far(duel.attacker)));
        assert_eq!(row.place("duel-0.target"), p.duel.and_then(|duel| duel.target).map(far));
        duels += usize::from(p.duel.is_some());
        assert_eq!(row.read("roll-0.dice"), p.roll.map_or([0; 3], |roll| roll.dice));
    });
    assert!(duels > 100, "only {duels} moments of a duel");
}

#[test]
fn a_row_keeps_what_others_pass_on_and_answer_beforehand_to_itself() {
    let mut passed = 0;
    each(&mut |_, p, seat, row| {
        let own = p.passing[seat.index()];
        assert_eq!(row.place("own-passing"), own.map(|face| face.index()));
        passed += usize::from(p.task() == Task::Pass);
        for reaction in 0..8 {
            let answer = row.place(&format!("order-{reaction}.answer"));
            let of_own = cenacle_creatures_and_cultists::Reaction::ALL[reaction];
            assert_eq!(answer, Some(p.sect(seat).orders.to(of_own) as usize));
        }
    });
    assert!(passed > 0, "nobody passed a card on");
}
