//! The component data, read and checked once, in the form the rules need: one file here for each file of the data.

mod boards;
mod chambers;
mod doors;
mod investigators;
mod monsters;
mod prices;
mod priests;
mod rituals;
mod table;
mod town;

use cenacle_table::{DataError, DataFiles};

use crate::{
    Boon, Card, Chamber, Deed, Goods, Harm, Holds, Investigator, KINDS, LOCKS, Monster, Need, Needs, Power, Price,
    Priest, Purse, RITUAL_STEPS, STAGES, Service, Site, Space, Terms, Trait, When,
};

pub(crate) use doors::{DoorSet, Doors, each as each_door, may_give_nothing};
pub use table::{RaidFigures, Solo};

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 5;
/// Acolytes of a player; the Priest is beside them.
pub(crate) const ACOLYTES: usize = 6;
/// Slots of a sanctum.
pub(crate) const SLOTS: usize = 7;
/// Lairs of a priest board.
pub(crate) const LAIRS: usize = 3;
/// Chambers that lie face up.
pub(crate) const DISPLAY: usize = 3;
/// Chambers there are.
pub(crate) const DECK: usize = 40;
/// Avatars of the Crawling Chaos.
pub(crate) const AVATARS: usize = 4;
/// Monsters that can be in a deck: the unique ones and a generic one.
pub(crate) const BEASTS: usize = 25;
/// Investigators there are.
pub(crate) const SLEUTHS: usize = 20;
/// Times of powers, see [`When`].
const WHENS: usize = When::Fallen as usize + 1;
/// Elder Signs there are.
pub(crate) const SIGNS: u32 = 13;

/// The newest rules. Version 1 left displays empty, asked for less in raids and let atoms lie exposed; version 2 did not let
/// everybody reorganise who had built. See RULINGS.md.
pub(crate) const RULES: u32 = 3;

/// Everything that is a number of this game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The version of the rules that are played.
    pub rules: u32,
    /// Places of the town.
    pub town: Vec<Place>,
    /// A Skulk space of the town.
    pub skulk: Space,
    /// Skulk spaces with up to four players, and with five.
    pub skulk_spaces: [u8; 2],
    pub rituals: Vec<Ritual>,
    /// The first space of every ritual.
    pub ritual_start: Space,
    /// The spaces of a priest board.
    pub power: Space,
    /// Summon a Monster.
    pub summon: Space,
    /// Rescue an Acolyte.
    pub rescue: Space,
    /// Improve the Sanctum.
    pub improve: Space,
    pub escape: Space,
    pub chambers: Vec<ChamberFace>,
    pub monsters: Vec<MonsterFace>,
    pub investigators: Vec<InvestigatorFace>,
    /// The Priest cards.
    pub priests: Vec<PriestFace>,
    /// The cult boards.
    pub boards: Vec<Board>,
    /// Acolytes in the pool at the start.
    pub start_pool: u8,
    /// Chairs of the Asylum.
    pub asylum: u8,
    /// Grimoires there are.
    pub grimoires: u16,
    /// Points of the treasure majority.
    pub majority: i32,
    /// Points of each unit; treasure has none of its own.
    pub points: [i32; KINDS],
    pub raid: RaidFigures,
    /// The solo game.
    pub solo: Solo,
    /// The ways to the spaces, for each cult board: they follow from the rest.
    doors: Vec<Doors>,
    /// The monsters with a power at each time, one bit each, in the order of [`When`]: they follow from the rest.
    powers: [u64; WHENS],
}

/// A place of the town.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its name in the data.
    pub id: String,
    /// What it asks for and gives.
    pub space: Space,
}

/// What the data say of a ritual.
#[derive(Clone, Debug)]
pub struct Ritual {
    /// Its name in the data.
    pub id: String,
    /// What its spaces give; the first one is where it begins.
    pub steps: Vec<Boon>,
}

/// A kind of chamber.
#[derive(Clone, Debug)]
pub struct ChamberFace {
    /// Its name in the data.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    pub defence: u8,
    /// What it can hold.
    pub holds: Holds,
    /// What is special about it.
    pub special: Option<Trait>,
}

