//! A bot described in a file.
//!
//! ```toml
//! kind = "search"      # random, greedy or search
//! budget = "500ms"     # search: 500ms, 2s, or 2000 thoughts
//! threads = 2          # search
//! positions = 8        # greedy: how many it imagines
//! temperature = 0.02   # how much of a win it errs by
//! blunder = 0.1        # the share of its decisions that it takes without thought
//! ```

use toml::{Table, Value};

use crate::{BotError, BotSpec, ErrorModel, GreedySpec, SearchSpec};

use super::parse::{budget, positions, share, threads};

const KINDS: &str = "random, greedy, search";

impl BotSpec {
    /// The bot that a file describes; `file` is its name, for what there may be to say.
    ///
    /// # Errors
    /// Names the file, the key and what is wrong there.
    ///
    /// ```
    /// use cenacle_bots::BotSpec;
    /// let bot = BotSpec::from_toml("my.toml", "kind = 'search'\nbudget = '500ms'\nblunder = 0.1").unwrap();
    /// assert_eq!(bot.to_string(), "search:500ms:blunder=0.1");
    /// let error = BotSpec::from_toml("my.toml", "kind = 'search'\nbudget = 0").unwrap_err();
    /// assert!(error.to_string().starts_with("my.toml: budget: a budget of nothing"));
    /// ```
    pub fn from_toml(file: &str, text: &str) -> Result<BotSpec, BotError> {
        let wrong = |key: &str, reason: String| BotError::File { file: file.to_owned(), key: key.to_owned(), reason };
        let table: Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
            wrong(&format!("line {line}"), error.message().to_owned())
        })?;
        let kind = match table.get("kind") {
            Some(Value::String(kind)) if ["random", "greedy", "search"].contains(&kind.as_str()) => kind.as_str(),
            Some(Value::String(kind)) => {
                return Err(wrong("kind", format!("there is no kind `{kind}`; there is {KINDS}")));
            }
            Some(_) => return Err(wrong("kind", format!("a text is needed: {KINDS}"))),
            None => return Err(wrong("kind", format!("it is missing: {KINDS}"))),
        };
        let mut error_model = ErrorModel::NONE;
        let (mut greedy, mut search) = (GreedySpec::default(), SearchSpec::default());
        for (key, value) in &table {
            let written = match value {
                Value::String(text) => text.clone(),
                Value::Integer(number) => number.to_string(),
                Value::Float(number) => number.to_string(),
                _ => return Err(wrong(key, "a number or a text is needed".to_owned())),
            };
            let read = match (kind, key.as_str()) {
                (_, "kind") => Ok(()),
                ("greedy" | "search", name @ ("temperature" | "heat")) => {
                    share(name, &written).map(|share| error_model.temperature = share)
                }
                ("greedy" | "search", name @ ("blunder" | "slip")) => {
                    share(name, &written).map(|share| error_model.blunder_rate = share)
                }
                ("greedy", "positions") => positions(&written).map(|positions| greedy.positions = positions),
                ("search", "budget") => budget(&written).map(|budget| search.budget = budget),
                ("search", "threads") => threads(&written).map(|threads| search.threads = threads),
                _ => Err(format!("a {kind} bot knows nothing of it")),
            };
            read.map_err(|reason| wrong(key, reason))?;
        }
        Ok(match kind {
            "greedy" => BotSpec::Greedy(GreedySpec { error_model, ..greedy }),
            "search" => BotSpec::Search(SearchSpec { error_model, ..search }),
            _ => BotSpec::Random,
        })
    }
}
