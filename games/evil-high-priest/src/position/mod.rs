//! The whole state of play, flat in memory.

mod cultists;
mod sect;
mod step;

use cenacle_table::{Pile, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Card, Chamber, Goods, Investigator, Monster, Origin, Purse, Site, Terms,
    figures::{ACOLYTES, AVATARS, BEASTS, DECK, DISPLAY, MAX_PLAYERS, SLEUTHS},
    site::Sites,
};

pub(crate) use cultists::BYTES;
pub use cultists::{Among, Cultists};
pub use sect::{Order, Room, Sect, Siege};
pub use step::{Aim, Step};

/// More steps are never pending at once: every cultist may be in a ritual, and one of them does something.
pub(crate) const PENDING: usize = 64;
/// A player's cultists: the Priest, then the Acolytes.
pub const CULTISTS: usize = 1 + ACOLYTES;
/// The Priest's place among them.
pub(crate) const PRIEST: usize = 0;

/// Fields that came later are written only where they say something, so that what was written before reads the same.
pub(crate) fn is_zero<T: Default + PartialEq>(field: &T) -> bool {
    *field == T::default()
}

/// The state of play. Every field is plain memory: a clone is one copy.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many play; one plays against the automaton.
    pub players: u8,
    /// Which cult board, by its place in the figures.
    pub board: u8,
    /// The expansions in play. `[setup.boxes]`
    pub boxes: Boxes,
    /// Investigators are aggressive. `[variant.aggressive]`
    pub aggressive: bool,
    /// The round after which the house ends the game; 0 if there is none. `[end.outlasted]`
    pub last_round: u16,
    /// The round, from 1.
    pub round: u16,
    /// The round in which an Elder Sign was last broken. `[end.outlasted]`
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stirred: u16,
    /// What is being played.
    pub phase: Phase,
    /// The first player.
    pub first: Seat,
    /// The first player of the next round.
    pub next_first: Seat,
    /// Whose turn it is, or was last.
    pub turn: Seat,
    /// Which of the cultists of who acts stands on the space being used.
    pub acting: u8,
    /// Who acts has changed his standing order in this turn: once is enough. `[raid.vigil]`
    #[serde(default, skip_serializing_if = "is_zero")]
    pub switched: bool,
    pub sects: [Sect; MAX_PLAYERS],
    /// Locks that were broken, one bit each.
    pub broken: u32,
    /// The Deep One track.
    pub deep_ones: u8,
    /// The Growth track.
    pub growth: u8,
    /// Who controls the Shoggoth.
    pub shoggoth: Keeper,
    /// Who has the King in Yellow. `[king.control]`
    pub king: Keeper,
    /// Who has each avatar of the Crawling Chaos. `[avatar.gain]`
    pub avatars: [Keeper; AVATARS],
    /// Amoebas in their pile.
    pub amoebas: u8,
    /// The space to which no Skulk may follow a blocking one. `[skulk.kinds]`
    pub blocked: Option<Site>,
    /// A raid has been resolved: rituals and summoning are open. `[ritual.hidden]`
    pub raided: bool,
    /// Chambers that lie face up.
    pub display: [Chamber; DISPLAY],
    /// Chambers to draw, the top last.
    pub deck: Pile<Chamber, DECK>,
    /// Chambers that were discarded.
    pub discard: Pile<Chamber, DECK>,
    /// Generic monsters in the pile.
    pub monsters: u8,
    /// Unique monsters and investigators. `[card.display]`
    pub cards: Cards,
    /// What has to be paid.
    pub due: Due,
    /// Why somebody has to choose who does not act. `[harm.aim]`
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The last raid.
    pub raid: Raid,
    /// The automaton of the solo game.
    pub rival: Rival,
    /// What is pending, the question of the moment last.
    pub steps: Pile<Step, PENDING>,
}

/// The expansions in play beside the base box. `[setup.boxes]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boxes {
    /// The expansion *Cérémonie Sanglante*.
    pub ceremony: bool,
    /// The expansion *Rituel Macabre*.
    pub ritual: bool,
}

