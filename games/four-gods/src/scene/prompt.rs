//! The question of the moment, or who is being waited for.

use cenacle_scene::{Phrase, Seat, Text, scene::Prompt};

use crate::{
    Figures, Position,
    position::{End, Phase},
    score::outcome,
    steps::{fitting_cells, to_act},
};

use super::Draft;

pub(super) fn prompt(draft: &Draft<'_>) -> Prompt {
    let mine = draft.me().filter(|me| to_act(draft.p).contains(*me));
    let (question, hints) = match mine {
        Some(me) => question(draft.figures, draft.p, me),
        None => (waiting(draft.p), verdict(draft.figures, draft.p)),
    };
    let hints: Vec<Text> = hints.into_iter().map(|hint| draft.phrase(hint)).collect();
    Prompt {
        mine: mine.is_some(),
        question: draft.phrase(question),
        hint: hints.join(" ").into(),
        rule: Some(rule(draft.p)),
    }
}

fn rule(p: &Position) -> &'static str {
    match p.phase {
        Phase::Over(_) => "end.count",
        _ if p.house.turns => "turn.glass",
        _ => "time.together",
    }
}

/// Who has won, once it is over.
fn verdict(figures: &Figures, p: &Position) -> Vec<Phrase> {
    let Some(outcome) = outcome(figures, p) else { return Vec::new() };
    let wins = |seat: Seat| Phrase::new("log-wins").seat("who", seat).number("score", outcome.scores[seat.index()]);
    outcome.winners.map(wins).collect()
}

fn waiting(p: &Position) -> Phrase {
    match p.phase {
        Phase::Over(End::World) => Phrase::new("over-world"),
        Phase::Over(End::Bag) => Phrase::new("over-bag"),
        Phase::Over(End::Pass) => Phrase::new("over-pass"),
        Phase::Over(End::Bound) => Phrase::new("over-bound"),
        _ if p.house.turns => Phrase::new("wait-turn").seat("who", p.turn),
        _ => Phrase::new("wait-together"),
    }
}

/// What is asked, and what may help: how many cells take a tile in hand, what stands in the way of drawing.
fn question(figures: &Figures, p: &Position, me: Seat) -> (Phrase, Vec<Phrase>) {
    if p.house.turns && p.turn != me {
        return (Phrase::new("ask-off-turn").seat("who", p.turn), vec![Phrase::new("hint-off-turn")]);
    }
    let key = match (p.house.turns, p.phase) {
        (false, Phase::Building) => "ask-together",
        (false, _) => "ask-together-last",
        (true, Phase::Building) => "ask-turn",
        (true, _) => "ask-turn-last",
    };
    let mut hints = Vec::new();
    if !p.empty_handed(me) {
        let cells = fitting_cells(figures, p, me).count_ones();
        hints.push(Phrase::new("hint-cells").number("cells", cells));
    } else if p.discards.is_full(me) {
        hints.push(Phrase::new("hint-saturated").number("limit", p.discards.limit()));
    } else if p.in_bag() > 0 {
        hints.push(Phrase::new("hint-draw").number("tiles", p.in_bag() as i64));
    }
    if p.may_choose_god(me) && p.colours_of(me).next().is_none() {
        hints.push(Phrase::new("hint-no-god"));
    }
    if p.flags.contains(me) {
        hints.push(Phrase::new("hint-passed"));
    }
    (Phrase::new(key), hints)
}
