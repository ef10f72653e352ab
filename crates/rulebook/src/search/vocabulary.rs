//! Words that players use, where the rules use others.

use std::collections::BTreeMap;

use cenacle_scene::Lang;
use serde::Deserialize;
use thiserror::Error;

/// Words of players in one language.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Vocabulary {
    /// Little words that a question is not about.
    pub little: String,
    /// Words that mean the same: each line is a group.
    pub same: Vec<String>,
    /// How players ask for a rule, by its id.
    pub rules: BTreeMap<String, Vec<String>>,
}

/// A file of words that cannot be read.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("words to search by: {0}")]
pub struct VocabularyError(pub String);

/// What every game shares.
const SHARED: &str = include_str!("../../words/search.toml");

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Both {
    fr: Vocabulary,
    en: Vocabulary,
}

impl Vocabulary {
    /// What a game's `rules/search.toml` says, with what all games share.
    ///
    /// # Errors
    /// If the file is none.
    pub fn read(text: &str, lang: Lang) -> Result<Vocabulary, VocabularyError> {
        let read = |text: &str| {
            let both: Both = toml::from_str(text).map_err(|error| VocabularyError(error.to_string()))?;
            Ok(match lang {
                Lang::Fr => both.fr,
                Lang::En => both.en,
            })
        };
        let (shared, mut own) = (read(SHARED)?, read(text)?);
        own.little = format!("{} {}", shared.little, own.little);
        own.same.extend(shared.same);
        Ok(own)
    }
}
