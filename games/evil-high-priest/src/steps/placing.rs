//! Placing cultists, one at a turn: which spaces are open, to whom, for what. `[action.place]`

use cenacle_table::{Phrase, Refusal, RuleId, Seat};

use crate::{
    Action, Cultist, Event, Need, Price, Site, Space, Step, Who,
    figures::{DoorSet, Doors, LAIRS, each_door},
    position::PRIEST,
    rules_view::{Means, Missing, RulesView},
    words,
};

use super::{Referee, costs, powers, yellow};

/// `[action.place]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-act")
}

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
    rules: RulesView<'a>,
    seat: Seat,
    /// What can be paid if the Priest acts.
    means: Means,
    /// Who is in the pool, one bit each in the order of [`Cultist::ALL`].
    ready: u8,
    /// A ritual costs an Acolyte nothing. `[priest-card.scott]`
    stipend: bool,
}

/// The bit of a cultist among those who are let in.
const fn bit(who: Cultist) -> u8 {
    1 << who as u8
}

impl<'a> Turn<'a> {
    #[inline]
    pub(crate) fn of(rules: RulesView<'a>, seat: Seat) -> Turn<'a> {
        let sect = rules.sect(seat);
        let means = rules.means(seat, None);
        let ready = u8::from(sect.priest_ready()) | u8::from(means.pool > 0) << 1;
        Turn { rules, seat, means, ready, stipend: sect.stipend }
    }

    /// Whether this cultist may be placed there.
    #[inline]
    pub(crate) fn place(&self, who: Cultist, at: Site) -> Result<(), Bar> {
        if self.ready & bit(who) == 0 {
            return Err(Bar::NotInPool(who));
        }
        if at.index().is_none() {
            return Err(Bar::NoSpace);
        }
        // [action.taken]
        if self.rules.p.occupied(self.seat).contains(at) && !self.slips(at) {
            return Err(Bar::Taken);
        }
        self.opens(who, at)
    }

    /// Whether a cultist of the pool may be placed there if nobody stands there.
    #[inline]
    fn opens(&self, who: Cultist, at: Site) -> Result<(), Bar> {
        enter(self.rules, self.seat, at)?;
        let (space_for, cost) = terms(self.rules, self.seat, at).ok_or(Bar::NoSpace)?;
        // [priest.only] [action.acolytes]
        match (space_for, who) {
            (Who::Priest, Cultist::Acolyte) => return Err(Bar::PriestOnly),
            (Who::Acolyte, Cultist::Priest) => return Err(Bar::AcolyteOnly),
            _ => {}
        }
        let pays = match who {
            Cultist::Priest => self.means.pay(cost),
            // [cost.self]
            Cultist::Acolyte => is_paid(self.rules, self.seat, at) || self.means.without_actor().pay(cost),
        };
        if pays { Ok(()) } else { Err(Bar::TooDear) }
    }

    /// Whether a taken place may be entered all the same. `[monster.nightgaunt]`
    fn slips(&self, at: Site) -> bool {
        let town = matches!(at, Site::Town(_)) && self.rules.p.cards.slip;
        town && self.rules.f.space_at(self.rules.board(), at).is_some_and(|space| !space.no_skulk)
    }

    /// The doors that the Priest may take now, and an Acolyte: what is quickly seen stands first.
    pub(crate) fn doors(&self) -> [DoorSet; 2] {
        let Turn { rules, seat, ref means, .. } = *self;
        let (p, doors) = (rules.p, rules.doors());
        let open = doors.open(Doors::times(p, rules.f.skulks(p.players), seat));
        // [action.taken] [monster.nightgaunt]
        let free = open & (!doors.taken(p, seat) | if p.cards.slip { doors.prowled() } else { 0 });
        let [too_dear, too_dear_for_acolytes] = doors.prices().too_dear_for(means);
        // [priest-card.scott]
        let paid = if self.stipend { doors.rituals() } else { 0 };
        let [with_priest, with_acolyte] = self.let_in();
        let priest = free & with_priest & !too_dear;
        let acolyte = free & with_acolyte & (!too_dear_for_acolytes | paid);
        let usable = usable_doors(rules, seat, priest | acolyte);
        [priest & usable, acolyte & usable]
    }

    /// The doors that let the Priest in, and an Acolyte, if they are in the pool. `[priest.only] [action.acolytes]`
    #[inline]
    fn let_in(&self) -> [DoorSet; 2] {
        let doors = self.rules.doors().lets_in();
        Cultist::ALL.map(|who| if self.ready & bit(who) != 0 { doors[who as usize] } else { 0 })
    }

    /// Whether the Priest may use his own power. `[priest.power]`
    fn has_power(&self) -> bool {
        let sect = self.rules.sect(self.seat);
        self.ready & bit(Cultist::Priest) != 0
            && !sect.priest_used
            && sect.priest.is_one()
            && self.opens(Cultist::Priest, Site::Power).is_ok()
    }
}

/// Whether a space costs an Acolyte nothing, who is paid for it. `[priest-card.scott]`
#[inline]
fn is_paid(rules: RulesView<'_>, seat: Seat, at: Site) -> bool {
    matches!(at, Site::Ritual(_, 0)) && rules.sect(seat).stipend
}

/// Who may come to a space, and for what, if it is there.
#[inline]
fn terms(rules: RulesView<'_>, seat: Seat, at: Site) -> Option<(Who, &Price)> {
    match at {
        Site::Lock(lock) if !rules.p.is_broken(lock) => {
            rules.board().locks.get(usize::from(lock)).map(|lock| (Who::Anyone, &lock.cost))
        }
        Site::Power => rules.f.priest(rules.sect(seat).priest).map(|face| (Who::Priest, &face.power.cost)),
        _ => rules.f.space_at(rules.board(), at).map(|space| (space.who, &space.cost)),
    }
}

/// What a space costs, whether or not it can be used.
pub(super) fn price(rules: RulesView<'_>, seat: Seat, at: Site) -> Option<Price> {
    terms(rules, seat, at).map(|(_, cost)| *cost)
}

/// Whether a space can be used, whoever stands there: by whom and for what.
pub(super) fn entry(rules: RulesView<'_>, seat: Seat, at: Site) -> Result<(Who, Price), Bar> {
    enter(rules, seat, at)?;
    let (who, cost) = terms(rules, seat, at).ok_or(Bar::NoSpace)?;
    Ok((who, *cost))
}

/// What stands against using a space, but for its price and whoever stands there.
pub(super) fn enter(rules: RulesView<'_>, seat: Seat, at: Site) -> Result<(), Bar> {
    let p = rules.p;
    if let Site::Lock(lock) = at
        && !p.is_broken(lock)
    {
        return lock_entry(rules, seat, lock);
    }
    let board = rules.board();
    let space = match at {
        Site::Power => return powers::power_entry(rules, seat),
        // [ritual.advance]: whoever is in a ritual goes on by himself.
        Site::Ritual(_, step) if step > 0 => return Err(Bar::NoSpace),
        // [eternal.stay]
        Site::Eternal(_) => return Err(Bar::NoSpace),
        // [king.control]
        Site::King if board.king.is_some() && !p.has_king(seat) => return Err(Bar::NoKing),
        Site::Lock(lock) if usize::from(lock) >= board.locks.len() => return Err(Bar::NoSpace),
        // [lock.once]
        Site::Lock(_) => rules.f.space_at(board, at).ok_or(Bar::Spent)?,
        _ => rules.f.space_at(board, at).ok_or(Bar::NoSpace)?,
    };
    // [skulk.spaces]
    if let Site::Skulk(number) = at
        && number >= rules.f.skulks(p.players)
    {
        return Err(Bar::NoSkulkHere);
    }
    // [yellow.entry]
    if let Site::Lock(lock) = at
        && space.gives.travel
        && !yellow::leads_on(rules, lock)
    {
        return Err(Bar::NoWayAhead);
    }
    usable(rules, seat, space)
}

/// Those of these doors, which are there, against which nothing stands but their price and whoever stands there.
pub(super) fn usable_doors(rules: RulesView<'_>, seat: Seat, doors: DoorSet) -> DoorSet {
    let all = rules.doors();
    let mut usable = doors & !all.barred(rules.denied(), rules.p.is_solo());
    // [cost.prerequisite]
    for (need, there) in all.needs() {
        if usable & there != 0 && !rules.need_is_met(seat, *need) {
            usable &= !there;
        }
    }
    // [evolution.track]
    for (stage, there) in (0..).zip(all.evolves()) {
        if usable & there != 0 && !can_evolve(rules, seat, stage) {
            usable &= !there;
        }
    }
    let doubtful = usable & all.doubtful(rules.monster_left(), rules.chamber_left());
    each_door(doubtful)
        .filter(|door| enter(rules, seat, all.site(*door)).is_err())
        .fold(usable, |usable, door| usable & !(1 << door))
}

/// Whether nothing but its price stands against using a space.
#[inline]
pub(super) fn usable(rules: RulesView<'_>, seat: Seat, space: &Space) -> Result<(), Bar> {
    // [solo.skulk]
    if space.gives.skulk.is_some() && rules.p.is_solo() {
        return Err(Bar::NoSkulkAlone);
    }
    // [cost.prerequisite]
    for need in space.needs.each() {
        if !rules.need_is_met(seat, need) {
            return Err(Bar::Need(need));
        }
    }
    // [solo.denial]
    if rules.denied().is_some() && rules.is_denied(&space.gives) {
        return Err(Bar::Denied);
    }
    // [shoggoth.sign]
    if space.gives.free_sign && rules.open_locks().next().is_none() {
        return Err(Bar::NoSign);
    }
    // [reward.nothing]
    if let Some(missing) = rules.gives_nothing(seat, space) {
        return Err(Bar::Nothing(missing));
    }
    // [evolution.track]
    if let Some(stage) = space.gives.evolve
        && !can_evolve(rules, seat, stage)
    {
        return Err(Bar::NobodyEvolves);
    }
    Ok(())
}

/// Whether somebody could come to a stage: who is placed can, too.
fn can_evolve(rules: RulesView<'_>, seat: Seat, stage: u8) -> bool {
    super::evolution::candidates(rules, seat, stage).next().is_some()
}

#[inline]
fn lock_entry(rules: RulesView<'_>, seat: Seat, lock: u8) -> Result<(), Bar> {
    let Some(face) = rules.board().locks.get(usize::from(lock)) else { return Err(Bar::NoSpace) };
    // [growth.award]
    if face.award.is_some() {
        return Err(Bar::GrowthOnly);
    }
    // [lock.open]
    if face.after != 0 && face.after & rules.p.broken == 0 {
        return Err(Bar::Closed);
    }
    // [cost.prerequisite]
    for need in face.needs.each() {
        if !rules.need_is_met(seat, need) {
            return Err(Bar::Need(need));
        }
    }
    // [solo.denial]
    if rules.denied() == Some(crate::Denied::Sign) {
        return Err(Bar::Denied);
    }
    Ok(())
}

/// Powers of monsters, then every space that lets a cultist in, in the order of the rulebook. `[action.place]`
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let turn = Turn::of(rules, seat);
    powers::in_turn(rules, seat, each);
    if turn.has_power() {
        each(Action::Place { who: Cultist::Priest, at: Site::Power });
    }
    let offers = rules.doors().offers();
    let [priest, acolyte] = turn.doors();
    for door in each_door(priest | acolyte) {
        let [by_priest, by_acolyte] = &offers[door as usize];
        if priest >> door & 1 == 1 {
            each(*by_priest);
        }
        if acolyte >> door & 1 == 1 {
            each(*by_acolyte);
        }
    }
    switch(rules, seat).into_iter().for_each(each);
}

