//! `GET /api/live`.

use std::net::SocketAddr;

use axum::{
    extract::{ConnectInfo, State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::HeaderMap,
    response::Response,
};

use crate::{
    app::App,
    error::AppError,
    http::{Asker, MESSAGE},
    wire::Code,
};

use super::converse::converse;

/// The longest message a client may send.
const LONGEST: usize = 8 * 1024;
/// Small buffers: there are many sockets and their messages are short.
const BUFFER: usize = 4 * 1024;

/// Opens a socket.
pub(crate) async fn open(
    State(app): State<App>,
    asker: Asker,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, AppError> {
    let upgrade = upgrade.map_err(|error| AppError::with(Code::Malformed, error.body_text()))?;
    let address = app.settings.client_address(&headers, Some(address.ip()));
    let opened = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .on_upgrade(move |socket| async move {
            app.house().metrics.sockets.inc();
            let spend = |guest, cost: f64| app.limits.spend(address, guest, cost * MESSAGE);
            converse(&app, asker, socket, spend).await;
            app.house().metrics.sockets.dec();
        });
    Ok(opened)
}
