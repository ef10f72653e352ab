//! `cenacle`: one table for board games of gods and cults.

mod agreed;
mod cli;
mod commands;
mod failure;
mod files;
mod language;
mod output;
mod picture;
mod registry;
mod score_sheet;

use std::process::ExitCode;

use clap::Parser;

/// Scenes and messages are many short-lived pieces of memory: the system's own allocator takes a fifth of the server's time.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match cli::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            anstream::eprintln!("{} {failure}", output::styled(output::ERROR, failure.head()));
            ExitCode::from(failure.status())
        }
    }
}