/// The standing order may be changed once a turn. `[raid.vigil]`
fn switch(rules: RulesView<'_>, seat: Seat) -> Option<Action> {
    (rules.f.rules >= 2 && !rules.p.switched).then(|| Action::Vigil { on: !rules.sect(seat).vigil })
}

/// The same list counted, before any of it is written down.
struct Counted {
    /// Powers, which stand first, and how many they are.
    powers: [Action; LAIRS + 1],
    before: usize,
    /// The doors that the Priest may take, and an Acolyte.
    priest: DoorSet,
    acolyte: DoorSet,
    /// What stands last.
    switch: Option<Action>,
}

impl Counted {
    fn of(rules: RulesView<'_>, seat: Seat) -> Counted {
        let turn = Turn::of(rules, seat);
        let mut powers = [Action::Place { who: Cultist::Priest, at: Site::Power }; LAIRS + 1];
        let mut before = 0;
        powers::in_turn(rules, seat, &mut |action| {
            powers[before] = action;
            before += 1;
        });
        before += usize::from(turn.has_power());
        let [priest, acolyte] = turn.doors();
        Counted { powers, before, priest, acolyte, switch: switch(rules, seat) }
    }

    /// How many answers there are.
    #[inline]
    fn len(&self) -> usize {
        let places = (self.priest.count_ones() + self.acolyte.count_ones()) as usize;
        self.before + places + usize::from(self.switch.is_some())
    }

