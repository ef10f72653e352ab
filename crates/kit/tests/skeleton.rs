//! All games are laid out alike: the same file for the same thing, under the same name. A file that only one game needs is
//! named here with what it is for.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Files that every game has, also the small one under `examples/`.
const CORE: [&str; 22] = [
    "lib",
    "action",
    "event",
    "position",
    "view",
    "setup",
    "score",
    "audit",
    "figures",
    "steps",
    "numbering",
    "encoding",
    "evaluation",
    "scene",
    "scene/layout",
    "scene/board",
    "scene/own",
    "scene/panels",
    "scene/prompt",
    "scene/offers",
    "scene/log",
    // A chapter of the rules each: at least one.
    "steps/*",
];

/// Files that every game on the shelf has besides.
const SHELF: [&str; 7] = [
    "figures/table",
    "evaluation/reasons",
    "scene/part_cache",
    "scene/backdrop",
    "scene/ids",
    "scene/look",
    "scene/pointed_at",
];

/// Files that some games have: what is in them is the same in each.
const SHARED: [(&str, &str); 17] = [
    ("audit/pending", "what a question of the moment needs to be answerable"),
    ("card", "the kinds of cards"),
    ("effect", "effects that cards and spaces are made of"),
    ("evaluation/counts", "what a balance report counts"),
    ("evaluation/prior", "how promising an action looks at a glance"),
    ("evaluation/standing", "what a seat has and may expect"),
    ("knowledge", "who has seen which card"),
    ("scene/cards", "cards and their texts"),
    ("scene/tray", "what lies before the viewer while a question is open"),
    ("scene/drawings", "pictures drawn for one piece"),
    ("scene/market", "cards that anybody may take"),
    ("scene/marks", "marks on what is at stake"),
    ("scene/terminal", "the board in characters"),
    ("scene/told", "the board in words, for who listens"),
    ("rules_view", "what a step may ask of a position"),
    ("words", "message keys of components"),
    ("figures/cards", "the data file of cards"),
];

