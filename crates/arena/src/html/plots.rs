//! Plots as inline SVG. Words and figures stand in tables beside them wherever that is possible, so that they can be read
//! at any width and aloud.

use std::fmt::Write;

use super::Voice;
use crate::{Bin, Lead};

/// A bar with its interval, in a cell of a table. The picture is stretched to the cell.
pub(super) struct Bar {
    pub(super) share: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) off: bool,
}

/// The scale of some bars: the next full ten per cent above all of them and above the share among equals.
pub(super) fn scale<'a>(bars: impl Iterator<Item = &'a Bar>, fair: f64) -> f64 {
    let most = bars.map(|bar| bar.high).fold(fair, f64::max);
    ((most * 10.0).ceil() / 10.0).clamp(0.1, 1.0)
}

/// A cell with a bar from nothing to its share, its interval, and the share among equals.
pub(super) fn bar(bar: &Bar, fair: f64, scale: f64) -> String {
    let x = |share: f64| share / scale * 100.0;
    let off = if bar.off { " is-off" } else { "" };
    format!(
        "<td class=\"plot\"><svg viewBox=\"0 0 100 24\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         <rect class=\"bar{off}\" x=\"0\" y=\"6\" width=\"{:.2}\" height=\"12\"/>\
         <path class=\"whisker\" d=\"M{low:.2} 12H{high:.2}M{low:.2} 8V16M{high:.2} 8V16\"/>\
         <path class=\"fair\" d=\"M{:.2} 0V24\"/></svg></td>",
        x(bar.share),
        x(fair),
        low = x(bar.low),
        high = x(bar.high),
    )
}

/// A cell with a point and its interval on a scale from `from` to `to`.
pub(super) fn point(value: f64, low: f64, high: f64, from: f64, to: f64) -> String {
    let x = |value: f64| (value - from) / (to - from).max(1e-9) * 100.0;
    format!(
        "<td class=\"plot\"><svg viewBox=\"0 0 100 24\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         <path class=\"axis\" d=\"M0 12H100\" vector-effect=\"non-scaling-stroke\"/>\
         <path class=\"whisker\" d=\"M{low:.2} 12H{high:.2}M{low:.2} 8V16M{high:.2} 8V16\"/>\
         <rect class=\"dot\" x=\"{:.2}\" y=\"6\" width=\"1\" height=\"12\"/></svg></td>",
        x(value) - 0.5,
        low = x(low),
        high = x(high),
    )
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 200.0;
const LEFT: f64 = 62.0;
const BOTTOM: f64 = 48.0;
const TOP: f64 = 12.0;

fn y(share: f64) -> f64 {
    TOP + (1.0 - share) * (HEIGHT - TOP)
}

fn frame(label: &str, body: &str) -> String {
    format!(
        "<div class=\"figure\"><svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"{label}\">{body}</svg></div>\n",
        HEIGHT + BOTTOM
    )
}

/// A histogram, with what is counted under its axis.
pub(super) fn histogram(voice: &Voice<'_>, label: &str, axis: &str, bins: &[Bin]) -> String {
    let most = bins.iter().map(|bin| bin.count).max().unwrap_or(1).max(1);
    let width = (WIDTH - LEFT - 8.0) / bins.len().max(1) as f64;
    let mut body = String::new();
    for (index, bin) in bins.iter().enumerate() {
        let (left, top) = (LEFT + index as f64 * width, y(bin.count as f64 / most as f64));
        let range = if bin.from == bin.to { bin.from.to_string() } else { format!("{}–{}", bin.from, bin.to) };
        let _ = write!(
            body,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{range} : {}</title></rect>",
            left + 0.5,
            (width - 1.0).max(1.0),
            HEIGHT - top,
            voice.whole(bin.count),
        );
    }
    // As many numbers as find room.
    let every = (bins.len() as f64 / 8.0).ceil().max(1.0) as usize;
    for (index, bin) in bins.iter().enumerate().step_by(every) {
        // A bar for one number has it under its middle, others begin at it.
        let middle = if bin.from == bin.to { width / 2.0 } else { 0.0 };
        let at = LEFT + index as f64 * width + middle;
        let _ = write!(body, "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>", HEIGHT + 20.0, bin.from);
    }
    let _ = write!(
        body,
        "<path class=\"axis\" d=\"M{LEFT} {HEIGHT}H{}\"/><text x=\"{LEFT}\" y=\"{TOP}\" text-anchor=\"end\" dx=\"-6\" dy=\"6\">{}</text>\
         <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{axis}</text>",
        WIDTH - 8.0,
        voice.whole(most),
        WIDTH - 8.0,
        HEIGHT + 43.0,
    );
    frame(label, &body)
}

/// How often the leader wins, as a curve with its intervals.
pub(super) fn curve(voice: &Voice<'_>, label: &str, axis: &str, leads: &[Lead], fair: f64) -> String {
    let x = |after: u8| LEFT + f64::from(after) / 100.0 * (WIDTH - LEFT - 32.0);
    let mut body = String::new();
    for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let at = y(tick);
        let _ = write!(
            body,
            "<path class=\"axis\" d=\"M{LEFT} {at:.1}H{:.1}\"/><text x=\"{LEFT}\" y=\"{at:.1}\" text-anchor=\"end\" dx=\"-6\" dy=\"6\">{}</text>",
            x(100),
            format_args!("{:.0}\u{a0}%", tick * 100.0),
        );
    }
    let met: Vec<&Lead> = leads.iter().filter(|lead| lead.games > 0).collect();
    let path = |points: &mut dyn Iterator<Item = (f64, f64)>| -> String {
        points.map(|(x, y)| format!("{x:.1} {y:.1}")).collect::<Vec<_>>().join("L")
    };
    let mut band = met.iter().map(|lead| (x(lead.after), y(lead.high)));
    let mut back = met.iter().rev().map(|lead| (x(lead.after), y(lead.low)));
    let mut line = met.iter().map(|lead| (x(lead.after), y(lead.share)));
    if !met.is_empty() {
        let _ = write!(body, "<path class=\"band\" d=\"M{}L{}Z\"/>", path(&mut band), path(&mut back));
        let _ = write!(body, "<path class=\"curve\" d=\"M{}\"/>", path(&mut line));
    }
    let _ = write!(body, "<path class=\"fair\" d=\"M{LEFT} {0:.1}H{1:.1}\"/>", y(fair), x(100));
    // The corner has its number from the other axis.
    for after in (20..=100).step_by(20) {
        let at = x(after);
        let _ =
            write!(body, "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{after}\u{a0}%</text>", HEIGHT + 20.0);
    }
    for lead in &met {
        let _ = write!(
            body,
            "<circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\"><title>{} : {}</title></circle>",
            x(lead.after),
            y(lead.share),
            format_args!("{}\u{a0}%", lead.after),
            voice.percent(lead.share),
        );
    }
    let _ = write!(body, "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"end\">{axis}</text>", x(100), HEIGHT + 43.0);
    frame(label, &body)
}
