//! Nothing was created or lost: every card is counted, every cultist is alive or dead, and what is pending can be carried
//! out. A position from outside that passes here can be played on.

mod pending;

use cenacle_table::{Seat, Seats};

use crate::{
    Duel, FACES, Face, Figures, Position, Sect, Task, identity,
    position::{Death, Ends, Hold, Lasting, MAX_PLAYERS, MEMBERS, MOST_ROUNDS, Spell},
};

type Found = Result<(), String>;

/// The most points that are kept. `[points.track]`
const MOST_POINTS: u8 = 120;
/// More than the dice and the data can make of a skill.
const MOST_SKILL: u8 = 40;
/// More than a card can bring for a victim.
const MOST_PRIZE: u8 = 20;

pub(crate) fn audit(figures: &Figures, p: &Position) -> Found {
    if !(2..=MAX_PLAYERS as u8).contains(&p.players) {
        return Err(format!("{} players", p.players));
    }
    let auditor = Auditor { f: figures, p };
    cards(figures, p)?;
    p.everybody().try_for_each(|seat| auditor.sect(seat))?;
    auditor.round()?;
    auditor.lying()?;
    auditor.arena()?;
    pending::pending(auditor)
}

fn that(holds: bool, what: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err(what()) }
}

#[derive(Clone, Copy)]
struct Auditor<'a> {
    f: &'a Figures,
    p: &'a Position,
}

impl Auditor<'_> {
    fn plays(self, seat: Seat) -> Found {
        that(seat.index() < self.p.players.into(), || format!("seat {seat} does not play"))
    }

    fn member(member: u8) -> Found {
        that(usize::from(member) < MEMBERS, || format!("there is no cultist {member}"))
    }

    fn members(mask: u32) -> Found {
        that(mask & !Sect::ALL == 0, || format!("there are no more than {MEMBERS} cultists"))
    }

    fn sect(self, seat: Seat) -> Found {
        let (p, sect) = (self.p, self.p.sect(seat));
        that(sect.alive & !Sect::ALL == 0, || format!("seat {seat} has more than {MEMBERS} cultists"))?;
        let signed = (0..MEMBERS).find(|member| sect.alive & 1 << member != 0 && sect.slain[*member] != 0);
        if let Some(member) = signed {
            return Err(format!("seat {seat}: cultist {member} lives and is signed for"));
        }
        that(sect.slain.iter().all(|by| *by <= p.players), || format!("seat {seat}: a stranger has signed"))?;
        let hand = p.hand(seat);
        that(sect.alive != 0 || hand.is_empty(), || format!("seat {seat} is gone and holds cards"))?;
        hand.audit(|face| self.f.faces[face].named.id).map_err(|what| format!("hand of {seat}: {what}"))?;
        let knows = (0..FACES).all(|face| hand.known(face, Some(seat)) == hand.count(face));
        that(knows, || format!("seat {seat} does not know its own hand"))?;
        let [names, credos, symbols] = [identity::NAMES.len(), identity::CREDOS.len(), identity::SYMBOLS.len()];
        let known =
            usize::from(sect.name) < names && usize::from(sect.credo) < credos && usize::from(sect.symbol) < symbols;
        that(known, || format!("seat {seat} has a name, credo or symbol that is none"))?;
        that(sect.points <= MOST_POINTS, || format!("seat {seat} has {} points", sect.points))?;
        that(sect.skills.iter().all(|skill| *skill <= MOST_SKILL), || format!("seat {seat} is too skilled"))
    }

    fn round(self) -> Found {
        let p = self.p;
        let limit = p.house.last_round();
        that((1..=MOST_ROUNDS).contains(&limit), || format!("a limit of {limit} rounds"))?;
        that(p.round <= limit, || format!("round {} of {limit}", p.round))?;
        self.plays(p.turn)?;
        self.plays(p.last)?;
        p.favoured.map_or(Ok(()), |seat| self.plays(seat))?;
        let living = p.living();
        that(p.favoured.is_none_or(|seat| living.contains(seat)), || "the stars favour the dead".to_owned())?;
        that(p.ready.into_iter().all(|seat| seat.index() < p.players.into()), || "a stranger is ready".to_owned())?;
        p.struck.into_iter().try_for_each(Self::members)?;
        // Who is asked for one more has had fewer than a turn allows.
        let asked = u8::from(p.task() == Task::Mishaps);
        that(p.mishaps <= self.f.mishaps - asked, || format!("{} mishaps in a turn", p.mishaps))
    }

    /// The pile and what lies on the table.
    fn lying(self) -> Found {
        let p = self.p;
        that(usize::from(p.under) <= p.pile.len(), || "more cards under the pile than in it".to_owned())?;
        let seats = Seats::all(p.players.into());
        let strange = |bits: &u8| (0..8).any(|seat| bits & 1 << seat != 0 && !seats.contains(Seat::new(seat)));
        that(!p.seen.iter().any(strange), || "a stranger has seen a card".to_owned())?;
        let mut stock = [0_u16; FACES];
        p.stock.iter().try_for_each(|face| count(&mut stock, *face))?;
        let within = stock.iter().zip(&self.f.copies).all(|(found, copies)| *found <= u16::from(*copies));
        that(within, || "the pile was made of more cards than there are".to_owned())?;
        p.table.iter().try_for_each(|lasting| self.lasting(lasting))
    }

    fn lasting(self, lasting: &Lasting) -> Found {
        self.plays(lasting.by)?;
        self.plays(lasting.on)?;
        Self::members(lasting.members)?;
        match lasting.ends {
            Ends::Before(seat) => self.plays(seat)?,
            Ends::After(seat, turns) => {
                self.plays(seat)?;
                that((1..=2).contains(&turns), || format!("a card that lasts for {turns} turns"))?;
            }
            Ends::Turn | Ends::Round(_) => {}
        }
        match lasting.does {
            Hold::Eclipse | Hold::Open | Hold::Strike | Hold::Bar | Hold::Elsewhere => Ok(()),
            Hold::Brutality(by)
            | Hold::Sorcery(by)
            | Hold::Conjuring(by)
            | Hold::All(by)
            | Hold::Defence(by)
            | Hold::EveryConjuring(by) => {
                that((-12..=12).contains(&by), || format!("a card that changes rolls by {by}"))
            }
        }
    }

    /// The attack, the card and the rolls of the moment, and the last ones.
    fn arena(self) -> Found {
        let p = self.p;
        [p.duel, p.fought].into_iter().flatten().try_for_each(|duel| self.duel(&duel))?;
        [p.spell, p.done].into_iter().flatten().try_for_each(|spell| self.spell(&spell))?;
        p.death.map_or(Ok(()), |death| self.death(&death))?;
        for roll in [p.roll, p.before].into_iter().flatten() {
            self.plays(roll.by)?;
            let (waits, thrown) = (roll.dice == [0; 3], roll.dice.iter().all(|die| (1..=6).contains(die)));
            that(waits || thrown, || format!("dice that show {:?}", roll.dice))?;
            that(roll.verdict.is_none() || thrown, || "a verdict without dice".to_owned())?;
            that((0..=100).contains(&roll.bought), || format!("a bonus of {} was bought", roll.bought))?;
        }
        Ok(())
    }

    fn duel(self, duel: &Duel) -> Found {
        self.plays(duel.attacker)?;
        self.plays(duel.roller)?;
        duel.target.map_or(Ok(()), |seat| self.plays(seat))?;
        match duel.aims {
            crate::Aims::Others => {}
            crate::Aims::NotAt(seat) | crate::Aims::Only(seat) => self.plays(seat)?,
        }
        [duel.member, duel.facing].into_iter().chain(duel.victims).try_for_each(Self::member)?;
        Self::members(duel.bitten)?;
        let aimed = duel.target.is_some() == (duel.aimed > 0) && usize::from(duel.aimed) <= duel.victims.len();
        that(aimed, || format!("an attack with {} targets", duel.aimed))?;
        let armed = duel.face.is_none_or(|face| {
            let family = match duel.skill {
                crate::Skill::Brutality => crate::Family::Brutality,
                crate::Skill::Conjuring => crate::Family::Conjuring,
                crate::Skill::Sorcery => return false,
            };
            self.f.face(face).is_some_and(|card| card.family == family)
        });
        that(armed && duel.skill != crate::Skill::Sorcery, || "an attack with no such weapon".to_owned())
    }

    fn spell(self, spell: &Spell) -> Found {
        self.plays(spell.by)?;
        self.plays(spell.target)?;
        let played = self.f.face(spell.face).is_some_and(|card| {
            matches!(card.family, crate::Family::Mishap | crate::Family::Event | crate::Family::Sorcery)
        });
        that(played, || "a card is resolved that is no Mishap, Event or Sorcery".to_owned())
    }

    fn death(self, death: &Death) -> Found {
        self.plays(death.seat)?;
        Self::member(death.member)?;
        Self::members(death.struck)?;
        death.to.map_or(Ok(()), |seat| self.plays(seat))?;
        that(death.prize <= MOST_PRIZE, || format!("a prize of {}", death.prize))
    }
}

