//! Many games: simulations, and what they tell.
//!
//! [`simulate`] plays the games of a [`SimPlan`] on several threads and gives a [`SimReport`] that does not depend on
//! how many there were: each game has its own seed, and results are counted in the order of the games.

mod bout;
mod interval;
mod plan;
mod play;
mod report;
mod series;
mod simulate;
mod tally;

pub use interval::{Interval, wilson};
pub use plan::SimPlan;
pub use report::SimReport;
pub use simulate::{SimError, Watch, simulate};
pub use tally::{Ends, Lengths, Played, ScoreSpread, Scores, Tally, Wins};