/// A kind of monster.
#[derive(Clone, Debug)]
pub struct MonsterFace {
    /// Its name in the data.
    pub id: String,
    pub origin: Origin,
    /// How many there are.
    pub copies: u8,
    pub defence: u8,
    /// The defence of its other side, to which it turns when it is first sacrificed. `[monster.undead]`
    pub back: Option<u8>,
    pub power: Option<Power>,
}

/// What the data say of an investigator.
#[derive(Clone, Debug)]
pub struct InvestigatorFace {
    /// The name in the data.
    pub id: String,
    pub origin: Origin,
    /// What a raid does differently.
    pub terms: Terms,
}

/// A Priest card.
#[derive(Clone, Debug)]
pub struct PriestFace {
    /// The name in the data.
    pub id: String,
    pub origin: Origin,
    pub power: Power,
}

/// The box that a component comes in. `[setup.boxes]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The base box.
    #[default]
    Base,
    /// The expansion *Cérémonie Sanglante*.
    Ceremony,
    /// The expansion *Rituel Macabre*.
    Ritual,
}

impl Origin {
    /// The message with its name: the option that puts an expansion into play.
    #[must_use]
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Origin::Base => "game-title",
            Origin::Ceremony => "option-ceremony",
            Origin::Ritual => "option-ritual",
        }
    }
}

/// A cult board.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name in the data.
    pub id: String,
    pub origin: Origin,
    /// Its locks; their places are numbers of [`Site::Lock`].
    pub locks: Vec<Lock>,
    /// All locks, one bit each.
    pub all: u32,
    /// Those that pay everybody once they are broken, one bit each. `[glacier.upkeep]`
    pub glaciers: u32,
    /// The ways to the locks: they follow from these.
    pub(crate) ways: Ways,
    /// Where the Deep One track stops, if there is one. `[cthulhu.track]`
    pub deep_ones: Option<u8>,
    /// The Shoggoth lies here at the start.
    pub shoggoth: bool,
    /// Where the Growth track stops, if there is one. `[growth.track]`
    pub growth: Option<u8>,
    /// How many Acolytes a player may worship Azathoth before everybody loses. `[azathoth.end]`
    pub azathoth: Option<u8>,
    /// What an Acolyte at each stage of the Evolution track takes off a raid. `[evolution.defence]`
    pub evolution: Option<[u8; STAGES]>,
    /// The Amoebas of this board. `[amoeba.cost]`
    pub amoebas: Option<Amoebas>,
    /// The card of the King in Yellow. `[king.use]`
    pub king: Option<Space>,
    /// The avatars of this board. `[avatar.gain]`
    pub avatars: Vec<Avatar>,
    /// Atoms are gained here. `[board.ancients]`
    pub atoms: bool,
}

/// Which locks can be broken when, one bit each; growth breaks none of these. `[lock.open]`
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    /// Those that are open from the start.
    pub(crate) start: u32,
    /// Those to which each lock leads that is broken.
    pub(crate) from: [u32; LOCKS],
    /// How many Elder Signs have to be broken before some of them.
    pub(crate) signs: Vec<(u8, u32)>,
}

impl Ways {
    fn of(locks: &[Lock]) -> Ways {
        let set = |is: &dyn Fn(&Lock) -> bool| {
            let those = locks.iter().enumerate().filter(|(_, lock)| lock.award.is_none() && is(lock));
            those.fold(0, |set, (index, _)| set | 1 << index)
        };
        let counts = locks.iter().flat_map(|lock| lock.needs.each()).filter_map(|need| match need {
            Need::Signs(count) => Some((count, set(&|lock| lock.needs.each().any(|other| other == need)))),
            _ => None,
        });
        Ways {
            start: set(&|lock| lock.after == 0),
            from: std::array::from_fn(|before| set(&|lock| lock.after >> before & 1 == 1)),
            signs: counts.collect(),
        }
    }

