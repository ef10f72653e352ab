//! The thirteen Locations by number, and their names.

/// How many Locations the Eternal City has.
pub const LOCATIONS: usize = 13;

/// The Thieves' District, whose winner may bribe.
pub const THIEVES: u8 = 2;
/// The Rift of Darkness, where gods are summoned.
pub const RIFT: u8 = 13;

/// The name of a Location in the data and in ids.
#[must_use]
pub const fn id(number: u8) -> &'static str {
    match number {
        1 => "ruins",
        2 => "thieves",
        3 => "slums",
        4 => "forum",
        5 => "temples",
        6 => "market",
        7 => "artisans",
        8 => "academy",
        9 => "port",
        10 => "palace",
        11 => "nobles",
        12 => "barracks",
        13 => "rift",
        _ => "nowhere",
    }
}

/// The message of its shown name.
#[must_use]
pub const fn word(number: u8) -> &'static str {
    match number {
        1 => "location-ruins",
        2 => "location-thieves",
        3 => "location-slums",
        4 => "location-forum",
        5 => "location-temples",
        6 => "location-market",
        7 => "location-artisans",
        8 => "location-academy",
        9 => "location-port",
        10 => "location-palace",
        11 => "location-nobles",
        12 => "location-barracks",
        _ => "location-rift",
    }
}

/// The rule that explains it.
#[must_use]
pub const fn rule(number: u8) -> &'static str {
    match number {
        1 => "location.ruins",
        2 => "location.thieves",
        3 => "location.slums",
        4 => "location.forum",
        5 => "location.temples",
        6 => "location.market",
        7 => "location.artisans",
        8 => "location.academy",
        9 => "location.port",
        10 => "location.palace",
        11 => "location.nobles",
        12 => "location.barracks",
        _ => "location.rift",
    }
}

/// The message of its name with an article, as a sentence has it.
#[must_use]
pub const fn the_word(number: u8) -> &'static str {
    match number {
        1 => "the-ruins",
        2 => "the-thieves",
        3 => "the-slums",
        4 => "the-forum",
        5 => "the-temples",
        6 => "the-market",
        7 => "the-artisans",
        8 => "the-academy",
        9 => "the-port",
        10 => "the-palace",
        11 => "the-nobles",
        12 => "the-barracks",
        13 => "the-rift",
        _ => "the-nowhere",
    }
}

/// The message that says where: at it, or in it.
#[must_use]
pub const fn at_word(number: u8) -> &'static str {
    match number {
        1 => "at-ruins",
        2 => "at-thieves",
        3 => "at-slums",
        4 => "at-forum",
        5 => "at-temples",
        6 => "at-market",
        7 => "at-artisans",
        8 => "at-academy",
        9 => "at-port",
        10 => "at-palace",
        11 => "at-nobles",
        12 => "at-barracks",
        13 => "at-rift",
        _ => "at-nowhere",
    }
}
