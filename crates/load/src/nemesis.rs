//! What befalls servers while people play: they are killed, stopped and sent away, and their lines to PostgreSQL and NATS are cut,
//! fall silent and heal.

use std::{
    fmt, io,
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use fastrand::Rng;
use thiserror::Error;
use tokio::time::timeout;

use crate::{Acknowledged, Api, Harm, Played, Proxy, ServerProcess, Servers};

/// How long a server may take to go that was asked to.
const FAREWELL: Duration = Duration::from_secs(30);
const POLL: Duration = Duration::from_millis(50);
/// How a server says how many tables it has, and how long it may take to.
const HELD: &str = "cenacle_tables_held ";
const METRICS: Duration = Duration::from_millis(500);
/// For how long nobody can store anything, at most: everybody waits meanwhile.
const NOBODY_STORES: Duration = Duration::from_secs(2);

/// The lines of a server: to PostgreSQL, which is its database, and to NATS, over which it speaks to other nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    Database,
    Nodes,
    Both,
}

/// What may befall servers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blow {
    /// One is killed, and another one comes.
    Kill,
    /// One is asked to go, and another one has come.
    Retire,
    /// One stands still, and goes on.
    Stop,
    /// Lines of one are harmed, and heal.
    One(Line, Harm),
    /// Those of all at the same time: what they lead to is away.
    All(Line, Harm),
}

impl Blow {
    /// All there are.
    pub const ALL: [Blow; 13] = [
        Blow::Kill,
        Blow::Retire,
        Blow::Stop,
        Blow::One(Line::Database, Harm::Cut),
        Blow::One(Line::Database, Harm::Silence),
        Blow::One(Line::Nodes, Harm::Cut),
        Blow::One(Line::Nodes, Harm::Silence),
        Blow::One(Line::Both, Harm::Cut),
        Blow::One(Line::Both, Harm::Silence),
        Blow::All(Line::Database, Harm::Cut),
        Blow::All(Line::Database, Harm::Silence),
        Blow::All(Line::Nodes, Harm::Cut),
        Blow::All(Line::Nodes, Harm::Silence),
    ];
}

impl fmt::Display for Blow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |line| match line {
            Line::Database => "PostgreSQL",
            Line::Nodes => "NATS",
            Line::Both => "both",
        };
        let harm = |harm| match harm {
            Harm::Cut => "cut",
            Harm::Silence => "silent",
        };
        match *self {
            Blow::Kill => f.write_str("one is killed"),
            Blow::Retire => f.write_str("one is asked to go"),
            Blow::Stop => f.write_str("one stands still"),
            Blow::One(to, how) => write!(f, "one has its line to {} {}", line(to), harm(how)),
            Blow::All(to, how) => write!(f, "all have their line to {} {}", line(to), harm(how)),
        }
    }
}

/// How the servers of a fleet are started.
#[derive(Clone, Debug)]
pub struct FleetPlan {
    pub program: PathBuf,
    /// `postgres://…` and `nats://…` as they are reached without a proxy, with a port.
    pub database: String,
    pub nodes: String,
    /// What else the program is told.
    pub args: Vec<String>,
    /// Where each writes its log.
    pub logs: PathBuf,
}

