//! A scene holds together: ids are unique, everything stands somewhere, everything offered can be pointed at.

use std::collections::{BTreeSet, HashSet};

use cenacle_scene::scene::{Id, panel_id};

use crate::Scene;

/// What is wrong with a scene, if anything.
pub(crate) fn holds_together(scene: &Scene, players: usize) -> Result<(), String> {
    let ids = ids_are_unique(scene)?;
    everything_stands_somewhere(scene)?;
    both_layouts_hold_the_same(scene, &ids)?;
    if scene.title.trim().is_empty() {
        return Err("it has no title".to_owned());
    }
    if !scene.panels.iter().map(|panel| panel.seat.index()).eq(0..players) {
        return Err("its panels are not one a player, in seat order".to_owned());
    }
    offers_can_be_told_apart(scene, &ids)
}

/// The ids of everything that can be pointed at, each once.
fn ids_are_unique(scene: &Scene) -> Result<HashSet<Id>, String> {
    let mut seen = HashSet::new();
    let ids = scene.regions.iter().map(|region| region.id.clone());
    let ids = ids.chain(scene.places.iter().map(|place| place.id.clone()));
    let ids = ids.chain(scene.pieces.iter().map(|piece| piece.id.clone()));
    let ids = ids.chain(scene.dice.iter().map(|die| die.id.clone()));
    let mut ids = ids.chain(scene.panels.iter().map(|panel| panel_id(panel.seat)));
    match ids.find(|id| id.is_empty() || !seen.insert(id.clone())) {
        Some(id) if id.is_empty() => Err("something in it has no id".to_owned()),
        Some(id) => Err(format!("two things in it have the id `{id}`")),
        None => Ok(seen),
    }
}

fn everything_stands_somewhere(scene: &Scene) -> Result<(), String> {
    let regions: HashSet<&str> = scene.regions.iter().map(|region| region.id.as_str()).collect();
    let places: HashSet<&str> = scene.places.iter().map(|place| place.id.as_str()).collect();
    if let Some(place) = scene.places.iter().find(|place| !regions.contains(place.region.as_str())) {
        return Err(format!("place `{}` is in `{}`, which is no region", place.id, place.region));
    }
    let pieces = scene.pieces.iter().map(|piece| ("piece", piece.id.as_str(), &piece.place));
    let dice = scene.dice.iter().map(|die| ("die", die.id.as_str(), &die.place));
    let paths = scene.paths.iter().flat_map(|path| [("path", "", &path.from), ("path", "", &path.to)]);
    let ghosts =
        scene.offers.iter().filter_map(|offer| Some(("ghost", offer.label.as_str(), &offer.ghost.as_ref()?.place)));
    match pieces.chain(dice).chain(paths).chain(ghosts).find(|(_, _, place)| !places.contains(place.as_str())) {
        Some((what, id, place)) => Err(format!("{what} `{id}` is at `{place}`, which is no place")),
        None => Ok(()),
    }
}

fn both_layouts_hold_the_same(scene: &Scene, ids: &HashSet<Id>) -> Result<(), String> {
    let wide: BTreeSet<&Id> = scene.wide.spots.iter().map(|(id, _)| id).collect();
    let narrow: BTreeSet<&Id> = scene.narrow.spots.iter().map(|(id, _)| id).collect();
    if let Some(id) = wide.symmetric_difference(&narrow).next() {
        return Err(format!("only one of its two layouts holds `{id}`"));
    }
    match wide.into_iter().find(|id| !ids.contains(*id)) {
        Some(id) => Err(format!("its layouts hold `{id}`, which is not in it")),
        None => Ok(()),
    }
}

fn offers_can_be_told_apart(scene: &Scene, ids: &HashSet<Id>) -> Result<(), String> {
    let mut seen = HashSet::new();
    for offer in &scene.offers {
        if offer.label.trim().is_empty() {
            return Err(format!("an offer with picks {:?} has no label", offer.picks));
        }
        if let Some(pick) = offer.picks.iter().find(|pick| !ids.contains(*pick)) {
            return Err(format!("offer `{}` points at `{pick}`, which is not in it", offer.label));
        }
        // Picks are made in any order, so order does not tell offers apart.
        let mut picks = offer.picks.clone();
        picks.sort_unstable();
        if picks.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(format!("offer `{}` points twice at the same: {picks:?}", offer.label));
        }
        if !seen.insert((&offer.label, picks)) {
            return Err(format!("two offers say `{}` and point at {:?}", offer.label, offer.picks));
        }
    }
    Ok(())
}

/// Every rule that is cited anywhere in a scene.
pub(crate) fn rules_cited(scene: &Scene) -> impl Iterator<Item = &'static str> {
    let regions = scene.regions.iter().map(|region| region.rule);
    let places = scene.places.iter().map(|place| place.rule);
    let pieces = scene.pieces.iter().map(|piece| piece.rule);
    let offers = scene.offers.iter().map(|offer| offer.rule);
    regions.chain(places).chain(pieces).chain(offers).chain(std::iter::once(scene.prompt.rule)).flatten()
}
