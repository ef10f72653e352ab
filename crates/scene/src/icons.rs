//! Icons by name: from the sprite that the web build gathers, or a letter where there is none.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

/// A picture in one colour (`currentColor`), or in its own colours if the game drew it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Icon {
    /// The part of the plane it fills, as SVG writes it: `0 0 512 512`.
    #[serde(rename = "viewBox")]
    pub view_box: String,
    /// Markup inside the symbol.
    pub body: String,
}

/// Where icons are found by name.
pub trait Icons {
    /// The icon of this name, if there is one.
    fn icon(&self, name: &str) -> Option<Icon>;
}

/// No icons at all: each is drawn as the first letter of its name, in a disc.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoIcons;

impl Icons for NoIcons {
    fn icon(&self, _name: &str) -> Option<Icon> {
        None
    }
}

/// The icons that `web/symbols.mjs` gathered.
///
/// ```
/// use cenacle_scene::{IconSet, Icons};
/// let icons = IconSet::from_json(r#"{ "dot": { "viewBox": "0 0 2 2", "body": "<circle r='1'/>" } }"#)?;
/// assert!(icons.icon("dot").is_some());
/// assert!(icons.icon("ankh").is_none());
/// # Ok::<(), cenacle_scene::IconsError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IconSet {
    icons: BTreeMap<String, Icon>,
}

/// Why a file of icons could not be read.
#[derive(Debug, Error)]
#[error("icons: {0}")]
pub struct IconsError(#[from] serde_json::Error);

impl IconSet {
    /// Reads `web/build/icons.json`.
    ///
    /// # Errors
    /// If it is not an object of names, each with a `viewBox` and a `body`.
    pub fn from_json(json: &str) -> Result<IconSet, IconsError> {
        Ok(IconSet { icons: serde_json::from_str(json)? })
    }

    /// The names of all icons, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.icons.keys().map(String::as_str)
    }
}

impl Icons for IconSet {
    fn icon(&self, name: &str) -> Option<Icon> {
        self.icons.get(name).cloned()
    }
}
