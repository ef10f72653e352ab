//! Two bots against each other at Cleopatra, for tuning: `duel A B GAMES [PLAYERS] [SEED]`.
//!
//! Seats are shared out in every way, each game is played again with the seats exchanged, and each pair of seats of
//! different bots is compared by rank, ties counting half.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use cenacle_bots::{Bot, BotSpec, Question};
use cenacle_cleopatra::Cleopatra;
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Options, Seat, Seed, Stream};

struct Played {
    share: f64,
    decisions: u32,
    nanos: [u128; 2],
    asked: [u64; 2],
    works: String,
}

fn play(game: &Cleopatra, players: u8, bots: [BotSpec; 2], seats: u32, seed: &Seed) -> Played {
    let options = Options::defaults(Cleopatra::about(), players).expect("so many may play");
    let mut chance = Chance::new(seed, Stream::Game);
    let mut log = Log::silent();
    let mut position = game.setup(&options, &mut chance, &mut log).expect("a game can be set up");
    let side = |seat: usize| (seats >> seat & 1) as usize;
    let mut sitting: Vec<Box<dyn Bot<Cleopatra>>> =
        (0..usize::from(players)).map(|seat| bots[side(seat)].sit(seed, Seat::new(seat))).collect();
    let mut legal = Vec::new();
    let mut played = Played { share: 0.0, decisions: 0, nanos: [0; 2], asked: [0; 2], works: String::new() };
    while let Some(seat) = game.to_act(&position).first() {
        legal.clear();
        game.legal(&position, seat, &mut legal);
        let began = Instant::now();
        let choice = sitting[seat.index()].choose(&Question::new(game, &position, seat, &legal));
        if legal.len() > 1 {
            played.nanos[side(seat.index())] += began.elapsed().as_nanos();
            played.asked[side(seat.index())] += 1;
        }
        game.apply(&mut position, seat, legal[choice], &mut chance, &mut log).expect("a legal action is accepted");
        played.decisions += 1;
    }
    let outcome = game.outcome(&position).expect("the game is over");
    let (mut sum, mut pairs) = (0.0, 0.0);
    for a in (0..usize::from(players)).filter(|seat| side(*seat) == 0) {
        for b in (0..usize::from(players)).filter(|seat| side(*seat) == 1) {
            pairs += 1.0;
            sum += match outcome.ranks[a].cmp(&outcome.ranks[b]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    played.share = sum / pairs;
    for seat in 0..usize::from(players) {
        let who = &position.seats[seat];
        played.works += &format!(
            "{}{}:{}t{}a{}s ",
            ["A", "B"][side(seat)],
            outcome.ranks[seat],
            who.talents,
            who.amulets,
            position.sanctuaries[seat].len()
        );
    }
    played.works += outcome.reason;
    played
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bots: [BotSpec; 2] = [0, 1].map(|index| args[index].parse().unwrap_or_else(|error| panic!("{error}")));
    let games: u64 = args[2].parse().expect("a number of games");
    let players: u8 = args.get(3).map_or(3, |players| players.parse().expect("a number of players"));
    let series = Seed::from_text(args.get(4).map_or("duel", String::as_str));
    let verbose = std::env::var("VERBOSE").is_ok();
    let threads: u64 = std::env::var("THREADS").map_or(1, |threads| threads.parse().expect("a number of threads"));
    let game = Cleopatra::open(&DataFiles::shipped(Cleopatra::about().data)).expect("the shipped data make a game");
    let mixed: Vec<u32> = (1..(1 << players) - 1).collect();
    let next = AtomicU64::new(0);
    let work = || {
        let mut done: Vec<(u64, Played)> = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return done;
            }
            let seats = mixed[(index / 2) as usize % mixed.len()];
            let seats = if index.is_multiple_of(2) { seats } else { !seats };
            let played = play(&game, players, bots, seats, &series.derive(index / 2));
            if verbose {
                println!("{index} {:.2} {} {}", played.share, played.decisions, played.works);
            }
            done.push((index, played));
        }
    };
    let played: Vec<(u64, Played)> = std::thread::scope(|scope| {
        let hands: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        hands.into_iter().flat_map(|hand| hand.join().expect("no game fails")).collect()
    });
    let n = played.len() as f64;
    let mean = played.iter().map(|(_, game)| game.share).sum::<f64>() / n;
    let spread = played.iter().map(|(_, game)| (game.share - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let wide = 1.96 * (spread / n).sqrt();
    let ms = |side: usize| {
        let nanos: u128 = played.iter().map(|(_, game)| game.nanos[side]).sum();
        let asked: u64 = played.iter().map(|(_, game)| game.asked[side]).sum();
        nanos as f64 / 1e6 / asked.max(1) as f64
    };
    let decisions = played.iter().map(|(_, game)| f64::from(game.decisions)).sum::<f64>() / n;
    println!(
        "{} vs {}: {:.1} % ± {:.1} in {} games of {players}; {decisions:.0} decisions; {:.3} / {:.3} ms",
        bots[0],
        bots[1],
        100.0 * mean,
        100.0 * wide,
        played.len(),
        ms(0),
        ms(1)
    );
}
