//! `GET /api/tables/{id}/review`.

use axum::{Json, extract::State};
use cenacle_table::Record;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Problems, TableIn},
    tables::Request,
    wire::{Code, Reviewed},
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
) -> Result<Json<Reviewed>, AppError> {
    let by = asker.guest.map(|guest| guest.id);
    // Who may have the record may see what is in it.
    let text = app.hall.ask(table, |reply| Request::Record { by, reply }).await?;
    let unread = |error| AppError::with(Code::Internal, error);
    let record = Record::parse(&text).map_err(unread)?;
    let header = &record.header;
    let on = app.house().shelf.find(&header.game, header.rules_version, &header.data).ok_or(Code::OtherRules)?;
    let whole = || on.game.replay(&record).map_err(unread);
    app.house().reviews.look(table, asker.lang, on, whole).map(Json)
}
