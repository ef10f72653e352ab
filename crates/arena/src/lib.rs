//! Many games: simulations, and what they tell.
//!
//! [`simulate`] plays the games of a [`SimPlan`] on several threads and gives a [`SimReport`] that does not depend on
//! how many there were: each game has its own seed, and results are counted in the order of the games.
//!
//! [`contest`] lets bots play against each other with rotated seats and mirrored shuffles, and rates them; [`balance`] asks
//! whether seats, cards and options have their fair chance. Both can be interrupted and go on later, see [`Run`].
//!
//! [`review`] looks at one finished game again: what each seat could expect, what was choice and what was luck.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod balance;
mod contest;
mod entrant;
mod html;
mod interval;
mod line_up;
mod plan;
mod play;
mod program;
mod report;
mod review;
mod run_file;
mod series;
mod simulate;
mod tally;
mod worker;

pub use balance::{
    BalancePlan, BalanceReport, Bin, Counts, Departure, End, Item, ItemGroup, Lead, OptionEffect, SeatBalance, Spread,
    TableBalance, balance,
};
pub use contest::{ContestPlan, ContestReport, Failures, Fought, Games, NoContest, Pair, Standing, contest};
pub use entrant::Entrant;
pub use html::{Voice, report_words};
pub use interval::{Interval, wilson};
pub use plan::SimPlan;
pub use program::{Contender, Program, ProgramError, TimeControl};
pub use report::SimReport;
pub use review::{
    Account, CurvePoint, Decision, Estimator, Evaluated, Review, Searched, TurningPoint, review, turning_points,
};
pub use run_file::{Cast, Findings, Run, RunError};
pub use simulate::{SimError, Watch, simulate};
pub use tally::{Ends, Lengths, Played, ScoreSpread, Scores, Tally, Wins};
