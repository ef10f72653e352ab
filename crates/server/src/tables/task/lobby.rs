//! Sitting down, getting up, beginning, playing again.

use crate::{
    error::AppError,
    store::{Row, Write, keep_meta},
    wire::{
        Addition, Ask, Code, GuestId, GuestInfo, Join, Rematch, Remove, RevealedLink, Start, Status, TableEvent,
        TableInfo, Why,
    },
};

use crate::tables::{Request, meta::TableMeta, running::RunningGame, tempo::Tempo};

use super::TableTask;

impl TableTask {
    fn wished(&self) -> Result<TableMeta, AppError> {
        self.meta.clone().ok_or_else(|| Code::NoSuchTable.into())
    }

    /// Somebody sits down.
    pub(super) async fn join(&mut self, by: &GuestInfo, join: Join) -> Result<(), AppError> {
        let mut wished = self.wished()?;
        wished.join(by, join.seat, join.invite.as_deref(), join.commitment)?;
        let begin = wished.auto_start && wished.is_full();
        self.settle(wished, begin).await
    }

    /// Somebody binds himself to what he adds to the seed.
    pub(super) async fn bind(&mut self, by: &GuestInfo, addition: Addition) -> Result<(), AppError> {
        let mut wished = self.wished()?;
        wished.bind(by, addition.seat, addition.commitment)?;
        // A table at which nobody showed anything begins once all are there again.
        let begin = wished.auto_start && wished.is_full() && wished.all_bound();
        self.settle(wished, begin).await
    }

    /// Somebody shows the link before it.
    pub(super) async fn show(&mut self, by: &GuestInfo, shown: RevealedLink) -> Result<(), AppError> {
        let mut wished = self.wished()?;
        wished.show(by.id, shown.seat, shown.link)?;
        let begin = wished.all_shown();
        self.keep_settled(wished, begin).await
    }

    /// The game is to begin.
    pub(super) async fn start(&mut self, by: &GuestInfo, start: Start) -> Result<(), AppError> {
        let mut wished = self.made_by(by)?;
        wished.is_waiting()?;
        if let Some(bot) = start.fill {
            wished.fill(&bot)?;
        }
        if !wished.is_full() {
            return Err(AppError::with(Code::BadSetup, "a seat is still free; `fill` puts bots there"));
        }
        self.settle(wished, true).await
    }

    /// The host sends somebody away.
    pub(super) async fn remove(&mut self, by: &GuestInfo, remove: Remove) -> Result<(), AppError> {
        let mut wished = self.made_by(by)?;
        wished.remove(by, remove.seat)?;
        self.settle(wished, false).await
    }

    /// A waiting table has changed, or its game begins: it is stored, then told.
    pub(super) async fn settle(&mut self, mut meta: TableMeta, begin: bool) -> Result<(), AppError> {
        // Who bound himself to an addition shows it first.
        let asked = begin && meta.ask_for_links(self.services.reveal_until());
        self.keep_settled(meta, begin && !asked).await
    }

    /// Time is up: who has not shown his link is left out, and the others are asked once more.
    pub(super) async fn links_are_late(&mut self) -> Result<(), AppError> {
        let Some(mut meta) = self.meta.clone() else { return Ok(()) };
        meta.leave_out(self.services.reveal_until());
        self.keep_settled(meta, false).await
    }

    /// The server was away for so long while players were to show their links: they have that much longer.
    pub(super) fn excuse_links(&mut self, millis: u64) {
        let revealing = self.meta.as_mut().filter(|meta| meta.is_revealing()).and_then(|meta| meta.revealing.as_mut());
        if let Some(revealing) = revealing.filter(|_| millis > 0) {
            revealing.until += millis;
            self.tell_info();
        }
    }

