//! What a bot needs to judge this game: what a position promises to each god, and which decisions look sensible.
//!
//! Influence comes from four sources, and each is judged as it would be counted now, with a guess of what may still
//! happen to it: a kingdom that is open on some side grows, one in which others are close behind may be lost, a city
//! stands for sure only where no tile that is left can ever lie.

mod errors;
mod lean;

use cenacle_table::{MAX_SEATS, Note, Playout, Seat, Sense, Worth};

use crate::{
    Action, Colour, Event, Figures, FourGods, God, Held, KINDS, Kingdom, Position, Side, TILES, Tile, kingdoms, notes,
    prizes,
    steps::open_cells,
    world::{Room, cells},
};

impl Sense for FourGods {
    const PLAYOUT: Playout = Playout { depth: Some(2), sensible: 1.0 };

    fn judge(&self, position: &Position) -> Worth {
        errors::judge(&self.figures, position, judge)
    }

    fn lean(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        lean::lean(&self.figures, position, seat, legal, out);
    }

    fn note(&self, event: &Event, out: &mut Vec<Note>) {
        notes::note(event, out);
    }

    fn belongings(&self, position: &Position, out: &mut Vec<Note>) {
        notes::belongings(position, out);
    }
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

fn judge(figures: &Figures, p: &Position) -> Worth {
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
        0.75 * free.fold(0.0, f32::max)
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
    let open = open_cells(p, seat);
    let fits = |tile: Tile| destroys(figures, &land.room, tile) & open != 0;
    let may_draw = p.in_bag() > 0 && !p.discards.is_full(seat) && p.empty_handed(seat);
    may_draw
        || p.hands[seat.index()].iter().flatten().any(|held| fits(held.lying.tile))
        || p.discards.iter().any(|lying| fits(lying.tile))
}

/// A tile that can be laid somewhere is good to have, and so is a hand that can draw; a tile that fits nowhere is neither.
fn in_hand(figures: &Figures, p: &Position, land: &Land, seat: Seat) -> f32 {
    let open = open_cells(p, seat);
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
}

impl Land {
    fn of(figures: &Figures, p: &Position, ahead: f32) -> Land {
        let mut land = Land {
            largest: [0.0; KINDS],
            number: [0.0; KINDS],
            held: [0.0; KINDS],
            laid: [0.0; MAX_SEATS],
            room: p.world.room(),
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
            let doubt = match lead {
                0 => 0.22,
                1 => 0.15,
                _ => 0.06,
            };
            *held += value * (1.0 - doubt * ahead.sqrt());
        } else if own > 0 && most - own == 1 {
            *held += value * 0.25 * ahead.sqrt();
        }
    }
}

fn promises(figures: &Figures, p: &Position, land: &Land, ahead: f32) -> [Promise; KINDS] {
    let mut promises = [Promise::default(); KINDS];
    let doomed = threatened(figures, p);
    let fall = 0.5 + 0.45 * (10.0 * ahead).min(1.0);
    let rivals = f32::from((p.players - 1) * p.house.gods);
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
        let friendly = p.colours_of(seat).fold(0, |set, colour| set | p.world.cities[colour as usize]);
        let spoils = (doomed & !friendly).count_ones() as f32 * fall / rivals;
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
            doomed |= destroys(figures, &room, tile) & open;
        }
    };
    p.bag.iter().chain(p.back.iter()).for_each(|tile| left(*tile));
    p.discards.iter().for_each(|lying| left(lying.tile));
    p.hands.iter().flatten().flatten().for_each(|held| left(held.lying.tile));
    doomed
}

/// The cells around which a tile fits, one way or another.
fn destroys(figures: &Figures, room: &Room, tile: Tile) -> u64 {
    let faces = Side::BOTH.into_iter().map(|side| figures.face(tile, side));
    faces
        .flat_map(|face| (0..face.turns()).map(move |turn| face.turned(turn)))
        .fold(0, |set, face| set | room.fits(face))
}

#[cfg(test)]
mod tests {
    use cenacle_table::{Chance, DataFiles, Game, Log, Options, Seed, Stream};

    use super::*;
    use crate::{
        Cell,
        tile::EVERYBODY,
        world::{Laid, World},
    };

    fn opened() -> (FourGods, Position) {
        let game = FourGods::open(&DataFiles::shipped(FourGods::about().data)).unwrap();
        let options = Options::choose(FourGods::about(), 4, [("time", "turns")]).unwrap();
        let mut chance = Chance::new(&Seed::from_text("sense"), Stream::Game);
        let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        for (seat, god) in p.everybody().zip(God::ALL) {
            let cult = &mut p.colours[god.colour() as usize];
            (cult.seat, cult.god) = (Some(seat), Some(god));
        }
        (game, p)
    }

