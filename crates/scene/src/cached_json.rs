//! What is written down once and then copied.

use std::{fmt, ops::Deref, sync::OnceLock};

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A value whose JSON is written when it is first asked for, and kept.
///
/// ```
/// use cenacle_scene::{Offer, CachedJson};
/// let offer = CachedJson::new(Offer { label: "Pass".into(), ..Offer::default() });
/// assert_eq!(offer.label, "Pass");
/// assert_eq!(serde_json::to_string(&offer)?, r#"{"label":"Pass"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub struct CachedJson<T> {
    value: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> CachedJson<T> {
    /// Nothing is written yet.
    pub const fn new(value: T) -> CachedJson<T> {
        CachedJson { value, json: OnceLock::new() }
    }
}

impl<T> Deref for CachedJson<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> From<T> for CachedJson<T> {
    fn from(value: T) -> CachedJson<T> {
        CachedJson::new(value)
    }
}

impl<T: Default> Default for CachedJson<T> {
    fn default() -> CachedJson<T> {
        CachedJson::new(T::default())
    }
}

impl<T: Clone> Clone for CachedJson<T> {
    fn clone(&self) -> CachedJson<T> {
        CachedJson::new(self.value.clone())
    }
}

impl<T: PartialEq> PartialEq for CachedJson<T> {
    fn eq(&self, other: &CachedJson<T>) -> bool {
        self.value == other.value
    }
}

impl<T: fmt::Debug> fmt::Debug for CachedJson<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<T: Serialize> Serialize for CachedJson<T> {
    /// # Errors
    /// If the value is no JSON.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let json = match self.json.get() {
            Some(json) => json,
            None => {
                let json = to_raw_value(&self.value).map_err(serde::ser::Error::custom)?;
                self.json.get_or_init(|| json)
            }
        };
        json.serialize(serializer)
    }
}
