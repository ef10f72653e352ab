//! The program from outside: what it prints, what it writes, with which status it ends.

mod bad_input;
mod house;
mod lab;
mod play;
mod records;
mod sim;
mod strangers;
mod texts;
