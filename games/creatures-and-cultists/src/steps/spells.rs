//! Events, Sorceries and Mishaps: played, aimed, tested. `[event.play] [sorcery.play]`

use cenacle_table::{Phrase, Refusal, Seat, Seats};

use crate::{Action, CardFace, Effect, Event, Face, Hold, Needs, Spell, Task, Verdict, rules_view::RulesView};

use super::Referee;

/// `[event.play] [sorcery.play]`
pub(super) fn target_question(rules: RulesView<'_>) -> Phrase {
    Phrase::new("ask-target").word("card", rules.spell_word())
}

/// The sects a card may be played against. `[event.play]`
pub(super) fn targets(rules: RulesView<'_>, each: &mut impl FnMut(Action)) {
    let face = rules.p.spell.map_or(Face::UNKNOWN, |spell| spell.face);
    rules.targets(face).for_each(|seat| each(Action::Target { seat }));
}

/// `[event.idle]`
pub(super) fn why_no_target(seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Target { seat: target } = action else { return None };
    Some(Refusal::new("event.idle", if target == seat { "why-target-self" } else { "why-target-idle" }))
}

impl RulesView<'_> {
    /// Sects a card may be played against. `[event.idle]`
    pub(crate) fn targets(self, face: Face) -> Seats {
        let needs = self.f.needs(face);
        // A puppet needs somebody to attack, wherever he is.
        let puppet = needs.meet(Needs::PUPPET) && Needs::PUPPET.meet(self.met(Needs::PUPPET));
        let hit = |seat: &Seat| {
            let has = self.has(*seat, self.fit(*seat));
            needs.meet(has) || puppet && Needs::FREE.meet(has)
        };
        self.others().filter(hit).collect()
    }

    /// The living sects but the player's.
    #[inline]
    fn others(self) -> impl Iterator<Item = Seat> {
        let other = move |seat: &usize| *seat != self.p.turn.index() && self.p.sects[*seat].alive != 0;
        (0..usize::from(self.p.players)).filter(other).map(Seat::new)
    }

    /// What a living sect, with these in play and these free to attack, has that a card could be aimed at.
    #[inline]
    fn has(self, seat: Seat, (prey, free): (u32, u32)) -> Needs {
        let sect = self.p.sect(seat);
        Needs::SECT
            .and(Needs::CARDS.when(!self.p.hand(seat).is_empty()))
            .and(Needs::POINTS.when(sect.points > 0))
            .and(Needs::PREY.when(prey != 0))
            .and(Needs::FREE.when(free != 0))
    }

    /// Whether there is anybody to attack.
    #[inline(always)]
    pub(super) fn has_prey(self) -> bool {
        // Of a sect that lives somebody is in play, unless a card has sent its active row elsewhere.
        let elsewhere = self.p.table.iter().any(|lasting| lasting.does == Hold::Elsewhere);
        self.others().any(|seat| !elsewhere || self.in_play(seat) != 0)
    }

    /// What at least one of the other sects has, at least as far as these things go.
    #[inline(always)]
    pub(super) fn met(self, wanted: Needs) -> Needs {
        let puppet = wanted.meet(Needs::PUPPET);
        let wanted = wanted.and(Needs::FREE.when(puppet)).among(Needs::OF_A_SECT);
        let mut all = Needs::NONE;
        for seat in self.others() {
            all = all.and(self.has(seat, self.fit(seat)));
            // Mostly the first of them has it all.
            if all.among(wanted) == wanted {
                break;
            }
        }
        // Rules 1: whether a puppet had anybody to attack was not asked.
        let prey = || self.f.rules < 2 || self.others().map(|seat| self.in_play(seat).count_ones()).sum::<u32>() > 1;
        all.and(Needs::PUPPET.when(puppet && Needs::FREE.meet(all) && prey()))
    }

    /// Whether a card without a target would do anything. `[event.idle]`
    pub(super) fn helps(self, card: &CardFace) -> bool {
        card.passes.any(|effect| match effect {
            Effect::Revive { rows, .. } => self.dead(self.p.turn, rows) != 0,
            Effect::Stars => !self.eclipsed(),
            Effect::Gaze { .. } => !self.p.pile.is_empty() || !self.p.discard.is_empty(),
            _ => true,
        })
    }
}

impl Referee<'_> {
    /// `[event.play] [sorcery.play]`
    pub(super) fn play(&mut self, face: Face) {
        let seat = self.p.turn;
        self.p.cast = true;
        self.clear_arena();
        self.p.hands[seat.index()].lose(face.index());
        self.p.spell = Some(Spell { face, by: seat, target: seat, laid: false });
        let aims = self.f.face(face).is_some_and(|card| card.aims());
        self.push(Task::Finish);
        self.push(Task::Cast);
        if aims {
            self.push(Task::Target);
        } else {
            self.log.all(|| Event::Plays { seat, card: face });
        }
    }

    pub(super) fn target_or_ask(&mut self) -> bool {
        let Some(spell) = self.p.spell else {
            self.p.tasks.pop();
            return false;
        };
        let mut targets = self.rules().targets(spell.face);
        match (targets.next(), targets.next()) {
            (Some(only), None) => {
                self.p.tasks.pop();
                self.target(only);
                false
            }
            _ => true,
        }
    }

    pub(super) fn target(&mut self, target: Seat) {
        let Some(spell) = &mut self.p.spell else { return };
        spell.target = target;
        let (seat, card) = (spell.by, spell.face);
        self.log.all(|| Event::Aims { seat, card, at: target });
    }

    /// `[sorcery.test] [event.roll]`
    pub(super) fn cast(&mut self) {
        let Some(spell) = self.p.spell else { return };
        let Some(card) = self.f.face(spell.face) else { return };
        if card.test.is_some() {
            let roll = self.rules().test_roll(spell.by, card);
            self.open_roll(roll);
        } else {
            self.succeed(Verdict::Passes);
        }
    }

    /// `[sorcery.test] [event.roll]`
    pub(super) fn tested(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Fails => {
                if let Some(spell) = self.p.spell {
                    self.log.all(|| Event::Nothing { seat: spell.by, card: spell.face });
                }
            }
            _ => self.succeed(verdict),
        }
    }

    fn succeed(&mut self, verdict: Verdict) {
        let Some(card) = self.rules().spell_face() else { return };
        // [card.shreds]: where nothing special is said, shredding is passing.
        let effects = match verdict {
            Verdict::Shreds if card.shreds.all().next().is_some() => card.shreds,
            Verdict::Fumbles => card.fumbles,
            _ => card.passes,
        };
        effects.all().rev().for_each(|effect| self.push(Task::Do(effect)));
    }

    /// The card is discarded, unless it lies on the table. `[lasting.table]`
    pub(super) fn finish(&mut self) {
        let Some(spell) = self.p.spell.take() else { return };
        self.p.done = Some(spell);
        if !spell.laid {
            self.p.discard.push(spell.face);
        }
    }
}
