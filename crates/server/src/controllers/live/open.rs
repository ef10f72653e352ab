//! `GET /api/live`.

use axum::{
    extract::{Request, State},
    response::Response,
};

use crate::{
    app::{App, SOCKETS_PER_ADDRESS, SOCKETS_PER_GUEST},
    error::AppError,
    http::{Asker, Place},
    wire::Code,
};

use super::{converse::converse, socket::Opening};

/// Opens a socket.
pub(crate) async fn open(State(app): State<App>, asker: Asker, request: Request) -> Result<Response, AppError> {
    let opening = Opening::new(request)?;
    let places = take_places(&app, &asker)?;
    let answer = opening.answer()?;
    let inside = app.inside.upgrade().ok_or(Code::Closing)?;
    // Who plays over a socket alone asks from there, too.
    if let (Some(guest), Some(origin)) = (&asker.guest, asker.origin) {
        app.services().origins.note(guest.id, origin);
    }
    tokio::spawn(async move {
        let Some(socket) = opening.open().await else { return };
        app.services().metrics.sockets.inc();
        let origin = asker.origin;
        let spend = |guest, cost: f64| app.limits.spend(origin, guest, cost);
        converse(&app, asker, socket, spend).await;
        app.services().metrics.sockets.dec();
        drop((places, inside));
    });
    Ok(answer)
}

/// Its places among the sockets of its address and its guest.
fn take_places(app: &App, asker: &Asker) -> Result<[Option<Place>; 2], AppError> {
    if !app.limits.are_on() {
        return Ok([None, None]);
    }
    let (origins, guests) = &app.socket_places;
    // One that is gone without a word is noticed after some pings: nobody knows of a place any sooner.
    let soon = app.settings.ping_every;
    let full = |what: &str, most: usize| {
        AppError::after(Code::TooFast, soon).saying(format!("{what} has at most {most} sockets"))
    };
    let origin = asker.origin.map(|origin| origins.take(origin).ok_or_else(|| full("an address", SOCKETS_PER_ADDRESS)));
    let guest = asker.guest.as_ref();
    let guest = guest.map(|guest| guests.take(guest.id).ok_or_else(|| full("a guest", SOCKETS_PER_GUEST)));
    Ok([origin.transpose()?, guest.transpose()?])
}
