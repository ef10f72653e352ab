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

/// The colours as they are, and as they are seen without red, green or blue cones (Machado, Oliveira, Fernandes 2009).
const SIGHTS: [(&str, [[f64; 3]; 3]); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deutan",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritan",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

fn times(matrix: &[[f64; 3]; 3], color: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(color).map(|(one, other)| one * other).sum())
}

/// A colour as somebody sees it, in OKLab.
fn seen(color: &str, sight: &[[f64; 3]; 3]) -> [f64; 3] {
    let channel = |from: usize| {
        let value = f64::from(u8::from_str_radix(&color[from..from + 2], 16).expect("#rrggbb")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let linear = times(sight, [channel(1), channel(3), channel(5)]).map(|value| value.clamp(0.0, 1.0));
    let cones = times(
        &[
            [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
            [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
            [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
        ],
        linear,
    );
    times(
        &[
            [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
            [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
            [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
        ],
        cones.map(f64::cbrt),
    )
}

/// The smallest distance between two of the first so many seats, times 100.
fn nearest(seats: usize, sight: &[[f64; 3]; 3]) -> f64 {
    let fills: Vec<[f64; 3]> = looks().take(seats).map(|look| seen(look.fill, sight)).collect();
    let mut least = f64::INFINITY;
    for (number, one) in fills.iter().enumerate() {
        for other in &fills[..number] {
            let distance = one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt();
            least = least.min(100.0 * distance);
        }
    }
    least
}

#[test]
fn five_seats_are_far_apart_and_eight_are_told_apart_by_every_eye() {
    for ((name, sight), (five, eight)) in SIGHTS.iter().zip([(19.5, 14.5), (12.3, 10.2), (12.1, 10.2), (15.0, 10.2)]) {
        assert!(nearest(5, sight) >= five, "{name}, five seats: {}", nearest(5, sight));
        assert!(nearest(8, sight) >= eight, "{name}, eight seats: {}", nearest(8, sight));
    }
}
