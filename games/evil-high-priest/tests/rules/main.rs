//! The rules, chapter by chapter: each test is named by the sentence it proves and cites the rule.

mod action;
mod boards;
mod cards_investigators;
mod cards_monsters;
mod cards_priests;
mod cards_setup;
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
