//! `POST /api/recover`.

use axum::{extract::State, response::Response};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Problems},
    nodes::HouseNews,
    secrets,
    sockets::Devices,
    wire::Code,
};

use super::{SignedIn, signed_in};

/// A private link is used.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Recover {
    /// The token of the link.
    token: String,
    /// Whether the devices used so far stay signed in.
    #[serde(default)]
    keep_others: bool,
    /// Whether the new secret is wanted in the answer too.
    #[serde(default, rename = "secret")]
    in_answer: bool,
}

/// Move to this device with a private link
///
/// Sets the cookie `cenacle`. Devices used so far are signed out unless they are kept: their sockets close at once.
#[utoipa::path(post, path = "/api/recover", tag = "guests", request_body = Recover,
    responses((status = 201, body = SignedIn), Problems))]
pub(crate) async fn recover(State(app): State<App>, Body(wish): Body<Recover>) -> Result<Response, AppError> {
    let store = &app.services().store;
    let secret = secrets::secret();
    let (used, key) = (secrets::hash(&wish.token), secrets::hash(&secret));
    let guest = store.recover(&used, &key, wish.keep_others, app.services().now()).await?.ok_or(Code::BadSecret)?;
    app.guests.forget(guest.id);
    if !wish.keep_others {
        app.sockets.sign_out(guest.id, Devices::AllBut(&key));
        app.directory.tell_others(|| HouseNews::SignedOut(guest.id, Devices::AllBut(&key).into()));
    }
    Ok(signed_in(&app, guest, secret, wish.in_answer))
}
