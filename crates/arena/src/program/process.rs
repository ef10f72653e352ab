//! A program that runs, and what it says.

use std::{
    fmt,
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    thread,
    time::{Duration, Instant},
};

use thiserror::Error;

/// How long a program may take to say that it is ready: some load a model first.
const START: Duration = Duration::from_secs(60);
/// How long it may take to go when it is told to.
const QUIT: Duration = Duration::from_secs(1);
/// The longest line that is read, in bytes; nothing that is asked for is nearly as long.
const LONGEST_LINE: u64 = 65_536;

/// Why a program cannot play.
#[derive(Debug, Error)]
pub enum ProgramError {
    /// Nothing was named.
    #[error("`exec:` needs a program: exec:python bot.py")]
    Nothing,
    /// The system could not start it.
    #[error("`{0}` cannot be started: {1}")]
    Start(String, std::io::Error),
    /// It did not greet.
    #[error("`{0}` did not get ready: {1}")]
    Greeting(String, String),
}

/// What a program wants to be told of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Wants {
    pub(super) view: bool,
    pub(super) legal: bool,
    pub(super) numbers: bool,
    pub(super) observation: bool,
}

impl Wants {
    fn read(words: &str) -> Result<Wants, String> {
        let mut wants = Wants::default();
        for word in words.split_whitespace() {
            match word {
                "view" => wants.view = true,
                "legal" => wants.legal = true,
                "numbers" => wants.numbers = true,
                "observation" => wants.observation = true,
                other => {
                    return Err(format!("it wants `{other}`; there is view, legal, numbers and observation"));
                }
            }
        }
        Ok(wants)
    }
}

/// A program that runs. Lines go to it and come from it on threads of their own, so that nobody waits for one that does not read.
pub(super) struct Process {
    child: Child,
    to: Sender<String>,
    from: Receiver<String>,
    wants: Wants,
}

impl fmt::Debug for Process {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Process").field("id", &self.child.id()).field("wants", &self.wants).finish_non_exhaustive()
    }
}

impl Process {
    /// Starts it and waits until it is ready.
    pub(super) fn start(command: &[String]) -> Result<Process, ProgramError> {
        let (program, arguments) = command.split_first().ok_or(ProgramError::Nothing)?;
        let name = command.join(" ");
        let mut starting = Command::new(program);
        starting.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = starting.spawn().map_err(|error| ProgramError::Start(name.clone(), error))?;
        let (to, lines) = channel();
        // Who says very much waits until it is read.
        let (heard, from) = sync_channel(64);
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || write(stdin, &lines));
            thread::spawn(move || read(stdout, &heard));
        }
        let mut process = Process { child, to, from, wants: Wants::default() };
        process.say("cenacle 1");
        let greeting = process.greeting(Instant::now() + START);
        process.wants = greeting.map_err(|why| ProgramError::Greeting(name, why))?;
        Ok(process)
    }

    /// What it wants to be told.
    pub(super) const fn wants(&self) -> Wants {
        self.wants
    }

    /// Tells it something. If it is gone, that is noticed when it is asked.
    pub(super) fn say(&mut self, line: &str) {
        let _ = self.to.send(format!("{line}\n"));
    }

    fn greeting(&mut self, until: Instant) -> Result<Wants, String> {
        let mut wants = Wants::default();
        loop {
            let line = self.hear(until)?;
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("ready", _) => return Ok(wants),
                ("want", words) => wants = Wants::read(words)?,
                _ => return Err(format!("it said `{}` instead of `ready`", shortened(&line))),
            }
        }
    }

    /// Nobody has asked it anything: an answer now would be taken for that to the next question.
    pub(super) fn silent(&mut self) -> Result<(), String> {
        while let Ok(line) = self.from.try_recv() {
            if !is_aside(&line) {
                return Err(format!("it said `{}` without being asked", shortened(&line)));
            }
        }
        Ok(())
    }

    /// It will not be asked again.
    pub(super) fn kill(mut self) {
        let _ = self.child.kill();
    }

    /// What it plays, as it says it.
    pub(super) fn answer(&mut self, until: Instant) -> Result<String, String> {
        let line = self.hear(until)?;
        match line.split_once(' ') {
            Some(("play", place)) => Ok(shortened(place.trim())),
            _ => Err(format!("it said `{}` instead of `play` and a number", shortened(&line))),
        }
    }

    /// The next line that says something.
    fn hear(&mut self, until: Instant) -> Result<String, String> {
        let asked = Instant::now();
        loop {
            match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) if is_aside(&line) => {}
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) => {
                    let limit = until.saturating_duration_since(asked);
                    return Err(format!("it did not answer within {:.3} s", limit.as_secs_f64()));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
            }
        }
    }

    /// How it went. It has closed its output, so it is about to.
    fn gone(&mut self) -> String {
        match self.ended(QUIT) {
            Some(status) => format!("it is gone ({status})"),
            None => "it has closed its output".to_owned(),
        }
    }

    fn ended(&mut self, within: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + within;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit");
        if self.ended(QUIT).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, heard: &SyncSender<String>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if heard.send(String::from_utf8_lossy(&line).trim_end().to_owned()).is_err() {
            return;
        }
    }
}

/// What is said besides.
fn is_aside(line: &str) -> bool {
    matches!(line.split(' ').next(), Some("" | "info" | "id"))
}

fn shortened(line: &str) -> String {
    match line.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}
