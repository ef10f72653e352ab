//! The decors of scenes that were shown: a client is told only the mark, and fetches what it does not have.

use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

use axum::body::Bytes;
use cenacle_scene::scene::Decor;

use super::audience::Frame;

/// How many are kept: far more than there are. Records of strangers must not fill the memory with their own.
const KEPT: usize = 4096;

/// Decors by game and mark, as JSON. There are as many as games, languages and boards, which is not many.
#[derive(Debug, Default)]
pub(crate) struct Decors(RwLock<HashMap<(&'static str, String), Bytes>>);

impl Decors {
    /// Whoever is shown this decor can fetch it from now on.
    ///
    /// # Panics
    /// Never: a decor is JSON.
    pub(crate) fn keep(&self, game: &'static str, decor: &Decor) {
        let key = (game, decor.mark().to_owned());
        if !self.0.read().unwrap_or_else(PoisonError::into_inner).contains_key(&key) {
            let json = serde_json::to_vec(decor).expect("a decor is JSON");
            let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
            if kept.len() < KEPT {
                kept.insert(key, json.into());
            }
        }
    }

    /// A decor that another process showed, as JSON.
    pub(crate) fn put(&self, game: &'static str, mark: String, json: Frame) -> Bytes {
        let json = Bytes::copy_from_slice(json.as_bytes());
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < KEPT {
            kept.insert((game, mark), json.clone());
        }
        json
    }

    /// A decor that was shown since the server runs.
    #[must_use]
    pub(crate) fn find(&self, game: &'static str, mark: &str) -> Option<Bytes> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(&(game, mark.to_owned())).cloned()
    }
}
