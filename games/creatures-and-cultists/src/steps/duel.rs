//! Attacks: announced, dodged or rolled, defended, countered. `[attack.announce]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Aims, Duel, Event, Fumble, Skill, Task, Throw, Verdict, Weapon,
    effect::Beast,
    orders::{Answer, Reaction},
    position::{Death, Hold, MAX_PLAYERS, MEMBERS, members},
    rules_view::RulesView,
    words::Called,
};

use super::Referee;

/// `[attack.announce]`
pub(super) fn aim_question(rules: RulesView<'_>) -> Phrase {
    let duel = rules.p.duel;
    match duel.and_then(|duel| duel.face).and_then(|face| rules.f.face(face)) {
        // [brutality.tommy-gun]
        Some(card) if duel.is_some_and(|duel| duel.aimed > 0) => {
            Phrase::new("ask-aim-second").word("card", card.named.name)
        }
        Some(card) => Phrase::new("ask-aim").word("card", card.named.name),
        None => Phrase::new("ask-aim-led"),
    }
}

/// `[counter.skill]`
pub(super) fn counter_question(rules: RulesView<'_>) -> Phrase {
    let faced = rules.p.duel.map_or(0, |duel| rules.faced(&duel));
    threatened(rules, "ask-counter", faced)
}

/// A question about an attack: who attacks with what, and at whom.
pub(super) fn threatened(rules: RulesView<'_>, key: &'static str, victim: u8) -> Phrase {
    let Some(duel) = rules.p.duel else { return Phrase::new(key) };
    let card = duel.face.and_then(|face| rules.f.face(face)).map_or("card-none", |face| face.named.name);
    let victim = if duel.turned { duel.member } else { victim };
    let phrase = Phrase::new(key).seat("who", duel.attacker).word("card", card);
    let phrase = Called::ATTACKER.says(phrase, rules.f, duel.member);
    let phrase = Called::VICTIM.says(phrase, rules.f, victim);
    Called::SECOND.says(phrase, rules.f, duel.victims[1])
}

/// The cultists at whom an attack may be aimed. `[attack.announce]`
pub(super) fn aims(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    if let Some(duel) = &rules.p.duel {
        rules.aims(duel, |seat, member| each(Action::Aim { seat, member }));
    }
}

/// The same answers counted, and what stands at one place; `None` if there are none.
#[inline]
pub(super) fn pick_aim(rules: RulesView<'_>, choose: impl FnOnce(usize) -> usize) -> Option<(usize, Action)> {
    let duel = rules.p.duel.as_ref()?;
    let mut aimable = [0; MAX_PLAYERS];
    let mut count = 0;
    for (seat, aimable) in aimable.iter_mut().enumerate().take(rules.p.players.into()) {
        *aimable = rules.aimable(duel, Seat::new(seat));
        count += aimable.count_ones();
    }
    if count == 0 {
        return None;
    }
    let chosen = choose(count as usize);
    let mut left = chosen as u32;
    for (seat, aimable) in aimable.into_iter().enumerate() {
        let here = aimable.count_ones();
        if left < here {
            let member = members(aimable).nth(left as usize)?;
            return Some((chosen, Action::Aim { seat: Seat::new(seat), member }));
        }
        left -= here;
    }
    None
}

/// Why a cultist is no target. `[attack.announce] [row.active]`
pub(super) fn why_no_aim(rules: RulesView<'_>, action: Action) -> Option<Refusal> {
    let Action::Aim { seat, member } = action else { return None };
    let p = rules.p;
    let Some(duel) = p.duel else { return Some(Refusal::new("attack.announce", "why-no-prey")) };
    let (rule, key) = if !p.living().contains(seat) {
        ("end.gone", "why-gone")
    } else if usize::from(member) >= MEMBERS || !p.sect(seat).lives(member) {
        ("row.active", "why-target-dead")
    } else if p.sect(seat).active() & 1 << member == 0 {
        ("row.active", "why-target-row")
    } else if rules.in_play(seat) & 1 << member == 0 {
        ("sorcery.gate-elsewhere", "why-elsewhere")
    } else if duel.face.is_none() {
        ("sorcery.domination", "why-not-at")
    } else {
        ("attack.announce", "why-own")
    };
    Some(Refusal::new(rule, key))
}

