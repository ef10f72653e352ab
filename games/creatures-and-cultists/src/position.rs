//! The whole state of play, flat in memory.

use cenacle_table::{Pile, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Duel, Effect, Face, Hand, MAX_CARDS, Orders, Roll,
    effect::{Rows, Test},
};

/// The most players.
pub const MAX_PLAYERS: usize = 8;
/// Cultists of a sect.
pub const MEMBERS: usize = 24;
/// Cultists of a row.
pub const ROW: usize = 8;
/// More lasting cards never lie on the table at once.
pub const MAX_LASTING: usize = 24;
/// More is never pending at once.
pub const PENDING: usize = 40;
/// Without a limit the game is stopped here all the same: rounds are counted, and a count has an end.
pub const MOST_ROUNDS: u16 = 999;

/// The state of play. Every field is plain memory: a clone is one copy.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many play.
    pub players: u8,
    /// What was agreed on.
    pub house: House,
    /// The round, from 1; 0 while the sects are founded.
    pub round: u16,
    /// Whom the stars favour.
    pub favoured: Option<Seat>,
    /// Who plays last in this round.
    pub last: Seat,
    /// Who had the points for his god when the round began.
    pub ready: Seats,
    /// Whose turn it is.
    pub turn: Seat,
    /// An Event or a Sorcery was played this turn.
    pub cast: bool,
    /// The god was called this turn.
    pub called: bool,
    /// Attacks made this turn.
    pub attacks: u8,
    /// Who has attacked this turn with Brutality and with Conjuring, one bit a cultist.
    pub struck: [u32; 2],
    /// Mishaps resolved this turn.
    pub mishaps: u8,
    pub sects: [Sect; MAX_PLAYERS],
    pub hands: [Hand; MAX_PLAYERS],
    /// Cards to draw, the top last.
    pub pile: Pile<Face, MAX_CARDS>,
    /// The seats that know each of them, one bit each.
    pub seen: Pile<u8, MAX_CARDS>,
    /// What the pile was made of when it was shuffled: everybody had seen it. `[secrets.hand]`
    pub stock: Pile<Face, MAX_CARDS>,
    /// How many of its cards were put under it since.
    pub under: u8,
    /// Discarded cards; everybody has seen them.
    pub discard: Pile<Face, MAX_CARDS>,
    /// Cards that last.
    pub table: Pile<Lasting, MAX_LASTING>,
    /// The attack that is being fought out.
    pub duel: Option<Duel>,
    /// The Event, Sorcery or Mishap that is being resolved.
    pub spell: Option<Spell>,
    /// The roll of the moment, or the last one.
    pub roll: Option<Roll>,
    /// The roll it answers: the attack before a defence, the defence before a counter-attack.
    pub before: Option<Roll>,
    /// The last attack of this turn, as it was fought out.
    pub fought: Option<Duel>,
    /// The last card of this turn that was no attack, once it has had its effect.
    pub done: Option<Spell>,
    /// Who is dying.
    pub death: Option<Death>,
    /// Cards chosen to be passed on, in secret.
    pub passing: [Option<Face>; MAX_PLAYERS],
    /// Cards being looked at.
    pub gazed: Pile<Face, 8>,
    /// Standing answers were set during this question.
    pub ordered: bool,
    /// What is pending, the question of the moment last.
    pub tasks: Pile<Task, PENDING>,
    /// How the game ended, once it has.
    pub over: Option<End>,
}

/// What players agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// Whoever could hold an answer by the number of his cards is asked, whether he holds it or not.
    pub always_ask: bool,
    /// Points are spent after the roll.
    pub points_after: bool,
    /// After this round the game is stopped.
    pub rounds: Option<u16>,
}

impl House {
    /// The last round there can be, agreed on or not.
    #[must_use]
    pub const fn last_round(&self) -> u16 {
        match self.rounds {
            Some(rounds) => rounds,
            None => MOST_ROUNDS,
        }
    }
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// This sect summoned its god.
    God(Seat),
    /// This sect is the last one alive.
    Last(Seat),
    /// The limit of the house rule.
    Rounds,
    /// All fell at the same time.
    Nobody,
}

