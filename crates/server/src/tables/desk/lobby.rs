//! Sitting down, getting up, beginning, playing again.

use crate::{
    error::AppError,
    store::{Row, Write, keep_sheet},
    wire::{Code, GuestInfo, Status, TableInfo, Why},
};

use crate::tables::{Request, hall::now, journal::Happening, play::Play, requests::LobbyAsk, sheet::Sheet};

use super::Desk;

impl Desk {
    /// Somebody does something at the table besides playing.
    pub(super) async fn lobby(&mut self, by: &GuestInfo, ask: LobbyAsk) -> Result<TableInfo, AppError> {
        let sheet = self.sheet.clone().ok_or(Code::NoSuchTable)?;
        match ask {
            LobbyAsk::Join { seat, invite, add } => {
                let mut wished = sheet;
                wished.join(by, seat, invite.as_deref(), add)?;
                let begin = wished.auto_start && wished.is_full();
                self.settle(wished, begin).await?;
            }
            LobbyAsk::Add { seat, text } => {
                let mut wished = sheet;
                wished.add(by, seat, text)?;
                self.settle(wished, false).await?;
            }
            LobbyAsk::Start { fill } => {
                let mut wished = self.made_by(by, sheet)?;
                match wished.status {
                    Status::Waiting => {}
                    Status::Running => return Err(Code::AlreadyStarted.into()),
                    Status::Finished | Status::Closed => return Err(Code::AlreadyOver.into()),
                }
                if let Some(bot) = fill {
                    wished.fill(&bot)?;
                }
                if !wished.is_full() {
                    return Err(AppError::with(Code::BadSetup, "a seat is still free; `fill` puts bots there"));
                }
                self.settle(wished, true).await?;
            }
            LobbyAsk::Leave => self.leave(by, sheet).await?,
            LobbyAsk::Close => self.close(by, sheet).await?,
            LobbyAsk::Rematch => return self.rematch(by, sheet).await,
        }
        self.info(Some(by.id))
    }

    /// A waiting table has changed, or its game begins: it is stored, then told.
    pub(super) async fn settle(&mut self, mut sheet: Sheet, begin: bool) -> Result<(), AppError> {
        let at = now();
        if sheet.status == Status::Closed {
            sheet.finished_at = Some(at);
        }
        let mut rows = Vec::new();
        let mut begun = None;
        if begin {
            let on = self.house.shelf.find(&sheet.game, sheet.rules_version, &sheet.data).ok_or(Code::OtherRules)?;
            begun = Some(sheet.begin(on, at)?);
            rows.push(Row::new(sheet.id, 1, at, &Happening::Started));
        }
        let watched = begun.as_ref().is_some_and(Play::needs_watching);
        let statements = keep_sheet(&sheet, at, watched.then_some(0));
        self.house.store.write(Write { rows, statements }).await?;
        self.sheet = Some(sheet);
        if let Some(play) = begun {
            self.house.metrics.events(1);
            self.seat_bots(play);
        }
        self.reseat().await;
        self.note_presence();
        self.tell_info();
        self.changed();
        self.let_bots_think();
        Ok(())
    }

    /// Before the game a seat is free again; in the game a bot plays it until its player is back.
    async fn leave(&mut self, by: &GuestInfo, sheet: Sheet) -> Result<(), AppError> {
        let Some(play) = &mut self.play else {
            let mut wished = sheet;
            wished.get_up(by)?;
            return self.settle(wished, false).await;
        };
        let (from, at) = (play.table().inputs(), now());
        let mut happened = Vec::new();
        for seat in sheet.seats_of(by.id) {
            if play.chairs()[seat.index()].is_played_by_person() {
                happened.push(play.take_over(seat, Why::Left, at)?);
            }
        }
        if happened.is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        self.commit(happened, from, at, None).await.map_err(|(error, _)| error)?;
        self.let_bots_think();
        Ok(())
    }

    /// Who made a table may close it while it waits, or stop a game in which nobody else plays.
    async fn close(&mut self, by: &GuestInfo, sheet: Sheet) -> Result<(), AppError> {
        let mut wished = self.made_by(by, sheet)?;
        let Some(play) = &mut self.play else {
            if wished.status != Status::Waiting {
                return Err(Code::AlreadyOver.into());
            }
            wished.status = Status::Closed;
            return self.settle(wished, false).await;
        };
        if play.is_over() {
            return Err(Code::AlreadyOver.into());
        }
        if wished.places.iter().any(|place| place.guest.is_some_and(|guest| guest != by.id)) {
            return Err(AppError::with(Code::NotYours, "others play here: resign instead"));
        }
        let (from, at) = (play.table().inputs(), now());
        let happened = vec![play.stop(at)];
        self.commit(happened, from, at, None).await.map_err(|(error, _)| error)
    }

    /// The same people play again: the first who wishes it opens the table, the others find it.
    async fn rematch(&mut self, by: &GuestInfo, mut sheet: Sheet) -> Result<TableInfo, AppError> {
        if sheet.seats_of(by.id).next().is_none() {
            return Err(Code::NotYourSeat.into());
        }
        if matches!(sheet.status, Status::Waiting | Status::Running) {
            return Err(Code::NotOver.into());
        }
        if let Some(rematch) = sheet.rematch {
            let hall = self.hall.clone();
            let info = hall.ask(rematch, |reply| Request::Info { by: Some(by.id), reply }).await?;
            // One that was given up before it began is no rematch.
            if info.status != Status::Closed || info.started_at.is_some() {
                return Ok(info);
            }
        }
        let on = self.house.shelf.newest(&sheet.game).ok_or(Code::NoSuchGame)?;
        let again = sheet.again(by.id, &*on.game, now());
        let begin = again.auto_start && again.is_full();
        sheet.rematch = Some(again.id);
        let mut statements = keep_sheet(&again, now(), None);
        statements.extend(keep_sheet(&sheet, now(), None));
        self.house.store.write(statements.into()).await?;
        self.sheet = Some(sheet);
        self.tell_info();
        self.changed();
        let hall = self.hall.clone();
        if begin {
            let (by, ask) = (by.clone(), LobbyAsk::Start { fill: None });
            return hall.ask(again.id, |reply| Request::Lobby { by, ask, reply }).await;
        }
        hall.ask(again.id, |reply| Request::Info { by: Some(by.id), reply }).await
    }

    /// Who made the table may, or who sits there if its maker does not.
    fn made_by(&self, by: &GuestInfo, sheet: Sheet) -> Result<Sheet, AppError> {
        let sits = |guest| sheet.seats_of(guest).next().is_some();
        let may = sheet.maker == by.id || sits(by.id) && !sits(sheet.maker);
        if may { Ok(sheet) } else { Err(Code::NotYours.into()) }
    }
}
