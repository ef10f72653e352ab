//! A view that is a position in which the rest is blanked.

use cenacle_scene::Viewer;
use serde::Serialize;

/// Everything one viewer may know, for games in which that fits into a position: what he does not know is blank in it. A game that
/// has more to say has a type of its own.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PositionView<P> {
    pub viewer: Viewer,
    /// The position as he knows it.
    pub seen: P,
}
