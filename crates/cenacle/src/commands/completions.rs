//! `cenacle completions`.

use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};

use crate::{cli::Cli, failure::Failure, output};

const EXAMPLES: &str = "\
Examples:
  cenacle completions bash > ~/.local/share/bash-completion/completions/cenacle
  cenacle completions zsh > ~/.zfunc/_cenacle
  cenacle completions fish > ~/.config/fish/completions/cenacle.fish";

/// Print completions for a shell
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CompletionsArgs {
    /// The shell to complete for
    shell: Shell,
}

impl CompletionsArgs {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut script = Vec::new();
        generate(self.shell, &mut Cli::command(), "cenacle", &mut script);
        output::print(&String::from_utf8_lossy(&script))
    }
}
