//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueHint};

use crate::{
    commands::{
        arena, backup, balance, completions, games, lesson, play, position, render, replay, review, rules, serve, sim,
        try_, verify,
    },
    failure::Failure,
};

const EXAMPLES: &str = "\
Examples:
  cenacle serve --open
  cenacle play cleopatra --players 3 --bots random,random
  cenacle sim cleopatra --games 1000 --seed 1 --records games/
  cenacle arena cleopatra --bots random,greedy --games 400
  cenacle replay games/cleopatra-000000.json --lang en
  cenacle verify games/cleopatra-000000.json

Exit status: 0 done; 1 something failed; 2 the input cannot be used; 3 a rule stands against it.";

/// One table for board games of gods and cults: play them, simulate them, replay and verify their records
#[derive(Parser, Debug)]
#[command(name = "cenacle", version, after_help = EXAMPLES, arg_required_else_help = true)]
pub(crate) struct Cli {
    /// Component data of your own: each file in DIR/GAME/ or DIR/ replaces the shipped one of its name
    #[arg(long, global = true, value_name = "DIR", value_hint = ValueHint::DirPath)]
    data: Option<PathBuf>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// List the games, their players and options, and where their figures come from
    Games(games::GamesArgs),
    /// Play at this terminal, alone against bots or several in turn
    Play(play::PlayArgs),
    /// Learn a game by playing it, or look at its lessons
    Lesson(lesson::LessonArgs),
    /// Serve tables to browsers and programs
    Serve(serve::ServeArgs),
    /// Copy a server's database while it runs, and check the copy
    Backup(backup::BackupArgs),
    /// Put a checked copy in the place of a database whose server is stopped
    Restore(backup::RestoreArgs),
    /// Measure a server under load
    #[cfg(feature = "load")]
    Load(crate::commands::load::LoadArgs),
    /// Let bots play many games and report what happened
    Sim(sim::SimArgs),
    /// Let bots play against each other and rate them
    Arena(arena::ArenaArgs),
    /// Ask whether seats, cards and options have their fair chance
    Balance(balance::BalanceArgs),
    /// Look at a recorded game again: chances, costly decisions, luck
    Review(review::ReviewArgs),
    /// Tell a recorded game again, or show one moment of it
    Replay(replay::ReplayArgs),
    /// Check a record to the last byte
    Verify(verify::VerifyArgs),
    /// Print the full position of one moment of a record as JSON
    Position(position::PositionArgs),
    /// Try an action in a position
    Try(try_::TryArgs),
    /// Read the rules of a game
    Rules(rules::RulesArgs),
    /// Draw one moment of a record as an SVG picture
    Render(render::RenderArgs),
    /// Print completions for a shell
    Completions(completions::CompletionsArgs),
}

impl Cli {
    /// Does what was asked.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let data = self.data.as_deref();
        match self.command {
            Command::Games(args) => args.run(data),
            Command::Play(args) => args.run(data),
            Command::Lesson(args) => args.run(data),
            Command::Serve(args) => args.run(data),
            Command::Backup(args) => args.run(),
            Command::Restore(args) => args.run(),
            #[cfg(feature = "load")]
            Command::Load(args) => args.run(data),
            Command::Sim(args) => args.run(data),
            Command::Arena(args) => args.run(data),
            Command::Balance(args) => args.run(data),
            Command::Review(args) => args.run(data),
            Command::Replay(args) => args.run(data),
            Command::Verify(args) => args.run(data),
            Command::Position(args) => args.run(data),
            Command::Try(args) => args.run(data),
            Command::Rules(args) => args.run(data),
            Command::Render(args) => args.run(data),
            Command::Completions(args) => args.run(),
        }
    }
}
