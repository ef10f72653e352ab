//! Plays the recorded games of `tests/records` anew: for each way a game can end, at each number of players, the shortest
//! of the first few that end so; and one in which the last sects fall together, which begins shortly before. `cargo run --release -p cenacle-creatures-and-cultists --example creatures_records`

use std::sync::Arc;

use cenacle_creatures_and_cultists::{Action, CreaturesAndCultists, Position, Task};
use cenacle_kit::{
    open,
    records::{Habit, Shows, Wanted, by_weight, people, save, write},
};
use cenacle_table::{Chance, DataFiles, Game, Observers, Options, Outcome, Seat, Seed, Table};

/// How many games are tried for each record, and how many that end so are compared.
const TRIES: u64 = 4000;
const COMPARED: usize = 6;

fn main() {
    let home = env!("CARGO_MANIFEST_DIR");
    for reason in ["god", "last", "rounds"] {
        let habit: &Habit<'_, CreaturesAndCultists> =
            &|game, p, seat, legal, will| choose(game, p, seat, legal, reason, will);
        let shows: &Shows<'_, CreaturesAndCultists> = &|_, _, outcome: &Outcome| outcome.reason == reason;
        let wanted = |players: u8| Wanted {
            name: format!("{reason}-{players}"),
            options: options(players, reason),
            habit,
            shows,
            compared: COMPARED,
        };
        write(home, &(2..=8).map(wanted).collect::<Vec<_>>(), TRIES);
    }
    let game = Arc::new(open::<CreaturesAndCultists>());
    let table = (0..TRIES).find_map(|number| fallen(&game, Seed::from_text("nobody").derive(number)));
    let table = table.expect("two sects of one cultist each fall in one raid of nine");
    save(home, "nobody-2", &table, &DataFiles::shipped(CreaturesAndCultists::about().data));
}

/// Two sects have one cultist each and a raid in hand: the game, if both fall at the same time.
fn fallen(game: &Arc<CreaturesAndCultists>, seed: Seed) -> Option<Table<CreaturesAndCultists>> {
    let table = Table::new(game.clone(), options(2, "last"), seed, people(2)).expect("the shipped figures");
    let mut p = *table.position();
    let raid = game.figures().named("police-raid")?;
    for seat in p.everybody() {
        let held = p.hand(seat).counts().iter().position(|count| *count > 0)?;
        let place = p.pile.iter().position(|face| *face == raid)?;
        p.pile[place].0 = held as u8;
        p.hands[seat.index()].lose(held);
        p.hands[seat.index()].gain(raid.index(), Observers::of(seat));
        p.sects[seat.index()].alive = 1 << 5;
    }
    if p.task() != Task::Main {
        return None;
    }
    let start = serde_json::to_value(p).expect("a position is JSON");
    let mut table = table.starting_at(&start).expect("every card is in one place");
    table.decide(p.turn, Action::EndTurn).expect("a turn can be ended");
    (table.outcome()?.reason == "nobody").then_some(table)
}

/// Records are kept short: few rounds where the rounds are to run out.
fn options(players: u8, reason: &str) -> Options {
    let rounds = if reason == "rounds" { "12" } else { "30" };
    Options::choose(CreaturesAndCultists::about(), players, [("windows", "able"), ("rounds", rounds)]).expect("2 to 8")
}

/// What looks promising; nobody calls a god where the last sect is to win, and nobody does much where rounds run out.
fn choose(
    game: &CreaturesAndCultists,
    p: &Position,
    seat: Seat,
    legal: &[Action],
    reason: &str,
    will: &mut Chance,
) -> Action {
    by_weight(game, p, seat, legal, will, |action, weight| match (reason, action) {
        ("last" | "rounds", Action::Summon) => *weight = 1e-6,
        ("rounds", Action::EndTurn) => *weight = 20.0,
        _ => {}
    })
}
