//! The line between processes: NATS. Nothing that goes over it has to arrive; whoever misses something asks again.

use crate::error::ServeError;

/// A message as it came.
#[derive(Debug)]
#[cfg_attr(not(feature = "nodes"), expect(dead_code, reason = "nothing is ever heard"))]
pub(crate) struct Heard {
    pub subject: String,
    /// Where an answer goes.
    pub reply: Option<String>,
    pub payload: Vec<u8>,
    /// Whether it says that nobody listens where something was sent.
    pub nobody: bool,
}

#[cfg(feature = "nodes")]
pub(super) use nats::{Bus, Listening};
#[cfg(not(feature = "nodes"))]
pub(super) use none::{Bus, Listening};

#[cfg(feature = "nodes")]
mod nats {
    use std::time::Duration;

    use async_nats::{Client, ConnectOptions, StatusCode, Subscriber, connection::State};
    use futures_util::{StreamExt, stream::SelectAll};

    use super::{Heard, ServeError};

    /// How long a connection may take, how often it is looked whether it still stands, and how long it is waited between two tries.
    const CONNECT: Duration = Duration::from_secs(3);
    const PING: Duration = Duration::from_secs(1);
    const RETRY: Duration = Duration::from_millis(250);
    /// How much may wait to be heard before something is dropped.
    const WAITING: usize = 64 * 1024;

    #[derive(Clone, Debug)]
    pub(crate) struct Bus(Client);

    #[derive(Debug)]
    pub(crate) struct Listening(SelectAll<Subscriber>);

    impl Bus {
        /// Connects; from then on it comes back by itself.
        pub(crate) async fn connect(url: &str, name: &str) -> Result<Bus, ServeError> {
            let options = ConnectOptions::new()
                .name(name)
                .connection_timeout(CONNECT)
                .ping_interval(PING)
                .reconnect_delay_callback(|_| RETRY)
                .subscription_capacity(WAITING);
            let refused = |error: &dyn std::fmt::Display| ServeError::NoNats(error.to_string());
            options.connect(url).await.map(Bus).map_err(|error| refused(&error))
        }

        pub(crate) async fn listen(&self, subjects: [String; 2]) -> Result<Listening, ServeError> {
            let mut heard = SelectAll::new();
            for subject in subjects {
                let subscribed = self.0.subscribe(subject).await;
                heard.push(subscribed.map_err(|error| ServeError::NoNats(error.to_string()))?);
            }
            // Whoever is told of this process must find somebody who listens.
            self.flush().await;
            Ok(Listening(heard))
        }

        pub(crate) async fn say(&self, subject: String, reply: Option<String>, payload: Vec<u8>) {
            // What cannot be sent is missed like what is lost on the way.
            let _ = match reply {
                Some(reply) => self.0.publish_with_reply(subject, reply, payload.into()).await,
                None => self.0.publish(subject, payload.into()).await,
            };
        }

        /// Waits until everything that was said is on its way.
        pub(crate) async fn flush(&self) {
            let _ = self.0.flush().await;
        }

        pub(crate) fn is_connected(&self) -> bool {
            self.0.connection_state() == State::Connected
        }
    }

    impl Listening {
        /// The next message; none once the line is closed for good.
        pub(crate) async fn hear(&mut self) -> Option<Heard> {
            let message = self.0.next().await?;
            Some(Heard {
                subject: message.subject.to_string(),
                reply: message.reply.map(|reply| reply.to_string()),
                nobody: message.status == Some(StatusCode::NO_RESPONDERS),
                payload: message.payload.into(),
            })
        }
    }
}

/// Where the program was built without it there is no line, and nobody gets as far as to use one.
#[cfg(not(feature = "nodes"))]
#[allow(dead_code, reason = "nothing of it is ever made")]
mod none {
    use super::{Heard, ServeError};

    #[derive(Clone, Debug)]
    pub(crate) struct Bus;

    #[derive(Debug)]
    pub(crate) struct Listening;

    impl Bus {
        pub(crate) async fn connect(_: &str, _: &str) -> Result<Bus, ServeError> {
            Err(ServeError::NoNodes)
        }

        pub(crate) async fn listen(&self, _: [String; 2]) -> Result<Listening, ServeError> {
            Err(ServeError::NoNodes)
        }

        pub(crate) async fn say(&self, _: String, _: Option<String>, _: Vec<u8>) {}

        pub(crate) async fn flush(&self) {}

        pub(crate) fn is_connected(&self) -> bool {
            false
        }
    }

    impl Listening {
        pub(crate) async fn hear(&mut self) -> Option<Heard> {
            None
        }
    }
}
