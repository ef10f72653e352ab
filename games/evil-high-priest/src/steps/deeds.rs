//! What cards do: whom they aim at, and each deed by its name. `[card.powers]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Card, Cause, Deed, Denied, Event, Goods, Keeper, Loot, Payee, Purse, Room, Site, Source, Step,
    figures::{Doors, SLOTS, each_door},
    rules_view::RulesView,
};

use super::{Bar, Referee, caused, costs, placing};

/// `[card.aim]`
pub(super) fn whom_question(rules: RulesView<'_>, card: Card) -> Phrase {
    Phrase::new("ask-whom").word("card", crate::words::card(rules.f, card)[0])
}

/// `[monster.dark-young]`
pub(super) fn yield_question(rules: RulesView<'_>) -> Phrase {
    caused(rules, "ask-yield", ["ask-yield-by", "ask-yield"])
}

/// `[monster.shambler]`
pub(super) fn snatch_question() -> Phrase {
    Phrase::new("ask-snatch")
}

/// `[card.raze]`
pub(super) fn raze_question() -> Phrase {
    Phrase::new("ask-raze")
}

/// `[priest-card.keziah]`
pub(super) fn errand_question() -> Phrase {
    Phrase::new("ask-errand")
}

/// The seat that stands for the automaton: the one after the last player.
fn rival(rules: RulesView<'_>) -> Option<Seat> {
    rules.p.is_solo().then(|| Seat::new(usize::from(rules.p.players)))
}

/// How much of a kind somebody has; the seat after the last player is the automaton.
fn amount(rules: RulesView<'_>, seat: Seat, goods: Goods) -> u16 {
    if seat.index() < usize::from(rules.p.players) {
        rules.sect(seat).wealth().get(goods)
    } else {
        rules.p.rival.goods.get(goods)
    }
}

/// Whether a deed can be aimed at somebody. `[card.aim]`
fn can_aim(rules: RulesView<'_>, seat: Seat, deed: Deed, whom: Seat) -> bool {
    let player = whom.index() < usize::from(rules.p.players);
    if let Deed::Burn(goods) = deed {
        let all = rules.p.everybody().map(|other| rules.sect(other).wealth().get(goods));
        let most = all.max().unwrap_or(0).max(rules.p.rival.goods.get(goods));
        return player && most > 0 && amount(rules, whom, goods) == most;
    }
    if whom == seat {
        return false;
    }
    match deed {
        // A creature of the Evolution track can be destroyed for a grimoire. [evolution.grimoire]
        Deed::Steal(Loot { goods: Goods::Grimoire, .. }) if player && rules.sect(whom).evolved(1) > 0 => true,
        Deed::Steal(loot) => amount(rules, whom, loot.goods) > 0,
        // The automaton has resources and nothing else. [solo.cards]
        _ if !player => false,
        Deed::Banish => rules.sect(whom).active().next().is_some(),
        Deed::Scatter => rules.sect(whom).acolytes_at(Site::Pool) > 0,
        Deed::Hunt => rules.sect(whom).monsters() > 0,
        Deed::Incite(_) | Deed::Breach => true,
        _ => false,
    }
}

/// Everybody a card can aim at. What an investigator does after a raid never touches the automaton. `[card.aim] [solo.cards]`
pub(super) fn aims(rules: RulesView<'_>, seat: Seat, card: Card) -> impl Iterator<Item = Seat> {
    let deed = rules.f.deed(card);
    let after_raid = matches!(card, Card::Investigator(_));
    let rival = rival(rules).filter(|_| !after_raid);
    // [monster.hunting-horror]
    let concerned = move |whom: &Seat| !(after_raid && rules.p.raid.cloaked.contains(*whom));
    let all = rules.p.in_order().chain(rival).filter(concerned);
    all.filter(move |whom| deed.is_some_and(|deed| can_aim(rules, seat, deed, *whom)))
}

pub(super) fn whom(rules: RulesView<'_>, seat: Seat, card: Card, each: &mut impl FnMut(Action)) {
    aims(rules, seat, card).for_each(|whom| each(Action::Aim { whom }));
}

/// Each site with an active Acolyte who can go to the Asylum. `[monster.dark-young] [card.active]`
pub(super) fn yields(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    rules.sect(seat).active().for_each(|from| each(Action::Yield { from }));
}

/// Acolytes that can be trapped: every active one of an opponent. `[monster.shambler]`
pub(super) fn prey(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    for whom in rules.p.in_order().filter(|whom| *whom != seat) {
        rules.sect(whom).active().for_each(|from| each(Action::Snatch { whom, from }));
    }
}

