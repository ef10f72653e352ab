//! Where whole games are played again: a few threads of their own, with a bound on how long they work, how many wait and how
//! much their answers hold, so that nobody's record keeps a table from its turn.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    pin::Pin,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering},
    task::{Context, Poll},
    thread,
    time::{Duration, Instant},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    http::header,
    response::{IntoResponse, Response},
};
use hyper::body::{Frame, SizeHint};
use serde::Serialize;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, oneshot},
    time::timeout,
};

use crate::{error::AppError, metrics::Metrics, wire::Code};

/// How many games are played again at once.
const THREADS: usize = 2;
/// How many may wait for their turn.
const WAITING: usize = 16;
/// How long one waits at most.
const TIMEOUT: Duration = Duration::from_secs(5);
/// A game cannot be stopped in the middle of a step: how long the step has to come to its end. A thread that does not is
/// given up, and another one takes its place.
const GRACE: Duration = Duration::from_secs(1);
/// How many that were given up may still run. Then strangers' records are not played any more, and no thread is given up, so
/// that a mistake of ours costs only so many processors; the server's own games go on.
const ENDLESS: i64 = 3;
/// The longest answer. A long game of Evil High Priest takes half of it.
pub(crate) const LONGEST_ANSWER: usize = 32 << 20;
/// What all answers that wait to be taken may hold together, in kilobytes.
const HELD: usize = 128 << 10;
/// How long a client may take for its answer.
const TAKING: Duration = Duration::from_secs(60);
/// How much of an answer is sent at once.
const PIECE: usize = 64 << 10;

/// The threads on which games are played again.
#[derive(Debug)]
pub(crate) struct Replays {
    places: Arc<Semaphore>,
    waiting: Semaphore,
    held: Arc<Semaphore>,
    /// How long a game may be played.
    longest: Duration,
    metrics: Arc<Metrics>,
}

/// Whose game is played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whose {
    /// A game that was played on this server.
    Ours,
    /// What somebody sent.
    Strangers,
}

/// The place of a thread, until the game is played or the thread is given up.
#[derive(Clone, Debug)]
struct Place {
    permit: Arc<Mutex<Option<OwnedSemaphorePermit>>>,
    metrics: Arc<Metrics>,
}

impl Place {
    fn new(permit: OwnedSemaphorePermit, metrics: Arc<Metrics>) -> Place {
        Place { permit: Arc::new(Mutex::new(Some(permit))), metrics }
    }

    fn take(&self) -> Option<OwnedSemaphorePermit> {
        self.permit.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// The game was played.
    fn done(&self) {
        if self.take().is_none() {
            self.metrics.replays_endless.dec();
        }
    }

    /// It does not come to an end.
    fn give_up(&self) {
        let endless = self.metrics.replays_endless.inner();
        // Counted in one step: two that are given up in the same moment are not one too many.
        let one_more = |endless: i64| (endless < ENDLESS).then_some(endless + 1);
        if endless.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_more).is_err() {
            tracing::error!("a game that is played again does not come to an end, and too many others do not either");
        } else if self.take().is_some() {
            tracing::error!("a game that is played again does not come to an end; its thread is given up");
            self.metrics.replays_given_up.inc();
        } else {
            // It came to its end just now.
            self.metrics.replays_endless.dec();
        }
    }
}

/// Until when a game may be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline {
    until: Instant,
    longest: Duration,
}

impl Deadline {
    /// Asked between two steps.
    ///
    /// # Errors
    /// If it is over.
    pub(crate) fn check(self) -> Result<(), AppError> {
        if Instant::now() < self.until { Ok(()) } else { Err(too_long(self.longest)) }
    }
}

fn too_long(longest: Duration) -> AppError {
    AppError::with(Code::TooLarge, format!("it takes longer than {} seconds to play this again", longest.as_secs()))
}

fn busy() -> AppError {
    AppError::after(Code::Busy, TIMEOUT)
}

impl Replays {
    /// A few threads, on which a game may be played for so long.
    #[must_use]
    pub(crate) fn new(metrics: Arc<Metrics>, longest: Duration) -> Replays {
        Replays {
            places: Arc::new(Semaphore::new(THREADS)),
            waiting: Semaphore::new(WAITING),
            held: Arc::new(Semaphore::new(HELD)),
            longest,
            metrics,
        }
    }

