//! The tree of a search: what was decided, and what came of it.

use std::{hash::Hash, ops::Range};

use cenacle_table::{MAX_SEATS, Seat, Worth};

use super::index::{Index, hash};

/// No node, no edge.
pub(super) const NONE: u32 = u32::MAX;

/// What may follow after the decisions that lead here, in any of the positions that were imagined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The edges of the first position in which it was met stand together: its block, mostly of one seat;
    first: u32,
    count: u32,
    seat: Option<Seat>,
    /// those that were legal in others only are a list.
    more: u32,
    /// Together they are so many,
    all: u32,
    /// found by the index, or not yet.
    indexed: bool,
    /// How often just the block was legal: each of its edges could have been taken so often besides.
    whole: u32,
    /// How promising its edges looked, added up.
    priors: f32,
    pub(super) visits: u32,
    /// What each seat got on average.
    pub(super) worth: Worth,
}

const EMPTY: Node = Node {
    first: NONE,
    count: 0,
    seat: None,
    more: NONE,
    all: 0,
    indexed: false,
    whole: 0,
    priors: 0.0,
    visits: 0,
    worth: [0.0; MAX_SEATS],
};

/// What came of a decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// How promising it looked at first sight.
    pub(super) prior: f32,
    /// What the seat that decides got on average.
    pub(super) mean: f32,
    pub(super) visits: u32,
    /// How often it could have been taken, besides [`Node::whole`] if it is in the block.
    available: u32,
    pub(super) child: u32,
}

/// Where an edge belongs.
#[derive(Clone, Copy, Debug)]
struct Place {
    node: u32,
    next: u32,
    seat: Seat,
}

/// Nodes and edges, each in one piece of memory that is kept from one decision to the next. What is compared, what is
/// weighed and where it belongs are apart, because a thought that meets the usual list reads no more than it needs.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge>,
    pub(super) actions: Vec<A>,
    places: Vec<Place>,
    index: Index,
    /// The edges of the list of legal actions at hand, where it is not just the block.
    found: Vec<u32>,
}

/// A node with more edges than this is looked up in the index.
const MANY: u32 = 24;
/// So many edges are looked at before that.
const NEAR: u32 = 3;

impl<A: Copy + Eq + Hash> Tree<A> {
    /// A tree of one node.
    pub(super) fn new() -> Tree<A> {
        let (nodes, edges, actions, places) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut tree = Tree { nodes, edges, actions, places, index: Index::new(), found: Vec::with_capacity(1024) };
        tree.clear();
        tree
    }

