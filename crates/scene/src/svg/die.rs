//! Dice as they lie.

use super::{
    area::Area,
    pen::{Pen, SMALLEST, Type, Units, escape, ink_on},
};
use crate::{
    EDGE, describe,
    scene::{Die, DieFace},
};

const IVORY: &str = "#f3eee4";

/// A die in its square.
pub(super) fn lying(pen: &mut Pen<'_>, die: &Die, area: Area) {
    pen.open("die", &die.id, &describe::die(die));
    let angle = tilt(&die.id);
    pen.put(format_args!(r#"<g transform="rotate({angle} {} {})">"#, Units(area.cx()), Units(area.cy())));
    face(pen, &die.face, area.inset(area.w * 0.06));
    if pen.is_lit(&die.id) {
        pen.halo(area, area.w * 0.2);
    }
    pen.put(format_args!("</g>"));
    pen.close();
}

/// A die never lies quite straight: within six degrees, always the same for the same die.
pub(super) fn tilt(id: &str) -> i32 {
    let sum = id.chars().fold(7_u32, |sum, letter| sum.wrapping_mul(31).wrapping_add(letter.into()));
    (sum % 13) as i32 - 6
}

/// One face in its square.
pub(super) fn face(pen: &mut Pen<'_>, face: &DieFace, area: Area) {
    let radius = area.w * 0.2;
    let cube = |fill: &str| format!(r#"fill="{}" stroke="{EDGE}" stroke-width="1.5""#, escape(fill));
    match face {
        DieFace::Unknown => {
            let ink = pen.theme.ink.clone();
            let dashes = format!(r#"fill="none" stroke="{}" stroke-width="1.5" stroke-dasharray="4 3""#, escape(&ink));
            pen.rect(area, radius, &dashes);
            // On a small die the sign fills it: it has to be read.
            let size = (area.h * 0.6).max((area.h * 0.82).min(SMALLEST));
            pen.text(area.cx(), area.cy() + size * 0.35, Type::plain(size, &ink).bold().middle(), "?");
        }
        DieFace::Blank => pen.rect(area, radius, &cube(IVORY)),
        DieFace::Pips(pips) => {
            pen.rect(area, radius, &cube(IVORY));
            for (x, y) in pip_spots(*pips) {
                let (cx, cy) = (area.cx() + x * area.w * 0.27, area.cy() + y * area.h * 0.27);
                pen.circle(cx, cy, area.w * 0.09, &format!(r#"fill="{EDGE}""#));
            }
            if *pips > 9 {
                let size = area.h * 0.6;
                let style = Type::plain(size, EDGE).bold().middle();
                pen.text(area.cx(), area.cy() + size * 0.35, style, &pips.to_string());
            }
        }
        DieFace::Symbol { symbol, color } => {
            pen.rect(area, radius, &cube(color));
            pen.icon(symbol, Area::square(area.cx(), area.cy(), area.w * 0.74), ink_on(color));
        }
    }
}

/// Where the pips of a number lie, from -1 to 1 both ways; a number above nine is written instead.
pub(super) fn pip_spots(pips: u8) -> Vec<(f32, f32)> {
    const PAIRS: [[(f32, f32); 2]; 4] =
        [[(-1.0, -1.0), (1.0, 1.0)], [(1.0, -1.0), (-1.0, 1.0)], [(-1.0, 0.0), (1.0, 0.0)], [(0.0, -1.0), (0.0, 1.0)]];
    if pips > 9 {
        return Vec::new();
    }
    let mut spots: Vec<(f32, f32)> = PAIRS.iter().take(usize::from(pips / 2)).flatten().copied().collect();
    if pips % 2 == 1 {
        spots.push((0.0, 0.0));
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_as_many_pips_as_its_number() {
        for pips in 0..=9 {
            assert_eq!(pip_spots(pips).len(), usize::from(pips));
        }
    }

    #[test]
    fn a_die_lies_within_six_degrees_of_straight() {
        for die in 0..50 {
            assert!(tilt(&format!("die.{die}")).abs() <= 6);
        }
    }
}
