//! A result: each throw with its dice, its sum and its word, and the sentence of what came of it.

use super::{
    area::Area,
    die,
    pen::{BAD, GOOD, INK, INK_2, LINE, Pen, SURFACE, Type, escape},
};
use crate::{
    measure::{width, wrap_drawn},
    scene::{Reveal, Tone, Trial},
};

/// Side of a die.
const DIE: f32 = 50.0;
const ROW: f32 = 78.0;

/// Draws a result at this width. Answers the height used.
pub(super) fn reveal(pen: &mut Pen<'_>, shown: &Reveal, x: f32, y: f32, wide: f32) -> f32 {
    let text = wrap_drawn(&shown.text, 17.0, wide - 32.0, 2);
    let high = 36.0 + ROW * shown.trials.len() as f32 + 24.0 * text.len() as f32 + 8.0;
    pen.put(format_args!(r#"<g class="reveal" data-id="{}">"#, escape(&shown.id)));
    pen.rect(Area::new(x, y, wide, high), 12.0, &format!(r#"fill="{SURFACE}" stroke="{LINE}" stroke-width="1.5""#));
    pen.text_in(x + 16.0, y + 25.0, wide - 32.0, Type::title(17.0, INK), &shown.title);
    let mut top = y + 36.0;
    for trial in &shown.trials {
        self::trial(pen, trial, Area::new(x + 16.0, top, wide - 32.0, ROW));
        top += ROW;
    }
    for line in &text {
        top += 24.0;
        pen.text(x + wide / 2.0, top - 6.0, Type::title(17.0, INK).middle(), line);
    }
    pen.close();
    high
}

fn trial(pen: &mut Pen<'_>, trial: &Trial, area: Area) {
    let ink = match trial.tone {
        Tone::Plain => INK,
        Tone::Good => GOOD,
        Tone::Bad => BAD,
    };
    let mut left = area.x;
    if let Some(seat) = trial.seat {
        pen.sign(seat, left + 7.0, area.y + 10.0, 7.0, crate::SeatLook::of(seat).ink_dark);
        left += 20.0;
    }
    pen.text_in(left, area.y + 15.0, area.right() - left, Type::plain(13.5, INK_2), &trial.label);
    let (mut x, y) = (area.x, area.y + 22.0);
    if let (Some(symbol), true) = (&trial.symbol, trial.dice.is_empty()) {
        pen.icon(symbol, Area::new(x, y, DIE, DIE), INK);
        x += DIE + 12.0;
    }
    for face in &trial.dice {
        die::face(pen, face, Area::new(x, y, DIE, DIE).inset(3.0));
        x += DIE + 4.0;
    }
    pen.text(x + 10.0, y + 36.0, Type::plain(30.0, ink).bold(), &trial.total);
    let room = area.right() - x - 20.0 - width(&trial.total, 30.0);
    pen.text_in(area.right(), y + 34.0, room, Type::plain(21.0, ink).bold().end(), &trial.word);
}
