//! What a bot is, and what it is asked.

use std::{cell::OnceCell, fmt};

use cenacle_table::{Chance, Game, Seat, Viewer};

use crate::Advice;

/// A player that decides by itself.
pub trait Bot<G: Game>: Send {
    /// The place in [`Question::legal`] of the action it decides for.
    fn choose(&mut self, question: &Question<'_, G>) -> usize;

    /// The chance of a bot that looks at nothing and takes any answer, each equally likely: it need not be shown the list. `None` for
    /// every other bot.
    fn blind(&mut self) -> Option<&mut Chance> {
        None
    }

    /// What it thinks of the question: for hints. A bot that does not weigh its choices gives the one it would take.
    fn advise(&mut self, question: &Question<'_, G>) -> Advice {
        Advice::only(self.choose(question))
    }

    /// How unsure it was of its last decision: 0 if nothing else came near, 1 if something else was as good.
    fn uncertainty(&self) -> f32 {
        0.0
    }
}

/// A seat is asked for a decision: all a bot gets to see.
pub struct Question<'a, G: Game> {
    game: &'a G,
    source: Source<'a, G>,
    seat: Seat,
    legal: &'a [G::Action],
}

/// Where the view comes from.
enum Source<'a, G: Game> {
    /// Made when it is first looked at, so that a bot which does not look costs nothing.
    Position(&'a G::Position, OnceCell<G::View>),
    /// Made before, to be taken to another thread.
    View(&'a G::View),
}

impl<'a, G: Game> Question<'a, G> {
    /// Asks `seat` to choose among `legal` in this position.
    #[inline]
    #[must_use]
    pub fn new(game: &'a G, position: &'a G::Position, seat: Seat, legal: &'a [G::Action]) -> Question<'a, G> {
        Question { game, source: Source::Position(position, OnceCell::new()), seat, legal }
    }

    /// Asks `seat` to choose among `legal`, knowing this.
    #[must_use]
    pub fn knowing(game: &'a G, view: &'a G::View, seat: Seat, legal: &'a [G::Action]) -> Question<'a, G> {
        Question { game, source: Source::View(view), seat, legal }
    }

    /// The game and its rules.
    #[inline]
    #[must_use]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Who is asked.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may do, never empty.
    #[inline]
    #[must_use]
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// Everything the seat may know.
    #[must_use]
    pub fn view(&self) -> &G::View {
        match &self.source {
            Source::Position(position, view) => view.get_or_init(|| self.game.view(position, Viewer::Seat(self.seat))),
            Source::View(view) => view,
        }
    }
}

// Derived, it would print the position: a way round the view.
impl<G: Game> fmt::Debug for Question<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question").field("seat", &self.seat).field("legal", &self.legal).finish_non_exhaustive()
    }
}
