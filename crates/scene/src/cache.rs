//! What was made once and need not be made again: bounded caches, nearly LRU.

use std::{
    collections::HashMap,
    fmt,
    hash::{BuildHasherDefault, Hash, Hasher},
    sync::{PoisonError, RwLock},
};

use crate::{Lang, Say};

/// Things by the number of their key. The number is mixed already.
type Numbered<K, V> = HashMap<u64, (K, V), BuildHasherDefault<Mixed>>;

/// Parts with a lock each, so that threads which look up different things do not wait for each other.
const SHELVES: usize = 16;

/// Remembers what was made for a key, up to a number of things; what was not asked for in a long time is forgotten.
///
/// What is made must depend on the key alone: it is only ever a shorter way to the same answer.
///
/// ```
/// use cenacle_scene::Cache;
/// let squares = Cache::new(1000);
/// assert_eq!(squares.get(12, || 12 * 12), 144);
/// assert_eq!(squares.get(12, || unreachable!("it is remembered")), 144);
/// ```
pub struct Cache<K, V> {
    shelves: [RwLock<Shelf<K, V>>; SHELVES],
    /// How many things one half of a shelf holds.
    half: usize,
}

/// Two halves: when the newer one is full it becomes the older one, and what stood there longest is dropped at once.
struct Shelf<K, V> {
    newer: Numbered<K, V>,
    older: Numbered<K, V>,
}

impl<K: Hash + Eq, V: Clone> Cache<K, V> {
    /// Remembers about this many things.
    #[must_use]
    pub fn new(most: usize) -> Cache<K, V> {
        let empty = || RwLock::new(Shelf { newer: HashMap::default(), older: HashMap::default() });
        Cache { shelves: std::array::from_fn(|_| empty()), half: most.div_ceil(2 * SHELVES).max(1) }
    }

    /// What was made for this key, or is made now.
    pub fn get(&self, key: K, make: impl FnOnce() -> V) -> V {
        let hash = self.hash(&key);
        self.find(hash, |kept| *kept == key).unwrap_or_else(|| {
            let made = make();
            self.keep(hash, key, made.clone());
            made
        })
    }

    /// The number by which a key is found; anything that hashes alike finds it.
    pub(crate) fn hash(&self, key: impl Hash) -> u64 {
        let mut mixer = Mixer::default();
        key.hash(&mut mixer);
        mixer.finish()
    }

    /// What is remembered under this number, if it is for the right key.
    pub(crate) fn find(&self, hash: u64, is_key: impl Fn(&K) -> bool) -> Option<V> {
        let shelf = self.shelf(hash).read().unwrap_or_else(PoisonError::into_inner);
        if let Some((key, value)) = shelf.newer.get(&hash) {
            return is_key(key).then(|| value.clone());
        }
        let found = shelf.older.get(&hash).filter(|(key, _)| is_key(key)).map(|(_, value)| value.clone());
        drop(shelf);
        if found.is_some() {
            self.renew(hash);
        }
        found
    }

    /// Remembers something; of two keys with the same number the later one stays.
    pub(crate) fn keep(&self, hash: u64, key: K, value: V) {
        let mut shelf = self.shelf(hash).write().unwrap_or_else(PoisonError::into_inner);
        shelf.put(hash, (key, value), self.half);
    }

    /// What is asked for again moves to the newer half.
    fn renew(&self, hash: u64) {
        let mut shelf = self.shelf(hash).write().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = shelf.older.remove(&hash) {
            shelf.put(hash, entry, self.half);
        }
    }

    fn shelf(&self, hash: u64) -> &RwLock<Shelf<K, V>> {
        // Maps choose their places by the lowest and highest bits.
        &self.shelves[(hash >> 32) as usize % SHELVES]
    }
}

impl<K, V> Shelf<K, V> {
    fn put(&mut self, hash: u64, entry: (K, V), half: usize) {
        if self.newer.len() >= half {
            // The room of the older half is used again, so that the newer one need not grow from nothing.
            std::mem::swap(&mut self.newer, &mut self.older);
            self.newer.clear();
        }
        self.newer.insert(hash, entry);
    }
}

/// Mixes a key into a number. It need not withstand an enemy: two keys with one number only take turns.
#[derive(Default)]
pub(crate) struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.mix(u64::from_le_bytes(*word)));
        // The rest is read in two words that overlap where it is short: copying it would be a call.
        let half = |four: &[u8; 4]| u64::from(u32::from_le_bytes(*four));
        match (rest, rest.first_chunk(), rest.last_chunk()) {
            ([], ..) => {}
            (_, Some(first), Some(last)) => self.mix(half(first) | half(last) << 32),
            ([first, ..], ..) => {
                let (middle, last) = (rest[rest.len() / 2], rest[rest.len() - 1]);
                self.mix(u64::from(*first) | u64::from(middle) << 8 | u64::from(last) << 16);
            }
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        let number = (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        number ^ number >> 32
    }
}

/// Takes a mixed number as it is.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0 << 8 | u64::from(*byte));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

impl<K, V> fmt::Debug for Cache<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cache").field("half", &self.half).finish_non_exhaustive()
    }
}

/// Parts of scenes that are the same for every table and every viewer, remembered for each language.
///
/// They are made with a voice that knows no names and nobody who listens, so that nothing of one table can reach
/// another. What lacked a word is not remembered: everybody who asks for it is told.
#[derive(Debug)]
pub struct LocalisedCache<K, V> {
    cache: Cache<(Lang, K), V>,
}

impl<K: Hash + Eq, V: Clone> LocalisedCache<K, V> {
    /// Remembers about this many things.
    #[must_use]
    pub fn new(most: usize) -> LocalisedCache<K, V> {
        LocalisedCache { cache: Cache::new(most) }
    }

    /// What was made for this key in the language spoken, or is made now.
    pub fn get(&self, say: &Say<'_>, key: K, make: impl FnOnce(&Say<'_>) -> V) -> V {
        let key = (say.lang(), key);
        let hash = self.cache.hash(&key);
        self.cache.find(hash, |kept| *kept == key).unwrap_or_else(|| {
            let (made, whole) = say.impersonally(make);
            if whole {
                self.cache.keep(hash, key, made.clone());
            }
            made
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_memo_never_holds_more_than_it_was_made_for() {
        let cache = Cache::new(64);
        for number in 0..10_000_u32 {
            assert_eq!(cache.get(number, || number * 2), number * 2);
        }
        let held = cache.shelves.iter().map(|shelf| {
            let shelf = shelf.read().unwrap();
            shelf.newer.len() + shelf.older.len()
        });
        assert!(held.sum::<usize>() <= 64);
    }

    #[test]
    fn what_is_asked_for_often_is_remembered_while_the_rest_is_forgotten() {
        let cache = Cache::new(320);
        let mut made = 0;
        for number in 0..10_000_u32 {
            cache.get(u32::MAX, || made += 1);
            cache.get(number, || ());
        }
        assert!(made < 10, "made {made} times");
    }

    #[test]
    fn two_keys_with_one_number_are_not_taken_for_each_other() {
        let cache = Cache::new(8);
        cache.keep(7, "one", 1);
        assert_eq!(cache.find(7, |key| *key == "two"), None);
        cache.keep(7, "two", 2);
        assert_eq!(cache.find(7, |key| *key == "two"), Some(2));
    }
}
