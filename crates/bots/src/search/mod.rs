//! The bot that plays the game on in thought: information-set Monte-Carlo tree search.
//!
//! Each thought (an iteration) imagines a whole position from what its seat may know ([`Game::resample`]: a determinization),
//! follows the tree of decisions made so far (selection by PUCT, as UCT with the game's priors), plays on by the game's own
//! weights (the rollout), and notes at every decision what each seat got. Decisions are kept by
//! seat and action, whatever was imagined; how often each could have been taken is counted, so that one that is seldom
//! legal is not taken for one that is seldom good. Dice and draws happen anew in every thought.

mod descent;
mod early_stop;
mod index;
mod tree;

use std::time::{Duration, Instant};

use cenacle_table::{Chance, Evaluator, Game, GameExt, Log, MAX_SEATS, Seat, Seed, Stream, Viewer, Worth};

use crate::{Advice, Bot, Budget, Question, SearchSpec, advice::Choice};

use descent::Thinker;
use early_stop::{LOOKS, Spread};
use tree::NONE;

/// A decision is looked back at so often before the tree behind it is taken over.
const BACKWARD_LOOKS: usize = 8;
/// Thoughts between two looks at the clock.
const GLANCE: u64 = 16;

/// Plays the game on in thought, as long as its budget lasts, and takes what was tried most.
pub struct Search<G: Game> {
    spec: SearchSpec,
    thinkers: Vec<Thinker<G>>,
    /// The last question and its answer: what comes next may be in the tree already.
    last: Option<Last<G>>,
    choices: Vec<Choice>,
    values: Vec<f32>,
}

struct Last<G: Game> {
    view: G::View,
    action: G::Action,
    /// Whether it was a question in the tree at all: a forced one is not.
    asked: bool,
}

impl<G: Evaluator> Search<G> {
    /// A search at this seat of the game with this seed.
    #[must_use]
    pub fn new(spec: SearchSpec, seed: &Seed, seat: Seat) -> Search<G> {
        let stream = Stream::Bot(seat.index() as u8);
        let chance = |thread: u64| match thread {
            0 => Chance::new(seed, stream),
            _ => Chance::new(&seed.derive(thread), stream),
        };
        let thinkers = (0..u64::from(spec.threads.get())).map(|thread| Thinker::new(chance(thread))).collect();
        Search { spec, thinkers, last: None, choices: Vec::new(), values: Vec::new() }
    }

    /// What each seat may expect where this viewer's view is all that is known; nobody has to be asked there.
    #[must_use]
    pub fn estimate(&mut self, game: &G, view: &G::View) -> Worth {
        self.last = None;
        self.thinkers.iter_mut().for_each(|thinker| thinker.tree.clear());
        self.run(game, view, None);
        let visits: u32 = self.thinkers.iter().map(|thinker| thinker.tree.nodes[0].visits).sum();
        let mut worth = [0.0; MAX_SEATS];
        for thinker in &self.thinkers {
            let root = &thinker.tree.nodes[0];
            let share = root.visits as f32 / visits.max(1) as f32;
            worth.iter_mut().zip(root.worth).for_each(|(sum, mean)| *sum += share * mean);
        }
        worth
    }

    /// Another budget from now on.
    pub fn set_budget(&mut self, budget: Budget) {
        self.spec.budget = budget;
    }

    /// Thoughts so far.
    #[must_use]
    pub fn iterations(&self) -> u64 {
        self.thinkers.iter().map(|thinker| thinker.iterations).sum()
    }

    /// Takes over what was thought about the question before, if this one follows from it and from nothing else.
    fn follow(&mut self, question: &Question<'_, G>) {
        let followed = self.last.take().is_some_and(|last| {
            if !self.follows(&last, question) {
                return false;
            }
            if last.asked {
                for thinker in &mut self.thinkers {
                    let children = thinker.tree.edges_of(0);
                    let child =
                        children.filter(|(action, _)| *action == last.action).map(|(_, edge)| edge.child).next();
                    match child {
                        Some(child) if child != NONE => thinker.tree.branch(child, &mut thinker.spare),
                        _ => thinker.spare.clear(),
                    }
                    std::mem::swap(&mut thinker.tree, &mut thinker.spare);
                }
            }
            true
        });
        if !followed {
            self.thinkers.iter_mut().for_each(|thinker| thinker.tree.clear());
        }
    }

