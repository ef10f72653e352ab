//! A second count, slow and written apart from the first: by corners and a list of what was reached. It agrees with the
//! fast one on ten thousand random final positions.

use std::collections::{BTreeMap, BTreeSet};

use cenacle_four_gods::{
    Action, Cell, Colour, Corner, Count, FourGods, Phase, Position, Tally, Terrain, count, markers,
};
use cenacle_table::{Chance, Game, GameExt, Log, Next, Options, Seat, Seed, Stream, VirtualClock};

use crate::common::{DENOUNCED, SECRET, TURNS, TWO_GODS, game_with, shipped, shipped_text};

/// A zone: a cell and one of its corners, the first of the zone.
type Zone = (usize, usize, usize);

/// The zone to which a corner of a cell belongs. `apart` says which faces keep opposite corners apart.
fn zone(
    p: &Position,
    x: usize,
    y: usize,
    corner: usize,
    apart: &dyn Fn(&str, char) -> bool,
) -> Option<(Zone, Terrain)> {
    let face = p.world.tile(Cell::new(y * 8 + x)?)?.face;
    let at = |corner: usize| face.at(Corner::ALL[corner]);
    let terrain = at(corner);
    let opposite = (corner + 2) % 4;
    let crossed = at(opposite) == terrain && at((corner + 1) % 4) != terrain && at((corner + 3) % 4) != terrain;
    if crossed && apart(&face.upright().to_string(), terrain.letter()) {
        return Some(((x, y, corner), terrain));
    }
    let first = (0..4).find(|other| at(*other) == terrain)?;
    Some(((x, y, first), terrain))
}

/// Its terrain, its cells, its prophets by colour.
type Kingdom = (Terrain, BTreeSet<(usize, usize)>, [u16; 4]);

fn slow_kingdoms(p: &Position, apart: &dyn Fn(&str, char) -> bool) -> Vec<Kingdom> {
    let mut links: BTreeMap<Zone, Vec<Zone>> = BTreeMap::new();
    let mut terrains: BTreeMap<Zone, Terrain> = BTreeMap::new();
    for y in 0..8 {
        for x in 0..8 {
            for corner in 0..4 {
                if let Some((own, terrain)) = zone(p, x, y, corner, apart) {
                    terrains.insert(own, terrain);
                }
            }
            // To the right: upper and lower end. Below: left and right end.
            for (dx, dy, mine, theirs) in [(1, 0, 1, 0), (1, 0, 2, 3), (0, 1, 3, 0), (0, 1, 2, 1)] {
                let (nx, ny) = (x + dx, y + dy);
                if nx > 7 || ny > 7 {
                    continue;
                }
                if let (Some((one, a)), Some((other, b))) = (zone(p, x, y, mine, apart), zone(p, nx, ny, theirs, apart))
                    && a == b
                {
                    links.entry(one).or_default().push(other);
                    links.entry(other).or_default().push(one);
                }
            }
        }
    }
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (&start, &terrain) in &terrains {
        if !seen.insert(start) {
            continue;
        }
        let mut reached = vec![start];
        let mut next = 0;
        while next < reached.len() {
            for other in links.get(&reached[next]).into_iter().flatten() {
                if seen.insert(*other) {
                    reached.push(*other);
                }
            }
            next += 1;
        }
        let cells: BTreeSet<(usize, usize)> = reached.iter().map(|(x, y, _)| (*x, *y)).collect();
        if cells.len() < 2 {
            continue;
        }
        let mut prophets = [0; 4];
        for &(x, y) in &cells {
            if let Some((colour, corner)) = p.world.prophet(Cell::new(y * 8 + x).unwrap())
                && let Some((stands, _)) = zone(p, x, y, corner as usize, apart)
                && reached.contains(&stands)
            {
                prophets[colour as usize] += 1;
            }
        }
        found.push((terrain, cells, prophets));
    }
    found
}

/// The five lines of each colour, counted step by step as the rulebook does: cities held, cities destroyed, kingdoms, the largest
/// kingdom of its god, the most kingdoms of its god.
fn slow_lines(p: &Position, apart: &dyn Fn(&str, char) -> bool) -> [[u32; 5]; 4] {
    let mut lines = [[0_u32; 5]; 4];
    for cell in Cell::all() {
        if let Some(colour) = p.world.city(cell) {
            lines[colour as usize][0] += 5;
        }
    }
    for colour in Colour::ALL {
        lines[colour as usize][1] = 5 * u32::from(p.cult(colour).razed);
    }
    let kingdoms = slow_kingdoms(p, apart);
    for (_, cells, prophets) in &kingdoms {
        let crowd: u16 = prophets.iter().sum();
        let free = cells.len() as u16 - crowd;
        let most = *prophets.iter().max().unwrap();
        for colour in 0..4 {
            if most > 0 && prophets[colour] == most && free >= u16::from(p.house.min_free) {
                lines[colour][2] += u32::from(free);
            }
        }
    }
    let largest = |terrain: Terrain| {
        kingdoms.iter().filter(|kingdom| kingdom.0 == terrain).map(|kingdom| kingdom.1.len()).max().unwrap_or(0)
    };
    let number = |terrain: Terrain| kingdoms.iter().filter(|kingdom| kingdom.0 == terrain).count();
    for (line, figure) in [(3, &largest as &dyn Fn(Terrain) -> usize), (4, &number)] {
        let mut ranking: Vec<(usize, Colour)> = Vec::new();
        for colour in Colour::ALL {
            if let Some(god) = p.cult(colour).god {
                ranking.push((figure(god.terrain()), colour));
            }
        }
        ranking.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        let mut place = 0;
        while place < ranking.len() {
            let tied = ranking.iter().filter(|(value, _)| *value == ranking[place].0).count();
            let sum: u32 = [15, 10, 5, 0][place..place + tied].iter().sum();
            for (_, colour) in &ranking[place..place + tied] {
                lines[*colour as usize][line] = sum / tied as u32;
            }
            place += tied;
        }
    }
    lines
}

