//! What a scene is made of.

use std::sync::Arc;

use serde::Serialize;

use crate::{
    CachedJson, Say, Text,
    scene::{Die, FactLine, Id, Panel, Path, Phase, Piece, Place, Region, Reveal, Told, panel_id},
};

/// Elements that come, change and go together: a card in a hand, a stall with what lies on it, a row of the quarry.
///
/// It is the unit in which a client is told of changes, so it should be small where things change often.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// Its name among the parts of the scene.
    pub id: Id,
    /// The steps of a turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<Phase>,
    /// Areas of the stage that belong together: board, market, quarry, hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Region>,
    /// Spots where pieces can be.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    /// What stands on the spots.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// Lines between places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub paths: Vec<Path>,
    /// Dice as they lie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Die>,
    /// What was just decided in the open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reveals: Vec<Reveal>,
    /// What everybody sees of players. All panels of a scene are one a player, in seat order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub panels: Vec<Panel>,
    /// What is left in the box, how far things are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub supply: Vec<FactLine>,
    /// What is told of elements, of this part or of others, to who listens.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
}

impl Part {
    /// A part without elements.
    #[must_use]
    pub fn new(id: impl Into<Text>) -> Part {
        Part { id: id.into(), ..Part::default() }
    }

    /// What everybody sees of a player.
    #[must_use]
    pub fn of_panel(panel: Panel) -> Part {
        Part { id: panel_id(panel.seat), panels: vec![panel], ..Part::default() }
    }

    /// The steps of a turn, each with its place, its name and the message for it; one of them is the current one.
    #[must_use]
    pub fn of_phases(
        say: &Say<'_>,
        phases: impl IntoIterator<Item = (usize, [&'static str; 2])>,
        current: usize,
    ) -> Part {
        let phase = |(at, [id, key]): (usize, [&'static str; 2])| Phase {
            id: id.into(),
            label: say.word(key),
            current: at == current,
        };
        Part { phases: phases.into_iter().map(phase).collect(), ..Part::new("phases") }
    }

    /// Ready to be shared. It bears the name of its first element, unless it has one; without elements there is none.
    #[must_use]
    pub fn shared(mut self) -> Option<Arc<CachedJson<Part>>> {
        if self.id.is_empty() {
            let Part { regions, places, pieces, .. } = &self;
            let ids = regions.iter().map(|region| &region.id).chain(places.iter().map(|place| &place.id));
            self.id = ids.chain(pieces.iter().map(|piece| &piece.id)).next().cloned().unwrap_or_default();
        }
        (!self.id.is_empty()).then(|| Arc::new(CachedJson::new(self)))
    }
}

/// Parts that stand one above another, shared as one: a game that finds them all unchanged need not look at each.
#[derive(Clone, Debug)]
pub struct PartGroup(Arc<[Arc<CachedJson<Part>>]>);

impl PartGroup {
    /// The parts of the group, in their order.
    pub fn parts(&self) -> std::slice::Iter<'_, Arc<CachedJson<Part>>> {
        self.0.iter()
    }

    /// Whether both are one.
    pub(crate) fn is(&self, other: &PartGroup) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl PartialEq for PartGroup {
    fn eq(&self, other: &PartGroup) -> bool {
        self.is(other) || self.0 == other.0
    }
}

impl FromIterator<Arc<CachedJson<Part>>> for PartGroup {
    fn from_iter<I: IntoIterator<Item = Arc<CachedJson<Part>>>>(parts: I) -> PartGroup {
        PartGroup(parts.into_iter().collect())
    }
}

impl From<Arc<CachedJson<Part>>> for PartGroup {
    fn from(part: Arc<CachedJson<Part>>) -> PartGroup {
        PartGroup(Arc::new([part]))
    }
}

impl From<Part> for PartGroup {
    fn from(part: Part) -> PartGroup {
        Arc::new(CachedJson::new(part)).into()
    }
}
