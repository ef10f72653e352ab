//! Who knows what: hands, gifts, what goes under and on top of a pile.

use cenacle_cult::{Action, Card, CultName, Deck, Known, Position, Step};
use cenacle_table::{Chance, Game, Seat, Seats, Seed, Stream, Viewer};

use crate::common::{ADA, BOB, CLEO, Table};

const THREE: [CultName; 3] = [CultName::Anubis, CultName::Janus, CultName::Fafnir];

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
    assert_eq!(table.p.knowledge.of(Some(CLEO), frenzy), Known::Among { hands: Seats::only(ADA), top: false });
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
    assert_eq!(table.p.knowledge.of(Some(BOB), frenzy), Known::Among { hands: both, top: false });
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
    assert_eq!([one, other].map(|card| table.p.knowledge.of(Some(BOB), card)), [either; 2]);
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

/// A card that everybody saw come into a hand.
fn held_openly(table: &mut Table, seat: Seat, id: &str) -> Card {
    let card = table.copy(id);
    table.p.deal_to(seat, card);
    table.know_all(card);
    table.take_from_pile(card, seat);
    card
}

/// Ada steals from Cleo, whose hand holds cards known to all and, if asked for, one that is not.
fn theft(known: &[&str], unknown: Option<&str>, given: &str) -> (Table, Vec<Card>) {
    let mut table = Table::acting(5, &THREE);
    table.hold(ADA, &["larceny"]).stand(CLEO, 5, &[1]);
    let cards = known.iter().map(|id| held_openly(&mut table, CLEO, id)).collect();
    table.hold(CLEO, unknown.as_slice());
    table.plays(ADA, "larceny");
    if known.len() + unknown.iter().len() > 1 {
        let face = table.face(given);
        table.does(CLEO, Action::Give { face });
    }
    (table, cards)
}

fn only(seat: Seat) -> Known {
    Known::Among { hands: Seats::only(seat), top: false }
}

/// [secrets.hand] [card.given]
#[test]
fn of_several_known_cards_at_most_one_has_moved() {
    let (table, cards) = theft(&["frenzy", "retreat"], Some("offering"), "retreat");
    let either = Known::Among { hands: Seats::only(ADA).with(CLEO), top: false };
    assert!(cards.iter().all(|card| table.p.knowledge.of(Some(BOB), *card) == either));
    assert_eq!(table.p.knowledge.ways(Some(BOB), Deck::Miracle), 3, "the one, the other, or the third");
    let moved = |p: &Position| cards.iter().filter(|card| p.cult(ADA).cards.contains(**card)).count();
    for viewer in [Viewer::Seat(BOB), Viewer::Spectator] {
        let ways: Vec<usize> = imagined(&table, viewer).iter().map(moved).collect();
        assert!(ways.iter().all(|moved| *moved <= 1), "never both");
        assert!(ways.contains(&0) && ways.contains(&1), "perhaps none");
    }
}

/// [secrets.hand] [card.given]
#[test]
fn who_knew_the_whole_hand_knows_that_one_of_it_has_moved() {
    let (table, cards) = theft(&["frenzy", "retreat"], None, "retreat");
    assert_eq!(table.p.knowledge.ways(Some(BOB), Deck::Miracle), 2);
    for p in imagined(&table, Viewer::Seat(BOB)) {
        assert_eq!(cards.iter().filter(|card| p.cult(ADA).cards.contains(**card)).count(), 1);
    }
    let (table, cards) = theft(&["frenzy"], None, "frenzy");
    assert_eq!(table.p.knowledge.of(Some(BOB), cards[0]), only(ADA), "there was no other");
}

