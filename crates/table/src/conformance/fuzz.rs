//! What a fuzzer drives: bytes in, a sentence out if a promise was broken. Shared by the `fuzz/` targets and by each
//! game's `tests/fuzz_smoke.rs`, which needs no fuzzer.

use std::sync::Arc;

use arbitrary::{Arbitrary, Unstructured};
use cenacle_scene::MAX_SEATS;
use serde_json::{Value, json};

use crate::{
    AnyGame, AnyTable, Chain, Chance, Game, GameExt, Lang, Log, Options, Record, Seat, Seed, Sitter, Stream, Table,
    Viewer,
};

/// So many bytes, the same for ever for the same number: for tests without a fuzzer.
#[must_use]
pub fn bytes(number: u32, length: usize) -> Vec<u8> {
    let mut chance = Chance::new(&Seed::from_text(&format!("bytes {number}")), Stream::Bot(0));
    (0..length).map(|_| chance.below(256) as u8).collect()
}

/// Plays the bytes as decisions: now one of the legal list, now anything at all by any seat, now a sand-glass that runs
/// out. Accepted means it was in the list; refused means nothing changed; the audit holds throughout.
///
/// # Errors
/// Says which decision broke which promise.
pub fn legals_are_legal<G: Game>(game: &G, bytes: &[u8]) -> Result<(), String> {
    let mut bytes = Unstructured::new(bytes);
    let Some((mut position, mut chance)) = deal(game, &mut bytes) else { return Ok(()) };
    let mut legal = Vec::new();
    let mut number = 0;
    while !bytes.is_empty() {
        number += 1;
        let wrong = |what: String| format!("{}, decision {number}: {what}", G::about().id);
        let Ok(kind) = u8::arbitrary(&mut bytes) else { break };
        if kind >= 250
            && let Some(timer) = game.timer(&position)
        {
            game.expire(&mut position, timer.id, &mut chance, &mut Log::new());
        } else if kind % 4 == 0 {
            let Ok(seat) = bytes.int_in_range(0..=MAX_SEATS - 1) else { break };
            let Ok(action) = G::Action::arbitrary(&mut bytes) else { break };
            anything(game, &mut position, Seat::new(seat), action, &mut chance).map_err(wrong)?;
        } else {
            let to_act = game.to_act(&position);
            if to_act.is_empty() {
                break;
            }
            let Some(seat) = to_act.into_iter().nth(usize::from(kind / 4) % to_act.len()) else { break };
            legal.clear();
            game.legal(&position, seat, &mut legal);
            if legal.is_empty() {
                return Err(wrong(format!("seat {seat} is to act and can do nothing")));
            }
            let Ok(index) = bytes.choose_index(legal.len()) else { break };
            game.apply(&mut position, seat, legal[index], &mut chance, &mut Log::new()).map_err(|refusal| {
                wrong(format!("seat {seat}: {:?} is in the list, refused by {}", legal[index], refusal.rule))
            })?;
        }
        game.audit(&position).map_err(|what| wrong(format!("the audit fails: {what}")))?;
    }
    Ok(())
}

fn deal<G: Game>(game: &G, bytes: &mut Unstructured<'_>) -> Option<(G::Position, Chance)> {
    let about = G::about();
    let players = bytes.int_in_range(about.players.0..=about.players.1).ok()?;
    let seed = Seed::from_text(&u16::arbitrary(bytes).ok()?.to_string());
    let options = Options::defaults(about, players).ok()?;
    let mut chance = Chance::new(&seed, Stream::Game);
    let position = game.setup(&options, &mut chance, &mut Log::new()).ok()?;
    Some((position, chance))
}

