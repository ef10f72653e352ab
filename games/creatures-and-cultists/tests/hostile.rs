//! Positions from outside: whatever somebody writes into one, it is refused or played on without a panic and without end.

use cenacle_creatures_and_cultists::{Action, CreaturesAndCultists, End, FACES, Face, Hand, Position, Task};
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Options, Seat, Seed, Stream, conformance::hostile};

fn game() -> CreaturesAndCultists {
    CreaturesAndCultists::open(&DataFiles::shipped(CreaturesAndCultists::about().data)).unwrap()
}

fn setup(game: &CreaturesAndCultists, players: u8, seed: &Seed) -> Position {
    let options = Options::defaults(CreaturesAndCultists::about(), players).unwrap();
    game.setup(&options, &mut Chance::new(seed, Stream::Game), &mut Log::silent()).unwrap()
}

#[test]
fn whatever_position_a_stranger_writes_nothing_panics() {
    let tries = if std::env::var_os("CENACLE_LONG").is_some() { 40_000 } else { 1_500 };
    let tried = hostile::whatever_passes_the_audit_can_be_played_on::<CreaturesAndCultists>("stranger", tries);
    eprintln!("{:?}", tried.unwrap_or_else(|what| panic!("{what}")));
}

/// A position in which Ada's turn has come to its free part.
fn in_a_turn(players: u8) -> (CreaturesAndCultists, Position) {
    let game = game();
    let found = (0..50).map(|number| setup(&game, players, &Seed::from_text("turn").derive(number)));
    let p = found.into_iter().find(|p| p.task() == Task::Main).expect("a turn without mishaps");
    (game, p)
}

fn refusal(game: &CreaturesAndCultists, p: &Position) -> String {
    game.audit(p).expect_err("such a position is refused")
}

#[test]
fn a_table_without_a_living_sect_or_with_one_alone_is_refused() {
    let (game, p) = in_a_turn(3);
    game.audit(&p).unwrap();
    let mut gone = p;
    for seat in p.everybody() {
        let hand = gone.hands[seat.index()];
        for face in 0..FACES {
            (0..hand.count(face)).for_each(|_| gone.discard.push(Face(face as u8)));
        }
        gone.hands[seat.index()] = Hand::default();
        gone.sects[seat.index()].alive = 0;
        gone.favoured = gone.favoured.filter(|favoured| *favoured != seat);
        if gone.living().len() < 2 {
            let what = refusal(&game, &gone);
            assert!(what.contains("sects live"), "{what}");
        }
    }
}

#[test]
fn even_such_a_position_is_not_played_for_ever() {
    // What the audit refuses is given to the engine all the same.
    let (game, mut p) = in_a_turn(3);
    p.sects.iter_mut().for_each(|sect| sect.alive = 0);
    let mut chance = Chance::new(&Seed::from_text("for ever"), Stream::Game);
    let seat = p.turn;
    p.tasks.push(Task::Orders(seat));
    game.apply(&mut p, seat, Action::Pass, &mut chance, &mut Log::silent()).unwrap();
    assert_eq!(p.over, Some(End::Nobody));
}

#[test]
fn what_hangs_in_the_air_is_refused() {
    let (game, p) = in_a_turn(2);
    let with = |change: fn(&mut Position)| {
        let mut changed = p;
        change(&mut changed);
        refusal(&game, &changed)
    };
    for (change, why) in [
        ((|p| p.last = Seat::new(5)) as fn(&mut Position), "does not play"),
        (|p| p.tasks.clear(), "no turn"),
        (|p| p.tasks.push(Task::NextTurn), "a question without an answer"),
        (|p| p.tasks.push(Task::Strike), "a question without an answer"),
        (|p| p.tasks.push(Task::Bluff), "a question that nothing follows"),
        (|p| (0..30).for_each(|_| p.tasks.push(Task::Mishaps)), "things are pending"),
        (|p| p.tasks.push(Task::Counter(0, 2)), "there is no target"),
        (|p| p.sects[0].points = 255, "points"),
        (|p| p.sects[0].symbol = 200, "symbol"),
        (|p| p.round = 61, "round 61 of 60"),
        (|p| p.house.rounds = Some(0), "a limit of 0"),
        (|p| p.under = 200, "under the pile"),
        (|p| p.over = Some(End::Last(Seat::new(7))), "does not play"),
    ] {
        let what = with(change);
        assert!(what.contains(why), "{what} is not {why}");
    }
}
