//! The quarry: what can be built, for what, and how far each category is.

use cenacle_scene::{
    Phrase,
    scene::{Badge, Place, PlaceLook, Region, RegionRole},
};

use crate::{Figures, Position, Resource, Work};

use super::{Draft, ids, look};

pub(super) fn quarry(draft: &mut Draft<'_>) {
    let region = Region {
        id: "quarry".to_owned(),
        label: draft.word("region-quarry"),
        role: RegionRole::List,
        rule: Some("quarry.visit"),
        ..Region::default()
    };
    draft.region(region, |ground| ground.quarry.clone());
    for (index, work) in Work::ALL.into_iter().enumerate() {
        let place = Place {
            id: ids::quarry(work),
            region: "quarry".to_owned(),
            label: draft.word(next_word(draft.p, work)),
            text: reward(draft, work),
            badges: badges(draft, work),
            symbol: Some(look::work_symbol(work).to_owned()),
            look: PlaceLook::Row,
            rule: Some(work.rule()),
            ..Place::default()
        };
        draft.place(place, |ground| ground.quarry_row(index));
    }
}

/// The throne's category begins with the pedestal. `[throne.order]`
pub(super) fn next_word(p: &Position, work: Work) -> &'static str {
    if work == Work::Throne && p.built(work) == 0 { "work-pedestal" } else { work.word() }
}

/// Base talents of the next element.
pub(super) fn base(figures: &Figures, p: &Position, work: Work) -> u16 {
    let rewards = &figures.reward[work as usize];
    rewards[usize::from(p.built(work)) % rewards.len()]
}

fn reward(draft: &Draft<'_>, work: Work) -> String {
    if draft.p.built(work) >= draft.figures.works[work as usize] {
        return draft.word("reward-none");
    }
    let key = match work {
        _ if draft.figures.extra[work as usize] == 0 => "reward-plain",
        Work::Mosaic => "reward-palms",
        Work::Wall => "reward-mosaics",
        _ => "reward-walls",
    };
    draft.phrase(Phrase::new(key).number("talents", base(draft.figures, draft.p, work)))
}

/// How many are built of how many, then what one costs.
fn badges(draft: &Draft<'_>, work: Work) -> Vec<Badge> {
    // Mosaics may leave the stack without being built. [mosaic.unplaceable]
    let built = if work == Work::Mosaic { draft.p.laid.len() as u8 } else { draft.p.built(work) };
    let of = draft.figures.works[work as usize];
    let built = Badge { text: format!("{built}/{of}"), title: draft.word("built-of"), ..Badge::default() };
    let units =
        |resource: Resource| std::iter::repeat_n(resource, draft.figures.cost[work as usize][resource as usize].into());
    let cost = Resource::ALL.into_iter().flat_map(units).map(|resource| Badge {
        symbol: Some(look::resource_symbol(resource).to_owned()),
        color: Some(look::resource_color(resource).to_owned()),
        title: draft.word(resource.card().word()),
        ..Badge::default()
    });
    std::iter::once(built).chain(cost).collect()
}
