//! Component data: TOML files next to each game, every figure with its origin.

use std::{collections::BTreeMap, ops::Deref};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use thiserror::Error;

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

/// A figure and its origin: `{ is = 30, from = "rulebook" }`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure<T> {
    /// The value.
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
        /// Which file.
        file: String,
        /// What is wrong, with line and key.
        reason: String,
    },
    /// The figures do not make a game.
    #[error("{file}: `{key}`: {reason}")]
    Impossible {
        /// Which file.
        file: String,
        /// Which key.
        key: String,
        /// Why.
        reason: String,
    },
    /// No game has a file of this name.
    #[error("{file}: the game has no such data file; it has {known}")]
    Unknown {
        /// Which file.
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

/// The data files of a game: those it ships with, some replaced by the owner of a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataFiles {
    files: BTreeMap<String, String>,
}

impl DataFiles {
    /// The files a game ships with.
    #[must_use]
    pub fn shipped(files: &[(&str, &str)]) -> DataFiles {
        DataFiles { files: files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect() }
    }

    /// Replaces a file by another text.
    ///
    /// # Errors
    /// If the game has no file of this name.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), DataError> {
        match self.files.get_mut(name) {
            Some(file) => {
                *file = text;
                Ok(())
            }
            None => Err(DataError::Unknown {
                file: name.to_owned(),
                known: self.files.keys().cloned().collect::<Vec<_>>().join(", "),
            }),
        }
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
        let unreadable = |reason: String| DataError::Unreadable { file: name.to_owned(), reason };
        let text = self.files.get(name).ok_or_else(|| unreadable("the file is missing".to_owned()))?;
        toml::from_str(text).map_err(|error| unreadable(error.to_string().trim_end().to_owned()))
    }

    /// How many figures come from where, over all files.
    ///
    /// # Errors
    /// If a file is not TOML.
    pub fn origins(&self) -> Result<BTreeMap<Origin, usize>, DataError> {
        let mut counts = BTreeMap::new();
        for name in self.files.keys() {
            count_origins(&self.read::<toml::Value>(name)?, &mut counts);
        }
        Ok(counts)
    }

    /// A hash of the figures, so that a record knows with which ones it was played. Comments, order and origins do not
    /// count: they change no game.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut hash = Sha256::new();
        for (name, text) in &self.files {
            let figures = text
                .parse::<toml::Table>()
                .map_or_else(|_| text.clone(), |table| bare(&toml::Value::Table(table)).to_string());
            for part in [name, &figures] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
        }
        hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }
}

/// What a file says, with figures for their values alone.
fn bare(value: &toml::Value) -> serde_json::Value {
    match value {
        toml::Value::Table(table) if table.contains_key("is") && table.contains_key("from") => bare(&table["is"]),
        toml::Value::Table(table) => table.iter().map(|(key, inner)| (key.clone(), bare(inner))).collect(),
        toml::Value::Array(items) => items.iter().map(bare).collect(),
        other => serde_json::Value::String(other.to_string()),
    }
}

fn count_origins(value: &toml::Value, counts: &mut BTreeMap<Origin, usize>) {
    match value {
        toml::Value::Table(table) => {
            let origin = table.get("from").cloned().and_then(|from| from.try_into::<Origin>().ok());
            match origin {
                Some(origin) if table.contains_key("is") => *counts.entry(origin).or_default() += 1,
                _ => table.values().for_each(|inner| count_origins(inner, counts)),
            }
        }
        toml::Value::Array(items) => items.iter().for_each(|inner| count_origins(inner, counts)),
        _ => {}
    }
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
}
