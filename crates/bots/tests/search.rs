//! The search at real tables: it sees no more than its seat, decides the same every time, and uses what it thought before.

use std::num::NonZeroU8;

use cenacle_bots::{Advice, Bot, BotSpec, Budget, ErrorModel, Question, Search, SearchSpec};
use cenacle_cleopatra::Cleopatra;
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Options, Seat, Seed, Stream, Viewer, Worth};

type Position = <Cleopatra as Game>::Position;
type Action = <Cleopatra as Game>::Action;

fn game() -> Cleopatra {
    Cleopatra::open(&DataFiles::shipped(Cleopatra::about().data)).unwrap()
}

fn spec(iterations: u32, threads: u8) -> SearchSpec {
    let threads = NonZeroU8::new(threads).unwrap();
    SearchSpec { budget: Budget::Iterations(iterations), threads, error_model: ErrorModel::NONE }
}

/// Plays a random game and shows some of the questions on the way.
fn questions(game: &Cleopatra, seed: &str, every: usize, mut each: impl FnMut(&Position, Seat, &[Action])) {
    let seed = Seed::from_text(seed);
    let options = Options::defaults(Cleopatra::about(), 4).unwrap();
    let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
    let mut position = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
    let mut asked = 0;
    while let Some(seat) = game.to_act(&position).first() {
        let mut legal = Vec::new();
        game.legal(&position, seat, &mut legal);
        if legal.len() > 1 {
            asked += 1;
            if asked % every == 0 {
                each(&position, seat, &legal);
            }
        }
        game.apply(&mut position, seat, *whim.pick(&legal), &mut chance, &mut Log::silent()).unwrap();
    }
}

/// A bot that cheats: it is given the position itself and looks at what only the dealer knows. For tests alone.
fn oracle(game: &Cleopatra, position: &Position, seat: Seat, legal: &[Action]) -> Advice {
    let truth = game.view(position, Viewer::Omniscient);
    let mut search = Search::<Cleopatra>::new(spec(300, 1), &Seed::from_text("oracle"), seat);
    search.advise(&Question::knowing(game, &truth, seat, legal))
}

#[test]
fn a_search_decides_the_same_where_its_seat_cannot_tell_the_difference_and_an_oracle_does_not() {
    let game = game();
    let mut thought = Chance::new(&Seed::from_text("elsewhere"), Stream::Thought);
    let (mut compared, mut betrayed) = (0, 0);
    questions(&game, "fair", 40, |position, seat, legal| {
        let view = game.view(position, Viewer::Seat(seat));
        let elsewhere = game.resample(&view, &mut thought);
        if elsewhere == *position {
            return;
        }
        compared += 1;
        let ask = |position: &Position| {
            let mut search = Search::<Cleopatra>::new(spec(300, 1), &Seed::from_text("search"), seat);
            search.advise(&Question::new(&game, position, seat, legal))
        };
        assert_eq!(ask(position), ask(&elsewhere), "the same choices, visits and values to the last bit");
        betrayed += usize::from(oracle(&game, position, seat, legal) != oracle(&game, &elsewhere, seat, legal));
    });
    assert!(compared >= 5, "{compared} positions were compared");
    // Late in a game the difference may be a card that nobody will draw.
    assert!(betrayed * 4 >= compared * 3, "who sees the cards thinks otherwise in {betrayed} of {compared}");
}

#[test]
fn the_same_seed_and_number_of_thoughts_give_the_same_decisions_on_any_number_of_threads() {
    let game = game();
    for threads in [1, 3] {
        let decide = || {
            let mut decisions = Vec::new();
            let mut search = Search::<Cleopatra>::new(spec(150, threads), &Seed::from_text("again"), Seat::new(0));
            questions(&game, "again", 25, |position, seat, legal| {
                if seat == Seat::new(0) {
                    decisions.push(search.choose(&Question::new(&game, position, seat, legal)));
                }
            });
            (decisions, search.iterations())
        };
        let first = decide();
        assert!(first.0.len() >= 3);
        assert_eq!(first, decide(), "with {threads} threads");
    }
}

#[test]
fn a_forced_move_costs_no_thought() {
    let game = game();
    let mut search = Search::<Cleopatra>::new(spec(500, 1), &Seed::from_text("forced"), Seat::new(0));
    questions(&game, "forced", 60, |position, seat, legal| {
        let only = &legal[..1];
        assert_eq!(search.choose(&Question::new(&game, position, seat, only)), 0);
    });
    assert_eq!(search.iterations(), 0);
}

#[test]
fn a_search_stops_when_nothing_can_be_overtaken_any_more() {
    let game = game();
    let (mut asked, mut used) = (0, 0);
    questions(&game, "early", 30, |position, seat, legal| {
        let mut search = Search::<Cleopatra>::new(spec(1600, 1), &Seed::from_text("early"), seat);
        search.choose(&Question::new(&game, position, seat, legal));
        asked += 1;
        used += search.iterations();
        assert!(search.iterations() <= 1600);
    });
    assert!(used < asked * 1600, "{used} thoughts for {asked} decisions");
}

