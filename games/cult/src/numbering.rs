//! The numbers of the actions.

use cenacle_table::encoding::{Below, Factor, Maybe, Part, Perspective};

use crate::{
    Action, At, CultName, Face, Influence, LOCATIONS, Location, Priest, Token,
    encoding::FACES,
    figures::{MAX_FOLLOWERS, SLOTS},
};

const PLACES: u32 = SLOTS as u32;
/// Abilities of an Aspect, and offers of a Location.
const TWO: u32 = 2;
/// What a celebration can bring is less.
const FEASTS: u32 = 8;
const TOKENS: u32 = 6;

const AT: [At; 3] = [At::Home, At::Here, At::Bribed];

cenacle_table::factor!(CultName: CultName::ALL);
cenacle_table::factor!(Face: FACES, |face| face.0.into(), |place| Some(Face(place as u8)));
cenacle_table::factor!(Influence: 5, |influence| u32::from(influence.value()) - 1, |place| Influence::new(place as u8 + 1));
cenacle_table::factor!(Location: LOCATIONS, |location| u32::from(location.number()) - 1, |place| Location::new(place as u8 + 1));
cenacle_table::factor!(Token: TOKENS, |token| token.value().into(), |place| Token::try_from(place as u8).ok());

impl Factor for Priest {
    type Value = Priest;
    const SIZE: u32 = TOKENS * AT.len() as u32;
    const PARTS: &'static [Part] = &[Part { name: "token", size: TOKENS }, Part { name: "at", size: AT.len() as u32 }];

    #[inline]
    fn place(priest: Priest, from: Perspective) -> Option<u32> {
        Some(Token::place(priest.value, from)? * AT.len() as u32 + priest.at as u32)
    }

    #[inline]
    fn value(place: u32, from: Perspective) -> Option<Priest> {
        let at = AT[place as usize % AT.len()];
        <Token as Factor>::value(place / AT.len() as u32, from).map(|value| Priest { value, at })
    }
}

cenacle_table::numbering! {
    Action, version 1:
    Join { cult_name: CultName },
    Celebrate,
    Abstain,
    Feast { feast: Below<FEASTS>, priest: Maybe<Influence> },
    Place { priest: Token, location: Location },
    Pray,
    Favour { location: Location },
    Decline,
    Sell { face: Face },
    Buy { slot: Below<PLACES> },
    Done,
    Pass,
    Play { face: Face },
    Use { ability: Below<TWO> },
    Take,
    Bribe { priest: Priest, location: Location },
    Ordain,
    Raise { priest: Priest, offer: Below<TWO> },
    Build { priest: Priest, location: Location },
    Recruit { offer: Below<TWO> },
    Claim { slot: Below<PLACES> },
    PutBack { face: Face },
    Offer { priest: Token },
    Spend { followers: Below<{ MAX_FOLLOWERS as u32 + 1 }> },
    Discard { face: Face },
    Send { priest: Token },
    Enough,
    Move { priest: Priest, location: Location },
    Choose { priest: Priest },
    GainFollowers,
    GainCoins,
    Give { face: Face },
    Raze { location: Location },
    Steal { face: Face },
    Ambush { location: Location },
}
