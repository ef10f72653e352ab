//! `GET /api/tables/{id}/state`.
#![expect(unused_qualifications, reason = "the macro writes the path of the parameters out")]

use std::{sync::Arc, time::Duration};

use axum::{Json, extract::State as Reach};
use cenacle_scene::{Lang, Seat};
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};
use utoipa::IntoParams;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Params, Problems, TableIn},
    sockets::{Dismissal, Entry},
    tables::{Request, State, StateBody, StateQuery},
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
) -> Result<Json<StateBody>, AppError> {
    let mut query = StateQuery { seat: wanted.seat, at: wanted.at, ..StateQuery::default() };
    for part in wanted.with.split(',').filter(|part| !part.is_empty()) {
        match part {
            "legal" => query.extras.legal = true,
            "view" => query.extras.view = true,
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
    let by = asker.guest.as_ref().map(|guest| guest.id);
    let until = Instant::now() + Duration::from_secs(wanted.wait.unwrap_or(0).min(LONGEST_WAIT).into());
    let mut closing = app.closing.clone();
    // Who waits is signed out like a socket, and his language is looked up when he is answered.
    let waiting = if wanted.after.is_some() { Waiting::enter(&app, &asker).await } else { Waiting::default() };
    loop {
        let mut changes = app.directory.handle(table)?.changes();
        changes.mark_unchanged();
        let lang = waiting.lang(&asker);
        let state = app.directory.ask(table, |reply| Request::State { by, lang, query, reply }).await?;
        let waits = wanted.after.is_some_and(|after| state.n <= after) && !state.over;
        if !waits || Instant::now() >= until || *closing.borrow() {
            return waiting.signed_in().map(|()| Json(state.body));
        }
        // Something happens, the time is up, the table falls asleep or the server closes: look again in any case.
        tokio::select! {
            _ = timeout_at(until, changes.changed()) => {}
            _ = closing.changed() => {}
            () = waiting.dismissed() => return Err(Code::SignedOut.into()),
        }
    }
}

/// A guest who waits for an answer.
#[derive(Debug, Default)]
struct Waiting {
    dismissal: Arc<Dismissal>,
    entry: Option<Entry>,
}

impl Waiting {
    async fn enter(app: &App, asker: &Asker) -> Waiting {
        let dismissal = Arc::new(Dismissal::default());
        let entry = match asker.guest.clone().zip(asker.key.clone()) {
            Some((guest, key)) => Some(app.enter(guest, key, &dismissal, None).await),
            None => None,
        };
        Waiting { dismissal, entry }
    }

    /// In which language he is answered now.
    fn lang(&self, asker: &Asker) -> Lang {
        let follows = self.entry.as_ref().filter(|_| !asker.said);
        follows.map_or(asker.lang, |entry| entry.person.lang())
    }

    async fn dismissed(&self) {
        self.dismissal.told().await;
    }

    fn signed_in(&self) -> Result<(), AppError> {
        if self.dismissal.is_told() { Err(Code::SignedOut.into()) } else { Ok(()) }
    }
}
