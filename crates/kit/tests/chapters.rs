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

/// The ids of a game's rules.
fn rules(game: &str) -> BTreeSet<String> {
    let rules = read(&home(game).join("rules/en.md"));
    rules.lines().filter_map(|line| line.strip_prefix("## ")).map(|id| id.trim().to_owned()).collect()
}

/// The chapter of a rule: what stands before the dot of its id.
fn chapter(id: &str) -> &str {
    id.split('.').next().expect("an id")
}

/// The table in `steps/mod.rs`: a file, and a chapter or a rule that it plays.
fn table(game: &str) -> Vec<(String, String)> {
    let steps = read(&home(game).join("src/steps/mod.rs"));
    let rows = steps.lines().filter_map(|line| line.strip_prefix("//! - `")?.split_once("`: "));
    rows.flat_map(|(file, played)| played.split(", ").map(|played| (file.to_owned(), played.to_owned()))).collect()
}

/// The data files of a game.
fn data(game: &str) -> String {
    let files = fs::read_dir(home(game).join("data")).expect("data files");
    files.map(|file| read(&file.expect("a data file").path())).collect()
}

/// Whether a source cites a rule, in a comment or where it refuses something; or any rule of a chapter.
fn cites(source: &str, rule: &str) -> bool {
    let ends: &[char] = if rule.contains('.') { &[']', '"'] } else { &['.', ']', '"'] };
    ['[', '"'].iter().any(|before| {
        let begun = format!("{before}{rule}");
        source.split(begun.as_str()).skip(1).any(|after| after.starts_with(ends))
    })
}

#[test]
fn the_table_names_chapters_and_rules_that_there_are_and_files_that_cite_them() {
    for game in GAMES {
        let rules = rules(game);
        for (file, played) in table(game) {
            let there = rules.contains(&played) || rules.iter().any(|id| chapter(id) == played);
            assert!(there, "{game}: the rules have no `{played}`");
            let source = read(&home(game).join("src").join(&file));
            assert!(cites(&source, &played), "{game}/src/{file} cites no rule of `{played}`");
        }
    }
}

#[test]
fn a_rule_is_cited_by_a_file_that_the_table_names_for_it_or_is_an_entry_of_the_data() {
    for game in GAMES {
        let (table, data) = (table(game), data(game));
        for id in rules(game) {
            let of_rule = |played: &str| played == id || played == chapter(&id);
            let files: Vec<&String> =
                table.iter().filter(|(_, played)| of_rule(played)).map(|(file, _)| file).collect();
            let cited = files.iter().any(|file| cites(&read(&home(game).join("src").join(file)), &id));
            // [ritual.dragon] is `dragon` in `data/rituals.toml`.
            let name = id.rsplit('.').next().expect("an id");
            let entry = data.contains(&format!("id = \"{name}\"")) || data.contains(&format!("[{id}]"));
            assert!(
                cited || entry,
                "{game}: `{id}` is cited by none of {files:?}, which src/steps/mod.rs names for it, and is nothing in the data"
            );
        }
    }
}

#[test]
fn a_rule_is_cited_by_its_whole_name_only() {
    assert!(cites("/// [turn.end]", "turn") && cites("(\"goal\", 1)", "goal") && cites("`[goal]`", "goal"));
    assert!(!cites("/// [turnover.any]", "turn") && !cites("turn.end", "turn"));
    assert!(cites("// [turn.end]: now", "turn.end") && !cites("// [turn.ending]", "turn.end"));
}
