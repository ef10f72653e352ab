//! Whether every picture can be drawn as it is written.

use std::{collections::BTreeSet, fmt};

use cenacle_scene::{Format, Lang};
use cenacle_table::AnyGame;

use crate::Gallery;

/// What is written under a picture has at most so many words.
const LONGEST_CAPTION: usize = 45;

/// What is wrong with a picture.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    pub picture: String,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "picture {}: {}", self.picture, self.what)
    }
}

/// Draws every picture of a game in both languages and on both stages, and says what is wrong.
#[must_use]
pub fn check(game: &dyn AnyGame, gallery: &Gallery) -> Vec<Fault> {
    let mut faults = BTreeSet::new();
    let mut names = BTreeSet::new();
    for (story, picture) in gallery.pictures() {
        let name = story.name_of(picture);
        let mut fault = |what: String| {
            faults.insert(Fault { picture: name.clone(), what });
        };
        if !names.insert(name.clone()) {
            fault("two pictures have this name".to_owned());
        }
        for rule in &picture.rules {
            if game.rules(Lang::Fr).get(rule).is_none() {
                fault(format!("there is no rule `{rule}`"));
            }
        }
        for lang in Lang::ALL {
            let key = format!("picture-{name}");
            if !gallery.has(&key, lang) {
                fault(format!("no message `{key}` ({lang})"));
            }
            let words = gallery.caption(&name, lang).split_whitespace().filter(|word| is_word(word)).count();
            if words > LONGEST_CAPTION {
                fault(format!("{words} words ({lang}), more than {LONGEST_CAPTION}"));
            }
            for stage in [Format::Wide, Format::Narrow] {
                match gallery.draw(game, &name, lang, stage) {
                    Err(error) => fault(format!("{error} ({lang}, {stage:?})")),
                    // A message that is missing is said as its key in these brackets.
                    Ok(svg) if svg.contains('⟦') => fault(format!("a word is missing on it ({lang})")),
                    Ok(_) => {}
                }
            }
        }
    }
    faults.into_iter().collect()
}

fn is_word(text: &str) -> bool {
    text.chars().any(char::is_alphanumeric)
}
