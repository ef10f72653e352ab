//! What is said: the printed game's own words, one name for one thing, and sentences that agree.

use cenacle_cleopatra::{Action, Card, Cleopatra, Event, RESOURCES, Work};
use cenacle_table::{
    AnyGame, Chance, Game, Lang, Options, Phrase, Refusal, Say, Seed, Sitter, Stream, Viewer, any::Opened,
    conformance::lines_with_old_names, full_scene,
};

use crate::common::{ADA, BOB, Play, Setting, up};

fn opened() -> Opened<Cleopatra> {
    Opened::shipped().unwrap()
}

fn said(lang: Lang, phrase: &Phrase) -> String {
    let names = ["Amelia", "Bob", "Inès"].map(str::to_owned);
    Say::new(opened().words(lang), &names, Viewer::Spectator).phrase(phrase).replace('\u{a0}', " ")
}

fn word(lang: Lang, key: &'static str) -> String {
    said(lang, &Phrase::new(key))
}

fn line(lang: Lang, event: &Event) -> String {
    said(lang, &Setting::of(3).build().game.line(event).phrase)
}

/// What Ada sees and is offered, written down.
fn shown(play: &Play, lang: Lang) -> (String, Vec<String>) {
    let opened = opened();
    let names = ["Amelia", "Bob", "Inès"].map(str::to_owned);
    let say = Say::new(opened.words(lang), &names, Viewer::Seat(ADA));
    let mut chance = Chance::new(&Seed::from_text("words"), Stream::Thought);
    let scene = full_scene(&**opened.game(), &play.view(ADA), &say, &mut chance);
    let offers = scene.offers.iter().map(|offer| offer.label.replace('\u{a0}', " ")).collect();
    (cenacle_scene::text(&scene, 100), offers)
}

/// [goal]
#[test]
fn the_palace_is_built_for_cleopatras_anger_and_not_for_caesar() {
    for (lang, name) in [(Lang::Fr, "Cléopâtre"), (Lang::En, "Cleopatra")] {
        let pitch = word(lang, "game-pitch");
        assert!(pitch.contains(name) && !pitch.contains("César") && !pitch.contains("Caesar"), "{pitch}");
        assert!(word(lang, "game-title").contains("Archite"), "the whole title");
    }
}

/// [card.double]
#[test]
fn a_double_card_has_one_name_in_hand_on_the_market_in_offers_and_in_the_log() {
    for card in Card::ALL[RESOURCES..2 * RESOURCES].iter().copied() {
        for lang in Lang::ALL {
            let name = word(lang, card.word());
            let play = Setting::of(3).hand(ADA, &[card]).stall(0, &[up(card)]).build();
            let (text, offers) = shown(&play, lang);
            assert_eq!(text.matches(name.as_str()).count(), 2, "{name}: {text}");
            assert!(offers[0].ends_with(&name), "{offers:?}");
            let taken = line(lang, &Event::Takes { seat: BOB, stall: 0, cards: vec![card], hidden: 0 });
            assert!(taken.ends_with(&format!("{name}.")), "{taken}");
        }
    }
}

/// [quarry.merchants] [secrets.gold]
#[test]
fn rows_are_named_for_what_they_hold_and_numbers_for_what_they_count() {
    let play = Setting::of(3).altar(4).hand(ADA, &[Card::Ambassador]).build();
    let (text, _) = shown(&play, Lang::Fr);
    assert!(text.contains("Jetons et Statues"), "{text}");
    assert!(!text.contains("Pyramide"), "the pyramid hides Amulets alone: {text}");
    assert!(text.contains("avec l’ankh ×4"), "{text}");
    assert!(text.contains("Ambassadeur (1 Amulette par carte)"), "{text}");
}

/// [market.take] [door.place] [cleopatra.walk] [offering.ranks]
#[test]
fn the_log_speaks_the_rulebooks_french() {
    let takes = Event::Takes { seat: ADA, stall: 1, cards: vec![], hidden: 1 };
    assert_eq!(line(Lang::Fr, &takes), "Amelia prend l’étalage 2 : une carte cachée.");
    let door = Event::Builds { seat: ADA, work: Work::Door, number: 1, place: 0, base: 4, extra: 1 };
    assert_eq!(line(Lang::Fr, &door), "Amelia construit le Montant gauche : 4 + 1 Mur = 5 Talents.");
    let walks = Event::Walks { work: Work::Door, square: 3 };
    assert_eq!(line(Lang::Fr, &walks), "Les Montants de porte sont complets : Cléopâtre avance sur la case 3.");
    let offers = Event::Offers { seat: ADA, talents: 6, rank: 1, amulets: -1 };
    assert_eq!(line(Lang::Fr, &offers), "Amelia offre 6 Talents (1er) : −1 Amulette.");
    assert_eq!(line(Lang::Fr, &Event::OffersNoMore { seat: BOB, nothing: true }), "Bob n’offre rien.");
}

