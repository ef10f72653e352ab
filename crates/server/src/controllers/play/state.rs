//! `GET /api/tables/{id}/state`.
#![expect(unused_qualifications, reason = "the macro writes the path of the parameters out")]

use std::time::Duration;

use axum::{Json, extract::State as Reach};
use cenacle_scene::Seat;
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};
use utoipa::IntoParams;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Params, Problems, TableIn},
    tables::{Request, State, StateQuery},
    wire::Code,
};

/// What of the state.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// From which of the asker's seats; the first if nobody says.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 8)]
    seat: Option<Seat>,
    /// What is wanted besides who is asked, with commas: `legal`, `view`, `scene`, `log`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    with: String,
    /// After how many inputs; now if nobody says.
    at: Option<usize>,
    /// Wait until there is an event after this one.
    after: Option<u64>,
    /// Wait for so many seconds at most, 30 at the most.
    wait: Option<u32>,
    /// `fr` or `en`.
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

/// The longest anybody may wait.
const LONGEST_WAIT: u32 = 30;

/// How does the game stand?
///
/// With `after` and `wait` the answer comes as soon as something happens: enough to play without a socket.
#[utoipa::path(get, path = "/api/tables/{id}/state", tag = "play", params(("id" = String, Path), Wanted),
    responses((status = 200, body = State), Problems))]
pub(crate) async fn state(
    Reach(app): Reach<App>,
    asker: Asker,
    TableIn(table): TableIn,
    Params(wanted): Params<Wanted>,
) -> Result<Json<Box<State>>, AppError> {
    let mut query = StateQuery { seat: wanted.seat, at: wanted.at, ..StateQuery::default() };
    for part in wanted.with.split(',').filter(|part| !part.is_empty()) {
        match part {
            "legal" => query.legal = true,
            "view" => query.view = true,
            "scene" => query.scene = true,
            "log" => query.log = true,
            _ => {
                return Err(AppError::with(
                    Code::Malformed,
                    format!("with: `{part}` is not legal, view, scene or log"),
                ));
            }
        }
    }
    let (by, lang) = (asker.guest.map(|guest| guest.id), asker.lang);
    let until = Instant::now() + Duration::from_secs(wanted.wait.unwrap_or(0).min(LONGEST_WAIT).into());
    let mut closing = app.closing.clone();
    loop {
        let mut changes = app.hall.handle(table)?.changes();
        changes.mark_unchanged();
        let state = app.hall.ask(table, |reply| Request::State { by, lang, query, reply }).await?;
        let waits = wanted.after.is_some_and(|after| state.n <= after) && state.moment.ending.is_none();
        if !waits || Instant::now() >= until || *closing.borrow() {
            return Ok(Json(state));
        }
        // Something happens, the time is up, the table falls asleep or the server closes: look again in any case.
        tokio::select! {
            _ = timeout_at(until, changes.changed()) => {}
            _ = closing.changed() => {}
        }
    }
}
