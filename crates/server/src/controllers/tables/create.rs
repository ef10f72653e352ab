//! `POST /api/tables`.

use axum::{Json, extract::State, http::StatusCode};

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems},
    tables::TableMeta,
    wire::{Code, SeatWish, TableInfo, TableWish},
};

/// Make a table
///
/// If every seat is the maker's or a bot's, the game begins at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = TableWish,
    responses((status = 201, body = TableInfo), Problems))]
pub(crate) async fn create(
    State(app): State<App>,
    Guest(guest): Guest,
    Body(wish): Body<TableWish>,
) -> Result<(StatusCode, Json<TableInfo>), AppError> {
    let on = app.services().shelf.newest(&wish.game).ok_or(Code::NoSuchGame)?;
    let named = |seat: &SeatWish| match seat {
        SeatWish::Invited { name } => name.clone(),
        _ => None,
    };
    let invited: Vec<Option<String>> = wish.seats.iter().map(named).collect();
    let mut meta = TableMeta::new(wish, &guest, &*on.game, app.services().now())?;
    for (seat, name) in invited.into_iter().enumerate().filter_map(|(seat, name)| Some((seat, name?))) {
        let bot = app.services().store.bot_named(&name).await?;
        meta.keep_for(seat, &bot.ok_or_else(|| AppError::with(Code::NoSuchBot, name))?)?;
    }
    let info = super::open(&app, &meta, guest).await?;
    Ok((StatusCode::CREATED, Json(info)))
}
