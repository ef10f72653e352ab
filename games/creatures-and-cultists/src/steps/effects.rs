//! What cards do, verb by verb.

use cenacle_table::{Audience, Observers, Pile, Seat, Seats};

use crate::{
    Aims, Duel, Effect, Event, Face, Sect, Skill, Task,
    effect::{Chooser, Rows, Until, Whose},
    event::Cause,
    position::{Choice, Death, Ends, Hold, Lasting, MAX_LASTING, MAX_PLAYERS, ROW, Why, members},
};

use super::{Referee, cards::list, choices::candidates};

impl Referee<'_> {
    /// The sect a card speaks of.
    pub(super) fn whose(&self, whose: Whose) -> Seat {
        let spell = self.p.spell.expect("a card is being resolved");
        match whose {
            Whose::Me => spell.by,
            Whose::Target => spell.target,
        }
    }

    /// The other one.
    fn opposite(&self, whose: Whose) -> Seat {
        self.whose(if whose == Whose::Me { Whose::Target } else { Whose::Me })
    }

    pub(super) fn card(&self) -> Face {
        self.p.spell.map_or(Face::UNKNOWN, |spell| spell.face)
    }

    pub(super) fn take_effect(&mut self, effect: Effect) {
        let (me, target) = (self.whose(Whose::Me), self.whose(Whose::Target));
        match effect {
            Effect::Kill { of, by, count, paid } => self.kill_some(of, by, count, paid),
            Effect::Cull { of, up_to, paid } => {
                let why = if paid { Why::DieFor(self.opposite(of)) } else { Why::Die };
                let of = self.whose(of);
                let first = self.p.sect(of).row() * ROW as u8;
                self.push(Task::Culled(Choice { why, by: of, of, left: 1, except: 0 }, first, up_to));
            }
            Effect::Raid { up_to } if self.f.rules >= 2 => self.raid(me, up_to),
            // Rules 1: one sect after the other, so that one was always left.
            Effect::Raid { up_to } => self.push(Task::Raided(me, up_to)),
            Effect::Lose { of, amount } => {
                let points = self.amount(me, amount);
                self.lose_points(self.whose(of), points, Cause::Card);
            }
            Effect::Gain { amount } => {
                self.gain_points(me, amount);
                self.log.all(|| Event::Gains { seat: me, points: amount });
            }
            Effect::Steal { from, amount } => {
                let (from, to) = (self.whose(from), self.opposite(from));
                let points = self.amount(me, amount).min(self.p.sect(from).points);
                self.rob(from, to, points);
            }
            Effect::DiscardRandom { count } => {
                for _ in 0..count {
                    if let Some(face) = self.random_card(target) {
                        self.discard_one(target, face);
                    }
                }
            }
            Effect::DiscardHand { of } => self.discard_hand(self.whose(of)),
            Effect::DiscardOwn { count } => self.push(Task::Shed(count)),
            Effect::Shorten { to } => self.p.sects[target.index()].short = to,
            Effect::TakeCard => {
                if let Some(face) = self.random_card(target) {
                    self.hand_over(target, me, face);
                }
            }
            Effect::Ransom { points } => self.push(Task::Ransom(points)),
            Effect::SwapHands => self.swap_hands(me, target),
            Effect::Redraw => {
                let count = self.p.hand(me).len() as u8;
                self.discard_hand(me);
                self.draw(me, count);
            }
            Effect::PassRight => {
                self.p.passing = [None; MAX_PLAYERS];
                self.push(Task::Pass);
            }
            Effect::Gaze { see, keep } => self.gaze(see, keep),
            Effect::Revive { rows, count, otherwise } => self.revive(me, rows, count, otherwise),
            Effect::Bar { of, until } => {
                let of = self.whose(of);
                let why = Why::Bar(self.ends(of, until));
                self.push(Task::Choose(Choice { why, by: me, of, left: 1, except: 0 }));
            }
            Effect::Banish { of, by, count } => {
                let by = self.chooser(by);
                self.push(Task::Choose(Choice { why: Why::Banish, by, of: self.whose(of), left: count, except: 0 }));
            }
            Effect::Weaken { of, test, by, until } => {
                let of = self.whose(of);
                let ends = self.ends(of, until);
                self.lay(of, 0, Hold::weakening(test, by), ends);
            }
            Effect::Eclipse => {
                self.p.favoured = None;
                self.lay(me, 0, Hold::Eclipse, Ends::Round(self.p.round));
            }
            Effect::Stars => self.ask_the_stars(),
            Effect::OpenHands => self.open_hands(me),
            Effect::Strike => self.lay(target, 0, Hold::Strike, self.ends(target, Until::BearerTurn)),
            Effect::Dominate { by, count } => {
                let by = self.whose(by);
                self.push(Task::Choose(Choice { why: Why::Puppet, by, of: target, left: count, except: 0 }));
            }
        }
    }

    fn amount(&mut self, seat: Seat, amount: Option<u8>) -> u8 {
        amount.unwrap_or_else(|| {
            let (die, card) = (self.chance.die(6) as u8, self.card());
            self.log.all(|| Event::Thrown { seat, die, card });
            die
        })
    }

    fn chooser(&self, by: Chooser) -> Seat {
        self.whose(if by == Chooser::Target { Whose::Target } else { Whose::Me })
    }

    /// `[lasting.end]`
    fn ends(&self, bearer: Seat, until: Until) -> Ends {
        match until {
            Until::OwnTurn => Ends::Before(self.whose(Whose::Me)),
            // The turn that is being played does not count.
            Until::BearerTurn => Ends::After(bearer, if bearer == self.p.turn { 2 } else { 1 }),
        }
    }

    /// The card stays on the table. `[lasting.table]`
    pub(super) fn lay(&mut self, on: Seat, members: u32, does: Hold, ends: Ends) {
        // There is room for all cards that last of the shipped deck; with another one what has no place has no effect.
        if self.p.table.len() == MAX_LASTING {
            return;
        }
        let Some(spell) = &mut self.p.spell else { return };
        let (by, card) = (spell.by, spell.face);
        let face = if spell.laid { Face::UNKNOWN } else { card };
        spell.laid = true;
        self.p.table.push(Lasting { face, by, on, members, does, ends });
        if face.is_known() {
            self.log.all(|| Event::Lasts { seat: on, card });
        }
    }

    pub(super) fn lose_points(&mut self, seat: Seat, points: u8, cause: Cause) {
        let sect = &mut self.p.sects[seat.index()];
        let points = points.min(sect.points);
        sect.points -= points;
        if points > 0 {
            self.log.all(|| Event::Loses { seat, points, cause });
        }
    }

    pub(super) fn rob(&mut self, from: Seat, to: Seat, points: u8) {
        self.p.sects[from.index()].points -= points;
        self.gain_points(to, points);
        if points > 0 {
            self.log.all(|| Event::Robs { from, to, points });
        }
    }

    fn kill_some(&mut self, of: Whose, by: Chooser, count: u8, paid: bool) {
        let why = if paid { Why::DieFor(self.opposite(of)) } else { Why::Die };
        let choice = Choice { why, by: self.chooser(by), of: self.whose(of), left: count, except: 0 };
        self.push(if by == Chooser::Chance { Task::Draw(choice) } else { Task::Choose(choice) });
    }

    /// Each by chance: the second one from the row as it then is. `[card.choice]`
    pub(super) fn draw_lots(&mut self, choice: Choice) {
        let among = candidates(self.rules(), &choice);
        if among == 0 {
            return;
        }
        let number = self.chance.below(among.count_ones());
        let member = members(among).nth(number as usize).unwrap_or(0);
        if choice.left > 1 {
            self.push(Task::Draw(self.next_choice(choice, member)));
        }
        self.push(Task::Die(death(&choice, member)));
    }

    /// A cultist is led into an attack without a card. `[sorcery.domination]`
    pub(super) fn lead(&mut self, by: Seat, of: Seat, member: u8) {
        let caster = self.whose(Whose::Me);
        let duel = Duel {
            skill: Skill::Brutality,
            face: None,
            attacker: of,
            member,
            roller: by,
            aims: if by == caster { Aims::NotAt(caster) } else { Aims::Only(caster) },
            target: None,
            victims: [0; 2],
            aimed: 0,
            verdict: None,
            turned: false,
            bitten: 0,
            facing: 0,
            kept: false,
        };
        let rules = self.rules();
        if self.p.everybody().any(|seat| rules.aimable(&duel, seat) != 0) {
            self.p.duel = Some(duel);
            self.push(Task::Aim);
        }
    }

    /// All sects throw a die, from who plays the card to the right; then all who fall do so at the same time.
    /// `[mishap.police-raid] [end.nobody]`
    fn raid(&mut self, me: Seat, up_to: u8) {
        self.push(Task::Fallen);
        let mut deaths: Pile<Death, MAX_PLAYERS> = Pile::new();
        let mut seat = me;
        for _ in 0..self.p.players {
            if let Some(death) = self.risk_leftmost(seat, up_to) {
                deaths.push(death);
            }
            seat = self.p.right(seat);
        }
        while let Some(death) = deaths.pop() {
            self.push(Task::Die(death));
        }
    }

    /// The leftmost active cultist of a sect throws a die: his death, if it is that.
    fn risk_leftmost(&mut self, seat: Seat, up_to: u8) -> Option<Death> {
        let row = self.rules().in_play(seat);
        if row == 0 {
            return None;
        }
        let die = self.chance.die(6) as u8;
        let (member, dies) = (row.trailing_zeros() as u8, die <= up_to);
        self.log.all(|| Event::Risks { seat, member, die, dies });
        dies.then_some(Death { seat, member, ..Death::default() })
    }

    /// Rules 1: each sect in turn throws a die. `[mishap.police-raid]`
    pub(super) fn raided(&mut self, seat: Seat, up_to: u8) {
        let next = self.p.right(seat);
        if next != self.p.turn {
            self.push(Task::Raided(next, up_to));
        }
        if let Some(death) = self.risk_leftmost(seat, up_to) {
            self.push(Task::Die(death));
        }
    }

    /// Each cultist of the row throws a die, from the left. `[sorcery.yellow-sign]`
    pub(super) fn culled(&mut self, choice: Choice, member: u8, up_to: u8) {
        let seat = choice.of;
        if !(member + 1).is_multiple_of(ROW as u8) {
            self.push(Task::Culled(choice, member + 1, up_to));
        }
        if self.rules().in_play(seat) & 1 << member == 0 {
            return;
        }
        let die = self.chance.die(6) as u8;
        let dies = die <= up_to;
        self.log.all(|| Event::Risks { seat, member, die, dies });
        if dies {
            self.push(Task::Die(death(&choice, member)));
        }
    }

    fn revive(&mut self, me: Seat, rows: Rows, count: u8, otherwise: u8) {
        let dead = self.rules().dead(me, rows);
        if dead != 0 {
            // Who comes back first may make a lower row active: what was within reach stays so.
            let except = if self.f.rules >= 2 { Sect::ALL & !dead } else { 0 };
            self.push(Task::Choose(Choice { why: Why::Revive(rows), by: me, of: me, left: count, except }));
        } else if otherwise > 0 {
            self.gain_points(me, otherwise);
            self.log.all(|| Event::Gains { seat: me, points: otherwise });
        }
    }

    /// `[event.secret-council]`
    fn swap_hands(&mut self, me: Seat, target: Seat) {
        self.p.hands.swap(me.index(), target.index());
        // What was known of a hand is known of it in its new place; its new owner sees it.
        self.p.hands[me.index()].show(Observers::of(me));
        self.p.hands[target.index()].show(Observers::of(target));
        self.log.all(|| Event::Swaps { seat: me, with: target });
        let p = &*self.p;
        for seat in [me, target] {
            let both = Seats::only(me).with(target);
            self.log.push(Audience::Only(both), || Event::Shows { seat, cards: list(p, seat) });
        }
    }

    /// `[mishap.front-page]`
    fn open_hands(&mut self, me: Seat) {
        self.lay(me, 0, Hold::Open, Ends::Turn);
        let p = &mut *self.p;
        for seat in p.living() {
            p.hands[seat.index()].show(Observers::ALL);
            self.log.all(|| Event::Shows { seat, cards: list(p, seat) });
        }
    }

    /// `[sorcery.contemplation]`
    fn gaze(&mut self, see: u8, keep: u8) {
        let me = self.whose(Whose::Me);
        self.p.gazed.clear();
        for _ in 0..see {
            if let Some((face, _)) = self.take_top() {
                self.p.gazed.push(face);
            }
        }
        let gazed = self.p.gazed;
        let count = gazed.len() as u8;
        self.log.split(
            me,
            || Event::Gazes { seat: me, cards: gazed.to_vec() },
            || Event::GazesSome { seat: me, count },
        );
        self.push(Task::Keep(keep));
    }
}

pub(super) fn death(choice: &Choice, member: u8) -> Death {
    let to = if let Why::DieFor(seat) = choice.why { Some(seat) } else { None };
    Death { seat: choice.of, member, to, prize: 0, certain: false, struck: 0 }
}
