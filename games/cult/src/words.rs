//! The messages and rules that belong to the faces of cards.

use cenacle_table::{Phrase, RuleId};

use crate::{Card, CardFace, Effect, Figures, Right};

/// For a face of the data: the messages of its name and of its text, its rule, and the message of what it needs to be
/// played. `None` if there are no words for it.
pub(crate) fn face_words(id: &str) -> Option<[&'static str; 4]> {
    Some(match id {
        "apparition" => ["card-apparition", "text-apparition", "miracle.apparition", "needs-apparition"],
        "exodus" => ["card-exodus", "text-exodus", "miracle.exodus", "needs-exodus"],
        "fervour-2" => ["card-fervour-2", "text-fervour", "miracle.fervour", "needs-fervour"],
        "fervour-3" => ["card-fervour-3", "text-fervour", "miracle.fervour", "needs-fervour"],
        "fervour-4" => ["card-fervour-4", "text-fervour", "miracle.fervour", "needs-fervour"],
        "fervour-5" => ["card-fervour-5", "text-fervour", "miracle.fervour", "needs-fervour"],
        "fervour-6" => ["card-fervour-6", "text-fervour", "miracle.fervour", "needs-fervour"],
        "fervour-7" => ["card-fervour-7", "text-fervour", "miracle.fervour", "needs-fervour"],
        "retreat" => ["card-retreat", "text-retreat", "miracle.retreat", "needs-retreat"],
        "consecration" => ["card-consecration", "text-consecration", "miracle.consecration", "needs-consecration"],
        "frenzy" => ["card-frenzy", "text-frenzy", "miracle.frenzy", "needs-frenzy"],
        "offering" => ["card-offering", "text-offering", "miracle.offering", "needs-offering"],
        "great-offering" => ["card-great-offering", "text-offering", "miracle.offering", "needs-offering"],
        "blackmail" => ["card-blackmail", "text-blackmail", "intrigue.blackmail", "needs-blackmail"],
        "exorcism" => ["card-exorcism", "text-exorcism", "intrigue.exorcism", "needs-exorcism"],
        "foiled-plot" => ["card-foiled-plot", "text-foiled-plot", "intrigue.foiled-plot", "needs-foiled-plot"],
        "massacre" => ["card-massacre", "text-massacre", "intrigue.massacre", "needs-massacre"],
        "dispersal" => ["card-dispersal", "text-dispersal", "intrigue.dispersal", "needs-dispersal"],
        "larceny" => ["card-larceny", "text-larceny", "intrigue.larceny", "needs-larceny"],
        "intimidation" => ["card-intimidation", "text-intimidation", "intrigue.intimidation", "needs-intimidation"],
        "vandalism" => ["card-vandalism", "text-vandalism", "intrigue.vandalism", "needs-vandalism"],
        "ambush" => ["card-ambush", "text-ambush", "intrigue.ambush", "needs-ambush"],
        "inquisition" => ["card-inquisition", "text-inquisition", "intrigue.inquisition", "needs-inquisition"],
        "takeover" => ["card-takeover", "text-takeover", "intrigue.takeover", "needs-takeover"],
        "community-ruins" => ["card-community-ruins", "text-community", "privilege.community", "needs-nothing"],
        "community-thieves" => ["card-community-thieves", "text-community", "privilege.community", "needs-nothing"],
        "community-slums" => ["card-community-slums", "text-community", "privilege.community", "needs-nothing"],
        "community-temples" => ["card-community-temples", "text-community", "privilege.community", "needs-nothing"],
        "community-market" => ["card-community-market", "text-community", "privilege.community", "needs-nothing"],
        "community-artisans" => ["card-community-artisans", "text-community", "privilege.community", "needs-nothing"],
        "community-academy" => ["card-community-academy", "text-community", "privilege.community", "needs-nothing"],
        "community-port" => ["card-community-port", "text-community", "privilege.community", "needs-nothing"],
        "community-palace" => ["card-community-palace", "text-community", "privilege.community", "needs-nothing"],
        "community-nobles" => ["card-community-nobles", "text-community", "privilege.community", "needs-nothing"],
        "community-barracks" => ["card-community-barracks", "text-community", "privilege.community", "needs-nothing"],
        "community-rift" => ["card-community-rift", "text-community", "privilege.community", "needs-nothing"],
        "minstrel" => ["card-minstrel", "text-personality", "privilege.personality", "needs-nothing"],
        "healer" => ["card-healer", "text-personality", "privilege.personality", "needs-nothing"],
        "admiral" => ["card-admiral", "text-personality", "privilege.personality", "needs-nothing"],
        "mentor" => ["card-mentor", "text-personality", "privilege.personality", "needs-nothing"],
        "inquisitor" => ["card-inquisitor", "text-personality", "privilege.personality", "needs-nothing"],
        "general" => ["card-general", "text-personality", "privilege.personality", "needs-nothing"],
        "oracle" => ["card-oracle", "text-personality", "privilege.personality", "needs-nothing"],
        "safe-conduct-4" => ["card-safe-conduct-4", "text-safe-conduct", "privilege.safe-conduct", "needs-nothing"],
        "safe-conduct-5" => ["card-safe-conduct-5", "text-safe-conduct", "privilege.safe-conduct", "needs-nothing"],
        "safe-conduct-6" => ["card-safe-conduct-6", "text-safe-conduct", "privilege.safe-conduct", "needs-nothing"],
        "tithes-1" => ["card-tithes-1", "text-tithes", "privilege.tithes", "needs-nothing"],
        "tithes-4" => ["card-tithes-4", "text-tithes", "privilege.tithes", "needs-nothing"],
        "tithes-7" => ["card-tithes-7", "text-tithes", "privilege.tithes", "needs-nothing"],
        "tithes-10" => ["card-tithes-10", "text-tithes", "privilege.tithes", "needs-nothing"],
        "tithes-12" => ["card-tithes-12", "text-tithes", "privilege.tithes", "needs-nothing"],
        "exiles" => ["card-exiles", "text-exiles", "privilege.exiles", "needs-nothing"],
        "novitiates" => ["card-novitiates", "text-novitiates", "privilege.novitiates", "needs-nothing"],
        "court-mage" => ["card-court-mage", "text-court-mage", "privilege.court-mage", "needs-nothing"],
        "supremacy" => ["card-supremacy", "text-supremacy", "supremacy.card", "needs-nothing"],
        _ => return None,
    })
}

