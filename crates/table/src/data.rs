//! Component data: TOML files next to each game, every figure with its origin.

use std::{borrow::Cow, collections::BTreeMap, ops::Deref, sync::OnceLock};

use cenacle_data::{Baked, Gist};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use thiserror::Error;
use toml::de::DeTable;

use crate::Game;

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Printed in the rulebook.
    Rulebook,
    /// Found in public material.
    Public,
    /// Reasoned out by us; the printed figure may differ.
    Reconstructed,
}

impl Origin {
    /// All of them, in the order of [`cenacle_data::ORIGINS`].
    const ALL: [Origin; cenacle_data::ORIGINS.len()] = [Origin::Rulebook, Origin::Public, Origin::Reconstructed];
}

/// A figure and its origin: `{ is = 30, from = "rulebook" }`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure<T> {
    pub is: T,
    /// Where it comes from.
    pub from: Origin,
}

impl<T> Deref for Figure<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.is
    }
}

/// Why component data cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DataError {
    /// The file does not parse, or a key is missing or of the wrong kind.
    #[error("{file}: {reason}")]
    Unreadable {
        file: String,
        /// What is wrong, with line and key.
        reason: String,
    },
    /// The figures do not make a game.
    #[error("{file}: `{key}`: {reason}")]
    Impossible { file: String, key: String, reason: String },
    /// No game has a file of this name.
    #[error("{file}: the game has no such data file; it has {known}")]
    Unknown {
        file: String,
        /// What there is.
        known: String,
    },
}

impl DataError {
    /// The figures under `key` do not make a game.
    pub fn impossible(file: &str, key: impl Into<String>, reason: impl Into<String>) -> DataError {
        DataError::Impossible { file: file.to_owned(), key: key.into(), reason: reason.into() }
    }
}

/// Checks figures of one file: the error names the file and the key.
#[derive(Clone, Copy, Debug)]
pub struct Checker(pub &'static str);

impl Checker {
    /// Refuses what does not hold.
    ///
    /// # Errors
    /// The figures under `key` do not make a game.
    pub fn that(self, holds: bool, key: impl Into<String>, reason: impl Into<String>) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(DataError::impossible(self.0, key, reason)) }
    }
}

/// What a figure was until rules of a newer version changed it, so that the data of older rules follow from those of today.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OlderFigure {
    /// The last rules version that had it so.
    pub until: u32,
    /// In which file.
    pub file: &'static str,
    /// Its key, with dots between tables.
    pub key: &'static str,
    /// What it was, as TOML; `None` if it was not there.
    pub was: Option<&'static str>,
}

/// The data files of a game: those it ships with, some replaced by the owner of a box.
///
/// A file that is baked into the program is not parsed at all. Any other one is parsed once, when its figures are read: what [`origins`](DataFiles::origins) and
/// [`fingerprint`](DataFiles::fingerprint) want to know of it is noted on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataFiles {
    files: BTreeMap<String, DataFile>,
}

#[derive(Clone, Debug)]
struct DataFile {
    text: Cow<'static, str>,
    baked: Option<&'static Baked>,
    gist: OnceLock<Gist>,
}

impl From<String> for DataFile {
    fn from(text: String) -> DataFile {
        DataFile { text: text.into(), baked: None, gist: OnceLock::new() }
    }
}

impl DataFile {
    fn baked(text: &'static str, baked: &'static Baked) -> DataFile {
        DataFile { text: text.into(), baked: Some(baked), gist: baked.gist().into() }
    }
}

/// A file is its text; the rest follows from it.
impl PartialEq for DataFile {
    fn eq(&self, other: &DataFile) -> bool {
        self.text == other.text
    }
}

impl Eq for DataFile {}

impl DataFile {
    fn read<T: DeserializeOwned>(&self) -> Result<T, toml::de::Error> {
        if let Some(read) = self.baked.and_then(|baked| serde_json::from_str(baked.data).ok()) {
            return Ok(read);
        }
        let table = DeTable::parse(&self.text)?;
        self.gist.get_or_init(|| Gist::of(table.get_ref()));
        // Only what is read from a text knows in which line an error stands.
        T::deserialize(toml::Deserializer::from(table)).or_else(|_| toml::from_str(&self.text))
    }

