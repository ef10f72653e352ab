//! What is shown of a game besides its scene.

use cenacle_scene::{Lang, Scene, Seat, Text, Viewer};
use cenacle_table::AnyTable;
use serde_json::Value;

use crate::{
    tables::requests::Extras,
    wire::{Ending, LegalAction, TurnStatus, UndoFace, VoteFace},
};

use super::RunningGame;

impl RunningGame {
    /// How it ended, once it has.
    #[must_use]
    pub(crate) fn ending(&self) -> Option<Ending> {
        let resigned: Vec<Seat> = self.seats().filter(|seat| self.chairs[seat.index()].resigned).collect();
        if let Some(outcome) = self.table.outcome() {
            return Some(Ending {
                reason: outcome.reason.to_owned(),
                winners: outcome.winners.collect(),
                outcome: serde_json::to_value(outcome).ok(),
                resigned,
            });
        }
        self.stopped.then(|| {
            let left: Vec<Seat> = self.seats().filter(|seat| !self.chairs[seat.index()].resigned).collect();
            let won = left.len() == 1 && !resigned.is_empty();
            let reason = if resigned.is_empty() { "closed" } else { "resigned" };
            Ending { reason: reason.to_owned(), winners: if won { left } else { Vec::new() }, outcome: None, resigned }
        })
    }

    /// Who is asked and how the time stands, as a viewer may know.
    #[must_use]
    pub(crate) fn turn_status(&self, viewer: Viewer, lang: Lang) -> TurnStatus {
        let seat = viewer.seat().filter(|seat| seat.index() < self.chairs.len());
        let to_act = self.to_act();
        let ending = self.ending();
        TurnStatus {
            to_act: self.awaited().collect(),
            legal: seat.filter(|seat| to_act.contains(*seat)).map_or(0, |seat| self.table.legal_count(seat)),
            clock: self.clock.face(),
            glass: self.glass_deadline().map(|(at, _)| at),
            glass_millis: self.glass_deadline().and(self.table.timer()).map(|timer| timer.millis),
            undo: seat.map_or(UndoFace::No, |seat| self.undo_face(seat)),
            redo: seat.is_some_and(|seat| self.can_redo(seat)),
            vote: self.vote.as_ref().map(|vote| VoteFace {
                by: vote.what.seat,
                n: vote.n,
                inputs: vote.what.inputs,
                waiting: self.waiting(vote).collect(),
            }),
            sheet: if ending.is_some() { self.table.sheet(lang, viewer) } else { Vec::new() },
            ending,
        }
    }

    /// What programs are told besides the scene, from the viewer's view alone. The scene is the viewer's, now.
    #[must_use]
    pub(crate) fn told_besides(
        &self,
        viewer: Viewer,
        extras: Extras,
        scene: &Scene,
    ) -> (Option<Value>, Option<Vec<LegalAction>>) {
        let asked = viewer.seat().filter(|seat| self.to_act().contains(*seat));
        let labels = || scene.offers.iter().map(|offer| offer.label.clone()).collect();
        let actions = || asked.map_or(Vec::new(), |seat| legal_actions(self.table(), seat, labels()));
        (extras.view.then(|| self.table.view_json(viewer)), extras.legal.then(actions))
    }

    pub(super) fn undo_face(&self, seat: Seat) -> UndoFace {
        // A resumed table does not know its past; its owner makes it whole before anybody is asked.
        if self.is_over() || self.table.base() > 0 || self.chairs[seat.index()].bot.is_some() {
            return UndoFace::No;
        }
        if self.table.decided(self.table.inputs()) == Some(seat) && self.table.may_undo(seat) {
            return UndoFace::Free;
        }
        // What happened at the same time is undone only if somebody agrees.
        let asks = !self.table.in_real_time() || !self.voters(seat).is_empty();
        if asks && self.last_decision(seat).is_some() { UndoFace::Ask } else { UndoFace::No }
    }

    pub(super) fn can_redo(&self, seat: Seat) -> bool {
        !self.is_over() && self.chairs[seat.index()].bot.is_none() && self.table.redoable() == Some(seat)
    }

    /// The number of the seat's last decision. It is looked for only as far back as a round can take, so that what a
    /// decision costs does not grow with the game.
    pub(super) fn last_decision(&self, seat: Seat) -> Option<usize> {
        const BACK: usize = 200;
        let inputs = self.table.inputs();
        (inputs.saturating_sub(BACK) + 1..=inputs).rev().find(|n| self.table.decided(*n) == Some(seat))
    }
}

/// A seat's legal actions with what each does in words, in the order of the legal list.
pub(crate) fn legal_actions(table: &dyn AnyTable, seat: Seat, labels: Vec<Text>) -> Vec<LegalAction> {
    let actions = table.legal_json(seat).into_iter().zip(labels).enumerate();
    actions.map(|(index, (action, label))| LegalAction { index, action, label }).collect()
}
