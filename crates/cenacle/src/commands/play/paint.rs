//! Colours of the terminal, or none where `NO_COLOR` asks for none.

use std::env;

use cenacle_scene::{Seat, SeatLook};
use ratatui::{
    style::{Color, Modifier, Style},
    text::Span,
};

use crate::output::rgb;

/// How many colours the terminal has for us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paint {
    /// None: bold and reversed letters must do.
    None,
    /// The 256 of most terminals.
    Indexed,
    /// All of them.
    Full,
}

/// The lamp: what can be chosen.
const LAMP: &str = "#e8b64c";

impl Paint {
    /// What the environment says.
    pub(super) fn of_terminal() -> Paint {
        let set = |name: &str| env::var(name).unwrap_or_default();
        if !set("NO_COLOR").is_empty() || set("TERM") == "dumb" {
            Paint::None
        } else if ["truecolor", "24bit"].contains(&set("COLORTERM").as_str()) {
            Paint::Full
        } else {
            Paint::Indexed
        }
    }

    /// Letters in a colour `#rrggbb`.
    fn ink(self, color: &str) -> Style {
        match (self, rgb(color)) {
            (Paint::Full, Some((r, g, b))) => Style::new().fg(Color::Rgb(r, g, b)),
            (Paint::Indexed, Some(bytes)) => Style::new().fg(Color::Indexed(nearest(bytes))),
            (Paint::None, _) | (_, None) => Style::new(),
        }
    }

    /// Letters of a seat.
    pub(super) fn seat(self, seat: Seat) -> Style {
        self.ink(SeatLook::of(seat).ink_dark)
    }

    /// What can be chosen.
    pub(super) fn lamp(self) -> Style {
        self.ink(LAMP).add_modifier(Modifier::BOLD)
    }

    /// What is marked now.
    pub(super) fn marked(self) -> Style {
        self.lamp().add_modifier(Modifier::REVERSED)
    }

    /// What matters less.
    pub(super) fn faint(self) -> Style {
        match self {
            Paint::None => Style::new(),
            Paint::Indexed | Paint::Full => Style::new().add_modifier(Modifier::DIM),
        }
    }

    /// A seat's sign in its colour, or as much room.
    pub(super) fn sign(self, seat: Option<Seat>) -> Span<'static> {
        match seat {
            Some(seat) => Span::styled(SeatLook::of(seat).sign.glyph().to_string(), self.seat(seat)),
            None => Span::raw(" "),
        }
    }
}

/// The nearest of the 216 colours of the cube.
fn nearest((r, g, b): (u8, u8, u8)) -> u8 {
    let step = |byte: u8| match byte {
        0..48 => 0,
        48..115 => 1,
        _ => (byte - 35) / 40,
    };
    16 + 36 * step(r) + 6 * step(g) + step(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_brought_to_the_nearest_of_the_cube() {
        assert_eq!([(0, 0, 0), (255, 255, 255), (95, 135, 175)].map(nearest), [16, 231, 67]);
    }

    #[test]
    fn without_colours_letters_are_only_bold_or_reversed() {
        let styles = [Paint::None.seat(Seat::new(0)), Paint::None.lamp(), Paint::None.marked(), Paint::None.faint()];
        assert!(styles.iter().all(|style| style.fg.is_none() && style.bg.is_none()));
    }
}
