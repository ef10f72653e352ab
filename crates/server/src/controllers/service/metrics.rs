//! `GET /metrics`.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{app::App, http::Problems};

/// What does the server count?
///
/// In the text format of Prometheus (OpenMetrics).
#[utoipa::path(get, path = "/metrics", tag = "service",
    responses((status = 200, content_type = "application/openmetrics-text", body = String), Problems))]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.services().metrics.text()).into_response()
}