    /// What stands at one place of the list.
    fn at(&self, chosen: usize, rules: RulesView<'_>) -> Action {
        if chosen < self.before {
            return self.powers[chosen];
        }
        let Counted { priest, acolyte, .. } = *self;
        let (mut left, mut doors) = (chosen - self.before, priest | acolyte);
        while doors != 0 {
            let door = doors & doors.wrapping_neg();
            let here = 1 + usize::from(priest & acolyte & door != 0);
            if left < here {
                let who = if priest & door != 0 { left } else { 1 };
                return rules.doors().offers()[door.trailing_zeros() as usize][who];
            }
            left -= here;
            doors ^= door;
        }
        self.switch.expect("a place below the number of answers")
    }
}

/// How many answers there are, and what stands at one place of the list.
#[inline]
pub(super) fn pick_answer(rules: RulesView<'_>, seat: Seat, choose: impl FnOnce(usize) -> usize) -> (usize, Action) {
    let all = Counted::of(rules, seat);
    let chosen = choose(all.len());
    (chosen, all.at(chosen, rules))
}

/// Why something is not done in one's turn.
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    match action {
        Action::Place { who, at } => Turn::of(rules, seat).place(who, at).err().map(|bar| barred(rules, seat, at, bar)),
        Action::Vigil { .. } => Some(Refusal::new("raid.vigil", "why-order-set")),
        // Whoever points at a sanctum outside the moments for it.
        Action::Keep | Action::Tidy | Action::Sort | Action::Stow { .. } => {
            Some(Refusal::new("sanctum.when", "why-no-reorganising"))
        }
        Action::Install { .. } => Some(Refusal::new("chamber.gain", "why-no-chamber-now")),
        _ => powers::why_not_invoke(rules, seat, action),
    }
}

