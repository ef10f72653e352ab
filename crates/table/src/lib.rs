//! What every game of Cenacle shares: the contract, seats, options, chance, logs, records, rules and data, and the
//! conformance suite that holds every game to the contract.
//!
//! Start at [`Game`] (what a game must do) and [`Table`] (a game being played).

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

#[cfg(test)]
extern crate self as cenacle_table;

pub mod any;
mod bag;
mod chain;
mod chance;
pub mod conformance;
mod data;
mod evaluator;
mod game;
mod game_ext;
mod log;
mod options;
mod outcome;
mod pile;
mod pledge;
mod record;
mod refusal;
mod rules;
mod table;
mod timer;
mod virtual_clock;

// The toy of the tests, for tests that look inside.
#[cfg(test)]
#[path = "../tests/toy/look.rs"]
mod look;
#[cfg(test)]
#[path = "../tests/toy/texts.rs"]
mod texts;
#[cfg(test)]
#[path = "../tests/toy/thimble.rs"]
mod thimble;

pub use any::{AnyGame, AnyTable};
pub use bag::{Bag, Eyes};
pub use cenacle_data::Baked;
pub use cenacle_scene as scene;
pub use cenacle_scene::{Fact, Lang, Line, MAX_SEATS, Offer, Phrase, Say, Scene, Seat, Seats, Viewer, Words};
pub use chain::{Chain, ChainPrefix, hex};
pub use chance::{Chance, Seed, Stream};
pub use data::{DataError, DataFiles, Figure, OlderFigure, Origin};
pub use evaluator::{BalanceCount, Evaluator, Facet, Playout, Worth};
pub use game::{About, Game, arbitrary_seat, full_scene, full_scene_over, legal_in_view, why_not};
pub use game_ext::GameExt;
pub use log::{Audience, Entry, Log};
pub use options::{Conflict, OptionKind, OptionSpec, Options, SetupError};
pub use outcome::{Outcome, SheetLine};
pub use pile::Pile;
pub use pledge::{Added, Bound, Pledge, commitment, link_after};
pub use record::{FORMAT, FORMAT_VERSION, Header, Record, RecordError, RecordedInput, verify};
pub use refusal::{Refusal, RuleId};
pub use rules::{Rule, Rules, RulesError};
pub use table::{Input, NotTaken, Sitter, Snapshot, Step, Table};
pub use timer::{Timer, TimerId};
pub use virtual_clock::{Next, VirtualClock};

/// The data files of a game as its build script baked them, a list of [`Baked`]: see `cenacle_data::bake`.
#[macro_export]
macro_rules! baked {
    () => {
        include!(concat!(env!("OUT_DIR"), "/baked.rs"))
    };
}
