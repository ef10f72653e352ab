//! Positions from outside: whatever somebody writes into one, it is refused or played on without a panic and without end.

use cenacle_creatures_and_cultists::{Action, CreaturesAndCultists, End, FACES, Face, Hand, Position, Task};
use cenacle_table::{
    Chance, DataFiles, Game, GameExt, Lang, Log, Options, Say, Seat, Seed, Stream, Viewer, scene::Words, staged,
};
use serde_json::Value;

fn game() -> CreaturesAndCultists {
    CreaturesAndCultists::open(&DataFiles::shipped(CreaturesAndCultists::about().data)).unwrap()
}

fn setup(game: &CreaturesAndCultists, players: u8, pairs: &[(&str, &str)], seed: &Seed) -> (Position, Chance) {
    let options = Options::choose(CreaturesAndCultists::about(), players, pairs.iter().copied()).unwrap();
    let mut chance = Chance::new(seed, Stream::Game);
    let p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
    (p, chance)
}

/// Positions of random games, as anybody can write them down: each kind of question a few times.
fn written(game: &CreaturesAndCultists) -> Vec<Value> {
    let mut kinds: Vec<(String, u32)> = Vec::new();
    let mut found = Vec::new();
    let tables: [&[(&str, &str)]; 3] =
        [&[], &[("points", "after"), ("windows", "able")], &[("founding", "chosen"), ("rounds", "none")]];
    for (number, players) in (0..).zip([2_u8, 2, 3, 3, 4, 5, 8, 2, 3]) {
        let seed = Seed::from_text("hostile").derive(number);
        let (mut p, mut chance) = setup(game, players, tables[number as usize % 3], &seed);
        let mut whim = Chance::new(&seed, Stream::Bot(0));
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act(&p).first() {
            let kind = format!("{:?}", p.task()).split(['(', ' ']).next().unwrap().to_owned();
            let seen = match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, seen)) => seen,
                None => {
                    kinds.push((kind, 0));
                    &mut kinds.last_mut().unwrap().1
                }
            };
            *seen += 1;
            if seen.is_power_of_two() {
                found.push(serde_json::to_value(p).unwrap());
            }
            legal.clear();
            game.legal(&p, seat, &mut legal);
            game.apply(&mut p, seat, *whim.pick(&legal), &mut chance, &mut Log::silent()).unwrap();
        }
        found.push(serde_json::to_value(p).unwrap());
    }
    for kind in ["Main", "Mishaps", "Aim", "Dodge", "Sign", "Bluff", "Stake", "Amend", "Counter", "Choose", "Pass"] {
        assert!(kinds.iter().any(|(known, _)| known == kind), "no question {kind} was met");
    }
    found
}

/// All paths to something that can be changed.
fn leaves(value: &Value, path: &mut Vec<String>, out: &mut Vec<Vec<String>>) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            for (key, inner) in fields {
                path.push(key.clone());
                out.push(path.clone());
                leaves(inner, path, out);
                path.pop();
            }
        }
        // Long lists are cards: a few of them are enough.
        Value::Array(items) if !items.is_empty() => {
            out.push(path.clone());
            for (index, inner) in items.iter().enumerate().take(26) {
                path.push(index.to_string());
                leaves(inner, path, out);
                path.pop();
            }
        }
        _ => out.push(path.clone()),
    }
}

fn pointer(path: &[String]) -> String {
    path.iter().fold(String::new(), |pointer, step| pointer + "/" + &step.replace('~', "~0").replace('/', "~1"))
}

const NUMBERS: [i64; 20] = [0, 1, 2, 3, 7, 8, 23, 24, 31, 32, 40, 64, 65, 120, 127, 128, 255, -1, -128, 65_535];

