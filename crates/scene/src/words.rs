//! The words of a game in one language (Fluent), and the voice that says them.

use std::{
    borrow::Cow,
    fmt,
    str::FromStr,
    sync::{Arc, Mutex},
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle, types::FluentNumber};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    Cache, Fact, Phrase, Seat, Text, Viewer,
    elision::{self, Particle},
};

/// How many sentences are remembered in each language.
const REMEMBERED: usize = 1 << 15;

/// A language of the house. French comes first, English is its equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    Fr,
    En,
}

impl Lang {
    /// Every language of the house.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| format!("no language `{text}`: the house speaks fr and en"))
    }
}

/// Why a file of words could not be read.
#[derive(Debug, Error)]
pub enum WordsError {
    /// The file is not Fluent.
    #[error("words ({lang}): {reason}")]
    Syntax {
        lang: Lang,
        /// What the parser said.
        reason: String,
    },
    /// A key stands twice.
    #[error("words ({lang}): `{key}` stands twice")]
    Twice { lang: Lang, key: String },
}

/// All messages of a game in one language.
///
/// What was said is remembered, so that a scene which says the same again costs no formatting.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<Arc<FluentResource>>,
    words: Cache<Text, Text>,
    said: Cache<Asked, Text>,
}

/// A phrase, and for each player in it whether that player listens: all that a sentence depends on besides the names, for
/// which it has gaps.
#[derive(PartialEq, Eq, Hash)]
struct Asked {
    phrase: Phrase,
    listening: u32,
}

/// The first of the letters that stand for the names of a remembered sentence; they are nobody's.
const FIRST_GAP: char = '\u{e000}';
/// As many players as one sentence may name.
const MOST_GAPS: usize = 32;

/// A player's name, and whether it is that player who listens.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Named {
    pub name: Text,
    /// Whether the player listens.
    pub listens: bool,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Words {
    /// Reads Fluent sources; the house's own words are always among them.
    ///
    /// # Errors
    /// If a source is not Fluent, or two messages have the same key.
    pub fn new(lang: Lang, sources: &[&str]) -> Result<Words, WordsError> {
        let id = lang.code().parse().expect("a two-letter code is a language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are for mixed writing directions; both languages run left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => with_minus(number),
            _ => None,
        }));
        if lang == Lang::Fr {
            for (name, function) in elision::FUNCTIONS {
                bundle.add_function(name, function).expect("no function stands twice");
            }
        }
        let house = match lang {
            Lang::Fr => include_str!("../words/fr.ftl"),
            Lang::En => include_str!("../words/en.ftl"),
        };
        for source in std::iter::once(&house).chain(sources) {
            let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, errors)| WordsError::Syntax {
                lang,
                reason: errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
            })?;
            bundle.add_resource(Arc::new(resource)).map_err(|errors| match errors.into_iter().next() {
                Some(fluent_bundle::FluentError::Overriding { id, .. }) => WordsError::Twice { lang, key: id },
                other => WordsError::Syntax { lang, reason: format!("{other:?}") },
            })?;
        }
        Ok(Words { lang, bundle, words: Cache::new(REMEMBERED), said: Cache::new(REMEMBERED) })
    }

    /// The language of these words.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }
}

/// A negative number is written with a minus sign, not with a hyphen. Whole ones, which most are, are written as such: Fluent counts in `f64`.
fn with_minus(number: &FluentNumber) -> Option<String> {
    let whole = number.value as i64;
    if whole >= 0 && whole as f64 == number.value && number.options.minimum_fraction_digits.is_none() {
        return Some(whole.to_string());
    }
    let text = number.as_string();
    Some(format!("−{}", text.strip_prefix('-')?))
}

/// A voice: words, the players' names, who is listening, and a note of every word that was missing.
#[derive(Debug)]
pub struct Say<'a> {
    words: &'a Words,
    names: Cow<'a, [Text]>,
    viewer: Viewer,
    missing: Mutex<Vec<String>>,
}

