//! Every way a game can end is kept as a record.

use std::collections::BTreeSet;

use crate::{AnyGame, Game, verify};

use super::{
    plan::Case,
    walk::{Habit, open, seat_down, walk},
};

/// Each record (name and text) is right to the last byte and of a finished game; together they show every end reason.
///
/// # Errors
/// Names the record that is wrong, or the end reasons that no record shows.
pub fn every_end_is_recorded<G: Game>(records: &[(String, String)]) -> Result<(), String> {
    let about = G::about();
    let reached = reasons::<G>(records)?;
    let missing: Vec<&str> = about.end_reasons.iter().copied().filter(|reason| !reached.contains(*reason)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!("{}: no recorded game ends by {}", about.id, missing.join(", ")))
}

fn reasons<G: Game>(records: &[(String, String)]) -> Result<BTreeSet<&'static str>, String> {
    let opened = open::<G>()?;
    let mut reached = BTreeSet::new();
    for (name, text) in records {
        let wrong = |what: String| format!("{}: record {name}: {what}", G::about().id);
        let table = verify(opened.game().clone(), text, opened.data()).map_err(|error| wrong(error.to_string()))?;
        let outcome = table.outcome().ok_or_else(|| wrong("the game is not finished".to_owned()))?;
        reached.insert(outcome.reason);
    }
    Ok(reached)
}

/// Looks for games that end by the reasons which the given records do not show, among so many random games for each
/// number of players: file names and texts. What random play does not find must be played by hand or by a bot.
///
/// # Errors
/// If a given record is wrong, or a game cannot be set up.
pub fn find_endings<G: Game>(records: &[(String, String)], tries: u32) -> Result<Vec<(String, String)>, String> {
    let about = G::about();
    let opened = open::<G>()?;
    let mut missing: BTreeSet<&str> = about.end_reasons.iter().copied().collect();
    reasons::<G>(records)?.iter().for_each(|reason| {
        missing.remove(reason);
    });
    let mut found = Vec::new();
    for game in 0..tries {
        for players in about.players.0..=about.players.1 {
            if missing.is_empty() {
                return Ok(found);
            }
            let case = Case::new(about, players, &[], game);
            seat_down(&opened, &case)?;
            let habit = match game {
                0 => Habit::First,
                1 => Habit::Last,
                _ => Habit::Any,
            };
            let table = walk(&opened, &case, habit, |_, _| Ok(()))?;
            if let Some(outcome) = table.outcome()
                && missing.remove(outcome.reason)
            {
                let name = format!("{}-{players}-players.json", outcome.reason);
                found.push((name, table.record(opened.data()).to_text()));
            }
        }
    }
    Ok(found)
}
