//! `GET /api/live`.

use std::net::SocketAddr;

use axum::{
    extract::{ConnectInfo, Request, State},
    response::Response,
};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, MESSAGE},
};

use super::{converse::converse, socket::Opening};

/// Opens a socket.
pub(crate) async fn open(
    State(app): State<App>,
    asker: Asker,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
) -> Result<Response, AppError> {
    let address = app.settings.client_address(request.headers(), Some(address.ip()));
    let opening = Opening::new(request)?;
    let answer = opening.answer()?;
    tokio::spawn(async move {
        let Some(socket) = opening.open().await else { return };
        app.house().metrics.sockets.inc();
        let spend = |guest, cost: f64| app.limits.spend(address, guest, cost * MESSAGE);
        converse(&app, asker, socket, spend).await;
        app.house().metrics.sockets.dec();
    });
    Ok(answer)
}