    /// Those to which a way leads when these are broken.
    #[inline]
    pub(crate) fn open(&self, broken: u32) -> u32 {
        let (mut open, mut left) = (self.start, broken);
        while left != 0 {
            open |= self.from[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        for (count, locks) in &self.signs {
            if broken.count_ones() < u32::from(*count) {
                open &= !locks;
            }
        }
        open & !broken
    }
}

/// The Amoebas of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amoebas {
    /// How many there are.
    pub copies: u8,
    /// By how much a raid grows when one is sacrificed. `[amoeba.defence]`
    pub weakness: u8,
    /// What each blocks under the Supremacy of the Sea Amoebas. `[amoeba.supremacy]`
    pub supreme: u8,
}

/// An avatar of the Crawling Chaos.
#[derive(Clone, Debug)]
pub struct Avatar {
    /// Its name in the data.
    pub id: String,
    /// What it does in each Upkeep.
    pub service: Service,
    /// What comes with it.
    pub gives: Boon,
}

/// Something bad that breaking a lock brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    pub does: Harm,
    /// To everybody but who broke it.
    #[serde(default)]
    pub others: bool,
}

/// A lock of a cult board.
#[derive(Clone, Debug)]
pub struct Lock {
    /// Its name in the data.
    pub id: String,
    /// What breaking it costs.
    pub cost: Price,
    /// Dice of the raid that follows.
    pub dice: u8,
    /// Locks of which one must be broken before, one bit each; none if it is open from the start.
    pub after: u32,
    /// A monster is gained after the raid. `[goat.monster]`
    pub monster: bool,
    /// How far it raises the Growth track.
    pub growth: u8,
    /// It is not broken by a cultist, but by the Growth track. `[growth.award]`
    pub award: Option<Award>,
    /// What has to be so. `[cost.prerequisite]`
    pub needs: Needs,
    /// The avatar that who breaks it gains. `[avatar.gain]`
    pub avatar: Option<u8>,
    /// What befalls the players. `[lock.special]`
    pub harm: Option<Strike>,
    /// Once it is broken everybody gains this in each Upkeep. `[glacier.upkeep]`
    pub glacier: Purse,
    /// The Priest card of who breaks it lies face up again. `[glacier.priest]`
    pub refresh: bool,
    /// As a step of a track: what who arrives gains. `[yellow.track]`
    pub step: Option<Boon>,
    /// The next step of its track.
    pub next: Option<u8>,
    /// The bonus space.
    pub bonus: Option<Space>,
}

/// A site of the Growth track.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Award {
    /// The track has to reach this.
    pub at: u8,
    /// Its Elder Sign goes to who has most of this.
    pub most: Goods,
}

impl Figures {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Names file, key and reason.
    pub fn read(files: &DataFiles) -> Result<Figures, DataError> {
        let (town, skulk_spaces) = town::read(files)?;
        let (rituals, ritual_start) = rituals::read(files)?;
        let table = table::read(files)?;
        let mut figures = Figures {
            rules: RULES,
            town,
            skulk: town::skulk(),
            skulk_spaces,
            rituals,
            ritual_start,
            power: *table.priest_board.power,
            summon: *table.priest_board.summon,
            rescue: *table.priest_board.rescue,
            improve: *table.priest_board.improve,
            escape: *table.priest_board.escape,
            chambers: chambers::read(files)?,
            monsters: monsters::read(files)?,
            investigators: investigators::read(files)?,
            priests: priests::read(files)?,
            boards: boards::read(files)?,
            start_pool: *table.start_pool,
            asylum: *table.asylum,
            grimoires: *table.grimoires,
            majority: *table.majority,
            points: table.points.is.each(),
            raid: table.raid.figures(),
            solo: table.solo.figures(),
            doors: Vec::new(),
            powers: [0; WHENS],
        };
        for (monster, face) in figures.monsters.iter().enumerate() {
            if let Some(power) = &face.power {
                figures.powers[power.when as usize] |= 1 << monster;
            }
        }
        figures.doors = figures.boards.iter().map(|board| Doors::of(&figures, board)).collect();
        Ok(figures)
    }

