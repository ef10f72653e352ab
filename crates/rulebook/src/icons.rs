//! The icons of this build.

use std::sync::OnceLock;

use cenacle_scene::IconSet;

/// The icons that the web build gathered; none if it did not run, and then an icon is drawn as its letter.
pub fn icons() -> &'static IconSet {
    static ICONS: OnceLock<IconSet> = OnceLock::new();
    let read = || IconSet::from_json(include_str!(concat!(env!("OUT_DIR"), "/icons.json"))).unwrap_or_default();
    ICONS.get_or_init(read)
}
