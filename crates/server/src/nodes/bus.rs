//! The line between processes: NATS. Nothing that goes over it has to arrive; whoever misses something asks again.

use crate::error::ServeError;

/// A message as it came.
#[derive(Debug)]
pub(crate) struct Heard {
    pub subject: String,
    /// Where an answer goes.
    pub reply: Option<String>,
    pub payload: Vec<u8>,
    /// Whether it says that nobody listens where something was sent.
    pub nobody: bool,
}

#[cfg(feature = "nodes")]
pub(super) use nats::{Bus, Listening, Pulled, Queue};
#[cfg(not(feature = "nodes"))]
pub(super) use none::{Bus, Listening, Pulled, Queue};

#[cfg(feature = "nodes")]
mod nats {
    use std::{
        sync::{
            Arc,
            atomic::{AtomicBool, Ordering},
        },
        time::Duration,
    };

    use async_nats::{Client, ConnectOptions, ServerAddr, StatusCode, Subscriber, connection::State};
    use futures_util::{StreamExt, stream::SelectAll};

    use serde_json::{Value, json};

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

    /// How long who took something may say nothing before another one gets it, how often it is tried, and how long it is kept.
    const SILENCE: Duration = Duration::from_secs(2);
    const TRIES: u32 = 3;
    const KEPT: Duration = Duration::from_secs(60);
    /// How long it is waited for something to take, and for NATS.
    const PATIENCE: Duration = Duration::from_secs(2);
    const PROMPT: Duration = Duration::from_secs(1);
    /// Its one consumer.
    const THINKERS: &str = "thinkers";

    /// A queue of work that any process takes from. It is a stream of JetStream, spoken to in its own words: what we need of it are
    /// five messages.
    #[derive(Clone, Debug)]
    pub(crate) struct Queue {
        bus: Bus,
        stream: String,
        subject: String,
        there: Arc<AtomicBool>,
    }

    /// Something that was taken from a queue.
    #[derive(Debug)]
    pub(crate) struct Pulled {
        pub payload: Vec<u8>,
        /// Where it is said what became of it.
        reply: String,
    }

    impl Queue {
        pub(crate) fn new(bus: Bus, house: &str) -> Queue {
            // A stream's name has no dots.
            let (stream, subject) = (format!("{}-thoughts", house.replace('.', "-")), format!("{house}.think"));
            Queue { bus, stream, subject, there: Arc::default() }
        }

        /// Whether it could be spoken to lately.
        pub(crate) fn is_there(&self) -> bool {
            self.there.load(Ordering::Relaxed)
        }

        async fn ask(&self, subject: String, body: Vec<u8>) -> Result<Value, String> {
            let asked = tokio::time::timeout(PROMPT, self.bus.0.request(subject, body.into())).await;
            let answer = asked.map_err(|_| "NATS does not answer".to_owned())?.map_err(|error| error.to_string())?;
            let answer: Value = serde_json::from_slice(&answer.payload).map_err(|error| error.to_string())?;
            match answer.get("error") {
                None => Ok(answer),
                Some(error) => Err(error.to_string()),
            }
        }

        /// Makes it, unless it is there.
        async fn lay(&self) -> Result<(), String> {
            let nanos = |time: Duration| time.as_nanos() as u64;
            let (stream, subject) = (&self.stream, &self.subject);
            let config = json!({ "name": stream, "subjects": [subject], "retention": "workqueue", "storage": "memory",
                "max_age": nanos(KEPT), "discard": "old", "max_msgs": 100_000, "num_replicas": 1 });
            self.ask(format!("$JS.API.STREAM.CREATE.{stream}"), config.to_string().into()).await?;
            let config = json!({ "durable_name": THINKERS, "ack_policy": "explicit", "ack_wait": nanos(SILENCE),
                "max_deliver": TRIES, "deliver_policy": "all", "replay_policy": "instant" });
            let consumer = json!({ "stream_name": stream, "config": config });
            let subject = format!("$JS.API.CONSUMER.DURABLE.CREATE.{stream}.{THINKERS}");
            self.ask(subject, consumer.to_string().into()).await.map(drop)
        }

        /// Puts something into it.
        pub(crate) async fn put(&self, body: Vec<u8>) -> Result<(), String> {
            let put = self.ask(self.subject.clone(), body).await;
            // Whoever takes from it makes it anew.
            self.there.store(put.is_ok(), Ordering::Relaxed);
            put.map(drop)
        }

        /// Sees to it that it is there.
        pub(crate) async fn see_to_it(&self) -> Result<(), String> {
            if !self.is_there() {
                self.lay().await?;
                self.there.store(true, Ordering::Relaxed);
            }
            Ok(())
        }

        /// Takes something, if there is anything soon.
        pub(crate) async fn pull(&self) -> Result<Option<Pulled>, String> {
            let pulled = self.take().await;
            if pulled.is_err() {
                self.there.store(false, Ordering::Relaxed);
            }
            pulled
        }

