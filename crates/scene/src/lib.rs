//! What a person sees of a game.
//!
//! A game describes itself as a [`Scene`] and each legal action as an [`Offer`]: a path of *picks*. The web
//! page, the terminal, the screen reader and the picture export read the same scene and know no game by name.
//! Words are Fluent messages in French and English, said by a [`Say`].
//!
//! A client is sent one scene and then only what changes: a [`SceneDiff`], which it applies as [`patch()`] does.
//!
//! [`svg()`] draws a scene as a picture, [`text()`] as lines of characters; a [`Walk`] goes from all offers to one.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

#[cfg(test)]
extern crate self as cenacle_scene;

mod cache;
mod cached_json;
mod common;
mod decor;
mod describe;
mod diff;
mod draft;
pub mod elision;
mod icons;
mod json;
mod letters;
mod line;
pub mod measure;
mod offer;
mod part;
mod patch;
mod phrase;
mod picks;
mod reveal;
pub mod scene;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod seat_look;
mod shared_parts;
mod spot;
mod svg;
mod tableau;
mod text;
mod told;
mod words;

pub use cache::{Cache, LocalisedCache};
pub use cached_json::CachedJson;
pub use diff::SceneDiff;
pub use icons::{Icon, IconSet, Icons, IconsError, NoIcons};
pub use json::json;
pub use letters::Text;
pub use line::{Line, Weight, counted};
pub use offer::{Ghost, Marks, Offer, OfferKind, OfferText, Pose, SharedOffer};
pub use patch::{PatchError, patch};
pub use phrase::{Fact, Phrase};
pub use picks::{Walk, narrow_by_text};
pub use scene::Scene;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use seat_look::{EDGE, SeatLook, Sign};
pub use shared_parts::SharedParts;
pub use svg::{Excerpt, Format, excerpt, svg};
pub use text::text;
pub use words::{Lang, Named, Say, Words, WordsError};
