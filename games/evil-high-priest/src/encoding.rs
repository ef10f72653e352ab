//! A view as a row of numbers.

use cenacle_table::{
    Seat,
    encoding::{FieldWriter, Perspective},
};

use crate::{
    Aim, CULTISTS, Card, Cause, Chamber, Denied, End, Figures, Goods, Harm, Investigator, KINDS, Keeper, LOCKS,
    Monster, Order, Payee, Phase, Position, Priest, Purse, SITES, Sect, Siege, Site, Source, Step, View,
    figures::{AVATARS, DECK, DISPLAY, LAIRS, SLOTS},
    position::{PENDING, PRIEST},
};

/// Goes up when a field means something else.
pub(crate) const VERSION: u32 = 1;

/// Kinds of cards: those of the boxes are fewer.
const CHAMBERS: usize = 16;
/// The last one stands for Amoebas.
const MONSTERS: usize = 27;
const INVESTIGATORS: usize = 20;
const PRIESTS: usize = 20;
const BOARDS: usize = 10;
const ROUNDS: u8 = 200;
const GOODS: u8 = 100;
const MOST: u8 = 60;
const ACOLYTES: u8 = CULTISTS as u8 - 1;
const REACH: u8 = 20;

cenacle_table::variants!(phase, PHASES: Phase { Action, Skulking, Upkeep, Rival, Over });
cenacle_table::variants!(end, ENDS: End { Awakened, Outlasted, Devoured });
cenacle_table::variants!(payee, PAYEES: Payee { Supply, Hand, Exposed, Rival });
cenacle_table::variants!(order, ORDERS: Order { Settled, Asked, Sorting });
cenacle_table::variants!(denied, DENIALS: Denied { Chamber, Treasure, Blood, Magic, Grimoire, Sign });
cenacle_table::variants!(card_place, CARDS: Card { Monster, Priest, Investigator });
cenacle_table::variants!(harm, HARMS: Harm { Worship, Amoeba, Loss, Flight });
cenacle_table::variants!(source, SOURCES: Source { Card, Lock, Avatar });
cenacle_table::variants!(step_place, STEPS: Step {
    Nothing, Act, Pay, Sacrifice, Discard, Worship, Remove, Demolish, Aim, Evolve, Either, Avatar, Eternal, Reward, Stow,
    Monster, Chamber, Arrange, TakeSign, Raid, Siege, RaidOver, AfterRaid, Bonus, FreeSign, Growth, Award, Prowl, Stalk,
    Chant, Return, Serve, Rearrange, EndRound, RivalActs, RivalBonus, RivalTrades, RivalDenies, NewRound, Awaken, Effect,
    Whom, Levy, Rob, Surrender, Yield, Snatch, Raze, Errand, Build, Again, Powers, Tend, Announce, Cull, Muster, PostRaid,
});

pub(crate) fn observe(_figures: &Figures, view: &View, from: Perspective, out: &mut impl FieldWriter) {
    let p = &view.seen;
    let eyes = Observation { p, from };
    eyes.round(out);
    eyes.step(out);
    for (number, seat) in eyes.from.around().enumerate() {
        out.part("seat", number, |out| eyes.sect(seat, out));
    }
    eyes.board(out);
    eyes.cards(out);
    eyes.raid(out);
    eyes.rival(out);
}

/// What is looked at, and from where.
struct Observation<'a> {
    p: &'a Position,
    from: Perspective,
}

