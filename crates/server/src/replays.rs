//! Where whole games are played again: a few threads of their own, with a bound on how long they work, how many wait and how
//! much their answers hold, so that nobody's record keeps a table from its turn.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    pin::Pin,
    sync::Arc,
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

use crate::{error::AppError, wire::Code};

/// How many games are played again at once.
const THREADS: usize = 2;
/// How many may wait for their turn.
const WAITING: usize = 16;
/// How long one waits at most.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long one may be played.
const LONGEST: Duration = Duration::from_secs(5);
/// A game cannot be stopped in the middle of a step: how long the step has to come to its end. A thread that does not is
/// written off, and its place with it; there is no other in its stead.
const GRACE: Duration = Duration::from_secs(1);
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
}

impl Default for Replays {
    fn default() -> Replays {
        Replays {
            places: Arc::new(Semaphore::new(THREADS)),
            waiting: Semaphore::new(WAITING),
            held: Arc::new(Semaphore::new(HELD)),
        }
    }
}

/// Until when a game may be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline(Instant);

impl Deadline {
    /// Asked between two steps.
    ///
    /// # Errors
    /// If it is over.
    pub(crate) fn check(self) -> Result<(), AppError> {
        if Instant::now() < self.0 { Ok(()) } else { Err(too_long()) }
    }
}

fn too_long() -> AppError {
    AppError::with(Code::TooLarge, format!("it takes longer than {} seconds to play this again", LONGEST.as_secs()))
}

fn busy() -> AppError {
    AppError::after(Code::Busy, PATIENCE)
}

impl Replays {
    /// Plays something again when it is its turn.
    ///
    /// # Errors
    /// What the game says; if too many wait, or it takes too long.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(Deadline) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, AppError> {
        let waiting = self.waiting.try_acquire().map_err(|_| busy())?;
        let place = timeout(PATIENCE, self.places.clone().acquire_owned()).await.map_err(|_| busy())?;
        let place = place.map_err(|_| Code::Closing)?;
        drop(waiting);
        let (answer, answered) = oneshot::channel();
        let deadline = Deadline(Instant::now() + LONGEST);
        let work = move || {
            let played = catch_unwind(AssertUnwindSafe(|| job(deadline)));
            // The place is free again when the game is played, not when nobody waits for it any more.
            drop(place);
            // Who asked may be gone.
            let _ = answer.send(played.unwrap_or_else(|_| Err(Code::Internal.into())));
        };
        thread::Builder::new()
            .name("replay".to_owned())
            .spawn(work)
            .map_err(|error| AppError::with(Code::Busy, error))?;
        match timeout(LONGEST + GRACE, answered).await {
            Ok(played) => played.map_err(|_| AppError::from(Code::Internal))?,
            Err(_) => {
                tracing::error!("a game that is played again does not come to an end; its thread is written off");
                Err(too_long())
            }
        }
    }

    /// An answer that may be long: what it holds counts until it is taken.
    ///
    /// # Errors
    /// If other answers hold too much.
    pub(crate) fn answer(&self, json: Vec<u8>) -> Result<Response, AppError> {
        let kilobytes = (json.len() >> 10) as u32 + 1;
        let held = self.held.clone().try_acquire_many_owned(kilobytes).map_err(|_| busy())?;
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

/// The body of an answer, with what it holds.
struct Held {
    rest: Bytes,
    until: Instant,
    _held: OwnedSemaphorePermit,
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

    #[tokio::test]
    async fn a_game_without_end_costs_its_thread_and_nothing_else() {
        let replays = Replays::default();
        let (release, released) = std::sync::mpsc::channel::<()>();
        let endless = move |_: Deadline| {
            // Ends when the test does.
            let _ = released.recv();
            Ok(())
        };
        let asked = Instant::now();
        let (stuck, other) = tokio::join!(replays.run(endless), replays.run(|_| Ok(7)));
        assert_eq!((stuck.unwrap_err().code, other), (Code::TooLarge, Ok(7)));
        assert!(asked.elapsed() < LONGEST + GRACE * 2);
        assert_eq!(replays.places.available_permits(), THREADS - 1, "its place is taken as long as it runs");
        assert_eq!(replays.run(|_| Ok(8)).await, Ok(8));
        drop(release);
    }

    #[tokio::test]
    async fn a_game_that_fails_is_an_answer() {
        let replays = Replays::default();
        let failed = replays.run::<()>(|_| std::panic::resume_unwind(Box::new("made to fail"))).await;
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
        let held = Arc::new(Semaphore::new(1)).try_acquire_owned().unwrap();
        let late = Held { rest: Bytes::from_static(b"[]"), until: Instant::now() - TAKING, _held: held };
        assert!(axum::body::to_bytes(Body::new(late), 99).await.is_err());
    }

    #[tokio::test]
    async fn what_answers_hold_is_bounded_until_they_are_taken() {
        let replays = Replays::default();
        let answers: Vec<_> = (0..100).map_while(|_| replays.answer(vec![b' '; LONGEST_ANSWER - 1]).ok()).collect();
        assert_eq!(answers.len(), (HELD << 10) / LONGEST_ANSWER);
        drop(answers);
        let answer = replays.answer(vec![b' '; 3 * PIECE / 2]).unwrap();
        let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        assert_eq!(bytes.len(), 3 * PIECE / 2);
        assert_eq!(replays.held.available_permits(), HELD);
    }
}
