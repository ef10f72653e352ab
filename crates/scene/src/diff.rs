//! What changed from one scene to the next, so that a client which has the old one need not be sent the whole.

use std::{collections::HashMap, hash::BuildHasherDefault, sync::Arc};

use serde::Serialize;

use crate::{
    CachedJson, Scene, SharedOffer,
    cache::Mixer,
    scene::{Id, Part, PartGroup, Prompt},
};

type Shared = Arc<CachedJson<Part>>;

/// What to change in one scene to get another of the same table and viewer. What did not change is left out, and
/// [`patch`](crate::patch) is what a client does with the rest.
///
/// ```
/// use cenacle_scene::{Scene, SceneDiff, scene::{Die, DieFace, Part}};
/// let altar = |face| {
///     let die = Die { id: "die".into(), place: "altar".into(), face, title: "".into() };
///     Scene { groups: vec![Part { dice: vec![die], ..Part::new("altar") }.into()], ..Scene::default() }
/// };
/// let (old, new) = (altar(DieFace::Blank), altar(DieFace::Pips(3)));
/// let diff = serde_json::to_string(&SceneDiff::between(&old, &new))?;
/// assert_eq!(diff, r#"{"put":[{"id":"altar","dice":[{"id":"die","place":"altar","face":{"pips":3},"title":""}]}]}"#);
/// assert!(SceneDiff::between(&new, &new).is_empty());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SceneDiff {
    /// The mark of another decor.
    #[serde(skip_serializing_if = "Option::is_none")]
    decor: Option<String>,
    /// What changes for everybody, before the rest.
    #[serde(skip_serializing_if = "Option::is_none")]
    common: Option<Arc<CachedJson<PartsDiff>>>,
    /// What changes for this viewer.
    #[serde(flatten)]
    own: PartsDiff,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<Prompt>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offers: Option<Vec<SharedOffer>>,
}

/// What changes in a list of parts.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct PartsDiff {
    /// Parts that are no longer there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gone: Vec<Id>,
    /// Parts that stay where they are and look otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    put: Vec<Shared>,
    /// Parts that come in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    come: Vec<Coming>,
}

/// A part that comes in above another; above nothing if it is the first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Coming(Option<Id>, Shared);

impl SceneDiff {
    /// What changed. Parts that both scenes share are not looked into.
    #[must_use]
    pub fn between(old: &Scene, new: &Scene) -> SceneDiff {
        let common = (!Arc::ptr_eq(&old.common, &new.common)).then(|| new.common.since(&old.common));
        // What is the viewer's own stands above all that is common.
        let ground = new.common.groups.iter().flat_map(PartGroup::parts).next_back();
        SceneDiff {
            decor: (old.decor != new.decor).then(|| new.decor.mark().to_owned()),
            common: common.filter(|common| !common.is_empty()),
            own: PartsDiff::between(&old.groups, &new.groups, ground),
            prompt: (old.prompt != new.prompt).then(|| new.prompt.clone()),
            offers: (!same_offers(&old.offers, &new.offers)).then(|| new.offers.clone()),
        }
    }

    /// Whether nothing changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == SceneDiff::default()
    }
}

impl PartsDiff {
    /// What changed in a list that stands above `ground`.
    pub(crate) fn between<'a>(old: &'a [PartGroup], new: &'a [PartGroup], ground: Option<&'a Shared>) -> PartsDiff {
        let mut diff = PartsDiff::default();
        diff.compare(old, new, ground);
        diff
    }

    pub(crate) fn is_empty(&self) -> bool {
        *self == PartsDiff::default()
    }

    /// Sheaves that both scenes share stand still: only what is between them is looked at.
    fn compare<'a>(&mut self, mut old: &'a [PartGroup], mut new: &'a [PartGroup], mut below: Option<&'a Shared>) {
        while !(old.is_empty() && new.is_empty()) {
            let (left, come) = until_shared(old, new);
            if left > 0 || come > 0 {
                let was: Vec<&Shared> = old[..left].iter().flat_map(PartGroup::parts).collect();
                let is: Vec<&Shared> = new[..come].iter().flat_map(PartGroup::parts).collect();
                self.compare_parts(&was, &is, below);
                below = is.last().copied().or(below);
            }
            (old, new) = (&old[left..], &new[come..]);
            if let [shared, rest @ ..] = new {
                below = shared.parts().last().or(below);
                (old, new) = (&old[1..], rest);
            }
        }
    }

    fn compare_parts<'a>(&mut self, mut old: &[&'a Shared], mut new: &[&'a Shared], mut below: Option<&'a Shared>) {
        // Most parts stand where they stood.
        while let ([was, old_rest @ ..], [is, new_rest @ ..]) = (old, new)
            && (Arc::ptr_eq(was, is) || was.id == is.id)
        {
            self.put_changed(was, is);
            below = Some(is);
            (old, new) = (old_rest, new_rest);
        }
        while let ([old_rest @ .., was], [new_rest @ .., is]) = (old, new)
            && (Arc::ptr_eq(was, is) || was.id == is.id)
        {
            self.put_changed(was, is);
            (old, new) = (old_rest, new_rest);
        }
        let stood = old.iter().enumerate().map(|(at, part)| (&part.id, at));
        let stood: HashMap<&Id, usize, BuildHasherDefault<Mixer>> = stood.collect();
        let mut stays = vec![false; old.len()];
        let mut reached = 0;
        for part in new {
            match stood.get(&part.id) {
                Some(&at) if at >= reached => {
                    (stays[at], reached) = (true, at + 1);
                    self.put_changed(old[at], part);
                }
                // What stands elsewhere among the others leaves and comes in again.
                _ => {
                    let above = below.map(|below| below.id.clone());
                    self.come.push(Coming(above, Shared::clone(part)));
                }
            }
            below = Some(part);
        }
        let gone = old.iter().zip(stays).filter(|(_, stays)| !stays);
        self.gone.extend(gone.map(|(part, _)| part.id.clone()));
    }

    fn put_changed(&mut self, old: &Shared, new: &Shared) {
        if !Arc::ptr_eq(old, new) && old != new {
            self.put.push(new.clone());
        }
    }
}

/// How far the next group is, in both, that both have: few come or go at a time, so it is near.
fn until_shared(old: &[PartGroup], new: &[PartGroup]) -> (usize, usize) {
    const NEAR: usize = 6;
    for distance in 0..old.len().max(new.len()) {
        let reach = distance.min(NEAR);
        for aside in 0..=reach {
            for (left, come) in [(distance, distance - aside), (distance - aside, distance)] {
                if let (Some(was), Some(is)) = (old.get(left), new.get(come))
                    && was.is(is)
                {
                    return (left, come);
                }
            }
        }
    }
    (old.len(), new.len())
}

fn same_offers(old: &[SharedOffer], new: &[SharedOffer]) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|(old, new)| Arc::ptr_eq(old, new) || old == new)
}
