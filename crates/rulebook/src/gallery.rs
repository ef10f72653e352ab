//! All pictures of a game, and their words.

use cenacle_scene::{Format, Lang, Say, Text, Viewer, Words};
use cenacle_table::{About, AnyGame};

use crate::{Picture, PictureError, Story, draw};

/// The pictures of a game, in the order of its rulebook.
#[derive(Debug)]
pub struct Gallery {
    pub stories: Vec<Story>,
    /// What they say, by language.
    words: [Words; 2],
}

impl Gallery {
    /// The pictures that a game ships with.
    ///
    /// # Errors
    /// If a file holds no pictures, or their words are none.
    pub fn of(about: &About) -> Result<Gallery, PictureError> {
        Gallery::read(about, about.rulebook.pictures, about.rulebook.words)
    }

    /// Pictures of somebody's own: names and texts, and their words in both languages.
    ///
    /// # Errors
    /// If a file holds no pictures, or their words are none.
    pub fn read<T: AsRef<str>>(about: &About, files: &[(T, T)], words: [T; 2]) -> Result<Gallery, PictureError> {
        let read = |(id, text): &(T, T)| Story::read(id.as_ref(), text.as_ref());
        let stories = files.iter().map(read).collect::<Result<_, _>>()?;
        let words_of = |lang: Lang| {
            Words::new(lang, &[about.words_text(lang), words[lang as usize].as_ref()])
                .map_err(|error| PictureError::Words(error.to_string()))
        };
        Ok(Gallery { stories, words: [words_of(Lang::Fr)?, words_of(Lang::En)?] })
    }

    /// Every picture with its story.
    pub fn pictures(&self) -> impl Iterator<Item = (&Story, &Picture)> {
        self.stories.iter().flat_map(|story| story.pictures.iter().map(move |picture| (story, picture)))
    }

    /// The picture of this name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<(&Story, &Picture)> {
        self.pictures().find(|(story, picture)| story.name_of(picture) == name)
    }

    /// The names of the pictures that illustrate a rule.
    pub fn of_rule(&self, rule: &str) -> impl Iterator<Item = String> {
        let of = self.pictures().filter(move |(_, picture)| picture.rules.iter().any(|id| id == rule));
        of.map(|(story, picture)| story.name_of(picture))
    }

    /// What a picture says.
    #[must_use]
    pub fn caption(&self, name: &str, lang: Lang) -> Text {
        self.say(&format!("picture-{name}"), lang)
    }

    /// Draws a picture.
    ///
    /// # Errors
    /// If there is none of this name, or it cannot be laid, played or seen.
    pub fn draw(&self, game: &dyn AnyGame, name: &str, lang: Lang, stage: Format) -> Result<String, PictureError> {
        let (story, picture) = self.find(name).ok_or_else(|| PictureError::NoSuchPicture(name.to_owned()))?;
        draw::draw(game, story, picture, &self.caption(name, lang), lang, stage)
    }

    /// Whether there are words under this key.
    #[must_use]
    pub fn has(&self, key: &str, lang: Lang) -> bool {
        self.words[lang as usize].has(key)
    }

    /// A message that speaks of nobody.
    #[must_use]
    pub fn say(&self, key: &str, lang: Lang) -> Text {
        Say::new(&self.words[lang as usize], &[], Viewer::Spectator).word(key)
    }
}