    /// The ways to the spaces on a cult board.
    #[inline]
    pub(crate) fn doors(&self, board: u8) -> &Doors {
        &self.doors[usize::from(board)]
    }

    /// The monsters with a power at this time, one bit each; no monster has one of the highest bits.
    #[inline]
    pub(crate) fn powers_at(&self, when: When) -> u64 {
        self.powers[when as usize]
    }

    /// What a chamber is.
    #[inline]
    #[must_use]
    pub fn chamber(&self, chamber: Chamber) -> Option<&ChamberFace> {
        self.chambers.get(chamber.index())
    }

    /// What a monster is.
    #[inline]
    #[must_use]
    pub fn monster(&self, monster: Monster) -> Option<&MonsterFace> {
        self.monsters.get(monster.index())
    }

    /// Who an investigator is.
    #[inline]
    #[must_use]
    pub fn investigator(&self, who: Investigator) -> Option<&InvestigatorFace> {
        self.investigators.get(usize::from(who.0))
    }

    /// Who is on a Priest card.
    #[inline]
    #[must_use]
    pub fn priest(&self, priest: Priest) -> Option<&PriestFace> {
        self.priests.get(usize::from(priest.0))
    }

    /// The power of a card, if it has one.
    #[inline]
    #[must_use]
    pub fn card_power(&self, card: Card) -> Option<&Power> {
        match card {
            Card::Monster(monster) => self.monster(monster)?.power.as_ref(),
            Card::Priest(priest) => self.priest(priest).map(|face| &face.power),
            Card::Investigator(_) => None,
        }
    }

    /// What a card does beyond prices and rewards.
    #[inline]
    #[must_use]
    pub fn deed(&self, card: Card) -> Option<Deed> {
        match card {
            Card::Investigator(who) => self.investigator(who)?.terms.after,
            _ => self.card_power(card)?.deed,
        }
    }

    /// The chamber with this name in the data.
    #[must_use]
    pub fn named(&self, id: &str) -> Option<Chamber> {
        self.chambers.iter().position(|face| face.id == id).map(|index| Chamber(index as u8))
    }

    /// What an action space asks for and gives; the bonus, if it is a lock of this board.
    #[inline]
    #[must_use]
    pub fn space(&self, board: &Board, site: Site) -> Option<Space> {
        self.space_at(board, site).copied()
    }

    /// The same, where it stands in the figures: a space is large, and most questions are about a part of it.
    #[inline]
    #[must_use]
    pub fn space_at<'a>(&'a self, board: &'a Board, site: Site) -> Option<&'a Space> {
        match site {
            Site::Pool
            | Site::Asylum
            | Site::Away
            | Site::Trapped
            | Site::Azathoth
            | Site::Evolved(_)
            | Site::Track(_) => None,
            Site::Escape => Some(&self.escape),
            Site::Power => Some(&self.power),
            Site::Summon => Some(&self.summon),
            Site::Rescue => Some(&self.rescue),
            Site::Improve => Some(&self.improve),
            Site::King => board.king.as_ref(),
            Site::Town(place) | Site::Eternal(place) => self.town.get(usize::from(place)).map(|place| &place.space),
            Site::Skulk(_) => Some(&self.skulk),
            Site::Ritual(ritual, 0) if usize::from(ritual) < self.rituals.len() => Some(&self.ritual_start),
            Site::Ritual(..) => None,
            Site::Lock(lock) => board.locks.get(usize::from(lock)).and_then(|lock| lock.bonus.as_ref()),
        }
    }

    /// What a space of a ritual gives to who arrives there.
    #[inline]
    #[must_use]
    pub fn ritual_step(&self, ritual: u8, step: u8) -> Option<&Boon> {
        self.rituals.get(usize::from(ritual)).and_then(|ritual| ritual.steps.get(usize::from(step)))
    }

    /// Points of resources, without the treasure majority.
    #[inline]
    #[must_use]
    pub fn points(&self, purse: &Purse) -> i32 {
        (0..KINDS).map(|kind| self.points[kind] * i32::from(purse.0[kind])).sum()
    }

