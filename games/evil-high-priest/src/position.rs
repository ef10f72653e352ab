//! The whole state of play, flat in memory.

use cenacle_table::{Pile, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Card, Chamber, Goods, Harm, Investigator, Monster, Origin, Priest, Purse, Site, Terms,
    figures::{ACOLYTES, AVATARS, BEASTS, DECK, DISPLAY, LAIRS, MAX_PLAYERS, SLEUTHS, SLOTS},
    site::Sites,
};

/// More steps are never pending at once: every cultist may be in a ritual, and one of them does something.
pub(crate) const PENDING: usize = 64;
/// A player's cultists: the Priest, then the Acolytes.
pub const CULTISTS: usize = 1 + ACOLYTES;
/// The Priest's place among them.
pub(crate) const PRIEST: usize = 0;

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
    /// The round after which the house ends the game. `[end.outlasted]`
    pub last_round: u16,
    /// The round, from 1.
    pub round: u16,
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
    /// The players.
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
    /// *Cérémonie Sanglante*.
    pub ceremony: bool,
    /// *Rituel Macabre*.
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
    /// Skulks move.
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
    /// The house's last round is over.
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
    /// A player.
    Seat(Seat),
    /// The automaton.
    Rival,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sect {
    /// Where the cultists are: the Priest, then the Acolytes.
    pub cultists: [Site; CULTISTS],
    /// Those who will skulk, one bit each.
    pub skulking: u8,
    /// Those who make one's Amoebas strong, one bit each. `[amoeba.supremacy]`
    pub supreme: u8,
    /// Monsters.
    pub lairs: [Monster; LAIRS],
    /// Lairs whose monster shows its other side, one bit each. `[monster.undead]`
    pub turned: u8,
    /// The Priest card.
    pub priest: Priest,
    /// Its power was used: it lies face down. `[priest.power]`
    pub priest_used: bool,
    /// Until the Upkeep the Acolytes gain what a ritual costs. `[priest-card.scott]`
    pub stipend: bool,
    /// The next raid before the Upkeep is weaker by so much. `[priest-card.ephraim]`
    pub ward: u8,
    /// What lies exposed.
    pub exposed: Purse,
    /// The sanctum, in raid order.
    pub rooms: [Room; SLOTS],
    /// Resources that still have to be stored.
    pub hand: Purse,
    /// Whether the sanctum is being reorganised.
    pub order: Order,
    /// The raid on this sanctum.
    pub siege: Siege,
}

/// A slot of a sanctum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// The chamber, if there is one.
    pub chamber: Chamber,
    /// What it holds.
    pub holds: Purse,
}

/// Whether a sanctum is being reorganised.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// No.
    #[default]
    Settled,
    /// Its owner is asked.
    Asked,
    /// Everything was taken out and is being stored by hand.
    Sorting,
}

/// How far a raid has come in a sanctum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Siege {
    /// Strength that is left.
    pub strength: u8,
    /// Where it is: 0 before what lies exposed, then in this room, whose defence is already counted.
    pub at: u8,
    /// Rooms it reached, one bit each from room 1.
    pub reached: u8,
    /// Its owner is asked for a riposte.
    pub asked: bool,
    /// Strength that others added. `[monster.announce]`
    pub raised: u8,
    /// Strength that was blocked before it came. `[monster.announce]`
    pub blocked: u8,
    /// The first chamber reached does not defend. `[monster.chthonian]`
    pub breached: bool,
    /// What the investigator does does not concern this sanctum. `[monster.hunting-horror]`
    pub cloaked: bool,
    /// The one thing that is kept was kept. `[investigator.professor]`
    pub kept: bool,
    /// Something was lost. `[investigator.alienist]`
    pub lost: bool,
    /// How often its owner has paid. `[investigator.ransom]`
    pub ransoms: u8,
    /// Lairs whose monster has turned in this raid, one bit each. `[monster.undead]`
    pub rested: u8,
    /// Monsters that were sacrificed, one bit each.
    pub fallen: u32,
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

/// Who gets what is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payee {
    /// The supply.
    #[default]
    Supply,
    /// A player, who will store it.
    Hand(Seat),
    /// A player, with whom it lies exposed.
    Exposed(Seat),
    /// The automaton.
    Rival,
}

/// The last raid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raid {
    /// What the dice showed; 0 for those that were not thrown.
    pub faces: [u8; 4],
    /// Its strength.
    pub strength: u8,
    /// What it does differently.
    pub terms: Terms,
    /// Who leads it, and the die that chose him. `[raid.investigator]`
    pub who: Investigator,
    /// The die.
    pub die: u8,
    /// Who started it, if a player did.
    pub by: Option<Seat>,
    /// Who lost something in it.
    pub losers: Seats,
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
    /// Chambers.
    Chamber,
    /// Treasure.
    Treasure,
    /// Blood.
    Blood,
    /// Magic.
    Magic,
    /// Grimoires.
    Grimoire,
    /// Elder Signs.
    Sign,
}

