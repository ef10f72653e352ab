//! `GET /api/tables/{id}/scores`.

use axum::{Json, extract::State};
use cenacle_scene::{Lang, Viewer};
use cenacle_table::{AnyTable, Record};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Problems, TableIn},
    replays::{Deadline, Whose},
    tables::{Request, ScorePoint, Services},
    wire::Code,
};

/// How the scores went.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Scores {
    /// The beginning, every moment at which something changed, and the end.
    points: Vec<ScorePoint>,
}

/// How did the scores go?
///
/// For a game that is over; what was hidden while it ran is open now.
#[utoipa::path(get, path = "/api/tables/{id}/scores", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Scores), Problems))]
pub(crate) async fn scores(
    State(app): State<App>,
    asker: Asker,
    TableIn(table): TableIn,
) -> Result<Json<Scores>, AppError> {
    let by = asker.guest.map(|guest| guest.id);
    let text = app.directory.ask(table, |reply| Request::Record { by, reply }).await?;
    let reach = app.clone();
    let play = move |deadline| points(reach.services(), &text, deadline);
    let points = app.services().replays.run(Whose::Ours, play).await?;
    Ok(Json(Scores { points }))
}

/// What the panels showed, input by input, where it changed.
fn points(services: &Services, text: &str, deadline: Deadline) -> Result<Vec<ScorePoint>, AppError> {
    let unread = |error| AppError::with(Code::Internal, error);
    let mut record = Record::parse(text).map_err(unread)?;
    let inputs = std::mem::take(&mut record.inputs);
    let header = &record.header;
    let on = services.shelf.find(&header.game, header.rules_version, &header.data).ok_or(Code::OtherRules)?;
    let mut table = on.game.replay(&record).map_err(unread)?;
    let mut points = vec![shown(&*table)];
    for line in &inputs {
        deadline.check()?;
        table.follow(line).map_err(unread)?;
        let point = shown(&*table);
        let changed = points.last().is_none_or(|last| last.scores != point.scores);
        if changed || line.n == inputs.len() {
            points.push(point);
        }
    }
    Ok(points)
}

fn shown(table: &dyn AnyTable) -> ScorePoint {
    let scene = table.scene(Viewer::Omniscient, Lang::default());
    let scores = scene.tableau().panels.iter().map(|panel| panel.score.to_string()).collect();
    ScorePoint { n: table.inputs(), scores }
}
