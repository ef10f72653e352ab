//! What is asked of a table, whichever way it came: over a socket, over HTTP or from the server itself.

use std::time::Instant;

use cenacle_scene::{Lang, Seat};

use crate::{
    error::AppError,
    tables::{
        requests::{Answered, Reply},
        running::RunningGame,
    },
    wire::{Ask, Code, GuestId, GuestInfo, Pointed, Problem, Status, TableEvent, Why},
};

use super::TableTask;

impl TableTask {
    /// Somebody asks something, and is answered.
    pub(super) async fn dispatch(&mut self, by: Option<GuestInfo>, lang: Lang, ask: Ask, reply: Reply) {
        let (by, ask) = match (by, ask) {
            (_, Ask::Attend(attend)) => return self.attend(attend, reply).await,
            (None, _) => return self.answer(reply, Err(Code::NoGuest.into())),
            (Some(by), ask) => (by, ask),
        };
        self.note_asked(by.id);
        let seat_of = |task: &TableTask, seat| task.seat_of(by.id, seat);
        match ask {
            // A socket says so of itself; whoever else does has nothing to end.
            Ask::Attend(_) | Ask::Part {} | Ask::Ping {} => self.answer(reply, Ok(Answered::Done(self.n()))),
            Ask::Decide(decision) => {
                let seat = seat_of(self, decision.seat);
                self.act(seat, reply, |play, seat, at| Ok(vec![play.decide(seat, &decision, at)?])).await;
            }
            Ask::Undo(now) => {
                let seat = self.looking_back(by.id, now.seat).await;
                self.act(seat, reply, |play, seat, at| Ok(vec![play.undo(seat, now.n, at)?])).await;
            }
            Ask::Redo(now) => {
                let seat = seat_of(self, now.seat);
                self.act(seat, reply, |play, seat, at| Ok(vec![play.redo(seat, now.n, at)?])).await;
            }
            Ask::Answer(answer) => {
                let seat = self.looking_back(by.id, answer.seat).await;
                self.act(seat, reply, |play, seat, at| play.answer(seat, answer.n, answer.agree, at)).await;
            }
            Ask::Resign(at_seat) => {
                let seat = seat_of(self, at_seat.seat);
                self.act(seat, reply, RunningGame::resign).await;
            }
            Ask::TakeOver(at_seat) => {
                let (seat, why) = self.taken_over(by.id, at_seat.seat);
                self.act(seat, reply, |play, seat, at| Ok(vec![play.take_over(seat, why, at)?])).await;
            }
            Ask::HandBack(at_seat) => {
                let seat = seat_of(self, at_seat.seat);
                self.act(seat, reply, |play, seat, at| Ok(vec![play.hand_back(seat, at)?])).await;
            }
            Ask::Hint(at_seat) => self.hint(by.id, at_seat.seat, lang, reply),
            Ask::Guide(guiding) => self.guide(by.id, &guiding, lang, reply),
            Ask::WhyNot(pointed) => {
                let problem = self.why_not(by.id, &pointed, lang);
                self.answer(reply, problem.map(Answered::WhyNot));
            }
            Ask::Chat(said) => {
                let said = self.chat(&by, &said.text).await;
                self.answer(reply, said.map(Answered::Done));
            }
            Ask::Join(join) => {
                let done = self.join(&by, join).await;
                self.inform(reply, by.id, done);
            }
            Ask::Leave {} => {
                let done = self.leave(&by).await;
                self.inform(reply, by.id, done);
            }
            Ask::Remove(remove) => {
                let done = self.remove(&by, remove).await;
                self.inform(reply, by.id, done);
            }
            Ask::Add(addition) => {
                let done = self.bind(&by, addition).await;
                self.inform(reply, by.id, done);
            }
            Ask::Reveal(link) => {
                let done = self.show(&by, link).await;
                self.inform(reply, by.id, done);
            }
            Ask::Start(start) => {
                let done = self.start(&by, start).await;
                self.inform(reply, by.id, done);
            }
            Ask::Close {} => {
                let done = self.close(&by).await;
                self.inform(reply, by.id, done);
            }
            Ask::Rematch(rematch) => {
                let info = self.rematch(&by, rematch).await;
                self.answer(reply, info.map(|info| Answered::Info(info.into())));
            }
        }
    }