impl Boxes {
    /// Whether something of this box is in play.
    #[inline]
    #[must_use]
    pub const fn hold(self, origin: Origin) -> bool {
        match origin {
            Origin::Base => true,
            Origin::Ceremony => self.ceremony,
            Origin::Ritual => self.ritual,
        }
    }

    /// Whether unique monsters, investigators and Priest cards are in play. `[setup.cards]`
    #[inline]
    #[must_use]
    pub const fn bring_cards(self) -> bool {
        self.ceremony || self.ritual
    }
}

/// The cards of the expansions that belong to nobody.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Monsters that lie face up.
    pub beasts: [Monster; DISPLAY],
    /// Monsters to draw, the top last.
    pub beast_deck: Pile<Monster, BEASTS>,
    /// Monsters that were discarded.
    pub beast_discard: Pile<Monster, BEASTS>,
    /// Investigators that lie face up.
    pub sleuths: [Investigator; DISPLAY],
    /// Investigators to draw, the top last.
    pub sleuth_deck: Pile<Investigator, SLEUTHS>,
    /// Investigators that were discarded.
    pub sleuth_discard: Pile<Investigator, SLEUTHS>,
    /// Monsters whose power was used in this phase, one bit each. `[monster.once]`
    pub spent: u32,
    /// The next cultist may go to a taken place of the town. `[monster.nightgaunt]`
    pub slip: bool,
}

/// What is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cultists are placed in turn.
    Action,
    Skulking,
    /// Rituals, return, reorganising.
    Upkeep,
    /// The automaton acts.
    Rival,
    /// The game is over, in this way.
    Over(End),
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The thirteenth Elder Sign was broken.
    Awakened,
    /// The last round by the house rule is over.
    Outlasted,
    /// Too many worship Azathoth: everybody has lost. `[azathoth.end]`
    Devoured,
}

/// Who has something that moves between players and board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keeper {
    /// Nobody: it lies on the cult board, if it is in the game.
    #[default]
    Board,
    Seat(Seat),
    Rival,
}

/// What has to be paid by who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Due {
    /// Of these kinds.
    pub goods: Purse,
    /// Of any base kind.
    pub any: u8,
    /// Who gets it.
    pub to: Payee,
}

/// Why somebody has to choose among what is his: told to a victim. `[harm.aim]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cause {
    /// Who did it, if a player did.
    pub by: Option<Seat>,
    /// What does it.
    pub from: Source,
}

/// What does something to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Card(Card),
    /// A lock that was broken, or its bonus.
    Lock(u8),
    /// An avatar of the Crawling Chaos.
    Avatar(u8),
}

/// Who gets what is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payee {
    #[default]
    Supply,
    /// A player, who will store it.
    Hand(Seat),
    /// A player, with whom it lies exposed.
    Exposed(Seat),
    Rival,
}

/// The last raid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raid {
    /// What the dice showed; 0 for those that were not thrown.
    pub faces: [u8; 4],
    pub strength: u8,
    /// What it does differently.
    pub terms: Terms,
    /// Who leads it, and the die that chose him. `[raid.investigator]`
    pub who: Investigator,
    /// The die that chose the investigator.
    pub die: u8,
    /// Who started it, if a player did.
    pub by: Option<Seat>,
    /// Who lost something in it.
    pub losers: Seats,
    /// Its strength if what the investigator adds does not count. `[monster.hunting-horror]`
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bare: u8,
    /// Whom the investigator does not concern, after the raid either. `[monster.hunting-horror]`
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cloaked: Seats,
}

/// The automaton of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rival {
    /// What it has.
    pub goods: Purse,
    /// What it denies the player until its next Upkeep.
    pub denied: Option<Denied>,
}

/// What the automaton can deny. `[solo.denial]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Denied {
    Chamber,
    Treasure,
    Blood,
    Magic,
    Grimoire,
    Sign,
}

impl Position {
    /// What [`Position::last_round`] is without a limit.
    pub const NO_LIMIT: u16 = 0;

    cenacle_table::pending_steps!();

