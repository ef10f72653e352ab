//! The cards of the expansions: what lies where, and what the solo game makes of them.

use cenacle_evil_high_priest::{Action, Goods, Monster, Origin, Purse, Site, Step};
use cenacle_table::{Chance, Game, Seed, Stream, Viewer};

use crate::common::{ACOLYTE, ADA, PRIEST, Table, game, goods};

/// [setup.cards] [setup.priests] [setup.boxes]
#[test]
fn each_box_brings_twelve_monsters_ten_investigators_and_ten_priests() {
    let figures = game();
    let figures = figures.figures();
    for origin in [Origin::Ceremony, Origin::Ritual] {
        assert_eq!(figures.monsters.iter().filter(|face| face.origin == origin).count(), 12);
        assert_eq!(figures.investigators.iter().filter(|face| face.origin == origin).count(), 10);
        assert_eq!(figures.priests.iter().filter(|face| face.origin == origin).count(), 10);
    }
    for (pairs, monsters, investigators) in [
        (vec![("ceremony", "on")], 13, 10),
        (vec![("ritual", "on")], 13, 10),
        (vec![("ceremony", "on"), ("ritual", "on")], 25, 20),
    ] {
        for players in 1..=5 {
            let table = Table::with(game(), players, &pairs);
            let cards = table.p.cards;
            // Nine lie face up; one Deep One is among the monsters, and its own pile is not used.
            assert!(table.p.display.iter().all(|chamber| chamber.is_one()));
            assert!(cards.beasts.iter().all(|beast| beast.is_one()) && cards.sleuths.iter().all(|who| who.is_one()));
            assert_eq!((cards.beast_deck.len() + 3, cards.sleuth_deck.len() + 3), (monsters, investigators));
            let generic = cards.beast_deck.iter().chain(&cards.beasts).filter(|beast| **beast == Monster::GENERIC);
            assert_eq!((generic.count(), table.p.monsters), (1, 0));
            assert!(table.p.everybody().all(|seat| table.p.sect(seat).priest.is_one()));
            table.game.audit(&table.p).unwrap();
        }
    }
    let base = Table::new(2);
    assert!(base.p.everybody().all(|seat| !base.p.sect(seat).priest.is_one()));
    assert_eq!((base.p.monsters, base.p.cards.beast_deck.len()), (15, 0));
}

/// [card.display]
#[test]
fn discards_are_shuffled_when_a_deck_is_empty_and_fewer_lie_face_up_when_there_are_none() {
    let mut table = Table::boxes(2);
    let rest: Vec<Monster> = table.p.cards.beast_deck.iter().copied().collect();
    table.p.cards.beast_deck.clear();
    rest.iter().for_each(|beast| table.p.cards.beast_discard.push(*beast));
    table.p.steps.push(Step::Monster(ADA));
    table.does(ADA, Action::Adopt { card: 0 });
    assert_eq!((table.p.cards.beast_discard.len(), table.p.cards.beast_deck.len()), (0, rest.len() - 1));
    assert!(table.p.cards.beasts[0].is_one());
    // Nothing is left to draw: the place stays empty, and it cannot be taken.
    let mut table = Table::boxes(2);
    table.p.cards.beasts = [table.p.cards.beasts[0], table.p.cards.beasts[1], Monster::NONE];
    table.p.steps.push(Step::Monster(ADA));
    assert_eq!(table.refused(ADA, Action::Adopt { card: 2 }), ("monster.choose", "why-no-beast"));
}

/// [card.display]
#[test]
fn nobody_knows_the_order_of_the_decks() {
    let table = Table::boxes(3);
    let seen = table.game.view(&table.p, Viewer::Seat(ADA)).seen;
    assert!(seen.cards.beast_deck.is_sorted() && seen.cards.sleuth_deck.is_sorted());
    let mut chance = Chance::new(&Seed::from_text("other"), Stream::Thought);
    let imagined = table.game.resample(&table.game.view(&table.p, Viewer::Seat(ADA)), &mut chance);
    assert_ne!(imagined.cards.beast_deck, table.p.cards.beast_deck);
    assert_eq!(imagined.cards.beasts, table.p.cards.beasts);
}

/// [monster.choose]
#[test]
fn a_monster_is_chosen_among_three_and_replaced() {
    let mut table = Table::boxes(2);
    table.shows_monster("gug").has(ADA, goods(0, 0, 0, 1, 0));
    let lodge = table.town("lodge");
    table.places(ADA, ACOLYTE, lodge);
    assert_eq!((table.p.step(), table.legal(ADA).len()), (Step::Monster(ADA), 3));
    table.does(ADA, Action::Adopt { card: 0 });
    assert_eq!((table.p.sect(ADA).lairs[0], table.p.cards.beasts[0].is_one()), (table.monster("gug"), true));
}

/// [solo.cards]
#[test]
fn alone_cards_take_from_the_automaton_what_it_has_and_touch_it_in_no_other_way() {
    let mut table = Table::with(game(), 1, &[("ceremony", "on"), ("ritual", "on")]);
    table.lair(ADA, 0, "byakhee").lair(ADA, 1, "hound").has(ADA, Purse::NONE);
    assert_eq!(table.refused(ADA, Action::Invoke { lair: 1 }), ("monster.hound", "why-no-aim"));
    assert_eq!(table.refused(ADA, Action::Invoke { lair: 0 }), ("monster.byakhee", "why-no-aim"));
    table.p.rival.goods.add(Goods::Grimoire, 2);
    table.does(ADA, Action::Invoke { lair: 0 });
    assert_eq!((table.p.rival.goods.get(Goods::Grimoire), table.wealth(ADA)), (1, goods(0, 0, 0, 1, 0)));
    // What a die denies cannot be stolen either.
    let mut table = Table::with(game(), 1, &[("ceremony", "on"), ("ritual", "on")]);
    table.priest(ADA, "bowen");
    table.p.rival.denied = Some(cenacle_evil_high_priest::Denied::Treasure);
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Power), ("solo.denial", "why-denied"));
}

/// [solo.cards] [raid.after]
#[test]
fn what_follows_the_automatons_raid_aims_at_the_player() {
    let mut table = Table::with(game(), 1, &[("ritual", "on")]);
    table.leads("agent").acolytes(ADA, &[Site::Pool; 6]).has(ADA, Purse::NONE).dice(&[1, 3]);
    // A raid of the automaton's is pending when she has stored what she gained.
    table.p.steps.clear();
    table.p.steps.push(Step::Act(ADA));
    table.p.steps.push(Step::Raid(None, 1));
    table.p.steps.push(Step::Again(ADA, 1));
    table.does(ADA, Action::Pass);
    assert!(table.p.raided && table.p.step() == Step::Act(ADA));
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Pool), table.p.sect(ADA).acolytes_at(Site::Escape)), (5, 1));
}
