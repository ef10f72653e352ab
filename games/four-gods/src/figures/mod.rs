//! The component data, read and checked once, in the form the rules need: one file here for each file of the data.

mod table;
mod tiles;

use cenacle_table::{Checker, DataError, DataFiles};

use crate::{Action, Corner, Face, Side, TILES, Tile};

/// The newest version of the rules; RULINGS.md says what the older ones played otherwise.
pub(crate) const NEWEST: u32 = 3;
/// Milliseconds between the warning that nothing comes forward and the end. `[end.quiet]`
const WARNING: u32 = 20_000;
/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
/// All faces there could be: four terrains at four corners.
const FACES: usize = 256;

/// What a game for so many players gives each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Prophets of a reserve.
    pub reserve: u8,
    /// Places of a discard.
    pub discard: u8,
}

/// Everything that is a number of this game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The version of the rules that is played.
    pub(crate) rules: u32,
    /// The faces of each tile, upright.
    faces: [[Face; 2]; TILES],
    /// The tiles that have this upright face on a side.
    with_face: Vec<Vec<Tile>>,
    /// For each face as it lies, the corners that begin a zone, one bit each: the first of each terrain, and the other one of
    /// a terrain that is drawn apart.
    zones: [u8; FACES],
    /// For each face as it lies, the terrains drawn apart, one bit each.
    apart: [u8; FACES],
    /// Whether any face has a terrain drawn apart.
    pub(crate) any_apart: bool,
    /// Tokens of Legendary Cities.
    pub cities: u8,
    /// What four players begin with.
    pub four: Share,
    /// What three players begin with.
    pub three: Share,
    /// Two players with four gods.
    pub two_four: Share,
    /// Two players with two gods.
    pub two_two: Share,
    /// Influence for a city held.
    pub city_held: u16,
    /// Influence for a city destroyed.
    pub city_destroyed: u16,
    /// Influence for the largest kingdom, by rank.
    pub largest: [u16; 4],
    /// Influence for the most kingdoms, by rank.
    pub most: [u16; 4],
    /// Free tiles a kingdom needs when the option asks for some.
    pub least_free: u8,
    /// Milliseconds of the sand-glass.
    pub glass: u32,
    /// Milliseconds without progress that count as passing, all at once.
    pub quiet: u32,
    /// Milliseconds before that at which everybody is warned.
    pub warning: u32,
    /// Rounds without progress that count as passing, in turns.
    pub quiet_rounds: u8,
    /// Acts after which any game is over.
    pub most_acts: u16,
    /// Milliseconds of an act where nobody measures it.
    pub pace: u32,
    /// Milliseconds of turning a tile over.
    pub pace_turning: u32,
}

impl Figures {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Names file, key and reason.
    pub fn read(files: &DataFiles) -> Result<Figures, DataError> {
        let tiles = tiles::Tiles::read(files)?;
        let table = table::TableFile::read(files)?;
        let mut with_face = vec![Vec::new(); FACES];
        for (number, faces) in tiles.faces.iter().enumerate() {
            faces.iter().for_each(|face| with_face[face.index()].push(Tile(number as u8)));
        }
        Ok(Figures {
            rules: NEWEST,
            faces: tiles.faces,
            with_face,
            zones: std::array::from_fn(|code| zones(Face(code as u8), tiles.apart[code])),
            any_apart: tiles.apart.iter().any(|apart| *apart != 0),
            apart: tiles.apart,
            cities: *table.cities,
            four: table.four_players.share(),
            three: table.three_players.share(),
            two_four: table.two_players_four_gods.share(),
            two_two: table.two_players_two_gods.share(),
            city_held: *table.influence.city_held,
            city_destroyed: *table.influence.city_destroyed,
            largest: *table.influence.largest,
            most: *table.influence.most,
            least_free: *table.influence.least_free,
            glass: u32::from(*table.glass.seconds) * 1000,
            quiet: u32::from(*table.glass.quiet_seconds) * 1000,
            warning: WARNING.min(u32::from(*table.glass.quiet_seconds) * 500),
            quiet_rounds: *table.glass.quiet_rounds,
            most_acts: *table.glass.most_acts,
            pace: *table.pace.act,
            pace_turning: *table.pace.turning,
        })
    }

    /// How long an action takes where nobody measures it, in milliseconds. `[time.pace]`
    #[inline]
    #[must_use]
    pub(crate) const fn pace_of(&self, action: Action) -> u32 {
        match action {
            Action::Ready
            | Action::TakeColour { .. }
            | Action::Lose { .. }
            | Action::Pass
            | Action::EndTurn
            | Action::Choose { .. } => 0,
            Action::TurnOver { .. } | Action::Hold { .. } => self.pace_turning,
            Action::Take { .. }
            | Action::Denounce { .. }
            | Action::Build { .. }
            | Action::Discard { .. }
            | Action::Draw { .. }
            | Action::Lay { .. } => self.pace,
        }
    }

    /// A face of a tile, upright.
    #[inline]
    #[must_use]
    pub fn face(&self, tile: Tile, side: Side) -> Face {
        self.faces[tile.index()][side as usize]
    }

    /// The side of a tile that shows this upright face.
    #[must_use]
    pub fn side(&self, tile: Tile, face: Face) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.face(tile, *side) == face)
    }

    /// The tiles with this upright face.
    #[must_use]
    pub fn tiles_with(&self, face: Face) -> &[Tile] {
        &self.with_face[face.index()]
    }

    /// The corners that begin a zone of a face as it lies: where a prophet may be said to stand.
    #[inline]
    pub fn zones(&self, face: Face) -> impl Iterator<Item = Corner> + use<> {
        let zones = self.zones[face.index()];
        Corner::ALL.into_iter().filter(move |corner| zones & 1 << *corner as u8 != 0)
    }

    /// How many zones a face has.
    #[inline]
    pub(crate) fn zone_count(&self, face: Face) -> usize {
        // One digit for each set of four corners.
        (0x4332_3221_3221_2110_u64 >> (4 * (self.zones[face.index()] & 15)) & 7) as usize
    }

    /// Whether a zone of a face as it lies begins at this corner.
    #[inline]
    #[must_use]
    pub fn is_zone(&self, face: Face, corner: Corner) -> bool {
        self.zones[face.index()] & 1 << corner as u8 != 0
    }

    /// The terrains of a face that are drawn apart, one bit each.
    #[inline]
    #[must_use]
    pub fn apart(&self, face: Face) -> u8 {
        self.apart[face.index()]
    }
}

fn zones(face: Face, apart: u8) -> u8 {
    let mut seen = 0_u8;
    let mut zones = 0;
    for corner in Corner::ALL {
        let terrain = 1 << face.at(corner) as u8;
        if seen & terrain == 0 || apart & terrain != 0 {
            zones |= 1 << corner as u8;
        }
        seen |= terrain;
    }
    zones
}
