//! What is pending hangs together: a question on top, beneath it only what can follow its answer.

use cenacle_table::Seat;

use crate::{
    Effect, Family, Roll, Task, Throw, Why,
    position::{Choice, Ends},
    rules_view::RulesView,
    steps::{asked, candidates, may_be_set, to_act},
};

use super::{Auditor, Found, that};

/// More than play ever lets pile up; whatever one of them brings about fits above.
const DEEPEST: usize = 24;

pub(super) fn pending(auditor: Auditor<'_>) -> Found {
    let p = auditor.p;
    if let Some(end) = p.over {
        if let crate::End::God(seat) | crate::End::Last(seat) = end {
            auditor.plays(seat)?;
        }
        return that(p.tasks.is_empty(), || "the game is over and something is pending".to_owned());
    }
    let falling = p.tasks.contains(&Task::Fallen);
    let living = p.living();
    that(living.len() > 1 || falling, || format!("{} sects live and the game goes on", living.len()))?;
    p.tasks.iter().try_for_each(|task| auditor.task(*task))?;
    if p.round == 0 {
        auditor.founding()?;
    } else {
        auditor.stacked()?;
    }
    let asked = to_act(p);
    that(!asked.is_empty() && asked.into_iter().all(|seat| living.contains(seat)), || "nobody can answer".to_owned())
}