/// Chambers that can be discarded. `[card.raze]`
pub(super) fn ruins(rules: RulesView<'_>, seat: Seat, own: bool, each: &mut impl FnMut(Action)) {
    for whom in rules.p.in_order().filter(|whom| (*whom == seat) == own) {
        for room in (1..=SLOTS as u8).filter(|room| rules.sect(whom).rooms[usize::from(*room) - 1].chamber.is_one()) {
            each(Action::Raze { whom, room });
        }
    }
}

/// Places of the town that can be used at once, whoever stands there. `[priest-card.keziah]`
pub(super) fn errands(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let doors = rules.doors();
    let there = doors.open(Doors::times(rules.p, rules.f.skulks(rules.p.players), seat));
    let paid = there & doors.prowled() & !doors.prices().too_dear(&rules.means(seat, None));
    for door in each_door(placing::usable_doors(rules, seat, paid)) {
        each(Action::Visit { at: doors.site(door) });
    }
}

/// Why a card does not do this. `[card.aim] [card.active] [card.raze] [priest-card.keziah]`
pub(super) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    Some(match (rules.p.step(), action) {
        (Step::Whom(..), Action::Aim { .. }) => Refusal::new("card.aim", "why-not-at-him"),
        (Step::Yield(_), Action::Yield { .. }) | (Step::Snatch(_), Action::Snatch { .. }) => {
            Refusal::new("card.active", "why-not-active")
        }
        (Step::Raze(..), Action::Raze { .. }) => Refusal::new("card.raze", "why-no-room"),
        (Step::Errand(_), Action::Visit { at }) => match placing::entry(rules, seat, at) {
            Err(bar) => placing::barred(rules, seat, at, bar),
            Ok(_) if rules.f.space_at(rules.board(), at).is_some_and(|space| space.no_skulk) => {
                Refusal::new("priest-card.keziah", "why-no-skulk-there")
            }
            Ok(_) => costs::too_dear(rules, seat, at),
        },
        _ => return None,
    })
}

/// Whether something would come of a deed; if not, the card that has nothing else to give is not used. `[card.aim]`
pub(super) fn is_of_use(rules: RulesView<'_>, seat: Seat, card: Card, deed: Deed) -> bool {
    let sect = rules.sect(seat);
    let mut any = false;
    match deed {
        _ if deed.aims() => return aims(rules, seat, card).next().is_some(),
        Deed::Tithe(goods) => {
            let others = rules.p.everybody().chain(rival(rules)).filter(|other| *other != seat);
            return others.into_iter().any(|other| amount(rules, other, goods) > 0);
        }
        Deed::Fill(goods) => return rules.storable(seat, goods),
        Deed::Slip => return !rules.p.cards.slip,
        Deed::Stipend => return !sect.stipend && rules.p.raided,
        Deed::Errand => errands(rules, seat, &mut |_| any = true),
        Deed::Trap => prey(rules, seat, &mut |_| any = true),
        Deed::Raze => ruins(rules, seat, false, &mut |_| any = true),
        Deed::Crumble => ruins(rules, seat, true, &mut |_| any = true),
        _ => return true,
    }
    any
}

/// Whether a card's power may be used now, its price apart. `[card.powers] [cost.prerequisite]`
pub(super) fn usable(rules: RulesView<'_>, seat: Seat, card: Card) -> Result<(), Bar> {
    let Some(power) = rules.f.card_power(card) else { return Err(Bar::NoPower) };
    for need in power.needs.each() {
        if !rules.need_is_met(seat, need) {
            return Err(Bar::Need(need));
        }
    }
    // [solo.denial]
    if let Some(denied) = rules.denied() {
        let builds = matches!(power.deed, Some(Deed::Build(_)));
        let brings = power.deed.and_then(Deed::brings).is_some_and(|goods| denied.goods() == Some(goods));
        if rules.is_denied(&power.gives) || brings || denied == Denied::Chamber && builds {
            return Err(Bar::Denied);
        }
    }
    let gives = &power.gives;
    let sect = rules.sect(seat);
    let of_use = power.deed.is_some_and(|deed| is_of_use(rules, seat, card, deed))
        || !gives.goods.is_empty()
        || gives.rescue > 0 && sect.acolytes_at(Site::Asylum) > 0
        || gives.monster > 0 && sect.free_lair().is_some() && (rules.f.rules < 2 || rules.monster_left())
        || gives.first_player && rules.p.next_first != seat
        || gives.chamber > 0 && (rules.f.rules < 2 || rules.chamber_left());
    if of_use { Ok(()) } else { Err(Bar::NoAim) }
}