/// What a sect is and has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sect {
    /// Its name, credo and symbol, by their numbers.
    pub name: u8,
    pub credo: u8,
    pub symbol: u8,
    /// Brutality, Sorcery, Conjuring.
    pub skills: [u8; 3],
    pub points: u8,
    /// Living cultists, one bit each, the bottom row first.
    pub alive: u32,
    /// Who signed for each of the dead: a seat's number, or 0.
    pub slain: [u8; MEMBERS],
    /// At the next filling the hand is filled to this only; 0 if to the usual.
    pub short: u8,
    /// Answers given before they are asked for.
    pub orders: Orders,
}

impl Sect {
    /// Every cultist of a sect, one bit each.
    pub const ALL: u32 = (1 << MEMBERS) - 1;

    /// The active row, from 0: the lowest one with somebody alive.
    #[inline]
    #[must_use]
    pub const fn row(&self) -> u8 {
        (self.alive.trailing_zeros() / ROW as u32) as u8
    }

    /// The living of the active row.
    #[inline]
    #[must_use]
    pub const fn active(&self) -> u32 {
        if self.alive == 0 { 0 } else { self.alive & 0xff << (self.row() as u32 * ROW as u32) }
    }

    /// Whether a cultist lives.
    #[inline]
    #[must_use]
    pub const fn lives(&self, member: u8) -> bool {
        (member as usize) < MEMBERS && self.alive & 1 << member != 0
    }
}

/// The row of a cultist, from 0.
#[inline]
#[must_use]
pub const fn row_of(member: u8) -> u8 {
    member / ROW as u8
}

/// The members of a mask, in order.
#[inline]
pub(crate) fn members(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let member = (mask != 0).then(|| mask.trailing_zeros() as u8)?;
        mask &= mask - 1;
        Some(member)
    })
}

/// A card that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lasting {
    /// Which card; unknown if it is another effect of a card that lies there already.
    pub face: Face,
    /// Who played it.
    pub by: Seat,
    /// Who bears it.
    pub on: Seat,
    /// Which cultists it concerns, one bit each.
    pub members: u32,
    /// What it does.
    pub does: Hold,
    /// When it ends.
    pub ends: Ends,
}

/// What a lasting card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hold {
    /// Nobody is favoured.
    #[default]
    Eclipse,
    /// Hands are open.
    Open,
    /// Only one attack.
    Strike,
    /// Cultists neither attack nor counter.
    Bar,
    /// Cultists are out of play.
    Elsewhere,
    /// Rolls of Brutality.
    Brutality(i8),
    /// Rolls of Sorcery.
    Sorcery(i8),
    /// Rolls of Conjuring.
    Conjuring(i8),
    All(i8),
    Defence(i8),
    /// Rolls of Conjuring of every sect.
    EveryConjuring(i8),
}

impl Hold {
    pub(crate) const fn weakening(test: Test, by: i8) -> Hold {
        match test {
            Test::Brutality => Hold::Brutality(by),
            Test::Sorcery => Hold::Sorcery(by),
            Test::Conjuring => Hold::Conjuring(by),
            Test::All => Hold::All(by),
            Test::Defence => Hold::Defence(by),
            Test::EveryConjuring => Hold::EveryConjuring(by),
        }
    }
}

/// When a lasting card ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ends {
    /// With the current turn.
    #[default]
    Turn,
    /// When the turn of this seat begins.
    Before(Seat),
    /// After so many turns of this seat have ended.
    After(Seat, u8),
    /// With this round.
    Round(u16),
}

/// A card that is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spell {
    pub face: Face,
    /// Who plays it.
    pub by: Seat,
    /// Against whom; who plays it if against nobody.
    pub target: Seat,
    /// It lies on the table now.
    pub laid: bool,
}

/// Somebody is dying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Death {
    /// Of which sect.
    pub seat: Seat,
    pub member: u8,
    /// Who signs for him and gets his points.
    pub to: Option<Seat>,
    /// More points than he is worth.
    pub prize: u8,
    /// No bluff can bring him back.
    pub certain: bool,
    /// Those of his sect whom the same attack has struck besides him, one bit each. `[kill.once]`
    #[serde(default, skip_serializing_if = "nobody")]
    pub struck: u32,
}

