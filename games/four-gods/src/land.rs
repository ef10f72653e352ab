//! Terrains, gods, colours, and the faces of tiles.
//!
//! A face carries a terrain at each of its four corners. Two tiles side by side agree when they carry the same terrain at
//! both ends of their common side, and that is all a placement has to keep to.

use std::{fmt, str::FromStr};

use arbitrary::Arbitrary;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// How many terrains, gods and colours there are.
pub const KINDS: usize = 4;
/// How many corners a tile has.
pub const CORNERS: usize = 4;

/// What a part of a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// M: the sea of the Undines.
    Sea,
    /// P: the plain of the Humans.
    Plain,
    /// F: the forest of the Elves.
    Forest,
    /// S: the mountain of the Dwarves.
    Mountain,
}

impl Terrain {
    /// All of them, lowest land first.
    pub const ALL: [Terrain; KINDS] = [Terrain::Sea, Terrain::Plain, Terrain::Forest, Terrain::Mountain];

    /// The letter by which data files write it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Terrain::Sea => 'M',
            Terrain::Plain => 'P',
            Terrain::Forest => 'F',
            Terrain::Mountain => 'S',
        }
    }

    /// The terrain of a letter.
    #[must_use]
    pub fn of(letter: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.letter() == letter)
    }

    /// Its name in ids of elements and messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Sea => "sea",
            Terrain::Plain => "plain",
            Terrain::Forest => "forest",
            Terrain::Mountain => "mountain",
        }
    }
}

/// A god: the one of the people who live on the terrain of the same number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum God {
    /// The goddess of the Undines and the seas.
    Undines,
    /// The god of the Humans and the plains.
    Humans,
    /// The goddess of the Elves and the forests.
    Elves,
    /// The god of the Dwarves and the mountains.
    Dwarves,
}

impl God {
    /// All of them, in the order of their terrains.
    pub const ALL: [God; KINDS] = [God::Undines, God::Humans, God::Elves, God::Dwarves];

    /// Where its people live.
    #[inline]
    #[must_use]
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self as usize]
    }

    /// The colour of its prophets, where gods are visible.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }

    /// Its name in ids of elements and messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            God::Undines => "undines",
            God::Humans => "humans",
            God::Elves => "elves",
            God::Dwarves => "dwarves",
        }
    }
}

/// A colour of prophets. Where gods are visible it is the god's; where they are secret it says nothing of the god.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The Undines' box.
    Blue,
    /// The Humans' box.
    Yellow,
    /// The Elves' box.
    Green,
    /// The Dwarves' box.
    Grey,
}

impl Colour {
    /// All of them, in the order of their gods.
    pub const ALL: [Colour; KINDS] = [Colour::Blue, Colour::Yellow, Colour::Green, Colour::Grey];

    /// Its name in ids of elements and messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Grey => "grey",
        }
    }
}

/// A corner of a tile, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Arbitrary)]
#[serde(rename_all = "kebab-case")]
pub enum Corner {
    /// The corner towards A1.
    TopLeft,
    /// The corner towards H1.
    TopRight,
    /// The corner towards H8.
    BottomRight,
    /// The corner towards A8.
    BottomLeft,
}

impl Corner {
    /// All of them, clockwise.
    pub const ALL: [Corner; CORNERS] = [Corner::TopLeft, Corner::TopRight, Corner::BottomRight, Corner::BottomLeft];

    /// Whether it is one of the two upper ones.
    #[inline]
    #[must_use]
    pub const fn is_upper(self) -> bool {
        (self as u8) < 2
    }
}

/// One side of a tile as it lies: the terrains at its corners, two bits each, clockwise from the top left one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Face(pub(crate) u8);

impl Face {
    /// The face with these corners, clockwise from the top left one.
    #[must_use]
    pub fn of(corners: [Terrain; CORNERS]) -> Face {
        Face((0..CORNERS).fold(0, |code, corner| code | (corners[corner] as u8) << (2 * corner)))
    }

    /// The number of the face, for tables.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The terrain at a corner.
    #[inline]
    #[must_use]
    pub const fn at(self, corner: Corner) -> Terrain {
        Terrain::ALL[(self.0 >> (2 * corner as u8) & 3) as usize]
    }

    /// Turned clockwise by so many quarters.
    #[inline]
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Face {
        Face(self.0.rotate_left(2 * (quarters as u32 & 3)))
    }

    /// How many turns of it differ: 1, 2 or 4.
    #[must_use]
    pub const fn turns(self) -> u8 {
        if self.0 == self.0.rotate_left(2) {
            1
        } else if self.0 == self.0.rotate_left(4) {
            2
        } else {
            4
        }
    }

    /// The same face as every turn of it is written: so that how it lies says nothing of which tile it is.
    #[must_use]
    pub fn upright(self) -> Face {
        (0..4).map(|quarters| self.turned(quarters)).min().unwrap_or(self)
    }

    /// The turn that leads from the upright face to this one.
    #[must_use]
    pub fn turn(self) -> u8 {
        (0..4).find(|quarters| self.upright().turned(*quarters) == self).unwrap_or(0)
    }

    /// The terrains on it, one bit each.
    #[must_use]
    pub fn terrains(self) -> u8 {
        Corner::ALL.into_iter().fold(0, |set, corner| set | 1 << self.at(corner) as u8)
    }
}

impl FromStr for Face {
    type Err = String;

    fn from_str(text: &str) -> Result<Face, String> {
        let letters: Vec<Option<Terrain>> = text.chars().map(Terrain::of).collect();
        match letters[..] {
            [Some(a), Some(b), Some(c), Some(d)] => Ok(Face::of([a, b, c, d])),
            _ => Err(format!("`{text}` is not a face: four letters of M, P, F, S are needed")),
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Corner::ALL.into_iter().try_for_each(|corner| write!(f, "{}", self.at(corner).letter()))
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Face, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_turned_clockwise_carries_its_corners_along() {
        let face: Face = "MPFS".parse().unwrap();
        assert_eq!(face.turned(1).to_string(), "SMPF");
        assert_eq!(face.at(Corner::BottomLeft), Terrain::Mountain);
        assert_eq!(face.turned(3).turn(), (face.turn() + 3) % 4);
    }

    #[test]
    fn faces_that_look_the_same_turned_have_fewer_turns() {
        let turns = |text: &str| text.parse::<Face>().unwrap().turns();
        assert_eq!((turns("MMMM"), turns("MPMP"), turns("MMPP"), turns("MPMF")), (1, 2, 4, 4));
    }

    #[test]
    fn every_turn_of_a_face_has_the_same_upright() {
        for code in 0..=u8::MAX {
            let face = Face(code);
            for quarters in 0..4 {
                assert_eq!(face.turned(quarters).upright(), face.upright());
                assert_eq!(face.upright().turned(face.turn()), face);
            }
        }
    }
}
