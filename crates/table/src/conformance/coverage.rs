//! Which test proves which rule.
//!
//! A test cites the rules it proves in a line of its doc comment: `/// [market.take] [market.refill]`.

use std::{collections::BTreeMap, fmt::Write};

use crate::{Game, Lang, Rules};

/// A rule and the tests that cite it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    pub rule: String,
    /// The tests, as `file: name`.
    pub tests: Vec<String>,
}

/// For each rule, in the rulebook's order, the tests that cite it. Sources are file names and texts.
///
/// # Errors
/// If a test cites a rule that does not exist.
pub fn coverage(rules: &Rules, sources: &[(String, String)]) -> Result<Vec<Cited>, String> {
    let mut tests: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in sources {
        for (rule, test) in citations(text) {
            if rules.get(&rule).is_none() {
                return Err(format!("{file}: {test} cites [{rule}], and there is no such rule"));
            }
            tests.entry(rule).or_default().push(format!("{file}: {test}"));
        }
    }
    let cited = |rule: &crate::Rule| Cited { rule: rule.id.clone(), tests: tests.remove(&rule.id).unwrap_or_default() };
    Ok(rules.rules.iter().map(cited).collect())
}

/// A table of rules and tests for people, with the holes marked; and how many holes there are.
#[must_use]
pub fn coverage_table(cited: &[Cited]) -> (String, usize) {
    let width = cited.iter().map(|line| line.rule.chars().count()).max().unwrap_or(0);
    let holes = cited.iter().filter(|line| line.tests.is_empty()).count();
    let mut table = String::new();
    for line in cited {
        let mut tests = line.tests.iter().map(String::as_str);
        let first = tests.next().unwrap_or("-- no test cites it --");
        writeln!(table, "{:width$}  {first}", line.rule).expect("writing to a string");
        for test in tests {
            writeln!(table, "{:width$}  {test}", "").expect("writing to a string");
        }
    }
    writeln!(table, "{} rules, {holes} without a test", cited.len()).expect("writing to a string");
    (table, holes)
}

/// Every rule of the game is cited by a test, and no test cites a rule that does not exist.
///
/// # Errors
/// Names the rules that no test cites.
pub fn every_rule_is_cited<G: Game>(sources: &[(String, String)]) -> Result<(), String> {
    let about = G::about();
    let wrong = |what: String| format!("{}: {what}", about.id);
    let rules = Rules::parse(Lang::En, about.rules_text(Lang::En)).map_err(|error| wrong(error.to_string()))?;
    let cited = coverage(&rules, sources).map_err(wrong)?;
    let holes: Vec<&str> = cited.iter().filter(|line| line.tests.is_empty()).map(|line| line.rule.as_str()).collect();
    if holes.is_empty() {
        return Ok(());
    }
    Err(wrong(format!("no test cites {}; write `/// [{}]` above the test that proves it", holes.join(", "), holes[0])))
}

/// The rules cited in a source file, each with the test that cites it.
fn citations(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut cited: Vec<&str> = Vec::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if let Some(doc) = line.strip_prefix("///") {
            let ids: Option<Vec<&str>> =
                doc.split_whitespace().map(|word| word.strip_prefix('[')?.strip_suffix(']')).collect();
            cited.extend(ids.unwrap_or_default());
        } else if line.starts_with("#[") {
            is_test |= line == "#[test]";
        } else {
            if let Some(name) = is_test.then(|| function(line)).flatten() {
                found.extend(cited.iter().map(|rule| ((*rule).to_owned(), name.to_owned())));
            }
            cited.clear();
            is_test = false;
        }
    }
    found
}

fn function(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ")?;
    Some(rest.split(['(', '<']).next().unwrap_or(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "## market.take\n**Take**\n\nText.\n\n## market.refill\n**Refill**\n\nText.\n";
    const TESTS: &str = "/// [market.take]\n/// Why it is so.\n#[test]\nfn a_stall_is_taken_whole() {\n}\n\n/// [market.refill]\nfn no_test() {}\n";

    fn sources(text: &str) -> Vec<(String, String)> {
        vec![("market.rs".to_owned(), text.to_owned())]
    }

    #[test]
    fn a_rule_is_cited_by_the_test_under_its_id_and_by_nothing_else() {
        let rules = Rules::parse(Lang::En, RULES).unwrap();
        let cited = coverage(&rules, &sources(TESTS)).unwrap();
        assert_eq!(cited[0].tests, ["market.rs: a_stall_is_taken_whole"]);
        assert!(cited[1].tests.is_empty());
        let (table, holes) = coverage_table(&cited);
        assert_eq!(holes, 1);
        assert!(table.contains("market.refill  -- no test cites it --"), "{table}");
    }

    #[test]
    fn several_rules_may_be_cited_in_one_line_and_unknown_ones_are_an_error() {
        let rules = Rules::parse(Lang::En, RULES).unwrap();
        let both = coverage(&rules, &sources("/// [market.take] [market.refill]\n#[test]\nfn both() {}\n")).unwrap();
        assert!(both.iter().all(|line| line.tests.len() == 1));
        let error = coverage(&rules, &sources("/// [market.steal]\n#[test]\nfn steal() {}\n")).unwrap_err();
        assert_eq!(error, "market.rs: steal cites [market.steal], and there is no such rule");
    }
}