/// A counter-attack is made with Brutality or with Conjuring. `[counter.skill]`
pub(super) fn counters(each: &mut impl FnMut(Action)) {
    each(Action::Pass);
    each(Action::Counter { skill: Skill::Brutality });
    each(Action::Counter { skill: Skill::Conjuring });
}

/// `[counter.skill]`
pub(super) fn why_no_counter(action: Action) -> Option<Refusal> {
    let sorcery = action == Action::Counter { skill: Skill::Sorcery };
    sorcery.then(|| Refusal::new("counter.skill", "why-counter-sorcery"))
}

impl RulesView<'_> {
    /// Sects at which the duel may be aimed, with their cultists.
    #[inline]
    pub(crate) fn aims(self, duel: &Duel, mut each: impl FnMut(Seat, u8)) {
        // Nobody of a sect that is gone is in play.
        for seat in self.p.everybody() {
            members(self.aimable(duel, seat)).for_each(|member| each(seat, member));
        }
    }

    /// Those of a sect at whom the duel may be aimed.
    #[inline]
    pub(crate) fn aimable(self, duel: &Duel, seat: Seat) -> u32 {
        let allowed = match duel.aims {
            Aims::Others => seat != duel.attacker,
            Aims::NotAt(other) => seat != other,
            Aims::Only(only) => seat == only,
        };
        if !allowed || duel.target.is_some_and(|target| target != seat) {
            return 0;
        }
        let bit = |member: u8| 1_u32.checked_shl(member.into()).unwrap_or(0);
        let himself = if seat == duel.attacker { bit(duel.member) } else { 0 };
        // [brutality.tommy-gun]: aimed at again, he is the only target. Rules 1 asked for two.
        let twice = if self.f.rules < 2 && duel.target == Some(seat) {
            duel.victims.iter().take(duel.aimed.into()).fold(0, |all, member| all | bit(*member))
        } else {
            0
        };
        self.in_play(seat) & !himself & !twice
    }

    /// Whether the target of a counter-attack may make it. `[counter.who]`
    pub(crate) fn may_counter(self, duel: &Duel, number: u8) -> bool {
        let (foe, victim) = (duel.foe(), duel.victims[usize::from(number)]);
        // In an imagined or odd position rows may have changed meanwhile: being alive and not barred is what counts.
        let barred = self.held(foe, |does| matches!(does, Hold::Bar | Hold::Elsewhere));
        foe != duel.attacker
            && self.p.sect(foe).lives(victim)
            && barred & 1 << victim == 0
            && self.p.sect(duel.attacker).lives(duel.member)
    }
}