    fn lay(world: &mut World, at: &str, letters: &str) {
        let face = letters.parse().unwrap();
        let cell: Cell = at.parse().unwrap();
        let (side, by) = (Side::Front, Seat::new(0));
        world.lay(cell, Laid { tile: Tile(0), side, face, by, seen: EVERYBODY, order: 0, serial: 0 });
    }

    fn city(p: &mut Position, at: &str) {
        p.world.found(at.parse().unwrap(), Colour::Blue);
        p.cities -= 1;
        p.colours[0].reserve -= 1;
    }

    /// [city.safe]
    #[test]
    fn a_bot_knows_which_cities_stand_for_good() {
        let (game, mut p) = opened();
        lay(&mut p.world, "D3", "MMPM");
        lay(&mut p.world, "D5", "SFMM");
        city(&mut p, "D4");
        assert_eq!(threatened(&game.figures, &p), 0, "four terrains");
        let (game, mut p) = opened();
        lay(&mut p.world, "D3", "MMPP");
        lay(&mut p.world, "E4", "FFMM");
        city(&mut p, "D4");
        assert_eq!(threatened(&game.figures, &p), 0, "two terrains at one corner");
        let (game, mut p) = opened();
        lay(&mut p.world, "D3", "MMPP");
        lay(&mut p.world, "E4", "PPPP");
        city(&mut p, "D4");
        let open = threatened(&game.figures, &p);
        assert_eq!(open, "D4".parse::<Cell>().unwrap().bit(), "plain and plain can be had");
        let safe = judge(&game.figures, &p)[0];
        // The tiles that could destroy it are gone: it stands.
        p.bag.retain(|tile| destroys(&game.figures, &p.world.room(), tile) & open == 0);
        assert_eq!(threatened(&game.figures, &p), 0, "no such tile is left");
        assert!(judge(&game.figures, &p)[0] > safe, "and is worth more for it");
    }

    /// [city.build] [score.destroyed]
    #[test]
    fn a_city_that_can_be_destroyed_is_a_present_to_the_others() {
        let (game, mut p) = opened();
        lay(&mut p.world, "D3", "MMPP");
        lay(&mut p.world, "E4", "PPPP");
        let before = judge(&game.figures, &p)[0];
        city(&mut p, "D4");
        assert!(judge(&game.figures, &p)[0] < before, "who builds it loses by it");
        let (game, mut p) = opened();
        lay(&mut p.world, "D3", "MMPP");
        lay(&mut p.world, "E4", "FFMM");
        let before = judge(&game.figures, &p)[0];
        city(&mut p, "D4");
        assert!(judge(&game.figures, &p)[0] > before, "one that stands for good is worth its prophet");
    }

    /// [score.kingdoms] [god.choose]
    #[test]
    fn a_majority_a_larger_kingdom_and_a_god_are_worth_having() {
        let (game, mut p) = opened();
        for at in ["A1", "B1", "C1", "D1"] {
            lay(&mut p.world, at, "SSSS");
        }
        let before = judge(&game.figures, &p);
        assert!((before.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{before:?}");
        assert!(before[3] > before[0], "the Dwarves have the only kingdom: {before:?}");
        p.world.stand("A1".parse().unwrap(), Colour::Blue, crate::Corner::TopLeft);
        assert!(judge(&game.figures, &p)[0] > before[0], "a prophet of the Undines holds it");
        let godless = |mut p: Position| {
            (p.colours[0].seat, p.colours[0].god) = (None, None);
            judge(&game.figures, &p)[0]
        };
        let (_, fresh) = opened();
        assert!(judge(&game.figures, &fresh)[0] > godless(fresh));
    }

    #[test]
    fn every_legal_action_has_a_weight_above_nothing() {
        let (game, mut p) = opened();
        let mut chance = Chance::new(&Seed::from_text("lean"), Stream::Game);
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        while let Some(seat) = game.awaited(&p).first() {
            legal.clear();
            weights.clear();
            game.legal(&p, seat, &mut legal);
            game.lean(&p, seat, &legal, &mut weights);
            assert_eq!(legal.len(), weights.len());
            assert!(weights.iter().all(|weight| *weight > 0.0));
            game.apply(&mut p, seat, *chance.clone().pick(&legal), &mut chance, &mut Log::silent()).unwrap();
            chance.below(2);
        }
    }
}
