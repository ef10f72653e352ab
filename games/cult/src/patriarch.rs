//! The Patriarch: the token without a printed Influence, and where he is.

use arbitrary::{Arbitrary, Unstructured};
use serde::{Deserialize, Serialize};

use crate::{Influence, LOCATIONS, Location, Locations, number::is_number};

/// A token of a cult, as decisions name it: a Priest by his Influence, or the Patriarch, who is written as 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Token(u8);

impl Token {
    /// The Patriarch, whose Influence depends on what his cult has.
    pub const PATRIARCH: Token = Token(0);

    /// Whether he is the Patriarch.
    #[inline]
    #[must_use]
    pub const fn is_patriarch(self) -> bool {
        self.0 == Token::PATRIARCH.0
    }

    /// What is printed on a Priest.
    #[inline]
    #[must_use]
    pub const fn influence(self) -> Option<Influence> {
        Influence::new(self.0)
    }

    /// What is printed on a Priest, and 0 for the Patriarch.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }
}

impl From<Influence> for Token {
    #[inline]
    fn from(influence: Influence) -> Token {
        Token(influence.value())
    }
}

impl TryFrom<u8> for Token {
    type Error = String;

    fn try_from(value: u8) -> Result<Token, String> {
        if value == 0 { Ok(Token::PATRIARCH) } else { Influence::try_from(value).map(Token::from) }
    }
}

is_number!(Token);

impl<'a> Arbitrary<'a> for Token {
    fn arbitrary(raw: &mut Unstructured<'a>) -> arbitrary::Result<Token> {
        Ok(Token(raw.int_in_range(0..=Influence::STRONGEST.value())?))
    }
}

/// Where a Patriarch is, as one number: 0 at home, a Location, or 14 on his sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Patriarch(u8);

impl Patriarch {
    /// Beside his sheet: available.
    pub const HOME: Patriarch = Patriarch(0);
    /// On his sheet: he paid for a Ritual.
    pub const SHEET: Patriarch = Patriarch(LOCATIONS as u8 + 1);

    /// On a Location.
    #[inline]
    #[must_use]
    pub const fn at(location: Location) -> Patriarch {
        Patriarch(location.number())
    }

    /// Whether he is available.
    #[inline]
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 == Patriarch::HOME.0
    }

    /// Whether he stands on this Location.
    #[inline]
    #[must_use]
    pub const fn is_at(self, location: Location) -> bool {
        self.0 == location.number()
    }

    /// The Location on which he stands, as a set.
    #[inline]
    pub(crate) fn locations(self) -> Locations {
        Location::new(self.0).map_or(Locations::NONE, Locations::only)
    }
}

impl TryFrom<u8> for Patriarch {
    type Error = String;

    fn try_from(number: u8) -> Result<Patriarch, String> {
        match Patriarch(number) {
            known @ (Patriarch::HOME | Patriarch::SHEET) => Ok(known),
            _ => Location::try_from(number).map(Patriarch::at),
        }
    }
}

is_number!(Patriarch);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_and_patriarchs_are_read_and_written_as_the_numbers_they_are() {
        for number in 0..=u8::MAX {
            let token = serde_json::from_value::<Token>(number.into());
            assert_eq!(token.ok().map(u8::from), (number <= 5).then_some(number));
            let patriarch = serde_json::from_value::<Patriarch>(number.into());
            assert_eq!(patriarch.ok().map(u8::from), (number <= 14).then_some(number));
        }
        assert_eq!(serde_json::to_string(&Token::PATRIARCH).unwrap(), "0");
        assert_eq!(serde_json::to_string(&Patriarch::SHEET).unwrap(), "14");
    }
}
