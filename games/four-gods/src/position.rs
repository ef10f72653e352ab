//! The whole state of play, flat in memory.

use cenacle_table::{Pile, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Cell, Colour, Discards, Figures, God, Hand, Held, KINDS, Share, TILES, Tile, World, figures::MAX_PLAYERS};

/// The state of play. Every field is plain memory: a clone is one copy.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many play.
    pub players: u8,
    /// What was agreed on.
    pub house: House,
    /// How far the game is.
    pub phase: Phase,
    /// Whose turn it is, where turns are taken.
    pub turn: Seat,
    /// Whether the player on turn has acted. `[pass.turn]`
    pub acted: bool,
    /// Turns in a row in which nobody acted. `[pass.turn]`
    pub passes: u8,
    /// Turns in a row in which nobody drew, laid, built or destroyed. `[end.quiet]`
    pub quiet: u8,
    /// Whether the player on turn has done one of these. `[end.quiet]`
    pub stirred: bool,
    /// Turns left once the end has come near, the running one among them. `[end.last-turns]`
    pub turns_left: u8,
    /// Whose discard the player on turn has his hands in. `[turn.off]`
    pub explored: Option<Seat>,
    /// Who has raised the pass flag, where all play at the same time. `[pass.flag]`
    pub flags: Seats,
    /// The number of the sand-glass that runs.
    pub glass: u16,
    /// How many acts there were, and glasses of who had not begun. `[end.bound]`
    pub acts: u16,
    /// How many tiles were laid.
    pub laid: u16,
    /// How many tiles were drawn.
    pub drawn: u16,
    pub world: World,
    /// What the players have in hand.
    pub hands: [[Option<Held>; 2]; MAX_PLAYERS],
    /// How they hold the tile they are about to lay, where errors are allowed. `[errors.hold]`
    pub holds: [Option<Hold>; MAX_PLAYERS],
    /// Where each of them laid a tile, if that was his last act and errors are allowed. `[errors.at-once]`
    pub fresh: [Option<Cell>; MAX_PLAYERS],
    /// The tiles before the players.
    pub discards: Discards,
    /// Tiles in the bag that never left it.
    pub bag: Pile<Tile, TILES>,
    /// Tiles in the bag that were put back: everybody has seen both their faces.
    pub back: Pile<Tile, TILES>,
    /// The colours, by their number.
    pub colours: [Cult; KINDS],
    /// Tokens of Legendary Cities not built.
    pub cities: u8,
    /// Who has said that he is ready. Nobody is asked under rules 1. `[ready.all]`
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub ready: Seats,
    /// Who has done something since, if only passed; nobody is noted under rules 1. `[end.quiet]`
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub begun: Seats,
    /// Whether everybody was warned that nothing comes forward. `[end.quiet]`
    #[serde(default, skip_serializing_if = "is_false")]
    pub warned: bool,
    /// Prophets each of them has still to remove as a penalty. `[errors.penalty]`
    #[serde(default, skip_serializing_if = "owes_nothing")]
    pub owed: [u8; MAX_PLAYERS],
    /// Whether the last turn ended because its glass was empty. `[turn.glass]`
    #[serde(default, skip_serializing_if = "is_false")]
    pub ran_out: bool,
    /// Where acts are counted: the milliseconds that those of this turn have taken. `[mode.glass]`
    #[serde(default, skip_serializing_if = "is_zero")]
    pub spent: u32,
    /// The last tiles that left the world by a denunciation and whose cells are still empty, the latest last: who comes late is
    /// told. Not noted before rules 3. `[time.late]`
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub removed: Pile<Removed, REMEMBERED>,
}

/// So many tiles that left the world are remembered.
const REMEMBERED: usize = 16;

/// A tile that left the world by a denunciation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Removed {
    /// Where it lay.
    pub cell: Cell,
    /// Who denounced it, or the one it fell with.
    pub by: Seat,
    /// Whether it fell because another was removed. `[errors.cascade]`
    pub fell: bool,
    /// The colour whose empty reserve its prophet came back to.
    pub back: Option<Colour>,
}

impl Default for Removed {
    fn default() -> Removed {
        Removed { cell: Cell::FIRST, by: Seat::default(), fell: false, back: None }
    }
}

fn is_nothing(removed: &Pile<Removed, REMEMBERED>) -> bool {
    removed.is_empty()
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn owes_nothing(owed: &[u8; MAX_PLAYERS]) -> bool {
    *owed == [0; MAX_PLAYERS]
}

/// What was agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// One after another, 30 seconds each, rather than all at the same time.
    pub turns: bool,
    /// Gods are dealt face down.
    pub secret: bool,
    /// Gods a player serves: two where two players share four.
    pub gods: u8,
    /// What becomes of a tile that is laid wrongly.
    pub errors: Errors,
    /// Free tiles below which a kingdom brings nothing.
    pub min_free: u8,
    /// In turns: acts are counted rather than seconds. `[mode.glass]`
    #[serde(default, skip_serializing_if = "is_false")]
    pub counted: bool,
    /// How many times as much sand as usual every glass holds; nothing where there is no glass. `[mode.glass]`
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub sand: u8,
}

const fn once() -> u8 {
    1
}

fn is_once(times: &u8) -> bool {
    *times == 1
}