fn words(id: &str) -> [&'static str; 4] {
    face_words(id).unwrap_or(["card-unknown", "card-unknown", "card.play", "needs-nothing"])
}

/// The rule that explains a card.
pub(crate) fn card_rule(id: &str) -> RuleId {
    words(id)[2]
}

/// The message that says what a card needs to be played.
pub(crate) fn card_needs(id: &str) -> &'static str {
    words(id)[3]
}

/// The message of a card's name; of its deck, if only the back is seen.
pub(crate) fn card_word(figures: &Figures, card: Card) -> &'static str {
    if card.is_known() { words(&figures.of(card).id)[0] } else { back_word(card) }
}

fn back_word(card: Card) -> &'static str {
    match card.deck() {
        Some(crate::Deck::Miracle) => "card-a-miracle",
        Some(crate::Deck::Intrigue) => "card-an-intrigue",
        _ => "card-a-privilege",
    }
}

/// What a card does, with its figures.
pub(crate) fn face_text(face: &CardFace) -> Phrase {
    let phrase = Phrase::new(words(&face.id)[1]).number("influence", face.influence).number("coins", face.coins);
    match (face.right, face.deed.effects().next()) {
        (Some(Right::Community(at) | Right::Personality(at)), _) => {
            phrase.word("the", at.the_word()).word("at", at.at_word())
        }
        (Some(Right::SafeConduct(placement)), _) => phrase.number("placement", placement),
        (Some(Right::Tithes(locations, coins)), _) => {
            let listed = locations.map(|at| (1, at.word())).collect();
            phrase.words("locations", listed).number("tithe", coins)
        }
        (Some(Right::Exiles(gain) | Right::Novitiates(gain) | Right::CourtMage(gain)), _) => {
            phrase.number("gain", gain)
        }
        (None, Some(Effect::Boost { by } | Effect::Exorcise { by })) => phrase.number("by", by),
        (None, Some(Effect::FollowersOrCoins { followers, coins })) => {
            phrase.number("followers", followers).number("gain", coins)
        }
        _ => phrase,
    }
}