/// Writes something else in one place, often what stands in the same place of another position.
fn tamper(value: &mut Value, others: &[Value], whim: &mut Chance) {
    let mut paths = Vec::new();
    leaves(value, &mut Vec::new(), &mut paths);
    // The stack of what is pending, the duel and the death are where a position hangs together.
    let wanted = ["tasks", "duel", "roll", "death", "spell", "sects", "turn", "last", "passing", "house", "table"];
    let near: Vec<&Vec<String>> =
        paths.iter().filter(|path| path.first().is_some_and(|first| wanted.contains(&first.as_str()))).collect();
    let path =
        if whim.below(4) > 0 && !near.is_empty() { (*whim.pick(&near)).clone() } else { whim.pick(&paths).clone() };
    let other = whim.pick(others).pointer(&pointer(&path)).cloned();
    let Some(place) = value.pointer_mut(&pointer(&path)) else { return };
    if let (Some(other), 0..2) = (other, whim.below(5)) {
        *place = other;
        return;
    }
    match place {
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(_) => *place = Value::from(*whim.pick(&NUMBERS)),
        Value::Array(items) if !items.is_empty() => {
            let (one, two) = (whim.below(items.len() as u32) as usize, whim.below(items.len() as u32) as usize);
            match whim.below(3) {
                0 => items.swap(one, two),
                1 => {
                    items.remove(one);
                }
                _ => items.insert(one, items[two].clone()),
            }
        }
        _ => *place = if whim.below(2) == 0 { Value::Null } else { Value::from(*whim.pick(&NUMBERS)) },
    }
}

/// Plays a while, looking at what each seat sees.
fn play_on(game: &CreaturesAndCultists, mut p: Position, seed: &Seed, words: &Words) {
    let (mut chance, mut whim) = (Chance::new(seed, Stream::Game), Chance::new(seed, Stream::Bot(0)));
    let names: Vec<String> = (1..=8).map(|seat| format!("Seat {seat}")).collect();
    let mut legal = Vec::new();
    for decision in 0..60 {
        game.audit(&p).unwrap_or_else(|what| panic!("after {decision} decisions: {what}, {:?}", p.tasks));
        let asked = game.to_act(&p);
        let Some(seat) = asked.into_iter().last() else { break };
        if decision % 20 == 0 {
            let view = game.view(&p, Viewer::Seat(seat));
            let scene = staged(game, &view, &Say::new(words, &names, Viewer::Seat(seat)), &mut whim);
            assert!(!scene.offers.is_empty(), "who is asked has an answer");
            game.audit(&game.resample(&view, &mut whim)).unwrap_or_else(|what| panic!("imagined: {what}"));
        }
        legal.clear();
        game.legal(&p, seat, &mut legal);
        let mut log = Log::new();
        game.apply(&mut p, seat, *whim.pick(&legal), &mut chance, &mut log).expect("it was legal");
        log.into_entries().iter().for_each(|entry| {
            let _line = game.line(&entry.event);
        });
    }
    if p.is_over() {
        assert!(game.outcome(&p).is_some());
        game.sheet(&p);
    }
}

#[test]
fn a_position_that_was_tampered_with_is_refused_or_played_on() {
    let words = Words::new(Lang::Fr, &[CreaturesAndCultists::about().words_text(Lang::Fr)]).unwrap();
    let tries = if std::env::var_os("CENACLE_LONG").is_some() { 12_000_u64 } else { 600 };
    let mut counts = [0_u64; 3];
    for rules in [1, 2] {
        let game = game().under_rules(rules).unwrap();
        let positions = written(&game);
        let mut whim = Chance::new(&Seed::from_text("tamper").derive(u64::from(rules)), Stream::Bot(1));
        for number in 0..tries {
            let mut value = whim.pick(&positions).clone();
            for _ in 0..=whim.below(3) {
                tamper(&mut value, &positions, &mut whim);
            }
            let Ok(p) = serde_json::from_value::<Position>(value) else {
                counts[0] += 1;
                continue;
            };
            if game.audit(&p).is_err() {
                counts[1] += 1;
                continue;
            }
            counts[2] += 1;
            play_on(&game, p, &Seed::from_text("play on").derive(number), &words);
        }
    }
    assert!(counts.iter().all(|count| *count > tries / 8), "{counts:?}: each way is tried");
}

/// A position in which Ada's turn has come to its free part.
fn in_a_turn(players: u8) -> (CreaturesAndCultists, Position) {
    let game = game();
    let found = (0..50).map(|number| setup(&game, players, &[], &Seed::from_text("turn").derive(number)).0);
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
