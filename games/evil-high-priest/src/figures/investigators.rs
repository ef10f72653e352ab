//! `investigators.toml`: who leads the raids.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Terms, words};

use super::{Checker, InvestigatorFace, Origin, SLEUTHS};

const FILE: &str = "investigators.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InvestigatorsFile {
    investigator: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    #[serde(rename = "box")]
    origin: Figure<Origin>,
    terms: Figure<Terms>,
}

pub(super) fn read(files: &DataFiles) -> Result<Vec<InvestigatorFace>, DataError> {
    let file: InvestigatorsFile = files.read(FILE)?;
    let check = Checker(FILE);
    let mut faces: Vec<InvestigatorFace> = Vec::new();
    for Entry { id, origin, terms } in file.investigator {
        let key = |what: &str| format!("{id}.{what}");
        check.that(words::investigator_words(&id).is_some(), key("id"), "no investigator has this name")?;
        check.that(faces.iter().all(|other| other.id != id), key("id"), "two investigators have this name")?;
        check.that(*origin != Origin::Base, key("box"), "the base box has no investigators")?;
        check.that((-1..=1).contains(&terms.dice), key("terms"), "one die more or fewer")?;
        check.that((-18..=18).contains(&terms.total), key("terms"), "at most 18 more or less")?;
        let ransom = terms.ransom.is_none_or(|ransom| ransom.count > 0 && ransom.off > 0 && ransom.times > 0);
        check.that(ransom, key("terms"), "a payment that changes nothing")?;
        if let Some(deed) = terms.after {
            check.deed(deed, &key("terms"))?;
        }
        faces.push(InvestigatorFace { origin: *origin, terms: *terms, id });
    }
    check.that(faces.len() <= SLEUTHS, "investigator", format!("at most {SLEUTHS}"))?;
    Ok(faces)
}
