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
    tables::TableMeta,
    wire::{Ask, GuestInfo, Start, TableId, TableInfo},
};

/// Somebody does something at a table.
async fn ask(app: &App, table: TableId, by: &GuestInfo, ask: Ask) -> Result<Json<TableInfo>, AppError> {
    app.directory.ask_for(table, by, ask).await?.info().map(Json)
}

/// A new table; if everybody sits already, the game begins.
async fn open(app: &App, meta: &TableMeta, by: GuestInfo) -> Result<TableInfo, AppError> {
    app.directory.open(meta).await?;
    if meta.auto_start && meta.is_full() {
        return app.directory.ask_for(meta.id, &by, Ask::Start(Start::default())).await?.info();
    }
    Ok(meta.info(Some(by.id), None, |_| false))
}
