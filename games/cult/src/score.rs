//! The end: who has won, and how far everybody came.

use cenacle_table::{Outcome, Phrase, Seat, Seats, SheetLine};

use crate::{End, Figures, Phase, Position, rules_view::RulesView, steps::victor};

/// Why a game ended, as the outcome names it.
pub(crate) mod reason {
    /// Why it ends: five Altars.
    pub(crate) const ALTARS: &str = "altars";
    /// Why it ends: four Mobs.
    pub(crate) const MOBS: &str = "mobs";
    /// Why it ends: two Summonings.
    pub(crate) const SUMMONINGS: &str = "summonings";
    /// The limit of the house rule.
    pub(crate) const OUTLIVED: &str = "outlived";
}

/// How far a seat is on its best road, in sixtieths: a common measure of five Altars, four Mobs and two Summonings.
pub(crate) fn progress(rules: RulesView<'_>, seat: Seat) -> i32 {
    let cult = rules.p.cult(seat);
    let of = |have: u32, need: u8| (60 * have.min(need.into()) / u32::from(need.max(1))) as i32;
    let altars = of(cult.altars.len().into(), rules.f.altars_to_win);
    let mobs = of(cult.mobs.into(), rules.f.mobs_to_win);
    let summonings = of(u32::from(cult.dark) + u32::from(cult.triumphant), 2);
    altars.max(mobs).max(summonings)
}

pub(crate) fn outcome(figures: &Figures, p: &Position) -> Option<Outcome> {
    let Phase::Over(end) = p.phase else { return None };
    let rules = RulesView { f: figures, p };
    let winner = victor(rules).filter(|_| end != End::Outlived).map(|(seat, _)| seat);
    let reason = match end {
        End::Altars => reason::ALTARS,
        End::Mobs => reason::MOBS,
        End::Summonings => reason::SUMMONINGS,
        End::Outlived => reason::OUTLIVED,
    };
    // The winner, then whoever came furthest, then the higher Divine Power.
    let place = |seat: Seat| (winner != Some(seat), -progress(rules, seat), u8::MAX - rules.power(seat));
    let shift = u8::from(winner.is_none());
    let ranks = p.everybody().map(|seat| {
        let better = p.everybody().filter(|other| place(*other) < place(seat)).count() as u8;
        1 + better + shift
    });
    Some(Outcome {
        reason,
        winners: winner.map_or(Seats::NONE, Seats::only),
        ranks: ranks.collect(),
        // rules 1: how far each came, which is nobody's score.
        scores: p.everybody().filter(|_| figures.rules < 2).map(|seat| progress(rules, seat)).collect(),
    })
}

pub(crate) fn sheet(figures: &Figures, p: &Position) -> Vec<SheetLine> {
    if !p.is_over() {
        return Vec::new();
    }
    let rules = RulesView { f: figures, p };
    let mut lines = Vec::new();
    for seat in p.everybody() {
        let cult = p.cult(seat);
        let mut add = |key: &'static str, column: &'static str, value: i32, rule: &'static str| {
            lines.push(SheetLine { seat, label: Phrase::new(key), column, value, rule });
        };
        add("sheet-altars", "column-altars", cult.altars.len().into(), "goal");
        add("sheet-mobs", "column-mobs", cult.mobs.into(), "goal");
        let summonings = i32::from(cult.dark) + i32::from(cult.triumphant);
        add("sheet-summonings", "column-summonings", summonings, "goal");
        add("sheet-power", "column-power", rules.power(seat).into(), "end.tie");
    }
    lines
}
