//! Rolls: announced with all that makes them up, raised with points, thrown in the open.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Event, Reaction, Roll, Skill, Task, Throw, event::Cause, orders::Answer, rules_view::RulesView,
    words::Called,
};

use super::Referee;

/// How many points go into a roll. `[points.spend]`
pub(super) fn stake_question(rules: RulesView<'_>) -> Phrase {
    let Some(roll) = rules.p.roll else { return Phrase::new("ask-stake-test") };
    let roller = rules.roller(&roll);
    let phrase = Phrase::new(match roll.throw {
        Throw::Attack if roller.is_some_and(|(seat, _)| seat != roll.by) => "ask-stake-led",
        Throw::Attack => "ask-stake-attack",
        Throw::Counter(_) => "ask-stake-counter",
        Throw::God => "ask-stake-god",
        Throw::Test => "ask-stake-test",
        Throw::Defence(_) | Throw::Turned => "ask-stake-defence",
    });
    match roller {
        Some((_, member)) => Called::VICTIM.says(phrase, rules.f, member),
        None => phrase,
    }
}

/// `[points.after]`
pub(super) fn amend_question() -> Phrase {
    Phrase::new("ask-amend")
}

/// The standing answer about points on a roll. `[window.orders]`
pub(super) const fn points_on(throw: Throw) -> Reaction {
    match throw {
        Throw::Attack => Reaction::PointsOnAttack,
        Throw::Defence(_) | Throw::Turned => Reaction::PointsOnDefence,
        Throw::Counter(_) => Reaction::PointsOnCounter,
        Throw::Test | Throw::God => Reaction::PointsOnTest,
    }
}

/// The bonus that is bought before a roll. `[points.spend]`
pub(super) fn stakes(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    if let Some(roll) = &rules.p.roll {
        each(Action::Roll { bonus: 0 });
        rules.bonuses(roll).for_each(|bonus| each(Action::Roll { bonus }));
    }
}

/// A bonus is too dear, or changes nothing. `[points.spend] [points.useful]`
pub(super) fn why_no_stake(rules: RulesView<'_>, seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Roll { bonus } = action else { return None };
    let purse = rules.p.roll.map_or(0, |roll| rules.purse(&roll));
    let (rule, key) =
        if bonus > purse { ("points.spend", "why-no-points") } else { ("points.useful", "why-useless-points") };
    let points = rules.p.sect(seat).points;
    Some(Refusal::because(rule, Phrase::new(key).number("bonus", bonus).number("points", points)))
}

/// What a roll lacks is paid for after it, or not. `[points.after]`
pub(super) fn amends(each: &mut impl FnMut(Action)) {
    each(Action::Pass);
    each(Action::Pay);
}

impl RulesView<'_> {
    /// The bonus that the roller's points can buy. The points a god asks for stay. `[points.spend] [god.points]`
    #[inline]
    pub(crate) fn purse(self, roll: &Roll) -> u8 {
        let points = self.p.sect(roll.by).points;
        let free = if roll.throw == Throw::God { points.saturating_sub(self.god()) } else { points };
        free / self.f.price
    }

    /// The highest threshold that helps: beyond it the roll fumbles, or cannot fail. `[points.useful]`
    const fn ceiling(self, roll: &Roll) -> i8 {
        if roll.is_plain() { 18 } else { self.f.fumbles - 1 }
    }

    /// Each bonus that can be bought and changes the roll. `[points.useful]`
    #[inline]
    fn bonuses(self, roll: &Roll) -> impl Iterator<Item = u8> {
        let (most, ceiling) = (self.purse(roll).min(60), self.ceiling(roll));
        let (mut bonus, mut reached) = (0, roll.threshold());
        std::iter::from_fn(move || {
            while bonus < most && reached < ceiling {
                bonus += 1;
                let threshold = roll.buying(bonus).threshold();
                // Below three nothing passes, whatever is paid.
                if threshold > reached {
                    reached = threshold;
                    if threshold > self.f.shreds || roll.is_plain() && threshold >= 3 {
                        return Some(bonus);
                    }
                }
            }
            None
        })
    }

    /// The least bonus with which a roll that failed would have passed, if it can be bought. `[points.after]`
    pub(crate) fn missing(self, roll: &Roll) -> Option<u8> {
        let pips = roll.thrown();
        let sure = !roll.is_plain() && (pips <= self.f.shreds || pips >= self.f.fumbles);
        if sure || pips <= roll.threshold() {
            return None;
        }
        (1..=self.purse(roll)).find(|bonus| pips <= roll.buying(*bonus).threshold())
    }
}