/// What a player names an opponent for. `[harm.aim]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Something bad.
    Harm(Harm),
    /// He gains one of this kind.
    Gift(Goods),
}

/// Something pending: a question, or what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Nothing.
    #[default]
    Nothing,
    /// Place a cultist. `[action.place]`
    Act(Seat),
    /// Pay what is due. `[cost.pay]`
    Pay(Seat),
    /// Sacrifice so many Acolytes. `[cost.acolytes]`
    Sacrifice(Seat, u8),
    /// Discard so many monsters. `[monster.discard]`
    Discard(Seat, u8),
    /// Send an own active Acolyte to Azathoth; whether he is the price of what somebody else does. `[azathoth.send]`
    Worship(Seat, bool),
    /// Take an own Acolyte out of the game. `[guardian.loss]`
    Remove(Seat),
    /// Discard a chamber as a price. `[yellow.entry]`
    Demolish(Seat),
    /// Name the opponent who is meant. `[harm.aim]`
    Aim(Seat, Aim),
    /// An Acolyte comes to this stage of the Evolution track. `[evolution.track]`
    Evolve(Seat, u8),
    /// A monster or a chamber. `[yellow.either]`
    Either(Seat),
    /// What an avatar may do for its keeper in this Upkeep. `[avatar.upkeep]`
    Avatar(Seat, u8),
    /// Use the place of an Eternal Acolyte, or not. `[eternal.use]`
    Eternal(Seat, u8),
    /// Gain what a space gives. `[reward.parts]`
    Reward(Seat, Site),
    /// Store what was gained. `[reward.store]`
    Stow(Seat),
    /// Gain a monster. `[monster.gain]`
    Monster(Seat),
    /// Gain a chamber; whether a full sanctum may be reorganised without one. `[chamber.gain]`
    Chamber(Seat, bool),
    /// All who are asked reorganise at the same time. `[sanctum.reorganise]`
    Arrange,
    /// The Elder Sign of a lock leaves the board. `[lock.break]`
    TakeSign(Seat, u8),
    /// A raid with so many dice; who started it, if a player did. `[raid.all]`
    Raid(Option<Seat>, u8),
    /// All who are asked riposte at the same time. `[raid.riposte]`
    Siege,
    /// The raid is over.
    RaidOver,
    /// The monster of a lock, after its raid. `[goat.monster]`
    AfterRaid(Seat, u8),
    /// Use the bonus just unlocked, or not. `[lock.bonus]`
    Bonus(Seat, u8),
    /// Choose the Elder Sign that the Shoggoth breaks. `[shoggoth.sign]`
    FreeSign(Seat),
    /// The Growth track is looked at. `[growth.award]`
    Growth(Option<Seat>),
    /// Who of those tied gains the Elder Sign of this lock. `[growth.tie]`
    Award(Seat, u8),
    /// Move a Skulk, or stay. `[skulk.move]`
    Prowl(Seat),
    /// Move a blocking Skulk, before all others, or stay. `[skulk.kinds]`
    Stalk(Seat),
    /// A cultist in a ritual goes on. `[ritual.advance]`
    Chant(Seat, u8),
    /// Cultists come home. `[upkeep.return]`
    Return,
    /// Avatars and glaciers serve. `[upkeep.order]`
    Serve,
    /// Everybody may reorganise. `[upkeep.reorganise]`
    Rearrange,
    /// The round is over.
    EndRound,
    /// The automaton throws its dice. `[solo.table]`
    RivalActs,
    /// The bonus that the automaton unlocked. `[solo.sign]`
    RivalBonus(u8),
    /// The automaton trades. `[solo.trade]`
    RivalTrades,
    /// The automaton denies something. `[solo.denial]`
    RivalDenies,
    /// The next round begins.
    NewRound,
    /// The Great Old One wakes. `[end.thirteenth]`
    Awaken,
    /// What a card gives and does. `[card.powers]`
    Effect(Seat, Card),
    /// At whom a card aims. `[card.aim]`
    Whom(Seat, Card),
    /// A player gives up so many of a kind. `[card.steal]`
    Levy(Seat, Payee, Goods, u8),
    /// Send an active Acolyte to the Asylum. `[monster.dark-young]`
    Yield(Seat),
    /// Trap an active Acolyte of an opponent. `[monster.shambler]`
    Snatch(Seat),
    /// Discard a chamber: one's own, or an opponent's. `[card.raze]`
    Raze(Seat, bool),
    /// Use a place of the town at once. `[priest-card.keziah]`
    Errand(Seat),
    /// Install up to so many chambers. `[priest-card.old-whateley]`
    Build(Seat, u8),
    /// Use the Priest's power again, up to so many times. `[priest-card.shiny]`
    Again(Seat, u8),
    /// The powers of one's monsters in the Upkeep. `[upkeep.monsters]`
    Powers(Seat),
    /// Powers that touch a raid are announced. `[monster.announce]`
    Announce(Seat),
    /// Everybody discards a monster. `[investigator.hunter]`
    Cull,
    /// The raid comes to the sanctums. `[raid.asylum]`
    Muster,
    /// What comes after the raid. `[raid.after]`
    PostRaid,
}