/// [secrets.hand] [card.given]
#[test]
fn what_the_receiver_shows_tells_what_the_giver_kept() {
    let (mut table, cards) = theft(&["frenzy", "retreat"], Some("offering"), "retreat");
    table.p.steps.clear();
    // Ada plays the Retreat she was given: the Frenzy has stayed.
    table.p.steps.push(Step::Act(ADA));
    table.stand(ADA, 5, &[2]);
    table.plays(ADA, "retreat");
    assert_eq!(table.p.knowledge.of(Some(BOB), cards[0]), only(CLEO));
    assert_eq!(table.p.knowledge.ways(Some(BOB), Deck::Miracle), 0, "nothing is in doubt any more");
    // Had it been a card of which nobody knew, both would have stayed.
    let (mut table, cards) = theft(&["frenzy", "retreat"], Some("offering"), "offering");
    table.p.steps.clear();
    table.p.steps.push(Step::Act(ADA));
    table.plays(ADA, "offering");
    assert!(cards.iter().all(|card| table.p.knowledge.of(Some(BOB), *card) == only(CLEO)));
}

/// [secrets.hand] [card.given]
#[test]
fn what_was_given_on_is_with_one_of_three() {
    let (mut table, cards) = theft(&["frenzy", "retreat"], None, "retreat");
    table.p.steps.clear();
    // Ada, who holds nothing else, gives it on to Bob before the eyes of the spectators.
    table.p.steps.push(Step::Give { from: ADA, to: BOB, any: false });
    let face = table.face("retreat");
    table.does(ADA, Action::Give { face });
    assert!(table.p.cult(BOB).cards.contains(cards[1]));
    let with = |seat: Seat| Known::Among { hands: Seats::only(seat).with(CLEO), top: false };
    assert_eq!(table.p.knowledge.of(None, cards[0]), with(BOB), "it went to Bob, or stayed with Cleo");
    assert_eq!(table.p.knowledge.of(Some(BOB), cards[0]), only(CLEO), "Bob sees which one he got");
    for p in imagined(&table, Viewer::Spectator) {
        assert_eq!(cards.iter().filter(|card| p.cult(BOB).cards.contains(**card)).count(), 1);
    }
}

/// [secrets.hand] [card.given]
#[test]
fn with_more_ways_than_can_be_kept_each_card_is_still_where_it_can_be() {
    let mut table = Table::acting(5, &THREE);
    let cards: Vec<Card> = ["frenzy", "retreat", "offering", "apparition", "exodus", "fervour-2", "fervour-3"]
        .iter()
        .map(|id| held_openly(&mut table, CLEO, id))
        .collect();
    for id in ["frenzy", "retreat", "offering"] {
        table.p.steps.clear();
        table.p.steps.push(Step::Give { from: CLEO, to: ADA, any: false });
        let face = table.face(id);
        table.does(CLEO, Action::Give { face });
    }
    assert_eq!(table.p.knowledge.ways(Some(BOB), Deck::Miracle), 0, "thirty-five ways are too many");
    let either = Known::Among { hands: Seats::only(ADA).with(CLEO), top: false };
    assert!(cards.iter().all(|card| table.p.knowledge.of(Some(BOB), *card) == either));
    for p in imagined(&table, Viewer::Seat(BOB)) {
        assert!(cards.iter().all(|card| p.cult(ADA).cards.or(p.cult(CLEO).cards).contains(*card)));
    }
}

/// [secrets.hand] [card.under]
#[test]
fn of_two_equal_cards_the_one_that_all_know_of_is_shown() {
    for known_first in [true, false] {
        let mut table = Table::acting(5, &THREE);
        // Two Offerings in one hand: everybody saw the one come, nobody the other.
        let (one, other) = if known_first {
            (held_openly(&mut table, ADA, "offering"), table.copy("offering"))
        } else {
            let hidden = table.copy("offering");
            table.p.deal_to(ADA, hidden);
            (held_openly(&mut table, ADA, "offering"), hidden)
        };
        if known_first {
            table.p.deal_to(ADA, other);
        }
        table.plays(ADA, "offering").does(ADA, Action::GainCoins);
        assert_eq!(table.p.pile(Deck::Miracle)[0], one);
        assert!(!sees(&table, BOB).cult(ADA).cards.contains(other), "nothing tells that there was another");
        let guesses = imagined(&table, Viewer::Seat(BOB));
        assert!(guesses.iter().any(|p| p.cult(ADA).cards.contains(other)));
        assert!(guesses.iter().any(|p| !p.cult(ADA).cards.contains(other)));
    }
}
