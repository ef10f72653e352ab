//! The page of a game: what it is about, shown by pictures of its rules, with figures of many games.

use cenacle_scene::{Lang, Say, Text, Viewer, Words};
use cenacle_table::About;
use serde::{Deserialize, Serialize};

use crate::PictureError;

/// What the page of a game is made of. Its words are messages: `page-about-<n>` the paragraphs of what it is about,
/// `page-special-<n>` what makes it special, `page-act-<n>` and `page-act-<n>-text` what one does, `page-bots` what the figures
/// say.
#[derive(Debug)]
pub struct Page {
    /// How much there is to know, from 1 to 5.
    pub weight: u8,
    /// The picture of its board.
    pub board: String,
    /// Pictures of what one does.
    pub acts: Vec<String>,
    pub bots: Option<BotFigures>,
    words: [Words; 2],
}

/// What one does in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    pub title: Text,
    pub text: Text,
    /// The name of its picture.
    pub picture: String,
}

/// What many games of bots against each other showed.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct BotFigures {
    /// What plays them again.
    pub command: String,
    /// By number of players.
    pub tables: Vec<BotTable>,
}

/// Games of bots with one number of players.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct BotTable {
    pub players: u8,
    pub games: u32,
    /// How many decisions a usual game takes.
    pub decisions: u32,
    /// Games won by each seat, in percent. Games that are shared count in parts; nobody may have won.
    #[serde(default)]
    pub seats: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    weight: u8,
    board: String,
    acts: Vec<String>,
    bots: Option<BotFigures>,
}

impl Page {
    /// The page that a game ships with; not every game has one.
    ///
    /// # Errors
    /// If its file or its words are none.
    pub fn of(about: &About) -> Result<Option<Page>, PictureError> {
        let files = &about.rulebook;
        if files.page.is_empty() {
            return Ok(None);
        }
        let unreadable = |reason: String| PictureError::Unreadable { story: "page".to_owned(), reason };
        let file: File = toml::from_str(files.page).map_err(|error| unreadable(error.to_string()))?;
        if !(1..=5).contains(&file.weight) {
            return Err(unreadable(format!("weight {} is not from 1 to 5", file.weight)));
        }
        let words_of = |lang: Lang| {
            Words::new(lang, &[about.words_text(lang), files.words[lang as usize]])
                .map_err(|error| PictureError::Words(error.to_string()))
        };
        let words = [words_of(Lang::Fr)?, words_of(Lang::En)?];
        Ok(Some(Page { weight: file.weight, board: file.board, acts: file.acts, bots: file.bots, words }))
    }

    /// What the game is about, paragraph by paragraph.
    #[must_use]
    pub fn about(&self, lang: Lang) -> Vec<Text> {
        self.numbered("page-about", lang)
    }

    /// What makes it special.
    #[must_use]
    pub fn special(&self, lang: Lang) -> Vec<Text> {
        self.numbered("page-special", lang)
    }

    /// What one does.
    #[must_use]
    pub fn acts(&self, lang: Lang) -> Vec<Act> {
        let act = |(n, picture): (usize, &String)| Act {
            title: self.say(&format!("page-act-{}", n + 1), lang),
            text: self.say(&format!("page-act-{}-text", n + 1), lang),
            picture: picture.clone(),
        };
        self.acts.iter().enumerate().map(act).collect()
    }

    /// What the figures of the bots say.
    #[must_use]
    pub fn of_bots(&self, lang: Lang) -> Text {
        self.say("page-bots", lang)
    }

    /// The messages `<key>-1`, `<key>-2` and so on.
    fn numbered(&self, key: &str, lang: Lang) -> Vec<Text> {
        let keys = (1..).map(|n| format!("{key}-{n}"));
        keys.take_while(|key| self.words[lang as usize].has(key)).map(|key| self.say(&key, lang)).collect()
    }

    fn say(&self, key: &str, lang: Lang) -> Text {
        Say::new(&self.words[lang as usize], &[], Viewer::Spectator).word(key)
    }
}
