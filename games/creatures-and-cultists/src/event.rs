//! What happens at the table, as the log tells it.

use cenacle_table::Seat;
use serde::Serialize;

use crate::{End, Face, Roll, Skill};

/// Why points come or go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Card,
    /// A god that did not come.
    God,
    /// Bought a bonus.
    Bonus,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A sect is founded.
    Founded {
        seat: Seat,
        name: u8,
        credo: u8,
    },
    /// Its skills are thrown.
    Skilled {
        seat: Seat,
        /// Brutality, Sorcery, Conjuring.
        skills: [u8; 3],
    },
    /// A round begins.
    Round {
        round: u16,
    },
    /// Somebody throws for the favour.
    Star {
        seat: Seat,
        /// What he threw.
        die: u8,
    },
    /// The stars have chosen.
    Favoured {
        seat: Seat,
    },
    /// Cards are drawn; told to who drew them.
    Draws {
        seat: Seat,
        cards: Vec<Face>,
    },
    /// Cards are drawn; told to the others.
    DrawsSome {
        seat: Seat,
        count: u8,
    },
    /// The discards are shuffled.
    Shuffled,
    /// A turn begins.
    Turn {
        seat: Seat,
    },
    /// A card is played.
    Plays {
        seat: Seat,
        card: Face,
    },
    /// It is played against somebody.
    Aims {
        seat: Seat,
        card: Face,
        at: Seat,
    },
    /// An attack is announced.
    Attacks {
        /// The sect that attacks.
        seat: Seat,
        member: u8,
        /// With which card.
        card: Option<Face>,
        /// The sect that is attacked.
        at: Seat,
        victim: u8,
    },
    /// A roll is made.
    Rolls {
        /// All of it.
        roll: Roll,
        /// The card it is for, if there is one.
        card: Option<Face>,
        /// The skill of the attack it belongs to.
        skill: Skill,
        /// The cultist who attacks, defends or counters.
        member: Option<(Seat, u8)>,
    },
    /// A single die decides how much a card does.
    Thrown {
        /// Who throws it.
        seat: Seat,
        /// What it shows.
        die: u8,
        /// For which card.
        card: Face,
    },
    /// An attack is dodged.
    Dodges {
        seat: Seat,
    },
    /// An elder sign is shown.
    Signs {
        seat: Seat,
    },
    /// It was a bluff.
    Bluffs {
        seat: Seat,
        /// Who is not dead.
        member: u8,
    },
    /// A cultist dies.
    Dies {
        /// Of which sect.
        seat: Seat,
        member: u8,
        /// Who signs for him.
        to: Option<Seat>,
        /// Points for that.
        points: u8,
    },
    /// A sect is devoured by its god.
    Devoured {
        seat: Seat,
    },
    /// The next row becomes active.
    Row {
        seat: Seat,
        /// Which, from 0.
        row: u8,
    },
    /// A sect is gone.
    Gone {
        seat: Seat,
    },
    /// The attacker keeps his card.
    Keeps {
        seat: Seat,
        card: Face,
    },
    Gains {
        seat: Seat,
        points: u8,
    },
    Loses {
        seat: Seat,
        points: u8,
        cause: Cause,
    },
    /// Points change hands.
    Robs {
        from: Seat,
        to: Seat,
        points: u8,
    },
    /// Cards are discarded.
    Discards {
        seat: Seat,
        cards: Vec<Face>,
    },
    /// A card changes hands; told to both.
    Hands {
        from: Seat,
        to: Seat,
        card: Face,
    },
    /// A card changes hands; told to the others.
    HandsSome {
        from: Seat,
        to: Seat,
    },
    /// Both change hands.
    Swaps {
        seat: Seat,
        with: Seat,
    },
    /// A hand is shown, to all or to one.
    Shows {
        seat: Seat,
        /// What is in it.
        cards: Vec<Face>,
    },
    /// A seat has chosen a card to pass on; told to itself.
    Passes {
        seat: Seat,
        card: Face,
    },
    /// A seat has chosen a card to pass on.
    PassesSome {
        seat: Seat,
    },
    /// Cards are looked at; told to who looks.
    Gazes {
        seat: Seat,
        cards: Vec<Face>,
    },
    /// Cards are looked at.
    GazesSome {
        seat: Seat,
        count: u8,
    },
    /// One of them is kept; told to who keeps it.
    Retains {
        seat: Seat,
        card: Face,
    },
    /// One of them is kept.
    RetainsSome {
        seat: Seat,
    },
    /// A cultist comes back.
    Revives {
        seat: Seat,
        member: u8,
    },
    /// A cultist neither attacks nor counters for a while.
    Barred {
        seat: Seat,
        member: u8,
        /// By which card.
        card: Face,
    },
    /// A cultist is elsewhere.
    Banished {
        seat: Seat,
        member: u8,
    },
    /// A card stays on the table.
    Lasts {
        /// Who bears it.
        seat: Seat,
        card: Face,
    },
    /// A card that lasted ends.
    Ends {
        card: Face,
    },
    /// A sect or a cultist throws a die for its life.
    Risks {
        /// Of which sect.
        seat: Seat,
        member: u8,
        /// What was thrown.
        die: u8,
        /// Whether he dies.
        dies: bool,
    },
    /// Nothing comes of a card.
    Nothing {
        seat: Seat,
        card: Face,
    },
    /// The game is over.
    Over {
        end: End,
    },
}
