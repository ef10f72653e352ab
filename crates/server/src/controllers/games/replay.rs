//! `POST /api/replay`.

use std::collections::BTreeMap;

use axum::{
    body::to_bytes,
    extract::{Request, State},
    response::Response,
};
use cenacle_scene::{Lang, Scene, SceneDiff, Seat, Viewer};
use cenacle_table::{
    Record, RecordError, Sitter,
    any::{SaidLine, SaidSheetLine},
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, LONGEST_RECORD, Params, Problems},
    replays::{self, Deadline, LONGEST_ANSWER, Whose},
    shelf::OnShelf,
    wire::Code,
};

/// Through whose eyes.
#[derive(Debug, Deserialize)]
pub(crate) struct ViewerQuery {
    viewer: Option<String>,
}

/// A whole game, to be looked at step by step.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Replayed {
    game: &'static str,
    /// The version of its rules.
    rules_version: u32,
    /// What was agreed on.
    options: BTreeMap<String, String>,
    #[schema(value_type = Vec<Object>)]
    seats: Vec<Sitter>,
    /// Where the text differs from the record it says it is, though the game can be played again; nothing if it does not.
    mismatch: Option<String>,
    /// `mismatch` under the name it had in 0.2.0.
    #[schema(deprecated)]
    doubt: Option<String>,
    /// Whether the seed was promised before the game, and is what was promised.
    pledged: bool,
    /// Who decided each input; nobody where a sand-glass ran out.
    #[schema(value_type = Vec<Option<u8>>)]
    by: Vec<Option<Seat>>,
    /// What was told, each line with the number of its input.
    #[schema(value_type = Vec<Object>)]
    log: Vec<SaidLine>,
    /// How it ended; nothing if it was not played to its end.
    #[schema(value_type = Object)]
    #[cfg_attr(test, schemars(with = "Option<cenacle_table::Outcome>"))]
    outcome: Option<serde_json::Value>,
    /// The count at the end.
    #[schema(value_type = Vec<Object>)]
    sheet: Vec<SaidSheetLine>,
    /// What is seen before the first input.
    #[schema(value_type = Object)]
    scene: Scene,
    /// What changes with each input.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, schemars(with = "Vec<SceneDiff>"))]
    diffs: Vec<Box<RawValue>>,
}

/// Look at a recorded game
///
/// The body is the text of a record, at most 1 MB. It is played again and checked; nothing is stored. What takes longer than five
/// seconds to play or 32 MB to tell is refused as `too-large`.
#[utoipa::path(post, path = "/api/replay", tag = "games",
    params(
        ("viewer" = Option<String>, Query, description = "a seat's number, `spectator`, or `omniscient`, who sees everything"),
        ("lang" = Option<String>, Query, description = "`fr` or `en`"),
    ),
    request_body(content = String, content_type = "application/json", description = "A record, see docs/formats.md."),
    responses((status = 200, body = Replayed), Problems))]
pub(crate) async fn replay(
    State(app): State<App>,
    asker: Asker,
    Params(query): Params<ViewerQuery>,
    request: Request,
) -> Result<Response, AppError> {
    let body = to_bytes(request.into_body(), LONGEST_RECORD).await;
    let body = body.map_err(|error| AppError::with(Code::TooLarge, error))?;
    let text = String::from_utf8(body.into()).map_err(|error| AppError::with(Code::Malformed, error))?;
    let (reach, lang) = (app.clone(), asker.lang);
    let look = move |deadline| look(&reach, &text, query.viewer.as_deref(), lang, deadline);
    let json = app.services().replays.run(Whose::Strangers, look).await?;
    app.services().replays.answer(json)
}

fn look(app: &App, text: &str, viewer: Option<&str>, lang: Lang, deadline: Deadline) -> Result<Vec<u8>, AppError> {
    let services = app.services();
    let record = Record::parse(text).map_err(unread)?;
    let header = &record.header;
    let on: &OnShelf = services.shelf.find(&header.game, header.rules_version, &header.data).ok_or_else(|| {
        match services.shelf.newest(&header.game) {
            Some(_) => Code::OtherRules,
            None => Code::NoSuchGame,
        }
    })?;
    let viewer = match viewer {
        Some(viewer) => Viewer::read(viewer, header.seats.len()).ok_or(Code::NoSuchSeat)?,
        None => Viewer::Omniscient,
    };
    // A position of the sender's is audited when the table is set up; only then it is played.
    let opening = Record { inputs: Vec::new(), ..record.clone() };
    let mut table = on.game.replay(&opening).map_err(unread)?;
    let scene = table.scene(viewer, lang);
    services.decors.keep(table.about().id, &scene.decor);
    let (mut diffs, mut last) = (Vec::with_capacity(record.inputs.len()), scene.clone());
    let mut left = LONGEST_ANSWER;
    for line in &record.inputs {
        deadline.check()?;
        table.follow(line).map_err(unread)?;
        let next = table.scene(viewer, lang);
        services.decors.keep(table.about().id, &next.decor);
        // Written at once: what it takes is known, and nothing else of the scene is held.
        let diff = replays::json(&SceneDiff::between(&last, &next), left)?;
        left -= diff.len();
        diffs.push(raw(diff)?);
        last = next;
    }
    let mismatch = table.compare(&record, text).err().map(|error| error.to_string());
    let replayed = Replayed {
        game: table.about().id,
        rules_version: header.rules_version,
        options: header.options.chosen.clone(),
        seats: header.seats.clone(),
        doubt: mismatch.clone(),
        mismatch,
        pledged: header.pledge.is_some(),
        by: record.inputs.iter().map(|line| line.seat).collect(),
        log: table.log(viewer, lang, 0),
        outcome: table.outcome().and_then(|outcome| serde_json::to_value(outcome).ok()),
        sheet: table.sheet(lang, viewer),
        scene,
        diffs,
    };
    replays::json(&replayed, LONGEST_ANSWER)
}

fn raw(json: Vec<u8>) -> Result<Box<RawValue>, AppError> {
    let text = String::from_utf8(json).map_err(|error| AppError::with(Code::Internal, error))?;
    RawValue::from_string(text).map_err(|error| AppError::with(Code::Internal, error))
}

fn unread(error: RecordError) -> AppError {
    let code = match error {
        RecordError::OtherData { .. } | RecordError::Version { .. } => Code::OtherRules,
        RecordError::OtherGame(_) => Code::NoSuchGame,
        RecordError::Unreadable(_) | RecordError::Foreign(_) | RecordError::Setup(_) | RecordError::Broken { .. } => {
            Code::BadWish
        }
    };
    AppError::with(code, error)
}
