//! What every controller can reach.

use std::{ops::Deref, sync::Arc};

use tokio::sync::watch;

use crate::{
    http::{KnownGuests, Limits},
    settings::Settings,
    tables::{Hall, House},
};

/// What every controller can reach.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Reach>);

/// See [`App`].
#[derive(Debug)]
pub(crate) struct Reach {
    /// The tables.
    pub hall: Hall,
    /// Guests who asked lately.
    pub guests: KnownGuests,
    /// How much may be asked.
    pub limits: Limits,
    /// What was set.
    pub settings: Settings,
    /// Whether the server closes.
    pub closing: watch::Receiver<bool>,
}

impl App {
    /// Everything together.
    #[must_use]
    pub(crate) fn new(hall: Hall, settings: Settings, closing: watch::Receiver<bool>) -> App {
        let limits = Limits::new(settings.limits);
        App(Arc::new(Reach { hall, guests: KnownGuests::default(), limits, settings, closing }))
    }

    /// What tables need of the house.
    #[must_use]
    pub(crate) fn house(&self) -> &House {
        self.hall.house()
    }
}

impl Deref for App {
    type Target = Reach;

    fn deref(&self) -> &Reach {
        &self.0
    }
}
