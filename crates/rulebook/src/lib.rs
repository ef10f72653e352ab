//! Rules that one can look at and find.
//!
//! A **picture** is data, a file of a game's `rules/pictures/`: how the table is laid, what is played, which part of it is seen
//! and what is in the light ([`Story`], [`Picture`]). The engine lays and plays it, the scene renderer draws it, so a picture
//! cannot show what the rules do not allow, and a rule that changes fails the test that draws them all ([`check`]).

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod check;
mod draw;
mod file;
mod gallery;
mod icons;
mod page;
mod search;

pub use check::{Fault, check};
pub use draw::scene;
pub use file::{Act, Picture, PictureError, Story};
pub use gallery::Gallery;
pub use icons::icons;
pub use page::{Act as PageAct, BotFigures, BotTable, Page};
pub use search::{Found, SearchIndex, Vocabulary, VocabularyError};
