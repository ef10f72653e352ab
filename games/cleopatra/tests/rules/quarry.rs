//! The quarry: visits, payments, rewards.

use cenacle_cleopatra::{Action, Card, Cleopatra, Event, Means, RESOURCES, Resource, Spent, Step, Work};

use cenacle_table::{AnyGame, Game, GameExt, Lang, Log, Say, Viewer, any::Opened};

use crate::common::{ADA, BOB, Play, SPHINX, Setting, WALL, chance, cost, earned, some};

/// Ada with this hand and no Merchants: what can be paid in one way only is paid without a question.
fn holding(hand: &[Card]) -> Play {
    Setting::of(3).hand(ADA, hand).merchants(ADA, 0).build()
}

fn pay(with: Means) -> Action {
    Action::Pay { with }
}

/// The one line of a payment for the first element of a category.
fn pays(work: Work, spent: Spent, amulets: u16) -> Event {
    Event::Pays { seat: ADA, work, number: 1, mosaic: None, spent, amulets }
}

/// Resource cards counted by kind.
fn counts(cards: &[Card]) -> [u8; 2 * RESOURCES] {
    std::array::from_fn(|kind| cards.iter().filter(|card| card.index() == kind).count() as u8)
}

/// [quarry.visit]
#[test]
fn a_visit_without_an_element_is_not_a_visit() {
    let mut play = holding(&WALL);
    assert_eq!(play.refused(ADA, Action::FinishVisit), ("turn.choose", "why-not-now"));
}

/// [quarry.visit]
#[test]
fn one_builds_as_many_elements_as_one_can_alike_or_not() {
    let mut play = holding(&[&WALL[..], &WALL, &SPHINX, &[Card::Smuggler]].concat());
    play.wall(ADA, 1);
    assert_eq!(play.p.step, Step::Quarry);
    play.wall(ADA, 2);
    play.build(ADA, Work::Sphinx);
    assert_eq!((play.p.visit, play.p.built(Work::Wall), play.p.built(Work::Sphinx)), (3, 2, 1));
    assert_eq!(play.legal(ADA), [Action::FinishVisit], "nothing more can be paid");
}

/// [quarry.visit]
#[test]
fn a_category_that_is_complete_takes_no_more() {
    for work in Work::ALL {
        let hand = [
            some(3, Card::Artisan),
            some(2, Card::Stone),
            some(2, Card::Marble),
            some(2, Card::Wood),
            some(2, Card::Lapis),
        ];
        let mut play = Setting::of(3).hand(ADA, &hand.concat()).complete(work).build();
        assert_eq!(play.refused(ADA, Action::Build { work }), ("quarry.visit", "why-work-finished"));
    }
}

/// [quarry.pay]
#[test]
fn what_cannot_be_paid_cannot_be_built() {
    let mut play = holding(&[Card::Artisan, Card::Stone, Card::Marble, Card::Lapis]);
    assert_eq!(play.refused(ADA, Action::Build { work: Work::Wall }), ("quarry.pay", "why-too-dear"));
    assert!(play.legal(ADA).contains(&Action::Build { work: Work::Sphinx }));
}

/// [quarry.pay]
#[test]
fn cards_are_discarded_in_view_of_all_and_nothing_is_asked_where_there_is_one_way() {
    let mut play = holding(&[&WALL[..], &[Card::DoubleMarble]].concat());
    let events = play.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(events, [pays(Work::Wall, Spent { cards: counts(&WALL), ..Spent::default() }, 0)]);
    assert_eq!(play.p.step, Step::PlacingWall);
    assert_eq!(
        (play.discarded(), play.hand(ADA)),
        (WALL.to_vec(), vec![Card::DoubleMarble]),
        "what serves nothing stays"
    );
    assert_eq!(play.view(BOB).seen.discard.counts(), play.p.discard.counts());
}

