//! Component data that somebody changed: what opens, and what is refused by file, key and reason.

use cenacle_table::{DataFiles, Game};

/// A game opened with one thing changed in one of its files.
///
/// # Errors
/// What the game says against the file.
///
/// # Panics
/// If the game has no such file, or the file says nothing like `old`.
pub fn changed<G: Game>(file: &str, old: &str, new: &str) -> Result<G, String> {
    let shipped = G::about().data;
    let text = shipped.iter().find(|(name, _)| *name == file).unwrap_or_else(|| panic!("there is no {file}")).1;
    assert!(text.contains(old), "{file} has no `{old}`");
    let mut data = DataFiles::shipped(shipped);
    data.replace(file, text.replacen(old, new, 1)).map_err(|error| error.to_string())?;
    G::open(&data).map_err(|error| error.to_string())
}

/// Each of these changes (file, what it says, what it would say) is refused: the error names the file and says this besides.
///
/// # Panics
/// If one of them makes a game, or is refused in other words.
pub fn refused<G: Game>(changes: &[(&str, &str, &str, &str)]) {
    for (file, old, new, told) in changes {
        let Err(error) = changed::<G>(file, old, new) else { panic!("{file} with `{new}` makes a game") };
        assert!(error.contains(file) && error.contains(told), "{file}, {new}: `{error}` does not say `{told}`");
    }
}