    fn n(&self) -> u64 {
        self.play.as_ref().map_or(0, RunningGame::n)
    }

    fn answer(&self, reply: Reply, answered: Result<Answered, AppError>) {
        match answered {
            Ok(answered) => reply.answer(answered),
            Err(error) => reply.refuse(&error, &self.services.sentences),
        }
    }

    /// Who did something at the table is told how it is now.
    fn inform(&self, reply: Reply, by: GuestId, done: Result<(), AppError>) {
        let info = done.and_then(|()| self.info(Some(by)));
        self.answer(reply, info.map(|info| Answered::Info(info.into())));
    }

    fn seat_of(&self, by: GuestId, seat: Option<Seat>) -> Result<Seat, AppError> {
        self.meta.as_ref().ok_or(Code::NoSuchTable)?.seat_of(by, seat)
    }

    /// The seat of who wants to take something back: that is known only from the beginning.
    async fn looking_back(&mut self, by: GuestId, seat: Option<Seat>) -> Result<Seat, AppError> {
        let seat = self.seat_of(by, seat);
        self.make_whole().await.and(seat)
    }

    /// The seat that a bot is to play, and why: the asker's own, or that of a player who is away.
    pub(super) fn taken_over(&self, by: GuestId, seat: Option<Seat>) -> (Result<Seat, AppError>, Why) {
        let own = self.seat_of(by, seat);
        let begun = self.play.is_some();
        let plays = self.meta.as_ref().is_some_and(|meta| meta.seats_of(by).next().is_some());
        match (own, seat) {
            (Err(_), Some(other)) if plays => {
                (if begun && !self.is_away(other) { Err(Code::NotAway.into()) } else { Ok(other) }, Why::Away)
            }
            (own, _) => (own, Why::Left),
        }
    }

    /// A player does something in the running game: it is carried out, stored, and then told.
    async fn act(
        &mut self,
        seat: Result<Seat, AppError>,
        reply: Reply,
        what: impl FnOnce(&mut RunningGame, Seat, u64) -> Result<Vec<TableEvent>, AppError>,
    ) {
        let began = Instant::now();
        let (happened, from, at) = match self.carry_out(seat, what) {
            Ok(done) => done,
            Err(error) => return self.answer(reply, Err(error)),
        };
        let committed = self.commit(happened, from, at, Some(reply)).await;
        self.services.metrics.decision(began.elapsed());
        self.let_bots_think();
        if let Err((error, Some(reply))) = committed {
            self.answer(reply, Err(error));
        }
    }

    /// What happens when a player does something, after how many inputs, and when.
    pub(super) fn carry_out(
        &mut self,
        seat: Result<Seat, AppError>,
        what: impl FnOnce(&mut RunningGame, Seat, u64) -> Result<Vec<TableEvent>, AppError>,
    ) -> Result<(Vec<TableEvent>, usize, u64), AppError> {
        let seat = seat?;
        let waiting = self.meta.as_ref().is_some_and(|meta| meta.status == Status::Waiting);
        let code = if waiting { Code::NotStarted } else { Code::AlreadyOver };
        let (play, at) = (self.play.as_mut().ok_or(code)?, self.services.now());
        let from = play.table().inputs();
        Ok((what(play, seat, at)?, from, at))
    }

    fn why_not(&self, by: GuestId, pointed: &Pointed, lang: Lang) -> Result<Option<Problem>, AppError> {
        let seat = self.seat_of(by, pointed.seat)?;
        let table = self.play.as_ref().ok_or(Code::NotStarted)?.table();
        let lang = pointed.lang.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or(lang);
        let problem = |refusal: cenacle_table::Refusal| Problem {
            code: Code::Refused,
            message: table.say_refusal(&refusal, lang, seat),
            detail: None,
            rule: Some(refusal.rule.to_owned()),
            wait: None,
        };
        Ok(table.why_not(seat, &pointed.element).map(problem))
    }
}
