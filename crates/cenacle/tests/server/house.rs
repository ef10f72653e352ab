//! Servers that share a database, for tests that see to it that they do.

use std::{
    collections::BTreeMap,
    env,
    path::{Path, PathBuf},
    process::Command,
    thread,
    time::Duration,
};

use cenacle_load::{Api, Guest, ServerProcess};
use tempfile::TempDir;

use crate::{postgres::Cluster, site::wish, witness::Witness};

/// Within so long a table goes on elsewhere. A busy machine may take as much again.
pub(crate) const GOES_ON: Duration = Duration::from_secs(5);
pub(crate) const BUSY: Duration = Duration::from_secs(5);

/// A NATS server of a test's own.
pub(crate) struct Nats {
    dir: PathBuf,
    args: String,
    pub(crate) url: String,
}

impl Nats {
    pub(crate) fn start(name: &str) -> Nats {
        Nats::start_with(name, "")
    }

    /// One that is told these words besides.
    pub(crate) fn start_with(name: &str, args: &str) -> Nats {
        let dir = env::temp_dir().join(format!("cenacle-nats-{name}-{}", std::process::id()));
        let mut nats = Nats { dir, args: args.to_owned(), url: String::new() };
        nats.url = nats.script("start");
        nats
    }

    pub(crate) fn script(&self, what: &str) -> String {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/nats.sh");
        let done = Command::new(script)
            .arg(what)
            .envs([("CENACLE_NATS_DIR", self.dir.as_os_str()), ("CENACLE_NATS_ARGS", self.args.as_ref())])
            .output()
            .unwrap();
        assert!(done.status.success(), "nats.sh {what}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap().trim().to_owned()
    }
}

/// What a server says of the whole house: all but what is nought, by name and labels.
pub(crate) async fn house_figures(api: &Api) -> BTreeMap<String, u64> {
    let metrics = api.send("GET", "/metrics", None).await.unwrap().text;
    let told = metrics.lines().filter_map(|line| line.strip_prefix("cenacle_house_")?.rsplit_once(' '));
    told.map(|(name, value)| (name.to_owned(), value.parse().unwrap())).filter(|(_, value)| *value > 0).collect()
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.script("stop");
    }
}

/// What servers say, which goes when all was well.
pub(crate) struct Logs(Option<TempDir>);

impl Logs {
    pub(crate) fn open() -> Logs {
        Logs(Some(TempDir::new().unwrap()))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.as_ref().expect("a folder until the end").path()
    }
}

impl Drop for Logs {
    fn drop(&mut self) {
        if thread::panicking()
            && let Some(kept) = self.0.take()
        {
            eprintln!("what the servers said is in {}", kept.keep().display());
        }
    }
}

/// Servers that share a database. They end with the test.
pub(crate) struct House {
    pub(crate) servers: Vec<ServerProcess>,
    /// How many were started so far.
    started: usize,
    // Servers end before what they need.
    pub(crate) nats: Nats,
    pub(crate) cluster: Cluster,
    logs: Logs,
}

impl House {
    /// None, said aloud, where PostgreSQL is not to be tested.
    pub(crate) fn open(name: &str, servers: usize) -> Option<House> {
        let cluster = Cluster::start(name)?;
        let nats = Nats::start(name);
        let mut house = House { servers: Vec::new(), started: 0, nats, cluster, logs: Logs::open() };
        for _ in 0..servers {
            house.start();
        }
        Some(house)
    }

    /// A server that is asked for with these words; why not, if it does not start.
    pub(crate) fn try_start(&self, args: &[&str]) -> Result<ServerProcess, String> {
        let program = Path::new(env!("CARGO_BIN_EXE_cenacle"));
        let limits = if args.contains(&"--limits") { &[][..] } else { &["--limits", "off"] };
        let args = [&["--database", self.cluster.url(), "--bot-pace", "0"], limits, args].concat();
        let log = self.logs.path().join(format!("{}.log", self.started));
        ServerProcess::start(program, &args, &log)
    }

