//! `POST /api/me/sign-out`.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Body, Guest, Problems},
    nodes::HouseNews,
    sockets::Devices,
    wire::Code,
};

/// Who is to be signed out.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SignOut {
    /// Which of the guest's devices.
    #[serde(default)]
    devices: SignedOut,
}

/// Devices of a guest.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SignedOut {
    /// The one that asks.
    #[default]
    This,
    /// All but the one that asks.
    Others,
    /// All of them.
    All,
}

/// Sign out
///
/// Here, everywhere else, or everywhere: the secrets are gone, and sockets opened with them close at once. Without a private link
/// nobody can come back as a guest whose last device has signed out.
#[utoipa::path(post, path = "/api/me/sign-out", tag = "guests", request_body = SignOut,
    responses((status = 204, description = "Done; the cookie is taken back if this device is meant."), Problems))]
pub(crate) async fn sign_out(
    State(app): State<App>,
    asker: Asker,
    Guest(guest): Guest,
    Body(SignOut { devices }): Body<SignOut>,
) -> Result<Response, AppError> {
    let key = asker.key.ok_or(Code::NoGuest)?;
    let meant = match devices {
        SignedOut::This => Devices::Only(&key),
        SignedOut::Others => Devices::AllBut(&key),
        SignedOut::All => Devices::All,
    };
    app.services().store.drop_keys(guest.id, meant).await?;
    app.guests.forget(guest.id);
    app.sockets.sign_out(guest.id, meant);
    app.directory.tell_others(|| HouseNews::SignedOut(guest.id, meant.into()));
    Ok(match devices {
        SignedOut::Others => StatusCode::NO_CONTENT.into_response(),
        SignedOut::This | SignedOut::All => super::signed_out(&app),
    })
}
