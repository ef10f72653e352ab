//! What holds at every moment of every game, and at its end.

use cenacle_scene::Seats;
use serde::{Serialize, de::DeserializeOwned};

use crate::{AnyGame, Game, Table, any::Opened, verify};

use super::{
    Plan,
    diff::json_text,
    plan::is_due,
    walk::{Habit, open, walk, walk_all},
};

/// The same seed and the same choices give the same record, to the byte.
///
/// # Errors
/// Says in which game the two records part.
pub fn same_seed_same_record<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    for case in plan.cases(&opened)? {
        let play = || walk(&opened, &case, Habit::Any, |_, _| Ok(()));
        let (one, other) = (play()?, play()?);
        let (left, right) = (one.record(opened.data()).to_text(), other.record(opened.data()).to_text());
        if let Some(line) = left.lines().zip(right.lines()).position(|(left, right)| left != right) {
            let (left, right) = (left.lines().nth(line).unwrap_or(""), right.lines().nth(line).unwrap_or(""));
            return Err(case.failed(
                one.steps().len(),
                format!("played twice, its records differ in line {}:\n{left}\n{right}", line + 1),
            ));
        }
        if left != right {
            return Err(case.failed(one.steps().len(), "played twice, one record is longer than the other"));
        }
        if json_text(one.position()) != json_text(other.position()) {
            return Err(case.failed(one.steps().len(), "played twice, it ends in two positions"));
        }
    }
    Ok(())
}

/// Somebody is to act until the end and nobody after it; who is to act can do something.
///
/// # Errors
/// Says where a game stands still, or goes on after its end.
pub fn always_somebody_to_act<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    walk_all(&opened, &plan.cases(&opened)?, |case, table, _| {
        let game = table.game();
        let to_act = game.to_act(table.position());
        let awaited = game.awaited(table.position());
        let outcome = table.outcome();
        if let Some(seat) = awaited.into_iter().find(|seat| !to_act.contains(*seat)) {
            return Err(format!("seat {seat} is waited for, and may not act"));
        }
        if outcome.is_none() && awaited.is_empty() && game.timer(table.position()).is_none() {
            return Err("nobody is waited for, no sand-glass runs, and the game has not ended".to_owned());
        }
        match (&outcome, to_act.is_empty()) {
            (None, true) => return Err("nobody is to act, and the game has not ended".to_owned()),
            (Some(_), false) => {
                return Err(format!("the game has ended, and seat {} is to act", to_act.first().unwrap_or_default()));
            }
            _ => {}
        }
        if let Some(seat) = to_act.into_iter().find(|seat| seat.index() >= case.players()) {
            return Err(format!("seat {seat} is to act, and nobody sits there"));
        }
        if let Some(seat) = to_act.into_iter().find(|seat| table.legal(*seat).is_empty()) {
            return Err(format!("seat {seat} is to act and can do nothing"));
        }
        let Some(outcome) = outcome else { return Ok(()) };
        if game.timer(table.position()).is_some() {
            return Err("the game has ended, and a sand-glass still runs".to_owned());
        }
        let about = G::about();
        if !about.end_reasons.contains(&outcome.reason) && about.house_end != Some(outcome.reason) {
            return Err(format!("it ended by `{}`, which is not among its end reasons", outcome.reason));
        }
        // A game without points has no scores at all.
        let scored = outcome.scores.is_empty() || outcome.scores.len() == case.players();
        if outcome.ranks.len() != case.players() || !scored {
            return Err("its outcome does not give one rank and one score a seat".to_owned());
        }
        let first: Seats = Seats::all(case.players()).filter(|seat| outcome.ranks[seat.index()] == 1).collect();
        if !outcome.winners.is_empty() && outcome.winners != first {
            return Err(format!("its winners are {:?}, first in rank are {first:?}", outcome.winners));
        }
        Ok(())
    })
}

/// Play without thinking ends within the stated number of decisions, whatever its habit.
///
/// # Errors
/// Says which game runs on.
pub fn random_play_ends<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    let longest = G::about().longest;
    for case in plan.cases(&opened)? {
        for habit in [Habit::Any, Habit::First, Habit::Last] {
            let table = walk(&opened, &case, habit, |_, _| Ok(()))?;
            let ended = table.outcome().is_some() || opened.game().to_act(table.position()).is_empty();
            if !ended && table.steps().len() > longest as usize {
                let what = format!("always taking {} action, it runs longer than {longest} decisions", word(habit));
                return Err(case.failed(table.steps().len(), what));
            }
        }
    }
    Ok(())
}

fn word(habit: Habit) -> &'static str {
    match habit {
        Habit::Any => "any",
        Habit::First => "the first",
        Habit::Last => "the last",
    }
}

/// Nothing is created or lost by any decision.
///
/// # Errors
/// Says after which input what is missing or too many.
pub fn audit_holds<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    walk_all(&opened, &plan.cases(&opened)?, |_, table, _| {
        table.game().audit(table.position()).map_err(|what| format!("the audit fails: {what}"))
    })
}

/// Positions, actions, records and moments written down and read again are the same.
///
/// # Errors
/// Says what does not survive being written down.
pub fn survives_being_written_down<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    for case in plan.cases(&opened)? {
        let table = walk(&opened, &case, Habit::Any, |table, _| {
            if !is_due(table, plan.written_every) {
                return Ok(());
            }
            again(table.position(), "the position")?;
            for seat in table.game().to_act(table.position()) {
                table.legal(seat).iter().try_for_each(|action| again(action, "an action"))?;
            }
            Ok(())
        })?;
        let text = table.record(opened.data()).to_text();
        let wrong = |what: String| case.failed(table.steps().len(), what);
        let replayed = verify(opened.game().clone(), &text, opened.data())
            .map_err(|error| wrong(format!("its own record is refused: {error}")))?;
        if replayed.position() != table.position() {
            return Err(wrong("its record leads to another position".to_owned()));
        }
        goes_on_from_a_checkpoint(&opened, &table).map_err(wrong)?;
    }
    Ok(())
}

/// A checkpoint of the middle of a game, written down and read again, goes on as the game did.
fn goes_on_from_a_checkpoint<G: Game>(opened: &Opened<G>, table: &Table<G>) -> Result<(), String> {
    let record = table.record(opened.data());
    let half = record.inputs.len() / 2;
    let middle = table.at(half).ok_or("a table played from its start knows every moment")?;
    let checkpoint = opened.erase(middle).checkpoint();
    again(&checkpoint, "a checkpoint")?;
    let mut resumed = opened.resume(&record.header, &checkpoint).map_err(|error| error.to_string())?;
    for line in &record.inputs[half..] {
        resumed.follow(line).map_err(|error| format!("from the checkpoint after input {half}: {error}"))?;
        if resumed.last_line().as_ref() != Some(line) {
            return Err(format!("from the checkpoint after input {half}: input {} is written otherwise", line.n));
        }
    }
    if resumed.checkpoint() != opened.erase(table.clone()).checkpoint() {
        return Err(format!("the game from the checkpoint after input {half} on ends elsewhere"));
    }
    Ok(())
}

fn again<T: Serialize + DeserializeOwned + PartialEq>(value: &T, what: &str) -> Result<(), String> {
    let text = json_text(value);
    let read: T =
        serde_json::from_str(&text).map_err(|error| format!("{what} {text} cannot be read again: {error}"))?;
    let same = read == *value && json_text(&read) == text;
    if same { Ok(()) } else { Err(format!("{what} {text} is another one when read again: {}", json_text(&read))) }
}
