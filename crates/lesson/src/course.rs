//! All lessons of a game, and their words.

use cenacle_scene::{Lang, Say, Text, Viewer, Words};
use cenacle_table::About;

use crate::{Lesson, LessonError};

/// The lessons of a game, in the order in which they are best taken.
#[derive(Debug)]
pub struct Course {
    pub lessons: Vec<Lesson>,
    /// What they say, by language.
    words: [Words; 2],
}

impl Course {
    /// The lessons that a game ships with.
    ///
    /// # Errors
    /// If a file is no lesson, or its words are none.
    pub fn of(about: &About) -> Result<Course, LessonError> {
        Course::read(about, about.lessons.files, about.lessons.words)
    }

    /// Lessons of somebody's own: names and texts, and their words in both languages.
    ///
    /// # Errors
    /// If a file is no lesson, or its words are none.
    pub fn read<T: AsRef<str>>(about: &About, files: &[(T, T)], words: [T; 2]) -> Result<Course, LessonError> {
        let read = |(id, text): &(T, T)| Lesson::read(id.as_ref(), text.as_ref());
        let lessons = files.iter().map(read).collect::<Result<_, _>>()?;
        let words_of = |lang: Lang| {
            Words::new(lang, &[about.words_text(lang), words[lang as usize].as_ref()])
                .map_err(|error| LessonError::Words(error.to_string()))
        };
        Ok(Course { lessons, words: [words_of(Lang::Fr)?, words_of(Lang::En)?] })
    }

    /// The lesson of this name.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// What a lesson is called.
    #[must_use]
    pub fn title(&self, lesson: &Lesson, lang: Lang) -> Text {
        self.say(&lesson.title(), lang)
    }

    pub(crate) fn has(&self, key: &str, lang: Lang) -> bool {
        self.words[lang as usize].has(key)
    }

    /// A message that speaks of nobody.
    pub(crate) fn say(&self, key: &str, lang: Lang) -> Text {
        Say::new(&self.words[lang as usize], &[], Viewer::Spectator).word(key)
    }
}
