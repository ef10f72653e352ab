//! What happens at the table, as the log tells it.

use cenacle_table::Seat;
use serde::Serialize;

use crate::{End, Face, Roll, Skill};

/// Why points come or go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A card.
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
        /// By whom.
        seat: Seat,
        /// Its name.
        name: u8,
        /// Its credo.
        credo: u8,
    },
    /// Its skills are thrown.
    Skilled {
        /// Whose.
        seat: Seat,
        /// Brutality, Sorcery, Conjuring.
        skills: [u8; 3],
    },
    /// A round begins.
    Round {
        /// Which.
        round: u16,
    },
    /// Somebody throws for the favour.
    Star {
        /// Who.
        seat: Seat,
        /// What he threw.
        die: u8,
    },
    /// The stars have chosen.
    Favoured {
        /// Whom.
        seat: Seat,
    },
    /// Cards are drawn; told to who drew them.
    Draws {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Vec<Face>,
    },
    /// Cards are drawn; told to the others.
    DrawsSome {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The discards are shuffled.
    Shuffled,
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A card is played.
    Plays {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// It is played against somebody.
    Aims {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Face,
        /// Against whom.
        at: Seat,
    },
    /// An attack is announced.
    Attacks {
        /// The sect that attacks.
        seat: Seat,
        /// Its cultist.
        member: u8,
        /// With which card.
        card: Option<Face>,
        /// The sect that is attacked.
        at: Seat,
        /// Its cultist.
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
        /// By whom.
        seat: Seat,
    },
    /// An elder sign is shown.
    Signs {
        /// By whom.
        seat: Seat,
    },
    /// It was a bluff.
    Bluffs {
        /// Of whom.
        seat: Seat,
        /// Who is not dead.
        member: u8,
    },
    /// A cultist dies.
    Dies {
        /// Of which sect.
        seat: Seat,
        /// Which.
        member: u8,
        /// Who signs for him.
        to: Option<Seat>,
        /// Points for that.
        points: u8,
    },
    /// A sect is devoured by its god.
    Devoured {
        /// Whose.
        seat: Seat,
    },
    /// The next row becomes active.
    Row {
        /// Whose.
        seat: Seat,
        /// Which, from 0.
        row: u8,
    },
    /// A sect is gone.
    Gone {
        /// Whose.
        seat: Seat,
    },
    /// The attacker keeps his card.
    Keeps {
        /// Who.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// Points come.
    Gains {
        /// To whom.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// Points go.
    Loses {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u8,
        /// Why.
        cause: Cause,
    },
    /// Points change hands.
    Robs {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        points: u8,
    },
    /// Cards are discarded.
    Discards {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Vec<Face>,
    },
    /// A card changes hands; told to both.
    Hands {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: Face,
    },
    /// A card changes hands; told to the others.
    HandsSome {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// Both change hands.
    Swaps {
        /// One.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// A hand is shown, to all or to one.
    Shows {
        /// Whose.
        seat: Seat,
        /// What is in it.
        cards: Vec<Face>,
    },
    /// A seat has chosen a card to pass on; told to itself.
    Passes {
        /// Who.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// A seat has chosen a card to pass on.
    PassesSome {
        /// Who.
        seat: Seat,
    },
    /// Cards are looked at; told to who looks.
    Gazes {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Vec<Face>,
    },
    /// Cards are looked at.
    GazesSome {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// One of them is kept; told to who keeps it.
    Retains {
        /// Who.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// One of them is kept.
    RetainsSome {
        /// Who.
        seat: Seat,
    },
    /// A cultist comes back.
    Revives {
        /// Whose.
        seat: Seat,
        /// Which.
        member: u8,
    },
    /// A cultist neither attacks nor counters for a while.
    Barred {
        /// Whose.
        seat: Seat,
        /// Which.
        member: u8,
        /// By which card.
        card: Face,
    },
    /// A cultist is elsewhere.
    Banished {
        /// Whose.
        seat: Seat,
        /// Which.
        member: u8,
    },
    /// A card stays on the table.
    Lasts {
        /// Who bears it.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// A card that lasted ends.
    Ends {
        /// Which.
        card: Face,
    },
    /// A sect or a cultist throws a die for its life.
    Risks {
        /// Of which sect.
        seat: Seat,
        /// Which cultist.
        member: u8,
        /// What was thrown.
        die: u8,
        /// Whether he dies.
        dies: bool,
    },
    /// Nothing comes of a card.
    Nothing {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// The game is over.
    Over {
        /// How.
        end: End,
    },
}
