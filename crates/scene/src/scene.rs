//! The vocabulary in which a game describes what a viewer sees now.
//!
//! A [`Scene`] is made of [`Part`]s, and a part of the elements described here. What is as usual (no text, no symbol, one
//! piece, not turned) is left out of the JSON.

use std::{collections::BTreeSet, sync::Arc};

use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::{CachedJson, MAX_SEATS, Pose, Seat, SharedOffer, Text};

pub use crate::{
    common::Common,
    decor::{Decor, Stage},
    part::{Part, PartGroup},
    reveal::{Reveal, Tone, Trial},
    spot::{Spot, Spots},
    tableau::Tableau,
    told::Told,
};

/// The name of something on the stage: stable, unique in a scene, and silent about what is hidden.
pub type Id = Text;

/// Everything one viewer sees.
///
/// It is made of parts, and parts are shared: a game that makes a part once and hands out copies of the `Arc` pays for it
/// once, its JSON is written once, and [`SceneDiff`](crate::SceneDiff) sees that it is the same without looking into it.
/// Who wants to look at the elements takes the [`tableau`](Scene::tableau).
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scene {
    /// What never changes at a table. In the JSON only its mark stands for it.
    #[cfg_attr(feature = "schema", schemars(with = "Text"))]
    pub decor: Arc<Decor>,
    /// What everybody sees alike.
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub common: Arc<Common>,
    /// What this viewer sees besides, above it. In the JSON both are one list.
    #[cfg_attr(feature = "schema", schemars(rename = "parts", with = "Vec<Part>"))]
    pub groups: Vec<PartGroup>,
    /// The question, or who is being waited for.
    pub prompt: Prompt,
    /// The answers this viewer may give now, in the order of the legal list.
    pub offers: Vec<SharedOffer>,
}

/// The five colours of a game, as `#rrggbb`.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Theme {
    /// The table under everything.
    pub ground: Text,
    /// Boxes on the ground.
    pub panel: Text,
    /// Text on ground and panel.
    pub ink: Text,
    /// The game's own colour.
    pub accent: Text,
    /// The paper of its cards.
    pub paper: Text,
}

/// A step of the turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Phase {
    pub id: Id,
    pub label: Text,
    /// Whether it is the one being played.
    #[serde(skip_serializing_if = "is_usual")]
    pub current: bool,
}

/// An area of the stage.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Region {
    pub id: Id,
    pub label: Text,
    /// A small remark beside the heading ("pile 41").
    #[serde(skip_serializing_if = "is_usual")]
    pub note: Text,
    /// What kind of area.
    pub role: RegionRole,
    /// The rule that explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// Where it is drawn on a wide screen.
    #[serde(skip_serializing_if = "is_usual")]
    pub shown: Shown,
    /// The seat it belongs to; its sign stands beside the heading where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Where it lies; nowhere if it is drawn in the dock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spots: Option<Spots>,
    /// The area as a board of characters, for the terminal; pictures ignore it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<Grid>,
}

/// A board drawn in characters by the game. It speaks for the bare places of its region.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Grid {
    /// Rows from the top, each of one width.
    pub rows: Vec<Text>,
    /// What the characters mean.
    pub legend: Text,
}

/// What an area is for; the client knows how each is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RegionRole {
    /// A board drawn by the game.
    Board,
    /// A list of things to choose from, one under another.
    List,
    /// Rows of cards for all.
    Market,
    /// The viewer's own cards or sheet, drawn in the dock.
    Hand,
    /// Anything else in a box.
    #[default]
    Box,
}

/// Where a region is drawn on a wide screen. What is not on the stage is a sheet of its own: the corner of the sheet is the
/// origin, and the region's wide spot is as large as the sheet. On the narrow stage everything lies on the stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// On the stage.
    #[default]
    Stage,
    /// In the panel of its seat; of several regions of one seat, the last.
    Panel,
    /// In the column at the side, above the log.
    Aside,
}

/// A spot that can be pointed at and hold pieces.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    pub id: Id,
    /// The region it is in.
    pub region: Id,
    /// What it is, for people and screen readers.
    pub label: Text,
    /// A second line (cost, reward).
    #[serde(skip_serializing_if = "is_usual")]
    pub text: Text,
    /// What is asked, after something else was picked, when it or what lies on it is to be picked next: "who uses it?".
    #[serde(skip_serializing_if = "is_usual")]
    pub asks: Text,
    /// Short marks on it: resources of a cost, a number built of how many.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<Badge>,
    /// Symbol drawn on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Text>,
    /// How it is drawn.
    #[serde(skip_serializing_if = "is_usual")]
    pub look: PlaceLook,
    /// The seat it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Its row and its column, each from 1, where the places of its region are a grid: arrows walk it line by line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<[u8; 2]>,
    /// Where it lies; nowhere if it is drawn in the dock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spots: Option<Spots>,
    /// How large a small piece on it may be at most, in units of its stage, if not as usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece_side: Option<u16>,
    /// The rule that explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// How a place is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceLook {
    /// Only the backdrop shows it; a halo appears when it is lit.
    #[default]
    Bare,
    /// A dashed outline: something can be built here.
    Outline,
    /// A row of a list, with label, text, symbol and badges.
    Row,
    /// A tray under cards that overlap.
    Tray,
    /// A step of a track, with its label.
    Step,
    /// The game's own sand-glass: a client that is told the time shows how far it has run.
    Glass,
}

