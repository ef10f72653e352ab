//! Tables to look at from the start: for each game one that bots play, one with free seats, one that is over.

use cenacle_bots::Level;
use cenacle_scene::Lang;
use cenacle_table::{Chance, Next, Stream, VirtualClock};

use crate::{
    error::AppError,
    secrets,
    shelf::OnShelf,
    store::{Listing, Row, Which, Write, keep_meta},
    tables::{Due, Place, TableDirectory, TableMeta},
    wire::{Ask, ClockSetting, Code, GuestId, GuestInfo, SeatWish, Spectators, Start, Status, TableEvent, TableWish},
};

/// Lays the tables. A server that cannot do it is still a server.
pub(crate) async fn lay(directory: &TableDirectory) {
    if !is_bare(directory).await {
        return;
    }
    let host = GuestInfo { id: GuestId(secrets::id()), name: "Hypatie".to_owned(), lang: Lang::Fr, bot: false };
    let kept = directory
        .services()
        .store
        .add_guest(&host, &secrets::hash(&secrets::secret()), directory.services().now())
        .await;
    for on in directory.services().shelf.games() {
        let laid = match &kept {
            Ok(()) => lay_game(directory, on, &host).await,
            Err(error) => Err(error.clone()),
        };
        if let Err(error) = laid {
            tracing::warn!(game = on.game.about().id, ?error, "the demonstration tables cannot be laid");
        }
    }
}

/// Whether nobody has laid anything yet: tables are not laid anew at every start.
async fn is_bare(directory: &TableDirectory) -> bool {
    for which in [Which::Open, Which::Watch, Which::Finished] {
        let listing = Listing { which, game: None, after: None, limit: 1 };
        if directory.services().store.metas(&listing).await.is_ok_and(|metas| !metas.is_empty()) {
            return false;
        }
    }
    true
}

async fn lay_game(directory: &TableDirectory, on: &OnShelf, host: &GuestInfo) -> Result<(), AppError> {
    let mut open = meta(on, host, directory.services().now())?;
    open.fill(Level::Medium.name())?;
    let last = open.places.len() - 1;
    open.places[last] = Place::default();
    directory.open(&open).await?;

    let mut watched = meta(on, host, directory.services().now())?;
    watched.places[0] = Place::default();
    watched.fill(Level::Medium.name())?;
    directory.open(&watched).await?;
    directory.ask_for(watched.id, host, Ask::Start(Start::default())).await?;

    // Nobody played it, so it counts among nobody's games.
    let mut over = meta(on, host, directory.services().now())?;
    over.places[0] = Place::default();
    over.fill(Level::Medium.name())?;
    let write = play_out(&mut over, on, directory.services().now())?;
    directory.services().store.write(write).await
}

fn meta(on: &OnShelf, host: &GuestInfo, now: u64) -> Result<TableMeta, AppError> {
    let about = on.game.about();
    let mut seats = vec![SeatWish::Me { name: None }];
    seats.resize(about.usual_players().into(), SeatWish::Open);
    let wish = TableWish {
        game: about.id.to_owned(),
        options: Default::default(),
        seats,
        clock: ClockSetting::None,
        spectators: Spectators::Public,
        listed: Some(true),
        chat: true,
        hints: true,
        auto_start: true,
        commitment: None,
    };
    TableMeta::new(wish, host, &*on.game, now)
}

/// Plays a game by chance to its end.
fn play_out(meta: &mut TableMeta, on: &OnShelf, at: u64) -> Result<Write, AppError> {
    let mut play = meta.begin(on, at)?;
    let mut chance = Chance::new(&secrets::seed(), Stream::Bot(0));
    let mut rows = vec![Row::new(meta.id, 1, at, &TableEvent::Started)];
    let mut clock = VirtualClock::default();
    loop {
        let event = match play.table().next(&mut clock) {
            Next::Over => break,
            Next::Expiry(timer) => play.pass(Due::Glass(timer), at)?,
            Next::Decision(seat) => {
                let index = chance.below(play.table().legal_count(seat) as u32);
                play.table().busy(&mut clock, seat, index as usize, &mut chance);
                play.decide_for(seat, play.n(), index as usize, at)?
            }
        };
        rows.push(Row::new(meta.id, play.n(), at, &event));
    }
    meta.status = Status::Finished;
    meta.ending = play.ending();
    meta.finished_at = Some(at);
    if meta.ending.is_none() {
        return Err(Code::Internal.into());
    }
    Ok(Write { rows, statements: keep_meta(meta, at, None), ..Write::default() })
}
