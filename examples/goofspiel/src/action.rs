//! What can be decided.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

use crate::Card;

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Bids a card of the hand.
    Bid { card: Card },
    /// Buries a card of the hand and takes the top one of the pack.
    Exchange { card: Card },
    /// Keeps the hand as it is.
    Keep,
}
