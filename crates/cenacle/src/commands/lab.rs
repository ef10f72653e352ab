//! What the commands of the laboratory share: numbers of players, progress, interruption, and where results go.

use std::{
    fs, io,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use cenacle_arena::{Cast, Findings, Run, RunError, Watch};
use cenacle_table::About;
use clap::{Args, ValueHint};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::{failure::Failure, files, output};

/// Where a result goes.
#[derive(Args, Clone, Debug)]
pub(crate) struct Outlets {
    /// Write one JSON object, see docs/formats.md, to OUT, or print it
    #[arg(long, value_name = "OUT", num_args = 0..=1, value_hint = ValueHint::FilePath)]
    json: Option<Option<PathBuf>>,
    /// Write a page with plots
    #[arg(long, value_name = "OUT", value_hint = ValueHint::FilePath)]
    html: Option<PathBuf>,
}

impl Outlets {
    /// Finds out before hours of play whether the results can be written afterwards.
    pub(crate) fn probe(&self) -> Result<(), Failure> {
        let files = self.json.iter().flatten().chain(&self.html);
        files.map(PathBuf::as_path).try_for_each(probe)
    }

    /// Writes and prints what was asked for; the report for people unless JSON is printed.
    pub(crate) fn put(
        &self,
        report: &impl Serialize,
        told: impl FnOnce() -> String,
        page: impl FnOnce() -> Result<String, Failure>,
    ) -> Result<(), Failure> {
        if let Some(path) = &self.html {
            files::write(path, &page()?)?;
        }
        match &self.json {
            Some(None) => return output::print_json(report),
            Some(Some(path)) => {
                let text = serde_json::to_string_pretty(report).map_err(Failure::other)?;
                files::write(path, &format!("{text}\n"))?;
            }
            None => {}
        }
        output::print(&told())
    }
}

/// Whether a file can be written there: one beside it is, for a moment.
fn probe(path: &Path) -> Result<(), Failure> {
    let name = path.file_name().ok_or_else(|| Failure::Input(format!("{}: this is no file name", path.display())))?;
    let beside = path.with_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let probed = match path.is_dir() {
        true => Err(io::Error::from(io::ErrorKind::IsADirectory)),
        false => fs::File::create(&beside).and_then(|_| fs::remove_file(&beside)),
    };
    probed.map_err(|error| Failure::Other(format!("{}: {error}", path.display())))
}

/// A run that may be interrupted.
#[derive(Args, Clone, Debug)]
pub(crate) struct Resume {
    /// Go on with a run that was interrupted [default FILE: the one this command would leave here]
    #[arg(long, value_name = "FILE", num_args = 0..=1, value_hint = ValueHint::FilePath)]
    resume: Option<Option<PathBuf>>,
}

impl Resume {
    /// The file of the run.
    pub(crate) fn path(&self, command: &str, cast: &Cast) -> PathBuf {
        match &self.resume {
            Some(Some(path)) => path.clone(),
            _ => format!("cenacle-{command}-{}-{}.json", cast.game, cast.mark()).into(),
        }
    }

    /// The run that goes on, or one that begins.
    pub(crate) fn open<F: Findings>(&self, path: &Path, cast: Cast, nothing: F) -> Result<Run<F>, Failure> {
        if self.resume.is_none() {
            return Ok(Run::new(cast, nothing));
        }
        let unusable = |error: RunError| files::named(path, Failure::input(error));
        Run::parse(&files::read(path)?, &cast).map_err(unusable)
    }

    /// Keeps a run that was interrupted, or that came out of a file and goes back into it. Of one that is whole nothing is
    /// left of what was kept along the way.
    pub(crate) fn keep<F: Findings>(
        &self,
        path: &Path,
        run: &Run<F>,
        whole: bool,
        along: &Along,
    ) -> Result<(), Failure> {
        if !whole || self.resume.is_some() {
            files::save(path, &run.to_text())
        } else if along.has_kept() {
            fs::remove_file(path).map_err(|error| Failure::Other(format!("{}: {error}", path.display())))
        } else {
            Ok(())
        }
    }

    /// What is said when a run was interrupted.
    pub(crate) fn interrupted(&self, path: &Path, games: u64, planned: u64) -> Failure {
        let (path, resume) = (path.display(), "--resume");
        let hint = match &self.resume {
            Some(Some(_)) => format!("go on with the same command; the games are in {path}"),
            Some(None) => format!("go on with the same command and {resume}; the games are in {path}"),
            None => format!("go on with the same command and {resume} {path}"),
        };
        Failure::Other(format!("interrupted after {games} of {planned} games; {hint}"))
    }
}

/// Numbers of players: `3`, `3,4` or `all`.
pub(crate) fn players(given: &[String], about: &About) -> Result<Vec<u8>, Failure> {
    let (least, most) = about.players;
    match given {
        [] => Ok(vec![about.usual_players()]),
        [all] if all == "all" => Ok((least..=most).collect()),
        _ => {
            let number = |text: &String| {
                let wrong = || Failure::Input(format!("--players `{text}`: write a number, several (3,4) or `all`"));
                text.parse::<u8>().map_err(|_| wrong())
            };
            let mut players = given.iter().map(number).collect::<Result<Vec<u8>, Failure>>()?;
            players.sort_unstable();
            players.dedup();
            Ok(players)
        }
    }
}

/// As many threads as asked for, or one a processor.
pub(crate) fn threads(given: Option<NonZeroUsize>) -> NonZeroUsize {
    given.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// Shows how far it is, if somebody sees it.
pub(crate) struct Progress(pub(crate) ProgressBar);

impl Watch for Progress {
    fn progress(&self, games: u64) {
        self.0.inc(games);
    }
}

/// Shows how far a long run is, and keeps it along the way: a machine that fails takes half a minute of it, no more.
pub(crate) struct Along {
    pub(crate) bar: ProgressBar,
    path: PathBuf,
    every: Duration,
    kept: Mutex<LastSave>,
}

/// When a run was kept last, and whether it ever was.
struct LastSave {
    last: Instant,
    ever: bool,
}

impl Along {
    /// How often a run is kept.
    const EVERY: Duration = Duration::from_secs(30);

    /// A run that is kept there.
    pub(crate) fn new(bar: ProgressBar, path: &Path) -> Along {
        Along::every(Self::EVERY, bar, path)
    }

    fn every(every: Duration, bar: ProgressBar, path: &Path) -> Along {
        Along { bar, path: path.to_owned(), every, kept: Mutex::new(LastSave { last: Instant::now(), ever: false }) }
    }

    fn has_kept(&self) -> bool {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).ever
    }
}

impl Watch for Along {
    fn progress(&self, games: u64) {
        self.bar.inc(games);
    }

    fn found(&self, run: &dyn Fn() -> String) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.last.elapsed() < self.every {
            return;
        }
        kept.last = Instant::now();
        match files::save(&self.path, &run()) {
            Ok(()) => kept.ever = true,
            // The games go on; at the end it is tried again, and then it matters.
            Err(error) => self.bar.suspend(|| anstream::eprintln!("not kept for now: {error}")),
        }
    }
}

