//! `POST` and `DELETE /api/me/recovery`.

use axum::{Json, extract::State, http::StatusCode};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Guest, Problems},
    secrets,
};

/// A way to move to another device.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Recovery {
    /// What `POST /api/recover` takes, once.
    token: String,
    /// The path of a private link with it. What stands after the `#` is never sent to a server by a browser.
    path: String,
}

/// Get a private link that moves me to another device
///
/// It stands in the place of an older one, and works once.
#[utoipa::path(post, path = "/api/me/recovery", tag = "guests", responses((status = 200, body = Recovery), Problems))]
pub(crate) async fn recovery(State(app): State<App>, Guest(guest): Guest) -> Result<Json<Recovery>, AppError> {
    let token = secrets::secret();
    app.services().store.renew_recovery(guest.id, &secrets::hash(&token), app.services().now()).await?;
    Ok(Json(Recovery { path: format!("/#recover={token}"), token }))
}

/// End my private link
///
/// There is none afterwards, whether there was one or not.
#[utoipa::path(delete, path = "/api/me/recovery", tag = "guests", responses((status = 204), Problems))]
pub(crate) async fn end(State(app): State<App>, Guest(guest): Guest) -> Result<StatusCode, AppError> {
    app.services().store.end_recovery(guest.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
