//! What is written down once and then copied.

use std::{fmt, ops::Deref, sync::OnceLock};

use serde::{
    Serialize, Serializer,
    ser::{Error, SerializeStruct},
};

use crate::json;

/// What `serde_json` calls JSON that is written already. Its own `RawValue` says the same, but can only be made by a writer that takes
/// twice as long, or of text that is read once more.
const RAW: &str = "$serde_json::private::RawValue";

/// Most parts and offers are shorter.
const ROOM: usize = 1024;

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
    json: OnceLock<Box<str>>,
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
                let json = json(&self.value, ROOM).map_err(S::Error::custom)?;
                self.json.get_or_init(|| json.into())
            }
        };
        let mut raw = serializer.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, &**json)?;
        raw.end()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::to_raw_value;

    use super::*;

    #[test]
    fn what_was_written_stands_in_other_json_as_it_is() {
        let value = ["\"quoted\"", "\u{e9}\n", ""];
        let cached = [CachedJson::new(value), CachedJson::new(value)];
        let raw = to_raw_value(&value).unwrap();
        let expected = serde_json::to_string(&[&raw, &raw]).unwrap();
        assert_eq!(serde_json::to_string(&cached).unwrap(), expected);
        assert_eq!(json(&cached, 0).unwrap(), expected, "once more, from what is kept");
        assert_eq!(serde_json::to_value(&cached).unwrap(), serde_json::to_value([value, value]).unwrap());
    }
}
