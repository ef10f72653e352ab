//! A view as a row of numbers.

use cenacle_table::{
    Seat,
    encoding::{FieldWriter, Perspective},
};

use crate::{
    Aims, Answer, Choice, Death, Duel, Ends, FACES, Face, Figures, Hold, MAX_CARDS, MEMBERS, Position, Reaction, Roll,
    Skill, Spell, Task, Throw, Verdict, View, Why,
    position::{PENDING, Sect},
};

/// Goes up when a field means something else.
pub(crate) const VERSION: u32 = 1;

const CARDS: u8 = MAX_CARDS as u8;
/// More of a face is more than a hand holds.
const COPIES: u8 = 8;
const POINTS: u8 = 120;
const SKILL: u8 = 40;
/// A modifier of a roll is not larger.
const REACH: u8 = 40;
const FEW: u8 = 24;

cenacle_table::variants!(task_place, TASKS: Task {
    NextTurn, Name, Credo, Symbol, Mishaps, Main, Aim, Dodge, Strike, Stake, Throw, Amend, Verdict, Sign, Devour, Defend,
    Counter, Turned, Part, Die, Bluff, Bury, More, Target, Cast, Do, Choose, Draw, Raided, Fallen, Culled, Ransom, Keep,
    Shed, Pass, Finish, Replace, Orders,
});
cenacle_table::variants!(hold_place, HOLDS: Hold {
    Eclipse, Open, Strike, Bar, Elsewhere, Brutality, Sorcery, Conjuring, All, Defence, EveryConjuring,
});
cenacle_table::variants!(ends_place, ENDS: Ends { Turn, Before, After, Round });
cenacle_table::variants!(throw_place, THROWS: Throw { Attack, Defence, Counter, Turned, Test, God });
cenacle_table::variants!(verdict_place, VERDICTS: Verdict { Shreds, Passes, Fails, Fumbles });
cenacle_table::variants!(why_place, WHYS: Why { Die, DieFor, Bar, Banish, Revive, Puppet });
cenacle_table::variants!(aims_place, AIMS: Aims { Others, NotAt, Only });

pub(crate) fn observe(_figures: &Figures, view: &View, from: Perspective, out: &mut impl FieldWriter) {
    let p = &view.seen;
    let eyes = Observation { p, from };
    eyes.table(out);
    eyes.task(out);
    for (number, seat) in from.around().enumerate() {
        out.part("seat", number, |out| eyes.sect(seat, out));
    }
    eyes.own(out);
    eyes.cards(out);
    eyes.duel(p.duel, out);
    eyes.spell(p.spell, out);
    for (number, roll) in [p.roll, p.before].into_iter().enumerate() {
        out.part("roll", number, |out| eyes.roll(roll, out));
    }
    eyes.death(p.death, out);
}

/// What is looked at, and from where.
struct Observation<'a> {
    p: &'a Position,
    from: Perspective,
}

