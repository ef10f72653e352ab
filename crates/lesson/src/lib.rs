//! Lessons: games taught by playing them.
//!
//! A lesson is data, a file of a game's `lessons/` directory: how the table is laid, then **beats**. A beat says a few words,
//! points at elements of the scene and asks for an action, or just to go on. The words stand with the game's others, under
//! keys that follow from the names of lesson and beat (see [`Beat`]). No lesson has code of its own.
//!
//! The engine drives a lesson ([`Sitting`]): what is asked for is looked up in the legal list, what is chosen is carried out by
//! the rules, what cannot be done is refused by them. So it can be checked as a whole ([`check`]): a rule that changes breaks
//! the lesson that teaches it otherwise, and the failure names the beat.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod card;
mod check;
mod course;
mod file;
mod numbers;
mod pattern;
mod sitting;

pub use card::Card;
pub use check::{Fault, check};
pub use course::Course;
pub use file::{Beat, Lesson, LessonError, Sought};
pub use pattern::Pattern;
pub use sitting::{EXPIRY, Sit, Sitting, Step, Taken};
