//! Positions that somebody wrote: whatever the audit lets through can be looked at and played on.

use cenacle_cult::{Action, Card, Cost, Creed, Cult, Effect, Limit, Phase, Position, Step};
use cenacle_table::{
    AnyGame, Chance, Game, GameExt, Lang, Log, Options, Say, Seat, Seats, Seed, Sense, Stream, Viewer, any::Opened,
};
use serde_json::{Value, json};

use crate::common::{ADA, BOB, CLEO, Table, game};

/// Positions of random games, early and late, with every option.
fn real_positions(game: &Cult) -> Vec<Position> {
    let mut found = Vec::new();
    for (number, (cults, rounds)) in
        [("random", "house"), ("choice", "none"), ("draft", "double"), ("first-game", "none")].into_iter().enumerate()
    {
        let seed = Seed::from_text("hostile").derive(number as u64);
        let options = Options::choose(Cult::about(), 2 + number as u8, [("cults", cults), ("rounds", rounds)]).unwrap();
        let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
        let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        let mut legal = Vec::new();
        for _ in 0..700 {
            found.push(p);
            let Some(seat) = game.to_act(&p).first() else { break };
            legal.clear();
            game.legal(&p, seat, &mut legal);
            game.apply(&mut p, seat, *whim.pick(&legal), &mut chance, &mut Log::silent()).unwrap();
        }
    }
    found
}

/// Looks at a position through all eyes and plays on, a bounded number of decisions.
fn play_on(opened: &Opened<Cult>, mut p: Position, whim: &mut Chance) {
    let game = opened.game();
    let names: Vec<String> = ["Ada", "Bob", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec();
    let mut legal = Vec::new();
    for step in 0..40 {
        let Some(seat) = game.to_act(&p).first() else {
            assert!(game.outcome(&p).is_some(), "nobody is to act, and it is not over: {p:?}");
            return;
        };
        if step % 8 == 0 {
            for viewer in p.everybody().map(Viewer::Seat).chain([Viewer::Spectator]) {
                let view = game.view(&p, viewer);
                let imagined = game.resample(&view, whim);
                game.legal(&imagined, seat, &mut Vec::new());
                let say = Say::new(opened.words(Lang::Fr), &names, viewer);
                let _ = (game.common(&view, &say), game.scene(&view, &say));
            }
            let _ = game.judge(&p);
        }
        legal.clear();
        game.legal(&p, seat, &mut legal);
        assert!(!legal.is_empty(), "seat {seat} is asked and can do nothing: {p:?}");
        let action = *whim.pick(&legal);
        game.apply(&mut p, seat, action, &mut Chance::new(&Seed::from_text("on"), Stream::Game), &mut Log::new())
            .unwrap_or_else(|refusal| panic!("{action:?} was legal: {refusal:?}"));
    }
}

const NUMBERS: [u64; 17] = [0, 1, 2, 3, 4, 5, 6, 8, 13, 14, 15, 33, 99, 200, 255, 16_384, 65_535];

/// Changes one thing somewhere in a value.
fn spoil(value: &mut Value, other: &Value, whim: &mut Chance) {
    let below = |count: usize, whim: &mut Chance| whim.below(count as u32) as usize;
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(below(fields.len(), whim)).cloned().unwrap();
            let twin = other.get(&key).cloned().unwrap_or(Value::Null);
            // Now and then the same thing of another position.
            if whim.below(4) == 0 {
                fields.insert(key, twin);
            } else if let Some(inner) = fields.get_mut(&key) {
                spoil(inner, &twin, whim);
            }
        }
        Value::Array(items) => match whim.below(6) {
            0 if !items.is_empty() => drop(items.remove(below(items.len(), whim))),
            1 if !items.is_empty() => items.push(items[below(items.len(), whim)].clone()),
            2 if items.len() > 1 => items.swap(0, 1),
            3 => items.extend(other.get(0).cloned()),
            _ if !items.is_empty() => {
                let at = below(items.len(), whim);
                let twin = other.get(at).cloned().unwrap_or(Value::Null);
                spoil(&mut items[at], &twin, whim);
            }
            _ => items.push(json!(NUMBERS[below(NUMBERS.len(), whim)])),
        },
        Value::Number(_) => *value = json!(NUMBERS[below(NUMBERS.len(), whim)]),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => match other.as_str() {
            Some(other) if whim.below(2) == 0 => *text = other.to_owned(),
            _ => *text = text.chars().rev().collect(),
        },
        Value::Null => *value = json!(NUMBERS[below(6, whim)]),
        Value::Object(_) => {}
    }
}

/// [secrets.hand] [resolution.act]
#[test]
fn whatever_position_passes_the_audit_can_be_played_on() {
    let opened = Opened::<Cult>::shipped().unwrap();
    let game = opened.game();
    let real: Vec<Value> = real_positions(game).iter().map(|p| serde_json::to_value(p).unwrap()).collect();
    let mut whim = Chance::new(&Seed::from_text("spoilt"), Stream::Bot(0));
    let (mut readable, mut played) = (0, 0);
    for _ in 0..12_000 {
        let mut spoilt = whim.pick(&real).clone();
        for _ in 0..1 + whim.below(3) {
            let other = whim.pick(&real).clone();
            spoil(&mut spoilt, &other, &mut whim);
        }
        let Ok(p) = serde_json::from_value::<Position>(spoilt) else { continue };
        readable += 1;
        if game.audit(&p).is_ok() {
            played += 1;
            play_on(&opened, p, &mut whim);
        }
    }
    assert!(readable > 2_000 && played > 500, "{played} of {readable} were played");
}

