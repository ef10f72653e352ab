//! Whether lessons can be given as they are written.

use std::{collections::BTreeSet, fmt};

use cenacle_scene::{
    Lang, Viewer,
    scene::{Tableau, panel_id},
};
use cenacle_table::AnyGame;

use crate::{Beat, Course, Lesson, LessonError, Sit, Sitting, Sought, Step, Taken, numbers};

/// A card has at most so many words.
const LONGEST_CARD: usize = 40;
/// So many of the answers that a beat accepts are followed to the end of the lesson.
const FOLLOWED: usize = 5;

/// What is wrong with a lesson, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    pub lesson: String,
    /// The name of the beat; none if it concerns the lesson as a whole.
    pub beat: Option<String>,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.beat {
            Some(beat) => write!(f, "lesson {}, beat {beat}: {}", self.lesson, self.what),
            None => write!(f, "lesson {}: {}", self.lesson, self.what),
        }
    }
}

/// Carries out every lesson of a game in both languages and says what is wrong.
#[must_use]
pub fn check(game: &dyn AnyGame, course: &Course, sit: Sit<'_>) -> Vec<Fault> {
    let mut faults = BTreeSet::new();
    for lesson in &course.lessons {
        let mut checked = Checked { game, course, lesson, sit, faults: BTreeSet::new() };
        checked.words();
        if let Err(error) = checked.carry_out() {
            checked.fault(None, error.to_string());
        }
        faults.append(&mut checked.faults);
    }
    faults.into_iter().collect()
}

struct Checked<'a> {
    game: &'a dyn AnyGame,
    course: &'a Course,
    lesson: &'a Lesson,
    sit: Sit<'a>,
    faults: BTreeSet<Fault>,
}

impl<'a> Checked<'a> {
    fn fault(&mut self, beat: Option<&Beat>, what: String) {
        let beat = beat.map(|beat| beat.id.clone());
        self.faults.insert(Fault { lesson: self.lesson.id.clone(), beat, what });
    }

    /// Every text is there, and short.
    fn words(&mut self) {
        let names: BTreeSet<_> = self.lesson.beats.iter().map(|beat| &beat.id).collect();
        if names.len() < self.lesson.beats.len() {
            self.fault(None, "two beats have one name".to_owned());
        }
        for lang in Lang::ALL {
            if !self.course.has(&self.lesson.title(), lang) {
                self.fault(None, format!("no message `{}` ({lang})", self.lesson.title()));
            }
            for beat in &self.lesson.beats {
                let text = self.lesson.text_of(beat);
                if !self.course.has(&text, lang) {
                    self.fault(Some(beat), format!("no message `{text}` ({lang})"));
                }
                let asks = self.course.has(&format!("{text}-ask"), lang);
                if asks != (beat.ask != Sought::GoOn) {
                    let what =
                        if asks { "nothing is asked, but there is" } else { "something is asked, but there is no" };
                    self.fault(Some(beat), format!("{what} `{text}-ask` ({lang})"));
                }
                for more in ["-title", "-wrong"] {
                    let key = format!("{text}{more}");
                    if self.course.has(&key, lang) && !Lang::ALL.into_iter().all(|lang| self.course.has(&key, lang)) {
                        self.fault(Some(beat), format!("`{key}` stands only in {lang}"));
                    }
                }
                let long = self.course.say(&text, lang).split_whitespace().filter(|word| is_word(word)).count();
                if long > LONGEST_CARD {
                    self.fault(Some(beat), format!("{long} words ({lang}), more than {LONGEST_CARD}"));
                }
            }
        }
    }

    /// Takes the lesson, and from every beat a few ways that it accepts.
    fn carry_out(&mut self) -> Result<(), LessonError> {
        let steps = self.follow(Vec::new(), true)?;
        for before in 0..steps.len() {
            let sitting = self.after(&steps[..before])?;
            let wanted = sitting.wanted();
            for place in spread(&wanted) {
                let step = Step::Decide(place);
                if step != steps[before] {
                    self.follow([&steps[..before], &[step]].concat(), false)?;
                }
            }
        }
        Ok(())
    }

