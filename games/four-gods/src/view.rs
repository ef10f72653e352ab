//! What a viewer may know, and a position he could be in.

use cenacle_table::{Chance, Pile, PositionView, Seat, Viewer};

use crate::{
    Colour, Face, Figures, God, Hand, Lying, Position, Side, TILES, Tile,
    tile::PUBLIC,
    world::{Laid, cells},
};

/// Everything one viewer may know. In the position tiles of which he has not seen both faces are [`Tile::UNKNOWN`], and secret gods
/// nobody's.
pub type View = PositionView<Position>;

pub(crate) fn view(p: &Position, viewer: Viewer) -> View {
    let mut seen = *p;
    let eyes = match viewer {
        Viewer::Omniscient => return View { viewer, seen },
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => PUBLIC,
    };
    for held in seen.hands.iter_mut().flatten().flatten() {
        held.lying = held.lying.seen_by(eyes);
    }
    for lying in seen.discards.iter_mut() {
        *lying = lying.seen_by(eyes);
    }
    for cell in cells(seen.world.laid) {
        if let Some(laid) = seen.world.tile_mut(cell).filter(|laid| !laid.seen.contains(eyes)) {
            *laid = Laid { tile: Tile::UNKNOWN, side: Side::Front, ..*laid };
        }
    }
    // Which tiles never left the bag is known only by what is missing from it; they have no order.
    seen.bag.iter_mut().for_each(|tile| *tile = Tile::UNKNOWN);
    if p.house.secret && !p.is_over() {
        for cult in seen.colours.iter_mut().filter(|cult| cult.seat != viewer.seat()) {
            cult.god = None;
        }
    }
    View { viewer, seen }
}

/// Deals every unknown tile over the places where it could be, and every secret god. `[secrets.tiles] [secrets.gods]`
pub(crate) fn resample(figures: &Figures, view: &View, chance: &mut Chance) -> Position {
    let mut p = view.seen;
    if view.viewer == Viewer::Omniscient {
        return p;
    }
    deal_tiles(figures, &mut p, chance);
    if p.house.secret && !p.is_over() && p.gods_are_dealt() {
        deal_gods(&mut p, view.viewer.seat(), chance);
    }
    p
}

/// Where an unknown tile lies whose shown face is known.
#[derive(Clone, Copy)]
enum Place {
    World(u8),
    Discard(Seat, u8),
    Hand(Seat, Hand),
}

impl Default for Place {
    fn default() -> Place {
        Place::World(0)
    }
}

/// A place and the face that is seen there, upright.
type Riddle = (Place, Face);

fn deal_tiles(figures: &Figures, p: &mut Position, chance: &mut Chance) {
    let mut free = unknown(p);
    let mut riddles: Pile<Riddle, TILES> = riddles(p);
    riddles.shuffle(chance);
    let mut deal = Deal { figures, taken: [None; TILES], free: &mut free, riddles: &riddles, offset: 0 };
    for riddle in 0..riddles.len() {
        // Where the search for a tile begins is left to chance, so that no copy is likelier than another.
        deal.offset = chance.below(1 << 8) as usize;
        let mut tried = [false; TILES];
        let found = deal.find(riddle, &mut tried);
        debug_assert!(found, "what a viewer sees is a position that can be");
    }
    let taken = deal.taken;
    for tile in (0..TILES as u8).map(Tile) {
        if let Some((place, face)) = taken[tile.index()].map(|riddle| riddles[riddle]) {
            answer(figures, p, place, face, tile);
        }
    }
    let rest = (0..TILES as u8).map(Tile).filter(|tile| free[tile.index()] && taken[tile.index()].is_none());
    p.bag = rest.collect();
}

/// Tiles of which the viewer does not know where they are.
fn unknown(p: &Position) -> [bool; TILES] {
    let mut unknown = [true; TILES];
    let lying = p.discards.iter().map(|lying| lying.tile);
    let held = p.hands.iter().flatten().flatten().map(|held| held.lying.tile);
    let laid = cells(p.world.laid).filter_map(|cell| p.world.tile(cell)).map(|laid| laid.tile);
    for tile in lying.chain(held).chain(laid).chain(p.back.iter().copied()).filter(|tile| *tile != Tile::UNKNOWN) {
        unknown[tile.index()] = false;
    }
    unknown
}

fn riddles(p: &Position) -> Pile<Riddle, TILES> {
    let mut riddles = Pile::new();
    for cell in cells(p.world.laid) {
        if let Some(laid) = p.world.tile(cell).filter(|laid| laid.tile == Tile::UNKNOWN) {
            riddles.push((Place::World(cell.index() as u8), laid.face.upright()));
        }
    }
    let unknown = |lying: &&Lying| lying.tile == Tile::UNKNOWN;
    for seat in p.everybody() {
        for place in 0..p.discards.limit() {
            if let Some(lying) = p.discards.get(seat, place).filter(unknown) {
                riddles.push((Place::Discard(seat, place), lying.face));
            }
        }
        for hand in Hand::BOTH {
            if let Some(lying) = p.held(seat, hand).map(|held| &held.lying).filter(unknown) {
                riddles.push((Place::Hand(seat, hand), lying.face));
            }
        }
    }
    riddles
}

/// Which tile answers which riddle: each has one of the few that bear its face, found by making room for one another.
struct Deal<'a> {
    figures: &'a Figures,
    /// The riddle that each tile answers.
    taken: [Option<usize>; TILES],
    free: &'a mut [bool; TILES],
    riddles: &'a [Riddle],
    offset: usize,
}

impl Deal<'_> {
    fn find(&mut self, riddle: usize, tried: &mut [bool; TILES]) -> bool {
        let tiles = self.figures.tiles_with(self.riddles[riddle].1);
        for number in 0..tiles.len() {
            let tile = tiles[(number + self.offset) % tiles.len()];
            if !self.free[tile.index()] || std::mem::replace(&mut tried[tile.index()], true) {
                continue;
            }
            let before = self.taken[tile.index()];
            if before.is_none_or(|other| self.find(other, tried)) {
                self.taken[tile.index()] = Some(riddle);
                return true;
            }
        }
        false
    }
}

fn answer(figures: &Figures, p: &mut Position, place: Place, face: Face, tile: Tile) {
    let up = figures.side(tile, face).expect("it was chosen by its face");
    match place {
        Place::World(cell) => {
            let cell = crate::Cell::new(cell.into()).expect("a cell of the world");
            if let Some(laid) = p.world.tile_mut(cell) {
                (laid.tile, laid.side) = (tile, up);
            }
        }
        Place::Discard(seat, place) => {
            if let Some(lying) = p.discards.get_mut(seat, place) {
                (lying.tile, lying.up) = (tile, up);
            }
        }
        Place::Hand(seat, hand) => {
            if let Some(held) = &mut p.hands[seat.index()][hand as usize] {
                (held.lying.tile, held.lying.up) = (tile, up);
            }
        }
    }
}

/// The gods that the viewer has not seen go to the colours whose god he has not seen; one or two may be left over.
fn deal_gods(p: &mut Position, viewer: Option<Seat>, chance: &mut Chance) {
    let own = |god: &God| p.colours.iter().any(|cult| cult.god == Some(*god));
    let mut cards: Pile<u8, 4> = God::ALL.into_iter().filter(|god| !own(god)).map(|god| god as u8).collect();
    cards.shuffle(chance);
    for colour in Colour::ALL {
        let cult = &mut p.colours[colour as usize];
        if cult.seat.is_some() && cult.seat != viewer {
            cult.god = cards.pop().map(|god| God::ALL[usize::from(god)]);
        }
    }
}
