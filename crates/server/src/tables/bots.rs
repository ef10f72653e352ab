//! Where bots think: a few threads of their own, so that thought never holds up a table.

use std::{
    pin::Pin,
    time::{Duration, Instant},
};

use cenacle_bots::{Thinking, Thought};
use thiserror::Error;

use crate::settings::BotPace;

use super::turns::{Client, Turn, Turns};

/// How many hints are thought about at once. They have threads of their own: somebody waits for each of them, and it takes a second.
const HINTS: usize = 2;
/// How many questions of this process others are asked at once.
const LENT: usize = 8;

/// What may come of a question that is thought about elsewhere.
pub(crate) type Elsewhere<T> = Pin<Box<dyn Future<Output = Option<T>> + Send>>;

/// Where something was thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whence<H, T> {
    Here(H),
    There(T),
}

/// The threads on which bots think.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    bots: Turns,
    /// Whether there are any for this process's own bots, as long as others think for them.
    has_threads: bool,
    hints: Turns,
    /// Questions that others are asked, shared like the threads.
    lent: Turns,
    pace: BotPace,
    timeout: Duration,
}

/// Why a bot did not decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum BotFault {
    #[error("it panicked")]
    Panicked,
    /// It took longer than the server waits.
    #[error("it took too long")]
    Overran,
}

impl BotPool {
    /// At most so many bots think at once, each no longer than this. If there is no thread for them, one is lent where nobody else
    /// thinks for them.
    #[must_use]
    pub(crate) fn new(threads: usize, pace: BotPace, timeout: Duration) -> BotPool {
        let (bots, hints, lent) = (Turns::new(threads), Turns::new(HINTS), Turns::new(LENT));
        BotPool { bots, has_threads: threads > 0, hints, lent, pace, timeout }
    }

    /// Whether a bot that is asked now has to wait.
    #[must_use]
    pub(crate) fn is_full(&self) -> bool {
        !self.has_threads || self.bots.is_full()
    }

    /// The same for a player's question.
    #[must_use]
    pub(crate) fn has_no_hints_left(&self) -> bool {
        !self.has_threads || self.hints.is_full()
    }

    /// Whether there is time to think for others.
    #[must_use]
    pub(crate) fn has_time(&self) -> bool {
        self.has_threads && !self.bots.is_full() && !self.hints.is_full()
    }

    /// Whether bots wait for a thread, or anybody for a hint: what has time stands back. A hint is as good as the time that it
    /// has the processor for, so it counts while it is thought about, too.
    #[must_use]
    pub(crate) fn is_pressed(&self) -> bool {
        self.bots.waiting() > 0 || !self.hints.is_idle()
    }

    /// Whether bots take the time that people take.
    #[must_use]
    pub(crate) fn keeps_step(&self) -> bool {
        self.pace == BotPace::Human
    }

    /// Thinks for a player when it is his turn.
    pub(crate) async fn advise<T: Send + 'static>(
        &self,
        client: Client,
        advising: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BotFault> {
        self.lend(&self.hints, client, advising).await
    }

