//! `cenacle lesson`: every lesson of every game is taken at a terminal.

use crate::room::{Room, stdout};

/// A beat, as `lesson show` prints it.
#[derive(Default)]
struct Shown {
    card: String,
    ask: Option<String>,
    /// The number of each answer, and whether it is right.
    answers: Vec<(String, bool)>,
}

impl Shown {
    /// Reads what `lesson show` prints.
    fn all(text: &str) -> Vec<Shown> {
        let mut beats: Vec<Shown> = Vec::new();
        let mut titled = false;
        for line in text.lines() {
            if line.starts_with("# ") {
                beats.push(Shown::default());
                titled = true;
                continue;
            }
            let Some(beat) = beats.last_mut() else { continue };
            if titled {
                line.clone_into(&mut beat.card);
                titled = false;
            } else if let Some(ask) = line.strip_prefix("→ ") {
                beat.ask = Some(ask.to_owned());
            } else if let Some((number, _)) = line.split_once(". ") {
                let digits = number.trim_start_matches('*').trim_start();
                if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
                    beat.answers.push((digits.to_owned(), number.starts_with('*')));
                }
            }
        }
        beats
    }

    /// What somebody types here: first something that is not asked for, if there is such a thing, then what is.
    fn typed(&self) -> Vec<String> {
        let number = |right: bool| self.answers.iter().find(|(_, is)| *is == right).map(|(number, _)| number.clone());
        match &self.ask {
            None => vec![String::new()],
            Some(_) => number(false).into_iter().chain(number(true)).collect(),
        }
    }
}

#[test]
fn every_lesson_is_taken_to_its_end_line_by_line_and_what_is_not_asked_for_is_answered() {
    let room = Room::new();
    let games = room.json(&["games", "--json"]);
    let mut taken = 0;
    for game in games.as_array().unwrap() {
        let game = game["game"].as_str().unwrap();
        let list = room.printed(&["lesson", "list", game, "--lang", "en"]);
        for lesson in list.lines().skip(1).filter_map(|line| line.split_whitespace().next()) {
            let shown = Shown::all(&room.printed(&["lesson", "show", game, lesson, "--lang", "en"]));
            let typed: String = shown.iter().flat_map(Shown::typed).map(|line| line + "\n").collect();
            let play = ["lesson", "play", game, lesson, "--lang", "en"];
            let said = stdout(&room.cenacle(&play).write_stdin(typed).assert().success());
            for Shown { card, ask, .. } in &shown {
                assert!(said.contains(card), "{game}/{lesson}: `{card}` is not said");
                assert!(ask.iter().all(|ask| said.contains(ask)), "{game}/{lesson}: `{ask:?}` is not asked");
            }
            // A wrong answer has a word against it, right behind the prompt, where the log has the sign of a seat or nothing.
            let wrong = shown.iter().filter(|beat| beat.typed().len() > 1).count();
            let is_word =
                |line: &str| line.strip_prefix("> ").is_some_and(|word| word.starts_with(char::is_alphanumeric));
            let answered = said.lines().filter(|line| is_word(line)).count();
            assert_eq!(answered, wrong, "{game}/{lesson}: wrong answers with a word against them:\n{said}");
            assert!(said.contains("Lesson finished. Well done"), "{game}/{lesson} does not come to its end:\n{said}");
            assert!(!said.contains('⟦'), "a word is missing:\n{said}");
            taken += 1;
        }
    }
    assert!(taken >= 28, "only {taken} lessons");
}

#[test]
fn a_lesson_is_gone_back_in_and_left() {
    let room = Room::new();
    let typed = "\n1\nu\n\nq\n";
    let said = stdout(&room.cenacle(&["lesson", "play", "cleopatra", "market"]).write_stdin(typed).assert().success());
    let market = said.matches("(2/10)").count();
    assert_eq!(market, 2, "the second beat is shown once more after going back:\n{said}");
    assert!(!said.contains("Leçon terminée"));
}

#[test]
fn a_lesson_that_is_not_there_is_named_with_those_that_are() {
    let room = Room::new();
    let refused = room.run(&["lesson", "play", "cult", "chess"]).failure();
    let said = crate::room::stderr(&refused);
    assert!(["no lesson `chess`", "city", "cards", "roads"].iter().all(|word| said.contains(word)), "{said}");
}