/// A position that is changed so is refused.
fn refused(what: &str, change: impl FnOnce(&mut Table)) {
    let mut table = Table::acting(8, &[Creed::Anubis, Creed::Janus, Creed::Fafnir]);
    table.stand(ADA, 8, &[2]);
    table.homes(ADA, &[1, 3]);
    table.game.audit(&table.p).expect("nothing is wrong yet");
    change(&mut table);
    assert!(table.game.audit(&table.p).is_err(), "{what}");
}

/// [resolution.act] [priest.supply] [mob.supply] [follower.cap]
#[test]
fn what_no_play_can_reach_is_refused_by_the_audit() {
    let stranger = Seat::new(3);
    refused("a First Player who is not there", |table| table.p.first = stranger);
    refused("a turn of nobody", |table| table.p.turn = stranger);
    refused("a winner who is not there", |table| table.p.winner = Some(stranger));
    refused("nobody took over", |table| table.p.control = Some(stranger));
    refused("nobody acted", |table| table.p.acted = Seats::only(stranger));
    refused("nobody was served", |table| table.p.served = Seats::only(Seat::new(7)));
    refused("a cult of nobody", |table| table.p.cults[4].coins = 1);
    refused("a Priest of nobody", |table| table.p.board[3][4].add(2));
    refused("too many Mobs", |table| table.cult(BOB).mobs = 200);
    refused("too many placements", |table| table.cult(BOB).placed = 250);
    refused("ten Followers", |table| table.cult(BOB).followers = 10);
    refused("a bribe of nobody", |table| table.p.bribes[9].coins = 9);
    refused("a bribe without coins", |table| table.p.bribes[9].seat = CLEO);
    refused("coins of another Location", |table| {
        table.stand(ADA, 9, &[2]);
        (table.p.bribes[9].coins, table.p.bribes[9].value) = (8, 2);
    });
    refused("a Miracle of 200", |table| table.p.boosts[0].by = 200);
    refused("nearer to victory in a round to come", |table| {
        (table.p.limit, table.p.progress) = (Limit::Never, table.p.round + 1);
    });
    refused("a victory without a victor", |table| {
        table.p.active = 0;
        table.p.steps.clear();
        table.p.phase = Phase::Over(cenacle_cult::End::Mobs);
    });
    refused("nothing is asked", |table| table.p.steps.clear());
    refused("a benefit of no Location", |table| table.p.steps.push(Step::Reap(ADA, 14)));
    refused("a price of no ability", |table| table.p.steps.push(Step::Pay(ADA, Cost::Discard { cards: 200 })));
    refused("an effect of no card", |table| table.p.steps.push(Step::Do(ADA, Effect::Boost { by: 200 })));
    refused("a gift to oneself", |table| {
        table.p.steps.clear();
        table.p.steps.push(Step::Give { from: ADA, to: ADA, any: true });
    });
    refused("a card in play that is none", |table| table.p.steps.push(Step::Finish(ADA, Card::SUPREMACY)));
    refused("a card put back that was not drawn", |table| {
        table.p.phase = Phase::Reaping;
        table.p.steps.clear();
        table.p.steps.push(Step::PutBack(ADA));
    });
    refused("a celebration without Supremacy", |table| {
        (table.p.phase, table.p.active) = (Phase::Intention, 0);
        table.p.steps.clear();
        table.p.steps.push(Step::Celebrate(ADA));
    });
    refused("too much is pending", |table| {
        table.p.steps.clear();
        for _ in 0..17 {
            table.p.steps.push(Step::Raze(ADA));
        }
    });
}

/// [setup.cults]
#[test]
fn a_choice_of_cults_that_could_never_end_is_refused_by_the_audit() {
    let game = game();
    let options = Options::choose(Cult::about(), 3, [("cults", "choice")]).unwrap();
    let mut chance = Chance::new(&Seed::from_text("choice"), Stream::Game);
    let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
    game.audit(&p).unwrap();
    game.apply(&mut p, ADA, Action::Join { creed: Creed::Janus }, &mut chance, &mut Log::silent()).unwrap();
    game.audit(&p).unwrap();
    let with = |change: fn(&mut Position)| {
        let mut changed = p;
        change(&mut changed);
        game.audit(&changed)
    };
    assert!(with(|p| p.creeds = 1).is_err(), "one cult for two");
    assert!(with(|p| p.acted = Seats::only(CLEO)).is_err(), "who chose does not go round the table");
    assert!(with(|p| p.turn = CLEO).is_err(), "another is asked than whose turn it is");
}

/// [intrigue.exorcism]
#[test]
fn an_exorcism_for_which_tokens_lack_does_nothing_even_if_somebody_wrote_it() {
    let mut table = Table::acting(8, &[Creed::Anubis, Creed::Janus]);
    table.stand(ADA, 8, &[1, 1, 3, 3]).homes(ADA, &[1]);
    table.p.steps.clear();
    table.p.steps.push(Step::Do(ADA, Effect::Exorcise { by: 2 }));
    table.p.steps.push(Step::Act(ADA));
    let before = table.p.band(ADA, 8);
    table.does(ADA, Action::Pass);
    assert_eq!(table.p.band(ADA, 8), before);
}
