//! Finding a decision among many: where a mosaic is laid, hundreds of places are legal, and others in the next thought.

use std::hash::{Hash, Hasher};

use super::tree::NONE;

/// The edges of nodes with many, found by node, seat and action: open addressing, at most half full.
#[derive(Clone, Debug)]
pub(super) struct Index {
    /// The edge, and a part of its hash: what is another one is seldom looked at.
    slots: Vec<(u32, u32)>,
    used: usize,
}

const FREE: (u32, u32) = (NONE, 0);
/// Slots of an empty index.
const FEW: usize = 1 << 10;

impl Index {
    pub(super) fn new() -> Index {
        Index { slots: vec![FREE; FEW], used: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.slots.clear();
        self.slots.resize(FEW, FREE);
        self.used = 0;
    }

    /// Whether there is no room for so many more.
    pub(super) fn is_full_with(&self, more: usize) -> bool {
        (self.used + more) * 2 > self.slots.len()
    }

    /// Makes room for so many more; everything must be put in again.
    pub(super) fn grow_for(&mut self, more: usize) {
        let slots = ((self.used + more) * 2).next_power_of_two().max(self.slots.len() * 2);
        self.slots.clear();
        self.slots.resize(slots, FREE);
        self.used = 0;
    }

    pub(super) fn insert(&mut self, hash: u64, edge: u32) {
        let mut slot = self.place(hash);
        while self.slots[slot].0 != NONE {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = (edge, hash as u32);
        self.used += 1;
    }

    #[inline]
    pub(super) fn find(&self, hash: u64, is: impl Fn(u32) -> bool) -> Option<u32> {
        let mut slot = self.place(hash);
        loop {
            match self.slots[slot] {
                (NONE, _) => return None,
                (edge, part) if part == hash as u32 && is(edge) => return Some(edge),
                _ => slot = (slot + 1) & (self.slots.len() - 1),
            }
        }
    }

    #[inline]
    fn place(&self, hash: u64) -> usize {
        // The high bits of a product are the mixed ones.
        (hash >> 32) as usize & (self.slots.len() - 1)
    }
}

/// Hashes few and small values quickly. Nobody else chooses them, so they need not be guarded against.
struct Quick(u64);

impl Hasher for Quick {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64((*byte).into()));
    }

    #[inline]
    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    #[inline]
    fn write_u16(&mut self, value: u16) {
        self.write_u64(value.into());
    }

    #[inline]
    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    #[inline]
    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x51_7c_c1_b7_27_22_0a_95);
    }

    #[inline]
    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    #[inline]
    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }
}

#[inline]
pub(super) fn hash(value: impl Hash) -> u64 {
    let mut hasher = Quick(0);
    value.hash(&mut hasher);
    hasher.finish()
}
