//! What every game's tests, benches and examples are made of. A game uses each by one line:
//!
//! | file | line |
//! |---|---|
//! | `benches/speed.rs` | `cenacle_kit::speed_bench!(Cult, modes: ["2", "4 cults=draft"], usual: "4");` |
//! | `benches/scenes.rs` | `cenacle_kit::scene_bench!(Cult, many: 30);` |
//! | `tests/allocations.rs` | `cenacle_kit::allocations!(Cult, modes: ["2", "4"]);` |
//! | `tests/fuzz_smoke.rs` | `cenacle_kit::fuzz_smoke!(Cult);` |
//! | `examples/<game>_rules_coverage.rs` | `cenacle_kit::rules_coverage!(Cult);` |
//!
//! Recorded games are written and read by [`records`]; tests of rules decide by [`decisions!`], and change data by [`data`]; rows of numbers are read back by [`encoded`]. The contract itself is held by `cenacle_table::conformance!`.
//!
//! A *mode* is a number of players and what they have agreed on: `"4 time=turns gods=secret"`.

pub mod allocations;
pub mod coverage;
pub mod data;
pub mod decisions;
pub mod encoded;
pub mod fuzz_smoke;
mod random_game;
pub mod records;
pub mod scenes;
pub mod speed;

pub use cenacle_alloc_counter as alloc_counter;
pub use random_game::{RandomGame, mode, open};
