//! `works.toml`: the six categories, their costs and rewards.

use std::collections::BTreeMap;

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{RESOURCES, Resource, WORKS, Work};

use super::Checker;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorksFile {
    work: Vec<WorkEntry>,
    bonus: BonusEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkEntry {
    id: String,
    count: Figure<u8>,
    cost: Figure<BTreeMap<Resource, u8>>,
    reward: Figure<Vec<u16>>,
    extra: Figure<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusEntry {
    two: Figure<u16>,
    three: Figure<u16>,
}

pub(super) struct Works {
    pub(super) count: [u8; WORKS],
    pub(super) cost: [[u8; RESOURCES]; WORKS],
    pub(super) reward: [Vec<u16>; WORKS],
    pub(super) extra: [u16; WORKS],
    pub(super) bonus: [u16; 2],
}

impl Works {
    pub(super) fn read(files: &DataFiles) -> Result<Works, DataError> {
        let file: WorksFile = files.read("works.toml")?;
        let check = Checker("works.toml");
        check.that(file.work.len() == WORKS, "work", format!("{} categories, not {WORKS}", file.work.len()))?;
        let mut works = Works {
            count: [0; WORKS],
            cost: [[0; RESOURCES]; WORKS],
            reward: Default::default(),
            extra: [0; WORKS],
            bonus: [*file.bonus.two, *file.bonus.three],
        };
        for (work, entry) in Work::ALL.into_iter().zip(file.work) {
            let (id, index) = (work.id(), work as usize);
            check.that(entry.id == id, "work.id", format!("`{}` stands where `{id}` belongs", entry.id))?;
            check.that((1..=16).contains(&*entry.count), format!("{id}.count"), "from 1 to 16 elements")?;
            check.that(!entry.reward.is_empty(), format!("{id}.reward"), "at least one figure is needed")?;
            check.that(
                entry.reward.iter().all(|talents| *talents <= 100),
                format!("{id}.reward"),
                "at most 100 Talents",
            )?;
            check.that(*entry.extra <= 10, format!("{id}.extra"), "at most 10 Talents")?;
            let cost: u32 = entry.cost.values().map(|units| u32::from(*units)).sum();
            check.that((1..=100).contains(&cost), format!("{id}.cost"), "an element costs from 1 to 100 units")?;
            for (resource, units) in entry.cost.iter() {
                works.cost[index][*resource as usize] = *units;
            }
            works.count[index] = *entry.count;
            works.extra[index] = *entry.extra;
            works.reward[index] = entry.reward.is;
        }
        check.that(works.bonus.iter().all(|talents| *talents <= 100), "bonus", "at most 100 Talents")?;
        check.that(works.count[Work::Door as usize] == 2, "door.count", "there are two door frames, left and right")?;
        Ok(works)
    }
}