/// A mark with an icon, a text, or both.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Badge {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Text>,
    #[serde(skip_serializing_if = "is_usual")]
    pub text: Text,
    /// Ground colour `#rrggbb`, if not the panel's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<Text>,
    /// What it means, for a pointer or a screen reader.
    #[serde(skip_serializing_if = "is_usual")]
    pub title: Text,
}

/// Something that stands at a place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    /// Its id; a piece that keeps its id and changes its place is moved before the viewer's eyes.
    pub id: Id,
    /// Where it stands.
    pub place: Id,
    /// What it is, for people and screen readers; empty if it is only a picture of what something else says.
    #[serde(skip_serializing_if = "is_usual")]
    pub title: Text,
    /// What else there is to say of it.
    #[serde(skip_serializing_if = "is_usual")]
    pub text: Text,
    /// Its picture: an icon or a symbol of the game's `art/`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Text>,
    /// A picture drawn for this very piece: an SVG fragment in units of the wide stage, with the origin at the centre of
    /// its place. On the narrow stage it is scaled as its place is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawing: Option<Text>,
    /// The same for the narrow stage where its place has another form there: in units of that stage, not scaled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub narrow_drawing: Option<Text>,
    /// Whose colour it wears.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Where the sign of its seat stands on its symbol: across, down, and how large, in hundredths of its side. At its lower left if
    /// nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<[u8; 3]>,
    /// How many it stands for; 1 is not written.
    #[serde(skip_serializing_if = "is_one")]
    pub count: u32,
    /// How far it is turned clockwise, in degrees.
    #[serde(skip_serializing_if = "is_usual")]
    pub rotation: i16,
    /// Mirrored left to right.
    #[serde(skip_serializing_if = "is_usual")]
    pub mirrored: bool,
    /// How it lies, as the poses of offers count it: a client that lets it be turned begins there.
    #[serde(skip_serializing_if = "is_usual")]
    pub pose: Pose,
    /// How it is drawn.
    #[serde(skip_serializing_if = "is_usual")]
    pub look: PieceLook,
    /// Marks on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<Badge>,
    /// Whether it was moved by the last decision.
    #[serde(skip_serializing_if = "is_usual")]
    pub fresh: bool,
    /// The rule that explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

impl Default for Piece {
    /// A single flat symbol without a name, nowhere.
    fn default() -> Piece {
        Piece {
            id: Id::default(),
            place: Id::default(),
            title: Text::default(),
            text: Text::default(),
            symbol: None,
            drawing: None,
            narrow_drawing: None,
            seat: None,
            sign: None,
            count: 1,
            rotation: 0,
            mirrored: false,
            pose: Pose::default(),
            look: PieceLook::default(),
            badges: Vec::new(),
            fresh: false,
            rule: None,
        }
    }
}

/// How a piece is drawn.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "as")]
pub enum PieceLook {
    /// A flat symbol or drawing.
    #[default]
    Symbol,
    /// A round token in the seat's colour.
    Token,
    /// A card with its face to the viewer.
    Card {
        /// Colour of the title band.
        color: Text,
        /// Last line: kind and price.
        foot: Text,
        /// The icon of a small seal at the corner, if any.
        seal: Option<Text>,
    },
    /// A card of which only the back is seen.
    Back {
        /// Colour of the back.
        color: Text,
    },
    /// A coin or counter with a number.
    Coin,
    /// A chip in a colour of its own: its symbol, and how many it stands for.
    Chip { color: Text },
}

/// A line between two places.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Path {
    /// From this place.
    pub from: Id,
    /// To this place.
    pub to: Id,
    /// Whether it is drawn thick.
    #[serde(skip_serializing_if = "is_usual")]
    pub open: bool,
}

/// A die as it lies.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Die {
    pub id: Id,
    /// The place it lies on.
    pub place: Id,
    /// What the upper face shows.
    pub face: DieFace,
    /// For people and screen readers.
    pub title: Text,
}

