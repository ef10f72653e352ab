//! Time where nobody waits: in simulations, and in a bot's imagination.

use cenacle_scene::{MAX_SEATS, Seat, Seats};

use crate::{Chance, Game, Timer, TimerId};

/// What happens next in a game nobody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// This seat decides.
    Decision(Seat),
    /// This sand-glass runs out first.
    Expiry(TimerId),
    /// Nobody is asked any more.
    Over,
}

/// Says who is next when every act takes the time that [`Game::pace`] gives it. Each seat is busy until its own act is
/// done; a glass runs out when nobody can act before.
///
/// Where acts take no time and no glass runs, the seats are asked in their order.
#[derive(Clone, Copy, Debug, Default)]
pub struct VirtualClock {
    now: u32,
    free_at: [u32; MAX_SEATS],
    /// The glass that runs, and when it was turned.
    glass: Option<(TimerId, u32)>,
}

impl VirtualClock {
    /// A clock in a game that goes on here: everybody is free, and a glass that runs was turned `run` milliseconds ago.
    #[must_use]
    pub fn going_on<G: Game>(game: &G, position: &G::Position, run: u32) -> VirtualClock {
        let glass = game.timer(position).map(|timer| (timer.id, 0));
        VirtualClock { now: run, free_at: [run; MAX_SEATS], glass }
    }

    /// Milliseconds since it was started.
    #[must_use]
    pub fn now(&self) -> u32 {
        self.now
    }

    /// How many milliseconds are left of a glass that runs.
    #[must_use]
    pub fn left_of(&self, timer: Timer) -> u32 {
        let turned = match self.glass {
            Some((id, turned)) if id == timer.id => turned,
            _ => self.now,
        };
        turned.saturating_add(timer.millis).saturating_sub(self.now)
    }

    /// What happens next in this position.
    #[inline]
    pub fn next<G: Game>(&mut self, game: &G, position: &G::Position) -> Next {
        let seats = game.awaited(position);
        let first = match seats.first() {
            // Mostly one alone is asked, and there is nothing to compare.
            Some(only) if seats == Seats::only(only) => Some(only),
            _ => seats.into_iter().min_by_key(|seat| self.free_at[seat.index()]),
        };
        let Some(timer) = game.timer(position) else {
            self.glass = None;
            return match first {
                Some(seat) => {
                    self.now = self.now.max(self.free_at[seat.index()]);
                    Next::Decision(seat)
                }
                None => Next::Over,
            };
        };
        let turned = match self.glass {
            Some((id, turned)) if id == timer.id => turned,
            _ => self.now,
        };
        self.glass = Some((timer.id, turned));
        let due = turned.saturating_add(timer.millis);
        match first {
            Some(seat) if self.free_at[seat.index()].max(self.now) < due => {
                self.now = self.now.max(self.free_at[seat.index()]);
                Next::Decision(seat)
            }
            _ => {
                self.now = due;
                Next::Expiry(timer.id)
            }
        }
    }

    /// A seat takes this action now, and is busy with it for a while, a quarter more or less.
    #[inline]
    pub fn act<G: Game>(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        action: G::Action,
        jitter: &mut Chance,
    ) {
        let millis = game.pace(position, action);
        if millis > 0 {
            let least = millis - millis / 4;
            self.free_at[seat.index()] = self.now + least + jitter.below(millis / 2 + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glass_that_runs_has_what_was_not_used_of_it() {
        let timer = |id: u16| Timer { id: TimerId(id), millis: 30_000, seats: Seats::NONE };
        let clock = VirtualClock { now: 12_000, glass: Some((TimerId(1), 5_000)), ..VirtualClock::default() };
        assert_eq!(clock.left_of(timer(1)), 23_000);
        assert_eq!(clock.left_of(timer(2)), 30_000, "one that was just turned is full");
        assert_eq!(VirtualClock { now: 99_000, ..clock }.left_of(timer(1)), 0);
    }
}
