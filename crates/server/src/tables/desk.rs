//! A table that is awake: one task that takes requests one after another, stores what happens before it tells anybody,
//! and lets bots and clocks have their turn.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use cenacle_bots::SeatedBot;
use cenacle_scene::{Seat, Viewer};
use tokio::sync::{mpsc, watch};

use crate::{
    error::AppError,
    store::{Row, Write, keep_sheet, keep_wake},
    wire::{Code, GuestId, Spectators, Status, TableId, TableInfo, Tell, Why},
};

use super::{
    audience::{Audience, Listener, frame},
    hall::{Hall, House, now},
    journal::Happening,
    load,
    play::Play,
    requests::{PlayAsk, Reply, Request},
    sheet::Sheet,
};

/// After how many inputs a moment of a game is kept.
const MOMENT_EVERY: usize = 256;
/// How long a player must have been away before others may let a bot play his seat.
const AWAY: Duration = Duration::from_secs(120);

/// How long a table rests after something could not be stored.
const BREATH: Duration = Duration::from_millis(200);

/// A table that is awake.
pub(super) struct Desk {
    pub(super) id: TableId,
    pub(super) hall: Hall,
    pub(super) house: Arc<House>,
    changed: watch::Sender<u64>,
    /// The table, once it was loaded.
    pub(super) sheet: Option<Sheet>,
    pub(super) play: Option<Play>,
    pub(super) audience: Audience,
    /// The bots at the table, and after which event each was asked last.
    bots: Vec<Option<(Arc<str>, SeatedBot)>>,
    asked: Vec<Option<u64>>,
    /// Which seats' players are there, and since when the others are not.
    online: Vec<Seat>,
    away_since: Vec<Instant>,
    /// How many inputs the last kept moment had.
    kept: usize,
    pub(super) chat_n: Option<u64>,
    /// Why the table has to go, if it has to.
    closing: Option<AppError>,
}

/// Keeps a table until nobody needs it.
pub(super) async fn keep(mut desk: Desk, mut requests: mpsc::Receiver<Request>) {
    desk.house.metrics.awake.inc();
    if let Err(error) = desk.load().await {
        desk.refuse_all(&mut requests, &error).await;
    } else {
        desk.run(&mut requests).await;
    }
    desk.house.metrics.awake.dec();
}

impl Desk {
    pub(super) fn new(id: TableId, hall: Hall, house: Arc<House>, changed: watch::Sender<u64>) -> Desk {
        Desk {
            id,
            hall,
            house,
            changed,
            sheet: None,
            play: None,
            audience: Audience::default(),
            bots: Vec::new(),
            asked: Vec::new(),
            online: Vec::new(),
            away_since: Vec::new(),
            kept: 0,
            chat_n: None,
            closing: None,
        }
    }

    /// A table that cannot be loaded says so to all who ask, and is gone.
    async fn refuse_all(&self, requests: &mut mpsc::Receiver<Request>, error: &AppError) {
        self.hall.retire(self.id);
        requests.close();
        while let Some(request) = requests.recv().await {
            request.refuse(error, &self.house.sentences);
        }
    }

    async fn run(&mut self, requests: &mut mpsc::Receiver<Request>) {
        self.let_bots_think();
        let mut last_used = Instant::now();
        while self.closing.is_none() {
            let nap = last_used + self.house.nap_after;
            let due = self
                .play
                .as_ref()
                .and_then(Play::deadline)
                .map(|at| Instant::now() + Duration::from_millis(at.saturating_sub(now())));
            let until = due.map_or(nap, |due| due.min(nap));
            tokio::select! {
                biased;
                request = requests.recv() => {
                    let Some(request) = request else { break };
                    last_used = Instant::now();
                    self.pass_time().await;
                    self.take(request).await;
                }
                () = tokio::time::sleep_until(until.into()) => {
                    self.pass_time().await;
                    if Instant::now() >= nap {
                        if self.can_sleep() && self.lies_down(requests).await { break }
                        last_used = Instant::now();
                    }
                }
            }
        }
        if let Some(error) = self.closing.take() {
            self.note_wake(Some(0)).await;
            return self.refuse_all(requests, &error).await;
        }
        self.hall.retire(self.id);
        requests.close();
        // Who came at this very moment is answered by the table that wakes up for it: this one hears nothing more.
        while let Some(request) = requests.recv().await {
            let _ = self.hall.send(self.id, request).await;
        }
    }

