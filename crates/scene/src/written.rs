//! What is written down once and then copied.

use std::{fmt, ops::Deref, sync::OnceLock};

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A value whose JSON is written when it is first asked for, and kept.
///
/// ```
/// use cenacle_scene::{Offer, Written};
/// let offer = Written::new(Offer { label: "Pass".into(), ..Offer::default() });
/// assert_eq!(offer.label, "Pass");
/// assert_eq!(serde_json::to_string(&offer)?, r#"{"label":"Pass"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub struct Written<T> {
    value: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> Written<T> {
    /// Nothing is written yet.
    pub const fn new(value: T) -> Written<T> {
        Written { value, json: OnceLock::new() }
    }
}

impl<T> Deref for Written<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> From<T> for Written<T> {
    fn from(value: T) -> Written<T> {
        Written::new(value)
    }
}

impl<T: Clone> Clone for Written<T> {
    fn clone(&self) -> Written<T> {
        Written::new(self.value.clone())
    }
}

impl<T: PartialEq> PartialEq for Written<T> {
    fn eq(&self, other: &Written<T>) -> bool {
        self.value == other.value
    }
}

impl<T: fmt::Debug> fmt::Debug for Written<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<T: Serialize> Serialize for Written<T> {
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
