//! How a position is evaluated for bots: what it promises to each god, and which decisions look sensible.
//!
//! Influence comes from four sources, and each is evaluated as it would be counted now, with a guess of what may still
//! happen to it: a kingdom that is open on some side grows, one in which others are close behind may be lost, a city
//! stands for sure only where no tile that is left can ever lie.

pub(crate) mod counts;
mod errors;
mod prior;
mod reasons;
#[cfg(test)]
mod tests;

use cenacle_table::{BalanceCount, Evaluator, Facet, MAX_SEATS, Playout, Seat, Worth};

use crate::{
    Action, Colour, Event, Figures, FourGods, God, Held, KINDS, Kingdom, Position, Side, TILES, Tile, kingdoms, prizes,
    steps::open_cells,
    world::{Room, cells},
};

use reasons::FACETS;

impl Evaluator for FourGods {
    const PLAYOUT: Playout = Playout { depth: Some(2), guided: 1.0 };

    fn evaluate(&self, position: &Position) -> Worth {
        errors::evaluate(&self.figures, position, evaluate)
    }

    fn priors(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        prior::priors(&self.figures, position, seat, legal, out);
    }

    /// To turn over a tile of which one has seen both faces `[turnover.any]`; to wall the corners with cities before
    /// somebody has begun, which keeps a newcomer from playing and wins nothing `[city.build]`; to pass then, too, so that the game is over
    /// `[pass.turn]`.
    fn is_idle(&self, position: &Position, seat: Seat, action: Action) -> bool {
        match action {
            Action::Build { .. } => is_waited_for(position, seat),
            Action::EndTurn => {
                !position.acted && position.passes + 1 >= position.players && is_waited_for(position, seat)
            }
            Action::TurnOver { seat: whose, place, .. } => {
                position.discards.get(whose, place).is_some_and(|lying| lying.seen.contains(seat))
            }
            _ => false,
        }
    }

    const FACETS: &'static [Facet] = &FACETS;

    fn facets(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        reasons::facets(&self.figures, position, seat, out);
    }

    fn count_event(&self, event: &Event, out: &mut Vec<BalanceCount>) {
        counts::count_event(event, out);
    }

    fn count_position(&self, position: &Position, out: &mut Vec<BalanceCount>) {
        counts::count_position(position, out);
    }
}

/// As long as the world has fewer tiles, a seat that has done nothing is waited for.
const BEGINNING: u32 = 16;

/// Whether somebody else has not begun yet.
fn is_waited_for(p: &Position, seat: Seat) -> bool {
    p.world.laid.count_ones() < BEGINNING && p.everybody().any(|other| other != seat && !has_begun(p, other))
}

/// Whether a seat has laid a tile or built a city.
fn has_begun(p: &Position, seat: Seat) -> bool {
    own_cities(p, seat) != 0 || cells(p.world.laid).filter_map(|cell| p.world.tile(cell)).any(|laid| laid.by == seat)
}

/// What one colour may expect.
#[derive(Clone, Copy, Default)]
struct Promise {
    /// From cities, kingdoms and prophets.
    own: f32,
    /// From the prizes of its god.
    prize: f32,
}

/// How much of the game is still to come, 0 to 1: by cells to fill and by tiles to draw, whichever ends first.
fn ahead(p: &Position) -> f32 {
    let cells = p.world.empty().count_ones() as f32 / 64.0;
    let tiles = p.in_bag() as f32 / 92.0;
    cells.min(tiles)
}