    /// The same, here or elsewhere, where it is first somebody's turn.
    pub(crate) async fn advise_or<T: Send + 'static, E>(
        &self,
        client: Client,
        advising: impl FnOnce() -> T + Send + 'static,
        elsewhere: Option<Elsewhere<E>>,
    ) -> Result<Whence<T, E>, BotFault> {
        self.lend_or(&self.hints, client, advising, elsewhere).await
    }

    /// Thinks for a bot of another process.
    pub(crate) async fn think_for_others(&self, client: Client, thinking: Thinking) -> Result<Thought, BotFault> {
        self.lend(&self.bots, client, thinking).await
    }

    /// If nothing comes of it elsewhere, it is thought about here after all.
    async fn lend_or<T: Send + 'static, E>(
        &self,
        turns: &Turns,
        client: Client,
        thinking: impl FnOnce() -> T + Send + 'static,
        elsewhere: Option<Elsewhere<E>>,
    ) -> Result<Whence<T, E>, BotFault> {
        let Some(elsewhere) = elsewhere else { return self.lend(turns, client, thinking).await.map(Whence::Here) };
        let here = async { if self.has_threads { turns.take(client).await } else { std::future::pending().await } };
        tokio::select! {
            biased;
            turn = here => {
                let turn = turn.ok_or(BotFault::Panicked)?;
                return self.spend(turn, thinking).await.map(Whence::Here);
            }
            lent = self.lent.take(client) => {
                let thought = elsewhere.await;
                drop(lent);
                if let Some(thought) = thought {
                    return Ok(Whence::There(thought));
                }
            }
        }
        self.lend(turns, client, thinking).await.map(Whence::Here)
    }

    async fn lend<T: Send + 'static>(
        &self,
        turns: &Turns,
        client: Client,
        thinking: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BotFault> {
        let turn = turns.take(client).await.ok_or(BotFault::Panicked)?;
        self.spend(turn, thinking).await
    }

    async fn spend<T: Send + 'static>(
        &self,
        turn: Turn,
        thinking: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BotFault> {
        // A thread cannot be taken away from a bot that does not come to an end: it is written off, and another one goes
        // on in its place.
        let thought = tokio::time::timeout(self.timeout, tokio::task::spawn_blocking(thinking)).await;
        drop(turn);
        thought.map_err(|_| BotFault::Overran)?.map_err(|_| BotFault::Panicked)
    }

    /// Thinks when it is its turn, and then waits until it is time: people want to see what happens.
    /// `since` is when the bot was first asked.
    pub(crate) async fn think(
        &self,
        client: Client,
        thinking: Thinking,
        elsewhere: Option<Elsewhere<Thought>>,
        since: Instant,
    ) -> Result<usize, BotFault> {
        let (Whence::Here(thought) | Whence::There(thought)) =
            self.lend_or(&self.bots, client, thinking, elsewhere).await?;
        let pace = match self.pace {
            BotPace::Human => thought.pace,
            BotPace::After(pace) => pace,
        };
        if !pace.is_zero() {
            tokio::time::sleep_until((since + pace).into()).await;
        }
        Ok(thought.index)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use crate::wire::TableId;

    use super::*;

    const AT_ONCE: BotPace = BotPace::After(Duration::ZERO);
    const LONG: Duration = Duration::from_secs(60);
    const SOMEBODY: Client = Client { origin: None, guest: None, table: TableId(1), watched: true };

    fn thought(index: usize) -> Thought {
        Thought { index, pace: Duration::from_millis(40) }
    }

    #[tokio::test]
    async fn no_more_bots_think_at_once_than_there_are_threads_for() {
        let pool = BotPool::new(2, AT_ONCE, LONG);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let think = || {
            let (pool, now, most) = (pool.clone(), now.clone(), most.clone());
            tokio::spawn(async move {
                let thinking = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(5));
                    now.fetch_sub(1, Ordering::SeqCst);
                    thought(7)
                };
                pool.think(SOMEBODY, Box::new(thinking), None, Instant::now()).await
            })
        };
        let thoughts: Vec<_> = (0..20).map(|_| think()).collect();
        for thought in thoughts {
            assert_eq!(thought.await.unwrap(), Ok(7));
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn a_bot_that_fails_harms_nobody_else() {
        let pool = BotPool::new(1, AT_ONCE, LONG);
        let failed = pool.think(SOMEBODY, Box::new(|| panic!("a bot's mistake")), None, Instant::now()).await;
        assert_eq!(failed, Err(BotFault::Panicked));
        assert_eq!(pool.think(SOMEBODY, Box::new(|| thought(3)), None, Instant::now()).await, Ok(3));
    }

    #[tokio::test]
    async fn a_bot_that_takes_too_long_holds_up_nobody_else() {
        let pool = BotPool::new(1, AT_ONCE, Duration::from_millis(20));
        let (release, released) = std::sync::mpsc::channel::<()>();
        let endless = move || {
            // Ends when the test does.
            let _ = released.recv();
            thought(0)
        };
        assert_eq!(pool.think(SOMEBODY, Box::new(endless), None, Instant::now()).await, Err(BotFault::Overran));
        assert_eq!(pool.think(SOMEBODY, Box::new(|| thought(3)), None, Instant::now()).await, Ok(3));
        drop(release);
    }

    #[tokio::test]
    async fn a_bot_takes_the_time_a_person_would_from_when_it_was_asked() {
        let pool = BotPool::new(1, BotPace::Human, LONG);
        let asked = Instant::now();
        pool.think(SOMEBODY, Box::new(|| thought(3)), None, asked).await.unwrap();
        assert!(asked.elapsed() >= Duration::from_millis(40));
    }

    /// What comes of a question elsewhere.
    fn elsewhere(thought: Option<Thought>) -> Option<Elsewhere<Thought>> {
        Some(Box::pin(std::future::ready(thought)))
    }

    #[tokio::test]
    async fn where_there_is_no_thread_others_think_and_if_they_do_not_one_is_lent() {
        let pool = BotPool::new(0, AT_ONCE, LONG);
        assert!(pool.is_full() && !pool.has_time());
        let here = || Box::new(|| thought(1));
        let there = pool.think(SOMEBODY, here(), elsewhere(Some(thought(2))), Instant::now()).await;
        assert_eq!(there, Ok(2));
        for nobody in [elsewhere(None), None] {
            assert_eq!(pool.think(SOMEBODY, here(), nobody, Instant::now()).await, Ok(1));
        }
    }

    #[tokio::test]
    async fn who_has_a_free_thread_asks_nobody_else_and_who_waits_does() {
        let pool = BotPool::new(1, AT_ONCE, LONG);
        assert!(!pool.is_full() && pool.has_time());
        let here = || Box::new(|| thought(1));
        assert_eq!(pool.think(SOMEBODY, here(), elsewhere(Some(thought(2))), Instant::now()).await, Ok(1));
        let busy = pool.bots.take(SOMEBODY).await;
        assert!(pool.is_full() && !pool.has_time());
        assert_eq!(pool.think(SOMEBODY, here(), elsewhere(Some(thought(2))), Instant::now()).await, Ok(2));
        drop(busy);
        assert!(pool.has_time());
    }
}
