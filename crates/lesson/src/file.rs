//! A lesson as its file says it.

use std::collections::BTreeMap;

use cenacle_scene::Seat;
use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;

use crate::Pattern;

/// A lesson.
///
/// Its title is the message `lesson-<lesson>`.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The name of its file, without what follows the dot.
    pub id: String,
    /// About how long it takes.
    pub minutes: u8,
    /// How many play.
    pub players: u8,
    pub learner: Seat,
    /// Options of the game that are not as usual.
    pub options: BTreeMap<String, String>,
    /// Everything that is drawn follows from it.
    pub seed: String,
    /// The bot that answers for the others where nothing is written.
    pub others: String,
    /// Where it begins, if not at the start.
    pub position: Option<Value>,
    pub beats: Vec<Beat>,
}

/// One thing that is said, shown and asked.
///
/// It is said by messages whose keys begin with `lesson-<lesson>-<beat>`: this one is the text of its card; `…-title` its title,
/// `…-ask` what to do, `…-wrong` what is said to who does something else, if there are such messages.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beat {
    /// Its name in the lesson.
    pub id: String,
    /// Elements of the scene that are in the light.
    #[serde(default)]
    pub point: Vec<String>,
    /// What is asked.
    #[serde(default)]
    pub ask: Sought,
    /// How questions are answered that come before what is asked here and are not taught yet.
    #[serde(default)]
    pub meanwhile: Vec<Pattern>,
    /// Numbers that the beat says and nobody reads off the table: where each stands in the position (a JSON pointer), and what it is.
    #[serde(default)]
    pub figures: BTreeMap<String, i64>,
    /// What others answer right after it, one after the other; [`EXPIRY`](crate::EXPIRY) is a sand-glass that runs out.
    #[serde(default)]
    pub then: Vec<Pattern>,
}

/// What a beat wants of the learner.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(from = "Written")]
pub enum Sought {
    /// To have read it.
    #[default]
    GoOn,
    /// Whatever is legal.
    Any,
    /// One of these.
    Of(Vec<Pattern>),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Word(Word),
    Of(Vec<Pattern>),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    GoOn,
    Any,
}

impl From<Written> for Sought {
    fn from(written: Written) -> Sought {
        match written {
            Written::Word(Word::GoOn) => Sought::GoOn,
            Written::Word(Word::Any) => Sought::Any,
            Written::Of(patterns) => Sought::Of(patterns),
        }
    }
}

impl Sought {
    /// Whether a decision is asked for, and this is one of those that are wanted.
    #[must_use]
    pub fn wants(&self, action: &Value) -> bool {
        match self {
            Sought::GoOn => false,
            Sought::Any => true,
            Sought::Of(patterns) => patterns.iter().any(|pattern| pattern.fits(action)),
        }
    }
}

/// Why a lesson cannot be given.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LessonError {
    /// Its file is no lesson.
    #[error("lesson {lesson}: {reason}")]
    Unreadable { lesson: String, reason: String },
    /// The words of the lessons are none.
    #[error("{0}")]
    Words(String),
    /// Its table cannot be laid.
    #[error("lesson {lesson}: {reason}")]
    Setup { lesson: String, reason: String },
    /// It does not go on from here.
    #[error("lesson {lesson}, beat {beat}: {reason}")]
    Stuck { lesson: String, beat: String, reason: String },
    /// The steps that were taken are not steps of this lesson.
    #[error("lesson {lesson}: step {step} is none of it")]
    NoSuchStep { lesson: String, step: usize },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    minutes: u8,
    players: u8,
    #[serde(default = "first")]
    learner: Seat,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seed: String,
    #[serde(default = "greedy")]
    others: String,
    position: Option<String>,
    beat: Vec<Beat>,
}

fn first() -> Seat {
    Seat::new(0)
}

fn greedy() -> String {
    "greedy".to_owned()
}

impl Lesson {
    /// Reads a file of this name.
    ///
    /// # Errors
    /// If it is no lesson.
    pub fn read(id: &str, text: &str) -> Result<Lesson, LessonError> {
        let unreadable = |reason: String| LessonError::Unreadable { lesson: id.to_owned(), reason };
        let file: File = toml::from_str(text).map_err(|error| unreadable(error.to_string()))?;
        let position = file.position.map(|json| serde_json::from_str(&json)).transpose();
        let position = position.map_err(|error| unreadable(format!("position: {error}")))?;
        if file.beat.is_empty() {
            return Err(unreadable("it has no beat".to_owned()));
        }
        Ok(Lesson {
            id: id.to_owned(),
            minutes: file.minutes,
            players: file.players,
            learner: file.learner,
            options: file.options,
            seed: file.seed,
            others: file.others,
            position,
            beats: file.beat,
        })
    }

    /// The key of its title.
    #[must_use]
    pub fn title(&self) -> String {
        format!("lesson-{}", self.id)
    }

    /// The key of what a beat says.
    #[must_use]
    pub fn text_of(&self, beat: &Beat) -> String {
        format!("lesson-{}-{}", self.id, beat.id)
    }
}
