//! Events, Sorceries and Mishaps: played, aimed, tested. `[event.play] [sorcery.play]`

use cenacle_table::{Refusal, Seat};

use crate::{Action, Event, Face, Spell, Task, Verdict, sight::Sight};

use super::Referee;

/// The sects a card may be played against. `[event.play]`
pub(super) fn targets(sight: Sight<'_>, each: &mut impl FnMut(Action)) {
    let face = sight.p.spell.map_or(Face::UNKNOWN, |spell| spell.face);
    sight.targets(face).for_each(|seat| each(Action::Target { seat }));
}

/// `[event.idle]`
pub(super) fn why_no_target(seat: Seat, action: Action) -> Option<Refusal> {
    let Action::Target { seat: target } = action else { return None };
    Some(Refusal::new("event.idle", if target == seat { "why-target-self" } else { "why-target-idle" }))
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
        let mut targets = self.sight().targets(spell.face);
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
            let roll = self.sight().test_roll(spell.by, card);
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
        let Some(card) = self.sight().spell_face() else { return };
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
