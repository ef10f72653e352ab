//! What is hidden: views tell nothing but what was seen, and imagined positions keep what is known.

use cenacle_cleopatra::{Action, Card, Cleopatra, Resource, Step, View, Work};
use cenacle_table::{
    AnyGame, Chance, Game, Lang, Say, Scene, Seat, Seed, Stream, Viewer, Words, any::Opened, full_scene,
};
use serde_json::Value;

use crate::common::{ADA, BOB, CAT, Play, Setting, chance, down, some, up};

/// What everybody but this seat sees.
fn seen_by_others(play: &Play, seat: Seat) -> Vec<View> {
    let others = play.p.everybody().without(seat).map(Viewer::Seat);
    others.chain([Viewer::Spectator]).map(|viewer| play.game.view(&play.p, viewer)).collect()
}

/// Nobody but this seat can tell one position from the other.
fn alike_to_others(one: &Play, other: &Play, seat: Seat) {
    assert_ne!(one.p, other.p, "the positions differ");
    assert_eq!(seen_by_others(one, seat), seen_by_others(other, seat));
}

/// [secrets.hand]
#[test]
fn a_hand_is_hidden_from_all_others() {
    let holding = |cards: &[Card]| Setting::of(4).hand(BOB, cards).top(&[down(Card::Artisan)]).build();
    let (one, other) = (holding(&[Card::Vizier, Card::Stone]), holding(&[Card::Lapis, Card::DoubleWood]));
    alike_to_others(&one, &other, BOB);
    assert_ne!(one.view(BOB), other.view(BOB));
    assert_eq!(one.view(CAT).seen.hands[BOB.index()].len(), 2, "its size is seen");
}

/// [secrets.hand] [market.take]
#[test]
fn face_down_cards_of_the_market_are_hidden_from_all() {
    let lying = |card| Setting::of(3).stall(0, &[up(Card::Stone), down(card)]).top(&[down(Card::Artisan)]).build();
    let (one, other) = (lying(Card::Vizier), lying(Card::Wood));
    assert_ne!(one.p, other.p);
    for seat in [ADA, BOB, CAT] {
        assert_eq!(one.view(seat), other.view(seat));
    }
}

/// [secrets.hand]
#[test]
fn a_gift_stays_known_and_a_card_paid_openly_is_the_one_that_was_known() {
    let hand = [Card::Beggar, Card::Artisan, Card::Stone];
    let mut play = Setting::of(3).hand(ADA, &hand).hand(BOB, &[Card::Wood]).merchants(ADA, 0).build();
    play.play(ADA, Action::PlayBeggar);
    play.play(BOB, Action::GiveCard { card: Resource::Wood });
    assert_eq!((play.knows(CAT, ADA, Card::Wood), play.knows(CAT, ADA, Card::Stone)), (1, 0));
    play.wall(ADA, 1);
    assert_eq!(play.knows(CAT, ADA, Card::Wood), 0);
}

/// [secrets.discard] [hand.discard]
#[test]
fn what_is_discarded_for_the_limit_is_hidden_from_all_others() {
    let discarding = |card| {
        let hand = [some(9, Card::Artisan), vec![Card::Lapis, Card::Wood]].concat();
        let mut play = Setting::of(3).hand(ADA, &hand).top(&[down(Card::Stone); 4]).build();
        play.play(ADA, Action::TakeStall { stall: 0 });
        play.play(ADA, Action::DiscardToLimit);
        play.play(ADA, Action::Discard { card: Card::Artisan });
        play.play(ADA, Action::Discard { card });
        play
    };
    alike_to_others(&discarding(Card::Lapis), &discarding(Card::Wood), ADA);
}

/// [secrets.discard] [vizier.keep]
#[test]
fn what_the_vizier_keeps_is_hidden_from_all_others() {
    let keeping = |card| {
        let top = [Card::Stone, Card::Lapis, Card::Wood, Card::Scribe, Card::Marble, Card::Artisan].map(down);
        let mut play = Setting::of(3).hand(ADA, &[Card::Vizier]).top(&top).build();
        play.play(ADA, Action::PlayVizier);
        play.play(ADA, Action::Keep { card });
        let open = play.clone();
        play.play(ADA, Action::KeepNoMore);
        (open, play)
    };
    let (one, other) = (keeping(Card::Lapis), keeping(Card::Scribe));
    alike_to_others(&one.0, &other.0, ADA);
    alike_to_others(&one.1, &other.1, ADA);
}

