//! Who knows what: hands, gifts, what goes under and on top of a pile.

use cenacle_cult::{Action, Card, Creed, Deck, Known, Position, Step};
use cenacle_table::{Chance, Game, Seat, Seats, Seed, Stream, Viewer};

use crate::common::{ADA, BOB, CLEO, Table};

const THREE: [Creed; 3] = [Creed::Anubis, Creed::Janus, Creed::Fafnir];

fn sees(table: &Table, seat: Seat) -> Position {
    table.game.view(&table.p, Viewer::Seat(seat)).seen
}

fn imagined(table: &Table, viewer: Viewer) -> Vec<Position> {
    let view = table.game.view(&table.p, viewer);
    let mut chance = Chance::new(&Seed::from_text("secrets"), Stream::Thought);
    (0..60).map(|_| table.game.resample(&view, &mut chance)).collect()
}

/// [secrets.hand]
#[test]
fn a_hand_is_seen_by_its_owner_and_counted_by_the_others() {
    let mut table = Table::acting(5, &THREE);
    table.hold(ADA, &["retreat", "ambush", "oracle"]);
    assert_eq!(sees(&table, ADA).cult(ADA).cards.len(), 3);
    let view = table.game.view(&table.p, Viewer::Seat(BOB));
    assert_eq!(view.seen.cult(ADA).cards.len(), 1, "the Privilege alone");
    assert_eq!((view.held(ADA, Deck::Miracle), view.held(ADA, Deck::Intrigue)), (1, 1));
    let hands: Vec<_> = imagined(&table, Viewer::Seat(BOB)).iter().map(|p| p.hand(ADA)).collect();
    assert!(hands.iter().any(|hand| *hand != hands[0]), "Bob can only guess");
}

/// [secrets.hand] [card.given]
#[test]
fn who_gave_a_card_knows_where_it_is_and_the_others_saw_its_back() {
    let mut table = Table::acting(5, &THREE);
    table.hold(ADA, &["larceny"]).stand(CLEO, 5, &[1]).hold(CLEO, &["retreat", "frenzy"]);
    table.plays(ADA, "larceny");
    let (face, frenzy) = (table.face("frenzy"), table.copy_in_hand(CLEO, "frenzy"));
    table.does(CLEO, Action::Give { face });
    assert_eq!(table.p.ken.of(Some(CLEO), frenzy), Known::Among { hands: Seats::only(ADA), top: false });
    assert!(sees(&table, CLEO).cult(ADA).cards.contains(frenzy));
    assert!(!sees(&table, BOB).cult(ADA).cards.contains(frenzy));
    assert!(imagined(&table, Viewer::Seat(CLEO)).iter().all(|p| p.cult(ADA).cards.contains(frenzy)));
}

/// [secrets.hand] [card.given]
#[test]
fn who_knew_a_card_of_the_giver_knows_it_is_with_him_or_with_the_receiver() {
    let mut table = Table::acting(5, &THREE);
    table.hold(ADA, &["larceny"]).stand(CLEO, 5, &[1]).hold(CLEO, &["retreat"]);
    let frenzy = table.copy("frenzy");
    // Everybody saw the Frenzy go under the pile, and Cleo take it from there.
    table.p.deal_to(BOB, frenzy);
    table.p.cults[1].cards.remove(frenzy);
    table.p.piles[0].push_under(frenzy);
    table.know_all(frenzy);
    table.p.piles[0].remove(0);
    table.p.cults[2].cards.add(frenzy);
    table.take_from_pile(frenzy, CLEO);
    assert!(sees(&table, BOB).cult(CLEO).cards.contains(frenzy));
    table.plays(ADA, "larceny");
    let retreat = table.face("retreat");
    table.does(CLEO, Action::Give { face: retreat });
    let both = Seats::only(ADA).with(CLEO);
    assert_eq!(table.p.ken.of(Some(BOB), frenzy), Known::Among { hands: both, top: false });
    let places: Vec<bool> = imagined(&table, Viewer::Seat(BOB))
        .iter()
        .map(|p| {
            assert!(p.cult(ADA).cards.contains(frenzy) || p.cult(CLEO).cards.contains(frenzy));
            p.cult(ADA).cards.contains(frenzy)
        })
        .collect();
    assert!(places.contains(&true) && places.contains(&false), "it may be either");
}

