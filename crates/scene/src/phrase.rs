//! Something to say, before it is said in a language.

use crate::{Seat, Text};

/// A message key and what fills its gaps. [`Say`](crate::Say) turns it into a sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The key of a message in the game's `words/*.ftl`.
    pub key: &'static str,
    /// What fills the message's variables.
    pub facts: Vec<(&'static str, Fact)>,
}

/// What fills one gap of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Fact {
    /// A number, for figures and plural forms.
    Number(i64),
    /// Another message, such as the name of a card.
    Word(&'static str),
    /// A player: gives the variable the name, and `<variable>-is` = `me` or `other`.
    Seat(Seat),
    /// Several messages, listed with commas.
    Words(Vec<(usize, &'static str)>),
    /// A selector or text that needs no translation.
    Text(&'static str),
    /// Words that were said before, in the same language.
    Said(Text),
}

impl Phrase {
    /// A phrase without gaps.
    #[must_use]
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, facts: Vec::new() }
    }

    /// Fills a gap with a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.fact(name, Fact::Number(number.into()))
    }

    /// Fills a gap with another message.
    #[must_use]
    pub fn word(self, name: &'static str, key: &'static str) -> Phrase {
        self.fact(name, Fact::Word(key))
    }

    /// Fills a gap with a player's name.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.fact(name, Fact::Seat(seat))
    }

    /// Fills a gap with counted messages: "Artisan ×2, Stone".
    #[must_use]
    pub fn words(self, name: &'static str, words: Vec<(usize, &'static str)>) -> Phrase {
        self.fact(name, Fact::Words(words))
    }

    /// Fills a gap with a selector.
    #[must_use]
    pub fn text(self, name: &'static str, text: &'static str) -> Phrase {
        self.fact(name, Fact::Text(text))
    }

    /// Fills a gap with what was said before.
    #[must_use]
    pub fn said(self, name: &'static str, said: impl Into<Text>) -> Phrase {
        self.fact(name, Fact::Said(said.into()))
    }

    fn fact(mut self, name: &'static str, fact: Fact) -> Phrase {
        self.facts.push((name, fact));
        self
    }
}
