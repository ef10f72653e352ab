//! Walking from all offers to one by pointing at elements, in any order.

use std::{borrow::Borrow, collections::BTreeSet};

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use crate::{Offer, scene::Id};

/// What was pointed at so far, and the offers that are still possible.
///
/// ```
/// use cenacle_scene::{Offer, Walk};
/// let build = |picks: &[&str]| Offer { picks: picks.iter().map(|pick| pick.to_string().into()).collect(), ..Offer::default() };
/// let offers = [build(&["wall", "site.1"]), build(&["wall", "site.2"]), build(&["sphinx", "site.3"])];
/// let mut walk = Walk::new(&offers);
/// assert!(walk.pick("site.2"));
/// assert_eq!(walk.remaining(), [1]);
/// assert_eq!(walk.done(), None);
/// assert!(walk.pick("wall"));
/// assert_eq!(walk.done(), Some(1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Walk {
    paths: Vec<Vec<Id>>,
    picked: Vec<Id>,
}

impl Walk {
    /// A walk that begins: nothing is picked.
    #[must_use]
    pub fn new<O: Borrow<Offer>>(offers: &[O]) -> Walk {
        Walk { paths: offers.iter().map(|offer| offer.borrow().picks.clone()).collect(), picked: Vec::new() }
    }

    /// Points at an element. Answers whether it was lit; if not, nothing changes.
    pub fn pick(&mut self, id: &str) -> bool {
        let lit = self.open().any(|(_, left)| left.iter().any(|candidate| *candidate == id));
        if lit {
            self.picked.push(id.to_owned().into());
        }
        lit
    }

    /// Takes back the last pick, and says which it was.
    pub fn back(&mut self) -> Option<Id> {
        self.picked.pop()
    }

    /// What was picked, first to last.
    #[must_use]
    pub fn picked(&self) -> &[Id] {
        &self.picked
    }

    /// The elements that can be picked next: every pick not yet made of an offer that is still possible.
    #[must_use]
    pub fn lit(&self) -> BTreeSet<Id> {
        self.open().flat_map(|(_, left)| left).cloned().collect()
    }

    /// The offers that are still possible, by index.
    #[must_use]
    pub fn remaining(&self) -> Vec<usize> {
        self.open().map(|(offer, _)| offer).collect()
    }

    /// The offers whose picks are all made: more than one when offers share all their picks, or when one
    /// goes on where another ends. They are told apart by their labels.
    #[must_use]
    pub fn complete(&self) -> Vec<usize> {
        self.open().filter(|(_, left)| left.is_empty()).map(|(offer, _)| offer).collect()
    }

    /// The offer to confirm: the only one left, with all its picks made.
    #[must_use]
    pub fn done(&self) -> Option<usize> {
        let mut open = self.open();
        match (open.next(), open.next()) {
            (Some((offer, left)), None) if left.is_empty() => Some(offer),
            _ => None,
        }
    }

    /// The offers without picks, shown as buttons until something is picked.
    #[must_use]
    pub fn buttons(&self) -> Vec<usize> {
        if self.picked.is_empty() { self.complete() } else { Vec::new() }
    }

    /// Each offer that holds all that was picked, with what of it is left to pick. An element that stands
    /// twice in an offer is picked twice.
    fn open(&self) -> impl Iterator<Item = (usize, Vec<&Id>)> {
        self.paths.iter().enumerate().filter_map(|(offer, path)| {
            let mut left: Vec<&Id> = path.iter().collect();
            for id in &self.picked {
                left.remove(left.iter().position(|candidate| *candidate == id)?);
            }
            Some((offer, left))
        })
    }
}

/// The offers whose label answers to what was typed, by index. Each typed word begins a word of the label, in the order
/// of the label, whatever the case and the accents. A typed number is a whole number of the label, and stands there
/// directly after the word typed before it. Where some labels hold every typed word whole, only those are kept.
///
/// ```
/// use cenacle_scene::{Offer, narrow_by_text};
/// let offers = ["Bâtir l’obélisque", "Bâtir le mur 1", "Bâtir le mur 12"]
///     .map(|label| Offer { label: label.into(), ..Offer::default() });
/// assert_eq!(narrow_by_text(&offers, "OBE"), [0]);
/// assert_eq!(narrow_by_text(&offers, "mur 1"), [1]);
/// ```
#[must_use]
pub fn narrow_by_text(offers: &[impl Borrow<Offer>], typed: &str) -> Vec<usize> {
    let typed = words(typed);
    let labels: Vec<Vec<String>> = offers.iter().map(|offer| words(&offer.borrow().label)).collect();
    let answering = |whole: bool| -> Vec<usize> {
        (0..offers.len()).filter(|&offer| answers(&labels[offer], &typed, false, whole)).collect()
    };
    let whole = answering(true);
    if whole.is_empty() { answering(false) } else { whole }
}

/// Whether the words of a label hold the typed ones in order; with `at_once`, the first typed one, if it is a number, at
/// the very beginning. Words are held whole, or begun by what was typed.
fn answers(label: &[String], typed: &[String], at_once: bool, whole: bool) -> bool {
    let Some((word, others)) = typed.split_first() else { return true };
    let number = is_number(word);
    let reach = if number && at_once { label.len().min(1) } else { label.len() };
    (0..reach).any(|at| {
        let fits = if number || whole { label[at] == *word } else { label[at].starts_with(word.as_str()) };
        fits && answers(&label[at + 1..], others, !number, whole)
    })
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The words of a text in small letters, without accents or punctuation.
fn words(text: &str) -> Vec<String> {
    let mut plain = String::with_capacity(text.len());
    for letter in text.nfkd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase) {
        match letter {
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            'ß' => plain.push_str("ss"),
            _ => plain.push(letter),
        }
    }
    plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
