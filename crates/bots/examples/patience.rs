//! When may a search stop? `patience THOUGHTS QUESTIONS [SEED]`: questions of games of greedy bots at Cleopatra are thought
//! about with a sixteenth of the thoughts, two sixteenths, and so on; the same stream of chance, so each is where the next
//! one was on its way. A rule stops where the first choice leads the second by a part of what is left. Said of each part:
//! how many thoughts are used, how often the choice is the same as in the end, and what is lost on average by those that are
//! not, as the full search sees it. And the same of another full search, with other luck: who thinks anew may differ, too.

use std::num::NonZeroU8;

use cenacle_bots::{Advice, Bot, BotSpec, Budget, Question, Search, SearchSpec, Temper};
use cenacle_cleopatra::Cleopatra;
use cenacle_table::{Chance, DataFiles, Game, Log, Options, Seat, Seed, Stream};

const PARTS: [u32; 6] = [1, 2, 3, 4, 6, 10];
const ROUNDS: u32 = 16;

#[derive(Default)]
struct Told {
    used: u32,
    same: u32,
    lost: f32,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let thoughts: u32 = args[0].parse().expect("a number of thoughts");
    let questions: usize = args[1].parse().expect("a number of questions");
    let series = Seed::from_text(args.get(2).map_or("patience", String::as_str));
    let game = Cleopatra::open(&DataFiles::shipped(Cleopatra::about().data)).expect("the shipped data make a game");
    let greedy: BotSpec = "greedy".parse().expect("greedy is a bot");
    let mut told: [Told; PARTS.len() + 1] = Default::default();
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
                    look(&question, thoughts, &seed, &mut told);
                    asked += 1;
                    if asked == questions {
                        return tell(&told, asked, thoughts);
                    }
                }
            }
            let choice = bots[seat.index()].choose(&question);
            game.apply(&mut position, seat, legal[choice], &mut chance, &mut Log::silent())
                .expect("a legal action is accepted");
        }
    }
}

fn look(question: &Question<'_, Cleopatra>, thoughts: u32, seed: &Seed, told: &mut [Told; PARTS.len() + 1]) {
    let advise = |budget: u32, seed: &Seed| {
        let spec = SearchSpec { budget: Budget::Iterations(budget), threads: NonZeroU8::MIN, temper: Temper::CALM };
        Search::<Cleopatra>::new(spec, seed, question.seat()).advise(question)
    };
    let on_the_way: Vec<Advice> = (1..=ROUNDS).map(|round| advise(thoughts * round / ROUNDS, seed)).collect();
    let last = on_the_way.last().expect("there are rounds");
    let mine = question.seat().index();
    let note = |told: &mut Told, round: u32, chosen: usize| {
        told.used += round;
        told.same += u32::from(chosen == last.choices[0].index);
        let seen = last.choices.iter().find(|choice| choice.index == chosen).expect("every choice is ranked");
        told.lost += last.choices[0].worth[mine] - seen.worth[mine];
    };
    for (part, told) in PARTS.iter().zip(&mut *told) {
        let stops = |round: &u32| {
            let advice = &on_the_way[*round as usize - 1];
            let (done, left) = (thoughts * round / ROUNDS, thoughts - thoughts * round / ROUNDS);
            // What could not be overtaken any more ended sooner. It is taken to have gone on as it did, which is not quite
            // so: the first line need not be 100 %.
            let lead = u64::from(advice.choices[0].visits - advice.choices[1].visits);
            lead * u64::from(done) / advice.iterations.max(1) * u64::from(*part) > u64::from(left)
        };
        let round = (2..ROUNDS).find(stops).unwrap_or(ROUNDS);
        note(told, round, on_the_way[round as usize - 1].choices[0].index);
    }
    note(&mut told[PARTS.len()], ROUNDS, advise(thoughts, &seed.derive(1)).choices[0].index);
}

fn tell(told: &[Told; PARTS.len() + 1], asked: usize, thoughts: u32) {
    println!("{asked} questions, {thoughts} thoughts each");
    let parts = PARTS.iter().map(|part| format!("ahead by 1/{part} of what is left"));
    for (what, told) in parts.chain(["another full search".to_owned()]).zip(told) {
        println!(
            "{what:<30} {:>5.1} % used, {:>5.1} % the same, {:+.3} % of a win lost",
            100.0 * told.used as f32 / (asked as u32 * ROUNDS) as f32,
            100.0 * told.same as f32 / asked as f32,
            100.0 * told.lost / asked as f32
        );
    }
}
