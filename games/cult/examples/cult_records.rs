//! Plays the recorded games of `tests/records` anew: for each way a game can end, at each number of players, the first
//! random game that ends so before long. `cargo run --release -p cenacle-cult --example cult_records`

use cenacle_cult::{Action, Cult, Position};
use cenacle_kit::{
    mode,
    records::{Shows, Wanted, write},
};
use cenacle_table::{Chance, Outcome, Seat};

/// How many games are tried.
const TRIES: u64 = 200_000;
/// Games that win by this round are short enough to keep.
const SHORT: u16 = 24;

fn main() {
    let wins = |reason: &'static str| {
        move |_: &Cult, p: &Position, outcome: &Outcome| outcome.reason == reason && p.round <= SHORT && claims(p) == 1
    };
    let ends = [("altars", wins("altars")), ("mobs", wins("mobs")), ("summonings", wins("summonings"))];
    let outlived = |_: &Cult, _: &Position, outcome: &Outcome| outcome.reason == "outlived";
    let tie = |_: &Cult, p: &Position, _: &Outcome| claims(p) > 1;
    let wanted = |name: String, players: u8, shows| {
        let options = mode::<Cult>(&players.to_string());
        Wanted { name, options, habit: &choose, shows, compared: 1 }
    };
    let mut list = Vec::new();
    for players in 2..=5 {
        for (reason, shows) in &ends {
            list.push(wanted(format!("{reason}-{players}"), players, shows as &Shows<'_, Cult>));
        }
    }
    list.push(wanted("outlived-2".to_owned(), 2, &outlived));
    list.push(wanted("tie".to_owned(), 5, &tie));
    write(env!("CARGO_MANIFEST_DIR"), &list, TRIES);
}

/// How many cults have won on some road.
fn claims(p: &Position) -> usize {
    let won = |seat: &Seat| {
        let cult = p.cult(*seat);
        cult.altars.len() >= 5 || cult.mobs >= 4 || cult.triumphant
    };
    p.everybody().filter(won).count()
}

/// Anything that is legal, but mostly what takes rather than leaves.
fn choose(_: &Cult, _: &Position, _: Seat, legal: &[Action], will: &mut Chance) -> Action {
    let leaves = |action: &Action| matches!(action, Action::Decline | Action::Done | Action::Pray | Action::Abstain);
    let first = *will.pick(legal);
    if leaves(&first) { *will.pick(legal) } else { first }
}