/// Files that one game alone has.
const OWN: [(&str, &[(&str, &str)]); 6] = [
    (
        "games/cleopatra",
        &[
            ("garden", "cells, mosaics and the ways they lie"),
            ("work", "the elements of the palace"),
            ("evaluation/hand", "what cards in hand are good for"),
            ("scene/altar", "the dice of the offering"),
            ("scene/avenue", "Cleopatra's way and the sphinxes"),
            ("scene/quarry", "the elements to be built"),
            ("scene/stack", "the stacks of mosaics"),
            ("scene/walls", "walls, door frames and obelisks"),
        ],
    ),
    (
        "games/four-gods",
        &[
            ("kingdoms", "kingdoms and majorities"),
            ("land", "terrains and the lands they make"),
            ("tile", "tiles and how they lie"),
            ("world", "the cells of the world"),
            ("evaluation/errors", "tiles laid wrong, and who may see it"),
            ("evaluation/tests", "tests of the evaluation"),
            ("scene/discards", "tiles that anybody may take"),
            ("scene/land", "how a terrain is drawn"),
            ("scene/sides", "gods, prophets and cities of a side"),
        ],
    ),
    (
        "games/cult",
        &[
            ("priests", "the Priests of a cult"),
            ("patriarch", "the Patriarch, and the tokens he is one of"),
            ("number", "types that are written as numbers"),
            ("cult_name", "the cults and their abilities"),
            ("location", "the thirteen Locations"),
            ("scene/rail", "rounds and phases"),
        ],
    ),
    (
        "games/creatures-and-cultists",
        &[
            ("deck", "the texts of cards"),
            ("dice", "odds of three dice"),
            ("duel", "an attack under way"),
            ("hand", "cards in hand, and who knows them"),
            ("identity", "the roles of a sect"),
            ("needs", "what a card asks for before it does anything"),
            ("orders", "standing answers"),
            ("scene/arena", "the duel that is fought"),
            ("scene/reveal", "dice and cards that were just shown"),
            ("scene/track", "the way to the god"),
        ],
    ),
    (
        "games/evil-high-priest",
        &[
            ("audit/bounds", "what no position may exceed"),
            ("card_words", "message keys of cards"),
            ("chamber", "chambers of a sanctum"),
            ("deed", "what a monster or a Priest can do"),
            ("goods", "resources"),
            ("position/cultists", "where the cultists of a player are, packed"),
            ("position/sect", "what one player has"),
            ("position/step", "the questions"),
            ("site", "where a cultist can be placed"),
            ("evaluation/appraise", "what a thing is worth"),
            ("evaluation/prospect", "what a placement may bring"),
            ("evaluation/raids", "what raids will take"),
            ("evaluation/underway", "a question half answered"),
            ("figures/doors", "who is let in where, and for what"),
            ("figures/prices", "what all doors cost, thing by thing"),
            ("scene/card_offers", "offers of cards"),
            ("scene/lock_text", "locks in words"),
            ("scene/march", "a raid on its way through a sanctum"),
            ("scene/path", "the way of a raid between chambers"),
            ("scene/pills", "prices and gains"),
            ("scene/raids", "the raid track"),
            ("scene/sanctums", "the others' sanctums"),
            ("scene/shape", "the outlines of the ten boards"),
            ("scene/site_text", "spaces in words"),
            ("scene/special", "what only one board has"),
            ("scene/town", "the places of the town"),
            ("scene/upright", "boards on a narrow stage"),
        ],
    ),
    ("examples/goofspiel", &[]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The modules of a game: `x` is `x.rs` or `x/mod.rs`.
fn modules(home: &Path) -> BTreeSet<String> {
    fn walk(folder: &Path, before: &str, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("a file of sources").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() {
                walk(&path, &format!("{before}{name}/"), found);
            } else if name == "mod" {
                assert!(found.insert(before.trim_end_matches('/').to_owned()), "{before} is twice in {folder:?}");
            } else {
                let module = format!("{before}{name}");
                assert!(found.insert(module.clone()), "{module} is twice: {module}.rs beside {module}/mod.rs");
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(&home.join("src"), "", &mut found);
    found
}

/// Whether a module is a chapter of the rules, reads a data file of its name, or belongs to a shared one.
fn speaks_for_itself(home: &Path, module: &str) -> bool {
    let data = |name: &str| home.join(format!("data/{name}.toml")).exists();
    module.starts_with("steps/")
        || module.strip_prefix("figures/").is_some_and(data)
        || module.starts_with("knowledge/")
        || SHARED.iter().any(|(shared, _)| *shared == module)
}

#[test]
fn every_game_has_the_files_of_the_skeleton() {
    for (game, _) in OWN {
        let found = modules(&root().join(game));
        let shelf = SHELF.iter().filter(|_| game.starts_with("games/"));
        for module in CORE.iter().chain(shelf) {
            let there = match module.strip_suffix('*') {
                Some(folder) => found.iter().any(|found| found.starts_with(folder)),
                None => found.contains(*module),
            };
            assert!(there, "{game}/src/{module}.rs is missing: every game has it, under this name");
        }
    }
}

#[test]
fn a_file_outside_the_skeleton_is_named_with_its_reason() {
    for (game, own) in OWN {
        let home = root().join(game);
        let found = modules(&home);
        for module in &found {
            let of_all = CORE.contains(&module.as_str()) || SHELF.contains(&module.as_str());
            let named = own.iter().any(|(name, _)| name == module);
            assert!(
                of_all || named || speaks_for_itself(&home, module),
                "{game}/src/{module}.rs: the skeleton has no such file. Use the name that other games have for it, or \
                 name it in {} with what it is for",
                file!()
            );
        }
        for (name, reason) in own {
            assert!(found.contains(*name), "{game}/src/{name}.rs is named and not there");
            assert!(reason.len() > 8, "{game}/src/{name}.rs: {reason}");
        }
    }
}

#[test]
fn every_game_on_the_shelf_is_looked_at() {
    let games = fs::read_dir(root().join("games")).expect("the games");
    let names: BTreeSet<String> =
        games.map(|game| format!("games/{}", game.expect("a game").file_name().to_string_lossy())).collect();
    let known: BTreeSet<String> =
        OWN.iter().map(|(game, _)| (*game).to_owned()).filter(|game| game.starts_with("games/")).collect();
    assert_eq!(names, known);
}
