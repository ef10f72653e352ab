//! A room for a test: an empty directory, and the program run in it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use assert_cmd::{Command, assert::Assert};
use tempfile::TempDir;

/// An empty directory in which the program is run.
pub(crate) struct Room(TempDir);

impl Room {
    pub(crate) fn new() -> Room {
        Room(TempDir::new().unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The program, with no language but French and no colours.
    pub(crate) fn cenacle(&self, args: &[&str]) -> Command {
        let mut command = Command::cargo_bin("cenacle").unwrap();
        command.current_dir(self.0.path()).args(args);
        command.env("NO_COLOR", "1").env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "fr_FR.UTF-8");
        command
    }

    pub(crate) fn run(&self, args: &[&str]) -> Assert {
        self.cenacle(args).assert()
    }

    /// What the program printed, if it succeeded.
    pub(crate) fn printed(&self, args: &[&str]) -> String {
        stdout(&self.run(args).success())
    }

    pub(crate) fn json(&self, args: &[&str]) -> serde_json::Value {
        serde_json::from_str(&self.printed(args)).unwrap()
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Every file in the room, hidden ones too.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        fn walk(dir: &Path, found: &mut Vec<PathBuf>) {
            for entry in fs::read_dir(dir).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    walk(&path, found);
                }
                found.push(path);
            }
        }
        let mut found = Vec::new();
        walk(self.0.path(), &mut found);
        found.sort();
        found
    }

    /// Records one game and gives its file name.
    pub(crate) fn record(&self) -> &'static str {
        self.run(&["sim", "cleopatra", "--games", "1", "--seed", "7", "--records", "."]).success();
        "cleopatra-000000.json"
    }

    /// Copies the data files of Cleopatra into `box/`, one of them changed.
    pub(crate) fn data_with(&self, name: &str, from: &str, to: &str) {
        let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/cleopatra/data");
        let text = fs::read_to_string(shipped.join(name)).unwrap();
        assert!(text.contains(from), "{name} has no `{from}`");
        self.write(&format!("box/{name}"), text.replacen(from, to, 1));
    }
}

pub(crate) fn stdout(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

pub(crate) fn stderr(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}
