//! What all scenes of one game share.

use std::{collections::HashMap, fmt::Debug, hash::Hash, sync::Arc};

use crate::{
    LocalisedCache,
    scene::{Decor, Id, PartGroup, Spot, Spots},
};

/// Where everything lies that is always on the stage, and what was made once: decors by language, parts by their keys.
#[derive(Debug)]
pub struct SharedParts<K: Eq + Hash> {
    pub spots: HashMap<Id, Spots>,
    pub decors: LocalisedCache<(), Arc<Decor>>,
    pub groups: LocalisedCache<K, PartGroup>,
}

impl<K: Eq + Hash + Debug> SharedParts<K> {
    /// Places of the wide and of the narrow stage, and how many parts are remembered.
    #[must_use]
    pub fn new([wide, narrow]: [Vec<(Id, Spot)>; 2], remembered: usize) -> SharedParts<K> {
        SharedParts {
            spots: Spots::paired(wide, narrow),
            decors: LocalisedCache::new(4),
            groups: LocalisedCache::new(remembered),
        }
    }
}