/// [quarry.pay]
#[test]
fn a_question_is_put_for_each_unit_where_the_choice_is_real() {
    let hand = [Card::Artisan, Card::DoubleStone, Card::Stone, Card::TrompeLoeil, Card::Wood];
    let mut play = Setting::of(3).hand(ADA, &hand).merchants(ADA, 1).build();
    play.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(play.legal(ADA), [Action::PayPlain, pay(Means::Standard), pay(Means::Merchant)]);
    play.play(ADA, pay(Means::Merchant));
    let ways = [Means::Standard, Means::Double, Means::TrompeLoeil].map(pay);
    assert_eq!(play.legal(ADA), [&[Action::PayPlain], &ways[..]].concat());
    play.play(ADA, pay(Means::Double));
    assert_eq!(play.legal(ADA), [pay(Means::Standard), pay(Means::TrompeLoeil)], "one unit is left");
    play.play(ADA, pay(Means::TrompeLoeil));
    assert_eq!(play.hand(ADA), [Card::Artisan, Card::Stone, Card::Wood]);
    assert_eq!((play.p.step, play.amulets(ADA)), (Step::PlacingWall, 2));
}

/// [quarry.pay]
#[test]
fn standard_cards_pay_everything_that_is_left_with_one_answer_if_they_can() {
    let mut play = Setting::of(3).hand(ADA, &WALL).build();
    play.play(ADA, Action::Build { work: Work::Wall });
    play.play(ADA, Action::PayPlain);
    assert_eq!((play.hand(ADA), play.merchants(ADA)), (vec![], 3));
    let mut short = Setting::of(3).hand(ADA, &[Card::DoubleArtisan, Card::Stone, Card::Wood]).build();
    short.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(short.refused(ADA, Action::PayPlain), ("quarry.pay", "why-not-plain"));
    assert_eq!(short.refused(ADA, pay(Means::Standard)), ("quarry.pay", "why-no-such-card"));
}

/// [quarry.pay] [quarry.merchants]
#[test]
fn standard_cards_pay_and_merchants_the_rest_with_one_answer() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Artisan, Card::Stone, Card::Smuggler]).build();
    play.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(play.legal(ADA), [Action::PayRest, pay(Means::Standard), pay(Means::Merchant)]);
    let events = play.play(ADA, Action::PayRest);
    let mut merchants = [0; RESOURCES];
    merchants[Resource::Wood as usize] = 1;
    let spent = Spent { cards: counts(&[Card::Artisan, Card::Stone]), merchants, ..Spent::default() };
    assert_eq!(events, [pays(Work::Wall, spent, 0)]);
    assert_eq!((play.merchants(ADA), play.hand(ADA), play.p.step), (2, vec![Card::Smuggler], Step::PlacingWall));
}

/// [quarry.pay] [card.double] [card.trompe-loeil]
#[test]
fn all_own_cards_pay_and_merchants_the_rest_with_one_answer() {
    let hand = [Card::Artisan, Card::DoubleArtisan, Card::Stone, Card::TrompeLoeil, Card::Lapis];
    let mut play = Setting::of(3).hand(ADA, &hand).build();
    play.play(ADA, Action::Build { work: Work::Throne });
    assert!(!play.legal(ADA).contains(&Action::PayRest), "five Merchants would be too many");
    let events = play.play(ADA, Action::PayCards);
    let (mut feigned, mut merchants) = ([0; RESOURCES], [0; RESOURCES]);
    feigned[Resource::Marble as usize] = 1;
    merchants[Resource::Marble as usize] = 1;
    merchants[Resource::Lapis as usize] = 1;
    let cards = counts(&[Card::Artisan, Card::DoubleArtisan, Card::Lapis]);
    let spent = Spent { cards, feigned, merchants, ..Spent::default() };
    assert_eq!(events[0], pays(Work::Throne, spent, 2));
    assert_eq!((play.hand(ADA), play.merchants(ADA), play.amulets(ADA)), (vec![Card::Stone], 1, 2));
}

/// [quarry.pay] [card.double]
#[test]
fn a_double_card_that_pays_two_units_at_once_spares_the_standard_card() {
    let hand = [Card::Stone, Card::Stone, Card::Wood, Card::DoubleWood, Card::Artisan, Card::Artisan, Card::Artisan];
    let mut play = Setting::of(3).hand(ADA, &hand).build();
    play.play(ADA, Action::Build { work: Work::Obelisk });
    play.play(ADA, Action::PayCards);
    assert_eq!((play.hand(ADA), play.merchants(ADA)), (vec![Card::Wood], 3));
}

