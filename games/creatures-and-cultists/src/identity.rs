//! What a sect can call itself: messages of the game, chosen or drawn. `[found.identity]`

macro_rules! keys {
    ($($key:literal),* $(,)?) => { &[$($key),*] };
}

/// The messages with the names of sects.
pub static NAMES: &[&str] = keys![
    "sect-name-1",
    "sect-name-2",
    "sect-name-3",
    "sect-name-4",
    "sect-name-5",
    "sect-name-6",
    "sect-name-7",
    "sect-name-8",
    "sect-name-9",
    "sect-name-10",
    "sect-name-11",
    "sect-name-12",
    "sect-name-13",
    "sect-name-14",
    "sect-name-15",
    "sect-name-16",
];

/// The messages with the credos of sects.
pub static CREDOS: &[&str] = keys![
    "credo-1", "credo-2", "credo-3", "credo-4", "credo-5", "credo-6", "credo-7", "credo-8", "credo-9", "credo-10",
    "credo-11", "credo-12", "credo-13", "credo-14", "credo-15", "credo-16",
];

/// Symbols: the icon and the message that names it.
pub static SYMBOLS: &[[&str; 2]] = &[
    ["octopus", "symbol-octopus"],
    ["tropical-fish", "symbol-fish"],
    ["city-car", "symbol-car"],
    ["all-seeing-eye", "symbol-eye"],
    ["scarab-beetle", "symbol-scarab"],
    ["spider-web", "symbol-web"],
    ["goat", "symbol-goat"],
    ["crescent-blade", "symbol-crescent"],
    ["snail", "symbol-snail"],
    ["skull-crossed-bones", "symbol-skull"],
    ["mushroom", "symbol-mushroom"],
    ["raven", "symbol-raven"],
    ["hand", "symbol-hand"],
    ["candle-holder", "symbol-candle"],
    ["teapot", "symbol-teapot"],
    ["duck", "symbol-duck"],
];
