//! Whether something can be stored, asked as often as anybody likes and tried at most once a second.

use std::time::{Duration, Instant};

use tokio::{sync::Mutex, time::timeout};

use crate::{error::AppError, store::Store, wire::Code};

/// How long an answer is good for.
const GOOD_FOR: Duration = Duration::from_secs(1);
/// How long storing something may take before the server counts as unwell.
const TIMEOUT: Duration = Duration::from_secs(2);

/// What is known of whether something can be stored.
#[derive(Debug, Default)]
pub(crate) struct Pulse(Mutex<Option<(Instant, Result<(), AppError>)>>);

impl Pulse {
    /// Whether something can be stored.
    ///
    /// # Errors
    /// If it cannot.
    pub(crate) async fn feel(&self, store: &Store, now: u64) -> Result<(), AppError> {
        // Who comes while another tries waits for the same answer.
        let mut felt = self.0.lock().await;
        if let Some((at, well)) = &*felt
            && at.elapsed() < GOOD_FOR
        {
            return well.clone();
        }
        let stored = timeout(TIMEOUT, store.note_alive(now)).await;
        let well = stored.unwrap_or_else(|_| Err(Code::Storage.into()));
        *felt = Some((Instant::now(), well.clone()));
        well
    }
}