    /// Plays something again when it is its turn.
    ///
    /// # Errors
    /// What the game says; if too many wait, or it takes too long.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        whose: Whose,
        job: impl FnOnce(Deadline) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, AppError> {
        if whose == Whose::Strangers && self.metrics.replays_endless.get() >= ENDLESS {
            return Err(busy());
        }
        let waiting = self.waiting.try_acquire().map_err(|_| busy())?;
        let place = timeout(TIMEOUT, self.places.clone().acquire_owned()).await.map_err(|_| busy())?;
        let place = Place::new(place.map_err(|_| Code::Closing)?, self.metrics.clone());
        drop(waiting);
        let (answer, answered) = oneshot::channel();
        let longest = self.longest;
        let deadline = Deadline { until: Instant::now() + longest, longest };
        let worker = place.clone();
        let work = move || {
            let played = catch_unwind(AssertUnwindSafe(|| job(deadline)));
            // The place is free again when the game is played, not when nobody waits for it any more.
            worker.done();
            // Who asked may be gone.
            let _ = answer.send(played.unwrap_or_else(|_| Err(Code::Internal.into())));
        };
        thread::Builder::new()
            .name("replay".to_owned())
            .spawn(work)
            .map_err(|error| AppError::with(Code::Busy, error))?;
        // A task of its own: who asks for a game without end and goes away has his thread given up, too.
        let watched = tokio::spawn(async move {
            let played = timeout(longest + GRACE, answered).await;
            if played.is_err() {
                place.give_up();
            }
            played
        });
        match watched.await {
            Ok(Ok(Ok(played))) => played,
            Ok(Err(_)) => Err(too_long(longest)),
            Ok(Ok(Err(_))) | Err(_) => Err(Code::Internal.into()),
        }
    }

    /// An answer that may be long: what it holds counts until it is taken.
    ///
    /// # Errors
    /// If other answers hold too much.
    pub(crate) fn answer(&self, json: Vec<u8>) -> Result<Response, AppError> {
        let kilobytes = (json.len() >> 10) as u32 + 1;
        let held = self.held.clone().try_acquire_many_owned(kilobytes).map_err(|_| busy())?;
        let held = Budget { _permit: held, kilobytes: kilobytes.into(), metrics: self.metrics.clone() };
        self.metrics.answers_held.inc_by(held.kilobytes);
        let body = Body::new(Held { rest: json.into(), until: Instant::now() + TAKING, _held: held });
        Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
    }
}

/// A value as JSON, if it is no longer than an answer may be.
///
/// # Errors
/// If it is.
pub(crate) fn json(value: &impl Serialize, most: usize) -> Result<Vec<u8>, AppError> {
    let mut bounded = Bounded { text: Vec::new(), most };
    serde_json::to_writer(&mut bounded, value).map_err(|error| {
        if error.is_io() {
            return AppError::with(Code::TooLarge, format!("the answer is longer than {} MB", LONGEST_ANSWER >> 20));
        }
        AppError::with(Code::Internal, error)
    })?;
    Ok(bounded.text)
}

/// A text that does not grow beyond its bound.
struct Bounded {
    text: Vec<u8>,
    most: usize,
}

impl std::io::Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if self.text.len() + bytes.len() > self.most {
            return Err(std::io::ErrorKind::FileTooLarge.into());
        }
        self.text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// What an answer holds.
struct Budget {
    _permit: OwnedSemaphorePermit,
    kilobytes: i64,
    metrics: Arc<Metrics>,
}

impl Drop for Budget {
    fn drop(&mut self) {
        self.metrics.answers_held.dec_by(self.kilobytes);
    }
}

