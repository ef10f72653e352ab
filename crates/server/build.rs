//! Embeds the page that the web build made, if it ran: without it the server says how to make it.

use std::{
    collections::BTreeMap,
    env,
    fmt::Write as _,
    fs,
    hash::{DefaultHasher, Hasher},
    path::{Path, PathBuf},
};

fn main() {
    let crate_dir = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let web = crate_dir.join("../../web");
    let (built, site) = (web.join("build"), web.join("build/site"));
    // Cargo takes a path that is not there for a changed one, each time: watch the nearest that is, as long as it is
    // inside `web`.
    let nearest = [&site, &built, &web].into_iter().find(|path| path.exists());
    for watched in [Path::new("build.rs"), Path::new("src")].into_iter().chain(nearest.map(PathBuf::as_path)) {
        println!("cargo:rerun-if-changed={}", watched.display());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let mut files = BTreeMap::new();
    gather(&site, "", &mut files);
    // A copy: the web build may run again before the compiler reads them.
    for (number, path) in files.values_mut().enumerate() {
        let copy = out.join(format!("site-{number}"));
        fs::copy(&*path, &copy).expect("a file that was found can be copied");
        *path = copy;
    }
    fs::write(out.join("site.rs"), written(&files)).expect("the build directory can be written");
}

/// Every file under a folder, by its address.
fn gather(folder: &Path, address: &str, files: &mut BTreeMap<String, PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let Some(name) = name.to_str() else { continue };
        let address = format!("{address}/{name}");
        if path.is_dir() {
            gather(&path, &address, files);
        } else {
            files.insert(address, path);
        }
    }
}

/// The files as a Rust table, in the order of their addresses; what is compressed stands with what it was made of.
fn written(files: &BTreeMap<String, PathBuf>) -> String {
    let mut text = "&[\n".to_owned();
    for (address, path) in files {
        let packed = |ending: &str| files.get(&format!("{address}.{ending}"));
        let is_packed = [".br", ".gz"]
            .iter()
            .any(|ending| address.strip_suffix(ending).is_some_and(|original| files.contains_key(original)));
        if is_packed {
            continue;
        }
        let include = |path: &PathBuf| format!("include_bytes!({:?})", path.display().to_string());
        let optional =
            |path: Option<&PathBuf>| path.map_or("None".to_owned(), |path| format!("Some({})", include(path)));
        let mut hash = DefaultHasher::new();
        hash.write(&fs::read(path).expect("a file that was found can be read"));
        let _ = writeln!(
            text,
            "    File {{ address: {address:?}, mark: \"\\\"{:016x}\\\"\", plain: {}, br: {}, gz: {} }},",
            hash.finish(),
            include(path),
            optional(packed("br")),
            optional(packed("gz")),
        );
    }
    text.push_str("]\n");
    text
}
