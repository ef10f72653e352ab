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
    SaysReady {
        /// Who.
        seat: Seat,
    },
    /// A colour is taken where gods are secret.
    TakesColour {
        /// Who.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// The game begins.
    Begin,
    /// The first player is drawn.
    First {
        /// Who begins.
        seat: Seat,
    },
    /// A god is dealt face down (told to its player).
    Dealt {
        /// To whom.
        seat: Seat,
        /// For which colour.
        colour: Colour,
        /// Which.
        god: God,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// Tiles are drawn: the faces that are shown.
    Draws {
        /// Who.
        seat: Seat,
        /// What everybody sees.
        faces: Vec<Face>,
        /// How many are left in the bag.
        left: u8,
    },
    /// What is on the other side of a tile in hand (told to who holds it).
    Reverse {
        /// Who.
        seat: Seat,
        /// What was shown.
        face: Face,
        /// What is on the other side.
        reverse: Face,
    },
    /// A tile is laid.
    Lays {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// As it lies.
        face: Face,
        /// The prophet on it: colour, terrain, and where he came from.
        prophet: Option<(Colour, Terrain, Option<Cell>)>,
    },
    /// A city is destroyed.
    Razes {
        /// Who.
        seat: Seat,
        /// By which colour.
        colour: Colour,
        /// Whose city.
        of: Colour,
        /// Whose seat that is.
        victim: Seat,
        /// Where.
        cell: Cell,
    },
    /// A city is built.
    Builds {
        /// Who.
        seat: Seat,
        /// By which colour.
        colour: Colour,
        /// Where.
        cell: Cell,
        /// Where its prophet came from, if not from the reserve.
        from: Option<Cell>,
    },
    /// A tile is put down.
    Discards {
        /// Who.
        seat: Seat,
        /// The face that is shown now.
        face: Face,
        /// To whose discard; nobody's if it went into the bag.
        to: Option<Seat>,
    },
    /// A tile is taken from a discard.
    Takes {
        /// Who.
        seat: Seat,
        /// From whom.
        whose: Seat,
        /// What it showed.
        face: Face,
    },
    /// A tile in a discard is turned over.
    TurnsOver {
        /// Who.
        seat: Seat,
        /// Whose discard.
        whose: Seat,
        /// What it showed.
        from: Face,
        /// What it shows.
        to: Face,
    },
    /// A god is chosen.
    Chooses {
        /// Who.
        seat: Seat,
        /// Which.
        god: God,
    },
    /// A tile is held so (where errors are allowed).
    Holds {
        /// Who.
        seat: Seat,
        /// The face that is up.
        face: Face,
    },
    /// The pass flag is raised.
    Passes {
        /// Who.
        seat: Seat,
    },
    /// A turn is handed on without an act.
    PassesTurn {
        /// Who.
        seat: Seat,
    },
    /// The sand-glass of a turn is empty.
    GlassOut {
        /// Whose.
        seat: Seat,
    },
    /// As many acts as a turn holds are done, where they are counted.
    ActsOut {
        /// Whose.
        seat: Seat,
    },
    /// A tile was denounced, rightly.
    Denounces {
        /// Who.
        seat: Seat,
        /// Whose tile it was.
        culprit: Seat,
        /// Where.
        cell: Cell,
        /// Whether it went back into the hand it came from.
        at_once: bool,
    },
    /// A tile was denounced, and it is right.
    DenouncesInVain {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// A tile has lost its sides and goes back into the bag.
    Falls {
        /// Where.
        cell: Cell,
    },
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
        /// Why.
        end: End,
        /// Seconds left, where all play at the same time.
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
    Over {
        /// Why.
        end: End,
    },
    /// A god that was secret is shown.
    Reveals {
        /// Who.
        seat: Seat,
        /// For which colour.
        colour: Colour,
        /// Which.
        god: God,
    },
    /// A win.
    Wins {
        /// Who.
        seat: Seat,
        /// With how much influence; the lower marker of two.
        score: u16,
        /// The higher of two markers.
        higher: Option<u16>,
    },
}
