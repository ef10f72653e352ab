//! The colour and the sign of each seat. The sign always stands beside the colour, so that no seat is told by colour alone.

use crate::{MAX_SEATS, Seat};

/// How a seat is told from the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatLook {
    /// Name of the colour, as a key.
    pub name: &'static str,
    pub sign: Sign,
    /// Fill of its pieces, always with an edge of [`EDGE`].
    pub fill: &'static str,
    /// Text and lines on a dark ground.
    pub ink_dark: &'static str,
    /// Text and lines on a light ground.
    pub ink_light: &'static str,
}

/// The edge of every piece, and what is written on a seat's fill.
pub const EDGE: &str = "#14161c";

/// A sign that is read at 10 units and in a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A filled circle.
    Disc,
    Square,
    /// A triangle, point up.
    Triangle,
    /// A square on its corner.
    Diamond,
    /// An upright cross.
    Cross,
    /// A star of five points.
    Star,
    Hexagon,
    /// A circle with a hole.
    Ring,
}

const fn look(
    name: &'static str,
    sign: Sign,
    fill: &'static str,
    ink_dark: &'static str,
    ink_light: &'static str,
) -> SeatLook {
    SeatLook { name, sign, fill, ink_dark, ink_light }
}

// The first five were chosen by search over normal, protan, deutan and tritan sight; the last three by another
// search for the farthest from them and from one another that are not yellow: yellow is the lamp. The distances stand
// in `tests/seat_look.rs`.
const LOOKS: [SeatLook; MAX_SEATS] = [
    look("vermillon", Sign::Disc, "#e85f57", "#f07168", "#b53722"),
    look("azur", Sign::Square, "#208be3", "#62aaf2", "#145795"),
    look("jade", Sign::Triangle, "#76d29b", "#76d29b", "#00704a"),
    look("ivoire", Sign::Diamond, "#f3eee4", "#f3eee4", "#2e2a24"),
    look("orchidee", Sign::Cross, "#dfa3f4", "#dfa3f4", "#590d5a"),
    look("ardoise", Sign::Star, "#9aa2ae", "#a9b1bd", "#4a525e"),
    look("mauve", Sign::Hexagon, "#ac67a5", "#c98ac2", "#7d3a77"),
    look("limette", Sign::Ring, "#35ff4a", "#55f068", "#1d6b14"),
];

impl SeatLook {
    /// The look of a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> &'static SeatLook {
        &LOOKS[seat.index()]
    }
}

impl Sign {
    /// The sign as one character, for a terminal.
    #[must_use]
    pub const fn glyph(self) -> char {
        match self {
            Sign::Disc => '●',
            Sign::Square => '■',
            Sign::Triangle => '▲',
            Sign::Diamond => '◆',
            Sign::Cross => '✚',
            Sign::Star => '★',
            Sign::Hexagon => '⬢',
            Sign::Ring => '○',
        }
    }

    /// The sign as the data of an SVG path around the origin, about two units across.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Sign::Disc => "M-.9,0a.9,.9 0 1 1 1.8,0a.9,.9 0 1 1 -1.8,0Z",
            Sign::Square => "M-.8,-.8H.8V.8H-.8Z",
            Sign::Triangle => "M0,-1L1,.75H-1Z",
            Sign::Diamond => "M0,-1.05L1.05,0L0,1.05L-1.05,0Z",
            Sign::Cross => "M-.35,-1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35Z",
            Sign::Star => "M0,-1.05L.26,-.36L1,-.32L.42,.14L.62,.85L0,.44L-.62,.85L-.42,.14L-1,-.32L-.26,-.36Z",
            Sign::Hexagon => "M-.5,-.87H.5L1,0L.5,.87H-.5L-1,0Z",
            Sign::Ring => "M-1,0a1,1 0 1 1 2,0a1,1 0 1 1 -2,0ZM-.5,0a.5,.5 0 1 0 1,0a.5,.5 0 1 0 -1,0Z",
        }
    }
}
