//! Tables to look at from the start: for each game one that bots play, one with free seats, one that is over.

use cenacle_bots::Level;
use cenacle_scene::Lang;
use cenacle_table::{Chance, Next, Stream, VirtualClock};

use crate::{
    error::AppError,
    secrets,
    shelf::OnShelf,
    store::{Listing, Row, Which, Write, keep_sheet},
    tables::{Due, Hall, LobbyAsk, Place, Request, Sheet},
    wire::{ClockSetting, Code, GuestId, GuestInfo, SeatWish, Spectators, Status, TableWish},
};

/// Lays the tables. A server that cannot do it is still a server.
pub(crate) async fn lay(hall: &Hall) {
    if !is_bare(hall).await {
        return;
    }
    let host = GuestInfo { id: GuestId(secrets::id()), name: "Hypatie".to_owned(), lang: Lang::Fr };
    let kept = hall.house().store.add_guest(&host, &secrets::hash(&secrets::secret()), hall.house().now()).await;
    for on in hall.house().shelf.games() {
        let laid = match &kept {
            Ok(()) => lay_game(hall, on, &host).await,
            Err(error) => Err(error.clone()),
        };
        if let Err(error) = laid {
            tracing::warn!(game = on.game.about().id, ?error, "the demonstration tables cannot be laid");
        }
    }
}

/// Whether nobody has laid anything yet: tables are not laid anew at every start.
async fn is_bare(hall: &Hall) -> bool {
    for which in [Which::Open, Which::Watch, Which::Finished] {
        let listing = Listing { which, game: None, after: None, limit: 1 };
        if hall.house().store.sheets(&listing).await.is_ok_and(|sheets| !sheets.is_empty()) {
            return false;
        }
    }
    true
}

async fn lay_game(hall: &Hall, on: &OnShelf, host: &GuestInfo) -> Result<(), AppError> {
    let mut open = sheet(on, host, hall.house().now())?;
    open.fill(Level::Medium.name())?;
    let last = open.places.len() - 1;
    open.places[last] = Place::default();
    hall.open(&open).await?;

    let mut watched = sheet(on, host, hall.house().now())?;
    watched.places[0] = Place::default();
    watched.fill(Level::Medium.name())?;
    hall.open(&watched).await?;
    let (by, ask) = (host.clone(), LobbyAsk::Start { fill: None });
    hall.ask(watched.id, |reply| Request::Lobby { by, ask, reply }).await?;

    let mut over = sheet(on, host, hall.house().now())?;
    over.fill(Level::Medium.name())?;
    let write = play_out(&mut over, on, hall.house().now())?;
    hall.house().store.write(write).await
}

fn sheet(on: &OnShelf, host: &GuestInfo, now: u64) -> Result<Sheet, AppError> {
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
    Sheet::new(wish, host, &*on.game, now)
}

/// Plays a game by chance to its end.
fn play_out(sheet: &mut Sheet, on: &OnShelf, at: u64) -> Result<Write, AppError> {
    let mut play = sheet.begin(on, at)?;
    let mut chance = Chance::new(&secrets::seed(), Stream::Bot(0));
    let mut rows = vec![Row::new(sheet.id, 1, at, &crate::tables::Happening::Started)];
    let mut clock = VirtualClock::default();
    loop {
        let happening = match play.table().next(&mut clock) {
            Next::Over => break,
            Next::Expiry(timer) => play.pass(Due::Glass(timer), at)?,
            Next::Decision(seat) => {
                let index = chance.below(play.table().legal_count(seat) as u32);
                play.table().busy(&mut clock, seat, index as usize, &mut chance);
                play.decide_for(seat, play.n(), index, at)?
            }
        };
        rows.push(Row::new(sheet.id, play.n(), at, &happening));
    }
    sheet.status = Status::Finished;
    sheet.ending = play.ending();
    sheet.finished_at = Some(at);
    if sheet.ending.is_none() {
        return Err(Code::Internal.into());
    }
    Ok(Write { rows, statements: keep_sheet(sheet, at, None) })
}