/// Why nothing could befall a server.
#[derive(Debug, Error)]
pub enum FleetError {
    #[error("a server does not start: {0}")]
    Start(String),
    #[error("no address with a port in {0}")]
    Address(String),
    #[error("a server that was asked to go does not: {0}")]
    Stays(String),
    #[error(transparent)]
    System(#[from] io::Error),
    #[error(transparent)]
    Task(#[from] tokio::task::JoinError),
}

#[derive(Debug)]
struct Member {
    process: ServerProcess,
    database: Proxy,
    nodes: Proxy,
}

impl Member {
    fn lines(&self, which: Line) -> Vec<&Proxy> {
        match which {
            Line::Database => vec![&self.database],
            Line::Nodes => vec![&self.nodes],
            Line::Both => vec![&self.database, &self.nodes],
        }
    }
}

/// Servers that share a database, each with lines of its own. They end with this value.
#[derive(Debug)]
pub struct Fleet {
    plan: FleetPlan,
    members: Vec<Member>,
    started: usize,
    servers: Arc<Servers>,
    /// Every server that there was, and where what it said is.
    roster: Vec<(String, PathBuf)>,
}

impl Fleet {
    /// So many servers.
    ///
    /// # Errors
    /// If one does not start.
    pub async fn start(plan: FleetPlan, size: usize) -> Result<Fleet, FleetError> {
        let mut fleet = Fleet { plan, members: Vec::new(), started: 0, servers: Arc::default(), roster: Vec::new() };
        for _ in 0..size {
            fleet.add().await?;
        }
        fleet.tell();
        Ok(fleet)
    }

    /// Where they are, now and later.
    #[must_use]
    pub fn servers(&self) -> Arc<Servers> {
        self.servers.clone()
    }

    fn tell(&self) {
        self.servers.set(self.members.iter().map(|member| member.process.url().to_owned()).collect());
    }

    async fn add(&mut self) -> Result<(), FleetError> {
        let (database, database_url) = line_to(&self.plan.database).await?;
        let (nodes, nodes_url) = line_to(&self.plan.nodes).await?;
        let mut args = self.plan.args.clone();
        args.extend(["--database".to_owned(), database_url, "--nodes".to_owned(), nodes_url]);
        self.started += 1;
        let (program, log) = (self.plan.program.clone(), self.plan.logs.join(format!("{}.log", self.started)));
        let said = log.clone();
        let started = tokio::task::spawn_blocking(move || ServerProcess::start(&program, &args, &log)).await?;
        let process = started.map_err(FleetError::Start)?;
        self.roster.push((process.url().to_owned(), said));
        self.members.push(Member { process, database, nodes });
        Ok(())
    }
}

/// A line to what a URL leads to, and the URL that leads over it.
async fn line_to(url: &str) -> Result<(Proxy, String), FleetError> {
    let wrong = || FleetError::Address(url.to_owned());
    let (scheme, rest) = url.split_once("://").ok_or_else(wrong)?;
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let (user, address) = authority.rsplit_once('@').map_or(("", authority), |(user, address)| (user, address));
    if !address.contains(':') {
        return Err(wrong());
    }
    let proxy = Proxy::open(address).await?;
    let at = if user.is_empty() { "" } else { "@" };
    let through = format!("{scheme}://{user}{at}{}{path}", proxy.address());
    Ok((proxy, through))
}

/// Something that befell them, and when.
#[derive(Clone, Copy, Debug)]
pub struct Struck {
    pub blow: Blow,
    pub at: Instant,
}

/// A time in which nobody's decision was acknowledged at a table.
#[derive(Clone, Debug)]
pub struct Silence<'a> {
    game: &'a Played,
    /// The decisions around it.
    acts: [Acknowledged; 2],
    /// When the blow fell that counts as its cause.
    struck: Instant,
}

impl Silence<'_> {
    /// How long it was.
    #[must_use]
    pub fn lasted(&self) -> Duration {
        self.acts[1].answered - self.acts[0].answered
    }
}

/// The table, the decisions around the silence, and where each client was and what it was told meanwhile, in seconds after the blow.
impl fmt::Display for Silence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [before, after] = self.acts;
        let (table, from, to) = (&self.game.table, before.event, after.event);
        write!(f, "table {table} stood still for {:.1?} between events {from} and {to}", self.lasted())?;
        for history in &self.game.histories {
            write!(f, "\nseat {}:", history.seat + 1)?;
            // Where it was when it began.
            let was = history.ways.iter().rfind(|way| way.at < before.answered);
            was.map_or(Ok(()), |way| write!(f, "\n  earlier: {way}"))?;
            for (at, what) in history.between(before.answered, after.answered) {
                let after = at.checked_duration_since(self.struck).map(|after| after.as_secs_f64());
                let after = after.unwrap_or_else(|| -(self.struck - at).as_secs_f64());
                write!(f, "\n  {after:.3} s: {what}")?;
            }
        }
        Ok(())
    }
}

