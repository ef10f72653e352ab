//! Sentences are remembered, and nobody hears those of another.

use cenacle_scene::{Lang, LocalisedCache, Phrase, Say, Seat, Text, Viewer, Words};

const GREETING: &str = "\
greeting = { $who-is ->
    [me] Welcome, { $who }
   *[other] { $who } is here
}
stall = Stall { $stall }
";

fn words() -> Words {
    Words::new(Lang::En, &[GREETING]).unwrap()
}

fn greeting(words: &Words, name: &str, viewer: Viewer) -> Text {
    let phrase = Phrase::new("greeting").seat("who", Seat::new(0));
    Say::new(words, &[name.to_owned()], viewer).phrase(&phrase)
}

#[test]
fn a_sentence_said_again_is_the_same_text() {
    let words = words();
    let stall = || Say::new(&words, &[], Viewer::Spectator).phrase(&Phrase::new("stall").number("stall", 3));
    assert!(stall().is_same(&stall()));
}

#[test]
fn a_negative_number_is_written_with_a_minus_and_counts_as_before() {
    for lang in Lang::ALL {
        let source = "left = { $count ->\n    [-1] one short of { $count }\n   *[other] { $count }\n}\n";
        let words = Words::new(lang, &[source]).unwrap();
        let left =
            |count: i8| Say::new(&words, &[], Viewer::Spectator).phrase(&Phrase::new("left").number("count", count));
        assert_eq!([left(-12), left(0), left(3)].map(|text| text.to_string()), ["−12", "0", "3"]);
        assert_eq!(left(-1), "one short of −1");
    }
}

#[test]
fn a_name_is_said_as_it_is_whatever_its_letters() {
    let words = words();
    for name in ["", "{ $who }", "\u{e000}", "\u{e001}é"] {
        let seen = if name.is_empty() { "Player 1" } else { name };
        assert_eq!(greeting(&words, name, Viewer::Spectator), *format!("{seen} is here"));
    }
}

#[test]
fn a_remembered_sentence_is_that_of_the_same_names_and_listener() {
    let words = words();
    let me = Viewer::Seat(Seat::new(0));
    for _ in 0..2 {
        assert_eq!(greeting(&words, "Ada", Viewer::Spectator), "Ada is here");
        assert_eq!(greeting(&words, "Bob", Viewer::Spectator), "Bob is here");
        assert_eq!(greeting(&words, "Ada", me), "Welcome, Ada");
    }
}

#[test]
fn every_voice_takes_note_of_a_word_that_is_missing() {
    let words = words();
    let kept = LocalisedCache::new(10);
    for _ in 0..2 {
        let say = Say::new(&words, &[], Viewer::Spectator);
        assert_eq!(say.word("nowhere"), "⟦nowhere⟧");
        let _ = say.phrase(&Phrase::new("stall").word("stall", "no-stall"));
        let _ = kept.get(&say, 1, |say| say.word("not-kept"));
        assert_eq!(say.missing(), ["nowhere", "no-stall", "not-kept"]);
        let _ = say.phrase(&Phrase::new("stall"));
        assert_eq!(say.missing().len(), 4, "a gap that is not filled: {:?}", say.missing());
    }
}

#[test]
fn what_is_kept_knows_no_names_and_is_said_in_the_language_asked_for() {
    let languages = [Lang::Fr, Lang::En].map(|lang| Words::new(lang, &[GREETING]).unwrap());
    let kept = LocalisedCache::new(10);
    let made = languages.each_ref().map(|words| {
        let say = Say::new(words, &["Ada".to_owned()], Viewer::Seat(Seat::new(0)));
        kept.get(&say, "first seat", |say| say.name(Seat::new(0)))
    });
    assert!(made.iter().all(|name| !name.contains("Ada")), "{made:?}");
    assert_ne!(made[0], made[1]);
}

#[test]
fn things_are_counted_as_their_message_says_and_otherwise_by_a_figure() {
    let source = "\
price = It costs { $price }.
wolf = wolf
    .counted = { $count ->
        [one] one wolf
       *[other] { $count } wolves
    }
ox = ox
";
    let words = Words::new(Lang::En, &[source]).unwrap();
    let say = Say::new(&words, &[], Viewer::Spectator);
    let price = |wolves: usize, oxen: usize| {
        say.phrase(&Phrase::new("price").words("price", vec![(wolves, "wolf"), (oxen, "ox")])).to_string()
    };
    assert_eq!([price(1, 1), price(3, 2)], ["It costs one wolf, ox.", "It costs 3 wolves, ox ×2."]);
    assert!(say.missing().is_empty());
}
