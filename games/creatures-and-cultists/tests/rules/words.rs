//! What is said: who is meant, what decides, in both languages.

use cenacle_creatures_and_cultists::{Action, CreaturesAndCultists, Event, Task, Verdict};
use cenacle_table::{
    Chance, Game, Lang, Say, Seat, Seed, Stream, Viewer, conformance::lines_with_old_names, full_scene, scene::Words,
};

use crate::{
    common::{ADA, BOB, BRUTE, CLEO, Table},
    sorceries::cast,
};

use Verdict::{Fails, Passes};

fn words(lang: Lang) -> Words {
    Words::new(lang, &[CreaturesAndCultists::about().words_text(lang)]).unwrap()
}

const NAMES: [&str; 3] = ["Ada", "Bob", "Cleo"];

/// The log as a viewer reads it.
fn log(table: &Table, lang: Lang, viewer: Viewer) -> Vec<String> {
    let (words, names) = (words(lang), NAMES.map(str::to_owned));
    let say = Say::new(&words, &names, viewer);
    let lines = table.told.iter().map(|event| say.phrase(&table.game.line(event).phrase).to_string()).collect();
    assert!(say.missing().is_empty(), "{:?}", say.missing());
    lines
}

/// The question and the hint of who is asked.
fn asked(table: &Table, lang: Lang) -> (String, String) {
    let (words, names) = (words(lang), NAMES.map(str::to_owned));
    let viewer = Viewer::Seat(table.asked());
    let scene = table.game.scene(&table.game.view(&table.p, viewer), &Say::new(&words, &names, viewer));
    (scene.prompt.question.to_string(), scene.prompt.hint.to_string())
}

/// What was just decided, as a seat sees it in French: word and total of each throw, and the sentence.
fn result(table: &Table, seat: Seat) -> (Vec<(String, String)>, String) {
    let (words, names) = (words(Lang::Fr), NAMES.map(str::to_owned));
    let viewer = Viewer::Seat(seat);
    let scene = table.game.scene(&table.game.view(&table.p, viewer), &Say::new(&words, &names, viewer));
    let tableau = scene.tableau();
    let [shown] = tableau.reveals[..] else { panic!("{:?}", tableau.reveals) };
    assert!(shown.seats.contains(&ADA) && shown.seats.contains(&BOB) && !shown.seats.contains(&CLEO));
    let trials = shown.trials.iter().map(|trial| (trial.word.to_string(), trial.total.to_string())).collect();
    (trials, shown.text.to_string())
}

/// [roll.sum] [brutality.defence]
#[test]
fn the_result_of_an_attack_shows_both_rolls_and_what_came_of_them() {
    let mut table = Table::new(3);
    table.alive(BOB, &[12, 13]).fight("bat", 1, 12, &[Passes, Fails]);
    let pips: Vec<String> = table.rolled().iter().map(|roll| roll.thrown().to_string()).collect();
    let (trials, text) = result(&table, CLEO);
    assert_eq!(trials, [("touché".to_owned(), pips[0].clone()), ("raté".to_owned(), pips[1].clone())]);
    assert_eq!(text, "À terre : l’initié Invocateur 5 de Bob.");
    assert_eq!(result(&table, BOB).1, "Votre initié Invocateur 5 tombe.");
}

/// [defence.dodge]
#[test]
fn a_dodge_is_a_result_without_dice() {
    let mut table = Table::new(3);
    table.hold(BOB, &["dodge"]).hold(ADA, &["bat"]).attack("bat", BRUTE);
    table.act(ADA, Action::Aim { seat: BOB, member: 3 }).act(BOB, Action::React);
    let (trials, text) = result(&table, ADA);
    assert_eq!(trials, [("esquivé".to_owned(), String::new())]);
    assert_eq!(text, "Les dés ne sont pas jetés : le novice Brute 4 de Bob s’en tire.");
}

/// [attack.announce] [brutality.roll] [brutality.defence] [kill.points]
#[test]
fn every_cultist_is_numbered_in_the_log() {
    let mut table = Table::new(3);
    table.alive(BOB, &[12, 13]).fight("bat", 1, 12, &[Passes, Fails]);
    let told = log(&table, Lang::Fr, Viewer::Seat(CLEO));
    let threshold = 10 + 1 + 1;
    let pips: Vec<i8> = table.rolled().iter().map(|roll| roll.thrown()).collect();
    assert_eq!(told[0], "Avec son novice Brute 2, Ada attaque l’initié Invocateur 5 de Bob : Batte.");
    assert_eq!(told[1], format!("Ada attaque avec son novice Brute 2 : {} pour {threshold}, réussi.", pips[0]));
    assert_eq!(told[2], format!("Bob défend son initié Invocateur 5 : {} pour 5, raté.", pips[1]));
    assert_eq!(told[3], "Bob perd son initié Invocateur 5. Ada signe : +2 points.");
    let told = log(&table, Lang::En, Viewer::Seat(BOB));
    assert_eq!(told[0], "Ada’s novice Brute #2 attacks your initiate Conjurer #5: Bat.");
    assert_eq!(told[3], "You lose your initiate Conjurer #5. Ada signs: +2 points.");
}