    /// Whether the answer given then leads to this view in every position that could have been: then nothing was drawn
    /// and nobody else decided, and all that was thought behind it holds.
    fn follows(&mut self, last: &Last<G>, question: &Question<'_, G>) -> bool {
        let (game, seat) = (question.game(), question.seat());
        let chance = &mut self.thinkers[0].chance;
        (0..BACKWARD_LOOKS).all(|_| {
            let mut position = game.resample(&last.view, chance);
            game.apply(&mut position, seat, last.action, chance, &mut Log::silent()).is_ok()
                && game.view(&position, Viewer::Seat(seat)) == *question.view()
        })
    }

    /// Thinks until the budget is used up, or nothing more can change. Who is asked, and what may be answered, if anybody is.
    fn run(&mut self, game: &G, view: &G::View, asked: Option<(Seat, &[G::Action])>) {
        let began = Instant::now();
        let root = asked.map(|(seat, _)| seat);
        self.thinkers.iter_mut().for_each(Thinker::begin);
        let threads = u64::from(self.spec.threads.get());
        // Where nobody is asked there is nothing to end early for.
        let first_look = if asked.is_some() { 1 } else { LOOKS };
        for look in first_look..=LOOKS {
            match self.spec.budget {
                Budget::Iterations(budget) => {
                    // The same share for each thread, the first ones the rest.
                    let goal = |thread: u64| (u64::from(budget) + threads - 1 - thread) / threads * look / LOOKS;
                    self.each(|thread, thinker| {
                        let goal = goal(thread as u64);
                        while thinker.since() < goal {
                            thinker.think(game, view, root);
                        }
                    });
                }
                Budget::Millis(millis) => {
                    let until = began + Duration::from_micros(early_stop::due(look, u64::from(millis) * 1000));
                    self.each(|_, thinker| {
                        while Instant::now() < until {
                            (0..GLANCE).for_each(|_| thinker.think(game, view, root));
                        }
                    });
                }
            }
            if let Some((seat, legal)) = asked {
                self.gather(legal);
                if look < LOOKS && self.has_seen_enough(seat) {
                    break;
                }
            }
        }
    }

    /// Whether it may end before its budget does. A number of thoughts is kept to unless they could change nothing.
    fn has_seen_enough(&self, seat: Seat) -> bool {
        match self.spec.budget {
            Budget::Iterations(budget) => {
                let done: u64 = self.thinkers.iter().map(Thinker::since).sum();
                let [first, second] = early_stop::first_two(&self.choices);
                u64::from(first - second) > u64::from(budget).saturating_sub(done)
            }
            Budget::Millis(_) => {
                let spread = self.thinkers.iter().fold(Spread::default(), |all, thinker| all.and(thinker.spread));
                early_stop::is_settled(&self.choices, seat.index(), spread.deviation(), G::EXPLORATION)
            }
        }
    }

    /// Every thinker on its own thread.
    fn each(&mut self, work: impl Fn(usize, &mut Thinker<G>) + Sync) {
        if let [only] = &mut self.thinkers[..] {
            return work(0, only);
        }
        std::thread::scope(|scope| {
            let work = &work;
            let (first, others) = self.thinkers.split_first_mut().expect("a search has a thread");
            for (index, thinker) in others.iter_mut().enumerate() {
                scope.spawn(move || work(index + 1, thinker));
            }
            work(0, first);
        });
    }

