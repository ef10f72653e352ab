//! The quarry: what can be built, for what, and how far each category is.

use cenacle_scene::{
    Phrase, Text,
    scene::{Badge, Place, PlaceLook, Region, RegionRole},
};

use crate::{Figures, Position, Resource, Work};

use super::{Draft, Making, ids, look, part_cache::PartKey};

pub(super) fn quarry(draft: &mut Draft<'_>) {
    let built = Work::ALL.map(|work| draft.p.built(work));
    let laid = draft.p.laid.len() as u8;
    draft.show(PartKey::Quarry { built, laid }, |making| {
        making.region(Region {
            id: "quarry".into(),
            label: making.word("region-quarry"),
            role: RegionRole::List,
            rule: Some("quarry.visit"),
            ..Region::default()
        });
        for work in Work::ALL {
            let built = built[work as usize];
            // Mosaics may leave the stack without being built. [mosaic.unplaceable]
            let shown = if work == Work::Mosaic { laid } else { built };
            making.show(PartKey::QuarryRow { work, built, shown }, |making| row(making, work, built, shown));
        }
    });
}

fn row(making: &mut Making<'_>, work: Work, built: u8, shown: u8) {
    making.place(Place {
        id: ids::quarry(work),
        region: "quarry".into(),
        label: making.word(next_word(work, built)),
        text: reward(making, work, built),
        badges: badges(making, work, shown),
        symbol: Some(look::work_symbol(work).into()),
        look: PlaceLook::Row,
        rule: Some(work.rule()),
        ..Place::default()
    });
}

/// The throne's category begins with the pedestal. `[throne.order]`
fn next_word(work: Work, built: u8) -> &'static str {
    if work == Work::Throne && built == 0 { "work-pedestal" } else { work.word() }
}

/// Base talents of the next element.
pub(super) fn base(figures: &Figures, p: &Position, work: Work) -> u16 {
    base_after(figures, work, p.built(work))
}

fn base_after(figures: &Figures, work: Work, built: u8) -> u16 {
    let rewards = &figures.reward[work as usize];
    rewards[usize::from(built) % rewards.len()]
}

fn reward(making: &Making<'_>, work: Work, built: u8) -> Text {
    if built >= making.figures.works[work as usize] {
        return making.word("reward-none");
    }
    let key = match work {
        _ if making.figures.extra[work as usize] == 0 => "reward-plain",
        Work::Mosaic => "reward-palms",
        Work::Wall => "reward-mosaics",
        _ => "reward-walls",
    };
    making.say.phrase(&Phrase::new(key).number("talents", base_after(making.figures, work, built)))
}

/// How many are built of how many, then what one costs.
fn badges(making: &Making<'_>, work: Work, shown: u8) -> Vec<Badge> {
    let of = making.figures.works[work as usize];
    let built = Badge { text: format!("{shown}/{of}").into(), title: making.word("built-of"), ..Badge::default() };
    let cost = making.figures.cost[work as usize];
    let units = |resource: Resource| std::iter::repeat_n(resource, cost[resource as usize].into());
    let cost = Resource::ALL.into_iter().flat_map(units).map(|resource| Badge {
        symbol: Some(look::resource_symbol(resource).into()),
        color: Some(look::resource_color(resource).into()),
        title: making.word(resource.card().word()),
        ..Badge::default()
    });
    std::iter::once(built).chain(cost).collect()
}