impl Step {
    /// The seat of whom it is asked, if it is one alone.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Step::Act(seat)
            | Step::Pay(seat)
            | Step::Sacrifice(seat, _)
            | Step::Discard(seat, _)
            | Step::Worship(seat, _)
            | Step::Remove(seat)
            | Step::Demolish(seat)
            | Step::Aim(seat, _)
            | Step::Evolve(seat, _)
            | Step::Either(seat)
            | Step::Avatar(seat, _)
            | Step::Eternal(seat, _)
            | Step::Stow(seat)
            | Step::Chamber(seat, _)
            | Step::Bonus(seat, _)
            | Step::FreeSign(seat)
            | Step::Award(seat, _)
            | Step::Prowl(seat)
            | Step::Stalk(seat)
            | Step::Monster(seat)
            | Step::Whom(seat, _)
            | Step::Yield(seat)
            | Step::Snatch(seat)
            | Step::Raze(seat, _)
            | Step::Errand(seat)
            | Step::Build(seat, _)
            | Step::Again(seat, _)
            | Step::Powers(seat)
            | Step::Announce(seat) => Some(seat),
            Step::Nothing
            | Step::Reward(..)
            | Step::Effect(..)
            | Step::Levy(..)
            | Step::Cull
            | Step::Muster
            | Step::PostRaid
            | Step::Arrange
            | Step::TakeSign(..)
            | Step::Raid(..)
            | Step::Siege
            | Step::RaidOver
            | Step::AfterRaid(..)
            | Step::Growth(_)
            | Step::Chant(..)
            | Step::Return
            | Step::Serve
            | Step::Rearrange
            | Step::EndRound
            | Step::RivalActs
            | Step::RivalBonus(_)
            | Step::RivalTrades
            | Step::RivalDenies
            | Step::NewRound
            | Step::Awaken => None,
        }
    }
}

impl Sect {
    /// How many of the Acolytes are at a site.
    #[inline]
    #[must_use]
    pub fn acolytes_at(&self, site: Site) -> u8 {
        self.cultists[1..].iter().filter(|at| **at == site).count() as u8
    }

    /// The first Acolyte at a site, by his place among the cultists, but not the one excepted.
    #[inline]
    #[must_use]
    pub fn acolyte_at(&self, site: Site, except: Option<u8>) -> Option<usize> {
        (1..CULTISTS).find(|index| self.cultists[*index] == site && except != Some(*index as u8))
    }

    /// Whether the Priest is in the pool.
    #[inline]
    #[must_use]
    pub fn priest_ready(&self) -> bool {
        self.cultists[PRIEST] == Site::Pool
    }

    /// A used Priest card is turned up again; says whether it was used. `[priest.refresh]`
    pub fn refresh_priest(&mut self) -> bool {
        std::mem::take(&mut self.priest_used)
    }

    /// Acolytes that can be sacrificed, but not the one excepted. `[cost.acolytes]`
    #[inline]
    #[must_use]
    pub fn within_reach(&self, except: Option<u8>) -> u8 {
        self.count(Site::is_within_reach, except)
    }

    /// Everything stored or exposed.
    #[inline]
    #[must_use]
    pub fn wealth(&self) -> Purse {
        self.rooms.iter().fold(self.exposed, |all, room| all.plus(room.holds))
    }

    /// What is exposed (0) or in a room.
    #[inline]
    #[must_use]
    pub fn store(&self, room: u8) -> &Purse {
        match room {
            0 => &self.exposed,
            room => &self.rooms[usize::from(room) - 1].holds,
        }
    }

    /// What is exposed (0) or in a room.
    #[inline]
    pub fn store_mut(&mut self, room: u8) -> &mut Purse {
        match room {
            0 => &mut self.exposed,
            room => &mut self.rooms[usize::from(room) - 1].holds,
        }
    }

    /// Monsters in the Lairs.
    #[inline]
    #[must_use]
    pub fn monsters(&self) -> u8 {
        self.lairs.iter().filter(|monster| monster.is_one()).count() as u8
    }

    /// Whether the monster of a Lair shows its other side.
    #[inline]
    #[must_use]
    pub const fn is_turned(&self, lair: u8) -> bool {
        self.turned >> lair & 1 == 1
    }

