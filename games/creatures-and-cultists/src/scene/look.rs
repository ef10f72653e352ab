//! Colours and symbols.

use cenacle_scene::{Phrase, Text, scene::Theme};

use crate::{
    Family, Figures,
    position::{ROW, row_of},
};

/// Pulp paper in a purple night.
pub(crate) const THEME: Theme = Theme {
    ground: Text::written("#2a1b37"),
    panel: Text::written("#130d1a"),
    ink: Text::written("#f4ecd6"),
    accent: Text::written("#b6f04a"),
    paper: Text::written("#e9dfc3"),
};

pub(super) const PAPER: &str = "#e9dfc3";
pub(super) const INK: &str = "#1a1408";
pub(super) const ACID: &str = "#b6f04a";

pub(super) const fn family_color(family: Family) -> &'static str {
    match family {
        Family::Mishap => "#6c6a72",
        Family::Event => "#8c4668",
        Family::Sorcery => "#5a2a6a",
        Family::Brutality => "#a3342b",
        Family::Conjuring => "#4d7a1f",
        Family::Defence => "#2f5f8c",
    }
}

/// The messages that call a cultist by his rank and trade, without and with an article.
const fn member_words(figures: &Figures, member: u8) -> [&'static str; 2] {
    let brute = figures.brutes & 1 << member != 0;
    match (row_of(member), brute) {
        (0, true) => ["member-novice-brute", "the-novice-brute"],
        (0, false) => ["member-novice-conjurer", "the-novice-conjurer"],
        (1, true) => ["member-initiate-brute", "the-initiate-brute"],
        (1, false) => ["member-initiate-conjurer", "the-initiate-conjurer"],
        (_, true) => ["member-leader-brute", "the-leader-brute"],
        (_, false) => ["member-leader-conjurer", "the-leader-conjurer"],
    }
}

/// What a sentence calls a cultist: his rank and trade, the same with its article, and his number in the row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Called {
    word: &'static str,
    with_article: &'static str,
    number: &'static str,
}

impl Called {
    /// The one the sentence is about.
    pub(crate) const WHO: Called = Called { word: "who", with_article: "the-who", number: "number" };
    /// Who attacks.
    pub(crate) const ATTACKER: Called =
        Called { word: "attacker", with_article: "the-attacker", number: "attacker-number" };
    /// Who suffers or acts in another one's sentence.
    pub(crate) const VICTIM: Called = Called { word: "victim", with_article: "the-victim", number: "victim-number" };
    /// The second of two.
    pub(crate) const SECOND: Called = Called { word: "second", with_article: "the-second", number: "second-number" };

    pub(crate) fn says(self, phrase: Phrase, figures: &Figures, member: u8) -> Phrase {
        let [word, with_article] = member_words(figures, member);
        phrase.word(self.word, word).word(self.with_article, with_article).number(self.number, number_of(member))
    }
}

/// The number of a cultist in his row.
pub(super) const fn number_of(member: u8) -> u8 {
    member % ROW as u8 + 1
}

/// A figure with its sign: +2, −1, 0.
pub(super) fn signed(number: i8) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// Modifiers of cultists with their sign, from −9: a sentence copies no letters.
const SIGNED: [&str; 19] =
    ["−9", "−8", "−7", "−6", "−5", "−4", "−3", "−2", "−1", "0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "+9"];

/// The two modifiers of a cultist.
pub(super) fn with_modifiers(phrase: Phrase, figures: &Figures, member: u8) -> Phrase {
    let [brutality, conjuring] =
        figures.modifiers[usize::from(member)].map(|modifier| SIGNED[(modifier + 9).clamp(0, 18) as usize]);
    phrase.text("brutality", brutality).text("conjuring", conjuring)
}