/// [secrets.hand] [card.under]
#[test]
fn what_goes_under_a_pile_is_known_when_the_pile_has_gone_round() {
    let mut table = Table::acting(5, &THREE);
    table.hold(ADA, &["offering"]);
    let offering = table.copy_in_hand(ADA, "offering");
    table.plays(ADA, "offering").does(ADA, Action::GainCoins);
    assert_eq!(table.p.pile(Deck::Miracle)[0], offering);
    for viewer in [ADA, BOB, CLEO] {
        assert_eq!(sees(&table, viewer).pile(Deck::Miracle)[0], offering);
    }
    assert!(imagined(&table, Viewer::Spectator).iter().all(|p| p.pile(Deck::Miracle)[0] == offering));
}

/// [secrets.hand] [location.nobles]
#[test]
fn who_put_an_intrigue_back_knows_what_the_next_one_draws() {
    let mut table = Table::last_act(11, &THREE);
    table.stand(ADA, 11, &[2]).stand(BOB, 12, &[1]);
    let (first, second) = (table.on_top("ambush"), table.on_top("larceny"));
    table.does(ADA, Action::Pass).does(ADA, Action::Take);
    let face = table.face("ambush");
    table.does(ADA, Action::PutBack { face });
    assert_eq!(table.p.pile(Deck::Intrigue).top(), Some(first));
    assert_eq!(sees(&table, ADA).pile(Deck::Intrigue).top(), Some(first));
    assert_eq!(sees(&table, BOB).pile(Deck::Intrigue).top(), Some(Deck::Intrigue.back()));
    assert!(table.p.cult(ADA).cards.contains(second));
    assert!(imagined(&table, Viewer::Seat(ADA)).iter().all(|p| p.pile(Deck::Intrigue).top() == Some(first)));
}

/// [secrets.hand] [location.nobles]
#[test]
fn who_knew_what_was_drawn_knows_that_it_is_in_that_hand_or_on_top() {
    let mut table = Table::last_act(11, &THREE);
    table.stand(ADA, 11, &[2]).stand(BOB, 12, &[1]);
    let (one, other) = (table.on_top("ambush"), table.on_top("larceny"));
    table.know_all(one);
    table.know_all(other);
    table.does(ADA, Action::Pass).does(ADA, Action::Take);
    let face = table.face("ambush");
    table.does(ADA, Action::PutBack { face });
    let either = Known::Among { hands: Seats::only(ADA), top: true };
    assert_eq!([one, other].map(|card| table.p.ken.of(Some(BOB), card)), [either; 2]);
    let tops: Vec<Card> = imagined(&table, Viewer::Seat(BOB))
        .iter()
        .map(|p| {
            let top = p.pile(Deck::Intrigue).top().unwrap();
            assert!(p.cult(ADA).cards.contains(if top == one { other } else { one }));
            top
        })
        .collect();
    assert!(tops.contains(&one) && tops.contains(&other));
}

/// [secrets.hand]
#[test]
fn while_cards_are_drawn_and_chosen_from_the_others_imagine_some() {
    let mut table = Table::last_act(11, &THREE);
    table.stand(ADA, 11, &[2]);
    table.does(ADA, Action::Pass).does(ADA, Action::Take);
    assert_eq!(table.p.step(), Step::PutBack(ADA));
    for p in imagined(&table, Viewer::Seat(BOB)) {
        assert_eq!(p.drawn.len(), 2);
        assert_eq!(p.drawn.and(p.hand(ADA)), p.drawn);
    }
}