    /// Stores when the table has to be looked at again. If something came up meanwhile, it stays awake after all.
    async fn lies_down(&self, requests: &mpsc::Receiver<Request>) -> bool {
        let deadline = self.play.as_ref().and_then(Play::deadline);
        let stored = self.note_wake(deadline).await;
        let sleeps = stored && requests.is_empty() && deadline.is_none_or(|at| at > now());
        if !sleeps {
            self.note_wake(Some(0)).await;
        }
        sleeps
    }

    fn can_sleep(&self) -> bool {
        self.audience.is_empty() && self.asked.iter().all(Option::is_none)
    }

    /// Notes when the table has to be looked at again, if it has to; whether that is stored.
    async fn note_wake(&self, at: Option<u64>) -> bool {
        if self.play.as_ref().is_none_or(Play::is_over) || !self.needs_watching() {
            return true;
        }
        self.house.store.write(keep_wake(self.id, at).into()).await.is_ok()
    }

    /// Whether time or bots have something to do here while nobody looks.
    fn needs_watching(&self) -> bool {
        let bots = self.play.as_ref().is_some_and(|play| play.chairs().iter().any(|chair| chair.bot.is_some()));
        bots || self.play.as_ref().is_some_and(|play| play.deadline().is_some())
    }

    async fn load(&mut self) -> Result<(), AppError> {
        let last = self.restore().await?;
        if let Some(last) = last.filter(|_| self.play.as_ref().is_some_and(|play| !play.is_over())) {
            self.excuse(last).await?;
            if self.needs_watching() {
                self.house.store.write(keep_wake(self.id, Some(0)).into()).await?;
            }
        }
        Ok(())
    }

    /// The table as it is stored, and when the last event was.
    async fn restore(&mut self) -> Result<Option<u64>, AppError> {
        let sheet = self.house.store.sheet(self.id).await?.ok_or(Code::NoSuchTable)?;
        self.away_since = vec![Instant::now(); sheet.places.len()];
        let loaded = load::load(&sheet, &self.house.store, &self.house.shelf).await?;
        self.sheet = Some(sheet);
        let Some(loaded) = loaded else { return Ok(None) };
        self.kept = loaded.play.table().inputs();
        self.seat_bots(loaded.play);
        Ok(Some(loaded.at))
    }

    /// Nobody's clock ran while the server was away.
    async fn excuse(&mut self, last: u64) -> Result<(), AppError> {
        let Some((from, to)) = self.house.away else { return Ok(()) };
        let Some(play) = &mut self.play else { return Ok(()) };
        if last >= to || play.deadline().is_none() {
            return Ok(());
        }
        let millis = to.saturating_sub(from.max(last));
        let (from, at) = (play.table().inputs(), now());
        let happened = vec![play.excuse(millis, at)];
        self.commit(happened, from, at, None).await.map_err(|(error, _)| error)
    }

    pub(super) fn seat_bots(&mut self, play: Play) {
        let seats = play.chairs().len();
        self.bots.resize_with(seats, || None);
        self.asked = vec![None; seats];
        self.play = Some(play);
    }

    /// The game from its beginning: after a quick awakening only what happened since the last moment is known.
    pub(super) async fn make_whole(&mut self) -> Result<(), AppError> {
        let (Some(sheet), Some(play)) = (&self.sheet, &self.play) else { return Ok(()) };
        if play.table().base() == 0 {
            return Ok(());
        }
        let loaded = load::whole(sheet, &self.house.store, &self.house.shelf).await?;
        if loaded.play.n() != play.n() || loaded.play.table().moment() != play.table().moment() {
            tracing::error!(table = %self.id, "a kept moment led elsewhere than its journal; the journal counts");
        }
        self.play = Some(loaded.play);
        Ok(())
    }

