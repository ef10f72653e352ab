//! Tables on the wire: people and bots take seats, decide, watch, come back after a crash, and nobody learns what is
//! not theirs.
//!
//! A table is the fold of its journal (`tables`); every event is stored before anybody is told (`store`); what goes
//! over the wire is in [`wire`]; [`serve()`] runs it all.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod app;
mod clock;
mod controllers;
mod demo;
mod error;
mod house;
mod http;
mod metrics;
mod nodes;
mod pulse;
mod replays;
mod secrets;
mod serve;
mod settings;
mod shelf;
mod sockets;
mod store;
mod tables;
mod texts;
mod time;
#[cfg(test)]
mod types;
pub mod wire;

pub use error::ServeError;
pub use serve::{description, serve};
pub use settings::{BotPace, LIVE_TABLES, PING_EVERY, Quotas, Settings, Timeouts};
pub use shelf::{OnShelf, Shelf};
pub use store::{BackupError, Copied, backup, restore};
pub use time::Clockwork;

/// What a decision costs is counted in allocations, see `tables/cost.rs`.
#[cfg(test)]
#[global_allocator]
static ALLOCATOR: cenacle_alloc_counter::Counting = cenacle_alloc_counter::Counting;
