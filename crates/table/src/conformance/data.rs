//! The component data that a program carries.

use crate::{DataFiles, Game};

/// Files that are baked into the program say what the game's files say: the same figures, origins and fingerprint.
///
/// # Errors
/// Names the file that differs.
pub fn baked_files_say_the_same<G: Game>() -> Result<(), String> {
    let about = G::about();
    let wrong = |file: &str, what: &str| format!("{}: {file}: {what}", about.id);
    for baked in G::baked() {
        let Some((_, text)) = about.data.iter().find(|(name, _)| *name == baked.file) else {
            return Err(wrong(baked.file, "it is baked and not one of the game's files"));
        };
        let read: toml::Table =
            serde_json::from_str(baked.data).map_err(|error| wrong(baked.file, &format!("as JSON: {error}")))?;
        if Ok(read) != text.parse::<toml::Table>() {
            return Err(wrong(baked.file, "what is baked is not what the file says"));
        }
    }
    let (baked, written) = (DataFiles::of::<G>(), DataFiles::shipped(about.data));
    if baked.fingerprint() != written.fingerprint() || baked.origins() != written.origins() {
        return Err(wrong("all files", "fingerprint or origins are others when they are baked"));
    }
    Ok(())
}
