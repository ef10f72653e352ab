//! What can be played.

pub(crate) mod decor;
pub(crate) mod lesson;
pub(crate) mod list;
pub(crate) mod page;
pub(crate) mod picture;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod search;
pub(crate) mod settle;
pub(crate) mod show;

use std::collections::BTreeMap;

use cenacle_lesson::{Course, Lesson};
use cenacle_scene::{Lang, Say, Viewer, scene::Theme};
use cenacle_table::{OptionKind, OptionSpec, Origin};
use serde::Serialize;
use utoipa::ToSchema;

use crate::shelf::OnShelf;

/// A game and what can be chosen for it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct GameInfo {
    /// Its name in addresses and records.
    pub game: String,
    /// Its name as shown.
    pub title: String,
    /// The version of its rules.
    pub rules_version: u32,
    pub min_players: u8,
    pub max_players: u8,
    /// How many usually play.
    pub usual_players: u8,
    /// Its usual length in minutes.
    pub minutes: u16,
    /// What it is about, in a sentence or two.
    pub pitch: String,
    /// What somebody who plays it for the first time should know, if there is anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub primer: Option<String>,
    /// Its colours `ground`, `panel`, `ink`, `accent` and `paper`, as `#rrggbb`.
    #[schema(value_type = BTreeMap<String, String>)]
    pub theme: &'static Theme,
    /// Names of symbols that stand for it, the emblem first.
    pub emblems: &'static [&'static str],
    /// What players may agree on.
    pub options: Vec<OptionInfo>,
    /// Options that are proposed where the others are bots; the others have their usual values.
    #[schema(value_type = BTreeMap<String, String>)]
    pub against_bots: BTreeMap<&'static str, &'static str>,
    /// The bots that play it.
    pub bots: Vec<String>,
    /// How many figures of its component data come from where.
    #[schema(value_type = BTreeMap<String, usize>)]
    pub origins: BTreeMap<Origin, usize>,
    /// What teaches it, in the order in which it is best taken.
    pub lessons: Vec<LessonInfo>,
    /// A simple table for somebody's first game: that of the first lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_game: Option<FirstGame>,
}

/// A table for somebody's first game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct FirstGame {
    /// How many play.
    pub players: u8,
    /// What is not as usual.
    pub options: BTreeMap<String, String>,
}

/// A lesson as it is listed.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct LessonInfo {
    /// Its name in addresses.
    pub id: String,
    /// Its name as shown.
    pub title: String,
    /// About how long it takes.
    pub minutes: u8,
    /// How many beats it has.
    pub beats: usize,
}

/// Something players may agree on.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct OptionInfo {
    /// Its name in requests and records.
    pub id: String,
    /// Its name as shown.
    pub name: String,
    /// What it may be.
    pub values: Vec<String>,
    /// What it may be as shown, in the same order; none of what is `on` or `off`.
    pub value_names: Vec<String>,
    /// What it is if nobody says.
    pub default: String,
    /// The rule that explains it.
    pub rule: String,
    /// What it does, where its rule speaks of more than of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Whether it is asked about first; the others fold away.
    pub main: bool,
}

fn info(on: &OnShelf, lang: Lang) -> GameInfo {
    let game = &*on.game;
    let about = game.about();
    let say = Say::new(game.words(lang), &[], Viewer::Spectator);
    let written = |key: &str| game.words(lang).has(key).then(|| say.word(key).to_string());
    let option = |spec: &OptionSpec| OptionInfo {
        id: spec.id.to_owned(),
        name: say.word(&format!("option-{}", spec.id)).to_string(),
        values: spec.kind.values().iter().map(|value| (*value).to_owned()).collect(),
        value_names: match spec.kind {
            OptionKind::Flag { .. } => Vec::new(),
            OptionKind::Choice { values, .. } => {
                values.iter().map(|value| say.word(&format!("option-{}-{value}", spec.id)).to_string()).collect()
            }
        },
        default: spec.kind.default_text().to_owned(),
        rule: spec.rule.to_owned(),
        text: written(&format!("option-{}-text", spec.id)),
        main: game.main_options().contains(&spec.id),
    };
    GameInfo {
        game: about.id.to_owned(),
        title: say.word("game-title").to_string(),
        rules_version: about.rules_version,
        min_players: about.players.0,
        max_players: about.players.1,
        usual_players: about.usual_players(),
        minutes: about.minutes,
        pitch: say.word("game-pitch").to_string(),
        primer: written("game-primer"),
        theme: &about.theme,
        emblems: about.emblems,
        options: about.options.iter().map(option).collect(),
        against_bots: game.against_bots().iter().copied().collect(),
        bots: cenacle_bots::BotSpec::NAMES.map(str::to_owned).into(),
        origins: game.origins().clone(),
        lessons: on.course().map_or_else(Vec::new, |course| lessons(course, lang)),
        first_game: on.course().and_then(|course| course.lessons.first()).map(first_game),
    }
}

fn first_game(lesson: &Lesson) -> FirstGame {
    FirstGame { players: lesson.players, options: lesson.options.clone() }
}

fn lessons(course: &Course, lang: Lang) -> Vec<LessonInfo> {
    let told = |lesson: &Lesson| LessonInfo {
        id: lesson.id.clone(),
        title: course.title(lesson, lang).to_string(),
        minutes: lesson.minutes,
        beats: lesson.beats.len(),
    };
    course.lessons.iter().map(told).collect()
}