impl Auditor<'_> {
    /// What a task says is possible.
    fn task(self, task: Task) -> Found {
        let few = |number: u8| that((1..=8).contains(&number), || format!("{number} cultists at once"));
        match task {
            Task::Name(seat) | Task::Credo(seat) | Task::Symbol(seat) | Task::Orders(seat) => self.plays(seat),
            Task::Defend(number) => self.target(number),
            Task::Counter(number, edge) => {
                self.target(number)?;
                that(edge <= self.f.counter_bonus, || format!("a counter-attack with +{edge}"))
            }
            Task::Turned(left) => few(left),
            Task::Die(death) => self.death(&death),
            Task::More(death, left) => {
                self.death(&death)?;
                few(left)
            }
            Task::Do(effect) => self.effect(effect),
            Task::Choose(choice) | Task::Draw(choice) => {
                self.choice(&choice)?;
                few(choice.left)
            }
            Task::Raided(seat, up_to) => {
                self.plays(seat)?;
                that(up_to <= 6, || format!("a die that shows up to {up_to}"))
            }
            Task::Culled(choice, member, up_to) => {
                self.choice(&choice)?;
                Self::member(member)?;
                that(up_to <= 6, || format!("a die that shows up to {up_to}"))
            }
            Task::Keep(left) => that((1..=8).contains(&left), || format!("{left} cards to keep")),
            Task::Shed(left) => that((1..=20).contains(&left), || format!("{left} cards to discard")),
            Task::NextTurn
            | Task::Mishaps
            | Task::Main
            | Task::Aim
            | Task::Dodge
            | Task::Strike
            | Task::Stake
            | Task::Throw
            | Task::Amend
            | Task::Verdict
            | Task::Sign
            | Task::Devour
            | Task::Part
            | Task::Bluff
            | Task::Bury
            | Task::Target
            | Task::Cast
            | Task::Fallen
            | Task::Ransom(_)
            | Task::Pass
            | Task::Finish
            | Task::Replace => Ok(()),
        }
    }

    fn target(self, number: u8) -> Found {
        that(self.p.duel.is_some_and(|duel| number < duel.aimed), || format!("there is no target {number}"))
    }

    /// An effect that waits is one of the card that is being resolved.
    fn effect(self, effect: Effect) -> Found {
        let card = self.p.spell.and_then(|spell| self.f.face(spell.face));
        let its = card.is_some_and(|card| {
            [card.passes, card.shreds, card.fumbles].iter().any(|effects| effects.any(|one| one == effect))
        });
        that(its, || "an effect of another card".to_owned())
    }

    fn choice(self, choice: &Choice) -> Found {
        self.plays(choice.by)?;
        self.plays(choice.of)?;
        Self::members(choice.except)?;
        match choice.why {
            Why::DieFor(seat) | Why::Bar(Ends::Before(seat) | Ends::After(seat, _)) => self.plays(seat),
            Why::Die | Why::Bar(Ends::Turn | Ends::Round(_)) | Why::Banish | Why::Revive(_) | Why::Puppet => Ok(()),
        }
    }

    /// While sects are founded: what is left of it, in its order. `[found.identity]`
    fn founding(self) -> Found {
        let p = self.p;
        let seats = (0..usize::from(p.players)).rev().map(Seat::new);
        let all = seats.flat_map(|seat| [Task::Symbol(seat), Task::Credo(seat), Task::Name(seat)]);
        let stacked = std::iter::once(Task::NextTurn).chain(all);
        that(p.tasks.len() > 1 && p.tasks.iter().copied().eq(stacked.take(p.tasks.len())), || {
            "sects are founded in another order".to_owned()
        })?;
        let quiet = p.duel.is_none() && p.spell.is_none() && p.roll.is_none() && p.death.is_none();
        that(quiet && p.table.is_empty(), || "something happens before the first round".to_owned())?;
        self.left_over(None)
    }

    /// In a turn: what the answer to the question on top leads to finds all it needs.
    fn stacked(self) -> Found {
        let p = self.p;
        that(p.tasks.len() <= DEEPEST, || format!("{} things are pending", p.tasks.len()))?;
        let mut stack = &p.tasks[..];
        if let [below @ .., Task::Orders(seat)] = stack {
            stack = below;
            let question = below.last().copied().unwrap_or_default();
            let fits = may_be_set(question) && self.asked_by(question) == Some(*seat);
            that(fits, || "a standing answer to no question".to_owned())?;
        }
        let [Task::NextTurn, Task::Main, above @ ..] = stack else { return Err("no turn is being played".to_owned()) };
        let above = match above {
            [Task::Mishaps, above @ ..] => above,
            above => above,
        };
        let mishaps = stack.get(2) == Some(&Task::Mishaps);
        let above = match above {
            [Task::Replace, Task::Finish, above @ ..] if mishaps => self.resolving(above, true)?,
            [Task::Finish, above @ ..] if !mishaps => self.resolving(above, false)?,
            above => {
                that(p.spell.is_none(), || "a card is resolved for ever".to_owned())?;
                that(above.is_empty() || !mishaps, || "something is in the way of the mishaps".to_owned())?;
                above
            }
        };
        self.fighting(above)
    }

    /// Above a card that is being resolved.
    fn resolving(self, above: &[Task], mishap: bool) -> Result<&[Task], String> {
        let p = self.p;
        let family = p.spell.filter(|spell| spell.by == p.turn).map(|spell| self.f.family[spell.face.index()]);
        that(family.is_some_and(|family| (family == Family::Mishap) == mishap), || {
            "another card is resolved than one of this turn".to_owned()
        })?;
        let spoken = |task: &&Task| {
            matches!(
                task,
                Task::Do(_) | Task::Choose(_) | Task::Draw(_) | Task::Raided(..) | Task::Fallen | Task::Culled(..)
            )
        };
        // What waits of the card lies beneath what its last effect has brought about; a choice may be that question.
        let waits = above.iter().take_while(spoken).count();
        let waits = if waits == above.len() { waits.saturating_sub(1) } else { waits };
        that(waits < 4, || "a card that does too much".to_owned())?;
        that(!above.is_empty(), || "a card does nothing".to_owned())?;
        Ok(&above[waits..])
    }

    /// An attack, a roll, a death, or a question that a card asks.
    fn fighting(self, above: &[Task]) -> Found {
        let p = self.p;
        let parts = above.iter().filter(|task| **task == Task::Part).count();
        let (announced, fought) = match above {
            [Task::Aim] | [Task::Strike, Task::Dodge] => (true, None),
            [Task::Throw, Task::Stake] | [Task::Verdict, Task::Amend] => {
                (p.roll.is_some_and(|roll| roll.throw == Throw::Attack), None)
            }
            [Task::Part, above @ ..] => (false, Some(above)),
            _ => (false, None),
        };
        that(parts == usize::from(fought.is_some()), || "an attack within an attack".to_owned())?;
        that(p.duel.is_some() == (announced || fought.is_some()), || "an attack that nobody made".to_owned())?;
        if let Some(duel) = p.duel {
            that(duel.face.is_some() || p.spell.is_some(), || "an attack without a card".to_owned())?;
            that(duel.aimed > 0 || above == [Task::Aim], || "an attack on nobody".to_owned())?;
        }
        let above = fought.unwrap_or(above);
        let (beneath, question) = match above {
            [] => (above, above),
            [beneath @ .., pair, question] if needs(*question).contains(&kind(*pair)) => {
                (beneath, &above[beneath.len()..])
            }
            [beneath @ .., question] => {
                that(needs(*question).is_empty(), || "a question that nothing follows".to_owned())?;
                (beneath, std::slice::from_ref(question))
            }
        };
        that(!above.is_empty() || fought.is_none(), || "an attack that nothing follows".to_owned())?;
        let follows = |task: &Task| match task {
            Task::Defend(_) | Task::Counter(..) | Task::Turned(_) => fought.is_some(),
            Task::Die(_) | Task::More(..) => fought.is_some() || p.tasks.contains(&Task::Fallen),
            _ => false,
        };
        that(beneath.iter().all(follows), || "what follows is out of order".to_owned())?;
        let dying = question.contains(&Task::Bury);
        that(p.death.is_some() == dying, || "somebody dies for ever".to_owned())?;
        if let Some(death) = p.death {
            that(p.sect(death.seat).lives(death.member), || "the dead are dying".to_owned())?;
        }
        let question = question.last().copied();
        question.map_or(Ok(()), |question| self.question(question, fought.is_some()))?;
        self.left_over(question)
    }

    /// What belongs to one question alone is there for no other.
    fn left_over(self, question: Option<Task>) -> Found {
        let p = self.p;
        let gazing = matches!(question, Some(Task::Keep(_)));
        that(p.gazed.is_empty() || gazing, || "cards are looked at for ever".to_owned())?;
        let passed = |seat: usize| {
            p.passing[seat].is_none_or(|face| {
                let hand = p.hands[seat].counts();
                question == Some(Task::Pass) && hand.get(face.index()).is_some_and(|count| *count > 0)
            })
        };
        that((0..p.passing.len()).all(passed), || "a card is passed on that is not there".to_owned())
    }

    /// The question has answers, and all it speaks of is there.
    fn question(self, question: Task, fought: bool) -> Found {
        let (p, rules) = (self.p, RulesView { f: self.f, p: self.p });
        let holds = match question {
            Task::Mishaps | Task::Main => false,
            Task::Aim => p.duel.is_some_and(|duel| {
                let mut any = false;
                rules.aims(&duel, |_, _| any = true);
                any && usize::from(duel.aimed) < duel.victims.len()
            }),
            Task::Dodge => p.duel.is_some(),
            Task::Stake => p.roll.is_some_and(|roll| !p.house.points_after && self.rolls(&roll, fought, false)),
            Task::Amend => p.roll.is_some_and(|roll| p.house.points_after && self.rolls(&roll, fought, true)),
            Task::Sign | Task::Counter(..) => fought,
            Task::Bluff => p.death.is_some(),
            Task::Target => p.spell.is_some_and(|spell| !rules.targets(spell.face).is_empty()),
            Task::Choose(choice) => p.spell.is_some() && candidates(rules, &choice) != 0,
            Task::Ransom(_) | Task::Pass => p.spell.is_some(),
            Task::Keep(_) => p.spell.is_some() && !p.gazed.is_empty(),
            Task::Shed(_) => p.spell.is_some_and(|spell| !p.hand(spell.by).is_empty()),
            _ => false,
        };
        that(holds, || "a question without an answer".to_owned())
    }

    /// A roll that waits for its roller belongs to what is going on.
    fn rolls(self, roll: &Roll, fought: bool, thrown: bool) -> bool {
        let p = self.p;
        let by = match (roll.throw, p.duel) {
            (Throw::Attack, Some(duel)) if !fought => Some(duel.roller),
            (Throw::Defence(number), Some(duel)) if fought && number < duel.aimed => Some(duel.foe()),
            (Throw::Counter(_), Some(duel)) if fought => Some(duel.foe()),
            (Throw::Turned, Some(duel)) if fought => Some(duel.attacker),
            (Throw::Test, None) => p.spell.map(|spell| spell.by),
            (Throw::God, None) if p.spell.is_none() => Some(p.turn),
            _ => None,
        };
        by == Some(roll.by) && roll.verdict.is_none() && (roll.dice != [0; 3]) == thrown
    }

    /// Whom a question beneath a standing answer is for.
    fn asked_by(self, question: Task) -> Option<Seat> {
        let mut p = *self.p;
        p.tasks.pop();
        (p.task() == question).then(|| asked(&p)).flatten()
    }
}

/// A task without what it says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Throw,
    Verdict,
    Strike,
    Beast,
    Bury,
    Cast,
    Other,
}

fn kind(task: Task) -> Kind {
    match task {
        Task::Throw => Kind::Throw,
        Task::Verdict => Kind::Verdict,
        Task::Strike => Kind::Strike,
        Task::Devour | Task::Turned(_) => Kind::Beast,
        Task::Bury => Kind::Bury,
        Task::Cast => Kind::Cast,
        _ => Kind::Other,
    }
}

/// What must lie right beneath a question.
fn needs(question: Task) -> &'static [Kind] {
    match question {
        Task::Stake => &[Kind::Throw],
        Task::Amend => &[Kind::Verdict],
        Task::Dodge => &[Kind::Strike],
        Task::Sign => &[Kind::Beast],
        Task::Bluff => &[Kind::Bury],
        Task::Target => &[Kind::Cast],
        _ => &[],
    }
}