/// The body of an answer, with what it holds.
struct Held {
    rest: Bytes,
    until: Instant,
    _held: Budget,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = std::io::Error;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<std::io::Result<Frame<Bytes>>>> {
        if self.rest.is_empty() {
            return Poll::Ready(None);
        }
        if Instant::now() > self.until {
            self.rest.clear();
            return Poll::Ready(Some(Err(std::io::ErrorKind::TimedOut.into())));
        }
        let piece = PIECE.min(self.rest.len());
        Poll::Ready(Some(Ok(Frame::data(self.rest.split_to(piece)))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.rest.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONGEST: Duration = Duration::from_millis(500);

    fn replays() -> Replays {
        Replays::new(Arc::new(Metrics::new()), LONGEST)
    }

    /// A game that ends with the test.
    fn endless() -> (std::sync::mpsc::Sender<()>, impl FnOnce(Deadline) -> Result<(), AppError> + Send + 'static) {
        let (release, released) = std::sync::mpsc::channel::<()>();
        let endless = move |_: Deadline| {
            let _ = released.recv();
            Ok(())
        };
        (release, endless)
    }

    #[tokio::test]
    async fn a_game_without_end_costs_its_thread_and_nothing_else() {
        let replays = replays();
        let (release, endless) = endless();
        let asked = Instant::now();
        let (stuck, other) = tokio::join!(replays.run(Whose::Strangers, endless), replays.run(Whose::Ours, |_| Ok(7)));
        assert_eq!((stuck.unwrap_err().code, other), (Code::TooLarge, Ok(7)));
        assert!(asked.elapsed() < LONGEST + GRACE * 5);
        assert_eq!(replays.places.available_permits(), THREADS, "another thread takes its place");
        assert_eq!((replays.metrics.replays_given_up.get(), replays.metrics.replays_endless.get()), (1, 1));
        drop(release);
        while replays.metrics.replays_endless.get() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(replays.places.available_permits(), THREADS, "there are no more than there were");
    }

    #[tokio::test]
    async fn who_goes_away_does_not_leave_a_thread_without_end_behind() {
        let replays = replays();
        let (_release, endless) = endless();
        let gone = timeout(Duration::from_millis(50), replays.run(Whose::Strangers, endless)).await;
        assert!(gone.is_err());
        assert_eq!(replays.places.available_permits(), THREADS - 1);
        tokio::time::sleep(LONGEST + GRACE + Duration::from_millis(500)).await;
        assert_eq!((replays.places.available_permits(), replays.metrics.replays_endless.get()), (THREADS, 1));
    }

    #[tokio::test]
    async fn so_many_threads_are_given_up_and_no_more() {
        let replays = replays();
        replays.metrics.replays_endless.set(ENDLESS);
        assert_eq!(replays.run(Whose::Strangers, |_| Ok(1)).await.unwrap_err().code, Code::Busy);
        assert_eq!(replays.run(Whose::Ours, |_| Ok(2)).await, Ok(2), "the server's own games go on");
        let permit = replays.places.clone().try_acquire_owned().unwrap();
        let place = Place::new(permit, replays.metrics.clone());
        place.give_up();
        assert_eq!(replays.places.available_permits(), THREADS - 1, "nobody takes this one's place");
        place.done();
        assert_eq!((replays.places.available_permits(), replays.metrics.replays_endless.get()), (THREADS, ENDLESS));
    }

    #[tokio::test]
    async fn a_game_that_fails_is_an_answer() {
        let replays = replays();
        let failed = replays.run::<()>(Whose::Ours, |_| std::panic::resume_unwind(Box::new("made to fail"))).await;
        assert_eq!(failed.unwrap_err().code, Code::Internal);
        assert_eq!(replays.places.available_permits(), THREADS);
    }

    #[test]
    fn an_answer_is_no_longer_than_it_may_be() {
        assert_eq!(json(&"abc", 5).unwrap(), b"\"abc\"");
        assert_eq!(json(&"abcd", 5).unwrap_err().code, Code::TooLarge);
    }

    #[tokio::test]
    async fn who_takes_too_long_for_his_answer_does_not_get_the_rest() {
        let permit = Arc::new(Semaphore::new(1)).try_acquire_owned().unwrap();
        let held = Budget { _permit: permit, kilobytes: 1, metrics: Arc::new(Metrics::new()) };
        let late = Held { rest: Bytes::from_static(b"[]"), until: Instant::now() - TAKING, _held: held };
        assert!(axum::body::to_bytes(Body::new(late), 99).await.is_err());
    }

    #[tokio::test]
    async fn what_answers_hold_is_bounded_until_they_are_taken() {
        let replays = replays();
        let answers: Vec<_> = (0..100).map_while(|_| replays.answer(vec![b' '; LONGEST_ANSWER - 1]).ok()).collect();
        assert_eq!(answers.len(), (HELD << 10) / LONGEST_ANSWER);
        assert_eq!(replays.metrics.answers_held.get(), HELD as i64);
        drop(answers);
        assert_eq!(replays.metrics.answers_held.get(), 0);
        let answer = replays.answer(vec![b' '; 3 * PIECE / 2]).unwrap();
        let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        assert_eq!(bytes.len(), 3 * PIECE / 2);
        assert_eq!(replays.held.available_permits(), HELD);
    }
}
