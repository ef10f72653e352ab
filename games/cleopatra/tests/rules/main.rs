//! The rules of Cleopatra, one file a chapter, in the order of the rulebook. Each test is named by the sentence it
//! proves and cites its rules.

mod common;

mod setup;
mod turn;

mod market;

mod hand_limit;
mod quarry;

mod elements;
mod mosaics;
mod sanctuaries;

mod cleopatra_and_dice;
mod offering;

mod characters;

mod end;

mod secrets;

mod data;

mod first_rules;

mod told;
mod words;

mod many_games;
