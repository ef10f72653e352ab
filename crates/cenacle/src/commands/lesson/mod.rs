//! `cenacle lesson`.

mod play;

use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use cenacle_bots::{BotSpec, SeatedBot};
use cenacle_lesson::{Course, Lesson, LessonError, Sitting, Step, check};
use cenacle_scene::{Lang, Say, Scene, Viewer};
use cenacle_table::{About, AnyGame, Evaluator, Seat, Seed, any::Opened};
use clap::{Args, Subcommand, ValueHint};

use crate::{
    commands::play::answer::numbers,
    failure::Failure,
    files,
    language::{LangArg, words},
    output,
    registry::{self, GameName, WithGame, with_game},
};

const EXAMPLES: &str = "\
Examples:
  cenacle lesson list
  cenacle lesson play cleopatra market
  cenacle lesson check                 every lesson of every game
  cenacle lesson show cleopatra market --lang en
  cenacle lesson check cleopatra --from games/cleopatra

`--from DIR` takes DIR/lessons/*.toml and DIR/words/lessons.{fr,en}.ftl instead of what the program was built with, for
who writes lessons: the order is that of the names then.";

/// Learn a game by playing it, or look at its lessons
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct LessonArgs {
    /// Lessons of your own: DIR/lessons/*.toml and DIR/words/lessons.{fr,en}.ftl
    #[arg(long, global = true, value_name = "DIR", value_hint = ValueHint::DirPath)]
    from: Option<PathBuf>,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// List the lessons of all games, or of one
    List {
        /// One game instead of all
        #[arg(value_parser = GameName)]
        game: Option<String>,
        #[command(flatten)]
        lang: LangArg,
    },
    /// Take a lesson at this terminal
    Play {
        /// The game, as `cenacle games` names it
        #[arg(value_parser = GameName)]
        game: String,
        /// Which lesson [default: the first]
        lesson: Option<String>,
        #[command(flatten)]
        lang: LangArg,
    },
    /// Carry out every lesson in both languages and say what is wrong
    Check {
        /// One game instead of all
        #[arg(value_parser = GameName)]
        game: Option<String>,
    },
    /// Print a lesson beat by beat, with what is asked and what could be done, for who writes one
    Show {
        /// The game, as `cenacle games` names it
        #[arg(value_parser = GameName)]
        game: String,
        /// The lesson, see `cenacle lesson list`
        lesson: String,
        /// Name every element that a beat could point at
        #[arg(long)]
        elements: bool,
        #[command(flatten)]
        lang: LangArg,
    },
}

impl LessonArgs {
    /// Does what was asked.
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let school = |game: &str| with_game(game, data, ToSchool { from: self.from.as_deref() }).flatten();
        match &self.what {
            What::List { game, lang } => {
                let schools = games(game.as_deref()).into_iter().map(school).collect::<Result<Vec<_>, _>>()?;
                output::print(&schools.iter().map(|school| list(school, lang.get())).collect::<String>())
            }
            What::Play { game, lesson, lang } => {
                let school = school(game)?;
                play::play(&school, school.lesson(lesson.as_deref())?, &words(lang.get())?)
            }
            What::Check { game } => games(game.as_deref()).into_iter().try_for_each(|game| carry_out(&school(game)?)),
            What::Show { game, lesson, elements, lang } => {
                let school = school(game)?;
                output::print(&show(&school, school.lesson(Some(lesson))?, lang.get(), *elements)?)
            }
        }
    }
}

fn games(game: Option<&str>) -> Vec<&str> {
    match game {
        Some(game) => vec![game],
        None => registry::ids(),
    }
}

/// A game, its lessons, and how its bots sit down.
struct School {
    game: Box<dyn AnyGame>,
    course: Course,
    sit: fn(BotSpec, &Seed, Seat) -> SeatedBot,
}

struct ToSchool<'a> {
    /// Where other lessons are than those the game ships with.
    from: Option<&'a Path>,
}

impl WithGame for ToSchool<'_> {
    type Output = Result<School, Failure>;

    fn with<G: Evaluator>(self, opened: Opened<G>) -> Result<School, Failure> {
        let course = match self.from {
            Some(dir) => course_from(G::about(), dir)?,
            None => Course::of(G::about()).map_err(Failure::other)?,
        };
        Ok(School { game: Box::new(opened), course, sit: SeatedBot::new::<G> })
    }
}

/// Reads somebody's own lessons.
fn course_from(about: &About, dir: &Path) -> Result<Course, Failure> {
    let found = texts_in(&dir.join("lessons"))?;
    let words = |lang: Lang| files::read(&dir.join(format!("words/lessons.{lang}.ftl")));
    Course::read(about, &found, [words(Lang::Fr)?, words(Lang::En)?]).map_err(Failure::input)
}

/// Every TOML file of a directory, by its name without ending.
pub(super) fn texts_in(dir: &Path) -> Result<Vec<(String, String)>, Failure> {
    let unreadable = |error: std::io::Error| Failure::Input(format!("{}: {error}", dir.display()));
    let entries = fs::read_dir(dir).map_err(unreadable)?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    let mut found = Vec::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "toml")) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        found.push((name, files::read(path)?));
    }
    found.sort();
    Ok(found)
}

impl School {
    /// The lesson of this name, or the first.
    fn lesson(&self, id: Option<&str>) -> Result<&Lesson, Failure> {
        let Course { lessons, .. } = &self.course;
        let found = match id {
            Some(id) => self.course.lesson(id),
            None => lessons.first(),
        };
        found.ok_or_else(|| {
            let ids = lessons.iter().map(|lesson| lesson.id.as_str()).collect::<Vec<_>>().join(", ");
            let wish = id.map_or_else(|| "no lesson".to_owned(), |id| format!("no lesson `{id}`"));
            let there = if ids.is_empty() { String::new() } else { format!("; there is {ids}") };
            Failure::Input(format!("{} has {wish}{there}", self.game.about().id))
        })
    }

    fn after<'a>(&self, lesson: &'a Lesson, steps: &[Step]) -> Result<Sitting<'a>, LessonError> {
        Sitting::after(&*self.game, lesson, "", &self.sit, steps)
    }
}

fn list(school: &School, lang: Lang) -> String {
    let mut text = String::new();
    let Course { lessons, .. } = &school.course;
    if lessons.is_empty() {
        return text;
    }
    let title = Say::new(school.game.words(lang), &[], Viewer::Spectator).word("game-title");
    let id = school.game.about().id;
    let _ = writeln!(text, "{} {}", output::styled(output::HEADING, &title), output::styled(output::FAINT, id));
    let widest = lessons.iter().map(|lesson| lesson.id.len()).max().unwrap_or(0);
    for lesson in lessons {
        let title = school.course.title(lesson, lang);
        let _ = writeln!(text, "  {:<widest$}  {title} ({} min)", lesson.id, lesson.minutes);
    }
    text
}

fn carry_out(school: &School) -> Result<(), Failure> {
    let faults = check(&*school.game, &school.course, &school.sit);
    let Course { lessons, .. } = &school.course;
    let game = school.game.about().id;
    if faults.is_empty() {
        let beats: usize = lessons.iter().map(|lesson| lesson.beats.len()).sum();
        return output::print(&format!("{game}: {} lessons, {beats} beats\n", lessons.len()));
    }
    let faults = faults.iter().map(|fault| format!("\n  {fault}")).collect::<String>();
    Err(Failure::Other(format!("{game}:{faults}")))
}

/// Every beat with its words, the question and the answers, those that are right marked.
fn show(school: &School, lesson: &Lesson, lang: Lang, elements: bool) -> Result<String, Failure> {
    let mut text = String::new();
    let mut steps = Vec::new();
    loop {
        let sitting = school.after(lesson, &steps).map_err(|error| Failure::Other(format!("{text}\n{error}")))?;
        let (Some(beat), Some(card)) = (sitting.beat(), school.course.card(&sitting, lang)) else { return Ok(text) };
        let viewer = Viewer::Seat(lesson.learner);
        let scene = sitting.table().scene(viewer, lang);
        let title = card.title.map(|title| format!(": {title}")).unwrap_or_default();
        let _ = writeln!(text, "\n{} {}{title}", output::styled(output::HEADING, "#"), beat.id);
        let _ = writeln!(text, "{}", card.text);
        if let Some(ask) = card.ask {
            let _ = writeln!(text, "→ {ask}");
        }
        let _ = writeln!(text, "{} {:?}", output::styled(output::FAINT, &scene.prompt.question), beat.point);
        if elements {
            text += &named(&scene);
        }
        let wanted = sitting.wanted();
        let numbers = numbers(&scene.offers);
        for (place, action) in sitting.table().legal_json(lesson.learner).iter().enumerate() {
            let mark = if wanted.contains(&place) { '*' } else { ' ' };
            let _ = writeln!(
                text,
                "{mark}{:>3}. {} {}",
                numbers[place],
                scene.offers[place].label,
                output::styled(output::FAINT, &action.to_string())
            );
        }
        steps.push(wanted.first().map_or(Step::GoOn, |place| Step::Decide(*place)));
    }
}

/// Every element of a scene with its name, a line each.
pub(super) fn named(scene: &Scene) -> String {
    let tableau = scene.tableau();
    let regions = tableau.regions.iter().map(|region| (&region.id, &region.label));
    let places = tableau.places.iter().map(|place| (&place.id, &place.label));
    let pieces = tableau.pieces.iter().map(|piece| (&piece.id, &piece.title));
    let named = regions.chain(places).chain(pieces).filter(|(_, name)| !name.is_empty());
    named.map(|(id, name)| output::styled(output::FAINT, &format!("  {id} {name}\n"))).collect()
}