fn anything<G: Game>(
    game: &G,
    position: &mut G::Position,
    seat: Seat,
    action: G::Action,
    chance: &mut Chance,
) -> Result<(), String> {
    let mut legal = Vec::new();
    game.legal(position, seat, &mut legal);
    let (before, drawn) = (position.clone(), chance.drawn());
    let taken = game.apply(position, seat, action, chance, &mut Log::new());
    match (taken, legal.contains(&action)) {
        (Ok(()), true) => Ok(()),
        (Ok(()), false) => Err(format!("seat {seat}: {action:?} is accepted and not in the list")),
        (Err(refusal), true) => Err(format!("seat {seat}: {action:?} is in the list, refused by {}", refusal.rule)),
        (Err(_), false) if *position != before => {
            Err(format!("seat {seat}: {action:?} is refused and changes the position"))
        }
        (Err(_), false) if chance.drawn() != drawn => Err(format!("seat {seat}: {action:?} is refused after a draw")),
        (Err(_), false) => Ok(()),
    }
}

/// Reads the bytes as a record, and as changes to a good record: whatever it is, it is replayed or refused, and nothing
/// panics. A record that replays writes itself again without a difference.
///
/// # Errors
/// Says what replays and is then another.
pub fn records_do_not_panic<G: Game>(game: &Arc<G>, data: &str, bytes: &[u8]) -> Result<(), String> {
    if let Ok(record) = Record::parse(&String::from_utf8_lossy(bytes)) {
        replayed(game, data, &record)?;
    }
    let Some(record) = tampered(game, data, &mut Unstructured::new(bytes)) else { return Ok(()) };
    replayed(game, data, &record)?;
    if let Ok(read) = Record::parse(&record.to_text()) {
        replayed(game, data, &read)?;
    }
    Ok(())
}

fn replayed<G: Game>(game: &Arc<G>, data: &str, record: &Record) -> Result<(), String> {
    let Ok(table) = Table::replay(game.clone(), record, data) else { return Ok(()) };
    if table.record(data).inputs == record.inputs {
        Ok(())
    } else {
        Err(format!("{}: a record replays and is then another", G::about().id))
    }
}

/// A short game played by the bytes, then changed by the bytes, with the header's check made right again so that the
/// change reaches the rules.
fn tampered<G: Game>(game: &Arc<G>, data: &str, bytes: &mut Unstructured<'_>) -> Option<Record> {
    let about = G::about();
    let players = bytes.int_in_range(about.players.0..=about.players.1).ok()?;
    let seed = Seed::from_text(&u16::arbitrary(bytes).ok()?.to_string());
    let sitters = vec![Sitter::person("Ada"); players.into()];
    let mut table = Table::new(game.clone(), Options::defaults(about, players).ok()?, seed, sitters).ok()?;
    for _ in 0..bytes.int_in_range(0..=24).ok()? {
        let Some(seat) = game.to_act(table.position()).first() else { break };
        let legal = table.legal(seat);
        if legal.is_empty() {
            break;
        }
        table.decide_index(seat, bytes.choose_index(legal.len()).ok()?).ok()?;
    }
    let mut record = table.record(data);
    for _ in 0..bytes.int_in_range(0..=4).ok()? {
        tamper(&mut record, bytes)?;
    }
    record.header.check = Chain::new(&record.header).check();
    Some(record)
}

fn tamper(record: &mut Record, bytes: &mut Unstructured<'_>) -> Option<()> {
    let kind = bytes.int_in_range(0..=7).ok()?;
    if kind < 2 || record.inputs.is_empty() {
        match kind {
            0 => record.header.options.players = u8::arbitrary(bytes).ok()?,
            _ => record.header.seats.truncate(bytes.int_in_range(0..=8).ok()?),
        }
        return Some(());
    }
    let place = bytes.choose_index(record.inputs.len()).ok()?;
    let other = bytes.choose_index(record.inputs.len()).ok()?;
    match kind {
        2 => record.inputs.swap(place, other),
        3 => drop(record.inputs.remove(place)),
        4 => record.inputs[place].seat = Seat::from_number(bytes.int_in_range(0..=MAX_SEATS).ok()?),
        5 => record.inputs[place].action = record.inputs[other].action.clone(),
        6 => record.inputs[place].expired = Some(crate::TimerId(u16::arbitrary(bytes).ok()?)),
        _ => {
            let number = i64::from(i16::arbitrary(bytes).ok()?);
            if let Some(action) = &mut record.inputs[place].action {
                renumber(action, number);
            }
        }
    }
    Some(())
}

