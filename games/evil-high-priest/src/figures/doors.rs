//! What can be said of the action spaces before play, in the order in which they are offered. `[action.place]`

use cenacle_table::Seat;

use crate::{
    Action, Boon, Cultist, Denied, Goods, LOCKS, Need, Needs, PLACES, Position, Price, RITUALS, SITES, STAGES, Site,
    Space, Who,
    position::{BYTES, PRIEST},
};

use super::{Board, Figures, prices::Prices};

/// The way to an action space.
#[derive(Clone, Copy, Debug)]
struct Door {
    at: Site,
    cost: Price,
    /// It is there if one of these is so, see [`Doors::times`].
    opens: u32,
    /// It is not there if one of these is so.
    closes: u32,
    /// It is not there unless all of these are so.
    requires: u32,
    /// What else has to be so. `[cost.prerequisite]`
    needs: [Option<Need>; 2],
    /// The stage of the Evolution track to which it brings somebody. `[evolution.track]`
    evolves: Option<u8>,
    /// Whom it lets in, one bit each in the order of [`Cultist`](crate::Cultist).
    lets_in: u8,
    /// Nothing but its price, somebody who stands there and the automaton can stand against it.
    plain: bool,
    /// What makes it as good as plain, if nothing but this is in question; see [`Proviso`].
    proviso: Option<Proviso>,
    /// What bars it if the automaton denies it, one bit each in the order of [`Denied`]. `[solo.denial]`
    denied: u8,
    /// Who is there will skulk.
    skulks: bool,
    /// A place of the town to which no Skulk may come. `[skulk.move]`
    no_skulk: bool,
}

/// The one thing that must be so for a space that is not plain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Proviso {
    /// A monster can be had. `[reward.nothing]`
    MonsterLeft,
    /// A chamber can be had. `[reward.nothing]`
    ChamberLeft,
}

/// Doors of a cult board: a bit each, in the order of the rulebook.
pub(crate) type DoorSet = u64;

/// The ways to all spaces on one cult board, but for the Priest's own power.
#[derive(Clone, Debug)]
pub(crate) struct Doors {
    /// Where each leads.
    sites: Vec<Site>,
    /// What is offered there to the Priest, and to an Acolyte.
    offers: Vec<[Action; 2]>,
    /// Those that let the Priest in, and an Acolyte.
    lets_in: [DoorSet; 2],
    /// What four bits of a time do: by their place in it, then by their value.
    openings: [[Opening; 16]; 8],
    /// Those of each site: a lock has its sign and its bonus.
    by_site: [DoorSet; SITES],
    /// Those that a cultist at each site keeps from other players.
    taken_at: [DoorSet; BYTES],
    prices: Prices,
    plain: DoorSet,
    /// Those with each [`Proviso`].
    provisos: [DoorSet; 2],
    /// Those that each kind of denial bars, in the order of [`Denied`].
    denied: [DoorSet; DENIALS.len()],
    /// What has to be so, and where. `[cost.prerequisite]`
    needs: Vec<(Need, DoorSet)>,
    /// Those that bring somebody to each stage of the Evolution track.
    evolves: [DoorSet; STAGES],
    /// Those where somebody comes to skulk.
    skulks: DoorSet,
    /// Those that are plain, free and always there.
    sure: DoorSet,
    escape: DoorSet,
    /// Places of the town to which a Skulk may come.
    prowled: DoorSet,
    /// The first spaces of the rituals.
    rituals: DoorSet,
    /// The bonuses of locks.
    bonuses: DoorSet,
}

/// The doors that are there because something is so, and those that are not.
#[derive(Clone, Copy, Debug, Default)]
struct Opening {
    opened: DoorSet,
    closed: DoorSet,
}

impl Opening {
    /// What four bits of a time do, the first of which has this place in it.
    fn of(all: &[Door], first: usize, value: u32) -> Opening {
        let (so, four) = (value << first, 0b1111 << first);
        let mut opening = Opening::default();
        for (place, door) in all.iter().enumerate() {
            if door.opens & so != 0 {
                opening.opened |= 1 << place;
            }
            if door.closes & so != 0 || door.requires & four & !so != 0 {
                opening.closed |= 1 << place;
            }
        }
        opening
    }
}

