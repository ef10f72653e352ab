//! Each cult board has a form of its own, in which its locks and its frame are cut.

use crate::Board;

/// How the corners of a plate are cut.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Shape {
    /// Rounded, as by the sea.
    Worn,
    Chipped,
    Leaning,
    /// An arch, as of a gate.
    Gate,
    /// A tomb: the arch below.
    Tomb,
    Hollowed,
    /// Two corners broken off, as of ice.
    Split,
    /// Narrower at the top.
    Pyramid,
    Stepped,
    /// With a second line within.
    Lined,
}

impl Shape {
    pub(super) fn of(board: &Board) -> Shape {
        match board.id.as_str() {
            "black-goat" => Shape::Chipped,
            "crawling-chaos" => Shape::Leaning,
            "opener-of-the-way" => Shape::Gate,
            "sleeper" => Shape::Tomb,
            "tcho-tchos" => Shape::Hollowed,
            "windwalker" => Shape::Split,
            "guardian-of-the-pyramid" => Shape::Pyramid,
            "ancients" => Shape::Stepped,
            "yellow-sign" => Shape::Lined,
            _ => Shape::Worn,
        }
    }

    /// The outline of a plate between two corners; `cut` is how much of each corner is worked.
    pub(super) fn outline(self, [left, top, right, bottom]: [f32; 4], cut: f32) -> String {
        let small = cut * 0.4;
        match self {
            Shape::Worn | Shape::Lined => round([left, top, right, bottom], [cut; 4]),
            Shape::Gate => round([left, top, right, bottom], [cut * 2.0, cut * 2.0, small, small]),
            Shape::Tomb => round([left, top, right, bottom], [small, small, cut * 2.0, cut * 2.0]),
            Shape::Chipped => straight([left, top, right, bottom], [cut; 4]),
            Shape::Split => straight([left, top, right, bottom], [cut * 1.5, 0.0, cut * 1.5, 0.0]),
            Shape::Leaning => format!(
                "M{:.1},{top:.1}L{right:.1},{top:.1}L{:.1},{bottom:.1}L{left:.1},{bottom:.1}Z",
                left + small * 1.6,
                right - small * 1.6
            ),
            Shape::Pyramid => format!(
                "M{:.1},{top:.1}L{:.1},{top:.1}L{right:.1},{bottom:.1}L{left:.1},{bottom:.1}Z",
                left + small * 1.6,
                right - small * 1.6
            ),
            Shape::Hollowed => format!(
                "M{:.1},{top:.1}H{:.1}A{cut:.1},{cut:.1} 0 0 0 {right:.1},{:.1}V{:.1}A{cut:.1},{cut:.1} 0 0 0 {:.1},{bottom:.1}H{:.1}A{cut:.1},{cut:.1} 0 0 0 {left:.1},{:.1}V{:.1}A{cut:.1},{cut:.1} 0 0 0 {:.1},{top:.1}Z",
                left + cut,
                right - cut,
                top + cut,
                bottom - cut,
                right - cut,
                left + cut,
                bottom - cut,
                top + cut,
                left + cut
            ),
            Shape::Stepped => {
                let step = cut * 0.6;
                format!(
                    "M{:.1},{top:.1}H{:.1}V{:.1}H{right:.1}V{:.1}H{:.1}V{bottom:.1}H{:.1}V{:.1}H{left:.1}V{:.1}H{:.1}Z",
                    left + step,
                    right - step,
                    top + step,
                    bottom - step,
                    right - step,
                    left + step,
                    bottom - step,
                    top + step,
                    left + step
                )
            }
        }
    }

    /// A plate in this form.
    pub(super) fn plate(self, [left, top, right, bottom]: [f32; 4], cut: f32, paint: &str) -> String {
        let mut drawn = format!(r##"<path d="{}" {paint}/>"##, self.outline([left, top, right, bottom], cut));
        if self == Shape::Lined {
            let within = self.outline([left + 2.5, top + 2.5, right - 2.5, bottom - 2.5], cut - 2.0);
            drawn += &format!(r##"<path d="{within}" {paint} fill-opacity="0"/>"##);
        }
        drawn
    }
}

/// Corners from the upper left one clockwise, each rounded.
fn round([left, top, right, bottom]: [f32; 4], [one, two, three, four]: [f32; 4]) -> String {
    format!(
        "M{:.1},{top:.1}H{:.1}A{two:.1},{two:.1} 0 0 1 {right:.1},{:.1}V{:.1}A{three:.1},{three:.1} 0 0 1 {:.1},{bottom:.1}H{:.1}A{four:.1},{four:.1} 0 0 1 {left:.1},{:.1}V{:.1}A{one:.1},{one:.1} 0 0 1 {:.1},{top:.1}Z",
        left + one,
        right - two,
        top + two,
        bottom - three,
        right - three,
        left + four,
        bottom - four,
        top + one,
        left + one
    )
}

/// The same, each cut off.
fn straight([left, top, right, bottom]: [f32; 4], [one, two, three, four]: [f32; 4]) -> String {
    format!(
        "M{:.1},{top:.1}H{:.1}L{right:.1},{:.1}V{:.1}L{:.1},{bottom:.1}H{:.1}L{left:.1},{:.1}V{:.1}Z",
        left + one,
        right - two,
        top + two,
        bottom - three,
        right - three,
        left + four,
        bottom - four,
        top + one
    )
}
