//! A scene holds together: ids are unique, everything stands somewhere, everything offered can be pointed at.

use std::collections::HashSet;

use cenacle_scene::scene::{Id, Tableau, panel_id};

use crate::Scene;

/// What is wrong with a scene, if anything.
pub(crate) fn holds_together(scene: &Scene, players: usize) -> Result<(), String> {
    let all = scene.tableau();
    parts_are_told_apart(scene)?;
    let ids = ids_are_unique(&all)?;
    everything_stands_somewhere(scene, &all)?;
    if let Some(place) = all.places.iter().find(|place| place.label.trim().is_empty()) {
        return Err(format!("the place `{}` has no label, which is how some people find it", place.id));
    }
    if scene.decor.title.trim().is_empty() {
        return Err("it has no title".to_owned());
    }
    if !all.panels.iter().map(|panel| panel.seat.index()).eq(0..players) {
        return Err("its panels are not one a player, in seat order".to_owned());
    }
    what_is_told_is_told_of_something(&all, &ids)?;
    cells_are_told_apart(&all)?;
    offers_can_be_told_apart(scene, &ids)?;
    turned_things_are_told(scene, &all)
}

/// The ids of everything that can be pointed at, each once.
fn ids_are_unique(all: &Tableau<'_>) -> Result<HashSet<Id>, String> {
    let mut seen = HashSet::new();
    let ids = all.regions.iter().map(|region| region.id.clone());
    let ids = ids.chain(all.places.iter().map(|place| place.id.clone()));
    let ids = ids.chain(all.pieces.iter().map(|piece| piece.id.clone()));
    let ids = ids.chain(all.dice.iter().map(|die| die.id.clone()));
    let mut ids = ids.chain(all.panels.iter().map(|panel| panel_id(panel.seat)));
    match ids.find(|id| id.is_empty() || !seen.insert(id.clone())) {
        Some(id) if id.is_empty() => Err("something in it has no id".to_owned()),
        Some(id) => Err(format!("two things in it have the id `{id}`")),
        None => Ok(seen),
    }
}

fn everything_stands_somewhere(scene: &Scene, all: &Tableau<'_>) -> Result<(), String> {
    let regions: HashSet<&str> = all.regions.iter().map(|region| region.id.as_str()).collect();
    let places: HashSet<&str> = all.places.iter().map(|place| place.id.as_str()).collect();
    if let Some(place) = all.places.iter().find(|place| !regions.contains(place.region.as_str())) {
        return Err(format!("place `{}` is in `{}`, which is no region", place.id, place.region));
    }
    let pieces = all.pieces.iter().map(|piece| ("piece", piece.id.as_str(), &piece.place));
    let dice = all.dice.iter().map(|die| ("die", die.id.as_str(), &die.place));
    let paths = all.paths.iter().flat_map(|path| [("path", "", &path.from), ("path", "", &path.to)]);
    let ghosts =
        scene.offers.iter().filter_map(|offer| Some(("ghost", offer.label.as_str(), &offer.ghost.as_ref()?.place)));
    match pieces.chain(dice).chain(paths).chain(ghosts).find(|(_, _, place)| !places.contains(place.as_str())) {
        Some((what, id, place)) => Err(format!("{what} `{id}` is at `{place}`, which is no place")),
        None => Ok(()),
    }
}

fn parts_are_told_apart(scene: &Scene) -> Result<(), String> {
    let mut seen = HashSet::new();
    match scene.parts().find(|part| part.id.is_empty() || !seen.insert(&part.id)) {
        Some(part) if part.id.is_empty() => Err("a part of it has no id".to_owned()),
        Some(part) => Err(format!("two parts of it have the id `{}`", part.id)),
        None => Ok(()),
    }
}

fn what_is_told_is_told_of_something(all: &Tableau<'_>, ids: &HashSet<Id>) -> Result<(), String> {
    match all.told.iter().find(|told| told.text.trim().is_empty() || !ids.contains(&told.of)) {
        Some(told) => Err(format!("`{}` is told of `{}`, which is not in it, or nothing is told", told.text, told.of)),
        None => Ok(()),
    }
}

fn cells_are_told_apart(all: &Tableau<'_>) -> Result<(), String> {
    let mut seen = HashSet::new();
    let mut cells = all.places.iter().filter_map(|place| Some((place, place.cell?)));
    match cells.find(|(place, cell)| cell.contains(&0) || !seen.insert((&place.region, *cell))) {
        Some((place, [row, column])) => Err(format!(
            "place `{}` is in row {row}, column {column}, where another one is, or which are not counted from 1",
            place.id
        )),
        None => Ok(()),
    }
}

/// Who does not see how a thing lies that can be turned is told it.
fn turned_things_are_told(scene: &Scene, all: &Tableau<'_>) -> Result<(), String> {
    let silent = |offer: &&crate::SharedOffer| offer.pose.is_some() && all.told_of_offer(offer).is_empty();
    match scene.offers.iter().find(silent) {
        Some(offer) => Err(format!("offer `{}` does not tell how the thing lies that it lays", offer.label)),
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
    let all = scene.tableau();
    let regions = all.regions.into_iter().map(|region| region.rule);
    let places = all.places.into_iter().map(|place| place.rule);
    let pieces = all.pieces.into_iter().map(|piece| piece.rule);
    let offers = scene.offers.iter().map(|offer| offer.rule);
    regions.chain(places).chain(pieces).chain(offers).chain(std::iter::once(scene.prompt.rule)).flatten()
}
