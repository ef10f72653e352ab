//! What a command prints.

use std::io::{self, IsTerminal, Write};

use anstyle::{AnsiColor, Color, RgbColor, Style};
use cenacle_scene::{Seat, SeatLook};
use serde::Serialize;

use crate::failure::Failure;

/// How the word `error` looks, as in clap's own messages.
pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();
/// How headings look.
pub(crate) const HEADING: Style = Style::new().bold();
/// How what matters least looks.
pub(crate) const FAINT: Style = Style::new().dimmed();

/// Prints a text; colours are left out where nobody sees them. A reader who has gone away is no failure.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::other(error)),
        _ => Ok(()),
    }
}

/// Prints a value as JSON.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(Failure::other)?;
    print(&format!("{text}\n"))
}

/// The text in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{}{text}{}", style.render(), style.render_reset())
}

/// The sign of a seat, in its colour.
pub(crate) fn sign(seat: Seat) -> String {
    let look = SeatLook::of(seat);
    let style =
        rgb(look.ink_dark).map_or(Style::new(), |(r, g, b)| Style::new().fg_color(Some(Color::Rgb(RgbColor(r, g, b)))));
    styled(style, &look.sign.glyph().to_string())
}

/// The three bytes of `#rrggbb`.
pub(crate) fn rgb(color: &str) -> Option<(u8, u8, u8)> {
    let digits = color.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let byte = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    Some((byte(0)?, byte(2)?, byte(4)?))
}

/// How many columns a text may take: the terminal's, within reason.
pub(crate) fn columns() -> usize {
    let terminal = io::stdout().is_terminal().then(|| ratatui::crossterm::terminal::size().ok()).flatten();
    terminal.map_or(100, |(columns, _)| usize::from(columns).clamp(40, 120))
}
