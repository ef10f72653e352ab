//! One thought: a position is imagined, the tree is followed to its edge, and the game is played on from there.

use cenacle_table::{Chance, Evaluator, Game, GameExt, Seat, Worth};

use crate::{error_model::draw, flow::Flow, outcome_worth};

use super::{
    early_stop::Spread,
    tree::{NONE, Tree},
};

/// Nodes of one tree; when they are used up, thought goes on without new ones.
const MOST_NODES: usize = 1 << 21;
const MOST_EDGES: usize = 1 << 24;

/// Thinks on one thread: a tree, a stream of chance, and what is needed on the way. In lines of memory of its own: what one
/// thread writes all the time must not stand beside what another reads.
#[repr(align(128))]
pub(super) struct Thinker<G: Game> {
    pub(super) tree: Tree<G::Action>,
    pub(super) spare: Tree<G::Action>,
    pub(super) chance: Chance,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
    path: Vec<u32>,
    pub(super) iterations: u64,
    begun: u64,
    /// How much what the asked seat may expect differs between the thoughts about this question.
    pub(super) spread: Spread,
}

impl<G: Evaluator> Thinker<G> {
    pub(super) fn new(chance: Chance) -> Thinker<G> {
        Thinker {
            tree: Tree::new(),
            spare: Tree::new(),
            chance,
            legal: Vec::with_capacity(1024),
            priors: Vec::with_capacity(1024),
            path: Vec::with_capacity(1024),
            iterations: 0,
            begun: 0,
            spread: Spread::default(),
        }
    }

    /// A question is begun.
    pub(super) fn begin(&mut self) {
        self.begun = self.iterations;
        self.spread = Spread::default();
    }

    /// Thoughts since then.
    pub(super) fn since(&self) -> u64 {
        self.iterations - self.begun
    }

    /// One thought about what this view's seat sees; `root` decides first, or whoever is next.
    pub(super) fn think(&mut self, game: &G, view: &G::View, root: Option<Seat>) {
        let position = game.resample(view, &mut self.chance);
        let mut flow: Flow<G> = Flow::from(game, position);
        let mut mover = root.or_else(|| flow.next(game, &mut self.chance));
        let mut node = 0;
        self.path.clear();
        while let Some(seat) = mover {
            self.legal.clear();
            game.legal(&flow.position, seat, &mut self.legal);
            let action = match self.legal[..] {
                // Who has no choice needs no node, except where the question is just that.
                [only] if node != 0 => only,
                _ => {
                    if node != 0 && self.tree.nodes[node as usize].visits == 0 {
                        break;
                    }
                    let full = self.tree.nodes.len() >= MOST_NODES || self.tree.edges.len() >= MOST_EDGES;
                    if full && !self.tree.is_open(node) {
                        break;
                    }
                    let edge = self.select(game, &flow.position, node, seat);
                    if full && self.tree.edges[edge as usize].child == NONE {
                        break;
                    }
                    self.path.push(edge);
                    let action = self.tree.actions[edge as usize];
                    let child = self.tree.edges[edge as usize].child;
                    node = if child == NONE { self.tree.add_node() } else { child };
                    self.tree.edges[edge as usize].child = node;
                    action
                }
            };
            flow.act(game, seat, action, &mut self.chance);
            mover = flow.next(game, &mut self.chance);
        }
        let worth = self.play_on(game, &mut flow, mover);
        self.tree.back_up(&self.path, &worth);
        if let Some(seat) = root {
            self.spread.note(worth[seat.index()]);
        }
        self.iterations += 1;
    }

    /// The edge to follow; decisions that were never met here are noted first.
    #[inline]
    fn select(&mut self, game: &G, position: &G::Position, node: u32, seat: Seat) -> u32 {
        if !self.tree.is_open(node) {
            self.list_priors(game, position, seat);
            self.tree.open(node, seat, &self.legal, &self.priors);
        }
        self.tree.best(node, seat, &self.legal, G::EXPLORATION).unwrap_or_else(|| {
            self.list_priors(game, position, seat);
            self.tree.best_with_new(node, seat, &self.legal, &self.priors, G::EXPLORATION)
        })
    }

    #[inline]
    fn list_priors(&mut self, game: &G, position: &G::Position, seat: Seat) {
        self.priors.clear();
        game.priors(position, seat, &self.legal, &mut self.priors);
        debug_assert_eq!(self.priors.len(), self.legal.len(), "a weight for each legal action");
    }

    /// Plays on by the cheap policy, then evaluates the position.
    fn play_on(&mut self, game: &G, flow: &mut Flow<G>, mut mover: Option<Seat>) -> Worth {
        let depth = G::PLAYOUT.depth.unwrap_or(G::about().longest);
        let guided = (G::PLAYOUT.guided * (1 << 24) as f32) as u32;
        let mut decisions = 0;
        while let Some(seat) = mover {
            if decisions == depth {
                return game.evaluate(&flow.position);
            }
            self.legal.clear();
            game.legal(&flow.position, seat, &mut self.legal);
            let action = if let [only] = self.legal[..] {
                only
            } else {
                decisions += 1;
                if guided == 1 << 24 || (guided > 0 && self.chance.below(1 << 24) < guided) {
                    self.list_priors(game, &flow.position, seat);
                    self.legal[draw(&self.priors, &mut self.chance)]
                } else {
                    *self.chance.pick(&self.legal)
                }
            };
            flow.act(game, seat, action, &mut self.chance);
            mover = flow.next(game, &mut self.chance);
        }
        game.outcome(&flow.position).map_or_else(|| game.evaluate(&flow.position), |outcome| outcome_worth(&outcome))
    }
}
