//! Finding a rule by the words of players.
//!
//! A question is taken apart into words without accents, endings and little words; each stands for itself, for words that
//! players use alike ([`Vocabulary`]) and for words that begin alike. A rule is the better the rarer the words it has, and where
//! it has them: in its title first, then in how players ask for it, last in its text.

mod index;
mod letters;
mod stem;
mod vocabulary;

pub use index::{Found, SearchIndex};
pub use vocabulary::{Vocabulary, VocabularyError};
