//! Powers: of monsters, each at its time, and of Priests. `[monster.when] [priest.power]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Card, Deed, Event, Monster, Order, Power, Step, When, figures::LAIRS, rules_view::RulesView, words,
};

use super::{Bar, Referee, deeds, sanctum};

/// `[monster.gain]`
pub(super) fn adopt_question() -> Phrase {
    Phrase::new("ask-monster")
}

/// `[priest-card.old-whateley]`
pub(super) fn build_question(left: u8) -> Phrase {
    Phrase::new("ask-build").number("left", left)
}

/// `[priest-card.shiny]`
pub(super) fn again_question(left: u8) -> Phrase {
    Phrase::new("ask-again").number("left", left)
}

/// `[upkeep.monsters]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-powers")
}

/// `[monster.announce]`
pub(super) fn announce_question(rules: RulesView<'_>) -> Phrase {
    Phrase::new("ask-announce").number("strength", rules.p.raid.strength)
}

/// The power of the monster in a Lair, if it is used at this time and was not used in this phase. `[monster.once]`
fn power_at(rules: RulesView<'_>, seat: Seat, lair: u8, when: When) -> Option<(Monster, &Power)> {
    let monster = rules.sect(seat).lairs.get(usize::from(lair)).copied()?;
    let power = rules.f.monster(monster)?.power.as_ref()?;
    (power.when == when && rules.p.cards.spent >> monster.0 & 1 == 0).then_some((monster, power))
}

/// Whether the monster in a Lair may use its power at this time.
fn ready(rules: RulesView<'_>, seat: Seat, lair: u8, when: When) -> Result<Monster, Bar> {
    let Some((monster, power)) = power_at(rules, seat, lair, when) else { return Err(Bar::NoPower) };
    deeds::usable(rules, seat, Card::Monster(monster))?;
    if rules.means(seat, None).pay(&power.cost) { Ok(monster) } else { Err(Bar::TooDear) }
}

/// Whether a power of the Upkeep waits to be asked for: it costs something, or it is not always welcome. `[upkeep.monsters]`
fn is_optional(power: &Power) -> bool {
    !power.cost.is_free() || power.deed == Some(Deed::Redraw)
}

/// What the monsters of a seat do in the Upkeep. `[upkeep.monsters]`
pub(super) enum Waking {
    /// One of them acts by itself.
    Acts,
    /// One of them waits to be asked for.
    Waits,
    /// None does anything more.
    Sleeps,
}

/// Lairs of a seat whose monster has a power at this time that was not used in this phase. `[monster.once]`
#[inline]
fn awake(rules: RulesView<'_>, seat: Seat, when: When) -> impl Iterator<Item = u8> + use<> {
    let unspent = rules.f.powers_at(when) & !u64::from(rules.p.cards.spent);
    let lairs = rules.sect(seat).lairs;
    // An empty Lair and an Amoeba have numbers of highest bits, which are those of no monster.
    (0..LAIRS as u8).filter(move |lair| unspent >> (lairs[usize::from(*lair)].0 & 63) & 1 == 1)
}

const _: () = assert!(Monster::NONE.0 & 63 >= 32 && Monster::AMOEBA.0 & 63 >= 32, "there are at most 32 monsters");

/// Powers that may be used before a cultist is placed. `[monster.when]`
pub(super) fn in_turn(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    if rules.p.boxes.bring_cards() {
        invocations(rules, seat, When::Turn, each);
    }
}

pub(super) fn invocations(rules: RulesView<'_>, seat: Seat, when: When, each: &mut impl FnMut(Action)) {
    for lair in awake(rules, seat, when).filter(|lair| ready(rules, seat, *lair, when).is_ok()) {
        each(Action::Invoke { lair });
    }
}

/// The time at which powers are asked for now.
pub(super) fn time(step: Step) -> When {
    match step {
        Step::Powers(_) | Step::Tend(..) => When::Upkeep,
        Step::Announce(_) => When::Raid,
        _ => When::Turn,
    }
}

/// Powers of the Upkeep and of a raid, or no more of them. `[upkeep.monsters] [monster.announce]`
pub(super) fn answers(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    invocations(rules, seat, time(rules.p.step()), each);
    each(Action::Pass);
}

