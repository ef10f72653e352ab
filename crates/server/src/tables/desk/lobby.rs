//! Sitting down, getting up, beginning, playing again.

use cenacle_table::Seed;

use crate::{
    error::AppError,
    store::{Row, Write, keep_sheet},
    wire::{Code, GuestId, GuestInfo, Status, TableInfo, Why},
};

use crate::tables::{Request, journal::Happening, play::Play, requests::LobbyAsk, sheet::Sheet, tempo::Tempo};

use super::Desk;

impl Desk {
    /// Somebody does something at the table besides playing.
    pub(super) async fn lobby(&mut self, by: &GuestInfo, ask: LobbyAsk) -> Result<TableInfo, AppError> {
        let sheet = self.sheet.clone().ok_or(Code::NoSuchTable)?;
        match ask {
            LobbyAsk::Join { seat, invite, commitment } => {
                let mut wished = sheet;
                wished.join(by, seat, invite.as_deref(), commitment)?;
                let begin = wished.auto_start && wished.is_full();
                self.settle(wished, begin).await?;
            }
            LobbyAsk::Bind { seat, commitment } => {
                let mut wished = sheet;
                wished.bind(by, seat, commitment)?;
                // A table at which nobody showed anything begins once all are there again.
                let begin = wished.auto_start && wished.is_full() && wished.all_bound();
                self.settle(wished, begin).await?;
            }
            LobbyAsk::Show { seat, link } => {
                let mut wished = sheet;
                wished.show(by.id, seat, link)?;
                let begin = wished.all_shown();
                self.keep_settled(wished, begin).await?;
            }
            LobbyAsk::Start { fill } => {
                let mut wished = self.made_by(by, sheet)?;
                wished.is_waiting()?;
                if let Some(bot) = fill {
                    wished.fill(&bot)?;
                }
                if !wished.is_full() {
                    return Err(AppError::with(Code::BadSetup, "a seat is still free; `fill` puts bots there"));
                }
                self.settle(wished, true).await?;
            }
            LobbyAsk::Remove { seat } => {
                let mut wished = self.made_by(by, sheet)?;
                wished.remove(by, seat)?;
                self.settle(wished, false).await?;
            }
            LobbyAsk::Leave => self.leave(by, sheet).await?,
            LobbyAsk::Close => self.close(by, sheet).await?,
            LobbyAsk::Rematch { commitment } => return self.rematch(by, sheet, commitment).await,
        }
        self.info(Some(by.id))
    }

    /// A waiting table has changed, or its game begins: it is stored, then told.
    pub(super) async fn settle(&mut self, mut sheet: Sheet, begin: bool) -> Result<(), AppError> {
        // Who bound himself to an addition shows it first.
        let asked = begin && sheet.ask_for_links(self.house.reveal_until());
        self.keep_settled(sheet, begin && !asked).await
    }

    /// Time is up: who has not shown his link is left out, and the others are asked once more.
    pub(super) async fn links_are_late(&mut self) -> Result<(), AppError> {
        let Some(mut sheet) = self.sheet.clone() else { return Ok(()) };
        sheet.leave_out(self.house.reveal_until());
        self.keep_settled(sheet, false).await
    }

    /// The house was away for so long while players were to show their links: they have that much longer.
    pub(super) fn excuse_links(&mut self, millis: u64) {
        let revealing =
            self.sheet.as_mut().filter(|sheet| sheet.is_revealing()).and_then(|sheet| sheet.revealing.as_mut());
        if let Some(revealing) = revealing.filter(|_| millis > 0) {
            revealing.until += millis;
            self.tell_info();
        }
    }

    async fn keep_settled(&mut self, mut sheet: Sheet, begin: bool) -> Result<(), AppError> {
        let at = self.house.now();
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
        let statements = keep_sheet(&sheet, at, (watched || sheet.is_revealing()).then_some(0));
        let sits = |guest: &GuestId| self.sheet.as_ref().is_some_and(|now| now.seats_of(*guest).next().is_some());
        let came: Vec<GuestId> = sheet.guests().filter(|guest| !sits(guest)).collect();
        self.house.store.seat(Write { rows, statements }, sheet.id, &came).await?;
        (self.stored, self.last_at) = (true, at);
        if sheet.status == Status::Closed {
            self.hall.live().leave(sheet.id);
        }
        self.sheet = Some(sheet);
        if let Some(play) = begun {
            self.house.metrics.events(1);
            self.tempo = Tempo::new(at);
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
        let (from, at) = (play.table().inputs(), self.house.now());
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
            wished.is_waiting()?;
            wished.status = Status::Closed;
            return self.settle(wished, false).await;
        };
        if play.is_over() {
            return Err(Code::AlreadyOver.into());
        }
        if wished.places.iter().any(|place| place.guest.is_some_and(|guest| guest != by.id)) {
            return Err(AppError::with(Code::NotYours, "others play here: resign instead"));
        }
        let (from, at) = (play.table().inputs(), self.house.now());
        let happened = vec![play.stop(at)];
        self.commit(happened, from, at, None).await.map_err(|(error, _)| error)
    }

    /// The same people play again: the first who wishes it opens the table, the others sit down there.
    async fn rematch(
        &mut self,
        by: &GuestInfo,
        mut sheet: Sheet,
        commitment: Option<Seed>,
    ) -> Result<TableInfo, AppError> {
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
            if info.reserved.is_some() {
                let (by, ask) = (by.clone(), LobbyAsk::Join { seat: None, invite: None, commitment });
                return hall.ask(rematch, |reply| Request::Lobby { by, ask, reply }).await;
            }
            if info.status != Status::Closed || info.started_at.is_some() {
                return Ok(info);
            }
        }
        let on = self.house.shelf.newest(&sheet.game).ok_or(Code::NoSuchGame)?;
        let mut again = sheet.again(by.id, &*on.game, self.house.now());
        again.bind_maker(commitment);
        let begin = again.auto_start && again.is_full();
        sheet.rematch = Some(again.id);
        let mut statements = keep_sheet(&again, self.house.now(), None);
        statements.extend(keep_sheet(&sheet, self.house.now(), None));
        self.hall.enter(&again, statements).await?;
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
