//! The door: connections come in, are bounded in number and time, and are shown out when the server closes.

use std::{future::Future, net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
};
use tower_service::Service;

use crate::settings::Timeouts;

use super::{address::Origin, line::Line, places::Places};

/// The longest head of a request, and what is buffered of a connection.
const BUFFER: usize = 64 * 1024;
/// How many connections an address may have at once.
const PER_ADDRESS: usize = 256;
/// How long it is waited when the system gives no more connections.
const BREATH: Duration = Duration::from_millis(100);

/// How far the door is closed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum DoorState {
    /// Everybody may come in.
    Open,
    /// Nobody comes in any more; who is here may finish.
    Closing,
    /// Everybody is out.
    Closed,
}

/// The door of a server.
#[derive(Debug)]
pub(crate) struct Door {
    stage: watch::Sender<DoorState>,
    inside: mpsc::Sender<()>,
    gone: mpsc::Receiver<()>,
    bounded: bool,
    timeouts: Timeouts,
}

/// Somebody who is still inside: the door waits a little for him before it closes.
pub(crate) type Inside = mpsc::Sender<()>;

impl Door {
    /// A door that is open. `bounded` is whether addresses have only so many connections: not behind a proxy, whose
    /// connections are everybody's.
    #[must_use]
    pub(crate) fn new(bounded: bool, timeouts: Timeouts) -> Door {
        let (inside, gone) = mpsc::channel(1);
        Door { stage: watch::Sender::new(DoorState::Open), inside, gone, bounded, timeouts }
    }

    /// A mark for who is inside besides the connections.
    #[must_use]
    pub(crate) fn inside(&self) -> Inside {
        self.inside.clone()
    }

    /// Lets connections in until `stop` is done.
    pub(crate) async fn keep(&self, listener: &TcpListener, router: &Router, stop: impl Future<Output = ()>) {
        let places = Places::<Origin>::new(PER_ADDRESS);
        let mut stop = pin!(stop);
        loop {
            let (stream, address) = tokio::select! {
                biased;
                () = &mut stop => return,
                accepted = listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        tracing::debug!(%error, "a connection could not be accepted");
                        tokio::time::sleep(BREATH).await;
                        continue;
                    }
                },
            };
            let place = match self.bounded {
                true => match places.take(Origin::of(address.ip())) {
                    Some(place) => Some(place),
                    // Without a word: a word would be a connection more.
                    None => continue,
                },
                false => None,
            };
            // Messages are short and people wait for them; without it they would wait for each other.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a socket keeps its delay");
            }
            let line = Line::new(stream, self.timeouts.write, place);
            let visit = Visit { line, address, head: self.timeouts.head, _inside: self.inside() };
            tokio::spawn(visit.last(router.clone(), self.stage.subscribe()));
        }
    }

    /// Lets nobody in any more, and waits so long for those who are inside.
    pub(crate) async fn close(mut self, timeout: Duration) {
        self.stage.send_replace(DoorState::Closing);
        drop(self.inside);
        // Nobody ever says anything there: it ends when the last one is gone.
        let gone = tokio::time::timeout(timeout, self.gone.recv()).await;
        if gone.is_err() {
            tracing::info!("some clients do not go: they are left");
        }
        self.stage.send_replace(DoorState::Closed);
    }
}

/// A connection, counted as long as it lasts.
struct Visit {
    line: Line<TcpStream>,
    address: SocketAddr,
    head: Duration,
    _inside: Inside,
}

impl Visit {
    /// Lasts until the connection ends, or the door is closed.
    async fn last(self, router: Router, mut stage: watch::Receiver<DoorState>) {
        let address = self.address;
        let service = service_fn(|request: hyper::Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(address));
            router.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.head)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(self.line), service)
            .with_upgrades();
        let mut connection = pin!(connection);
        let mut told = DoorState::Open;
        loop {
            tokio::select! {
                _ = connection.as_mut() => return,
                next = stage.wait_for(|stage| *stage > told) => match next.map(|stage| *stage) {
                    Ok(DoorState::Closing) => {
                        told = DoorState::Closing;
                        connection.as_mut().graceful_shutdown();
                    }
                    // The door itself is gone, or closed.
                    _ => return,
                },
            }
        }
    }
}
