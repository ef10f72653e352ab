//! `DELETE /api/me`.

use axum::{extract::State, response::Response};

use crate::{
    app::App,
    error::AppError,
    http::{Guest, Problems},
    nodes::HouseNews,
    sockets::Devices,
    store::{Listing, Which},
    tables::TableMeta,
    wire::{Ask, AtSeat, Code, GuestInfo, Status},
};

/// How many tables are looked at at once.
const PAGE: u32 = 50;

/// Stop being a guest, for good
///
/// He gets up where a game has not begun and gives up where one runs; then name, secrets, private link and whom he muted are
/// deleted, and his sockets close. What happened at tables stays there: names in finished games, and what was said.
#[utoipa::path(delete, path = "/api/me", tag = "guests",
    responses((status = 204, description = "Done; the cookie is taken back."), Problems))]
pub(crate) async fn delete(State(app): State<App>, Guest(guest): Guest) -> Result<Response, AppError> {
    let mut after = None;
    loop {
        let listing = Listing { which: Which::Of(guest.id), game: None, after, limit: PAGE };
        let metas = app.services().store.metas(&listing).await?;
        for (mark, meta) in &metas {
            after = Some(*mark);
            get_up(&app, meta, &guest).await?;
        }
        if metas.len() < PAGE as usize {
            break;
        }
    }
    app.services().store.delete_guest(guest.id).await?;
    app.guests.forget(guest.id);
    app.sockets.sign_out(guest.id, Devices::All);
    app.directory.tell_others(|| HouseNews::SignedOut(guest.id, Devices::All.into()));
    Ok(super::signed_out(&app))
}

/// Leaves a table for good.
async fn get_up(app: &App, meta: &TableMeta, guest: &GuestInfo) -> Result<(), AppError> {
    let mut left = Ok(());
    match meta.status {
        Status::Finished | Status::Closed => {}
        Status::Waiting => left = app.directory.ask_for(meta.id, guest, Ask::Leave {}).await.map(drop),
        Status::Running => {
            for seat in meta.seats_of(guest.id) {
                let resign = Ask::Resign(AtSeat { seat: Some(seat) });
                left = left.and(app.directory.ask_for(meta.id, guest, resign).await.map(drop));
            }
        }
    }
    match left {
        // It is over meanwhile, or cannot be played any more: there is nothing to leave.
        Err(error) if matches!(error.code, Code::Storage | Code::Closing | Code::Internal) => Err(error),
        _ => Ok(()),
    }
}
