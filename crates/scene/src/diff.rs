//! What changed from one scene to the next, so that a client which has the old one need not be sent the whole.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hash},
    sync::Arc,
};

use serde::{Serialize, Serializer};

use crate::{
    Offer, Scene, Seat, Text,
    memo::Mixer,
    scene::{Die, FactLine, Id, Layout, Panel, Path, Phase, Piece, Place, Prompt, Region, Spot, Theme},
};

/// What to change in one scene to get another of the same table and viewer. What did not change is left out, and
/// [`patch`](crate::patch) is what a client does with the rest.
///
/// ```
/// use cenacle_scene::{Scene, SceneDiff, scene::Die, scene::DieFace};
/// let die = |face| Die { id: "die".into(), place: "altar".into(), face, title: "".into() }.into();
/// let old = Scene { dice: vec![die(DieFace::Blank)], ..Scene::default() };
/// let new = Scene { dice: vec![die(DieFace::Pips(3))], ..Scene::default() };
/// let diff = serde_json::to_string(&SceneDiff::between(&old, &new))?;
/// assert_eq!(diff, r#"{"dice":{"put":[{"id":"die","place":"altar","face":{"pips":3},"title":""}]}}"#);
/// assert!(SceneDiff::between(&new, &new).is_empty());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct SceneDiff {
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<Theme>,
    #[serde(skip_serializing_if = "ListDiff::is_empty")]
    phases: ListDiff<Phase>,
    #[serde(skip_serializing_if = "ListDiff::is_empty")]
    regions: ListDiff<Region>,
    #[serde(skip_serializing_if = "ListDiff::is_empty")]
    places: ListDiff<Place>,
    #[serde(skip_serializing_if = "ListDiff::is_empty")]
    pieces: ListDiff<Piece>,
    #[serde(skip_serializing_if = "Option::is_none")]
    paths: Option<Vec<Path>>,
    #[serde(skip_serializing_if = "ListDiff::is_empty")]
    dice: ListDiff<Die>,
    #[serde(skip_serializing_if = "ListDiff::is_empty")]
    panels: ListDiff<Panel>,
    #[serde(skip_serializing_if = "Option::is_none")]
    supply: Option<Vec<FactLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<Prompt>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offers: Option<Vec<Arc<Offer>>>,
    #[serde(skip_serializing_if = "LayoutDiff::is_empty")]
    wide: LayoutDiff,
    #[serde(skip_serializing_if = "LayoutDiff::is_empty")]
    narrow: LayoutDiff,
}

impl SceneDiff {
    /// What changed from `old` to `new`. Elements that both share are not looked into.
    #[must_use]
    pub fn between(old: &Scene, new: &Scene) -> SceneDiff {
        let same_offers = same_all(&old.offers, &new.offers);
        SceneDiff {
            title: changed(&old.title, &new.title),
            theme: changed(&old.theme, &new.theme),
            phases: ListDiff::between(&old.phases, &new.phases),
            regions: ListDiff::between(&old.regions, &new.regions),
            places: ListDiff::between(&old.places, &new.places),
            pieces: ListDiff::between(&old.pieces, &new.pieces),
            paths: changed(&old.paths, &new.paths),
            dice: ListDiff::between(&old.dice, &new.dice),
            panels: ListDiff::between(&old.panels, &new.panels),
            supply: changed(&old.supply, &new.supply),
            prompt: changed(&old.prompt, &new.prompt),
            offers: (!same_offers).then(|| new.offers.clone()),
            wide: LayoutDiff::between(&old.wide, &new.wide),
            narrow: LayoutDiff::between(&old.narrow, &new.narrow),
        }
    }

    /// Whether nothing changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.title.is_none()
            && self.theme.is_none()
            && self.phases.is_empty()
            && self.regions.is_empty()
            && self.places.is_empty()
            && self.pieces.is_empty()
            && self.paths.is_none()
            && self.dice.is_empty()
            && self.panels.is_empty()
            && self.supply.is_none()
            && self.prompt.is_none()
            && self.offers.is_none()
            && self.wide.is_empty()
            && self.narrow.is_empty()
    }
}

fn changed<T: Clone + PartialEq>(old: &T, new: &T) -> Option<T> {
    (old != new).then(|| new.clone())
}

fn same<T: PartialEq>(old: &Arc<T>, new: &Arc<T>) -> bool {
    Arc::ptr_eq(old, new) || old == new
}

fn same_all<T: PartialEq>(old: &[Arc<T>], new: &[Arc<T>]) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|(old, new)| same(old, new))
}

/// An element that is known by something that does not change.
trait Keyed: PartialEq {
    type Key: Clone + Eq + Hash + PartialEq + std::fmt::Debug + Serialize;

    fn key(&self) -> &Self::Key;
}