/// Locks that are broken have the lowest bits of a time; these are the others.
const ALWAYS: u32 = 1 << 31;
const KING: u32 = 1 << 30;
const RAIDED: u32 = 1 << 29;
const SKULKS: u32 = 27;
const HAS_MONSTER: u32 = 1 << 26;
const HAS_SKULK: u32 = 1 << 25;
const _: () = assert!(LOCKS as u32 <= HAS_SKULK.trailing_zeros(), "every lock has a bit of its own");

/// What can be denied, in its order. `[solo.denial]`
const DENIALS: [Denied; 6] =
    [Denied::Chamber, Denied::Treasure, Denied::Blood, Denied::Magic, Denied::Grimoire, Denied::Sign];

impl Door {
    fn to(at: Site, who: Who, cost: &Price, plain: bool) -> Door {
        let lets_in = match who {
            Who::Anyone => 0b11,
            Who::Priest => 0b01,
            Who::Acolyte => 0b10,
        };
        Door {
            at,
            cost: *cost,
            opens: ALWAYS,
            closes: 0,
            requires: 0,
            needs: [None; 2],
            evolves: None,
            lets_in,
            plain,
            proviso: None,
            denied: 0,
            skulks: false,
            no_skulk: false,
        }
    }

    fn space(at: Site, space: &Space) -> Door {
        let denied = DENIALS.iter().filter(|denied| denied.bars(&space.gives));
        Door {
            proviso: proviso(space),
            denied: denied.fold(0, |all, denied| all | 1 << *denied as u8),
            skulks: space.gives.skulk.is_some(),
            no_skulk: matches!(at, Site::Town(_)) && space.no_skulk,
            evolves: space.gives.evolve,
            ..Door::to(at, space.who, &space.cost, is_plain(space)).that_needs(&space.needs)
        }
    }

    /// The same where something has to be so: what is seen at once opens and closes it. `[cost.prerequisite]`
    fn that_needs(mut self, needs: &Needs) -> Door {
        for (place, need) in needs.each().enumerate() {
            match need {
                Need::AfterRaid => self.requires |= RAIDED,
                Need::OnSkulk => self.requires |= HAS_SKULK,
                Need::OwnMonster => self.requires |= HAS_MONSTER,
                Need::EmptyLairs => self.closes |= HAS_MONSTER,
                Need::Owns(_) | Need::InAsylum(_) | Need::Evolved { .. } | Need::Signs(_) => {
                    self.needs[place] = Some(need);
                }
            }
        }
        self
    }

    /// The same with a track behind it, if one can be entered there: its next step has to be unlocked. `[yellow.entry]`
    fn that_leads_on(self, next: Option<u8>, travels: bool) -> Door {
        let requires = if travels { next.map_or(0, |next| 1 << next) } else { 0 };
        Door { requires: self.requires | requires, ..self }
    }

    fn opened_by(self, opens: u32) -> Door {
        Door { opens, ..self }
    }
}

/// Whether a space always gives something, if what has to be so is so.
fn is_plain(space: &Space) -> bool {
    !space.gives.free_sign && !may_give_nothing(&space.gives)
}

