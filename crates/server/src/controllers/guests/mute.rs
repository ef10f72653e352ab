//! `POST /api/me/mute`.

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems},
    nodes::HouseNews,
    wire::GuestId,
};

/// Whom one does not want to hear.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Mute {
    #[schema(value_type = String)]
    guest: GuestId,
    /// Whether he is muted from now on, or heard again.
    muted: bool,
}

/// Everybody whom one does not want to hear.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Muted {
    #[schema(value_type = Vec<String>)]
    muted: Vec<GuestId>,
}

/// No longer hear somebody's chat, or hear it again
///
/// Sockets that are open know it at once.
#[utoipa::path(post, path = "/api/me/mute", tag = "guests", request_body = Mute,
    responses((status = 200, body = Muted), Problems))]
pub(crate) async fn mute(
    State(app): State<App>,
    Guest(guest): Guest,
    Body(wish): Body<Mute>,
) -> Result<Json<Muted>, AppError> {
    let store = &app.services().store;
    store.mute(guest.id, wish.guest, wish.muted).await?;
    let muted = store.mutes(guest.id).await?;
    app.sockets.mutes(guest.id, &muted);
    app.directory.tell_others(|| HouseNews::Mutes(guest.id, muted.clone()));
    Ok(Json(Muted { muted }))
}
