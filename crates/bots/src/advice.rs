//! What a bot thinks of a question, beside its answer.

use cenacle_table::{MAX_SEATS, Phrase, Worth};

/// What a bot thinks of a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What may be done, the best first.
    pub choices: Vec<Choice>,
    /// What each seat may expect, if the best is done.
    pub worth: Worth,
    /// How often the game was played on in thought; 0 for a bot that does not.
    pub iterations: u64,
    /// Why: what speaks for and against the first choices, in their order. What nothing in particular speaks for has none.
    pub reasons: Vec<Vec<Reason>>,
}

/// A term of the game's evaluation that differs, and so speaks for or against a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// What, in the game's words.
    pub what: Phrase,
    /// Whether it speaks for the choice.
    pub good: bool,
    /// Which of the game's [`FACETS`](cenacle_table::Evaluator::FACETS),
    pub facet: usize,
    /// and by how much.
    pub by: f32,
    /// Whether it shows when the seat is asked again, rather than at once.
    pub later: bool,
}

/// One of the things that may be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// Its place in the legal list.
    pub index: usize,
    /// How often it was tried in thought.
    pub visits: u32,
    /// What each seat may expect then: its share of the win.
    pub worth: Worth,
}

impl Advice {
    /// An answer without reasons.
    #[must_use]
    pub fn only(index: usize) -> Advice {
        let worth = [0.0; MAX_SEATS];
        Advice { choices: vec![Choice { index, visits: 0, worth }], worth, iterations: 0, reasons: Vec::new() }
    }
}
