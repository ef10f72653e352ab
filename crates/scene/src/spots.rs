//! Where things lie: most spots of a game never change, and all its scenes share those.

use std::{cmp::Ordering, collections::BTreeMap, sync::Arc};

use serde::{Serialize, Serializer};

use crate::{Text, scene::Id};

/// A rectangle on the stage, and the outline of what is in it if that is not a rectangle.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Spot {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
    /// SVG path of the outline, in stage units; the rectangle if empty.
    #[serde(skip_serializing_if = "crate::scene::is_usual")]
    pub outline: Text,
}

impl Spot {
    /// A rectangle.
    #[must_use]
    pub const fn rect(x: f32, y: f32, w: f32, h: f32) -> Spot {
        Spot { x, y, w, h, outline: Text::written("") }
    }

    /// Its middle.
    #[must_use]
    pub fn centre(&self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// Spots by id, in the order of the ids: those of the board, which all scenes share, and those of this scene.
///
/// ```
/// use cenacle_scene::scene::{Spot, Spots};
/// let board = Spots::board([("deck".into(), Spot::rect(0.0, 0.0, 60.0, 90.0))]);
/// let mut spots = board.clone();
/// spots.insert("card", Spot::rect(70.0, 0.0, 60.0, 90.0));
/// assert_eq!(spots.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["card", "deck"]);
/// assert!(board.get("card").is_none());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Spots {
    board: Arc<BTreeMap<Id, Spot>>,
    /// In order; these stand before those of the board.
    own: Vec<(Id, Arc<Spot>)>,
}

impl Spots {
    /// The spots that every scene of a game has.
    pub fn board(spots: impl IntoIterator<Item = (Id, Spot)>) -> Spots {
        Spots { board: Arc::new(spots.into_iter().collect()), own: Vec::new() }
    }

    /// Puts something at a spot, instead of where it was.
    pub fn insert(&mut self, id: impl Into<Id>, spot: impl Into<Arc<Spot>>) {
        let (id, spot) = (id.into(), spot.into());
        match self.own.binary_search_by(|(other, _)| other.cmp(&id)) {
            Ok(at) => self.own[at].1 = spot,
            Err(at) => self.own.insert(at, (id, spot)),
        }
    }

    /// Where this lies.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Spot> {
        match self.own.binary_search_by(|(other, _)| other.as_str().cmp(id)) {
            Ok(at) => Some(&self.own[at].1),
            Err(_) => self.board.get(id),
        }
    }

    /// Whether this lies on the stage.
    #[must_use]
    pub fn contains(&self, id: &str) -> bool {
        self.get(id).is_some()
    }

    /// All spots, in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = (&Id, &Spot)> {
        let mut board = self.board.iter().peekable();
        let mut own = self.own.iter().map(|(id, spot)| (id, &**spot)).peekable();
        std::iter::from_fn(move || match (board.peek(), own.peek()) {
            (Some((shared, _)), Some((id, _))) => match shared.cmp(id) {
                Ordering::Less => board.next(),
                Ordering::Equal => {
                    board.next();
                    own.next()
                }
                Ordering::Greater => own.next(),
            },
            (Some(_), None) => board.next(),
            (None, _) => own.next(),
        })
    }

    /// What lies elsewhere than it did, or was not there; and what is no longer there.
    pub(crate) fn changes<'a>(&'a self, old: &'a Spots) -> (Vec<(&'a Id, &'a Spot)>, Vec<&'a Id>) {
        if Arc::ptr_eq(&self.board, &old.board) {
            return self.changes_of_own(old);
        }
        let put = self.iter().filter(|(id, spot)| old.get(id) != Some(*spot)).collect();
        let gone = old.iter().map(|(id, _)| id).filter(|id| !self.contains(id)).collect();
        (put, gone)
    }

    /// The same, where both have the same board: only what is not of the board can differ.
    fn changes_of_own<'a>(&'a self, old: &'a Spots) -> (Vec<(&'a Id, &'a Spot)>, Vec<&'a Id>) {
        let (mut put, mut gone) = (Vec::new(), Vec::new());
        let stays = |(at, (id, spot)): (usize, &(Id, Arc<Spot>))| {
            let (before, place) = &old.own[at];
            id == before && Arc::ptr_eq(spot, place)
        };
        if self.own.len() == old.own.len() && self.own.iter().enumerate().all(stays) {
            return (put, gone);
        }
        for (id, spot) in &self.own {
            let before = old.own.binary_search_by(|(other, _)| other.cmp(id)).ok().map(|at| &old.own[at].1);
            let same = match before {
                Some(before) => Arc::ptr_eq(before, spot) || before == spot,
                None => self.board.get(id) == Some(&**spot),
            };
            if !same {
                put.push((id, &**spot));
            }
        }
        for (id, spot) in &old.own {
            let still = self.own.binary_search_by(|(other, _)| other.cmp(id)).is_ok();
            match self.board.get(id) {
                _ if still => {}
                None => gone.push(id),
                Some(shared) if *shared != **spot => put.push((id, shared)),
                Some(_) => {}
            }
        }
        (put, gone)
    }
}

impl PartialEq for Spots {
    fn eq(&self, other: &Spots) -> bool {
        let (put, gone) = self.changes(other);
        put.is_empty() && gone.is_empty()
    }
}

impl Serialize for Spots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
