//! Every picture of every game is drawn in both languages and on both stages, and every page is whole.

use cenacle_rulebook::{Gallery, Page, check};
use cenacle_scene::{Format, Lang};
use cenacle_table::{AnyGame, any::OpenError};

/// A game has at least so many pictures.
const FEWEST: usize = 15;

fn draw_all(game: Result<Box<dyn AnyGame>, OpenError>) {
    let game = game.expect("a game that opens");
    let gallery = Gallery::of(game.about()).unwrap_or_else(|error| panic!("{error}"));
    let faults = check(&*game, &gallery).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let pictures = gallery.pictures().count();
    assert!(pictures >= FEWEST, "{pictures} pictures");
    let page = Page::of(game.about()).unwrap_or_else(|error| panic!("{error}")).expect("a page");
    for lang in Lang::ALL {
        let acts = page.acts(lang);
        assert_eq!(acts.len(), 3);
        for picture in acts.iter().map(|act| &act.picture).chain([&page.board]) {
            assert!(gallery.find(picture).is_some(), "the page shows `{picture}`");
        }
        let said = [page.about(lang), page.special(lang)].concat();
        assert!(said.len() >= 4, "{lang}: {said:?}");
        let acts = acts.into_iter().flat_map(|act| [act.title, act.text]);
        for text in said.into_iter().chain(acts).chain([page.of_bots(lang)]) {
            assert!(!text.contains('⟦'), "{lang}: {text}");
        }
    }
}

#[test]
fn every_picture_of_cleopatra_is_drawn() {
    draw_all(cenacle_cleopatra::shipped());
}

#[test]
fn every_picture_of_creatures_and_cultists_is_drawn() {
    draw_all(cenacle_creatures_and_cultists::shipped());
}

#[test]
fn every_picture_of_cult_is_drawn() {
    draw_all(cenacle_cult::shipped());
}

#[test]
fn every_picture_of_evil_high_priest_is_drawn() {
    draw_all(cenacle_evil_high_priest::shipped());
}

#[test]
fn every_picture_of_4_gods_is_drawn() {
    draw_all(cenacle_four_gods::shipped());
}

/// A story that is wrong in every way that is checked.
const BROKEN: &str = r#"
players = 3
seed = "broken"

[[picture]]
id = "rule"
rules = ["market.dance"]

[[picture]]
id = "mark"
show = ["market"]
mark = ["nowhere"]

[[picture]]
id = "show"
show = ["somewhere"]

[[picture]]
id = "mark"
show = ["market"]

[[picture]]
id = "play"
play = [{ take-stall = { stall = 7 } }]
"#;

#[test]
fn what_is_wrong_with_a_picture_is_told_with_its_name() {
    let game = cenacle_cleopatra::shipped().expect("a game that opens");
    let words = ["rule", "mark", "show"].map(|id| format!("picture-broken-{id} = x\n")).concat();
    let long = format!("{words}picture-broken-play ={}\n", " word".repeat(46));
    let gallery = Gallery::read(game.about(), &[("broken", BROKEN)], [&words, &long]).unwrap();
    let faults = check(&*game, &gallery).iter().map(ToString::to_string).collect::<Vec<_>>();
    for what in [
        "picture broken-rule: there is no rule `market.dance`",
        "picture broken-mark: `nowhere` is not in the scene (fr, Wide)",
        "picture broken-mark: two pictures have this name",
        "picture broken-show: `somewhere` is not in the scene (en, Narrow)",
        "picture broken-play: no message `picture-broken-play` (fr)",
        "picture broken-play: 46 words (en), more than 45",
        "nobody can answer",
    ] {
        assert!(faults.iter().any(|fault| fault.contains(what)), "{what}: {faults:#?}");
    }
}

#[test]
fn a_story_goes_on_from_picture_to_picture_and_says_what_is_in_the_light() {
    let game = cenacle_cleopatra::shipped().expect("a game that opens");
    let story = r#"
players = 3
seed = "market 113"

[[picture]]
id = "poor"
seat = 1
show = ["seat.1"]

[[picture]]
id = "rich"
set = '''{"seats.0.talents": 77}'''
seat = 1
show = ["seat.1"]

[[picture]]
id = "after"
play = [{ by = 2, does = { take-stall = { stall = 2 } } }]
show = ["market"]
mark = ["stall.1"]
numbered = true
"#;
    let words = ["poor", "rich", "after"].map(|id| format!("picture-told-{id} = So it is.\n")).concat();
    let gallery = Gallery::read(game.about(), &[("told", story)], [&words, &words]).unwrap();
    let drawn =
        |name: &str| gallery.draw(&*game, name, Lang::En, Format::Wide).unwrap_or_else(|error| panic!("{error}"));
    assert!(!drawn("told-poor").contains(">77<"));
    assert!(drawn("told-rich").contains(">77<"));
    let after = drawn("told-after");
    assert!(after.contains("<title>So it is. In the light: Stall 1."), "{}", &after[..400]);
    assert!(after.contains("mask=\"url(#told-after-lights-0)\""), "what is not meant is darker");
    assert!(!after.contains("#ffc24b"), "nothing is gold: gold says what may be done now");
    assert!(gallery.draw(&*game, "told-nothing", Lang::En, Format::Wide).is_err());
}
