//! `POST /api/tables/{id}/what-if`.

use axum::{Json, extract::State, http::StatusCode};
use cenacle_bots::Level;
use cenacle_scene::{Seat, Viewer};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems, TableIn},
    replays::Whose,
    tables::{Past, Request, Services, TableMeta},
    wire::{Code, GuestInfo, TableInfo},
};

/// A moment of a game to go on from.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct WhatIf {
    /// After how many inputs.
    at: usize,
    /// Which seat to play. While the game runs only one's own; one's own if nobody says.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// Which bots play the other seats.
    bot: Option<String>,
}

/// Try out what might have been
///
/// A table of one's own that begins with a moment of this game, with bots at the other seats. While the game runs, all
/// that one's seat cannot know is made up: it may be so, and nothing is learned.
#[utoipa::path(post, path = "/api/tables/{id}/what-if", tag = "tables", params(("id" = String, Path)), request_body = WhatIf,
    responses((status = 201, body = TableInfo), Problems))]
pub(crate) async fn what_if(
    State(app): State<App>,
    Guest(guest): Guest,
    TableIn(table): TableIn,
    Body(wish): Body<WhatIf>,
) -> Result<(StatusCode, Json<TableInfo>), AppError> {
    let WhatIf { at, seat, bot } = wish;
    let bot = bot.unwrap_or_else(|| Level::Medium.name().to_owned());
    let by = guest.id;
    let past = app.directory.ask(table, |reply| Request::WhatIf { by, seat, reply }).await?;
    let (reach, by) = (app.clone(), guest.clone());
    let begin = move |_| begun_at(reach.services(), *past, at, &by, &bot);
    let meta = app.services().replays.run(Whose::Ours, begin).await?;
    let info = super::open(&app, &meta, guest).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

/// A table that begins with a moment of a game.
fn begun_at(services: &Services, past: Past, at: usize, by: &GuestInfo, bot: &str) -> Result<TableMeta, AppError> {
    let Past { meta, mut record, seat, over } = past;
    if at > record.inputs.len() {
        return Err(AppError::with(Code::BadWish, "there were not so many inputs"));
    }
    record.inputs.truncate(at);
    let on = services.shelf.find(&meta.game, meta.rules_version, &meta.data).ok_or(Code::OtherRules)?;
    let then = on.game.replay(&record).map_err(|error| AppError::with(Code::Internal, error))?;
    let asked = then.to_act().first().ok_or(Code::AlreadyOver)?;
    let seat = seat.unwrap_or(asked);
    let eyes = if over { Viewer::Omniscient } else { Viewer::Seat(seat) };
    meta.tried_by(by, seat, bot, (at, then.imagined(eyes)), services.now())
}
