//! A server as a child process.

use std::{
    ffi::OsStr,
    fs::{self, File},
    io::{self, BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use crate::cpu;

/// A start that takes longer has gone wrong.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A server that runs as long as this value lives.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    url: String,
    log: PathBuf,
}

/// What a process has of the machine's memory, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// Memory that it holds now, in bytes.
    pub resident: u64,
    /// At most so far.
    pub peak: u64,
}

impl ServerProcess {
    /// Starts `program serve` on a free port and waits until it listens. What it says goes into the file `log`.
    ///
    /// # Errors
    /// If it does not start; says what it said last.
    pub fn start<A: AsRef<OsStr>>(program: &Path, args: &[A], log: &Path) -> Result<ServerProcess, String> {
        ServerProcess::start_in(&[], program, args, log)
    }

    /// The same with something in its environment.
    ///
    /// # Errors
    /// If it does not start; says what it said last.
    pub fn start_in<A: AsRef<OsStr>>(
        environment: &[(&str, &str)],
        program: &Path,
        args: &[A],
        log: &Path,
    ) -> Result<ServerProcess, String> {
        let failed = |error: io::Error| format!("{}: {error}", program.display());
        let said = File::options().create(true).append(true).open(log).map_err(failed)?;
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0"]).args(args).envs(environment.iter().copied());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(said);
        let mut child = command.spawn().map_err(failed)?;
        let out = child.stdout.take().ok_or("the server has no standard output")?;
        let (found, wait) = mpsc::channel();
        // The thread reads on after the line that matters, so that the server never writes into a full pipe.
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if let Some(url) = line.strip_prefix("listening on ") {
                    let _ = found.send(url.trim().to_owned());
                }
            }
        });
        let mut server = ServerProcess { child, url: String::new(), log: log.to_owned() };
        match wait.recv_timeout(TIMEOUT) {
            Ok(url) => {
                server.url = url;
                Ok(server)
            }
            Err(_) => {
                server.kill();
                Err(format!("the server did not start: {}", server.last_words()))
            }
        }
    }

    /// Its address, `http://127.0.0.1:port`.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Its process id.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Whether it still runs.
    pub fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends it at once, as a power cut would (SIGKILL), and waits until it is gone.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Sends it a signal by its name: `TERM`, `STOP`, `CONT`.
    ///
    /// # Errors
    /// If it cannot be sent.
    pub fn signal(&self, name: &str) -> io::Result<()> {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.pid().to_string()]).status()?;
        if sent.success() { Ok(()) } else { Err(io::Error::other(format!("kill -{name}: {sent}"))) }
    }

    /// What it has of the machine's memory; `None` where the system does not say.
    #[must_use]
    pub fn memory(&self) -> Option<Memory> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid())).ok()?;
        let bytes = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key))?;
            Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
        };
        Some(Memory { resident: bytes("VmRSS:")?, peak: bytes("VmHWM:")? })
    }

    /// Processor seconds it has used.
    #[must_use]
    pub fn cpu_seconds(&self) -> Option<f64> {
        cpu::seconds(&self.pid().to_string())
    }

    /// The end of what it said.
    #[must_use]
    pub fn last_words(&self) -> String {
        let text = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(12)..].join("\n")
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.kill();
    }
}
