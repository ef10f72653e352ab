//! The component data, read and checked once, in the form the rules need.

mod cards;
mod sheet;
mod table;

use cenacle_table::{Checker, DataError, DataFiles};

use crate::{
    Beast, Effect, FACES, Face, Faces, Family, Guard, Weapon,
    deck::Named,
    needs::Needs,
    position::{MAX_PLAYERS, MEMBERS},
};

/// The most effects a card has at once.
const MAX_EFFECTS: usize = 2;

/// Everything that is a number of this game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The version of the rules, see [`cenacle_table::Game::rules_version`].
    pub rules: u32,
    pub faces: Vec<CardFace>,
    /// How many cards there are.
    pub cards: usize,
    /// How many copies of each face.
    pub copies: [u8; FACES],
    /// The family of each face.
    pub family: [Family; FACES],
    /// What each face must find at the table to do anything, under rules 1 and now. `[event.idle]`
    pub needs: [[Needs; FACES]; 2],
    /// The first face of each family, and one behind its last.
    pub span: [(u8, u8); 6],
    /// The faces of each family as a set.
    pub families: [Faces; 6],
    /// The card that dodges, the elder sign, and the bluff.
    pub guards: [Face; 3],
    /// Brutality and Conjuring modifier of each cultist.
    pub modifiers: [[i8; 2]; MEMBERS],
    /// Brutes, one bit each; the others are Conjurers.
    pub brutes: u32,
    /// Points for a victim, by row.
    pub worth: [u8; 3],
    /// Cards a hand is filled to.
    pub hand: u8,
    /// Added to the dice of each skill.
    pub skill_bonus: u8,
    /// What the favour adds.
    pub favour: i8,
    /// Points for a bonus of one.
    pub price: u8,
    /// Rolls up to this shred.
    pub shreds: i8,
    /// Rolls from this on fumble.
    pub fumbles: i8,
    /// What a counter-attack gets after a fumble or a shredding defence.
    pub counter_bonus: u8,
    /// Points that summon a god, by the number of players.
    pub god: [u8; MAX_PLAYERS + 1],
    /// Mishaps resolved in one turn.
    pub mishaps: u8,
}

/// A face: what all its copies share.
#[derive(Clone, Debug)]
pub struct CardFace {
    /// How it is called.
    pub named: &'static Named,
    pub family: Family,
    /// A mishap that is resolved after the others.
    pub late: bool,
    /// What its roll is made against: a modifier of Sorcery, or the threshold of an Event.
    pub test: Option<i8>,
    /// What happens when the roll passes, or if none is needed.
    pub passes: Effects,
    /// What happens when it shreds.
    pub shreds: Effects,
    /// What happens when it fumbles.
    pub fumbles: Effects,
    /// What a weapon does.
    pub weapon: Weapon,
    /// What a beast does.
    pub beast: Beast,
}

/// Effects in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effects([Option<Effect>; MAX_EFFECTS]);

impl Effects {
    /// In their order.
    #[inline]
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Effect> + use<> {
        self.0.into_iter().flatten()
    }

    /// Whether one of them is like that.
    #[inline]
    pub fn any(&self, like: impl FnMut(Effect) -> bool) -> bool {
        self.0.iter().flatten().copied().any(like)
    }

    fn of(effects: &[Effect]) -> Option<Effects> {
        let fits = effects.len() <= MAX_EFFECTS;
        fits.then(|| Effects(std::array::from_fn(|index| effects.get(index).copied())))
    }
}

impl CardFace {
    /// Whether it is played against another sect.
    #[must_use]
    pub fn aims(&self) -> bool {
        use crate::effect::Whose::{Me, Target};
        matches!(self.family, Family::Event | Family::Sorcery)
            && self.passes.any(|effect| match effect {
                Effect::Kill { of, .. }
                | Effect::Cull { of, .. }
                | Effect::Lose { of, .. }
                | Effect::DiscardHand { of }
                | Effect::Bar { of, .. }
                | Effect::Banish { of, .. }
                | Effect::Weaken { of, .. }
                | Effect::Steal { from: of, .. } => of == Target,
                Effect::Dominate { by, .. } => by == Me,
                Effect::DiscardRandom { .. }
                | Effect::Shorten { .. }
                | Effect::TakeCard
                | Effect::Ransom { .. }
                | Effect::SwapHands
                | Effect::Strike => true,
                Effect::Raid { .. }
                | Effect::Gain { .. }
                | Effect::DiscardOwn { .. }
                | Effect::Redraw
                | Effect::PassRight
                | Effect::Gaze { .. }
                | Effect::Revive { .. }
                | Effect::Eclipse
                | Effect::Stars
                | Effect::OpenHands => false,
            })
    }
}

impl Figures {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Names file, key and reason.
    pub fn read(files: &DataFiles) -> Result<Figures, DataError> {
        let deck = cards::read(files)?;
        let sheet = sheet::read(files)?;
        let table = table::read(files)?;
        let mut span = [(u8::MAX, 0_u8); 6];
        for (index, face) in (0..).zip(&deck.faces) {
            let (first, end) = &mut span[face.family as usize];
            (*first, *end) = ((*first).min(index), index + 1);
        }
        let [two, three, more] = *table.god;
        Ok(Figures {
            rules: crate::ABOUT.rules_version,
            cards: deck.copies.iter().map(|copies| usize::from(*copies)).sum(),
            copies: deck.copies,
            family: std::array::from_fn(|index| deck.faces[index].family),
            needs: [1, 2].map(|rules| std::array::from_fn(|index| Needs::of(&deck.faces[index], rules))),
            span,
            families: Family::ALL
                .map(|family| Faces::held(&std::array::from_fn(|index| u8::from(deck.faces[index].family == family)))),
            guards: deck.guards,
            faces: deck.faces,
            modifiers: sheet.modifiers,
            brutes: sheet.brutes,
            worth: sheet.worth,
            hand: *table.hand,
            skill_bonus: *table.skill_bonus,
            favour: *table.favour,
            price: *table.points_a_bonus,
            shreds: *table.shreds,
            fumbles: *table.fumbles,
            counter_bonus: *table.counter_bonus,
            god: std::array::from_fn(|players| match players {
                0..=2 => two,
                3 => three,
                _ => more,
            }),
            mishaps: *table.mishaps_a_turn,
        })
    }

    /// What the data say of a card.
    #[inline]
    #[must_use]
    pub fn face(&self, face: Face) -> Option<&CardFace> {
        self.faces.get(face.index())
    }

    /// What a face must find at the table to do anything. `[event.idle]`
    #[inline]
    #[must_use]
    pub fn needs(&self, face: Face) -> Needs {
        let under = &self.needs[usize::from(self.rules >= 2)];
        under.get(face.index()).copied().unwrap_or(Needs::NONE)
    }

    /// The face with this name in the data.
    #[must_use]
    pub fn named(&self, id: &str) -> Option<Face> {
        self.faces.iter().position(|face| face.named.id == id).map(|index| Face(index as u8))
    }

    /// The faces of a family.
    #[inline]
    pub fn of(&self, family: Family) -> impl Iterator<Item = Face> + use<> {
        let (first, end) = self.span[family as usize];
        (first..end).map(Face)
    }

    /// The faces of a family as a set.
    #[inline]
    #[must_use]
    pub fn all_of(&self, family: Family) -> Faces {
        self.families[family as usize]
    }

    /// The defence card for this.
    #[inline]
    #[must_use]
    pub fn guard(&self, guard: Guard) -> Face {
        self.guards[guard as usize]
    }
}
