//! A turn: mishaps first, then whatever the player likes in the order he likes.

use crate::{Action, Duel, Event, Face, Family, Skill, Task, duel::Aims, position::members, sight::Sight};

use super::{Referee, cards::each_face};

/// The mishaps that may be resolved next: the late ones after the others. `[turn.mishaps] [turn.mishaps]`
pub(super) fn mishaps(sight: Sight<'_>, each: &mut impl FnMut(Action)) {
    let mut any = false;
    for late in [false, true] {
        each_face(sight.p, sight.p.turn, |face| {
            let card = &sight.f.faces[face.index()];
            if card.family == Family::Mishap && card.late == late {
                any = true;
                each(Action::Mishap { face });
            }
        });
        if any {
            return;
        }
    }
}

/// What a player may do in his turn.
#[inline]
pub(super) fn answers(sight: Sight<'_>, each: &mut impl FnMut(Action)) {
    let p = sight.p;
    each(Action::EndTurn);
    if sight.god_refused().is_none() {
        each(Action::Summon);
    }
    let arms = if sight.has_prey() { sight.arms() } else { [0; 2] };
    each_face(p, p.turn, |face| match sight.f.family[face.index()] {
        Family::Event | Family::Sorcery if !p.cast && playable(sight, face) => each(Action::Play { face }),
        Family::Brutality => members(arms[0]).for_each(|by| each(Action::Attack { by, face })),
        Family::Conjuring => members(arms[1]).for_each(|by| each(Action::Attack { by, face })),
        Family::Mishap | Family::Event | Family::Sorcery | Family::Defence => {}
    });
    each_face(p, p.turn, |face| each(Action::Discard { face }));
}

/// Whether an Event or a Sorcery would do anything. `[event.idle]`
pub(super) fn playable(sight: Sight<'_>, face: Face) -> bool {
    sight.f.face(face).is_some_and(|card| match card.aims() {
        true => sight.has_target(card),
        false => sight.helps(card),
    })
}

impl Referee<'_> {
    /// One mishap after another; the player chooses if there are several. `[turn.mishaps]`
    pub(super) fn mishaps_or_ask(&mut self) -> bool {
        let turn = self.p.turn;
        let mut faces = 0;
        let mut first = None;
        if self.p.sect(turn).alive != 0 && self.p.mishaps < self.f.mishaps {
            mishaps(self.sight(), &mut |action| {
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

    /// Whose sect died in his own turn does nothing more. `[end.gone]`
    pub(super) fn main_or_ask(&mut self) -> bool {
        let lives = self.p.sect(self.p.turn).alive != 0;
        if !lives {
            self.p.tasks.pop();
        }
        lives
    }

    pub(super) fn act(&mut self, action: Action) {
        let seat = self.p.turn;
        if action == Action::EndTurn {
            return;
        }
        self.push(Task::Main);
        match action {
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
