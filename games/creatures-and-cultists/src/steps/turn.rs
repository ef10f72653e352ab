//! A turn: mishaps first, then whatever the player likes in the order he likes.

use cenacle_table::{Phrase, Refusal};

use crate::{
    Action, Duel, Event, Face, Faces, Family, Needs, Position, Skill, Task,
    duel::Aims,
    position::{Hold, MEMBERS, members},
    rules_view::RulesView,
};

use super::{Referee, choices::no_card};

/// `[turn.mishaps]`
pub(super) fn mishap_question() -> Phrase {
    Phrase::new("ask-mishap")
}

/// `[turn.free]`
pub(super) fn question() -> Phrase {
    Phrase::new("ask-turn")
}

/// The mishaps that may be resolved next: the late ones after the others. `[turn.mishaps]`
pub(super) fn mishaps(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    let held = rules.p.hand(rules.p.turn).faces().among(rules.f.all_of(Family::Mishap));
    let mut any = false;
    for late in [false, true] {
        held.each(|face| {
            if rules.f.faces[face.index()].late == late {
                any = true;
                each(Action::Mishap { face });
            }
        });
        if any {
            return;
        }
    }
}

/// A late mishap waits for the others. `[turn.mishaps]`
pub(super) fn why_no_mishap(p: &Position, action: Action) -> Option<Refusal> {
    let Action::Mishap { face } = action else { return None };
    Some(Refusal::new("turn.mishaps", if holds(p, face) { "why-late-mishap" } else { "why-no-card" }))
}

/// What a player may do in his turn besides ending it, as sets. `[turn.free]`
struct Answers {
    summons: bool,
    /// Events and Sorceries that would do something.
    spells: Faces,
    /// Cards of Brutality and of Conjuring, and who may attack with them.
    weapons: [Faces; 2],
    arms: [u32; 2],
    held: Faces,
}

impl Answers {
    #[inline(always)]
    fn of(rules: RulesView<'_>) -> Answers {
        let p = rules.p;
        let held = p.hand(p.turn).faces();
        let mut spells = Faces::default();
        let in_hand = held.among(rules.f.all_of(Family::Event).and(rules.f.all_of(Family::Sorcery)));
        if !p.cast && !in_hand.is_empty() {
            let mut wanted = Needs::NONE;
            in_hand.each(|face| wanted = wanted.and(rules.f.needs(face)));
            let met = rules.met(wanted);
            in_hand.each(|face| spells.insert_if(face.index(), playable(rules, face, met)));
        }
        let weapons = [held.among(rules.f.all_of(Family::Brutality)), held.among(rules.f.all_of(Family::Conjuring))];
        let armed = !weapons[0].and(weapons[1]).is_empty() && rules.has_prey();
        let arms = if armed { rules.arms() } else { [0; 2] };
        Answers { summons: rules.god_refused().is_none(), spells, weapons, arms, held }
    }

    /// How many attacks there are with each kind of card.
    #[inline]
    fn attacks(&self) -> [usize; 2] {
        let count = |cards: Faces, arms: u32| if arms == 0 { 0 } else { cards.len() * arms.count_ones() as usize };
        [count(self.weapons[0], self.arms[0]), count(self.weapons[1], self.arms[1])]
    }
}

/// What a player may do in his turn. `[turn.free]`
#[inline]
pub(super) fn answers(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    let Answers { summons, spells, weapons, arms, held } = Answers::of(rules);
    each(Action::EndTurn);
    if summons {
        each(Action::Summon);
    }
    spells.each(|face| each(Action::Play { face }));
    for (cards, arms) in weapons.into_iter().zip(arms) {
        cards.each(|face| members(arms).for_each(|by| each(Action::Attack { by, face })));
    }
    // [turn.discard]
    held.each(|face| each(Action::Discard { face }));
}

