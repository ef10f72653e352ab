//! What the engine makes of the contract: nothing here can be done otherwise by a game.

use cenacle_scene::Seat;

use crate::{Chance, Game, Log, Refusal};

/// Legal lists and decisions of every [`Game`], made of its answers, its reasons and its effects.
///
/// That an action is accepted just when it is in the legal list is true by construction: both come from
/// [`Game::answers`]. No game can say otherwise, because this is implemented for all of them at once.
///
/// ```
/// use cenacle_table::{Chance, Game, GameExt, Log, Refusal, Seat};
///
/// /// Does the first thing that a seat may do.
/// fn first<G: Game>(game: &G, position: &mut G::Position, seat: Seat, chance: &mut Chance) {
///     let mut legal = Vec::new();
///     game.legal(position, seat, &mut legal);
///     if let Some(action) = legal.first() {
///         game.carry_out(position, seat, *action, chance, &mut Log::silent());
///     }
/// }
///
/// /// Does what somebody asked for, if a rule does not stand against it.
/// fn asked<G: Game>(game: &G, position: &mut G::Position, seat: Seat, action: G::Action) -> Result<(), Refusal> {
///     let mut chance = Chance::new(&cenacle_table::Seed::from_text("any"), cenacle_table::Stream::Game);
///     game.apply(position, seat, action, &mut chance, &mut Log::silent())
/// }
/// ```
pub trait GameExt: Game {
    /// Appends the legal actions of a seat, in a stable order; none if the seat is not to act.
    #[inline]
    fn legal(&self, position: &Self::Position, seat: Seat, out: &mut Vec<Self::Action>) {
        if self.to_act(position).contains(seat) {
            self.answers(position, seat, &mut |action| out.push(action));
        }
    }

    /// Whether a seat may do this now: the seat is to act, and the action is one of its answers.
    #[inline]
    fn is_legal(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> bool {
        self.to_act(position).contains(seat) && self.is_answer(position, seat, action)
    }

    /// Carries a decision out, wholly.
    ///
    /// # Errors
    /// If a rule stands against it; the position is then unchanged and nothing was drawn.
    #[inline]
    fn apply(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Refusal> {
        if !self.is_legal(position, seat, action) {
            return Err(self.why_not(position, seat, action));
        }
        self.effect(position, seat, action, chance, log);
        Ok(())
    }

    /// Carries out a decision that is known to be legal, because it was taken from the legal list of this position: in a
    /// simulation, in a bot's imagination, where a game is played again. The list is not walked a second time. Debug
    /// builds check it all the same.
    #[inline]
    fn carry_out(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) {
        debug_assert!(is_listed(self, position, seat, action), "seat {seat} is not allowed {action:?}");
        self.effect(position, seat, action, chance, log);
    }
}

impl<G: Game> GameExt for G {}

/// Whether an action is found by walking the answers: the list is the truth, [`Game::is_answer`] only a quicker way to it.
fn is_listed<G: Game>(game: &G, position: &G::Position, seat: Seat, action: G::Action) -> bool {
    let mut listed = false;
    if game.to_act(position).contains(seat) {
        game.answers(position, seat, &mut |answer| listed |= answer == action);
    }
    listed
}
