//! Placing cultists, one at a turn: which spaces are open, to whom, for what. `[action.place]`

use cenacle_table::Seat;

use crate::{
    Action, Cultist, Event, Need, PLACES, Position, Price, RITUALS, Site, Space, Step, Who,
    position::PRIEST,
    sight::{Means, Missing, Sight},
    site::Sites,
};

use super::{Referee, powers, yellow};

/// What stands against placing a cultist on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bar {
    /// No such cultist is in the pool.
    NotInPool(Cultist),
    /// It is no action space, or not in this game.
    NoSpace,
    /// Somebody stands there.
    Taken,
    /// For the Priest alone.
    PriestOnly,
    /// For Acolytes alone.
    AcolyteOnly,
    /// There is no such power: no Priest card without the expansions, no power of this monster now.
    NoPower,
    /// The Priest card was used.
    PowerUsed,
    /// Nothing would come of the power.
    NoAim,
    /// Something has to be so before.
    Need(Need),
    /// No way leads to this lock yet.
    Closed,
    /// Its Elder Sign is broken and it has no bonus.
    Spent,
    /// Growth alone breaks it.
    GrowthOnly,
    /// The price cannot be paid.
    TooDear,
    /// It gives what is denied.
    Denied,
    /// Skulk spaces are not used alone.
    NoSkulkAlone,
    /// Skulk spaces beyond those for this number of players.
    NoSkulkHere,
    /// No Elder Sign could be taken.
    NoSign,
    /// Somebody else has the King in Yellow.
    NoKing,
    /// Nobody can come to that stage.
    NobodyEvolves,
    /// No step of the track is unlocked ahead.
    NoWayAhead,
    /// It would give nothing at all.
    Nothing(Missing),
}

/// What a seat may place in this turn: looked up once for all spaces.
pub(crate) struct Turn<'a> {
    sight: Sight<'a>,
    seat: Seat,
    means: Means,
    taken: Sites,
    ready: [bool; 2],
}

