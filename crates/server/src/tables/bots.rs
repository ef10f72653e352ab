//! Where bots think: a few threads of their own, so that thought never holds up a table.

use std::{sync::Arc, time::Duration};

use cenacle_bots::Thinking;
use tokio::sync::Semaphore;

/// The threads on which bots think.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    seats: Arc<Semaphore>,
    pace: Duration,
}

impl BotPool {
    /// At most so many bots think at once, and each waits at least this long before it decides: people want to see
    /// what happens.
    #[must_use]
    pub(crate) fn new(threads: usize, pace: Duration) -> BotPool {
        BotPool { seats: Arc::new(Semaphore::new(threads.max(1))), pace }
    }

    /// Waits, then thinks when a thread is free. `None` if the bot failed.
    pub(crate) async fn think(&self, thinking: Thinking) -> Option<usize> {
        if !self.pace.is_zero() {
            tokio::time::sleep(self.pace).await;
        }
        let _seat = self.seats.acquire().await.ok()?;
        let thought = tokio::task::spawn_blocking(thinking).await;
        thought.inspect_err(|error| tracing::error!(%error, "a bot failed")).ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn no_more_bots_think_at_once_than_there_are_threads_for() {
        let pool = BotPool::new(2, Duration::ZERO);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let think = || {
            let (pool, now, most) = (pool.clone(), now.clone(), most.clone());
            tokio::spawn(async move {
                let thinking = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(5));
                    now.fetch_sub(1, Ordering::SeqCst);
                    7
                };
                pool.think(Box::new(thinking)).await
            })
        };
        let thoughts: Vec<_> = (0..20).map(|_| think()).collect();
        for thought in thoughts {
            assert_eq!(thought.await.unwrap(), Some(7));
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn a_bot_that_fails_harms_nobody_else() {
        let pool = BotPool::new(1, Duration::ZERO);
        assert_eq!(pool.think(Box::new(|| panic!("a bot's mistake"))).await, None);
        assert_eq!(pool.think(Box::new(|| 3)).await, Some(3));
    }
}
