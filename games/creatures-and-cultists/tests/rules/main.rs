//! The rules of Creatures & Cultists, one file a chapter, in the order of the rulebook. Each test is named by the sentence
//! it proves and cites its rules.

mod common;

mod founding;
mod round;
mod turn;

mod brutality;
mod conjuring;
mod counter;
mod deaths;
mod rolls;
mod windows;

mod events;
mod mishaps;
mod sorceries;

mod told;
mod words;

mod evaluation;
mod god;
mod odds;
mod once;

mod data;
mod many_games;
mod secrets;
