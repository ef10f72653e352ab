//! Seats are told apart by colour and by sign.

use std::collections::BTreeSet;

use cenacle_scene::{EDGE, MAX_SEATS, Seat, SeatLook};

fn looks() -> impl Iterator<Item = &'static SeatLook> {
    (0..MAX_SEATS).map(|seat| SeatLook::of(Seat::new(seat)))
}

fn luminance(color: &str) -> f64 {
    let channel = |from: usize| {
        let value = f64::from(u8::from_str_radix(&color[from..from + 2], 16).expect("#rrggbb")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

#[test]
fn every_seat_has_its_own_colour_sign_glyph_and_name() {
    assert_eq!(looks().map(|look| look.fill).collect::<BTreeSet<_>>().len(), MAX_SEATS);
    assert_eq!(looks().map(|look| look.sign.path()).collect::<BTreeSet<_>>().len(), MAX_SEATS);
    assert_eq!(looks().map(|look| look.sign.glyph()).collect::<BTreeSet<_>>().len(), MAX_SEATS);
    assert_eq!(looks().map(|look| look.name).collect::<BTreeSet<_>>().len(), MAX_SEATS);
}

#[test]
fn what_is_written_on_or_in_a_seat_colour_can_be_read() {
    for look in looks() {
        assert!(contrast(look.fill, EDGE) >= 4.5, "{} fill", look.name);
        assert!(contrast(look.ink_dark, "#242a37") >= 4.5, "{} on dark", look.name);
        assert!(contrast(look.ink_light, "#ece4d4") >= 4.5, "{} on light", look.name);
    }
}
