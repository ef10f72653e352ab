//! `GET /api/tables`.
#![expect(unused_qualifications, reason = "the macro writes the path of the parameters out")]

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Params, Problems},
    store::{Listing, Which},
    tables::{Request, TableMeta},
    wire::{Code, Status, TableId, TableInfo},
};

/// Which tables somebody wants to see.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// `open` (where one may sit down), `mine`, `watch` (running, with spectators) or `finished`.
    #[serde(default)]
    list: List,
    /// Of one game alone.
    game: Option<String>,
    /// At most so many, 50 at the most.
    #[param(minimum = 1, maximum = 50)]
    limit: Option<u32>,
    /// What comes after the page before: its `next`.
    before: Option<String>,
    /// `fr` or `en`.
    #[serde(rename = "lang")]
    _lang: Option<String>,
}

/// A kind of list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum List {
    /// Where one may sit down.
    #[default]
    Open,
    /// Where the asker sits or sat.
    Mine,
    /// Where one may watch.
    Watch,
    /// Games that are over.
    Finished,
}

/// The tables that were asked for.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Tables {
    /// The last changed first.
    tables: Vec<TableInfo>,
    /// What to give as `before` for the next page, if there may be one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// Which tables are there?
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Wanted),
    responses((status = 200, body = Tables), Problems))]
pub(crate) async fn list(
    State(app): State<App>,
    asker: Asker,
    Params(wanted): Params<Wanted>,
) -> Result<Json<Tables>, AppError> {
    let by = asker.guest.as_ref().map(|guest| guest.id);
    let which = match wanted.list {
        List::Open => Which::Open,
        List::Watch => Which::Watch,
        List::Finished => Which::Finished,
        List::Mine => Which::Of(by.ok_or(Code::NoGuest)?),
    };
    let limit = wanted.limit.unwrap_or(50).clamp(1, 50);
    let after = wanted.before.as_deref().map(|mark| read_mark(mark).ok_or(Code::Malformed)).transpose()?;
    let listing = Listing { which, game: wanted.game, after, limit };
    let metas = app.services().store.metas(&listing).await?;
    let last = metas.last().filter(|_| metas.len() == limit as usize);
    let next = last.map(|((changed_at, table), _)| format!("{changed_at}-{table}"));
    let mut tables = Vec::new();
    for (_, meta) in metas {
        tables.push(info(&app, &meta, by, wanted.list == List::Mine).await);
    }
    Ok(Json(Tables { tables, next }))
}

/// A table's place in a list, as `next` says it.
fn read_mark(mark: &str) -> Option<(u64, TableId)> {
    let (changed_at, table) = mark.split_once('-')?;
    Some((changed_at.parse().ok()?, table.parse().ok()?))
}

/// Whose turn it is in a running game is known only at its table.
async fn info(app: &App, meta: &TableMeta, by: Option<crate::wire::GuestId>, exactly: bool) -> TableInfo {
    if exactly && meta.status == Status::Running {
        let asked = app.directory.ask(meta.id, |reply| Request::Info { by, reply }).await;
        if let Ok(info) = asked {
            return info;
        }
    }
    meta.info(by, None, |_| false)
}