fn evaluate(figures: &Figures, p: &Position) -> Worth {
    let ahead = ahead(p);
    let land = Land::of(figures, p, ahead);
    let colours = promises(figures, p, &land, ahead);
    let players = usize::from(p.players);
    let mut value = [0.0_f32; MAX_SEATS];
    for seat in p.everybody() {
        value[seat.index()] = seat_value(figures, p, &land, &colours, seat, ahead);
    }
    let spread = 3.0 + 16.0 * ahead;
    let best = value[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut worth = [0.0; MAX_SEATS];
    let mut all = 0.0;
    for index in 0..players {
        worth[index] = ((value[index] - best) / spread).exp();
        all += worth[index];
    }
    worth.iter_mut().for_each(|worth| *worth /= all);
    worth
}

fn seat_value(figures: &Figures, p: &Position, land: &Land, colours: &[Promise; KINDS], seat: Seat, ahead: f32) -> f32 {
    let mut own = p.colours_of(seat).map(|colour| colours[colour as usize].own + colours[colour as usize].prize);
    let first = own.next();
    let second = own.next();
    // Who serves no god yet may still take the best that is left, and has no prophets meanwhile.
    let left = || {
        let free = p.free_gods().map(|god| land.prize(figures, p, god));
        // A god he takes destroys cities that can be destroyed, as any other's would.
        let spoils = (land.doomed & !own_cities(p, seat)).count_ones() as f32 * fall(ahead) / rivals(p);
        0.75 * free.fold(0.0, f32::max) + f32::from(figures.city_destroyed) * spoils
    };
    let marker = match (p.house.gods, first, second) {
        (1, Some(only), _) => only,
        (1, None, _) => left(),
        // The lower of two markers decides.
        (_, Some(one), Some(other)) => one.min(other) + 0.2 * one.max(other),
        (_, Some(one), None) => one.min(left()) + 0.2 * one.max(left()) - 2.0,
        (_, None, _) => 1.2 * left() - 4.0,
    };
    let room = f32::from(p.discards.limit() - p.discards.len(seat)) / f32::from(p.discards.limit());
    // A full discard stops the drawing, and who passes though he could do something leaves the world to the others. But
    // where the bag has gone round and nobody wants what fits, it is time.
    let hope = (2.0 - f32::from(p.drawn) / TILES as f32).clamp(0.0, 1.0);
    let given_up = match has_passed(p, seat) {
        true if hope > 0.0 && has_something_to_do(figures, p, land, seat) => hope * (0.3 + ahead),
        true => -0.01,
        false => 0.0,
    };
    marker + ahead * (0.6 * room.sqrt() + in_hand(figures, p, land, seat)) + land.laid[seat.index()] - given_up
}

/// Whether the seat has its flag up, or handed its last turn on without an act.
fn has_passed(p: &Position, seat: Seat) -> bool {
    let players = usize::from(p.players);
    let since = (p.turn.index() + players - seat.index()) % players;
    p.flags.contains(seat) || (p.house.turns && (1..=usize::from(p.passes)).contains(&since))
}

/// Whether the seat could draw, or lay a tile that is in its hands or lies before somebody.
fn has_something_to_do(figures: &Figures, p: &Position, land: &Land, seat: Seat) -> bool {
    let open = open_to(p, seat);
    let fits = |tile: Tile| destroys(figures, &land.room, tile) & open != 0;
    let may_draw = p.in_bag() > 0 && !p.discards.is_full(seat) && p.empty_handed(seat);
    may_draw
        || p.hands[seat.index()].iter().flatten().any(|held| fits(held.lying.tile))
        || p.discards.iter().any(|lying| fits(lying.tile))
}

/// Where a seat may lay a tile that fits. Who has no god yet may take one at any moment, and destroys cities then: to wall
/// him in with them keeps him from nothing.
fn open_to(p: &Position, seat: Seat) -> u64 {
    let cities = if p.may_choose_god(seat) { p.world.all_cities() & !own_cities(p, seat) } else { 0 };
    open_cells(p, seat) | (cities & p.world.with_two_sides())
}

fn own_cities(p: &Position, seat: Seat) -> u64 {
    p.colours_of(seat).fold(0, |set, colour| set | p.world.cities[colour as usize])
}

/// A tile that can be laid somewhere is good to have, and so is a hand that can draw; a tile that fits nowhere is neither.
fn in_hand(figures: &Figures, p: &Position, land: &Land, seat: Seat) -> f32 {
    let open = open_to(p, seat);
    let may_draw = p.in_bag() > 0 && !p.discards.is_full(seat);
    let worth = |held: &Option<Held>| match held {
        Some(held) if destroys(figures, &land.room, held.lying.tile) & open != 0 => 0.9,
        Some(_) => 0.0,
        None if may_draw => 0.1,
        None => 0.0,
    };
    // Where errors are allowed, a tile is laid as it is held: so it should fit.
    let held_well = p.holds[seat.index()].is_some_and(|hold| {
        p.held(seat, hold.hand).is_some_and(|held| land.room.fits(held.lying.face.turned(hold.turn)) & open != 0)
    });
    p.hands[seat.index()].iter().map(worth).sum::<f32>() + if held_well { 0.1 } else { 0.0 }
}

/// What is the same for all: the kingdoms, and what the gods compare.
struct Land {
    largest: [f32; KINDS],
    number: [f32; KINDS],
    /// What each colour has of kingdoms.
    held: [f32; KINDS],
    /// What is in the tiles each seat has laid: who lays shapes the world.
    laid: [f32; MAX_SEATS],
    room: Room,
    /// Cities that can be destroyed.
    doomed: u64,
}

impl Land {
    fn of(figures: &Figures, p: &Position, ahead: f32) -> Land {
        let mut land = Land {
            largest: [0.0; KINDS],
            number: [0.0; KINDS],
            held: [0.0; KINDS],
            laid: [0.0; MAX_SEATS],
            room: *p.world.room(),
            doomed: threatened(figures, p),
        };
        for laid in cells(p.world.laid).filter_map(|cell| p.world.tile(cell)) {
            land.laid[laid.by.index()] += 0.6;
        }
        let empty = p.world.empty();
        kingdoms(figures, p, |kingdom| {
            let terrain = kingdom.terrain as usize;
            let beside = beside(kingdom.tiles) & empty;
            let growth = ahead * (beside.count_ones() as f32).sqrt() * 1.6;
            let size = f32::from(kingdom.size()) + growth;
            land.largest[terrain] = land.largest[terrain].max(size);
            land.number[terrain] += 1.0;
            share(p, &kingdom, growth, ahead, &mut land.held);
        });
        land
    }

    /// The prizes a god would get if it were in play.
    fn prize(&self, figures: &Figures, p: &Position, god: God) -> f32 {
        let rank = |own: [f32; KINDS], prizes: &[u16; KINDS]| {
            let mine = own[god.terrain() as usize];
            let rivals = p.colours.iter().filter_map(|cult| cult.god).filter(|other| *other != god);
            let above: f32 = rivals.map(|other| soft(own[other.terrain() as usize] - mine)).sum();
            between(prizes, above)
        };
        rank(self.largest, &figures.largest) + rank(self.number, &figures.most)
    }
}

/// How likely something is to be above another that is now so much below it.
fn soft(lead: f32) -> f32 {
    (0.5 + lead * 0.22).clamp(0.0, 1.0)
}

/// The prize at a rank that is not a whole number.
fn between(prizes: &[u16; KINDS], rank: f32) -> f32 {
    let lower = (rank.floor() as usize).min(KINDS - 1);
    let upper = (lower + 1).min(KINDS - 1);
    let part = rank - lower as f32;
    f32::from(prizes[lower]) * (1.0 - part) + f32::from(prizes[upper]) * part
}

/// Cells beside a set of cells.
fn beside(set: u64) -> u64 {
    const COLUMN_A: u64 = 0x0101_0101_0101_0101;
    set << 8 | set >> 8 | (set & !(COLUMN_A << 7)) << 1 | (set & !COLUMN_A) >> 1
}

/// What a kingdom brings to the colours in it, the safer the larger their lead.
fn share(p: &Position, kingdom: &Kingdom, growth: f32, ahead: f32, held: &mut [f32; KINDS]) {
    let most = kingdom.majority();
    if most == 0 {
        return;
    }
    let value = f32::from(kingdom.worth(p.house.min_free)) + growth * 0.6;
    let leaders = kingdom.prophets.iter().filter(|prophets| **prophets == most).count();
    let second = kingdom.prophets.iter().copied().filter(|prophets| *prophets < most).max().unwrap_or(0);
    for (held, own) in held.iter_mut().zip(kingdom.prophets) {
        if own == most {
            let lead = if leaders > 1 { 0 } else { most - second };
            let risk = match lead {
                0 => 0.22,
                1 => 0.15,
                _ => 0.06,
            };
            *held += value * (1.0 - risk * ahead.sqrt());
        } else if own > 0 && most - own == 1 {
            *held += value * 0.25 * ahead.sqrt();
        }
    }
}

/// How likely a city that can be destroyed is to be.
fn fall(ahead: f32) -> f32 {
    0.5 + 0.45 * (10.0 * ahead).min(1.0)
}

/// How many colours may destroy a city of another player's.
fn rivals(p: &Position) -> f32 {
    f32::from((p.players - 1) * p.house.gods)
}

fn promises(figures: &Figures, p: &Position, land: &Land, ahead: f32) -> [Promise; KINDS] {
    let mut promises = [Promise::default(); KINDS];
    let doomed = land.doomed;
    let (fall, rivals) = (fall(ahead), rivals(p));
    // The prizes as they would be shared now, and as they may come to be.
    let of =
        |values: &[f32; KINDS]| p.colours.map(|cult| cult.god.map(|god| values[god.terrain() as usize].round() as u16));
    let (largest, most) = (prizes(&figures.largest, of(&land.largest)), prizes(&figures.most, of(&land.number)));
    for colour in Colour::ALL {
        let cult = p.cult(colour);
        let index = colour as usize;
        let (Some(god), Some(seat)) = (cult.god, cult.seat) else { continue };
        let cities = p.world.cities[index];
        let (sure, open) = ((cities & !doomed).count_ones() as f32, (cities & doomed).count_ones() as f32);
        // A city that can be destroyed will be, by any of the others: who builds it makes them a present.
        let standing = open * (1.0 - fall);
        let spoils = (doomed & !own_cities(p, seat)).count_ones() as f32 * fall / rivals;
        let reserve = f32::from(cult.reserve).min(12.0);
        promises[index].own = f32::from(figures.city_held) * (sure + standing)
            + f32::from(figures.city_destroyed) * (f32::from(cult.razed) + spoils)
            + land.held[index]
            // A prophet in reserve will find some kingdom, and can answer an attack, as long as tiles are laid.
            + reserve.sqrt() * 6.0 * ahead;
        let now = f32::from(largest[index] + most[index]);
        promises[index].prize = now * (1.0 - ahead) + land.prize(figures, p, god) * ahead;
    }
    promises
}

/// Cities that some tile not yet laid could destroy. All others stand for good: four terrains around them, two that
/// clash, or no such tile left. `[city.safe]`
pub(crate) fn threatened(figures: &Figures, p: &Position) -> u64 {
    let cities = p.world.all_cities();
    if cities == 0 {
        return 0;
    }
    let room = p.world.room();
    let open = cities & p.world.with_two_sides();
    let mut doomed = 0;
    let mut left = |tile: Tile| {
        if doomed != open {
            doomed |= destroys(figures, room, tile) & open;
        }
    };
    p.bag.iter().chain(p.back.iter()).for_each(|tile| left(*tile));
    p.discards.iter().for_each(|lying| left(lying.tile));
    p.hands.iter().flatten().flatten().for_each(|held| left(held.lying.tile));
    doomed
}

/// The cells around which a tile fits, one way or another.
fn destroys(figures: &Figures, room: &Room, tile: Tile) -> u64 {
    Side::BOTH.into_iter().fold(0, |set, side| {
        let [a, b, c, d] = room.fits_turned(figures.face(tile, side));
        set | a | b | c | d
    })
}