    async fn keep_settled(&mut self, mut meta: TableMeta, begin: bool) -> Result<(), AppError> {
        let at = self.services.now();
        if meta.status == Status::Closed {
            meta.finished_at = Some(at);
        }
        let mut rows = Vec::new();
        let mut begun = None;
        if begin {
            let on = self.services.shelf.find(&meta.game, meta.rules_version, &meta.data).ok_or(Code::OtherRules)?;
            begun = Some(meta.begin(on, at)?);
            rows.push(Row::new(meta.id, 1, at, &TableEvent::Started));
        }
        let watched = begun.as_ref().is_some_and(RunningGame::needs_watching);
        let statements = keep_meta(&meta, at, (watched || meta.is_revealing()).then_some(0));
        let sits = |guest: &GuestId| self.meta.as_ref().is_some_and(|now| now.seats_of(*guest).next().is_some());
        let came: Vec<GuestId> = meta.guests().filter(|guest| !sits(guest)).collect();
        let write = Write { rows, statements, lease: self.lease };
        let seated = self.services.store.seat(write, meta.id, &came).await;
        if seated.is_err() {
            self.look_for_lease().await;
        }
        seated?;
        (self.stored, self.last_at) = (true, at);
        if meta.status == Status::Closed {
            self.directory.is_over(meta.id);
        }
        self.meta = Some(meta);
        if let Some(play) = begun {
            self.services.metrics.events(1);
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
    pub(super) async fn leave(&mut self, by: &GuestInfo) -> Result<(), AppError> {
        let meta = self.wished()?;
        let Some(play) = &mut self.play else {
            let mut wished = meta;
            wished.get_up(by)?;
            return self.settle(wished, false).await;
        };
        let (from, at) = (play.table().inputs(), self.services.now());
        let mut happened = Vec::new();
        for seat in meta.seats_of(by.id) {
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
    pub(super) async fn close(&mut self, by: &GuestInfo) -> Result<(), AppError> {
        let mut wished = self.made_by(by)?;
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
        let (from, at) = (play.table().inputs(), self.services.now());
        let happened = vec![play.stop(at)];
        self.commit(happened, from, at, None).await.map_err(|(error, _)| error)
    }

    /// The same people play again: the first who wishes it opens the table, the others sit down there.
    pub(super) async fn rematch(&mut self, by: &GuestInfo, wish: Rematch) -> Result<TableInfo, AppError> {
        let (mut meta, commitment) = (self.wished()?, wish.commitment);
        if meta.seats_of(by.id).next().is_none() {
            return Err(Code::NotYourSeat.into());
        }
        if matches!(meta.status, Status::Waiting | Status::Running) {
            return Err(Code::NotOver.into());
        }
        if let Some(rematch) = meta.rematch {
            let directory = self.directory.clone();
            let info = directory.ask(rematch, |reply| Request::Info { by: Some(by.id), reply }).await?;
            // One that was given up before it began is no rematch.
            if info.reserved.is_some() {
                let join = Ask::Join(Join { commitment, ..Join::default() });
                return directory.ask_for(rematch, by, join).await?.info();
            }
            if info.status != Status::Closed || info.started_at.is_some() {
                return Ok(info);
            }
        }
        let on = self.services.shelf.newest(&meta.game).ok_or(Code::NoSuchGame)?;
        let mut again = meta.again(by.id, &*on.game, self.services.now());
        again.bind_maker(commitment);
        let begin = again.auto_start && again.is_full();
        meta.rematch = Some(again.id);
        let mut statements = keep_meta(&again, self.services.now(), None);
        statements.extend(keep_meta(&meta, self.services.now(), None));
        let write = self.under_lease(statements.into());
        self.directory.enter(&again, write).await?;
        self.meta = Some(meta);
        self.tell_info();
        self.changed();
        let directory = self.directory.clone();
        if begin {
            return directory.ask_for(again.id, by, Ask::Start(Start::default())).await?.info();
        }
        directory.ask(again.id, |reply| Request::Info { by: Some(by.id), reply }).await
    }

    /// Who made the table may, or who sits there if its maker does not.
    fn made_by(&self, by: &GuestInfo) -> Result<TableMeta, AppError> {
        let meta = self.wished()?;
        let sits = |guest| meta.seats_of(guest).next().is_some();
        let may = meta.maker == by.id || sits(by.id) && !sits(meta.maker);
        if may { Ok(meta) } else { Err(Code::NotYours.into()) }
    }
}
