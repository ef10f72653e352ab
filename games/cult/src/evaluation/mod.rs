//! How a position is evaluated for bots: the three roads to victory, the means to walk them, and who is about to win.
//!
//! Two questions are asked of each cult. Will it fulfil a condition by the end of this round? Of several who do, the higher
//! Divine Power wins; whatever is left is for the rounds to come, and is shared out by what each cult has and may expect
//! ([`Stock`]). The weights were fitted to who won games, then changed wherever that
//! won more games against the unchanged ones (docs/BOTS.md).

mod prior;
mod reasons;
mod standing;

use cenacle_table::{BalanceCount, Evaluator, Facet, MAX_SEATS, Playout, Seat, Worth};

use crate::{
    Action, Cult, Event, Position, ability_words, figures::MAX_PLAYERS, position::End, rules_view::RulesView, words,
};

use reasons::FACETS;
use standing::Stock;

impl Evaluator for Cult {
    const PLAYOUT: Playout = Playout { depth: Some(24), guided: 0.9 };

    fn evaluate(&self, position: &Position) -> Worth {
        evaluate(RulesView { f: self.figures(), p: position }, &self.weights)
    }

    fn priors(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        prior::priors(RulesView { f: self.figures(), p: position }, seat, legal, out);
    }

    const FACETS: &'static [Facet] = &FACETS;

    fn facets(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        reasons::facets(RulesView { f: self.figures(), p: position }, seat, out);
    }

    fn count_event(&self, event: &Event, out: &mut Vec<BalanceCount>) {
        match *event {
            Event::Plays { seat, card } => {
                out.push(BalanceCount { seat, group: "note-card", what: words::card_word(self.figures(), card) });
            }
            Event::Uses { seat, cult_name, ability } => {
                let what = ability_words(cult_name.abilities()[usize::from(ability)])[0];
                out.push(BalanceCount { seat, group: "note-ability", what });
            }
            Event::Ends { end, winner: Some(seat) } => {
                let what = match end {
                    End::Altars => "road-altars",
                    End::Mobs => "road-mobs",
                    End::Summonings | End::Outlived => "road-summonings",
                };
                out.push(BalanceCount { seat, group: "note-road", what });
            }
            _ => {}
        }
    }

    fn count_position(&self, position: &Position, out: &mut Vec<BalanceCount>) {
        for seat in position.everybody() {
            out.push(BalanceCount { seat, group: "note-cult", what: position.cult(seat).cult_name.word() });
        }
    }
}

/// What is looked at of a cult, for the rounds to come.
pub const TRAITS: usize = 19;

/// What each of them is worth, in units of the exponent.
#[rustfmt::skip]
pub(crate) const WEIGHTS: [f32; TRAITS] = [
    // Altars, and their square.
    0.297, 0.034,
    // Mobs, and theirs.
    0.834, 0.007,
    // The Aspect of Darkness; how near the next Summoning is, and the second one.
    0.511, 0.505, 0.376,
    // Followers, and nine of them.
    0.186, 0.100,
    // Coins, and the first eight.
    0.015, 0.020,
    // Influence of all Priests, and their number.
    0.022, 0.002,
    // Miracles, Intrigues.
    0.080, 0.181,
    // Privileges, and what they add to the Patriarch.
    0.422, -0.015,
    // Supremacy; Priests that can still be placed.
    0.150, 0.131,
];

/// Wins of this round are not quite certain before it has ended.
const CERTAIN: f32 = 0.95;

fn evaluate(rules: RulesView<'_>, weights: &[f32; TRAITS]) -> Worth {
    let stocks = standing::stocks(rules);
    let mut worth: Worth = [0.0; MAX_SEATS];
    let mut left = 1.0;
    let mut waiting = rules.p.everybody();
    // [end.tie]: of those who have won, the one with the highest Divine Power.
    while let Some(seat) = waiting.max_by_key(|seat| rules.power(*seat)) {
        waiting = waiting.without(seat);
        let won = CERTAIN * stocks[seat.index()].victory(rules, seat);
        worth[seat.index()] = left * won;
        left *= 1.0 - won;
    }
    let mut shares = [0.0; MAX_PLAYERS];
    for seat in rules.p.everybody() {
        let traits = stocks[seat.index()].traits(rules, seat);
        let standing: f32 = traits.iter().zip(weights).map(|(of, weight)| of * weight).sum();
        shares[seat.index()] = standing.exp();
    }
    let sum: f32 = shares.iter().sum();
    for seat in rules.p.everybody() {
        worth[seat.index()] += left * shares[seat.index()] / sum;
    }
    worth
}

impl Cult {
    /// The same game, evaluated with other weights: for fitting them.
    #[doc(hidden)]
    #[must_use]
    pub fn judged_by(mut self, weights: [f32; TRAITS]) -> Cult {
        self.weights = weights;
        self
    }
}

/// What the evaluation is made of, for fitting its weights: the chance of each cult to fulfil a condition in this round, and
/// its traits.
#[doc(hidden)]
#[must_use]
pub fn traits_of(game: &Cult, position: &Position) -> [(f32, u8, [f32; TRAITS]); MAX_PLAYERS] {
    let rules = RulesView { f: game.figures(), p: position };
    let stocks: [Stock; MAX_PLAYERS] = standing::stocks(rules);
    std::array::from_fn(|index| {
        let seat = Seat::new(index);
        if index >= usize::from(position.players) {
            return (0.0, 0, [0.0; TRAITS]);
        }
        (stocks[index].victory(rules, seat), rules.power(seat), stocks[index].traits(rules, seat))
    })
}
