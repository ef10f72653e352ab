//! Names of tables and guests, as they stand in addresses.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Digits of an id: no `i`, `l`, `o`, `u`, so that one can be read aloud and is never a word.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// How many digits 63 bits take.
const LENGTH: usize = 13;

fn write_id(id: i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut text = [b'0'; LENGTH];
    let mut rest = id as u64;
    for digit in text.iter_mut().rev() {
        *digit = DIGITS[(rest % 32) as usize];
        rest /= 32;
    }
    f.write_str(std::str::from_utf8(&text).map_err(|_| fmt::Error)?)
}

fn read_id(text: &str) -> Option<i64> {
    if text.len() != LENGTH {
        return None;
    }
    text.bytes().try_fold(0_i64, |id, byte| {
        let digit = DIGITS.iter().position(|known| *known == byte)?;
        id.checked_mul(32)?.checked_add(digit as i64)
    })
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_id(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                read_id(text).map($name).ok_or_else(|| "an id has 13 digits and small letters".to_owned())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(test)]
        impl schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string" })
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    };
}

id! {
    /// The name of a table. Who knows it may look at the table: it has 63 random bits.
    TableId
}
id! {
    /// The name of a guest; everybody may know it.
    GuestId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for id in [0, 1, 31, 32, 1 << 40, i64::MAX] {
            let text = TableId(id).to_string();
            assert_eq!((text.len(), text.parse()), (LENGTH, Ok(TableId(id))));
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "0", "00000000000000", "000000000000u", "ABCDEFGHJKMNP", "zzzzzzzzzzzzz", "éééééé0"] {
            assert!(text.parse::<TableId>().is_err(), "{text}");
        }
    }
}