impl<'a> Say<'a> {
    /// A voice for one listener.
    #[must_use]
    pub fn new(words: &'a Words, names: &[String], viewer: Viewer) -> Say<'a> {
        let names: Vec<Text> = names.iter().map(|name| Text::from(name.clone())).collect();
        Say { words, names: names.into(), viewer, missing: Mutex::new(Vec::new()) }
    }

    /// The same, with names that are kept elsewhere.
    #[must_use]
    pub fn knowing(words: &'a Words, names: &'a [Text], viewer: Viewer) -> Say<'a> {
        Say { words, names: names.into(), viewer, missing: Mutex::new(Vec::new()) }
    }

    /// The language spoken.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.words.lang
    }

    /// The viewer who is spoken to.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// A player's name; a seat without a name is called by its number.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Text {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.phrase(&Phrase::new("seat-nameless").number("number", seat.number() as i64)),
        }
    }

    /// A message without gaps.
    #[must_use]
    pub fn word(&self, key: &str) -> Text {
        self.message(key).0
    }

    /// What a sentence about a player depends on.
    #[must_use]
    pub fn named(&self, seat: Seat) -> Named {
        Named { name: self.name(seat), listens: self.viewer == Viewer::Seat(seat) }
    }

    /// A phrase as a sentence.
    #[must_use]
    pub fn phrase(&self, phrase: &Phrase) -> Text {
        let players = phrase.facts.iter().filter_map(|(_, fact)| match fact {
            Fact::Seat(seat) => Some(self.named(*seat)),
            _ => None,
        });
        self.phrase_about(phrase, players.collect())
    }

    /// A phrase as a sentence about these players, in the order in which the phrase names them.
    #[must_use]
    pub fn phrase_about(&self, phrase: &Phrase, players: Vec<Named>) -> Text {
        assert!(players.len() <= MOST_GAPS, "a sentence names {MOST_GAPS} players at most");
        let bits = players.iter().enumerate().map(|(place, player)| u32::from(player.listens) << place);
        let listening = bits.fold(0, |all, bit| all | bit);
        let said = &self.words.said;
        let hash = said.hash((phrase, listening));
        let is_it = |asked: &Asked| asked.listening == listening && asked.phrase == *phrase;
        let sentence = said.find(hash, is_it).unwrap_or_else(|| {
            let (text, whole) = self.sentence(phrase, listening);
            // What lacks a word is not remembered, so that everybody who hears it takes note of that.
            if whole {
                said.keep(hash, Asked { phrase: phrase.clone(), listening }, text.clone());
            }
            text
        });
        if players.is_empty() { sentence } else { with_names(&sentence, &players) }
    }

    /// Lets a voice speak that knows no names and nobody who listens. Answers also whether it had all the words.
    pub(crate) fn impersonally<T>(&self, speak: impl FnOnce(&Say<'_>) -> T) -> (T, bool) {
        let voice = Say::knowing(self.words, &[], Viewer::Spectator);
        let said = speak(&voice);
        let missing = voice.missing();
        let whole = missing.is_empty();
        missing.into_iter().for_each(|what| self.note(what));
        (said, whole)
    }

    /// The keys that were asked for and not found, or whose gaps were not filled.
    #[must_use]
    pub fn missing(&self) -> Vec<String> {
        self.missing.lock().map(|missing| missing.clone()).unwrap_or_default()
    }

    /// A message without gaps, and whether there is one.
    fn message(&self, key: &str) -> (Text, bool) {
        let words = &self.words.words;
        let hash = words.hash(key);
        match words.find(hash, |kept| *kept == key) {
            Some(text) => (text, true),
            None => {
                let (text, whole) = self.format(key, &FluentArgs::new());
                if whole {
                    words.keep(hash, key.to_owned().into(), text.clone());
                }
                (text, whole)
            }
        }
    }

    /// A phrase with gaps for the names alone, and whether it had all its words.
    fn sentence(&self, phrase: &Phrase, listening: u32) -> (Text, bool) {
        let mut whole = true;
        let mut part = |key: &str| {
            let (text, is_whole) = self.message(key);
            whole &= is_whole;
            String::from(text)
        };
        let mut gaps = (0_u32..).zip(FIRST_GAP..);
        let mut args = FluentArgs::new();
        for (name, fact) in &phrase.facts {
            match fact {
                Fact::Number(number) => args.set(*name, FluentValue::from(*number)),
                Fact::Word(key) => args.set(*name, part(key)),
                Fact::Text(text) => args.set(*name, *text),
                Fact::Said(said) => args.set(*name, said.as_str()),
                Fact::Seat(_) => {
                    let (place, gap) = gaps.next().expect("there are letters enough");
                    args.set(*name, String::from(gap));
                    args.set(format!("{name}-is"), if listening >> place & 1 == 1 { "me" } else { "other" });
                }
                Fact::Words(words) => {
                    let listed = words.iter().map(|(count, key)| match (self.counted(key, *count), count) {
                        (Some(counted), _) => counted,
                        (None, 1) => part(key),
                        (None, _) => format!("{} ×{count}", part(key)),
                    });
                    args.set(*name, listed.collect::<Vec<String>>().join(", "));
                }
            }
        }
        let (text, is_whole) = self.format(phrase.key, &args);
        (text, whole && is_whole)
    }

    /// So many of a thing, if its message says how they are counted: by its attribute `counted`, with the number as `$count`.
    fn counted(&self, key: &str, count: usize) -> Option<String> {
        let attribute = self.words.bundle.get_message(key)?.get_attribute("counted")?;
        let mut args = FluentArgs::new();
        args.set("count", FluentValue::from(count as i64));
        let mut errors = Vec::new();
        let text = self.words.bundle.format_pattern(attribute.value(), Some(&args), &mut errors).into_owned();
        errors.iter().for_each(|error| self.note(format!("{key}.counted: {error}")));
        Some(text)
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> (Text, bool) {
        let pattern = self.words.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            self.note(key.to_owned());
            return (format!("⟦{key}⟧").into(), false);
        };
        let mut errors = Vec::new();
        let text = self.words.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        for error in &errors {
            self.note(format!("{key}: {error}"));
        }
        (text.into(), errors.is_empty())
    }

    fn note(&self, what: String) {
        if let Ok(mut missing) = self.missing.lock()
            && !missing.contains(&what)
        {
            missing.push(what);
        }
    }
}

