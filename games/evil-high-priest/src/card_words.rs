//! The messages, rules and symbols of the cards that the data name.

use cenacle_table::RuleId;

use crate::{Card, Figures, Investigator, Monster, Priest};

/// For a monster: its name, its text, its rule and its symbol.
pub(crate) fn monster_words(id: &str) -> Option<[&'static str; 4]> {
    Some(match id {
        "deep-one" => ["monster-deep-one", "power-none", "monster.gain", "fish-monster"],
        "byakhee" => ["monster-byakhee", "power-byakhee", "monster.byakhee", "pterodactylus"],
        "undead" => ["monster-undead", "power-undead", "monster.undead", "raise-zombie"],
        "dark-young" => ["monster-dark-young", "power-dark-young", "monster.dark-young", "goat"],
        "fungi" => ["monster-fungi", "power-fungi", "monster.fungi", "crab-claw"],
        "shambler" => ["monster-shambler", "power-shambler", "monster.shambler", "evil-bat"],
        "ghoul" => ["monster-ghoul", "power-ghoul", "monster.ghoul", "shambling-zombie"],
        "wendigo" => ["monster-wendigo", "power-wendigo", "monster.wendigo", "ice-bolt"],
        "gnoph-keh" => ["monster-gnoph-keh", "power-gnoph-keh", "monster.gnoph-keh", "polar-bear"],
        "zoog" => ["monster-zoog", "power-zoog", "monster.zoog", "rat"],
        "hound" => ["monster-hound", "power-hound", "monster.hound", "hound"],
        "servitor" => ["monster-servitor", "power-servitor", "monster.servitor", "pan-flute"],
        "yith" => ["monster-yith", "power-yith", "monster.yith", "spiral-shell"],
        "polyp" => ["monster-polyp", "power-polyp", "monster.polyp", "tornado"],
        "star-vampire" => ["monster-star-vampire", "power-star-vampire", "monster.star-vampire", "floating-tentacles"],
        "gug" => ["monster-gug", "power-gug", "monster.gug", "giant"],
        "ghast" => ["monster-ghast", "power-ghast", "monster.ghast", "insect-jaws"],
        "nightgaunt" => ["monster-nightgaunt", "power-nightgaunt", "monster.nightgaunt", "batwing-emblem"],
        "elder-thing" => ["monster-elder-thing", "power-elder-thing", "monster.elder-thing", "brain-tentacle"],
        "shantak" => ["monster-shantak", "power-shantak", "monster.shantak", "wyvern"],
        "formless-spawn" => ["monster-formless-spawn", "power-formless-spawn", "monster.formless-spawn", "slime"],
        "chthonian" => ["monster-chthonian", "power-chthonian", "monster.chthonian", "worm-mouth"],
        "moon-beast" => ["monster-moon-beast", "power-moon-beast", "monster.moon-beast", "toad-teeth"],
        "hunting-horror" => ["monster-hunting-horror", "power-hunting-horror", "monster.hunting-horror", "evil-wings"],
        "leng-spider" => ["monster-leng-spider", "power-leng-spider", "monster.leng-spider", "spider-alt"],
        _ => return None,
    })
}

/// For an investigator: name, text, rule and symbol.
pub(crate) fn investigator_words(id: &str) -> Option<[&'static str; 4]> {
    Some(match id {
        "detective" => {
            ["investigator-detective", "investigator-text-detective", "investigator.detective", "sherlock-holmes"]
        }
        "minister" => ["investigator-minister", "investigator-text-minister", "investigator.minister", "pope-crown"],
        "hobo" => ["investigator-hobo", "investigator-text-hobo", "investigator.hobo", "bindle"],
        "archaeologist" => {
            ["investigator-archaeologist", "investigator-text-archaeologist", "investigator.archaeologist", "dig-dug"]
        }
        "agent" => ["investigator-agent", "investigator-text-agent", "investigator.agent", "fedora"],
        "vampire" => ["investigator-vampire", "investigator-text-vampire", "investigator.vampire", "vampire-dracula"],
        "author" => ["investigator-author", "investigator-text-author", "investigator.author", "quill-ink"],
        "artist" => ["investigator-artist", "investigator-text-artist", "investigator.artist", "palette"],
        "professor" => {
            ["investigator-professor", "investigator-text-professor", "investigator.professor", "graduate-cap"]
        }
        "journalist" => {
            ["investigator-journalist", "investigator-text-journalist", "investigator.journalist", "newspaper"]
        }
        "officer" => {
            ["investigator-officer", "investigator-text-officer", "investigator.officer", "police-officer-head"]
        }
        "soldier" => {
            ["investigator-soldier", "investigator-text-soldier", "investigator.soldier", "private-first-class"]
        }
        "alienist" => ["investigator-alienist", "investigator-text-alienist", "investigator.alienist", "brain"],
        "dilettante" => {
            ["investigator-dilettante", "investigator-text-dilettante", "investigator.dilettante", "top-hat"]
        }
        "librarian" => {
            ["investigator-librarian", "investigator-text-librarian", "investigator.librarian", "book-cover"]
        }
        "hunter" => ["investigator-hunter", "investigator-text-hunter", "investigator.hunter", "winchester-rifle"],
        "gangster" => ["investigator-gangster", "investigator-text-gangster", "investigator.gangster", "revolver"],
        "antiquarian" => {
            ["investigator-antiquarian", "investigator-text-antiquarian", "investigator.antiquarian", "pocket-watch"]
        }
        "photographer" => {
            ["investigator-photographer", "investigator-text-photographer", "investigator.photographer", "photo-camera"]
        }
        "medium" => ["investigator-medium", "investigator-text-medium", "investigator.medium", "crystal-ball"],
        _ => return None,
    })
}