/// The one thing in question, if a space would be plain but for it.
fn proviso(space: &Space) -> Option<Proviso> {
    let gives = space.gives;
    let but = |gives: Boon| is_plain(&Space { gives, ..*space });
    if is_plain(space) {
        None
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
        let mut all = vec![Door::space(Site::Summon, &figures.summon)];
        all.extend([Site::Rescue, Site::Improve, Site::Escape].into_iter().filter_map(door));
        // [king.control]
        all.extend(door(Site::King).map(|king| king.opened_by(KING)));
        all.extend((0..PLACES as u8).filter_map(|place| door(Site::Town(place))));
        all.extend(
            (0..2).filter_map(|space| Some(door(Site::Skulk(space))?.opened_by(1 << (SKULKS + u32::from(space))))),
        );
        // [ritual.hidden]
        all.extend((0..RITUALS as u8).filter_map(|ritual| Some(door(Site::Ritual(ritual, 0))?.opened_by(RAIDED))));
        for (lock, face) in (0..).zip(&board.locks) {
            let at = Site::Lock(lock);
            let sign = Door {
                // [growth.award]: no cultist breaks it.
                lets_in: if face.award.is_some() { 0 } else { 0b11 },
                // [lock.open]
                opens: if face.after == 0 { ALWAYS } else { face.after },
                closes: 1 << lock,
                denied: 1 << Denied::Sign as u8,
                ..Door::to(at, Who::Anyone, &face.cost, true).that_needs(&face.needs)
            };
            all.push(sign);
            // [lock.bonus]
            let travels = face.bonus.is_some_and(|bonus| bonus.gives.travel);
            all.extend(door(at).map(|bonus| bonus.opened_by(1 << lock).that_leads_on(face.next, travels)));
        }
        Doors::numbered(&all)
    }

    /// The same with what is asked of all of them at once.
    fn numbered(all: &[Door]) -> Doors {
        assert!(all.len() <= DoorSet::BITS as usize, "every door has a bit of its own");
        let set = |is: &dyn Fn(&Door) -> bool| {
            all.iter().enumerate().filter(|(_, door)| is(door)).fold(0, |set, (place, _)| set | 1 << place)
        };
        let mut by_site: [DoorSet; SITES] = [0; SITES];
        for (place, door) in all.iter().enumerate() {
            if let Some(site) = door.at.index() {
                by_site[site] |= 1 << place;
            }
        }
        // Who comes to a lock on his way along a track stands in its door. [yellow.track]
        for lock in 0..LOCKS as u8 {
            if let (Some(lock), Some(track)) = (Site::Lock(lock).index(), Site::Track(lock).index()) {
                by_site[track] = by_site[lock];
            }
        }
        // Nobody is in another's way on his own board. [action.taken]
        let shared = |site: usize| Site::of_index(site).is_some_and(|site| !site.is_own());
        let taken_at = std::array::from_fn(|site| if shared(site) { by_site[site] } else { 0 });
        let sure = |door: &Door| {
            let asks = door.closes | door.requires != 0 || door.needs != [None; 2] || door.evolves.is_some();
            door.plain && door.cost.is_free() && door.opens & ALWAYS != 0 && !asks && !door.skulks
        };
        let mut needs: Vec<(Need, DoorSet)> = Vec::new();
        for need in all.iter().flat_map(|door| door.needs).flatten() {
            if needs.iter().all(|(other, _)| *other != need) {
                needs.push((need, set(&|door| door.needs.contains(&Some(need)))));
            }
        }
        let provisos = [Proviso::MonsterLeft, Proviso::ChamberLeft];
        Doors {
            sites: all.iter().map(|door| door.at).collect(),
            offers: all.iter().map(|door| Cultist::ALL.map(|who| Action::Place { who, at: door.at })).collect(),
            lets_in: [1, 2].map(|who| set(&|door| door.lets_in & who != 0)),
            openings: std::array::from_fn(|four| std::array::from_fn(|value| Opening::of(all, 4 * four, value as u32))),
            by_site,
            taken_at,
            prices: Prices::of(all.iter().map(|door| &door.cost)),
            plain: set(&|door| door.plain),
            provisos: provisos.map(|proviso| set(&|door| door.proviso == Some(proviso))),
            denied: DENIALS.map(|denied| set(&|door| door.denied >> denied as u8 & 1 == 1)),
            needs,
            evolves: std::array::from_fn(|stage| set(&|door| door.evolves == Some(stage as u8))),
            skulks: set(&|door| door.skulks),
            sure: set(&sure),
            escape: set(&|door| door.at == Site::Escape),
            prowled: set(&|door| matches!(door.at, Site::Town(_)) && !door.no_skulk),
            rituals: set(&|door| matches!(door.at, Site::Ritual(..))),
            bonuses: set(&|door| matches!(door.at, Site::Lock(_)) && door.closes == 0),
        }
    }

    /// What is so for a seat that opens and closes spaces.
    pub(crate) fn times(p: &Position, skulks: u8, seat: Seat) -> u32 {
        let king = if p.has_king(seat) { KING } else { 0 };
        let raided = if p.raided { RAIDED } else { 0 };
        let has_monster = if p.sect(seat).monsters() > 0 { HAS_MONSTER } else { 0 };
        let has_skulk = if p.sect(seat).skulking != 0 { HAS_SKULK } else { 0 };
        ALWAYS | king | raided | has_monster | has_skulk | ((1 << skulks) - 1) << SKULKS | p.broken
    }

    /// Those that are there.
    pub(crate) fn open(&self, times: u32) -> DoorSet {
        let (mut opened, mut closed) = (0, 0);
        for (four, by_value) in self.openings.iter().enumerate() {
            let opening = &by_value[(times >> (4 * four) & 0b1111) as usize];
            opened |= opening.opened;
            closed |= opening.closed;
        }
        opened & !closed
    }

    /// Those in which somebody stands, for this seat. `[action.taken]`
    pub(crate) fn taken(&self, p: &Position, seat: Seat) -> DoorSet {
        let mut taken = 0;
        for sect in &p.sects[..usize::from(p.players)] {
            for site in sect.cultists.numbers() {
                taken |= self.taken_at[usize::from(site)];
            }
        }
        // One's own Priest is in one's way on his own board, but for Escape.
        taken | self.at(p.sect(seat).cultists[PRIEST]) & !self.escape
    }

    /// Those that lead to a site.
    #[inline]
    pub(crate) fn at(&self, site: Site) -> DoorSet {
        site.index().map_or(0, |index| self.by_site[index])
    }

    /// Where a door leads.
    #[inline]
    pub(crate) fn site(&self, door: u32) -> Site {
        self.sites[door as usize]
    }

    /// Those whom the Priest may use, and an Acolyte, if nothing but the price and the sort of cultist counts.
    #[inline]
    pub(crate) fn lets_in(&self) -> [DoorSet; 2] {
        self.lets_in
    }

    /// What they cost.
    #[inline]
    pub(crate) fn prices(&self) -> &Prices {
        &self.prices
    }

    /// Those that nobody may use now: what is denied, and skulking where somebody plays alone. `[solo.denial] [solo.skulk]`
    #[inline]
    pub(crate) fn barred(&self, denied: Option<Denied>, alone: bool) -> DoorSet {
        denied.map_or(0, |denied| self.denied[denied as usize]) | if alone { self.skulks } else { 0 }
    }

    /// What has to be so where it is not seen at once, and where. `[cost.prerequisite]`
    #[inline]
    pub(crate) fn needs(&self) -> &[(Need, DoorSet)] {
        &self.needs
    }

    /// Those that bring somebody to each stage of the Evolution track. `[evolution.track]`
    #[inline]
    pub(crate) fn evolves(&self) -> &[DoorSet; STAGES] {
        &self.evolves
    }

    /// Those against which something else can stand than price, cultists, the automaton, and what has to be so, if a monster can be
    /// had, and a chamber.
    #[inline]
    pub(crate) fn doubtful(&self, monster: bool, chamber: bool) -> DoorSet {
        let so = |is: bool, doors: DoorSet| if is { doors } else { 0 };
        let [with_monster, with_chamber] = self.provisos;
        !(self.plain | so(monster, with_monster) | so(chamber, with_chamber))
    }

    /// Those that cost nothing and against which only who stands there and the automaton can stand.
    #[inline]
    pub(crate) fn sure(&self) -> DoorSet {
        self.sure
    }

    /// The way to Escape, where nobody is in another's way.
    #[inline]
    pub(crate) fn escape(&self) -> DoorSet {
        self.escape
    }

    /// Places of the town to which Skulks may come, and where a taken one may be entered by who slips in.
    /// `[skulk.move] [monster.nightgaunt]`
    #[inline]
    pub(crate) fn prowled(&self) -> DoorSet {
        self.prowled
    }

    /// The first spaces of the rituals.
    #[inline]
    pub(crate) fn rituals(&self) -> DoorSet {
        self.rituals
    }

    /// The bonuses of the locks that lead nobody to skulk.
    #[inline]
    pub(crate) fn quiet_bonuses(&self) -> DoorSet {
        self.bonuses & !self.skulks
    }

    /// What is offered at each, to the Priest and to an Acolyte.
    #[inline]
    pub(crate) fn offers(&self) -> &[[Action; 2]] {
        &self.offers
    }
}

/// Each door of a set, in their order.
#[inline]
pub(crate) fn each(mut doors: DoorSet) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let door = (doors != 0).then(|| doors.trailing_zeros());
        doors &= doors.wrapping_sub(1);
        door
    })
}