/// Whether a letter stands for a name.
pub(crate) fn is_gap(letter: char) -> bool {
    (letter as usize).checked_sub(FIRST_GAP as usize).is_some_and(|place| place < MOST_GAPS)
}

/// What the letters of gaps begin with in UTF-8; few others do.
const GAP_BYTE: u8 = 0xee;

/// A sentence with the names in its gaps.
fn with_names(sentence: &str, players: &[Named]) -> Text {
    let names = players.iter().map(|player| player.name.len() + 4).sum::<usize>();
    let mut text = String::with_capacity(sentence.len() + names);
    let mut rest = sentence;
    let gap = |letter: char| (letter as usize).checked_sub(FIRST_GAP as usize).and_then(|place| players.get(place));
    let mut from = 0;
    while let Some(found) = rest.as_bytes()[from..].iter().position(|byte| *byte == GAP_BYTE) {
        let at = from + found;
        // No other byte of a letter is like the first of these.
        let letter = rest[at..].chars().next().expect("a letter begins here");
        let Some(player) = gap(letter) else {
            from = at + letter.len_utf8();
            continue;
        };
        let before = &rest[..at];
        match before.chars().next_back().and_then(|mark| Some((mark, Particle::of_mark(mark)?))) {
            Some((mark, particle)) => {
                text.push_str(&before[..at - mark.len_utf8()]);
                text.push_str(&particle.before(&player.name));
            }
            None => {
                text.push_str(before);
                text.push_str(&player.name);
            }
        }
        rest = &rest[at + letter.len_utf8()..];
        from = 0;
    }
    text.push_str(rest);
    text.into()
}
