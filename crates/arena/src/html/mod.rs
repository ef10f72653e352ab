//! Reports as pages: one file each, without script, light and dark.

mod balance;
mod contest;
mod plots;

use std::fmt::Write;

use cenacle_table::{About, Lang, Phrase, Say, Viewer, Words};

/// A page's look.
const CSS: &str = include_str!("page.css");

/// The laboratory's words in a language, and the game's.
pub struct Voice<'a> {
    own: Say<'a>,
    game: Say<'a>,
}

/// The laboratory's own words.
///
/// # Errors
/// If the shipped words cannot be read, which a test excludes.
pub fn report_words(lang: Lang) -> Result<Words, cenacle_table::scene::WordsError> {
    let source = match lang {
        Lang::Fr => include_str!("../../words/fr.ftl"),
        Lang::En => include_str!("../../words/en.ftl"),
    };
    Words::new(lang, &[source])
}

impl<'a> Voice<'a> {
    /// A voice with the laboratory's words, see [`report_words`], and those of a game in the same language.
    #[must_use]
    pub fn new(own: &'a Words, game: &'a Words) -> Voice<'a> {
        Voice { own: Say::new(own, &[], Viewer::Spectator), game: Say::new(game, &[], Viewer::Spectator) }
    }

    /// Words that were asked for and are missing.
    #[must_use]
    pub fn missing(&self) -> Vec<String> {
        [self.own.missing(), self.game.missing()].concat()
    }

    fn lang(&self) -> Lang {
        self.own.lang()
    }

    /// A word of the laboratory. Signs that follow a space stay with the word before.
    fn word(&self, key: &str) -> String {
        let mut text = escape(&self.own.word(key));
        for sign in ['%', ':', ';', '?'] {
            text = text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}"));
        }
        text
    }

    /// A phrase of the laboratory with one number.
    fn count(&self, key: &'static str, name: &'static str, number: u64) -> String {
        escape(&self.own.phrase(&Phrase::new(key).number(name, i64::try_from(number).unwrap_or(i64::MAX))))
    }

    /// A word of the game.
    #[must_use]
    pub fn game_word(&self, key: &str) -> String {
        self.game.word(key).to_string()
    }

    /// The value of an option in the game's words.
    #[must_use]
    pub fn option(&self, about: &About, option: &str, value: &str) -> String {
        let spec = about.options.iter().find(|spec| spec.id == option);
        match spec.map(|spec| spec.kind) {
            Some(cenacle_table::OptionKind::Choice { .. }) => self.game_word(&format!("option-{option}-{value}")),
            _ if value == "on" => self.word("on"),
            _ => self.word("off"),
        }
    }

    /// A number with this many decimals.
    fn decimal(&self, number: f64, decimals: usize) -> String {
        let text = format!("{number:.decimals$}");
        match self.lang() {
            Lang::Fr => text.replace('.', ","),
            Lang::En => text,
        }
    }

    /// A share in per cent. The space never breaks.
    fn percent(&self, share: f64) -> String {
        format!("{}\u{a0}%", self.decimal(share * 100.0, 1))
    }

    /// An interval of shares.
    fn between(&self, low: f64, high: f64) -> String {
        format!("{}\u{a0}–\u{a0}{}", self.decimal(low * 100.0, 1), self.percent(high))
    }

    /// A whole number with its thousands apart.
    fn whole(&self, number: u64) -> String {
        let apart = match self.lang() {
            Lang::Fr => '\u{202f}',
            Lang::En => ',',
        };
        let digits = number.to_string();
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(apart);
            }
            text.push(digit);
        }
        text
    }
}

/// A whole page.
fn page(voice: &Voice<'_>, title: &str, body: &str) -> String {
    let lang = voice.lang();
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<style>\n{CSS}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )
}

/// A list of facts.
fn facts(rows: &[(String, String)]) -> String {
    let mut text = String::from("<dl class=\"facts\">\n");
    for (name, value) in rows {
        let _ = writeln!(text, "<div><dt>{name}</dt><dd>{value}</dd></div>");
    }
    text.push_str("</dl>\n");
    text
}

/// The head of a table; columns without a name belong to the one before.
fn head(voice: &Voice<'_>, heads: &[&str]) -> String {
    let mut text = String::from("<thead><tr>");
    let mut heads = heads.iter().peekable();
    while let Some(head) = heads.next() {
        let mut span = 1;
        while heads.next_if(|next| next.is_empty()).is_some() {
            span += 1;
        }
        let _ = write!(text, "<th scope=\"col\" colspan=\"{span}\">{}</th>", voice.word(head));
    }
    text.push_str("</tr></thead><tbody>\n");
    text
}

/// Text as it may stand in a page.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_words() {
        let keys = |source: &str| -> Vec<String> {
            source.lines().filter_map(|line| line.split_once(" = ").map(|(key, _)| key.to_owned())).collect()
        };
        let (fr, en) = (keys(include_str!("../../words/fr.ftl")), keys(include_str!("../../words/en.ftl")));
        assert!(!fr.is_empty());
        assert_eq!(fr, en);
        assert!(Lang::ALL.into_iter().all(|lang| report_words(lang).is_ok()));
    }

    #[test]
    fn numbers_are_written_as_each_language_writes_them() {
        let [fr, en] = Lang::ALL.map(|lang| report_words(lang).unwrap());
        let (fr, en) = (Voice::new(&fr, &fr), Voice::new(&en, &en));
        assert_eq!((fr.percent(0.3333), en.percent(0.3333)), ("33,3\u{a0}%".into(), "33.3\u{a0}%".into()));
        assert_eq!((fr.whole(12345), en.whole(12345)), ("12\u{202f}345".into(), "12,345".into()));
        assert_eq!(fr.between(0.25, 1.0), "25,0\u{a0}–\u{a0}100,0\u{a0}%");
    }

    #[test]
    fn what_a_name_holds_cannot_break_the_page() {
        assert_eq!(escape("<b> & \"c\""), "&lt;b&gt; &amp; &quot;c&quot;");
    }
}