/// [quarry.pay]
#[test]
fn one_answer_pays_nothing_that_it_cannot_or_that_a_simpler_one_pays() {
    let mut plain = Setting::of(3).hand(ADA, &WALL).build();
    plain.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(plain.refused(ADA, Action::PayRest), ("quarry.pay", "why-not-rest"));
    assert_eq!(plain.refused(ADA, Action::PayCards), ("quarry.pay", "why-not-cards"));
    assert_eq!(plain.refused(ADA, Action::FinishVisit), ("quarry.pay", "why-not-now"));
}

/// [quarry.pay]
#[test]
fn a_payment_is_one_line_that_names_the_element_and_what_a_merchant_stood_for() {
    let hand = [Card::Artisan, Card::Artisan, Card::Stone, Card::Marble, Card::Smuggler];
    let mut play = Setting::of(3).hand(ADA, &hand).merchants(ADA, 1).stack("IX").build();
    let mut events = play.play(ADA, Action::Build { work: Work::Mosaic });
    events.extend(play.lay(ADA, &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]));
    let said = |lang: Lang| {
        let opened: Opened<Cleopatra> = Opened::shipped().unwrap();
        let names = ["Ada", "Bob", "Cat"].map(str::to_owned);
        let say = Say::new(opened.words(lang), &names, Viewer::Spectator);
        events.iter().map(|event| say.phrase(&play.game.line(event).phrase).replace('\u{a0}', " ")).collect::<Vec<_>>()
    };
    let french = [
        "Ada paie la Mosaïque I : Artisan ×2, Pierre, Marbre, Marchand du Nil pour 1 Lapis.",
        "Ada pose la Mosaïque I : 4 + 3 palmiers = 7 Talents.",
    ];
    assert_eq!(said(Lang::Fr), french);
    let english = [
        "Ada pays for Mosaic I: Artisan ×2, Stone, Marble, Nile Merchant for 1 Lapis.",
        "Ada lays Mosaic I: 4 + 3 palms = 7 Talents.",
    ];
    assert_eq!(said(Lang::En), english);
}

/// [quarry.pay] [quarry.surplus]
#[test]
fn a_payment_tells_what_came_from_the_reserve_and_what_a_corrupted_card_costs() {
    let artisans = some(3, Card::Artisan);
    let mut play = holding(&[&artisans[..], &[Card::Stone, Card::DoubleWood, Card::Marble, Card::Lapis]].concat());
    let events = play.build(ADA, Work::Wall);
    let cards = counts(&[Card::Artisan, Card::Stone, Card::DoubleWood]);
    assert_eq!(events[0], pays(Work::Wall, Spent { cards, ..Spent::default() }, 1));
    play.play(ADA, Action::PlaceWall { slot: 8 });
    let events = play.build(ADA, Work::Door);
    let mut reserve = [0; RESOURCES];
    reserve[Resource::Wood as usize] = 1;
    let cards = counts(&[Card::Artisan, Card::Artisan, Card::Marble, Card::Lapis]);
    assert_eq!(events[0], pays(Work::Door, Spent { cards, reserve, ..Spent::default() }, 0));
}

/// [quarry.pay]
#[test]
fn why_an_element_cannot_be_built_says_what_is_missing() {
    let why = |hand: &[Card], merchants: u8| {
        let mut play = Setting::of(3).hand(ADA, hand).merchants(ADA, merchants).build();
        let refusal = (play.game.clone())
            .apply(&mut play.p, ADA, Action::Build { work: Work::Throne }, &mut chance("why"), &mut Log::silent())
            .unwrap_err();
        let opened: Opened<Cleopatra> = Opened::shipped().unwrap();
        let say = Say::new(opened.words(Lang::Fr), &[], Viewer::Seat(ADA));
        say.phrase(&refusal.why).replace('\u{a0}', " ")
    };
    let hand = [Card::Artisan, Card::DoubleArtisan, Card::Marble];
    assert_eq!(why(&hand, 0), "Trône : il manque Marbre, Lapis ×2. Vous n’avez ni Marchand du Nil ni Trompe-l’œil.");
    assert_eq!(
        why(&hand, 2),
        "Trône : il manque Marbre, Lapis ×2. Vos Marchands du Nil (2) et vos Trompe-l’œil (0) n’y suffisent pas."
    );
}