fn count(found: &mut [u16; FACES], face: Face) -> Found {
    let place = found.get_mut(face.index()).ok_or_else(|| format!("there is no card {}", face.0))?;
    *place += 1;
    Ok(())
}

/// Each card is in one place.
fn cards(figures: &Figures, p: &Position) -> Found {
    that(p.pile.len() == p.seen.len(), || "the pile and what is known of it differ in size".to_owned())?;
    let mut found = [0_u16; FACES];
    let laid = p.table.iter().map(|lasting| lasting.face).filter(|face| face.is_known());
    let lying = p.pile.iter().chain(p.discard.iter()).chain(p.gazed.iter()).copied();
    let resolved = p.spell.filter(|spell| !spell.laid).map(|spell| spell.face);
    lying
        .chain(laid)
        .chain(p.duel.and_then(|duel| duel.face))
        .chain(resolved)
        .try_for_each(|face| count(&mut found, face))?;
    for (seat, hand) in p.hands.iter().enumerate() {
        that(seat < p.players.into() || hand.is_empty(), || format!("seat {} does not play", seat + 1))?;
        for (face, held) in hand.counts().iter().enumerate() {
            found[face] += u16::from(*held);
        }
    }
    match (0..FACES).find(|face| found[*face] != u16::from(figures.copies[*face])) {
        Some(face) => {
            let (id, copies) = (figures.faces[face].named.id, figures.copies[face]);
            Err(format!("{id} is there {} times, not {copies}", found[face]))
        }
        None => Ok(()),
    }
}
