//! Draws the sample scene of the tests, to be looked at:
//! `cargo run -p cenacle-scene --example sample_picture -- <folder> [icons.json]` writes `wide.svg`, `narrow.svg` and `scene.txt`.

#[path = "../tests/common/mod.rs"]
mod common;

use std::{env, error::Error, fs, path::PathBuf};

use cenacle_scene::{Format, IconSet, svg, text};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let folder = PathBuf::from(args.next().ok_or("say in which folder the pictures go")?);
    let icons = match args.next() {
        Some(file) => IconSet::from_json(&fs::read_to_string(file)?)?,
        None => IconSet::default(),
    };
    let scene = common::scene();
    fs::write(folder.join("wide.svg"), svg(&scene, Format::Wide, &icons))?;
    fs::write(folder.join("narrow.svg"), svg(&scene, Format::Narrow, &icons))?;
    fs::write(folder.join("scene.txt"), text(&scene, 100))?;
    Ok(())
}
