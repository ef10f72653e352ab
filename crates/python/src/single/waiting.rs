//! Work that may take long: it is done elsewhere, and who waits can stop waiting.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use pyo3::prelude::*;

use crate::errors::{guarded, wrong};

/// Between two looks at whether somebody wants to stop.
const GLANCE: Duration = Duration::from_millis(30);

/// Something to be done that needs nothing of the interpreter. It looks now and then whether nobody waits for it any more.
pub(crate) type Work<T> = Box<dyn FnOnce(&AtomicBool) -> T + Send>;

/// What comes of some work. If somebody interrupts, it is told so, and what it finds is forgotten.
pub(crate) fn wait<T: Send + 'static>(py: Python<'_>, work: Work<T>) -> PyResult<T> {
    let (give, mut take) = mpsc::channel();
    let abandoned = Arc::new(AtomicBool::new(false));
    let told = abandoned.clone();
    thread::spawn(move || give.send(catch_unwind(AssertUnwindSafe(|| work(&told)))));
    loop {
        let waited;
        (waited, take) = py.detach(move || (take.recv_timeout(GLANCE), take));
        match waited {
            Ok(Ok(done)) => return Ok(done),
            Ok(Err(panic)) => return guarded(|| std::panic::resume_unwind(panic)),
            Err(RecvTimeoutError::Timeout) => {
                py.check_signals().inspect_err(|_| abandoned.store(true, Ordering::Relaxed))?
            }
            Err(RecvTimeoutError::Disconnected) => return Err(wrong("nothing came of it")),
        }
    }
}
