//! How players add to the seed: each sends a commitment while he sits and waits, and shows what it was made from only once
//! nobody can join any more. docs/formats.md says why nobody can choose a seed that way.

use cenacle_scene::Seat;
use cenacle_table::{Bound, Pledge, Seed, link_after};
use serde::{Deserialize, Serialize};

use crate::{
    error::AppError,
    wire::{Code, GuestId, GuestInfo, Revealing, Status},
};

use super::meta::{Place, TableMeta};

/// What a player bound himself to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Binding {
    /// The end of his hash chain.
    pub commitment: Seed,
    /// The last link he showed; the commitment as long as he showed none.
    pub link: Seed,
    /// How many links he showed.
    #[serde(default)]
    pub shown: u8,
    /// Whether he was left out, because he did not show a link in time.
    #[serde(default)]
    pub left_out: bool,
}

impl Binding {
    /// A player binds himself.
    pub(crate) fn new(commitment: Seed) -> Binding {
        Binding { commitment, link: commitment, shown: 0, left_out: false }
    }
}

impl TableMeta {
    /// A player binds himself, or does so anew.
    ///
    /// # Errors
    /// If the seat is not his, or the game has begun.
    pub(crate) fn bind(&mut self, guest: &GuestInfo, seat: Option<Seat>, commitment: Seed) -> Result<(), AppError> {
        self.is_waiting()?;
        let seat = self.seat_of(guest.id, seat)?;
        self.places[seat.index()].binding = Some(Binding::new(commitment));
        Ok(())
    }

    /// Who made a table binds himself at the first of his seats.
    pub(crate) fn bind_maker(&mut self, commitment: Option<Seed>) {
        let maker = self.maker;
        let own = |place: &&mut Place| place.guest == Some(maker);
        if let (Some(place), Some(commitment)) = (self.places.iter_mut().find(own), commitment) {
            place.binding = Some(Binding::new(commitment));
        }
    }

    /// Everybody sits: whoever bound himself is asked for his link. Whether anybody is.
    pub(crate) fn ask_for_links(&mut self, until: u64) -> bool {
        let asked = self.bindings().next().is_some();
        self.revealing = asked.then_some(Revealing { round: 1, until });
        asked
    }

    /// A player shows his link of this round.
    ///
    /// # Errors
    /// If nobody is asked for links, or it is not the link before his last one.
    pub(crate) fn show(&mut self, guest: GuestId, seat: Option<Seat>, link: Seed) -> Result<(), AppError> {
        let Some(revealing) = self.revealing.filter(|_| self.is_revealing()) else {
            self.is_waiting()?;
            return Err(AppError::with(Code::NotStarted, "nobody shows anything before everybody sits"));
        };
        let seat = self.seat_of(guest, seat)?;
        let binding = self.places[seat.index()].binding.as_mut();
        let Some(binding) = binding.filter(|binding| !binding.left_out) else {
            return Err(AppError::with(Code::BadWish, "this seat is bound to nothing"));
        };
        if binding.shown == revealing.round {
            // It was sent twice.
            return if binding.link == link { Ok(()) } else { Err(wrong_link()) };
        }
        if link_after(&link) != binding.link {
            return Err(wrong_link());
        }
        (binding.link, binding.shown) = (link, revealing.round);
        Ok(())
    }

    /// Whether everybody sits, and players show what they bound themselves to.
    pub(crate) fn is_revealing(&self) -> bool {
        self.status == Status::Waiting && self.revealing.is_some()
    }

    /// Whether all who are asked have shown their link.
    pub(crate) fn all_shown(&self) -> bool {
        self.revealing.is_none_or(|revealing| self.bindings().all(|binding| binding.shown == revealing.round))
    }

    /// Whether every person at the table is bound to something.
    pub(crate) fn all_bound(&self) -> bool {
        let bound =
            |guest: GuestId| self.places.iter().any(|place| place.guest == Some(guest) && place.binding.is_some());
        self.places.iter().filter_map(|place| place.guest).all(bound)
    }

    /// Time is up: who has not shown his link is left out, the others are asked for one more. If nobody is left the game does
    /// not begin: the server knew its own part all along, and could take the better of two seeds. All wait as before, bound to
    /// nothing.
    pub(crate) fn leave_out(&mut self, until: u64) {
        let Some(Revealing { round, .. }) = self.revealing else { return };
        let late = |binding: &&mut Binding| binding.shown < round;
        self.places.iter_mut().filter_map(|place| place.binding.as_mut()).filter(late).for_each(|b| b.left_out = true);
        self.revealing = Some(Revealing { round: round + 1, until });
        if self.bindings().next().is_none() {
            self.revealing = None;
            self.places.iter_mut().for_each(|place| place.binding = None);
        }
    }

    /// What the seed is made of, if anybody bound himself.
    pub(crate) fn bound_pledge(&self) -> Option<Pledge> {
        let round = self.revealing?.round;
        let bound = self.places.iter().enumerate().filter_map(|(index, place)| {
            let binding = place.binding.as_ref()?;
            let shown = (!binding.left_out).then_some(binding.link);
            Some(Bound { seat: Seat::new(index), commitment: binding.commitment, shown })
        });
        Some(Pledge::bound(self.secret, round, bound.collect()))
    }

    /// What players are still bound to.
    fn bindings(&self) -> impl Iterator<Item = &Binding> {
        self.places.iter().filter_map(|place| place.binding.as_ref()).filter(|binding| !binding.left_out)
    }
}