macro_rules! keyed_by_id {
    ($($element:ty),*) => {
        $(impl Keyed for $element {
            type Key = Id;

            fn key(&self) -> &Id {
                &self.id
            }
        })*
    };
}

keyed_by_id!(Phase, Region, Place, Piece, Die);

impl Keyed for Panel {
    type Key = Seat;

    fn key(&self) -> &Seat {
        &self.seat
    }
}

/// What changed in a list: elements to put in place of those with their id, or at the end; ids that are gone; and the
/// order of all, if it is not what comes of that.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct ListDiff<T: Keyed> {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    put: Vec<Arc<T>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gone: Vec<T::Key>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    order: Vec<T::Key>,
}

impl<T: Keyed> Default for ListDiff<T> {
    fn default() -> ListDiff<T> {
        ListDiff { put: Vec::new(), gone: Vec::new(), order: Vec::new() }
    }
}

impl<T: Keyed> ListDiff<T> {
    fn is_empty(&self) -> bool {
        self.put.is_empty() && self.gone.is_empty() && self.order.is_empty()
    }

    fn between(old: &[Arc<T>], new: &[Arc<T>]) -> ListDiff<T> {
        // Most elements stand where they stood: only what is between the first move and the last is searched.
        let stays = |(old, new): &(&Arc<T>, &Arc<T>)| Arc::ptr_eq(old, new) || old.key() == new.key();
        let before = old.iter().zip(new).take_while(stays).count();
        let after = old[before..].iter().rev().zip(new[before..].iter().rev()).take_while(stays).count();
        let (old_end, new_end) = (old.len() - after, new.len() - after);
        let mut diff = ListDiff::default();
        diff.put_changed(&old[..before], &new[..before]);
        diff.put_changed(&old[old_end..], &new[new_end..]);
        let (appended, moved) = diff.put_moved(&old[before..old_end], &new[before..new_end]);
        if moved || !appended.is_empty() && after > 0 {
            diff.order = new.iter().map(|element| element.key().clone()).collect();
        }
        diff.put.extend(appended);
        diff
    }

    /// Elements that stand where they stood.
    fn put_changed(&mut self, old: &[Arc<T>], new: &[Arc<T>]) {
        let changed = old.iter().zip(new).filter(|(old, new)| !same(old, new));
        self.put.extend(changed.map(|(_, new)| new.clone()));
    }

    /// Elements of which some came, went or moved. Answers those that came, which stand at the end if nobody says
    /// otherwise, and whether somebody has to.
    fn put_moved(&mut self, old: &[Arc<T>], new: &[Arc<T>]) -> (Vec<Arc<T>>, bool) {
        let stood = old.iter().enumerate().map(|(at, element)| (element.key(), at));
        let stood: HashMap<&T::Key, usize, BuildHasherDefault<Mixer>> = stood.collect();
        let mut stays = vec![false; old.len()];
        let (mut appended, mut moved, mut reached) = (Vec::new(), false, 0);
        for element in new {
            let Some(&at) = stood.get(element.key()) else {
                appended.push(element.clone());
                continue;
            };
            moved |= at < reached || !appended.is_empty();
            (stays[at], reached) = (true, at);
            if !same(&old[at], element) {
                self.put.push(element.clone());
            }
        }
        let gone = old.iter().zip(stays).filter(|(_, stays)| !stays);
        self.gone.extend(gone.map(|(element, _)| element.key().clone()));
        (appended, moved)
    }
}

/// What changed in an arrangement.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
struct LayoutDiff {
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<(f32, f32)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    backdrop: Option<Text>,
    #[serde(skip_serializing_if = "SpotsDiff::is_empty")]
    spots: SpotsDiff,
}

impl LayoutDiff {
    fn between(old: &Layout, new: &Layout) -> LayoutDiff {
        let (put, gone) = new.spots.changes(&old.spots);
        let put = put.into_iter().map(|(id, spot)| (id.clone(), spot.clone())).collect();
        LayoutDiff {
            size: changed(&old.size, &new.size),
            backdrop: changed(&old.backdrop, &new.backdrop),
            spots: SpotsDiff { put, gone: gone.into_iter().cloned().collect() },
        }
    }

    fn is_empty(&self) -> bool {
        self.size.is_none() && self.backdrop.is_none() && self.spots.is_empty()
    }
}

/// Spots by id that are new or elsewhere, and those that are gone.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
struct SpotsDiff {
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    put: Vec<(Id, Spot)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gone: Vec<Id>,
}

impl SpotsDiff {
    fn is_empty(&self) -> bool {
        self.put.is_empty() && self.gone.is_empty()
    }
}

fn as_map<S: Serializer>(spots: &[(Id, Spot)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(spots.iter().map(|(id, spot)| (id, spot)))
}
