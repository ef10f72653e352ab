//! Where it is played.

pub(crate) mod add;
pub(crate) mod chat;
pub(crate) mod close;
pub(crate) mod create;
pub(crate) mod join;
pub(crate) mod leave;
pub(crate) mod list;
pub(crate) mod quick;
pub(crate) mod record;
pub(crate) mod rematch;
pub(crate) mod remove;
pub(crate) mod reveal;
pub(crate) mod review;
pub(crate) mod scores;
pub(crate) mod show;
pub(crate) mod start;
pub(crate) mod what_if;

use axum::Json;

use crate::{
    app::App,
    error::AppError,
    tables::{LobbyAsk, Request, TableMeta},
    wire::{GuestInfo, TableId, TableInfo},
};

/// Somebody does something at a table.
async fn ask(app: &App, table: TableId, by: GuestInfo, ask: LobbyAsk) -> Result<Json<TableInfo>, AppError> {
    app.directory.ask(table, |reply| Request::Lobby { by, ask, reply }).await.map(Json)
}

/// A new table; if everybody sits already, the game begins.
async fn open(app: &App, meta: &TableMeta, by: GuestInfo) -> Result<TableInfo, AppError> {
    app.directory.open(meta).await?;
    if meta.auto_start && meta.is_full() {
        let ask = LobbyAsk::Start { fill: None };
        return app.directory.ask(meta.id, |reply| Request::Lobby { by, ask, reply }).await;
    }
    Ok(meta.info(Some(by.id), None, |_| false))
}
