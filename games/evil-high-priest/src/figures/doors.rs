//! What can be said of the action spaces before play, in the order in which they are offered. `[action.place]`

use cenacle_table::Seat;

use crate::{
    Action, Boon, Cultist, Goods, LOCKS, Need, PLACES, Position, Price, RITUALS, SITES, Site, Space, Who, bill::Bill,
    position::PRIEST,
};

use super::{Board, Figures};

/// The way to an action space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Door {
    pub(crate) at: Site,
    /// What it costs.
    pub(crate) bill: Bill,
    /// It is there if one of these is so, see [`Doors::times`].
    pub(crate) opens: u32,
    /// It is not there any more if one of these is so.
    pub(crate) closes: u32,
    /// Whom it lets in, one bit each in the order of [`Cultist`](crate::Cultist).
    pub(crate) lets_in: u8,
    /// Nothing but its price, somebody who stands there and the automaton can stand against it.
    pub(crate) plain: bool,
    /// What makes it as good as plain, if nothing but this is in question; see [`Proviso`].
    proviso: Option<Proviso>,
    /// A place of the town to which no Skulk may come. `[skulk.move]`
    pub(crate) no_skulk: bool,
}

/// The one thing that must be so for a space that is not plain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Proviso {
    /// A monster can be had. `[reward.nothing]`
    MonsterLeft,
    /// A chamber can be had. `[reward.nothing]`
    ChamberLeft,
    /// Nobody plays alone. `[solo.skulk]`
    Company,
}

/// Doors of a cult board: a bit each, in the order of [`Doors::all`].
pub(crate) type DoorSet = u64;

/// A price, and the doors that ask for it.
pub(crate) type Priced = (Bill, DoorSet);

/// The ways to all spaces on one cult board, but for the Priest's own power.
#[derive(Clone, Debug)]
pub(crate) struct Doors {
    all: Vec<Door>,
    /// What is offered there to the Priest, and to an Acolyte.
    offers: Vec<[Action; 2]>,
    /// Where in them Escape stands, and where towns, rituals and locks begin.
    escape: usize,
    town: usize,
    skulks: usize,
    rituals: usize,
    locks: usize,
    /// Those that let the Priest in, and an Acolyte.
    lets_in: [DoorSet; 2],
    /// Those that each bit of a time opens, and closes.
    opened: [DoorSet; 32],
    closed: [DoorSet; 32],
    /// Those of each site: a lock has its sign and its bonus.
    by_site: [DoorSet; SITES],
    /// Those of the places of the town.
    towns: [DoorSet; PLACES],
    /// Each price once, with the doors that ask for it: those that ask for no Acolyte, then the others.
    bills: Vec<Priced>,
    with_acolytes: usize,
    plain: DoorSet,
    /// Those with each [`Proviso`].
    provisos: [DoorSet; 3],
    /// Places of the town to which a Skulk may come.
    prowled: DoorSet,
}

/// Locks that are broken have the lowest bits of a time; these are the others.
const ALWAYS: u32 = 1 << 31;
const KING: u32 = 1 << 30;
const RAIDED: u32 = 1 << 29;
const SKULKS: u32 = 27;
const _: () = assert!(LOCKS as u32 <= SKULKS, "every lock has a bit of its own");

impl Door {
    fn to(at: Site, who: Who, cost: &Price, plain: bool) -> Door {
        let lets_in = match who {
            Who::Anyone => 0b11,
            Who::Priest => 0b01,
            Who::Acolyte => 0b10,
        };
        let bill = Bill::from(cost);
        Door { at, bill, opens: ALWAYS, closes: 0, lets_in, plain, proviso: None, no_skulk: false }
    }

    fn space(at: Site, space: &Space) -> Door {
        let no_skulk = matches!(at, Site::Town(_)) && space.no_skulk;
        let proviso = proviso(at, space);
        Door { no_skulk, proviso, ..Door::to(at, space.who, &space.cost, is_plain(at, space)) }
    }

    fn opened_by(self, opens: u32) -> Door {
        Door { opens, ..self }
    }
}

/// Whether a space needs nothing and always gives something.
fn is_plain(at: Site, space: &Space) -> bool {
    let Boon { skulk, free_sign, evolve, travel, .. } = space.gives;
    // The door of a ritual says itself that it opens after a raid. [ritual.hidden]
    let known = |need: Need| need == Need::AfterRaid && matches!(at, Site::Ritual(..));
    space.needs.each().all(known)
        && !(skulk.is_some() || free_sign || evolve.is_some() || travel)
        && !may_give_nothing(&space.gives)
}

