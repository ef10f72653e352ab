//! `rituals.toml`: the ritual board.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Boon, Need, Needs, Price, RITUALS, Space, words};

use super::{Checker, Ritual};

const FILE: &str = "rituals.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RitualsFile {
    cost: Figure<Price>,
    ritual: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    steps: Figure<Vec<Boon>>,
}

/// The rituals, and the first space of each.
pub(super) fn read(files: &DataFiles) -> Result<(Vec<Ritual>, Space), DataError> {
    let file: RitualsFile = files.read(FILE)?;
    let check = Checker(FILE);
    let count = file.ritual.len();
    check.that(count == RITUALS, "ritual", format!("{count} rituals, not {RITUALS}"))?;
    let mut rituals = Vec::new();
    for entry in file.ritual {
        check.that(words::ritual_words(&entry.id).is_some(), format!("{}.id", entry.id), "no ritual has this name")?;
        check.steps(&entry.steps, &entry.id)?;
        rituals.push(Ritual { id: entry.id, steps: entry.steps.is });
    }
    check.price(&file.cost, "cost")?;
    // [ritual.hidden]
    let needs = Needs::try_from(vec![Need::AfterRaid]).expect("one need");
    Ok((rituals, Space { needs, cost: *file.cost, ..Space::default() }))
}