fn wrong_link() -> AppError {
    AppError::with(Code::BadWish, "its SHA-256 is not what was sent before")
}

#[cfg(test)]
mod tests {
    use cenacle_scene::Lang;

    use super::*;
    use crate::{tables::evening::Evening, wire::ClockSetting};

    /// A chain: the commitment first, then its links.
    fn chain(start: u8) -> Vec<Seed> {
        let mut links: Vec<Seed> =
            std::iter::successors(Some(Seed([start; 32])), |link| Some(link_after(link))).take(6).collect();
        links.reverse();
        links
    }

    fn meta(bound: usize) -> (TableMeta, Vec<GuestInfo>, Vec<Vec<Seed>>) {
        let guest =
            |number| GuestInfo { id: GuestId(number), name: format!("Guest {number}"), lang: Lang::En, bot: false };
        let guests: Vec<GuestInfo> = (1..=3).map(guest).collect();
        let mut meta = Evening::of("ppp", ClockSetting::None, 1).meta;
        (meta.status, meta.header, meta.started_at) = (Status::Waiting, None, None);
        let chains: Vec<Vec<Seed>> = (0..3).map(|number| chain(number + 1)).collect();
        for (guest, chain) in guests.iter().zip(&chains).take(bound) {
            meta.bind(guest, None, chain[0]).unwrap();
        }
        (meta, guests, chains)
    }

    fn seed_of(meta: &TableMeta) -> Seed {
        let pledge = meta.pledge();
        pledge.check(&pledge.seed()).expect("it is what was promised");
        pledge.seed()
    }

    #[test]
    fn where_nobody_bound_himself_nobody_is_asked() {
        let (mut meta, guests, chains) = meta(0);
        assert!(!meta.ask_for_links(100));
        assert!(meta.show(guests[0].id, None, chains[0][1]).is_err());
        assert_eq!(meta.pledge(), Pledge::new(meta.secret, Vec::new()));
    }

    #[test]
    fn nothing_is_shown_before_all_sit_and_nobody_binds_himself_afterwards() {
        let (mut meta, guests, chains) = meta(2);
        assert_eq!(meta.show(guests[0].id, None, chains[0][1]).unwrap_err().code, Code::NotStarted);
        assert!(meta.ask_for_links(100));
        assert_eq!(meta.bind(&guests[2], None, chains[2][0]).unwrap_err().code, Code::AlreadyStarted);
        assert_eq!(meta.get_up(&guests[2]).unwrap_err().code, Code::AlreadyStarted);
    }

    #[test]
    fn only_the_link_before_the_commitment_is_taken() {
        let (mut meta, guests, chains) = meta(2);
        meta.ask_for_links(100);
        for wrong in [chains[0][0], chains[0][2], chains[1][1]] {
            assert_eq!(meta.show(guests[0].id, None, wrong).unwrap_err().code, Code::BadWish);
        }
        assert_eq!(meta.show(guests[2].id, None, chains[2][1]).unwrap_err().code, Code::BadWish, "bound to nothing");
        meta.show(guests[0].id, None, chains[0][1]).unwrap();
        meta.show(guests[0].id, None, chains[0][1]).expect("twice is once");
        assert!(meta.show(guests[0].id, None, chains[0][2]).is_err(), "not more than is asked for");
        assert!(!meta.all_shown());
        meta.show(guests[1].id, None, chains[1][1]).unwrap();
        assert!(meta.all_shown());
        seed_of(&meta);
    }

    #[test]
    fn who_does_not_show_his_link_is_left_out_and_the_others_go_one_further() {
        let (mut meta, guests, chains) = meta(3);
        meta.ask_for_links(100);
        meta.show(guests[0].id, None, chains[0][1]).unwrap();
        meta.show(guests[1].id, None, chains[1][1]).unwrap();
        let refused = seed_of(&{
            let mut all = meta.clone();
            all.show(guests[2].id, None, chains[2][1]).unwrap();
            all
        });
        meta.leave_out(9_000);
        assert!(meta.show(guests[2].id, None, chains[2][1]).is_err(), "he cannot come back");
        assert!(!meta.all_shown(), "what was shown does not count any more");
        meta.show(guests[0].id, None, chains[0][2]).unwrap();
        meta.show(guests[1].id, None, chains[1][2]).unwrap();
        assert!(meta.all_shown());
        assert_ne!(seed_of(&meta), refused);
        let pledge = meta.pledge();
        assert_eq!((pledge.round, pledge.bound[2].shown), (2, None), "the record says so");
    }

    #[test]
    fn if_nobody_is_left_the_game_does_not_begin() {
        let (mut meta, guests, chains) = meta(2);
        meta.ask_for_links(100);
        meta.show(guests[0].id, None, chains[0][1]).unwrap();
        meta.leave_out(9_000);
        assert_eq!(meta.revealing, Some(Revealing { round: 2, until: 9_000 }), "one is left");
        meta.leave_out(17_000);
        assert!(!meta.is_revealing() && meta.is_waiting().is_ok(), "he does not go on either");
        assert!(meta.places.iter().all(|place| place.binding.is_none()) && !meta.all_bound());
        assert!(meta.show(guests[0].id, None, chains[0][2]).is_err());
        meta.bind(&guests[0], None, chains[0][3]).expect("they bind themselves anew");
    }
}
