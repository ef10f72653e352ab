//! What a table answers to who looks at it or talks there.

use cenacle_scene::{Lang, Scene, SceneDiff, Viewer};
use cenacle_table::{AnyTable, any::SaidLine};

use crate::{
    error::AppError,
    store::keep_chat,
    texts,
    wire::{Attend, ChatLine, Code, GuestId, GuestInfo, LegalAction, Status, Tell, TurnStatus, UndoFace},
};

use crate::tables::{
    audience::{ClientHandle, Frame, GroupKey, Listener, frame},
    requests::{Reply, State, StateQuery},
    running::{RunningGame, legal_actions},
};

use super::TableTask;

/// How many lines of chat somebody who comes is shown.
const CHAT_SHOWN: u32 = 100;
/// How many events a client may have missed and still be told only those.
const CATCH_UP: u64 = 500;

/// What a socket is shown that comes.
struct Greeting {
    key: GroupKey,
    scene: Option<Scene>,
    /// The last event then.
    n: u64,
    frame: Frame,
}

impl TableTask {
    /// A socket wants to be told what happens from now on.
    pub(super) async fn attend(&mut self, attend: Attend, reply: Reply) {
        let Some(client) = reply.socket().cloned() else {
            return reply.refuse(&Code::Malformed.into(), &self.services.sentences);
        };
        if let Some(person) = client.person.as_ref().filter(|person| !person.knows_muted()) {
            // What cannot be read mutes nobody.
            let muted = self.services.store.mutes(person.info().id).await.unwrap_or_default();
            person.came_with(muted);
        }
        let Attend { seat, last, lang, with } = attend;
        // Who asked while nobody had the table may have been shown it since, and has more than he spoke of.
        let knows = self.audience.knows(client.id);
        let last = last.filter(|last| knows.is_none_or(|knows| knows == *last));
        let listener = Listener { client: client.clone(), seat, lang, extras: with.as_slice().into() };
        match self.greeting(&listener, last).await {
            Ok(Greeting { key, scene, n, frame }) => {
                self.audience.add(key, listener, scene, n);
                reply.done(n);
                client.tell(frame);
                self.note_presence();
            }
            Err(error) => reply.refuse(&error, &self.services.sentences),
        }
    }

    /// What a socket is shown that comes: the table, or what it missed.
    async fn greeting(&mut self, listener: &Listener, last: Option<u64>) -> Result<Greeting, AppError> {
        let key = self.group_key(listener)?;
        let GroupKey { viewer, lang, .. } = key;
        self.make_whole().await?;
        let n = self.play.as_ref().map_or(0, RunningGame::n);
        let scene = self
            .play
            .as_ref()
            .map(|play| self.audience.scene(key, n).unwrap_or_else(|| play.table().scene(viewer, lang)));
        if let (Some(play), Some(scene)) = (&self.play, &scene) {
            self.services.decors.keep(play.table().about().id, &scene.decor);
        }
        let caught_up = last.zip(scene.as_ref()).and_then(|(last, scene)| self.caught_up(key, last, scene));
        let frame = match caught_up {
            Some(greeting) => greeting,
            None => self.fresh(&listener.client, key, scene.as_ref()).await?,
        };
        Ok(Greeting { key, scene, n, frame })
    }

    /// Who sits where has changed, or the game begins: everybody who looks on sees from now on what he may see now.
    pub(super) async fn reseat(&mut self) {
        for listener in self.audience.disperse() {
            self.show_again(listener).await;
        }
    }

    /// Somebody who looks on sees what he may see now, or is told why he does not.
    pub(super) async fn show_again(&mut self, listener: Listener) {
        let client = listener.client.clone();
        let begun = self.play.is_some();
        let seated = match self.group_key(&listener) {
            Ok(_) if begun => self.greeting(&listener, None).await.map(|Greeting { key, scene, n, frame }| {
                self.audience.add(key, listener, scene, n);
                client.tell(frame);
            }),
            Ok(key) => {
                self.audience.add(key, listener, None, 0);
                Ok(())
            }
            Err(error) => Err(error),
        };
        if let Err(error) = seated {
            let problem = error.problem(&self.services.sentences, client.lang());
            client.tell(frame(&Tell::Gone { table: self.id, problem: &problem }));
        }
    }

