//! A server for a test, and people at its tables.

use std::path::{Path, PathBuf};

use cenacle_load::{Api, Guest, ServerProcess, TableHead};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::witness::Witness;

/// A server process on a database of its own. It ends with the test.
pub(crate) struct Site {
    pub(crate) server: ServerProcess,
    database: String,
    dir: TempDir,
}

impl Site {
    pub(crate) fn open() -> Site {
        let dir = TempDir::new().unwrap();
        let database = format!("sqlite://{}/cenacle.db", dir.path().display());
        Site::on(database, dir)
    }

    /// The same on a database that exists.
    pub(crate) fn with_database(database: &str) -> Site {
        Site::on(database.to_owned(), TempDir::new().unwrap())
    }

    fn on(database: String, dir: TempDir) -> Site {
        Site { server: start(&database, &dir), database, dir }
    }

    /// Ends the server as a power cut would, and starts another on what it left behind.
    pub(crate) fn cut_power(&mut self) {
        self.server.kill();
        self.server = start(&self.database, &self.dir);
    }

    pub(crate) fn database(&self) -> &str {
        &self.database
    }

    /// The server on another database.
    pub(crate) fn move_to(&mut self, database: &str) {
        self.server.kill();
        self.database = database.to_owned();
        self.server = start(database, &self.dir);
    }

    /// Another server on the same database; why not, if it does not start.
    pub(crate) fn second(&self) -> Result<ServerProcess, String> {
        try_start(&self.database, &self.dir.path().join("second.log"))
    }

    pub(crate) fn api(&self) -> Api {
        Api::new(self.server.url())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        Guest::sign_in(&self.api(), name, "en").await.unwrap()
    }

    /// A table of Cleopatra at which these guests and so many bots sit; the game has begun.
    pub(crate) async fn table(&self, guests: &[&Guest], bots: usize) -> TableHead {
        let table = guests[0].make_table(&wish(guests.len(), bots)).await.unwrap();
        let mut head = table;
        for guest in &guests[1..] {
            head = guest.join(&head.id).await.unwrap();
        }
        assert_eq!(head.status, "running", "everybody sits");
        head
    }

    /// Three people who look at a game that has just begun. Nothing happens there unless they decide.
    pub(crate) async fn three(&self) -> (TableHead, [Witness; 3]) {
        let guests = [self.guest("Ada").await, self.guest("Bea").await, self.guest("Cyd").await];
        let table = self.table(&[&guests[0], &guests[1], &guests[2]], 0).await;
        let mut sitting = Vec::new();
        for guest in guests {
            sitting.push(Witness::attend(self, Some(guest), &table.id).await);
        }
        (table, sitting.try_into().unwrap_or_else(|_| unreachable!("three sit")))
    }
}

fn start(database: &str, dir: &TempDir) -> ServerProcess {
    try_start(database, &dir.path().join("server.log")).unwrap()
}

fn try_start(database: &str, log: &Path) -> Result<ServerProcess, String> {
    let program = Path::new(env!("CARGO_BIN_EXE_cenacle"));
    let args = ["--database", database, "--limits", "off", "--bot-pace", "0"];
    ServerProcess::start(program, &args, log)
}

/// A table for the guest who makes it, others, and bots.
pub(crate) fn wish(people: usize, bots: usize) -> Value {
    let seats: Vec<Value> = (0..people + bots)
        .map(|seat| match seat {
            0 => json!({ "kind": "me" }),
            seat if seat < people => json!({ "kind": "open" }),
            _ => json!({ "kind": "bot", "bot": "random" }),
        })
        .collect();
    json!({ "game": "cleopatra", "seats": seats })
}
