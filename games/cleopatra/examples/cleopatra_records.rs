//! Plays the recorded games of `tests/records` anew: one for each way a game can end at each number of players, and one
//! for each special result. Run it after a change of the rules or the data:
//!
//! ```text
//! cargo run --release --example cleopatra_records -p cenacle-cleopatra
//! ```

use std::{fs, path::Path, sync::Arc};

use cenacle_cleopatra::{Action, Card, Cleopatra, Means, Position, Step};
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Options, Outcome, Seat, Seed, Sitter, Stream, Table};

/// How a seat decides: it may look at everything, for a record only has to exist.
type Habit = fn(&Position, Seat, &[Action], &mut Chance) -> Action;

/// What a record is to show.
struct Wanted {
    name: &'static str,
    players: u8,
    habit: Habit,
    shows: fn(&Cleopatra, &Position, &Outcome) -> bool,
}

const WANTED: [Wanted; 10] = [
    Wanted { name: "palace-3", players: 3, habit: any, shows: won_at_the_palace },
    Wanted { name: "palace-4", players: 4, habit: any, shows: won_at_the_palace },
    Wanted { name: "palace-5", players: 5, habit: any, shows: won_at_the_palace },
    Wanted { name: "abandoned-3", players: 3, habit: never_build, shows: abandoned },
    Wanted { name: "abandoned-4", players: 4, habit: never_build, shows: abandoned },
    Wanted { name: "abandoned-5", players: 5, habit: never_build, shows: abandoned },
    Wanted { name: "shared-win", players: 4, habit: any, shows: shared },
    Wanted { name: "tie-broken", players: 4, habit: any, shows: tie_broken },
    Wanted { name: "nobody-survives", players: 3, habit: any, shows: nobody_survives },
    Wanted { name: "nobody-corrupted", players: 3, habit: stay_clean, shows: nobody_corrupted },
];

/// Games tried for one record.
const TRIES: u32 = 200_000;

fn main() {
    let data = DataFiles::shipped(Cleopatra::about().data);
    let game = Arc::new(Cleopatra::open(&data).expect("the shipped data make a game"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for wanted in WANTED {
        match (0..TRIES).map(|number| seed(&wanted, number)).find(|seed| leads_there(&game, &wanted, *seed)) {
            Some(seed) => {
                let table = play(&game, &wanted, seed);
                let text = table.record(&data.fingerprint()).to_text();
                fs::write(folder.join(format!("{}.json", wanted.name)), text).expect("a record that can be written");
                println!("{}: {} inputs, {:?}", wanted.name, table.steps().len(), table.outcome());
            }
            None => println!("{}: not found in {TRIES} games", wanted.name),
        }
    }
}

fn seed(wanted: &Wanted, number: u32) -> Seed {
    Seed::from_text(&format!("{} {number}", wanted.name))
}

fn options(wanted: &Wanted) -> Options {
    Options::defaults(Cleopatra::about(), wanted.players).expect("3 to 5 players")
}

/// Plays without a log and says whether the end is the wanted one.
fn leads_there(game: &Cleopatra, wanted: &Wanted, seed: Seed) -> bool {
    let mut chance = Chance::new(&seed, Stream::Game);
    let mut will = Chance::new(&seed, Stream::Bot(0));
    let mut p = game.setup(&options(wanted), &mut chance, &mut Log::silent()).expect("the shipped figures");
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&p).first() {
        legal.clear();
        game.legal(&p, seat, &mut legal);
        let action = (wanted.habit)(&p, seat, &legal, &mut will);
        game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).expect("a legal action");
    }
    let outcome = game.outcome(&p).expect("nobody is to act any more");
    (wanted.shows)(game, &p, &outcome)
}

/// The same game once more, at a table that records it.
fn play(game: &Arc<Cleopatra>, wanted: &Wanted, seed: Seed) -> Table<Cleopatra> {
    let names = ["Ada", "Bob", "Cat", "Dan", "Eve"].into_iter().take(wanted.players.into());
    let sitters = names.map(Sitter::person).collect();
    let mut table = Table::new(game.clone(), options(wanted), seed, sitters).expect("the shipped figures");
    let mut will = Chance::new(&seed, Stream::Bot(0));
    while let Some(seat) = game.to_act(table.position()).first() {
        let action = (wanted.habit)(table.position(), seat, &table.legal(seat), &mut will);
        table.decide(seat, action).expect("a legal action");
    }
    table
}

