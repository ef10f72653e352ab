//! A scene as a picture, with the icons of this build.

use cenacle_scene::{Format, IconSet, Scene, svg};

use crate::failure::Failure;

/// Draws a scene as SVG.
pub(crate) fn draw(scene: &Scene, stage: Format) -> Result<String, Failure> {
    let icons = IconSet::from_json(include_str!(concat!(env!("OUT_DIR"), "/icons.json"))).map_err(Failure::other)?;
    Ok(svg(scene, stage, &icons))
}
