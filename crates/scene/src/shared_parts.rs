//! What all scenes of one game share.

use std::{collections::HashMap, fmt::Debug, hash::Hash, sync::Arc};

use crate::{
    LocalisedCache, SharedOffer,
    scene::{Decor, Id, PartGroup, Spot, Spots},
};

/// Where everything lies that is always on the stage, and what was made once: decors by language, parts by their keys, and offers that
/// come again and again by theirs.
#[derive(Debug)]
pub struct SharedParts<K: Eq + Hash, O: Eq + Hash> {
    pub spots: HashMap<Id, Spots>,
    pub decors: LocalisedCache<(), Arc<Decor>>,
    pub groups: LocalisedCache<K, PartGroup>,
    pub offers: LocalisedCache<O, SharedOffer>,
}

impl<K: Eq + Hash + Debug, O: Eq + Hash> SharedParts<K, O> {
    /// Places of the wide and of the narrow stage, and how many parts and how many offers are remembered.
    #[must_use]
    pub fn new([wide, narrow]: [Vec<(Id, Spot)>; 2], remembered: usize) -> SharedParts<K, O> {
        SharedParts {
            spots: Spots::paired(wide, narrow),
            decors: LocalisedCache::new(4),
            groups: LocalisedCache::new(remembered),
            offers: LocalisedCache::new(remembered),
        }
    }
}
