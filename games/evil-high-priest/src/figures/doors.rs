//! What can be said of the action spaces before play, in the order in which they are offered. `[action.place]`

use crate::{Boon, Goods, LOCKS, Need, PLACES, Position, Price, RITUALS, Site, Space, Who, bill::Bill};

use super::{Board, Figures};

/// The way to an action space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Door {
    /// Which space.
    pub(crate) at: Site,
    /// Its bit, see [`Site::bit`].
    pub(crate) bit: u128,
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
    /// A place of the town to which no Skulk may come. `[skulk.move]`
    pub(crate) no_skulk: bool,
}

/// The ways to all spaces on one cult board, but for the Priest's own power.
#[derive(Clone, Debug)]
pub(crate) struct Doors {
    all: Vec<Door>,
    /// Where in them Escape stands, and where towns, rituals and locks begin.
    escape: usize,
    town: usize,
    skulks: usize,
    rituals: usize,
    locks: usize,
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
        Door { at, bit: at.bit(), bill: Bill::from(cost), opens: ALWAYS, closes: 0, lets_in, plain, no_skulk: false }
    }

    fn space(at: Site, space: &Space) -> Door {
        let no_skulk = matches!(at, Site::Town(_)) && space.no_skulk;
        Door { no_skulk, ..Door::to(at, space.who, &space.cost, is_plain(at, space)) }
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
        Doors { all, escape, town, skulks, rituals, locks }
    }

    /// What is so in a position that opens and closes spaces.
    #[inline]
    pub(crate) fn times(p: &Position, skulks: u8, has_king: bool) -> u32 {
        let king = if has_king { KING } else { 0 };
        let raided = if p.raided { RAIDED } else { 0 };
        ALWAYS | king | raided | ((1 << skulks) - 1) << SKULKS | p.broken
    }

    /// All of them, in the order of the rulebook.
    #[inline]
    pub(crate) fn all(&self) -> &[Door] {
        &self.all
    }

    /// Escape.
    #[inline]
    pub(crate) fn escape(&self) -> &Door {
        &self.all[self.escape]
    }

    /// The town.
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
