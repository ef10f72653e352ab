//! The rules, chapter by chapter: the rulebook's examples first, then a test for each rule.

mod cities;
mod common;
mod data;
mod discards;
mod errors;
mod gods;
mod modes;
mod placing;
mod scoring;
mod secrets;
mod slow;
mod time;
mod told;