    /// Whether a place of a display is empty. `[card.display]`
    #[inline]
    pub(crate) fn has_gaps(&self) -> bool {
        const { assert!(Chamber::NONE.0 & Monster::NONE.0 & Investigator::NONE.0 >> 7 == 1) };
        let Cards { beasts: [a, b, c], sleuths: [d, e, f], .. } = self.cards;
        let [g, h, i] = self.display;
        // No card has the highest bit, so that all of them are looked at in one go: mostly no place is empty.
        let cards = if self.boxes.bring_cards() { a.0 | b.0 | c.0 | d.0 | e.0 | f.0 } else { 0 };
        (cards | g.0 | h.0 | i.0) >> 7 == 1
    }

    /// Whether one plays against the automaton.
    #[inline]
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// What a seat has.
    #[inline]
    #[must_use]
    pub fn sect(&self, seat: Seat) -> &Sect {
        &self.sects[seat.index()]
    }

    /// Everybody, from the first player clockwise.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (players, first) = (usize::from(self.players), self.first.index());
        (first..first + players).map(move |seat| Seat::new(if seat < players { seat } else { seat - players }))
    }

    /// Whether a lock is broken; one that no board has is not.
    #[inline]
    #[must_use]
    pub fn is_broken(&self, lock: u8) -> bool {
        self.broken.checked_shr(lock.into()).is_some_and(|locks| locks & 1 == 1)
    }

    /// Who broke a lock, if a player did.
    #[must_use]
    pub fn breaker(&self, lock: u8) -> Option<Seat> {
        let broke = |seals: u32| seals.checked_shr(lock.into()).is_some_and(|locks| locks & 1 == 1);
        self.everybody().find(|seat| broke(self.sect(*seat).seals))
    }

    /// Elder Signs that have left the board.
    #[inline]
    #[must_use]
    pub fn signs_broken(&self) -> u32 {
        self.broken.count_ones()
    }

    /// Sites of shared boards on which somebody stands, and of the priest board of this seat.
    pub(crate) fn occupied(&self, seat: Seat) -> Sites {
        let mut taken = 0;
        for sect in &self.sects[..usize::from(self.players)] {
            for at in sect.cultists.iter() {
                taken |= match at {
                    // Most are here, where nobody is in another's way.
                    Site::Pool | Site::Asylum | Site::Escape | Site::Away | Site::Trapped => 0,
                    Site::Track(lock) => Site::Lock(lock).bit(),
                    _ if at.is_own() => 0,
                    _ => at.bit(),
                };
            }
        }
        let own = self.sect(seat).cultists[PRIEST];
        if own.is_own() && !matches!(own, Site::Escape) {
            taken |= own.bit();
        }
        Sites(taken)
    }

    /// Grimoires that players hold.
    #[must_use]
    pub fn grimoires(&self) -> u16 {
        let held = |sect: &Sect| sect.wealth().get(Goods::Grimoire) + sect.hand.get(Goods::Grimoire);
        self.sects[..usize::from(self.players)].iter().map(held).sum::<u16>() + self.rival.goods.get(Goods::Grimoire)
    }

    /// Acolytes who worship Azathoth, of all players. `[azathoth.raid]`
    #[inline]
    #[must_use]
    pub fn worshippers(&self) -> u8 {
        self.sects[..usize::from(self.players)].iter().map(|sect| sect.acolytes_at(Site::Azathoth)).sum()
    }

    /// How many may worship Azathoth before everything ends; the automaton counts as a player. `[azathoth.end]`
    #[inline]
    #[must_use]
    pub fn worship_limit(&self, per_player: u8) -> u8 {
        per_player * self.players.max(2)
    }

    /// Whether a seat has the King in Yellow.
    #[inline]
    #[must_use]
    pub fn has_king(&self, seat: Seat) -> bool {
        self.king == Keeper::Seat(seat)
    }

    /// Whether a seat controls the Shoggoth.
    #[inline]
    #[must_use]
    pub fn has_shoggoth(&self, seat: Seat) -> bool {
        self.shoggoth == Keeper::Seat(seat)
    }
}
