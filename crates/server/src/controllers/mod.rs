//! The interface: one folder a domain, one file a verb.

pub(crate) mod games;
pub(crate) mod guests;
pub(crate) mod live;
pub(crate) mod play;
pub(crate) mod service;
pub(crate) mod tables;

use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{app::App, http::Problems};

/// The interface's description of itself.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Cenacle",
        description = "Tables for board games of gods and cults. Everything a page or a program needs to sit down and play. \
                       Sign in with the cookie that POST /api/me sets, or with `Authorization: Bearer` and the token it \
                       gives when asked to. Every refusal is a `Problem`.",
    ),
    tags(
        (name = "guests", description = "Who one is."),
        (name = "games", description = "What can be played."),
        (name = "tables", description = "Where it is played."),
        (name = "play", description = "Playing a seat."),
        (name = "service", description = "The server itself."),
    ),
    components(schemas(crate::wire::Problem, crate::wire::Code, tables::list::List)),
    modifiers(&Problems),
)]
struct Description;

/// Every route, and their description.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(guests::create::create, guests::show::show, guests::change::change, guests::delete::delete))
        .routes(routes!(guests::recovery::recovery, guests::recovery::end))
        .routes(routes!(guests::recover::recover))
        .routes(routes!(guests::sign_out::sign_out))
        .routes(routes!(guests::mute::mute))
        .routes(routes!(games::list::list))
        .routes(routes!(games::show::show))
        .routes(routes!(games::page::page))
        .routes(routes!(games::rules::rules))
        .routes(routes!(games::search::search))
        .routes(routes!(games::picture::picture))
        .routes(routes!(games::settle::settle))
        .routes(routes!(games::decor::decor))
        .routes(routes!(games::lesson::lesson))
        .routes(routes!(games::replay::replay))
        .routes(routes!(tables::create::create, tables::list::list))
        .routes(routes!(tables::quick::quick))
        .routes(routes!(tables::show::show))
        .routes(routes!(tables::join::join))
        .routes(routes!(tables::leave::leave))
        .routes(routes!(tables::remove::remove))
        .routes(routes!(tables::add::add))
        .routes(routes!(tables::reveal::reveal))
        .routes(routes!(tables::start::start))
        .routes(routes!(tables::close::close))
        .routes(routes!(tables::rematch::rematch))
        .routes(routes!(tables::chat::read, tables::chat::say))
        .routes(routes!(tables::record::record))
        .routes(routes!(tables::scores::scores))
        .routes(routes!(tables::review::review))
        .routes(routes!(play::hint::hint))
        .routes(routes!(tables::what_if::what_if))
        .routes(routes!(play::state::state))
        .routes(routes!(play::decide::decide))
        .routes(routes!(play::undo::undo))
        .routes(routes!(play::redo::redo))
        .routes(routes!(play::answer::answer))
        .routes(routes!(play::resign::resign))
        .routes(routes!(play::take_over::take_over))
        .routes(routes!(play::hand_back::hand_back))
        .routes(routes!(play::why_not::why_not))
        .routes(routes!(play::guide::guide))
        .routes(routes!(service::health::health))
        .routes(routes!(service::metrics::metrics))
}
