//! The bots at a table.

use cenacle_scene::Seat;

use crate::tables::{hall::now, play::Play, requests::Request};

use super::Desk;

impl Desk {
    pub(super) fn seat_bots(&mut self, play: Play) {
        let seats = play.chairs().len();
        self.bots.resize_with(seats, || None);
        self.asked = vec![None; seats];
        self.play = Some(play);
    }

    /// Every bot that is asked thinks.
    pub(super) fn let_bots_think(&mut self) {
        let Some(play) = &self.play else { return };
        let Some(sheet) = &self.sheet else { return };
        for seat in play.to_act() {
            let Some(name) = &play.chairs()[seat.index()].bot else { continue };
            if self.asked[seat.index()].is_some() {
                continue;
            }
            let slot = &mut self.bots[seat.index()];
            if slot.as_ref().is_none_or(|(known, _)| known != name) {
                let on = self.house.shelf.find(&sheet.game, sheet.rules_version, &sheet.data);
                let bot = on
                    .zip(name.parse().ok())
                    .map(|(on, spec)| on.sit(spec, &sheet.pledge().seed().derive(play.n()), seat));
                *slot = bot.map(|bot| (name.clone(), bot));
            }
            let Some(thinking) = slot.as_ref().and_then(|(_, bot)| bot.ask(play.table())) else { continue };
            let n = play.n();
            self.asked[seat.index()] = Some(n);
            let (hall, house, id) = (self.hall.clone(), self.house.clone(), self.id);
            tokio::spawn(async move {
                let index = house.bots.think(thinking).await;
                // The hall never refuses to let somebody wait.
                let _ = hall.send(id, Request::Thought { seat, n, index }).await;
            });
        }
    }

    pub(super) async fn bot_thought(&mut self, seat: Seat, n: u64, index: Option<usize>) {
        if self.asked.get(seat.index()) != Some(&Some(n)) {
            return;
        }
        self.asked[seat.index()] = None;
        let Some(play) = &mut self.play else { return };
        // Its player may have come back while it thought.
        if play.chairs()[seat.index()].bot.is_some() {
            let (from, at) = (play.table().inputs(), now());
            // A bot that failed plays the first thing it may: the game must go on.
            let index = index.unwrap_or_default() as u32;
            if let Ok(happening) = play.decide_for(seat, n, index, at) {
                // Nobody waits for the answer; if it was not stored, the table was loaded again and asks again.
                let _ = self.commit(vec![happening], from, at, None).await;
            }
        }
        self.let_bots_think();
    }
}