/// Anything that is legal.
fn any(_: &Position, _: Seat, legal: &[Action], will: &mut Chance) -> Action {
    *will.pick(legal)
}

/// To the market and never to the quarry, with ten cards in hand.
fn never_build(_: &Position, _: Seat, legal: &[Action], will: &mut Chance) -> Action {
    let market = |action: &&Action| {
        matches!(
            action,
            Action::TakeStall { .. }
                | Action::Refill
                | Action::Stock { .. }
                | Action::DiscardToLimit
                | Action::Discard { .. }
                | Action::EndTurn
        )
    };
    let choices: Vec<Action> = legal.iter().filter(market).copied().collect();
    *will.pick(&choices)
}

/// One element a visit, few corrupted cards, used early, and offerings at which nobody offers anything: all are first.
fn stay_clean(p: &Position, seat: Seat, legal: &[Action], will: &mut Chance) -> Action {
    let corrupted = |stall: u8| p.stall(stall).filter(|faced| is_corrupted(faced.card)).count();
    let worth = |action: &Action| -> i32 {
        match action {
            Action::TurnDie { ankh: true } => 100,
            Action::PlayVizier | Action::PlayAmbassador => 95,
            Action::PlayCourtesan | Action::PlayBeggar if p.cleopatra < 3 => 80,
            Action::Build { .. } if p.step == Step::Start => 60,
            Action::TakeStall { stall } => 40 + p.stall(*stall).count() as i32 - 10 * corrupted(*stall) as i32,
            Action::FinishVisit | Action::EndTurn | Action::Refill => 20,
            Action::Stock { stall } if is_corrupted(p.drawn[0].card) => corrupted(*stall) as i32,
            Action::Stock { stall } => -(corrupted(*stall) as i32),
            Action::DiscardToLimit => 10,
            Action::Discard { card } | Action::Fetch { card }
                if is_corrupted(*card) == (p.step == Step::Discarding) =>
            {
                10
            }
            Action::Pay { with: Means::Double | Means::TrompeLoeil } => 10,
            Action::PayPlain => 5,
            Action::Claim { .. } => 10,
            Action::Bid { talents: 0 } => 10,
            Action::OfferNoMore | Action::AcceptNoMore | Action::KeepNoMore => 10,
            Action::AskNoMore | Action::WishNoMore | Action::AddNoMore => 10,
            Action::GiveTalents if p.seats[seat.index()].talents > 4 => 10,
            _ => 0,
        }
    };
    let best = legal.iter().map(worth).max().expect("whoever is to act has something to do");
    let choices: Vec<Action> = legal.iter().copied().filter(|action| worth(action) == best).collect();
    *will.pick(&choices)
}

fn is_corrupted(card: Card) -> bool {
    card.standard().is_none()
}

fn won_at_the_palace(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "palace" && outcome.winners.len() == 1 && !best_scores_are_equal(outcome)
}

fn abandoned(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "abandoned"
}

fn shared(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "palace" && outcome.winners.len() == 2
}

fn best_scores_are_equal(outcome: &Outcome) -> bool {
    let best = outcome.scores.iter().max();
    outcome.scores.iter().filter(|score| Some(*score) == best).count() > 1
}

fn tie_broken(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "palace" && outcome.winners.len() == 1 && best_scores_are_equal(outcome)
}

fn nobody_survives(_: &Cleopatra, _: &Position, outcome: &Outcome) -> bool {
    outcome.reason == "palace" && outcome.winners.is_empty()
}

fn nobody_corrupted(game: &Cleopatra, p: &Position, outcome: &Outcome) -> bool {
    let eaten = game.sheet(p).into_iter().any(|line| line.label.key == "sheet-eaten");
    outcome.reason == "palace" && !eaten
}
