//! Positions that somebody wrote by hand, or to do harm: what the audit lets pass can be played on.

use std::{panic::AssertUnwindSafe, sync::Arc};

use cenacle_cleopatra::{Action, Cleopatra, Position};
use cenacle_table::{
    AnyGame, Chance, DataFiles, Game, GameExt, Lang, Log, Options, Say, Seat, Seed, Stream, Viewer, any::Opened, staged,
};
use serde_json::Value;

/// Mutants made of each game, and decisions each of them is played on for.
const MUTANTS: usize = 1_000;
const DECISIONS: usize = 60;

/// Figures and words that other fields of a position hold, and some that none does.
const FIGURES: [u64; 12] = [0, 1, 2, 3, 5, 6, 8, 11, 12, 64, 255, 65_535];
const WORDS: [&str; 34] = [
    "start",
    "limit",
    "discarding",
    "taken",
    "stocking",
    "quarry",
    "paying",
    "adding",
    "choosing",
    "laying",
    "placing-wall",
    "placing-door",
    "claiming",
    "end",
    "begging",
    "asking",
    "wishing",
    "offering",
    "accepting",
    "fetching",
    "keeping",
    "bidding",
    "arrived",
    "abandoned",
    "open",
    "sealed",
    "mosaic",
    "wall",
    "throne",
    "unknown",
    "artisan",
    "vizier",
    "double-lapis",
    "courtesan",
];

/// Every leaf, and every list, by the way to it.
fn ways(value: &Value, way: &str, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            out.push(way.to_owned());
            items.iter().enumerate().for_each(|(index, item)| ways(item, &format!("{way}/{index}"), out));
        }
        Value::Object(fields) => fields.iter().for_each(|(key, field)| ways(field, &format!("{way}/{key}"), out)),
        _ => out.push(way.to_owned()),
    }
}

/// Changes what lies at the end of a way.
fn mutate(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(_) => *value = (*chance.pick(&FIGURES)).into(),
        Value::String(_) => *value = (*chance.pick(&WORDS)).into(),
        Value::Array(items) if items.is_empty() => {}
        Value::Array(items) => {
            let index = chance.below(items.len() as u32) as usize;
            match chance.below(3) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => items.reverse(),
            }
        }
        _ => {}
    }
}

/// A game played at random to some moment of it.
fn some_position(game: &Cleopatra, options: &Options, seed: &Seed, chance: &mut Chance) -> Position {
    let mut dice = Chance::new(seed, Stream::Game);
    let mut p = game.setup(options, &mut dice, &mut Log::silent()).unwrap();
    for _ in 0..chance.below(400) {
        let Some((seat, action)) = any_action(game, &p, chance) else { break };
        let mut next = p;
        game.apply(&mut next, seat, action, &mut dice, &mut Log::silent()).unwrap();
        if game.to_act(&next).is_empty() {
            break;
        }
        p = next;
    }
    p
}

fn any_action(game: &Cleopatra, p: &Position, chance: &mut Chance) -> Option<(Seat, Action)> {
    let seat = game.to_act(p).first()?;
    let mut legal = Vec::new();
    game.legal(p, seat, &mut legal);
    assert!(!legal.is_empty(), "seat {seat} is to act and can do nothing");
    Some((seat, *chance.pick(&legal)))
}

/// Plays on, and looks at it as everybody does.
fn play_on(opened: &Opened<Cleopatra>, mut p: Position, chance: &mut Chance) {
    let game = opened.game();
    look(opened, &p, chance);
    for _ in 0..DECISIONS {
        let Some((seat, action)) = any_action(game, &p, chance) else { return };
        game.apply(&mut p, seat, action, &mut chance.clone(), &mut Log::new())
            .unwrap_or_else(|refusal| panic!("{action:?} is legal and refused: {refusal:?}"));
        game.audit(&p).unwrap_or_else(|what| panic!("after {action:?}: {what}"));
    }
    look(opened, &p, chance);
}

fn look(opened: &Opened<Cleopatra>, p: &Position, chance: &mut Chance) {
    let names: Vec<String> = ["Ada", "Bob", "Cat", "Dan", "Eve"].map(str::to_owned).into();
    let game = opened.game();
    for viewer in p.everybody().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient]) {
        let view = game.view(p, viewer);
        let say = Say::new(opened.words(Lang::Fr), &names, viewer);
        assert_eq!(
            staged(&**game, &view, &say, chance).prompt.mine,
            viewer.seat().is_some_and(|me| game.to_act(p).contains(me))
        );
    }
    assert_eq!(game.outcome(p).is_some(), game.to_act(p).is_empty());
    game.sheet(p);
}

fn whatever_passes_the_audit_can_be_played_on(rules: u32) {
    let about = Cleopatra::about();
    let opened: Arc<Opened<Cleopatra>> = Arc::new(Opened::under_rules(&DataFiles::shipped(about.data), rules).unwrap());
    let game = opened.game();
    let (mut refused, mut passed) = (0, 0);
    for number in 0..8 {
        let seed = Seed::from_text("hostile").derive(number);
        let mut chance = Chance::new(&seed, Stream::Thought);
        let changed = [("flip", "off"), ("every-turn", "on")].into_iter().filter(|_| number % 2 == 1);
        let options = Options::choose_under(about, rules, 3 + (number % 3) as u8, changed).unwrap();
        for _ in 0..MUTANTS / 20 {
            let p = some_position(game, &options, &seed, &mut chance);
            let sound = serde_json::to_value(p).unwrap();
            let mut all = Vec::new();
            ways(&sound, "", &mut all);
            for _ in 0..20 {
                let mut mutant = sound.clone();
                let changed: Vec<&String> = (0..1 + chance.below(3)).map(|_| chance.pick(&all)).collect();
                for way in &changed {
                    if let Some(leaf) = mutant.pointer_mut(way) {
                        mutate(leaf, &mut chance);
                    }
                }
                // Also what a reader might do without being asked: nothing of it may panic.
                let Ok(hostile) = serde_json::from_value::<Position>(mutant) else { continue };
                let told = format!("{changed:?} of {:?}, {:?}", p.step, serde_json::to_string(&hostile));
                let played = std::panic::catch_unwind(AssertUnwindSafe(|| {
                    if game.audit(&hostile).is_err() {
                        return false;
                    }
                    play_on(&opened, hostile, &mut chance);
                    true
                }));
                match played {
                    Ok(true) => passed += 1,
                    Ok(false) => refused += 1,
                    Err(_) => panic!("rules {rules}, {told}"),
                }
            }
        }
    }
    assert!(refused > 1_000 && passed > 500, "{refused} mutants were refused, {passed} played on");
}

/// [turn.choose]
#[test]
fn a_position_that_passes_the_audit_is_played_on_without_a_panic_or_a_dead_end() {
    whatever_passes_the_audit_can_be_played_on(Cleopatra::about().rules_version);
}

/// [turn.choose]
#[test]
fn so_is_one_under_the_first_rules() {
    whatever_passes_the_audit_can_be_played_on(1);
}