/// [attack.announce] [defence.dodge] [defence.bluff] [counter.skill]
#[test]
fn every_cultist_is_numbered_in_prompts() {
    let mut table = Table::new(2);
    table.hold(BOB, &["dodge", "bluff"]).alive(BOB, &[2, 3, 9]).hold(ADA, &["bat"]).attack("bat", BRUTE);
    let (question, hint) = asked(&table, Lang::Fr);
    assert_eq!(question, "Batte : qui attaquez-vous ?");
    assert!(hint.starts_with("Jet d’attaque : 12 ou moins, 74 %."), "{hint}");
    table.act(ADA, Action::Aim { seat: BOB, member: 2 });
    assert_eq!(asked(&table, Lang::Fr).0, "Ada attaque votre novice Brute 3 (Batte). Esquivez-vous ?");
    table.until(BOB, Action::Pass, |table| table.p.task() == Task::Bluff);
    assert_eq!(asked(&table, Lang::En).0, "Your novice Brute #3 has just died. Was it a bluff?");
}

/// [brutality.tommy-gun] [counter.who]
#[test]
fn both_targets_of_a_tommy_gun_are_named_and_the_second_one_when_it_is_his_turn() {
    let mut table = Table::new(2);
    table.hold(BOB, &["dodge"]).points(BOB, 4).skills(BOB, [14, 6, 6]).hold(ADA, &["tommy-gun"]);
    table.attack("tommy-gun", BRUTE).act(ADA, Action::Aim { seat: BOB, member: 3 });
    assert_eq!(asked(&table, Lang::Fr).0, "Mitraillette : qui attaquez-vous encore ?");
    table.act(ADA, Action::Aim { seat: BOB, member: 4 });
    let both = "Ada attaque votre novice Brute 4 et votre novice Invocateur 5 (Mitraillette). Esquivez-vous ?";
    assert_eq!(asked(&table, Lang::Fr).0, both);
    table.rolling(BOB, Action::Pass, Passes);
    let defence = |who: &str| format!("Combien de points mettez-vous dans la défense de votre {who} ?");
    assert_eq!(asked(&table, Lang::Fr).0, defence("novice Brute 4"));
    table.until(BOB, Action::Roll { bonus: 0 }, |table| matches!(table.p.task(), Task::Counter(0, _)));
    table.until(BOB, Action::Pass, |table| table.p.task() == Task::Stake);
    assert_eq!(asked(&table, Lang::Fr).0, defence("novice Invocateur 5"));
    table.until(BOB, Action::Roll { bonus: 0 }, |table| matches!(table.p.task(), Task::Counter(1, _)));
    let safe = "Votre novice Invocateur 5 est sauf. Contre-attaque-t-il le novice Brute 1 d’Ada ?";
    assert_eq!(asked(&table, Lang::Fr).0, safe);
    table.act(BOB, Action::Counter { skill: cenacle_creatures_and_cultists::Skill::Brutality });
    let counter = "Combien de points mettez-vous dans la contre-attaque de votre novice Invocateur 5 ?";
    assert_eq!(asked(&table, Lang::Fr).0, counter);
    table.act(BOB, Action::Roll { bonus: 0 });
    let told = log(&table, Lang::Fr, Viewer::Seat(ADA));
    assert!(told.iter().any(|line| line.starts_with("Bob contre-attaque avec son novice Invocateur 5 : ")), "{told:?}");
}