/// [secrets.discard] [courtesan.fetch]
#[test]
fn what_the_courtesan_fetches_is_hidden_from_all_others() {
    let fetching = |card| {
        let discard = [Card::Stone, Card::Lapis, Card::Wood];
        let mut play = Setting::of(3).hand(ADA, &[Card::Courtesan]).discard(&discard).build();
        play.play(ADA, Action::PlayCourtesan);
        play.play(ADA, Action::Fetch { card });
        play
    };
    alike_to_others(&fetching(Card::Lapis), &fetching(Card::Wood), ADA);
}

/// [secrets.discard]
#[test]
fn cards_paid_or_played_are_seen_as_they_go_to_the_discard_pile() {
    let hand = [Card::Artisan, Card::Stone, Card::Wood, Card::Scribe];
    let mut play = Setting::of(3).hand(ADA, &hand).merchants(ADA, 0).build();
    play.play(ADA, Action::TurnDie { ankh: true });
    play.wall(ADA, 1);
    for seat in [BOB, CAT] {
        assert_eq!(play.view(seat).seen.discard.counts(), play.p.discard.counts());
    }
}

/// [secrets.gold]
#[test]
fn merchants_statues_and_the_number_of_cards_are_seen_by_all() {
    let corner = [(0, 2), (1, 2), (2, 2), (2, 1), (2, 0)];
    let setting = Setting::of(3).hand(BOB, &[Card::Vizier]).merchants(BOB, 1).laid('V', &corner).sanctuary(BOB, (0, 0));
    let seen = setting.build().view(CAT).seen;
    let bob = seen.seats[BOB.index()];
    assert_eq!((bob.merchants, bob.statues, seen.hands[BOB.index()].len()), (1, 1, 1));
    assert_eq!(seen.hands[BOB.index()].count(Card::Vizier.index()), 0, "the number, not the cards");
}

/// What the board shows Cat, in both languages, when Bob has so much gold and so many amulets.
fn board(ledger: &str, talents: u16, amulets: u16) -> [Scene; 2] {
    let play = Setting::agreed(3, &[("ledger", ledger)]).talents(BOB, talents).amulets(BOB, amulets).build();
    let names = ["Ada", "Bob", "Cat"].map(str::to_owned);
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, &[Cleopatra::about().words_text(lang)]).unwrap();
        play.game.scene(&play.view(CAT), &Say::new(&words, &names, Viewer::Seat(CAT)))
    })
}

/// [secrets.gold]
#[test]
fn the_board_does_not_show_the_gold_and_the_amulets_of_others() {
    assert_eq!(board("off", 5, 0), board("off", 17, 0));
    assert_eq!(board("off", 5, 0), board("off", 5, 4));
}

/// [secrets.ledger]
#[test]
fn with_the_ledger_the_board_shows_what_can_be_counted() {
    for (one, other) in [(board("on", 5, 0), board("on", 17, 0)), (board("on", 5, 0), board("on", 5, 4))] {
        assert!(one.iter().zip(&other).all(|(one, other)| one != other));
    }
}

/// [offering.bid]
#[test]
fn a_bid_in_a_closed_fist_is_hidden_from_all_others() {
    let bidding = |talents| {
        let mut play = Setting::of(3).altar(4).hand(ADA, &[Card::Scribe]).build();
        play.play(ADA, Action::TurnDie { ankh: true });
        play.play(BOB, Action::Bid { talents });
        play
    };
    alike_to_others(&bidding(0), &bidding(5), BOB);
}

/// Positions imagined from a seat's view: whole, and the same to that seat.
fn imagined(play: &Play, viewer: Viewer, number: usize) -> Vec<Play> {
    let view = play.game.view(&play.p, viewer);
    let mut chance = chance("imagine");
    let imagine = |_| {
        let mut imagined = play.clone();
        imagined.p = play.game.resample(&view, &mut chance);
        play.game.audit(&imagined.p).unwrap();
        assert_eq!(play.game.view(&imagined.p, viewer), view, "nothing that is known is lost or made up");
        imagined
    };
    (0..number).map(imagine).collect()
}

/// [secrets.hand]
#[test]
fn an_imagined_position_keeps_what_is_known_and_deals_the_rest_anew() {
    let stall = [up(Card::Lapis), down(Card::Vizier)];
    let hand = [Card::Stone, Card::Scribe];
    let mut play =
        Setting::of(3).hand(ADA, &hand).hand(BOB, &[Card::Beggar]).stall(0, &stall).top(&[down(Card::Wood); 3]).build();
    play.play(ADA, Action::TakeStall { stall: 0 });
    let mut hands = Vec::new();
    for imagined in imagined(&play, Viewer::Seat(BOB), 20) {
        assert_eq!(imagined.hand(BOB), [Card::Beggar]);
        assert!(imagined.hand(ADA).contains(&Card::Lapis) && imagined.hand(ADA).len() == 4);
        hands.push(imagined.hand(ADA));
    }
    hands.dedup();
    assert!(hands.len() > 5, "the unknown cards differ");
}

