//! Every way a game can end is kept as a record.

use std::collections::{BTreeMap, BTreeSet};

use crate::{AnyGame, DataFiles, Game, Record, any::Opened};

use super::{
    plan::Case,
    walk::{Habit, open, seat_down, walk},
};

/// Each record (name and text) is right to the last byte under the rules it was played by, and of a finished game. Those of
/// the newest rules show every end reason together, and every older version that is still played has one.
///
/// # Errors
/// Names the record that is wrong, the end reasons that no record shows, or the rules versions without a record.
pub fn every_end_is_recorded<G: Game>(records: &[(String, String)]) -> Result<(), String> {
    let about = G::about();
    let reached = reasons::<G>(records)?;
    let newest = &reached[&about.rules_version];
    let missing: Vec<&str> = about.end_reasons.iter().copied().filter(|reason| !newest.contains(*reason)).collect();
    if !missing.is_empty() {
        return Err(format!("{}: no recorded game ends by {}", about.id, missing.join(", ")));
    }
    match reached.iter().find(|(_, reasons)| reasons.is_empty()) {
        Some((version, _)) => {
            Err(format!("{}: no game is recorded that was played by rules version {version}", about.id))
        }
        None => Ok(()),
    }
}

/// How the recorded games end, by rules version: every one that is still played is there.
fn reasons<G: Game>(records: &[(String, String)]) -> Result<BTreeMap<u32, BTreeSet<&'static str>>, String> {
    let about = G::about();
    let mut opened = BTreeMap::new();
    for version in about.oldest_rules..=about.rules_version {
        let game = Opened::<G>::under_rules(&DataFiles::shipped(about.data), version);
        opened.insert(version, game.map_err(|error| format!("{} cannot be opened: {error}", about.id))?);
    }
    let mut reached: BTreeMap<_, BTreeSet<_>> = opened.keys().map(|version| (*version, BTreeSet::new())).collect();
    for (name, text) in records {
        let wrong = |what: String| format!("{}: record {name}: {what}", about.id);
        let record = Record::parse(text).map_err(|error| wrong(error.to_string()))?;
        let version = record.header.rules_version;
        let game = opened.get(&version).ok_or_else(|| wrong(format!("rules version {version} is not played")))?;
        let verified = record.verify(game.game().clone(), text, game.data());
        let (table, _) = verified.map_err(|error| wrong(error.to_string()))?;
        let outcome = table.outcome().ok_or_else(|| wrong("the game is not finished".to_owned()))?;
        reached.entry(version).or_default().insert(outcome.reason);
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
    reasons::<G>(records)?[&about.rules_version].iter().for_each(|reason| {
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
