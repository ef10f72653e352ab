//! From a rule's id its file is found: `steps/mod.rs` of every game says which file plays which chapter of the rules, and that is
//! true.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

const GAMES: [&str; 6] = [
    "games/cleopatra",
    "games/creatures-and-cultists",
    "games/cult",
    "games/evil-high-priest",
    "games/four-gods",
    "examples/goofspiel",
];

fn home(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(game)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The chapters of a game's rules: what stands before the dot of an id.
fn chapters(game: &str) -> BTreeSet<String> {
    let rules = read(&home(game).join("rules/en.md"));
    let ids = rules.lines().filter_map(|line| line.strip_prefix("## "));
    ids.map(|id| id.split('.').next().expect("an id").trim().to_owned()).collect()
}

/// The table in `steps/mod.rs`: a file and a chapter that it plays.
fn table(game: &str) -> Vec<(String, String)> {
    let steps = read(&home(game).join("src/steps/mod.rs"));
    let rows = steps.lines().filter_map(|line| line.strip_prefix("//! - `")?.split_once("`: "));
    rows.flat_map(|(file, chapters)| chapters.split(", ").map(|chapter| (file.to_owned(), chapter.to_owned())))
        .collect()
}

/// Whether a source cites a rule of a chapter, in a comment or where it refuses something.
fn cites(source: &str, chapter: &str) -> bool {
    ['[', '"'].iter().any(|before| {
        let begun = format!("{before}{chapter}");
        source.split(begun.as_str()).skip(1).any(|after| after.starts_with(['.', ']', '"']))
    })
}

#[test]
fn every_chapter_of_the_rules_has_a_file_that_cites_it() {
    for game in GAMES {
        let table = table(game);
        for chapter in chapters(game) {
            assert!(
                table.iter().any(|(_, played)| *played == chapter),
                "{game}/src/steps/mod.rs does not say which file plays `{chapter}`"
            );
        }
        for (file, chapter) in table {
            assert!(chapters(game).contains(&chapter), "{game}: the rules have no chapter `{chapter}`");
            let source = read(&home(game).join("src").join(&file));
            assert!(cites(&source, &chapter), "{game}/src/{file} cites no rule of `{chapter}`");
        }
    }
}

#[test]
fn a_chapter_is_cited_by_whole_words_only() {
    assert!(cites("/// [turn.end]", "turn") && cites("(\"goal\", 1)", "goal") && cites("`[goal]`", "goal"));
    assert!(!cites("/// [turnover.any]", "turn") && !cites("turn.end", "turn"));
}