    /// Through whose eyes a socket looks now, in which language, and what it wants to know.
    fn group_key(&self, listener: &Listener) -> Result<GroupKey, AppError> {
        let viewer = self.viewer(listener.client.guest, listener.seat)?;
        Ok(GroupKey { viewer, lang: listener.lang(), extras: listener.extras })
    }

    /// What somebody missed who has the scene after event `last`; `None` if that cannot be told.
    fn caught_up(&self, key: GroupKey, last: u64, scene: &Scene) -> Option<Frame> {
        let (play, GroupKey { viewer, lang, extras }) = (self.play.as_ref()?, key);
        // Who sees everything now saw less when he had the scene he speaks of.
        if viewer == Viewer::Omniscient {
            return None;
        }
        let moment = play.turn_status(viewer, lang);
        let (table, n) = (self.id, play.n());
        let (view, legal) = play.told_besides(viewer, extras, scene);
        if last == n {
            return Some(frame(&Tell::Current { table, viewer, n, moment: &moment, view, legal }));
        }
        if n.checked_sub(last)? > CATCH_UP {
            return None;
        }
        let inputs = play.inputs_after(last)?;
        let then = play.table().at(inputs)?.scene(viewer, lang);
        let news = Tell::News {
            table,
            viewer,
            from: last,
            n,
            what: &[],
            moment: &moment,
            scene: &SceneDiff::between(&then, scene),
            log: &play.table().log(viewer, lang, inputs + 1),
            rewind: None,
            view,
            legal,
        };
        Some(frame(&news))
    }

    async fn fresh(&self, client: &ClientHandle, key: GroupKey, scene: Option<&Scene>) -> Result<Frame, AppError> {
        let GroupKey { viewer, lang, extras } = key;
        let mut chat = self.services.store.chat(self.id, CHAT_SHOWN).await?;
        chat.retain(|line| client.hears(line.guest));
        let info = self.info(client.guest)?;
        let play = self.play.as_ref();
        let moment = play.map_or_else(nothing_yet, |play| play.turn_status(viewer, lang));
        let log = play.map_or(Vec::new(), |play| play.table().log(viewer, lang, 0));
        let besides = play.zip(scene).map(|(play, scene)| play.told_besides(viewer, extras, scene));
        let (view, legal) = besides.unwrap_or_default();
        let tell = Tell::Scene {
            table: self.id,
            viewer,
            n: play.map_or(0, RunningGame::n),
            info: &info,
            moment: &moment,
            scene,
            log: &log,
            chat: &chat,
            view,
            legal,
        };
        Ok(if chat.is_empty() { frame(&tell) } else { texts::inert(&frame(&tell)).into() })
    }

    /// How the game stands, now or after so many inputs, as one viewer may know it.
    pub(super) async fn state(
        &mut self,
        by: Option<GuestId>,
        lang: Lang,
        query: StateQuery,
    ) -> Result<Box<State>, AppError> {
        let viewer = self.viewer(by, query.seat)?;
        // What a seat can take back is known only from the beginning.
        if query.at.is_some() || query.log || viewer.seat().is_some() {
            self.make_whole().await?;
        }
        let status = self.meta.as_ref().map_or(Status::Waiting, |meta| meta.status);
        let Some(play) = &self.play else {
            let (table, moment) = (self.id, nothing_yet());
            let state = State {
                table,
                viewer,
                n: 0,
                inputs: 0,
                status,
                moment,
                legal: None,
                view: None,
                scene: None,
                log: None,
            };
            return Ok(Box::new(state));
        };
        let then = query.at.map(|at| play.table().at(at).filter(|_| at <= play.table().inputs()));
        let table: &dyn AnyTable = match &then {
            None => play.table(),
            Some(Some(then)) => &**then,
            Some(None) => return Err(AppError::with(Code::BadWish, "there were not so many inputs")),
        };
        let mut log: Option<Vec<SaidLine>> = query.log.then(|| table.log(viewer, lang, 0));
        if let Some(at) = query.at {
            log.iter_mut().for_each(|log| log.retain(|line| line.n <= at));
        }
        let scene = query.scene.then(|| table.scene(viewer, lang));
        if let Some(scene) = &scene {
            self.services.decors.keep(table.about().id, &scene.decor);
        }
        Ok(Box::new(State {
            table: self.id,
            viewer,
            n: play.n(),
            inputs: table.inputs(),
            status,
            moment: play.turn_status(viewer, lang),
            legal: query.extras.legal.then(|| legal(table, viewer, lang)),
            view: query.extras.view.then(|| table.view_json(viewer)),
            scene,
            log,
        }))
    }