/// The same answers counted, followed by so many others, and the one that is chosen: `None` stands for one of the others.
#[inline]
pub(super) fn pick(
    rules: RulesView<'_>,
    others: usize,
    choose: impl FnOnce(usize) -> usize,
) -> (usize, Option<Action>) {
    let all = Answers::of(rules);
    let attacks = all.attacks();
    let [ends, spells, discards] = [1 + usize::from(all.summons), all.spells.len(), all.held.len()];
    let chosen = choose(ends + spells + attacks[0] + attacks[1] + discards + others);
    let mut left = chosen;
    // In the order of `answers`.
    if left < ends {
        return (chosen, Some(if left == 0 { Action::EndTurn } else { Action::Summon }));
    }
    left -= ends;
    if left < spells {
        return (chosen, all.spells.nth(left).map(|face| Action::Play { face }));
    }
    left -= spells;
    for (kind, count) in attacks.into_iter().enumerate() {
        if left < count {
            let arms = all.arms[kind].count_ones() as usize;
            let by = members(all.arms[kind]).nth(left % arms);
            let face = all.weapons[kind].nth(left / arms);
            return (chosen, by.zip(face).map(|(by, face)| Action::Attack { by, face }));
        }
        left -= count;
    }
    (chosen, all.held.nth(left).map(|face| Action::Discard { face }))
}

/// Whether an Event or a Sorcery would do anything, with what the other sects have. `[event.idle]`
#[inline]
fn playable(rules: RulesView<'_>, face: Face, met: Needs) -> bool {
    let needs = rules.f.needs(face);
    match needs.meet(Needs::LOOK) {
        true => rules.f.face(face).is_some_and(|card| rules.helps(card)),
        false => needs.meet(met),
    }
}

/// Why a player may not do this in his turn, for all that he could try.
pub(super) fn why_not(rules: RulesView<'_>, action: Action) -> Refusal {
    let p = rules.p;
    match action {
        Action::Summon => {
            let (rule, key) = rules.god_refused().unwrap_or(("god.call", "why-called"));
            let points = p.sect(p.turn).points;
            Refusal::because(rule, Phrase::new(key).number("need", rules.god()).number("points", points))
        }
        Action::Play { face } | Action::Attack { face, .. } if !holds(p, face) => no_card(),
        Action::Play { face } => why_not_played(rules, face),
        Action::Attack { by, face } => why_no_attack(rules, by, rules.f.family[face.index()]),
        Action::Discard { .. } => no_card(),
        Action::Mishap { .. } => Refusal::new("turn.mishaps", "why-mishap-waits"),
        Action::Orders => Refusal::new("window.orders", "why-ordered"),
        _ => Refusal::new("window.ask", "why-not-now"),
    }
}

/// Whether the player has this card.
fn holds(p: &Position, face: Face) -> bool {
    p.hand(p.turn).counts().get(face.index()).is_some_and(|count| *count > 0)
}

/// `[turn.one-card] [event.idle]`
fn why_not_played(rules: RulesView<'_>, face: Face) -> Refusal {
    match rules.f.family[face.index()] {
        Family::Event | Family::Sorcery if rules.p.cast => Refusal::new("turn.one-card", "why-one-card"),
        Family::Event | Family::Sorcery if !playable(rules, face, rules.met(rules.f.needs(face))) => {
            let stars = rules.f.face(face).is_some_and(|card| card.named.id == "whim-of-the-stars");
            match rules.eclipsed() && stars {
                true => Refusal::new("event.whim-of-the-stars", "why-eclipse"),
                false => Refusal::new("event.idle", "why-idle"),
            }
        }
        Family::Mishap => Refusal::new("turn.mishaps", "why-mishap-waits"),
        Family::Defence => Refusal::new("defence.cards", "why-defence-card"),
        _ => Refusal::new("attack.announce", "why-attack-card"),
    }
}