/// Why a cultist cannot be placed there.
pub(super) fn barred(rules: RulesView<'_>, seat: Seat, at: Site, bar: Bar) -> Refusal {
    let named = |key: &'static str| Phrase::new(key).word("site", words::site_word(rules.f, rules.board(), at));
    let own = words::site_rule(rules.f, at);
    let (rule, why) = match bar {
        Bar::NotInPool(Cultist::Priest) => ("action.place", Phrase::new("why-no-priest")),
        Bar::NotInPool(Cultist::Acolyte) => ("action.place", Phrase::new("why-no-acolyte")),
        Bar::NoSpace => ("action.place", Phrase::new("why-no-space")),
        Bar::Taken => ("action.taken", named("why-taken")),
        Bar::PriestOnly => ("priest.only", named("why-priest-only")),
        Bar::AcolyteOnly if at == Site::Escape => ("priest.escape", Phrase::new("why-acolyte-only")),
        Bar::AcolyteOnly => ("action.acolytes", named("why-acolyte-space")),
        Bar::NoPower => ("priest.power", Phrase::new("why-no-power")),
        Bar::PowerUsed => ("priest.power", Phrase::new("why-power-used")),
        Bar::NoAim => (power_rule(rules, seat), Phrase::new("why-no-aim")),
        Bar::Need(Need::AfterRaid) => match at {
            Site::Ritual(..) => ("ritual.hidden", Phrase::new("why-rituals-hidden")),
            _ => (own, named("why-no-raid-yet")),
        },
        Bar::Need(Need::EmptyLairs) => ("priest.summon", Phrase::new("why-lairs-not-empty")),
        Bar::Need(Need::OnSkulk) => ("sleeper.skulk", named("why-no-skulk-out")),
        Bar::Need(Need::Evolved { from, count }) => {
            let why = named("why-not-evolved").number("count", count).word("stage", words::stage_word(from));
            ("evolution.need", why)
        }
        Bar::Need(Need::Signs(count)) => ("evolution.need", named("why-too-few-broken").number("count", count)),
        Bar::NoKing => ("king.control", Phrase::new("why-no-king")),
        Bar::NobodyEvolves => ("evolution.track", named("why-nobody-evolves")),
        Bar::NoWayAhead => ("yellow.entry", named("why-no-way-ahead")),
        Bar::Need(Need::Owns(goods)) => {
            (power_rule(rules, seat), Phrase::new("why-needs-own").word("goods", goods.word()))
        }
        Bar::Need(Need::InAsylum(count)) => {
            (power_rule(rules, seat), Phrase::new("why-needs-asylum").number("count", count))
        }
        Bar::Need(Need::OwnMonster) => (power_rule(rules, seat), Phrase::new("why-needs-monster")),
        Bar::Closed => ("lock.open", named("why-closed")),
        Bar::Spent => ("lock.once", named("why-spent")),
        Bar::GrowthOnly => ("growth.award", named("why-growth-only")),
        Bar::TooDear => return costs::too_dear(rules, seat, at),
        Bar::Denied => {
            let denied = rules.denied().map_or("denied-sign", crate::Denied::word);
            ("solo.denial", named("why-denied").word("denied", denied))
        }
        Bar::NoSkulkAlone => ("solo.skulk", Phrase::new("why-no-skulk-alone")),
        Bar::NoSkulkHere => ("skulk.spaces", Phrase::new("why-no-second-skulk")),
        Bar::NoSign => ("shoggoth.sign", Phrase::new("why-no-sign")),
        Bar::Nothing(Missing::Monster) => ("reward.nothing", named("why-no-monster-left")),
        Bar::Nothing(Missing::Chamber) => ("reward.nothing", named("why-no-chamber-left")),
        Bar::Nothing(Missing::Room) => ("reward.nothing", named("why-no-room-for-atoms")),
    };
    Refusal::because(rule, why)
}