/// [quarry.pay]
#[test]
fn there_is_nothing_to_pay_outside_a_payment() {
    let mut play = holding(&WALL);
    assert_eq!(play.refused(ADA, Action::PayPlain), ("turn.choose", "why-not-now"));
    assert_eq!(play.refused(ADA, pay(Means::Standard)), ("turn.choose", "why-not-now"));
}

/// What a category costs, for each resource one that needs it.
const NEEDS: [(Resource, Work); RESOURCES] = [
    (Resource::Artisan, Work::Wall),
    (Resource::Stone, Work::Wall),
    (Resource::Marble, Work::Sphinx),
    (Resource::Wood, Work::Wall),
    (Resource::Lapis, Work::Door),
];

/// [quarry.pay]
#[test]
fn each_standard_card_pays_one_unit_of_its_own_and_of_nothing_else() {
    for (resource, work) in NEEDS {
        let hand = cost(work);
        let mut play = holding(&hand);
        play.build(ADA, work);
        assert!(play.hand(ADA).is_empty(), "{resource:?}");
        for other in Resource::ALL.into_iter().filter(|other| *other != resource) {
            let mut wrong = hand.clone();
            let index = wrong.iter().position(|card| *card == resource.card()).unwrap();
            wrong[index] = other.card();
            let mut play = holding(&wrong);
            assert_eq!(play.refused(ADA, Action::Build { work }), ("quarry.pay", "why-too-dear"), "{other:?}");
        }
    }
}

/// [card.double] [quarry.corrupted]
#[test]
fn each_double_card_pays_two_units_of_its_own_for_one_amulet_and_of_nothing_else() {
    for (resource, work) in [
        (Resource::Artisan, Work::Door),
        (Resource::Stone, Work::Obelisk),
        (Resource::Marble, Work::Throne),
        (Resource::Wood, Work::Obelisk),
        (Resource::Lapis, Work::Throne),
    ] {
        let mut others = cost(work);
        let whole = others.len();
        for _ in 0..2 {
            let index = others.iter().position(|card| *card == resource.card()).unwrap();
            others.remove(index);
        }
        assert_eq!(others.len() + 2, whole);
        let mut play = holding(&[&others[..], &[resource.double()]].concat());
        play.play(ADA, Action::Build { work });
        assert_eq!((play.hand(ADA), play.amulets(ADA)), (vec![], 1), "{resource:?}");
        for other in Resource::ALL.into_iter().filter(|other| *other != resource) {
            let mut play = holding(&[&others[..], &[other.double()]].concat());
            assert_eq!(play.refused(ADA, Action::Build { work }), ("quarry.pay", "why-too-dear"), "{other:?}");
        }
    }
}

/// [card.double]
#[test]
fn a_double_card_that_one_does_not_hold_pays_nothing() {
    let mut play = Setting::of(3).hand(ADA, &WALL).build();
    play.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(play.refused(ADA, pay(Means::Double)), ("card.double", "why-no-such-card"));
}

/// [card.trompe-loeil]
#[test]
fn a_trompe_l_oeil_stands_for_stone_marble_wood_or_lapis_for_one_amulet() {
    for (resource, work) in NEEDS.into_iter().skip(1) {
        let mut hand = cost(work);
        let index = hand.iter().position(|card| *card == resource.card()).unwrap();
        hand[index] = Card::TrompeLoeil;
        let mut play = holding(&hand);
        play.play(ADA, Action::Build { work });
        assert_eq!((play.hand(ADA), play.amulets(ADA)), (vec![], 1), "{resource:?}");
    }
}

