//! Who is there, and through whose eyes they look.

use std::time::Instant;

use cenacle_scene::{Seat, Viewer};

use crate::{
    error::AppError,
    tables::{audience::frame, play::Play},
    wire::{Code, GuestId, Spectators, TableInfo, Tell},
};

use super::Desk;

impl Desk {
    /// A player who asks something is not away, with a socket or without.
    pub(super) fn note_asked(&mut self, by: GuestId) {
        let Some(sheet) = &self.sheet else { return };
        for seat in sheet.seats_of(by) {
            self.away_since[seat.index()] = Instant::now();
        }
    }

    /// Which players are there.
    pub(super) fn note_presence(&mut self) {
        let Some(sheet) = &self.sheet else { return };
        let guests: Vec<Option<GuestId>> = sheet.places.iter().map(|place| place.guest).collect();
        let online = self.audience.online(&guests);
        for seat in (0..guests.len()).map(Seat::new) {
            let is = online.contains(&seat);
            if is == self.online.contains(&seat) {
                continue;
            }
            if !is {
                self.away_since[seat.index()] = Instant::now();
            }
            self.audience.tell_all(&frame(&Tell::Presence { table: self.id, seat, online: is }));
        }
        self.online = online;
    }

    /// Tells everybody who sits where; each learns which seats are his.
    pub(super) fn tell_info(&self) {
        for ear in self.audience.ears() {
            if let Ok(info) = self.info(ear.guest) {
                ear.tell(frame(&Tell::Table { info: &info }));
            }
        }
    }

    pub(super) fn info(&self, by: Option<GuestId>) -> Result<TableInfo, AppError> {
        let sheet = self.sheet.as_ref().ok_or(Code::NoSuchTable)?;
        Ok(sheet.info(by, self.play.as_ref(), |seat| self.online.contains(&seat)))
    }

    /// Through whose eyes somebody looks.
    pub(super) fn viewer(&self, by: Option<GuestId>, seat: Option<Seat>) -> Result<Viewer, AppError> {
        let sheet = self.sheet.as_ref().ok_or(Code::NoSuchTable)?;
        if let Some(guest) = by {
            if seat.is_some() {
                return sheet.seat_of(guest, seat).map(Viewer::Seat);
            }
            if let Some(seat) = sheet.seats_of(guest).next() {
                return Ok(Viewer::Seat(seat));
            }
        } else if seat.is_some() {
            return Err(Code::NotYourSeat.into());
        }
        let over = self.play.as_ref().is_some_and(Play::is_over);
        match sheet.spectators {
            Spectators::None => Err(Code::NoSpectators.into()),
            Spectators::AfterEnd if !over && self.play.is_some() => Err(Code::NoSpectators.into()),
            _ if over => Ok(Viewer::Omniscient),
            _ => Ok(Viewer::Spectator),
        }
    }
}
