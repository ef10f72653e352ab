//! What a viewer sees, drawn.

use std::str::FromStr;

use cenacle_scene::{Format, IconSet, Scene, Seat, SeatLook, svg, text};

/// How it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    Wide,
    Narrow,
    Text,
    Ansi,
}

impl FromStr for Look {
    type Err = String;

    fn from_str(name: &str) -> Result<Look, String> {
        Ok(match name {
            "svg" => Look::Wide,
            "narrow" => Look::Narrow,
            "text" => Look::Text,
            "ansi" => Look::Ansi,
            other => return Err(format!("there is no picture {other:?}; there is svg, narrow, text and ansi")),
        })
    }
}

pub(crate) fn draw(scene: &Scene, look: Look, width: usize) -> Result<String, String> {
    let icons =
        || IconSet::from_json(include_str!(concat!(env!("OUT_DIR"), "/icons.json"))).map_err(|error| error.to_string());
    Ok(match look {
        Look::Wide => svg(scene, Format::Wide, &icons()?),
        Look::Narrow => svg(scene, Format::Narrow, &icons()?),
        Look::Text => text(scene, width),
        Look::Ansi => coloured(&text(scene, width)),
    })
}

/// The names of the seats in their colours.
fn coloured(text: &str) -> String {
    (0..cenacle_scene::MAX_SEATS).fold(text.to_owned(), |text, seat| {
        let (name, ink) = (super::play::NAMES[seat], SeatLook::of(Seat::new(seat)).ink_dark);
        let part = |at: usize| ink.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(255);
        text.replace(name, &format!("\x1b[1;38;2;{};{};{}m{name}\x1b[0m", part(1), part(3), part(5)))
    })
}