    /// What it says in short: known if its figures were read.
    fn gist(&self) -> Result<&Gist, toml::de::Error> {
        if let Some(gist) = self.gist.get() {
            return Ok(gist);
        }
        let table = DeTable::parse(&self.text)?;
        Ok(self.gist.get_or_init(|| Gist::of(table.get_ref())))
    }
}

impl DataFiles {
    /// The files a game ships with.
    #[must_use]
    pub fn shipped(files: &[(&str, &str)]) -> DataFiles {
        DataFiles { files: files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned().into())).collect() }
    }

    /// The files a game ships with, baked ones as the program carries them.
    #[must_use]
    pub fn of<G: Game>() -> DataFiles {
        let file = |(name, text): &(&'static str, &'static str)| {
            let baked = G::baked().iter().find(|baked| baked.file == *name);
            let file = baked.map_or_else(|| (*text).to_owned().into(), |baked| DataFile::baked(text, baked));
            ((*name).to_owned(), file)
        };
        DataFiles { files: G::about().data.iter().map(file).collect() }
    }

    /// Replaces a file by another text.
    ///
    /// # Errors
    /// If the game has no file of this name.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), DataError> {
        match self.files.get_mut(name) {
            Some(file) => {
                *file = text.into();
                Ok(())
            }
            None => Err(DataError::Unknown {
                file: name.to_owned(),
                known: self.files.keys().cloned().collect::<Vec<_>>().join(", "),
            }),
        }
    }

    /// The files as they were under rules of this version.
    ///
    /// # Errors
    /// If a file with an older figure is not TOML, or has no such table.
    pub fn under_rules(&self, version: u32, older: &[OlderFigure]) -> Result<DataFiles, DataError> {
        let mut files = self.clone();
        // The newest change first: what a figure was under version 1 overrides what it was under version 2.
        let mut older: Vec<&OlderFigure> = older.iter().filter(|older| older.until >= version).collect();
        older.sort_by_key(|older| std::cmp::Reverse(older.until));
        for OlderFigure { file, key, was, .. } in older {
            let mut tables: toml::Table = files.read(file)?;
            let impossible = |reason: &str| DataError::impossible(file, *key, reason);
            let (path, last) = key.rsplit_once('.').unwrap_or(("", key));
            let mut table = &mut tables;
            for step in path.split('.').filter(|step| !step.is_empty()) {
                let inner = table.get_mut(step).and_then(toml::Value::as_table_mut);
                table = inner.ok_or_else(|| impossible("there is no such table"))?;
            }
            match was {
                Some(was) => {
                    let value = was.parse().map_err(|_| impossible("what it was is not TOML"))?;
                    table.insert(last.to_owned(), value);
                }
                None => {
                    table.remove(last);
                }
            }
            files.replace(file, toml::to_string(&tables).map_err(|error| impossible(&error.to_string()))?)?;
        }
        Ok(files)
    }

    /// The names of the files.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Reads one file.
    ///
    /// # Errors
    /// If it is not TOML, or a key is missing, unknown or of the wrong kind: the error names file, line and key.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        let missing = || DataError::Unreadable { file: name.to_owned(), reason: "the file is missing".to_owned() };
        let file = self.files.get(name).ok_or_else(missing)?;
        file.read().map_err(|error| unreadable(name, &error))
    }

    /// How many figures come from where, over all files.
    ///
    /// # Errors
    /// If a file is not TOML.
    pub fn origins(&self) -> Result<BTreeMap<Origin, usize>, DataError> {
        let mut counts = BTreeMap::new();
        for (name, file) in &self.files {
            let counted = file.gist().map_err(|error| unreadable(name, &error))?.origins;
            for (origin, count) in Origin::ALL.into_iter().zip(counted).filter(|(_, count)| *count > 0) {
                *counts.entry(origin).or_default() += count;
            }
        }
        Ok(counts)
    }

    /// A hash of the figures, so that a record knows with which ones it was played. Comments, order and origins do not
    /// count: they change no game.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut hash = Sha256::new();
        for (name, file) in &self.files {
            let figures = file.gist().map_or(&file.text, |gist| &gist.figures);
            for part in [name.as_str(), &**figures] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
        }
        hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }
}

