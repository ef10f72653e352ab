//! Rules by id, in both languages: parsed from a game's `rules/{fr,en}.md`.

use cenacle_scene::Lang;
use serde::Serialize;
use thiserror::Error;

/// One rule in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    /// Its id, such as `market.take`.
    pub id: String,
    /// The chapter it stands in.
    pub chapter: String,
    pub title: String,
    /// What it says.
    pub text: String,
}

/// All rules of a game in one language, in the rulebook's order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rules {
    pub lang: Lang,
    pub rules: Vec<Rule>,
}

/// Why a rules file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("rules ({lang}), line {line}: {reason}")]
pub struct RulesError {
    pub lang: Lang,
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl Rules {
    /// Reads a rules file: `# chapter`, `## id`, `**title**`, text.
    ///
    /// # Errors
    /// If a rule has no title or no text, or an id stands twice.
    pub fn parse(lang: Lang, text: &str) -> Result<Rules, RulesError> {
        let mut rules: Vec<Rule> = Vec::new();
        let mut chapter = String::new();
        let mut open = 0;
        let wrong = |line: usize, reason: String| RulesError { lang, line, reason };
        let complete = |rule: Option<&Rule>, line: usize| match rule {
            Some(rule) if rule.title.is_empty() => Err(wrong(line, format!("`{}` has no title", rule.id))),
            Some(rule) if rule.text.trim().is_empty() => Err(wrong(line, format!("`{}` has no text", rule.id))),
            _ => Ok(()),
        };
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            if let Some(id) = line.strip_prefix("## ") {
                complete(rules.last(), open)?;
                let id = id.trim().to_owned();
                if rules.iter().any(|rule| rule.id == id) {
                    return Err(wrong(number, format!("`{id}` stands twice")));
                }
                rules.push(Rule { id, chapter: chapter.clone(), title: String::new(), text: String::new() });
                open = number;
            } else if let Some(name) = line.strip_prefix("# ") {
                name.trim().clone_into(&mut chapter);
            } else if let Some(rule) = rules.last_mut() {
                let title = line.trim().strip_prefix("**").and_then(|rest| rest.strip_suffix("**"));
                match title {
                    Some(title) if rule.title.is_empty() => title.clone_into(&mut rule.title),
                    _ => {
                        rule.text.push_str(line);
                        rule.text.push('\n');
                    }
                }
            }
        }
        complete(rules.last(), open)?;
        for rule in &mut rules {
            rule.text = rule.text.trim().to_owned();
        }
        Ok(Rules { lang, rules })
    }

    /// The rule with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_has_an_id_a_chapter_a_title_and_a_text() {
        let rules =
            Rules::parse(Lang::En, "# The market\n\n## market.take\n**Take a stall**\n\nAll its cards.\n").unwrap();
        let rule = rules.get("market.take").unwrap();
        assert_eq!((rule.chapter.as_str(), rule.title.as_str()), ("The market", "Take a stall"));
        assert_eq!(rule.text, "All its cards.");
    }

    #[test]
    fn a_rule_without_text_and_a_rule_told_twice_are_refused() {
        let error = Rules::parse(Lang::En, "## a\n**A**\n\n## b\n**B**\n\nText\n").unwrap_err();
        assert_eq!(error.to_string(), "rules (en), line 1: `a` has no text");
        let error = Rules::parse(Lang::En, "## a\n**A**\n\nx\n## a\n**A**\n\nText\n").unwrap_err();
        assert_eq!(error.to_string(), "rules (en), line 5: `a` stands twice");
    }
}