impl Referee<'_> {
    /// What a card gives comes first, then what it does. `[card.powers]`
    pub(super) fn effect(&mut self, seat: Seat, card: Card) {
        self.done();
        let gives = self.figures.card_power(card).map(|power| power.gives);
        if let Some(deed) = self.figures.deed(card) {
            self.perform(seat, card, deed);
        }
        if let Some(gives) = gives {
            self.give(seat, None, &gives);
        }
    }

    pub(super) fn perform(&mut self, seat: Seat, card: Card, deed: Deed) {
        match deed {
            Deed::Steal(_)
            | Deed::Burn(_)
            | Deed::Banish
            | Deed::Scatter
            | Deed::Hunt
            | Deed::Incite(_)
            | Deed::Breach => self.push(Step::Whom(seat, card)),
            Deed::Trap => self.push(Step::Snatch(seat)),
            Deed::Raze => self.push(Step::Raze(seat, false)),
            Deed::Crumble => self.push(Step::Raze(seat, true)),
            Deed::Errand => self.push(Step::Errand(seat)),
            Deed::Build(count) => self.push(Step::Build(seat, count)),
            Deed::Tithe(goods) => {
                self.p.cause = Some(Cause { by: Some(seat), from: Source::Card(card) });
                self.tithe(seat, goods);
            }
            Deed::Fill(goods) => self.fill(seat, goods),
            Deed::Herd(goods) => {
                let count = self.p.sect(seat).monsters();
                self.gain(seat, Purse::of(goods, count.into()));
            }
            Deed::Redraw => self.redraw(seat),
            Deed::Slip => self.p.cards.slip = true,
            Deed::Stipend => self.sect(seat).stipend = true,
            Deed::Ward(by) => self.sect(seat).ward = by,
            Deed::Cloak => self.cloak(seat),
            Deed::Release => self.release(),
            Deed::Rise(from) => self.rise(seat, card, from),
        }
    }

    /// The investigator does not concern this sanctum: what was announced before blocks wholly. `[monster.hunting-horror]`
    fn cloak(&mut self, seat: Seat) {
        self.sect(seat).siege.cloaked = true;
        // rules 1: the Soldier weakened what was announced, and what comes after the raid met everybody.
        if self.figures.rules >= 2 {
            let fallen = self.p.sect(seat).siege.fallen;
            let announced = (0..).zip(&self.figures.monsters).filter(|(monster, _)| fallen >> monster & 1 == 1);
            let blocked = announced.map(|(_, face)| face.defence).sum();
            self.sect(seat).siege.blocked = blocked;
            self.p.raid.cloaked = self.p.raid.cloaked.with(seat);
        }
        self.log.all(|| Event::Cloaked { seat });
    }

    /// Somebody to aim at is asked for only if there is a choice. `[card.aim]`
    pub(super) fn whom_or_asks(&mut self, seat: Seat, card: Card) -> bool {
        let (first, more) = {
            let mut all = aims(self.rules(), seat, card);
            (all.next(), all.next().is_some())
        };
        if more {
            return true;
        }
        match first {
            Some(whom) => self.aim(seat, card, whom),
            None => self.done(),
        }
        false
    }

    pub(super) fn aim(&mut self, seat: Seat, card: Card, whom: Seat) {
        self.done();
        self.p.cause = Some(Cause { by: Some(seat), from: Source::Card(card) });
        match self.figures.deed(card) {
            Some(Deed::Steal(loot)) => self.steal(seat, loot, whom),
            Some(Deed::Burn(goods)) => self.push(Step::Levy(whom, Payee::Supply, goods, 1)),
            Some(Deed::Banish) => self.push(Step::Yield(whom)),
            Some(Deed::Scatter) => self.scatter(whom),
            Some(Deed::Hunt) => self.push(Step::Discard(whom, 1)),
            Some(Deed::Incite(by)) => {
                self.sect(whom).siege.raised += by;
                self.log.all(|| Event::Incited { seat: whom, by });
            }
            Some(Deed::Breach) => {
                self.sect(whom).siege.breached = true;
                self.log.all(|| Event::Breached { seat: whom });
            }
            _ => {}
        }
    }

    /// What is taken is exposed if the card says so; otherwise it is stored as any gain. `[card.steal]`
    fn steal(&mut self, seat: Seat, loot: Loot, whom: Seat) {
        let Loot { goods, count, exposed } = loot;
        // [evolution.theft]; rules 1: whoever was robbed chose what went.
        if self.figures.rules >= 2 && goods == Goods::Grimoire && whom.index() < usize::from(self.p.players) {
            let (books, creatures) = (amount(self.rules(), whom, goods), self.p.sect(whom).evolved(1));
            match (books, creatures) {
                (_, 0) => {}
                (0, _) => return self.push(Step::Surrender(whom, seat)),
                _ => return self.push(Step::Rob(seat, whom)),
            }
        }
        if whom.index() >= usize::from(self.p.players) {
            let taken = Purse::of(goods, self.p.rival.goods.take(goods, count.into()));
            self.log.all(|| Event::Steals { from: None, to: Some(seat), goods: taken });
            let sect = self.sect(seat);
            if exposed {
                sect.exposed = sect.exposed.plus(taken);
            } else {
                sect.hand = sect.hand.plus(taken);
                self.push(Step::Stow(seat));
            }
            return;
        }
        if exposed {
            self.push(Step::Levy(whom, Payee::Exposed(seat), goods, count));
        } else {
            self.push(Step::Stow(seat));
            self.push(Step::Levy(whom, Payee::Hand(seat), goods, count));
        }
    }

    /// Who gives something up chooses where it is taken from, if it matters. `[card.steal]`
    pub(super) fn levy(&mut self, victim: Seat, to: Payee, goods: Goods, count: u8) {
        self.done();
        let sect = self.p.sect(victim);
        // An Abomination or a Spawn may go instead. [evolution.grimoire]
        let creatures = match (goods, to) {
            (Goods::Grimoire, Payee::Supply) => u16::from(sect.evolved(1)),
            // rules 1: a stolen one too.
            (Goods::Grimoire, _) if self.figures.rules < 2 => u16::from(sect.evolved(1)),
            _ => 0,
        };
        let count = (sect.wealth().get(goods) + creatures).min(count.into());
        if count > 0 {
            self.p.due = crate::Due { goods: Purse::of(goods, count), any: 0, to };
            self.push(Step::Pay(victim));
        }
    }

    /// [priest-card.shan]
    fn tithe(&mut self, seat: Seat, goods: Goods) {
        self.push(Step::Stow(seat));
        if self.p.is_solo() && self.p.rival.goods.get(goods) > 0 {
            self.steal(seat, Loot { goods, count: 1, exposed: false }, Seat::new(usize::from(self.p.players)));
        }
        for other in self.p.in_order().rev().filter(|other| *other != seat) {
            if self.p.sect(other).wealth().get(goods) > 0 {
                self.push(Step::Levy(other, Payee::Hand(seat), goods, 1));
            }
        }
    }

    /// [priest-card.orne]
    fn fill(&mut self, seat: Seat, goods: Goods) {
        let mut gained = 0;
        for room in 1..=SLOTS as u8 {
            while self.rules().room_takes(seat, room, goods) {
                self.sect(seat).store_mut(room).add(goods, 1);
                gained += 1;
            }
        }
        self.log.all(|| Event::Gains { seat, goods: Purse::of(goods, gained) });
    }

    /// [monster.leng-spider]
    pub(super) fn scatter(&mut self, whom: Seat) {
        let sect = self.sect(whom);
        if let Some(acolyte) = sect.acolyte_at(Site::Pool, None) {
            sect.cultists.put(acolyte, Site::Escape);
            self.log.all(|| Event::Scattered { seat: whom });
        }
    }

    /// Whoever loses an Acolyte chooses him. `[monster.dark-young]`
    pub(super) fn yields_or_asks(&mut self, seat: Seat) -> bool {
        let mut active = self.p.sect(seat).active();
        let first = active.next();
        if active.next().is_some() {
            return true;
        }
        match first {
            Some(from) => self.yield_up(seat, from),
            None => self.done(),
        }
        false
    }

    pub(super) fn yield_up(&mut self, seat: Seat, from: Site) {
        self.done();
        let acolyte = self.sect(seat).acolyte_at(from, None).expect("an active Acolyte");
        self.lock_up(seat, acolyte);
        let board = self.p.board;
        self.log.all(|| Event::Banished { seat, from, board });
    }

    pub(super) fn snatches_or_asks(&mut self, seat: Seat) -> bool {
        let (mut count, mut only) = (0, None);
        prey(self.rules(), seat, &mut |action| {
            count += 1;
            only = Some(action);
        });
        match only {
            Some(_) if count > 1 => return true,
            Some(Action::Snatch { whom, from }) => self.snatch(seat, whom, from),
            _ => self.done(),
        }
        false
    }

    /// [monster.shambler]
    pub(super) fn snatch(&mut self, by: Seat, whom: Seat, from: Site) {
        self.done();
        let sect = self.sect(whom);
        let acolyte = sect.acolyte_at(from, None).expect("an active Acolyte");
        sect.send(acolyte, Site::Trapped);
        let board = self.p.board;
        self.log.all(|| Event::Trapped { seat: whom, by, from, board });
    }

    /// The trap is gone: whoever sat in it goes to Escape. `[monster.shambler]`
    pub(super) fn spring(&mut self) {
        for seat in self.p.everybody() {
            while let Some(acolyte) = self.sect(seat).acolyte_at(Site::Trapped, None) {
                self.sect(seat).cultists.put(acolyte, Site::Escape);
                self.log.all(|| Event::Freed { seat });
            }
        }
    }

    pub(super) fn razes_or_asks(&mut self, seat: Seat, own: bool) -> bool {
        let (mut count, mut only) = (0, None);
        ruins(self.rules(), seat, own, &mut |action| {
            count += 1;
            only = Some(action);
        });
        match only {
            Some(_) if count > 1 => return true,
            Some(Action::Raze { whom, room }) => self.raze(whom, room),
            _ => self.done(),
        }
        false
    }

    /// [card.raze]
    pub(super) fn raze(&mut self, whom: Seat, room: u8) {
        self.done();
        let sect = self.sect(whom);
        let Room { chamber, holds } = std::mem::take(&mut sect.rooms[usize::from(room) - 1]);
        sect.exposed = sect.exposed.plus(holds);
        self.p.discard.push(chamber);
        self.log.all(|| Event::Razed { seat: whom, chamber });
    }

    /// [monster.yith]
    fn redraw(&mut self, seat: Seat) {
        self.log.all(|| Event::Redraws { seat });
        for card in 0..self.p.display.len() {
            let old = std::mem::take(&mut self.p.display[card]);
            if old.is_one() {
                self.p.discard.push(old);
            }
        }
        for card in 0..self.p.display.len() {
            self.refill(card as u8);
        }
    }

    pub(super) fn errands_or_asks(&mut self, seat: Seat) -> bool {
        let mut any = false;
        errands(self.rules(), seat, &mut |_| any = true);
        if !any {
            self.done();
        }
        any
    }

    /// [priest-card.keziah]
    pub(super) fn visit(&mut self, seat: Seat, at: Site) {
        self.done();
        let board = self.p.board;
        self.log.all(|| Event::Visits { seat, at, board });
        self.use_space(seat, at);
    }

    /// [investigator.alienist]
    pub(super) fn release(&mut self) {
        let cloaked = self.p.raid.cloaked;
        for seat in self.p.raid.losers.into_iter().filter(|seat| !cloaked.contains(*seat)) {
            let sect = self.sect(seat);
            if let Some(acolyte) = sect.acolyte_at(Site::Asylum, None) {
                sect.cultists.put(acolyte, Site::Escape);
                self.log.all(|| Event::Released { seat });
            }
        }
    }

    /// [monster.formless-spawn]
    fn rise(&mut self, seat: Seat, card: Card, from: u8) {
        let Card::Monster(monster) = card else { return };
        let die = self.chance.die(6) as u8;
        let at = self.p.cards.beast_discard.iter().position(|other| *other == monster);
        let back = at.zip(self.p.sect(seat).free_lair()).filter(|_| die >= from);
        if let Some((at, lair)) = back {
            self.p.cards.beast_discard.remove(at);
            self.sect(seat).lairs[lair] = monster;
        }
        let back = back.is_some();
        self.log.all(|| Event::Rises { seat, monster, die, back });
    }

    /// What is paid goes to whoever it is due to. `[card.steal]`
    pub(super) fn credit(&mut self, from: Seat, to: Payee, goods: Purse) {
        let keeper = match to {
            Payee::Supply => Keeper::Board,
            Payee::Hand(seat) => {
                let sect = self.sect(seat);
                sect.hand = sect.hand.plus(goods);
                Keeper::Seat(seat)
            }
            Payee::Exposed(seat) => {
                let sect = self.sect(seat);
                sect.exposed = sect.exposed.plus(goods);
                Keeper::Seat(seat)
            }
            Payee::Rival => {
                self.p.rival.goods = self.p.rival.goods.plus(goods);
                Keeper::Rival
            }
        };
        match keeper {
            Keeper::Board => self.log.all(|| Event::Pays { seat: from, goods }),
            Keeper::Seat(seat) => self.log.all(|| Event::Steals { from: Some(from), to: Some(seat), goods }),
            Keeper::Rival => self.log.all(|| Event::Steals { from: Some(from), to: None, goods }),
        }
    }
}
