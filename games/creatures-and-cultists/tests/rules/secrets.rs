//! What each may know.

use cenacle_creatures_and_cultists::{Face, Position, Task};
use cenacle_table::{Chance, Game, GameExt, Log, Seed, Stream, Viewer};

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
    table.p.hands[BOB.index()].show(cenacle_table::Observers::of(ADA));
    let view = table.game.view(&table.p, Viewer::Seat(ADA));
    let mut chance = Chance::new(&Seed::from_text("imagine"), Stream::Thought);
    for _ in 0..20 {
        let imagined = table.game.resample(&view, &mut chance);
        table.game.audit(&imagined).unwrap();
        assert_eq!(imagined.hand(BOB).count(ghoul.index()), 1);
        assert_eq!(table.game.view(&imagined, Viewer::Seat(ADA)), view);
    }
}

/// [secrets.hand] [card.pile]
#[test]
fn everybody_remembers_which_discards_became_the_pile() {
    let mut imagined_after_a_shuffle = 0;
    for index in 0..12 {
        let seed = Seed::from_text("pile").derive(index);
        let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
        let mut table = setup(4, &[], &index.to_string());
        let (game, p) = (&table.game, &mut table.p);
        let (all, mut legal) = (p.stock.len(), Vec::new());
        while let Some(seat) = game.to_act(p).first() {
            legal.clear();
            game.legal(p, seat, &mut legal);
            game.apply(p, seat, *whim.pick(&legal), &mut chance, &mut Log::silent()).unwrap();
            assert!(comes_from_stock(p), "what lies there was shuffled into it");
            // Who chooses among mishaps must have some, which comes first.
            if p.stock.len() < all && p.task() != Task::Mishaps && !game.to_act(p).is_empty() {
                for viewer in [Viewer::Spectator, Viewer::Seat(seat)] {
                    let imagined = game.resample(&game.view(p, viewer), &mut whim);
                    assert!(comes_from_stock(&imagined), "{viewer:?} has forgotten what the pile was made of");
                    imagined_after_a_shuffle += 1;
                }
            }
        }
    }
    assert!(imagined_after_a_shuffle > 100, "{imagined_after_a_shuffle}");
}

/// Whether all of the pile but what was put under it can be of the cards that were shuffled.
fn comes_from_stock(p: &Position) -> bool {
    let mut stock = p.stock.to_vec();
    p.pile[p.under.into()..].iter().all(|face| {
        let found = stock.iter().position(|one| one == face);
        found.map(|index| stock.swap_remove(index)).is_some()
    })
}