/// [event.tax-audit] [sorcery.theft-of-spirit]
#[test]
fn a_die_that_decides_is_told_and_nothing_where_nothing_is_lost() {
    let mut audit = Table::new(3);
    audit.points(BOB, 6).hold(ADA, &["tax-audit"]);
    let play = audit.play("tax-audit");
    audit.act(ADA, play);
    let die = audit.told.iter().find_map(|event| if let Event::Thrown { die, .. } = event { Some(*die) } else { None });
    let die = die.expect("the die is told");
    let told = log(&audit, Lang::Fr, Viewer::Seat(CLEO));
    assert!(told.contains(&format!("Contrôle fiscal : Ada lance le dé, {die}.")), "{told:?}");
    let lost = if die == 1 { "1 point".to_owned() } else { format!("{die} points") };
    assert!(told.contains(&format!("Bob : −{lost}.")), "{told:?}");
    let mut theft = Table::new(3);
    theft.points(BOB, 1).hold(ADA, &["theft-of-spirit"]);
    let play = theft.play("theft-of-spirit");
    theft.rolling(ADA, play, Passes);
    let told = log(&theft, Lang::Fr, Viewer::Seat(BOB));
    assert!(told.iter().any(|line| line.starts_with("Vol d’esprit : Ada lance le dé, ")), "{told:?}");
    assert!(told.contains(&"Ada vous prend 1 point.".to_owned()), "{told:?}");
}

/// [mishap.low-tide]
#[test]
fn who_has_no_points_to_lose_is_told_nothing() {
    let mut table = Table::new(2);
    table.top("bat").hold(ADA, &["low-tide"]);
    (table.p.turn, table.p.last) = (BOB, ADA);
    table.act(BOB, Action::EndTurn);
    assert!(table.told.iter().any(|event| matches!(event, Event::Plays { seat: ADA, .. })), "it was played");
    assert!(!table.told.iter().any(|event| matches!(event, Event::Loses { .. })), "{:?}", table.told);
}

/// [sorcery.test] [mishap.flu]
#[test]
fn a_card_that_fails_says_so_and_who_chooses_among_his_own_is_told_so() {
    let failed = cast(3, "withering", Fails, |_| {});
    assert!(log(&failed, Lang::Fr, Viewer::Seat(BOB)).contains(&"« Flétrissement » échoue.".to_owned()));
    let mut flu = Table::new(2);
    flu.top("bat").hold(ADA, &["flu"]);
    (flu.p.turn, flu.p.last) = (BOB, ADA);
    flu.act(BOB, Action::EndTurn);
    assert_eq!(asked(&flu, Lang::Fr).0, "Grippe : lequel de vos cultistes ne combat plus ?");
}

/// [row.active]
#[test]
fn the_sheet_shows_every_cultist_under_his_number_with_his_figures() {
    let mut table = Table::new(2);
    table.alive(ADA, &[0, 7, 12, 23]);
    let (words, names) = (words(Lang::Fr), NAMES.map(str::to_owned));
    let view = table.game.view(&table.p, Viewer::Seat(ADA));
    let say = Say::new(&words, &names, Viewer::Seat(ADA));
    let scene = full_scene(&table.game, &view, &say, &mut Chance::new(&Seed::from_text("sheet"), Stream::Thought));
    let all = scene.tableau();
    let region = all.regions.iter().find(|region| region.id == "sect.1").unwrap();
    let sheet = region.grid.as_ref().unwrap();
    let rows: Vec<&str> = sheet.rows.iter().map(|row| &**row).collect();
    assert_eq!(rows[0], "Brutalité 10, Sorcellerie 10, Invocation 10");
    assert_eq!(rows[1].split_whitespace().collect::<Vec<_>>(), ["1", "2", "3", "4", "5", "6", "7", "8"]);
    let cells = |row: &str| row.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(cells(rows[2]), ["chefs", "†", "†", "†", "†", "†", "†", "†", "I−1/+5", "+3"]);
    assert_eq!(cells(rows[3]), ["initiés", "†", "†", "†", "†", "I0/+2", "†", "†", "†", "+2"]);
    assert_eq!(cells(rows[4]), ["›", "novices", "B+1/−3", "†", "†", "†", "†", "†", "†", "I−3/+1", "+1"]);
    let cultist = all.places.iter().find(|place| place.id == "cultist.1.8").unwrap();
    assert_eq!(&*cultist.label, "novice Invocateur 8, en vie");
    assert_eq!(&*cultist.text, "Brutalité −3, Invocation +1 ; sa mort vaut 1 point");
}

/// [brutality.roll] [turn.mishaps]
#[test]
fn english_players_find_the_names_of_their_box() {
    let words = words(Lang::En);
    let say = Say::new(&words, &[], Viewer::Spectator);
    for (key, name) in [("skill-brutality", "Thuggery"), ("family-brutality", "Thuggery"), ("family-mishap", "Mondo")] {
        assert_eq!(say.word(key), name);
    }
    let about = CreaturesAndCultists::about();
    for text in [about.words_text(Lang::En), about.rules_text(Lang::En)] {
        assert_eq!(lines_with_old_names(text, &[], &["Brutality", "Mishap"]), [""; 0]);
    }
}