/// For a Priest card: name, text, rule and symbol.
pub(crate) fn priest_words(id: &str) -> Option<[&'static str; 4]> {
    Some(match id {
        "west" => ["priest-name-west", "priest-text-west", "priest-card.west", "test-tubes"],
        "akeley" => ["priest-name-akeley", "priest-text-akeley", "priest-card.akeley", "farmer"],
        "stanford" => ["priest-name-stanford", "priest-text-stanford", "priest-card.stanford", "monk-face"],
        "hutchinson" => ["priest-name-hutchinson", "priest-text-hutchinson", "priest-card.hutchinson", "wizard-staff"],
        "scott" => ["priest-name-scott", "priest-text-scott", "priest-card.scott", "ship-wheel"],
        "shan" => ["priest-name-shan", "priest-text-shan", "priest-card.shan", "queen-crown"],
        "orne" => ["priest-name-orne", "priest-text-orne", "priest-card.orne", "open-treasure-chest"],
        "kthun" => ["priest-name-kthun", "priest-text-kthun", "priest-card.kthun", "broken-wall"],
        "shiny" => ["priest-name-shiny", "priest-text-shiny", "priest-card.shiny", "coins"],
        "curwen" => ["priest-name-curwen", "priest-text-curwen", "priest-card.curwen", "portrait"],
        "keziah" => ["priest-name-keziah", "priest-text-keziah", "priest-card.keziah", "witch-flight"],
        "asenath" => ["priest-name-asenath", "priest-text-asenath", "priest-card.asenath", "witch-face"],
        "wilbur" => ["priest-name-wilbur", "priest-text-wilbur", "priest-card.wilbur", "ogre"],
        "marsh" => ["priest-name-marsh", "priest-text-marsh", "priest-card.marsh", "boat-fishing"],
        "old-whateley" => {
            ["priest-name-old-whateley", "priest-text-old-whateley", "priest-card.old-whateley", "old-king"]
        }
        "suydam" => ["priest-name-suydam", "priest-text-suydam", "priest-card.suydam", "castle-ruins"],
        "bowen" => ["priest-name-bowen", "priest-text-bowen", "priest-card.bowen", "egyptian-profile"],
        "tillinghast" => {
            ["priest-name-tillinghast", "priest-text-tillinghast", "priest-card.tillinghast", "radar-dish"]
        }
        "ephraim" => ["priest-name-ephraim", "priest-text-ephraim", "priest-card.ephraim", "death-note"],
        "nophru-ka" => ["priest-name-nophru-ka", "priest-text-nophru-ka", "priest-card.nophru-ka", "pharoah"],
        _ => return None,
    })
}

/// The messages of a card, and its rule and symbol.
pub(crate) fn card(figures: &Figures, card: Card) -> [&'static str; 4] {
    match card {
        Card::Monster(which) => {
            monster(figures, which).unwrap_or(["lair-empty", "power-none", "monster.gain", "fish-monster"])
        }
        Card::Priest(which) => priest(figures, which),
        Card::Investigator(who) => investigator(figures, who),
    }
}

fn monster(figures: &Figures, monster: Monster) -> Option<[&'static str; 4]> {
    figures.monster(monster).and_then(|face| monster_words(&face.id))
}

/// The message of a monster's name.
pub(crate) fn monster_word(figures: &Figures, which: Monster) -> &'static str {
    if which == Monster::AMOEBA {
        return "monster-amoeba";
    }
    monster(figures, which).map_or("lair-empty", |words| words[0])
}

/// The rule of a monster.
pub(crate) fn monster_rule(figures: &Figures, which: Monster) -> RuleId {
    monster(figures, which).map_or("monster.gain", |words| words[2])
}

/// The messages of an investigator, and the rule and symbol.
pub(crate) fn investigator(figures: &Figures, who: Investigator) -> [&'static str; 4] {
    let words = figures.investigator(who).and_then(|face| investigator_words(&face.id));
    words.unwrap_or(["investigator-nobody", "power-none", "raid.terms", "police-badge"])
}

/// The messages of a Priest card, and the rule and symbol.
pub(crate) fn priest(figures: &Figures, priest: Priest) -> [&'static str; 4] {
    let words = figures.priest(priest).and_then(|face| priest_words(&face.id));
    words.unwrap_or(["priest-name-nobody", "power-none", "priest.power", "warlock-hood"])
}

/// The rule of a Priest card.
pub(crate) fn priest_rule(figures: &Figures, which: Priest) -> RuleId {
    priest(figures, which)[2]
}
