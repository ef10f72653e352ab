//! Embeds the icons that the web build gathered, if it ran: without them a missing icon is drawn as its letter.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

fn main() {
    let crate_dir = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let web = crate_dir.join("../../web");
    let (built, icons) = (web.join("build"), web.join("build/icons.json"));
    // Cargo takes a path that is not there for a changed one, each time: watch the nearest that is, as long as it is
    // inside `web`. The crate's own sources are compiled again when they change in any case.
    let nearest = [&icons, &built, &web].into_iter().find(|path| path.exists());
    for watched in [Path::new("build.rs"), Path::new("src")].into_iter().chain(nearest.map(PathBuf::as_path)) {
        println!("cargo:rerun-if-changed={}", watched.display());
    }
    let text = fs::read_to_string(&icons).unwrap_or_else(|_| "{}".to_owned());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("icons.json");
    fs::write(out, text).expect("the build directory can be written");
}
