//! The program from outside: what it prints, what it writes, with which status it ends.

mod bad_input;
mod lab;
mod lessons;
mod play;
mod programs;
mod records;
mod room;
mod sim;
mod strangers;
mod texts;