impl Observation<'_> {
    /// Nobody, a seat, or after the last seat the automaton.
    fn keeper(&self, name: &'static str, keeper: Keeper, out: &mut impl FieldWriter) {
        let place = match keeper {
            Keeper::Board => None,
            Keeper::Seat(seat) => self.from.distance(seat),
            Keeper::Rival => Some(self.from.players()),
        };
        out.one_of(name, place, self.from.players() + 1);
    }

    fn round(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        out.one_of("board", Some(p.board.into()), BOARDS);
        out.flags("boxes", [p.boxes.ceremony, p.boxes.ritual, p.aggressive].into_iter());
        out.saturating("round", p.round, ROUNDS);
        out.saturating("last-round", p.last_round, ROUNDS);
        out.saturating("stirred", p.stirred, ROUNDS);
        out.one_of("phase", Some(phase(&p.phase)), PHASES);
        let over = if let Phase::Over(reason) = p.phase { Some(reason) } else { None };
        out.one_of("end", over.as_ref().map(end), ENDS);
        out.seat("first", Some(p.first), self.from);
        out.seat("next-first", Some(p.next_first), self.from);
        out.seat("turn", Some(p.turn), self.from);
        // Where the cultist stands who does something.
        let acts = p.sect(p.turn).cultists.get(usize::from(p.acting));
        out.one_of("acting-at", acts.and_then(|at| at.index()), SITES);
        out.flags("is", [p.switched, p.raided].into_iter());
    }

    /// The question of the moment, and how much is pending beneath it.
    fn step(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        let step = p.step();
        out.one_of("step", Some(step_place(&step)), STEPS);
        out.seat("step-seat", step.seat(), self.from);
        let (number, flag) = match step {
            Step::Sacrifice(_, number)
            | Step::Discard(_, number)
            | Step::Evolve(_, number)
            | Step::Avatar(_, number)
            | Step::Eternal(_, number)
            | Step::Bonus(_, number)
            | Step::Award(_, number)
            | Step::Build(_, number)
            | Step::Again(_, number)
            | Step::Tend(_, number)
            | Step::Levy(_, _, _, number) => (number, false),
            Step::Worship(_, flag) | Step::Chamber(_, flag) | Step::Raze(_, flag) => (0, flag),
            _ => (0, false),
        };
        out.saturating("step-number", number, MOST);
        out.flag("step-flag", flag);
        let other = match step {
            Step::Rob(_, other) | Step::Surrender(_, other) => Some(other),
            _ => None,
        };
        out.seat("step-other", other, self.from);
        let (hurts, gift) = match step {
            Step::Aim(_, Aim::Harm(by)) => (Some(by), None),
            Step::Aim(_, Aim::Gift(goods)) => (None, Some(goods)),
            _ => (None, None),
        };
        out.one_of("harm", hurts.as_ref().map(harm), HARMS);
        out.one_of("gift", gift.map(|goods| goods as usize), KINDS);
        let named = match step {
            Step::Whom(_, card) | Step::Effect(_, card) => Some(card),
            _ => None,
        };
        out.part("step-card", 0, |out| card(named, out));
        out.number("pending", p.steps.len() as u32, PENDING as u8);
        purse("due", &p.due.goods, out);
        out.saturating("due-any", p.due.any, MOST);
        out.one_of("due-to", Some(payee(&p.due.to)), PAYEES);
        let paid = match p.due.to {
            Payee::Hand(seat) | Payee::Exposed(seat) => Some(seat),
            Payee::Supply | Payee::Rival => None,
        };
        out.seat("due-to-seat", paid, self.from);
        out.seat("cause-by", p.cause.and_then(|cause| cause.by), self.from);
        out.one_of("cause-from", p.cause.as_ref().map(|Cause { from, .. }| source(from)), SOURCES);
    }

    fn sect(&self, seat: Seat, out: &mut impl FieldWriter) {
        let sect = self.p.sect(seat);
        out.one_of("priest-at", sect.cultists[PRIEST].index(), SITES);
        let mut acolytes = [0_u8; SITES];
        for site in sect.cultists.acolytes().filter_map(|at| at.index()) {
            acolytes[site] += 1;
        }
        out.numbers("acolytes", &acolytes, ACOLYTES);
        out.set("skulks-at", sites(sect, sect.skulking), SITES);
        out.set("supreme-at", sites(sect, sect.supreme), SITES);
        for (lair, monster) in sect.lairs.into_iter().enumerate() {
            out.part("lair", lair, |out| beast(monster, out));
        }
        out.set("turned", sect.turned.into(), LAIRS);
        priest("priest", sect.priest, out);
        out.flags("is", [sect.priest_used, sect.stipend, sect.vigil].into_iter());
        out.saturating("ward", sect.ward, MOST);
        purse("exposed", &sect.exposed, out);
        purse("hand", &sect.hand, out);
        for (room, held) in sect.rooms.iter().enumerate() {
            out.part("room", room + 1, |out| {
                chamber("chamber", held.chamber, out);
                purse("holds", &held.holds, out);
            });
        }
        out.one_of("order", Some(order(&sect.order)), ORDERS);
        out.saturating("broke", sect.broke, 20);
        out.set("seals", sect.seals.into(), LOCKS);
        out.part("siege", 0, |out| siege(&sect.siege, out));
    }

    fn board(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        out.set("broken", p.broken.into(), LOCKS);
        out.saturating("deep-ones", p.deep_ones, MOST);
        out.saturating("growth", p.growth, MOST);
        self.keeper("shoggoth", p.shoggoth, out);
        self.keeper("king", p.king, out);
        for avatar in 0..AVATARS {
            out.part("avatar", avatar, |out| self.keeper("keeper", p.avatars[avatar], out));
        }
        out.saturating("amoebas", p.amoebas, MOST);
        out.one_of("blocked", p.blocked.and_then(Site::index), SITES);
    }

    /// What lies face up, what was discarded, and what is left in the decks, whose order nobody knows.
    fn cards(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        for place in 0..DISPLAY {
            out.part("face-up", place, |out| {
                chamber("chamber", p.display[place], out);
                beast(p.cards.beasts[place], out);
                investigator("investigator", p.cards.sleuths[place], out);
            });
        }
        let chambers = |pile: &[Chamber]| count::<CHAMBERS>(pile.iter().map(|card| card.index()));
        out.saturating_numbers("chambers-left", &chambers(&p.deck), DECK as u8);
        out.saturating_numbers("chambers-discarded", &chambers(&p.discard), DECK as u8);
        out.saturating("monsters", p.monsters, MOST);
        let beasts = |pile: &[Monster]| count::<MONSTERS>(pile.iter().map(|card| card.index()));
        out.saturating_numbers("beasts-left", &beasts(&p.cards.beast_deck), DECK as u8);
        out.saturating_numbers("beasts-discarded", &beasts(&p.cards.beast_discard), DECK as u8);
        let sleuths = |pile: &[Investigator]| count::<INVESTIGATORS>(pile.iter().map(|card| card.0.into()));
        out.saturating_numbers("investigators-left", &sleuths(&p.cards.sleuth_deck), DECK as u8);
        out.saturating_numbers("investigators-discarded", &sleuths(&p.cards.sleuth_discard), DECK as u8);
        out.set("powers-spent", p.cards.spent.into(), MONSTERS);
        out.flag("slip", p.cards.slip);
    }

    /// The raid that goes on, or the last one.
    fn raid(&self, out: &mut impl FieldWriter) {
        let raid = &self.p.raid;
        out.numbers("raid-dice", &raid.faces, 6);
        out.saturating("raid-strength", raid.strength, MOST);
        out.saturating("raid-bare", raid.bare, MOST);
        investigator("raid-investigator", raid.who, out);
        out.seat("raid-by", raid.by, self.from);
        out.seats("raid-losers", raid.losers, self.from);
        out.seats("raid-cloaked", raid.cloaked, self.from);
        out.signed("raid-total", raid.terms.total.into(), REACH);
        out.signed("raid-more-dice", raid.terms.dice.into(), REACH);
    }

    fn rival(&self, out: &mut impl FieldWriter) {
        purse("rival", &self.p.rival.goods, out);
        out.one_of("denied", self.p.rival.denied.as_ref().map(denied), DENIALS);
    }
}