    fn after(&self, steps: &[Step]) -> Result<Sitting<'a>, LessonError> {
        Sitting::after(self.game, self.lesson, "Ada", self.sit, steps)
    }

    /// Goes on to the end after these steps by the first answer that is right. Answers all steps.
    fn follow(&mut self, mut steps: Vec<Step>, thoroughly: bool) -> Result<Vec<Step>, LessonError> {
        loop {
            let sitting = self.after(&steps)?;
            let Some(beat) = sitting.beat() else { return Ok(steps) };
            let faults = if thoroughly { self.look_at(&sitting, beat, &steps) } else { Vec::new() };
            let wanted = sitting.wanted();
            steps.push(wanted.first().map_or(Step::GoOn, |place| Step::Decide(*place)));
            for what in faults {
                self.fault(Some(beat), what);
            }
        }
    }

    /// What is wrong with a beat as it stands on the table.
    fn look_at(&self, sitting: &Sitting<'_>, beat: &Beat, steps: &[Step]) -> Vec<String> {
        let mut faults = Vec::new();
        let table = sitting.table();
        let learner = self.lesson.learner;
        for lang in Lang::ALL {
            let scene = table.scene(Viewer::Seat(learner), lang);
            let tableau = scene.tableau();
            for id in &beat.point {
                if let Err(what) = is_seen(&tableau, id) {
                    faults.push(format!("`{id}` {what} ({lang})"));
                }
            }
            faults.extend(numbers::faults(self.course, sitting, beat, self.game.about().rules_text(lang), lang));
        }
        let actions = table.legal_json(learner);
        if let Sought::Of(patterns) = &beat.ask {
            let idle = patterns.iter().filter(|pattern| !actions.iter().any(|action| pattern.fits(action)));
            faults.extend(idle.map(|pattern| format!("{pattern} is not legal here")));
        }
        // Whatever else is done, nothing happens but that it is said.
        let before = table.position();
        let wrong = (0..actions.len()).filter(|place| !sitting.wanted().contains(place)).collect::<Vec<_>>();
        for place in spread(&wrong) {
            match self.after(steps).map(|mut again| (again.take(Step::Decide(place)), again.table().position())) {
                Ok((Ok(Taken::Wrong), after)) if after == before => {}
                other => {
                    faults.push(format!("answer {place} is not asked for, but {:?}", other.map(|(taken, _)| taken)));
                }
            }
        }
        faults
    }
}

/// A few of a list: both ends and what lies between.
fn spread(places: &[usize]) -> Vec<usize> {
    let most = places.len().min(FOLLOWED);
    (0..most).map(|n| places[n * (places.len() - 1) / most.max(2).saturating_sub(1)]).collect()
}

/// Punctuation that stands by itself is no word.
fn is_word(text: &str) -> bool {
    text.chars().any(char::is_alphanumeric)
}

/// Whether an element can be seen on every stage.
fn is_seen(tableau: &Tableau<'_>, id: &str) -> Result<(), &'static str> {
    let place_of_piece = tableau.pieces.iter().find(|piece| piece.id == *id).map(|piece| piece.place.as_str());
    let place_of_die = tableau.dice.iter().find(|die| die.id == *id).map(|die| die.place.as_str());
    let at = place_of_piece.or(place_of_die).unwrap_or(id);
    if tableau.panels.iter().any(|panel| panel_id(panel.seat) == *at) {
        return Ok(());
    }
    let region = tableau.regions.iter().find(|region| region.id == *at).map(|region| region.spots.as_ref());
    let place = tableau.places.iter().find(|place| place.id == *at).map(|place| place.spots.as_ref());
    match region.or(place) {
        None => Err("is not in the scene"),
        Some(Some(spots)) if spots.wide.h < 1.0 || spots.narrow.h < 1.0 => Err("is folded away on a stage"),
        Some(_) => Ok(()),
    }
}
