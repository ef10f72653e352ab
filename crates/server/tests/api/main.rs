//! The server from outside: a whole one in each test, on a free port and with a database of its own.

mod broken_bots;
mod clocks;
mod combinations;
mod door;
mod fairness;
mod guide;
#[expect(dead_code, reason = "the siege needs more of it")]
mod harness;
mod hindsight;
mod hints;
mod hot_seat;
mod identity;
mod lists;
mod lobby;
#[path = "../../../table/tests/toy/look.rs"]
mod look;
mod openapi;
mod programs;
mod real_time;
mod rematch;
mod restart;
mod rules_version;
mod safety;
mod seats;
mod setups;
mod silence;
mod sleep;
mod spectators;
mod stand_ins;
mod storage;
mod talk;
#[path = "../../../table/tests/toy/texts.rs"]
mod texts;
#[path = "../../../table/tests/toy/thimble.rs"]
mod thimble;
mod undo;
mod wares;
mod wire;
