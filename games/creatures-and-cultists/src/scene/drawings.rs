//! Cultists as they are drawn: square shoulders are a Brute, a pointed hood with green eyes a Conjurer, a stone is a grave.

use cenacle_scene::{Seat, SeatLook};

use crate::identity;

use super::look::{ACID, INK};

/// A living cultist around the origin, 24 wide and 32 high at scale 1.
pub(super) fn living(seat: u8, brute: bool, x: f32, y: f32, scale: f32, opacity: f32) -> String {
    let fill = SeatLook::of(Seat::new(seat.into())).fill;
    let open = format!(r#"<g transform="translate({x:.1} {y:.1}) scale({scale:.2})" opacity="{opacity}">"#);
    if brute {
        format!(
            r##"{open}<path d="M-12,14L-12,-1Q-11,-6 -6,-6L-5,-8A5.5,5.5 0 1 1 5,-8L6,-6Q11,-6 12,-1L12,14Z" fill="{fill}" stroke="{INK}" stroke-width="1.8"/><path d="M-4.5,-11h9" stroke="{INK}" stroke-width="2.2"/><path d="M-7,14V3M7,14V3" stroke="{INK}" stroke-width="1.3"/></g>"##
        )
    } else {
        format!(
            r##"{open}<path d="M0,-18C6,-14 8,-8 7,-4C10,0 11,8 11,14H-11C-11,8 -10,0 -7,-4C-8,-8 -6,-14 0,-18Z" fill="{fill}" stroke="{INK}" stroke-width="1.8"/><ellipse cy="-6" rx="4.3" ry="5" fill="{INK}"/><circle cx="-1.6" cy="-6.5" r="1.1" fill="{ACID}"/><circle cx="1.6" cy="-6.5" r="1.1" fill="{ACID}"/></g>"##
        )
    }
}

/// A grave, signed with the symbol of who put him there in that seat's colour, or bare.
pub(super) fn grave(killer: Option<(u8, u8)>, x: f32, y: f32, scale: f32) -> String {
    let stone = format!(
        r##"<path d="M-9,14V-5a9,9 0 0 1 18,0V14Z" fill="#8d8571" stroke="#2b2418" stroke-width="1.5" opacity="{}"/>"##,
        if killer.is_some() { ".9" } else { ".5" }
    );
    let mark = match killer {
        Some((seat, symbol)) => {
            let look = SeatLook::of(Seat::new(seat.into()));
            let [icon, _] = identity::SYMBOLS[usize::from(symbol) % identity::SYMBOLS.len()];
            format!(
                r##"<circle cy="-2" r="8" fill="#14161c"/><use href="#icon-{icon}" x="-6" y="-8" width="12" height="12" color="{0}"/><path d="{1}" transform="translate(0 9.5) scale(3.6)" fill="{0}" stroke="#14161c" stroke-width=".25"/>"##,
                look.fill,
                look.sign.path()
            )
        }
        None => r##"<path d="M0,-7v10M-4,-3h8" stroke="#2b2418" stroke-width="1.8" opacity=".55"/>"##.to_owned(),
    };
    format!(r#"<g transform="translate({x:.1} {y:.1}) scale({scale:.2})">{stone}{mark}</g>"#)
}

/// The red cross-hair on who is attacked.
pub(super) fn cross_hair(x: f32, y: f32, radius: f32) -> String {
    let (out, inner) = (radius * 1.25, radius * 0.75);
    format!(
        r##"<g transform="translate({x:.1} {y:.1})" stroke="#d1121f" fill="none" stroke-width="2.4"><circle r="{radius:.1}"/><path d="M0,{:.1}V{:.1}M0,{out:.1}V{inner:.1}M{:.1},0H{:.1}M{out:.1},0H{inner:.1}"/></g>"##,
        -out, -inner, -out, -inner
    )
}

/// The dashed ring around who attacks.
pub(super) fn ring(x: f32, y: f32, radius: f32) -> String {
    format!(
        r##"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="none" stroke="#14161c" stroke-width="2.2" stroke-dasharray="6 4"/>"##
    )
}
