//! What is lost by not waiting for the bell? `patience MILLIS QUESTIONS [SEED]`: questions of games of greedy bots at
//! Cleopatra are answered by a search with so many milliseconds at the most, and by one that thinks as much as fits into all
//! of them. Said: how much of the time was used, how often the choice is the same, and what is lost on average by those that
//! are not, as the long search sees it. And the same of another long search, with other luck: who thinks anew may differ, too.

use std::{num::NonZeroU8, time::Instant};

use cenacle_bots::{Advice, Bot, BotSpec, Budget, Question, Search, SearchSpec, Temper};
use cenacle_cleopatra::Cleopatra;
use cenacle_table::{Chance, DataFiles, Game, Log, Options, Seat, Seed, Stream};

#[derive(Default)]
struct Told {
    used: f64,
    same: u32,
    lost: f32,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let millis: u32 = args[0].parse().expect("a number of milliseconds");
    let questions: usize = args[1].parse().expect("a number of questions");
    let series = Seed::from_text(args.get(2).map_or("patience", String::as_str));
    let game = Cleopatra::open(&DataFiles::shipped(Cleopatra::about().data)).expect("the shipped data make a game");
    let greedy: BotSpec = "greedy".parse().expect("greedy is a bot");
    let mut told: [Told; 2] = Default::default();
    let mut asked = 0;
    for index in 0.. {
        let seed = series.derive(index);
        let options = Options::defaults(Cleopatra::about(), 3).expect("three may play");
        let mut chance = Chance::new(&seed, Stream::Game);
        let mut position = game.setup(&options, &mut chance, &mut Log::silent()).expect("a game can be set up");
        let mut bots: Vec<Box<dyn Bot<Cleopatra>>> = (0..3).map(|seat| greedy.sit(&seed, Seat::new(seat))).collect();
        let mut legal = Vec::new();
        let mut met = 0;
        while let Some(seat) = game.to_act(&position).first() {
            legal.clear();
            game.legal(&position, seat, &mut legal);
            let question = Question::new(&game, &position, seat, &legal);
            if legal.len() > 1 {
                met += 1;
                if met % 11 == 0 {
                    look(&question, millis, &seed, &mut told);
                    asked += 1;
                    if asked == questions {
                        return tell(&told, asked, millis);
                    }
                }
            }
            let choice = bots[seat.index()].choose(&question);
            game.apply(&mut position, seat, legal[choice], &mut chance, &mut Log::silent())
                .expect("a legal action is accepted");
        }
    }
}

fn look(question: &Question<'_, Cleopatra>, millis: u32, seed: &Seed, told: &mut [Told; 2]) {
    let advise = |budget: Budget, seed: &Seed| {
        let spec = SearchSpec { budget, threads: NonZeroU8::MIN, temper: Temper::CALM };
        let began = Instant::now();
        let advice = Search::<Cleopatra>::new(spec, seed, question.seat()).advise(question);
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
        told.lost += long.choices[0].worth[mine] - seen.worth[mine];
    };
    note(&mut told[0], used / whole, &quick);
    note(&mut told[1], 1.0, &other);
}

fn tell(told: &[Told; 2], asked: usize, millis: u32) {
    println!("{asked} questions, {millis} ms at the most");
    for (what, told) in ["stopped when it had seen enough", "another long search"].iter().zip(told) {
        println!(
            "{what:<32} {:>5.1} % used, {:>5.1} % the same, {:+.3} % of a win lost",
            100.0 * told.used / asked as f64,
            100.0 * told.same as f32 / asked as f32,
            100.0 * told.lost / asked as f32
        );
    }
}
