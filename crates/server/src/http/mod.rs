//! What stands between HTTP and the controllers: who asks, in which language, how often, and what every answer carries.

mod asker;
mod extract;
mod guard;
mod headers;
mod limits;
mod problems;

pub(crate) use asker::{Asker, COOKIE, Guest, KnownGuests};
pub(crate) use extract::{Body, Params, TableIn};
pub(crate) use guard::{guard, panicked};
pub(crate) use headers::{FOREVER, secure};
pub(crate) use limits::{CHAT, Limits, MESSAGE};
pub(crate) use problems::Problems;