    /// How many Skulk spaces the town has for so many players.
    #[inline]
    #[must_use]
    pub fn skulks(&self, players: u8) -> u8 {
        self.skulk_spaces[usize::from(players >= 5)]
    }
}

/// Checks figures of one file: the error names the file and the key.
struct Checker(&'static str);

impl Checker {
    fn that(&self, holds: bool, key: impl Into<String>, reason: impl Into<String>) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(DataError::impossible(self.0, key, reason)) }
    }

    /// A price that can be asked for, and figures small enough for what counts them.
    fn price(&self, price: &Price, key: &str) -> Result<(), DataError> {
        self.that(price.goods.0.iter().all(|count| *count <= 60), key, "at most 60 of a kind")?;
        self.that(price.any <= 60, key, "at most 60 of any kind")?;
        self.that(usize::from(price.acolytes) <= ACOLYTES, key, "a player has six Acolytes")?;
        self.that(usize::from(price.pool) <= ACOLYTES, key, "a player has six Acolytes")?;
        let beasts = [price.monsters, price.amoebas, price.own_amoebas];
        self.that(beasts.into_iter().all(|count| usize::from(count) <= LAIRS), key, "a player has three Lairs")?;
        self.that(usize::from(price.worship) <= ACOLYTES, key, "a player has six Acolytes")?;
        self.that(price.chambers <= 1, key, "one chamber at the most")
    }

    fn boon(&self, boon: &Boon, key: &str) -> Result<(), DataError> {
        self.that(boon.goods.0.iter().all(|count| *count <= 60), key, "at most 60 of a kind")?;
        self.that(boon.goods.get(Goods::Sign) == 0, key, "Elder Signs come from locks alone")?;
        self.that(boon.deep_ones.is_none_or(|tracked| tracked.per > 0), key, "a track is counted by at least 1")?;
        self.that(usize::from(boon.rescue) <= ACOLYTES, key, "a player has six Acolytes")?;
        self.that(usize::from(boon.monster) <= LAIRS && boon.chamber <= 2, key, "at most 3 monsters, 2 chambers")?;
        self.that(boon.growth <= 20, key, "a track grows by 20 at most")?;
        self.that(boon.raid <= 3, key, "there are three dice")?;
        self.that(boon.evolve.is_none_or(|stage| usize::from(stage) < STAGES), key, "there are three stages")?;
        let freed = [boon.from_azathoth, boon.ready];
        self.that(freed.into_iter().all(|count| usize::from(count) <= ACOLYTES), key, "a player has six Acolytes")?;
        self.that(!boon.either || boon.chamber == 0 && boon.monster == 0, key, "either, or one of them for sure")
    }

    fn space(&self, space: &Space, key: &str) -> Result<(), DataError> {
        self.price(&space.cost, key)?;
        self.boon(&space.gives, key)
    }

    fn power(&self, power: &Power, key: &str) -> Result<(), DataError> {
        self.price(&power.cost, key)?;
        self.boon(&power.gives, key)?;
        self.that(power.again <= 20, key, "at most 20 times")?;
        power.deed.map_or(Ok(()), |deed| self.deed(deed, key))
    }

    fn deed(&self, deed: Deed, key: &str) -> Result<(), DataError> {
        let small = match deed {
            Deed::Steal(loot) => loot.count <= 60,
            Deed::Build(count) => usize::from(count) <= SLOTS,
            Deed::Ward(by) | Deed::Incite(by) => by <= 18,
            Deed::Rise(from) => (1..=6).contains(&from),
            _ => true,
        };
        self.that(small, key, "at most 60 units, 7 chambers, 18 strength, 6 on a die")?;
        self.that(deed.brings() != Some(Goods::Sign), key, "Elder Signs come from locks alone")
    }

    fn steps(&self, steps: &[Boon], key: &str) -> Result<(), DataError> {
        self.that((2..=RITUAL_STEPS).contains(&steps.len()), key, "a ritual has 2 to 4 spaces")?;
        steps.iter().try_for_each(|boon| self.boon(boon, key))
    }
}
