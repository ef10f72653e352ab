//! The messages and rules that belong to what the data name.

use cenacle_table::RuleId;

use crate::{Board, Chamber, Figures, Site};

pub(crate) use crate::card_words::{
    card, investigator, investigator_words, monster_rule, monster_word, monster_words, priest, priest_rule,
    priest_words,
};

/// The message of a place's name and its rule; `None` if there are no words for it.
pub(crate) fn place_words(id: &str) -> Option<(&'static str, RuleId)> {
    Some(match id {
        "kingsport" => ("place-kingsport", "town.kingsport"),
        "innsmouth" => ("place-innsmouth", "town.innsmouth"),
        "boston" => ("place-boston", "town.boston"),
        "dunwich" => ("place-dunwich", "town.dunwich"),
        "lodge" => ("place-lodge", "town.lodge"),
        "arkham" => ("place-arkham", "town.arkham"),
        "university" => ("place-university", "town.university"),
        "aylesbury" => ("place-aylesbury", "town.aylesbury"),
        "starry-wisdom" => ("place-starry-wisdom", "town.starry-wisdom"),
        "salem" => ("place-salem", "town.salem"),
        "athenaeum" => ("place-athenaeum", "town.athenaeum"),
        "providence" => ("place-providence", "town.providence"),
        _ => return None,
    })
}

/// The message of a ritual's name and its rule.
pub(crate) fn ritual_words(id: &str) -> Option<(&'static str, RuleId)> {
    Some(match id {
        "tulzscha" => ("ritual-tulzscha", "ritual.tulzscha"),
        "mao" => ("ritual-mao", "ritual.mao"),
        "horror" => ("ritual-horror", "ritual.horror"),
        "red-sign" => ("ritual-red-sign", "ritual.red-sign"),
        "dragon" => ("ritual-dragon", "ritual.dragon"),
        _ => return None,
    })
}

/// For a chamber: its name, what is special about it, its rule and its symbol.
pub(crate) fn chamber_words(id: &str) -> Option<[&'static str; 4]> {
    Some(match id {
        "well" => ["chamber-well", "trait-none", "chamber.well", "well"],
        "pit" => ["chamber-pit", "trait-none", "chamber.pit", "hole"],
        "vault" => ["chamber-vault", "trait-none", "chamber.vault", "strongbox"],
        "closet" => ["chamber-closet", "trait-none", "chamber.closet", "lockers"],
        "library" => ["chamber-library", "trait-none", "chamber.library", "bookshelf"],
        "false-wall" => ["chamber-false-wall", "trait-none", "chamber.false-wall", "secret-door"],
        "trap" => ["chamber-trap", "trait-trap", "chamber.trap", "wolf-trap"],
        "gate" => ["chamber-gate", "trait-gate", "chamber.gate", "magic-gate"],
        "altar" => ["chamber-altar", "trait-altar", "chamber.altar", "star-altar"],
        "laboratory" => ["chamber-laboratory", "trait-none", "chamber.laboratory", "erlenmeyer"],
        "shrine" => ["chamber-shrine", "trait-none", "chamber.shrine", "church"],
        "treasury" => ["chamber-treasury", "trait-none", "chamber.treasury", "open-treasure-chest"],
        "guard-room" => ["chamber-guard-room", "trait-guard-room", "chamber.guard-room", "dungeon-gate"],
        _ => return None,
    })
}

/// For a board: its name, its rule and its symbol.
pub(crate) fn board_words(id: &str) -> Option<[&'static str; 3]> {
    Some(match id {
        "great-cthulhu" => ["board-great-cthulhu", "board.cthulhu", "octopus"],
        "black-goat" => ["board-black-goat", "board.goat", "goat"],
        "crawling-chaos" => ["board-crawling-chaos", "board.chaos", "vortex"],
        "opener-of-the-way" => ["board-opener-of-the-way", "board.opener", "all-seeing-eye"],
        "sleeper" => ["board-sleeper", "board.sleeper", "bat-wing"],
        "tcho-tchos" => ["board-tcho-tchos", "board.tcho-tchos", "sacrificial-dagger"],
        "windwalker" => ["board-windwalker", "board.windwalker", "snowflake-2"],
        "guardian-of-the-pyramid" => ["board-guardian-of-the-pyramid", "board.guardian", "egyptian-pyramids"],
        "ancients" => ["board-ancients", "board.ancients", "molecule"],
        "yellow-sign" => ["board-yellow-sign", "board.yellow", "overlord-helm"],
        _ => return None,
    })
}