/// [card.trompe-loeil]
#[test]
fn a_trompe_l_oeil_never_stands_for_an_artisan() {
    let mut alone = holding(&[Card::TrompeLoeil, Card::Stone, Card::Wood]);
    assert_eq!(alone.refused(ADA, Action::Build { work: Work::Wall }), ("quarry.pay", "why-too-dear"));
    let mut play = Setting::of(3).hand(ADA, &[&WALL[..], &[Card::TrompeLoeil]].concat()).build();
    play.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(play.refused(ADA, pay(Means::TrompeLoeil)), ("card.trompe-loeil", "why-not-feigned"));
}

/// [card.trompe-loeil]
#[test]
fn a_trompe_l_oeil_that_is_needed_elsewhere_or_not_held_pays_nothing() {
    let hand = [Card::Artisan, Card::Stone, Card::DoubleStone, Card::TrompeLoeil];
    let mut play = holding(&hand);
    play.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(play.refused(ADA, pay(Means::TrompeLoeil)), ("card.trompe-loeil", "why-needed-elsewhere"));
    let mut without = holding(&[Card::Artisan, Card::Stone, Card::DoubleStone, Card::Wood]);
    without.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(without.refused(ADA, pay(Means::TrompeLoeil)), ("card.trompe-loeil", "why-no-such-card"));
}

/// [quarry.merchants]
#[test]
fn merchants_replace_any_resources_artisans_too_and_leave_the_game() {
    let mut play = Setting::of(3).build();
    let events = play.play(ADA, Action::Build { work: Work::Wall });
    let stood_for = Spent { merchants: counts(&WALL)[..RESOURCES].try_into().unwrap(), ..Spent::default() };
    assert_eq!(events, [pays(Work::Wall, stood_for, 0)]);
    assert_eq!((play.merchants(ADA), play.amulets(ADA)), (0, 0));
    assert!(play.discarded().is_empty());
}

/// [quarry.merchants]
#[test]
fn a_merchant_that_one_has_not_or_needs_elsewhere_replaces_nothing() {
    let hand = [Card::Artisan, Card::DoubleArtisan, Card::Stone];
    let mut needed = Setting::of(3).hand(ADA, &hand).merchants(ADA, 1).build();
    needed.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(needed.refused(ADA, pay(Means::Merchant)), ("quarry.merchants", "why-needed-elsewhere"));
    let mut none = holding(&[&hand[..], &[Card::Wood]].concat());
    none.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!(none.refused(ADA, pay(Means::Merchant)), ("quarry.merchants", "why-no-such-card"));
}

/// [quarry.corrupted] [quarry.surplus]
/// The rulebook's example: a double marble where one marble is needed.
#[test]
fn a_double_marble_may_pay_one_marble_and_costs_its_amulet_all_the_same() {
    let mut play = holding(&[Card::Artisan, Card::Stone, Card::DoubleMarble, Card::Smuggler]);
    let events = play.play(ADA, Action::Build { work: Work::Sphinx });
    let cards = counts(&[Card::Artisan, Card::Stone, Card::DoubleMarble]);
    assert!(events.contains(&pays(Work::Sphinx, Spent { cards, ..Spent::default() }, 1)));
    assert_eq!((play.amulets(ADA), play.p.built(Work::Sphinx)), (1, 1));
    assert_eq!(play.p.pool[Resource::Marble as usize], 1);
}

/// [quarry.surplus]
/// The rulebook's example: one wood for the wall, the other for the door frame.
#[test]
fn a_double_wood_is_shared_between_a_wall_and_a_door_frame() {
    let artisans = some(3, Card::Artisan);
    let mut play = holding(&[&artisans[..], &[Card::Stone, Card::DoubleWood, Card::Marble, Card::Lapis]].concat());
    play.wall(ADA, 9);
    play.build(ADA, Work::Door);
    play.play(ADA, Action::PlaceDoor { side: 0 });
    assert_eq!((play.p.built(Work::Wall), play.p.built(Work::Door)), (1, 1));
    assert_eq!((play.hand(ADA), play.amulets(ADA)), (vec![], 1), "one amulet for one card");
}