    /// Nothing but a root.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.clear_edges();
        self.add_node();
    }

    fn clear_edges(&mut self) {
        self.edges.clear();
        self.actions.clear();
        self.places.clear();
        self.index.clear();
    }

    pub(super) fn add_node(&mut self) -> u32 {
        let place = self.nodes.len() as u32;
        self.nodes.push(EMPTY);
        place
    }

    /// Whether decisions were noted at this node.
    #[inline]
    pub(super) fn is_open(&self, node: u32) -> bool {
        self.nodes[node as usize].first != NONE
    }

    /// Notes the decisions of the first position in which the node is met.
    pub(super) fn open(&mut self, node: u32, seat: Seat, legal: &[A], priors: &[f32]) {
        let first = self.edges.len() as u32;
        self.edges.extend(priors.iter().map(|prior| fresh(*prior)));
        self.actions.extend_from_slice(legal);
        self.places.resize(self.edges.len(), Place { node, next: NONE, seat });
        self.note_block(node, Some(seat), first);
    }

    /// The edges from `first` on are the block of a node.
    fn note_block(&mut self, node: u32, seat: Option<Seat>, first: u32) {
        let count = self.edges.len() as u32 - first;
        let priors = self.edges[first as usize..].iter().map(|edge| edge.prior).sum();
        let at = &mut self.nodes[node as usize];
        (at.first, at.count, at.all, at.seat, at.priors) = (first, count, count, seat, priors);
    }

    /// The edges of a node's block, if they are just these decisions.
    #[inline]
    fn block_of(&self, at: u32, seat: Seat, legal: &[A]) -> Option<Range<usize>> {
        let node = &self.nodes[at as usize];
        let block = node.first as usize..node.first as usize + node.count as usize;
        (node.seat == Some(seat) && block.len() == legal.len() && self.actions[block.clone()] == *legal)
            .then_some(block)
    }

    /// The edge to follow among these decisions: what is promising, weighed with what was tried little for as often as it
    /// could have been. `None` if some of them were never met here.
    #[inline]
    pub(super) fn best(&mut self, at: u32, seat: Seat, legal: &[A], explore: f32) -> Option<u32> {
        if let Some(block) = self.block_of(at, seat, legal) {
            let node = &mut self.nodes[at as usize];
            node.whole += 1;
            let mut best = Best::new(node.worth[seat.index()], explore / node.priors);
            let whole = node.whole;
            for (place, edge) in self.edges[block.clone()].iter().enumerate() {
                best.consider(place as u32, edge, edge.available + whole);
            }
            return Some(block.start as u32 + best.place);
        }
        self.find(at, seat, legal).then(|| self.best_found(at, seat, explore))
    }

    /// The edge to follow among those found.
    fn best_found(&mut self, at: u32, seat: Seat, explore: f32) -> u32 {
        let node = &self.nodes[at as usize];
        let mut all = 0.0;
        for place in &self.found {
            let edge = &mut self.edges[*place as usize];
            edge.available += 1;
            all += edge.prior;
        }
        let mut best = Best::new(node.worth[seat.index()], explore / all);
        for place in &self.found {
            let edge = &self.edges[*place as usize];
            // Before the block it wraps round, and is beyond.
            let whole = if place.wrapping_sub(node.first) < node.count { node.whole } else { 0 };
            best.consider(*place, edge, edge.available + whole);
        }
        best.place
    }

    /// The edges of these decisions, in their order, into `found`; [`NONE`] for those that were never met here.
    /// Says whether all were.
    fn find(&mut self, at: u32, seat: Seat, legal: &[A]) -> bool {
        self.found.clear();
        // Legal lists are mostly alike, always in the same order, and what is noted together stands together: the next
        // one is mostly right behind, or a little further.
        let mut expected = self.nodes[at as usize].first;
        let mut all = true;
        for action in legal {
            let end = (self.edges.len() as u32).min(expected + NEAR);
            let behind = (expected..end).find(|edge| self.is(*edge, at, seat, action));
            let place = behind.or_else(|| self.look_up(at, seat, action));
            expected = place.map_or(expected, |place| place + 1);
            all &= place.is_some();
            self.found.push(place.unwrap_or(NONE));
        }
        all
    }

    fn look_up(&mut self, at: u32, seat: Seat, action: &A) -> Option<u32> {
        let node = &self.nodes[at as usize];
        if node.all > MANY {
            if !node.indexed {
                self.put_all_in_index(at);
            }
            return self.index.find(hash((at, seat, *action)), |edge| self.is(edge, at, seat, action));
        }
        self.numbers_of(at).find(|edge| self.is(*edge, at, seat, action))
    }

    #[inline]
    fn is(&self, edge: u32, node: u32, seat: Seat, action: &A) -> bool {
        let place = &self.places[edge as usize];
        self.actions[edge as usize] == *action && place.seat == seat && place.node == node
    }

    /// Notes those of these decisions that were not found when the best was looked for, and looks again.
    pub(super) fn best_with_new(&mut self, at: u32, seat: Seat, legal: &[A], priors: &[f32], explore: f32) -> u32 {
        for (index, action) in legal.iter().enumerate() {
            if self.found[index] == NONE {
                self.found[index] = self.add_edge(at, seat, *action, priors[index]);
            }
        }
        self.best_found(at, seat, explore)
    }

    /// Notes a decision that was not legal when the node was first met.
    fn add_edge(&mut self, at: u32, seat: Seat, action: A, prior: f32) -> u32 {
        let place = self.edges.len() as u32;
        let node = &mut self.nodes[at as usize];
        self.edges.push(fresh(prior));
        self.actions.push(action);
        self.places.push(Place { node: at, next: node.more, seat });
        node.more = place;
        node.all += 1;
        if node.indexed && !self.make_room_in_index(1) {
            self.index.insert(self.hash_of(place), place);
        }
        place
    }

    fn put_all_in_index(&mut self, at: u32) {
        let node = &mut self.nodes[at as usize];
        node.indexed = true;
        let (block, mut next, all) = (node.first..node.first + node.count, node.more, node.all as usize);
        if self.make_room_in_index(all) {
            return;
        }
        for place in block {
            self.index.insert(self.hash_of(place), place);
        }
        while next != NONE {
            self.index.insert(self.hash_of(next), next);
            next = self.places[next as usize].next;
        }
    }

    /// Makes room for so many more, and says whether everything was put in anew for that.
    fn make_room_in_index(&mut self, more: usize) -> bool {
        if !self.index.is_full_with(more) {
            return false;
        }
        self.index.grow_for(more);
        for place in 0..self.edges.len() as u32 {
            if self.nodes[self.places[place as usize].node as usize].indexed {
                self.index.insert(self.hash_of(place), place);
            }
        }
        true
    }

    fn hash_of(&self, edge: u32) -> u64 {
        let place = &self.places[edge as usize];
        hash((place.node, place.seat, self.actions[edge as usize]))
    }

    /// The numbers of all edges of a node.
    fn numbers_of(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let node = &self.nodes[node as usize];
        let block = if node.first == NONE { 0..0 } else { node.first..node.first + node.count };
        let some = |edge: u32| (edge != NONE).then_some(edge);
        block.chain(std::iter::successors(some(node.more), move |edge| some(self.places[*edge as usize].next)))
    }

    /// Every edge of a node, with its action.
    pub(super) fn edges_of(&self, node: u32) -> impl Iterator<Item = (A, &Edge)> + '_ {
        self.numbers_of(node).map(|edge| (self.actions[edge as usize], &self.edges[edge as usize]))
    }

    /// Every node on the path learns what each seat got, every edge what its own seat did.
    pub(super) fn back_up(&mut self, path: &[u32], worth: &Worth) {
        self.nodes[0].learn(worth);
        for place in path {
            let seat = self.places[*place as usize].seat;
            let edge = &mut self.edges[*place as usize];
            edge.visits += 1;
            edge.mean += (worth[seat.index()] - edge.mean) / edge.visits as f32;
            self.nodes[edge.child as usize].learn(worth);
        }
    }

    /// What was found out behind a node, as a tree of its own, into `to`.
    pub(super) fn branch(&self, node: u32, to: &mut Tree<A>) {
        to.clear();
        self.copy_node(node, 0, to);
        // Nodes are copied in the order in which their edges are met: those copied are the queue.
        let mut at = 0;
        while at < to.edges.len() {
            let child = to.edges[at].child;
            if child != NONE {
                let place = to.add_node();
                to.edges[at].child = place;
                self.copy_node(child, place, to);
            }
            at += 1;
        }
    }

    fn copy_node(&self, from: u32, place: u32, to: &mut Tree<A>) {
        let old = &self.nodes[from as usize];
        to.nodes[place as usize] = Node { visits: old.visits, worth: old.worth, ..EMPTY };
        if !self.is_open(from) {
            return;
        }
        let first = to.edges.len() as u32;
        for number in self.numbers_of(from) {
            let whole = if number.wrapping_sub(old.first) < old.count { old.whole } else { 0 };
            let edge = self.edges[number as usize];
            to.edges.push(Edge { available: edge.available + whole, ..edge });
            to.actions.push(self.actions[number as usize]);
            to.places.push(Place { node: place, next: NONE, seat: self.places[number as usize].seat });
        }
        let seats = &to.places[first as usize..];
        let seat = old.seat.filter(|seat| seats.iter().all(|one| one.seat == *seat));
        to.note_block(place, seat, first);
    }
}

