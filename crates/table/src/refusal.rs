//! Why not: every refusal cites its rule.

use cenacle_scene::Phrase;

/// The id of a rule: a heading in the game's `rules/{fr,en}.md`.
pub type RuleId = &'static str;

/// A decision that the rules do not allow. The position is unchanged.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// The rule that stands against it.
    pub rule: RuleId,
    /// What was asked, why not, what would do.
    pub why: Phrase,
}

impl Refusal {
    /// The key by which every game says that something is not what is asked now. The engine adds what is.
    pub const NOT_NOW: &str = "why-not-now";

    /// A refusal by `rule`, explained by the message `key`.
    #[must_use]
    pub fn new(rule: RuleId, key: &'static str) -> Refusal {
        Refusal { rule, why: Phrase::new(key) }
    }

    /// A refusal explained by a phrase with figures.
    #[must_use]
    pub fn because(rule: RuleId, why: Phrase) -> Refusal {
        Refusal { rule, why }
    }
}
