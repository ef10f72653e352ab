//! What lies under everything and never changes: the purple night and the octopus in it.

use super::layout::Layout;

/// The whole backdrop of one stage.
pub(super) fn backdrop(layout: &Layout) -> String {
    let (w, h) = layout.size;
    let side = w.min(h) * 0.96;
    let (x, y) = ((w - side) / 2.0, (h - side) / 2.0);
    format!(
        r##"<defs><radialGradient id="cc-pulp" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#4a2f5e"/><stop offset=".6" stop-color="#2a1b37"/><stop offset="1" stop-color="#150d1c"/></radialGradient><pattern id="cc-half" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="3.5" cy="3.5" r="1" fill="#7a6a3c" opacity=".22"/></pattern></defs><rect width="{w}" height="{h}" rx="14" fill="url(#cc-pulp)"/><use href="#icon-octopus" x="{x:.1}" y="{y:.1}" width="{side:.1}" height="{side:.1}" color="#b6f04a" opacity=".05"/>"##
    )
}
