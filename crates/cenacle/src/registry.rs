//! The games on the shelf, and their component data.

use std::{ffi::OsStr, fs, path::Path};

use cenacle_table::{About, AnyGame, DataFiles, Evaluator, Game, any::Opened, encoding::Encoded};
use clap::{
    Arg, Command, Error,
    builder::{PossibleValue, StringValueParser, TypedValueParser},
};

use crate::failure::Failure;

/// Something to be done with a game whose type is known.
pub(crate) trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it with one game.
    fn with<G: Evaluator + Encoded>(self, opened: Opened<G>) -> Self::Output;
}

/// Everything about the shelf that has to name each game.
macro_rules! shelf {
    ($($game:ty),+ $(,)?) => {
        /// What each game says of itself.
        pub(crate) fn abouts() -> Vec<&'static About> {
            vec![$(<$game>::about()),+]
        }

        /// Opens a game under rules of this version, or else the newest, with the owner's data files if there are any, and
        /// does something with it.
        pub(crate) fn with_rules<W: WithGame>(
            id: &str,
            version: Option<u32>,
            data: Option<&Path>,
            work: W,
        ) -> Result<W::Output, Failure> {
            $(if id == <$game>::about().id {
                let about = <$game>::about();
                let version = version.unwrap_or(about.rules_version);
                return Ok(work.with(Opened::<$game>::under_rules(&data_files::<$game>(data)?, version)?));
            })+
            Err(Failure::Input(format!("there is no game `{id}`; there is {}", ids().join(", "))))
        }
    };
}

shelf![
    cenacle_cleopatra::Cleopatra,
    cenacle_creatures_and_cultists::CreaturesAndCultists,
    cenacle_cult::Cult,
    cenacle_evil_high_priest::EvilHighPriest,
    cenacle_four_gods::FourGods,
];

/// The same under the newest rules.
pub(crate) fn with_game<W: WithGame>(id: &str, data: Option<&Path>, work: W) -> Result<W::Output, Failure> {
    with_rules(id, None, data, work)
}

/// The names of the games.
pub(crate) fn ids() -> Vec<&'static str> {
    abouts().into_iter().map(|about| about.id).collect()
}

/// Opens a game behind the common face.
pub(crate) fn open(id: &str, data: Option<&Path>) -> Result<Box<dyn AnyGame>, Failure> {
    open_under(id, None, data)
}

/// The same under rules of this version, or else the newest.
pub(crate) fn open_under(id: &str, version: Option<u32>, data: Option<&Path>) -> Result<Box<dyn AnyGame>, Failure> {
    struct Open;
    impl WithGame for Open {
        type Output = Box<dyn AnyGame>;

        fn with<G: Evaluator>(self, opened: Opened<G>) -> Box<dyn AnyGame> {
            Box::new(opened)
        }
    }
    with_rules(id, version, data, Open)
}

/// Where all games are opened, every data file has to say whose it is.
pub(crate) fn check_owners(data: Option<&Path>) -> Result<(), Failure> {
    let Some(dir) = data else { return Ok(()) };
    let unreadable = |error: std::io::Error| Failure::Input(format!("{}: {error}", dir.display()));
    for entry in fs::read_dir(dir).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_file() && path.extension() == Some(OsStr::new("toml")) {
            let place = dir.join("GAME").display().to_string();
            let reason = format!("it does not say which game's it is: put it into {place}/, with the game's name");
            return Err(Failure::Input(format!("{}: {reason}", path.display())));
        }
    }
    Ok(())
}

/// The data files of a game: those it ships with, replaced by those in `DIR/<game>/`, or in `DIR` itself.
fn data_files<G: Game>(data: Option<&Path>) -> Result<DataFiles, Failure> {
    let mut files = DataFiles::of::<G>();
    let Some(dir) = data else { return Ok(files) };
    let own = dir.join(G::about().id);
    let dir = if own.is_dir() { own.as_path() } else { dir };
    let unreadable = |error: std::io::Error| Failure::Input(format!("{}: {error}", dir.display()));
    let mut found = Vec::new();
    for entry in fs::read_dir(dir).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_file() && path.extension() == Some(OsStr::new("toml")) {
            found.push(path);
        }
    }
    found.sort();
    if found.is_empty() && !ids().iter().any(|id| dir.join(id).is_dir()) {
        return Err(Failure::Input(format!("{}: no data file (*.toml) is in there", dir.display())));
    }
    for path in found {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.replace(&name, crate::files::read(&path)?)?;
    }
    Ok(files)
}

/// Takes any name and leaves it to the shelf to know it; shells can still complete it.
#[derive(Clone, Debug)]
pub(crate) struct GameName;

impl TypedValueParser for GameName {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(ids().into_iter().map(PossibleValue::new)))
    }
}
