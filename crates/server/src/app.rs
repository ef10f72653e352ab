//! What every controller can reach.

use std::{ops::Deref, sync::Arc};

use tokio::sync::{mpsc, watch};

use crate::{
    http::{Inside, KnownGuests, Limits, Origin, Places},
    settings::Settings,
    sockets::{Dismissal, Entry, Sockets},
    tables::{Frame, Services, TableDirectory},
    wire::{Code, GuestId, GuestInfo},
};

/// How many sockets an address may have open: several people may share one.
pub(crate) const SOCKETS_PER_ADDRESS: usize = 128;
/// How many a guest may have open, on all his devices.
pub(crate) const SOCKETS_PER_GUEST: usize = 16;

/// What every controller can reach.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Reach>);

/// What an [`App`] points at.
#[derive(Debug)]
pub(crate) struct Reach {
    pub directory: TableDirectory,
    /// Guests who asked lately.
    pub guests: KnownGuests,
    /// How much may be asked.
    pub limits: Limits,
    /// The sockets that are open.
    pub sockets: Sockets,
    /// How many sockets an address and a guest may have.
    pub socket_places: (Places<Origin>, Places<GuestId>),
    /// A mark for sockets, so that the door waits for them.
    pub inside: mpsc::WeakSender<()>,
    /// What was set.
    pub settings: Settings,
    /// Whether the server closes.
    pub closing: watch::Receiver<bool>,
}

impl App {
    #[must_use]
    pub(crate) fn new(
        directory: TableDirectory,
        settings: Settings,
        closing: watch::Receiver<bool>,
        inside: &Inside,
    ) -> App {
        App(Arc::new(Reach {
            guests: KnownGuests::default(),
            limits: Limits::new(settings.limits),
            sockets: directory.services().sockets.clone(),
            directory,
            socket_places: (Places::new(SOCKETS_PER_ADDRESS), Places::new(SOCKETS_PER_GUEST)),
            inside: inside.downgrade(),
            settings,
            closing,
        }))
    }

    /// A guest's socket, or a question of his that waits, is known from now on to whoever signs him out. He may have been signed
    /// out while it came: so his key is looked up once more.
    pub(crate) async fn enter(
        &self,
        guest: GuestInfo,
        key: String,
        dismissal: &Arc<Dismissal>,
        frames: Option<mpsc::Sender<Frame>>,
    ) -> Entry {
        let entry = self.sockets.enter(guest, key.clone(), dismissal.clone(), frames);
        // What cannot be read is nobody's sign-out.
        if let Ok(None) = self.guests.find_key(&key, &self.services().store).await {
            dismissal.dismiss(Code::SignedOut);
        }
        entry
    }

    /// What tables need of the server.
    #[must_use]
    pub(crate) fn services(&self) -> &Services {
        self.directory.services()
    }
}

impl Deref for App {
    type Target = Reach;

    fn deref(&self) -> &Reach {
        &self.0
    }
}