    async fn take(&mut self, request: Request) {
        match request {
            Request::Play { by, seat, ask, reply } => {
                self.note_asked(by);
                let answer = self.play_on(by, seat, ask, Some(reply)).await;
                if let Err((error, Some(reply))) = answer {
                    reply.refuse(&error, &self.house.sentences);
                }
            }
            Request::Lobby { by, ask, reply } => {
                let answer = self.lobby(&by, ask).await;
                // Who asked may be gone; so it is with every answer here.
                let _ = reply.send(answer);
            }
            Request::Attend { ear, id, seat, last, lang } => self.attend(Listener { ear, seat, lang }, id, last).await,
            Request::Part { ear } => {
                self.audience.remove(ear);
                self.note_presence();
            }
            Request::Info { by, reply } => {
                let _ = reply.send(self.info(by));
            }
            Request::State { by, lang, query, reply } => {
                by.into_iter().for_each(|by| self.note_asked(by));
                let _ = reply.send(self.state(by, lang, query).await);
            }
            Request::WhyNot { by, seat, lang, element, reply } => {
                let _ = reply.send(self.why_not(by, seat, lang, &element));
            }
            Request::Chat { by, text, reply } => match self.chat(&by, &text).await {
                Ok(n) => reply.done(n),
                Err(error) => reply.refuse(&error, &self.house.sentences),
            },
            Request::ChatLog { by, reply } => {
                let _ = reply.send(self.chat_log(by).await);
            }
            Request::Record { by, reply } => {
                let _ = reply.send(self.record(by).await);
            }
            Request::Thought { seat, n, index } => self.bot_thought(seat, n, index).await,
            Request::Wake => {}
            Request::Close => {
                let error = AppError::from(Code::Closing);
                let problem = error.problem(&self.house.sentences, cenacle_scene::Lang::default());
                self.audience.tell_all(&frame(&Tell::Bye { problem: &problem }));
                self.closing = Some(error);
            }
        }
    }

    /// A player does something in the running game.
    async fn play_on(
        &mut self,
        by: GuestId,
        seat: Option<Seat>,
        ask: PlayAsk,
        reply: Option<Reply>,
    ) -> Result<(), (AppError, Option<Reply>)> {
        let began = Instant::now();
        if matches!(ask, PlayAsk::Undo { .. } | PlayAsk::Answer { .. })
            && let Err(error) = self.make_whole().await
        {
            return Err((error, reply));
        }
        match self.ask_play(by, seat, ask) {
            Err(error) => Err((error, reply)),
            Ok((happened, from, at)) => {
                let answer = self.commit(happened, from, at, reply).await;
                self.house.metrics.decision(began.elapsed());
                self.let_bots_think();
                answer
            }
        }
    }

    fn ask_play(
        &mut self,
        by: GuestId,
        seat: Option<Seat>,
        ask: PlayAsk,
    ) -> Result<(Vec<Happening>, usize, u64), AppError> {
        let sheet = self.sheet.as_ref().ok_or(Code::NoSuchTable)?;
        let for_another = ask == PlayAsk::TakeOver && seat.is_some_and(|seat| sheet.seat_of(by, Some(seat)).is_err());
        let seat = match seat {
            Some(seat) if for_another && sheet.seats_of(by).next().is_some() => seat,
            _ => sheet.seat_of(by, seat)?,
        };
        let code = if sheet.status == Status::Waiting { Code::NotStarted } else { Code::AlreadyOver };
        let away = self.away_since.get(seat.index()).is_some_and(|since| since.elapsed() >= AWAY);
        let online = self.online.contains(&seat);
        let play = self.play.as_mut().ok_or(code)?;
        let (from, at) = (play.table().inputs(), now());
        let happened = match ask {
            PlayAsk::Decide { n, index } => vec![play.decide(seat, n, index, at)?],
            PlayAsk::Undo { n } => vec![play.undo(seat, n, at)?],
            PlayAsk::Redo { n } => vec![play.redo(seat, n, at)?],
            PlayAsk::Answer { n, agree } => play.answer(seat, n, agree, at)?,
            PlayAsk::Resign => play.resign(seat, at)?,
            PlayAsk::TakeOver if for_another && (online || !away) => return Err(Code::NotAway.into()),
            PlayAsk::TakeOver => {
                let why = if for_another { Why::Away } else { Why::Left };
                vec![play.take_over(seat, why, at)?]
            }
            PlayAsk::HandBack => vec![play.hand_back(seat, at)?],
        };
        Ok((happened, from, at))
    }

