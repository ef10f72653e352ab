//! `cenacle rules`.

use std::{fmt::Write, path::Path};

use cenacle_table::{Rule, Rules};
use clap::Args;

use crate::{
    failure::Failure,
    language::LangArg,
    output,
    registry::{self, GameName},
};

const EXAMPLES: &str = "\
Examples:
  cenacle rules cleopatra                  the list of rules
  cenacle rules cleopatra market           every rule whose id begins with `market`
  cenacle rules cleopatra market.take --lang en
  cenacle rules cleopatra --full | less";

/// Read the rules of a game
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RulesArgs {
    /// The game, as `cenacle games` names it
    #[arg(value_parser = GameName)]
    game: String,
    /// Which rule, or the beginning of several
    id: Option<String>,
    /// Print every rule
    #[arg(long, conflicts_with = "id")]
    full: bool,
    /// Print JSON, see docs/formats.md
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangArg,
}

impl RulesArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let game = registry::open(&self.game, data)?;
        let rules = game.rules(self.lang.get());
        let found: Vec<&Rule> = match &self.id {
            Some(id) => find(rules, id),
            None => rules.rules.iter().collect(),
        };
        if let (Some(id), []) = (&self.id, &found[..]) {
            let reason = format!("{} has no rule `{id}`; `cenacle rules {0}` lists them", self.game);
            return Err(Failure::Input(reason));
        }
        if self.json {
            return output::print_json(&found);
        }
        output::print(&if self.id.is_some() || self.full { full(&found) } else { contents(&found) })
    }
}

/// The rule of this id, or those whose id or title begins with it.
pub(crate) fn find<'a>(rules: &'a Rules, begin: &str) -> Vec<&'a Rule> {
    let title = begin.to_lowercase();
    match rules.get(begin) {
        Some(rule) => vec![rule],
        None => {
            let begins = |rule: &&Rule| rule.id.starts_with(begin) || rule.title.to_lowercase().starts_with(&title);
            rules.rules.iter().filter(begins).collect()
        }
    }
}

/// Ids and titles, chapter by chapter.
pub(crate) fn contents(rules: &[&Rule]) -> String {
    let widest = rules.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
    let mut text = String::new();
    let mut chapter = "";
    for rule in rules {
        if rule.chapter != chapter {
            chapter = &rule.chapter;
            let gap = if text.is_empty() { "" } else { "\n" };
            let _ = writeln!(text, "{gap}{}", output::styled(output::HEADING, chapter));
        }
        let _ = writeln!(text, "  {:<widest$}  {}", rule.id, rule.title);
    }
    text
}

/// The rules with title, text and id.
pub(crate) fn full(rules: &[&Rule]) -> String {
    let rule = |rule: &&Rule| {
        let id = output::styled(output::FAINT, &format!("[{}]", rule.id));
        format!("{} {id}\n{}\n", output::styled(output::HEADING, &rule.title), rule.text)
    };
    rules.iter().map(rule).collect::<Vec<_>>().join("\n")
}