/// Why the monster of a Lair does not use its power now. `[card.powers] [monster.once]`
pub(super) fn why_not_invoke(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Invoke { lair } = action else { return None };
    let Some(monster) = rules.sect(seat).lairs.get(usize::from(lair)).copied().filter(|monster| monster.is_one())
    else {
        return Some(Refusal::new("raid.monsters", "why-empty-lair"));
    };
    let rule = words::monster_rule(rules.f, monster);
    let key = match ready(rules, seat, lair, time(rules.p.step())) {
        Err(Bar::NoAim) => "why-no-aim",
        Err(Bar::TooDear) => "why-power-too-dear",
        Err(Bar::Denied) => "why-power-denied",
        _ if rules.p.cards.spent >> (monster.0 & 31) & 1 == 1 => "why-power-spent",
        _ => "why-no-power-now",
    };
    Some(Refusal::because(rule, Phrase::new(key).word("monster", words::monster_word(rules.f, monster))))
}

/// Each monster that lies face up. `[monster.choose]`
pub(super) fn adoptions(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    let there = (0..).zip(rules.p.cards.beasts).filter(|(_, beast)| beast.is_one());
    there.for_each(|(card, _)| each(Action::Adopt { card }));
}

pub(super) fn why_not_adopt(action: Action) -> Option<Refusal> {
    matches!(action, Action::Adopt { .. }).then(|| Refusal::new("monster.choose", "why-no-beast"))
}

/// As one chamber is installed, but nobody has to. `[priest-card.old-whateley]`
pub(super) fn buildings(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    sanctum::installations(rules, seat, each);
    each(Action::Pass);
}

pub(super) fn why_not_build(action: Action) -> Option<Refusal> {
    matches!(action, Action::Install { .. }).then(|| Refusal::new("chamber.replace", "why-slot-taken"))
}

/// The Priest's power once more, or not. `[priest-card.shiny]`
pub(super) fn again_answers(each: &mut impl FnMut(Action)) {
    each(Action::Again);
    each(Action::Pass);
}

/// Whether the Priest may use his power, and what it costs. `[priest.power]`
pub(super) fn power_entry(rules: RulesView<'_>, seat: Seat) -> Result<(), Bar> {
    let sect = rules.sect(seat);
    // [setup.priests]
    if rules.f.priest(sect.priest).is_none() {
        return Err(Bar::NoPower);
    }
    if sect.priest_used {
        return Err(Bar::PowerUsed);
    }
    deeds::usable(rules, seat, Card::Priest(sect.priest))
}

/// Whether the Priest's power can be used once more. `[priest-card.shiny]`
fn once_more(rules: RulesView<'_>, seat: Seat) -> Option<&Power> {
    let card = Card::Priest(rules.sect(seat).priest);
    let power = rules.f.card_power(card)?;
    (deeds::usable(rules, seat, card).is_ok() && rules.means(seat, Some(rules.p.acting)).pay(&power.cost))
        .then_some(power)
}