    /// One more server.
    pub(crate) fn start(&mut self) {
        self.start_otherwise(&[]);
    }

    /// One more server, with these words besides.
    pub(crate) fn start_otherwise(&mut self, args: &[&str]) {
        self.started += 1;
        let args = [&["--nodes", &*self.nats.url], args].concat();
        let server = self.try_start(&args).unwrap();
        self.servers.push(server);
    }

    pub(crate) fn url(&self, at: usize) -> &str {
        self.servers[at].url()
    }

    pub(crate) fn api(&self, at: usize) -> Api {
        Api::new(self.url(at))
    }

    pub(crate) async fn guest(&self, name: &str, at: usize) -> Guest {
        Guest::sign_in(&self.api(at), name, "en").await.unwrap()
    }

    pub(crate) async fn look(&self, guest: &Guest, table: &str, at: usize) -> Witness {
        Witness::attend_at(self.url(at), Some(guest.at(&self.api(at))), table, false).await
    }

    /// Three people, each at the server of his place, at a game that has just begun. Nothing happens there unless they decide.
    pub(crate) async fn three(&self, at: [usize; 3]) -> (String, Vec<Witness>) {
        let (mut guests, mut sitting) = (Vec::new(), Vec::new());
        for (name, at) in ["Ada", "Bea", "Cyd"].into_iter().zip(at) {
            guests.push(self.guest(name, at).await);
        }
        let table = guests[0].make_table(&wish(3, 0)).await.unwrap().id;
        for guest in &guests[1..] {
            guest.join(&table).await.unwrap();
        }
        for (guest, at) in guests.iter().zip(at) {
            sitting.push(self.look(guest, &table, at).await);
        }
        (table, sitting)
    }

    /// What a server counts.
    pub(crate) async fn metric(&self, at: usize, name: &str) -> u64 {
        let metrics = self.api(at).send("GET", "/metrics", None).await.unwrap().text;
        let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {metrics}"))
    }

    /// What a server says of the whole house: all but what is nought, by name and labels.
    pub(crate) async fn figures(&self, at: usize) -> BTreeMap<String, u64> {
        house_figures(&self.api(at)).await
    }

    /// How many tables a server has.
    pub(crate) fn held(&self, at: usize) -> usize {
        let pid = self.servers[at].pid();
        let sql = "SELECT holder FROM leases WHERE node IS NOT NULL AND scope <> 0";
        let is = |holder: &&str| holder.split(' ').nth(1) == Some(&*pid.to_string());
        self.cluster.sql(sql).lines().filter(is).count()
    }

    /// Who has a table: which server, by its process id.
    pub(crate) fn owner(&self, table: &str) -> usize {
        let holder = self.cluster.sql(&format!(
            "SELECT l.holder FROM leases l JOIN tables t ON t.id = l.scope WHERE l.node IS NOT NULL AND t.sheet::json ->> 'id' = '{table}'"
        ));
        assert!(!holder.is_empty(), "nobody has {table}");
        let is = |server: &ServerProcess| {
            holder.contains(&format!("process {} ", server.pid()))
                || holder.ends_with(&format!("process {}", server.pid()))
        };
        self.servers.iter().position(is).unwrap_or_else(|| panic!("{holder} is no server of this house"))
    }

    /// The journal has no gaps, and who wrote later had the later lease.
    pub(crate) fn check_journal(&self) {
        let gaps =
            "SELECT count(*) FROM (SELECT 0 FROM events GROUP BY table_id HAVING min(n) <> 1 OR max(n) <> count(*)) g";
        assert_eq!(self.cluster.sql(gaps), "0", "journals without gaps");
        let order = "SELECT count(*) FROM events a JOIN events b ON a.table_id = b.table_id AND a.n + 1 = b.n AND a.lease > b.lease";
        assert_eq!(self.cluster.sql(order), "0", "nobody wrote under an older lease than who wrote before");
    }
}
