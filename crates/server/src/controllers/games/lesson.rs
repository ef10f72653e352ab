//! `POST /api/games/{game}/lessons/{lesson}`.

use std::collections::BTreeMap;

use axum::{extract::State, response::Response};
use cenacle_lesson::{Course, LessonError, Sitting, Sought, Step, Taken};
use cenacle_scene::{Lang, Scene, Seat, Text, Viewer};
use cenacle_table::{Sitter, any::SaidLine};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Body, Named, Problems},
    replays::{self, LONGEST_ANSWER, Whose},
    shelf::OnShelf,
    wire::Code,
};

/// How far somebody is in a lesson, and what he does next. The server keeps nothing of it.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct LessonAsk {
    /// The steps so far, all of which were right.
    #[serde(default)]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, schemars(with = "Vec<LessonStep>"))]
    steps: Vec<Step>,
    /// The next step, right or wrong.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, schemars(with = "Option<LessonStep>"))]
    step: Option<Step>,
    /// An element that was pointed at and means nothing now: why not?
    why_not: Option<String>,
    /// What the learner is called.
    #[serde(default)]
    name: String,
}

/// A step as it is written.
#[cfg(test)]
#[derive(schemars::JsonSchema)]
#[schemars(rename_all = "kebab-case")]
#[expect(dead_code, reason = "only its form is looked at")]
enum LessonStep {
    /// The card was read.
    GoOn,
    /// The place of an answer in the legal list.
    Decide(usize),
}

/// A moment of a lesson.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct LessonState {
    /// The steps that are done now.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, schemars(with = "Vec<LessonStep>"))]
    steps: Vec<Step>,
    /// Why the last step was not taken, or why what was pointed at cannot be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<String>,
    /// The rule behind that, if it is one of the game's.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// What the lesson is called.
    title: String,
    /// What is said and asked; nothing once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    beat: Option<BeatTold>,
    /// How many beats it has.
    beats: usize,
    /// About how long all of it takes.
    minutes: u8,
    /// The lesson that follows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
    /// The version of the rules.
    rules_version: u32,
    /// What was agreed on.
    options: BTreeMap<String, String>,
    #[schema(value_type = Vec<Object>)]
    seats: Vec<Sitter>,
    #[schema(value_type = u8)]
    learner: Seat,
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    to_act: Vec<Seat>,
    /// What the learner sees.
    #[schema(value_type = Object)]
    scene: Scene,
    /// What the learner was told.
    #[schema(value_type = Vec<Object>)]
    log: Vec<SaidLine>,
}

/// What is said and asked at a moment of a lesson.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct BeatTold {
    id: String,
    /// Its number, from 1.
    n: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    title: Option<Text>,
    #[schema(value_type = String)]
    text: Text,
    /// What to do; nothing if it is enough to go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    ask: Option<Text>,
    /// Elements in the light.
    point: Vec<String>,
    /// Places in the legal list that are right; empty where any is, or where nothing is asked.
    wanted: Vec<usize>,
}

/// Take a step in a lesson
///
/// A lesson is the fold of its steps, so nothing is stored: who asks says how far he is. A step that is not what is asked for
/// changes nothing and is answered with the reason.
#[utoipa::path(post, path = "/api/games/{game}/lessons/{lesson}", tag = "games",
    params(("game" = String, Path), ("lesson" = String, Path), ("lang" = Option<String>, Query, description = "`fr` or `en`")),
    request_body = LessonAsk,
    responses((status = 200, body = LessonState), Problems))]
pub(crate) async fn lesson(
    State(app): State<App>,
    asker: Asker,
    Named((game, lesson)): Named<(String, String)>,
    Body(ask): Body<LessonAsk>,
) -> Result<Response, AppError> {
    let (reach, lang) = (app.clone(), asker.lang);
    let take = move |_| {
        let services = reach.services();
        let on = services.shelf.newest(&game).ok_or(Code::NoSuchGame)?;
        let moment = moment(on, &lesson, ask, lang)?;
        services.decors.keep(on.game.about().id, &moment.scene.decor);
        replays::json(&moment, LONGEST_ANSWER)
    };
    let json = app.services().replays.run(Whose::Strangers, take).await?;
    app.services().replays.answer(json)
}

fn moment(on: &OnShelf, id: &str, ask: LessonAsk, lang: Lang) -> Result<LessonState, AppError> {
    let course = on.course().ok_or(Code::NotFound)?;
    let lesson = course.lesson(id).ok_or(Code::NotFound)?;
    let LessonAsk { mut steps, step, why_not, name } = ask;
    if steps.len() > lesson.beats.len() {
        return Err(AppError::with(Code::BadWish, "so many steps the lesson does not have"));
    }
    let sit = |bot, seed: &_, seat| on.sit(bot, seed, seat);
    let mut sitting = Sitting::after(&*on.game, lesson, &name, &sit, &steps).map_err(not_given)?;
    let mut wrong = why_not.and_then(|element| {
        // Where a card is only to be read, that is why.
        if sitting.beat().is_some_and(|beat| beat.ask == Sought::GoOn) {
            return Some((course.wrong(&sitting, lang).to_string(), None));
        }
        let refusal = sitting.table().why_not(lesson.learner, &element)?;
        Some((sitting.table().say_refusal(&refusal, lang, lesson.learner), Some(refusal.rule)))
    });
    if let Some(step) = step {
        match sitting.take(step).map_err(not_given)? {
            Taken::Right => steps.push(step),
            Taken::Wrong => wrong = Some((course.wrong(&sitting, lang).to_string(), None)),
        }
    }
    let (wrong, rule) = wrong.map_or((None, None), |(text, rule)| (Some(text), rule));
    let table = sitting.table();
    let viewer = Viewer::Seat(lesson.learner);
    let after = course.lessons.iter().skip_while(|other| other.id != lesson.id).nth(1);
    Ok(LessonState {
        wrong,
        rule,
        title: course.title(lesson, lang).to_string(),
        beat: told(course, &sitting, lang),
        beats: lesson.beats.len(),
        minutes: lesson.minutes,
        next: after.map(|lesson| lesson.id.clone()),
        rules_version: on.game.rules_version(),
        options: table.options().chosen.clone(),
        seats: table.sitters().to_vec(),
        learner: lesson.learner,
        to_act: table.to_act().collect(),
        scene: table.scene(viewer, lang),
        log: table.log(viewer, lang, 0),
        steps,
    })
}

fn told(course: &Course, sitting: &Sitting<'_>, lang: Lang) -> Option<BeatTold> {
    let (beat, card) = (sitting.beat()?, course.card(sitting, lang)?);
    let wanted = match beat.ask {
        Sought::Of(_) => sitting.wanted(),
        Sought::Any | Sought::GoOn => Vec::new(),
    };
    Some(BeatTold {
        id: beat.id.clone(),
        n: sitting.beats_done() + 1,
        title: card.title,
        text: card.text,
        ask: card.ask,
        point: beat.point.clone(),
        wanted,
    })
}

/// Steps that are none of the lesson are the asker's mistake; everything else is ours.
fn not_given(error: LessonError) -> AppError {
    let code = if matches!(error, LessonError::NoSuchStep { .. }) { Code::BadWish } else { Code::Internal };
    AppError::with(code, error)
}