    /// Stores what happened, then tells it. If it cannot be stored the table is loaded again as it was.
    pub(super) async fn commit(
        &mut self,
        happened: Vec<Happening>,
        from: usize,
        at: u64,
        reply: Option<Reply>,
    ) -> Result<(), (AppError, Option<Reply>)> {
        let write = self.write(&happened, at);
        if let Err(error) = self.house.store.write(write).await {
            self.play = None;
            if let Err(error) = self.restore().await {
                tracing::error!(table = %self.id, ?error, "a table cannot be loaded again");
                for ear in self.audience.ears() {
                    let problem = error.problem(&self.house.sentences, ear.lang);
                    ear.tell(frame(&Tell::Gone { table: self.id, problem: &problem }));
                }
                self.closing = Some(error);
            }
            // Bots and clocks would try again at once, and again.
            tokio::time::sleep(BREATH).await;
            self.let_bots_think();
            return Err((error, reply));
        }
        let Some(play) = &self.play else { return Ok(()) };
        if let Some(reply) = reply {
            reply.done(play.n());
        }
        let told: Vec<_> = happened.iter().map(Happening::told).collect();
        let seating_changed = happened.iter().any(|happening| !matches!(happening, Happening::Input(_)));
        self.house.metrics.events(happened.len());
        self.audience.tell_news(self.id, play, &told, from);
        if seating_changed || play.is_over() {
            self.tell_info();
        }
        self.changed();
        Ok(())
    }

    fn write(&mut self, happened: &[Happening], at: u64) -> Write {
        let (Some(play), Some(sheet)) = (&self.play, &mut self.sheet) else { return Write::default() };
        let first = play.n() + 1 - happened.len() as u64;
        let rows = (first..).zip(happened).map(|(n, happening)| Row::new(sheet.id, n, at, happening)).collect();
        let mut statements = Vec::new();
        let inputs = play.table().inputs();
        if play.is_over() {
            let outcome = play.table().outcome().is_some();
            sheet.status = if outcome { Status::Finished } else { Status::Closed };
            sheet.ending = play.ending();
            sheet.finished_at = Some(at);
            statements.extend(keep_sheet(sheet, at, None));
        } else if inputs >= self.kept + MOMENT_EVERY {
            self.kept = inputs;
            statements.push(load::keep(play, at).keep(sheet.id));
        }
        let watched = |happening: &Happening| matches!(happening, Happening::TookOver(_) | Happening::Resigned(_));
        if !play.is_over() && happened.iter().any(watched) {
            statements.push(keep_wake(sheet.id, Some(0)));
        }
        Write { rows, statements }
    }

    /// What time brings, happens.
    async fn pass_time(&mut self) {
        loop {
            let at = now();
            let Some(play) = &mut self.play else { return };
            let Some(due) = play.due(at) else { return };
            let from = play.table().inputs();
            let Ok(happening) = play.pass(due, at) else { return };
            if self.commit(vec![happening], from, at, None).await.is_err() {
                return;
            }
            self.let_bots_think();
        }
    }

    /// Every bot that is asked thinks.
    pub(super) fn let_bots_think(&mut self) {
        let Some(play) = &self.play else { return };
        let Some(sheet) = &self.sheet else { return };
        for seat in play.to_act() {
            let Some(name) = &play.chairs()[seat.index()].bot else { continue };
            if self.asked[seat.index()].is_some() {
                continue;
            }
            let slot = &mut self.bots[seat.index()];
            if slot.as_ref().is_none_or(|(known, _)| known != name) {
                let on = self.house.shelf.find(&sheet.game, sheet.rules_version, &sheet.data);
                let bot = on
                    .zip(name.parse().ok())
                    .map(|(on, spec)| on.sit(spec, &sheet.pledge().seed().derive(play.n()), seat));
                *slot = bot.map(|bot| (name.clone(), bot));
            }
            let Some(thinking) = slot.as_ref().and_then(|(_, bot)| bot.ask(play.table())) else { continue };
            let n = play.n();
            self.asked[seat.index()] = Some(n);
            let (hall, house, id) = (self.hall.clone(), self.house.clone(), self.id);
            tokio::spawn(async move {
                let index = house.bots.think(thinking).await;
                // The hall never refuses to let somebody wait.
                let _ = hall.send(id, Request::Thought { seat, n, index }).await;
            });
        }
    }

