//! `cenacle rules`.

mod book;
mod pictures;

use std::{
    fmt::Write,
    path::{Path, PathBuf},
};

use cenacle_rulebook::{SearchIndex, Vocabulary};
use cenacle_scene::Format;
use cenacle_table::{About, Rule, Rules};
use clap::{Args, ValueHint};
use serde::Serialize;

use crate::{
    failure::Failure,
    files,
    language::LangArg,
    output,
    registry::{self, GameName},
};

const EXAMPLES: &str = "\
Examples:
  cenacle rules cleopatra                  the list of rules
  cenacle rules cleopatra market           every rule whose id begins with `market`
  cenacle rules cleopatra market.take --lang en
  cenacle rules cleopatra --search \"how many cards may I hold\"
  cenacle rules cleopatra --full | less
  cenacle rules cleopatra --html -o rules.html
  cenacle rules cleopatra --pictures pictures/
  cenacle rules cleopatra --picture market-stall -o stall.svg
  cenacle rules cleopatra --picture market-stall --elements --from games/cleopatra

`--from DIR` takes DIR/rules/pictures/*.toml and DIR/words/rulebook.{fr,en}.ftl instead of what the program was built
with, for who makes pictures.";

/// Read the rules of a game
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RulesArgs {
    /// The game, as `cenacle games` names it
    #[arg(value_parser = GameName)]
    game: String,
    /// Which rule, or the beginning of several
    #[arg(conflicts_with_all = ["search", "html", "picture", "pictures"])]
    id: Option<String>,
    /// Print every rule
    #[arg(long, conflicts_with = "id")]
    full: bool,
    /// Print the rules that a question is about, the best first
    #[arg(long, value_name = "WORDS")]
    search: Option<String>,
    /// Print JSON, see docs/formats.md
    #[arg(long)]
    json: bool,
    /// Print all rules with their pictures as one page
    #[arg(long, conflicts_with_all = ["json", "full", "search"])]
    html: bool,
    /// Draw one picture as SVG
    #[arg(long, value_name = "NAME", conflicts_with_all = ["json", "full", "search", "html"])]
    picture: Option<String>,
    /// Name every element that the picture could show or mark, and every answer that could be played
    #[arg(long, requires = "picture")]
    elements: bool,
    /// Draw every picture into a directory, and say what is wrong with any
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, conflicts_with_all = ["json", "full", "search", "html", "picture"])]
    pictures: Option<PathBuf>,
    /// Draw as on a phone
    #[arg(long)]
    narrow: bool,
    /// Where a picture or the page goes [default: standard output]
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// Pictures of your own: DIR/rules/pictures/*.toml and DIR/words/rulebook.{fr,en}.ftl
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    from: Option<PathBuf>,
    #[command(flatten)]
    lang: LangArg,
}

/// A rule as it is printed as JSON.
#[derive(Serialize)]
struct Printed<'a> {
    #[serde(flatten)]
    rule: &'a Rule,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pictures: Vec<PrintedPicture>,
}

#[derive(Serialize)]
struct PrintedPicture {
    name: String,
    caption: String,
}

impl RulesArgs {
    pub(crate) fn run(self, data: Option<&Path>) -> Result<(), Failure> {
        let game = registry::open(&self.game, data)?;
        let lang = self.lang.get();
        let gallery = || pictures::gallery(game.about(), self.from.as_deref());
        let stage = if self.narrow { Format::Narrow } else { Format::Wide };
        if let Some(name) = &self.picture {
            let gallery = gallery()?;
            if self.elements {
                return output::print(&pictures::elements(&*game, &gallery, name, lang)?);
            }
            return self.put(&gallery.draw(&*game, name, lang, stage).map_err(Failure::input)?);
        }
        if let Some(dir) = &self.pictures {
            return pictures::draw_all(&*game, &gallery()?, dir, lang, stage);
        }
        let rules = game.rules(lang);
        if self.html {
            return self.put(&book::page(&*game, &gallery()?, lang, stage)?);
        }
        let found: Vec<&Rule> = match (&self.id, &self.search) {
            (Some(id), _) => find(rules, id),
            (None, Some(question)) => search(game.about(), rules, question)?,
            (None, None) => rules.rules.iter().collect(),
        };
        if found.is_empty() {
            let reason = match (&self.id, &self.search) {
                (Some(id), _) => format!("{} has no rule `{id}`; `cenacle rules {0}` lists them", self.game),
                (None, Some(question)) => format!("no rule of {} is about `{question}`", self.game),
                (None, None) => format!("{} has no rules", self.game),
            };
            return Err(Failure::Input(reason));
        }
        if self.json {
            let gallery = gallery()?;
            let printed = found.iter().map(|rule| {
                let named = |name: String| PrintedPicture { caption: gallery.caption(&name, lang).to_string(), name };
                Printed { rule, pictures: gallery.of_rule(&rule.id).map(named).collect() }
            });
            return output::print_json(&printed.collect::<Vec<_>>());
        }
        let whole = self.id.is_some() || self.full;
        output::print(&match &self.search {
            Some(_) if !whole => full(&found[..found.len().min(SHOWN)]),
            _ if whole => full(&found),
            _ => contents(&found),
        })
    }

    /// Prints a text, or writes it where it was wanted.
    fn put(&self, text: &str) -> Result<(), Failure> {
        match self.output.as_deref() {
            Some(path) if path != Path::new("-") => files::write(path, text),
            _ => output::print(text),
        }
    }
}

/// So many of the rules that were found are read at once.
const SHOWN: usize = 3;

/// The rules a question is about, the best first.
fn search<'a>(about: &About, rules: &'a Rules, question: &str) -> Result<Vec<&'a Rule>, Failure> {
    let vocabulary = Vocabulary::read(about.rulebook.search, rules.lang).map_err(Failure::other)?;
    let found = SearchIndex::new(rules, &vocabulary).find(question);
    Ok(found.rules.iter().filter_map(|id| rules.get(id)).collect())
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
