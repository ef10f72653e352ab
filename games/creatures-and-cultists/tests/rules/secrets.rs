//! What each may know.

use cenacle_creatures_and_cultists::Face;
use cenacle_table::{Chance, Game, Seed, Stream, Viewer};

use crate::common::{ADA, BOB, Table, setup};

/// [secrets.hand]
#[test]
fn a_seat_sees_its_own_hand_and_of_others_only_how_many() {
    let table = setup(4, &[], "secrets");
    let seen = table.game.view(&table.p, Viewer::Seat(ADA)).seen;
    assert_eq!(seen.hand(ADA).counts(), table.p.hand(ADA).counts());
    assert_eq!(seen.hand(BOB).len(), table.p.hand(BOB).len());
    assert!(seen.hand(BOB).counts().iter().all(|count| *count == 0));
    assert!(seen.pile.iter().all(|face| *face == Face::UNKNOWN));
}

/// [secrets.hand]
#[test]
fn an_imagined_position_holds_what_the_viewer_knows_and_every_card_once() {
    let mut table = Table::new(3);
    table.hold(ADA, &["axe", "bat"]).hold(BOB, &["ghoul", "dodge"]);
    let ghoul = table.face("ghoul");
    table.p.hands[BOB.index()].show(cenacle_table::Eyes::of(ADA));
    let view = table.game.view(&table.p, Viewer::Seat(ADA));
    let mut chance = Chance::new(&Seed::from_text("imagine"), Stream::Thought);
    for _ in 0..20 {
        let imagined = table.game.resample(&view, &mut chance);
        table.game.audit(&imagined).unwrap();
        assert_eq!(imagined.hand(BOB).count(ghoul.index()), 1);
        assert_eq!(table.game.view(&imagined, Viewer::Seat(ADA)), view);
    }
}
