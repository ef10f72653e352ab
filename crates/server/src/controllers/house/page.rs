//! The page that stands at `/` until there is one to play on.

use axum::{
    http::header,
    response::{Html, IntoResponse, Response},
};

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");

/// The page.
pub(crate) async fn page() -> Html<&'static str> {
    Html(PAGE)
}

/// Its style, in a file of its own: no style may stand in a page.
pub(crate) async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE).into_response()
}
