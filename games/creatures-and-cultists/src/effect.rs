//! What cards do: a few verbs that the data put together.

use serde::Deserialize;

/// A sect, as a card speaks of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The one that plays the card.
    Me,
    /// The one it is played against.
    Target,
}

/// Who chooses a cultist.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chooser {
    /// Who plays the card.
    Me,
    /// Whom it is played against.
    Target,
    /// A die chooses.
    Chance,
}

/// Rows whose dead may come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rows {
    /// The active one.
    Active,
    /// The active one and those below it.
    Lower,
    /// Whatever row they stood in.
    Any,
}

/// Which rolls something weighs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Test {
    /// Those of Brutality: attack, defence, counter-attack.
    Brutality,
    /// Those of Sorcery, the summoning of a god too.
    Sorcery,
    /// Those of Conjuring: attack and counter-attack.
    Conjuring,
    /// Every roll there is.
    All,
    /// Defences, whatever the attack.
    Defence,
    /// Conjuring attacks and counter-attacks of every sect.
    EveryConjuring,
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until the next turn of who played it begins.
    OwnTurn,
    /// To the end of the next turn of who bears it.
    BearerTurn,
}

/// What a card does. An amount that is not given is thrown with one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "do", deny_unknown_fields, rename_all_fields = "kebab-case")]
pub enum Effect {
    /// Cultists of the active row die.
    Kill {
        of: Whose,
        /// Who chooses them.
        by: Chooser,
        count: u8,
        /// Whether the other sect gets their points.
        paid: bool,
    },
    /// Each cultist of the active row throws a die.
    Cull {
        of: Whose,
        /// He dies on this or less.
        up_to: u8,
        /// Whether the other sect gets their points.
        paid: bool,
    },
    /// Every sect throws a die and may lose its leftmost active cultist.
    Raid {
        /// He dies on this or less.
        up_to: u8,
    },
    /// Points are gone.
    Lose {
        of: Whose,
        #[serde(default)]
        amount: Option<u8>,
    },
    /// Points for who plays it.
    Gain { amount: u8 },
    /// Points change hands.
    Steal {
        /// Who loses them.
        from: Whose,
        #[serde(default)]
        amount: Option<u8>,
    },
    /// The target loses cards by chance.
    DiscardRandom { count: u8 },
    /// A hand is discarded.
    DiscardHand { of: Whose },
    /// Who plays it discards cards of his choice.
    DiscardOwn { count: u8 },
    /// The target fills its hand less at the next round.
    Shorten {
        /// Up to this.
        to: u8,
    },
    /// Who plays it takes a card of the target by chance.
    TakeCard,
    /// The target gives points or a card.
    Ransom {
        /// How many points.
        points: u8,
    },
    /// Both hands change places.
    SwapHands,
    /// The hand is discarded and drawn anew.
    Redraw,
    /// Everybody passes a card to the right.
    PassRight,
    /// Some cards from the top of the pile are looked at, some of them kept.
    Gaze {
        /// How many are seen.
        see: u8,
        /// How many are kept.
        keep: u8,
    },
    /// Dead cultists of who plays it come back.
    Revive {
        rows: Rows,
        count: u8,
        /// Points if there is none.
        #[serde(default)]
        otherwise: u8,
    },
    /// A cultist neither attacks nor counters for a while.
    Bar { of: Whose, until: Until },
    /// Cultists are out of play to the end of the next round.
    Banish {
        of: Whose,
        /// Who chooses them.
        by: Chooser,
        count: u8,
    },
    /// Rolls are easier or harder for a while.
    Weaken {
        of: Whose,
        test: Test,
        /// By how much.
        by: i8,
        until: Until,
    },
    /// Nobody is favoured to the end of the round.
    Eclipse,
    /// The favour is thrown for again.
    Stars,
    /// All hands are open to the end of the turn.
    OpenHands,
    /// The target makes only one attack in its next turn.
    Strike,
    /// A cultist of the target attacks somebody without a card.
    Dominate {
        /// Who leads him: the player of the card against all but his own sect, or the target against that sect.
        by: Whose,
        count: u8,
    },
}

/// What a weapon does besides its bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Weapon {
    /// Added to the attack.
    #[serde(skip)]
    pub bonus: i8,
    /// Added to the total of the target's defence.
    pub guard: i8,
    /// Aims at so many; 0 counts as one.
    pub targets: u8,
    /// Cannot be dodged.
    pub undodgeable: bool,
    /// More points if the attack shreds.
    pub prize: u8,
    /// So many more die if the attack shreds.
    pub more: u8,
    /// What a fumble does.
    pub fumble: Fumble,
    /// So many neighbours of the attacker die with him.
    pub neighbours: u8,
}

/// What becomes of an attack of Brutality that fumbles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fumble {
    /// The target may counter at once.
    #[default]
    Counter,
    /// The attack comes to nothing.
    Jams,
    /// The attacker dies and the target gets his points.
    CostsPoints,
    /// The attacker dies and nobody gets his points.
    CostsNothing,
}

/// What a beast does besides its pair of figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Beast {
    /// Added to the test.
    #[serde(skip)]
    pub modifier: i8,
    /// Who defends must throw less than this.
    #[serde(skip)]
    pub defence: i8,
    /// A kill gives so many points more.
    pub prize: u8,
    /// The elder sign has no effect.
    pub unsealable: bool,
    /// If it shreds, its victim cannot have been a bluff.
    pub certain: bool,
    /// If it shreds, so many cards are drawn.
    pub draws: u8,
    /// If it shreds so many die, if it fumbles so many of its own must defend; 0 counts as one.
    pub victims: u8,
}
