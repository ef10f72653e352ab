//! The vocabulary in which a game describes what a viewer sees now.
//!
//! What is as usual (no text, no symbol, one piece, not turned) is left out of the JSON.
//!
//! Content (regions, places, pieces) stands apart from arrangement (where things lie on a wide
//! or narrow stage), so that both arrangements hold the same ids.

use std::{collections::BTreeSet, sync::Arc};

use serde::Serialize;

use crate::{Offer, Seat, Text};

pub use crate::spots::{Spot, Spots};

/// The name of something on the stage: stable, unique in a scene, and silent about what is hidden.
pub type Id = Text;

/// Everything one viewer sees.
///
/// Its elements are shared: a game that makes an element once and hands out copies of the `Arc` pays for it once, and
/// [`SceneDiff`](crate::SceneDiff) sees that it is the same without looking into it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Scene {
    /// The game's name, as shown.
    pub title: Text,
    /// Five colours.
    pub theme: Theme,
    /// The steps of a turn.
    pub phases: Vec<Arc<Phase>>,
    /// Areas of the stage that belong together: board, market, quarry, hand.
    pub regions: Vec<Arc<Region>>,
    /// Spots where pieces can be.
    pub places: Vec<Arc<Place>>,
    /// What stands on the spots.
    pub pieces: Vec<Arc<Piece>>,
    /// Lines between places.
    pub paths: Vec<Path>,
    /// Dice as they lie.
    pub dice: Vec<Arc<Die>>,
    /// One panel a player, in seat order.
    pub panels: Vec<Arc<Panel>>,
    /// What is left in the box, how far things are.
    pub supply: Vec<FactLine>,
    /// The question, or who is being waited for.
    pub prompt: Prompt,
    /// The answers this viewer may give now, in the order of the legal list.
    pub offers: Vec<Arc<Offer>>,
    /// Where things lie on a stage of 884 x 586 units.
    pub wide: Layout,
    /// Where things lie on a stage 374 units wide.
    pub narrow: Layout,
}

/// The five colours of a game, as `#rrggbb`.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
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
pub struct Phase {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub label: Text,
    /// Whether it is the one being played.
    #[serde(skip_serializing_if = "is_usual")]
    pub current: bool,
}

/// An area of the stage.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Region {
    /// Its id.
    pub id: Id,
    /// Its heading.
    pub label: Text,
    /// A small remark beside the heading ("pile 41").
    #[serde(skip_serializing_if = "is_usual")]
    pub note: Text,
    /// What kind of area.
    pub role: RegionRole,
    /// The rule that explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The area as a board of characters, for the terminal; pictures ignore it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<Grid>,
}

/// A board drawn in characters by the game. It speaks for the bare places of its region.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Grid {
    /// Rows from the top, each of one width.
    pub rows: Vec<Text>,
    /// What the characters mean.
    pub legend: Text,
}

/// What an area is for; the client knows how each is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
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

/// A spot that can be pointed at and hold pieces.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Place {
    /// Its id.
    pub id: Id,
    /// The region it is in.
    pub region: Id,
    /// What it is, for people and screen readers.
    pub label: Text,
    /// A second line (cost, reward).
    #[serde(skip_serializing_if = "is_usual")]
    pub text: Text,
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
    /// The rule that explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// How a place is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
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
}

/// A mark with an icon, a text, or both.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Badge {
    /// Icon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Text>,
    /// Text.
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
pub struct Piece {
    /// Its id; a piece that keeps its id and changes its place is moved before the viewer's eyes.
    pub id: Id,
    /// Where it stands.
    pub place: Id,
    /// What it is, for people and screen readers; empty if it is only a picture of what something else says.
    #[serde(skip_serializing_if = "is_usual")]
    pub title: Text,
    /// Longer text.
    #[serde(skip_serializing_if = "is_usual")]
    pub text: Text,
    /// Its picture: an icon or a symbol of the game's `art/`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Text>,
    /// A picture drawn for this very piece: an SVG fragment in units of the wide stage, with the origin at the centre of
    /// its place. On the narrow stage it is scaled as its place is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawing: Option<Text>,
    /// Whose colour it wears.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// How many it stands for; 1 is not written.
    #[serde(skip_serializing_if = "is_one")]
    pub count: u32,
    /// Clockwise degrees.
    #[serde(skip_serializing_if = "is_usual")]
    pub rotation: i16,
    /// Mirrored left to right.
    #[serde(skip_serializing_if = "is_usual")]
    pub mirrored: bool,
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
            seat: None,
            count: 1,
            rotation: 0,
            mirrored: false,
            look: PieceLook::default(),
            badges: Vec::new(),
            fresh: false,
            rule: None,
        }
    }
}

/// How a piece is drawn.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
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
}

/// A line between two places.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Path {
    /// From this place.
    pub from: Id,
    /// To this place.
    pub to: Id,
    /// Drawn thick.
    #[serde(skip_serializing_if = "is_usual")]
    pub open: bool,
}

/// A die as it lies.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Die {
    /// Its id.
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
#[serde(rename_all = "kebab-case")]
pub enum DieFace {
    /// Not thrown yet.
    Unknown,
    /// Nothing on it.
    Blank,
    /// Pips.
    Pips(u8),
    /// A symbol on a coloured die.
    Symbol {
        /// Icon.
        symbol: Text,
        /// Colour of the die.
        color: Text,
    },
}

/// What everybody sees of one player.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Panel {
    /// Which seat.
    pub seat: Seat,
    /// The name.
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
    /// Counters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<FactLine>,
    /// The way to victory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pips: Option<Pips>,
}

/// An icon, a name and a figure.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FactLine {
    /// Icon.
    pub symbol: Text,
    /// What it counts.
    pub label: Text,
    /// The figure, `?` if hidden.
    pub value: Text,
}

/// Steps done of steps to do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pips {
    /// What they count.
    pub label: Text,
    /// Done.
    pub done: u8,
    /// To do in all.
    pub of: u8,
}

/// The question of the moment.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
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
}

/// Where things lie on one kind of stage.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Layout {
    /// Width and height in units.
    pub size: (f32, f32),
    /// What the game draws under everything: an SVG fragment. This and the drawings of pieces may use an icon as
    /// `<use href="#icon-ankh" x="0" y="0" width="20" height="20" color="#8a3a1c"/>`.
    pub backdrop: Text,
    /// The rectangle of each region and place, by id. Ids that are absent are drawn elsewhere (the dock).
    pub spots: Spots,
}

impl Scene {
    /// Whether a region, place, piece, die or panel has this id, so that it can be pointed at.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.places.iter().any(|place| place.id == id)
            || self.pieces.iter().any(|piece| piece.id == id)
            || self.regions.iter().any(|region| region.id == id)
            || self.dice.iter().any(|die| die.id == id)
            || self.panels.iter().any(|panel| panel_id(panel.seat) == id)
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
pub fn panel_id(seat: Seat) -> Id {
    format!("seat.{seat}").into()
}
