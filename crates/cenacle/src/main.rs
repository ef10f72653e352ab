//! `cenacle`: one table for board games of gods and cults.

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

fn main() -> ExitCode {
    match cli::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            anstream::eprintln!("{} {failure}", output::styled(output::ERROR, failure.head()));
            ExitCode::from(failure.status())
        }
    }
}
