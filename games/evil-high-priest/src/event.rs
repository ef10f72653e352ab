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
        seat: Seat,
        who: Cultist,
        at: Site,
        /// On which board.
        board: u8,
    },
    /// Something is paid.
    Pays {
        seat: Seat,
        goods: Purse,
    },
    /// An Acolyte is sacrificed as a price.
    Sacrifices {
        seat: Seat,
        from: Site,
        /// On which board.
        board: u8,
        /// The Asylum is full: he goes to Escape.
        full: bool,
    },
    /// A monster is discarded as a price.
    Discards {
        seat: Seat,
        monster: Monster,
    },
    /// Resources come from the supply.
    Gains {
        seat: Seat,
        goods: Purse,
    },
    /// Something cannot be gained, since there is none left or it is denied.
    Misses {
        seat: Seat,
        goods: Purse,
        /// It is denied.
        denied: bool,
    },
    /// Resources are stored.
    Stores {
        seat: Seat,
        /// In this chamber; none for what stays exposed.
        chamber: Chamber,
        goods: Purse,
    },
    /// Atoms are lost that found no room.
    Disperses {
        seat: Seat,
        goods: Purse,
    },
    /// A sanctum was reorganised.
    Reorganises {
        seat: Seat,
    },
    /// Acolytes leave the Asylum.
    Rescues {
        seat: Seat,
        count: u8,
    },
    /// A monster moves in.
    GainsMonster {
        seat: Seat,
        monster: Monster,
    },
    /// No Lair is free for a monster.
    NoLair {
        seat: Seat,
    },
    /// There is no monster to be had.
    NoMonster {
        /// Who would have gained it.
        seat: Seat,
    },
    /// A chamber is installed.
    Installs {
        seat: Seat,
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
        seat: Seat,
    },
    /// The bonus just unlocked is used.
    UsesBonus {
        seat: Seat,
        /// Of which lock.
        lock: u8,
        /// On which board.
        board: u8,
    },
    /// An Acolyte goes to Azathoth.
    Worships {
        seat: Seat,
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
        seat: Seat,
        count: u8,
    },
    /// Azathoth makes a raid stronger.
    AzathothStrengthens {
        /// By so much.
        by: u8,
        /// Its strength from now on.
        strength: u8,
    },
    /// An avatar comes to somebody.
    AvatarGained {
        /// Who; nobody means the automaton.
        seat: Option<Seat>,
        avatar: u8,
        /// On which board.
        board: u8,
    },
    /// An avatar serves its keeper.
    AvatarServes {
        seat: Seat,
        avatar: u8,
        /// On which board.
        board: u8,
    },
    /// An Acolyte of Azathoth begins a ritual.
    Enchanted {
        seat: Seat,
        at: Site,
        /// On which board.
        board: u8,
    },
    /// An Acolyte comes to a stage of the Evolution track.
    Evolves {
        seat: Seat,
        from: Site,
        /// To this stage.
        stage: u8,
        /// On which board.
        board: u8,
    },
    /// An Acolyte of the Evolution track is given for a grimoire.
    Offers {
        seat: Seat,
        /// Of this stage.
        stage: u8,
    },
    /// What the Acolytes on the Evolution track take off a raid.
    EvolvedDefend {
        seat: Seat,
        by: u8,
        /// What is left.
        left: u8,
    },
    /// Somebody receives an Amoeba.
    GainsAmoeba {
        seat: Seat,
    },
    /// No Lair is free for an Amoeba, or none is left.
    NoAmoeba {
        seat: Seat,
    },
    /// An Amoeba that is sacrificed makes the raid stronger.
    AmoebaFails {
        seat: Seat,
        /// Its strength from now on.
        strength: u8,
    },
    /// An Acolyte leaves the game.
    Removes {
        seat: Seat,
        from: Site,
        /// On which board.
        board: u8,
    },
    /// All Acolytes of a player flee to Escape.
    Flees {
        seat: Seat,
    },
    /// A chamber is discarded as a price.
    Demolishes {
        seat: Seat,
        chamber: Chamber,
        /// Of this slot, from 1.
        room: u8,
    },
    /// Somebody gains what another had to give him.
    Given {
        /// Who; nobody means the automaton.
        seat: Option<Seat>,
        goods: Purse,
    },
    /// The King in Yellow has a new master.
    King {
        /// Who; nobody means the automaton.
        seat: Option<Seat>,
    },
    /// A cultist on the King's card has to flee.
    KingLeft {
        seat: Seat,
    },
    /// Acolytes come from the Asylum to the pool.
    Readies {
        seat: Seat,
        count: u8,
    },
    /// A cultist enters a track.
    Enters {
        seat: Seat,
        at: Site,
        /// On which board.
        board: u8,
    },
    /// A Skulk stays at a place for good.
    BecomesEternal {
        seat: Seat,
        at: Site,
        /// On which board.
        board: u8,
    },
    /// The place of an Eternal Acolyte is used.
    EternalServes {
        seat: Seat,
        at: Site,
        /// On which board.
        board: u8,
    },
    /// A used Priest card lies face up again.
    PriestRefreshed {
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
        lock: u8,
        /// On which board.
        board: u8,
        /// How many are left.
        left: u32,
    },
    /// The Deep One track goes up.
    DeepOnes {
        /// How high it stands now.
        height: u8,
    },
    /// The Growth track goes up.
    Growth {
        /// How high it stands now.
        height: u8,
    },
    /// Growth gives an Elder Sign.
    Awards {
        /// To whom; nobody means the automaton.
        seat: Option<Seat>,
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
        strength: u8,
    },
    /// What Asylum and Escape take away.
    AsylumDefends {
        seat: Seat,
        by: u8,
        /// What is left.
        left: u8,
    },
    /// Exposed resources are lost.
    LosesExposed {
        seat: Seat,
        goods: Purse,
        /// The raid's strength.
        strength: u8,
    },
    /// A raid enters a chamber.
    Reaches {
        seat: Seat,
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
        seat: Seat,
        chamber: Chamber,
        /// Its slot, from 1.
        room: u8,
        /// What is lost.
        goods: Purse,
    },
    /// A chamber makes a raid stronger.
    RaidGrows {
        seat: Seat,
        chamber: Chamber,
        /// Its strength from now on.
        strength: u8,
    },
    /// An Acolyte ripostes.
    Strikes {
        seat: Seat,
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
        seat: Seat,
        monster: Monster,
        /// How much it blocks.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// The Shoggoth ripostes.
    Unleashes {
        seat: Seat,
        /// How much it blocks.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// A raid on somebody is stopped.
    Holds {
        seat: Seat,
    },
    /// A raid on somebody has nothing left to take.
    Emptied {
        seat: Seat,
    },
    /// A chamber is discarded after a raid.
    RoomGone {
        seat: Seat,
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
    Skulking,
    /// A Skulk moves.
    Prowls {
        seat: Seat,
        who: Cultist,
        to: Site,
        /// On which board.
        board: u8,
    },
    /// The Upkeep phase begins.
    Upkeep,
    /// A cultist goes on in a ritual.
    Chants {
        seat: Seat,
        /// Where he is now.
        at: Site,
        /// On which board.
        board: u8,
    },
    /// A cultist comes back from a ritual.
    RitualDone {
        seat: Seat,
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
        goods: Purse,
    },
    /// The automaton trades for an Elder Sign.
    RivalTrades {
        goods: Purse,
    },
    /// The automaton denies something.
    RivalDenies {
        /// What the die showed.
        die: u8,
        denied: Denied,
    },
    /// The game is over.
    Ends {
        end: End,
    },
    /// A Priest card is dealt.
    Deals {
        seat: Seat,
        priest: Priest,
    },
    /// A Priest's power is used.
    UsesPower {
        seat: Seat,
        priest: Priest,
    },
    /// A monster's power is used.
    Invokes {
        seat: Seat,
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
        goods: Purse,
    },
    /// An Acolyte is sent to the Asylum by a card.
    Banished {
        seat: Seat,
        from: Site,
        /// On which board.
        board: u8,
    },
    /// An Acolyte leaves the pool for Escape.
    Scattered {
        seat: Seat,
    },
    /// An Acolyte is trapped.
    Trapped {
        seat: Seat,
        by: Seat,
        from: Site,
        /// On which board.
        board: u8,
    },
    /// A trapped Acolyte comes free.
    Freed {
        seat: Seat,
    },
    /// A chamber is discarded by a card.
    Razed {
        seat: Seat,
        chamber: Chamber,
    },
    /// The chambers that lie face up are replaced.
    Redraws {
        seat: Seat,
    },
    /// A place of the town is used at once.
    Visits {
        seat: Seat,
        at: Site,
        /// On which board.
        board: u8,
    },
    /// A ward takes strength off a raid.
    Warded {
        seat: Seat,
        by: u8,
        /// What is left.
        left: u8,
    },
    /// What was announced takes strength off a raid.
    Braced {
        seat: Seat,
        by: u8,
        /// What is left.
        left: u8,
    },
    /// The raid on somebody grows.
    Incited {
        seat: Seat,
        /// By how much.
        by: u8,
    },
    /// Somebody's first chamber will not defend.
    Breached {
        seat: Seat,
    },
    /// An investigator does not concern somebody.
    Cloaked {
        seat: Seat,
    },
    /// A raid passes somebody by.
    Spared {
        seat: Seat,
    },
    /// Somebody pays to weaken the raid.
    Bribes {
        seat: Seat,
        goods: Purse,
        /// How much it takes off.
        by: u8,
        /// What is left.
        left: u8,
    },
    /// Something that would be lost is kept.
    Keeps {
        seat: Seat,
        goods: Purse,
    },
    /// A monster turns over instead of leaving.
    Turns {
        seat: Seat,
        monster: Monster,
    },
    /// A die decides whether a monster comes back.
    Rises {
        seat: Seat,
        monster: Monster,
        /// What the die showed.
        die: u8,
        /// It comes back.
        back: bool,
    },
    /// An Acolyte leaves the Asylum after a raid.
    Released {
        seat: Seat,
    },
}
