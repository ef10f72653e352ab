//! The names of the faces: how each is called in the data, in the words, in the rules, and which symbol it bears.

/// How a face is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named {
    /// In the data.
    pub id: &'static str,
    /// The message that names it.
    pub name: &'static str,
    /// The message that says what it does.
    pub text: &'static str,
    /// The rule that explains it.
    pub rule: &'static str,
    /// Its symbol.
    pub symbol: &'static str,
}

const fn named(
    id: &'static str,
    name: &'static str,
    text: &'static str,
    rule: &'static str,
    symbol: &'static str,
) -> Named {
    Named { id, name, text, rule, symbol }
}

/// All faces, in the order of the data.
pub(crate) static NAMED: [Named; crate::FACES] = [
    named("eclipse", "card-eclipse", "text-eclipse", "mishap.eclipse", "eclipse"),
    named("police-raid", "card-police-raid", "text-police-raid", "mishap.police-raid", "police-badge"),
    named("flu", "card-flu", "text-flu", "mishap.flu", "vomiting"),
    named("recruitment", "card-recruitment", "text-recruitment", "mishap.recruitment", "public-speaker"),
    named("high-tide", "card-high-tide", "text-high-tide", "mishap.high-tide", "big-wave"),
    named("low-tide", "card-low-tide", "text-low-tide", "mishap.low-tide", "at-sea"),
    named("seminar", "card-seminar", "text-seminar", "mishap.seminar", "discussion"),
    named("moving-house", "card-moving-house", "text-moving-house", "mishap.moving-house", "cardboard-box"),
    named("front-page", "card-front-page", "text-front-page", "mishap.front-page", "newspaper"),
    named("moonless-night", "card-moonless-night", "text-moonless-night", "mishap.moonless-night", "night-sky"),
    named("full-moon", "card-full-moon", "text-full-moon", "mishap.full-moon", "moon"),
    named(
        "spontaneous-combustion",
        "card-spontaneous-combustion",
        "text-spontaneous-combustion",
        "mishap.spontaneous-combustion",
        "flame",
    ),
    named("search", "card-search", "text-search", "event.search", "magnifying-glass"),
    named("nosy-journalist", "card-nosy-journalist", "text-nosy-journalist", "event.nosy-journalist", "quill-ink"),
    named("tax-audit", "card-tax-audit", "text-tax-audit", "event.tax-audit", "receive-money"),
    named(
        "infiltrated-traitor",
        "card-infiltrated-traitor",
        "text-infiltrated-traitor",
        "event.infiltrated-traitor",
        "backstab",
    ),
    named("asylum", "card-asylum", "text-asylum", "event.asylum", "imprisoned"),
    named("power-cut", "card-power-cut", "text-power-cut", "event.power-cut", "electrical-socket"),
    named("overdue-grimoire", "card-overdue-grimoire", "text-overdue-grimoire", "event.overdue-grimoire", "evil-book"),
    named("cheap-chalk", "card-cheap-chalk", "text-cheap-chalk", "event.cheap-chalk", "chalk-outline-murder"),
    named("buried-too-soon", "card-buried-too-soon", "text-buried-too-soon", "event.buried-too-soon", "raise-zombie"),
    named("blackmail", "card-blackmail", "text-blackmail", "event.blackmail", "money-stack"),
    named(
        "crate-of-dynamite",
        "card-crate-of-dynamite",
        "text-crate-of-dynamite",
        "event.crate-of-dynamite",
        "dynamite",
    ),
    named("secret-council", "card-secret-council", "text-secret-council", "event.secret-council", "round-table"),
    named(
        "whim-of-the-stars",
        "card-whim-of-the-stars",
        "text-whim-of-the-stars",
        "event.whim-of-the-stars",
        "star-swirl",
    ),
    named("strike", "card-strike", "text-strike", "event.strike", "megaphone"),
    named("withering", "card-withering", "text-withering", "sorcery.withering", "shambling-zombie"),
    named("domination", "card-domination", "text-domination", "sorcery.domination", "puppet"),
    named("curse", "card-curse", "text-curse", "sorcery.curse", "cursed-star"),
    named("theft-of-spirit", "card-theft-of-spirit", "text-theft-of-spirit", "sorcery.theft-of-spirit", "brain-leak"),
    named("oblivion", "card-oblivion", "text-oblivion", "sorcery.oblivion", "vortex"),
    named("resurrection", "card-resurrection", "text-resurrection", "sorcery.resurrection", "raise-skeleton"),
    named("gate-elsewhere", "card-gate-elsewhere", "text-gate-elsewhere", "sorcery.gate-elsewhere", "magic-portal"),
    named("contemplation", "card-contemplation", "text-contemplation", "sorcery.contemplation", "third-eye"),
    named("yellow-sign", "card-yellow-sign", "text-yellow-sign", "sorcery.yellow-sign", "spiral-tentacle"),
    named("protective-mist", "card-protective-mist", "text-protective-mist", "sorcery.protective-mist", "fog"),
    named("bare-fists", "card-bare-fists", "text-bare-fists", "brutality.bare-fists", "fist"),
    named("bat", "card-bat", "text-bat", "brutality.bat", "baseball-bat"),
    named("pitchfork", "card-pitchfork", "text-pitchfork", "brutality.pitchfork", "pitchfork"),
    named(
        "sacrificial-knife",
        "card-sacrificial-knife",
        "text-sacrificial-knife",
        "brutality.sacrificial-knife",
        "sacrificial-dagger",
    ),
    named("truncheon", "card-truncheon", "text-truncheon", "brutality.truncheon", "wood-club"),
    named("revolver", "card-revolver", "text-revolver", "brutality.revolver", "revolver"),
    named("axe", "card-axe", "text-axe", "brutality.axe", "fire-axe"),
    named("shotgun", "card-shotgun", "text-shotgun", "brutality.shotgun", "sawed-off-shotgun"),
    named("ram-car", "card-ram-car", "text-ram-car", "brutality.ram-car", "city-car"),
    named("chainsaw", "card-chainsaw", "text-chainsaw", "brutality.chainsaw", "chainsaw"),
    named("tommy-gun", "card-tommy-gun", "text-tommy-gun", "brutality.tommy-gun", "machine-gun"),
    named("flame-thrower", "card-flame-thrower", "text-flame-thrower", "brutality.flame-thrower", "flamethrower"),
    named("dynamite", "card-dynamite", "text-dynamite", "brutality.dynamite", "dynamite"),
    named("human-faced-rat", "card-human-faced-rat", "text-human-faced-rat", "conjuring.human-faced-rat", "rat"),
    named("ghoul", "card-ghoul", "text-ghoul", "conjuring.ghoul", "carnivore-mouth"),
    named("deep-one", "card-deep-one", "text-deep-one", "conjuring.deep-one", "fish-monster"),
    named("byakhee", "card-byakhee", "text-byakhee", "conjuring.byakhee", "bat-wing"),
    named("night-gaunt", "card-night-gaunt", "text-night-gaunt", "conjuring.night-gaunt", "evil-bat"),
    named("mi-go", "card-mi-go", "text-mi-go", "conjuring.mi-go", "alien-bug"),
    named("hunting-horror", "card-hunting-horror", "text-hunting-horror", "conjuring.hunting-horror", "sand-snake"),
    named("star-vampire", "card-star-vampire", "text-star-vampire", "conjuring.star-vampire", "interlaced-tentacles"),
    named(
        "hound-of-tindalos",
        "card-hound-of-tindalos",
        "text-hound-of-tindalos",
        "conjuring.hound-of-tindalos",
        "direwolf",
    ),
    named("flying-polyp", "card-flying-polyp", "text-flying-polyp", "conjuring.flying-polyp", "floating-tentacles"),
    named("dark-young", "card-dark-young", "text-dark-young", "conjuring.dark-young", "evil-tree"),
    named("shoggoth", "card-shoggoth", "text-shoggoth", "conjuring.shoggoth", "transparent-slime"),
    named("star-spawn", "card-star-spawn", "text-star-spawn", "conjuring.star-spawn", "tentacles-skull"),
    named("elder-sign", "card-elder-sign", "text-elder-sign", "defence.elder-sign", "pentacle"),
    named("dodge", "card-dodge", "text-dodge", "defence.dodge", "dodging"),
    named("bluff", "card-bluff", "text-bluff", "defence.bluff", "card-joker"),
];
