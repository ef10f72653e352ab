//! Embeds the icons that the web build gathered, if it ran: without them a missing icon is drawn as its letter.

use std::{env, fs, path::PathBuf};

fn main() {
    let web = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web");
    let icons = web.join("build/icons.json");
    // Cargo takes a path that is not there for a changed one, each time: watch the nearest that is.
    let nearest = [icons.clone(), web.join("build"), web].into_iter().find(|path| path.exists());
    println!("cargo:rerun-if-changed=build.rs");
    nearest.iter().for_each(|path| println!("cargo:rerun-if-changed={}", path.display()));
    let text = fs::read_to_string(&icons).unwrap_or_else(|_| "{}".to_owned());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("icons.json");
    fs::write(out, text).expect("the build directory can be written");
}
