//! What a table answers to who looks back at its game.

use cenacle_scene::{Lang, Seat, Viewer};
use cenacle_table::AnyTable;

use crate::{
    error::AppError,
    tables::{hall::now, requests::ScorePoint, sheet::Sheet},
    wire::{Code, GuestId, GuestInfo},
};

use super::Desk;

impl Desk {
    /// How the scores of a game that is over went.
    pub(super) async fn scores(&mut self, by: Option<GuestId>) -> Result<Vec<ScorePoint>, AppError> {
        self.viewer(by, None)?;
        self.make_whole().await?;
        let play = self.play.as_ref().ok_or(Code::NotStarted)?;
        if !play.is_over() {
            return Err(Code::NotOver.into());
        }
        let record = play.table().record();
        let mut table = play.table().at(0).ok_or(Code::Internal)?;
        let mut points = vec![shown(&*table)];
        for line in &record.inputs {
            table.follow(line).map_err(|error| AppError::with(Code::Internal, error))?;
            let point = shown(&*table);
            let changed = points.last().is_none_or(|last| last.scores != point.scores);
            if changed || line.n == record.inputs.len() {
                points.push(point);
            }
        }
        Ok(points)
    }

    /// A table at which a moment of this game is tried out.
    pub(super) async fn what_if(
        &mut self,
        by: &GuestInfo,
        at: usize,
        seat: Option<Seat>,
        bot: &str,
    ) -> Result<Box<Sheet>, AppError> {
        self.viewer(Some(by.id), None)?;
        self.make_whole().await?;
        let sheet = self.sheet.as_ref().ok_or(Code::NoSuchTable)?;
        let play = self.play.as_ref().ok_or(Code::NotStarted)?;
        let then = play.table().at(at).filter(|_| at <= play.table().inputs());
        let then = then.ok_or_else(|| AppError::with(Code::BadWish, "there were not so many inputs"))?;
        let asked = then.to_act().first().ok_or(Code::AlreadyOver)?;
        let (seat, eyes) = if play.is_over() {
            let own = sheet.seats_of(by.id).next();
            (seat.or(own).unwrap_or(asked), Viewer::Omniscient)
        } else {
            let own = sheet.seat_of(by.id, seat)?;
            (own, Viewer::Seat(own))
        };
        sheet.tried_by(by, seat, bot, then.imagined(eyes), now()).map(Box::new)
    }
}

fn shown(table: &dyn AnyTable) -> ScorePoint {
    let scene = table.scene(Viewer::Omniscient, Lang::default());
    let scores = scene.tableau().panels.iter().map(|panel| panel.score.to_string()).collect();
    ScorePoint { n: table.inputs(), scores }
}
