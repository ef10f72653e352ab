//! Data files of a game, baked into the program that ships with them.

use std::{env, fmt::Write, fs, path::Path};

use toml::de::{DeTable, DeValue};

use crate::{
    Gist, ORIGINS,
    gist::{quote, separate},
};

/// A data file as a program carries it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Baked {
    /// Its name.
    pub file: &'static str,
    /// All of it as JSON.
    pub data: &'static str,
    /// [`Gist::figures`].
    pub figures: &'static str,
    /// [`Gist::origins`].
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
        let mut data = String::new();
        write_table(table.get_ref(), &mut data);
        write(&format!("{name}.json"), &data);
        write(&format!("{name}.figures"), &figures);
        let baked = |ending: &str| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}.{ending}\"))");
        let (data, figures) = (baked("json"), baked("figures"));
        let entry = format!("file: {name:?}, data: {data}, figures: {figures}, origins: {origins:?}");
        _ = writeln!(list, "    ::cenacle_table::Baked {{ {entry} }},");
    }
    list.push_str("]\n");
    write("baked.rs", &list);
}

/// A value as JSON.
fn write_value(value: &DeValue<'_>, out: &mut String) {
    match value {
        DeValue::Table(table) => write_table(table, out),
        DeValue::Array(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                separate(index, out);
                write_value(item.get_ref(), out);
            }
            out.push(']');
        }
        DeValue::String(text) => quote(text, out),
        DeValue::Boolean(is) => _ = write!(out, "{is}"),
        DeValue::Integer(number) => {
            let number = i64::from_str_radix(number.as_str(), number.radix());
            _ = write!(out, "{}", number.expect("a whole number of 64 bits"));
        }
        DeValue::Float(number) => {
            let number: f64 = number.as_str().parse().expect("a number");
            assert!(number.is_finite(), "JSON has no word for {number}");
            _ = write!(out, "{number:?}");
        }
        DeValue::Datetime(time) => panic!("{time}: no game has dates among its figures"),
    }
}

fn write_table(table: &DeTable<'_>, out: &mut String) {
    out.push('{');
    for (index, (key, value)) in table.iter().enumerate() {
        separate(index, out);
        quote(key.get_ref(), out);
        out.push(':');
        write_value(value.get_ref(), out);
    }
    out.push('}');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_the_same_as_json() {
        let text = "id = 'a \"b\"'\nwhole = [0xff, -3, 1_000]\npart = 0.5\nis = true\n[[card]]\ncount = { is = 2, from = 'public' }\n";
        let mut json = String::new();
        write_table(DeTable::parse(text).unwrap().get_ref(), &mut json);
        let read: toml::Table = serde_json::from_str(&json).unwrap();
        assert_eq!(read, text.parse::<toml::Table>().unwrap());
    }
}
