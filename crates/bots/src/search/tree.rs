//! The tree of a search: what was decided, and what came of it.

use std::hash::Hash;

use cenacle_table::{MAX_SEATS, Seat, Worth};

use super::index::{Index, hash};

/// No node, no edge.
pub(super) const NONE: u32 = u32::MAX;

/// What may follow after the decisions that lead here, in any of the positions that were imagined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The edges of the first position in which it was met stand together,
    first: u32,
    count: u32,
    /// those that were legal in others only are a list,
    more: u32,
    /// and together they are so many.
    all: u32,
    pub(super) visits: u32,
    /// What each seat got on average.
    pub(super) worth: Worth,
}

/// A decision of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) seat: Seat,
    /// How promising it looked at first sight.
    pub(super) lean: f32,
    /// What the seat that decides got on average.
    pub(super) mean: f32,
    pub(super) visits: u32,
    /// How often it could have been taken.
    pub(super) available: u32,
    pub(super) child: u32,
    next: u32,
    node: u32,
}

/// Nodes and edges, each in one piece of memory that is kept from one decision to the next.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge<A>>,
    index: Index,
}

/// A node with more edges than this is looked up in the index.
const MANY: u32 = 24;
/// So many edges are looked at before that.
const NEAR: u32 = 3;

impl<A: Copy + Eq + Hash> Tree<A> {
    /// A tree of one node.
    pub(super) fn new() -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new(), edges: Vec::new(), index: Index::new() };
        tree.clear();
        tree
    }

    /// Nothing but a root.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.index.clear();
        self.add_node();
    }

    pub(super) fn add_node(&mut self) -> u32 {
        let place = self.nodes.len() as u32;
        self.nodes.push(Node { first: NONE, count: 0, more: NONE, all: 0, visits: 0, worth: [0.0; MAX_SEATS] });
        place
    }

    /// Whether decisions were noted at this node.
    #[inline]
    pub(super) fn is_open(&self, node: u32) -> bool {
        self.nodes[node as usize].first != NONE
    }

    /// Notes the decisions of the first position in which the node is met.
    pub(super) fn open(&mut self, node: u32, seat: Seat, legal: &[A], leans: &[f32]) {
        let first = self.edges.len() as u32;
        self.edges.extend(legal.iter().zip(leans).map(|(action, lean)| edge(node, *action, seat, *lean)));
        self.note_block(node, first);
    }

    /// The edges from `first` on are the block of a node.
    fn note_block(&mut self, node: u32, first: u32) {
        let count = self.edges.len() as u32 - first;
        let at = &mut self.nodes[node as usize];
        (at.first, at.count, at.all) = (first, count, count);
        if count > MANY {
            self.put_in_index(first, count as usize);
        }
    }

    fn put_in_index(&mut self, first: u32, count: usize) {
        if self.index.is_full_with(count) {
            self.index.grow_for(count);
            for place in 0..self.edges.len() as u32 {
                if self.nodes[self.edges[place as usize].node as usize].all > MANY {
                    self.index.insert(self.edges[place as usize].hash(), place);
                }
            }
            return;
        }
        for place in first..first + count as u32 {
            self.index.insert(self.edges[place as usize].hash(), place);
        }
    }

    /// The edges of these decisions, in their order, into `found`; [`NONE`] for those that were never met here.
    /// Says whether all were.
    #[inline]
    pub(super) fn find(&self, at: u32, seat: Seat, legal: &[A], found: &mut Vec<u32>) -> bool {
        let node = &self.nodes[at as usize];
        let block = node.first..node.first + node.count;
        // Legal lists are mostly the same, always in the same order, and what is noted together stands together: the next
        // one is mostly right behind, or a little further.
        let mut expected = block.start;
        let end = self.edges.len() as u32;
        let mut all = true;
        for action in legal {
            let is = |edge: u32| {
                let edge = &self.edges[edge as usize];
                edge.action == *action && edge.seat == seat && edge.node == at
            };
            let behind = (expected..end.min(expected + NEAR)).find(|edge| is(*edge));
            let place = behind.or_else(|| {
                if node.all > MANY {
                    self.index.find(hash((at, seat, *action)), is)
                } else {
                    block.clone().find(|edge| is(*edge)).or_else(|| self.listed(node.more).find(|edge| is(*edge)))
                }
            });
            expected = place.map_or(expected, |place| place + 1);
            all &= place.is_some();
            found.push(place.unwrap_or(NONE));
        }
        all
    }

    fn listed(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        let some = |edge: u32| (edge != NONE).then_some(edge);
        std::iter::successors(some(first), move |edge| some(self.edges[*edge as usize].next))
    }

    /// Notes a decision that was not legal when the node was first met.
    pub(super) fn add_edge(&mut self, at: u32, seat: Seat, action: A, lean: f32) -> u32 {
        let place = self.edges.len() as u32;
        let node = &mut self.nodes[at as usize];
        self.edges.push(Edge { next: node.more, ..edge(at, action, seat, lean) });
        node.more = place;
        node.all += 1;
        match node.all {
            all if all <= MANY => {}
            all if all == MANY + 1 => {
                // It has become one with many: all of them, wherever they stand.
                let (first, count, mut next) = (node.first, node.count, node.more);
                self.put_in_index(first, count as usize);
                while next != NONE && !self.index_has(next) {
                    self.put_in_index(next, 1);
                    next = self.edges[next as usize].next;
                }
            }
            _ => self.put_in_index(place, 1),
        }
        place
    }

    fn index_has(&self, edge: u32) -> bool {
        self.index.find(self.edges[edge as usize].hash(), |place| place == edge).is_some()
    }

    /// Every edge of a node.
    pub(super) fn edges_of(&self, node: u32) -> impl Iterator<Item = &Edge<A>> + '_ {
        let node = &self.nodes[node as usize];
        let block = if node.first == NONE { 0..0 } else { node.first..node.first + node.count };
        block.chain(self.listed(node.more)).map(|edge| &self.edges[edge as usize])
    }

    /// What was found out behind a node, as a tree of its own, into `to`.
    pub(super) fn branch(&self, node: u32, to: &mut Tree<A>) {
        to.clear();
        to.edges.clear();
        let old = &self.nodes[node as usize];
        to.nodes[0] = Node { first: NONE, count: 0, more: NONE, all: 0, ..*old };
        self.copy_edges(node, 0, to);
        // Nodes are copied in the order in which their edges are met: those copied are the queue.
        let mut at = 0;
        while at < to.edges.len() {
            let child = to.edges[at].child;
            if child != NONE {
                let place = to.add_node();
                to.edges[at].child = place;
                let old = &self.nodes[child as usize];
                to.nodes[place as usize] = Node { first: NONE, count: 0, more: NONE, all: 0, ..*old };
                self.copy_edges(child, place, to);
            }
            at += 1;
        }
    }

    fn copy_edges(&self, from: u32, place: u32, to: &mut Tree<A>) {
        if !self.is_open(from) {
            return;
        }
        let first = to.edges.len() as u32;
        to.edges.extend(self.edges_of(from).map(|edge| Edge { next: NONE, node: place, ..*edge }));
        to.note_block(place, first);
    }
}

impl<A: Hash + Copy> Edge<A> {
    fn hash(&self) -> u64 {
        hash((self.node, self.seat, self.action))
    }
}

fn edge<A>(node: u32, action: A, seat: Seat, lean: f32) -> Edge<A> {
    Edge { action, seat, lean, mean: 0.0, visits: 0, available: 0, child: NONE, next: NONE, node }
}