impl Node {
    #[inline]
    fn learn(&mut self, worth: &Worth) {
        self.visits += 1;
        let share = 1.0 / self.visits as f32;
        for (mean, worth) in self.worth.iter_mut().zip(worth) {
            *mean += (worth - *mean) * share;
        }
    }
}

/// The best edge so far.
struct Best {
    place: u32,
    score: f32,
    /// What counts for those that were never tried.
    untried: f32,
    scale: f32,
    /// Mostly all could have been taken equally often: the root is drawn once.
    available: u32,
    root: f32,
}

impl Best {
    #[inline]
    fn new(untried: f32, scale: f32) -> Best {
        Best { place: 0, score: f32::MIN, untried, scale, available: 0, root: 0.0 }
    }

    #[inline]
    fn consider(&mut self, place: u32, edge: &Edge, available: u32) {
        let mean = if edge.visits == 0 { self.untried } else { edge.mean };
        if available != self.available {
            (self.available, self.root) = (available, self.scale * (available as f32).sqrt());
        }
        let score = mean + self.root * edge.prior / (1 + edge.visits) as f32;
        if score > self.score {
            (self.place, self.score) = (place, score);
        }
    }
}

fn fresh(prior: f32) -> Edge {
    Edge { prior, mean: 0.0, visits: 0, available: 0, child: NONE }
}