/// Where these cultists stand: Acolytes at one site are all alike.
fn sites(sect: &Sect, cultists: u8) -> u128 {
    let some = (0..CULTISTS).filter(|cultist| cultists >> cultist & 1 == 1);
    some.fold(0, |sites, cultist| sites | sect.cultists[cultist].bit())
}

fn siege(siege: &Siege, out: &mut impl FieldWriter) {
    out.saturating("strength", siege.strength, MOST);
    out.one_of("at", Some(siege.at.into()), SLOTS + 1);
    out.set("reached", siege.reached.into(), SLOTS);
    out.flags("is", [siege.asked, siege.breached, siege.cloaked, siege.kept, siege.lost, siege.greeted].into_iter());
    out.saturating("raised", siege.raised, MOST);
    out.saturating("blocked", siege.blocked, MOST);
    out.saturating("ransoms", siege.ransoms, MOST);
    out.set("rested", siege.rested.into(), LAIRS);
}

fn purse(name: &'static str, purse: &Purse, out: &mut impl FieldWriter) {
    let counts = Goods::ALL.map(|goods| purse.get(goods).min(GOODS.into()) as u8);
    out.saturating_numbers(name, &counts, GOODS);
}

/// How many of each kind; those of no kind are left out.
fn count<const SEVERAL: usize>(kinds: impl Iterator<Item = usize>) -> [u8; SEVERAL] {
    let mut counts = [0; SEVERAL];
    kinds.filter(|kind| *kind < SEVERAL).for_each(|kind| counts[kind] += 1);
    counts
}

fn chamber(name: &'static str, chamber: Chamber, out: &mut impl FieldWriter) {
    out.one_of(name, Some(chamber.index()), CHAMBERS);
}

fn beast(monster: Monster, out: &mut impl FieldWriter) {
    let place = if monster == Monster::AMOEBA { MONSTERS - 1 } else { monster.index() };
    out.one_of("monster", Some(place), MONSTERS);
}

fn investigator(name: &'static str, who: Investigator, out: &mut impl FieldWriter) {
    out.one_of(name, Some(who.0.into()), INVESTIGATORS);
}

fn priest(name: &'static str, priest: Priest, out: &mut impl FieldWriter) {
    out.one_of(name, Some(priest.0.into()), PRIESTS);
}

fn card(card: Option<Card>, out: &mut impl FieldWriter) {
    out.one_of("of", card.as_ref().map(card_place), CARDS);
    let (monster, by, who) = match card {
        None => (Monster::NONE, Priest::NONE, Investigator::NONE),
        Some(Card::Monster(monster)) => (monster, Priest::NONE, Investigator::NONE),
        Some(Card::Priest(by)) => (Monster::NONE, by, Investigator::NONE),
        Some(Card::Investigator(who)) => (Monster::NONE, Priest::NONE, who),
    };
    beast(monster, out);
    priest("priest", by, out);
    investigator("investigator", who, out);
}
