//! `POST /api/me`.

use axum::{extract::State, response::Response};
use cenacle_scene::Lang;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Body, Problems},
    secrets, texts,
    wire::{GuestId, GuestInfo},
};

use super::{SignedIn, signed_in};

/// Who one wants to be.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    /// The name shown, 1 to 30 letters.
    name: String,
    /// `fr` or `en`; what the browser speaks if nobody says.
    #[schema(value_type = Option<String>)]
    lang: Option<Lang>,
    /// Whether the secret is wanted in the answer too.
    #[serde(default)]
    token: bool,
    /// Whether this is a program: people see that it is, and can invite it by its name, which no other program may have.
    #[serde(default)]
    bot: bool,
}

/// Become a guest
///
/// Sets the cookie `cenacle`.
#[utoipa::path(post, path = "/api/me", tag = "guests", request_body = NewGuest,
    responses((status = 201, body = SignedIn), Problems))]
pub(crate) async fn create(
    State(app): State<App>,
    asker: Asker,
    Body(wish): Body<NewGuest>,
) -> Result<Response, AppError> {
    let (name, lang) = (texts::name(&wish.name)?, wish.lang.unwrap_or(asker.lang));
    let guest = GuestInfo { id: GuestId(secrets::id()), name, lang, bot: wish.bot };
    let secret = secrets::secret();
    app.services().store.add_guest(&guest, &secrets::hash(&secret), app.services().now()).await?;
    Ok(signed_in(&app, guest, secret, wish.token))
}