/// `[attack.announce] [attack.once] [row.active]`
fn why_no_attack(rules: RulesView<'_>, by: u8, family: Family) -> Refusal {
    let p = rules.p;
    let conjures = match family {
        Family::Brutality => false,
        Family::Conjuring => true,
        _ => return Refusal::new("attack.announce", "why-not-a-weapon"),
    };
    if usize::from(by) >= MEMBERS || !p.sect(p.turn).lives(by) {
        return Refusal::new("row.active", "why-dead");
    }
    let bit = 1 << by;
    let strike = || p.table.iter().any(|lasting| lasting.on == p.turn && lasting.does == Hold::Strike);
    let (rule, key) = if p.sect(p.turn).active() & bit == 0 {
        ("row.active", "why-not-active")
    } else if rules.in_play(p.turn) & bit == 0 {
        ("sorcery.gate-elsewhere", "why-elsewhere")
    } else if rules.free(p.turn) & bit == 0 {
        ("event.asylum", "why-barred")
    } else if p.attacks > 0 && strike() {
        ("event.strike", "why-strike")
    } else if p.struck[usize::from(conjures)] & bit != 0 {
        ("attack.once", "why-struck")
    } else {
        ("attack.announce", "why-no-prey")
    };
    Refusal::new(rule, key)
}

impl Referee<'_> {
    /// One mishap after another; the player chooses if there are several. `[turn.mishaps]`
    pub(super) fn mishaps_or_ask(&mut self) -> bool {
        let turn = self.p.turn;
        let mut faces = 0;
        let mut first = None;
        if self.p.sect(turn).alive != 0 && self.p.mishaps < self.f.mishaps {
            mishaps(self.rules(), &mut |action| {
                faces += 1;
                first = first.or(Some(action));
            });
        }
        match first {
            None => {
                self.p.tasks.pop();
                false
            }
            Some(Action::Mishap { face }) if faces == 1 => {
                self.resolve_mishap(face);
                false
            }
            Some(_) => true,
        }
    }

    /// A mishap is played, takes effect, and is replaced.
    pub(super) fn resolve_mishap(&mut self, face: Face) {
        let seat = self.p.turn;
        self.p.mishaps += 1;
        self.clear_arena();
        self.p.hands[seat.index()].lose(face.index());
        self.log.all(|| Event::Plays { seat, card: face });
        self.p.spell = Some(crate::Spell { face, by: seat, target: seat, laid: false });
        self.push(Task::Replace);
        self.push(Task::Finish);
        self.push(Task::Cast);
    }

    /// `[turn.mishaps]`
    pub(super) fn replace(&mut self) {
        if self.p.sect(self.p.turn).alive != 0 {
            self.draw(self.p.turn, 1);
        }
    }

    pub(super) fn act(&mut self, action: Action) {
        let seat = self.p.turn;
        match action {
            Action::EndTurn => {
                self.p.tasks.pop();
            }
            Action::Summon => self.call_god(),
            Action::Play { face } => self.play(face),
            Action::Attack { by, face } => self.attack(by, face),
            Action::Discard { face } => self.discard_one(seat, face),
            _ => {}
        }
    }

    /// `[attack.announce] [attack.once]`
    fn attack(&mut self, by: u8, face: Face) {
        let seat = self.p.turn;
        let conjures = self.f.family[face.index()] == Family::Conjuring;
        self.clear_arena();
        self.p.hands[seat.index()].lose(face.index());
        self.p.struck[usize::from(conjures)] |= 1 << by;
        self.p.attacks = self.p.attacks.saturating_add(1);
        self.p.duel = Some(Duel {
            skill: if conjures { Skill::Conjuring } else { Skill::Brutality },
            face: Some(face),
            attacker: seat,
            member: by,
            roller: seat,
            aims: Aims::Others,
            target: None,
            victims: [0; 2],
            aimed: 0,
            verdict: None,
            turned: false,
            bitten: 0,
            facing: 0,
            kept: false,
        });
        self.push(Task::Aim);
    }
}