    /// Somebody says something.
    pub(super) async fn chat(&mut self, by: &GuestInfo, text: &str) -> Result<u64, AppError> {
        let meta = self.meta.as_ref().ok_or(Code::NoSuchTable)?;
        if !meta.chat {
            return Err(Code::ChatOff.into());
        }
        let seat = meta.seats_of(by.id).next();
        // Who only watches a running game could tell players what he sees.
        if seat.is_none() && meta.status == Status::Running {
            return Err(Code::NotYourSeat.into());
        }
        self.viewer(Some(by.id), None)?;
        let text = texts::chat(text)?;
        let n = match self.chat_n {
            Some(n) => n,
            None => self.services.store.chat(self.id, 1).await?.last().map_or(0, |line| line.n),
        } + 1;
        let line = ChatLine { n, at: self.services.now(), guest: by.id, name: by.name.clone(), seat, text };
        self.store(keep_chat(self.id, &line).into()).await?;
        self.chat_n = Some(n);
        let frame: Frame = texts::inert(&frame(&Tell::Chat { table: self.id, line: &line })).into();
        for client in self.audience.clients().filter(|client| client.hears(by.id)) {
            client.tell(frame.clone());
        }
        Ok(self.play.as_ref().map_or(0, RunningGame::n))
    }

    pub(super) async fn chat_log(&self, by: Option<GuestId>) -> Result<Vec<ChatLine>, AppError> {
        self.viewer(by, None)?;
        let mut lines = self.services.store.chat(self.id, CHAT_SHOWN).await?;
        if let Some(by) = by {
            let muted = self.services.store.mutes(by).await?;
            lines.retain(|line| !muted.contains(&line.guest));
        }
        Ok(lines)
    }

    /// Why there is no game on the table.
    pub(super) fn no_game(&self) -> AppError {
        match self.meta.as_ref().is_some_and(|meta| meta.broken) {
            true => AppError::with(Code::Internal, "this table could not go on; its journal is kept"),
            false => Code::NotStarted.into(),
        }
    }

    /// The record: with the seed and everybody's cards, so only once the game is over.
    pub(super) async fn record(&mut self, by: Option<GuestId>) -> Result<String, AppError> {
        self.viewer(by, None)?;
        self.make_whole().await?;
        let play = self.play.as_ref().ok_or_else(|| self.no_game())?;
        if !play.is_over() {
            return Err(Code::NotOver.into());
        }
        Ok(play.table().record().to_text())
    }
}

/// A table's turn before the game begins.
fn nothing_yet() -> TurnStatus {
    TurnStatus {
        to_act: Vec::new(),
        legal: 0,
        clock: None,
        glass: None,
        glass_millis: None,
        undo: UndoFace::No,
        redo: false,
        vote: None,
        ending: None,
        sheet: Vec::new(),
    }
}

fn legal(table: &dyn AnyTable, viewer: Viewer, lang: Lang) -> Vec<LegalAction> {
    viewer.seat().map_or(Vec::new(), |seat| legal_actions(table, seat, table.labels(seat, lang)))
}
