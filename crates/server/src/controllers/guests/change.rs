//! `PATCH /api/me`.

use axum::{Json, extract::State};
use cenacle_scene::Lang;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems},
    nodes::HouseNews,
    texts,
    wire::GuestInfo,
};

/// What is to be different.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Change {
    /// Another name. Tables at which one sits already keep the old one.
    name: Option<String>,
    #[schema(value_type = Option<String>)]
    lang: Option<Lang>,
}

/// Take another name or language
#[utoipa::path(patch, path = "/api/me", tag = "guests", request_body = Change,
    responses((status = 200, body = GuestInfo), Problems))]
pub(crate) async fn change(
    State(app): State<App>,
    Guest(mut guest): Guest,
    Body(wish): Body<Change>,
) -> Result<Json<GuestInfo>, AppError> {
    if let Some(name) = wish.name {
        guest.name = texts::name(&name)?;
    }
    guest.lang = wish.lang.unwrap_or(guest.lang);
    app.services().store.change_guest(&guest).await?;
    app.guests.forget(guest.id);
    app.sockets.changed(&guest);
    app.directory.tell_others(|| HouseNews::Changed(guest.clone()));
    Ok(Json(guest))
}
