//! The page that says how to make the one to play on, where the web build has not run.

use axum::{
    http::header,
    response::{Html, IntoResponse, Response},
};

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");

/// What is shown where the page was not built in.
pub(super) fn page() -> Response {
    ([(header::CACHE_CONTROL, "no-cache")], Html(PAGE)).into_response()
}

/// Its style, in a file of its own: no style may stand in a page.
pub(super) fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE).into_response()
}
