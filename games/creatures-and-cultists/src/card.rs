//! Cards and their six families.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// How many different faces the deck has.
pub const FACES: usize = 65;
/// The most cards a deck may have.
pub const MAX_CARDS: usize = 128;

/// A face: all its copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
pub struct Face(pub u8);

impl Face {
    /// A card of which only the back is seen.
    pub const UNKNOWN: Face = Face(u8::MAX);

    /// For indexing arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether its front is known.
    #[inline]
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0 != u8::MAX
    }
}

impl Default for Face {
    fn default() -> Face {
        Face::UNKNOWN
    }
}

/// A set of faces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faces([u64; 2]);

impl Faces {
    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Those of which there are some: counts stay below 128.
    #[inline]
    #[must_use]
    pub fn held(counts: &[u8; FACES]) -> Faces {
        let (eights, rest) = counts.as_chunks::<8>();
        let mut bits = [0; 2];
        for (place, eight) in eights.iter().enumerate() {
            let eight = u64::from_le_bytes(*eight);
            // A hand has few of the many faces: eight that are not there are passed over at once.
            if eight != 0 {
                // The high bit of each byte says whether there is one; the product brings those bits together.
                let some = eight.wrapping_add(0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
                let byte = (some >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
                bits[place / 8] |= byte << (place % 8 * 8);
            }
        }
        for (face, count) in (FACES - rest.len()..).zip(rest) {
            bits[face / 64] |= u64::from(*count > 0) << (face % 64);
        }
        Faces(bits)
    }

    #[inline]
    pub(crate) const fn insert_if(&mut self, face: usize, holds: bool) {
        self.0[face / 64] |= (holds as u64) << (face % 64);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, face: usize) {
        self.0[face / 64] &= !(1 << (face % 64));
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Faces) -> Faces {
        Faces([self.0[0] | others.0[0], self.0[1] | others.0[1]])
    }

    /// Those that are among these others.
    #[inline]
    #[must_use]
    pub const fn among(self, others: Faces) -> Faces {
        Faces([self.0[0] & others.0[0], self.0[1] & others.0[1]])
    }

    /// Whether one of them is like that.
    #[inline]
    pub fn any(self, mut like: impl FnMut(Face) -> bool) -> bool {
        for word in 0..2_u8 {
            let mut bits = self.0[usize::from(word)];
            while bits != 0 {
                if like(Face(word * 64 + bits.trailing_zeros() as u8)) {
                    return true;
                }
                bits &= bits - 1;
            }
        }
        false
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        let [first, rest] = self.0;
        few(first) + few(rest)
    }

    /// The one of this number, in the order of the deck.
    #[inline]
    #[must_use]
    pub fn nth(self, mut number: usize) -> Option<Face> {
        for word in 0..2_u8 {
            let mut bits = self.0[usize::from(word)];
            while bits != 0 {
                if number == 0 {
                    return Some(Face(word * 64 + bits.trailing_zeros() as u8));
                }
                bits &= bits - 1;
                number -= 1;
            }
        }
        None
    }

    /// Each of them, in the order of the deck.
    #[inline(always)]
    pub fn each(self, mut each: impl FnMut(Face)) {
        for word in 0..2_u8 {
            let mut bits = self.0[usize::from(word)];
            while bits != 0 {
                each(Face(word * 64 + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
    }
}

/// How many bits are set: mostly none or one, and to count more is dear on a processor that need not know how.
#[inline]
const fn few(bits: u64) -> usize {
    if bits == 0 {
        0
    } else if bits & (bits - 1) == 0 {
        1
    } else {
        bits.count_ones() as usize
    }
}

/// The six kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Played at the start of the turn, whether one likes it or not.
    Mishap,
    /// Played in one's turn, mostly against another sect.
    Event,
    /// The same, with a test of Sorcery.
    Sorcery,
    /// A weapon to attack with.
    Brutality,
    /// A beast that is sent to attack.
    Conjuring,
    /// Played when others act.
    Defence,
}

impl Family {
    /// All of them.
    pub const ALL: [Family; 6] =
        [Family::Mishap, Family::Event, Family::Sorcery, Family::Brutality, Family::Conjuring, Family::Defence];

    /// The message that names it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Family::Mishap => "family-mishap",
            Family::Event => "family-event",
            Family::Sorcery => "family-sorcery",
            Family::Brutality => "family-brutality",
            Family::Conjuring => "family-conjuring",
            Family::Defence => "family-defence",
        }
    }
}

/// The three skills of a sect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    Brutality,
    Sorcery,
    Conjuring,
}

impl Skill {
    /// All of them, in the order of the sheet.
    pub const ALL: [Skill; 3] = [Skill::Brutality, Skill::Sorcery, Skill::Conjuring];

    /// The message that names it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Skill::Brutality => "skill-brutality",
            Skill::Sorcery => "skill-sorcery",
            Skill::Conjuring => "skill-conjuring",
        }
    }
}

/// What a defence card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Guard {
    /// Cancels an attack of Brutality before its roll.
    Dodge,
    /// Cancels a conjuring.
    Sign,
    /// Brings back a cultist who has just died.
    Bluff,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_faces_holds_those_of_which_there_are_some() {
        let counts: [u8; FACES] = std::array::from_fn(|face| [0, 1, 0, 7, 127][face * face % 5]);
        let mut faces = Vec::new();
        Faces::held(&counts).each(|face| faces.push(face.index()));
        assert_eq!(faces, (0..FACES).filter(|face| counts[*face] > 0).collect::<Vec<_>>());
        for one in 0..FACES {
            let mut only = Vec::new();
            Faces::held(&std::array::from_fn(|face| u8::from(face == one))).each(|face| only.push(face.index()));
            assert_eq!(only, [one]);
        }
        let held = Faces::held(&counts);
        assert_eq!(held.len(), faces.len());
        let by_number: Vec<usize> = (0..held.len()).filter_map(|number| held.nth(number)).map(Face::index).collect();
        assert_eq!((by_number, held.nth(faces.len())), (faces, None));
    }
}