impl<'a> Turn<'a> {
    #[inline]
    pub(crate) fn of(sight: Sight<'a>, seat: Seat) -> Turn<'a> {
        let sect = sight.sect(seat);
        Turn {
            sight,
            seat,
            means: sight.means(seat, None),
            taken: sight.p.occupied(seat),
            ready: [sect.priest_ready(), sect.acolytes_at(Site::Pool) > 0],
        }
    }

    /// Whether this cultist may be placed there.
    #[inline]
    pub(crate) fn place(&self, who: Cultist, at: Site) -> Result<(), Bar> {
        if !self.ready[who as usize] {
            return Err(Bar::NotInPool(who));
        }
        self.enter(at)?;
        let (space_for, cost) = terms(self.sight, self.seat, at).ok_or(Bar::NoSpace)?;
        match (space_for, who) {
            (Who::Priest, Cultist::Acolyte) => return Err(Bar::PriestOnly),
            (Who::Acolyte, Cultist::Priest) => return Err(Bar::AcolyteOnly),
            _ => {}
        }
        if self.affords(who, at, cost) { Ok(()) } else { Err(Bar::TooDear) }
    }

    /// The Acolyte who acts cannot be part of the price. `[cost.self]`
    #[inline]
    fn affords(&self, who: Cultist, at: Site, cost: &Price) -> bool {
        if who == Cultist::Acolyte && is_paid(self.sight, self.seat, at) {
            return true;
        }
        let acting = u8::from(who == Cultist::Acolyte);
        if cost.acolytes > 0 && self.means.acolytes - acting < cost.acolytes {
            return false;
        }
        if cost.worship > 0 && self.means.active - acting < cost.worship {
            return false;
        }
        self.means.pay_the_rest(cost)
    }

    /// Whether a space can be used at all.
    #[inline]
    fn enter(&self, at: Site) -> Result<(), Bar> {
        if at.index().is_none() {
            return Err(Bar::NoSpace);
        }
        if self.taken.contains(at) && !self.slips(at) {
            return Err(Bar::Taken);
        }
        enter(self.sight, self.seat, at)
    }

    /// Whether a taken place may be entered all the same. `[monster.nightgaunt]`
    fn slips(&self, at: Site) -> bool {
        let town = matches!(at, Site::Town(_)) && self.sight.p.cards.slip;
        town && self.sight.f.space(self.sight.board(), at).is_some_and(|space| !space.no_skulk)
    }

    #[inline]
    fn offer(&self, at: Site, each: &mut impl FnMut(Action)) {
        let Some((space_for, cost)) = terms(self.sight, self.seat, at) else { return };
        // Who can pay is quickly seen, what else stands against a space is not.
        let may = Cultist::ALL.map(|who| {
            let fits = match space_for {
                Who::Anyone => true,
                Who::Priest => who == Cultist::Priest,
                Who::Acolyte => who == Cultist::Acolyte,
            };
            fits && self.ready[who as usize] && self.affords(who, at, cost)
        });
        if may == [false; 2] || self.enter(at).is_err() {
            return;
        }
        for who in Cultist::ALL.into_iter().filter(|who| may[*who as usize]) {
            each(Action::Place { who, at });
        }
    }
}

/// What a space costs this cultist: a ritual costs an Acolyte nothing who is paid for it. `[priest-card.scott]`
#[inline]
pub(super) fn toll(sight: Sight<'_>, seat: Seat, acolyte: bool, at: Site, cost: Price) -> Price {
    if acolyte && is_paid(sight, seat, at) { Price::default() } else { cost }
}

#[inline]
fn is_paid(sight: Sight<'_>, seat: Seat, at: Site) -> bool {
    matches!(at, Site::Ritual(_, 0)) && sight.sect(seat).stipend
}

/// Who may come to a space, and for what, if it is there.
#[inline]
fn terms(sight: Sight<'_>, seat: Seat, at: Site) -> Option<(Who, &Price)> {
    match at {
        Site::Lock(lock) if !sight.p.is_broken(lock) => {
            sight.board().locks.get(usize::from(lock)).map(|lock| (Who::Anyone, &lock.cost))
        }
        Site::Power => sight.f.priest(sight.sect(seat).priest).map(|face| (Who::Priest, &face.power.cost)),
        _ => sight.f.space_at(sight.board(), at).map(|space| (space.who, &space.cost)),
    }
}

/// Whether a space can be used, whoever stands there: by whom and for what.
pub(super) fn entry(sight: Sight<'_>, seat: Seat, at: Site) -> Result<(Who, Price), Bar> {
    enter(sight, seat, at)?;
    let (who, cost) = terms(sight, seat, at).ok_or(Bar::NoSpace)?;
    Ok((who, *cost))
}

/// What stands against using a space, but for its price and whoever stands there.
#[inline]
fn enter(sight: Sight<'_>, seat: Seat, at: Site) -> Result<(), Bar> {
    let p = sight.p;
    if let Site::Lock(lock) = at
        && !p.is_broken(lock)
    {
        return lock_entry(sight, seat, lock);
    }
    let board = sight.board();
    let space = match at {
        Site::Power => return powers::power_entry(sight, seat),
        Site::Ritual(_, step) if step > 0 => return Err(Bar::NoSpace),
        Site::Eternal(_) => return Err(Bar::NoSpace),
        Site::King if board.king.is_some() && !p.has_king(seat) => return Err(Bar::NoKing),
        Site::Lock(lock) if usize::from(lock) >= board.locks.len() => return Err(Bar::NoSpace),
        Site::Lock(_) => sight.f.space_at(board, at).ok_or(Bar::Spent)?,
        _ => sight.f.space_at(board, at).ok_or(Bar::NoSpace)?,
    };
    if let Site::Skulk(number) = at
        && number >= sight.f.skulks(p.players)
    {
        return Err(Bar::NoSkulkHere);
    }
    if let Site::Lock(lock) = at
        && space.gives.travel
        && !yellow::leads_on(sight, lock)
    {
        return Err(Bar::NoWayAhead);
    }
    usable(sight, seat, space)
}

/// Whether nothing but its price stands against using a space.
#[inline]
pub(super) fn usable(sight: Sight<'_>, seat: Seat, space: &Space) -> Result<(), Bar> {
    if space.gives.skulk.is_some() && sight.p.is_solo() {
        return Err(Bar::NoSkulkAlone);
    }
    for need in space.needs.each() {
        if !sight.need_is_met(seat, need) {
            return Err(Bar::Need(need));
        }
    }
    if sight.denied().is_some() && sight.is_denied(&space.gives) {
        return Err(Bar::Denied);
    }
    if space.gives.free_sign && sight.open_locks().next().is_none() {
        return Err(Bar::NoSign);
    }
    // [reward.nothing]
    if let Some(missing) = sight.gives_nothing(seat, space) {
        return Err(Bar::Nothing(missing));
    }
    // [evolution.track]
    if let Some(stage) = space.gives.evolve
        && !can_evolve(sight, seat, stage)
    {
        return Err(Bar::NobodyEvolves);
    }
    Ok(())
}

/// Whether somebody could come to a stage: who is placed can, too.
fn can_evolve(sight: Sight<'_>, seat: Seat, stage: u8) -> bool {
    super::evolution::candidates(sight, seat, stage).next().is_some()
}

#[inline]
fn lock_entry(sight: Sight<'_>, seat: Seat, lock: u8) -> Result<(), Bar> {
    let Some(face) = sight.board().locks.get(usize::from(lock)) else { return Err(Bar::NoSpace) };
    if face.award.is_some() {
        return Err(Bar::GrowthOnly);
    }
    if face.after != 0 && face.after & sight.p.broken == 0 {
        return Err(Bar::Closed);
    }
    for need in face.needs.each() {
        if !sight.need_is_met(seat, need) {
            return Err(Bar::Need(need));
        }
    }
    // [solo.denial]
    if sight.denied() == Some(crate::Denied::Sign) {
        return Err(Bar::Denied);
    }
    Ok(())
}

/// Every space of the boards, in the order of the rulebook.
pub(crate) fn spaces(p: &Position, locks: usize) -> impl Iterator<Item = Site> {
    let own = [Site::Power, Site::Summon, Site::Rescue, Site::Improve, Site::Escape];
    let town = (0..PLACES as u8).map(Site::Town);
    let skulks = (0..2).filter(|_| p.players > 1).map(Site::Skulk);
    let rituals = (0..RITUALS as u8).filter(|_| p.raided).map(|ritual| Site::Ritual(ritual, 0));
    let locks = (0..locks as u8).map(Site::Lock);
    own.into_iter().chain([Site::King]).chain(town).chain(skulks).chain(rituals).chain(locks)
}

pub(super) fn answers(sight: Sight<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let turn = Turn::of(sight, seat);
    powers::in_turn(sight, seat, each);
    for at in [Site::Power, Site::Summon, Site::Rescue, Site::Improve, Site::Escape] {
        turn.offer(at, each);
    }
    if sight.p.has_king(seat) {
        turn.offer(Site::King, each);
    }
    (0..PLACES as u8).for_each(|place| turn.offer(Site::Town(place), each));
    (0..sight.f.skulks(sight.p.players)).for_each(|space| turn.offer(Site::Skulk(space), each));
    if sight.p.raided {
        (0..RITUALS as u8).for_each(|ritual| turn.offer(Site::Ritual(ritual, 0), each));
    }
    (0..sight.board().locks.len() as u8).for_each(|lock| turn.offer(Site::Lock(lock), each));
    // [raid.vigil]
    if sight.f.rules >= 2 && !sight.p.switched {
        each(Action::Vigil { on: !sight.sect(seat).vigil });
    }
}

/// Whether a seat can place anybody anywhere.
fn can_place(sight: Sight<'_>, seat: Seat) -> bool {
    let sect = sight.sect(seat);
    if sect.acolytes_at(Site::Pool) == 0 && !sect.priest_ready() {
        return false;
    }
    // The sure ones first, without a look at all the boards: nobody stands in the way of who escapes.
    let for_free = |(who, cost): (Who, &Price)| who != Who::Priest && cost.is_free();
    if sect.acolytes_at(Site::Pool) > 0
        && terms(sight, seat, Site::Escape).is_some_and(for_free)
        && enter(sight, seat, Site::Escape).is_ok()
    {
        return true;
    }
    let turn = Turn::of(sight, seat);
    if turn.place(Cultist::Acolyte, Site::Escape).is_ok() || turn.place(Cultist::Priest, Site::Improve).is_ok() {
        return true;
    }
    let mut any = false;
    spaces(sight.p, sight.board().locks.len()).for_each(|at| turn.offer(at, &mut |_| any = true));
    any
}

impl Referee<'_> {
    /// Whoever comes next and can place a cultist does so; if nobody can, Skulks move. `[action.turns]`
    pub(super) fn next_turn(&mut self) {
        let players = usize::from(self.p.players);
        for step in 1..=players {
            let seat = Seat::new((self.p.turn.index() + step) % players);
            if can_place(self.sight(), seat) {
                self.p.turn = seat;
                self.push(Step::Act(seat));
                return;
            }
        }
        self.begin_skulking();
    }