    async fn bot_thought(&mut self, seat: Seat, n: u64, index: Option<usize>) {
        if self.asked.get(seat.index()) != Some(&Some(n)) {
            return;
        }
        self.asked[seat.index()] = None;
        let Some(play) = &mut self.play else { return };
        // Its player may have come back while it thought.
        if play.chairs()[seat.index()].bot.is_some() {
            let (from, at) = (play.table().inputs(), now());
            // A bot that failed plays the first thing it may: the game must go on.
            let index = index.unwrap_or_default() as u32;
            if let Ok(happening) = play.decide_for(seat, n, index, at) {
                // Nobody waits for the answer; if it was not stored, the table was loaded again and asks again.
                let _ = self.commit(vec![happening], from, at, None).await;
            }
        }
        self.let_bots_think();
    }

    /// A player who asks something is not away, with a socket or without.
    fn note_asked(&mut self, by: GuestId) {
        let Some(sheet) = &self.sheet else { return };
        for seat in sheet.seats_of(by) {
            self.away_since[seat.index()] = Instant::now();
        }
    }

    /// Which players are there.
    pub(super) fn note_presence(&mut self) {
        let Some(sheet) = &self.sheet else { return };
        let guests: Vec<Option<GuestId>> = sheet.places.iter().map(|place| place.guest).collect();
        let online = self.audience.online(&guests);
        for seat in (0..guests.len()).map(Seat::new) {
            let is = online.contains(&seat);
            if is == self.online.contains(&seat) {
                continue;
            }
            if !is {
                self.away_since[seat.index()] = Instant::now();
            }
            self.audience.tell_all(&frame(&Tell::Presence { table: self.id, seat, online: is }));
        }
        self.online = online;
    }

    /// Tells everybody who sits where; each learns which seats are his.
    pub(super) fn tell_info(&self) {
        for ear in self.audience.ears() {
            if let Ok(info) = self.info(ear.guest) {
                ear.tell(frame(&Tell::Table { info: &info }));
            }
        }
    }

    pub(super) fn info(&self, by: Option<GuestId>) -> Result<TableInfo, AppError> {
        let sheet = self.sheet.as_ref().ok_or(Code::NoSuchTable)?;
        Ok(sheet.info(by, self.play.as_ref(), |seat| self.online.contains(&seat)))
    }

    /// Through whose eyes somebody looks.
    pub(super) fn viewer(&self, by: Option<GuestId>, seat: Option<Seat>) -> Result<Viewer, AppError> {
        let sheet = self.sheet.as_ref().ok_or(Code::NoSuchTable)?;
        if let Some(guest) = by {
            if seat.is_some() {
                return sheet.seat_of(guest, seat).map(Viewer::Seat);
            }
            if let Some(seat) = sheet.seats_of(guest).next() {
                return Ok(Viewer::Seat(seat));
            }
        } else if seat.is_some() {
            return Err(Code::NotYourSeat.into());
        }
        let over = self.play.as_ref().is_some_and(Play::is_over);
        match sheet.spectators {
            Spectators::None => Err(Code::NoSpectators.into()),
            Spectators::AfterEnd if !over && self.play.is_some() => Err(Code::NoSpectators.into()),
            _ if over => Ok(Viewer::Omniscient),
            _ => Ok(Viewer::Spectator),
        }
    }

    pub(super) fn changed(&self) {
        self.changed.send_modify(|n| *n += 1);
    }
}

#[cfg(test)]
#[path = "desk_tests.rs"]
mod tests;
