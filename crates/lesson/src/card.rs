//! What a lesson says.

use cenacle_scene::{Lang, Text};
use serde::Serialize;

use crate::{Course, Sitting, Sought};

/// What is said at a beat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Card {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Text>,
    pub text: Text,
    /// What to do; nothing if it is enough to have read it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ask: Option<Text>,
}

impl Course {
    /// What is said at this moment of a lesson; nothing after its last beat.
    #[must_use]
    pub fn card(&self, sitting: &Sitting<'_>, lang: Lang) -> Option<Card> {
        let text = sitting.lesson().text_of(sitting.beat()?);
        let said = |key: String| self.has(&key, lang).then(|| self.say(&key, lang));
        Some(Card {
            title: said(format!("{text}-title")),
            ask: said(format!("{text}-ask")),
            text: self.say(&text, lang),
        })
    }

    /// What is said to who does something else.
    #[must_use]
    pub fn wrong(&self, sitting: &Sitting<'_>, lang: Lang) -> Text {
        let own = sitting.beat().map(|beat| format!("{}-wrong", sitting.lesson().text_of(beat)));
        let house = match sitting.beat().map(|beat| &beat.ask) {
            Some(Sought::GoOn) => "lesson-read-on",
            Some(Sought::Any | Sought::Of(_)) | None => "lesson-otherwise",
        };
        self.say(own.filter(|key| self.has(key, lang)).as_deref().unwrap_or(house), lang)
    }
}