/// Whoever it is that all this comes from.
#[derive(Debug)]
pub struct Nemesis {
    fleet: Fleet,
    rng: Rng,
    struck: Vec<Struck>,
}

impl Nemesis {
    /// One that has not struck yet.
    #[must_use]
    pub const fn new(fleet: Fleet, rng: Rng) -> Nemesis {
        Nemesis { fleet, rng, struck: Vec::new() }
    }

    /// Something befalls them, lasts so long, and passes.
    ///
    /// # Errors
    /// If it could not be done.
    pub async fn strike(&mut self, blow: Blow, lasts: Duration) -> Result<(), FleetError> {
        let at = self.victim().await;
        match blow {
            Blow::Kill => {
                self.note(blow);
                self.fleet.members[at].process.kill();
                self.fleet.add().await?;
                self.fleet.members.swap_remove(at);
                self.fleet.tell();
            }
            Blow::Retire => {
                self.fleet.add().await?;
                let mut old = self.fleet.members.swap_remove(at);
                self.fleet.tell();
                self.note(blow);
                old.process.signal("TERM")?;
                let began = Instant::now();
                while old.process.is_alive() {
                    if began.elapsed() > FAREWELL {
                        return Err(FleetError::Stays(old.process.last_words()));
                    }
                    tokio::time::sleep(POLL).await;
                }
            }
            Blow::Stop => {
                self.note(blow);
                self.fleet.members[at].process.signal("STOP")?;
                tokio::time::sleep(lasts).await;
                self.fleet.members[at].process.signal("CONT")?;
            }
            Blow::One(line, harm) => {
                self.note(blow);
                self.fleet.members[at].lines(line).iter().for_each(|line| line.harm(harm));
                tokio::time::sleep(lasts).await;
                self.fleet.members[at].lines(line).iter().for_each(|line| line.heal());
            }
            Blow::All(line, harm) => {
                self.note(blow);
                let lasts = if line == Line::Nodes { lasts } else { lasts.min(NOBODY_STORES) };
                let lines = || self.fleet.members.iter().flat_map(|member| member.lines(line));
                lines().for_each(|line| line.harm(harm));
                tokio::time::sleep(lasts).await;
                lines().for_each(|line| line.heal());
            }
        }
        Ok(())
    }

    /// One of those that have tables; any if it is not known who does.
    async fn victim(&mut self) -> usize {
        let mut have = Vec::new();
        for (at, member) in self.fleet.members.iter().enumerate() {
            let api = Api::new(member.process.url());
            if let Ok(Ok(metrics)) = timeout(METRICS, api.send("GET", "/metrics", None)).await
                && metrics.text.lines().any(|line| line.strip_prefix(HELD).is_some_and(|held| held != "0"))
            {
                have.push(at);
            }
        }
        self.rng.choice(have).unwrap_or_else(|| self.rng.usize(..self.fleet.members.len()))
    }

    fn note(&mut self, blow: Blow) {
        self.struck.push(Struck { blow, at: Instant::now() });
    }

