//! What one of the others has made, and this process would have to make anew: decors that were shown, games that were looked at again.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::atomic::Ordering,
    time::Duration,
};

use cenacle_scene::Lang;
use tokio::sync::{mpsc, oneshot};

use crate::{
    error::AppError,
    store::NodeId,
    tables::Frame,
    wire::{GuestId, TableId},
};

use super::{Nodes, lock, wire::Say};

/// How long others are waited for who may have shown a decor.
const DECOR: Duration = Duration::from_secs(3);
/// How long it is waited for what a review says. A whole game may have to be played again first.
const REVIEW: Duration = Duration::from_secs(6);

impl Nodes {
    /// What a decor looks like that another process showed.
    pub(crate) async fn decor(&self, game: &str, mark: &str) -> Option<Frame> {
        let peers = self.peers.borrow().clone();
        let (found, mut wait) = mpsc::channel(peers.len().max(1));
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        lock(&self.decors).insert(number, found);
        for peer in &peers {
            self.line(peer.id).say(Say::WantDecor { number, game: game.to_owned(), mark: mark.to_owned() });
        }
        let first = async {
            for _ in &peers {
                if let Some(decor) = wait.recv().await.flatten() {
                    return Some(decor);
                }
            }
            None
        };
        let first = tokio::time::timeout(DECOR, first).await.ok().flatten();
        lock(&self.decors).remove(&number);
        first
    }

    pub(super) fn decor_came(&self, number: u64, decor: Option<Frame>) {
        if let Some(waits) = lock(&self.decors).get(&number) {
            // There is room for the answer of each.
            let _ = waits.try_send(decor);
        }
    }

    /// How far the review of a game is at the process that reviews it for all; nothing if that is this one, or does not answer.
    pub(crate) async fn review(
        &self,
        table: TableId,
        by: Option<GuestId>,
        lang: Lang,
    ) -> Option<Result<Frame, AppError>> {
        // Each game has its own, and keeps it when others come or go, unless it is that one.
        let weight = |node: NodeId| {
            let mut hasher = DefaultHasher::new();
            (table, node).hash(&mut hasher);
            hasher.finish()
        };
        let there: Vec<NodeId> =
            self.peers.borrow().iter().filter(|peer| peer.hears && peer.is_new()).map(|peer| peer.id).collect();
        let reviews = there.into_iter().chain([self.id]).max_by_key(|node| weight(*node))?;
        if reviews == self.id {
            return None;
        }
        let (told, wait) = oneshot::channel();
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        lock(&self.reviews).insert(number, told);
        self.line(reviews).say(Say::WantReview { number, table, by, lang });
        let answer = tokio::time::timeout(REVIEW, wait).await.ok().and_then(Result::ok);
        lock(&self.reviews).remove(&number);
        answer
    }

    pub(super) fn review_came(&self, number: u64, told: Result<Frame, AppError>) {
        if let Some(waits) = lock(&self.reviews).remove(&number) {
            // Whoever waited may have looked by himself.
            let _ = waits.send(told);
        }
    }
}
