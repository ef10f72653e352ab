//! Who is there, and through whose eyes they look.

use cenacle_scene::{Seat, Viewer};

use crate::{
    error::AppError,
    tables::{audience::frame, running::RunningGame},
    wire::{ClockSetting, Code, GuestId, Spectators, TableInfo, Tell},
};

use super::TableTask;

/// The shortest absence for which a bot may play, in milliseconds, at whatever pace: two minutes.
const SHORTEST_ABSENCE: u64 = 120_000;
/// And the longest that others have to wait: three days.
const LONGEST_ABSENCE: u64 = 3 * 24 * 60 * 60 * 1000;
/// Who is away for so many usual decisions at a table without clocks is away.
const DECISIONS_AWAY: u64 = 4;

impl TableTask {
    /// A player who asks something is not away, with a socket or without.
    pub(super) fn note_asked(&mut self, by: GuestId) {
        let Some(meta) = &self.meta else { return };
        let now = self.services.now();
        for seat in meta.seats_of(by) {
            self.away_since[seat.index()] = now;
        }
    }

    /// Which players are there.
    pub(super) fn note_presence(&mut self) {
        let Some(meta) = &self.meta else { return };
        let guests: Vec<Option<GuestId>> = meta.places.iter().map(|place| place.guest).collect();
        let (online, now) = (self.audience.online(&guests), self.services.now());
        for seat in (0..guests.len()).map(Seat::new) {
            let is = online.contains(&seat);
            if is == self.online.contains(&seat) {
                continue;
            }
            if !is {
                self.away_since[seat.index()] = now;
            }
            self.audience.tell_all(&frame(&Tell::Presence { table: self.id, seat, online: is }));
        }
        self.online = online;
    }

    /// Whether a player has been away for so long that a bot may play for him.
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        let since = self.away_since.get(seat.index()).copied().unwrap_or(u64::MAX);
        !self.online.contains(&seat) && self.services.now().saturating_sub(since) >= self.absence_bound()
    }

    /// How long a player has to be away before others may let a bot play his seat, in milliseconds: it follows the pace of the
    /// table. With clocks that is what they allow; without, some times as long as a decision usually took here.
    fn absence_bound(&self) -> u64 {
        let Some(meta) = &self.meta else { return SHORTEST_ABSENCE };
        let pace = match meta.clock {
            ClockSetting::Decision { seconds } => u64::from(seconds) * 1000,
            ClockSetting::Budget { seconds, increment } => u64::from(increment.max(seconds / 10)) * 1000,
            ClockSetting::None => {
                let events = self.play.as_ref().map_or(1, RunningGame::n).max(1);
                DECISIONS_AWAY * (self.last_at.saturating_sub(meta.created_at) / events)
            }
        };
        pace.clamp(SHORTEST_ABSENCE, LONGEST_ABSENCE)
    }

    /// When each player was last seen here.
    pub(super) fn last_seen(&self) -> Vec<u64> {
        let now = self.services.now();
        let seat = |(index, since): (usize, &u64)| if self.online.contains(&Seat::new(index)) { now } else { *since };
        self.away_since.iter().enumerate().map(seat).collect()
    }

    /// Tells everybody who sits where; each learns which seats are his.
    pub(super) fn tell_info(&self) {
        for client in self.audience.clients() {
            if let Ok(info) = self.info(client.guest) {
                client.tell(frame(&Tell::Table { info: &info }));
            }
        }
    }

    pub(super) fn info(&self, by: Option<GuestId>) -> Result<TableInfo, AppError> {
        let meta = self.meta.as_ref().ok_or(Code::NoSuchTable)?;
        Ok(meta.info(by, self.play.as_ref(), |seat| self.online.contains(&seat)))
    }

    /// Through whose eyes somebody looks.
    pub(super) fn viewer(&self, by: Option<GuestId>, seat: Option<Seat>) -> Result<Viewer, AppError> {
        let meta = self.meta.as_ref().ok_or(Code::NoSuchTable)?;
        if let Some(guest) = by {
            if seat.is_some() {
                return meta.seat_of(guest, seat).map(Viewer::Seat);
            }
            if let Some(seat) = meta.seats_of(guest).next() {
                return Ok(Viewer::Seat(seat));
            }
        } else if seat.is_some() {
            return Err(Code::NotYourSeat.into());
        }
        let over = self.play.as_ref().is_some_and(RunningGame::is_over);
        match meta.spectators {
            Spectators::None => Err(Code::NoSpectators.into()),
            Spectators::AfterEnd if !over && self.play.is_some() => Err(Code::NoSpectators.into()),
            _ if over => Ok(Viewer::Omniscient),
            _ => Ok(Viewer::Spectator),
        }
    }
}
