//! `POST /api/tables/quick`.

use std::collections::BTreeMap;

use axum::{Json, extract::State, http::StatusCode};
use cenacle_bots::Level;
use cenacle_table::{Options, Seed};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Body, Guest, Problems},
    tables::TableMeta,
    wire::{ClockSetting, Code, SeatWish, Spectators, TableInfo, TableWish},
};

/// A game against bots, now.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Quick {
    game: String,
    /// How many play in all; as few as can if nobody says.
    players: Option<u8>,
    bot: Option<String>,
    /// What is agreed on; what is left out is as the game proposes it against bots, if that goes with it.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// What the player binds himself to: the end of a hash chain, 64 hexadecimal digits. The game begins when he shows its link.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    commitment: Option<Seed>,
}

/// Play against bots at once
#[utoipa::path(post, path = "/api/tables/quick", tag = "tables", request_body = Quick,
    responses((status = 201, body = TableInfo), Problems))]
pub(crate) async fn quick(
    State(app): State<App>,
    Guest(guest): Guest,
    Body(wish): Body<Quick>,
) -> Result<(StatusCode, Json<TableInfo>), AppError> {
    let on = app.services().shelf.newest(&wish.game).ok_or(Code::NoSuchGame)?;
    let players = wish.players.unwrap_or(on.game.about().usual_players());
    let bot = wish.bot.unwrap_or_else(|| Level::Medium.name().to_owned());
    let mut seats = vec![SeatWish::Me { name: None }];
    seats.resize(usize::from(players).max(1), SeatWish::Bot { bot });
    let chosen: Vec<(&str, &str)> = wish.options.iter().map(|(option, value)| (&**option, &**value)).collect();
    let agreed = Options::agreed(&*on.game, players, on.game.against_bots(), &chosen);
    // What cannot be is refused with the table.
    let options = agreed.map_or(wish.options, |options| options.chosen);
    let wish = TableWish {
        game: wish.game,
        options,
        seats,
        clock: ClockSetting::None,
        spectators: Spectators::default(),
        listed: Some(false),
        chat: true,
        hints: true,
        auto_start: true,
        commitment: wish.commitment,
    };
    let meta = TableMeta::new(wish, &guest, &*on.game, app.services().now())?;
    let info = super::open(&app, &meta, guest).await?;
    Ok((StatusCode::CREATED, Json(info)))
}
