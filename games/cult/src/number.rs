//! Types that are one number in memory and in records, and of which not every number is one.

/// A type over a `u8` is written as its number.
macro_rules! is_number {
    ($Type:ident) => {
        impl From<$Type> for u8 {
            fn from(it: $Type) -> u8 {
                it.0
            }
        }

        impl From<$Type> for i64 {
            fn from(it: $Type) -> i64 {
                it.0.into()
            }
        }

        impl std::fmt::Display for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

pub(crate) use is_number;

/// A number that is written as 0 where there is none.
pub(crate) mod or_zero {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<T: Copy + Into<u8>, S: Serializer>(
        it: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(it.map_or(0, T::into))
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        T: TryFrom<u8, Error: std::fmt::Display>,
        D: Deserializer<'de>,
    {
        match u8::deserialize(deserializer)? {
            0 => Ok(None),
            number => T::try_from(number).map(Some).map_err(D::Error::custom),
        }
    }
}