/// [quarry.surplus] [quarry.pay]
#[test]
fn units_in_reserve_are_used_before_cards() {
    let mut play = holding(&[&WALL[..], &[Card::Artisan, Card::Stone, Card::DoubleWood]].concat());
    play.play(ADA, Action::Build { work: Work::Wall });
    play.play(ADA, pay(Means::Double));
    play.play(ADA, Action::PlaceWall { slot: 0 });
    play.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!((play.p.step, play.hand(ADA)), (Step::PlacingWall, vec![Card::Wood]));
}

/// [quarry.surplus]
#[test]
fn the_surplus_is_lost_at_the_end_of_the_visit() {
    let hand = [Card::Artisan, Card::Artisan, Card::Stone, Card::Stone, Card::DoubleWood];
    let mut play = holding(&hand);
    play.wall(ADA, 1);
    assert!(play.legal(ADA).contains(&Action::Build { work: Work::Wall }), "the second wood could pay now");
    play.finish_with_ankhs(ADA, 0);
    assert_eq!(play.p.pool, [0; RESOURCES]);
}

/// [quarry.excess]
#[test]
fn cards_in_excess_may_be_laid_with_a_payment_and_are_not_asked_for_otherwise() {
    let hand = [&WALL[..], &[Card::Lapis, Card::DoubleMarble, Card::Vizier]].concat();
    let mut play = holding(&hand);
    let events = play.play(ADA, Action::Build { work: Work::Wall });
    assert_eq!((events.len(), play.p.step), (1, Step::PlacingWall), "the usual way asks nothing");
    play.play(ADA, Action::PlaceWall { slot: 0 });
    assert!(play.legal(ADA).contains(&Action::LayMore));
    play.play(ADA, Action::LayMore);
    let add = |card| Action::Add { card };
    assert_eq!(play.legal(ADA), [add(Card::Lapis), add(Card::DoubleMarble), Action::AddNoMore]);
    assert_eq!(play.refused(ADA, add(Card::Vizier)), ("quarry.excess", "why-not-a-resource"));
    assert_eq!(play.refused(ADA, add(Card::Wood)), ("quarry.excess", "why-no-such-card"));
    assert_eq!(play.refused(ADA, Action::PlayVizier), ("turn.characters", "why-no-character-now"));
    let events = play.play(ADA, add(Card::Lapis));
    assert_eq!(events, [Event::Adds { seat: ADA, card: Card::Lapis, amulets: 0 }]);
    play.play(ADA, add(Card::DoubleMarble));
    assert_eq!((play.amulets(ADA), play.p.step), (1, Step::Adding), "that no Resource is left is her secret");
    play.play(ADA, Action::AddNoMore);
    assert_eq!((play.hand(ADA), play.p.step), (vec![Card::Vizier], Step::Quarry));
    assert_eq!(play.refused(ADA, Action::LayMore), ("quarry.excess", "why-no-resource"));
}

/// [quarry.excess] [quarry.surplus]
#[test]
fn what_was_laid_in_excess_serves_later_elements_of_the_visit() {
    let hand = [&WALL[..], &[Card::Artisan, Card::Stone, Card::DoubleWood, Card::TrompeLoeil, Card::Smuggler]].concat();
    let mut play = holding(&hand);
    play.wall(ADA, 1);
    play.play(ADA, Action::LayMore);
    play.play(ADA, Action::Add { card: Card::DoubleWood });
    play.play(ADA, Action::Add { card: Card::TrompeLoeil });
    play.play(ADA, Action::AddNoMore);
    assert_eq!(play.p.pool[Resource::Wood as usize], 2);
    assert_eq!(play.p.pool.iter().sum::<u8>(), 2, "a Trompe-l'oeil in excess stands for nothing");
    play.wall(ADA, 2);
    assert_eq!(play.hand(ADA), [Card::Smuggler]);
}