/// [offering.bid] [quarry.pay]
#[test]
fn questions_agree_in_number() {
    let made = |made: i64| said(Lang::Fr, &Phrase::new("wait-bidding").number("made", made).number("of", 3));
    assert_eq!(made(1), "Offrande en secret : 1 joueur sur 3 a fait son offrande.");
    assert_eq!(made(2), "Offrande en secret : 2 joueurs sur 3 ont fait leur offrande.");
    let paying = Phrase::new("ask-paying").word("resource", "card-artisan");
    assert_eq!(said(Lang::Fr, &paying), "Avec quoi payer 1 Artisan ?");
}

/// [ambassador.wish] [ambassador.ask]
#[test]
fn french_elides_before_a_name_that_begins_with_a_vowel() {
    let wishes = |seat| line(Lang::Fr, &Event::Wishes { seat, cards: vec![Card::Wood] });
    assert_eq!(wishes(ADA), "L’Ambassadeur d’Amelia souhaite : Bois.");
    assert_eq!(wishes(BOB), "L’Ambassadeur de Bob souhaite : Bois.");
}

/// [vizier.keep]
#[test]
fn who_keeps_none_of_the_viziers_cards_is_told_no_amulets_of_zero() {
    let keeps = |lang, kept| line(lang, &Event::Keeps { seat: ADA, kept, of: 5, amulets: u16::from(kept) });
    assert_eq!(keeps(Lang::Fr, 0), "Amelia ne garde aucune des 5 cartes du Vizir.");
    assert_eq!(keeps(Lang::Fr, 1), "Amelia garde 1 carte du Vizir sur 5 : +1 Amulette.");
    assert_eq!(keeps(Lang::En, 0), "Amelia keeps none of the Vizier’s 5 cards.");
    assert_eq!(keeps(Lang::En, 2), "Amelia keeps 2 of the Vizier’s 5 cards: +2 Amulets.");
}

/// [dice.throw] [wall.place] [door.place]
#[test]
fn english_players_find_the_names_of_their_box() {
    let names = [("phase-priest", "Great Priest"), ("work-wall", "Column Wall"), ("work-door", "Door Frame")];
    for (key, name) in names {
        assert_eq!(word(Lang::En, key), name);
    }
    let (printed, old) = (["Column Wall", "Door Frame"], ["High Priest", "Wall", "Door"]);
    for text in [Cleopatra::about().words_text(Lang::En), Cleopatra::about().rules_text(Lang::En)] {
        assert_eq!(lines_with_old_names(text, &printed, &old), [""; 0]);
    }
}

/// [hand.limit]
#[test]
fn the_offers_of_a_payment_say_what_they_take() {
    let mut play = Setting::of(3).hand(ADA, &[Card::Artisan, Card::Stone, Card::DoubleWood]).build();
    play.play(ADA, Action::Build { work: Work::Wall });
    let (_, offers) = shown(&play, Lang::Fr);
    assert_eq!(offers[0], "Tout payer : cartes standard, et 1 Marchand du Nil pour le reste");
    assert_eq!(offers[1], "Tout payer avec vos cartes, corrompues comprises");
}

/// [turn.choose]
#[test]
fn what_is_not_asked_now_is_refused_with_the_question_that_is() {
    let (seed, sitters) = (Seed::from_text("question"), ["Ada", "Bob", "Cat"].map(Sitter::person).to_vec());
    let table = opened().table(Options::defaults(Cleopatra::about(), 3).unwrap(), seed, sitters).unwrap();
    let seat = table.to_act().first().unwrap();
    let refusal = Refusal::new("turn.choose", Refusal::NOT_NOW);
    let said = |lang: Lang| table.say_refusal(&refusal, lang, seat).replace(['\u{a0}', '\u{202f}'], " ");
    assert!(said(Lang::Fr).ends_with(" « Marché ou Carrière ? »"), "{}", said(Lang::Fr));
    assert!(said(Lang::En).ends_with(" “Market or Quarry?”"), "{}", said(Lang::En));
    // Who is not asked is told who is.
    let other = seat.next(3);
    let told = table.say_refusal(&table.why_not(other, "stall.1").unwrap(), Lang::Fr, other);
    assert!(!told.contains('«') && told.contains(["Ada", "Bob", "Cat"][seat.index()]), "{told}");
}
