//! Every lesson of every game is carried out in both languages. A rule that breaks one is told here, with the beat.

use cenacle_bots::SeatedBot;
use cenacle_cleopatra::Cleopatra;
use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_cult::Cult;
use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_four_gods::FourGods;
use cenacle_lesson::{Course, Sitting, Step, check};
use cenacle_scene::Lang;
use cenacle_table::{AnyGame, DataFiles, Evaluator, any::Opened};

/// Carries out the lessons that a game ships with.
fn carry_out<G: Evaluator>(fewest: usize) {
    let game = Opened::<G>::new(&DataFiles::of::<G>()).expect("a game that opens");
    let course = Course::of(G::about()).unwrap_or_else(|error| panic!("{error}"));
    assert!(course.lessons.len() >= fewest, "{} lessons", course.lessons.len());
    let faults = check(&game, &course, &SeatedBot::new::<G>);
    let faults = faults.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for lesson in &course.lessons {
        let asking = lesson.beats.iter().filter(|beat| beat.ask != cenacle_lesson::Sought::GoOn).count();
        assert!(2 * asking >= lesson.beats.len(), "lesson {} talks more than it lets act", lesson.id);
    }
}

#[test]
fn every_lesson_of_cleopatra_can_be_taken() {
    carry_out::<Cleopatra>(4);
}

#[test]
fn every_lesson_of_cult_can_be_taken() {
    carry_out::<Cult>(3);
}

#[test]
fn every_lesson_of_creatures_and_cultists_can_be_taken() {
    carry_out::<CreaturesAndCultists>(3);
}

#[test]
fn every_lesson_of_evil_high_priest_can_be_taken() {
    carry_out::<EvilHighPriest>(14);
}

#[test]
fn every_lesson_of_4_gods_can_be_taken() {
    carry_out::<FourGods>(4);
}

/// A lesson that breaks in every way that is checked.
const BROKEN: &str = r#"
minutes = 1
players = 3
seed = "broken"

[[beat]]
id = "read"
point = ["nowhere"]

[[beat]]
id = "take"
ask = ["take-stall", { take-stall = { stall = 7 } }]

[[beat]]
id = "take"
ask = [{ lay = { row = 1 } }]
"#;

fn broken(text: &str, fr: &str, en: &str) -> Vec<String> {
    let game = Opened::<Cleopatra>::new(&DataFiles::of::<Cleopatra>()).expect("a game that opens");
    let course = Course::read(game.about(), &[("broken", text)], [fr, en]).unwrap();
    check(&game, &course, &SeatedBot::new::<Cleopatra>).iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_wrong_with_a_lesson_is_told_with_its_beat() {
    let words = "lesson-broken = x\nlesson-broken-read = x\nlesson-broken-take = x\nlesson-broken-take-ask = x\n";
    let long = format!("{words}lesson-broken-read-ask = x\nlesson-broken-read-title = x\n")
        .replace("lesson-broken-take = x", &format!("lesson-broken-take ={}", " word".repeat(41)));
    let faults = broken(BROKEN, words, &long);
    let told = |what: &str| assert!(faults.iter().any(|fault| fault.contains(what)), "{what}: {faults:#?}");
    told("lesson broken: two beats have one name");
    told("beat take: 41 words (en), more than 40");
    told("beat read: nothing is asked, but there is `lesson-broken-read-ask` (en)");
    told("beat read: `lesson-broken-read-title` stands only in en");
    told("none of");
    let faults = broken(&BROKEN.replace("lay = { row = 1 }", "stock = {}"), "", words);
    let told = |what: &str| assert!(faults.iter().any(|fault| fault.contains(what)), "{what}: {faults:#?}");
    told("lesson broken: no message `lesson-broken` (fr)");
    told("beat read: no message `lesson-broken-read` (fr)");
    told("beat take: something is asked, but there is no `lesson-broken-take-ask` (fr)");
    told("beat read: `nowhere` is not in the scene (fr)");
    told(r#"beat take: {"take-stall":{"stall":7}} is not legal here"#);
}

#[test]
fn a_step_that_is_not_asked_for_changes_nothing_and_is_answered() {
    let game = Opened::<Cleopatra>::new(&DataFiles::of::<Cleopatra>()).expect("a game that opens");
    let course = Course::of(game.about()).unwrap();
    let lesson = course.lesson("market").unwrap();
    let sit = SeatedBot::new::<Cleopatra>;
    let mut sitting = Sitting::new(&game, lesson, "Ada", &sit).unwrap();
    let before = sitting.table().position();
    assert_eq!(course.wrong(&sitting, Lang::En), "Read this first, then go on.");
    assert_eq!(sitting.take(Step::Decide(0)), Ok(cenacle_lesson::Taken::Wrong));
    assert_eq!(sitting.table().position(), before);
    assert_eq!(sitting.take(Step::GoOn), Ok(cenacle_lesson::Taken::Right));
    assert_eq!(sitting.take(Step::GoOn), Ok(cenacle_lesson::Taken::Wrong));
    assert!(course.wrong(&sitting, Lang::Fr).contains("étalage 3"));
    assert!(Sitting::after(&game, lesson, "Ada", &sit, &[Step::GoOn, Step::GoOn]).is_err());
}
