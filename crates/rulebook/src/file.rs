//! Pictures as their file says them.

use std::collections::BTreeMap;

use cenacle_lesson::Pattern;
use cenacle_scene::Seat;
use serde::{Deserialize, Deserializer, de::Error as _};
use serde_json::Value;
use thiserror::Error;

/// A file of pictures: a table, and what is looked at there while it is played on.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// The name of its file, without what follows the dot.
    pub id: String,
    pub players: u8,
    /// Options of the game that are not as usual.
    pub options: BTreeMap<String, String>,
    /// Everything that is drawn follows from it.
    pub seed: String,
    /// Where it begins, if not at the start.
    pub position: Option<Value>,
    pub pictures: Vec<Picture>,
}

/// One picture.
///
/// What it says is the message `picture-<story>-<picture>`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// Its name in the file.
    pub id: String,
    /// The rules it illustrates; none if it is for the page of the game alone.
    #[serde(default)]
    pub rules: Vec<String>,
    /// What is otherwise than on the picture before it, or than where the story begins, as JSON: values of the position by their
    /// path, such as `{"seats.0.talents": 12}`.
    #[serde(default, deserialize_with = "json")]
    pub set: BTreeMap<String, Value>,
    /// What is played then.
    #[serde(default)]
    pub play: Vec<Act>,
    /// Through whose eyes; a spectator's if nobody is named.
    pub seat: Option<Seat>,
    /// Elements of the scene that are seen whole; the picture is cut to them. The whole stage if none is named.
    #[serde(default)]
    pub show: Vec<String>,
    /// What is shown instead on the narrow stage, where that lies otherwise.
    #[serde(default)]
    pub show_narrow: Vec<String>,
    /// How much is seen around them.
    #[serde(default = "usual_margin")]
    pub around: f32,
    /// Elements in the light.
    #[serde(default)]
    pub mark: Vec<String>,
    /// Whether they are numbered from 1, so that the words can speak of them.
    #[serde(default)]
    pub numbered: bool,
}

/// Something that is decided.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Act {
    /// By this seat.
    By(By),
    /// By the first seat that can.
    Any(Pattern),
}

/// What a certain seat decides.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct By {
    pub by: Seat,
    pub does: Pattern,
}

/// Why there is no picture.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum PictureError {
    /// Its file holds no pictures.
    #[error("pictures {story}: {reason}")]
    Unreadable { story: String, reason: String },
    /// What the pictures say is not written as it should be.
    #[error("{0}")]
    Words(String),
    /// The table cannot be laid or played so.
    #[error("picture {picture}: {reason}")]
    Setup { picture: String, reason: String },
    /// It shows or marks what is not there.
    #[error("picture {picture}: `{element}` is not in the scene")]
    NotThere { picture: String, element: String },
    /// No picture has this name.
    #[error("there is no picture `{0}`")]
    NoSuchPicture(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    players: u8,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seed: String,
    position: Option<String>,
    picture: Vec<Picture>,
}

/// TOML knows no null, and positions do.
fn json<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, Value>, D::Error> {
    serde_json::from_str(&String::deserialize(deserializer)?).map_err(D::Error::custom)
}

fn usual_margin() -> f32 {
    8.0
}

impl Story {
    /// Reads a file of this name.
    ///
    /// # Errors
    /// If it holds no pictures.
    pub fn read(id: &str, text: &str) -> Result<Story, PictureError> {
        let unreadable = |reason: String| PictureError::Unreadable { story: id.to_owned(), reason };
        let file: File = toml::from_str(text).map_err(|error| unreadable(error.to_string()))?;
        let position = file.position.map(|json| serde_json::from_str(&json)).transpose();
        let position = position.map_err(|error| unreadable(format!("position: {error}")))?;
        Ok(Story {
            id: id.to_owned(),
            players: file.players,
            options: file.options,
            seed: file.seed,
            position,
            pictures: file.picture,
        })
    }

    /// The name of a picture among all of the game: in addresses, and what the key of its words ends in.
    #[must_use]
    pub fn name_of(&self, picture: &Picture) -> String {
        format!("{}-{}", self.id, picture.id)
    }
}
