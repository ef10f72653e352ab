//! `GET /api/tables/{id}/review`.

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use cenacle_scene::Lang;
use cenacle_table::{AnyTable, Record};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Origin, Problems, TableIn},
    replays::Whose,
    tables::{Client, Request, Reviewer, Services},
    wire::{Code, GuestId, Reviewed, TableId},
};

/// How did it come about?
///
/// For a game that is over: a bot thinks about every decision, which takes a while. Who asks first sets it going; ask again until
/// it is ready.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Reviewed), Problems))]
pub(crate) async fn review(
    State(app): State<App>,
    asker: Asker,
    TableIn(table): TableIn,
) -> Result<Response, AppError> {
    let by = asker.guest.map(|guest| guest.id);
    // Of several processes one does it for all: who asks here and there asks the same one.
    if let Some(nodes) = &app.services().nodes
        && let Some(told) = nodes.review(table, by, asker.lang).await
    {
        return Ok(([(header::CONTENT_TYPE, "application/json")], told?.to_string()).into_response());
    }
    reviewed(&app, table, by, asker.origin, asker.lang).await.map(|reviewed| Json(reviewed).into_response())
}

/// How far the review of a game is; it is set going unless it goes already.
pub(crate) async fn reviewed(
    app: &App,
    table: TableId,
    by: Option<GuestId>,
    origin: Option<Origin>,
    lang: Lang,
) -> Result<Reviewed, AppError> {
    // Who may have the record may see what is in it.
    let text = app.directory.ask(table, |reply| Request::Record { by, reply }).await?;
    let services = app.services();
    if let Some(known) = services.reviews.look(table, lang) {
        return known;
    }
    let reach = app.clone();
    let (whole, reviewer) = services.replays.run(Whose::Ours, move |_| whole(reach.services(), &text)).await?;
    let client = Client { origin, guest: by, table, watched: true };
    services.metrics.reviews.inc();
    services.reviews.begin(client, whole, reviewer, &services.bots);
    services.reviews.look(table, lang).unwrap_or_else(|| Err(Code::Internal.into()))
}

/// The game from its beginning to its end, and who looks at it again.
fn whole(services: &Services, text: &str) -> Result<(Box<dyn AnyTable>, Reviewer), AppError> {
    let unread = |error| AppError::with(Code::Internal, error);
    let record = Record::parse(text).map_err(unread)?;
    let header = &record.header;
    let on = services.shelf.find(&header.game, header.rules_version, &header.data).ok_or(Code::OtherRules)?;
    Ok((on.game.replay(&record).map_err(unread)?, on.reviewer()))
}
