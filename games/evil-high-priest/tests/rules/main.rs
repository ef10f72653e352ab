//! The rules, chapter by chapter: each test is named by the sentence it proves and cites the rule.

mod action;
mod boards;
mod boards_all;
mod boards_chaos;
mod boards_guardian;
mod boards_opener;
mod boards_sleeper;
mod boards_wind;
mod boards_yellow;
mod common;
mod data;
mod end;
mod growth;
mod judgement;
mod locks;
mod many_games;
mod raids;
mod rituals;
mod sanctum;
mod setup;
mod skulks;
mod solo;
mod town;
mod upkeep;
