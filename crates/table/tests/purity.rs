//! Rules are pure: no clock, no thread, no file, no network, no randomness of their own.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// What no pure source names.
const IMPURE: [&str; 11] = [
    "std::fs",
    "std::time",
    "std::thread",
    "std::net",
    "std::env",
    "std::process",
    "OsRng",
    "thread_rng",
    "SystemTime",
    "Instant::now",
    "static mut",
];

/// What the macro writes is expanded into the tests of a game, not into a game; the cases are compiled for tests alone.
const EXEMPT: [&str; 2] = ["crates/table/src/conformance/macros.rs", "crates/scene/src/svg/cases.rs"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("a folder that can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The lines of a source that name something impure, as `file:line: text`.
fn impure_lines(name: &str, text: &str) -> Vec<String> {
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
        .filter(|(_, line)| {
            // `use std::{fs, …}` names it as well as `std::fs` does.
            let grouped = line.trim_start().starts_with("use std::{");
            let listed = |word: &str| {
                line.split(['{', '}', ',', ' ', ';']).any(|part| part.trim().split("::").next() == Some(word))
            };
            IMPURE.iter().any(|word| line.contains(word))
                || grouped && ["fs", "time", "thread", "net", "env", "process"].into_iter().any(listed)
        })
        .map(|(number, line)| format!("{name}:{}: {}", number + 1, line.trim()))
        .collect()
}

#[test]
fn games_table_and_scene_have_no_clock_no_thread_no_file_and_no_randomness_of_their_own() {
    let root = root();
    let mut files = Vec::new();
    sources(&root.join("crates/table/src"), &mut files);
    sources(&root.join("crates/scene/src"), &mut files);
    for game in fs::read_dir(root.join("games")).expect("the games").flatten() {
        sources(&game.path().join("src"), &mut files);
    }
    assert!(files.len() > 30, "only {} sources found", files.len());
    let mut found = Vec::new();
    for file in files {
        let name = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        if !EXEMPT.contains(&name.as_str()) {
            found.extend(impure_lines(&name, &fs::read_to_string(&file).expect("a source that can be read")));
        }
    }
    assert!(found.is_empty(), "impure:\n{}", found.join("\n"));
}

#[test]
fn an_impure_line_is_named_with_file_and_number() {
    let text = "//! std::fs in words\nuse std::{collections::HashMap, time::Instant};\nlet x = std::env::var(\"X\");\n";
    let found = impure_lines("a.rs", text);
    assert_eq!(found[0], "a.rs:2: use std::{collections::HashMap, time::Instant};");
    assert_eq!(found[1], "a.rs:3: let x = std::env::var(\"X\");");
    assert!(impure_lines("a.rs", "use std::{collections::BTreeMap, sync::Arc};\nlet timer = timer.time();").is_empty());
}