/// A flag that Ctrl-C sets (or whoever else asks the program to end). A second time ends it at once.
pub(crate) fn interruption() -> Result<Arc<AtomicBool>, Failure> {
    let asked = Arc::new(AtomicBool::new(false));
    let flag = asked.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let watch = move || {
        runtime.block_on(async {
            while signalled().await.is_ok() {
                if flag.swap(true, Ordering::Relaxed) {
                    std::process::exit(130);
                }
                anstream::eprintln!("finishing the games in flight; once more to stop at once");
            }
        });
    };
    thread::Builder::new().name("interruption".to_owned()).spawn(watch)?;
    Ok(asked)
}

#[cfg(unix)]
async fn signalled() -> io::Result<()> {
    let mut term = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => pressed,
        _ = term.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn signalled() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// A share and its interval, as reports print them.
pub(crate) fn share(share: f64, low: f64, high: f64) -> String {
    format!("{:>6.1} %   {:<15}", share * 100.0, format!("{:.1} to {:.1} %", low * 100.0, high * 100.0))
}

#[cfg(test)]
mod tests {
    use cenacle_table::Game;

    use super::*;

    #[test]
    fn a_run_is_kept_along_the_way_and_not_too_often() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("run.json");
        let seldom = Along::new(ProgressBar::hidden(), &path);
        seldom.found(&|| unreachable!("half a minute has not passed"));
        assert!(!seldom.has_kept() && !path.exists());
        let often = Along::every(Duration::ZERO, ProgressBar::hidden(), &path);
        often.found(&|| "one".to_owned());
        often.found(&|| "two".to_owned());
        assert!(often.has_kept());
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        let nowhere = Along::every(Duration::ZERO, ProgressBar::hidden(), &dir.path().join("no/run.json"));
        nowhere.found(&|| "lost".to_owned());
        assert!(!nowhere.has_kept());
    }

    #[test]
    fn players_are_a_number_several_or_all() {
        let about = cenacle_cleopatra::Cleopatra::about();
        let read = |given: &[&str]| players(&given.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>(), about);
        assert_eq!(read(&[]).unwrap(), [3]);
        assert_eq!(read(&["4"]).unwrap(), [4]);
        assert_eq!(read(&["5", "3", "5"]).unwrap(), [3, 5]);
        assert_eq!(read(&["all"]).unwrap(), [3, 4, 5]);
        let error = read(&["few"]).unwrap_err();
        assert_eq!(error.to_string(), "--players `few`: write a number, several (3,4) or `all`");
    }
}
