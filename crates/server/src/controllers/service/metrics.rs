//! `GET /metrics`.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{app::App, house, http::Problems};

/// What does the server count?
///
/// In the text format of Prometheus (OpenMetrics). What begins with `cenacle_house_` is of the whole house, and the same from every
/// server that shares it; everything else is this server's own.
#[utoipa::path(get, path = "/metrics", tag = "service",
    responses((status = 200, content_type = "application/openmetrics-text", body = String), Problems))]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let services = app.services();
    let house = services.house.figures(services).await.map(|figures| house::registry(&figures, services));
    ([(header::CONTENT_TYPE, kind)], services.metrics.text(house.as_ref())).into_response()
}
