//! A lesson line by line.

use std::io::{self, BufRead, Write};

use cenacle_lesson::{Lesson, Sitting, Sought, Step, Taken};
use cenacle_scene::{Lang, Phrase, Say, Viewer, Words, text};

use super::School;
use crate::{
    commands::play::answer::{Answer, no_number, numbers, read},
    failure::Failure,
    output,
};

/// Takes a lesson to its end, or until somebody leaves.
pub(super) fn play(school: &School, lesson: &Lesson, words: &Words) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let mut out = anstream::stdout().lock();
    let mut steps = Vec::new();
    let mut told = 0;
    let lang = words.lang();
    let say = |phrase: &Phrase| Say::new(words, &[], Viewer::Seat(lesson.learner)).phrase(phrase);
    writeln!(out, "{}", output::styled(output::HEADING, &school.course.title(lesson, lang)))?;
    loop {
        let sitting = school.after(lesson, &steps).map_err(Failure::other)?;
        told = tell(&sitting, told, lang, &mut out)?;
        let Some(beat) = sitting.beat() else {
            writeln!(out, "\n{}", say(&Phrase::new("lesson-over")))?;
            return Ok(());
        };
        show(school, &sitting, lang, &mut out)?;
        if beat.ask == Sought::GoOn {
            writeln!(out, "→ {}", say(&Phrase::new("lesson-enter")))?;
        }
        let offers = sitting.table().scene(Viewer::Seat(lesson.learner), lang).offers;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(());
            }
            let step = match read(&line, &offers) {
                Answer::Quit => return Ok(()),
                Answer::Undo => {
                    steps.pop();
                    break;
                }
                Answer::Nothing if beat.ask == Sought::GoOn => Step::GoOn,
                Answer::Choose(place) => Step::Decide(place),
                Answer::NoNumber(number) if !offers.is_empty() => {
                    writeln!(out, "{}", say(&no_number(number, &offers)))?;
                    continue;
                }
                _ => {
                    let key = if beat.ask == Sought::GoOn { "lesson-enter" } else { "choose-something-plain" };
                    writeln!(out, "{}", say(&Phrase::new(key)))?;
                    continue;
                }
            };
            let mut next = school.after(lesson, &steps).map_err(Failure::other)?;
            match next.take(step).map_err(Failure::other)? {
                Taken::Right => {
                    steps.push(step);
                    break;
                }
                Taken::Wrong => writeln!(out, "{}", school.course.wrong(&sitting, lang))?,
            }
        }
    }
}

/// What happened since the last beat. Answers how much has been told.
fn tell(sitting: &Sitting<'_>, told: usize, lang: Lang, out: &mut impl Write) -> Result<usize, Failure> {
    let log = sitting.table().log(Viewer::Seat(sitting.lesson().learner), lang, 0);
    for line in log.iter().skip(told) {
        let sign = line.seat.map_or_else(|| " ".to_owned(), output::sign);
        writeln!(out, "{sign} {}", line.text)?;
    }
    Ok(log.len())
}

/// The table, the card, and what can be answered.
fn show(school: &School, sitting: &Sitting<'_>, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let scene = sitting.table().scene(Viewer::Seat(sitting.lesson().learner), lang);
    writeln!(out, "\n{}", text(&scene, output::columns()))?;
    let Some(card) = school.course.card(sitting, lang) else { return Ok(()) };
    let of = format!("({}/{})", sitting.beats_done() + 1, sitting.lesson().beats.len());
    let title = card.title.unwrap_or_default();
    writeln!(out, "{} {}", output::styled(output::HEADING, &title), output::styled(output::FAINT, &of))?;
    writeln!(out, "{}", card.text)?;
    let Some(ask) = card.ask else { return Ok(()) };
    for (offer, number) in scene.offers.iter().zip(numbers(&scene.offers)) {
        writeln!(out, "{number:>3}. {}", offer.label)?;
    }
    writeln!(out, "→ {ask}")?;
    Ok(())
}
