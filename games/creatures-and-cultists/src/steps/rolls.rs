//! Rolls: announced with all that makes them up, raised with points, thrown in the open.

use crate::{Event, Roll, Skill, Task, Throw, event::Cause, orders::Answer};

use super::{Referee, reaction_of};

impl Referee<'_> {
    /// A roll is announced. `[points.spend]`
    pub(super) fn open_roll(&mut self, roll: Roll) {
        let answers = matches!(roll.throw, Throw::Defence(_) | Throw::Counter(_) | Throw::Turned);
        self.p.before = self.p.roll.filter(|_| answers);
        self.p.roll = Some(roll);
        self.push(Task::Throw);
        if !self.p.house.points_after {
            self.push(Task::Stake);
        }
    }

    fn rolling(&self) -> Roll {
        self.p.roll.expect("a roll was announced")
    }

    fn never_pays(&self) -> bool {
        let roll = self.rolling();
        let order = reaction_of(self.p).map(|reaction| self.p.sect(roll.by).orders.to(reaction));
        order == Some(Answer::Never)
    }

    /// Asked only of who has points that would change the roll. `[points.useful]`
    pub(super) fn stake_or_ask(&mut self) -> bool {
        let roll = self.rolling();
        let mut choices = 0;
        if self.p.sect(roll.by).points >= self.f.price && !self.never_pays() {
            self.sight().each_bonus(&roll, |_| choices += 1);
        }
        if choices > 1 {
            return true;
        }
        self.p.tasks.pop();
        false
    }

    /// `[points.spend]`
    pub(super) fn buy(&mut self, bonus: u8) {
        let roll = self.rolling();
        self.p.roll = Some(roll.buying(bonus));
        if bonus > 0 {
            let points = bonus * self.f.price;
            self.p.sects[roll.by.index()].points -= points;
            self.log.all(|| Event::Loses { seat: roll.by, points, cause: Cause::Bonus });
        }
    }

    pub(super) fn throw(&mut self) {
        let mut roll = self.rolling();
        for die in &mut roll.dice {
            *die = self.chance.die(6) as u8;
        }
        self.p.roll = Some(roll);
        self.push(Task::Verdict);
        if self.p.house.points_after {
            self.push(Task::Amend);
        }
    }

    /// `[points.after]`
    pub(super) fn amend_or_ask(&mut self) -> bool {
        if self.sight().missing(&self.rolling()).is_some() && !self.never_pays() {
            return true;
        }
        self.p.tasks.pop();
        false
    }

    /// `[points.after]`
    pub(super) fn amend(&mut self) {
        if let Some(bonus) = self.sight().missing(&self.rolling()) {
            self.buy(bonus);
        }
    }

    /// `[roll.shreds] [roll.fumbles]`
    pub(super) fn verdict(&mut self) {
        let mut roll = self.rolling();
        let verdict = roll.judge(roll.thrown(), self.f.shreds, self.f.fumbles);
        roll.verdict = Some(verdict);
        self.p.roll = Some(roll);
        let (card, skill) = match roll.throw {
            Throw::Test => (self.p.spell.map(|spell| spell.face), Skill::Sorcery),
            Throw::God => (None, Skill::Sorcery),
            _ => self.p.duel.map_or((None, Skill::Brutality), |duel| (duel.face, duel.skill)),
        };
        let member = self.sight().roller(&roll);
        self.log.all(|| Event::Rolls { roll, card, skill, member });
        match roll.throw {
            Throw::Test => self.tested(verdict),
            Throw::God => self.god_answers(verdict),
            throw => self.duel_verdict(throw, verdict),
        }
    }
}