impl Referee<'_> {
    /// A roll is announced; where nobody is asked about it the dice fall at once. It is the last thing that a step does.
    /// `[points.spend]`
    pub(super) fn open_roll(&mut self, roll: Roll) {
        let answers = matches!(roll.throw, Throw::Defence(_) | Throw::Counter(_) | Throw::Turned);
        self.p.before = if answers { self.p.roll } else { None };
        self.p.roll = Some(roll);
        if !self.p.house.points_after && self.may_stake(&roll) {
            self.push(Task::Throw);
            self.push(Task::Stake);
        } else {
            self.throw();
        }
    }

    fn rolling(&mut self) -> &mut Roll {
        self.p.roll.as_mut().expect("a roll was announced")
    }

    fn never_pays(&self, roll: &Roll) -> bool {
        self.p.sect(roll.by).orders.to(points_on(roll.throw)) == Answer::Never
    }

    /// Asked only of who has points that would change the roll. `[points.useful]`
    #[inline]
    fn may_stake(&self, roll: &Roll) -> bool {
        let pays = self.p.sect(roll.by).points >= self.f.price && !self.never_pays(roll);
        pays && self.rules().bonuses(roll).next().is_some()
    }

    /// `[points.useful]`
    pub(super) fn stake_or_ask(&mut self) -> bool {
        let roll = *self.rolling();
        let asked = self.may_stake(&roll);
        if !asked {
            self.p.tasks.pop();
        }
        asked
    }

    /// `[points.spend]`
    pub(super) fn buy(&mut self, bonus: u8) {
        let roll = self.rolling();
        let by = roll.by;
        *roll = roll.buying(bonus);
        if bonus > 0 {
            let points = bonus * self.f.price;
            self.p.sects[by.index()].points -= points;
            self.log.all(|| Event::Loses { seat: by, points, cause: Cause::Bonus });
        }
    }

    /// The dice fall.
    pub(super) fn throw(&mut self) {
        let mut die = || self.chance.die(6) as u8;
        let dice = [die(), die(), die()];
        self.rolling().dice = dice;
        if self.p.house.points_after {
            self.push(Task::Verdict);
            self.push(Task::Amend);
        } else {
            self.verdict();
        }
    }

    /// `[points.after]`
    pub(super) fn amend_or_ask(&mut self) -> bool {
        let roll = *self.rolling();
        if self.rules().missing(&roll).is_some() && !self.never_pays(&roll) {
            return true;
        }
        self.p.tasks.pop();
        false
    }

    /// `[points.after]`
    pub(super) fn amend(&mut self) {
        let roll = *self.rolling();
        if let Some(bonus) = self.rules().missing(&roll) {
            self.buy(bonus);
        }
    }

    /// `[roll.shreds] [roll.fumbles]`
    pub(super) fn verdict(&mut self) {
        let (shreds, fumbles) = (self.f.shreds, self.f.fumbles);
        let roll = self.rolling();
        let verdict = roll.evaluate(roll.thrown(), shreds, fumbles);
        roll.verdict = Some(verdict);
        let throw = roll.throw;
        let p = &*self.p;
        let rules = RulesView { f: self.f, p };
        self.log.all(|| rolled(rules));
        match throw {
            Throw::Test => self.tested(verdict),
            Throw::God => self.god_answers(verdict),
            throw => self.duel_verdict(throw, verdict),
        }
    }
}

/// What is told of the roll that was just made.
fn rolled(rules: RulesView<'_>) -> Event {
    let p = rules.p;
    let roll = p.roll.expect("a roll was announced");
    let (card, skill) = match roll.throw {
        Throw::Test => (p.spell.map(|spell| spell.face), Skill::Sorcery),
        Throw::God => (None, Skill::Sorcery),
        _ => p.duel.map_or((None, Skill::Brutality), |duel| (duel.face, duel.skill)),
    };
    Event::Rolls { roll, card, skill, member: rules.roller(&roll) }
}