impl Referee<'_> {
    fn spend(&mut self, monster: Monster) {
        self.p.cards.spent |= 1 << monster.0;
    }

    /// A phase begins in which each power may be used once. `[monster.once]`
    pub(super) fn refresh_powers(&mut self) {
        self.p.cards.spent = 0;
        self.p.cards.slip = false;
    }

    /// [priest.power]
    pub(super) fn use_power(&mut self, seat: Seat) {
        let priest = self.p.sect(seat).priest;
        let Some(power) = self.figures.priest(priest).map(|face| face.power) else { return };
        self.sect(seat).priest_used = true;
        self.log.all(|| Event::UsesPower { seat, priest });
        if power.again > 0 {
            self.push(Step::Again(seat, power.again));
        }
        self.push(Step::Effect(seat, Card::Priest(priest)));
        self.charge(seat, &power.cost);
    }

    pub(super) fn again_or_asks(&mut self, seat: Seat, left: u8) -> bool {
        if left > 0 && once_more(self.rules(), seat).is_some() {
            return true;
        }
        self.done();
        false
    }

    pub(super) fn again(&mut self, seat: Seat, left: u8) {
        self.done();
        let priest = self.p.sect(seat).priest;
        let Some(cost) = self.figures.priest(priest).map(|face| face.power.cost) else { return };
        self.push(Step::Again(seat, left - 1));
        self.push(Step::Effect(seat, Card::Priest(priest)));
        self.charge(seat, &cost);
    }

    /// A monster of the display is chosen if there is a choice and a Lair for it. `[monster.choose]`
    pub(super) fn monster_or_asks(&mut self, seat: Seat) -> bool {
        if !self.p.boxes.bring_cards() {
            self.gain_monster(seat);
            return false;
        }
        let there = self.p.cards.beasts.iter().filter(|beast| beast.is_one()).count();
        if self.no_monster_for(seat) {
            return false;
        }
        if there > 1 {
            return true;
        }
        let card = self.p.cards.beasts.iter().position(|beast| beast.is_one()).unwrap_or(0);
        self.adopt(seat, card as u8);
        false
    }

    /// [monster.choose] [monster.when]
    pub(super) fn adopt(&mut self, seat: Seat, card: u8) {
        self.done();
        let monster = std::mem::take(&mut self.p.cards.beasts[usize::from(card)]);
        let lair = self.p.sect(seat).free_lair().expect("a free Lair");
        self.sect(seat).lairs[lair] = monster;
        self.log.all(|| Event::GainsMonster { seat, monster });
        self.refill_beasts(card);
        if power_at(self.rules(), seat, lair as u8, When::Gained).is_some() {
            self.spend(monster);
            self.push(Step::Effect(seat, Card::Monster(monster)));
        }
    }

    /// [monster.when] [upkeep.monsters] [monster.announce]
    pub(super) fn invoke(&mut self, seat: Seat, lair: u8) {
        let when = time(self.p.step());
        let Ok(monster) = ready(self.rules(), seat, lair, when) else { return };
        let cost = self.figures.card_power(Card::Monster(monster)).map(|power| power.cost).unwrap_or_default();
        self.spend(monster);
        let gone = when != When::Upkeep;
        self.log.all(|| Event::Invokes { seat, monster, gone });
        self.push(Step::Effect(seat, Card::Monster(monster)));
        match when {
            When::Raid => {
                let by = self.rules().monster_block(seat, lair);
                self.send_off(seat, lair);
                let siege = &mut self.sect(seat).siege;
                siege.blocked = siege.blocked.saturating_add(by);
                siege.fallen |= 1 << monster.0;
            }
            When::Turn => {
                self.send_off(seat, lair);
            }
            _ => self.charge(seat, &cost),
        }
    }

    /// Powers that cost nothing and are always welcome come by themselves; the others are asked for. `[upkeep.monsters]`
    pub(super) fn wakes(&mut self, seat: Seat) -> Waking {
        let mut waking = Waking::Sleeps;
        for lair in awake(self.rules(), seat, When::Upkeep) {
            let Ok(monster) = ready(self.rules(), seat, lair, When::Upkeep) else { continue };
            let card = Card::Monster(monster);
            if self.figures.card_power(card).is_some_and(is_optional) {
                waking = Waking::Waits;
            } else {
                self.spend(monster);
                self.log.all(|| Event::Invokes { seat, monster, gone: false });
                self.push(Step::Effect(seat, card));
                return Waking::Acts;
            }
        }
        waking
    }

    // rules 1: monsters on their own, before avatars and glaciers.
    pub(super) fn powers_or_asks(&mut self, seat: Seat) -> bool {
        match self.wakes(seat) {
            Waking::Acts => false,
            Waking::Waits => true,
            Waking::Sleeps => {
                self.done();
                false
            }
        }
    }

    pub(super) fn announces_or_asks(&mut self, seat: Seat) -> bool {
        let mut any = false;
        invocations(self.rules(), seat, When::Raid, &mut |_| any = true);
        if !any {
            self.done();
        }
        any
    }

    /// What those give who fell in the raid, each once in a phase. `[monster.when] [monster.once]`
    pub(super) fn honour_fallen(&mut self, seat: Seat, fallen: u32) {
        for monster in (0..self.figures.monsters.len() as u8).map(Monster) {
            let face = self.figures.monster(monster);
            let power = face.and_then(|face| face.power).filter(|power| power.when == When::Fallen);
            if fallen >> monster.0 & 1 == 1 && power.is_some() && self.p.cards.spent >> monster.0 & 1 == 0 {
                self.spend(monster);
                self.push(Step::Effect(seat, Card::Monster(monster)));
            }
        }
    }

    /// Chambers are installed one after another, then everything may be reorganised once. `[priest-card.old-whateley]`
    pub(super) fn build_or_asks(&mut self, seat: Seat, left: u8) -> bool {
        if left > 0 && self.p.display.iter().any(|chamber| chamber.is_one()) {
            return true;
        }
        self.built(seat);
        false
    }

    pub(super) fn build(&mut self, seat: Seat, left: u8, card: u8, room: u8) {
        self.done();
        self.put_in(seat, card, room);
        self.push(Step::Build(seat, left - 1));
    }

    pub(super) fn built(&mut self, seat: Seat) {
        self.done();
        if self.ask_to_reorganise(seat) {
            self.sect(seat).order = Order::Asked;
            self.push(Step::Arrange);
        }
    }
}