impl Observation<'_> {
    fn table(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        out.flag("always-ask", p.house.always_ask);
        out.flag("points-after", p.house.points_after);
        out.saturating("last-round", p.house.last_round(), 255);
        out.saturating("round", p.round, 255);
        out.seat("favoured", p.favoured, self.from);
        out.seat("last", Some(p.last), self.from);
        out.seat("turn", Some(p.turn), self.from);
        out.seats("ready", p.ready, self.from);
        out.flags("turn-is", [p.cast, p.called, p.ordered].into_iter());
        out.saturating("attacks", p.attacks, FEW);
        out.saturating("mishaps", p.mishaps, FEW);
        members("struck-brutality", p.struck[0], out);
        members("struck-conjuring", p.struck[1], out);
    }

    /// The question of the moment, and how much is pending beneath it.
    fn task(&self, out: &mut impl FieldWriter) {
        let task = self.p.task();
        out.one_of("task", Some(task_place(&task)), TASKS);
        let (seat, number) = match task {
            Task::Name(seat) | Task::Credo(seat) | Task::Symbol(seat) | Task::Orders(seat) => (Some(seat), 0),
            Task::Raided(seat, number) => (Some(seat), number),
            Task::Defend(number) | Task::Turned(number) | Task::Ransom(number) | Task::Keep(number) => (None, number),
            Task::Counter(_, number) | Task::More(_, number) | Task::Shed(number) => (None, number),
            _ => (None, 0),
        };
        out.seat("task-seat", seat, self.from);
        out.saturating("task-number", number, 32);
        let choice = match task {
            Task::Choose(choice) | Task::Draw(choice) | Task::Culled(choice, ..) => Some(choice),
            _ => None,
        };
        out.one_of("choice", choice.map(|choice| why_place(&choice.why)), WHYS);
        out.seat("choice-by", choice.map(|choice| choice.by), self.from);
        out.seat("choice-of", choice.map(|choice| choice.of), self.from);
        let Choice { left, except, .. } = choice.unwrap_or_default();
        out.saturating("choice-left", left, FEW);
        members("choice-except", except, out);
        out.number("pending", self.p.tasks.len() as u32, PENDING as u8);
    }

    fn sect(&self, seat: Seat, out: &mut impl FieldWriter) {
        let p = self.p;
        let sect = p.sect(seat);
        out.saturating_numbers("skills", &sect.skills, SKILL);
        out.saturating("points", sect.points, POINTS);
        members("alive", sect.alive, out);
        let everybody = p.sects[..self.from.players()].iter();
        let kills = everybody.flat_map(|sect| sect.slain).filter(|by| usize::from(*by) == seat.number()).count();
        out.saturating("kills", kills as u32, 96);
        out.saturating("short", sect.short, FEW);
        let hand = p.hand(seat);
        out.number("hand", hand.len() as u32, CARDS);
        out.saturating_numbers("cards", hand.counts(), COPIES);
        let passing = p.passing[seat.index()];
        out.flag("passing", passing.is_some());
        self.lasting(seat, out);
    }

    /// What lies on a sect: of each sort how strong it is in all, and when the last of it ends.
    fn lasting(&self, seat: Seat, out: &mut impl FieldWriter) {
        let mut sorts = [(0_i32, None); HOLDS];
        let (mut barred, mut elsewhere) = (0, 0);
        for lasting in self.p.table.iter().filter(|lasting| lasting.on == seat) {
            let (strength, ends) = &mut sorts[hold_place(&lasting.does)];
            *strength += match lasting.does {
                Hold::Eclipse | Hold::Open | Hold::Strike => 1,
                Hold::Bar => {
                    barred |= lasting.members;
                    1
                }
                Hold::Elsewhere => {
                    elsewhere |= lasting.members;
                    1
                }
                Hold::Brutality(by)
                | Hold::Sorcery(by)
                | Hold::Conjuring(by)
                | Hold::All(by)
                | Hold::Defence(by)
                | Hold::EveryConjuring(by) => i32::from(by),
            };
            *ends = Some(ends_place(&lasting.ends));
        }
        for (number, (strength, ends)) in sorts.into_iter().enumerate() {
            out.part("lasting", number, |out| {
                out.signed("strength", strength, REACH);
                out.one_of("ends", ends, ENDS);
            });
        }
        members("barred", barred, out);
        members("elsewhere", elsewhere, out);
    }

    /// What a viewer knows of himself alone, and what all know of his hand.
    fn own(&self, out: &mut impl FieldWriter) {
        let own = self.from.own();
        let orders = self.p.sect(own).orders;
        for (number, reaction) in Reaction::ALL.into_iter().enumerate() {
            out.part("order", number, |out| {
                out.one_of("answer", Some(orders.to(reaction) as usize), Answer::ALL.len());
            });
        }
        face("own-passing", self.p.passing[own.index()], out);
        let hand = self.p.hand(own);
        let shown: [u8; FACES] = std::array::from_fn(|face| hand.known(face, None));
        out.saturating_numbers("shown", &shown, COPIES);
    }

    fn cards(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        out.number("pile", p.pile.len() as u32, CARDS);
        face("pile-top", p.pile.top(), out);
        faces("pile-known", p.pile.iter().copied(), out);
        out.number("under", p.under, CARDS);
        out.number("discard", p.discard.len() as u32, CARDS);
        faces("discarded", p.discard.iter().copied(), out);
        faces("table", p.table.iter().map(|lasting| lasting.face), out);
        out.number("gazed", p.gazed.len() as u32, 8);
        faces("gazed-known", p.gazed.iter().copied(), out);
    }

    fn duel(&self, duel: Option<Duel>, out: &mut impl FieldWriter) {
        out.enter("duel", 0);
        let of = |told: fn(&Duel) -> bool| duel.as_ref().is_some_and(told);
        out.one_of("skill", duel.map(|duel| duel.skill as usize), Skill::ALL.len());
        face("card", duel.and_then(|duel| duel.face), out);
        out.seat("attacker", duel.map(|duel| duel.attacker), self.from);
        out.seat("roller", duel.map(|duel| duel.roller), self.from);
        out.seat("target", duel.and_then(|duel| duel.target), self.from);
        out.one_of("aims", duel.map(|duel| aims_place(&duel.aims)), AIMS);
        let aims = duel.and_then(|duel| match duel.aims {
            Aims::Others => None,
            Aims::NotAt(seat) | Aims::Only(seat) => Some(seat),
        });
        out.seat("aims-at", aims, self.from);
        out.one_of("member", duel.map(|duel| duel.member.into()), MEMBERS);
        out.one_of("facing", duel.map(|duel| duel.facing.into()), MEMBERS);
        let aimed = duel.map_or(0, |duel| {
            duel.victims[..usize::from(duel.aimed)].iter().fold(0, |mask, member| mask | 1_u32 << member)
        });
        members("victims", aimed, out);
        members("bitten", duel.map_or(0, |duel| duel.bitten), out);
        verdict(duel.and_then(|duel| duel.verdict), out);
        out.flags("is", [of(|duel| duel.turned), of(|duel| duel.kept)].into_iter());
        out.leave();
    }

    fn spell(&self, spell: Option<Spell>, out: &mut impl FieldWriter) {
        out.enter("spell", 0);
        face("card", spell.map(|spell| spell.face), out);
        out.seat("by", spell.map(|spell| spell.by), self.from);
        out.seat("target", spell.map(|spell| spell.target), self.from);
        out.flag("laid", spell.is_some_and(|spell| spell.laid));
        out.leave();
    }

    fn roll(&self, roll: Option<Roll>, out: &mut impl FieldWriter) {
        out.one_of("throw", roll.as_ref().map(|roll| throw_place(&roll.throw)), THROWS);
        out.seat("by", roll.map(|roll| roll.by), self.from);
        let part = |of: fn(&Roll) -> i8| roll.as_ref().map_or(0, |roll| of(roll).into());
        out.signed("base", part(|roll| roll.base), REACH);
        out.signed("bought", part(|roll| roll.bought), REACH);
        out.signed("sum", part(Roll::sum), REACH);
        let is = |told: fn(&Roll) -> bool| roll.as_ref().is_some_and(told);
        out.flags("is", [is(|roll| roll.halved), is(|roll| roll.below)].into_iter());
        out.numbers("dice", &roll.map_or([0; 3], |roll| roll.dice), 6);
        verdict(roll.and_then(|roll| roll.verdict), out);
    }

    fn death(&self, death: Option<Death>, out: &mut impl FieldWriter) {
        out.enter("death", 0);
        out.seat("of", death.map(|death| death.seat), self.from);
        out.seat("to", death.and_then(|death| death.to), self.from);
        out.one_of("member", death.map(|death| death.member.into()), MEMBERS);
        let Death { prize, certain, struck, .. } = death.unwrap_or_default();
        out.saturating("prize", prize, FEW);
        out.flag("certain", certain);
        members("struck", struck, out);
        out.leave();
    }
}

fn members(name: &'static str, mask: u32, out: &mut impl FieldWriter) {
    out.set(name, (mask & Sect::ALL).into(), MEMBERS);
}

/// A card, if there is one and its front is known.
fn face(name: &'static str, face: Option<Face>, out: &mut impl FieldWriter) {
    out.one_of(name, face.filter(|face| face.is_known()).map(Face::index), FACES);
}

/// How many of each face, as far as their fronts are known.
fn faces(name: &'static str, all: impl Iterator<Item = Face>, out: &mut impl FieldWriter) {
    let mut counts = [0_u8; FACES];
    for face in all.filter(|face| face.is_known()) {
        counts[face.index()] += 1;
    }
    out.saturating_numbers(name, &counts, COPIES);
}

fn verdict(verdict: Option<Verdict>, out: &mut impl FieldWriter) {
    out.one_of("verdict", verdict.as_ref().map(verdict_place), VERDICTS);
}