    /// What was found out about each legal action, in their order.
    fn gather(&mut self, legal: &[G::Action]) {
        self.choices.clear();
        self.choices.extend((0..legal.len()).map(|index| Choice { index, visits: 0, worth: [0.0; MAX_SEATS] }));
        for thinker in &self.thinkers {
            let mut expected = 0;
            for (action, edge) in thinker.tree.edges_of(0) {
                let at = if legal.get(expected) == Some(&action) {
                    Some(expected)
                } else {
                    legal.iter().position(|other| *other == action)
                };
                let Some(at) = at else { continue };
                expected = at + 1;
                if edge.visits == 0 {
                    continue;
                }
                let choice = &mut self.choices[at];
                choice.visits += edge.visits;
                let share = edge.visits as f32 / choice.visits as f32;
                let worth = &thinker.tree.nodes[edge.child as usize].worth;
                choice.worth.iter_mut().zip(worth).for_each(|(mean, worth)| *mean += (worth - *mean) * share);
            }
        }
    }

    /// What changes nothing for anybody is not chosen while anything else was tried.
    fn pass_over_the_idle(&mut self, question: &Question<'_, G>) {
        let (game, seat, legal) = (question.game(), question.seat(), question.legal());
        let imagined = game.resample(question.view(), &mut self.thinkers[0].chance);
        let is_idle = |choice: &Choice| game.is_idle(&imagined, seat, legal[choice.index]);
        if self.choices.iter().any(|choice| choice.visits > 0 && !is_idle(choice)) {
            for choice in self.choices.iter_mut().filter(|choice| choice.visits > 0 && is_idle(choice)) {
                choice.visits = 0;
            }
        }
    }

    fn remember(&mut self, question: &Question<'_, G>, index: usize) {
        let asked = question.legal().len() > 1;
        let action = question.legal()[index];
        self.last = Some(Last { view: question.view().clone(), action, asked });
    }

    /// The best first: what was tried most, and of equals what promises more.
    fn rank(one: &Choice, other: &Choice, mine: usize) -> std::cmp::Ordering {
        (other.visits.cmp(&one.visits)).then(other.worth[mine].total_cmp(&one.worth[mine]))
    }
}

impl<G: Evaluator> Bot<G> for Search<G> {
    fn choose(&mut self, question: &Question<'_, G>) -> usize {
        let legal = question.legal();
        self.follow(question);
        let mut index = 0;
        if legal.len() > 1 {
            let mine = question.seat().index();
            let error_model = self.spec.error_model;
            index = if error_model.blunder(&mut self.thinkers[0].chance) {
                self.thinkers[0].chance.below(legal.len() as u32) as usize
            } else {
                self.run(question.game(), question.view(), Some((question.seat(), legal)));
                self.pass_over_the_idle(question);
                let best = self.choices.iter().min_by(|one, other| Self::rank(one, other, mine));
                let best = *best.expect("a question has an answer");
                if error_model.temperature == 0 {
                    best.index
                } else {
                    // What was hardly tried is not known well enough to be an error of judgement.
                    let known = |choice: &Choice| choice.visits >= (best.visits / 50).max(1);
                    self.values.clear();
                    let value = |choice: &Choice| if known(choice) { choice.worth[mine] } else { f32::NEG_INFINITY };
                    self.values.extend(self.choices.iter().map(value));
                    error_model.pick(&self.values, &mut self.thinkers[0].chance)
                }
            };
        }
        self.remember(question, index);
        index
    }

    fn uncertainty(&self) -> f32 {
        let [first, second] = early_stop::first_two(&self.choices);
        second as f32 / first.max(1) as f32
    }

    fn advise(&mut self, question: &Question<'_, G>) -> Advice {
        self.follow(question);
        let before = self.iterations();
        self.run(question.game(), question.view(), Some((question.seat(), question.legal())));
        self.pass_over_the_idle(question);
        let mine = question.seat().index();
        let mut choices = self.choices.clone();
        choices.sort_by(|one, other| Self::rank(one, other, mine));
        // What was advised is perhaps not what is done, so nothing is taken over from here.
        Advice { worth: choices[0].worth, iterations: self.iterations() - before, choices, reasons: Vec::new() }
    }
}