/// The one thing in question, if a space would be plain but for it.
fn proviso(at: Site, space: &Space) -> Option<Proviso> {
    let gives = space.gives;
    let but = |gives: Boon| is_plain(at, &Space { gives, ..*space });
    if is_plain(at, space) {
        None
    } else if gives.skulk.is_some() && but(Boon { skulk: None, ..gives }) {
        Some(Proviso::Company)
    } else if gives.monster > 0 && but(Boon { monster: 0, shoggoth: true, ..gives }) {
        Some(Proviso::MonsterLeft)
    } else if gives.chamber > 0 && but(Boon { chamber: 0, shoggoth: true, ..gives }) {
        Some(Proviso::ChamberLeft)
    } else {
        None
    }
}

/// Whether a reward is nothing where its cards are gone or its atoms have no room. `[reward.nothing]`
pub(crate) fn may_give_nothing(gives: &Boon) -> bool {
    let atoms = gives.goods.get(Goods::Atom);
    if gives.monster == 0 && gives.chamber == 0 && atoms == 0 {
        return false;
    }
    let mut others = gives.goods;
    others.take(Goods::Atom, atoms);
    Boon { monster: 0, chamber: 0, reorganise: false, goods: others, ..*gives } == Boon::default()
}

impl Doors {
    pub(super) fn of(figures: &Figures, board: &Board) -> Doors {
        let door = |at: Site| figures.space_at(board, at).map(|space| Door::space(at, space));
        let mut all: Vec<Door> =
            [Site::Summon, Site::Rescue, Site::Improve, Site::Escape].into_iter().filter_map(door).collect();
        let escape = all.len() - 1;
        // [king.control]
        all.extend(door(Site::King).map(|king| king.opened_by(KING)));
        let town = all.len();
        all.extend((0..PLACES as u8).filter_map(|place| door(Site::Town(place))));
        let skulks = all.len();
        all.extend(
            (0..2).filter_map(|space| Some(door(Site::Skulk(space))?.opened_by(1 << (SKULKS + u32::from(space))))),
        );
        let rituals = all.len();
        // [ritual.hidden]
        all.extend((0..RITUALS as u8).filter_map(|ritual| Some(door(Site::Ritual(ritual, 0))?.opened_by(RAIDED))));
        let locks = all.len();
        for (lock, face) in (0..).zip(&board.locks) {
            let at = Site::Lock(lock);
            let sign = Door {
                // [growth.award]: no cultist breaks it.
                lets_in: if face.award.is_some() { 0 } else { 0b11 },
                // [lock.open]
                opens: if face.after == 0 { ALWAYS } else { face.after },
                closes: 1 << lock,
                ..Door::to(at, Who::Anyone, &face.cost, face.needs.each().next().is_none())
            };
            all.push(sign);
            // [lock.bonus]
            all.extend(door(at).map(|bonus| bonus.opened_by(1 << lock)));
        }
        Doors::numbered(all, [escape, town, skulks, rituals, locks])
    }

    /// The same with what is asked of all of them at once.
    fn numbered(all: Vec<Door>, [escape, town, skulks, rituals, locks]: [usize; 5]) -> Doors {
        assert!(all.len() <= DoorSet::BITS as usize, "every door has a bit of its own");
        let set = |is: &dyn Fn(&Door) -> bool| {
            all.iter().enumerate().filter(|(_, door)| is(door)).fold(0, |set, (place, _)| set | 1 << place)
        };
        let mut by_site = [0; SITES];
        let mut bills: Vec<Priced> = Vec::new();
        for (place, door) in all.iter().enumerate() {
            if let Some(site) = door.at.index() {
                by_site[site] |= 1 << place;
            }
            match bills.iter_mut().find(|(bill, _)| *bill == door.bill) {
                Some((_, doors)) => *doors |= 1 << place,
                None => bills.push((door.bill, 1 << place)),
            }
        }
        // Everybody can pay nothing.
        bills.retain(|(bill, _)| *bill != Bill::default());
        bills.sort_by_key(|(bill, _)| bill.asks_for_acolytes());
        let with_acolytes = bills.partition_point(|(bill, _)| !bill.asks_for_acolytes());
        // Who comes to a lock on his way along a track stands in its door. [yellow.track]
        for lock in 0..LOCKS as u8 {
            if let (Some(lock), Some(track)) = (Site::Lock(lock).index(), Site::Track(lock).index()) {
                by_site[track] = by_site[lock];
            }
        }
        let towns = std::array::from_fn(|place| Site::Town(place as u8).index().map_or(0, |site| by_site[site]));
        let provisos = [Proviso::MonsterLeft, Proviso::ChamberLeft, Proviso::Company];
        Doors {
            offers: all.iter().map(|door| Cultist::ALL.map(|who| Action::Place { who, at: door.at })).collect(),
            lets_in: [1, 2].map(|who| set(&|door| door.lets_in & who != 0)),
            opened: std::array::from_fn(|time| set(&|door| door.opens >> time & 1 == 1)),
            closed: std::array::from_fn(|time| set(&|door| door.closes >> time & 1 == 1)),
            by_site,
            towns,
            bills,
            with_acolytes,
            plain: set(&|door| door.plain),
            provisos: provisos.map(|proviso| set(&|door| door.proviso == Some(proviso))),
            prowled: set(&|door| matches!(door.at, Site::Town(_)) && !door.no_skulk),
            all,
            escape,
            town,
            skulks,
            rituals,
            locks,
        }
    }

