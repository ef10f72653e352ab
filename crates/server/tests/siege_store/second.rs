//! Another server on the same database, whose end is looked at.

use std::thread::JoinHandle;

use cenacle_load::Api;
use cenacle_server::{ServeError, Settings, serve};
use tokio::{runtime::Builder, sync::oneshot};

use crate::harness::{Person, shelf};

pub(crate) struct Second {
    pub(crate) url: String,
    stop: oneshot::Sender<()>,
    served: JoinHandle<Result<(), ServeError>>,
}

impl Second {
    /// Starts a server; why not, if it does not start.
    pub(crate) async fn start(settings: Settings) -> Result<Second, ServeError> {
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, is_ready) = oneshot::channel();
        let served = std::thread::spawn(move || {
            let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
            let stopped = async move { drop(stopped.await) };
            runtime.block_on(serve(settings, shelf(), |address| ready.send(address).unwrap(), stopped))
        });
        match is_ready.await {
            Ok(address) => Ok(Second { url: format!("http://{address}"), stop, served }),
            Err(_) => Err(join(served).await.expect_err("a server that serves is ready")),
        }
    }

    /// The same person at this server.
    pub(crate) fn again(&self, person: &Person) -> Person {
        Person { guest: person.guest.at(&Api::new(&self.url)) }
    }

    /// How it ended; it must end by itself.
    pub(crate) async fn end(self) -> Result<(), ServeError> {
        let ended = join(self.served).await;
        drop(self.stop);
        ended
    }

    pub(crate) async fn close(self) {
        drop(self.stop);
        join(self.served).await.unwrap();
    }
}

async fn join(served: JoinHandle<Result<(), ServeError>>) -> Result<(), ServeError> {
    tokio::task::spawn_blocking(move || served.join().unwrap()).await.unwrap()
}
