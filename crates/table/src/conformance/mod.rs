//! The conformance suite: what every game must do, checked on every game by one line.
//!
//! A game's `tests/conformance.rs` says `cenacle_table::conformance!(Cleopatra);` and gets one test a property.
//! The checks themselves are pure functions from a [`Plan`] to a sentence: what is wrong, in which game, with which
//! seed, after which input, for which seat, so that the failure can be played again. Reading and writing of files is
//! in the macro's expansion alone.

mod coverage;
mod data;
mod diff;
mod diffs;
mod encoding;
pub mod fuzz;
mod grammar;
pub mod hostile;
mod keep;
mod legal;
mod macros;
mod plan;
mod playthrough;
mod records;
mod scenes;
mod secrecy;
mod speech;
mod texts;
mod undo;
mod walk;

pub use coverage::{Cited, coverage, coverage_table, every_rule_is_cited};
pub use data::baked_files_say_the_same;
pub use diffs::{diffs_lead_from_scene_to_scene, everybody_sees_alike_what_is_common, scenes_come_from_the_view_alone};
pub use encoding::{
    EncodingChanged, compare_encoding, encoding_text, every_legal_action_has_a_number, views_are_written_alike,
};
pub use keep::{
    always_somebody_to_act, audit_holds, random_play_ends, same_seed_same_record, survives_being_written_down,
};
pub use legal::legal_and_apply_agree;
pub use plan::Plan;
pub use playthrough::{compare_playthrough, playthrough, whole_playthrough};
pub use records::{every_end_is_recorded, find_endings};
pub use secrecy::nobody_sees_more_than_their_seat;
pub use speech::everything_can_be_said;
pub use texts::{both_languages_say_the_same, lines_with_old_names, the_guide_knows_every_action};
pub use undo::undo_is_exact;
