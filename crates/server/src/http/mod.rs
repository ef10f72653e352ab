//! What stands between HTTP and the controllers: who asks, in which language, how often, and what every answer carries.

mod address;
mod asker;
mod door;
mod extract;
mod guard;
mod headers;
mod limits;
mod line;
mod places;
mod problems;

pub(crate) use address::{Origin, forwarded};
pub(crate) use asker::{Asker, COOKIE, Guest, KnownGuests};
pub(crate) use door::{Door, Inside};
pub(crate) use extract::{Body, Named, Params, TableIn};
pub(crate) use guard::{LONGEST_RECORD, guard, panicked};
pub(crate) use headers::{FOREVER, secure};
pub(crate) use limits::{ATTEND, CHAT, FRAME, HINT, Limits, TABLE, WEIGHED};
pub(crate) use places::{Place, Places};
pub(crate) use problems::Problems;
