//! The server from outside: a small reference client, and a load generator that is many of them at once.
//!
//! [`Guest`] signs in, makes tables and sits down; [`Socket`] carries [`Ask`]s one way and frames the other; [`Mirror`]
//! keeps what a viewer sees up to date from them. The tests of the server play with these. [`run`] keeps thousands
//! of sockets busy as a [`LoadPlan`] says and measures what the server makes of it ([`LoadReport`]).
//!
//! [`play_until`] plays whole games while anything may befall the servers: each [`Traveller`] comes back by itself and keeps its
//! [`History`], and [`check`] compares all histories of a table with its record. A [`Nemesis`] sees to it that something befalls them.
//!
//! Nothing here uses the server's own types: a client that is written from the documentation alone finds out whether
//! the documentation is right.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod ask;
mod check;
mod cpu;
mod error;
mod files;
mod frame;
mod group;
mod guest;
mod history;
mod http;
mod meter;
mod mirror;
mod nemesis;
mod pace;
mod plan;
mod player;
mod process;
mod proxy;
mod report;
mod run;
mod socket;
mod traveller;
mod trial;
mod truth;

pub use ask::Ask;
pub use check::{Checked, Lie, check};
pub use error::ClientError;
pub use frame::{Frame, Problem, TableHead, TurnStatus};
pub use guest::Guest;
pub use history::{Acknowledged, Decision, History, OnTheWay, Told};
pub use http::{Answer, Api};
pub use mirror::Mirror;
pub use nemesis::{Blow, Fleet, FleetError, FleetPlan, Line, Nemesis, Silence, Struck};
pub use plan::{BadPlan, LoadPlan, Target};
pub use process::{Memory, ServerProcess};
pub use proxy::{Harm, Proxy};
pub use report::{LoadReport, Millis, ServerUse};
pub use run::{LoadError, run};
pub use socket::{Heard, Socket};
pub use traveller::{Servers, Traveller};
pub use trial::{Played, Trial, TrialError, TrialReport, play_until};
pub use truth::{Truth, Wrong};