    pub(super) fn place(&mut self, seat: Seat, who: Cultist, at: Site) {
        self.done();
        let sect = self.sect(seat);
        let index = match who {
            Cultist::Priest => PRIEST,
            Cultist::Acolyte => sect.acolyte_at(Site::Pool, None).expect("an Acolyte in the pool"),
        };
        sect.cultists[index] = at;
        self.p.cards.slip = false;
        self.p.switched = false;
        self.p.acting = index as u8;
        let board = self.p.board;
        self.log.all(|| Event::Places { seat, who, at, board });
        self.activate(seat, at);
    }

    /// The cultist who acts has come to a space: its price is paid, its reward gained. `[action.activate]`
    pub(super) fn activate(&mut self, seat: Seat, at: Site) {
        match at {
            Site::Lock(lock) if !self.p.is_broken(lock) => self.break_lock(seat, lock, true),
            Site::Power => self.use_power(seat),
            _ => self.use_space(seat, at),
        }
    }

    pub(super) fn use_space(&mut self, seat: Seat, at: Site) {
        let sight = self.sight();
        let Some(space) = sight.f.space(sight.board(), at) else { return };
        self.push(Step::Reward(seat, at));
        // [priest-card.scott]
        if self.p.acting as usize != PRIEST && is_paid(self.sight(), seat, at) {
            self.gain(seat, space.cost.goods);
        } else {
            self.charge(seat, &space.cost);
        }
    }
}
