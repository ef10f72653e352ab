//! Who one is: a name, and a secret that the browser keeps.

pub(crate) mod change;
pub(crate) mod create;
pub(crate) mod delete;
pub(crate) mod mute;
pub(crate) mod recover;
pub(crate) mod recovery;
pub(crate) mod show;
pub(crate) mod sign_out;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{app::App, http::COOKIE, wire::GuestInfo};

/// A guest who has just signed in.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SignedIn {
    pub guest: GuestInfo,
    /// The secret, if it was asked for: for programs that do not keep cookies. It is shown this once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

const YEAR: u32 = 365 * 24 * 60 * 60;

/// The answer that gives a secret to the browser.
fn signed_in(app: &App, guest: GuestInfo, secret: String, token: bool) -> Response {
    let body = Json(SignedIn { guest, token: token.then(|| secret.clone()) });
    with_cookie(app, (StatusCode::CREATED, body).into_response(), &secret, YEAR)
}

/// The answer that takes it back.
fn signed_out(app: &App) -> Response {
    with_cookie(app, StatusCode::NO_CONTENT.into_response(), "", 0)
}

fn with_cookie(app: &App, mut response: Response, secret: &str, seconds: u32) -> Response {
    let secure = if app.settings.behind_proxy { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
