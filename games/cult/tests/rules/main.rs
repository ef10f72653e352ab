//! The rules, chapter by chapter: each test is named by the sentence it proves and cites the rule.

mod abilities;
mod bribes;
mod common;
mod communities;
mod data;
mod end;
mod evaluation;
mod hindered;
mod hostile;
mod intention;
mod intrigues;
mod locations;
mod many_games;
mod miracles;
mod prayer;
mod prices;
mod privileges;
mod resolution;
mod secrets;
mod setup;
mod supremacy;
mod table;
