//! What happens at the table, as the log tells it.

use cenacle_table::Seat;
use serde::Serialize;

use crate::{Cell, Colour, Face, God, Terrain, position::End};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The mode tokens were drawn by lot.
    Tokens {
        /// Turns are taken.
        turns: bool,
        /// Gods are secret.
        secret: bool,
        /// Two players play with this many gods each.
        two: Option<u8>,
    },
    /// Everybody gets ready.
    Gather,
    /// Somebody is ready.
    SaysReady { seat: Seat },
    /// A colour is taken where gods are secret.
    TakesColour { seat: Seat, colour: Colour },
    /// The game begins.
    Begin,
    /// The first player is drawn.
    First { seat: Seat },
    /// A god is dealt face down (told to its player).
    Dealt {
        seat: Seat,
        /// For which colour.
        colour: Colour,
        god: God,
    },
    /// A turn begins.
    Turn { seat: Seat },
    /// Tiles are drawn: the faces that are shown.
    Draws {
        seat: Seat,
        /// What everybody sees.
        faces: Vec<Face>,
        /// How many are left in the bag.
        left: u8,
    },
    /// What is on the other side of a tile in hand (told to who holds it).
    Reverse {
        seat: Seat,
        /// What was shown.
        face: Face,
        /// What is on the other side.
        reverse: Face,
    },
    /// A tile is laid.
    Lays {
        seat: Seat,
        cell: Cell,
        /// As it lies.
        face: Face,
        /// The prophet on it: colour, terrain, and where he came from.
        prophet: Option<(Colour, Terrain, Option<Cell>)>,
    },
    /// A city is destroyed.
    Razes {
        seat: Seat,
        /// By which colour.
        colour: Colour,
        of: Colour,
        /// Whose seat that is.
        victim: Seat,
        cell: Cell,
    },
    /// A city is built.
    Builds {
        seat: Seat,
        /// By which colour.
        colour: Colour,
        cell: Cell,
        /// Where its prophet came from, if not from the reserve.
        from: Option<Cell>,
    },
    /// A tile is put down.
    Discards {
        seat: Seat,
        /// The face that is shown now.
        face: Face,
        /// To whose discard; nobody's if it went into the bag.
        to: Option<Seat>,
    },
    /// A tile is taken from a discard.
    Takes {
        seat: Seat,
        whose: Seat,
        /// What it showed.
        face: Face,
    },
    /// A tile in a discard is turned over.
    TurnsOver {
        seat: Seat,
        whose: Seat,
        /// What it showed.
        from: Face,
        /// What it shows.
        to: Face,
    },
    /// A god is chosen.
    Chooses { seat: Seat, god: God },
    /// A tile is held so (where errors are allowed).
    Holds {
        seat: Seat,
        /// The face that is up.
        face: Face,
    },
    /// The pass flag is raised.
    Passes { seat: Seat },
    /// A turn is handed on without an act.
    PassesTurn { seat: Seat },
    /// The sand-glass of a turn is empty.
    GlassOut { seat: Seat },
    /// As many acts as a turn holds are done, where they are counted.
    ActsOut { seat: Seat },
    /// A tile was denounced, rightly.
    Denounces {
        seat: Seat,
        /// Whose tile it was.
        culprit: Seat,
        cell: Cell,
        /// Whether it went back into the hand it came from.
        at_once: bool,
    },
    /// A tile was denounced, and it is right.
    DenouncesInVain { seat: Seat, cell: Cell },
    /// A tile has lost its sides and goes back into the bag.
    Falls { cell: Cell },
    /// A prophet leaves the game as a penalty.
    Penalty {
        /// Who loses him.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// From which tile, if not from the reserve.
        from: Option<Cell>,
    },
    /// The end is near.
    Near {
        end: End,
        /// Seconds left, where all play at the same time; none at all without a glass.
        seconds: Option<u32>,
    },
    /// Nothing has come forward for a while.
    QuietSoon {
        /// Seconds left until the end.
        seconds: u32,
    },
    /// Nothing has come forward for too long.
    Quiet,
    /// The game is over.
    Over { end: End },
    /// A god that was secret is shown.
    Reveals {
        seat: Seat,
        /// For which colour.
        colour: Colour,
        god: God,
    },
    Wins {
        seat: Seat,
        /// With how much influence; the lower marker of two.
        score: u16,
        /// The higher of two markers.
        higher: Option<u16>,
    },
}
