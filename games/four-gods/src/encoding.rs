//! A view as a row of numbers.

use cenacle_table::{
    Seat,
    encoding::{FieldWriter, Perspective},
};

use crate::{
    CELLS, Colour, Corner, End, Errors, Face, Figures, God, Hand, KINDS, Lying, PLACES, Phase, Position, TILES, Tile,
    View, world::cells,
};

/// Goes up when a field means something else.
pub(crate) const VERSION: u32 = 1;

/// Places of one seat's discard: no seat has more.
const DISCARD: u8 = PLACES as u8 / 2;
/// A terrain at each of four corners.
const FACE: usize = KINDS * Corner::ALL.len();
const MANY: u8 = 255;
const PROPHETS: u8 = 64;

cenacle_table::variants!(phase, PHASES: Phase { Gathering, Building, Last, Over });
cenacle_table::variants!(end, ENDS: End { World, Bag, Pass, Quiet, Bound });
cenacle_table::variants!(errors, ERRORS: Errors { Refused, Denounced, Penalised });

pub(crate) fn observe(figures: &Figures, view: &View, from: Perspective, out: &mut impl FieldWriter) {
    let p = &view.seen;
    let eyes = Observation { figures, p, from };
    eyes.house(out);
    eyes.course(out);
    for colour in Colour::ALL {
        out.part("colour", colour as usize, |out| eyes.colour(colour, out));
    }
    eyes.world(out);
    for (number, seat) in eyes.from.around().enumerate() {
        out.part("seat", number, |out| eyes.player(seat, out));
    }
    eyes.bag(out);
}

/// What is looked at, and from where.
struct Observation<'a> {
    figures: &'a Figures,
    p: &'a Position,
    from: Perspective,
}

