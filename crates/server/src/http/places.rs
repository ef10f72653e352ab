//! How many of something an address or a guest may have at once.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

/// Places for each of many. A place is free again when it is dropped.
#[derive(Clone, Debug)]
pub(crate) struct Places<K> {
    most: usize,
    taken: Arc<Mutex<HashMap<K, usize>>>,
}

/// A place that is taken.
pub(crate) struct Place(Box<dyn FnMut() + Send + Sync>);

impl<K: Hash + Eq + Clone + Send + Sync + 'static> Places<K> {
    /// So many for each.
    #[must_use]
    pub(crate) fn new(most: usize) -> Places<K> {
        Places { most, taken: Arc::default() }
    }

    /// Takes one, if there is one left.
    #[must_use]
    pub(crate) fn take(&self, key: K) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(key.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        drop(taken);
        let all = self.taken.clone();
        Some(Place(Box::new(move || {
            let mut taken = all.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(count) = taken.get_mut(&key) {
                *count -= 1;
                if *count == 0 {
                    taken.remove(&key);
                }
            }
        })))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        (self.0)();
    }
}

impl std::fmt::Debug for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Place")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_as_many_as_it_may_and_gets_them_back() {
        let places = Places::new(2);
        let (one, two) = (places.take(1).unwrap(), places.take(1).unwrap());
        assert!(places.take(1).is_none());
        assert!(places.take(2).is_some(), "another has places of his own");
        drop(one);
        let three = places.take(1);
        assert!(three.is_some() && places.take(1).is_none());
        drop((two, three));
        assert!(places.taken.lock().unwrap().is_empty(), "nothing is kept of who is gone");
    }
}