/// Does at a table what frames of a client ask for, each by the name that the wire gives it: decides, takes back, plays again,
/// looks, asks why not. A frame is answered or refused; nothing panics, and the audit holds after each.
///
/// # Errors
/// Says after which frame the audit fails.
pub fn frames_do_not_panic(game: &dyn AnyGame, players: u8, frames: &[Value]) -> Result<(), String> {
    let about = game.about();
    let (fewest, most) = about.players;
    let players = fewest + players % (most - fewest + 1);
    let sitters = vec![Sitter::person("Ada"); players.into()];
    let options = Options::defaults(about, players).map_err(|error| error.to_string())?;
    let mut table = game.table(options, Seed::from_text("frames"), sitters).map_err(|error| error.to_string())?;
    for frame in frames {
        let number = frame["seat"].as_u64().unwrap_or(1);
        // Who does not sit there is sent away before the table is asked.
        let Some(seat) =
            usize::try_from(number).ok().filter(|number| *number <= players.into()).and_then(Seat::from_number)
        else {
            continue;
        };
        asked(&mut *table, seat, frame);
        table.audit().map_err(|what| format!("{}, after {frame}: the audit fails: {what}", about.id))?;
    }
    Ok(())
}

/// Carries out one frame. Whether it was refused is no matter here.
fn asked(table: &mut dyn AnyTable, seat: Seat, frame: &Value) {
    match frame["type"].as_str() {
        Some("decide") => {
            let legal = || table.legal_json(seat).into_iter();
            let named = frame.get("action").and_then(|action| legal().position(|legal| legal == *action));
            let index = frame["index"].as_u64().and_then(|index| usize::try_from(index).ok());
            if let Some(index) = named.or(index) {
                let _ = table.could_take_back(seat, index);
                let _ = table.decide(seat, index);
            }
        }
        Some("undo") => drop(table.undo(seat)),
        Some("redo") => drop(table.redo(seat)),
        Some("why-not") => {
            let refusal = table.why_not(seat, frame["element"].as_str().unwrap_or_default());
            if let Some(refusal) = refusal {
                let _ = table.say(&refusal.why, Lang::Fr, Viewer::Seat(seat));
            }
        }
        Some("attend") => drop(table.scene(Viewer::Seat(seat), Lang::En)),
        _ => {}
    }
}

/// So many frames, made of bytes: for tests without a fuzzer.
#[must_use]
pub fn frames(bytes: &[u8]) -> Vec<Value> {
    let frame = |four: &[u8; 4]| {
        let [kind, seat, index, element] = *four;
        let (seat, table) = (1 + seat % 8, "t");
        match kind % 8 {
            0 => json!({ "type": "undo", "id": 1, "table": table, "seat": seat, "n": 0 }),
            1 => json!({ "type": "redo", "id": 1, "table": table, "seat": seat, "n": 0 }),
            2 => {
                json!({ "type": "why-not", "id": 1, "table": table, "seat": seat, "element": format!("site.{element}") })
            }
            3 => json!({ "type": "attend", "id": 1, "table": table, "seat": seat }),
            _ => json!({ "type": "decide", "id": 1, "table": table, "seat": seat, "n": 0, "index": index % 12 }),
        }
    };
    let (fours, _) = bytes.as_chunks::<4>();
    fours.iter().map(frame).collect()
}

/// Puts a number in place of every number.
fn renumber(value: &mut Value, number: i64) {
    match value {
        Value::Number(_) => *value = number.into(),
        Value::Array(items) => items.iter_mut().for_each(|item| renumber(item, number)),
        Value::Object(fields) => fields.values_mut().for_each(|item| renumber(item, number)),
        _ => {}
    }
}