impl Observation<'_> {
    fn house(&self, out: &mut impl FieldWriter) {
        let house = &self.p.house;
        out.flags("house", [house.turns, house.secret, house.counted].into_iter());
        out.number("gods", house.gods, KINDS as u8);
        out.one_of("errors", Some(errors(&house.errors)), ERRORS);
        out.saturating("min-free", house.min_free, PROPHETS);
        out.saturating("sand", house.sand, 16);
    }

    /// Whose turn it is, and how near the end is.
    fn course(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        out.one_of("phase", Some(phase(&p.phase)), PHASES);
        let reason = match p.phase {
            Phase::Last(reason) | Phase::Over(reason) => Some(reason),
            Phase::Gathering | Phase::Building => None,
        };
        out.one_of("end", reason.as_ref().map(end), ENDS);
        out.seat("turn", Some(p.turn), self.from);
        out.seat("explored", p.explored, self.from);
        out.flags("is", [p.acted, p.stirred, p.warned, p.ran_out].into_iter());
        out.saturating("passes", p.passes, 16);
        out.saturating("quiet", p.quiet, 64);
        out.saturating("turns-left", p.turns_left, 16);
        out.saturating("seconds-spent", p.spent / 1000, MANY);
        out.saturating("acts-in-fours", p.acts / 4, MANY);
        out.saturating("tiles-laid", p.laid, MANY);
        out.saturating("tiles-drawn", p.drawn, MANY);
        out.seats("flags", p.flags, self.from);
        out.seats("ready", p.ready, self.from);
        out.seats("begun", p.begun, self.from);
        out.saturating("cities-left", p.cities, PROPHETS);
    }

    fn colour(&self, colour: Colour, out: &mut impl FieldWriter) {
        let cult = self.p.cult(colour);
        out.seat("of", cult.seat, self.from);
        out.one_of("god", cult.god.map(|god| god as usize), God::ALL.len());
        out.saturating("reserve", cult.reserve, PROPHETS);
        out.saturating("gone", cult.gone, PROPHETS);
        out.saturating("razed", cult.razed, PROPHETS);
        let world = &self.p.world;
        out.set("prophets", world.prophets[colour as usize].into(), CELLS);
        out.set("cities", world.cities[colour as usize].into(), CELLS);
    }

    fn world(&self, out: &mut impl FieldWriter) {
        let world = &self.p.world;
        out.set("laid", world.laid.into(), CELLS);
        for corner in Corner::ALL {
            out.part("corner", corner as usize, |out| {
                // Sea, plain, forest, mountain.
                for terrain in 0..KINDS {
                    out.part("terrain", terrain, |out| {
                        out.set("cells", world.at[corner as usize][terrain].into(), CELLS);
                    });
                }
            });
        }
        let mut standing = [0_u64; Corner::ALL.len()];
        for cell in cells(world.all_prophets()) {
            if let Some((_, corner)) = world.prophet(cell) {
                standing[corner as usize] |= cell.bit();
            }
        }
        for (corner, cells) in standing.into_iter().enumerate() {
            out.part("standing", corner, |out| out.set("cells", cells.into(), CELLS));
        }
        let mut by = [0_u64; crate::figures::MAX_PLAYERS];
        for cell in cells(world.laid) {
            if let Some(distance) = world.tile(cell).and_then(|laid| self.from.distance(laid.by)) {
                by[distance] |= cell.bit();
            }
        }
        for (distance, cells) in by[..self.from.players()].iter().enumerate() {
            out.part("laid-by", distance, |out| out.set("cells", (*cells).into(), CELLS));
        }
    }

    fn player(&self, seat: Seat, out: &mut impl FieldWriter) {
        let p = self.p;
        for hand in Hand::BOTH {
            let held = p.held(seat, hand);
            out.part("hand", hand as usize, |out| {
                self.lying(held.map(|held| &held.lying), out);
                out.seat("from", held.and_then(|held| held.from), self.from);
            });
        }
        let hold = p.holds[seat.index()];
        out.one_of("holds", hold.map(|hold| hold.hand as usize), Hand::BOTH.len());
        out.one_of("hold-turn", hold.map(|hold| hold.turn.into()), 4);
        out.one_of("hold-from", hold.and_then(|hold| hold.from).map(|cell| cell.index()), CELLS);
        out.one_of("fresh", p.fresh[seat.index()].map(|cell| cell.index()), CELLS);
        out.saturating("owed", p.owed[seat.index()], PROPHETS);
        for place in 0..DISCARD {
            out.part("discard", place.into(), |out| self.lying(p.discards.get(seat, place), out));
        }
    }

    /// A tile outside the world: the face that is shown, and the other one if the viewer has seen it.
    fn lying(&self, lying: Option<&Lying>, out: &mut impl FieldWriter) {
        out.flag("there", lying.is_some());
        out.set("face", lying.map_or(0, |lying| corners(lying.face)).into(), FACE);
        let known = lying.filter(|lying| lying.tile != Tile::UNKNOWN);
        out.flag("known", known.is_some());
        let other = known.map_or(0, |lying| corners(self.figures.face(lying.tile, lying.up.other())));
        out.set("other", other.into(), FACE);
    }

    /// What can still be in the bag: the tiles that the viewer has not seen lie elsewhere.
    fn bag(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        out.number("in-bag", p.bag.len() as u32, TILES as u8);
        out.number("put-back", p.back.len() as u32, TILES as u8);
        let mut known = 0_u128;
        let mut lies = |tile: Tile| {
            if tile != Tile::UNKNOWN {
                known |= 1 << tile.index();
            }
        };
        p.hands.iter().flatten().flatten().for_each(|held| lies(held.lying.tile));
        p.discards.iter().for_each(|lying| lies(lying.tile));
        cells(p.world.laid).filter_map(|cell| p.world.tile(cell)).for_each(|laid| lies(laid.tile));
        out.set("seen-elsewhere", known, TILES);
        let back =
            p.back.iter().filter(|tile| **tile != Tile::UNKNOWN).fold(0_u128, |set, tile| set | 1 << tile.index());
        out.set("back", back, TILES);
    }
}

/// The terrain at each corner of a face: four flags a corner, clockwise from the top left one.
fn corners(face: Face) -> u16 {
    Corner::ALL.into_iter().fold(0, |flags, corner| flags | 1 << (KINDS * corner as usize + face.at(corner) as usize))
}
