//! Data files of a game, baked into the program that ships with them.

use std::{env, error::Error, fmt::Write, fs, path::Path};

use toml::de::DeTable;

use crate::{Gist, ORIGINS};

/// A data file as a program carries it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Baked {
    pub file: &'static str,
    /// All of it as JSON.
    pub data: &'static str,
    /// What [`Gist::figures`] says of it.
    pub figures: &'static str,
    /// What [`Gist::origins`] says of it.
    pub origins: [usize; ORIGINS.len()],
}

impl Baked {
    /// What it says in short.
    #[must_use]
    pub const fn gist(&self) -> Gist {
        Gist { figures: std::borrow::Cow::Borrowed(self.figures), origins: self.origins }
    }
}

/// Bakes every TOML file of this folder. Called from the build script of a game: `cenacle_table::baked!()` then is a list of [`Baked`].
///
/// # Panics
/// If a file cannot be read or is not TOML, so that the build fails.
pub fn bake(folder: &str) {
    let out = env::var("OUT_DIR").expect("a build script has a folder to write to");
    let out = Path::new(&out);
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.expect("a folder that can be read").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".toml"))
        .collect();
    names.sort();
    println!("cargo::rerun-if-changed={folder}");
    let write = |name: &str, text: &str| {
        fs::write(out.join(name), text).unwrap_or_else(|error| panic!("{name}: {error}"));
    };
    let mut list = "&[\n".to_owned();
    for name in names {
        let path = Path::new(folder).join(&name);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let table = DeTable::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let Gist { figures, origins } = Gist::of(table.get_ref());
        write(&format!("{name}.json"), &json(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
        write(&format!("{name}.figures"), &figures);
        let baked = |ending: &str| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}.{ending}\"))");
        let (data, figures) = (baked("json"), baked("figures"));
        let entry = format!("file: {name:?}, data: {data}, figures: {figures}, origins: {origins:?}");
        _ = writeln!(list, "    ::cenacle_table::Baked {{ {entry} }},");
    }
    list.push_str("]\n");
    write("baked.rs", &list);
}

/// A file as JSON.
fn json(text: &str) -> Result<String, Box<dyn Error>> {
    Ok(serde_json::to_string(&text.parse::<toml::Table>()?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_the_same_as_json() {
        let text = "id = 'a \"b\"'\nwhole = [0xff, -3, 1_000]\npart = 0.5\nis = true\n[[card]]\ncount = { is = 2, from = 'public' }\n";
        let read: toml::Table = serde_json::from_str(&json(text).unwrap()).unwrap();
        assert_eq!(read, text.parse::<toml::Table>().unwrap());
    }
}
