//! The bots at a table.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use cenacle_bots::{BotSpec, SeatedBot, Thought};
use cenacle_scene::Seat;

use crate::{
    nodes::{self, Asked, Nodes, Question},
    tables::{
        bots::{BotFault, Elsewhere},
        requests::Request,
        running::RunningGame,
        turns::Client,
    },
};

use super::TableTask;

/// A bot that holds back looks so often whether somebody has acted meanwhile.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

/// Another process thinks.
async fn elsewhere(nodes: Arc<Nodes>, question: Question) -> Option<Thought> {
    match nodes.have_thought(question).await? {
        nodes::Thought::Bot { index, pace } => Some(Thought { index, pace: Duration::from_millis(pace) }),
        nodes::Thought::Hint(_) => None,
    }
}

/// A seat of the table, as far as bots are concerned.
#[derive(Debug, Default)]
pub(super) struct BotSeat {
    /// The bot that sits there, and its name.
    bot: Option<(Arc<str>, SeatedBot)>,
    /// After which event it was asked and has not answered yet.
    asked: Option<u64>,
    /// Since when it has something to decide: being asked again because others were quicker costs it no time.
    since: Option<Instant>,
    /// Whether it once took too long: another one, of the simplest kind, plays then as long as the table is awake.
    overran: bool,
}

impl BotSeat {
    /// Whether nothing is expected of it.
    pub(super) fn is_idle(&self) -> bool {
        self.asked.is_none()
    }
}

impl TableTask {
    pub(super) fn seat_bots(&mut self, play: RunningGame) {
        let seats = play.chairs().len();
        self.bots.resize_with(seats, BotSeat::default);
        self.bots.iter_mut().for_each(|seat| (seat.asked, seat.since) = (None, None));
        self.play = Some(play);
    }

    /// Every bot that is asked thinks.
    pub(super) fn let_bots_think(&mut self) {
        let Some(play) = &self.play else { return };
        let Some(meta) = &self.meta else { return };
        let watched = !self.audience.is_empty();
        for seat in play.awaited() {
            let Some(name) = &play.chairs()[seat.index()].bot else { continue };
            let slot = &mut self.bots[seat.index()];
            if slot.asked.is_some() {
                continue;
            }
            if slot.bot.as_ref().is_none_or(|(known, _)| known != name) {
                let on = self.services.shelf.find(&meta.game, meta.rules_version, &meta.data);
                let spec = if slot.overran { Some(BotSpec::Random) } else { name.parse().ok() };
                let bot = on.zip(spec).map(|(on, spec)| on.sit(spec, &meta.pledge().seed().derive(play.n()), seat));
                slot.bot = bot.map(|bot| (name.clone(), bot));
            }
            let Some(thinking) = slot.bot.as_ref().and_then(|(_, bot)| bot.ask(play.table())) else { continue };
            let n = play.n();
            slot.asked = Some(n);
            let since = *slot.since.get_or_insert_with(Instant::now);
            let (directory, services, id, guest) = (self.directory.clone(), self.services.clone(), self.id, meta.maker);
            let client = Client { origin: services.origins.of(guest), guest: Some(guest), table: id, watched };
            let lends = !slot.overran && services.bots.is_full();
            let elsewhere = services.nodes.clone().filter(|nodes| lends && nodes.has_thinkers()).map(|nodes| {
                let question = Question::new(meta, play.table(), seat, Asked::Bot(name.to_string()), &client);
                Box::pin(elsewhere(nodes, question)) as Elsewhere<Thought>
            });
            tokio::spawn(async move {
                let index = services.bots.think(client, thinking, elsewhere, since).await;
                // The directory wakes the table if it sleeps, and lets the answer wait.
                let _ = directory.send(id, Request::Thought { seat, n, index }).await;
            });
        }
    }

    /// How long a bot still holds back so that people can keep up, where all act at the same time.
    fn holds_back(&self, since: Option<Instant>) -> Duration {
        let (Some(play), Some(since)) = (&self.play, since) else { return Duration::ZERO };
        if !play.table().in_real_time() || !self.services.bots.keeps_step() {
            return Duration::ZERO;
        }
        let keeps_up = |seat: &Seat| play.chairs()[seat.index()].is_played_by_person() && self.online.contains(seat);
        let least = self.tempo.least(play.awaited().filter(keeps_up), self.services.now(), play.table().bots_wait());
        least.saturating_sub(since.elapsed())
    }

    pub(super) async fn bot_thought(&mut self, seat: Seat, n: u64, index: Result<usize, BotFault>) {
        let asked = |slot: &&BotSeat| slot.asked == Some(n);
        let Some(since) = self.bots.get(seat.index()).filter(asked).map(|slot| slot.since) else { return };
        let wait = self.holds_back(since).min(LOOK_AGAIN);
        if !wait.is_zero() {
            let (directory, id) = (self.directory.clone(), self.id);
            tokio::spawn(async move {
                tokio::time::sleep(wait).await;
                // As above.
                let _ = directory.send(id, Request::Thought { seat, n, index }).await;
            });
            return;
        }
        let slot = &mut self.bots[seat.index()];
        slot.asked = None;
        let index = index.unwrap_or_else(|fault| {
            // It may be broken for good, or hold its own lock for ever: a new one sits down for the next question. For
            // this one the seat plays the first thing it may: the game must go on.
            let name = slot.bot.take().map(|(name, _)| name);
            slot.overran |= fault == BotFault::Overran;
            self.services.metrics.bot_faults.inc();
            tracing::error!(table = %self.id, seat = seat.number(), bot = name.as_deref(), %fault, "a bot failed");
            0
        });
        let Some(play) = &mut self.play else { return };
        // Its player may have come back while it thought.
        if play.chairs()[seat.index()].bot.is_some() {
            let (from, at) = (play.table().inputs(), self.services.now());
            if let Ok(event) = play.decide_for(seat, n, index, at) {
                self.bots[seat.index()].since = None;
                // Nobody waits for the answer; if it was not stored, the table was loaded again and asks again.
                let _ = self.commit(vec![event], from, at, None).await;
            }
        }
        self.let_bots_think();
    }
}
