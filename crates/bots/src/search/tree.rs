//! The tree of a search: what was decided, and what came of it.

use cenacle_table::{MAX_SEATS, Seat, Worth};

/// No node, no edge.
pub(super) const NONE: u32 = u32::MAX;

/// What may follow after the decisions that lead here, in any of the positions that were imagined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The edges of the first position in which it was met stand together,
    first: u32,
    count: u32,
    /// those that were legal in others only are a list.
    more: u32,
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
}

/// Nodes and edges, each in one piece of memory that is kept from one decision to the next.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree of one node.
    pub(super) fn new() -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new(), edges: Vec::new() };
        tree.clear();
        tree
    }

    /// Nothing but a root.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.add_node();
    }

    pub(super) fn add_node(&mut self) -> u32 {
        let place = self.nodes.len() as u32;
        self.nodes.push(Node { first: NONE, count: 0, more: NONE, visits: 0, worth: [0.0; MAX_SEATS] });
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
        self.edges.extend(legal.iter().zip(leans).map(|(action, lean)| edge(*action, seat, *lean)));
        let node = &mut self.nodes[node as usize];
        (node.first, node.count) = (first, legal.len() as u32);
    }

    /// The edges of these decisions, in their order, into `found`; [`NONE`] for those that were never met here.
    /// Says whether all were.
    #[inline]
    pub(super) fn find(&self, node: u32, seat: Seat, legal: &[A], found: &mut Vec<u32>) -> bool {
        let node = &self.nodes[node as usize];
        let block = node.first..node.first + node.count;
        // Legal lists are mostly the same, and always in the same order.
        let mut expected = block.start;
        let mut all = true;
        for action in legal {
            let is = |edge: u32| {
                let edge = &self.edges[edge as usize];
                edge.action == *action && edge.seat == seat
            };
            let place = if expected < block.end && is(expected) {
                Some(expected)
            } else {
                block.clone().find(|edge| is(*edge)).or_else(|| self.listed(node.more).find(|edge| is(*edge)))
            };
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
    pub(super) fn add_edge(&mut self, node: u32, seat: Seat, action: A, lean: f32) -> u32 {
        let place = self.edges.len() as u32;
        let node = &mut self.nodes[node as usize];
        self.edges.push(Edge { next: node.more, ..edge(action, seat, lean) });
        node.more = place;
        place
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
        to.nodes[0] = Node { first: NONE, count: 0, more: NONE, ..*old };
        self.copy_edges(node, 0, to);
        // Nodes are copied in the order in which their edges are met: those copied are the queue.
        let mut at = 0;
        while at < to.edges.len() {
            let child = to.edges[at].child;
            if child != NONE {
                let place = to.add_node();
                to.edges[at].child = place;
                let old = &self.nodes[child as usize];
                to.nodes[place as usize] = Node { first: NONE, count: 0, more: NONE, ..*old };
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
        to.edges.extend(self.edges_of(from).map(|edge| Edge { next: NONE, ..*edge }));
        let count = to.edges.len() as u32 - first;
        let node = &mut to.nodes[place as usize];
        (node.first, node.count) = (first, count);
    }
}

fn edge<A>(action: A, seat: Seat, lean: f32) -> Edge<A> {
    Edge { action, seat, lean, mean: 0.0, visits: 0, available: 0, child: NONE, next: NONE }
}
