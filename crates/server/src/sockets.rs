//! The guests who have sockets open, and what may change while they are: a sign-out closes them at once, and whom they do not want to
//! hear or which language they speak is looked up when it matters.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, OnceLock, PoisonError, RwLock, Weak},
};

use cenacle_scene::Lang;
use tokio::sync::{Notify, futures::Notified, mpsc, watch};

use crate::{
    tables::Frame,
    wire::{Code, GuestId, GuestInfo},
};

/// A guest who has a socket open. All his sockets share it.
#[derive(Debug)]
pub(crate) struct Person {
    info: RwLock<GuestInfo>,
    lang: watch::Sender<Lang>,
    /// Whom he does not want to hear, once it was read.
    muted: RwLock<Option<BTreeSet<GuestId>>>,
}

impl Person {
    fn new(info: GuestInfo) -> Person {
        let lang = watch::Sender::new(info.lang);
        Person { info: RwLock::new(info), lang, muted: RwLock::new(None) }
    }

    /// Who he is now.
    #[must_use]
    pub(crate) fn info(&self) -> GuestInfo {
        self.info.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The language he is spoken to now.
    #[must_use]
    pub(crate) fn lang(&self) -> Lang {
        *self.lang.borrow()
    }

    /// Tells whenever that is another one.
    #[must_use]
    pub(crate) fn langs(&self) -> watch::Receiver<Lang> {
        self.lang.subscribe()
    }

    fn is_now(&self, info: &GuestInfo) {
        self.info.write().unwrap_or_else(PoisonError::into_inner).clone_from(info);
        self.lang.send_if_modified(|lang| std::mem::replace(lang, info.lang) != info.lang);
    }

    /// Whether he wants to hear somebody.
    #[must_use]
    pub(crate) fn hears(&self, other: GuestId) -> bool {
        let muted = self.muted.read().unwrap_or_else(PoisonError::into_inner);
        muted.as_ref().is_none_or(|muted| !muted.contains(&other))
    }

    /// Whether it is known whom he does not want to hear.
    #[must_use]
    pub(crate) fn knows_muted(&self) -> bool {
        self.muted.read().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Whom he does not want to hear, as it was read when he came: what he said since is newer.
    pub(crate) fn came_with(&self, muted: Vec<GuestId>) {
        let mut known = self.muted.write().unwrap_or_else(PoisonError::into_inner);
        known.get_or_insert_with(|| muted.into_iter().collect());
    }
}

/// How a socket is told to go, by whoever knows a reason.
#[derive(Debug, Default)]
pub(crate) struct Dismissal {
    told: Notify,
    why: OnceLock<Code>,
}

impl Dismissal {
    /// The socket has to go; the first reason counts.
    pub(crate) fn dismiss(&self, why: Code) {
        let _ = self.why.set(why);
        self.told.notify_one();
    }

    /// Waits until it has to go; [`why`](Dismissal::why) says for what reason.
    pub(crate) fn told(&self) -> Notified<'_> {
        self.told.notified()
    }

    /// Whether it has to go.
    #[must_use]
    pub(crate) fn is_told(&self) -> bool {
        self.why.get().is_some()
    }

    /// Why it has to go.
    #[must_use]
    pub(crate) fn why(&self) -> Code {
        self.why.get().copied().unwrap_or(Code::Internal)
    }
}

/// Every guest's open sockets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sockets {
    open: Arc<Mutex<HashMap<GuestId, Open>>>,
    /// Guests whose sockets at other processes look at tables of this one.
    far: Arc<Mutex<HashMap<GuestId, Weak<Person>>>>,
}

/// How many guests of other processes are known before it is looked who still is there.
const FAR: usize = 1024;

#[derive(Debug)]
struct Open {
    person: Arc<Person>,
    sockets: Vec<Signed>,
}

/// A socket, and the key that opened it.
#[derive(Debug)]
struct Signed {
    key: String,
    dismissal: Arc<Dismissal>,
    /// Where it can be told something that is no table's; nowhere if it only waits for an answer.
    frames: Option<mpsc::Sender<Frame>>,
}

/// Which devices of a guest are meant, by the hashes of their keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Devices<'a> {
    /// The device with this key.
    Only(&'a str),
    /// All but this one.
    AllBut(&'a str),
    All,
}

impl Devices<'_> {
    fn includes(self, key: &str) -> bool {
        match self {
            Devices::Only(only) => key == only,
            Devices::AllBut(but) => key != but,
            Devices::All => true,
        }
    }
}

/// A socket's entry, which goes with it.
#[derive(Debug)]
pub(crate) struct Entry {
    sockets: Sockets,
    guest: GuestId,
    dismissal: Arc<Dismissal>,
    /// Whose it is.
    pub(crate) person: Arc<Person>,
}

impl Sockets {
    /// A guest's socket is open.
    #[must_use]
    pub(crate) fn enter(
        &self,
        guest: GuestInfo,
        key: String,
        dismissal: Arc<Dismissal>,
        frames: Option<mpsc::Sender<Frame>>,
    ) -> Entry {
        let id = guest.id;
        let mut all = self.lock();
        let open = all.entry(id).or_insert_with(|| Open { person: Arc::new(Person::new(guest)), sockets: Vec::new() });
        open.sockets.push(Signed { key, dismissal: dismissal.clone(), frames });
        let person = open.person.clone();
        drop(all);
        Entry { sockets: self.clone(), guest: id, dismissal, person }
    }

