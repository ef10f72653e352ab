//! Which language is spoken.

use std::env;

use cenacle_scene::{Lang, Words};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};

use crate::failure::Failure;

/// The language of names, sentences and rules.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LangArg {
    /// Language [default: fr, or en where the environment speaks English]
    #[arg(long, value_name = "LANG", value_parser = PossibleValuesParser::new(["fr", "en"]).try_map(|code| code.parse::<Lang>()))]
    lang: Option<Lang>,
}

impl LangArg {
    /// What was asked for, or what the environment speaks.
    pub(crate) fn get(self) -> Lang {
        self.lang.unwrap_or_else(spoken)
    }
}

/// What the environment speaks.
pub(crate) fn spoken() -> Lang {
    let set = |name: &&str| env::var(name).is_ok_and(|value| !value.is_empty());
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find(set);
    match named.and_then(|name| env::var(name).ok()) {
        Some(value) if value.starts_with("en") => Lang::En,
        _ => Lang::Fr,
    }
}

/// The program's own words.
pub(crate) fn words(lang: Lang) -> Result<Words, Failure> {
    let source = match lang {
        Lang::Fr => include_str!("../words/fr.ftl"),
        Lang::En => include_str!("../words/en.ftl"),
    };
    Words::new(lang, &[source]).map_err(Failure::other)
}

#[cfg(test)]
mod tests {
    use cenacle_scene::{Phrase, Say, Viewer};

    use super::*;

    #[test]
    fn ranks_are_counted_as_each_language_counts() {
        let ranks = |lang: Lang| {
            let words = words(lang).unwrap();
            let say = Say::new(&words, &[], Viewer::Spectator);
            [1, 2, 3, 4, 8].map(|rank: i32| say.phrase(&Phrase::new("sheet-rank").number("rank", rank)))
        };
        assert_eq!(ranks(Lang::En), ["1st", "2nd", "3rd", "4th", "8th"]);
        assert_eq!(ranks(Lang::Fr), ["1er", "2e", "3e", "4e", "8e"]);
    }

    #[test]
    fn both_languages_have_the_same_words() {
        let keys = |source: &str| -> Vec<String> {
            let line_key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
            source.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(line_key).collect()
        };
        let (fr, en) = (keys(include_str!("../words/fr.ftl")), keys(include_str!("../words/en.ftl")));
        assert!(!fr.is_empty());
        assert_eq!(fr, en);
        assert!(Lang::ALL.into_iter().all(|lang| words(lang).is_ok()));
    }
}
