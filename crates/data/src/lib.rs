//! Component data as files: people write TOML, and a program that ships with it carries the same as JSON besides, which is read in
//! a tenth of the time.
//!
//! A game asks for that in its build script, `fn main() { cenacle_data::bake("data") }`, and takes it in by
//! `cenacle_table::baked!()`. A file that somebody replaces is read as TOML, and so is a shipped one if its JSON does not make a
//! game: the error then names the line.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod bake;
mod gist;

pub use bake::{Baked, bake};
pub use gist::{Gist, ORIGINS};