    /// How long the tables of these games stood still at most because of each blow, and between which decisions.
    #[must_use]
    pub fn silences<'a>(&self, games: &'a [Played]) -> Vec<(Blow, Option<Silence<'a>>)> {
        let mut longest: Vec<(Blow, Option<Silence<'a>>)> =
            self.struck.iter().map(|struck| (struck.blow, None)).collect();
        for game in games {
            let mut acts: Vec<&Acknowledged> = game.acknowledged().collect();
            acts.sort_unstable_by_key(|told| told.answered);
            for gap in acts.windows(2) {
                let (from, to) = (gap[0].answered, gap[1].answered);
                // The first blow that fell in between, or else the one before.
                let fell = self.struck.iter().position(|struck| from < struck.at && struck.at <= to);
                let before = self.struck.iter().rposition(|struck| struck.at <= from);
                let because = fell.or(before);
                if let Some((index, (_, most))) = because.and_then(|index| Some((index, longest.get_mut(index)?)))
                    && most.as_ref().is_none_or(|most| most.lasted() < to - from)
                {
                    *most = Some(Silence { game, acts: [*gap[0], *gap[1]], struck: self.struck[index].at });
                }
            }
        }
        longest
    }

    /// Where each server was that there ever was, and where what it said is.
    #[must_use]
    pub fn roster(&self) -> &[(String, PathBuf)] {
        &self.fleet.roster
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Decision, History, OnTheWay, Told};

    fn nemesis(struck: Vec<Struck>) -> Nemesis {
        let plan = FleetPlan {
            program: PathBuf::new(),
            database: String::new(),
            nodes: String::new(),
            args: Vec::new(),
            logs: PathBuf::new(),
        };
        let fleet = Fleet { plan, members: Vec::new(), started: 0, servers: Arc::default(), roster: Vec::new() };
        Nemesis { fleet, rng: Rng::with_seed(1), struck }
    }

    #[test]
    fn a_table_that_stands_still_does_so_because_of_what_fell_meanwhile() {
        let began = Instant::now();
        let after = |millis| began + Duration::from_millis(millis);
        let struck = [(Blow::Kill, 1_000), (Blow::Stop, 9_000)].map(|(blow, at)| Struck { blow, at: after(at) });
        let decision = Decision { n: 1, index: 0 };
        let acknowledged = [100, 900, 4_000, 8_950, 9_000, 9_400].map(|at| Acknowledged {
            decision,
            event: 2,
            sent: after(at),
            answered: after(at),
        });
        let way = |at, what| OnTheWay { at: after(at), server: "elsewhere".into(), what };
        let told = |at, text: &str| Told { at: after(at), server: "here".into(), text: text.to_owned() };
        let history = History {
            acknowledged: acknowledged.into(),
            ways: vec![way(50, "comes"), way(5_000, "is hung up on")],
            frames: vec![
                told(3_000, ""),
                told(4_400, r#"{"type":"done","id":7}"#),
                told(4_500, r#"{"type":"scene","n":3,"moment":{"legal":0}}"#),
            ],
            ..History::default()
        };
        let game = Played { at: 0, table: "3gz".to_owned(), record: String::new(), histories: vec![history] };
        let games = [game];
        let silences = nemesis(struck.into()).silences(&games);
        let lasted: Vec<(Blow, u128)> = silences
            .iter()
            .filter_map(|(blow, silence)| Some((*blow, silence.as_ref()?.lasted().as_millis())))
            .collect();
        assert_eq!(lasted, [(Blow::Kill, 4_950), (Blow::Stop, 400)]);
        let words = silences[0].1.as_ref().unwrap().to_string();
        let lines: Vec<&str> = words.lines().collect();
        assert_eq!(
            lines,
            [
                "table 3gz stood still for 5.0s between events 2 and 2",
                "seat 1:",
                "  earlier: comes (elsewhere)",
                "  3.000 s: decides after event 1",
                "  3.500 s: scene n 3 (here)",
                "  4.000 s: is hung up on (elsewhere)",
                "  7.950 s: decides after event 1",
            ]
        );
    }

    #[tokio::test]
    async fn a_line_leads_where_its_url_led() {
        let (proxy, url) = line_to("postgres://cenacle:s3@127.0.0.1:5432/house?sslmode=disable").await.unwrap();
        assert_eq!(url, format!("postgres://cenacle:s3@{}/house?sslmode=disable", proxy.address()));
        let (proxy, url) = line_to("nats://127.0.0.1:4222").await.unwrap();
        assert_eq!(url, format!("nats://{}", proxy.address()));
        assert!(matches!(line_to("nats://nowhere").await, Err(FleetError::Address(_))));
    }
}
