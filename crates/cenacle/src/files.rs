//! Reading and writing files so that nothing is lost.

use std::{
    fs,
    io::{self, Read, Write},
    path::Path,
};

use cenacle_table::{AnyGame, AnyTable, Header, Record};

use crate::{failure::Failure, registry};

/// The text of a file; `-` is the standard input.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::Input(format!("{}: {error}", path.display())))?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..valid].iter().filter(|byte| **byte == b'\n').count() + 1;
        Failure::Input(format!("{}: line {line}, byte {}: this is not text", path.display(), valid + 1))
    })
}

/// Writes a file beside its place and moves it there, so that a file that was there stays whole until the new one is.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    replace(path, text, |_| Ok(()))
}

/// Writes a file so that it is there even if the machine fails the next moment.
pub(crate) fn save(path: &Path, text: &str) -> Result<(), Failure> {
    replace(path, text, fs::File::sync_all)
}

fn replace(path: &Path, text: &str, settle: fn(&fs::File) -> io::Result<()>) -> Result<(), Failure> {
    let name = path.file_name().ok_or_else(|| Failure::Input(format!("{}: this is no file name", path.display())))?;
    let beside = path.with_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let written = fs::File::create(&beside)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| settle(&file)))
        .and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        // What could not be moved is of no use; that it cannot be removed either changes nothing of the failure.
        let _ = fs::remove_file(&beside);
        Failure::Other(format!("{}: {error}", path.display()))
    })
}

/// A record, its game, and the table at its end.
pub(crate) struct Replayed {
    /// The game, with its data.
    pub(crate) game: Box<dyn AnyGame>,
    /// The table after the last input.
    pub(crate) table: Box<dyn AnyTable>,
}

/// Reads a record and plays it again.
pub(crate) fn replay(path: &Path, data: Option<&Path>) -> Result<Replayed, Failure> {
    let record = parse(path, &read(path)?)?;
    let game = open_for(&record.header, data).map_err(|failure| named(path, failure))?;
    let table = game.replay(&record).map_err(|error| named(path, Failure::input(error)))?;
    Ok(Replayed { game, table })
}

/// The game by whose rules a record with this head was played.
pub(crate) fn open_for(header: &Header, data: Option<&Path>) -> Result<Box<dyn AnyGame>, Failure> {
    registry::open_under(&header.game, Some(header.rules_version), data)
}

/// Reads the text of a record.
pub(crate) fn parse(path: &Path, text: &str) -> Result<Record, Failure> {
    Record::parse(text).map_err(|error| named(path, Failure::input(error)))
}

/// The table after the first `at` inputs; after all of them if nobody says.
pub(crate) fn table_at(path: &Path, table: Box<dyn AnyTable>, at: Option<usize>) -> Result<Box<dyn AnyTable>, Failure> {
    match (at, table.inputs()) {
        (None, _) => Ok(table),
        (Some(at), inputs) => {
            let missing = || format!("{}: there is no input {at}; the record has {inputs}", path.display());
            let found = if at <= inputs { table.at(at) } else { None };
            found.ok_or_else(|| Failure::Input(missing()))
        }
    }
}

/// The failure, with the file it is about.
pub(crate) fn named(path: &Path, failure: Failure) -> Failure {
    let name = |reason: String| format!("{}: {reason}", path.display());
    match failure {
        Failure::Input(reason) => Failure::Input(name(reason)),
        Failure::Refused(reason) => Failure::Refused(name(reason)),
        Failure::Other(reason) => Failure::Other(name(reason)),
    }
}
