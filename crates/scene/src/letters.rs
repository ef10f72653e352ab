//! Text that many scenes share.

use std::{
    borrow::Borrow,
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    sync::Arc,
};

use serde::{Serialize, Serializer};

/// Text that is never changed: written in the program, or made once and then shared.
///
/// A table makes thousands of scenes, and nearly all their text is the same each time. Copying a `Text` copies no
/// letters, and two copies of one text are seen to be equal without reading them.
///
/// ```
/// use cenacle_scene::Text;
/// let written = Text::from("ankh");
/// let made = Text::from(format!("cell.{}.{}", 3, 4));
/// assert_eq!(made.clone(), "cell.3.4");
/// assert_eq!(written.len() + made.len(), 12);
/// ```
#[derive(Clone)]
pub struct Text(Letters);

#[derive(Clone)]
enum Letters {
    CachedJson(&'static str),
    Made(Arc<str>),
}

impl Text {
    /// Text that is written in the program.
    #[must_use]
    pub const fn written(text: &'static str) -> Text {
        Text(Letters::CachedJson(text))
    }

    /// A word with numbers behind it, as elements are named of which there are several.
    ///
    /// ```
    /// use cenacle_scene::Text;
    /// assert_eq!(Text::numbered("cell", [3, 12]), "cell.3.12");
    /// ```
    #[must_use]
    pub fn numbered<const N: usize>(word: &str, numbers: [usize; N]) -> Text {
        // Formatted by hand: scenes are full of these, and `format!` takes twice as long.
        let mut letters = String::with_capacity(word.len() + 4 * N);
        letters.push_str(word);
        for number in numbers {
            letters.push('.');
            match number {
                0..10 => letters.push(digit(number)),
                10..100 => letters.extend([digit(number / 10), digit(number % 10)]),
                _ => letters.push_str(&number.to_string()),
            }
        }
        letters.into()
    }

    /// The letters as a string slice.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Letters::CachedJson(text) => text,
            Letters::Made(text) => text,
        }
    }

    /// Whether both are the same text in memory. Texts that are not may still be equal.
    #[must_use]
    pub fn is_same(&self, other: &Text) -> bool {
        std::ptr::eq(self.as_str(), other.as_str())
    }
}

/// The last digit of a number.
const fn digit(number: usize) -> char {
    (b'0' + (number % 10) as u8) as char
}

impl Default for Text {
    fn default() -> Text {
        Text::written("")
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for Text {
    fn as_ref(&self) -> &str {
        self
    }
}

impl Borrow<str> for Text {
    fn borrow(&self) -> &str {
        self
    }
}

impl From<&'static str> for Text {
    fn from(text: &'static str) -> Text {
        Text::written(text)
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text(Letters::Made(text.into()))
    }
}

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.as_str().to_owned()
    }
}

impl FromIterator<char> for Text {
    fn from_iter<I: IntoIterator<Item = char>>(letters: I) -> Text {
        letters.into_iter().collect::<String>().into()
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.is_same(other) || self.as_str() == other.as_str()
    }
}

impl Eq for Text {}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl PartialOrd for Text {
    fn partial_cmp(&self, other: &Text) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Text {
    fn cmp(&self, other: &Text) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}