/// The upper face of a die.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DieFace {
    /// Not thrown yet.
    Unknown,
    /// Nothing on it.
    Blank,
    Pips(u8),
    /// A symbol on a coloured die.
    Symbol {
        symbol: Text,
        /// Colour of the die.
        color: Text,
    },
}

/// What everybody sees of one player.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Panel {
    pub seat: Seat,
    pub name: Text,
    /// What the seat is doing ("6 cards in hand", "is choosing an offering").
    #[serde(skip_serializing_if = "is_usual")]
    pub doing: Text,
    /// Whether a decision is awaited from it.
    #[serde(skip_serializing_if = "is_usual")]
    pub active: bool,
    /// The number that matters most, `?` if it is hidden.
    #[serde(skip_serializing_if = "is_usual")]
    pub score: Text,
    /// What that number counts.
    #[serde(skip_serializing_if = "is_usual")]
    pub score_label: Text,
    /// Counters, each with its icon.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<FactLine>,
    /// The way to victory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pips: Option<Pips>,
    /// What this player in particular can do; a client opens the texts inside the panel.
    #[serde(skip_serializing_if = "are_none")]
    pub abilities: Abilities,
}

/// Abilities are seldom others, and stand in a panel that often changes: their JSON is written once.
pub type Abilities = Arc<CachedJson<Vec<Ability>>>;

fn are_none(abilities: &Abilities) -> bool {
    abilities.is_empty()
}

/// Something that one player in particular can do.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ability {
    pub title: Text,
    /// What it does.
    pub text: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Text>,
    /// Whether it cannot be used any more for now.
    #[serde(skip_serializing_if = "is_usual")]
    pub spent: bool,
    /// The rule that explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// An icon, a name and a figure.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FactLine {
    pub symbol: Text,
    /// What it counts.
    pub label: Text,
    /// The figure, `?` if hidden.
    pub value: Text,
}

/// Steps done of steps to do.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pips {
    /// What they count.
    pub label: Text,
    pub done: u8,
    /// To do in all.
    pub of: u8,
}

/// The question of the moment.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prompt {
    /// Whether this viewer is asked.
    pub mine: bool,
    /// One sentence: the question, or who is doing what.
    pub question: Text,
    /// A second line: figures, what it costs.
    #[serde(skip_serializing_if = "is_usual")]
    pub hint: Text,
    /// The rule of this step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The region the question is about, where it is not simply the one with most to choose from: a client that shows
    /// one region at a time goes there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Id>,
    /// There is nothing to choose, and it is asked only so that nobody learns that: a client gives the one answer by
    /// itself after a moment.
    #[serde(skip_serializing_if = "is_usual")]
    pub idle: bool,
}

impl Scene {
    /// The parts of this scene, without those of its decor.
    pub fn parts(&self) -> impl Iterator<Item = &Arc<CachedJson<Part>>> {
        self.common.groups.iter().chain(&self.groups).flat_map(PartGroup::parts)
    }

    /// All elements, as a client has them before its eyes.
    #[must_use]
    pub fn tableau(&self) -> Tableau<'_> {
        Tableau::of(self)
    }

    /// Adds a part, or a group of them.
    pub fn add(&mut self, group: impl Into<PartGroup>) {
        self.groups.push(group.into());
    }

    /// What this viewer may point at now: every pick of every offer, if the viewer is asked.
    #[must_use]
    pub fn lit(&self) -> BTreeSet<&str> {
        if !self.prompt.mine {
            return BTreeSet::new();
        }
        self.offers.iter().flat_map(|offer| &offer.picks).map(Text::as_str).collect()
    }
}

impl Serialize for Scene {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut scene = serializer.serialize_struct("Scene", 4)?;
        scene.serialize_field("decor", self.decor.mark())?;
        scene.serialize_field("parts", &Parts(&self.common.groups, &self.groups))?;
        scene.serialize_field("prompt", &self.prompt)?;
        scene.serialize_field("offers", &self.offers)?;
        scene.end()
    }
}

/// The parts of both as one list.
pub(crate) struct Parts<'a>(pub(crate) &'a [PartGroup], pub(crate) &'a [PartGroup]);

impl Serialize for Parts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().chain(self.1).flat_map(PartGroup::parts))
    }
}

/// Whether a value is what it is if nobody says: such are left out of the JSON.
pub(crate) fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A piece that stands for one is the usual one.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_one(count: &u32) -> bool {
    *count == 1
}

/// The id by which a player's panel is pointed at.
#[must_use]
pub const fn panel_id(seat: Seat) -> Id {
    const IDS: [&str; MAX_SEATS] = ["seat.1", "seat.2", "seat.3", "seat.4", "seat.5", "seat.6", "seat.7", "seat.8"];
    Id::written(IDS[seat.index()])
}
