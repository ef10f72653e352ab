//! Kingdoms: one terrain over at least two tiles that hang together.

use crate::{Figures, KINDS, Position, Terrain, World, world::cells};

/// One terrain over tiles that hang together, and who serves there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kingdom {
    /// Of which terrain.
    pub terrain: Terrain,
    /// The cells of its tiles, one bit each.
    pub tiles: u64,
    /// Prophets of each colour in it.
    pub prophets: [u8; KINDS],
}

impl Kingdom {
    /// How many tiles it has.
    #[inline]
    #[must_use]
    pub const fn size(&self) -> u16 {
        self.tiles.count_ones() as u16
    }

    /// How many prophets stand in it.
    #[inline]
    #[must_use]
    pub fn crowd(&self) -> u16 {
        self.prophets.iter().map(|prophets| u16::from(*prophets)).sum()
    }

    /// Its tiles without a prophet in its terrain.
    #[inline]
    #[must_use]
    pub fn free(&self) -> u16 {
        self.size().saturating_sub(self.crowd())
    }

    /// The most prophets of one colour in it.
    #[inline]
    #[must_use]
    pub fn majority(&self) -> u8 {
        self.prophets.into_iter().max().unwrap_or(0)
    }

    /// Influence for each colour that has the majority. `[score.kingdoms] [score.free]`
    #[inline]
    #[must_use]
    pub fn worth(&self, min_free: u8) -> u16 {
        let free = self.free();
        if free < u16::from(min_free) { 0 } else { free }
    }
}

/// Shows every kingdom of a position. `[kingdom.definition]`
#[inline]
pub fn kingdoms(figures: &Figures, p: &Position, mut each: impl FnMut(Kingdom)) {
    let world = &p.world;
    for terrain in Terrain::ALL {
        let apart = if figures.any_apart { apart(figures, world, terrain) } else { 0 };
        if apart == 0 {
            whole(world, terrain, &mut each);
        } else {
            parted(world, terrain, apart, &mut each);
        }
    }
}

/// Kingdoms of a terrain of which every tile has one zone at most.
#[inline]
fn whole(world: &World, terrain: Terrain, each: &mut impl FnMut(Kingdom)) {
    let [upper, lower, down] = world.links(terrain);
    let across = upper | lower;
    // A tile that is joined to no other is no kingdom.
    let mut rest = across | across << 1 | down | down << 8;
    let prophets = world.prophets.map(|set| set & world.standing[terrain as usize]);
    while rest != 0 {
        let mut tiles = rest & rest.wrapping_neg();
        loop {
            let more =
                tiles | (tiles & across) << 1 | (tiles >> 1) & across | (tiles & down) << 8 | (tiles >> 8) & down;
            if more == tiles {
                break;
            }
            tiles = more;
        }
        rest &= !tiles;
        each(Kingdom { terrain, tiles, prophets: prophets.map(|set| (set & tiles).count_ones() as u8) });
    }
}

/// Tiles on which two corners of the terrain are drawn apart.
fn apart(figures: &Figures, world: &World, terrain: Terrain) -> u64 {
    let is_apart = |face| figures.apart(face) & 1 << terrain as u8 != 0;
    let apart = cells(world.laid).filter(|cell| world.tile(*cell).is_some_and(|laid| is_apart(laid.face)));
    apart.fold(0, |set, cell| set | cell.bit())
}

/// The same where some tiles have two zones: one at an upper corner, one at a lower one. Zones are kept in two layers,
/// which are one on every tile that is not parted.
fn parted(world: &World, terrain: Terrain, apart: u64, each: &mut impl FnMut(Kingdom)) {
    let [upper, lower, down] = world.links(terrain);
    let mut rest = [upper | upper << 1 | down << 8, lower | lower << 1 | down];
    let standing = world.standing[terrain as usize];
    while rest != [0, 0] {
        let first = rest[0] & rest[0].wrapping_neg();
        let mut zones = if first != 0 { [first, 0] } else { [0, rest[1] & rest[1].wrapping_neg()] };
        loop {
            let joined = (zones[0] | zones[1]) & !apart;
            let [top, bottom] = zones.map(|layer| layer | joined);
            let more = [
                top | (top & upper) << 1 | (top >> 1) & upper | (bottom & down) << 8,
                bottom | (bottom & lower) << 1 | (bottom >> 1) & lower | (top >> 8) & down,
            ];
            if more == zones {
                break;
            }
            zones = more;
        }
        rest = [rest[0] & !zones[0], rest[1] & !zones[1]];
        let stand = standing & ((zones[0] & world.upper) | (zones[1] & !world.upper));
        let tiles = zones[0] | zones[1];
        if tiles.count_ones() >= 2 {
            let prophets = world.prophets.map(|set| (set & stand).count_ones() as u8);
            each(Kingdom { terrain, tiles, prophets });
        }
    }
}