/// For a lock: the messages of its name in a sentence and of its letter.
pub(crate) fn lock_words(id: &str) -> Option<[&'static str; 2]> {
    Some(match id {
        "s" => ["lock-s", "letter-s"],
        "s1" => ["lock-s1", "letter-s1"],
        "s2" => ["lock-s2", "letter-s2"],
        "a" => ["lock-a", "letter-a"],
        "b" => ["lock-b", "letter-b"],
        "c" => ["lock-c", "letter-c"],
        "d" => ["lock-d", "letter-d"],
        "e" => ["lock-e", "letter-e"],
        "f" => ["lock-f", "letter-f"],
        "g" => ["lock-g", "letter-g"],
        "h" => ["lock-h", "letter-h"],
        "i" => ["lock-i", "letter-i"],
        "j" => ["lock-j", "letter-j"],
        "k" => ["lock-k", "letter-k"],
        "l" => ["lock-l", "letter-l"],
        "1a" => ["lock-1a", "letter-1a"],
        "1b" => ["lock-1b", "letter-1b"],
        "1h" => ["lock-1h", "letter-1h"],
        "2a" => ["lock-2a", "letter-2a"],
        "2b" => ["lock-2b", "letter-2b"],
        "2w" => ["lock-2w", "letter-2w"],
        "3a" => ["lock-3a", "letter-3a"],
        "3b" => ["lock-3b", "letter-3b"],
        "3p" => ["lock-3p", "letter-3p"],
        "4a" => ["lock-4a", "letter-4a"],
        "4b" => ["lock-4b", "letter-4b"],
        "4d" => ["lock-4d", "letter-4d"],
        "z" => ["lock-z", "letter-z"],
        "y1" => ["lock-y1", "letter-y1"],
        "y2" => ["lock-y2", "letter-y2"],
        "y3" => ["lock-y3", "letter-y3"],
        "y4" => ["lock-y4", "letter-y4"],
        "y5" => ["lock-y5", "letter-y5"],
        "y6" => ["lock-y6", "letter-y6"],
        "y7" => ["lock-y7", "letter-y7"],
        "y8" => ["lock-y8", "letter-y8"],
        "y9" => ["lock-y9", "letter-y9"],
        "y10" => ["lock-y10", "letter-y10"],
        "y11" => ["lock-y11", "letter-y11"],
        "y12" => ["lock-y12", "letter-y12"],
        "y13" => ["lock-y13", "letter-y13"],
        "s3" => ["lock-s3", "letter-s3"],
        "s4" => ["lock-s4", "letter-s4"],
        "x1" => ["lock-x1", "letter-x1"],
        "x2" => ["lock-x2", "letter-x2"],
        "x3" => ["lock-x3", "letter-x3"],
        "x4" => ["lock-x4", "letter-x4"],
        "x5" => ["lock-x5", "letter-x5"],
        "p1" => ["lock-p1", "letter-p1"],
        "p2" => ["lock-p2", "letter-p2"],
        "p3" => ["lock-p3", "letter-p3"],
        "p4" => ["lock-p4", "letter-p4"],
        "q1" => ["lock-q1", "letter-q1"],
        "q2" => ["lock-q2", "letter-q2"],
        "q3" => ["lock-q3", "letter-q3"],
        "growth-2" => ["lock-growth-2", "letter-growth-2"],
        "growth-5" => ["lock-growth-5", "letter-growth-5"],
        "growth-8" => ["lock-growth-8", "letter-growth-8"],
        "growth-11" => ["lock-growth-11", "letter-growth-11"],
        _ => return None,
    })
}

/// For an avatar: its name, what it does, and its symbol.
pub(crate) fn avatar_words(id: &str) -> Option<[&'static str; 3]> {
    Some(match id {
        "howler" => ["avatar-howler", "avatar-howler-text", "screaming"],
        "bloated-woman" => ["avatar-bloated-woman", "avatar-bloated-woman-text", "tentacles-skull"],
        "black-pharaoh" => ["avatar-black-pharaoh", "avatar-black-pharaoh-text", "pharoah"],
        "haunter" => ["avatar-haunter", "avatar-haunter-text", "evil-bat"],
        _ => return None,
    })
}