/// Whether a mask is empty: then it is not written down.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn nobody(mask: &u32) -> bool {
    *mask == 0
}

/// Why a cultist is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// He dies; this seat gets his points.
    #[default]
    Die,
    /// He dies and another gets his points.
    DieFor(Seat),
    /// He neither attacks nor counters.
    Bar(Ends),
    /// He goes elsewhere.
    Banish,
    /// He comes back.
    Revive(Rows),
    /// He is led by another.
    Puppet,
}

/// A cultist is to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub why: Why,
    pub by: Seat,
    pub of: Seat,
    /// How many are left to choose.
    pub left: u8,
    /// Those who cannot be chosen: they were already, or were out of reach when the card was played. One bit each.
    /// `[kill.once] [sorcery.resurrection]`
    #[serde(default, skip_serializing_if = "nobody")]
    pub except: u32,
}

/// Something that is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Nothing: the next turn begins.
    #[default]
    NextTurn,
    /// A seat names its sect.
    Name(Seat),
    /// A seat words its credo.
    Credo(Seat),
    /// A seat draws its symbol.
    Symbol(Seat),
    /// Mishaps in hand are resolved.
    Mishaps,
    /// The player does what he likes.
    Main,
    /// The target of an attack is chosen.
    Aim,
    /// The target may dodge.
    Dodge,
    /// The attack is rolled for.
    Strike,
    /// Who rolls may buy a bonus.
    Stake,
    /// The dice are thrown.
    Throw,
    /// Who rolled may buy what is missing.
    Amend,
    /// The roll has its effect.
    Verdict,
    /// The target may use an elder sign.
    Sign,
    /// What the beast came for.
    Devour,
    /// The target of this number defends.
    Defend(u8),
    /// The target of this number may counter with this bonus.
    Counter(u8, u8),
    /// So many of the attacker's own must still defend against the beast.
    Turned(u8),
    /// The duel is over.
    Part,
    Die(Death),
    /// His owner may play a bluff.
    Bluff,
    /// He is buried.
    Bury,
    /// So many more die, nearest first.
    More(Death, u8),
    /// The target sect of a card is chosen.
    Target,
    /// The card is rolled for or takes effect.
    Cast,
    Do(Effect),
    /// A cultist is chosen.
    Choose(Choice),
    /// A cultist is chosen by chance.
    Draw(Choice),
    /// Each sect from this one on is raided.
    Raided(Seat, u8),
    /// All who fall at the same time have fallen.
    Fallen,
    /// Each cultist of a sect from this one on throws a die.
    Culled(Choice, u8, u8),
    /// Points or a card are given up.
    Ransom(u8),
    /// So many of the cards looked at are kept.
    Keep(u8),
    /// So many cards are discarded by choice.
    Shed(u8),
    /// Everybody chooses a card to pass on.
    Pass,
    /// The card has had its effect.
    Finish,
    /// A mishap is replaced.
    Replace,
    /// A seat sets a standing answer.
    Orders(Seat),
}

impl Position {
    /// The question of the moment.
    #[inline]
    #[must_use]
    pub fn task(&self) -> Task {
        self.tasks.top().unwrap_or(Task::NextTurn)
    }

    /// The question of the moment, where it lies.
    #[inline]
    #[must_use]
    pub fn pending(&self) -> &Task {
        self.tasks.last().unwrap_or(&Task::NextTurn)
    }

    /// Everybody who plays.
    #[inline]
    #[must_use]
    pub fn everybody(&self) -> Seats {
        Seats::all(self.players.into())
    }

    /// Everybody whose sect lives.
    #[inline]
    #[must_use]
    pub fn living(&self) -> Seats {
        self.everybody().filter(|seat| self.sects[seat.index()].alive != 0).collect()
    }

    /// The sect of a seat.
    #[inline]
    #[must_use]
    pub fn sect(&self, seat: Seat) -> &Sect {
        &self.sects[seat.index()]
    }

    /// The hand of a seat.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// The neighbour to the right: who plays next. `[round.order]`
    #[inline]
    #[must_use]
    pub const fn right(&self, seat: Seat) -> Seat {
        let index = seat.index();
        Seat::new(if index == 0 { self.players as usize - 1 } else { index - 1 })
    }
}
