//! A line of the log, and how it is made.

use serde::Serialize;

use crate::{
    Phrase, Seat,
    scene::{Id, panel_id},
};

/// A line of the log before it is said.
///
/// ```
/// use cenacle_scene::{Line, Seat};
/// let line = Line::by(Seat::new(1), "log-builds").word("work", "work-obelisk").rule("obelisk.talents");
/// assert_eq!(line.seat, Some(Seat::new(1)));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub phrase: Phrase,
    /// Who did it, for the colour at the line's side.
    pub seat: Option<Seat>,
    /// The rule behind an automatic effect.
    pub rule: Option<&'static str>,
    /// Elements to highlight when the line is pointed at.
    pub about: Vec<Id>,
    /// How loud the line is.
    pub weight: Weight,
}

/// How loud a line of the log is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// A heading: a turn begins.
    Heading,
    /// An ordinary line.
    #[default]
    Plain,
    /// Something that matters to all.
    Strong,
}

impl Line {
    /// A line with this message.
    #[must_use]
    pub fn of(key: &'static str) -> Line {
        Line::from(Phrase::new(key))
    }

    /// A line about what one seat does; its message calls the seat `who`.
    #[must_use]
    pub fn by(seat: Seat, key: &'static str) -> Line {
        Line { seat: Some(seat), ..Line::of(key).seat("who", seat).about(panel_id(seat)) }
    }

    /// Changes what it says.
    #[must_use]
    pub fn saying(mut self, say: impl FnOnce(Phrase) -> Phrase) -> Line {
        self.phrase = say(self.phrase);
        self
    }

    /// Fills a gap with a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Line {
        self.saying(|phrase| phrase.number(name, number))
    }

    /// Fills a gap with another message.
    #[must_use]
    pub fn word(self, name: &'static str, key: &'static str) -> Line {
        self.saying(|phrase| phrase.word(name, key))
    }

    /// Fills a gap with counted messages.
    #[must_use]
    pub fn words(self, name: &'static str, words: Vec<(usize, &'static str)>) -> Line {
        self.saying(|phrase| phrase.words(name, words))
    }

    /// Fills a gap with a selector.
    #[must_use]
    pub fn text(self, name: &'static str, text: &'static str) -> Line {
        self.saying(|phrase| phrase.text(name, text))
    }

    /// Fills a gap with a player's name.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Line {
        self.saying(|phrase| phrase.seat(name, seat))
    }

    /// Lights an element when the line is pointed at.
    #[must_use]
    pub fn about(mut self, id: impl Into<Id>) -> Line {
        self.about.push(id.into());
        self
    }

    /// Names the rule behind it.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> Line {
        self.rule = Some(rule);
        self
    }

    /// Says how loud it is.
    #[must_use]
    pub fn weight(mut self, weight: Weight) -> Line {
        self.weight = weight;
        self
    }

    /// Makes it matter to all.
    #[must_use]
    pub fn strong(self) -> Line {
        self.weight(Weight::Strong)
    }
}

impl From<Phrase> for Line {
    fn from(phrase: Phrase) -> Line {
        Line { phrase, seat: None, rule: None, about: Vec::new(), weight: Weight::Plain }
    }
}

/// Equal words counted together, in the order in which they come first.
pub fn counted(words: impl IntoIterator<Item = &'static str>) -> Vec<(usize, &'static str)> {
    let mut counted: Vec<(usize, &'static str)> = Vec::new();
    for word in words {
        match counted.iter_mut().find(|(_, other)| *other == word) {
            Some((count, _)) => *count += 1,
            None => counted.push((1, word)),
        }
    }
    counted
}
