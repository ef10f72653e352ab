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
        "tcho-tchos" => ["board-tcho-tchos", "growth.track", "sacrificial-dagger"],
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
        "growth-2" => ["lock-growth-2", "letter-growth-2"],
        "growth-5" => ["lock-growth-5", "letter-growth-5"],
        "growth-8" => ["lock-growth-8", "letter-growth-8"],
        "growth-11" => ["lock-growth-11", "letter-growth-11"],
        _ => return None,
    })
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
        Site::Town(place) => figures
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
        Site::Town(place) => figures
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
