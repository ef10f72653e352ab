//! `GET /api/games/{game}/page`.

use std::collections::BTreeMap;

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    app::App,
    error::AppError,
    http::{Asker, Named, Problems},
    tables::TableMeta,
    wire::Code,
};

use super::rules::PictureText;

/// So many of the last games are looked at.
const LAST: u32 = 200;
/// How often seats win is told of at least so many games.
const FEWEST: u32 = 5;

/// What a game is, for who has never heard of it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct GamePage {
    /// What it is about, paragraph by paragraph.
    about: Vec<String>,
    /// What makes it special.
    special: Vec<String>,
    /// How much there is to know, from 1 to 5.
    weight: u8,
    /// Its board as a picture.
    board: PictureText,
    /// What one does.
    acts: Vec<ActText>,
    /// What many games of bots against each other showed.
    #[serde(skip_serializing_if = "Option::is_none")]
    bots: Option<BotsText>,
    /// Games that came to their end on this server.
    people: Played,
}

/// Something one does in a game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ActText {
    title: String,
    text: String,
    picture: PictureText,
}

/// What many games of bots against each other showed.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct BotsText {
    /// What it means.
    text: String,
    /// What plays these games again.
    command: String,
    /// By number of players.
    tables: Vec<BotsAt>,
}

/// Games of bots with one number of players.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct BotsAt {
    players: u8,
    games: u32,
    /// How many decisions a usual game takes.
    decisions: u32,
    /// Games won by each seat, in percent.
    seats: Vec<u8>,
}

/// Games that people have played to their end here. Who played is not told.
#[derive(Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Played {
    /// How many there are.
    games: u64,
    /// How many minutes the last ones took: half of them less, half of them more.
    #[serde(skip_serializing_if = "Option::is_none")]
    minutes: Option<u64>,
    /// How often each seat won in the last ones, where there were enough.
    seats: Vec<Won>,
}

/// Games with one number of players.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Won {
    players: usize,
    games: u32,
    /// Games that each seat won, alone or with others.
    seats: Vec<u32>,
}

/// What is this game about, and how does it look?
#[utoipa::path(get, path = "/api/games/{game}/page", tag = "games",
    params(("game" = String, Path), ("lang" = Option<String>, Query, description = "`fr` or `en`")),
    responses((status = 200, body = GamePage), Problems))]
pub(crate) async fn page(
    State(app): State<App>,
    asker: Asker,
    Named(game): Named<String>,
) -> Result<Json<GamePage>, AppError> {
    let services = app.services();
    let on = services.shelf.newest(&game).ok_or(Code::NoSuchGame)?;
    let (page, gallery) = (on.page().ok_or(Code::NotFound)?, on.gallery().ok_or(Code::NotFound)?);
    let (count, last) = services.store.ended(on.game.about().id, LAST).await?;
    let lang = asker.lang;
    let picture = |name: &str| PictureText { caption: gallery.caption(name, lang).to_string(), name: name.to_owned() };
    let act = |act: cenacle_rulebook::PageAct| ActText {
        title: act.title.to_string(),
        text: act.text.to_string(),
        picture: picture(&act.picture),
    };
    let at = |table: &cenacle_rulebook::BotTable| BotsAt {
        players: table.players,
        games: table.games,
        decisions: table.decisions,
        seats: table.seats.clone(),
    };
    let bots = page.bots.as_ref().map(|bots| BotsText {
        text: page.of_bots(lang).to_string(),
        command: bots.command.clone(),
        tables: bots.tables.iter().map(at).collect(),
    });
    Ok(Json(GamePage {
        about: page.about(lang).iter().map(ToString::to_string).collect(),
        special: page.special(lang).iter().map(ToString::to_string).collect(),
        weight: page.weight,
        board: picture(&page.board),
        acts: page.acts(lang).into_iter().map(act).collect(),
        bots,
        people: Played { games: count, ..played(&last) },
    }))
}

/// What the sheets of these games say together. A game that was tried out from a moment of another is none of its own, and one that
/// was given up has no winner by the rules.
fn played(metas: &[TableMeta]) -> Played {
    let whole = metas.iter().filter(|meta| meta.copy_of.is_none());
    let ended = whole.filter_map(|meta| Some((meta, meta.ending.as_ref().filter(|ending| ending.outcome.is_some())?)));
    let mut lengths = Vec::new();
    let mut seats: BTreeMap<usize, Won> = BTreeMap::new();
    for (meta, ending) in ended {
        if let (Some(from), Some(to)) = (meta.started_at, meta.finished_at) {
            lengths.push(to.saturating_sub(from) / 60_000);
        }
        let players = meta.places.len();
        let won = seats.entry(players).or_insert_with(|| Won { players, games: 0, seats: vec![0; players] });
        won.games += 1;
        for winner in &ending.winners {
            if let Some(wins) = won.seats.get_mut(winner.index()) {
                *wins += 1;
            }
        }
    }
    lengths.sort_unstable();
    Played {
        games: 0,
        minutes: lengths.get(lengths.len() / 2).copied(),
        seats: seats.into_values().filter(|won| won.games >= FEWEST).collect(),
    }
}
