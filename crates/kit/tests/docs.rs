//! Items are documented; fields and variants are where their name does not say it all. The compiler's `missing_docs` knows no such
//! difference, so the crates switch it off and are read instead.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Folders of crates that are read.
const READ: [&str; 2] = ["crates", "games"];

/// A comment says more than this many words, or names a rule, or it is left out: "Which game." above `game` says nothing.
const SAYS_NOTHING: usize = 2;

const ITEMS: [&str; 9] = ["fn ", "struct ", "enum ", "trait ", "type ", "const ", "static ", "mod ", "union "];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a folder that can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// What a line declares: an item, for everybody or not, or nothing.
fn item(line: &str) -> Option<(bool, &str)> {
    let line = line.trim_start();
    let (public, rest) = match line.strip_prefix("pub ") {
        Some(rest) => (true, rest),
        None => {
            (false, line.strip_prefix("pub(").and_then(|line| line.split_once(") ")).map_or(line, |(_, rest)| rest))
        }
    };
    let plain = rest.trim_start_matches("const fn").trim_start_matches("async ").trim_start_matches("unsafe ");
    let is_item =
        plain.len() < rest.len() || ITEMS.iter().any(|item| plain.starts_with(item)) || rest.starts_with("impl");
    is_item.then_some((public, rest))
}

/// The comment above a line, if any: attributes may stand between.
fn comment<'a>(lines: &[&'a str], at: usize) -> Vec<&'a str> {
    let above = lines[..at].iter().rev().map(|line| line.trim_start());
    let is_comment = |line: &&str| line.starts_with("///");
    let is_attribute = |line: &&str| !line.is_empty() && !line.ends_with(['{', '}', ';']) && !line.starts_with("//!");
    let mut above =
        above.take_while(|line| is_comment(line) || is_attribute(line)).skip_while(|line| !is_comment(line));
    std::iter::from_fn(|| above.next()?.strip_prefix("///")).collect()
}

/// Whether a comment says nothing. A rule's id says enough.
fn is_idle(said: &[&str]) -> bool {
    let names_a_rule = |said: &str| said.contains("`[") || said.starts_with(" [") && !said.starts_with(" [`");
    matches!(said, [only] if only.split_whitespace().count() <= SAYS_NOTHING && !names_a_rule(only))
}

#[test]
fn items_are_documented_and_no_comment_says_nothing() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in READ {
        for entry in fs::read_dir(root.join(folder)).expect("a folder of crates") {
            sources(&entry.expect("a folder that can be read").path().join("src"), &mut files);
        }
    }
    assert!(files.len() > 400, "only {} files were read", files.len());
    let mut faults = Vec::new();
    let mut items = 0;
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        // What stands in tests or in a macro's arms is nobody's interface.
        let text = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
        let text = text.split("\n#[macro_export]").next().unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        let mut in_trait = false;
        for (at, line) in lines.iter().enumerate() {
            let mut wrong = |what: &str| {
                let file = file.strip_prefix(&root).unwrap_or(&file).display();
                faults.push(format!("{file}:{}: {what}: {}", at + 1, line.trim()));
            };
            in_trait = if line.starts_with("pub trait ") { true } else { in_trait && *line != "}" };
            let said = comment(&lines, at);
            match item(line) {
                // A module says itself what it is, in its file.
                Some((_, rest)) if rest.starts_with("mod ") => {}
                // What a macro makes is documented where it is called.
                Some((_, rest)) if rest.contains('$') => {}
                Some((public, rest)) => {
                    let needed = public || in_trait && line.starts_with("    fn ") && rest.starts_with("fn ");
                    items += usize::from(needed);
                    if needed && said.is_empty() {
                        wrong("no comment");
                    }
                    if is_idle(&said) {
                        wrong("a comment that says nothing");
                    }
                }
                None if line.trim_start().starts_with(['/', '#', '}']) || line.trim().is_empty() => {}
                None => {
                    if is_idle(&said) {
                        wrong("a comment that says nothing");
                    }
                }
            }
        }
    }
    assert!(items > 1000, "only {items} items were read");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