/// [quarry.excess]
#[test]
fn cards_in_excess_are_laid_once_with_each_element() {
    let hand = [&WALL[..], &WALL, &[Card::Lapis, Card::Marble]].concat();
    let mut play = holding(&hand);
    assert_eq!(play.refused(ADA, Action::LayMore), ("turn.choose", "why-not-now"), "nothing is paid yet");
    play.wall(ADA, 1);
    play.play(ADA, Action::LayMore);
    play.play(ADA, Action::AddNoMore);
    assert_eq!(play.refused(ADA, Action::LayMore), ("quarry.excess", "why-excess-laid"));
    play.wall(ADA, 2);
    assert!(play.legal(ADA).contains(&Action::LayMore), "with the next one again");
}

/// [quarry.finish]
#[test]
fn the_visit_ends_by_itself_where_there_is_nothing_to_decide_and_nothing_to_hide() {
    let after_a_wall = |more: &[Card], merchants: u8| {
        let hand = [&WALL[..], more].concat();
        let mut play = Setting::of(3).hand(ADA, &hand).merchants(ADA, merchants).build();
        play.wall(ADA, 1);
        (play.p.turn, play.p.step)
    };
    assert_eq!(after_a_wall(&[], 0), (BOB, Step::Start), "no card, no Merchant");
    assert_eq!(after_a_wall(&[], 2), (BOB, Step::Start), "two Merchants pay for nothing");
    assert_eq!(after_a_wall(&[], 3), (ADA, Step::Quarry), "three Merchants pay for another Wall");
    assert_eq!(after_a_wall(&[Card::Smuggler], 0), (ADA, Step::Quarry), "nobody may read off that he pays for nothing");
    assert_eq!(after_a_wall(&[Card::Lapis], 0), (ADA, Step::Quarry));
}

/// [quarry.reward]
#[test]
fn an_element_is_paid_by_the_state_of_the_palace_at_that_moment() {
    let hand = [&cost(Work::Mosaic)[..], &WALL, &WALL].concat();
    let mut play = Setting::of(3).hand(ADA, &hand).stack("IX").build();
    let before = play.talents(ADA);
    assert_eq!(play.wall(ADA, 5), 3, "no mosaic lies there yet");
    play.mosaic(ADA, &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]);
    assert_eq!(play.talents(ADA), before + 3 + (4 + 3), "the wall that stood before earns nothing from it");
    assert_eq!(play.wall(ADA, 4), 3 + 3, "the wall built after it does");
}

/// [quarry.reward]
#[test]
fn the_reward_goes_to_the_builder_at_once() {
    let mut play = holding(&[&SPHINX[..], &[Card::Smuggler]].concat());
    play.build(ADA, Work::Sphinx);
    assert_eq!((play.talents(ADA), play.talents(BOB), play.p.step), (5 + 2, 5, Step::Quarry));
}

/// [quarry.bonus]
#[test]
fn two_elements_bring_two_more_talents_and_three_or_more_bring_five() {
    for (number, bonus) in [(1, 0), (2, 2), (3, 5), (4, 5)] {
        let mut play = holding(&[vec![WALL; number].concat(), vec![Card::Smuggler]].concat());
        (1..=number).for_each(|slot| {
            play.wall(ADA, slot as u8);
        });
        let before = play.talents(ADA);
        let events = play.finish_with_ankhs(ADA, 0);
        assert_eq!((earned(&events), play.talents(ADA) - before), (bonus, bonus), "{number} elements");
    }
}

/// [quarry.finish]
#[test]
fn after_the_visit_come_bonus_then_cleopatra_then_the_dice() {
    let mut play = Setting::of(3)
        .hand(ADA, &[&SPHINX[..], &WALL, &[Card::Smuggler]].concat())
        .standing(Work::Sphinx, 5)
        .merchants(ADA, 0)
        .build();
    play.build(ADA, Work::Sphinx);
    play.wall(ADA, 1);
    assert_eq!((play.p.cleopatra, play.p.altar), (0, 0), "nothing of it happens during the visit");
    let events = play.finish_with_ankhs(ADA, 2);
    let expected = [
        Event::Bonus { seat: ADA, works: 2, talents: 2 },
        Event::Walks { work: Work::Sphinx, square: 1 },
        Event::Throws { dice: 5, ankhs: 2, altar: 2 },
    ];
    assert_eq!(events, expected);
}