/// Whoever is imagined to be paying can pay to the end, whatever is chosen.
fn pays_to_the_end(mut play: Play) {
    while play.p.step == Step::Paying {
        let ways = play.legal(ADA);
        let last = *ways.last().expect("a payment that was begun can be finished");
        play.play(ADA, last);
    }
}

/// [secrets.hand] [quarry.pay]
#[test]
fn who_is_paying_is_imagined_with_a_hand_that_can_pay() {
    let hand = [some(3, Card::Artisan), vec![Card::DoubleMarble, Card::Lapis, Card::TrompeLoeil, Card::Stone]].concat();
    let mut play = Setting::of(3).hand(ADA, &hand).build();
    play.play(ADA, Action::Build { work: Work::Throne });
    assert_eq!(play.p.step, Step::Paying);
    for viewer in [Viewer::Seat(BOB), Viewer::Seat(CAT), Viewer::Spectator] {
        imagined(&play, viewer, 10).into_iter().for_each(pays_to_the_end);
    }
}

/// [secrets.hand] [quarry.pay]
/// One card of the payer is unknown, and only a double marble makes the payment possible.
#[test]
fn a_payment_that_needs_a_double_card_is_imagined_with_it() {
    let hand = [Card::Artisan, Card::Artisan, Card::Lapis, Card::Lapis, Card::DoubleMarble];
    let mut play = Setting::of(3).hand(ADA, &hand).merchants(ADA, 1).build();
    play.p.hands[ADA.index()].show_some(Card::Artisan.index(), 2);
    play.p.hands[ADA.index()].show_some(Card::Lapis.index(), 2);
    play.play(ADA, Action::Build { work: Work::Throne });
    assert_eq!(play.p.step, Step::Paying, "an Artisan or the Merchant");
    for imagined in imagined(&play, Viewer::Seat(BOB), 5) {
        assert!(imagined.hand(ADA).contains(&Card::DoubleMarble));
        pays_to_the_end(imagined);
    }
}

/// What a viewer is shown at every step of an embassy to Cat, who offers nothing.
fn embassy_to_cat(amulets: u16) -> Vec<Value> {
    let opened: Opened<Cleopatra> = Opened::shipped().unwrap();
    let names = ["Ada", "Bob", "Cat"].map(str::to_owned);
    let setting = Setting::of(3).hand(ADA, &[Card::Ambassador]).hand(BOB, &[Card::Lapis]).hand(CAT, &[Card::Stone]);
    let mut play = setting.amulets(CAT, amulets).amulets(BOB, 1).build();
    let steps = [
        (ADA, Action::PlayAmbassador),
        (ADA, Action::Ask { seat: CAT }),
        (ADA, Action::AskNoMore),
        (ADA, Action::Wish { card: Resource::Stone }),
        (ADA, Action::WishNoMore),
        (CAT, Action::OfferNoMore),
    ];
    let mut shown = Vec::new();
    for (seat, action) in steps {
        let told = play.play(seat, action);
        for viewer in [Viewer::Seat(ADA), Viewer::Seat(BOB), Viewer::Spectator] {
            let say = Say::new(opened.words(Lang::Fr), &names, viewer);
            let mut chance = Chance::new(&Seed::from_text("embassy"), Stream::Thought);
            let scene = full_scene(&*play.game, &play.game.view(&play.p, viewer), &say, &mut chance);
            shown.push(serde_json::to_value((scene, &told)).unwrap());
        }
    }
    shown
}

/// [ambassador.ask] [ambassador.offer] [secrets.gold]
#[test]
fn nobody_reads_off_an_embassy_who_has_no_amulets() {
    assert_eq!(embassy_to_cat(0), embassy_to_cat(3));
}

/// [market.before] [turn.end] [secrets.hand]
#[test]
fn nobody_reads_off_the_questions_of_a_turn_who_holds_a_character() {
    let seen = |hidden: Card| {
        let top = [up(Card::Stone), up(Card::Wood), up(Card::Lapis)];
        let mut play = Setting::of(3).hand(ADA, &[hidden]).top(&top).build();
        let mut seen = Vec::new();
        for action in
            [Action::TakeStall { stall: 0 }, Action::Refill, Action::Stock { stall: 1 }, Action::Stock { stall: 2 }]
        {
            play.play(ADA, action);
            let view = play.view(BOB).seen;
            seen.push((play.p.step, play.p.turn, play.told(Viewer::Seat(BOB)), view.hands, view.market));
        }
        seen
    };
    assert_eq!(seen(Card::Vizier), seen(Card::Wood));
}