fn unreadable(file: &str, error: &toml::de::Error) -> DataError {
    DataError::Unreadable { file: file.to_owned(), reason: error.to_string().trim_end().to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "[[card]]\nid = \"stone\"\ncount = { is = 18, from = \"rulebook\" }\namulets = { is = 1, from = \"reconstructed\" }\n";

    #[derive(Deserialize, Debug)]
    struct Cards {
        card: Vec<Card>,
    }

    #[derive(Deserialize, Debug)]
    struct Card {
        count: Figure<u8>,
        gives: Option<Figure<u8>>,
    }

    #[test]
    fn figures_are_read_with_their_origin_and_counted() {
        let files = DataFiles::shipped(&[("cards.toml", FILE)]);
        let cards: Cards = files.read("cards.toml").unwrap();
        assert_eq!((*cards.card[0].count, cards.card[0].count.from), (18, Origin::Rulebook));
        assert!(cards.card[0].gives.is_none());
        let origins = files.origins().unwrap();
        assert_eq!(origins, BTreeMap::from([(Origin::Rulebook, 1), (Origin::Reconstructed, 1)]));
    }

    #[test]
    fn the_fingerprint_knows_figures_not_comments_nor_origins() {
        let print = |text: &str| DataFiles::shipped(&[("cards.toml", text)]).fingerprint();
        let commented = format!("# the cards\n{}", FILE.replace("reconstructed", "public"));
        assert_eq!(print(FILE), print(&commented));
        assert_ne!(print(FILE), print(&FILE.replace("18", "19")));
    }

    #[test]
    fn a_missing_key_is_named_with_its_file() {
        let files = DataFiles::shipped(&[("cards.toml", "[[card]]\nid = \"stone\"\n")]);
        let error = files.read::<Cards>("cards.toml").unwrap_err().to_string();
        assert!(error.starts_with("cards.toml: ") && error.contains("count"), "{error}");
    }

    #[test]
    fn a_file_the_game_does_not_have_is_refused() {
        let mut files = DataFiles::shipped(&[("cards.toml", FILE)]);
        let error = files.replace("card.toml", String::new()).unwrap_err();
        assert_eq!(error.to_string(), "card.toml: the game has no such data file; it has cards.toml");
    }

    #[test]
    fn figures_of_older_rules_follow_from_those_of_today() {
        let was = "[round]\nlimit = { is = 20, from = \"reconstructed\" }\nsand = { is = 30, from = \"rulebook\" }\n";
        let is =
            "[round]\nlimit = { is = 60, from = \"public\" }\nsand = { is = 30, from = \"rulebook\" }\nready = 1\n";
        let (was, is) = (DataFiles::shipped(&[("table.toml", was)]), DataFiles::shipped(&[("table.toml", is)]));
        let older =
            |key: &'static str, was: Option<&'static str>| OlderFigure { until: 1, file: "table.toml", key, was };
        let changes = [older("round.limit", Some("{ is = 20, from = \"reconstructed\" }")), older("round.ready", None)];
        assert_ne!(is.fingerprint(), was.fingerprint());
        assert_eq!(is.under_rules(1, &changes).unwrap().fingerprint(), was.fingerprint());
        assert_eq!(is.under_rules(2, &changes).unwrap(), is);
        let error = is.under_rules(1, &[older("place.limit", None)]).unwrap_err();
        assert_eq!(error.to_string(), "table.toml: `place.limit`: there is no such table");
    }

    #[test]
    fn what_a_figure_was_first_counts_before_what_it_was_later() {
        let files = DataFiles::shipped(&[("table.toml", "limit = 60\n")]);
        let older =
            |until: u32, was: &'static str| OlderFigure { until, file: "table.toml", key: "limit", was: Some(was) };
        let changes = [older(1, "20"), older(2, "40")];
        let limit =
            |version: u32| files.under_rules(version, &changes).unwrap().read::<toml::Table>("table.toml").unwrap();
        assert_eq!([1, 2, 3].map(|version| limit(version)["limit"].as_integer()), [Some(20), Some(40), Some(60)]);
    }
}
