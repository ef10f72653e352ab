//! Colours and symbols.

use cenacle_scene::{Text, scene::Theme};

use crate::{CultName, Deck, Location, Token};

/// Slate at night.
pub(crate) const THEME: Theme = Theme {
    ground: Text::written("#1d2233"),
    panel: Text::written("#33384b"),
    ink: Text::written("#fbf6ea"),
    accent: Text::written("#8f63d8"),
    paper: Text::written("#efe6d2"),
};

/// Bronze, for coins.
pub(super) const COIN: &str = "#c9a25a";

/// The ground of each Location, from the ruins to the Rift.
pub(super) const GROUNDS: [&str; 13] = [
    "#46403c", "#43354a", "#523d30", "#2f4570", "#4a3f6b", "#5a4a22", "#544638", "#28506b", "#1f5f6b", "#5a3366",
    "#622f50", "#67322f", "#3a1f63",
];

/// The light of its emblem, a little of its own colour.
pub(super) const GLOWS: [&str; 13] = [
    "#e6ddd2", "#d9c6e6", "#f0cfae", "#b5ccff", "#d6c8ff", "#ffe08f", "#f0d2a4", "#a8dcff", "#9ff0f2", "#f0b8ff",
    "#ffb8d6", "#ffb3a3", "#c9a2ff",
];

pub(super) const fn location_symbol(location: Location) -> &'static str {
    match location.number() {
        1 => "ancient-ruins",
        2 => "hood",
        3 => "three-friends",
        4 => "public-speaker",
        5 => "greek-temple",
        6 => "shop",
        7 => "hammer-nails",
        8 => "graduate-cap",
        9 => "harbor-dock",
        10 => "indian-palace",
        11 => "crown",
        12 => "medieval-barracks",
        _ => "vortex",
    }
}

pub(crate) const fn cult_symbol(cult_name: CultName) -> &'static str {
    match cult_name {
        CultName::Anubis => "anubis",
        CultName::Cthulhu => "octopus",
        CultName::Fafnir => "spiked-dragon-head",
        CultName::Janus => "double-face-mask",
        CultName::Nirriti => "raven",
        CultName::Tiamat => "hydra",
        CultName::Arachne => "masked-spider",
        CultName::Atheism => "microscope",
    }
}

pub(super) const fn deck_color(deck: Option<Deck>) -> &'static str {
    match deck {
        Some(Deck::Miracle) => "#2f6d8c",
        Some(Deck::Intrigue) => "#8c2f3d",
        Some(Deck::Privilege) => "#7a4a86",
        None => "#6b5a1e",
    }
}

pub(super) const fn priest_symbol(token: Token) -> &'static str {
    match token.value() {
        1 => "priest-1",
        2 => "priest-2",
        3 => "priest-3",
        4 => "priest-4",
        5 => "priest-5",
        _ => "patriarch",
    }
}

/// On the stone of an Altar, beside its Influence.
pub(super) const ALTAR_SIGN: [u8; 3] = [29, 65, 7];

/// Where the sign of a seat stands on that symbol: in the opening of the hood.
pub(super) const fn priest_sign(token: Token) -> Option<[u8; 3]> {
    Some(if token.is_patriarch() { [50, 43, 8] } else { [50, 32, 9] })
}

/// The symbol of a face, by its name in the data.
pub(super) fn face_symbol(id: &str) -> &'static str {
    match id {
        "apparition" => "hooded-figure",
        "exodus" => "walking-boot",
        "retreat" => "exit-door",
        "consecration" => "star-altar",
        "frenzy" => "rally-the-troops",
        "offering" | "great-offering" => "swap-bag",
        "blackmail" => "money-stack",
        "exorcism" => "holy-symbol",
        "foiled-plot" => "eye-target",
        "massacre" => "bloody-sword",
        "dispersal" => "wolf-howl",
        "larceny" => "robber",
        "intimidation" => "spears",
        "vandalism" => "broken-pottery",
        "ambush" => "backstab",
        "inquisition" => "burning-book",
        "takeover" => "throne-king",
        "exiles" => "run",
        "novitiates" => "candles",
        "court-mage" => "magic-swirl",
        "supremacy" => "laurel-crown",
        _ if id.starts_with("fervour") => "fire-ring",
        _ if id.starts_with("community") => "scroll-unfurled",
        _ if id.starts_with("safe-conduct") => "tied-scroll",
        _ if id.starts_with("tithes") => "cash",
        _ => "direction-sign",
    }
}