impl Referee<'_> {
    pub(super) fn fight(&self) -> Duel {
        self.p.duel.expect("an attack is being fought out")
    }

    fn weapon(&self, duel: &Duel) -> Weapon {
        duel.face.and_then(|face| self.f.face(face)).map_or(Weapon::default(), |face| face.weapon)
    }

    fn beast(&self, duel: &Duel) -> Beast {
        duel.face.and_then(|face| self.f.face(face)).map_or(Beast::default(), |face| face.beast)
    }

    /// `[attack.announce]`
    pub(super) fn aim(&mut self, seat: Seat, member: u8) {
        let mut duel = self.fight();
        let weapon = self.weapon(&duel);
        // [brutality.tommy-gun]: who is aimed at again is the only one.
        let alone = duel.is_aimed_at(seat, member);
        if !alone {
            duel.target = Some(seat);
            duel.victims[usize::from(duel.aimed)] = member;
            duel.aimed += 1;
            self.p.duel = Some(duel);
            self.log.all(|| Event::Attacks {
                seat: duel.attacker,
                member: duel.member,
                card: duel.face,
                at: seat,
                victim: member,
            });
        }
        if duel.skill == Skill::Brutality && duel.aimed < weapon.targets && !alone {
            // All targets are of one sect.
            let others = self.rules().aimable(&duel, seat) & !(1 << member);
            if others != 0 {
                self.push(Task::Aim);
                return;
            }
        }
        self.push(Task::Strike);
        // [defence.dodge]
        if duel.skill == Skill::Brutality && !weapon.undodgeable {
            self.push(Task::Dodge);
        }
    }

    /// `[brutality.roll] [conjuring.roll]`
    pub(super) fn strike(&mut self) {
        let roll = self.rules().attack_roll(&self.fight());
        self.open_roll(roll);
    }

    /// What an attack that was rolled for comes to.
    pub(super) fn attacked(&mut self, verdict: Verdict) {
        let mut duel = self.fight();
        duel.verdict = Some(verdict);
        self.p.duel = Some(duel);
        self.push(Task::Part);
        if duel.skill == Skill::Conjuring { self.conjured(duel, verdict) } else { self.assaulted(duel, verdict) }
    }

    fn assaulted(&mut self, duel: Duel, verdict: Verdict) {
        let weapon = self.weapon(&duel);
        let targets = (0..duel.aimed).rev();
        match verdict {
            // [brutality.shreds]
            Verdict::Shreds => {
                if weapon.more > 0 {
                    self.push(Task::More(self.more_than(&duel), weapon.more));
                }
                for number in targets {
                    let death = self.death(&duel, number, weapon.prize);
                    self.push(Task::Die(death));
                }
            }
            // [brutality.hit] [brutality.miss]
            Verdict::Passes | Verdict::Fails => targets.for_each(|number| self.push(Task::Defend(number))),
            // [brutality.fumbles]
            Verdict::Fumbles => {
                let own = Death { seat: duel.attacker, member: duel.member, ..Death::default() };
                let paid = Death { to: Some(duel.foe()), ..own };
                match weapon.fumble {
                    Fumble::Counter => {
                        targets.for_each(|number| self.push(Task::Counter(number, self.f.counter_bonus)));
                    }
                    Fumble::Jams => {}
                    Fumble::CostsPoints => self.fall(paid, weapon.neighbours),
                    Fumble::CostsNothing => self.fall(own, weapon.neighbours),
                }
            }
        }
    }

    /// What the death of the target means for whoever dies with it. `[kill.once]`
    fn more_than(&self, duel: &Duel) -> Death {
        let aimed = duel.victims[..usize::from(duel.aimed)].iter().fold(0, |all, member| all | 1 << member);
        Death { struck: if self.f.rules >= 2 { aimed } else { 0 }, ..self.death(duel, 0, 0) }
    }

    fn fall(&mut self, death: Death, neighbours: u8) {
        if neighbours > 0 {
            self.push(Task::More(death, neighbours));
        }
        self.push(Task::Die(death));
    }

    fn conjured(&mut self, mut duel: Duel, verdict: Verdict) {
        let beast = self.beast(&duel);
        match verdict {
            // [conjuring.shreds] [conjuring.hit]
            Verdict::Shreds | Verdict::Passes => self.push(Task::Devour),
            // [conjuring.miss]
            Verdict::Fails => return,
            // [conjuring.turned]
            Verdict::Fumbles => {
                duel.turned = true;
                self.p.duel = Some(duel);
                self.push(Task::Turned(beast.victims.max(1)));
            }
        }
        // [conjuring.hound-of-tindalos]: a card that would do nothing is not asked for.
        if !beast.unsealable {
            self.push(Task::Sign);
        }
    }

    /// No sign has stopped the beast.
    pub(super) fn devour(&mut self) {
        let duel = self.fight();
        let beast = self.beast(&duel);
        if duel.verdict != Some(Verdict::Shreds) {
            self.push(Task::Defend(0));
            return;
        }
        let death = Death { certain: beast.certain, ..self.death(&duel, 0, beast.prize) };
        if beast.victims > 1 {
            self.push(Task::More(death, beast.victims - 1));
        }
        if beast.draws > 0 && self.p.sect(duel.roller).alive != 0 {
            self.draw(duel.roller, beast.draws);
        }
        self.push(Task::Die(death));
    }

    fn death(&self, duel: &Duel, number: u8, prize: u8) -> Death {
        Death {
            seat: duel.foe(),
            member: duel.victims[usize::from(number)],
            to: Some(duel.roller),
            prize,
            certain: false,
            struck: 0,
        }
    }

    /// `[brutality.defence] [conjuring.defence]`
    pub(super) fn defend(&mut self, number: u8) {
        let duel = self.fight();
        if self.p.sect(duel.foe()).lives(duel.victims[usize::from(number)]) {
            let roll = self.rules().defence_roll(&duel, number);
            self.open_roll(roll);
        }
    }

    pub(super) fn defended(&mut self, number: u8, verdict: Verdict) {
        let mut duel = self.fight();
        let brutal = duel.skill == Skill::Brutality;
        let prize = if brutal { 0 } else { self.beast(&duel).prize };
        match verdict {
            // [brutality.defended] [conjuring.defended]
            Verdict::Shreds => {
                let edge = if brutal { self.f.counter_bonus } else { 0 };
                self.push(Task::Counter(number, edge));
            }
            Verdict::Passes if brutal => self.push(Task::Counter(number, 0)),
            Verdict::Passes => {}
            // [brutality.miss]
            Verdict::Fails | Verdict::Fumbles if !duel.hits() => {}
            // [brutality.undefended]
            Verdict::Fails => {
                let death = self.death(&duel, number, prize);
                self.push(Task::Die(death));
            }
            // [attack.kept]
            Verdict::Fumbles => {
                duel.kept = true;
                self.p.duel = Some(duel);
                let death = self.death(&duel, number, prize);
                self.push(Task::Die(death));
            }
        }
    }

    /// `[counter.who] [window.orders]`
    pub(super) fn counter_or_ask(&mut self, number: u8, edge: u8) -> bool {
        let duel = self.fight();
        if !self.rules().may_counter(&duel, number) {
            self.p.tasks.pop();
            return false;
        }
        match self.p.sect(duel.foe()).orders.to(Reaction::Counter) {
            Answer::Ask | Answer::Leaders => return true,
            Answer::Never => {
                self.p.tasks.pop();
            }
            Answer::Always => {
                self.p.tasks.pop();
                let rules = self.rules();
                let with = |skill| rules.counter_roll(&duel, number, skill, edge).threshold();
                let brutal = with(Skill::Brutality) >= with(Skill::Conjuring);
                self.counter(number, edge, if brutal { Skill::Brutality } else { Skill::Conjuring });
            }
        }
        false
    }

    /// `[counter.skill]`
    pub(super) fn counter(&mut self, number: u8, edge: u8, skill: Skill) {
        let mut duel = self.fight();
        let roll = self.rules().counter_roll(&duel, number, skill, edge);
        // Rules 1 did not say who counters.
        if self.f.rules >= 2 {
            duel.facing = duel.victims[usize::from(number)];
            self.p.duel = Some(duel);
        }
        self.open_roll(roll);
    }

    /// `[counter.plain]`
    pub(super) fn countered(&mut self, verdict: Verdict) {
        let duel = self.fight();
        if verdict == Verdict::Passes {
            let to = Some(duel.foe());
            self.push(Task::Die(Death { seat: duel.attacker, member: duel.member, to, ..Death::default() }));
        }
    }

    /// The beast falls upon the next of its master's cultists: the conjurer first, then the nearest. `[conjuring.turned]`
    pub(super) fn turned(&mut self, left: u8) {
        let mut duel = self.fight();
        let first = duel.bitten == 0 && self.p.sect(duel.attacker).lives(duel.member);
        let others = self.rules().in_play(duel.attacker) & !(1 << duel.member) & !duel.bitten;
        let nearest = self.rules().nearest_of(others, duel.member);
        let Some(member) = (if first { Some(duel.member) } else { nearest }) else { return };
        duel.bitten |= 1 << member;
        duel.facing = member;
        self.p.duel = Some(duel);
        if left > 1 {
            self.push(Task::Turned(left - 1));
        }
        let roll = self.rules().turned_roll(&duel);
        self.open_roll(roll);
    }

    pub(super) fn survived(&mut self, verdict: Verdict) {
        let duel = self.fight();
        if matches!(verdict, Verdict::Fails | Verdict::Fumbles) {
            let death = Death { seat: duel.attacker, member: duel.facing, ..Death::default() };
            self.push(Task::Die(death));
        }
    }

    /// The card is discarded, or goes back to the hand. `[attack.kept]`
    pub(super) fn part(&mut self) {
        let Some(duel) = self.p.duel.take() else { return };
        self.p.fought = Some(duel);
        let Some(face) = duel.face else { return };
        let seat = duel.attacker;
        if duel.kept && self.p.sect(seat).alive != 0 {
            self.p.hands[seat.index()].gain(face.index(), cenacle_table::Observers::ALL);
            self.log.all(|| Event::Keeps { seat, card: face });
        } else {
            self.p.discard.push(face);
        }
    }

    /// What a roll of a duel comes to.
    pub(super) fn duel_verdict(&mut self, throw: Throw, verdict: Verdict) {
        match throw {
            Throw::Attack => self.attacked(verdict),
            Throw::Defence(number) => self.defended(number, verdict),
            Throw::Counter(_) => self.countered(verdict),
            Throw::Turned => self.survived(verdict),
            Throw::Test | Throw::God => {}
        }
    }
}
