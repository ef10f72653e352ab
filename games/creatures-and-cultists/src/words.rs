//! What sentences call the cultists.

use cenacle_table::Phrase;

use crate::{
    Figures,
    position::{ROW, row_of},
};

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
    /// The cultist who attacks.
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
pub(crate) const fn number_of(member: u8) -> u8 {
    member % ROW as u8 + 1
}