/// The message of an avatar's name.
pub(crate) fn avatar_word(board: &Board, avatar: u8) -> &'static str {
    let id = board.avatars.get(usize::from(avatar)).map_or("", |avatar| avatar.id.as_str());
    avatar_words(id).map_or("site-nowhere", |words| words[0])
}

/// The message of a stage of the Evolution track.
pub(crate) const fn stage_word(stage: u8) -> &'static str {
    match stage {
        0 => "stage-mutant",
        1 => "stage-abomination",
        _ => "stage-spawn",
    }
}

/// The message of a chamber's name.
pub(crate) fn chamber_word(figures: &Figures, chamber: Chamber) -> &'static str {
    let id = figures.chamber(chamber).map_or("", |face| face.id.as_str());
    chamber_words(id).map_or("room-empty", |words| words[0])
}

/// The message of a lock's name.
pub(crate) fn lock_word(board: &Board, lock: u8) -> &'static str {
    let id = board.locks.get(usize::from(lock)).map_or("", |lock| lock.id.as_str());
    lock_words(id).map_or("site-nowhere", |words| words[0])
}

/// The message of a site's name, to stand after "at" or "to".
pub(crate) fn site_word(figures: &Figures, board: &Board, site: Site) -> &'static str {
    match site {
        Site::Pool => "site-pool",
        Site::Asylum => "site-asylum",
        Site::Escape => "site-escape",
        Site::Away => "site-nowhere",
        Site::Trapped => "site-trapped",
        Site::Power => "site-power",
        Site::Summon => "site-summon",
        Site::Rescue => "site-rescue",
        Site::Improve => "site-improve",
        Site::Azathoth => "site-azathoth",
        Site::King => "site-king",
        Site::Evolved(stage) => stage_word(stage),
        Site::Track(lock) => lock_word(board, lock),
        Site::Town(place) | Site::Eternal(place) => figures
            .town
            .get(usize::from(place))
            .and_then(|place| place_words(&place.id))
            .map_or("site-nowhere", |words| words.0),
        Site::Skulk(0) => "site-skulk-1",
        Site::Skulk(_) => "site-skulk-2",
        Site::Ritual(ritual, _) => figures
            .rituals
            .get(usize::from(ritual))
            .and_then(|ritual| ritual_words(&ritual.id))
            .map_or("site-nowhere", |words| words.0),
        Site::Lock(lock) => lock_word(board, lock),
    }
}

/// The rule that explains a site.
pub(crate) fn site_rule(figures: &Figures, site: Site) -> RuleId {
    match site {
        Site::Pool | Site::Away => "action.place",
        Site::Asylum => "cost.acolytes",
        Site::Escape => "priest.escape",
        Site::Trapped => "monster.shambler",
        Site::Power => "priest.power",
        Site::Summon => "priest.summon",
        Site::Rescue => "priest.rescue",
        Site::Improve => "priest.improve",
        Site::Azathoth => "azathoth.send",
        Site::King => "king.use",
        Site::Evolved(_) => "evolution.track",
        Site::Track(_) => "yellow.track",
        Site::Town(place) | Site::Eternal(place) => figures
            .town
            .get(usize::from(place))
            .and_then(|place| place_words(&place.id))
            .map_or("town.cost", |words| words.1),
        Site::Skulk(_) => "skulk.spaces",
        Site::Ritual(ritual, _) => figures
            .rituals
            .get(usize::from(ritual))
            .and_then(|ritual| ritual_words(&ritual.id))
            .map_or("ritual.begin", |words| words.1),
        Site::Lock(_) => "lock.break",
    }
}

/// Something bad, in a word.
pub(crate) const fn harm_word(harm: crate::Harm) -> &'static str {
    match harm {
        crate::Harm::Worship => "harm-worship",
        crate::Harm::Amoeba => "harm-amoeba",
        crate::Harm::Loss => "harm-loss",
        crate::Harm::Flight => "harm-flight",
    }
}