    /// The first Acolyte at a site who is active: neither in the Asylum nor gone nor trapped. `[card.active]`
    pub fn active(&self) -> impl Iterator<Item = Site> + use<> {
        let cultists = self.cultists;
        let fits = move |index: usize| cultists[index].is_active();
        (1..CULTISTS)
            .filter(move |index| fits(*index) && !cultists[1..*index].contains(&cultists[*index]))
            .map(move |index| cultists[index])
    }

    /// The first empty Lair.
    #[inline]
    #[must_use]
    pub fn free_lair(&self) -> Option<usize> {
        self.lairs.iter().position(|monster| !monster.is_one())
    }

    /// The first Lair of each kind of monster.
    pub fn beasts(&self) -> impl Iterator<Item = u8> + use<> {
        let lairs = self.lairs;
        (0..LAIRS).filter(move |lair| lairs[*lair].is_one() && !lairs[..*lair].contains(&lairs[*lair])).map(|l| l as u8)
    }

    /// Each site with an Acolyte who can be sacrificed, once, but not counting the one excepted.
    pub fn victims(&self, except: Option<u8>) -> impl Iterator<Item = Site> + use<> {
        self.where_acolytes(Site::is_within_reach, except)
    }

    /// Acolytes at sites of a sort, but not the one excepted.
    #[inline]
    #[must_use]
    pub fn count(&self, sort: fn(Site) -> bool, except: Option<u8>) -> u8 {
        (1..CULTISTS).filter(|index| sort(self.cultists[*index]) && except != Some(*index as u8)).count() as u8
    }

    /// Acolytes on the Evolution track from a stage on.
    #[inline]
    #[must_use]
    pub fn evolved(&self, from: u8) -> u8 {
        self.cultists[1..].iter().filter(|at| matches!(at, Site::Evolved(stage) if *stage >= from)).count() as u8
    }

    /// Amoebas in the Lairs.
    #[inline]
    #[must_use]
    pub fn amoebas(&self) -> u8 {
        self.lairs.iter().filter(|monster| **monster == Monster::AMOEBA).count() as u8
    }

    /// A cultist goes somewhere else and gives up what he did where he was.
    #[inline]
    pub fn send(&mut self, cultist: usize, to: Site) {
        self.cultists[cultist] = to;
        self.skulking &= !(1 << cultist);
        self.supreme &= !(1 << cultist);
    }

    /// Each site of a sort with an Acolyte, once, but not counting the one excepted.
    pub fn where_acolytes(&self, sort: fn(Site) -> bool, except: Option<u8>) -> impl Iterator<Item = Site> + use<> {
        let cultists = self.cultists;
        let fits = move |index: usize| sort(cultists[index]) && except != Some(index as u8);
        (1..CULTISTS)
            .filter(move |index| {
                fits(*index) && !(1..*index).any(|other| fits(other) && cultists[other] == cultists[*index])
            })
            .map(move |index| cultists[index])
    }

    /// Chambers that are installed.
    #[inline]
    #[must_use]
    pub fn chambers(&self) -> usize {
        self.rooms.iter().filter(|room| room.chamber.is_one()).count()
    }
}

impl Position {
    /// The question of the moment.
    #[inline]
    #[must_use]
    pub fn step(&self) -> Step {
        self.steps.top().unwrap_or_default()
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Whether one plays against the automaton.
    #[inline]
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// The seats that play.
    #[inline]
    #[must_use]
    pub fn everybody(&self) -> Seats {
        Seats::all(self.players.into())
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
        (0..players).map(move |step| Seat::new((first + step) % players))
    }

    /// Whether a lock is broken.
    #[inline]
    #[must_use]
    pub fn is_broken(&self, lock: u8) -> bool {
        self.broken >> lock & 1 == 1
    }

    /// Elder Signs that have left the board.
    #[inline]
    #[must_use]
    pub fn signs_broken(&self) -> u32 {
        self.broken.count_ones()
    }

    /// Sites of shared boards on which somebody stands, and of the priest board of this seat.
    #[inline]
    pub(crate) fn occupied(&self, seat: Seat) -> Sites {
        let mut taken = 0;
        for sect in &self.sects[..usize::from(self.players)] {
            for at in sect.cultists {
                if let Site::Track(lock) = at {
                    taken |= Site::Lock(lock).bit();
                } else if !at.is_own() {
                    taken |= at.bit();
                }
            }
        }
        taken |= self.sect(seat).cultists[PRIEST].bit();
        let nowhere =
            Site::Pool.bit() | Site::Asylum.bit() | Site::Escape.bit() | Site::Away.bit() | Site::Trapped.bit();
        Sites(taken & !nowhere)
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
