//! What happens at the table, as the log tells it.

use cenacle_table::Seat;
use serde::Serialize;

use crate::{Chamber, Cultist, Denied, End, Investigator, Monster, Priest, Purse, Site};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The game begins with this cult board.
    Begins {
        /// Which, by its place in the figures.
        board: u8,
    },
    /// A round begins.
    Round {
        /// Which, from 1.
        round: u16,
        /// The first player.
        first: Seat,
    },
    /// A cultist is placed.
    Places {
        /// Whose.
        seat: Seat,
        /// Which.
        who: Cultist,
        /// Where.
        at: Site,
        /// On which board.
        board: u8,
    },
    /// Something is paid.
    Pays {
        /// Who.
        seat: Seat,
        /// What.
        goods: Purse,
    },
    /// An Acolyte is sacrificed as a price.
    Sacrifices {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Site,
        /// On which board.
        board: u8,
        /// The Asylum is full: he goes to Escape.
        full: bool,
    },
    /// A monster is discarded as a price.
    Discards {
        /// Whose.
        seat: Seat,
        /// Which.
        monster: Monster,
    },
    /// Resources come from the supply.
    Gains {
        /// To whom.
        seat: Seat,
        /// What.
        goods: Purse,
    },
    /// Something cannot be gained, since there is none left or it is denied.
    Misses {
        /// Who.
        seat: Seat,
        /// What.
        goods: Purse,
        /// It is denied.
        denied: bool,
    },
    /// Resources are stored.
    Stores {
        /// Whose.
        seat: Seat,
        /// In this chamber; none for what stays exposed.
        chamber: Chamber,
        /// What.
        goods: Purse,
    },
    /// Atoms are lost that found no room.
    Disperses {
        /// Whose.
        seat: Seat,
        /// How many.
        goods: Purse,
    },
    /// A sanctum was reorganised.
    Reorganises {
        /// Whose.
        seat: Seat,
    },
    /// Acolytes leave the Asylum.
    Rescues {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A monster moves in.
    GainsMonster {
        /// To whom.
        seat: Seat,
        /// Which.
        monster: Monster,
    },
    /// No Lair is free for a monster.
    NoLair {
        /// Whose.
        seat: Seat,
    },
    /// There is no monster to be had.
    NoMonster {
        /// Who would have gained it.
        seat: Seat,
    },
    /// A chamber is installed.
    Installs {
        /// Who.
        seat: Seat,
        /// Which.
        chamber: Chamber,
        /// In this slot, from 1.
        room: u8,
        /// Instead of this one.
        instead: Chamber,
    },
    /// The chambers that were discarded are shuffled again.
    Shuffles,
    /// Somebody will be first player.
    WillBeFirst {
        /// Who.
        seat: Seat,
    },
    /// The bonus just unlocked is used.
    UsesBonus {
        /// By whom.
        seat: Seat,
        /// Of which lock.
        lock: u8,
        /// On which board.
        board: u8,
    },
    /// An Acolyte goes to Azathoth.
    Worships {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Site,
        /// On which board.
        board: u8,
        /// How many are there now.
        now: u8,
        /// How many are too many.
        most: u8,
    },
    /// Azathoth lets Acolytes go.
    LetGo {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Azathoth makes a raid stronger.
    AzathothStrengthens {
        /// By so much.
        by: u8,
        /// To this.
        strength: u8,
    },
    /// An avatar comes to somebody.
    AvatarGained {
        /// Who; nobody means the automaton.
        seat: Option<Seat>,
        /// Which.
        avatar: u8,
        /// On which board.
        board: u8,
    },
    /// An avatar serves its keeper.
    AvatarServes {
        /// Whose.
        seat: Seat,
        /// Which.
        avatar: u8,
        /// On which board.
        board: u8,
    },
    /// An Acolyte of Azathoth begins a ritual.
    Enchanted {
        /// Whose.
        seat: Seat,
        /// Which ritual.
        at: Site,
        /// On which board.
        board: u8,
    },
    /// An Acolyte comes to a stage of the Evolution track.
    Evolves {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Site,
        /// To this stage.
        stage: u8,
        /// On which board.
        board: u8,
    },
    /// An Acolyte of the Evolution track is given for a grimoire.
    Offers {
        /// Whose.
        seat: Seat,
        /// Of this stage.
        stage: u8,
    },
    /// What the Acolytes on the Evolution track take off a raid.
    EvolvedDefend {
        /// Whose.
        seat: Seat,
        /// How much.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// Somebody receives an Amoeba.
    GainsAmoeba {
        /// Who.
        seat: Seat,
    },
    /// No Lair is free for an Amoeba, or none is left.
    NoAmoeba {
        /// Whose.
        seat: Seat,
    },
    /// An Amoeba that is sacrificed makes the raid stronger.
    AmoebaFails {
        /// Whose.
        seat: Seat,
        /// To this.
        strength: u8,
    },
    /// An Acolyte leaves the game.
    Removes {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Site,
        /// On which board.
        board: u8,
    },
    /// All Acolytes of a player flee to Escape.
    Flees {
        /// Whose.
        seat: Seat,
    },
    /// A chamber is discarded as a price.
    Demolishes {
        /// Whose.
        seat: Seat,
        /// Which.
        chamber: Chamber,
        /// Of this slot, from 1.
        room: u8,
    },
    /// Somebody gains what another had to give him.
    Given {
        /// Who; nobody means the automaton.
        seat: Option<Seat>,
        /// What.
        goods: Purse,
    },
    /// The King in Yellow has a new master.
    King {
        /// Who; nobody means the automaton.
        seat: Option<Seat>,
    },
    /// A cultist on the King's card has to flee.
    KingLeft {
        /// Whose.
        seat: Seat,
    },
    /// Acolytes come from the Asylum to the pool.
    Readies {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A cultist enters a track.
    Enters {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Site,
        /// On which board.
        board: u8,
    },
    /// A Skulk stays at a place for good.
    BecomesEternal {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Site,
        /// On which board.
        board: u8,
    },
    /// The place of an Eternal Acolyte is used.
    EternalServes {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Site,
        /// On which board.
        board: u8,
    },
    /// A used Priest card lies face up again.
    PriestRefreshed {
        /// Whose.
        seat: Seat,
    },
    /// A glacier pays everybody.
    Glacier {
        /// Of which lock.
        lock: u8,
        /// On which board.
        board: u8,
    },
    /// An Elder Sign is broken.
    Breaks {
        /// By whom; nobody if the automaton did.
        seat: Option<Seat>,
        /// Which lock.
        lock: u8,
        /// On which board.
        board: u8,
        /// How many are left.
        left: u32,
    },
    /// The Deep One track goes up.
    DeepOnes {
        /// To this.
        height: u8,
    },
    /// The Growth track goes up.
    Growth {
        /// To this.
        height: u8,
    },
    /// Growth gives an Elder Sign.
    Awards {
        /// To whom; nobody means the automaton.
        seat: Option<Seat>,
        /// Which lock.
        lock: u8,
        /// On which board.
        board: u8,
    },
    /// A raid begins.
    Raid {
        /// What the dice showed.
        faces: [u8; 4],
        /// What the variant adds.
        more: u8,
        /// What the investigator adds.
        total: i8,
        /// Its strength.
        strength: u8,
    },
    /// What Asylum and Escape take away.
    AsylumDefends {
        /// Whose.
        seat: Seat,
        /// How much.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// Exposed resources are lost.
    LosesExposed {
        /// Whose.
        seat: Seat,
        /// What.
        goods: Purse,
        /// The raid's strength.
        strength: u8,
    },
    /// A raid enters a chamber.
    Reaches {
        /// Whose.
        seat: Seat,
        /// Which.
        chamber: Chamber,
        /// Its slot, from 1.
        room: u8,
        /// What its defence takes away.
        defence: u8,
        /// What is left of the raid.
        left: u8,
    },
    /// A chamber is plundered.
    Plundered {
        /// Whose.
        seat: Seat,
        /// Which.
        chamber: Chamber,
        /// Its slot, from 1.
        room: u8,
        /// What is lost.
        goods: Purse,
    },
    /// A chamber makes a raid stronger.
    RaidGrows {
        /// Whose.
        seat: Seat,
        /// Which.
        chamber: Chamber,
        /// To this.
        strength: u8,
    },
    /// An Acolyte ripostes.
    Strikes {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Site,
        /// On which board.
        board: u8,
        /// How much he blocks.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// A monster ripostes.
    Looses {
        /// Whose.
        seat: Seat,
        /// Which.
        monster: Monster,
        /// How much it blocks.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// The Shoggoth ripostes.
    Unleashes {
        /// Whose.
        seat: Seat,
        /// How much it blocks.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// A raid on somebody is stopped.
    Holds {
        /// Who.
        seat: Seat,
    },
    /// A raid on somebody has nothing left to take.
    Emptied {
        /// Who.
        seat: Seat,
    },
    /// A chamber is discarded after a raid.
    RoomGone {
        /// Whose.
        seat: Seat,
        /// Which.
        chamber: Chamber,
    },
    /// The ritual board is turned up.
    RitualsOpen,
    /// Somebody controls the Shoggoth.
    Shoggoth {
        /// Who; nobody means the automaton.
        seat: Option<Seat>,
    },
    /// The Shoggoth goes back to the board.
    ShoggothReturns,
    /// Skulks move.
    Skulking,
    /// A Skulk moves.
    Prowls {
        /// Whose.
        seat: Seat,
        /// Which.
        who: Cultist,
        /// Where to.
        to: Site,
        /// On which board.
        board: u8,
    },
    /// The Upkeep phase begins.
    Upkeep,
    /// A cultist goes on in a ritual.
    Chants {
        /// Whose.
        seat: Seat,
        /// Where he is now.
        at: Site,
        /// On which board.
        board: u8,
    },
    /// A cultist comes back from a ritual.
    RitualDone {
        /// Whose.
        seat: Seat,
        /// From where.
        at: Site,
        /// On which board.
        board: u8,
    },
    /// The automaton throws its dice.
    RivalThrows {
        /// What they showed.
        dice: [u8; 2],
    },
    /// The automaton gains.
    RivalGains {
        /// What.
        goods: Purse,
    },
    /// The automaton trades for an Elder Sign.
    RivalTrades {
        /// What.
        goods: Purse,
    },
    /// The automaton denies something.
    RivalDenies {
        /// What the die showed.
        die: u8,
        /// What.
        denied: Denied,
    },
    /// The game is over.
    Ends {
        /// How.
        end: End,
    },
    /// A Priest card is dealt.
    Deals {
        /// To whom.
        seat: Seat,
        /// Which.
        priest: Priest,
    },
    /// A Priest's power is used.
    UsesPower {
        /// Whose.
        seat: Seat,
        /// Which.
        priest: Priest,
    },
    /// A monster's power is used.
    Invokes {
        /// Whose.
        seat: Seat,
        /// Which.
        monster: Monster,
        /// It is discarded for it.
        gone: bool,
    },
    /// A die chooses the investigator.
    Investigator {
        /// Who started the raid, if a player did.
        by: Option<Seat>,
        /// What the die showed.
        die: u8,
        /// Who comes.
        who: Investigator,
    },
    /// Monsters that were discarded are shuffled again.
    ShufflesMonsters,
    /// Investigators that were discarded are shuffled again.
    ShufflesInvestigators,
    /// Resources change hands.
    Steals {
        /// From whom; nobody means the automaton.
        from: Option<Seat>,
        /// To whom; nobody means the automaton.
        to: Option<Seat>,
        /// What.
        goods: Purse,
    },
    /// An Acolyte is sent to the Asylum by a card.
    Banished {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Site,
        /// On which board.
        board: u8,
    },
    /// An Acolyte leaves the pool for Escape.
    Scattered {
        /// Whose.
        seat: Seat,
    },
    /// An Acolyte is trapped.
    Trapped {
        /// Whose.
        seat: Seat,
        /// By whom.
        by: Seat,
        /// From where.
        from: Site,
        /// On which board.
        board: u8,
    },
    /// A trapped Acolyte comes free.
    Freed {
        /// Whose.
        seat: Seat,
    },
    /// A chamber is discarded by a card.
    Razed {
        /// Whose.
        seat: Seat,
        /// Which.
        chamber: Chamber,
    },
    /// The chambers that lie face up are replaced.
    Redraws {
        /// Who.
        seat: Seat,
    },
    /// A place of the town is used at once.
    Visits {
        /// Who.
        seat: Seat,
        /// Which.
        at: Site,
        /// On which board.
        board: u8,
    },
    /// A ward takes strength off a raid.
    Warded {
        /// Whose.
        seat: Seat,
        /// How much.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// What was announced takes strength off a raid.
    Braced {
        /// Whose.
        seat: Seat,
        /// How much.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// The raid on somebody grows.
    Incited {
        /// On whom.
        seat: Seat,
        /// By how much.
        by: u8,
    },
    /// Somebody's first chamber will not defend.
    Breached {
        /// Whose.
        seat: Seat,
    },
    /// An investigator does not concern somebody.
    Cloaked {
        /// Whom.
        seat: Seat,
    },
    /// A raid passes somebody by.
    Spared {
        /// Whom.
        seat: Seat,
    },
    /// Somebody pays to weaken the raid.
    Bribes {
        /// Who.
        seat: Seat,
        /// What.
        goods: Purse,
        /// How much it takes off.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// Something that would be lost is kept.
    Keeps {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Purse,
    },
    /// A monster turns over instead of leaving.
    Turns {
        /// Whose.
        seat: Seat,
        /// Which.
        monster: Monster,
    },
    /// A die decides whether a monster comes back.
    Rises {
        /// Whose.
        seat: Seat,
        /// Which.
        monster: Monster,
        /// What the die showed.
        die: u8,
        /// It comes back.
        back: bool,
    },
    /// An Acolyte leaves the Asylum after a raid.
    Released {
        /// Whose.
        seat: Seat,
    },
}
