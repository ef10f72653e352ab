//! A scene as a picture, with the icons of this build.

use cenacle_rulebook::icons;
use cenacle_scene::{Format, Scene, svg};

/// Draws a scene as SVG.
pub(crate) fn draw(scene: &Scene, stage: Format) -> String {
    svg(scene, stage, icons())
}
