//! The numbers of the actions.

use std::marker::PhantomData;

use cenacle_table::{
    Seat,
    encoding::{Around, Below, Factor, Part, Perspective},
};

use crate::{
    Action, Cultist, Goods, KINDS, LOCKS, RITUALS, SITES, STAGES, Site,
    figures::{AVATARS, DISPLAY, LAIRS, MAX_PLAYERS, SLOTS},
};

const SEATS: u32 = MAX_PLAYERS as u32;
const FACE_UP: u32 = DISPLAY as u32;
const LAIR: u32 = LAIRS as u32;
/// What lies exposed, and the rooms of a sanctum.
const ROOMS: u32 = SLOTS as u32 + 1;
/// From the first place of the town to the last lock: where a cultist can go.
const SPACES: (usize, usize) = between(Site::Town(0), Site::Lock(LOCKS as u8 - 1));
/// The same with the places of Eternal Acolytes: from where a Skulk comes.
const SKULKS: (usize, usize) = between(Site::Town(0), Site::Eternal(crate::PLACES as u8 - 1));

const fn between(first: Site, last: Site) -> (usize, usize) {
    match (first.index(), last.index()) {
        (Some(first), Some(last)) => (first, last + 1),
        _ => panic!("these sites have numbers"),
    }
}

cenacle_table::factor!(Cultist: Cultist::ALL);
cenacle_table::factor!(Goods: KINDS, |goods| goods as u32, |place| Goods::ALL.get(place as usize).copied());
cenacle_table::factor!(Site: SITES, |site| site.index()? as u32, |place| Site::of_index(place as usize));

/// The sites of a range of their numbers.
struct Sites<const FIRST: usize, const END: usize>(PhantomData<Site>);

impl<const FIRST: usize, const END: usize> Factor for Sites<FIRST, END> {
    type Value = Site;
    const SIZE: u32 = (END - FIRST) as u32;
    const PARTS: &'static [Part] = &[Part { name: "", size: (END - FIRST) as u32 }];

    #[inline]
    fn place(site: Site, _from: Perspective) -> Option<u32> {
        let index = site.index()?;
        (FIRST..END).contains(&index).then(|| (index - FIRST) as u32)
    }

    #[inline]
    fn value(place: u32, _from: Perspective) -> Option<Site> {
        Site::of_index(FIRST + place as usize)
    }
}

/// Seats from the own one on, and the automaton after them.
struct Aimed;

impl Factor for Aimed {
    type Value = Seat;
    const SIZE: u32 = SEATS + 1;
    const PARTS: &'static [Part] = &[Part { name: "", size: SEATS + 1 }];

    #[inline]
    fn place(seat: Seat, from: Perspective) -> Option<u32> {
        match from.distance(seat) {
            Some(distance) => Some(distance as u32),
            None => (seat.index() == from.players()).then_some(SEATS),
        }
    }

    #[inline]
    fn value(place: u32, from: Perspective) -> Option<Seat> {
        if place == SEATS { Some(Seat::new(from.players())) } else { from.seat(place as usize) }
    }
}

cenacle_table::numbering! {
    Action, version 1:
    Place { who: Cultist, at: Site },
    PayRest,
    Pay { goods: Goods, room: Below<ROOMS> },
    Sacrifice { from: Site },
    Discard { lair: Below<LAIR> },
    Worship { from: Site },
    Remove { from: Site },
    Demolish { room: Below<ROOMS> },
    Offer { stage: Below<{ STAGES as u32 }> },
    Target { who: Around<SEATS> },
    Evolve { from: Site },
    WantMonster,
    WantChamber,
    Retrieve { whose: Around<SEATS> },
    Enchant { whose: Around<SEATS>, ritual: Below<{ RITUALS as u32 }> },
    Call { avatar: Below<{ AVATARS as u32 }> },
    Thaw,
    Accept,
    Decline,
    StowRest,
    Stow { goods: Goods, room: Below<ROOMS> },
    Keep,
    Tidy,
    Sort,
    Install { card: Below<FACE_UP>, room: Below<ROOMS> },
    Refuse,
    Bonus,
    NoBonus,
    Break { lock: Below<{ LOCKS as u32 }> },
    Award { to: Around<SEATS> },
    Prowl { from: Sites<{ SKULKS.0 }, { SKULKS.1 }>, to: Sites<{ SPACES.0 }, { SPACES.1 }> },
    Stay,
    Endure,
    Strike { from: Site },
    Loose { lair: Below<LAIR> },
    Unleash,
    Vigil { on: bool },
    Adopt { card: Below<FACE_UP> },
    Invoke { lair: Below<LAIR> },
    Pass,
    Aim { whom: Aimed },
    Rob { creature: bool },
    Yield { from: Site },
    Snatch { whom: Aimed, from: Site },
    Raze { whom: Aimed, room: Below<ROOMS> },
    Visit { at: Site },
    Again,
    Bribe,
}
