//! The end: who has won, and the count line by line. `[score.points]`

use cenacle_table::{Outcome, Phrase, Seat, Seats, SheetLine};

use crate::{End, Figures, Goods, Phase, Position, rules_view::RulesView};

/// Why a game ended, as the outcome names it.
pub(crate) mod reason {
    /// The thirteenth sign, with two players or more.
    pub(crate) const AWAKENED: &str = "awakened";
    /// Alone: more points than the automaton.
    pub(crate) const BEATEN: &str = "solo-won";
    /// Alone: as many points.
    pub(crate) const DRAWN: &str = "solo-drawn";
    /// Alone, with fewer points.
    pub(crate) const LOST: &str = "solo-lost";
    /// Azathoth devours everybody: all have lost.
    pub(crate) const DEVOURED: &str = "devoured";
    /// The limit of the house rule.
    pub(crate) const OUTLASTED: &str = "outlasted";
}

pub(crate) fn outcome(figures: &Figures, p: &Position) -> Option<Outcome> {
    let Phase::Over(end) = p.phase else { return None };
    let rules = RulesView { f: figures, p };
    let scores = rules.scores();
    let score = |seat: Seat| scores[seat.index()];
    // [azathoth.end]: nobody wins, and nobody is before another.
    if end == End::Devoured {
        // rules 1: points were counted that nobody has.
        let counted = p.everybody().filter(|_| figures.rules < 2);
        return Some(Outcome {
            reason: reason::DEVOURED,
            winners: Seats::NONE,
            ranks: p.everybody().map(|_| p.players.max(2)).collect(),
            scores: counted.map(score).collect(),
        });
    }
    if p.is_solo() {
        let (own, rival) = (score(Seat::new(0)), rules.rival_score());
        let alone = match own.cmp(&rival) {
            std::cmp::Ordering::Greater => reason::BEATEN,
            std::cmp::Ordering::Equal => reason::DRAWN,
            std::cmp::Ordering::Less => reason::LOST,
        };
        let won = own > rival;
        return Some(Outcome {
            reason: if end == End::Outlasted { reason::OUTLASTED } else { alone },
            winners: if won { Seats::only(Seat::new(0)) } else { Seats::NONE },
            ranks: [if won { 1 } else { 2 }].into_iter().collect(),
            scores: [own].into_iter().collect(),
        });
    }
    // [score.victory]
    let best = p.everybody().map(score).max().unwrap_or(0);
    let rank = |seat: Seat| 1 + p.everybody().filter(|other| score(*other) > score(seat)).count() as u8;
    Some(Outcome {
        reason: if end == End::Outlasted { reason::OUTLASTED } else { reason::AWAKENED },
        winners: p.everybody().filter(|seat| score(*seat) == best).collect(),
        ranks: p.everybody().map(rank).collect(),
        scores: p.everybody().map(score).collect(),
    })
}

pub(crate) fn sheet(figures: &Figures, p: &Position) -> Vec<SheetLine> {
    // [azathoth.end]: where all have lost nothing is counted.
    if !p.is_over() || figures.rules >= 2 && p.phase == Phase::Over(End::Devoured) {
        return Vec::new();
    }
    let rules = RulesView { f: figures, p };
    let mut lines = Vec::new();
    for seat in p.everybody() {
        let wealth = p.sect(seat).wealth();
        for (goods, label) in [
            (Goods::Sign, "sheet-signs"),
            (Goods::Grimoire, "sheet-grimoires"),
            (Goods::Magic, "sheet-magic"),
            (Goods::Blood, "sheet-blood"),
        ] {
            let count = wealth.get(goods);
            let label = Phrase::new(label).number("count", count);
            let value = figures.points[goods as usize] * i32::from(count);
            lines.push(SheetLine { seat, label, column: "column-points", value, rule: "score.points" });
        }
        let value = rules.score(seat) - figures.points(&wealth);
        let label = Phrase::new("sheet-treasure").number("count", wealth.get(Goods::Treasure));
        lines.push(SheetLine { seat, label, column: "column-points", value, rule: "score.treasure" });
        if p.is_solo() {
            let label = Phrase::new("sheet-rival");
            lines.push(SheetLine { seat, label, column: "column-rival", value: rules.rival_score(), rule: "solo.end" });
        }
    }
    lines
}