#[test]
fn by_the_clock_a_clear_choice_is_taken_before_the_time_is_over() {
    let game = game();
    let (mut asked, mut early) = (0, 0);
    questions(&game, "clock", 20, |position, seat, legal| {
        let budget = Budget::Millis(160);
        let spec = SearchSpec { budget, threads: NonZeroU8::MIN, error_model: ErrorModel::NONE };
        let mut search = Search::<Cleopatra>::new(spec, &Seed::from_text("clock"), seat);
        let began = std::time::Instant::now();
        search.choose(&Question::new(&game, position, seat, legal));
        asked += 1;
        early += u32::from(began.elapsed().as_millis() < 150);
    });
    assert!(early * 4 > asked, "{early} of {asked} decisions were clear before the time was over");
}

#[test]
fn an_advice_ranks_every_choice_and_shares_the_win_out() {
    let game = game();
    questions(&game, "advice", 50, |position, seat, legal| {
        let mut search = Search::<Cleopatra>::new(spec(400, 2), &Seed::from_text("advice"), seat);
        let advice = search.advise(&Question::new(&game, position, seat, legal));
        assert_eq!(advice.choices.len(), legal.len());
        assert!(advice.choices.is_sorted_by(|one, other| one.visits >= other.visits));
        let visits: u64 = advice.choices.iter().map(|choice| u64::from(choice.visits)).sum();
        assert_eq!(visits, advice.iterations, "every thought tries one of them");
        let sum: f32 = advice.worth.iter().sum();
        // Nobody wins where all are eaten, which is rare.
        assert!((0.8..1.01).contains(&sum), "the shares of the win add up to {sum}");
    });
}

#[test]
fn what_was_thought_is_kept_while_nothing_unknown_happens() {
    // A question that follows from the last answer alone: paying, after an element was chosen.
    let game = game();
    let mut kept = 0;
    questions(&game, "kept", 3, |position, seat, legal| {
        let mut search = Search::<Cleopatra>::new(spec(200, 1), &Seed::from_text("kept"), seat);
        let choice = search.choose(&Question::new(&game, position, seat, legal));
        let mut chance = Chance::new(&Seed::from_text("kept"), Stream::Game);
        let mut next = *position;
        game.apply(&mut next, seat, legal[choice], &mut chance, &mut Log::silent()).unwrap();
        let mut legal = Vec::new();
        game.legal(&next, seat, &mut legal);
        if chance.drawn() == 0 && legal.len() > 1 {
            let before = search.iterations();
            let advice = search.advise(&Question::new(&game, &next, seat, &legal));
            let visits: u64 = advice.choices.iter().map(|choice| u64::from(choice.visits)).sum();
            kept += usize::from(visits > search.iterations() - before);
        }
    });
    assert!(kept > 0, "some thoughts served twice");
}

#[test]
fn a_view_is_estimated_whoever_is_asked() {
    let game = game();
    questions(&game, "estimate", 80, |position, seat, _| {
        let other = seat.next(4);
        let view = game.view(position, Viewer::Seat(other));
        let mut search = Search::<Cleopatra>::new(spec(200, 1), &Seed::from_text("estimate"), other);
        let worth: Worth = search.estimate(&game, &view);
        let sum: f32 = worth.iter().sum();
        assert!((0.8..1.01).contains(&sum) && worth.iter().all(|share| (0.0..=1.0).contains(share)), "{worth:?}");
        assert!(worth[4..].iter().all(|share| *share == 0.0), "who does not play wins nothing");
    });
}

#[test]
fn greedy_beats_random_and_search_beats_greedy() {
    let game = game();
    let share = |a: &str, b: &str, games: u64| {
        let bots: [BotSpec; 2] = [a.parse().unwrap(), b.parse().unwrap()];
        let ranks = |seed: &Seed, first: usize| {
            let mut chance = Chance::new(seed, Stream::Game);
            let options = Options::defaults(Cleopatra::about(), 3).unwrap();
            let mut position = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
            let side = |seat: usize| (seat + first) % 2;
            let mut bots: Vec<Box<dyn Bot<Cleopatra>>> =
                (0..3).map(|seat| bots[side(seat)].sit(seed, Seat::new(seat))).collect();
            let mut legal = Vec::new();
            while let Some(seat) = game.to_act(&position).first() {
                legal.clear();
                game.legal(&position, seat, &mut legal);
                let choice = bots[seat.index()].choose(&Question::new(&game, &position, seat, &legal));
                game.apply(&mut position, seat, legal[choice], &mut chance, &mut Log::silent()).unwrap();
            }
            let ranks = game.outcome(&position).unwrap().ranks;
            // The seats next to each other are of different bots.
            let (mine, theirs) = if first == 0 { (ranks[0], ranks[1]) } else { (ranks[1], ranks[0]) };
            f64::from(i8::from(mine < theirs) - i8::from(mine > theirs)) / 2.0 + 0.5
        };
        let seed = Seed::from_text("ladder");
        let sum: f64 = (0..games).map(|index| ranks(&seed.derive(index / 2), (index % 2) as usize)).sum();
        sum / games as f64
    };
    let (easy, hard) = (share("greedy", "random", 40), share("search:120", "greedy", 16));
    assert!(easy >= 0.8, "greedy beats random in {easy}");
    assert!(hard >= 0.55, "search beats greedy in {hard}");
}
