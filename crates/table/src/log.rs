//! What happened, told to those who may know.

use cenacle_scene::{Seat, Seats, Viewer};

/// Who is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// These seats alone.
    Only(Seats),
    /// Everybody but these seats; spectators are told.
    Except(Seats),
}

impl Audience {
    /// Whether this viewer is told.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) | (Audience::Only(_), Viewer::Omniscient) | (Audience::Except(_), Viewer::Spectator) => {
                true
            }
            (Audience::Only(_), Viewer::Spectator) | (Audience::Except(_), Viewer::Omniscient) => false,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
        }
    }
}

/// An event and who is told of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<E> {
    /// Who is told.
    pub to: Audience,
    pub event: E,
}

/// Collects events while a decision is carried out. A silent log costs nothing: playouts use it.
#[derive(Debug)]
pub struct Log<E> {
    entries: Option<Vec<Entry<E>>>,
}

impl<E> Log<E> {
    /// A log that keeps what it is told.
    #[must_use]
    pub fn new() -> Log<E> {
        Log { entries: Some(Vec::new()) }
    }

    /// A log that forgets everything.
    #[must_use]
    pub const fn silent() -> Log<E> {
        Log { entries: None }
    }

    /// Whether nobody listens: what would only be told need not be found out.
    #[inline]
    #[must_use]
    pub const fn is_silent(&self) -> bool {
        self.entries.is_none()
    }

    /// Tells everybody. The event is only made if somebody listens.
    #[inline]
    pub fn all(&mut self, event: impl FnOnce() -> E) {
        self.push(Audience::All, event);
    }

    /// Tells one seat what is its own, and everybody else what they may know of it.
    #[inline]
    pub fn split(&mut self, seat: Seat, mine: impl FnOnce() -> E, theirs: impl FnOnce() -> E) {
        self.push(Audience::Only(Seats::only(seat)), mine);
        self.push(Audience::Except(Seats::only(seat)), theirs);
    }

    /// Tells an audience.
    #[inline]
    pub fn push(&mut self, to: Audience, event: impl FnOnce() -> E) {
        if let Some(entries) = &mut self.entries {
            listened();
            entries.push(Entry { to, event: event() });
        }
    }

    /// What was told so far.
    #[must_use]
    pub fn into_entries(self) -> Vec<Entry<E>> {
        self.entries.unwrap_or_default()
    }
}

/// Says to the compiler that a log is mostly silent: what makes events then lies behind what is played, instead of in its midst, where
/// it takes the room of the processor's cache for instructions.
#[cold]
#[inline(never)]
const fn listened() {}

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log::new()
    }
}
