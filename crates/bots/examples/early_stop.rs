//! What is lost by not waiting for the bell? `early_stop GAME MILLIS QUESTIONS [PLAYERS] [SEED]`: questions of games of greedy
//! bots are answered by a search with so many milliseconds at the most, and by one that thinks as much as fits into all of
//! them. Said: how much of the time was used, how often the choice is the same, and what is lost on average by those that
//! are not, as the long search sees it. And the same of another long search, with other luck: who thinks anew may differ, too.

use std::{num::NonZeroU8, time::Instant};

use cenacle_bots::{Advice, Bot, BotSpec, Budget, ErrorModel, Question, Search, SearchSpec};
use cenacle_cleopatra::Cleopatra;
use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_cult::Cult;
use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_four_gods::FourGods;
use cenacle_table::{Chance, DataFiles, Evaluator, GameExt, Log, Next, Options, Seat, Seed, Stream, VirtualClock};

/// One question of so many is looked at: neighbours are much alike.
const EVERY: usize = 11;

#[derive(Default)]
struct Told {
    used: f64,
    same: u32,
    lost: f32,
}

struct Asked {
    millis: u32,
    questions: usize,
    players: u8,
    series: Seed,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let asked = Asked {
        millis: args[1].parse().expect("a number of milliseconds"),
        questions: args[2].parse().expect("a number of questions"),
        players: args.get(3).map_or(3, |players| players.parse().expect("a number of players")),
        series: Seed::from_text(args.get(4).map_or("patience", String::as_str)),
    };
    match args[0].as_str() {
        "cleopatra" => compare::<Cleopatra>(&asked),
        "creatures-and-cultists" => compare::<CreaturesAndCultists>(&asked),
        "cult" => compare::<Cult>(&asked),
        "evil-high-priest" => compare::<EvilHighPriest>(&asked),
        "four-gods" => compare::<FourGods>(&asked),
        other => panic!("there is no game {other}"),
    }
}

fn compare<G: Evaluator>(asked: &Asked) {
    let game = G::open(&DataFiles::shipped(G::about().data)).expect("the shipped data make a game");
    let options = Options::defaults(G::about(), asked.players).expect("so many may play");
    let greedy: BotSpec = "greedy".parse().expect("greedy is a bot");
    let mut told: [Told; 2] = Default::default();
    let (mut met, mut looked) = (0, 0);
    for index in 0.. {
        let seed = asked.series.derive(index);
        let mut chance = Chance::new(&seed, Stream::Game);
        let mut position = game.setup(&options, &mut chance, &mut Log::silent()).expect("a game can be set up");
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..usize::from(asked.players)).map(|seat| greedy.sit(&seed, Seat::new(seat))).collect();
        let mut clock = VirtualClock::going_on(&game, &position, 0);
        let mut legal = Vec::new();
        loop {
            let seat = match clock.next(&game, &position) {
                Next::Over => break,
                Next::Expiry(timer) => {
                    game.expire(&mut position, timer, &mut chance, &mut Log::silent());
                    continue;
                }
                Next::Decision(seat) => seat,
            };
            legal.clear();
            game.legal(&position, seat, &mut legal);
            let question = Question::new(&game, &position, seat, &legal);
            met += usize::from(legal.len() > 1);
            if legal.len() > 1 && met % EVERY == 0 {
                look(&question, asked.millis, &seed, &mut told);
                looked += 1;
                if looked == asked.questions {
                    return tell(&told, asked);
                }
            }
            let choice = bots[seat.index()].choose(&question);
            clock.act(&game, &position, seat, legal[choice], &mut chance);
            game.apply(&mut position, seat, legal[choice], &mut chance, &mut Log::silent())
                .expect("a legal action is accepted");
        }
    }
}

fn look<G: Evaluator>(question: &Question<'_, G>, millis: u32, seed: &Seed, told: &mut [Told; 2]) {
    let advise = |budget: Budget, seed: &Seed| {
        let spec = SearchSpec { budget, threads: NonZeroU8::MIN, error_model: ErrorModel::NONE };
        let began = Instant::now();
        let advice = Search::<G>::new(spec, seed, question.seat()).advise(question);
        (advice, began.elapsed().as_secs_f64())
    };
    let (quick, used) = advise(Budget::Millis(millis), seed);
    let whole = f64::from(millis) / 1000.0;
    let thoughts = Budget::Iterations((quick.iterations as f64 * whole / used) as u32);
    let (long, _) = advise(thoughts, &seed.derive(1));
    let (other, _) = advise(thoughts, &seed.derive(2));
    let mine = question.seat().index();
    let note = |told: &mut Told, used: f64, chosen: &Advice| {
        let chosen = chosen.choices[0].index;
        told.used += used;
        told.same += u32::from(chosen == long.choices[0].index);
        let seen = long.choices.iter().find(|choice| choice.index == chosen).expect("every choice is ranked");
        // What it never tried it knows nothing of.
        if seen.visits > 0 {
            told.lost += long.choices[0].worth[mine] - seen.worth[mine];
        }
    };
    note(&mut told[0], used / whole, &quick);
    note(&mut told[1], 1.0, &other);
}

fn tell(told: &[Told; 2], asked: &Asked) {
    println!("{} questions, {} ms at the most", asked.questions, asked.millis);
    for (what, told) in ["stopped when it had seen enough", "another long search"].iter().zip(told) {
        println!(
            "{what:<32} {:>5.1} % used, {:>5.1} % the same, {:+.3} % of a win lost",
            100.0 * told.used / asked.questions as f64,
            100.0 * told.same as f32 / asked.questions as f32,
            100.0 * told.lost / asked.questions as f32
        );
    }
}