    /// What is so in a position that opens and closes spaces.
    #[inline]
    pub(crate) fn times(p: &Position, skulks: u8, has_king: bool) -> u32 {
        let king = if has_king { KING } else { 0 };
        let raided = if p.raided { RAIDED } else { 0 };
        ALWAYS | king | raided | ((1 << skulks) - 1) << SKULKS | p.broken
    }

    /// Those that are there.
    #[inline]
    pub(crate) fn open(&self, mut times: u32) -> DoorSet {
        let (mut opened, mut closed) = (0, 0);
        while times != 0 {
            let time = times.trailing_zeros() as usize;
            opened |= self.opened[time];
            closed |= self.closed[time];
            times &= times - 1;
        }
        opened & !closed
    }

    /// Those in which somebody stands, for this seat. `[action.taken]`
    #[inline]
    pub(crate) fn taken(&self, p: &Position, seat: Seat) -> DoorSet {
        let at = |site: Site| site.index().map_or(0, |index| self.by_site[index]);
        let mut taken = 0;
        for sect in &p.sects[..usize::from(p.players)] {
            for site in &sect.cultists {
                // Nobody is in another's way here, where most are.
                if matches!(site, Site::Pool | Site::Asylum | Site::Escape) {
                    continue;
                }
                taken |= match *site {
                    Site::Town(place) => self.towns.get(usize::from(place)).copied().unwrap_or(0),
                    Site::Pool | Site::Asylum | Site::Escape | Site::Away | Site::Trapped => 0,
                    Site::Power | Site::Summon | Site::Rescue | Site::Improve => 0,
                    Site::Azathoth | Site::Evolved(_) | Site::Eternal(_) => 0,
                    Site::Skulk(_) | Site::Ritual(..) | Site::Lock(_) | Site::King | Site::Track(_) => at(*site),
                };
            }
        }
        // One's own Priest is in one's way on his own board, but for Escape.
        match p.sect(seat).cultists[PRIEST] {
            own @ (Site::Power | Site::Summon | Site::Rescue | Site::Improve) => taken | at(own),
            _ => taken,
        }
    }

    /// Those whom the Priest may use, and an Acolyte, if nothing but the price and the sort of cultist counts.
    #[inline]
    pub(crate) fn lets_in(&self) -> [DoorSet; 2] {
        self.lets_in
    }

    /// Each price once, with the doors that ask for it: those that are the same whoever acts, then those that are paid with
    /// Acolytes. What is free is not among them.
    #[inline]
    pub(crate) fn bills(&self) -> (&[Priced], &[Priced]) {
        self.bills.split_at(self.with_acolytes)
    }

    /// Those against which something else can stand than price, cultists and the automaton, given these provisos in the order of
    /// [`Proviso`].
    #[inline]
    pub(crate) fn doubtful(&self, [monster, chamber, company]: [bool; 3]) -> DoorSet {
        let so = |is: bool, doors: DoorSet| if is { doors } else { 0 };
        let [with_monster, with_chamber, in_company] = self.provisos;
        !(self.plain | so(monster, with_monster) | so(chamber, with_chamber) | so(company, in_company))
    }

    /// Places of the town where a taken one may be entered by who slips in. `[monster.nightgaunt]`
    #[inline]
    pub(crate) fn prowled(&self) -> DoorSet {
        self.prowled
    }

    /// The first spaces of the rituals.
    #[inline]
    pub(crate) fn ritual_doors(&self) -> DoorSet {
        (1 << self.locks) - (1 << self.rituals)
    }

    /// All of them, in the order of the rulebook.
    #[inline]
    pub(crate) fn all(&self) -> &[Door] {
        &self.all
    }

    /// What is offered at each, to the Priest and to an Acolyte.
    #[inline]
    pub(crate) fn offers(&self) -> &[[Action; 2]] {
        &self.offers
    }

    #[inline]
    pub(crate) fn escape(&self) -> &Door {
        &self.all[self.escape]
    }

    /// The spaces of the town.
    #[inline]
    pub(crate) fn town(&self) -> &[Door] {
        &self.all[self.town..self.skulks]
    }

    /// The first spaces of the rituals.
    #[inline]
    pub(crate) fn rituals(&self) -> &[Door] {
        &self.all[self.rituals..self.locks]
    }

    /// The locks, each with its bonus after it.
    #[inline]
    pub(crate) fn locks(&self) -> &[Door] {
        &self.all[self.locks..]
    }
}