    /// A guest whose socket is open at another process.
    #[must_use]
    pub(crate) fn far(&self, guest: &GuestInfo) -> Arc<Person> {
        let mut far = self.far.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(person) = far.get(&guest.id).and_then(Weak::upgrade) {
            person.is_now(guest);
            return person;
        }
        if far.len() >= FAR {
            far.retain(|_, person| person.strong_count() > 0);
        }
        let person = Arc::new(Person::new(guest.clone()));
        far.insert(guest.id, Arc::downgrade(&person));
        person
    }

    /// Everybody who is this guest, here and at other processes.
    fn persons(&self, guest: GuestId) -> Vec<Arc<Person>> {
        let here = self.lock().get(&guest).map(|open| open.person.clone());
        let far = self.far.lock().unwrap_or_else(PoisonError::into_inner).get(&guest).and_then(Weak::upgrade);
        here.into_iter().chain(far).collect()
    }

    /// These devices of a guest are signed out: their sockets close at once.
    pub(crate) fn sign_out(&self, guest: GuestId, devices: Devices<'_>) {
        let all = self.lock();
        let sockets = all.get(&guest).map_or(&[][..], |open| &open.sockets);
        let meant = sockets.iter().filter(|socket| devices.includes(&socket.key));
        meant.for_each(|socket| socket.dismissal.dismiss(Code::SignedOut));
    }

    /// A program is told something, over each of its sockets.
    pub(crate) fn tell_bot(&self, guest: GuestId, frame: impl FnOnce() -> Frame) {
        let all = self.lock();
        let Some(open) = all.get(&guest).filter(|open| open.person.info().bot) else { return };
        let frame = frame();
        for socket in &open.sockets {
            // One that cannot keep up is told when it comes back.
            socket.frames.iter().for_each(|frames| drop(frames.try_send(frame.clone())));
        }
    }

    /// A guest has another name or language.
    pub(crate) fn changed(&self, guest: &GuestInfo) {
        for person in self.persons(guest.id) {
            person.is_now(guest);
        }
    }

    /// A guest does not want to hear these.
    pub(crate) fn mutes(&self, guest: GuestId, muted: &[GuestId]) {
        for person in self.persons(guest) {
            let muted = Some(muted.iter().copied().collect());
            *person.muted.write().unwrap_or_else(PoisonError::into_inner) = muted;
        }
    }

    /// Every open socket's guest and key.
    #[must_use]
    pub(crate) fn keys(&self) -> Vec<(GuestId, String)> {
        let all = self.lock();
        all.iter().flat_map(|(guest, open)| open.sockets.iter().map(|one| (*guest, one.key.clone()))).collect()
    }

    /// The guests who have any open, here or where they look at tables of this process.
    #[must_use]
    pub(crate) fn known(&self) -> Vec<GuestId> {
        let far = self.far.lock().unwrap_or_else(PoisonError::into_inner);
        let far = far.iter().filter(|(_, person)| person.strong_count() > 0).map(|(guest, _)| *guest);
        let mut known: Vec<GuestId> = far.chain(self.guests()).collect();
        known.sort_unstable();
        known.dedup();
        known
    }

    /// The guests who have any open.
    #[must_use]
    pub(crate) fn guests(&self) -> Vec<GuestId> {
        self.lock().keys().copied().collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<GuestId, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        let mut all = self.sockets.lock();
        let Some(open) = all.get_mut(&self.guest) else { return };
        open.sockets.retain(|socket| !Arc::ptr_eq(&socket.dismissal, &self.dismissal));
        if open.sockets.is_empty() {
            all.remove(&self.guest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ada(lang: Lang) -> GuestInfo {
        GuestInfo { id: GuestId(1), name: "Ada".to_owned(), lang, bot: false }
    }

    #[test]
    fn a_sign_out_reaches_the_devices_that_are_meant() {
        let sockets = Sockets::default();
        let entries: Vec<Entry> =
            ["old", "new", "old"].map(|key| sockets.enter(ada(Lang::Fr), key.to_owned(), Arc::default(), None)).into();
        let dismissed = || entries.iter().map(|entry| entry.dismissal.why.get().is_some()).collect::<Vec<_>>();
        sockets.sign_out(GuestId(2), Devices::All);
        assert_eq!(dismissed(), [false; 3], "another's sign-out is not mine");
        sockets.sign_out(GuestId(1), Devices::AllBut("new"));
        assert_eq!(dismissed(), [true, false, true]);
        sockets.sign_out(GuestId(1), Devices::Only("new"));
        assert_eq!(entries[1].dismissal.why(), Code::SignedOut);
        drop(entries);
        assert!(sockets.lock().is_empty(), "nothing is kept of sockets that are gone");
    }

    #[test]
    fn what_changes_reaches_every_socket_that_is_open() {
        let sockets = Sockets::default();
        let entry = sockets.enter(ada(Lang::Fr), "key".to_owned(), Arc::default(), None);
        let bea = GuestId(2);
        assert!(entry.person.hears(bea));
        sockets.mutes(GuestId(1), &[bea]);
        entry.person.came_with(Vec::new());
        assert!(!entry.person.hears(bea), "what he said since he came is newer than what was read");
        sockets.changed(&GuestInfo { name: "Ada L.".to_owned(), ..ada(Lang::En) });
        assert_eq!((entry.person.lang(), entry.person.info().name.as_str()), (Lang::En, "Ada L."));
    }
}