        async fn take(&self) -> Result<Option<Pulled>, String> {
            let inbox = self.bus.0.new_inbox();
            let mut answers = self.bus.0.subscribe(inbox.clone()).await.map_err(|error| error.to_string())?;
            let next = format!("$JS.API.CONSUMER.MSG.NEXT.{}.{THINKERS}", self.stream);
            let wish = json!({ "batch": 1, "expires": PATIENCE.as_nanos() as u64 }).to_string();
            let asked = self.bus.0.publish_with_reply(next, inbox, wish.into()).await;
            asked.map_err(|error| error.to_string())?;
            match tokio::time::timeout(PATIENCE + PROMPT, answers.next()).await {
                Err(_) | Ok(None) => Err("NATS does not answer".to_owned()),
                Ok(Some(message)) => match (message.status.map(|status| status.as_u16()), message.reply) {
                    // Nothing to take by then.
                    (Some(404 | 408), _) => Ok(None),
                    (Some(status), _) if status != 200 => Err(format!("status {status}")),
                    (_, Some(reply)) => Ok(Some(Pulled { payload: message.payload.into(), reply: reply.to_string() })),
                    (_, None) => Err("nobody to answer to".to_owned()),
                },
            }
        }

        /// It is still being worked on.
        pub(crate) async fn at_it(&self, pulled: &Pulled) {
            self.bus.say(pulled.reply.clone(), None, b"+WPI".to_vec()).await;
        }

        /// Nothing is left to do.
        pub(crate) async fn done(&self, pulled: &Pulled) {
            self.bus.say(pulled.reply.clone(), None, b"+ACK".to_vec()).await;
        }

        /// Another one may try, a little later.
        pub(crate) async fn give_back(&self, pulled: &Pulled) {
            self.bus.say(pulled.reply.clone(), None, br#"-NAK {"delay": 200000000}"#.to_vec()).await;
        }
    }

    impl Bus {
        /// Connects; from then on it comes back by itself.
        pub(crate) async fn connect(url: &str, name: &str) -> Result<Bus, ServeError> {
            let refused = |error: &dyn std::fmt::Display| ServeError::NoNats(error.to_string());
            // Several of a cluster, if need be.
            let servers: Result<Vec<ServerAddr>, _> = url.split(',').map(|one| one.trim().parse()).collect();
            let servers = servers.map_err(|error| refused(&error))?;
            let options = ConnectOptions::new()
                .name(name)
                .connection_timeout(CONNECT)
                .ping_interval(PING)
                .reconnect_delay_callback(|_| RETRY)
                .subscription_capacity(WAITING);
            let named = servers.iter().find(|server| server.has_user_pass());
            let options = match named.and_then(|server| server.username().zip(server.password())) {
                Some((user, password)) => options.user_and_password(plain(user), plain(password)),
                None => options,
            };
            options.connect(servers).await.map(Bus).map_err(|error| refused(&error))
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

    /// A part of a URL as it was meant: `%41` is an A.
    fn plain(part: &str) -> String {
        let (mut bytes, mut rest) = (Vec::with_capacity(part.len()), part.as_bytes());
        while let [first, others @ ..] = rest {
            let code =
                others.get(..2).and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
            let (byte, after) = match code {
                Some(byte) if *first == b'%' => (byte, &others[2..]),
                _ => (*first, others),
            };
            bytes.push(byte);
            rest = after;
        }
        String::from_utf8_lossy(&bytes).into_owned()
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

    #[cfg(test)]
    mod tests {
        use super::plain;

        #[test]
        fn a_password_may_hold_any_letter() {
            for (part, meant) in
                [("s3cr3t", "s3cr3t"), ("a%40b%3A%25", "a@b:%"), ("%", "%"), ("%4", "%4"), ("%zz", "%zz")]
            {
                assert_eq!(plain(part), meant);
            }
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

    #[derive(Clone, Debug)]
    pub(crate) struct Queue;

    #[derive(Debug)]
    pub(crate) struct Pulled {
        pub payload: Vec<u8>,
    }

    impl Queue {
        pub(crate) fn new(_: Bus, _: &str) -> Queue {
            Queue
        }

        pub(crate) fn is_there(&self) -> bool {
            false
        }

        pub(crate) async fn see_to_it(&self) -> Result<(), String> {
            Err("no NATS".to_owned())
        }

        pub(crate) async fn put(&self, _: Vec<u8>) -> Result<(), String> {
            Err("no NATS".to_owned())
        }

        pub(crate) async fn pull(&self) -> Result<Option<Pulled>, String> {
            Err("no NATS".to_owned())
        }

        pub(crate) async fn at_it(&self, _: &Pulled) {}

        pub(crate) async fn done(&self, _: &Pulled) {}

        pub(crate) async fn give_back(&self, _: &Pulled) {}
    }

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
