//! Where things lie on the stage.

use std::collections::HashMap;

use serde::Serialize;

use crate::{Text, scene::Id};

/// A rectangle on the stage, and the outline of what is in it if that is not a rectangle.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spot {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
    /// SVG path of the outline, in stage units; the rectangle if empty.
    #[serde(skip_serializing_if = "crate::scene::is_usual")]
    pub outline: Text,
}

impl Spot {
    /// A rectangle from its upper left corner.
    #[must_use]
    pub const fn rect(x: f32, y: f32, w: f32, h: f32) -> Spot {
        Spot { x, y, w, h, outline: Text::written("") }
    }

    /// Its middle, across and down.
    #[must_use]
    pub fn centre(&self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// Where a region or place lies on both stages. What is lower than a unit on one of them is folded away there.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spots {
    /// On a stage of about 884 x 586 units, or on the sheet of its region (see [`Shown`](crate::scene::Shown)).
    pub wide: Spot,
    /// On a stage 374 units wide.
    pub narrow: Spot,
}

impl Spots {
    /// Where each element lies on both stages, from two lists of them in the same order.
    #[must_use]
    pub fn paired<I>(wide: I, narrow: I) -> HashMap<Id, Spots>
    where
        I: IntoIterator<Item = (Id, Spot)>,
    {
        wide.into_iter().zip(narrow).map(|((id, wide), (_, narrow))| (id, Spots { wide, narrow })).collect()
    }
}
