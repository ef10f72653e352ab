//! Who says what a seat may expect.

use cenacle_bots::{Bot, Budget, Question, Search, SearchSpec};
use cenacle_table::{Chance, Evaluator, Game, GameExt, Log, Seat, Seed, Worth};

/// Says what seats may expect, from what one viewer knows.
pub trait Estimator<G: Game> {
    /// What each seat may expect of a game that goes on, with one part in `parts` of the usual effort.
    fn worth(&mut self, game: &G, view: &G::View, parts: u32) -> Worth;

    /// The place in the list of what this seat would best do.
    fn best(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> usize;
}

/// Estimates by playing on in thought, as the search bot does.
pub struct Searched<G: Game> {
    spec: SearchSpec,
    seed: Seed,
    /// A search for each effort that was asked for.
    searches: Vec<(u32, Search<G>)>,
}

impl<G: Evaluator> Searched<G> {
    /// Thinks as long as this search about each question; its chance follows from the seed.
    #[must_use]
    pub fn new(spec: SearchSpec, seed: Seed) -> Searched<G> {
        Searched { spec, seed, searches: Vec::new() }
    }

    fn search(&mut self, parts: u32) -> &mut Search<G> {
        let place = self.searches.iter().position(|(effort, _)| *effort == parts).unwrap_or_else(|| {
            let budget = match self.spec.budget {
                Budget::Iterations(all) => Budget::Iterations((all / parts).max(1)),
                Budget::Millis(all) => Budget::Millis((all / parts).max(1)),
            };
            let search = Search::new(SearchSpec { budget, ..self.spec }, &self.seed.derive(parts.into()), Seat::new(0));
            self.searches.push((parts, search));
            self.searches.len() - 1
        });
        &mut self.searches[place].1
    }
}

impl<G: Evaluator> Estimator<G> for Searched<G> {
    fn worth(&mut self, game: &G, view: &G::View, parts: u32) -> Worth {
        self.search(parts.max(1)).estimate(game, view)
    }

    fn best(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> usize {
        let advice = self.search(1).advise(&Question::knowing(game, view, seat, legal));
        advice.choices.first().map_or(0, |choice| choice.index)
    }
}

/// Estimates by the game's own evaluation of imagined positions, without playing on: quick and rough.
#[derive(Clone, Debug)]
pub struct Evaluated {
    positions: u32,
    chance: Chance,
}

impl Evaluated {
    /// Evaluates so many imagined positions.
    #[must_use]
    pub fn new(positions: u32, chance: Chance) -> Evaluated {
        Evaluated { positions: positions.max(1), chance }
    }
}

impl<G: Evaluator> Estimator<G> for Evaluated {
    fn worth(&mut self, game: &G, view: &G::View, parts: u32) -> Worth {
        let positions = (self.positions / parts.max(1)).max(1);
        let mut mean = Worth::default();
        for _ in 0..positions {
            let worth = evaluate(game, &game.resample(view, &mut self.chance));
            mean.iter_mut().zip(worth).for_each(|(sum, one)| *sum += one / positions as f32);
        }
        mean
    }

    fn best(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> usize {
        let mut sums = vec![0.0; legal.len()];
        let positions = (self.positions / legal.len() as u32).max(4);
        for _ in 0..positions {
            let imagined = game.resample(view, &mut self.chance);
            for (sum, action) in sums.iter_mut().zip(legal) {
                let mut position = imagined.clone();
                game.carry_out(&mut position, seat, *action, &mut self.chance, &mut Log::silent());
                *sum += evaluate(game, &position)[seat.index()];
            }
        }
        let better = |best: usize, place: usize| if sums[place] > sums[best] { place } else { best };
        (1..legal.len()).fold(0, better)
    }
}

/// What each seat may expect, or has got.
fn evaluate<G: Evaluator>(game: &G, position: &G::Position) -> Worth {
    match game.outcome(position) {
        Some(outcome) => super::shares(&outcome),
        None => game.evaluate(position),
    }
}