/// What becomes of a tile that is laid wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errors {
    /// It cannot be laid.
    Refused,
    /// It lies until somebody denounces it.
    Denounced,
    /// The same, and its player loses a prophet.
    Penalised,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody gets ready; no grain falls yet. `[ready.all]`
    Gathering,
    /// The world is being built.
    Building,
    /// The end is near, for this reason: the last sand-glasses run.
    Last(End),
    /// It is over, for this reason.
    Over(End),
}

/// Why a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The world is full. `[end.world]`
    World,
    /// The bag is empty. `[end.bag]`
    Bag,
    /// Everybody passes. `[end.pass]`
    Pass,
    /// Nothing has come forward for too long. `[end.quiet]`
    Quiet,
    /// There were more acts than any game needs. `[end.bound]`
    Bound,
}

/// A colour of prophets and what belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cult {
    /// Whose it is.
    pub seat: Option<Seat>,
    /// The god it serves. Of a secret one a view says nothing.
    pub god: Option<God>,
    /// Prophets in the reserve.
    pub reserve: u8,
    /// Prophets that have left the game.
    pub gone: u8,
    /// Cities that he destroyed.
    pub razed: u8,
}

/// How a player holds a tile he is about to lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hold {
    /// Which hand holds it; the side that is up is that of the hand.
    pub hand: Hand,
    /// How the tile is turned.
    pub turn: u8,
    /// The prophet who is to come along, if the reserve is empty.
    pub from: Option<Cell>,
}

impl Position {
    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// The seats that play.
    #[inline]
    #[must_use]
    pub const fn everybody(&self) -> Seats {
        Seats::all(self.players as usize)
    }

    /// The colours of a seat.
    #[inline]
    pub fn colours_of(&self, seat: Seat) -> impl Iterator<Item = Colour> + Clone + '_ {
        Colour::ALL.into_iter().filter(move |colour| self.colours[*colour as usize].seat == Some(seat))
    }

    /// The same, one bit each.
    #[inline]
    pub(crate) fn own_colours(&self, seat: Seat) -> u8 {
        let [blue, yellow, green, grey] = &self.colours;
        let bit = |cult: &Cult, place: u8| u8::from(cult.seat == Some(seat)) << place;
        bit(blue, 0) | bit(yellow, 1) | bit(green, 2) | bit(grey, 3)
    }

    /// A colour and what belongs to it.
    #[inline]
    #[must_use]
    pub const fn cult(&self, colour: Colour) -> &Cult {
        &self.colours[colour as usize]
    }

    /// What a hand holds.
    #[inline]
    #[must_use]
    pub const fn held(&self, seat: Seat, hand: Hand) -> Option<&Held> {
        self.hands[seat.index()][hand as usize].as_ref()
    }

    /// A hand without a tile.
    #[inline]
    #[must_use]
    pub fn free_hand(&self, seat: Seat) -> Option<Hand> {
        Hand::BOTH.into_iter().find(|hand| self.held(seat, *hand).is_none())
    }

    /// Whether both hands are without a tile.
    #[inline]
    #[must_use]
    pub fn empty_handed(&self, seat: Seat) -> bool {
        self.hands[seat.index()].iter().all(Option::is_none)
    }

    /// Tiles in the bag.
    #[inline]
    #[must_use]
    pub fn in_bag(&self) -> usize {
        self.bag.len() + self.back.len()
    }

    /// Whether wrong tiles may be laid.
    #[inline]
    #[must_use]
    pub fn allows_errors(&self) -> bool {
        self.house.errors != Errors::Refused
    }

    /// Gods that nobody has taken, where they are visible.
    pub fn free_gods(&self) -> impl Iterator<Item = God> + '_ {
        God::ALL.into_iter().filter(|god| !self.house.secret && self.cult(god.colour()).seat.is_none())
    }

    /// Where gods are secret: whether they have been dealt, which they are once everybody has his colours.
    #[inline]
    #[must_use]
    pub fn gods_are_dealt(&self) -> bool {
        self.everybody().all(|seat| !self.lacks_colour(seat))
    }

    /// Whether a seat has fewer colours than it is to have.
    #[inline]
    #[must_use]
    pub fn lacks_colour(&self, seat: Seat) -> bool {
        self.own_colours(seat).count_ones() < u32::from(self.house.gods)
    }

    /// A tile has left the world.
    pub(crate) fn remember(&mut self, removed: Removed) {
        if self.removed.len() == REMEMBERED {
            self.removed.remove(0);
        }
        self.removed.push(removed);
    }

    /// A cell is empty no longer.
    #[inline]
    pub(crate) fn forget(&mut self, cell: Cell) {
        if !self.removed.is_empty() {
            self.removed.retain(|removed| removed.cell != cell);
        }
    }

    /// Whether a seat may still take a god. `[god.choose]`
    #[inline]
    #[must_use]
    pub fn may_choose_god(&self, seat: Seat) -> bool {
        !self.house.secret && self.lacks_colour(seat)
    }
}

impl House {
    /// What a game of this house for so many players gives each.
    #[must_use]
    pub fn share(&self, figures: &Figures, players: u8) -> Share {
        match (players, self.gods) {
            // [two.two-gods]
            (2, 1) => figures.two_two,
            // [two.discard]
            (2, _) => figures.two_four,
            // [three.players]
            (3, _) => figures.three,
            _ => figures.four,
        }
    }
}
