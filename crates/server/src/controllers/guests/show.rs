//! `GET /api/me`.

use axum::Json;

use crate::{
    http::{Guest, Problems},
    wire::GuestInfo,
};

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "guests", responses((status = 200, body = GuestInfo), Problems))]
pub(crate) async fn show(Guest(guest): Guest) -> Json<GuestInfo> {
    Json(guest)
}
