//! What a table answers to who looks back at its game. What has to be played again for it is played elsewhere.

use cenacle_scene::Seat;

use crate::{
    error::AppError,
    tables::requests::Past,
    wire::{Code, GuestId},
};

use super::TableTask;

impl TableTask {
    /// The game so far, for a player who wants to try out a moment of it: while it runs only from his own seat.
    pub(super) async fn past(&mut self, by: GuestId, seat: Option<Seat>) -> Result<Box<Past>, AppError> {
        self.viewer(Some(by), None)?;
        self.make_whole().await?;
        let meta = self.meta.as_ref().ok_or(Code::NoSuchTable)?;
        let play = self.play.as_ref().ok_or_else(|| self.no_game())?;
        let over = play.is_over();
        let seat = match over {
            true => seat.or_else(|| meta.seats_of(by).next()),
            false => Some(meta.seat_of(by, seat)?),
        };
        Ok(Box::new(Past { meta: meta.clone(), record: play.table().record(), seat, over }))
    }
}