/// The rule of a seat's Priest card.
fn power_rule(rules: RulesView<'_>, seat: Seat) -> RuleId {
    words::priest_rule(rules.f, rules.sect(seat).priest)
}

/// Whether a seat can place anybody anywhere.
fn can_place(rules: RulesView<'_>, seat: Seat) -> bool {
    let sect = rules.sect(seat);
    let acolyte = sect.acolytes_at(Site::Pool) > 0;
    if !acolyte && !sect.priest_ready() {
        return false;
    }
    let doors = rules.doors();
    let sure = doors.sure() & !doors.barred(rules.denied(), rules.p.is_solo());
    let [for_priest, for_acolytes] = doors.lets_in();
    // The sure ones first: nobody stands in the way of who escapes, and where nobody stands nothing need be paid.
    if acolyte && sure & for_acolytes & doors.escape() != 0 {
        return true;
    }
    let free = sure & if acolyte { for_acolytes } else { for_priest };
    if free & !doors.taken(rules.p, seat) != 0 {
        return true;
    }
    let turn = Turn::of(rules, seat);
    turn.doors() != [0; 2] || turn.has_power()
}

impl Referee<'_> {
    /// Whoever comes next and can place a cultist does so; if nobody can, Skulks move. `[action.turns]`
    pub(super) fn next_turn(&mut self) {
        let players = usize::from(self.p.players);
        let mut seat = self.p.turn;
        for _ in 0..players {
            seat = seat.next(players);
            if can_place(self.rules(), seat) {
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
        sect.cultists.put(index, at);
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
        let Some(space) = self.figures.space_at(self.board(), at) else { return };
        self.push(Step::Reward(seat, at));
        // [priest-card.scott]
        if self.p.acting as usize != PRIEST && is_paid(self.rules(), seat, at) {
            self.gain(seat, space.cost.goods);
        } else {
            self.charge(seat, &space.cost);
        }
    }
}