/// Plays a random game to its end, laying whenever that can be done two times of three.
fn random_end(game: &FourGods, options: &Options, number: u64, longest: &mut usize) -> Position {
    let seed = Seed::from_text("slow").derive(number);
    let mut chance = Chance::new(&seed, Stream::Game);
    let mut whim = Chance::new(&seed, Stream::Bot(0));
    let mut jitter = Chance::new(&seed, Stream::Pace);
    let mut p = game.setup(options, &mut chance, &mut Log::silent()).unwrap();
    let mut clock = VirtualClock::default();
    let mut legal = Vec::new();
    loop {
        match clock.next(game, &p) {
            Next::Over => return p,
            Next::Expiry(timer) => game.expire(&mut p, timer, &mut chance, &mut Log::silent()),
            Next::Decision(seat) => {
                legal.clear();
                game.legal(&p, seat, &mut legal);
                *longest = legal.len().max(*longest);
                let action = hasty(&legal, &mut whim);
                clock.act(game, &p, seat, action, &mut jitter);
                game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).unwrap();
            }
        }
    }
}

fn hasty(legal: &[Action], whim: &mut Chance) -> Action {
    let forward = |action: &&Action| {
        matches!(action, Action::Lay { .. } | Action::Draw { .. } | Action::Choose { .. } | Action::Build { .. })
    };
    let forward: Vec<Action> = legal.iter().filter(forward).copied().collect();
    if !forward.is_empty() && whim.below(3) > 0 {
        return *whim.pick(&forward);
    }
    let stays = |action: &&Action| !matches!(action, Action::Pass | Action::EndTurn);
    let others: Vec<Action> = legal.iter().filter(stays).copied().collect();
    if others.is_empty() || whim.below(8) == 0 { *whim.pick(legal) } else { *whim.pick(&others) }
}

const MODES: [(u8, &[(&str, &str)]); 8] = [
    (4, &[]),
    (4, &[TURNS]),
    (3, &[TURNS, SECRET]),
    (3, &[]),
    (2, &[TURNS]),
    (2, &[TWO_GODS, SECRET]),
    (4, &[("min-free", "two"), TURNS]),
    (4, &[DENOUNCED]),
];

fn agrees(game: &FourGods, p: &Position, apart: &dyn Fn(&str, char) -> bool, what: &str) {
    assert!(matches!(p.phase, Phase::Over(_)));
    let tally: Tally = count(game.figures(), p);
    let lines = |count: Count| {
        let Count { cities, razed, kingdoms, largest, most } = count;
        [cities, razed, kingdoms, largest, most].map(u32::from)
    };
    let slow = slow_lines(p, apart);
    assert_eq!(tally.counts.map(lines), slow, "{what}: {:?}", p.world);
    let totals = tally.counts.map(|count| u32::from(count.total()));
    assert_eq!(totals, slow.map(|lines| lines.iter().sum::<u32>()), "{what}");
    if p.house.gods == 1 {
        let outcome = game.outcome(p).unwrap();
        for seat in (0..usize::from(p.players)).map(Seat::new) {
            assert_eq!(outcome.scores[seat.index()], i32::from(markers(p, &tally, seat)[0]), "{what}");
        }
    }
}

/// [score.kingdoms] [score.largest] [score.most] [score.cities]
#[test]
fn the_slow_count_agrees_with_the_fast_one_on_ten_thousand_random_ends() {
    let game = shipped();
    let mut longest = 0;
    for (players, options) in MODES {
        let chosen = crate::common::options(players, options);
        for number in 0..1250 {
            let p = random_end(&game, &chosen, number, &mut longest);
            agrees(&game, &p, &|_, _| false, &format!("{players} players, {options:?}, game {number}"));
        }
    }
    assert!(longest < 1000, "a list of {longest} actions was met");
}

/// [prophet.zone] [score.kingdoms]
#[test]
fn the_two_counts_agree_where_crossed_corners_are_drawn_apart() {
    let apart = r#"apart = { is = ["MPMP:M", "MSMS:S", "FPFP:F", "FPFP:P", "FMFM:M", "MPMS:M", "FMFP:F", "FSPS:S"], from = "public" }"#;
    let text = shipped_text("tiles.toml").replace(r#"apart = { is = [], from = "reconstructed" }"#, apart);
    let game = game_with("tiles.toml", text).unwrap();
    let named = ["MPMP:M", "MSMS:S", "FPFP:F", "FPFP:P", "FMFM:M", "MPMS:M", "FMFP:F", "FSPS:S"];
    let is_apart = |face: &str, letter: char| {
        named.iter().any(|name| {
            let (named, terrain) = name.split_once(':').unwrap();
            terrain.starts_with(letter)
                && named.parse::<cenacle_four_gods::Face>().unwrap().upright().to_string() == face
        })
    };
    let chosen = crate::common::options(4, &[]);
    let mut longest = 0;
    for number in 0..400 {
        let p = random_end(&game, &chosen, number, &mut longest);
        agrees(&game, &p, &is_apart, &format!("game {number}"));
    }
}
